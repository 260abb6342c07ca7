// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/plot_definition.h"

namespace bramah::app {

PlotDefinitions allPlots(const PlotPages& pages)
{
    PlotDefinitions all;
    for (const PlotPage& page : pages)
        all.insert(all.end(), page.plots.begin(), page.plots.end());
    return all;
}

}  // namespace bramah::app
