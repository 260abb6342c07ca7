// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"

#include <cstdint>

namespace bramah::model {

/// The sort of value that an expression gives, as far as its text and its names tell it.
enum class ExpressionSort : std::uint8_t { Unknown, Truth, Number, Text };

/// The sort of \a expression, which is written in the model \a scope.
[[nodiscard]] ExpressionSort sortOf(const syntax::Expression& expression, const Instance& scope);

}  // namespace bramah::model
