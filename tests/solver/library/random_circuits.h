// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_library.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace bramah::test {

/// Makes circuits nobody would draw, but which are valid: hydraulic components joined at random by nodes of volumes
/// from tiny to large, with parameters up to a hundred times off, driven by steps, pulses and sines; each rod moves a
/// mass, each shaft turns an inertia, each circuit has a tank.
class RandomCircuits
{
public:
    /// Knows every hydraulic, translational and rotational class of the package `Bramah` in \a library.
    explicit RandomCircuits(const model::ClassLibrary& library);

    /// The text of a model `Circuit`; the same for a \a seed as long as the library is the same.
    [[nodiscard]] QByteArray text(std::uint64_t seed) const;
    [[nodiscard]] std::size_t classCount() const
    {
        return hydraulic_.size() + translational_.size() + rotational_.size();
    }

private:
    struct Port {
        std::string name;
        std::string type;  ///< last part of the connector's class
        std::string unit;  ///< of a signal
    };
    struct Parameter {
        std::string name;
        double value = 0;
        double min = 0, max = 0;
    };
    struct Template {
        std::string className;
        std::vector<Port> ports;
        std::vector<Parameter> parameters;
    };
    class Writer;

    void collect(const model::ClassNode& node);
    [[nodiscard]] static Template describe(const model::ClassNode& node);

    std::vector<Template> hydraulic_, translational_, rotational_;
};

/// How the run of a random circuit ended.
enum class CircuitEnd {
    StopTime,
    Refused,     ///< a parameter that follows from others is out of its range: no valid circuit
    Blamed,      ///< before, with a component named
    OverBudget,  ///< stopped after a time that no circuit of this size should take
    Wrong,       ///< it does not compile, nobody is named, or a result is not a number
};

struct CircuitOutcome {
    CircuitEnd end = CircuitEnd::Wrong;
    QString message;
};

/// Runs a circuit for a second of simulated time.
[[nodiscard]] CircuitOutcome runCircuit(const QByteArray& text);

}  // namespace bramah::test
