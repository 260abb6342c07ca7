// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_library.h"

#include <string>
#include <vector>

namespace bramah::test {

/// What a random circuit can do with a class: join its ports, change its parameters.
struct CircuitPart {
    struct Port {
        std::string name;
        std::string type;  ///< last part of the connector's class
        std::string unit;  ///< of a signal
        bool isRotational = false;
    };
    struct Parameter {
        std::string name;
        double value = 0;
        double min = 0, max = 0;
    };
    /// A Boolean or enumeration parameter; with the other value of a Boolean other ports may be there.
    struct Choice {
        std::string name;
        std::vector<std::string> values;
        std::vector<Port> added;
        std::vector<std::string> removed;
    };

    std::string className;
    std::vector<Port> ports;
    std::vector<Parameter> parameters;
    std::vector<Choice> choices;
};

/// Looks at a class, and through classes of its own, which it adds to \a library, at what its choices change.
[[nodiscard]] CircuitPart describePart(model::ClassLibrary& library, const model::ClassNode& node);

}  // namespace bramah::test
