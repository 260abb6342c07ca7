// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

namespace bramah::bench {

/// Ratios of measurements to their baselines as they once were, and those they may not exceed; all are the better, the
/// smaller. The file is JSON and part of the source tree; bars are written into it by hand.
class RatioTable
{
public:
    /// The message is empty if that worked; a file that does not exist is an empty table.
    [[nodiscard]] QString read(const QString& path);
    [[nodiscard]] QString write(const QString& path) const;

    /// Notes what \a row was measured at.
    void measure(const QString& row, double ratio);
    /// What was measured takes the place of what was stored, with the date of today.
    void storeMeasured();

    /// A line for each measured row above its bar.
    [[nodiscard]] QStringList aboveBars() const;
    /// A line for each measured row that is more than kMostWorse worse than stored.
    [[nodiscard]] QStringList worseThanStored() const;

    static constexpr double kMostWorse = 1.15;

private:
    struct Row {
        double ratio = 0;  ///< stored; 0: none
        double bar = 0;    ///< 0: none
        QString date;      ///< of the stored one
        double measured = 0;
        bool isMeasured = false;
    };
    QMap<QString, Row> rows_;
};

}  // namespace bramah::bench
