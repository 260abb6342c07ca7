// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/instance/text_attribute.h"

namespace bramah::model {

QString textAttribute(const Instance& variable, std::string_view name)
{
    const Value value = variable.attribute(name);
    const auto* text = value.to<std::string>();
    return text ? QString::fromStdString(*text) : QString();
}

}  // namespace bramah::model
