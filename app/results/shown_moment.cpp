// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/shown_moment.h"

namespace bramah::app {

ShownMoment::ShownMoment(const RunHistory& history, QObject* parent) : QObject(parent), history_(history)
{
    connect(&history, &RunHistory::runStarted, this, [this] {
        chooseRun(0);
        chooseTime(std::nullopt);
    });
    connect(&history, &RunHistory::listChanged, this, [this] {
        Q_EMIT runsChanged();
        Q_EMIT changed();
    });
    for (const auto rowsCame : {&RunHistory::progressed, &RunHistory::runEnded})
        connect(&history, rowsCame, this, &ShownMoment::changed);
}

const RunRecord* ShownMoment::run() const
{
    const RunRecord* chosen = number_ == 0 ? nullptr : history_.find(number_);
    const RunRecord* latest = history_.latest();
    return chosen ? chosen : latest && !latest->isOpened ? latest : nullptr;
}

const RunRecord* ShownMoment::runOf(const QString& className) const
{
    const RunRecord* shown = run();
    return shown && shown->className == className ? shown : nullptr;
}

double ShownMoment::time() const
{
    const RunRecord* shown = run();
    return chosenTime().value_or(shown ? shown->results.lastTime() : 0);
}

void ShownMoment::chooseRun(int number)
{
    if (number == number_)
        return;
    number_ = number;
    Q_EMIT runsChanged();
    Q_EMIT changed();
}

template <typename Change>
void ShownMoment::changeTime(Change change)
{
    const std::optional<double> before = chosenTime();
    change();
    if (chosenTime() == before)
        return;
    Q_EMIT timeChanged();
    Q_EMIT changed();
}

void ShownMoment::chooseTime(std::optional<double> time)
{
    changeTime([&] { time_ = time; });
}

void ShownMoment::pointTo(std::optional<double> time)
{
    changeTime([&] { pointed_ = time; });
}

void ShownMoment::setWay(int way)
{
    changeTime([&] { way_ = way; });
}

}  // namespace bramah::app
