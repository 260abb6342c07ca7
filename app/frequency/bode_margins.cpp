// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frequency/bode_margins.h"

#include "app/plots/drawing/plot_style.h"
#include "app/translate.h"
#include "model/units/quantity_text.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace bramah::app {

namespace {

constexpr double kLabelDistance = 6;  // px beside its line
constexpr double kMarginWidth = 2.5;  // px

/// One margin: where it is read, and from where to where it goes on the vertical axis.
struct Margin {
    double frequency, from, to;
    QString label;
};

class MarginDrawing
{
public:
    MarginDrawing(const BodeRects& rects, const editor::Theme& theme)
        : rects_(rects), plot_(*rects.gains->parentPlot()), theme_(theme)
    {
    }

    /// The level where the margin ends, the frequency in both diagrams, the margin itself in \a rect.
    void draw(QCPAxisRect& rect, const Margin& margin, const QColor& color) const
    {
        QPen thin(color, 1);
        thin.setDashPattern({4, 3});
        for (QCPAxisRect* one : {rects_.gains, rects_.phases})
            addFrequency(*one, margin.frequency, thin);
        auto* size = new QCPItemLine(&plot_);
        attach(*size->start, rect, margin.frequency, margin.from);
        attach(*size->end, rect, margin.frequency, margin.to);
        size->setPen(QPen(color, kMarginWidth, Qt::SolidLine, Qt::FlatCap));
        finish(*size, rect);
        addLabel(rect, margin, color);
    }

    /// The level from which margins are read.
    void drawLevel(QCPAxisRect& rect, double level) const
    {
        auto* line = new QCPItemStraightLine(&plot_);
        attach(*line->point1, rect, 1, level);
        attach(*line->point2, rect, 10, level);
        QPen pen(theme_.color(editor::ColorRole::PlotAxis), 1);
        pen.setDashPattern({2, 3});
        line->setPen(pen);
        finish(*line, rect);
    }

private:
    static void attach(QCPItemPosition& position, QCPAxisRect& rect, double x, double y)
    {
        position.setAxes(rect.axis(QCPAxis::atBottom), rect.axis(QCPAxis::atLeft));
        position.setAxisRect(&rect);
        position.setCoords(x, y);
    }

    static void finish(QCPAbstractItem& item, QCPAxisRect& rect)
    {
        item.setClipAxisRect(&rect);
        item.setClipToAxisRect(true);
        item.setSelectable(false);
    }

    void addFrequency(QCPAxisRect& rect, double frequency, const QPen& pen) const
    {
        auto* line = new QCPItemLine(&plot_);
        for (const auto& [position, ratio] : {std::pair(line->start, 0.0), std::pair(line->end, 1.0)}) {
            attach(*position, rect, frequency, ratio);
            position->setTypeY(QCPItemPosition::ptAxisRectRatio);
            position->setCoords(frequency, ratio);
        }
        line->setPen(pen);
        finish(*line, rect);
    }

    void addLabel(QCPAxisRect& rect, const Margin& margin, const QColor& color) const
    {
        auto* anchor = new QCPItemTracer(&plot_);
        attach(*anchor->position, rect, margin.frequency, (margin.from + margin.to) / 2);
        anchor->setStyle(QCPItemTracer::tsNone);
        finish(*anchor, rect);
        const QCPRange shown = rect.axis(QCPAxis::atBottom)->range();
        const bool isLeft = margin.frequency > std::sqrt(shown.lower * shown.upper);
        auto* label = new QCPItemText(&plot_);
        label->position->setParentAnchor(anchor->position);
        label->position->setCoords(isLeft ? -kLabelDistance : kLabelDistance, 0);
        label->setPositionAlignment((isLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        label->setFont(PlotStyle::font(plot_));
        label->setColor(color);
        QColor ground = theme_.color(editor::ColorRole::Panel);
        ground.setAlphaF(0.7F);
        label->setBrush(ground);
        label->setPadding({3, 1, 3, 1});
        label->setText(margin.label);
        finish(*label, rect);
    }

    BodeRects rects_;
    QCustomPlot& plot_;
    const editor::Theme& theme_;
};

/// Three digits: the curve is read no finer.
QString labelText(double value)
{
    return model::formatNumber(value, 3, QLocale());
}

/// The value at \a frequency on straight lines over the logarithm of the frequencies.
double valueAt(const std::vector<double>& frequencies, const QVector<double>& values, double frequency)
{
    const auto above = std::ranges::lower_bound(frequencies, frequency);
    const auto k = std::clamp<qsizetype>(above - frequencies.begin(), 1, values.size() - 1);
    const auto at = static_cast<std::size_t>(k);
    const double share = std::log(frequency / frequencies[at - 1]) / std::log(frequencies[at] / frequencies[at - 1]);
    return values[k - 1] + std::clamp(share, 0.0, 1.0) * (values[k] - values[k - 1]);
}

}  // namespace

void drawMargins(const BodeRects& rects, const LinearAnswer& linear, const QVector<double>& degrees,
                 const editor::Theme& theme)
{
    if (linear.isInLoop || degrees.size() < 2)
        return;
    const MarginDrawing drawing(rects, theme);
    const solver::Margins& margins = linear.margins;
    if (margins.gain && margins.gainFrequency) {
        const double decibels = 20 * std::log10(*margins.gain);
        drawing.drawLevel(*rects.gains, 0);
        drawing.draw(*rects.gains,
                     {*margins.gainFrequency, -decibels, 0, tr("gain margin %1 dB").arg(labelText(decibels))},
                     theme.curveColor(1));
    }
    if (margins.phase && margins.phaseFrequency) {
        const double margin = *margins.phase * 180 / std::numbers::pi;
        const double phase = valueAt(linear.frequencies, degrees, *margins.phaseFrequency);
        // From the phase down to an odd number of half turns.
        drawing.drawLevel(*rects.phases, phase - margin);
        drawing.draw(*rects.phases,
                     {*margins.phaseFrequency, phase, phase - margin, tr("phase margin %1°").arg(labelText(margin))},
                     theme.curveColor(2));
    }
}

}  // namespace bramah::app
