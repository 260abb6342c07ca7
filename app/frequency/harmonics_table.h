// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frequency/frequency_run.h"

#include <QTreeWidget>

namespace bramah::app {

/// The responses of the circuit itself, a row for each point: amplitude, frequency, gain, phase, harmonics, distortion.
class HarmonicsTable : public QTreeWidget
{
    Q_OBJECT
public:
    explicit HarmonicsTable(QWidget* parent = nullptr);

    /// Adds the row of a \a point that has just been found.
    void addPoint(const FrequencyQuestion& asked, const solver::HarmonicPoint& point);
    /// Shows \a points in this order.
    void setPoints(const FrequencyQuestion& asked, const std::vector<solver::HarmonicPoint>& points);
};

}  // namespace bramah::app
