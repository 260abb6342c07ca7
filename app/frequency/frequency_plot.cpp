// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frequency/frequency_plot.h"

#include "app/frequency/bode_margins.h"
#include "app/plots/drawing/plot_style.h"
#include "app/plots/drawing/step_ticker.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace bramah::app {

namespace {

constexpr double kDegree = 180 / std::numbers::pi;
constexpr double kClickDistance = 12;  ///< px
constexpr double kRoomAround = 1.15;   ///< of the ranges, so that marks at the edge are seen
constexpr double kRoomForPeaks = 1.06;
constexpr double kRoomForLabels = 1.25;
constexpr int kLowHeight = 300;                     ///< px: in less the names of curves stand beside them
constexpr int kTickHeight = 18;                     ///< px between ticks of Bode's diagram, at least
constexpr int kMostTicks = 6;                       ///< of an axis, about
constexpr int kFrequencyHeight = 50;                ///< px, of the numbers and the name of Bode's frequency
constexpr int kRoomBetween = 8, kRoomAtRight = 16;  ///< px, around Bode's curves
constexpr double kDegreesOfTick = 45;
constexpr double kCorner = 0.4;       ///< of width and height that the names of the curves take at most
constexpr double kNarrow = 0.001;     ///< stretch of a row or column that only has the room that it needs
constexpr double kLeastGain = 1e-12;  ///< smaller gains count as 0: -240 dB

double decibels(double gain)
{
    return 20 * std::log10(std::max(gain, kLeastGain));
}

}  // namespace

FrequencyPlot::FrequencyPlot(const editor::ActiveTheme& theme, QWidget* parent)
    : QCustomPlot(parent), theme_(theme), readout_(*this), locus_(*this)
{
    setAccessibleName(tr("Plot of the frequency response"));
    setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    setAutoAddPlottableToLegend(false);
    connect(&theme_, &editor::ActiveTheme::changed, this, &FrequencyPlot::redraw);
    connect(this, &QCustomPlot::afterLayout, this, [this] {
        scaleEqually();
        fitTicks();
        keepLabelsApart();
    });
    redraw();
}

void FrequencyPlot::setAnswers(const FrequencyQuestion& question, const LinearAnswer& linear,
                               const std::vector<solver::HarmonicPoint>& points)
{
    question_ = question;
    linear_ = linear;
    points_ = points;
    marked_ = -1;
    redraw();
}

void FrequencyPlot::showView(View view)
{
    view_ = view;
    redraw();
}

void FrequencyPlot::markPole(int mode)
{
    marked_ = mode;
    redraw();
}

void FrequencyPlot::redraw()
{
    readout_.clear();
    locus_.clear();
    clearItems();
    clearPlottables();
    plotLayout()->clear();
    isToScale_ = false;
    labels_.clear();
    PlotStyle::apply(*this, theme_.theme());
    // One ground with what stands around it.
    setBackground(theme_.color(editor::ColorRole::Panel));
    wasLow_ = isLow();
    switch (view_) {
    case Bode: drawBode(); break;
    case Nyquist: drawNyquist(); break;
    case Poles: drawPoles(); break;
    case Step: drawStep(); break;
    case Harmonics: drawHarmonics(); break;
    }
    replot(QCustomPlot::rpQueuedReplot);
}

void FrequencyPlot::read(QCPAxisRect& rect, const QString& place, const QString& value)
{
    const auto with = [this](const QString& unit) {
        return [this, unit](double number) { return unit.arg(locale().toString(number, 'g', 4)); };
    };
    readout_.add(rect, {with(place), with(value)}, theme_.theme());
}

bool FrequencyPlot::isLow() const
{
    return height() < kLowHeight && width() > height();
}

void FrequencyPlot::resizeEvent(QResizeEvent* event)
{
    QCustomPlot::resizeEvent(event);
    if (isLow() != wasLow_)
        redraw();
}

