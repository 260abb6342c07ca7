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

/// Symbols and lines as they travel over the clipboard, with the classes that only their own file has.
struct CircuitPiece {
    std::vector<CarriedClass> classes;
    std::vector<model::AddComponent> components;
    std::vector<model::AddConnection> connections;

    [[nodiscard]] bool isEmpty() const { return components.empty(); }
};

/// The selected symbols with their parameters, and the lines between them. \a instance: of the shown class.
[[nodiscard]] CircuitPiece pieceOf(const model::Diagram& diagram, const model::Instance& instance,
                                   const Selection& selection);
/// As a Modelica model that could stand alone.
[[nodiscard]] QByteArray toModelica(const CircuitPiece& piece);
/// Reads what toModelica() wrote, or any text with one model of placed components. Empty if it is none.
[[nodiscard]] CircuitPiece fromModelica(const QByteArray& text);

/// The piece of circuit on the clipboard; empty if there is none.
[[nodiscard]] CircuitPiece pieceOnClipboard();
/// The middle of its components, of which there is one at least.
[[nodiscard]] QPointF centreOf(const CircuitPiece& piece);

/// The changes that add the piece, moved by \a delta, under names that are free. \a added: the new components' ids.
[[nodiscard]] model::DiagramChanges planPaste(const model::Diagram& diagram, const CircuitPiece& piece, QPointF delta,
                                              std::vector<model::ComponentId>& added);

}  // namespace bramah::editor
