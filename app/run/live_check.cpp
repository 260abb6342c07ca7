// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/live_check.h"

#include "model/document/document.h"

#include <utility>

namespace bramah::app {

namespace {

/// The units of parameters that are declared without one.
editor::Sheet::FoundUnits unitsFoundIn(const solver::FlatModel& model)
{
    editor::Sheet::FoundUnits units;
    for (const solver::VariableId id : model.unitsFromEquations) {
        const solver::FlatVariable& variable = model.variable(id);
        if (variable.variability == solver::Variability::Parameter)
            units.insert(QString::fromStdString(variable.path), {QString::fromStdString(variable.texts->unit),
                                                                 QString::fromStdString(variable.texts->displayUnit)});
    }
    return units;
}

constexpr int kRest = 60;  // ms: checks of quickly following edits wait for a rest this long

}  // namespace

LiveCheck::LiveCheck(editor::DocumentSession& session, CheckFactory prepare,
                     std::shared_ptr<solver::ModelCache> compiled, QObject* parent)
    : QObject(parent),
      session_(session),
      prepare_(std::move(prepare)),
      cache_(std::move(compiled)),
      job_([this](const std::shared_ptr<const CheckedModel>& found) { finish(found); })
{
    delay_.setSingleShot(true);
    connect(&delay_, &QTimer::timeout, this, &LiveCheck::start);
    connect(&session_.sheet(), &editor::Sheet::diagramChanged, this, &LiveCheck::schedule);
    connect(&session_.file(), &editor::EditedFile::textChanged, this, &LiveCheck::schedule);
    schedule();
}

void LiveCheck::schedule()
{
    job_.stop();
    if (delay_.isActive() && delay_.interval() == 0)
        return;  // the same edit
    // The first edit after a rest is checked at once.
    const bool isOneOfMany = sinceEdit_.isValid() && sinceEdit_.elapsed() < kRest;
    sinceEdit_.start();
    delay_.start(isOneOfMany ? kRest : 0);
}

void LiveCheck::start()
{
    const bool canBeChecked = !session_.sheet().place().root.isEmpty() &&
                              session_.file().document().textState() == model::Document::TextState::Sound;
    if (!canBeChecked) {
        session_.sheet().setForeignProblems({});
        Q_EMIT checked();
        return;
    }
    job_.start([prepare = prepare_(session_, cache_)](const std::stop_token& token, const auto&) {
        return prepare(stopCheck(token));
    });
}

void LiveCheck::finish(const std::shared_ptr<const CheckedModel>& compiled)
{
    compiled_ = compiled;
    session_.sheet().setForeignProblems(compiled->diagnostics);
    if (compiled->system)
        session_.sheet().setFoundUnits(unitsFoundIn(compiled->system->model));
    Q_EMIT checked();
}

}  // namespace bramah::app
