// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/expressions/native_function.h"

#include <cstdint>
#include <memory>

namespace bramah::solver {

class ByteReader;

/// Steps of generators of random numbers on words of 64 bits, each kept as two Integers of 32 bits with a sign: the low
/// half and the high one. A function has one object, whoever asks for it; its derivatives are zero.
enum class WordHalf : std::uint8_t { Low, High };

/// (low, high) -> a half of `x xor (x shifted by \a shift)`, to the left, or to the right if \a shift is negative.
[[nodiscard]] std::shared_ptr<const NativeFunction> shiftedXor(int shift, WordHalf half);
/// (low, high) -> a half of `x shifted by \a shift`.
[[nodiscard]] std::shared_ptr<const NativeFunction> shifted(int shift, WordHalf half);
/// (low, high) -> a half of `x*factor`, without what is beyond 64 bits.
[[nodiscard]] std::shared_ptr<const NativeFunction> productWith(std::uint64_t factor, WordHalf half);
/// (a, b) -> a xor b, of halves.
[[nodiscard]] std::shared_ptr<const NativeFunction> xorOfHalves();
///@{
/// (a, b) -> a + b of halves without what is beyond 32 bits, and the 0 or 1 beyond.
[[nodiscard]] std::shared_ptr<const NativeFunction> sumOfHalves();
[[nodiscard]] std::shared_ptr<const NativeFunction> carryOfHalves();
///@}
/// (low, high) -> a number from 0 to 1: the word as a number with a sign, divided by 2^64, and 0.5.
[[nodiscard]] std::shared_ptr<const NativeFunction> uniformOfWord();
/// Any of these, as its NativeFunction::write() has written it.
[[nodiscard]] std::shared_ptr<const NativeFunction> readRandomWord(ByteReader& from);

}  // namespace bramah::solver
