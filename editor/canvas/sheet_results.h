// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_legend.h"
#include "model/diagram/net.h"

#include <QColor>
#include <QStringList>

#include <optional>
#include <vector>

class QPainter;

namespace bramah::editor {

/// Values written beside a piece of a net.
struct ValueLabel {
    std::size_t segment = 0;  ///< of the net
    QStringList lines;        ///< as `142 bar`, `→ 24.0 l/min`; at least one
    friend bool operator==(const ValueLabel&, const ValueLabel&) = default;
};

/// The results shown on one net.
struct NetResult {
    QColor color;                    ///< colour of the pressure; invalid: the lines keep their colour
    std::vector<ValueLabel> labels;  ///< at most one a segment
    std::vector<double> flows;       ///< by segment, from -1 to 1 of the largest flow on the sheet; empty: not shown
    std::vector<double> ways;        ///< by segment: displacement of its arrows [diagram units]
    friend bool operator==(const NetResult&, const NetResult&) = default;
};

/// The scale of the colours.
struct PressureScale {
    double lower = 0, upper = 1;  ///< in \a unit
    QString unit;                 ///< as printed
    friend bool operator==(const PressureScale&, const PressureScale&) = default;
};

/// The results shown on a sheet at one time.
struct SheetResults {
    std::vector<NetResult> nets;  ///< in the order of Diagram::nets(); empty: no results
    std::optional<PressureScale> scale;
    SheetLegend caption;  ///< what the values are, where they are not those of the latest run
};

/// The colour of a pressure at \a share between the lowest and the highest one: blue, green, yellow, red.
[[nodiscard]] QColor pressureColor(double share);

/// Paints a band in the colour of the pressure, to lie below the lines of \a net.
void paintBand(QPainter& painter, const model::Net& net, const NetResult& result);
/// Paints arrows along the lines of \a net in the direction of flow.
void paintArrows(QPainter& painter, const model::Net& net, const NetResult& result, const SheetTheme& theme);
/// The longest segment of \a net, which has at least one: the place for a value of the whole net.
[[nodiscard]] std::size_t longestSegment(const model::Net& net);
/// The size of the legend of the colours [pixels].
[[nodiscard]] QSizeF scaleSize();
/// Paints the legend of the colours with its upper left corner at the origin; the painter counts pixels.
void paintScale(QPainter& painter, const PressureScale& scale, const SheetTheme& theme);

}  // namespace bramah::editor
