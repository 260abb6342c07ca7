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

    /// Makes an axis for each new one of \a units, and removes the axes of other units first.
    void setUnits(const QStringList& units, const editor::Theme& theme);
    /// Null if no axis has this unit.
    [[nodiscard]] QCPAxis* axis(const QString& unit) const;
    [[nodiscard]] QString unitOf(const QCPAxis* axis) const;
    [[nodiscard]] const std::vector<std::pair<QString, QCPAxis*>>& all() const { return axes_; }
    /// Sets the \a quantities that the curves on the axis of \a unit measure. The title then distinguishes absolute
    /// pressures and differences.
    void tellQuantities(const QString& unit, const QStringList& quantities);
    void setTheme(const editor::Theme& theme);

    /// The range of a logarithmic axis for values in [lower, upper]; of some decades below \a upper if \a lower is not
    /// above zero.
    [[nodiscard]] static QCPRange decades(double lower, double upper);
    /// The smallest range with round ends that contains [lower, upper], from 0 where that costs little room.
    [[nodiscard]] static QCPRange roundRange(double lower, double upper);

private:
    QCPAxisRect& rect_;
    std::vector<std::pair<QString, QCPAxis*>> axes_;
};

}  // namespace bramah::app
