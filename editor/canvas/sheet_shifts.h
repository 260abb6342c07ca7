// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_notes.h"
#include "model/diagram/diagram.h"

#include <QHash>
#include <QPointF>
#include <QString>
#include <QTransform>

#include <vector>

namespace bramah::editor {

/// Displacements of symbols from their places on the sheet by results, as a rod moves its mass. The drawing itself
/// stays: the mouse finds objects where they are shown, and edits begin at rest.
struct SheetShifts {
    /// The lines of one net.
    struct Lines {
        QPointF way;                ///< on the sheet
        std::vector<QPointF> ends;  ///< points of lines that stay, at ports that do not move
        friend bool operator==(const Lines&, const Lines&) = default;
    };
    QHash<QString, QTransform> symbols;  ///< by name of the component, in the scene
    std::vector<Lines> nets;             ///< in the order of Diagram::nets(); empty: no line moves

    /// True if everything is at rest.
    [[nodiscard]] bool isEmpty() const { return symbols.isEmpty() && nets.empty(); }
    /// The displacement of \a place on the net with index \a net; -1: none.
    [[nodiscard]] QPointF wayOf(int net, QPointF place) const;
    /// The displacement of a port: that of the lines at it, else that of its symbol.
    [[nodiscard]] QPointF wayOf(const model::Diagram& diagram, const model::DiagramComponent& symbol,
                                const model::DiagramPort& port) const;
    /// The displacement of a symbol's middle, and of its texts.
    [[nodiscard]] QPointF wayOf(const model::DiagramComponent& symbol) const;
    /// The bounds of a symbol where it is shown.
    [[nodiscard]] QRectF shown(const model::DiagramComponent& symbol) const;
    /// The length of the largest displacement of a line.
    [[nodiscard]] double largestWay() const;
};

/// \a net with its lines moved.
[[nodiscard]] model::Net shifted(const model::Net& net, const SheetShifts::Lines& lines);
/// The notes of \a diagram at the places where ports and symbols are shown.
[[nodiscard]] SheetNotes shifted(const SheetNotes& notes, const model::Diagram& diagram, const SheetShifts& shifts);

}  // namespace bramah::editor
