// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

#include <QString>

#include <string_view>

namespace bramah::model {

/// A String attribute of \a variable, as its `unit`; empty if it is not set.
[[nodiscard]] QString textAttribute(const Instance& variable, std::string_view name);

}  // namespace bramah::model
