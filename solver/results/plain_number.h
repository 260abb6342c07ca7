// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::solver {

/// Can writePlainNumber() write a number of this \a size, its magnitude? Such numbers need no exponent.
[[nodiscard]] constexpr bool isPlainSize(double size)
{
    return size == 0 || (size >= 1e-5 && size < 1e15);
}

/// Writes the shortest text, without an exponent, that reads back as \a value; of several the nearest. The same as
/// std::to_chars with chars_format::fixed, in half the time. Room for 48 characters is needed at \a to; returns the end
/// of the text.
[[nodiscard]] char* writePlainNumber(char* to, double value);

}  // namespace bramah::solver
