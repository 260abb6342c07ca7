// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/plot_definition.h"
#include "model/classes/class_node.h"

#include <QByteArray>

#include <optional>

namespace bramah::app {

/// Format number of `__Bramah(format=..., plots=...)`; see app/README.md.
inline constexpr int kPlotFormat = 1;

/// The plots a class is to be shown with, from its annotation. Nothing if it has none, or in a newer format.
[[nodiscard]] std::optional<PlotDefinitions> plotsOf(const model::ClassNode& node);

/// The text of the class's file with \a plots in its annotation and all else as it was. Nothing if the class says it in
/// a newer format, or its text has errors.
[[nodiscard]] std::optional<QByteArray> textWithPlots(const model::ClassNode& node, const PlotDefinitions& plots);

}  // namespace bramah::app
