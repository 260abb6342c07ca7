// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"
#include "model/diagram/diagram_ids.h"
#include "model/diagram/port.h"

#include <QString>

#include <cstdint>
#include <vector>

class QPainter;

namespace bramah::editor {

/// A note at a port: which of its two variables it gives to its neighbours and which it takes.
struct PortNote {
    /// The emphasis of a note.
    enum class Tone : std::uint8_t {
        Plain,
        Iterated,  ///< one of the two variables is found by iteration, or stands in a loop
        Conflict   ///< nothing can be computed here
    };
    QPointF place;  ///< on the sheet
    model::Side side = model::Side::East;
    bool givesEffort = false;  ///< pressure, force, torque, voltage
    bool givesFlow = false;    ///< oil, motion, current
    Tone tone = Tone::Plain;
    QPointF bond;  ///< of a port of a bond: where its line leads, a unit vector on the sheet; null: none
    friend bool operator==(const PortNote&, const PortNote&) = default;
};

/// A short text at a symbol's corner, as the letter of its form.
struct SymbolNote {
    QRectF bounds;  ///< of the symbol, on the sheet
    QString text;
    PortNote::Tone tone = PortNote::Tone::Plain;
    friend bool operator==(const SymbolNote&, const SymbolNote&) = default;
};

/// Who uses a port of a capsule inside of it: an end port, its own equations, is filled; a relay port, parts that it is
/// passed on to, is hollow.
struct PortUseNote {
    QPointF place;  ///< on the sheet
    bool isRelay = false;
    friend bool operator==(const PortUseNote&, const PortUseNote&) = default;
};

/// The notes of an analysis on a sheet, painted over the symbols.
struct SheetNotes {
    std::vector<PortNote> ports;
    std::vector<SymbolNote> symbols;
    std::vector<PortUseNote> uses;
    friend bool operator==(const SheetNotes&, const SheetNotes&) = default;
};

/// Beside each port an arrow in ink for the effort and a blue one for the flow, into the symbol if it takes them, out
/// of it if it gives them; a bond has a stroke across it at the end that takes the effort, as bond graphs are drawn.
/// Squares stand for the ports of capsules. Iterated variables stand in the colour of warnings, conflicts in that of
/// errors. Notes outside of \a visible are left out.
void paintNotes(QPainter& painter, const SheetNotes& notes, QRectF visible, const SheetTheme& theme);

}  // namespace bramah::editor
