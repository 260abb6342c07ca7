// SPDX-License-Identifier: GPL-3.0-or-later
// The numerical core alone: a compiled system is integrated by each method, over events and from a saved state, and
// compared with formulas; what fails comes as values.
#include "solver/integrate/integration_loop.h"
#include "tests/runtime/failure_cause.h"
#include "tests/runtime/spring_system.h"
#include "tests/runtime/suites.h"

#include <cstring>
#include <numbers>
#include <numeric>
#include <optional>
#include <tuple>

namespace bramah::test {
namespace {

using namespace solver;

/// A run with its rows.
struct Run {
    LoopEnd end;
    std::vector<double> times, positions, remembered;
    RunStatistics statistics;
    SavedState last;
};

Run integrated(SystemEvaluator& evaluator, const IntegrationSettings& settings, std::vector<double> states)
{
    RowQueue queue;
    queue.liftBound();
    RunControl control(kAsFastAsPossible, false);
    std::vector<std::size_t> all(evaluator.layout().outputs.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    RowWriter rows(evaluator, std::move(all), queue, control, [](double, bool) {});
    IntegrationLoop loop(evaluator, settings, std::move(states), rows, control,
                         {[](double) {}, [](const RunWarning&) {}, [](const std::string&) {}});
    Run run;
    run.end = loop.run();
    run.last = loop.lastState();
    loop.fillCounts(run.statistics);
    for (const SampleBatch& batch : queue.takeAll()) {
        run.times.insert(run.times.end(), batch.times.begin(), batch.times.end());
        for (std::size_t row = 0; row < batch.rowCount(); ++row) {
            run.positions.push_back(batch.row(row).front());
            run.remembered.push_back(batch.row(row).back());
        }
    }
    return run;
}

Run integrated(const Spring& spring, const IntegrationSettings& settings, EvaluationMode mode = EvaluationMode::Tape)
{
    const auto evaluator = makeEvaluator(springSystem(spring));
    evaluator->setEvaluationMode(mode);
    std::vector<double> states(2);
    if (const EvaluationStatus status = evaluator->initialise(settings.startTime, states).status; !status.ok())
        return {{settings.startTime, status}, {}, {}, {}, {}, {}};
    return integrated(*evaluator, settings, std::move(states));
}

IntegrationSettings until(double stopTime, SolverKind solver = SolverKind::Auto)
{
    IntegrationSettings settings;
    settings.stopTime = stopTime;
    settings.tolerance = 1e-8;
    settings.solver = solver;
    return settings;
}

bool hasReachedTheEnd(const Run& run)
{
    return std::holds_alternative<LoopEnd::StopTimeReached>(run.end.cause);
}

void eachMethodFollowsTheFormula(Checks& check)
{
    const Spring spring;
    const FreeOscillation exact(spring);
    for (const SolverKind solver : {SolverKind::Auto, SolverKind::Radau, SolverKind::Arkode, SolverKind::Cvode,
                                    SolverKind::CvodeAdams, SolverKind::Ida}) {
        const Run run = integrated(spring, until(3, solver));
        check.that(hasReachedTheEnd(run), "the run reaches its end");
        check.that(run.times.size() == 501, "there are 501 rows");
        for (std::size_t i = 0; i < run.times.size(); ++i)
            check.near(run.positions[i], exact.fromRest(run.times[i], 1), 2e-6, run.statistics.solver);
    }
}

// The mass comes to the stop at a time that the formula gives, then each half period later, each time with the share of
// its speed that friction and the stop have left.
void bouncesAreWhereTheFormulaHasThem(Checks& check)
{
    Spring spring;
    spring.stop = 0;
    const FreeOscillation exact(spring);
    const double period = std::numbers::pi / exact.frequency;
    const double first = (std::numbers::pi - std::atan(exact.frequency / exact.decay)) / exact.frequency;
    const double speed = spring.bounce * spring.stiffness / exact.frequency * std::exp(-exact.decay * first) *
                         std::sin(exact.frequency * first);
    const Run run = integrated(spring, until(2));
    check.that(hasReachedTheEnd(run), "the run reaches its end");
    const auto bounces = static_cast<std::int64_t>((2 - first) / period) + 1;
    check.near(static_cast<double>(run.statistics.stateEvents), static_cast<double>(2 * bounces), 0,
               "the count of events, which meet the stop and leave it,");
    for (std::size_t i = 0; i < run.times.size(); ++i) {
        const double since = run.times[i] - first;
        const double count = std::floor(since / period);
        const double kept = std::pow(spring.bounce * std::exp(-exact.decay * period), count);
        const double expected =
            since < 0 ? exact.fromRest(run.times[i], 1) : exact.fromZero(since - count * period, speed * kept);
        check.near(run.positions[i], expected, 2e-6, "x at " + std::to_string(run.times[i]) + " s");
    }
}

void aSavedStateGoesOn(Checks& check)
{
    Spring spring;
    spring.stop = 0;
    const Run whole = integrated(spring, until(1));
    const Run half = integrated(spring, until(0.5));
    const auto evaluator = makeEvaluator(springSystem(spring));
    std::vector<double> states(2);
    IntegrationSettings rest = until(1);
    rest.startTime = 0.5;
    const InitialisationOutcome start = evaluator->resume(half.last, rest.startTime, states);
    check.that(start.status.ok() && start.freeStates.empty(), "the saved state holds all");
    const Run resumed = integrated(*evaluator, rest, states);
    check.near(resumed.positions.back(), whole.positions.back(), 2e-6, "the last position");
}

/// The way that a signal has gone to and fro.
class Travel final : public SignalHistory
{
public:
    explicit Travel(const HistoryPlaces& places) : input_(places.inputs[0]), output_(places.outputs[0]) {}

    void clear() override { last_.reset(); }
    void update(const HistoryPoint& point) const override { point.slots[output_] = travel_; }
    void record(const HistoryPoint& point) override
    {
        travel_ = last_ ? travel_ + std::fabs(point.slots[input_] - *last_) : 0;
        last_ = point.slots[input_];
    }
    bool passJumps(const HistoryPoint&) override { return false; }
    [[nodiscard]] double largestStep(const HistoryPoint&) const override { return 1e-4; }
    [[nodiscard]] Points save(const HistoryPoint&) const override { return {{*last_, travel_}}; }
    void refill(const HistoryPoint&, const Points& points) override { std::tie(last_, travel_) = points.at(0); }

private:
    std::uint32_t input_, output_;
    std::optional<double> last_;
    double travel_ = 0;
};

class TravelOperator final : public HistoryOperator
{
public:
    [[nodiscard]] const char* name() const override { return "travel"; }
    [[nodiscard]] const char* savedAs() const override { return "travels"; }
    [[nodiscard]] std::unique_ptr<SignalHistory> makeHistory(const HistoryPlaces& places) const override
    {
        return std::make_unique<Travel>(places);
    }
};

// The last step, in which it moves by 1 mm at most, comes out only after it.
void aThirdOperatorIsTreatedAsTheOthers(Checks& check)
{
    const TravelOperator travel;
    const auto system = springSystem({}, &travel);
    const FreeOscillation exact{Spring()};
    auto evaluator = makeEvaluator(system);
    std::vector<double> states(2);
    check.that(evaluator->initialise(0, states).status.ok(), "there is a start");
    const Run first = integrated(*evaluator, until(0.5), states);
    check.near(first.remembered.back(), exact.travelFromRest(0.5, 1), 1e-3, "the way to 0.5 s");
    check.that(first.last.histories.contains("travels"), "it is saved");

    evaluator = makeEvaluator(system);
    check.that(evaluator->resume(first.last, 0.5, states).status.ok(), "the run goes on");
    IntegrationSettings rest = until(1);
    rest.startTime = 0.5;
    const Run second = integrated(*evaluator, rest, states);
    check.near(second.remembered.back(), exact.travelFromRest(1, 1), 1e-3, "the way to 1 s");
}

void machineCodeGivesTheSameBits(Checks& check)
{
    if (!isNativeCodeAvailable()) {
        std::printf("SKIP  no machine code: llvm is missing\n");
        return;
    }
    Spring spring;
    spring.stop = 0;
    const Run tape = integrated(spring, until(1)), native = integrated(spring, until(1), EvaluationMode::Native);
    check.that(
        tape.positions.size() == native.positions.size() &&
            std::memcmp(tape.positions.data(), native.positions.data(), tape.positions.size() * sizeof(double)) == 0,
        "the rows are equal");
}

void aBrokenAssertionSaysItsValues(Checks& check)
{
    Spring spring;
    spring.highest = 0.5;
    const Run run = integrated(spring, until(1));
    const auto* status = std::get_if<EvaluationStatus>(&run.end.cause);
    check.that(status && status->kind == FailureKind::AssertionFailed, "the assertion ends the run");
    const auto* message = status ? causeOf<ModelMessage>(*status) : nullptr;
    check.that(message && message->texts == std::vector<std::string>{"x is ", " m"}, "its text is the model's");
    check.that(message && message->values == std::vector<double>{1}, "its value is that of x");
    check.that(status && status->component == ComponentId{1}, "its component is to blame");
}

void aParameterOutOfRangeIsNamed(Checks& check)
{
    const auto evaluator = makeEvaluator(springSystem({}));
    const VariableId stiffness = evaluator->model().findVariable("mass.stiffness");
    evaluator->setParameter(stiffness, -4);
    const EvaluationStatus status = evaluator->updateParameters();
    const auto* cause = causeOf<failures::ParameterOutOfRange>(status);
    check.that(cause && cause->parameter == stiffness && cause->value == -4 && cause->bound == 0 && cause->isBelow,
               "it is below 0");
    evaluator->setParameter(stiffness, std::nan(""));
    const EvaluationStatus other = evaluator->updateParameters();
    check.that(causeOf<failures::ParameterNotFinite>(other) != nullptr, "it is no number");
}

void aVariableThatIsNotFiniteIsNamed(Checks& check)
{
    const auto evaluator = makeEvaluator(springSystem({}));
    std::vector<double> states(2), derivatives(2);
    check.that(evaluator->initialise(0, states).status.ok(), "there is a start");
    const EvaluationStatus status =
        evaluator->derivatives(0, std::vector<double>{1, std::numeric_limits<double>::infinity()}, derivatives);
    const auto* cause = causeOf<failures::VariableNotFinite>(status);
    check.that(status.kind == FailureKind::NotANumber && status.component == ComponentId{1}, "it is no number");
    check.that(cause && evaluator->model().variable(cause->variable).path == "mass.v", "it is the speed's");
    check.that(cause && std::isinf(cause->value), "with its value");
}

}  // namespace
}  // namespace bramah::test

int main()
{
    using namespace bramah::test;
    Checks check;
    check.run("each method follows the formula", eachMethodFollowsTheFormula);
    check.run("bounces are where the formula has them", bouncesAreWhereTheFormulaHasThem);
    check.run("a saved state goes on", aSavedStateGoesOn);
    check.run("a third operator is treated as the others", aThirdOperatorIsTreatedAsTheOthers);
    check.run("machine code gives the same bits", machineCodeGivesTheSameBits);
    check.run("a broken assertion says its values", aBrokenAssertionSaysItsValues);
    check.run("a parameter out of range is named", aParameterOutOfRangeIsNamed);
    check.run("a variable that is not finite is named", aVariableThatIsNotFiniteIsNamed);
    runEvaluatorTests(check);
    runQuietTests(check);
    runEventIterationTests(check);
    return check.finish();
}
