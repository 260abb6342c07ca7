// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace bramah::app {

class PlotArea;

/// Writes the plots as a picture in light colours in the format that the suffix of \a path names: png (at twice the
/// screen's size), svg or pdf. Returns what went wrong, or nothing.
[[nodiscard]] std::optional<QString> writePlotPicture(PlotArea& plots, const QString& path);

/// Gives the parts of \a plots, which no window shows, their places, and paints them once: axes get theirs only then.
void layOut(PlotArea& plots);

}  // namespace bramah::app
