// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_area.h"

#include "app/plots/drawing/custom_plot.h"
#include "app/widgets/page_bar.h"

#include <QElapsedTimer>
#include <QMenu>
#include <QPainter>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace bramah::app {

namespace {

constexpr int kRefreshInterval = 30;  ///< ms, at least
constexpr int kShareOfDrawing = 10;   ///< during a run, one of so many parts of the time at most

/// The plots that show something.
PlotDefinitions filled(const PlotDefinitions& plots)
{
    PlotDefinitions all;
    std::ranges::copy_if(plots, std::back_inserter(all),
                         [](const PlotDefinition& plot) { return !plot.curves.empty() || !plot.title.isEmpty(); });
    return all;
}

}  // namespace

PlotArea::PlotArea(const RunHistory& history, const PlottableVariables& variables, const editor::ActiveTheme& theme,
                   QWidget* parent)
    : QWidget(parent),
      history_(history),
      variables_(variables),
      theme_(theme),
      tabs_(new QTabBar(this)),
      splitter_(new QSplitter(Qt::Horizontal, this)),
      pageBar_(new PageBar(tr("Pages of plots"), tr("Re&move the page and its plots"), this))
{
    splitter_->setChildrenCollapsible(false);
    splitter_->setHandleWidth(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(tabs_);
    column->addWidget(splitter_, 1);
    column->addWidget(pageBar_);
    pageBar_->hide();
    connect(pageBar_, &PageBar::pageChosen, this, [this](int page) { showPage(static_cast<std::size_t>(page)); });
    connect(pageBar_, &PageBar::pageRenamed, this,
            [this](int page, const QString& name) { renamePage(static_cast<std::size_t>(page), name); });
    connect(pageBar_, &PageBar::pageMoved, this,
            [this](int from, int to) { movePage(static_cast<std::size_t>(from), static_cast<std::size_t>(to)); });
    connect(pageBar_, &PageBar::removalWanted, this, [this](int page) { removePage(static_cast<std::size_t>(page)); });
    connect(pageBar_, &PageBar::additionWanted, this, &PlotArea::addPage);
    tabs_->setAccessibleName(tr("Plots"));
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    tabs_->setElideMode(Qt::ElideMiddle);
    tabs_->hide();
    connect(tabs_, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0 && index < static_cast<int>(plots_.size()))
            setCurrent(*plots_[static_cast<std::size_t>(index)]);
    });
    // The plots are drawn at most once in an interval, however often rows come; many long curves less often, so that
    // the run that they show is not held up.
    refreshTimer_.setSingleShot(true);
    refreshTimer_.setInterval(kRefreshInterval);
    connect(&refreshTimer_, &QTimer::timeout, this, [this] {
        QElapsedTimer timer;
        timer.start();
        double drawing = 0;  // ms, that it took the last time
        for (PlotView* plot : plots_) {
            plot->refresh();
            drawing += plot->plot().replotTime();
        }
        const double all = static_cast<double>(timer.elapsed()) + drawing;
        refreshTimer_.setInterval(std::max(kRefreshInterval, static_cast<int>(all * kShareOfDrawing)));
    });
    const auto refreshSoon = [this] {
        if (!refreshTimer_.isActive())
            refreshTimer_.start();
    };
    connect(&history, &RunHistory::progressed, this, refreshSoon);
    connect(&history, &RunHistory::runEnded, this, refreshSoon);
    addPlot();
}

PlotPages PlotArea::pages() const
{
    PlotPages all;
    for (const PlotPage& page : pages_)
        if (PlotDefinitions plots = filled(page.plots); !plots.empty())
            all.push_back({page.title, page.layout, std::move(plots)});
    return all;
}

PlotDefinitions PlotArea::definitions() const
{
    return filled(pages_[shownPage_].plots);
}

void PlotArea::setPages(const PlotPages& pages)
{
    const auto other = std::ranges::mismatch(pages, pages_).in1;
    const auto changed = static_cast<std::size_t>(other - pages.begin());
    pages_ = pages;
    if (pages_.empty())
        pages_.emplace_back();
    shownPage_ = std::min(changed < pages_.size() ? changed : shownPage_, pages_.size() - 1);
    noteShownPage();
}

