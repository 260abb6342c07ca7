// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_area.h"

#include "app/plots/drawing/custom_plot.h"

#include <QPainter>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace bramah::app {

namespace {

constexpr int kRefreshInterval = 30;  // ms

}  // namespace

PlotArea::PlotArea(const RunHistory& history, const PlottableVariables& variables, const editor::ActiveTheme& theme,
                   QWidget* parent)
    : QWidget(parent),
      history_(history),
      variables_(variables),
      theme_(theme),
      tabs_(new QTabBar(this)),
      splitter_(new QSplitter(Qt::Horizontal, this))
{
    splitter_->setChildrenCollapsible(false);
    splitter_->setHandleWidth(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(tabs_);
    column->addWidget(splitter_, 1);
    tabs_->setAccessibleName(tr("Plots"));
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    tabs_->setElideMode(Qt::ElideMiddle);
    tabs_->hide();
    connect(tabs_, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0 && index < static_cast<int>(plots_.size()))
            setCurrent(*plots_[static_cast<std::size_t>(index)]);
    });
    // The plots are drawn at most once in an interval, however often rows come.
    refreshTimer_.setSingleShot(true);
    refreshTimer_.setInterval(kRefreshInterval);
    connect(&refreshTimer_, &QTimer::timeout, this, [this] {
        for (PlotView* plot : plots_)
            plot->refresh();
    });
    const auto refreshSoon = [this] {
        if (!refreshTimer_.isActive())
            refreshTimer_.start();
    };
    connect(&history, &RunHistory::progressed, this, refreshSoon);
    connect(&history, &RunHistory::runEnded, this, refreshSoon);
    addPlot();
}

PlotDefinitions PlotArea::definitions() const
{
    PlotDefinitions all;
    for (const PlotView* plot : plots_)
        if (!plot->definition().curves.empty() || !plot->definition().title.isEmpty())
            all.push_back(plot->definition());
    return all;
}

void PlotArea::setDefinitions(const PlotDefinitions& definitions)
{
    isSetting_ = true;
    for (PlotView* plot : plots_)
        delete plot;
    plots_.clear();
    current_ = nullptr;
    nameTabs();
    for (const PlotDefinition& definition : definitions)
        addPlot(definition);
    if (plots_.empty())
        addPlot();
    setCurrent(*plots_.front());
    isSetting_ = false;
}

PlotView& PlotArea::addPlot(const PlotDefinition& definition)
{
    auto* plot = new PlotView(history_, variables_, theme_);
    plot->setPlannedTime(plannedTime_);
    plot->setMinimumSize(180, 110);
    plot->setDefinition(definition);
    plots_.push_back(plot);
    splitter_->addWidget(plot);
    splitter_->setSizes(QList<int>(static_cast<qsizetype>(plots_.size()), 1000));
    link(*plot);
    current_ = plot;
    arrange();
    noteChange();
    return *plot;
}

void PlotArea::link(PlotView& plot)
{
    connect(&plot, &PlotView::definitionChanged, this, &PlotArea::noteChange);
    connect(&plot, &PlotView::spectrumWanted, this, [this, &plot](const QString& variable) {
        const QCPRange time = plot.timeRange();
        const bool isFollowing = plot.isFollowing();
        PlotView& spectrum = addPlot({.title = {}, .curves = {{variable, {}}}, .kind = PlotKind::Spectrum});
        spectrum.setFollowing(isFollowing);
        spectrum.setTimeRange(time);
    });
    connect(&plot, &PlotView::activated, this, [this, &plot] { setCurrent(plot); });
    connect(
        &plot, &PlotView::removalWanted, this, [this, &plot] { removePlot(plot); }, Qt::QueuedConnection);
    connect(&plot, &PlotView::timeRangeChanged, this, [this, &plot](const QCPRange& range) {
        for (PlotView* other : plots_) {
            if (other == &plot)
                continue;
            other->setFollowing(false);
            other->setTimeRange(range);
        }
        Q_EMIT shownChanged();
    });
    connect(&plot, &PlotView::followingChanged, this, [this](bool isFollowing) {
        if (isFollowing) {
            fitAll();
            Q_EMIT shownChanged();
        }
    });
    connect(&plot, &PlotView::cursorMoved, this,
            [this](std::optional<double> time) { Q_EMIT cursorMoved(isCursorOn_ ? time : std::nullopt); });
    connect(&plot, &PlotView::clicked, this, [this](double time, const QString& variable) {
        mark(time);
        if (!variable.isEmpty())
            Q_EMIT variableChosen(variable);
    });
    connect(&plot, &PlotView::clickTakenBack, this, [this] { setMarks(marksBefore_); });
    connect(&plot, &PlotView::markMoved, this, [this](char name, double time) {
        TimeMarks moved = marks_;
        (name == 'a' ? moved.a : moved.b) = time;
        setMarks(moved);
    });
    connect(&plot, &PlotView::curveEditWanted, this,
            [this, &plot](std::size_t index) { Q_EMIT curveEditWanted(plot, index); });
    connect(&plot, &PlotView::variableChosen, this, &PlotArea::variableChosen);
    connect(&plot, &PlotView::whyWanted, this, &PlotArea::whyWanted);
    connect(&plot, &PlotView::menuOpening, this, [this, &plot](QMenu& menu) { Q_EMIT menuOpening(menu, plot); });
    plot.setMarks(marks_);
}

void PlotArea::setCurrent(PlotView& plot)
{
    current_ = &plot;
    showArranged();
}