QCPAxisRect* FrequencyPlot::addRect(const QString& below, const QString& left, int row, int column)
{
    auto* rect = new QCPAxisRect(this);
    plotLayout()->addElement(row, column, rect);
    for (const QCPAxis::AxisType type : {QCPAxis::atBottom, QCPAxis::atLeft}) {
        QCPAxis* axis = rect->axis(type);
        PlotStyle::apply(*axis, theme_.theme(), true);
        axis->setLabel(type == QCPAxis::atBottom ? below : left);
    }
    rect->axis(QCPAxis::atTop)->setVisible(false);
    rect->axis(QCPAxis::atRight)->setVisible(false);
    auto* names = new QCPLegend;
    rect->insetLayout()->addElement(names, Qt::AlignTop | Qt::AlignLeft);
    // One line above the curves, if there is room.
    names->setFillOrder(QCPLegend::foColumnsFirst);
    names->setWrap(0);
    names->setLayer(QStringLiteral("legend"));
    PlotStyle::apply(*names, theme_.theme());
    names->setVisible(row == 0 && column == 0);
    return rect;
}

QCPGraph* FrequencyPlot::addCurve(QCPAxisRect& rect, const QPen& pen, const QString& name, const QVector<double>& x,
                                  const QVector<double>& y)
{
    QCPGraph* graph = addGraph(rect.axis(QCPAxis::atBottom), rect.axis(QCPAxis::atLeft));
    graph->setPen(pen);
    graph->setData(x, y);
    graph->setName(name);
    if (auto* names = qobject_cast<QCPLegend*>(rect.insetLayout()->elementAt(0)); names && !name.isEmpty())
        graph->addToLegend(names);
    return graph;
}

void FrequencyPlot::moveNamesBeside(QCPAxisRect& rect)
{
    auto* names = qobject_cast<QCPLegend*>(rect.insetLayout()->elementAt(0));
    if (!names || names->itemCount() == 0)
        return;
    rect.insetLayout()->take(names);
    names->setFillOrder(QCPLegend::foRowsFirst);
    auto* column = new QCPLayoutGrid;
    plotLayout()->addElement(0, plotLayout()->columnCount(), column);
    plotLayout()->setColumnStretchFactor(plotLayout()->columnCount() - 1, kNarrow);
    column->addElement(0, 0, names);
    column->addElement(1, 0, new QCPLayoutElement(this));
    column->setRowStretchFactor(0, kNarrow);
}

QString FrequencyPlot::nameOf(std::size_t amplitude) const
{
    return tr("amplitude %1").arg(question_.amplitudes[amplitude]);
}

QPen FrequencyPlot::linearPen() const
{
    QPen pen(theme_.color(editor::ColorRole::TextMuted), kCurveWidth);
    pen.setDashPattern({5, 3});
    return pen;
}

BodeRects FrequencyPlot::addBodeRects()
{
    // Where there is little height the units alone name the axes.
    QCPAxisRect* gains = addRect({}, isLow() ? QStringLiteral("dB") : tr("Gain [dB]"));
    QCPAxisRect* phases = addRect(tr("Frequency [Hz]"), isLow() ? QStringLiteral("°") : tr("Phase [°]"), 1);
    auto* margins = new QCPMarginGroup(this);
    for (QCPAxisRect* rect : {gains, phases}) {
        PlotStyle::setLogarithmic(*rect->axis(QCPAxis::atBottom), true);
        rect->setMarginGroup(QCP::msLeft | QCP::msRight, margins);
    }
    // The numbers of the frequency stand below both; the height is for the curves.
    gains->axis(QCPAxis::atBottom)->setTickLabels(false);
    gains->setMinimumMargins({0, kRoomBetween, kRoomAtRight, 0});
    phases->setMinimumMargins({0, kRoomBetween, kRoomAtRight, 0});
    plotLayout()->setRowSpacing(0);
    gains->axis(QCPAxis::atLeft)
        ->setTicker(QSharedPointer<StepTicker>::create(std::vector<double>{0.1, 0.5, 1, 2, 5, 10, 20, 40, 60, 100}));
    phases->axis(QCPAxis::atLeft)
        ->setTicker(
            QSharedPointer<StepTicker>::create(std::vector<double>{0.1, 0.5, 1, 5, 15, kDegreesOfTick, 90, 180}));
    connect(gains->axis(QCPAxis::atBottom), qOverload<const QCPRange&>(&QCPAxis::rangeChanged),
            phases->axis(QCPAxis::atBottom), qOverload<const QCPRange&>(&QCPAxis::setRange));
    connect(phases->axis(QCPAxis::atBottom), qOverload<const QCPRange&>(&QCPAxis::rangeChanged),
            gains->axis(QCPAxis::atBottom), qOverload<const QCPRange&>(&QCPAxis::setRange));
    return {gains, phases};
}

