// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/custom_plot.h"
#include "editor/theme/theme.h"

#include <QObject>

#include <complex>
#include <vector>

namespace bramah::app {

/// A point of a response's locus in the complex plane.
struct LocusPoint {
    double frequency;  ///< [Hz]
    std::complex<double> value;
    QColor color;
};

/// Reads Nyquist's curves under the mouse: a ring at the nearest point, with its frequency, gain and phase.
class LocusReadout : public QObject
{
    Q_OBJECT
public:
    /// Of \a plot, which outlives it.
    explicit LocusReadout(QCustomPlot& plot);

    /// Reads \a points, drawn in \a rect.
    void read(QCPAxisRect& rect, std::vector<LocusPoint> points, const editor::Theme& theme);
    /// Forgets all, before the plot deletes its items.
    void clear();
    /// Frequency, gain and phase of the point under the mouse; empty if there is none near it.
    [[nodiscard]] QString text() const { return text_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] const LocusPoint* nearest(QPointF mouse) const;
    [[nodiscard]] QPointF placeOf(const LocusPoint& point) const;
    void show(const LocusPoint* point);

    QCustomPlot& plot_;
    QCPAxisRect* rect_ = nullptr;
    std::vector<LocusPoint> points_;
    QCPItemTracer* ring_ = nullptr;  ///< with a rect; flag_, too
    QCPItemText* flag_ = nullptr;
    QString text_;
};

}  // namespace bramah::app
