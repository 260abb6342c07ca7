// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/parts/part_run.h"

#include "solver/evaluate/past_signals.h"

#include <chrono>
#include <cmath>
#include <map>
#include <utility>

namespace bramah::solver {

PartRun::PartRun(const DecoupledParts& parts, std::size_t number, std::unique_ptr<SystemEvaluator> evaluator,
                 std::vector<double> startStates, std::vector<std::size_t> columns, const IntegrationSettings& settings,
                 EvaluationMode mode, SignalMail& mail, IntegrationLoop::Listener listener)
    : parts_(parts),
      number_(number),
      evaluator_(std::move(evaluator)),
      mail_(mail),
      control_(kAsFastAsPossible, false),
      writer_(*evaluator_, std::move(columns), queue_, control_, [](double, bool) {}),
      loop_(*evaluator_, settings, std::move(startStates), writer_, control_, std::move(listener))
{
    queue_.liftBound();
    evaluator_->setEvaluationMode(mode);
}

std::vector<PartRun::Source> PartRun::sources() const
{
    std::vector<Source> sources;
    for (std::size_t i = 0; i < parts_.links.size(); ++i)
        if (const DecoupledParts::Link& link = parts_.links[i]; link.to == number_)
            sources.push_back({i, link.from, evaluator_->past()->delayOf(link.received)});
    return sources;
}

void PartRun::begin()
{
    end_ = loop_.begin();
    post();
}

void PartRun::advanceTo(double time)
{
    const auto begin = std::chrono::steady_clock::now();
    for (const Source& source : sources()) {
        const double needed = (time - source.delay) - kSameInstant * std::fabs(time);
        evaluator_->past()->receive(parts_.links[source.link].received, mail_.take(source.link, needed));
    }
    end_ = loop_.advanceTo(time);
    post();
    writer_.flush();
    seconds_ += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

void PartRun::post()
{
    std::map<std::size_t, std::vector<TimedValue>> taken;  // by delay, as several parts may read one
    for (std::size_t i = 0; i < parts_.links.size(); ++i) {
        const DecoupledParts::Link& link = parts_.links[i];
        if (link.from != number_)
            continue;
        const auto [sent, isNew] = taken.try_emplace(link.sent);
        if (isNew)
            sent->second = evaluator_->past()->takeSent(link.sent);
        mail_.post(i, loop_.time(), sent->second);
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
