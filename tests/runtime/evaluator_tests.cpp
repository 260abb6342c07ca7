// SPDX-License-Identifier: GPL-3.0-or-later
// The evaluator of a system written by hand, without an integrator: values at the start, of linear blocks and of blocks
// solved by Newton's method, total derivatives through them, and failures that name their culprit.
#include "solver/evaluate/system_evaluator.h"
#include "tests/runtime/block_system.h"
#include "tests/runtime/failure_cause.h"
#include "tests/runtime/suites.h"

#include <limits>

namespace bramah::test {
namespace {

using namespace solver;

struct Started {
    std::unique_ptr<SystemEvaluator> evaluator;
    InitialisationOutcome outcome;
    std::vector<double> x{0.0};

    explicit Started(const Blocks& blocks) : evaluator(makeEvaluator(blockSystem(blocks)))
    {
        outcome = evaluator->initialise(0, x);
    }
    [[nodiscard]] VariableId id(const std::string& name) const
    {
        return evaluator->model().findVariable("blocks." + name);
    }
    [[nodiscard]] double value(const std::string& name) const { return evaluator->value(id(name)); }
    /// x' at \a at, and the status in \a status.
    double slope(double at, EvaluationStatus& status)
    {
        double result = 0;
        status = evaluator->derivatives(1, std::span(&at, 1), std::span(&result, 1));
        return result;
    }
};

void theStartHasTheValuesOfAllBlocks(Checks& check)
{
    Started run({});
    check.that(run.outcome.status.ok() && run.outcome.method == "start values", "there is a start");
    check.near(run.x[0], 4, 0, "x");
    check.near(run.value("u"), (3 * 4.0 - 2) / 5, 1e-15, "u of 2u + v = 4, u + 3v = 2");
    check.near(run.value("v"), (2 * 2.0 - 4) / 5, 1e-15, "v");
    check.near(run.value("y"), 2, 1e-12, "y of y^2 = 4");
    EvaluationStatus status;
    check.near(run.slope(4, status), -4, 1e-12, "x'");
}

void aParameterHasItsNewValueAtTheNextStart(Checks& check)
{
    Started run({});
    run.evaluator->setParameter(run.id("gain"), 3);
    check.that(run.evaluator->initialise(0, run.x).status.ok(), "there is a start");
    check.near(run.value("v"), (2 * 3.0 - 4) / 5, 1e-15, "v of u + 3v = 3");

    run.evaluator->setParameter(run.id("gain"), -1);
    const EvaluationStatus below = run.evaluator->updateParameters();
    const auto* range = causeOf<failures::ParameterOutOfRange>(below);
    check.that(range && range->isBelow && range->parameter == run.id("gain"), "a gain of -1 is out of its range");
    run.evaluator->setParameter(run.id("gain"), std::numeric_limits<double>::infinity());
    const EvaluationStatus infinite = run.evaluator->updateParameters();
    const auto* notFinite = causeOf<failures::ParameterNotFinite>(infinite);
    check.that(notFinite && notFinite->parameter == run.id("gain"), "an infinite gain is named");
}

// x' = -gain sqrt(x), so dx'/dx = -gain/(2 sqrt(x)).
void theJacobianGoesThroughBlocks(Checks& check)
{
    Started run({});
    for (const double x : {9.0, 0.25, 1e6}) {
        double slope = 0;
        check.that(run.evaluator->jacobian(1, std::span(&x, 1), std::span(&slope, 1)).ok(), "there is a Jacobian");
        check.near(slope, -2 / (2 * std::sqrt(x)), 1e-10 / std::sqrt(x), "dx'/dx at " + std::to_string(x));
    }
}

void aBlockWithoutASolutionIsNamed(Checks& check)
{
    Started run({});
    EvaluationStatus status;
    static_cast<void>(run.slope(-1, status));
    check.that(!status.ok() && status.recoverable, "no y has y^2 = -1; a smaller step may help");
    const auto* cause = causeOf<failures::BlockSingular>(status);  // Newton's method comes to y = 0, where y^2 is flat
    check.that(cause && cause->unknowns.size() == 1 && cause->unknowns[0] == run.id("y"), "y is named");
    check.near(run.slope(4, status), -4, 1e-12, "x' afterwards");
    check.that(status.ok(), "the block is solved again");

    Started none({-1, 2, {2, 1, 1, 3}});
    check.that(!none.outcome.status.ok(), "there is no start at x = -1");
    check.that(none.outcome.status.component == ComponentId{1}, "the component is named");
}

// u + v = x, 2u + 2v = gain: many solutions if gain = 2x, of which the smallest is taken, else none.
void aSingularBlockHasItsSmallestSolution(Checks& check)
{
    Started many({1, 2, {1, 1, 2, 2}});
    check.that(many.outcome.status.ok(), "there is a start");
    check.near(many.value("u"), 0.5, 1e-14, "u");
    check.near(many.value("v"), 0.5, 1e-14, "v");
    Started none({4, 2, {1, 1, 2, 2}});
    check.that(none.outcome.status.kind == FailureKind::SingularBlock, "a contradiction is a failure");
    const auto* cause = causeOf<failures::BlockSingular>(none.outcome.status);
    check.that(cause && !cause->unknowns.empty() && cause->unknowns[0] == none.id("u"), "its unknowns are named");
}

void outputsComeInTheOrderOfTheirSelection(Checks& check)
{
    Started run({});
    const std::vector<std::size_t> chosen{3, 0};
    run.evaluator->selectOutputs(chosen);
    std::vector<double> values(2);
    const double x = 9;
    check.that(run.evaluator->outputs(1, std::span(&x, 1), values).ok(), "there are outputs");
    check.near(values[0], 3, 1e-12, "y");
    check.near(values[1], 9, 0, "x");
}

void aSavedStateHasStatesAndUnknowns(Checks& check)
{
    Started run({});
    const double x = 9;
    const SavedState saved = run.evaluator->save(2, std::span(&x, 1));
    check.near(saved.time, 2, 0, "the time");
    check.near(saved.values.at("blocks.x"), 9, 0, "x");
    check.near(saved.values.at("blocks.y"), 3, 1e-12, "y");

    Started other({1, 2, {2, 1, 1, 3}});
    const InitialisationOutcome resumed = other.evaluator->resume(saved, 2, other.x);
    check.that(resumed.status.ok() && resumed.freeStates.empty(), "the run goes on");
    check.near(other.x[0], 9, 0, "x where it goes on");
    check.near(other.value("y"), 3, 1e-12, "y where it goes on");
}

}  // namespace

void runEvaluatorTests(Checks& check)
{
    check.run("the start has the values of all blocks", theStartHasTheValuesOfAllBlocks);
    check.run("a parameter has its new value at the next start", aParameterHasItsNewValueAtTheNextStart);
    check.run("the Jacobian goes through blocks", theJacobianGoesThroughBlocks);
    check.run("a block without a solution is named", aBlockWithoutASolutionIsNamed);
    check.run("a singular block has its smallest solution", aSingularBlockHasItsSmallestSolution);
    check.run("outputs come in the order of their selection", outputsComeInTheOrderOfTheirSelection);
    check.run("a saved state has states and unknowns", aSavedStateHasStatesAndUnknowns);
}

}  // namespace bramah::test
