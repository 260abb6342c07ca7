// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace bramah::solver {

/// The form in which a question needs the equations of a model.
struct ModelForm {
    /// Which form; a model keeps one of each that was asked for.
    enum class Kind : std::uint8_t {
        Run,            ///< as they are
        Rest,           ///< for points of rest: a lag in place of each delay, with the same point of rest
        DelaysNamed,    ///< as they are, but a linearisation finds the outputs of delays by name
        Ports,          ///< with inputs and outputs whose small changes count
        Sine,           ///< with a sine added to an input
        Driven,         ///< with variables that signals from outside give, in the place of their own laws
        Structure,      ///< with the description for people, CompiledSystem::structure
        RestStructure,  ///< that description alone, of the system whose derivatives are zero
        Stages,         ///< with the text of each stage of the compiler
    };
    Kind kind = Kind::Run;
    std::vector<std::string> inputs = {};   ///< of Ports and Driven, paths; of Sine one
    std::vector<std::string> outputs = {};  ///< of Ports, paths

    auto operator<=>(const ModelForm&) const = default;
};

}  // namespace bramah::solver
