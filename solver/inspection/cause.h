// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/compiled_system.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace bramah::solver {

/// The values of variables in the rows of a stretch of a run, in order of time; at an event there are two rows of one
/// time.
struct StretchRows {
    std::vector<double> times;  ///< [s]
    /// Of a variable in each row [SI]; empty if the run does not have it, nor a parameter of this name.
    std::function<std::vector<double>(VariableId variable)> values;
};

/// A part of the change of a variable.
struct CauseTerm {
    /// What changes it: another variable, or kNoVariable for the time itself, or what no variable stands for.
    VariableId variable = kNoVariable;
    std::string text;       ///< the term of the equation, as Modelica text
    ComponentId component;  ///< where the value of `variable` comes from
    double change = 0;      ///< its part of the change, in the unit of the explained variable [SI]
    /// For a sum over time: the integral of `variable` over the stretch, with the sign that it has in the equation;
    /// else its own change. In its own unit [SI], by s for the former.
    double amount = 0;
    bool isInput = false;  ///< `variable` is given from outside: the time, a parameter changed by hand
};

/// Why a variable has changed: the terms of the equation that determines it, whose parts sum to the change.
struct Cause {
    /// How the variable gets its value.
    enum class Kind : std::uint8_t {
        Integrated,  ///< a state: the parts are integrals of the terms of its derivative
        Computed,    ///< the parts are changes of the terms, or what the changes of single variables do to the value
        Together,    ///< the same of an equation that is solved together with others
        Event,       ///< it changes at events only
        Delayed,     ///< it is an earlier value of another variable
        Given        ///< no equation determines it
    };
    Kind kind = Kind::Given;
    VariableId variable = kNoVariable;  ///< the explained one
    VariableId through = kNoVariable;  ///< the variable whose equation it is, if `variable` follows from that one alone
    std::string equation;              ///< as Modelica text
    ComponentId component;             ///< that the equation belongs to
    double change = 0;                 ///< the last value less the first one [SI]
    std::vector<CauseTerm> terms;      ///< the largest parts first; without those that are only rounding
    /// What is left of the change: of a state what the straight lines between rows miss, and jumps at events; 0 else.
    double remainder = 0;
    bool isIncomplete = false;  ///< a value in the equation is not known in the run: there are no terms
};

/// Explains the change of \a variable from the first to the last of \a rows by the equation that the compiler has
/// chosen for it. \a system has a structure (CompileOptions::keepStructure).
///
/// An equation is taken apart into terms of a sum, factors being multiplied out. The part of a term of a derivative is
/// its integral over the stretch by trapezia. Where the value is one nonlinear term of several variables, the change is
/// shared along the path of the rows: between two rows the variables take their new values one after the other,
/// forwards and backwards, and each gets the mean of both changes. These parts sum to the change exactly, for any
/// function; for small steps they are those of Aumann and Shapley (Values of Non-Atomic Games, 1974). A variable that
/// follows from a single other one is explained by that one's equation, and flows that only wiring sums up are replaced
/// by the flows of the components.
[[nodiscard]] Cause causeOf(const CompiledSystem& system, VariableId variable, const StretchRows& rows);

}  // namespace bramah::solver
