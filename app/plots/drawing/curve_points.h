// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/theme.h"

#include "app/plots/drawing/custom_plot.h"

#include <functional>
#include <vector>

namespace bramah::app {

/// A point of a curve that is shown with its values.
struct CurvePointReading {
    QPointF at;    ///< [px]
    QString text;  ///< its values with their units
    QColor color;
    bool isEarlierRun = false;  ///< marked, without the text
};

/// Points on the curves of a plot, each with a flag of its values, and their time in a flag below. Shows nothing while
/// there is no text of a time.
class CurvePoints : public QCPAbstractItem
{
    Q_OBJECT
public:
    /// In \a rect, which outlives it. \a points are asked for at each drawing.
    CurvePoints(QCPAxisRect& rect, std::function<std::vector<CurvePointReading>()> points);

    void setTheme(const editor::Theme& theme) { theme_ = &theme; }
    void setTimeText(const QString& text) { timeText_ = text; }
    [[nodiscard]] bool isShown() const { return !timeText_.isEmpty(); }
    [[nodiscard]] std::vector<CurvePointReading> points() const
    {
        return isShown() ? points_() : std::vector<CurvePointReading>();
    }

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override;

private:
    QCPAxisRect& rect_;
    std::function<std::vector<CurvePointReading>()> points_;
    const editor::Theme* theme_ = &editor::Theme::light();
    QString timeText_;
};

}  // namespace bramah::app
