// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/instance/connector_sizing.h"

#include "model/instance/instance.h"
#include "model/syntax/annotation_values.h"

namespace bramah::model {

bool isConnectorSize(const Instance& parameter)
{
    const auto* annotation = parameter.component() ? parameter.component()->comment.annotation : nullptr;
    const auto* dialog = annotation ? syntax::nestedIn(annotation->arguments, "Dialog") : nullptr;
    const auto value = syntax::valueIn(dialog, "connectorSizing");
    const auto* isSizing = value ? value->to<syntax::BooleanLiteral>() : nullptr;
    return isSizing && isSizing->value;
}

}  // namespace bramah::model