void FrequencyPlot::fitTicks()
{
    bool isAnyNew = false;
    const auto give = [&](QCPAxis& axis, int count) {
        isAnyNew = isAnyNew || axis.ticker()->tickCount() != count;
        axis.ticker()->setTickCount(count);
    };
    for (const QCPAxisRect* rect : axisRects()) {
        if (view_ == Bode)
            give(*rect->axis(QCPAxis::atLeft),
                 std::clamp((height() - kFrequencyHeight) / 2 / kTickHeight, 2, kMostTicks));
        // Numbers beside each other need the room that the longest of them takes.
        if (QCPAxis& below = *rect->axis(QCPAxis::atBottom); below.scaleType() == QCPAxis::stLinear) {
            const int longest = QFontMetrics(below.tickLabelFont()).horizontalAdvance(QStringLiteral("−0.0000·10⁻⁰"));
            give(below, std::clamp(rect->width() / longest, 1, kMostTicks));
        }
    }
    if (isAnyNew)
        replot(QCustomPlot::rpQueuedReplot);
}

void FrequencyPlot::placeNames(QCPAxisRect& rect)
{
    const QCPAxis& below = *rect.axis(QCPAxis::atBottom);
    const QCPAxis& left = *rect.axis(QCPAxis::atLeft);
    const double width = std::log(below.range().upper / below.range().lower);
    std::vector<QPointF> points;  // shares of width and height, from the lower left
    for (const QCPGraph* graph : rect.graphs())
        for (const QCPGraphData& point : *graph->data())
            points.emplace_back(std::log(point.key / below.range().lower) / width,
                                (point.value - left.range().lower) / left.range().size());
    Qt::Alignment best = Qt::AlignTop | Qt::AlignRight;
    auto least = static_cast<std::ptrdiff_t>(points.size()) + 1;
    for (const Qt::Alignment corner : {Qt::AlignTop | Qt::AlignRight, Qt::AlignBottom | Qt::AlignLeft,
                                       Qt::AlignTop | Qt::AlignLeft, Qt::AlignBottom | Qt::AlignRight}) {
        const auto covered = std::ranges::count_if(points, [&](QPointF point) {
            return ((corner & Qt::AlignRight) != 0 ? 1 - point.x() : point.x()) < kCorner &&
                   ((corner & Qt::AlignTop) != 0 ? 1 - point.y() : point.y()) < kCorner;
        });
        if (covered < least) {
            least = covered;
            best = corner;
        }
    }
    rect.insetLayout()->setInsetAlignment(0, best);
}

