// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/history/history_operator.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace bramah::solver {

class FmuPackage;

/// What a model asks of an FMU: variables by their place in the description, elements of arrays one behind the other.
struct CoSimulationCall {
    std::shared_ptr<const FmuPackage> fmu;
    std::vector<std::size_t> inputs, outputs, parameters;
    std::vector<std::pair<std::size_t, std::string>> texts;

    friend bool operator==(const CoSimulationCall&, const CoSimulationCall&) = default;
};

/// The operator whose outputs are those of an FMU beside the model: its inputs are the time, then those of the FMU; its
/// settings the communication step [s], whether outputs are extrapolated (0 or 1), the time limit of a call [s], then
/// the parameters. Equal calls get the same object, which stays until the program ends.
///
/// The FMU steps from one communication point to the next behind the model, which has taken that way with its outputs
/// held, or extrapolated by their last two values. Its inputs are held from the beginning of a step; at its end they
/// are set anew before outputs are read, so that a direct way through the FMU has no lag. The outputs then jump, which
/// is a time event. (Jacobi's way with the model first: Kübler and Schiehlen, Mathematical and Computer Modelling of
/// Dynamical Systems 6 (2000) 93-113.)
[[nodiscard]] const HistoryOperator& coSimulationOperator(const CoSimulationCall& call);
/// The FMU of such an operator; null for others.
[[nodiscard]] const FmuPackage* fmuOf(const HistoryOperator& operation);

}  // namespace bramah::solver
