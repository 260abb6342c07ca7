// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/row_writer.h"

#include <algorithm>
#include <utility>

namespace bramah::solver {
namespace {

constexpr std::size_t kRowsPerBatch = 512;
constexpr auto kLongestDelay = std::chrono::milliseconds(10);
constexpr std::int64_t kRowsPerLookAtTheClock = 16;

ResultColumn columnOf(const FlatModel& model, const FlatVariable& variable)
{
    ResultColumn column;
    column.path = QString::fromStdString(variable.path);
    column.unit = QString::fromStdString(variable.texts->unit);
    column.displayUnit = QString::fromStdString(variable.texts->displayUnit);
    column.quantity = QString::fromStdString(variable.texts->quantity);
    column.description = QString::fromStdString(variable.texts->description);
    if (index(variable.origin.component) < model.components.size())
        column.component = QString::fromStdString(model.component(variable.origin.component).path);
    column.isDiscrete = variable.type != ValueType::Real || variable.variability != Variability::Continuous;
    return column;
}

}  // namespace

std::vector<std::size_t> chosenOutputs(const SystemEvaluator& evaluator, const RunSettings& settings)
{
    std::vector<std::size_t> chosen;
    QRegularExpression whole;
    if (settings.variables)
        whole = QRegularExpression(QRegularExpression::anchoredPattern(settings.variables->pattern()),
                                   settings.variables->patternOptions());
    const auto& outputs = evaluator.layout().outputs;
    for (std::size_t k = 0; k < outputs.size(); ++k) {
        const FlatVariable& variable = evaluator.model().variable(outputs[k].variable);
        const bool isPlain = !variable.isProtected && variable.path.find('(') == std::string::npos;  // not der(x)
        const bool isWanted =
            settings.variables ? whole.match(QString::fromStdString(variable.path)).hasMatch() : isPlain;
        if (isWanted)
            chosen.push_back(k);
    }
    return chosen;
}

RowWriter::RowWriter(SystemEvaluator& evaluator, const RunSettings& settings, RowQueue& queue, RunControl& control,
                     std::function<void(double, bool)> onWait)
    : evaluator_(evaluator),
      queue_(queue),
      control_(control),
      onWait_(std::move(onWait)),
      chosen_(chosenOutputs(evaluator, settings)),
      lastFlush_(Clock::now())
{
    std::vector<ResultColumn> columns;
    for (const std::size_t k : chosen_)
        columns.push_back(
            columnOf(evaluator.model(), evaluator.model().variable(evaluator.layout().outputs[k].variable)));
    evaluator_.selectOutputs(chosen_);
    queue_.setColumns(std::move(columns));
}

std::span<double> RowWriter::nextRow()
{
    const std::size_t begin = times_.size() * width();
    if (values_.size() < begin + width())
        values_.resize(begin + width());
    return std::span(values_).subspan(begin, width());
}

SampleBatch RowWriter::takeBatch()
{
    SampleBatch batch;
    batch.columns.reserve(width());
    for (std::size_t k = 0; k < width(); ++k) {
        std::vector<double>& column = batch.columns.emplace_back(times_.size());
        for (std::size_t row = 0; row < column.size(); ++row)
            column[row] = values_[row * width() + k];
    }
    const std::span<double> keptAside = nextRow();  // still to be written
    std::ranges::copy(keptAside, values_.begin());
    batch.times = std::exchange(times_, {});
    batch.flags = std::exchange(flags_, {});
    return batch;
}

EvaluationStatus RowWriter::evaluate(double t, std::span<const double> x)
{
    rowTime_ = t;
    return evaluator_.outputs(t, x, nextRow());
}

bool RowWriter::write(std::uint8_t flags)
{
    if (!keepPace(rowTime_))
        return false;
    times_.push_back(rowTime_);
    flags_.push_back(flags);
    ++rows_;
    if (rows_ > 1)  // nobody has to ask for the start
        control_.rowWritten();
    if (times_.size() >= kRowsPerBatch || rows_ == 1)
        flush();
    else if (rows_ % kRowsPerLookAtTheClock == 0)
        flushIfLate(Clock::now());
    return true;
}

bool RowWriter::keepPace(double time)
{
    const auto wait = [&](bool isPaused) {
        flush();
        onWait_(times_.empty() ? time : times_.back(), isPaused);
    };
    // The first row is there before any waiting, so that a paused run shows its start.
    if (rows_ == 0 || control_.isFree())
        return !control_.isStopWanted();
    return control_.waitWhilePaused([&] { wait(true); }) && control_.waitForClock(time, [&] { wait(false); }) &&
           control_.waitWhilePaused([&] { wait(true); });
}

void RowWriter::flushIfLate(Clock::time_point now)
{
    if (now - lastFlush_ > kLongestDelay)
        flush();
}

void RowWriter::flush()
{
    lastFlush_ = Clock::now();
    if (!times_.empty())
        queue_.push(takeBatch());
}

}  // namespace bramah::solver
