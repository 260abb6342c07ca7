// SPDX-License-Identifier: GPL-3.0-or-later
// Events of switches whose laws are written by hand: each of the ways in which EventIteration looks for consistent
// truths is met by a system that the ways before it cannot settle.
#include "solver/evaluate/system_evaluator.h"
#include "tests/runtime/suites.h"
#include "tests/runtime/switch_system.h"

namespace bramah::test {
namespace {

using namespace solver;
using Slots = std::vector<Slot>;

/// A run of switches: an event with other forces takes it on.
class SwitchRun
{
public:
    explicit SwitchRun(const Switches& switches)
        : count_(switches.count), evaluator_(makeEvaluator(switchSystem(switches))), x_(switches.count)
    {
        status = evaluator_->initialise(0, x_).status;
    }

    /// An event at which truth k is `v_k + forces[k] > 0`.
    EventOutcome event(std::vector<double> forces)
    {
        x_ = std::move(forces);
        const EventOutcome outcome = evaluator_->handleEvent(++time_, x_);
        status = outcome.status;
        return outcome;
    }
    EventOutcome free() { return event(std::vector<double>(count_, 0.0)); }
    /// Sets the truths by forces that no law withstands.
    void force(const std::string& truths)
    {
        std::vector<double> forces;
        for (const char truth : truths)
            forces.push_back(truth == '1' ? 1e6 : -1e6);
        event(std::move(forces));
    }
    /// The truths in order, as `101`.
    [[nodiscard]] std::string truths() const
    {
        std::string result;
        for (std::size_t i = 0; i < count_; ++i) {
            const auto path = "switches.on[" + std::to_string(i + 1) + "]";
            result += evaluator_->value(evaluator_->model().findVariable(path)) != 0 ? '1' : '0';
        }
        return result;
    }
    /// The path of the variable that is said to have no consistent value; empty if none is.
    [[nodiscard]] std::string culprit() const
    {
        const auto* cause = status.cause ? std::get_if<failures::NoConsistentValue>(status.cause.get()) : nullptr;
        return cause ? evaluator_->model().variable(cause->variable).path : std::string();
    }

