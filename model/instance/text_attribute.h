// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

#include <QString>

#include <string_view>

namespace bramah::model {

/// An attribute of \a variable that is a text, as its `unit`; empty if it has none.
[[nodiscard]] QString textAttribute(const Instance& variable, std::string_view name);

}  // namespace bramah::model
