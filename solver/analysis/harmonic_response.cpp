// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/harmonic_response.h"

#include "model/threads/signal_stack.h"
#include "solver/analysis/delayed_signals.h"
#include "solver/analysis/input_change.h"
#include "solver/analysis/operating_point.h"
#include "solver/analysis/transient.h"
#include "solver/integrate/integration_loop.h"
#include "solver/reports/failure_text.h"
#include "solver/reports/run_end_texts.h"
#include "solver/translate.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>
#include <mutex>
#include <numbers>
#include <system_error>
#include <thread>
#include <unordered_map>

namespace bramah::solver {
namespace {

constexpr std::size_t kHarmonics = 5;
constexpr int kMostThreads = 256;
constexpr int kRowsPerPeriod = 256;
constexpr int kPeriodsAtOnce = 3;  ///< periods of a run between two checks of the answers
constexpr double kSettled = 2e-4;
constexpr double kTwoPi = 2 * std::numbers::pi;

constexpr const char* kAmplitude = "$amplitude";
constexpr const char* kOmega = "$omega";
constexpr const char* kSince = "$since";
constexpr const char* kFrozen = "$frozen";

VariableId addParameter(FlatModel& model, const char* path)
{
    FlatVariable variable;
    variable.path = path;
    variable.variability = Variability::Parameter;
    variable.isProtected = true;
    variable.isFixed = variable.hasStart = true;
    variable.binding = model.graph.constant(0);
    return model.declare(std::move(variable));
}

/// Freezes time in a model: sources keep their values of one moment. Samples continue, as do delays whose first signals
/// have not come out yet.
class TimeFreezer
{
public:
    TimeFreezer(FlatModel& model, VariableId moment)
        : graph_(model.graph),
          moment_(model.graph.variable(moment)),
          holdsDelay_(holdersOf(model.graph, Operation::Delay))
    {
        for (FlatEquation& equation : model.equations) {
            freeze(equation.left);
            freeze(equation.right);
        }
        for (FlatWhen& when : model.whens)
            for (FlatWhen::Branch& branch : when.branches) {
                for (ExprId& condition : branch.conditions)
                    freeze(condition);
                for (FlatAction& action : branch.actions)
                    freeze(action.value);
            }
    }

private:
    void freeze(ExprId& id)
    {
        if (id != kNoExpr)
            id = frozen(id);
    }

    ExprId frozen(ExprId id)
    {
        return graph_.transform(
            id,
            [this](ExprId at) -> ExprId {
                const ExpressionNode node = graph_.node(at);
                if (node.operation == Operation::Time)
                    return moment_;
                if (node.operation == Operation::If && (holdsDelay(node.b) || holdsDelay(node.c)))
                    return graph_.ternary(Operation::If, node.a, frozen(node.b), frozen(node.c));
                return node.operation == Operation::Sample ? at : kNoExpr;
            },
            memo_);
    }

    [[nodiscard]] bool holdsDelay(ExprId id) const { return holdsDelay_[index(id)]; }

    ExpressionGraph& graph_;
    ExprId moment_;
    std::vector<bool> holdsDelay_;  ///< by expression
    std::unordered_map<std::uint32_t, ExprId> memo_;
};

/// All rows of a run in one piece.
struct Rows {
    std::vector<double> times;
    std::vector<std::vector<double>> columns;

    explicit Rows(std::vector<SampleBatch> batches)
    {
        for (const SampleBatch& batch : batches) {
            times.insert(times.end(), batch.times.begin(), batch.times.end());
            columns.resize(batch.width());
            for (std::size_t row = 0; row < batch.rowCount(); ++row)
                for (std::size_t k = 0; k < columns.size(); ++k)
                    columns[k].push_back(batch.row(row)[k]);
        }
    }
};

/// The runs of one amplitude, one frequency after the other.
class Sweep
{
public:
    Sweep(const HarmonicQuestion& question, std::unique_ptr<SystemEvaluator> evaluator, std::size_t amplitude,
          std::function<bool()> isStopped)
        : question_(question),
          evaluator_(std::move(evaluator)),
          amplitude_(amplitude),
          isStopped_(std::move(isStopped)),
          time_(question.startTime)
    {
        evaluator_->setStopCheck(isStopped_);
        const auto& outputs = evaluator_->layout().outputs;
        for (const std::string& path : question.outputs)
            for (std::size_t k = 0; k < outputs.size(); ++k)
                if (evaluator_->model().variable(outputs[k].variable).path == path)
                    chosen_.push_back(k);
    }

