// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/commands/carried_classes.h"
#include "editor/session/selection.h"
#include "model/planning/diagram_change.h"

#include <QByteArray>

#include <vector>

namespace bramah::model {
class Diagram;
class Instance;
}  // namespace bramah::model

namespace bramah::editor {

/// Symbols, lines and notes on the clipboard, with the classes that only their own file contains.
struct CircuitPiece {
    std::vector<CarriedClass> classes;
    std::vector<model::AddComponent> components;
    std::vector<model::AddConnection> connections;
    std::vector<model::AddNote> notes;

    /// True if there is nothing to paste; lines alone count as nothing.
    [[nodiscard]] bool isEmpty() const { return components.empty() && notes.empty(); }
};

/// The selected symbols with their parameters, the lines between them, and the selected notes. \a instance: that of the
/// shown class.
[[nodiscard]] CircuitPiece pieceOf(const model::Diagram& diagram, const model::Instance& instance,
                                   const Selection& selection);
/// The piece as a Modelica model that is valid by itself.
[[nodiscard]] QByteArray toModelica(const CircuitPiece& piece);
/// Reads a text from toModelica(), or any text with one model of placed components. Empty for anything else.
[[nodiscard]] CircuitPiece fromModelica(const QByteArray& text);

/// The piece of circuit on the clipboard; empty if there is none.
[[nodiscard]] CircuitPiece pieceOnClipboard();
/// The middle of its components and notes; needs at least one.
[[nodiscard]] QPointF centreOf(const CircuitPiece& piece);

/// The changes that add the piece, moved by \a delta, with free names. \a added: the new components and
/// notes.
[[nodiscard]] model::DiagramChanges planPaste(const model::Diagram& diagram, const CircuitPiece& piece, QPointF delta,
                                              Selection& added);

}  // namespace bramah::editor
