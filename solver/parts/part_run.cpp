// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/parts/part_run.h"

#include "solver/evaluate/past_signals.h"
#include "solver/history/time_rounding.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace bramah::solver {
namespace {

// A stretch has one or two rows. Handing them out after each one takes a twentieth of a part's time.
constexpr auto kRowsWait = std::chrono::milliseconds(2);

}  // namespace

PartRun::PartRun(const DecoupledParts& parts, std::size_t number, std::unique_ptr<SystemEvaluator> evaluator,
                 std::vector<double> startStates, std::vector<std::size_t> columns, const IntegrationSettings& settings,
                 EvaluationMode mode, SignalMail& mail, IntegrationLoop::Listener listener)
    : parts_(parts),
      number_(number),
      evaluator_(std::move(evaluator)),
      start_(settings.startTime),
      mail_(mail),
      control_(kAsFastAsPossible, false),
      writer_(
          *evaluator_, std::move(columns), queue_, control_, [](double, bool) {}, settings.tolerance),
      loop_(*evaluator_, settings, std::move(startStates), writer_, control_, std::move(listener))
{
    queue_.liftBound();
    evaluator_->setEvaluationMode(mode);
    for (std::size_t i = 0; i < parts_.links.size(); ++i) {
        const DecoupledParts::Link& link = parts_.links[i];
        if (link.to == number_)
            received_.push_back(i);
        if (link.from != number_)
            continue;
        auto own = std::ranges::find(sent_, link.sent, &Sent::signal);
        if (own == sent_.end())
            own = sent_.insert(own, {link.sent, {}});
        own->links.push_back(i);
    }
}

std::vector<PartRun::Source> PartRun::sources() const
{
    std::vector<Source> sources;
    for (const std::size_t link : received_)
        sources.push_back({parts_.links[link].from, evaluator_->past()->delayOf(parts_.links[link].received)});
    return sources;
}

void PartRun::begin()
{
    end_ = loop_.begin();
    post();
}

void PartRun::advanceTo(double time)
{
    const Clock::time_point begin = Clock::now();
    takeMail(time);
    end_ = loop_.advanceTo(time);
    post();
    const Clock::time_point now = Clock::now();
    if (now - flushed_ > kRowsWait) {
        writer_.flush();
        flushed_ = now;
    }
    seconds_ += std::chrono::duration<double>(now - begin).count();
}

void PartRun::takeMail(double time)
{
    PastSignals& past = *evaluator_->past();
    bool isJumpComing = false;
    for (const std::size_t link : received_) {
        const std::size_t history = parts_.links[link].received;
        const double delay = past.delayOf(history);
        mail_.take(link, (time - delay) - timeRounding({start_, time, delay}), taken_);
        isJumpComing |= past.receive(history, taken_);
    }
    if (isJumpComing)
        loop_.lookAhead();
}

SavedState PartRun::lastState()
{
    takeMail(std::numeric_limits<double>::max());
    return loop_.lastState();
}

bool PartRun::flushRows()
{
    const bool hasRows = writer_.waiting() > 0;
    if (hasRows)
        writer_.flush();
    return hasRows;
}

void PartRun::post()
{
    for (const Sent& sent : sent_) {
        for (const std::size_t link : sent.links)
            mail_.post(link, loop_.time(), evaluator_->past()->sent(sent.signal));
        evaluator_->past()->clearSent(sent.signal);
    }
}

void PartRun::finish()
{
    end_ = loop_.finish(std::move(end_));
    writer_.flush();
}

void PartRun::writeRow()
{
    if (auto end = loop_.writeRow())
        end_ = std::move(end);
    writer_.flush();
}

void PartRun::changeParameters(const RunControl::ParameterChanges& changes)
{
    end_ = loop_.changeParameters(changes);
    post();
    writer_.flush();
}

}  // namespace bramah::solver
