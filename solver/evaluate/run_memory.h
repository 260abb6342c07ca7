// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/blocks/evaluation_status.h"
#include "solver/evaluate/saved_state.h"
#include "solver/flat_model/flat_model.h"

#include <span>
#include <string>
#include <vector>

namespace bramah::solver {

class PastSignals;

/// The first failure, in a run, of an assertion that only warns.
struct AssertionWarning {
    double time = 0;
    ComponentId component{};
    ModelMessage message;
};

/// How the start of a run, or its resumption, ended.
struct InitialisationOutcome {
    EvaluationStatus status;
    std::string method;                   ///< as "actual equations" or "homotopy"
    std::vector<std::string> freeStates;  ///< paths of states that nothing determines: they keep their start attribute
    bool terminated = false;              ///< the model ends the run at its start
    ModelMessage message;                 ///< of terminate()
};

/// What a run remembers of the points that it has passed: the pasts of delays, the assertions that have warned, and all
/// that another run needs to go on.
class RunMemory
{
public:
    /// Everything that a run keeps from (t, x) on. Relations, discrete values and delays are the present ones.
    [[nodiscard]] virtual SavedState save(double, std::span<const double>) { return {}; }
    /// Continues at time \a t0 from \a state, instead of the model's own start, and writes the states to \a x.
    /// Variables that \a state does not contain keep their start attributes; `freeStates` of the outcome names them.
    virtual InitialisationOutcome resume(const SavedState& state, double t0, std::span<double> x) = 0;

    /// The longest step [s] after which delayed values are still known accurately; 0: no limit.
    [[nodiscard]] virtual double largestStep() const { return 0; }
    /// The histories of delayed signals; null if there are none.
    [[nodiscard]] virtual PastSignals* past() { return nullptr; }
    /// Computes the inputs of delays at (t, x), without storing them.
    virtual EvaluationStatus evaluateDelayed(double, std::span<const double>) { return {}; }
    /// Stores the inputs of delays at the accepted point (t, x) within a step, in order of time. Assertions are not
    /// checked as long as these inputs are finite.
    virtual EvaluationStatus rememberWithin(double, std::span<const double>) { return {}; }
    /// Announces that rememberWithin() may be called for the last evaluated point: what it would store may be kept.
    virtual void expectToRemember() {}
    /// Announces that the last evaluated point will be accepted after others have been evaluated: its values may be
    /// kept.
    virtual void keepPoint() {}
    /// To be called once for each accepted step, in order of time: assertions, delay histories.
    virtual EvaluationStatus acceptStep(double t, std::span<const double> x) = 0;
    /// Assertions that warned since the last call, each once in a run.
    [[nodiscard]] virtual std::vector<AssertionWarning> takeWarnings() { return {}; }

    /// Fills the histories of delays as if their inputs had always had their values at (t, x), as operating points
    /// need. Accepts the point.
    virtual EvaluationStatus settleDelays(double t, std::span<const double> x) { return acceptStep(t, x); }

protected:
    ~RunMemory() = default;
};

}  // namespace bramah::solver
