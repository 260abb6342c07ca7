// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frequency/harmonics_table.h"

#include "app/frequency/number_text.h"
#include "editor/theme/plain_text.h"

#include <cmath>
#include <complex>
#include <numbers>

namespace bramah::app {
HarmonicsTable::HarmonicsTable(QWidget* parent) : QTreeWidget(parent)
{
    setHeaderLabels({tr("Amplitude"), tr("Frequency [Hz]"), tr("Gain [dB]"), tr("Phase [°]"), tr("2nd [%]"),
                     tr("3rd [%]"), tr("4th [%]"), tr("5th [%]"), tr("Distortion [%]")});
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAccessibleName(tr("Harmonics"));
}

void HarmonicsTable::addPoint(const FrequencyQuestion& asked, const solver::HarmonicPoint& point)
{
    QStringList cells{numberText(asked.amplitudes[point.amplitude]), numberText(asked.frequencies()[point.frequency])};
    if (point.outputs.empty()) {
        cells << tr("failed");
    } else {
        const solver::HarmonicAnswer& answer = point.outputs.front();
        const std::complex<double> first = answer.harmonics[0];
        cells << numberText(20 * std::log10(std::abs(first) / asked.amplitudes[point.amplitude]))
              << numberText(std::arg(first) * 180 / std::numbers::pi);
        for (std::size_t k = 1; k < answer.harmonics.size(); ++k)
            cells << numberText(100 * std::abs(answer.harmonics[k]) / std::abs(first));
        cells << numberText(100 * answer.distortion);
    }
    auto* row = new QTreeWidgetItem(this, cells);
    for (int column = 0; column < columnCount(); ++column)
        row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    if (!point.isSettled)
        row->setToolTip(0, point.failure.isEmpty() ? tr("Did not settle in %1 periods").arg(point.periods)
                                                   : editor::plainToolTip(point.failure));
}

void HarmonicsTable::setPoints(const FrequencyQuestion& asked, const std::vector<solver::HarmonicPoint>& points)
{
    clear();
    for (const solver::HarmonicPoint& point : points)
        addPoint(asked, point);
    for (int column = 0; column < columnCount(); ++column)
        resizeColumnToContents(column);
}

}  // namespace bramah::app