void FrequencyPlot::drawBode()
{
    const auto [gains, phases] = addBodeRects();
    QVector<double> x, y, angle;
    const std::vector<double> turned = solver::phasesOf(linear_.response);
    for (std::size_t k = 0; k < linear_.response.size(); ++k) {
        x << linear_.frequencies[k];
        y << decibels(std::abs(linear_.response[k]));
        angle << turned[k] * kDegree;
    }
    if (!x.isEmpty()) {
        addCurve(*gains, linearPen(), tr("linear"), x, y);
        addCurve(*phases, linearPen(), {}, x, angle);
    }
    const std::vector<double> frequencies = question_.frequencies();
    for (std::size_t a = 0; a < question_.amplitudes.size(); ++a) {
        std::vector<std::complex<double>> answers;
        QVector<double> f, gain, phase;
        for (const solver::HarmonicPoint* point : pointsOf(points_, a)) {
            f << frequencies[point->frequency];
            answers.push_back(point->outputs[0].harmonics[0] / question_.amplitudes[a]);
            gain << decibels(std::abs(answers.back()));
        }
        std::vector<double> own = solver::phasesOf(answers);
        // Whole turns of difference from the linear curve mean nothing.
        const double turn =
            own.empty() || turned.empty() ? 0 : std::round((turned.front() - own.front()) / 2 / std::numbers::pi);
        for (const double value : own)
            phase << (value + 2 * std::numbers::pi * turn) * kDegree;
        const QPen pen = PlotStyle::curvePen(static_cast<int>(a), theme_.theme());
        const QCPScatterStyle dots(QCPScatterStyle::ssDisc, 4);
        addCurve(*gains, pen, nameOf(a), f, gain)->setScatterStyle(dots);
        addCurve(*phases, pen, {}, f, phase)->setScatterStyle(dots);
    }
    rescaleAxes();
    gains->axis(QCPAxis::atLeft)->scaleRange(kRoomForPeaks);
    QCPAxis& phase = *phases->axis(QCPAxis::atLeft);
    phase.setRange(std::floor(phase.range().lower / kDegreesOfTick) * kDegreesOfTick,
                   std::ceil(phase.range().upper / kDegreesOfTick) * kDegreesOfTick);
    phase.scaleRange(kRoomForPeaks);
    read(*gains, tr("%1 Hz"), tr("%1 dB"));
    read(*phases, tr("%1 Hz"), tr("%1°"));
    gains->axis(QCPAxis::atBottom)->setRange(question_.from, question_.to);
    placeNames(*gains);
    drawMargins({gains, phases}, linear_, angle, theme_.theme());
}

QCPCurve* FrequencyPlot::addLocus(QCPAxisRect& rect, const QPen& pen, const QString& name,
                                  const std::vector<std::complex<double>>& curve)
{
    auto* line = new QCPCurve(rect.axis(QCPAxis::atBottom), rect.axis(QCPAxis::atLeft));
    QVector<double> x, y;
    for (const std::complex<double> value : curve) {
        x << value.real();
        y << value.imag();
    }
    line->setData(x, y);
    line->setPen(pen);
    line->setName(name);
    if (auto* names = qobject_cast<QCPLegend*>(rect.insetLayout()->elementAt(0)); names && !name.isEmpty())
        line->addToLegend(names);
    return line;
}

void FrequencyPlot::drawLoop(QCPAxisRect& rect)
{
    const LoopAnswer loop = loopAnswerOf(question_, linear_, points_);
    if (loop.inverse.size() < 2)
        return;
    std::vector<std::complex<double>> inverse;
    for (const auto& [amplitude, value] : loop.inverse) {
        inverse.push_back(value);
        auto* label = new QCPItemText(this);
        label->position->setAxes(rect.axis(QCPAxis::atBottom), rect.axis(QCPAxis::atLeft));
        label->position->setAxisRect(&rect);
        label->position->setCoords(value.real(), value.imag());
        label->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
        label->setText(QStringLiteral(" A = %1").arg(locale().toString(amplitude, 'g', 3)));
        label->setColor(theme_.color(editor::ColorRole::TextMuted));
        labels_.push_back(label);
    }
    QPen pen(theme_.color(editor::ColorRole::Accent), kCurveWidth);
    pen.setDashPattern({6, 2, 1, 2});
    addLocus(rect, pen, QStringLiteral("-1/N(A)"), inverse)->setScatterStyle({QCPScatterStyle::ssDiamond, 7});
    std::vector<std::complex<double>> meetings;
    for (const solver::LimitCycle& cycle : loop.cycles)
        meetings.push_back(
            solver::frequencyResponse(linear_.system, 0, 0, {2 * std::numbers::pi * cycle.frequency}).front());
    if (meetings.empty())
        return;
    QCPCurve* marks = addLocus(rect, QPen(theme_.color(editor::ColorRole::Error), 2), tr("limit cycle"), meetings);
    marks->setLineStyle(QCPCurve::lsNone);
    marks->setScatterStyle({QCPScatterStyle::ssCircle, 12});
}

