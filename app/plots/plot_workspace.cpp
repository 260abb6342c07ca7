// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_workspace.h"

#include "app/plots/curve_dialog.h"
#include "app/plots/plot_copy.h"
#include "app/plots/plot_keys.h"
#include "app/plots/statistics_table.h"
#include "app/plots/time_search.h"
#include "solver/measures/curve_search.h"

#include <QApplication>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace bramah::app {

using solver::SearchDirection;

namespace {

constexpr int kStatisticsDelay = 150;  ///< ms, after the last change of what they are of

}  // namespace

PlotWorkspace::PlotWorkspace(RunHistory& history, const editor::ActiveTheme& theme, QWidget* parent)
    : QSplitter(Qt::Horizontal, parent),
      history_(history),
      plottable_(history),
      tree_(new VariableTree),
      area_(new PlotArea(history, plottable_, theme)),
      search_(new TimeSearch(history, plottable_)),
      statistics_(new StatisticsTable(history, plottable_)),
      keys_(new PlotKeys(*area_))
{
    setHandleWidth(1);
    auto* right = new QWidget;
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* parts = new QSplitter(Qt::Vertical);
    parts->setHandleWidth(1);
    parts->setChildrenCollapsible(false);
    parts->addWidget(area_);
    parts->addWidget(statistics_);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 1);
    column->addWidget(search_);
    column->addWidget(parts, 1);
    search_->hide();
    statistics_->hide();
    addWidget(tree_);
    addWidget(right);
    setStretchFactor(0, 0);
    setStretchFactor(1, 1);
    setSizes({230, 1000});
    connect(tree_, &VariableTree::variableChosen, area_, &PlotArea::plotVariable);
    connect(tree_, &VariableTree::expressionWanted, this, &PlotWorkspace::addExpression);
    connect(&plottable_, &PlottableVariables::changed, this, [this] { tree_->setVariables(plottable_.all()); });
    connect(area_, &PlotArea::curveEditWanted, this, &PlotWorkspace::editCurve);
    connect(area_, &PlotArea::whyWanted, this, qOverload<const QString&>(&PlotWorkspace::askWhy));
    connect(area_, &PlotArea::menuOpening, this, [this](QMenu& menu, PlotView& plot) {
        QMenu* copying = menu.addMenu(tr("&Copy"));
        copying->addAction(tr("The &picture (SVG and PNG)"), this, [&plot] { copyPicture(plot); })
            ->setShortcut(QKeySequence::Copy);
        copying->addAction(tr("The &values shown, as a table"), this,
                           [this, &plot] { copyValues(plot, history_, plottable_); });
        keys_->list(*menu.addMenu(tr("&Keys")));
    });
    connect(search_, &TimeSearch::closed, this, [this] {
        search_->hide();
        area_->setFocus();
    });
    connect(search_, &TimeSearch::found, this, [this](double from, double to) {
        area_->setMarks({from, to});
        goTo(from);
    });
    connect(statistics_, &StatisticsTable::closeWanted, this, [this] { setStatisticsShown(false); });
    connect(statistics_, &StatisticsTable::measureWanted, this, &PlotWorkspace::measureWanted);
    statisticsTimer_.setSingleShot(true);
    statisticsTimer_.setInterval(kStatisticsDelay);
    connect(&statisticsTimer_, &QTimer::timeout, this, &PlotWorkspace::updateStatistics);
    const auto updateSoon = [this] { statisticsTimer_.start(); };
    connect(area_, &PlotArea::marksChanged, this, updateSoon);
    connect(area_, &PlotArea::shownChanged, this, updateSoon);
    connect(&history_, &RunHistory::runEnded, this, updateSoon);
    connect(&history_, &RunHistory::listChanged, this, updateSoon);
    addKeys();
}

PlotWorkspace::~PlotWorkspace()
{
    // They refer to the variables.
    delete statistics_;
    delete search_;
    delete area_;
}

const solver::ResultStore* PlotWorkspace::rows() const
{
    const RunRecord* run = history_.latest();
    return run && !run->results.isEmpty() ? &run->results : nullptr;
}

