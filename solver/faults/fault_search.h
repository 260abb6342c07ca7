// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/fit/fit.h"

namespace bramah::solver {

class Model;

/// One thing that may be wrong: a parameter somewhere between its own value and that of the worst case.
struct FaultHypothesis {
    QString component;  ///< path of the part
    QString caption;    ///< in the user's language
    QString parameter;  ///< path
    double healthy = 0, worst = 0;
};

/// The faults that the parts of \a model name (model::PartFault) and that its equations allow.
[[nodiscard]] std::vector<FaultHypothesis> faultHypotheses(Model& model);

/// Which fault explains measurements of a circuit?
struct FaultQuestion {
    /// The measurements and how the model repeats them; its parameters are those that are not known well in any case
    /// and are fitted along with each fault.
    FitQuestion fit;
    std::vector<FaultHypothesis> hypotheses;  ///< those of parameters that are fitted in any case are left out
};

/// What measurements say of one fault, or of there being none.
struct RankedFault {
    std::optional<FaultHypothesis> hypothesis;  ///< nothing: no fault
    FittedValue size;                           ///< bounds of the first ones only
    double misfit = 0;  ///< what is left over the noise, root of the mean square; near 1 for what explains them
    /// How sure it is that the first one explains something that this one does not, in deviations by chance (test of R.
    /// Davidson and J. G. MacKinnon, Econometrica 49 (1981) 781, with errors that may be correlated).
    double behind = 0;
    bool isTied = false;  ///< cannot be told from the first one
    QString problem;      ///< why its runs fail; else empty
};

/// A pressure that nobody has measured and that would tell two faults apart.
struct FaultSensor {
    QString variable;
    double difference = 0;  ///< between the two, root of the mean square [Pa]
};

/// The result of findFault().
struct FaultAnswer {
    QString problem;  ///< why there is no answer; else empty
    bool isStopped = false;
    std::vector<RankedFault> ranking;   ///< the best first, those whose runs fail last
    std::optional<FaultSensor> sensor;  ///< for the first two, if they are tied
    std::size_t runs = 0;
};

/// Told of a search while it is on: so many hypotheses of all are done.
struct FaultProgress {
    std::size_t done = 0, all = 0;
};

/// Fits each fault alone, and no fault at all, and ranks them by how likely they make the measurements, with the noise
/// that the best one leaves.
[[nodiscard]] FaultAnswer findFault(const FaultQuestion& question,
                                    const std::function<void(const FaultProgress&)>& tell = {},
                                    const std::function<bool()>& isStopWanted = {});

}  // namespace bramah::solver