    EvaluationStatus status;

private:
    std::size_t count_;
    std::unique_ptr<SystemEvaluator> evaluator_;
    std::vector<double> x_;
    double time_ = 0;
};

/// v_1 = -0.5, v_k = truth_(k-1) - 0.5: the first switch decides all others, one after the other.
Switches row(std::size_t count)
{
    return {count, [](SystemWriter& writer, Program& program, const Slots& truths) {
                const Slot half = writer.slot(0.5), minusHalf = writer.slot(-0.5);
                Slots values{minusHalf};
                for (std::size_t i = 0; i + 1 < truths.size(); ++i)
                    values.push_back(writer.put(program, Operation::Subtract, truths[i], half));
                return values;
            }};
}

void aRowOfSwitchesFollowsItsFirst(Checks& check)
{
    SwitchRun run(row(20));
    check.that(run.status.ok() && run.truths() == std::string(20, '0'), "all are off at the start");
    std::vector<double> push(20, 0.0);
    push[0] = 1;
    const EventOutcome outcome = run.event(push);
    check.that(outcome.status.ok() && run.truths() == std::string(20, '1'), "all follow: " + run.truths());
    check.that(outcome.structureChanged && !outcome.statesChanged, "the event tells that relations have changed");
}

/// v_1 = 0.5 - truth_2, v_2 = 0.5 - truth_1, v_3 = truth_2 - 0.5: the first is on alone, or the other two are.
Switches flipFlop()
{
    return {3, [](SystemWriter& writer, Program& program, const Slots& truths) {
                const Slot half = writer.slot(0.5);
                return Slots{writer.put(program, Operation::Subtract, half, truths[1]),
                             writer.put(program, Operation::Subtract, half, truths[0]),
                             writer.put(program, Operation::Subtract, truths[1], half)};
            }};
}

void theNearestOfSeveralSolutionsIsTaken(Checks& check)
{
    SwitchRun run(flipFlop());
    for (const char* kept : {"100", "011"}) {
        run.force(kept);
        check.that(run.free().status.ok() && run.truths() == kept, std::string("a solution stays: ") + kept);
    }
    // From all off or all on the truths taken at once swing for ever; the solution with one change is the nearest.
    run.force("000");
    check.that(run.free().status.ok() && run.truths() == "100", "from all off: " + run.truths());
    run.force("111");
    check.that(run.free().status.ok() && run.truths() == "011", "from all on: " + run.truths());
}

/// v = 1 while off, \a whileOn while on.
Switches diode(double whileOn)
{
    return {1, [whileOn](SystemWriter& writer, Program& program, const Slots& truths) {
                return Slots{writer.put(program, Operation::If, truths[0], writer.slot(whileOn), writer.slot(1))};
            }};
}

void roundingDoesNotDecideATruth(Checks& check)
{
    SwitchRun rounded(diode(-1e-13));
    check.that(rounded.status.ok() && rounded.truths() == "1", "a current of -1e-13 beside 1 is none");
    SwitchRun contrary(diode(-1e-3));
    check.that(contrary.status.kind == FailureKind::EventLoop, "a current of -1e-3 contradicts its diode");
    check.that(contrary.culprit() == "switches.on[1]", "the message names it: " + contrary.culprit());
}

/// A linear complementarity problem in a ring: z_i + 2 z_(i+1) - 1 = w_i, z_i >= 0, w_i >= 0, z_i w_i = 0. On means
/// that w_i is 0, off that z_i is. For odd counts its matrix is a P-matrix; the solution is z = 1/3, all on.
Switches ring(std::size_t count)
{
    return {
        count, [](SystemWriter& writer, Program& program, const Slots& truths) {
            const std::size_t n = truths.size();
            const Slot one = writer.slot(1), minusTwo = writer.slot(-2);
            const auto put = [&](Operation operation, Slot a, Slot b) { return writer.put(program, operation, a, b); };
            // z_1 = a + b z_1, gone round once: z_i = on_i (1 - 2 z_(i+1)).
            Slot a = writer.slot(0), b = one;
            for (std::size_t i = n; i-- > 0;) {
                a = put(Operation::Multiply, truths[i],
                        put(Operation::Add, one, put(Operation::Multiply, minusTwo, a)));
                b = put(Operation::Multiply, truths[i], put(Operation::Multiply, minusTwo, b));
            }
            Slots z(n + 1);
            z[0] = z[n] = put(Operation::Divide, a, put(Operation::Subtract, one, b));
            for (std::size_t i = n; i-- > 1;)
                z[i] = put(Operation::Multiply, truths[i],
                           put(Operation::Add, one, put(Operation::Multiply, minusTwo, z[i + 1])));
            Slots values;
            for (std::size_t i = 0; i < n; ++i) {
                const Slot minusW = put(Operation::Subtract, one,
                                        put(Operation::Subtract, z[i], put(Operation::Multiply, minusTwo, z[i + 1])));
                values.push_back(writer.put(program, Operation::If, truths[i], z[i], minusW));
            }
            return values;
        }};
}

// From the first one on alone both rings run in circles for ever if all truths are taken at once. That of 3 is searched
// in all combinations; 13 are too many for that: the least index rule finds the solution.
void complementarityProblemsAreSolved(Checks& check)
{
    for (const std::size_t count : {std::size_t{3}, std::size_t{13}}) {
        SwitchRun run(ring(count));
        std::string first(count, '0');
        first[0] = '1';
        run.force(first);
        check.that(run.truths() == first, "the forced truths hold");
        check.that(run.free().status.ok(), std::to_string(count) + " switches settle");
        check.that(run.truths() == std::string(count, '1'), "all are on: " + run.truths());
    }
}

/// v_1 = truth_2 - 0.5, v_2 = 0.5 - truth_1: the first follows the second, the second contradicts the first.
void switchesWithoutASolutionAreNamed(Checks& check)
{
    SwitchRun run({2, [](SystemWriter& writer, Program& program, const Slots& truths) {
                       const Slot half = writer.slot(0.5);
                       return Slots{writer.put(program, Operation::Subtract, truths[1], half),
                                    writer.put(program, Operation::Subtract, half, truths[0])};
                   }});
    check.that(run.status.kind == FailureKind::EventLoop && !run.status.recoverable, "there is no solution");
    check.that(run.culprit().starts_with("switches.on["), "the message names a relation: " + run.culprit());
}

// Each round of pre() takes a chain one discrete variable further; a hundred rounds are the most.
void chainsOfPreHaveABound(Checks& check)
{
    for (const std::size_t count : {std::size_t{50}, std::size_t{150}}) {
        const auto evaluator = makeEvaluator(whenChain(count));
        std::vector<double> x(1);
        check.that(evaluator->initialise(0, x).status.ok(), "there is a start");
        x[0] = 1;
        const EventOutcome outcome = evaluator->handleEvent(1, x);
        const auto last = evaluator->model().findVariable("chain.d[" + std::to_string(count) + "]");
        if (count == 50)
            check.that(outcome.status.ok() && evaluator->value(last) == 1, "a chain of 50 comes to its end");
        else
            check.that(outcome.status.kind == FailureKind::EventLoop, "a chain of 150 is refused");
    }
}

}  // namespace

void runEventIterationTests(Checks& check)
{
    check.run("a row of switches follows its first", aRowOfSwitchesFollowsItsFirst);
    check.run("the nearest of several solutions is taken", theNearestOfSeveralSolutionsIsTaken);
    check.run("rounding does not decide a truth", roundingDoesNotDecideATruth);
    check.run("complementarity problems are solved", complementarityProblemsAreSolved);
    check.run("switches without a solution are named", switchesWithoutASolutionAreNamed);
    check.run("chains of pre() have a bound", chainsOfPreHaveABound);
}

}  // namespace bramah::test
