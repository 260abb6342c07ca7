// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_view.h"

#include "app/plots/drawing/plot_header.h"
#include "app/plots/drawing/plot_style.h"
#include "app/plots/plot_navigation.h"
#include "app/results/column_units.h"
#include "editor/theme/popup_menu.h"

#include <QDragEnterEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QVBoxLayout>

namespace bramah::app {

using editor::Theme;

PlotView::PlotView(const RunHistory& history, const PlottableVariables& variables, const editor::ActiveTheme& theme,
                   QWidget* parent)
    : QWidget(parent),
      history_(history),
      variables_(variables),
      theme_(theme),
      plot_(new QCustomPlot(this)),
      hint_(new QLabel(this))
{
    setAcceptDrops(true);
    setAccessibleName(tr("Plot"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(plot_);
    plot_->setFocusPolicy(Qt::StrongFocus);
    plot_->setContextMenuPolicy(Qt::NoContextMenu);
    plot_->setLocale(locale());

    header_ = std::make_unique<PlotHeader>(*plot_);
    QCPAxisRect& rect = *plot_->axisRect();
    rect.removeAxis(rect.axis(QCPAxis::atLeft));
    rect.removeAxis(rect.axis(QCPAxis::atTop));
    rect.removeAxis(rect.axis(QCPAxis::atRight));
    plot_->addLayer(QStringLiteral("cursor"), plot_->layer(QStringLiteral("overlay")), QCustomPlot::limBelow);
    plot_->layer(QStringLiteral("cursor"))->setMode(QCPLayer::lmBuffered);
    cursor_ = new PlotCursor(*plot_->axisRect(), [this](double time) { return content_->readings(time, locale()); });
    cursor_->setScale([this](double time) { return content_->placeOf(time); });
    makeContent();
    cursor_->setLayer(QStringLiteral("cursor"));

    hint_->setText(
        tr("Drag a variable here, double-click it in the list,\nor click a port, line or symbol on the sheet"));
    hint_->setObjectName(QStringLiteral("muted"));
    hint_->setAlignment(Qt::AlignCenter);
    hint_->setAttribute(Qt::WA_TransparentForMouseEvents);

    auto* navigation = new PlotNavigation(*plot_);
    connect(navigation, &PlotNavigation::timeRangeChosen, this, [this](const QCPRange& places) {
        if (!content_->isOverTime()) {
            arePlacesFitted_ = false;
            plot_->xAxis->setRange(places);
            draw();
            return;
        }
        const QCPRange range(content_->timeAt(places.lower), content_->timeAt(places.upper));
        setFollowing(false);
        setTimeRange(range);
        Q_EMIT timeRangeChanged(range);
    });
    connect(navigation, &PlotNavigation::valueRangeChosen, this, [this] {
        arePlacesFitted_ = false;
        if (content_->isOverTime())
            setFollowing(false);
        plot_->replot(QCustomPlot::rpQueuedReplot);
    });
    connect(navigation, &PlotNavigation::fitWanted, this, [this] {
        if (!content_->isOverTime()) {
            fitPlaces();
            return;
        }
        setFollowing(true);
        Q_EMIT cursorMarked(markBefore_);  // The first click of a double click sets no mark.
    });
    connect(navigation, &PlotNavigation::hovered, this, [this](double place) {
        if (content_->isOverTime())
            Q_EMIT cursorMoved(content_->timeAt(place));
        else
            showCursor(content_->readPlace(place));
    });
    connect(navigation, &PlotNavigation::left, this, [this] {
        if (content_->isOverTime())
            Q_EMIT cursorMoved(std::nullopt);
        else
            showCursor(std::nullopt);
    });
    connect(navigation, &PlotNavigation::clicked, this, [this](double place) {
        Q_EMIT activated();
        if (!content_->isOverTime())
            return;
        markBefore_ = cursor_->mark();
        Q_EMIT cursorMarked(cursor_->mark() ? std::nullopt : std::optional(content_->timeAt(place)));
    });
    connect(navigation, &PlotNavigation::menuWanted, this, &PlotView::showContextMenu);
    connect(&theme_, &editor::ActiveTheme::changed, this, &PlotView::applyTheme);
    connect(&history_, &RunHistory::listChanged, this, &PlotView::rebuild);
    connect(&variables_, &PlottableVariables::changed, this, &PlotView::rebuild);
    rebuild();
}

PlotView::~PlotView() = default;

void PlotView::setDefinition(const PlotDefinition& definition)
{
    if (definition == definition_)
        return;
    definition_ = definition;
    rebuild();
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

void PlotView::setTitle(const QString& title)
{
    PlotDefinition changed = definition_;
    changed.title = title;
    changed.translatedTitle.clear();
    setDefinition(changed);
}

void PlotView::setKind(PlotKind kind)
{
    PlotDefinition changed = definition_;
    changed.kind = kind;
    setDefinition(changed);
}

void PlotView::makeContent()
{
    content_.reset();  // before the next one takes its place in the plot
    content_ = app::makeContent(definition_.kind, {*plot_, header_->legend(), history_, variables_});
    contentKind_ = definition_.kind;
    cursor_->setTime(std::nullopt);
    cursor_->setMark(std::nullopt);
    cursor_->setPlaceText(content_->isOverTime() ? std::function<QString(double)>()
                                                 : [this](double place) { return content_->placeText(place); });
    arePlacesFitted_ = true;
    plot_->axisRect()->setMinimumMargins({content_->leftMargin(), 4, 14, 4});
}

void PlotView::rebuild()
{
    if (definition_.kind != contentKind_)
        makeContent();
    content_->rebuild(definition_, theme_.theme());
    header_->setTitle(shownTitle());
    hint_->setVisible(definition_.curves.empty());
    applyTheme();
    wrapLegend();
    refresh();
}

QString PlotView::shownTitle() const
{
    const RunRecord* reference = history_.reference();
    if (!reference)
        return definition_.shownTitle();
    const QString difference = tr("Difference %1 − %2", "of two runs").arg(history_.latest()->name, reference->name);
    const QString title = definition_.shownTitle();
    return title.isEmpty() ? difference : title + QStringLiteral(" · ") + difference;
}

void PlotView::applyTheme()
{
    paintWith(theme_.theme());
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PlotView::paintWith(const Theme& theme)
{
    PlotStyle::apply(*plot_, theme);
    PlotStyle::apply(*plot_->xAxis, theme, true);
    plot_->xAxis->grid()->setVisible(content_->hasGrid());
    plot_->xAxis->setLabel(content_->placeLabel());
    content_->applyTheme(theme);
    header_->applyTheme(theme);
    cursor_->setTheme(theme);
}

void PlotView::wrapLegend()
{
    header_->wrap(size());
}

void PlotView::refresh()
{
    if (content_->isOutdated()) {
        rebuild();
        return;
    }
    content_->update();
    if (isFollowing_)
        shownTime_ = content_->time().value_or(plannedTime_);
    if (!content_->isOverTime()) {
        showTime();
    } else if (isFollowing_) {
        if (shownTime_.size() > 0)
            plot_->xAxis->setRange(placesOf(shownTime_));
        content_->fitValues();
    }
    draw();
}

void PlotView::draw()
{
    content_->draw(plot_->xAxis->range(), qMax(50, plot_->axisRect()->width()));
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PlotView::setPlannedTime(const QCPRange& range)
{
    if (range == plannedTime_)
        return;
    plannedTime_ = range;
    refresh();
}

QCPRange PlotView::placesOf(const QCPRange& time) const
{
    return {content_->placeOf(time.lower), content_->placeOf(time.upper)};
}

QCPRange PlotView::timeRange() const
{
    if (!content_->isOverTime())
        return shownTime_;
    const QCPRange places = plot_->xAxis->range();
    return {content_->timeAt(places.lower), content_->timeAt(places.upper)};
}

void PlotView::setTimeRange(const QCPRange& range)
{
    shownTime_ = range;
    if (content_->isOverTime())
        plot_->xAxis->setRange(placesOf(range));
    else
        showTime();
    draw();
}

void PlotView::showTime()
{
    content_->setTime(shownTime_);
    plot_->xAxis->setLabel(content_->placeLabel());
    if (arePlacesFitted_) {
        content_->fitPlaces();
        content_->fitValues();
    }
}

void PlotView::fitPlaces()
{
    arePlacesFitted_ = true;
    content_->fitPlaces();
    content_->fitValues();
    draw();
}

void PlotView::fit()
{
    if (!content_->isOverTime())
        fitPlaces();
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
    if (content_->isOverTime())
        showCursor(time);
}

void PlotView::showCursor(std::optional<double> place)
{
    if (cursor_->time() == place)
        return;
    cursor_->setTime(place);
    plot_->layer(QStringLiteral("cursor"))->replot();
}

void PlotView::setMarkTime(std::optional<double> time)
{
    if (!content_->isOverTime())
        return;
    cursor_->setMark(time);
    plot_->layer(QStringLiteral("cursor"))->replot();
}

int PlotView::pointCount(const QString& variable) const
{
    return content_->pointCount(variable);
}

void PlotView::addKinds(QMenu& menu)
{
    QMenu* kinds = menu.addMenu(tr("Show as"));
    for (const auto& [kind, name] : plotKinds()) {
        QAction* choice = kinds->addAction(name, this, [this, kind = kind] { setKind(kind); });
        choice->setData(static_cast<int>(kind));
        choice->setCheckable(true);
        choice->setChecked(definition_.kind == kind);
    }
}

void PlotView::addScales(QMenu& menu)
{
    if (!content_->canBeLogarithmic())
        return;
    const auto add = [&](const QString& text, const char* name, bool PlotDefinition::*isLogarithmic) {
        QAction* scale = menu.addAction(text, this, [this, isLogarithmic] {
            PlotDefinition changed = definition_;
            changed.*isLogarithmic = !(changed.*isLogarithmic);
            setDefinition(changed);
            fitPlaces();
        });
        scale->setObjectName(QLatin1String(name));
        scale->setCheckable(true);
        scale->setChecked(definition_.*isLogarithmic);
    };
    add(tr("Logarithmic &frequency"), "logarithmicFrequency", &PlotDefinition::isPlaceLogarithmic);
    add(tr("Logarithmic &amplitude"), "logarithmicAmplitude", &PlotDefinition::isValueLogarithmic);
}

void PlotView::showContextMenu(QPoint position)
{
    Q_EMIT activated();
    editor::popUpMenu(*this, plot_->mapToGlobal(position), [this](QMenu& menu) { fillContextMenu(menu); });
}

void PlotView::fillContextMenu(QMenu& menu)
{
    for (const CurveDefinition& curve : definition_.curves) {
        const solver::ResultColumn* column = variables_.find(curve.variable);
        QMenu* sub = menu.addMenu(curve.variable);
        if (column) {
            const QString shown = shownUnit(*column, curve.unit).name;
            for (const QString& unit : unitChoices(*column)) {
                QAction* choice = sub->addAction(printedUnit(*column, unit), this,
                                                 [this, curve, unit] { setUnit(curve.variable, unit); });
                choice->setCheckable(true);
                choice->setChecked(unit == shown);
            }
            sub->addSeparator();
        }
        QAction* spectrum = sub->addAction(tr("Spectrum of what is shown"), this,
                                           [this, curve] { Q_EMIT spectrumWanted(curve.variable); });
        spectrum->setEnabled(content_->isOverTime() && history_.latest() && !history_.latest()->results.isEmpty());
        sub->addAction(tr("Remove"), this, [this, curve] { removeVariable(curve.variable); });
    }
    menu.addSeparator();
    addKinds(menu);
    addScales(menu);
    menu.addAction(tr("Fit"), this, [this] {
        if (content_->isOverTime())
            setFollowing(true);
        else
            fitPlaces();
    });
    menu.addAction(tr("Remove this plot"), this, [this] { Q_EMIT removalWanted(); });
}

void PlotView::paintForExport(QPainter& painter, const QSize& size)
{
    const bool wasShown = cursor_->visible();
    cursor_->setVisible(false);
    paintWith(Theme::light());
    QCPPainter plotPainter;
    QPicture picture;
    plotPainter.begin(&picture);
    plotPainter.setMode(QCPPainter::pmVectorized);
    plotPainter.setMode(QCPPainter::pmNoCaching);
    plot_->toPainter(&plotPainter, size.width(), size.height());
    plotPainter.end();
    painter.drawPicture(0, 0, picture);
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
    wrapLegend();
    refresh();
}

}  // namespace bramah::app
