// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/plot_definition.h"
#include "model/classes/class_node.h"
#include "model/edit/text_edits.h"

#include <optional>

namespace bramah::app {

/// Newest format number of `__Bramah(format=..., plots=...)`; see app/README.md. The first format has curves and steps,
/// the second one expressions, names, logarithmic axes and the other kinds, the third one pages and notes.
inline constexpr int kPlotFormat = 3;

/// The plots in the annotation of a class, on pages of at least one each. Nothing if there are none, or if they have a
/// newer format.
[[nodiscard]] std::optional<PlotPages> plotsOf(const model::ClassNode& node);

/// The edits of the class's file that put \a pages into its annotation, in the oldest format that can say them. Nothing
/// if the annotation has a newer format, or the text has errors.
[[nodiscard]] std::optional<model::TextEdits> editsForPlots(const model::ClassNode& node, const PlotPages& pages);

}  // namespace bramah::app
