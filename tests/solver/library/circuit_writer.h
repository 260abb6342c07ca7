// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/solver/library/circuit_part.h"

#include <QByteArray>

#include <cstdint>

namespace bramah::test {

/// What circuits are made of.
struct CircuitParts {
    std::vector<CircuitPart> hydraulic, translational, rotational;
};

/// The text of a model `Circuit` of \a parts; the same for a \a seed.
[[nodiscard]] QByteArray randomCircuitText(const CircuitParts& parts, std::uint64_t seed);

}  // namespace bramah::test
