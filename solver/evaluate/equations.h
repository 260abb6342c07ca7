// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/blocks/evaluation_status.h"
#include "solver/tape/system_layout.h"

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <utility>
#include <vector>

namespace bramah::solver {

/// What an event has changed.
struct EventOutcome {
    EvaluationStatus status;
    bool statesChanged = false;     ///< by reinit()
    bool structureChanged = false;  ///< a relation or discrete variable has a new value: derivatives may jump
    bool terminated = false;        ///< terminate() was called
    ModelMessage message;           ///< of terminate()
    std::vector<std::int32_t> firedRelations;
};

/// The equations of a run, in explicit form, and its events: what integrators and the search for events ask. Between
/// events the relations keep their truth values; relations() gives the zero-crossing functions, whose sign changes
/// demand an event. All methods share the point that was evaluated last, so that an integrator's derivatives serve
/// relations, events and rows at the same point.
class Equations
{
public:
    /// What the vectors of states, outputs and relations hold, and the patterns of Jacobians; nominal values change
    /// with parameters.
    [[nodiscard]] virtual const SystemLayout& layout() const = 0;

    /// Explicit form: xdot = f(t, x), with implicit blocks solved inside.
    virtual EvaluationStatus derivatives(double t, std::span<const double> x, std::span<double> xdot) = 0;
    /// derivatives() at three points at once, at about half the cost. False if that is not possible or a derivative is
    /// not finite: derivatives() then gives the reason.
    [[nodiscard]] virtual bool derivativesSideBySide(const std::array<double, 3>&,
                                                     const std::array<std::vector<double>, 3>&,
                                                     const std::array<double*, 3>&)
    {
        return false;
    }
    /// The total derivative of f by x, through implicit blocks too, in the order of layout().odeJacobian. Where a slope
    /// is infinite, as that of a root at 0, the slopes of a point near by take their place: they serve iterations.
    virtual EvaluationStatus jacobian(double t, std::span<const double> x, std::span<double> values) = 0;
    /// The same, but a slope that is infinite is a failure.
    virtual EvaluationStatus exactJacobian(double t, std::span<const double> x, std::span<double> values)
    {
        return jacobian(t, x, values);
    }

    /// Zero-crossing functions, one per relation, at (t, x). A relation flips when its function changes sign.
    virtual EvaluationStatus relations(double t, std::span<const double> x, std::span<double> values) = 0;
    /// The first time after \a t at which sample() or a relation of time alone may change, an input jumps or bends, or
    /// a jump comes out of a delay; infinity if there is none.
    [[nodiscard]] virtual double nextTimeEvent(double t) const = 0;
    /// Takes all relations literally at (t, x) and iterates to a consistent point; reinit() may change \a x.
    virtual EventOutcome handleEvent(double t, std::span<double> x) = 0;
    /// Does the model read terminal(), so that the end of a run is an event?
    [[nodiscard]] virtual bool readsTerminal() const { return false; }
    /// Makes terminal() true, for the event that ends the run.
    virtual void beginTerminal() {}

    /// Polled in Newton loops and long evaluations; when it returns true, the call ends with Cancelled.
    void setStopCheck(std::function<bool()> isStopWanted) { isStopWanted_ = std::move(isStopWanted); }
    /// Does the run have to end soon? False without a check.
    [[nodiscard]] bool isStopWanted() const { return isStopWanted_ && isStopWanted_(); }

protected:
    ~Equations() = default;
    std::function<bool()> isStopWanted_;
};

}  // namespace bramah::solver
