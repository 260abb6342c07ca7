// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checks/usual_value_check.h"

#include "model/instance/display_unit.h"
#include "model/instance/instance_diagnostic.h"
#include "model/instance/text_attribute.h"
#include "model/syntax/annotation_values.h"
#include "model/units/quantity_text.h"
#include "model/units/unit.h"

#include <optional>

namespace bramah::model {
namespace {

struct UsualRange {
    double least = 0, most = 0;

    [[nodiscard]] bool holds(double value) const { return value >= least && value <= most; }
};

std::optional<UsualRange> usualRangeOf(const Instance& parameter)
{
    const syntax::Component* component = parameter.component();
    const syntax::ExpressionPtr written =
        component ? syntax::valueIn(syntax::vendorAnnotation(component->comment.annotation), "usual") : nullptr;
    const auto* list = written ? written->to<syntax::ArrayExpression>() : nullptr;
    if (!list || list->elements.size() != 2)
        return std::nullopt;
    const auto least = syntax::numberOf(list->elements[0]), most = syntax::numberOf(list->elements[1]);
    return least && most ? std::optional(UsualRange{*least, *most}) : std::nullopt;
}

/// The same \a number in a unit of the quantity in which it is usual, as `25 cm³/rev`; empty if there is none.
QString meantText(double number, const UsualRange& usual, const QString& siUnit, const QString& shown)
{
    for (const QString& unit : QStringList{shown} + unitChoices(siUnit)) {
        const auto value = unit.isEmpty() ? tl::expected<double, QString>(0)
                                          : parseQuantity(formatNumber(number) + QLatin1Char(' ') + unit, siUnit);
        if (!unit.isEmpty() && value && usual.holds(*value))
            return formatQuantity(*value, siUnit, unit);
    }
    return {};
}

}  // namespace

void checkUsualValues(InstanceTree& tree, const Instance& instance)
{
    for (const auto& child : instance.children()) {
        const Modifier* binding = child->modifiers().binding();
        const auto number = binding ? syntax::numberOf(binding->value) : std::nullopt;
        const auto usual = number ? usualRangeOf(*child) : std::nullopt;
        if (!usual || usual->holds(*number))
            continue;
        const QString siUnit = textAttribute(*child, "unit"), shown = displayUnitOf(*child);
        const auto text = [&](double value) {
            return formatQuantity(value, siUnit, readableUnit(value, siUnit, shown));
        };
        QStringList told{QString::fromStdString(child->path()), formatQuantity(*number, siUnit, siUnit),
                         text(usual->least), text(usual->most)};
        const QString meant = meantText(*number, *usual, siUnit, shown);
        if (!meant.isEmpty())
            told << meant;
        tree.report(about(instance, meant.isEmpty() ? DiagnosticKind::UnusualValue : DiagnosticKind::UnusualUnit, told,
                          binding->part, binding->span));
    }
}

}  // namespace bramah::model
