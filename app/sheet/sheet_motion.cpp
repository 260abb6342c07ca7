// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/sheet_motion.h"

#include "editor/canvas/sheet_scene.h"
#include "editor/view/sheet_view.h"
#include "model/diagram/icon_reader.h"
#include "model/instance/instance.h"
#include "model/values/value_operations.h"

#include <QSettings>

#include <algorithm>
#include <cmath>

namespace bramah::app {

namespace {

constexpr int kFrameInterval = 33;     // ms
constexpr double kLongestFrame = 0.1;  // s
constexpr auto kMovesKey = "sheet/movesSymbols";
/// Each part of LineResultsShown and where it is remembered.
constexpr std::pair<const char*, bool LineResultsShown::*> kLineKeys[] = {
    {"sheet/colorsLines", &LineResultsShown::hasColors},   {"sheet/showsPressures", &LineResultsShown::hasPressures},
    {"sheet/showsFlows", &LineResultsShown::hasFlows},     {"sheet/showsMotion", &LineResultsShown::hasMotion},
    {"sheet/showsSignals", &LineResultsShown::hasSignals},
};

/// The value that a run's results have of a variable at a time.
model::Value valueAt(const solver::ResultStore& results, double time, const model::Instance& variable)
{
    const int column = results.find(QString::fromStdString(variable.path()));
    const double value = column < 0 ? NAN : results.valueAt(column, time);
    if (!std::isfinite(value))
        return {};
    switch (variable.builtin()) {
    case model::BuiltinType::Boolean: return value > 0.5;
    case model::BuiltinType::Integer: return static_cast<std::int64_t>(std::llround(value));
    case model::BuiltinType::Enumeration: return model::literalAt(*variable.enumeration(), std::llround(value));
    default: return value;
    }
}

}  // namespace

SheetMotion::SheetMotion(editor::DocumentSession& session, const RunHistory& history, editor::SheetView& sheet,
                         QObject* parent)
    : QObject(parent),
      session_(session),
      history_(history),
      sheet_(sheet),
      isOn_(isRemembered()),
      shownOnLines_(rememberedLines())
{
    timer_.setSingleShot(true);
    timer_.setInterval(kFrameInterval);
    connect(&timer_, &QTimer::timeout, this, &SheetMotion::show);
    connect(&session, &editor::DocumentSession::diagramChanged, this, [this] { lines_.forget(); });
    connect(&history, &RunHistory::listChanged, this, [this] { lines_.forget(); });
    connect(&session, &editor::DocumentSession::diagramChanged, this, &SheetMotion::showSoon);
    connect(&history, &RunHistory::progressed, this, &SheetMotion::showSoon);
    connect(&history, &RunHistory::runEnded, this, &SheetMotion::showSoon);
    connect(&history, &RunHistory::listChanged, this, &SheetMotion::showSoon);
}

bool SheetMotion::isRemembered()
{
    return QSettings().value(QLatin1String(kMovesKey), true).toBool();
}

void SheetMotion::setRemembered(bool isOn)
{
    QSettings().setValue(QLatin1String(kMovesKey), isOn);
}

LineResultsShown SheetMotion::rememberedLines()
{
    const QSettings settings;
    LineResultsShown shown;
    for (const auto& [key, part] : kLineKeys)
        shown.*part = settings.value(QLatin1String(key), shown.*part).toBool();
    return shown;
}

void SheetMotion::setRememberedLines(LineResultsShown shown)
{
    QSettings settings;
    for (const auto& [key, part] : kLineKeys)
        settings.setValue(QLatin1String(key), shown.*part);
}

void SheetMotion::setLines(LineResultsShown shown)
{
    shownOnLines_ = shown;
    showSoon();
}

void SheetMotion::setOn(bool isOn)
{
    isOn_ = isOn;
    showSoon();
}

void SheetMotion::setCursorTime(std::optional<double> time)
{
    cursorTime_ = time;
    showSoon();
}

void SheetMotion::showSoon()
{
    // However often rows come, the sheet is drawn at most once a frame.
    if (!timer_.isActive())
        timer_.start();
}

bool SheetMotion::hasResults() const
{
    const RunRecord* run = history_.latest();
    return run && !run->results.isEmpty() && session_.instance() && run->className == session_.className();
}

double SheetMotion::time() const
{
    return cursorTime_.value_or(history_.latest()->results.lastTime());
}

void SheetMotion::showLines()
{
    if (!hasResults() || !shownOnLines_.isAny()) {
        sheet_.sheet().showResults({});
        return;
    }
    const RunRecord& run = *history_.latest();
    const double elapsed =
        run.isRunning() && sinceFrame_.isValid() ? std::min(1e-3 * double(sinceFrame_.restart()), kLongestFrame) : 0;
    if (!sinceFrame_.isValid())
        sinceFrame_.start();
    sheet_.sheet().showResults(lines_.at(session_.diagram(), run.results, time(), shownOnLines_, elapsed));
}

void SheetMotion::show()
{
    showLines();
    editor::MovedSymbols moved;
    if (isOn_ && hasResults()) {
        const solver::ResultStore& results = history_.latest()->results;
        const double time = this->time();
        const model::VariableValues values = [&](const model::Instance& variable) {
            return valueAt(results, time, variable);
        };
        for (const model::DiagramComponent& symbol : session_.diagram().components()) {
            if (!symbol.icon->hasMovingParts)
                continue;
            if (const model::Instance* instance = session_.instance()->descendant(symbol.id.name.toStdString()))
                moved.insert(symbol.id.name,
                             std::make_shared<const model::Icon>(model::readLayer(*instance, "Icon", &values).icon));
        }
    }
    sheet_.sheet().showMoved(moved);
}

}  // namespace bramah::app
