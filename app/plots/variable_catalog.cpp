// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/variable_catalog.h"

#include "model/instance/display_unit.h"
#include "model/instance/shown_texts.h"
#include "model/instance/text_attribute.h"
#include "model/syntax/annotation_values.h"
#include "model/units/unit_set.h"

#include <QHash>
#include <QStringList>

namespace bramah::app {

namespace {

using model::BuiltinType;
using model::Instance;

constexpr int kDepthLimit = 12;

/// Lists the variables of a model, which may be thousands.
class Catalog
{
public:
    explicit Catalog(const Instance& model)
        : unitSet_(model::unitSetOf(model)), volumeUnit_(model::unitInSet(unitSet_, QStringLiteral("m3/s")))
    {
        collect(model, 0);
    }
    [[nodiscard]] std::vector<solver::ResultColumn> take() { return std::move(columns_); }

private:
    void collect(const Instance& owner, int depth)
    {
        const QString component = QString::fromStdString(owner.path());
        for (const auto& child : owner.children()) {
            const auto& prefixes = child->prefixes();
            if (child->isProtected() || prefixes.isParameter || prefixes.isConstant || prefixes.isOuter)
                continue;
            if (child->isArray()) {
                if (depth < kDepthLimit)
                    for (const auto& element : child->elements())
                        collect(*element, depth + 1);
                continue;
            }
            switch (child->builtin()) {
            case BuiltinType::Real:
            case BuiltinType::Integer:
            case BuiltinType::Boolean: add(*child, component); break;
            case BuiltinType::None:
                if (depth < kDepthLimit)
                    collect(*child, depth + 1);
                break;
            default: break;
            }
        }
    }

    void add(const Instance& variable, const QString& component)
    {
        solver::ResultColumn column;
        column.path = QString::fromStdString(variable.path());
        column.unit = model::textAttribute(variable, "unit");
        column.displayUnit = model::displayUnitIn(unitSet_, variable);
        column.quantity = model::textAttribute(variable, "quantity");
        column.description = model::shownDescription(variable);
        column.density = densityOf(variable);
        if (column.density > 0)
            column.displayUnit = volumeUnit_;
        column.component = component;
        column.isBoolean = variable.builtin() == BuiltinType::Boolean;
        column.isDiscrete = variable.builtin() != BuiltinType::Real;
        columns_.push_back(std::move(column));
    }

    /// As for the columns of a run: the first parameter named by a mass flow, searched from its component outward.
    double densityOf(const Instance& variable)
    {
        if (!variable.prefixes().isFlow || !variable.component())
            return 0;
        const auto* annotation = variable.component()->comment.annotation;
        auto names = densityNames_.constFind(annotation);
        if (names == densityNames_.cend())
            names = densityNames_.insert(annotation, model::syntax::vendorStrings(annotation, "density"));
        if (names->isEmpty())
            return 0;
        for (const QString& name : *names)
            for (const Instance* at = variable.parent(); at; at = at->parent())
                if (const Instance* density = at->descendant(name.toStdString()))
                    return density->value().number().value_or(0);
        return 0;
    }

    QString unitSet_;
    QString volumeUnit_;
    QHash<const void*, QStringList> densityNames_;  ///< by annotation
    std::vector<solver::ResultColumn> columns_;
};

}  // namespace

std::vector<solver::ResultColumn> variablesOf(const Instance& model)
{
    return Catalog(model).take();
}

}  // namespace bramah::app
