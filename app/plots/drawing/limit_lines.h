// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/theme.h"

#include "app/plots/drawing/custom_plot.h"

#include <functional>
#include <vector>

namespace bramah::app {

/// A limit that a curve is to keep.
struct PlotLimit {
    QString curve;  ///< as in its definition
    double value;   ///< [SI]
    bool isUpper;
    QString name;  ///< of the measure that has the limit
    friend bool operator==(const PlotLimit&, const PlotLimit&) = default;
};

/// A limit where a plot shows it.
struct ShownLimit {
    const QCPAxis* axis;
    double value;  ///< [unit of the axis]
    bool isUpper;
    QString text;
};

/// The limits of a plot's curves, as dashed lines with ticks on the side that is forbidden and a text at the right.
class LimitLines : public QCPAbstractItem
{
    Q_OBJECT
public:
    /// In \a rect, which outlives it. \a limits are asked for at each drawing.
    LimitLines(QCPAxisRect& rect, std::function<std::vector<ShownLimit>()> limits);

    void setTheme(const editor::Theme& theme) { theme_ = &theme; }
    [[nodiscard]] std::vector<ShownLimit> limits() const { return limits_(); }

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override;

private:
    QCPAxisRect& rect_;
    std::function<std::vector<ShownLimit>()> limits_;
    const editor::Theme* theme_ = &editor::Theme::light();
};

}  // namespace bramah::app