void PlotArea::noteShownPage()
{
    isSetting_ = true;
    showPlots(pages_[shownPage_].plots);
    setCurrent(*plots_.front());
    isSetting_ = false;
    isAligned_ = false;
    arrange();
    pageBar_->setPages(pageNames(), static_cast<int>(shownPage_));
    pageBar_->setVisible(pages_.size() > 1 || !pages_.front().title.isEmpty());
    Q_EMIT shownChanged();
}

void PlotArea::showPlots(const PlotDefinitions& wanted)
{
    const PlotDefinitions plots = wanted.empty() ? PlotDefinitions{PlotDefinition()} : wanted;
    const auto isSame = [](const PlotView* view, const PlotDefinition& plot) { return view->definition() == plot; };
    const auto [viewEnd, plotEnd] = std::ranges::mismatch(plots_, plots, isSame);
    const auto same = static_cast<std::size_t>(plotEnd - plots.begin());
    std::size_t sameBehind = 0;
    while (same + sameBehind < std::min(plots.size(), plots_.size()) &&
           isSame(plots_[plots_.size() - 1 - sameBehind], plots[plots.size() - 1 - sameBehind]))
        ++sameBehind;
    // Between those, a view becomes the one that has taken its place; then there may be too many or too few.
    const std::size_t behind = plots.size() - sameBehind;
    for (std::size_t place = same; place < behind; ++place) {
        if (place + sameBehind < plots_.size())
            plots_[place]->setDefinition(plots[place]);
        else
            insertPlot(place, plots[place]);
    }
    while (plots_.size() > plots.size())
        dropPlot(*plots_[behind]);
}

PlotView& PlotArea::insertPlot(std::size_t place, const PlotDefinition& definition)
{
    auto* plot = new PlotView(history_, variables_, theme_);
    plot->setPlannedTime(plannedTime_);
    plot->setDefinition(definition);
    if (!plots_.empty() && !plots_.front()->isFollowing()) {
        plot->setFollowing(false);
        plot->setTimeRange(plots_.front()->timeRange());
    }
    plot->setLimits(limits_);
    plots_.insert(plots_.begin() + static_cast<std::ptrdiff_t>(place), plot);
    splitter_->insertWidget(static_cast<int>(place), plot);
    splitter_->setSizes(QList<int>(static_cast<qsizetype>(plots_.size()), 1000));
    link(*plot);
    plot->setCursorTime(isCursorOn_ ? cursorTime_ : std::nullopt);
    current_ = plot;
    isAligned_ = false;
    return *plot;
}

PlotView& PlotArea::addPlot(const PlotDefinition& definition)
{
    PlotView& plot = insertPlot(plots_.size(), definition);
    arrange();
    noteChange();
    return plot;
}

void PlotArea::dropPlot(PlotView& plot)
{
    strips_.release();
    isAligned_ = false;
    std::erase(plots_, &plot);
    plot.hide();
    // It may be what has asked for its end.
    plot.deleteLater();
    if (current_ == &plot)
        current_ = plots_.empty() ? nullptr : plots_.front();
}

void PlotArea::removePlot(PlotView& plot)
{
    dropPlot(plot);
    if (plots_.empty())
        addPlot();
    arrange();
    noteChange();
}

QStringList PlotArea::pageNames() const
{
    QStringList names;
    for (const PlotPage& page : pages_)
        names.append(page.title.isEmpty() ? tr("Page %1").arg(names.size() + 1) : page.title);
    return names;
}

void PlotArea::showPage(std::size_t page)
{
    if (page >= pages_.size() || page == shownPage_)
        return;
    shownPage_ = page;
    noteShownPage();
}

void PlotArea::addPage()
{
    pages_.emplace_back();
    showPage(pages_.size() - 1);
}

void PlotArea::removePage(std::size_t page)
{
    if (page >= pages_.size())
        return;
    pages_.erase(pages_.begin() + static_cast<std::ptrdiff_t>(page));
    if (pages_.empty())
        pages_.emplace_back();
    if (shownPage_ > page || shownPage_ == pages_.size())
        --shownPage_;
    noteShownPage();
    noteChange();
}

