// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_view.h"

#include "app/plots/plot_navigation.h"
#include "app/plots/plot_style.h"

#include <QDragEnterEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QVBoxLayout>
#include "app/plots/custom_plot.h"

#include <cmath>

namespace bramah::app {

using editor::ColorRole;
using editor::Theme;

namespace {

/// With more flags at the cursor than this, those of earlier runs are left out.
constexpr std::size_t kMostFlags = 6;

/// The end of the time axis of a run that is at \a time: round, so that the axis moves in steps and not all the time.
double roundEnd(double start, double time, double stop)
{
    const double span = time - start;
    if (!(span > 0))
        return stop;
    const double power = std::pow(10.0, std::floor(std::log10(span)));
    for (const double mantissa : {1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0})
        if (mantissa * power >= span)
            return qMin(stop, start + mantissa * power);
    return stop;
}

}  // namespace

PlotView::PlotView(const RunHistory& history, const editor::ActiveTheme& theme, QWidget* parent)
    : QWidget(parent), history_(history), theme_(theme), plot_(new QCustomPlot(this)), hint_(new QLabel(this))
{
    setAcceptDrops(true);
    setAccessibleName(tr("Plot"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(plot_);
    plot_->setFocusPolicy(Qt::StrongFocus);
    plot_->setContextMenuPolicy(Qt::NoContextMenu);
    plot_->setLocale(locale());

    // Title and legend stand in a row of their own above the curves.
    auto* header = new QCPLayoutGrid;
    title_ = new QCPTextElement(plot_, QString());
    title_->setTextFlags(Qt::AlignLeft | Qt::AlignVCenter);
    title_->setVisible(false);
    legend_ = new QCPLegend;
    // In this order: an element knows its plot only through the layout it is put into.
    plot_->plotLayout()->insertRow(0);
    plot_->plotLayout()->addElement(0, 0, header);
    header->addElement(0, 0, title_);
    header->addElement(0, 1, legend_);
    header->setColumnStretchFactor(0, 0.001);
    legend_->setLayer(QStringLiteral("legend"));
    legend_->setFillOrder(QCPLegend::foColumnsFirst);
    plot_->plotLayout()->setRowStretchFactor(0, 0.001);
    plot_->plotLayout()->setRowSpacing(0);
    plot_->setAutoAddPlottableToLegend(false);

    QCPAxisRect& rect = *plot_->axisRect();
    rect.removeAxis(rect.axis(QCPAxis::atLeft));
    rect.removeAxis(rect.axis(QCPAxis::atTop));
    rect.removeAxis(rect.axis(QCPAxis::atRight));
    rect.setMinimumMargins({10, 4, 14, 4});
    axes_ = std::make_unique<UnitAxes>(rect);
    plot_->addLayer(QStringLiteral("cursor"), plot_->layer(QStringLiteral("overlay")), QCustomPlot::limBelow);
    plot_->layer(QStringLiteral("cursor"))->setMode(QCPLayer::lmBuffered);
    cursor_ = new PlotCursor(*plot_, [this](double time) { return readings(time); });
    cursor_->setLayer(QStringLiteral("cursor"));

    hint_->setText(
        tr("Drag a variable here, double-click it in the list,\nor click a port, line or symbol on the sheet"));
    hint_->setObjectName(QStringLiteral("muted"));
    hint_->setAlignment(Qt::AlignCenter);
    hint_->setAttribute(Qt::WA_TransparentForMouseEvents);

    auto* navigation = new PlotNavigation(*plot_);
    connect(navigation, &PlotNavigation::timeRangeChosen, this, [this](const QCPRange& range) {
        setFollowing(false);
        setTimeRange(range);
        Q_EMIT timeRangeChanged(range);
    });
    connect(navigation, &PlotNavigation::valueRangeChosen, this, [this] {
        setFollowing(false);
        plot_->replot(QCustomPlot::rpQueuedReplot);
    });
    connect(navigation, &PlotNavigation::fitWanted, this, [this] { setFollowing(true); });
    connect(navigation, &PlotNavigation::hovered, this, [this](double time) { Q_EMIT cursorMoved(time); });
    connect(navigation, &PlotNavigation::left, this, [this] { Q_EMIT cursorMoved(std::nullopt); });
    connect(navigation, &PlotNavigation::clicked, this, [this](double time) {
        Q_EMIT activated();
        Q_EMIT cursorMarked(cursor_->mark() ? std::nullopt : std::optional(time));
    });
    connect(navigation, &PlotNavigation::menuWanted, this, &PlotView::showContextMenu);
    connect(&theme_, &editor::ActiveTheme::changed, this, &PlotView::applyTheme);
    connect(&history_, &RunHistory::listChanged, this, &PlotView::rebuildCurves);
    rebuildCurves();
}

PlotView::~PlotView() = default;

const solver::ResultColumn* PlotView::columnOf(const QString& variable) const
{
    for (auto run = history_.runs().rbegin(); run != history_.runs().rend(); ++run) {
        const int column = (*run)->results.find(variable);
        if (column >= 0)
            return &(*run)->results.columns()[static_cast<std::size_t>(column)];
    }
    return nullptr;
}

void PlotView::setDefinition(const PlotDefinition& definition)
{
    if (definition == definition_)
        return;
    definition_ = definition;
    rebuildCurves();
    Q_EMIT definitionChanged();
}

void PlotView::addVariable(const QString& variable)
{
    for (const CurveDefinition& curve : definition_.curves)
        if (curve.variable == variable)
            return;
    PlotDefinition changed = definition_;
    changed.curves.push_back({variable, {}});
    setDefinition(changed);
}

void PlotView::removeVariable(const QString& variable)
{
    PlotDefinition changed = definition_;
    std::erase_if(changed.curves, [&](const CurveDefinition& curve) { return curve.variable == variable; });
    setDefinition(changed);
}

void PlotView::setUnit(const QString& variable, const QString& unit)
{
    PlotDefinition changed = definition_;
    for (CurveDefinition& curve : changed.curves)
        if (curve.variable == variable)
            curve.unit = unit;
    setDefinition(changed);
}

void PlotView::changeAxisUnit(const QString& from, const QString& to)
{
    PlotDefinition changed = definition_;
    for (CurveDefinition& curve : changed.curves) {
        const solver::ResultColumn* column = columnOf(curve.variable);
        if (column && editor::shownUnit(column->unit, column->displayUnit, curve.unit).name == from)
            curve.unit = to;
    }
    setDefinition(changed);
}

void PlotView::setTitle(const QString& title)
{
    PlotDefinition changed = definition_;
    changed.title = title;
    setDefinition(changed);
}

void PlotView::dropCurve(Curve& curve)
{
    if (legend_->hasItemWithPlottable(curve.graph))
        legend_->removeItem(legend_->itemWithPlottable(curve.graph));
    plot_->removeGraph(curve.graph);
}

void PlotView::rebuildCurves()
{
    for (auto& [key, curve] : curves_)
        dropCurve(curve);
    curves_.clear();
    legend_->clear();

    QStringList units;
    for (const CurveDefinition& curve : definition_.curves) {
        const solver::ResultColumn* column = columnOf(curve.variable);
        const QString unit =
            column ? editor::shownUnit(column->unit, column->displayUnit, curve.unit).name : curve.unit;
        if (!units.contains(unit))
            units.append(unit);
    }
    if (units.isEmpty())
        units.append(QString());
    axes_->setUnits(units, theme_.theme());

    for (const auto& run : history_.runs()) {
        if (!run->isShown)
            continue;
        int index = 0;
        for (const CurveDefinition& definition : definition_.curves) {
            const int position = index++;
            const int column = run->results.find(definition.variable);
            if (column < 0)
                continue;
            const solver::ResultColumn& variable = run->results.columns()[static_cast<std::size_t>(column)];
            Curve curve;
            curve.column = column;
            curve.unit = editor::shownUnit(variable.unit, variable.displayUnit, definition.unit);
            curve.index = position;
            curve.graph = plot_->addGraph(plot_->xAxis, axes_->axis(curve.unit.name));
            curve.graph->setName(definition.variable);
            curve.graph->setLineStyle(variable.isDiscrete ? QCPGraph::lsStepLeft : QCPGraph::lsLine);
            // The store has made as few points of the curve as the picture can show.
            curve.graph->setAdaptiveSampling(false);
            curve.graph->setSelectable(QCP::stNone);
            if (run.get() == history_.latest())
                legend_->addItem(new QCPPlottableLegendItem(legend_, curve.graph));
            curves_.emplace(CurveKey{run->number, definition.variable}, curve);
        }
    }
    title_->setText(definition_.title);
    title_->setVisible(!definition_.title.isEmpty());
    hint_->setVisible(definition_.curves.empty());
    applyTheme();
    updateLegendLayout();
    refresh();
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PlotView::applyTheme()
{
    const Theme& theme = theme_.theme();
    PlotStyle::apply(*plot_, theme);
    PlotStyle::apply(*plot_->xAxis, theme, true);
    plot_->xAxis->setLabel(tr("Time [s]"));
    axes_->setTheme(theme);
    PlotStyle::apply(*legend_, theme);
    QFont titleFont = PlotStyle::font(*plot_);
    titleFont.setWeight(QFont::DemiBold);
    title_->setFont(titleFont);
    title_->setTextColor(theme.color(ColorRole::Text));
    title_->setMargins({12, 2, 4, 2});
    cursor_->setTheme(theme);
    const RunRecord* latest = history_.latest();
    for (auto& [key, curve] : curves_) {
        const bool isLatest = latest && key.first == latest->number;
        const QColor color = theme.curveColor(curve.index);
        curve.graph->setPen(
            isLatest ? QPen(color, kCurveWidth)
                     : QPen(Theme::mix(color, theme.color(ColorRole::PlotBackground), kEarlierRunStrength), 1.2));
        curve.graph->setLayer(isLatest ? QStringLiteral("main") : QStringLiteral("grid"));
    }
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PlotView::updateLegendLayout()
{
    const QFontMetrics metrics(PlotStyle::font(*plot_));
    int widest = 1;
    for (const CurveDefinition& curve : definition_.curves)
        widest = qMax(widest, metrics.horizontalAdvance(curve.variable) + 40);
    legend_->setWrap(qMax(1, (width() - 24 - metrics.horizontalAdvance(definition_.title)) / widest));
}

std::optional<QCPRange> PlotView::shownTime() const
{
    std::optional<QCPRange> range;
    for (const auto& run : history_.runs()) {
        if (!run->isShown || run->results.isEmpty())
            continue;
        const double first = run->results.firstTime();
        const double last = run->results.lastTime();
        const QCPRange one(first, run->isRunning() ? roundEnd(first, last, run->settings.stopTime) : last);
        if (range)
            range->expand(one);
        else
            range = one;
    }
    return range;
}

void PlotView::updateRanges()
{
    const std::optional<QCPRange> time = shownTime();
    if (!time)
        return;
    if (time->size() > 0)
        plot_->xAxis->setRange(*time);
    for (const auto& [unit, axis] : axes_->all()) {
        double lower = std::numeric_limits<double>::infinity();
        double upper = -lower;
        for (const auto& [key, curve] : curves_) {
            if (curve.graph->valueAxis() != axis)
                continue;
            for (const auto& run : history_.runs()) {
                if (run->number != key.first || run->results.isEmpty())
                    continue;
                const solver::ValueRange range = run->results.range(curve.column);
                lower = qMin(lower, qMin(curve.unit.fromSi(range.lower), curve.unit.fromSi(range.upper)));
                upper = qMax(upper, qMax(curve.unit.fromSi(range.lower), curve.unit.fromSi(range.upper)));
            }
        }
        if (lower <= upper)
            axis->setRange(UnitAxes::roundRange(lower, upper));
    }
}

void PlotView::updateData()
{
    const QCPRange time = plot_->xAxis->range();
    const int pixels = qMax(50, plot_->axisRect()->width());
    for (const auto& run : history_.runs()) {
        for (auto& [key, curve] : curves_) {
            const bool isUpToDate =
                curve.rowsDrawn == run->results.rowCount() && curve.drawnRange == time && curve.drawnPixels == pixels;
            if (key.first != run->number || isUpToDate)
                continue;
            const auto points = run->results.polyline(curve.column, time.lower, time.upper, pixels);
            QVector<QCPGraphData> vertices;
            vertices.reserve(static_cast<qsizetype>(points.size()));
            for (const solver::CurvePoint& point : points)
                vertices.append({point.time, curve.unit.fromSi(point.value)});
            curve.graph->data()->set(vertices, true);
            curve.rowsDrawn = run->results.rowCount();
            curve.drawnRange = time;
            curve.drawnPixels = pixels;
        }
    }
}

void PlotView::refresh()
{
    // A run gets its columns with its first rows.
    const RunRecord* latest = history_.latest();
    if (latest && latest->isShown && !latest->results.isEmpty()) {
        const auto isMissing = [&](const CurveDefinition& curve) {
            return latest->results.find(curve.variable) >= 0 && !curves_.contains({latest->number, curve.variable});
        };
        if (std::any_of(definition_.curves.begin(), definition_.curves.end(), isMissing)) {
            rebuildCurves();
            return;
        }
    }
    if (isFollowing_)
        updateRanges();
    updateData();
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

QCPRange PlotView::timeRange() const
{
    return plot_->xAxis->range();
}

void PlotView::setTimeRange(const QCPRange& range)
{
    plot_->xAxis->setRange(range);
    updateData();
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PlotView::fit()
{
    setFollowing(true);
}

void PlotView::setFollowing(bool isFollowing)
{
    const bool isChanged = isFollowing != isFollowing_;
    isFollowing_ = isFollowing;
    if (isFollowing)
        refresh();
    if (isChanged)
        Q_EMIT followingChanged(isFollowing);
}

void PlotView::setCursorTime(std::optional<double> time)
{
    if (cursor_->time() == time)
        return;
    cursor_->setTime(time);
    plot_->layer(QStringLiteral("cursor"))->replot();
}

void PlotView::setMarkTime(std::optional<double> time)
{
    cursor_->setMark(time);
    plot_->layer(QStringLiteral("cursor"))->replot();
}

std::vector<CursorReading> PlotView::readings(double time) const
{
    std::vector<CursorReading> all;
    const RunRecord* latest = history_.latest();
    for (const auto& run : history_.runs()) {
        for (const auto& [key, curve] : curves_) {
            const bool isInside = time >= run->results.firstTime() && time <= run->results.lastTime();
            if (key.first != run->number || run->results.isEmpty() || !isInside)
                continue;
            const double value = curve.unit.fromSi(run->results.valueAt(curve.column, time));
            CursorReading reading;
            reading.y = curve.graph->valueAxis()->coordToPixel(value);
            reading.text = editor::numberText(value, locale());
            if (!curve.unit.name.isEmpty())
                reading.text += QLatin1Char(' ') + editor::printedUnit(curve.unit.name);
            reading.isEarlierRun = run.get() != latest;
            reading.color = curve.graph->pen().color();
            all.push_back(reading);
        }
    }
    if (all.size() > kMostFlags)
        std::erase_if(all, [](const CursorReading& reading) { return reading.isEarlierRun; });
    return all;
}

int PlotView::pointCount(const QString& variable) const
{
    const RunRecord* latest = history_.latest();
    const auto found = latest ? curves_.find({latest->number, variable}) : curves_.end();
    return found == curves_.end() ? 0 : found->second.graph->data()->size();
}

void PlotView::showContextMenu(QPoint position)
{
    Q_EMIT activated();
    QMenu menu(this);
    for (const CurveDefinition& curve : definition_.curves) {
        const solver::ResultColumn* column = columnOf(curve.variable);
        QMenu* sub = menu.addMenu(curve.variable);
        if (column) {
            const QString shown = editor::shownUnit(column->unit, column->displayUnit, curve.unit).name;
            for (const QString& unit : editor::unitChoices(column->unit, column->displayUnit)) {
                QAction* choice = sub->addAction(unit, this, [this, curve, unit] { setUnit(curve.variable, unit); });
                choice->setCheckable(true);
                choice->setChecked(unit == shown);
            }
            sub->addSeparator();
        }
        sub->addAction(tr("Remove"), this, [this, curve] { removeVariable(curve.variable); });
    }
    menu.addSeparator();
    menu.addAction(tr("Fit"), this, [this] { setFollowing(true); });
    menu.addAction(tr("Remove this plot"), this, [this] { Q_EMIT removalWanted(); });
    menu.exec(plot_->mapToGlobal(position));
}

void PlotView::paintForExport(QPainter& painter, const QSize& size)
{
    const bool wasShown = cursor_->visible();
    cursor_->setVisible(false);
    // The table of light colours is put on for the picture only.
    const Theme& screen = theme_.theme();
    PlotStyle::apply(*plot_, Theme::light());
    PlotStyle::apply(*plot_->xAxis, Theme::light(), true);
    axes_->setTheme(Theme::light());
    PlotStyle::apply(*legend_, Theme::light());
    title_->setTextColor(Theme::light().color(ColorRole::Text));
    std::vector<std::pair<QCPGraph*, QPen>> pens;
    for (auto& [key, curve] : curves_) {
        pens.emplace_back(curve.graph, curve.graph->pen());
        QPen pen = curve.graph->pen();
        if (screen.isDark()) {
            const bool isLatest = key.first == history_.latest()->number;
            const QColor color = Theme::light().curveColor(curve.index);
            pen.setColor(isLatest ? color : Theme::mix(color, Qt::white, kEarlierRunStrength));
            curve.graph->setPen(pen);
        }
    }
    QCPPainter plotPainter;
    QPicture picture;
    plotPainter.begin(&picture);
    plotPainter.setMode(QCPPainter::pmVectorized);
    plotPainter.setMode(QCPPainter::pmNoCaching);
    plot_->toPainter(&plotPainter, size.width(), size.height());
    plotPainter.end();
    painter.drawPicture(0, 0, picture);
    for (auto& [graph, pen] : pens)
        graph->setPen(pen);
    cursor_->setVisible(wasShown);
    applyTheme();
}

void PlotView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LocaleChange)
        applyTheme();
    QWidget::changeEvent(event);
}

void PlotView::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasFormat(QLatin1String(kVariableMimeType)))
        event->acceptProposedAction();
}

void PlotView::dropEvent(QDropEvent* event)
{
    Q_EMIT activated();
    for (const QByteArray& line : event->mimeData()->data(QLatin1String(kVariableMimeType)).split('\n'))
        addVariable(QString::fromUtf8(line));
    event->acceptProposedAction();
}

void PlotView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    hint_->setGeometry(rect());
    updateLegendLayout();
    refresh();
}

}  // namespace bramah::app