double PlotWorkspace::cursorOrStart() const
{
    return area_->cursorTime().value_or(area_->shownTime().lower);
}

std::unique_ptr<CurveSource> PlotWorkspace::mainCurve() const
{
    const RunRecord* run = history_.latest();
    const PlotView* plot = area_->current();
    if (!run || !plot || plot->definition().curves.empty())
        return nullptr;
    auto curve = plottable_.curve(*run, plot->definition().curves.front().variable);
    while (curve && !curve->update()) {
    }
    return curve;
}

void PlotWorkspace::goTo(std::optional<double> time)
{
    if (!time)
        return;
    // A time beyond the part shown comes into its middle.
    if (const QCPRange shown = area_->shownTime(); !shown.contains(*time))
        area_->showTime({*time - shown.size() / 2, *time + shown.size() / 2});
    // The mouse may rest somewhere else on a plot.
    Q_EMIT area_->cursorMoved(std::nullopt);
    area_->setCursorTime(time);
    Q_EMIT timeChosen(time);
}

void PlotWorkspace::addKeys()
{
    const auto step = [this](SearchDirection direction, int count) {
        return [this, direction, count] {
            std::optional<double> time = cursorOrStart();
            for (int k = 0; k < count && rows() && time; ++k) {
                const auto next = nextRow(*rows(), *time, direction);
                if (!next)
                    break;
                time = next;
            }
            if (rows())
                goTo(time);
        };
    };
    using enum SearchDirection;
    constexpr int kFast = 10;
    keys_->add({Qt::Key_Right}, tr("Next sample"), step(Forward, 1));
    keys_->add({Qt::Key_Left}, tr("Sample before"), step(Backward, 1));
    keys_->add({Qt::SHIFT | Qt::Key_Right}, tr("Ten samples on"), step(Forward, kFast));
    keys_->add({Qt::SHIFT | Qt::Key_Left}, tr("Ten samples back"), step(Backward, kFast));
    keys_->add({Qt::Key_Home}, tr("Start of the run"), [this] {
        if (rows())
            goTo(rows()->firstTime());
    });
    keys_->add({Qt::Key_End}, tr("End of the run"), [this] {
        if (rows())
            goTo(rows()->lastTime());
    });
    const auto seek = [this](auto find, SearchDirection direction) {
        return [this, find, direction] {
            if (rows())
                goTo(find(direction));
        };
    };
    const auto event = [this](SearchDirection direction) { return nextEvent(*rows(), cursorOrStart(), direction); };
    const auto peak = [this](SearchDirection direction) -> std::optional<double> {
        const auto curve = mainCurve();
        if (!curve || curve->rowCount() == 0)
            return std::nullopt;
        return nextPeak(curve->rows(), curve->column(), cursorOrStart(), direction);
    };
    keys_->add({Qt::Key_E}, tr("Next event"), seek(event, Forward));
    keys_->add({Qt::SHIFT | Qt::Key_E}, tr("Event before"), seek(event, Backward));
    keys_->add({Qt::Key_P}, tr("Next peak of the first curve"), seek(peak, Forward));
    keys_->add({Qt::SHIFT | Qt::Key_P}, tr("Peak before"), seek(peak, Backward));
    keys_->add({Qt::Key_Slash, Qt::CTRL | Qt::Key_F}, tr("When is …?"), [this] { searchTime(); });
    keys_->add({Qt::Key_Y}, tr("Why here?"), [this] { askWhy(); });
    keys_->add({Qt::Key_Space}, tr("Mark A, then B, at the cursor"), [this] {
        if (area_->cursorTime())
            area_->mark(*area_->cursorTime());
    });
    keys_->add({Qt::Key_M}, tr("Statistics"), [this] { setStatisticsShown(!statistics_->isVisibleTo(this)); });
    keys_->add({Qt::Key_F, Qt::Key_W}, tr("Fit"), [this] {
        if (area_->current())
            area_->current()->fitByUser();
    });
    keys_->add({Qt::Key_Insert}, tr("Add an expression…"), [this] { addExpression(); });
    keys_->add({Qt::Key_N}, tr("Add a note at the cursor"), [this] {
        if (area_->current())
            area_->current()->addNote();
    });
    const auto turn = [this](bool isOn) {
        const std::size_t count = area_->pageCount();
        area_->showPage((area_->shownPage() + (isOn ? 1 : count - 1)) % count);
    };
    keys_->add({Qt::CTRL | Qt::Key_PageDown}, tr("Next page"), [turn] { turn(true); });
    keys_->add({Qt::CTRL | Qt::Key_PageUp}, tr("Page before"), [turn] { turn(false); });
    keys_->add({Qt::Key_S}, tr("Strips on one time axis, and back"), [this] {
        area_->setLayout(area_->layout() == PlotLayout::Strips ? PlotLayout::Automatic : PlotLayout::Strips);
    });
    keys_->add({QKeySequence(QKeySequence::Copy)}, tr("Copy the picture"), [this] {
        if (area_->current())
            copyPicture(*area_->current());
    });
    keys_->add(
        {Qt::Key_Escape}, tr("Take the marks away, then the cursor"),
        [this] {
            if (area_->marks() != TimeMarks()) {
                area_->setMarks({});
            } else {
                Q_EMIT area_->cursorMoved(std::nullopt);
                area_->setCursorTime(std::nullopt);
                Q_EMIT timeChosen(std::nullopt);
            }
        },
        [this] { return area_->marks() != TimeMarks() || area_->cursorTime().has_value(); });
}

