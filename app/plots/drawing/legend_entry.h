// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/custom_plot.h"

#include <QColor>
#include <QPen>

namespace bramah::app {

/// A line of a plot's legend: a curve with its name, which may be shown shortened, or an earlier run with its line.
class LegendEntry : public QCPPlottableLegendItem
{
    Q_OBJECT
public:
    /// \a name is the text shown while there is room.
    LegendEntry(QCPLegend& legend, QCPAbstractPlottable& curve, const QString& name);

    [[nodiscard]] const QString& name() const { return name_; }
    /// The part of the name that is shown.
    [[nodiscard]] const QString& text() const { return text_; }
    void setText(const QString& text) { text_ = text; }
    /// The line before the text; by default the curve's own line.
    void setLine(const QPen& line) { line_ = line; }

    /// The width of the line before the text and of the gap after it [px].
    [[nodiscard]] int extraWidth() const;
    [[nodiscard]] QSize minimumOuterSizeHint() const override;

protected:
    void draw(QCPPainter* painter) override;

private:
    QString name_;
    QString text_;
    QPen line_{Qt::NoPen};
};

}  // namespace bramah::app
