// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_legend.h"
#include "model/diagram/diagram_ids.h"
#include "model/diagram/port.h"

#include <QString>

#include <cstdint>
#include <vector>

class QPainter;

namespace bramah::editor {

/// A note at a port: which of its two variables it gives and which it takes.
struct PortNote {
    /// The emphasis of a note.
    enum class Tone : std::uint8_t {
        Plain,
        Iterated,  ///< one of the two variables is iterated, or part of a loop
        Conflict   ///< it cannot be computed
    };
    QPointF place;  ///< on the sheet
    model::Side side = model::Side::East;
    bool givesEffort = false;  ///< pressure, force, torque, voltage
    bool givesFlow = false;    ///< oil, motion, current
    Tone tone = Tone::Plain;
    QPointF bond;  ///< of a port of a bond: direction of its line, a unit vector on the sheet; null: none
    friend bool operator==(const PortNote&, const PortNote&) = default;
};

/// A short text at a symbol's corner, as the letters of its form.
struct SymbolNote {
    QRectF bounds;  ///< of the symbol, on the sheet
    QString text;
    PortNote::Tone tone = PortNote::Tone::Plain;
    friend bool operator==(const SymbolNote&, const SymbolNote&) = default;
};

/// How a capsule's inside uses one of its ports: an end port, used by its own equations, is filled; a relay port,
/// passed on to parts, is hollow.
struct PortUseNote {
    QPointF place;  ///< on the sheet
    bool isRelay = false;
    friend bool operator==(const PortUseNote&, const PortUseNote&) = default;
};

/// The notes of an analysis, painted over the symbols of a sheet.
struct SheetNotes {
    std::vector<PortNote> ports;
    std::vector<SymbolNote> symbols;
    std::vector<PortUseNote> uses;
    SheetLegend legend;  ///< of the signs
    friend bool operator==(const SheetNotes&, const SheetNotes&) = default;
};

/// Paints beside each port an arrow in ink for the effort and a blue one for the flow, into the symbol if it takes the
/// variable, out of it if it gives it; a bond has a causal stroke at the end that takes the effort, as in bond graphs.
/// Squares mark the ports of capsules. Iterated variables have the colour of warnings, conflicts that of errors. Notes
/// outside of \a visible are left out. \a zoom [pixels per diagram unit]: letters are legible at it.
void paintNotes(QPainter& painter, const SheetNotes& notes, QRectF visible, double zoom, const SheetTheme& theme);
/// The place of a symbol's note at \a zoom, in the scene.
[[nodiscard]] QRectF boxOf(const SymbolNote& note, double zoom);
/// The places of all notes at \a zoom, in the scene.
[[nodiscard]] std::vector<QRectF> marksOf(const SheetNotes& notes, double zoom);
/// Paints one of these signs around the origin, for a legend.
void paintSign(QPainter& painter, LegendRow::Sign sign, const SheetTheme& theme);

}  // namespace bramah::editor
