// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/instance/display_unit.h"

#include "model/instance/text_attribute.h"
#include "model/syntax/annotation_values.h"
#include "model/units/unit_set.h"

namespace bramah::model {

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
    return displayUnitIn(unitSetOf(*top), variable);
}

QString displayUnitIn(const QString& set, const Instance& variable)
{
    const QString unit = set.isEmpty() ? QString() : unitInSet(set, textAttribute(variable, "unit"));
    return unit.isEmpty() ? textAttribute(variable, "displayUnit") : unit;
}

}  // namespace bramah::model
