// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::app {

class PlottableVariables;
class PlotView;
class RunHistory;

/// Puts a picture of \a plot in light colours on the clipboard, as SVG and as PNG.
void copyPicture(PlotView& plot);
/// Puts the values of the curves of \a plot in the latest run on the clipboard, as a table with tabs: the rows in the
/// time shown, in the units shown; every n-th row of very many.
void copyValues(PlotView& plot, const RunHistory& history, const PlottableVariables& variables);

}  // namespace bramah::app
