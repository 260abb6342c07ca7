// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/measured_verdicts.h"

#include "solver/data_files/lay_channel.h"
#include "solver/results/column_units.h"

namespace bramah::app {

std::vector<MeasuredVerdict> verdictsOf(const solver::MeasuredData& data, const solver::ResultStore& run)
{
    std::vector<MeasuredVerdict> verdicts;
    for (const solver::ResultColumn& column : data.columns()) {
        const auto channel = data.channel(column.path);
        if (!channel || channel->fit.band <= 0)
            continue;
        const int beside = run.find(channel->fit.beside);
        if (beside < 0)
            continue;
        const solver::ResultColumn& simulated = run.columns()[static_cast<std::size_t>(beside)];
        const solver::LayingQuality quality = solver::qualityOf(
            {channel->values(), channel->column}, {run, beside, scaleBeside(simulated, channel->variable())},
            {channel->fit.gain, channel->fit.offset, channel->shift}, channel->fit.band);
        if (!(quality.to > quality.from))
            continue;  // they have no time in common
        MeasuredVerdict& verdict = verdicts.emplace_back();
        verdict.variable = simulated.path;
        verdict.measured = channel->variable();
        verdict.isPassed = quality.within >= 1;
        verdict.greatest = quality.greatest;
        verdict.time = quality.greatestAt;
    }
    return verdicts;
}

}  // namespace bramah::app