void FrequencyPlot::drawNyquist()
{
    QCPAxisRect* rect = addRect(tr("Real part"), isLow() ? tr("Imaginary") : tr("Imaginary part"));
    // Keeps the negative real axis free, where margins are read.
    rect->insetLayout()->setInsetAlignment(0, Qt::AlignBottom | Qt::AlignRight);
    addLocus(*rect, linearPen(), tr("linear"), linear_.response);
    for (std::size_t a = 0; a < question_.amplitudes.size(); ++a) {
        std::vector<std::complex<double>> answers;
        for (const solver::HarmonicPoint* point : pointsOf(points_, a))
            answers.push_back(point->outputs[0].harmonics[0] / question_.amplitudes[a]);
        addLocus(*rect, PlotStyle::curvePen(static_cast<int>(a), theme_.theme()), nameOf(a), answers)
            ->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, 4));
    }
    drawLoop(*rect);
    QCPGraph* critical =
        addCurve(*rect, QPen(theme_.color(editor::ColorRole::Text), kCurveWidth), QStringLiteral("-1"), {-1}, {0});
    critical->setLineStyle(QCPGraph::lsNone);
    critical->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssPlus, 10));
    rescaleAxes();
    for (const QCPAxis::AxisType type : {QCPAxis::atBottom, QCPAxis::atLeft})
        rect->axis(type)->scaleRange(kRoomAround);
    if (isLow() && !labels_.empty())
        rect->axis(QCPAxis::atLeft)->scaleRange(kRoomForLabels);
    if (isLow())
        moveNamesBeside(*rect);
    else
        isToScale_ = true;
    locus_.read(*rect, locusPoints(), theme_.theme());
}

void FrequencyPlot::scaleEqually()
{
    if (!std::exchange(isToScale_, false))
        return;
    QCPAxis& across = *axisRect(0)->axis(QCPAxis::atBottom);
    QCPAxis& up = *axisRect(0)->axis(QCPAxis::atLeft);
    const double perPixelAcross = across.range().size() / std::max(1, axisRect(0)->width());
    const double perPixelUp = up.range().size() / std::max(1, axisRect(0)->height());
    if (perPixelUp < perPixelAcross)
        up.setScaleRatio(&across, 1);
    else
        across.setScaleRatio(&up, 1);
}

void FrequencyPlot::keepLabelsApart()
{
    std::vector<QRectF> taken;
    for (QCPItemText* label : labels_) {
        const QRectF place(label->position->pixelPosition(), QFontMetricsF(label->font()).size(0, label->text()));
        const bool isFree = std::ranges::none_of(taken, [&](const QRectF& other) { return place.intersects(other); });
        label->setVisible(isFree);
        if (isFree)
            taken.push_back(place);
    }
}

std::vector<LocusPoint> FrequencyPlot::locusPoints() const
{
    std::vector<LocusPoint> points;
    for (std::size_t k = 0; k < linear_.response.size(); ++k)
        points.push_back({linear_.frequencies[k], linear_.response[k], linearPen().color()});
    const std::vector<double> frequencies = question_.frequencies();
    for (std::size_t a = 0; a < question_.amplitudes.size(); ++a)
        for (const solver::HarmonicPoint* point : pointsOf(points_, a))
            points.push_back({frequencies[point->frequency], point->outputs[0].harmonics[0] / question_.amplitudes[a],
                              PlotStyle::curvePen(static_cast<int>(a), theme_.theme()).color()});
    return points;
}

