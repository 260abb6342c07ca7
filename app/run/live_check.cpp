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

}  // namespace

namespace {

constexpr int kRest = 60;  // ms: checks of quickly following edits wait for a rest this long

}  // namespace

LiveCheck::LiveCheck(editor::DocumentSession& session, CheckFactory prepare,
                     std::shared_ptr<CompiledModelCache> compiled, QObject* parent)
    : QObject(parent), session_(session), prepare_(std::move(prepare)), cache_(std::move(compiled))
{
    delay_.setSingleShot(true);
    connect(&delay_, &QTimer::timeout, this, &LiveCheck::start);
    connect(&session_.sheet(), &editor::Sheet::diagramChanged, this, &LiveCheck::schedule);
    connect(&session_.file(), &editor::EditedFile::textChanged, this, &LiveCheck::schedule);
    schedule();
}

LiveCheck::~LiveCheck()
{
    isStopWanted_ = true;
    if (worker_.joinable())
        worker_.join();
}

void LiveCheck::schedule()
{
    isStopWanted_ = true;
    if (delay_.isActive() && delay_.interval() == 0)
        return;  // the same edit
    // The first edit after a rest is checked at once.
    const bool isOneOfMany = sinceEdit_.isValid() && sinceEdit_.elapsed() < kRest;
    sinceEdit_.start();
    delay_.start(isOneOfMany ? kRest : 0);
}

void LiveCheck::start()
{
    if (worker_.joinable())
        return;  // it has been told to stop, and its end starts the next
    const bool canBeChecked = !session_.sheet().place().root.isEmpty() &&
                              session_.file().document().textState() == model::Document::TextState::Sound;
    if (!canBeChecked) {
        session_.sheet().setForeignProblems({});
        Q_EMIT checked();
        return;
    }
    isStopWanted_ = false;
    worker_ = std::thread([this, prepare = prepare_(session_, cache_)] {
        CompiledModelCache::Entry compiled = prepare([this] { return isStopWanted_.load(std::memory_order_relaxed); });
        QMetaObject::invokeMethod(
            this, [this, compiled = std::move(compiled)] { finish(compiled); }, Qt::QueuedConnection);
    });
}

void LiveCheck::finish(const CompiledModelCache::Entry& compiled)
{
    worker_.join();
    if (isStopWanted_) {
        if (!delay_.isActive())
            start();
        return;
    }
    compiled_ = compiled;
    session_.sheet().setForeignProblems(compiled->diagnostics);
    if (compiled->system)
        session_.sheet().setFoundUnits(unitsFoundIn(compiled->system->model));
    Q_EMIT checked();
}

}  // namespace bramah::app
