// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/theme/theme.h"

#include <QString>

#include <vector>

class QCPAxis;
class QCPAxisRect;
class QCPRange;

namespace bramah::app {

/// The value axes of one plot: one for each unit in use, the first on the left, the others on the right. Borrows the
/// axis rectangle.
class UnitAxes
{
public:
    explicit UnitAxes(QCPAxisRect& rect);

    /// The axis of \a unit, made when it is new. Axes of units that are not in \a units any more are removed before.
    void setUnits(const QStringList& units, const editor::Theme& theme);
    /// Null if no axis has this unit.
    [[nodiscard]] QCPAxis* axis(const QString& unit) const;
    [[nodiscard]] QString unitOf(const QCPAxis* axis) const;
    [[nodiscard]] const std::vector<std::pair<QString, QCPAxis*>>& all() const { return axes_; }
    /// Sets the \a quantities that the curves on the axis of \a unit measure: its title tells absolute pressures and
    /// differences apart.
    void tellQuantities(const QString& unit, const QStringList& quantities);
    void setTheme(const editor::Theme& theme);

    /// The least range with round ends that holds [lower, upper], from 0 where that wastes little.
    [[nodiscard]] static QCPRange roundRange(double lower, double upper);

private:
    QCPAxisRect& rect_;
    std::vector<std::pair<QString, QCPAxis*>> axes_;
};

}  // namespace bramah::app