    /// Moves the system to its point of rest without the sine. Returns the reason of a failure, or nothing.
    QString begin()
    {
        states_.resize(evaluator_->layout().states.size());
        setInput(0, 1);
        if (question_.restTime > 0) {
            const EvaluationStatus status = evaluator_->initialise(time_, states_).status;
            if (!status.ok())
                return textOf(status);
            return run(question_.restTime, 1).first;
        }
        const OperatingPoint point = findOperatingPoint(*evaluator_, time_);
        if (!point.status.ok())
            return textOf(point.status);
        states_ = point.states;
        return {};
    }

    HarmonicPoint pointAt(std::size_t frequency)
    {
        HarmonicPoint point;
        point.amplitude = amplitude_;
        point.frequency = frequency;
        const double f = question_.frequencies[frequency];
        setInput(question_.amplitudes[amplitude_], f);
        std::vector<HarmonicAnswer> before;
        while (!point.isSettled && point.periods < question_.mostPeriods) {
            const double start = time_;
            const auto [failure, rows] = run(kPeriodsAtOnce / f, kPeriodsAtOnce * kRowsPerPeriod);
            if (!failure.isEmpty()) {
                point.failure = failure;
                return point;
            }
            for (int period = 0; period < kPeriodsAtOnce; ++period) {
                point.outputs = answers(rows, start + period / f, 1 / f);
                ++point.periods;
                point.isSettled = !before.empty() && agree(before, point.outputs);
                before = point.outputs;
            }
        }
        return point;
    }

private:
    [[nodiscard]] QString textOf(const EvaluationStatus& status) const
    {
        return failureText(status, evaluator_->model());
    }

    void setInput(double amplitude, double frequency)
    {
        const auto set = [&](const char* path, double value) {
            evaluator_->setParameter(evaluator_->model().findVariable(path), value);
        };
        set(kAmplitude, amplitude);
        set(kOmega, kTwoPi * frequency);
        set(kSince, time_);
        set(kFrozen, question_.startTime);
        (void)evaluator_->updateParameters();
    }

    /// Continues the run by \a span seconds with \a count rows. Returns the reason of a failure, and the rows.
    std::pair<QString, Rows> run(double span, int count)
    {
        IntegrationSettings settings;
        settings.startTime = time_;
        settings.stopTime = time_ + span;
        settings.interval = span / count;
        settings.tolerance = question_.tolerance;
        RowQueue queue;
        queue.liftBound();
        RunControl control(kAsFastAsPossible, false);
        RowWriter rows(*evaluator_, chosen_, queue, control, [](double, bool) {});
        IntegrationLoop loop(*evaluator_, settings, states_, rows, control, {[&](double) {
            if (isStopped_())
                control.stop();
        }});
        const RunEnd end = runEnd(loop.run(), *evaluator_);
        states_ = loop.states();
        time_ = settings.stopTime;
        QString failure;
        if (end.reason != EndReason::StopTimeReached)
            failure = end.message.isEmpty() ? tr("the run ended before its time") : end.message;
        return {failure, Rows(queue.takeAll())};
    }

    static std::vector<HarmonicAnswer> answers(const Rows& rows, double start, double period)
    {
        std::vector<HarmonicAnswer> list;
        for (const std::vector<double>& column : rows.columns)
            list.push_back(harmonicsOf(rows.times, column, start, period));
        return list;
    }

    static bool agree(const std::vector<HarmonicAnswer>& a, const std::vector<HarmonicAnswer>& b)
    {
        for (std::size_t k = 0; k < a.size(); ++k) {
            double size = 0, change = 0;
            for (std::size_t h = 0; h < kHarmonics; ++h) {
                size = std::max(size, std::abs(b[k].harmonics[h]));
                change = std::max(change, std::abs(b[k].harmonics[h] - a[k].harmonics[h]));
            }
            if (change > kSettled * size)
                return false;
        }
        return true;
    }

