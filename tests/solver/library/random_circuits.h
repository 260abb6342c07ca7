// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_library.h"
#include "tests/solver/library/circuit_writer.h"

#include <QByteArray>

#include <cstdint>

namespace bramah::test {

/// Makes circuits nobody would draw, but which are valid: hydraulic components joined at random by nodes of volumes
/// from tiny to large, with parameters up to a hundred times off and choices made at random, valves composed from
/// tables, driven by steps, pulses and sines, pumps by electric machines too; each rod moves a mass, each shaft turns
/// an inertia, each circuit has a tank.
class RandomCircuits
{
public:
    /// Knows every hydraulic, translational and rotational class of the package `Bramah` in \a library; looks at them
    /// through classes of its own, which it adds.
    explicit RandomCircuits(model::ClassLibrary& library);

    /// The text of a model `Circuit`; the same for a \a seed as long as the library is the same.
    [[nodiscard]] QByteArray text(std::uint64_t seed) const;
    [[nodiscard]] std::size_t classCount() const
    {
        return parts_.hydraulic.size() + parts_.translational.size() + parts_.rotational.size();
    }

private:
    void collect(const model::ClassNode& node);

    model::ClassLibrary& library_;
    CircuitParts parts_;
};

}  // namespace bramah::test