void PlotWorkspace::addExpression()
{
    if (PlotView* plot = area_->current())
        editCurve(*plot, plot->definition().curves.size());
}

void PlotWorkspace::editCurve(PlotView& plot, std::size_t index)
{
    const auto& curves = plot.definition().curves;
    CurveDialog dialog(plottable_, index < curves.size() ? curves[index] : CurveDefinition(), window());
    if (dialog.exec() == QDialog::Accepted)
        plot.setCurve(index, dialog.curve());
}

void PlotWorkspace::askWhy()
{
    const PlotView* plot = area_->current();
    if (plot && !plot->definition().curves.empty())
        askWhy(plot->definition().curves.front().variable);
}

void PlotWorkspace::askWhy(const QString& variable)
{
    constexpr double kStretch = 0.02;  // of the time shown, up to the cursor
    const QCPRange shown = area_->shownTime();
    const double to = cursorOrStart() + (area_->cursorTime() ? 0 : shown.size());
    const QCPRange range = area_->marks().range().value_or(QCPRange(to - kStretch * shown.size(), to));
    const auto expression = plottable_.read(variable);
    const bool isOfOne = expression && expression->variables().size() == 1;
    Q_EMIT whyWanted(isOfOne ? expression->variables().front() : variable, range.lower, range.upper);
}

void PlotWorkspace::searchTime()
{
    search_->open();
}

void PlotWorkspace::setStatisticsShown(bool isShown)
{
    const bool hadKeys = statistics_->isAncestorOf(QApplication::focusWidget());
    statistics_->setVisible(isShown);
    if (!isShown && hadKeys && area_->current())
        area_->current()->plot().setFocus(Qt::OtherFocusReason);
    if (isShown) {
        // As low as some rows need: the plots keep the rest.
        constexpr int kLines = 6;
        auto* parts = qobject_cast<QSplitter*>(statistics_->parentWidget());
        const int low = std::min(kLines * fontMetrics().lineSpacing(), parts->height() / 2);
        parts->setSizes({parts->height() - low, low});
    }
    updateStatistics();
}

void PlotWorkspace::updateStatistics()
{
    if (!statistics_->isVisibleTo(this))
        return;
    const auto marked = area_->marks().range();
    const QCPRange range = marked.value_or(area_->shownTime());
    statistics_->show(area_->curves(), range.lower, range.upper, marked.has_value());
}

void PlotWorkspace::showValues(const RunRecord* run, double time)
{
    tree_->showValues(run ? &run->results : nullptr, time);
}

}  // namespace bramah::app
