// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/variable_catalog.h"

#include "model/instance/display_unit.h"
#include "model/instance/shown_texts.h"
#include "model/instance/text_attribute.h"
#include "model/syntax/annotation_values.h"
#include "model/units/unit_set.h"

namespace bramah::app {

namespace {

using model::BuiltinType;
using model::Instance;

constexpr int kDepthLimit = 12;

/// As in a run's columns: the first parameter of those that a mass flow names, found from its component outward.
double densityOf(const Instance& variable)
{
    if (!variable.prefixes().isFlow || !variable.component())
        return 0;
    const QStringList names = model::syntax::vendorStrings(variable.component()->comment.annotation, "density");
    for (const QString& name : names)
        for (const Instance* at = variable.parent(); at; at = at->parent())
            if (const Instance* density = at->descendant(name.toStdString()))
                return density->value().number().value_or(0);
    return 0;
}

void collect(const Instance& owner, int depth, const QString& volumeUnit, std::vector<solver::ResultColumn>& columns)
{
    for (const auto& child : owner.children()) {
        const auto& prefixes = child->prefixes();
        if (child->isProtected() || prefixes.isParameter || prefixes.isConstant || prefixes.isOuter)
            continue;
        if (child->isArray()) {
            if (depth < kDepthLimit)
                for (const auto& element : child->elements())
                    collect(*element, depth + 1, volumeUnit, columns);
            continue;
        }
        switch (child->builtin()) {
        case BuiltinType::Real:
        case BuiltinType::Integer:
        case BuiltinType::Boolean: {
            solver::ResultColumn column;
            column.path = QString::fromStdString(child->path());
            column.unit = model::textAttribute(*child, "unit");
            column.displayUnit = model::displayUnitOf(*child);
            column.quantity = model::textAttribute(*child, "quantity");
            column.description = model::shownDescription(*child);
            column.density = densityOf(*child);
            if (column.density > 0)
                column.displayUnit = volumeUnit;
            column.component = QString::fromStdString(owner.path());
            column.isDiscrete = child->builtin() != BuiltinType::Real;
            columns.push_back(std::move(column));
            break;
        }
        case BuiltinType::None:
            if (depth < kDepthLimit)
                collect(*child, depth + 1, volumeUnit, columns);
            break;
        default: break;
        }
    }
}

}  // namespace

std::vector<solver::ResultColumn> variablesOf(const Instance& model)
{
    std::vector<solver::ResultColumn> columns;
    collect(model, 0, model::unitInSet(model::unitSetOf(model), QStringLiteral("m3/s")), columns);
    return columns;
}

}  // namespace bramah::app