void PlotArea::arrange()
{
    const QSize room(width(), height());
    const PlotArrangement wanted = arrangementFor(static_cast<int>(plots_.size()), room, window()->width());
    if (std::exchange(arrangement_, wanted) != wanted) {
        splitter_->setOrientation(wanted == PlotArrangement::Column ? Qt::Vertical : Qt::Horizontal);
        splitter_->setSizes(QList<int>(static_cast<qsizetype>(plots_.size()), 1000));
    }
    nameTabs();
    showArranged();
}

void PlotArea::nameTabs()
{
    const QSignalBlocker blocker(tabs_);
    while (tabs_->count() > static_cast<int>(plots_.size()))
        tabs_->removeTab(tabs_->count() - 1);
    for (int index = 0; index < static_cast<int>(plots_.size()); ++index) {
        const PlotDefinition& plot = plots_[static_cast<std::size_t>(index)]->definition();
        QStringList variables;
        for (const CurveDefinition& curve : plot.curves)
            variables.append(curve.variable);
        const QString name = !plot.shownTitle().isEmpty() ? plot.shownTitle()
                             : !variables.isEmpty()       ? variables.front()
                                                          : tr("Plot %1").arg(index + 1);
        if (index == tabs_->count())
            tabs_->addTab(name);
        tabs_->setTabText(index, QString(name).replace(QLatin1Char('&'), QLatin1String("&&")));
        tabs_->setTabToolTip(index, variables.join(QLatin1Char('\n')));
    }
}

void PlotArea::showArranged()
{
    const bool isTabbed = arrangement_ == PlotArrangement::Tabs;
    for (PlotView* plot : plots_)
        plot->setVisible(!isTabbed || plot == current_);
    const QSignalBlocker blocker(tabs_);
    const auto place = std::find(plots_.begin(), plots_.end(), current_);
    if (place != plots_.end())
        tabs_->setCurrentIndex(static_cast<int>(place - plots_.begin()));
    tabs_->setVisible(isTabbed);
}

void PlotArea::noteChange()
{
    nameTabs();
    if (!isSetting_)
        Q_EMIT definitionsChanged();
    Q_EMIT shownChanged();
}

void PlotArea::removePlot(PlotView& plot)
{
    std::erase(plots_, &plot);
    plot.hide();
    plot.deleteLater();
    if (plots_.empty())
        addPlot();
    if (current_ == &plot)
        current_ = plots_.front();
    arrange();
    noteChange();
}

void PlotArea::plotVariable(const QString& variable)
{
    if (current_)
        current_->addVariable(variable);
}

void PlotArea::plotCurve(const CurveDefinition& curve)
{
    if (!current_)
        return;
    current_->addVariable(curve.variable);
    current_->setUnit(curve.variable, curve.unit);
}

void PlotArea::setPlannedTime(const QCPRange& range)
{
    plannedTime_ = range;
    for (PlotView* plot : plots_)
        plot->setPlannedTime(range);
}

void PlotArea::setCursorOn(bool isOn)
{
    isCursorOn_ = isOn;
    setCursorTime(cursorTime_);
    if (isOn)
        return;
    setMarks({});
}

void PlotArea::setMarks(const TimeMarks& marks)
{
    if (marks == marks_)
        return;
    marks_ = marks;
    for (PlotView* plot : plots_)
        plot->setMarks(marks);
    Q_EMIT marksChanged();
}

void PlotArea::mark(double time)
{
    marksBefore_ = marks_;
    if (!isCursorOn_)
        return;
    if (marks_.a && !marks_.b)
        setMarks({marks_.a, time});
    else
        setMarks({time, std::nullopt});
}

QCPRange PlotArea::shownTime() const
{
    return current_ ? current_->timeRange() : plannedTime_;
}

void PlotArea::showTime(const QCPRange& time)
{
    for (PlotView* plot : plots_) {
        plot->setFollowing(false);
        plot->setTimeRange(time);
    }
    Q_EMIT shownChanged();
}

std::vector<CurveDefinition> PlotArea::curves() const
{
    std::vector<CurveDefinition> all;
    for (const PlotView* plot : plots_)
        for (const CurveDefinition& curve : plot->definition().curves)
            if (std::ranges::find(all, curve.variable, &CurveDefinition::variable) == all.end())
                all.push_back(curve);
    return all;
}

void PlotArea::setCursorTime(std::optional<double> time)
{
    cursorTime_ = time;
    for (PlotView* plot : plots_)
        plot->setCursorTime(isCursorOn_ ? time : std::nullopt);
}

void PlotArea::pageTo(double time)
{
    for (PlotView* plot : plots_) {
        const QCPRange page = plot->timeRange();
        if (!plot->content().isOverTime() || plot->isFollowing() || page.contains(time))
            continue;
        const double begin = time > page.upper ? time : time - page.size();
        plot->setTimeRange({begin, begin + page.size()});
    }
}

void PlotArea::fitAll()
{
    for (PlotView* plot : plots_)
        plot->fit();
}

void PlotArea::paintForExport(QPainter& painter, const QSize& size)
{
    painter.fillRect(QRect(QPoint(), size), Qt::white);
    for (PlotView* plot : plots_) {
        if (plot->isHidden())
            continue;
        const QRect place(plot->mapTo(this, QPoint(0, 0)), plot->size());
        painter.save();
        painter.translate(place.topLeft() * (double(size.width()) / qMax(1, width())));
        plot->paintForExport(painter, place.size() * (double(size.width()) / qMax(1, width())));
        painter.restore();
    }
}

void PlotArea::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void PlotArea::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    arrange();
}

}  // namespace bramah::app
