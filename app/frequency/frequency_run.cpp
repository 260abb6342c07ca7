// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frequency/frequency_run.h"

#include "app/run/prepare_model.h"
#include "editor/session/workspace.h"
#include "model/classes/class_library.h"
#include "solver/analysis/input_change.h"
#include "solver/analysis/linear_ports.h"
#include "solver/analysis/loops/loop_cut.h"
#include "solver/analysis/operating_point.h"
#include "solver/reports/failure_text.h"
#include "solver/run/in_parallel.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace bramah::app {

namespace {

constexpr int kLinearPoints = 400;
constexpr int kPeakPoints = 48;         // for each resonance
constexpr double kMostDamping = 0.3;    ///< above it a peak is broad
constexpr double kLeastDamping = 1e-6;  // below it a peak is endless
constexpr std::size_t kStepPoints = 600;
constexpr double kTimeConstants = 6;  ///< of the slowest mode: the length of the step response

/// The equations of one class, in the forms that the analyses need.
class Analysis
{
public:
    Analysis(solver::Model& model, FrequencyQuestion question, std::function<bool()> isStopWanted)
        : question_(std::move(question)),
          isStopWanted_(std::move(isStopWanted)),
          model_(model),
          flat_(model.flattened(isStopWanted_).model.get())
    {
    }

    [[nodiscard]] bool isReady() const { return flat_ != nullptr; }

    [[nodiscard]] LinearAnswer linear() const
    {
        LinearAnswer answer;
        const std::optional<std::size_t> signal = signalOutput();
        std::vector<std::string> outputs{question_.output};
        if (signal && *signal > 0)
            outputs.push_back(question_.input);
        const solver::ModelForm withPorts{solver::ModelForm::Kind::Ports, {question_.input}, outputs};
        const solver::BuiltForm& made = model_.built(withPorts, isStopWanted_);
        answer.problem = QString::fromStdString(made.problem);
        if (!answer.problem.isEmpty())
            return answer;
        auto rest = evaluatorOf({solver::ModelForm::Kind::Rest});
        const auto open = evaluatorOf(withPorts);
        if (!rest || !open) {
            answer.problem = FrequencyRun::tr("The circuit cannot be computed; the list of problems says why.");
            return answer;
        }
        const solver::OperatingPoint point = solver::findOperatingPoint(*rest, question_.time);
        std::vector<double> values(rest->layout().outputs.size());
        solver::EvaluationStatus status = point.status;
        if (status.ok())
            status = rest->outputs(question_.time, point.states, values);
        if (status.ok()) {
            solver::Linearisation result = solver::linearise(*open, made.ports, *rest, question_.time);
            status = result.status;
            answer.system = std::move(result.system);
        }
        if (!status.ok()) {
            answer.problem =
                FrequencyRun::tr("No point of rest was found: %1").arg(solver::failureText(status, rest->model()));
            return answer;
        }
        answer.problem = cut(answer, signal);
        if (!answer.problem.isEmpty())
            return answer;
        fill(answer);
        answer.rest = std::make_shared<RestPoint>(std::move(rest), point.states, question_.time);
        return answer;
    }

    /// Returns why there are no responses, or nothing.
    QString harmonics(const std::function<bool(const solver::HarmonicPoint&)>& take) const
    {
        if (question_.amplitudes.empty())
            return {};
        const solver::ModelForm form{solver::ModelForm::Kind::Sine, {question_.input}};
        const solver::BuiltForm& made = model_.built(form, isStopWanted_);
        if (!made.problem.empty())
            return QString::fromStdString(made.problem);
        if (!made.system)
            return FrequencyRun::tr("The circuit cannot be computed; the list of problems says why.");
        solver::HarmonicQuestion question;
        question.amplitudes = question_.amplitudes;
        question.frequencies = question_.frequencies();
        question.outputs = {question_.output};
        question.startTime = question_.time;
        question.jobs = solver::processorCount();
        if (const auto first = evaluatorOf(form); first && first->largestStep() > 0)
            question.restTime = flat_->experiment.stopTime - flat_->experiment.startTime;
        solver::runHarmonics(
            question, [&] { return model_.evaluator(form); },
            [&](const solver::HarmonicPoint& point) { return !isStopWanted_() && take(point); });
        return {};
    }

private:
    [[nodiscard]] std::unique_ptr<solver::SystemEvaluator> evaluatorOf(const solver::ModelForm& form) const
    {
        auto evaluator = model_.evaluator(form, isStopWanted_);
        return evaluator && evaluator->updateParameters().ok() ? std::move(evaluator) : nullptr;
    }

    /// The place of the input among the outputs, which are the one asked for and, if it is a signal, the input; nothing
    /// if it is none.
    [[nodiscard]] std::optional<std::size_t> signalOutput() const
    {
        if (!solver::signalNamed(*flat_, question_.input))
            return std::nullopt;
        return question_.output == question_.input ? 0 : 1;
    }