void FrequencyPlot::drawPoles()
{
    QCPAxisRect* rect = addRect(tr("Real part [1/s]"), isLow() ? tr("Imag. [rad/s]") : tr("Imaginary part [rad/s]"));
    const auto add = [&](const QString& name, QCPScatterStyle::ScatterShape shape, const QPen& pen,
                         const std::vector<std::complex<double>>& places) {
        QVector<double> x, y;
        for (const std::complex<double> place : places) {
            x << place.real();
            y << place.imag();
        }
        QCPGraph* graph = addCurve(*rect, pen, name, x, y);
        graph->setLineStyle(QCPGraph::lsNone);
        graph->setScatterStyle(QCPScatterStyle(shape, pen, QBrush(Qt::NoBrush), 9));
    };
    std::vector<std::complex<double>> poles, marked;
    for (std::size_t k = 0; k < linear_.modes.size(); ++k) {
        const std::complex<double> pole = linear_.modes[k].eigenvalue;
        auto& list = static_cast<int>(k) == marked_ ? marked : poles;
        list.push_back(pole);
        if (pole.imag() > 0)
            list.push_back(std::conj(pole));
    }
    const auto& theme = theme_.theme();
    add(tr("poles"), QCPScatterStyle::ssCross, PlotStyle::curvePen(0, theme), poles);
    add(tr("zeros"), QCPScatterStyle::ssCircle, PlotStyle::curvePen(1, theme), linear_.zeros);
    if (!marked.empty()) {
        QPen pen = PlotStyle::curvePen(2, theme);
        pen.setWidthF(3);
        add(tr("selected"), QCPScatterStyle::ssCross, pen, marked);
    }
    if (isLow())
        moveNamesBeside(*rect);
    rescaleAxes();
    for (const QCPAxis::AxisType type : {QCPAxis::atBottom, QCPAxis::atLeft})
        rect->axis(type)->scaleRange(kRoomAround);
}

void FrequencyPlot::drawStep()
{
    QCPAxisRect* rect = addRect(tr("Time [s]"), isLow() ? tr("Output") : tr("Output for a step of 1"));
    addCurve(*rect, PlotStyle::curvePen(0, theme_.theme()), {},
             QVector<double>(linear_.stepTimes.begin(), linear_.stepTimes.end()),
             QVector<double>(linear_.stepValues.begin(), linear_.stepValues.end()));
    rescaleAxes();
    read(*rect, tr("%1 s"), QStringLiteral("%1"));
}

void FrequencyPlot::drawHarmonics()
{
    QCPAxisRect* rect = addRect(tr("Frequency [Hz]"), tr("Distortion [%]"));
    PlotStyle::setLogarithmic(*rect->axis(QCPAxis::atBottom), true);
    const std::vector<double> frequencies = question_.frequencies();
    for (std::size_t a = 0; a < question_.amplitudes.size(); ++a) {
        QVector<double> f, distortion;
        for (const solver::HarmonicPoint* point : pointsOf(points_, a)) {
            f << frequencies[point->frequency];
            distortion << 100 * point->outputs[0].distortion;
        }
        addCurve(*rect, PlotStyle::curvePen(static_cast<int>(a), theme_.theme()), nameOf(a), f, distortion)
            ->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, 4));
    }
    if (isLow())
        moveNamesBeside(*rect);
    rescaleAxes();
    read(*rect, tr("%1 Hz"), tr("%1 %"));
    rect->axis(QCPAxis::atBottom)->setRange(question_.from, question_.to);
}

void FrequencyPlot::mouseDoubleClickEvent(QMouseEvent* event)
{
    QCustomPlot::mouseDoubleClickEvent(event);
    redraw();
}

void FrequencyPlot::mousePressEvent(QMouseEvent* event)
{
    QCustomPlot::mousePressEvent(event);
    if (view_ != Poles || axisRectCount() == 0)
        return;
    const QCPAxisRect* rect = axisRect(0);
    double best = kClickDistance;
    int nearest = -1;
    for (std::size_t k = 0; k < linear_.modes.size(); ++k)
        for (const int side : {1, -1}) {
            const std::complex<double> pole = linear_.modes[k].eigenvalue;
            const QPointF place(rect->axis(QCPAxis::atBottom)->coordToPixel(pole.real()),
                                rect->axis(QCPAxis::atLeft)->coordToPixel(side * pole.imag()));
            const QPointF way = place - event->position();
            if (const double distance = std::hypot(way.x(), way.y()); distance < best) {
                best = distance;
                nearest = static_cast<int>(k);
            }
        }
    if (nearest >= 0)
        Q_EMIT poleClicked(nearest);
}

}  // namespace bramah::app
