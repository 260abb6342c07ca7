// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/take_values.h"

#include "model/text/dotted_name.h"
#include "model/units/quantity_text.h"

namespace bramah::app {

bool takeValues(editor::DocumentSession& session, const QString& text, const ParameterValues& values,
                model::DiagramChanges changes)
{
    session.show({session.sheet().place().root, {}});
    for (const auto& [path, value] : values) {
        const QString component = model::firstName(path), parameter = model::behindFirst(path);
        const QString number = model::modelicaNumber(value);
        if (parameter.isEmpty())
            changes.push_back(model::SetParameterValue{component, number});
        else
            changes.push_back(model::SetModifier{{component}, parameter, number});
    }
    return session.apply(text, changes);
}

double foundValue(double value)
{
    return QString::number(value, 'g', 6).toDouble();
}

}  // namespace bramah::app
