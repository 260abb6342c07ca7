// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/instance/display_unit.h"

#include "model/syntax/annotation_values.h"
#include "model/units/unit_set.h"

namespace bramah::model {
namespace {

QString textAttribute(const Instance& variable, std::string_view name)
{
    const Value value = variable.attribute(name);
    const auto* text = value.to<std::string>();
    return text ? QString::fromStdString(*text) : QString();
}

}  // namespace

QString unitSetOf(const Instance& model)
{
    const syntax::ClassDefinition* definition = model.classNode().definition();
    return definition ? syntax::stringIn(syntax::vendorAnnotation(definition->annotation), "units").value_or(QString())
                      : QString();
}

QString displayUnitOf(const Instance& variable)
{
    const Instance* top = &variable;
    while (top->parent())
        top = top->parent();
    const QString set = unitSetOf(*top);
    const QString unit = set.isEmpty() ? QString() : unitInSet(set, textAttribute(variable, "unit"));
    return unit.isEmpty() ? textAttribute(variable, "displayUnit") : unit;
}

}  // namespace bramah::model