    /// Notes whether the input is in a loop, and opens that if this is asked for. Returns why it cannot.
    [[nodiscard]] QString cut(LinearAnswer& answer, std::optional<std::size_t> signal) const
    {
        std::vector<double> omega;
        for (const double frequency : question_.frequencies())
            omega.push_back(2 * std::numbers::pi * frequency);
        answer.isInLoop = signal && solver::isInLoop(answer.system, 0, *signal, omega);
        if (!question_.isCut)
            return {};
        if (!signal)
            return solver::signalNamed(*flat_, question_.input).error();
        auto open = solver::cutAt(answer.system, 0, *signal);
        if (!open)
            return open.error();
        answer.system = std::move(*open);
        answer.isInLoop = false;
        return {};
    }

    void fill(LinearAnswer& answer) const
    {
        answer.modes = solver::modesOf(answer.system);
        answer.zeros = solver::zerosOf(answer.system, 0, 0);
        answer.frequencies = fineFrequencies(answer.modes);
        std::vector<double> omega;
        for (const double frequency : answer.frequencies)
            omega.push_back(2 * std::numbers::pi * frequency);
        answer.response = solver::frequencyResponse(answer.system, 0, 0, omega);
        answer.margins = solver::marginsOf(answer.frequencies, answer.response);
        if (const auto band = solver::bandwidthOf(answer.system, 0, 0, 2 * std::numbers::pi * question_.from,
                                                  2 * std::numbers::pi * question_.to))
            answer.bandwidth = *band / (2 * std::numbers::pi);
        // As long as the slowest decaying mode takes; where no mode decays, as long as the slowest frequency asked for
        // takes.
        double slowest = 0;
        for (const solver::Mode& mode : answer.modes)
            if (mode.eigenvalue.real() < 0 && mode.eigenvalue.real() * -1 > 1e-6 * mode.frequency)
                slowest = std::max(slowest, -1 / mode.eigenvalue.real());
        const double length =
            std::min(slowest > 0 ? kTimeConstants * slowest : 1 / question_.from, 10 / question_.from);
        const double interval = length / (kStepPoints - 1);
        answer.stepValues = solver::stepResponse(answer.system, 0, 0, interval, kStepPoints);
        for (std::size_t k = 0; k < kStepPoints; ++k)
            answer.stepTimes.push_back(interval * static_cast<double>(k));
    }

    /// Evenly on a logarithmic scale, and closer about resonances, whose peaks would be cut.
    [[nodiscard]] std::vector<double> fineFrequencies(const std::vector<solver::Mode>& modes) const
    {
        FrequencyQuestion fine = question_;
        fine.count = kLinearPoints;
        std::vector<double> frequencies = fine.frequencies();
        for (const solver::Mode& mode : modes) {
            if (mode.eigenvalue.imag() <= 0 || std::abs(mode.damping) < kLeastDamping ||
                std::abs(mode.damping) > kMostDamping)
                continue;
            const double peak = mode.eigenvalue.imag() / (2 * std::numbers::pi);
            // In steps of equal angle on the circle that the response describes there.
            for (int k = 1; k < kPeakPoints; ++k) {
                const double angle = std::numbers::pi * (static_cast<double>(k) / kPeakPoints - 0.5);
                const double frequency = peak * (1 + std::abs(mode.damping) * std::tan(angle));
                if (frequency > question_.from && frequency < question_.to)
                    frequencies.push_back(frequency);
            }
        }
        std::ranges::sort(frequencies);
        return frequencies;
    }

    FrequencyQuestion question_;
    std::function<bool()> isStopWanted_;
    solver::Model& model_;
    const solver::FlatModel* flat_;  ///< null: the class has errors
};

}  // namespace

std::vector<double> FrequencyQuestion::frequencies() const
{
    std::vector<double> list;
    for (int k = 0; k < count; ++k)
        list.push_back(from * std::pow(to / from, count > 1 ? static_cast<double>(k) / (count - 1) : 0));
    return list;
}

FrequencyRun::FrequencyRun(QObject* parent)
    : QObject(parent), job_([this](const Progress& progress) {
          if (const auto* answer = std::get_if<LinearAnswer>(&progress))
              Q_EMIT linearFound(*answer);
          else if (const auto* point = std::get_if<solver::HarmonicPoint>(&progress))
              Q_EMIT pointFound(*point);
          else
              Q_EMIT ended(std::get<QString>(progress));
      })
{
}

void FrequencyRun::start(const editor::DocumentSession& session, const FrequencyQuestion& question)
{
    job_.start([model = modelOf(session), question](const std::stop_token& token, const auto& send) -> Progress {
        const Analysis analysis(*model, question, stopCheck(token));
        if (!analysis.isReady())
            return tr("The circuit cannot be computed; the list of problems says why.");
        send(analysis.linear());
        return analysis.harmonics([&send](const solver::HarmonicPoint& point) {
            send(point);
            return true;
        });
    });
}

}  // namespace bramah::app