    const HarmonicQuestion& question_;
    std::unique_ptr<SystemEvaluator> evaluator_;
    std::size_t amplitude_;
    std::function<bool()> isStopped_;
    std::vector<std::size_t> chosen_;  ///< for each wanted output its index in the layout
    double time_;
    std::vector<double> states_;
};

}  // namespace

QString addHarmonicInput(FlatModel& model, const std::string& path, const std::set<std::string>& overridden)
{
    const tl::expected<VariableId, QString> target = inputNamed(model, path);
    if (!target)
        return target.error();
    TimeFreezer(model, addParameter(model, kFrozen));
    const VariableId amplitude = addParameter(model, kAmplitude), omega = addParameter(model, kOmega),
                     since = addParameter(model, kSince);
    FlatVariable change;
    change.path = "$sine";
    change.isProtected = true;
    const VariableId sine = model.declare(std::move(change));
    if (const QString problem = addInputChange(model, *target, sine, overridden); !problem.isEmpty())
        return problem;
    ExpressionGraph& graph = model.graph;
    const ExprId phase =
        graph.binary(Operation::Multiply, graph.variable(omega),
                     graph.binary(Operation::Subtract, graph.leaf(Operation::Time), graph.variable(since)));
    model.equations.push_back(
        {graph.variable(sine),
         graph.binary(Operation::Multiply, graph.variable(amplitude), graph.unary(Operation::Sin, phase)),
         {}});
    return {};
}

HarmonicAnswer harmonicsOf(const std::vector<double>& times, const std::vector<double>& values, double start,
                           double period)
{
    const double same = 1e-9 * period;
    const auto first = static_cast<std::size_t>(std::ranges::lower_bound(times, start - same) - times.begin());
    // If the curve jumps at both ends of the period, both ends are taken before the jump.
    const auto last =
        std::min(times.size(),
                 static_cast<std::size_t>(std::ranges::lower_bound(times, start + period - same) - times.begin()) + 1);
    HarmonicAnswer answer;
    answer.harmonics.assign(kHarmonics, 0);
    if (last < first + 2)
        return answer;
    const double trend = (values[last - 1] - values[first]) / period;
    double square = 0;
    for (std::size_t row = first; row + 1 < last; ++row) {
        const double t0 = (times[row] - start) / period, t1 = (times[row + 1] - start) / period, h = t1 - t0;
        if (!(h > 0))
            continue;
        const double y0 = values[row] - trend * period * t0, y1 = values[row + 1] - trend * period * t1;
        answer.mean += h * (y0 + y1) / 2;
        square += h * (y0 * y0 + y0 * y1 + y1 * y1) / 3;
        for (std::size_t k = 1; k <= kHarmonics; ++k) {
            // The integral of a straight line times exp(-i w t), by parts.
            const std::complex<double> w(0, kTwoPi * static_cast<double>(k));
            const std::complex<double> e0 = std::exp(-w * t0), e1 = std::exp(-w * t1);
            answer.harmonics[k - 1] += (y0 * e0 - y1 * e1) / w + (y1 - y0) / h * (e0 - e1) / (w * w);
        }
    }
    for (std::complex<double>& harmonic : answer.harmonics)
        harmonic *= std::complex<double>(0, 2);
    const double fundamental = std::norm(answer.harmonics.front()) / 2;
    const double rest = square - answer.mean * answer.mean - fundamental;
    answer.distortion = fundamental > 0 ? std::sqrt(std::max(rest, 0.0) / fundamental) : 0;
    return answer;
}

void runHarmonics(const HarmonicQuestion& question, const std::function<std::unique_ptr<SystemEvaluator>()>& make,
                  const std::function<bool(const HarmonicPoint&)>& take)
{
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> isStopped = false;
    std::mutex taking;
    const auto give = [&](const HarmonicPoint& point) {
        const std::scoped_lock lock(taking);
        if (!isStopped && !take(point))
            isStopped = true;
    };
    const auto work = [&] {
        const model::SignalStack stack;
        for (std::size_t k = next++; k < question.amplitudes.size() && !isStopped; k = next++) {
            Sweep sweep(question, make(), k, [&isStopped] { return isStopped.load(); });
            QString failure = sweep.begin();
            for (std::size_t f = 0; f < question.frequencies.size() && !isStopped; ++f) {
                HarmonicPoint point;
                if (failure.isEmpty())
                    point = sweep.pointAt(f);
                point.amplitude = k;
                point.frequency = f;
                if (!failure.isEmpty())
                    point.failure = failure;
                failure = point.failure;
                give(point);
            }
        }
    };
    const int most = std::min(question.jobs, kMostThreads);
    std::vector<std::jthread> threads;
    try {
        for (int k = 1; k < most; ++k)
            threads.emplace_back(work);
    } catch (const std::system_error&) {
        // Those that there are do the work.
    }
    work();
}

}  // namespace bramah::solver
