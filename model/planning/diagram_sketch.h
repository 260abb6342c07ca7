// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/planning/diagram_change.h"

#include <QHash>

namespace bramah::model {

/// A diagram while an edit of several steps is planned: each step sees the results of those before it, without any
/// text.
class DiagramSketch
{
public:
    explicit DiagramSketch(const Diagram& start) : start_(start), diagram_(start) {}

    /// New components other than nodes come with add(); names and modifiers stay as they are.
    void apply(const DiagramChanges& changes);
    /// A new symbol, whose `id` is the name of \a change.
    void add(const AddComponent& change, const DiagramComponent& symbol);
    /// \a symbol, of another class, in place of the one of the same `id`. Lines stay as they are drawn.
    void replace(const DiagramComponent& symbol);

    [[nodiscard]] const Diagram& diagram() const { return diagram_; }
    /// The changes that lead from the start to here in one step.
    [[nodiscard]] DiagramChanges changes() const;

private:
    const Diagram& start_;
    Diagram diagram_;
    QHash<QString, AddComponent> added_;
    std::vector<ReplaceClass> replaced_;
};

/// The diagram after \a changes, as a sketch would have it, with one copy less.
[[nodiscard]] Diagram changedDiagram(const Diagram& start, const DiagramChanges& changes);

/// \a changes with lines of \a diagram drawn anew where they would lie after them: those of the nets that changed, and
/// those under new symbols.
[[nodiscard]] DiagramChanges withLegibleLines(const Diagram& diagram, const DiagramChanges& changes);

/// Draws what the nets of \a sketch that are not as in \a before, and those under \a placed symbols, say wrongly anew.
void clearLines(DiagramSketch& sketch, const Diagram& before, const std::vector<ComponentId>& placed = {});

}  // namespace bramah::model
