// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/sheet_motion.h"

#include "editor/canvas/sheet_scene.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/symbol_texts.h"
#include "editor/view/sheet_view.h"
#include "model/instance/instance.h"

#include <QScrollBar>
#include <QSettings>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr int kFrameInterval = 33;     // ms
constexpr double kLongestFrame = 0.1;  // s
constexpr auto kMovesKey = "sheet/movesSymbols";
/// Each part of LineResultsShown and its key in the settings.
constexpr std::pair<const char*, bool LineResultsShown::*> kLineKeys[] = {
    {"sheet/colorsLines", &LineResultsShown::hasColors},
    {"sheet/showsPressures", &LineResultsShown::hasPressures},
    {"sheet/showsFlows", &LineResultsShown::hasFlows},
    {"sheet/showsPositions", &LineResultsShown::hasPositions},
    {"sheet/showsForces", &LineResultsShown::hasForces},
    {"sheet/showsSignals", &LineResultsShown::hasSignals},
    {"sheet/showsDifferences", &LineResultsShown::hasDifferences},
};

}  // namespace

SheetMotion::SheetMotion(editor::DocumentSession& session, const ShownMoment& moment, editor::SheetView& sheet,
                         QObject* parent)
    : QObject(parent),
      session_(session),
      moment_(moment),
      sheet_(sheet),
      isOn_(isRemembered()),
      shownOnLines_(rememberedLines())
{
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &SheetMotion::show);
    connect(&session.sheet(), &editor::Sheet::diagramChanged, this, &SheetMotion::forget);
    connect(&moment, &ShownMoment::runsChanged, this, &SheetMotion::forget);
    // Only visible symbols are updated.
    connect(&sheet, &editor::SheetView::zoomChanged, this, &SheetMotion::showSoon);
    for (const QScrollBar* bar : {sheet.horizontalScrollBar(), sheet.verticalScrollBar()})
        connect(bar, &QScrollBar::valueChanged, this, &SheetMotion::showSoon);
    connect(&session.sheet(), &editor::Sheet::diagramChanged, this, &SheetMotion::showSoon);
    connect(&moment, &ShownMoment::changed, this, &SheetMotion::showSoon);
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

void SheetMotion::showInstead(std::shared_ptr<const ClassValues> values, double time)
{
    if (values != instead_) {
        forget();
        instead_ = std::move(values);
    }
    insteadTime_ = time;
    showSoon();
}

void SheetMotion::showPoint(std::shared_ptr<const ClassValues> point, editor::SheetLegend caption)
{
    forget();
    point_ = std::move(point);
    caption_ = std::move(caption);
    showSoon();
}

void SheetMotion::showSoon()
{
    // The sheet is drawn at most once a frame, however often rows come. A moment that moves by itself has its own pace.
    if (!timer_.isActive())
        timer_.start(moment_.isMoving() ? 0 : kFrameInterval);
}

bool SheetMotion::hasResults() const
{
    const ClassValues* shown = values();
    return shown && !shown->results.isEmpty() && session_.sheet().instance() &&
           shown->className == session_.sheet().place().root;
}

double SheetMotion::time() const
{
    if (isPoint())
        return point_->results.time(0);
    return isInstead() ? insteadTime_ : moment_.time();
}

void SheetMotion::setMeasured(const solver::MeasuredData* data)
{
    differences_.setData(data);
    if (!data)
        return;
    connect(data, &solver::MeasuredData::changed, this, [this] {
        differences_.forget();
        showSoon();
    });
}

void SheetMotion::showLines()
{
    if (!hasResults() || !shownOnLines_.isAny()) {
        editor::SheetResults none;
        if (isPoint())
            none.caption = caption_;
        sheet_.sheet().showResults(std::move(none));
        return;
    }
    const ClassValues& shown = *values();
    const double sinceFrame = sinceFrame_.isValid() ? std::min(1e-3 * double(sinceFrame_.restart()), kLongestFrame) : 0;
    if (!sinceFrame_.isValid())
        sinceFrame_.start();
    const double elapsed = isRunning() ? sinceFrame : moment_.way() * sinceFrame;
    SheetPart part = seen();
    part.hasTexts = part.hasTexts && !isInstead();
    editor::SheetResults results =
        lines_.at(session_.sheet().diagram(), shown.results, time(), shownOnLines_, part, elapsed);
    if (shownOnLines_.hasDifferences && !isInstead() && !isPoint())
        differences_.show(results, session_.sheet().diagram(), session_.sheet().place(), shown.results, time(),
                          part.hasTexts);
    // Enlarged values would be read as those of a run.
    if (isInstead())
        results.scale.reset();
    if (isPoint())
        results.caption = caption_;
    sheet_.sheet().showResults(std::move(results));
}

void SheetMotion::forget()
{
    lines_.lookAt(session_.sheet().place());
    differences_.forget();
    rods_.forget();
    symbols_.forget();
}

SheetPart SheetMotion::seen() const
{
    QRectF area = editor::toScene(sheet_.mapToScene(sheet_.viewport()->rect()).boundingRect());
    // With a margin, so that dragging the sheet does not show lines without values.
    const double room = std::max(area.width(), area.height()) / 4;
    area.adjust(-room, -room, room, room);
    return {area, editor::hasTextsAt(sheet_.zoom())};
}

void SheetMotion::showSymbols()
{
    if (!isOn_ || !hasResults()) {
        sheet_.sheet().showMotion({}, {});
        return;
    }
    const solver::ResultStore& results = values()->results;
    const double time = this->time();
    const model::Diagram& diagram = session_.sheet().diagram();
    const model::Instance& instance = *session_.sheet().instance();
    sheet_.sheet().showMotion(symbols_.at(diagram, instance, results, time, seen().area),
                              rods_.at(diagram, instance, results, time));
}

void SheetMotion::show()
{
    showLines();
    showSymbols();
}

}  // namespace bramah::app
