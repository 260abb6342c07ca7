// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_view.h"

#include "app/plots/drawing/limit_lines.h"
#include "app/plots/drawing/plot_header.h"
#include "app/plots/drawing/plot_style.h"
#include "app/plots/note_editing.h"
#include "app/plots/plot_navigation.h"
#include "editor/theme/popup_menu.h"
#include "model/units/quantity_text.h"
#include "solver/results/column_units.h"

#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

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
    column->setContentsMargins(1, 1, 1, 1);  // for the sign of the focus
    column->addWidget(plot_);
    plot_->setFocusPolicy(Qt::StrongFocus);
    plot_->setContextMenuPolicy(Qt::NoContextMenu);
    plot_->setLocale(locale());

    header_ = std::make_unique<PlotHeader>(*plot_);
    QCPAxisRect& rect = *plot_->axisRect();
    rect.removeAxis(rect.axis(QCPAxis::atLeft));
    rect.removeAxis(rect.axis(QCPAxis::atTop));
    rect.removeAxis(rect.axis(QCPAxis::atRight));
    plot_->addLayer(QStringLiteral("notes"), plot_->layer(QStringLiteral("overlay")), QCustomPlot::limBelow);
    plot_->addLayer(QStringLiteral("cursor"), plot_->layer(QStringLiteral("overlay")), QCustomPlot::limBelow);
    plot_->layer(QStringLiteral("cursor"))->setMode(QCPLayer::lmBuffered);
    cursor_ = new PlotCursor(*plot_->axisRect(), [this](double time) { return content_->readings(time, locale()); });
    cursor_->setScale([this](double time) { return content_->placeOf(time); });
    notes_ = new NoteEditing(*plot_, [this] { return content_->valueAxes(); });
    limitLines_ = new LimitLines(*plot_->axisRect(), [this] { return shownLimits(); });
    makeContent();
    cursor_->setLayer(QStringLiteral("cursor"));
    limitLines_->setLayer(QStringLiteral("notes"));
    notes_->setLayer(QStringLiteral("notes"));

    hint_->setText(
        tr("Drag a variable here, double-click it in the list,\nor click a port, line or symbol on the sheet"));
    hint_->setObjectName(QStringLiteral("muted"));
    hint_->setAlignment(Qt::AlignCenter);
    hint_->setAttribute(Qt::WA_TransparentForMouseEvents);

    connectNavigation();
    moreRows_.setSingleShot(true);
    connect(&moreRows_, &QTimer::timeout, this, &PlotView::refresh);
    plot_->installEventFilter(this);
    connect(&theme_, &editor::ActiveTheme::changed, this, &PlotView::applyTheme);
    connect(&history_, &RunHistory::listChanged, this, &PlotView::rebuild);
    connect(&variables_, &PlottableVariables::changed, this, &PlotView::rebuild);
    rebuild();
}

PlotView::~PlotView()
{
    // The plot, deleted under the mouse, would tell that the mouse has left when what it tells of is gone.
    delete navigation_;
}