void PlotArea::movePage(std::size_t from, std::size_t to)
{
    if (from >= pages_.size() || to >= pages_.size() || from == to)
        return;
    PlotPage page = std::move(pages_[from]);
    pages_.erase(pages_.begin() + static_cast<std::ptrdiff_t>(from));
    pages_.insert(pages_.begin() + static_cast<std::ptrdiff_t>(to), std::move(page));
    shownPage_ = to;
    noteShownPage();
    noteChange();
}

void PlotArea::renamePage(std::size_t page, const QString& title)
{
    // The number that stands for a missing title is none.
    if (page < pages_.size() && title != pageNames().at(static_cast<qsizetype>(page)))
        pages_[page].title = title;
    noteShownPage();
    noteChange();
}

void PlotArea::setLayout(PlotLayout layout)
{
    if (layout == pages_[shownPage_].layout)
        return;
    pages_[shownPage_].layout = layout;
    arrange();
    noteChange();
}

void PlotArea::movePlot(PlotView& plot, std::size_t page)
{
    if (page == shownPage_)
        return;
    PlotDefinitions& plots = pages_[shownPage_].plots;
    const auto place = std::ranges::find(plots_, &plot) - plots_.begin();
    PlotDefinition moved = std::move(plots[static_cast<std::size_t>(place)]);
    plots.erase(plots.begin() + place);
    if (page >= pages_.size())
        pages_.emplace_back();
    PlotPage& target = pages_[std::min(page, pages_.size() - 1)];
    target.plots = filled(target.plots);
    target.plots.push_back(std::move(moved));
    shownPage_ = static_cast<std::size_t>(&target - pages_.data());
    noteShownPage();
    setCurrent(*plots_.back());
    noteChange();
}

void PlotArea::addPageMenu(QMenu& menu, PlotView& plot)
{
    QMenu* layouts = menu.addMenu(tr("&Arrange the page"));
    for (const auto& [layout, text] : plotLayouts()) {
        QAction* choice = layouts->addAction(text, this, [this, layout = layout] { setLayout(layout); });
        choice->setCheckable(true);
        choice->setChecked(layout == this->layout());
    }
    QMenu* targets = menu.addMenu(tr("Move to pa&ge"));
    const QStringList names = pageNames();
    for (qsizetype page = 0; page < names.size(); ++page)
        targets
            ->addAction(QString(names.at(page)).replace(QLatin1Char('&'), QLatin1String("&&")), this,
                        [this, &plot, page] { movePlot(plot, static_cast<std::size_t>(page)); })
            ->setEnabled(static_cast<std::size_t>(page) != shownPage_);
    targets->addAction(tr("A &new page"), this, [this, &plot] { movePlot(plot, pages_.size()); });
}

void PlotArea::setLimits(const std::vector<PlotLimit>& limits)
{
    limits_ = limits;
    for (PlotView* plot : plots_)
        plot->setLimits(limits);
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
    connect(&plot, &PlotView::menuOpening, this, [this, &plot](QMenu& menu) {
        addPageMenu(menu, plot);
        Q_EMIT menuOpening(menu, plot);
    });
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
    const PlotArrangement wanted = arrangementFor(static_cast<int>(plots_.size()), room, window()->width(), layout());
    if (std::exchange(arrangement_, wanted) != wanted) {
        splitter_->setOrientation(wanted == PlotArrangement::Column ? Qt::Vertical : Qt::Horizontal);
        splitter_->setSizes(QList<int>(static_cast<qsizetype>(plots_.size()), 1000));
    }
    const bool isAligned = layout() == PlotLayout::Strips && wanted == PlotArrangement::Column;
    for (PlotView* plot : plots_)
        plot->setMinimumSize(leastPlotSize(isAligned ? PlotLayout::Strips : PlotLayout::Automatic));
    if (!isAligned)
        strips_.release();
    else if (!isAligned_)
        strips_.align(plots_);
    isAligned_ = isAligned;
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
    if (isSetting_)
        return;
    PlotDefinitions& plots = pages_[shownPage_].plots;
    plots.clear();
    for (const PlotView* plot : plots_)
        plots.push_back(plot->definition());
    isAligned_ = false;  // a plot may be of another kind now
    arrange();
    Q_EMIT definitionsChanged();
    Q_EMIT shownChanged();
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