void PlotView::connectNavigation()
{
    navigation_ = new PlotNavigation(*plot_);
    connect(navigation_, &PlotNavigation::timeRangeChosen, this, [this](const QCPRange& places) {
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
    connect(navigation_, &PlotNavigation::valueRangeChosen, this, [this] {
        arePlacesFitted_ = false;
        if (content_->isOverTime())
            setFollowing(false);
        plot_->replot(QCustomPlot::rpQueuedReplot);
    });
    connect(navigation_, &PlotNavigation::doubleClicked, this, [this](QPoint position) {
        if (notes_->edit(position))
            return;
        fitByUser();
        Q_EMIT clickTakenBack();  // The first click of a double click sets no mark.
    });
    connect(navigation_, &PlotNavigation::hovered, this, [this](double place, QPoint position) {
        if (content_->isOverTime())
            Q_EMIT cursorMoved(content_->timeAt(place));
        else if (const auto time = content_->timeNear(position))
            Q_EMIT cursorMoved(time);
        else if (const auto read = content_->readPlace(place))
            showCursor(read);
        else
            Q_EMIT cursorMoved(std::nullopt);
    });
    connect(navigation_, &PlotNavigation::left, this, [this] {
        showCursor(std::nullopt);
        Q_EMIT cursorMoved(std::nullopt);
    });
    connect(navigation_, &PlotNavigation::clicked, this, [this](double place, QPoint position) {
        Q_EMIT activated();
        const std::optional<double> time =
            content_->isOverTime() ? content_->timeAt(place) : content_->timeNear(position);
        if (time && !notes_->item().noteAt(position))
            Q_EMIT clicked(*time, content_->variableAt(position));
    });
    connect(navigation_, &PlotNavigation::menuWanted, this, &PlotView::showContextMenu);
    connectGrips();
}

void PlotView::connectGrips()
{
    const auto markAt = [this](QPoint position) {
        return content_->isOverTime() ? cursor_->markNear(position.x()) : char(0);
    };
    navigation_->setGrip([this, markAt](QPoint position) -> std::optional<Qt::CursorShape> {
        if (notes_->isGrip(position))
            return Qt::SizeAllCursor;
        return markAt(position) != 0 ? std::optional(Qt::SplitHCursor) : std::nullopt;
    });
    connect(navigation_, &PlotNavigation::gripped, this,
            [this, markAt](QPoint position) { grippedMark_ = notes_->grip(position) ? char(0) : markAt(position); });
    connect(navigation_, &PlotNavigation::gripMoved, this, [this](QPoint position) {
        if (grippedMark_ != 0)
            Q_EMIT markMoved(grippedMark_, content_->timeAt(plot_->xAxis->pixelToCoord(position.x())));
        else
            notes_->drag(position);
    });
    connect(navigation_, &PlotNavigation::gripLeft, notes_, &NoteEditing::drop);
    connect(notes_, &NoteEditing::notesChanged, this, [this](const std::vector<PlotNote>& notes) {
        PlotDefinition changed = definition_;
        changed.notes = notes;
        setDefinition(changed);
    });
}

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
    // The first of several curves becomes what the others are drawn over, and the other way round.
    if (kind == PlotKind::Xy && changed.x.variable.isEmpty() && changed.curves.size() > 1) {
        changed.x = changed.curves.front();
        changed.curves.erase(changed.curves.begin());
    } else if (kind != PlotKind::Xy && !changed.x.variable.isEmpty()) {
        changed.curves.insert(changed.curves.begin(), std::exchange(changed.x, {}));
    }
    setDefinition(changed);
}

void PlotView::setX(const QString& variable)
{
    PlotDefinition changed = definition_;
    changed.kind = PlotKind::Xy;
    changed.x = {variable, {}};
    for (const CurveDefinition& curve : definition_.curves)
        if (curve.variable == variable)
            changed.x = curve;
    std::erase(changed.curves, changed.x);
    arePlacesFitted_ = true;
    setDefinition(changed);
}

void PlotView::setCurve(std::size_t index, const CurveDefinition& curve)
{
    PlotDefinition changed = definition_;
    if (index < changed.curves.size())
        changed.curves[index] = curve;
    else
        changed.curves.push_back(curve);
    setDefinition(changed);
}

void PlotView::makeContent()
{
    content_.reset();  // before the next one takes its place in the plot
    content_ = app::makeContent(definition_.kind, {*plot_, header_->legend(), history_, variables_});
    contentKind_ = definition_.kind;
    cursor_->setTime(std::nullopt);
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
    notes_->setNotes(definition_.notes);
    header_->setTitle(shownTitle());
    tellCurves();
    hint_->setVisible(definition_.curves.empty());
    applyTheme();
    wrapLegend();
    refresh();
}

void PlotView::tellCurves()
{
    QStringList curves;
    for (int i = 0; i < plot_->plottableCount(); ++i)
        curves << plot_->plottable(i)->name();
    curves.removeAll(QString());
    curves.removeDuplicates();
    const QString title = shownTitle();
    for (QWidget* one : {static_cast<QWidget*>(this), static_cast<QWidget*>(plot_)}) {
        one->setAccessibleName(title.isEmpty() ? tr("Plot") : tr("Plot: %1").arg(title));
        one->setAccessibleDescription(curves.isEmpty() ? tr("It has no curves yet")
                                                       : tr("Curves: %1").arg(curves.join(QStringLiteral("; "))));
    }
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
    plot_->xAxis->setLabel(placeLabel());
    plot_->xAxis->setTickLabels(isPlaceShown_);
    content_->applyTheme(theme);
    header_->applyTheme(theme);
    notes_->setTheme(theme);
    limitLines_->setTheme(theme);
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
    if (!content_->update())
        moreRows_.start();
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
    plot_->xAxis->setLabel(placeLabel());
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

void PlotView::fitByUser()
{
    if (content_->isOverTime())
        setFollowing(true);
    else
        fitPlaces();
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
    if (content_->isOverTime()) {
        showCursor(time);
        return;
    }
    content_->showPoints(time);
    plot_->layer(QStringLiteral("cursor"))->replot();
}

void PlotView::showCursor(std::optional<double> place)
{
    if (cursor_->time() == place)
        return;
    cursor_->setTime(place);
    plot_->layer(QStringLiteral("cursor"))->replot();
}

void PlotView::setMarks(const TimeMarks& marks)
{
    cursor_->setMarks(content_->isOverTime() ? marks : TimeMarks());
    plot_->layer(QStringLiteral("cursor"))->replot();
}

void PlotView::setLimits(const std::vector<PlotLimit>& limits)
{
    if (limits == limits_)
        return;
    limits_ = limits;
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

std::vector<ShownLimit> PlotView::shownLimits() const
{
    std::vector<ShownLimit> shown;
    const bool isOfValues = definition_.kind == PlotKind::Curves || definition_.kind == PlotKind::Xy;
    if (!isOfValues || history_.reference())
        return shown;
    const UnitsOfAxes axes = content_->valueAxes();
    for (const PlotLimit& limit : limits_) {
        const auto curve = std::ranges::find(definition_.curves, limit.curve, &CurveDefinition::variable);
        const solver::ResultColumn* column =
            curve == definition_.curves.end() ? nullptr : variables_.find(curve->variable);
        if (!column)
            continue;
        const model::ShownUnit unit = shownUnit(*column, curve->unit);
        const auto axis = std::ranges::find(axes, unit.name, &UnitsOfAxes::value_type::first);
        if (axis == axes.end())
            continue;
        const double value = unit.fromSi(limit.value);
        const QString number = model::formatNumber(value, 4, locale());
        shown.push_back({axis->second, value, limit.isUpper,
                         (limit.isUpper ? QStringLiteral("%1 ≤ %2 %3") : QStringLiteral("%1 ≥ %2 %3"))
                             .arg(limit.name, number, printedUnit(*column, unit.name))
                             .trimmed()});
    }
    return shown;
}

void PlotView::setPlaceShown(bool isShown)
{
    if (isShown == isPlaceShown_)
        return;
    isPlaceShown_ = isShown;
    cursor_->setPlaceShown(isShown);
    applyTheme();
}

QString PlotView::placeLabel() const
{
    return isPlaceShown_ ? content_->placeLabel() : QString();
}

void PlotView::addNote()
{
    const QRect area = plot_->axisRect()->rect();
    const QPoint mouse = plot_->mapFromGlobal(QCursor::pos());
    QPointF position = area.contains(mouse) ? mouse : area.center();
    if (const auto place = cursor_->time()) {
        position.setX(plot_->xAxis->coordToPixel(content_->isOverTime() ? content_->placeOf(*place) : *place));
        // Of several curves the one next to the mouse is meant.
        const auto readings = cursor_->readings();
        const auto distance = [&](const CursorReading& reading) { return std::abs(reading.y - position.y()); };
        if (const auto nearest = std::ranges::min_element(readings, {}, distance); nearest != readings.end())
            position.setY(nearest->y);
    }
    addNoteAt(position);
}

bool PlotView::canHaveNotes() const
{
    return !definition_.curves.empty() && !content_->valueAxes().empty();
}

void PlotView::addNoteAt(QPointF position)
{
    if (!canHaveNotes())
        return;
    const UnitsOfAxes axes = content_->valueAxes();
    QString unit = axes.front().first;
    const QString variable = content_->variableAt(position);
    const auto curve = std::ranges::find(definition_.curves, variable, &CurveDefinition::variable);
    if (const auto* column = curve == definition_.curves.end() ? nullptr : variables_.find(variable))
        unit = shownUnit(*column, curve->unit).name;
    notes_->add(position, unit);
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
    const auto add = [&](const QString& text, const char* name, bool PlotDefinition::*isLogarithmic) {
        if (text.isEmpty())
            return;
        QAction* scale = menu.addAction(text, this, [this, isLogarithmic] {
            PlotDefinition changed = definition_;
            changed.*isLogarithmic = !(changed.*isLogarithmic);
            setDefinition(changed);
            if (content_->isOverTime())
                content_->fitValues();
            else
                fitPlaces();
            draw();
        });
        scale->setObjectName(QLatin1String(name));
        scale->setCheckable(true);
        scale->setChecked(definition_.*isLogarithmic);
    };
    add(content_->logarithmicPlaceText(), "logarithmicPlace", &PlotDefinition::isPlaceLogarithmic);
    add(content_->logarithmicValueText(), "logarithmicValue", &PlotDefinition::isValueLogarithmic);
}

void PlotView::showContextMenu(QPoint position)
{
    Q_EMIT activated();
    editor::popUpMenu(*this, plot_->mapToGlobal(position),
                      [this, position](QMenu& menu) { fillContextMenu(menu, position); });
}

void PlotView::addCurveMenu(QMenu& menu, std::size_t index)
{
    const CurveDefinition& curve = definition_.curves[index];
    const solver::ResultColumn* column = variables_.find(curve.variable);
    QMenu* sub = menu.addMenu(curve.name.isEmpty() ? curve.variable : curve.name);
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
    sub->addAction(tr("&Edit the curve…"), this, [this, index] { Q_EMIT curveEditWanted(index); });
    sub->addAction(tr("&Why here?"), this, [this, curve] { Q_EMIT whyWanted(curve.variable); });
    sub->addAction(tr("&Show the component"), this, [this, curve] { Q_EMIT variableChosen(curve.variable); });
    sub->addAction(tr("Draw the others &over it (XY)"), this, [this, curve] { setX(curve.variable); })
        ->setEnabled(definition_.curves.size() > 1);
    QAction* spectrum =
        sub->addAction(tr("Spectrum of what is shown"), this, [this, curve] { Q_EMIT spectrumWanted(curve.variable); });
    spectrum->setEnabled(content_->isOverTime() && history_.latest() && !history_.latest()->results.isEmpty());
    sub->addAction(tr("Remove"), this, [this, curve] { removeVariable(curve.variable); });
}

void PlotView::fillContextMenu(QMenu& menu, QPoint position)
{
    notes_->addToMenu(menu, position);
    for (std::size_t index = 0; index < definition_.curves.size(); ++index)
        addCurveMenu(menu, index);
    menu.addAction(tr("Add an e&xpression…"), this, [this] { Q_EMIT curveEditWanted(definition_.curves.size()); })
        ->setShortcut(Qt::Key_Insert);
    if (canHaveNotes())
        menu.addAction(tr("Add a &note here"), this, [this, position] { addNoteAt(position); })->setShortcut(Qt::Key_N);
    menu.addSeparator();
    addKinds(menu);
    addScales(menu);
    menu.addAction(tr("Fit"), this, &PlotView::fitByUser);
    menu.addAction(tr("Remove this plot"), this, [this] { Q_EMIT removalWanted(); });
    Q_EMIT menuOpening(menu);
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
    painter.save();
    // A picture keeps its size in inches, which a printer has more dots for; here it is to keep its pixels.
    const QPaintDevice& device = *painter.device();
    painter.scale(static_cast<double>(picture.logicalDpiX()) / device.logicalDpiX(),
                  static_cast<double>(picture.logicalDpiY()) / device.logicalDpiY());
    painter.drawPicture(0, 0, picture);
    painter.restore();
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
    const QByteArrayList variables = event->mimeData()->data(QLatin1String(kVariableMimeType)).split('\n');
    // On the axis along the bottom the curves are drawn over it.
    if (variables.size() == 1 && event->position().y() > plot_->y() + plot_->axisRect()->bottom()) {
        setX(QString::fromUtf8(variables.front()));
        event->acceptProposedAction();
        return;
    }
    for (const QByteArray& variable : variables)
        addVariable(QString::fromUtf8(variable));
    event->acceptProposedAction();
}

void PlotView::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    QPainter painter(this);
    painter.fillRect(rect(), theme_.theme().color(editor::ColorRole::PlotBackground));
    if (!plot_->hasFocus())
        return;
    painter.setPen(QPen(theme_.theme().color(editor::ColorRole::Accent), 1));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

bool PlotView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == plot_ && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        update();
    if (watched == plot_ && event->type() == QEvent::FocusIn)
        Q_EMIT activated();
    return QWidget::eventFilter(watched, event);
}

void PlotView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    hint_->setGeometry(rect());
    wrapLegend();
    refresh();
}

}  // namespace bramah::app
