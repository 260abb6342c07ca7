// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/planning/diagram_change.h"

#include <QHash>

namespace bramah::model {

/// A diagram during the planning of an edit of several steps: each step sees the results of those before it, without
/// any text.
class DiagramSketch
{
public:
    /// Begins with \a start, which must outlive the sketch.
    explicit DiagramSketch(const Diagram& start) : start_(start), diagram_(start) {}

    /// New components other than nodes need add(); names and modifiers are not changed.
    void apply(const DiagramChanges& changes);
    /// Adds a symbol whose `id` is the name of \a change.
    void add(const AddComponent& change, const DiagramComponent& symbol);
    /// Replaces the symbol with the `id` of \a symbol by this one of another class. Lines stay as drawn.
    void replace(const DiagramComponent& symbol);

    /// The drawing after all changes so far; replaced by the next one.
    [[nodiscard]] const Diagram& diagram() const { return diagram_; }
    /// The changes that lead from the start to the present state in one step.
    [[nodiscard]] DiagramChanges changes() const;

private:
    const Diagram& start_;
    Diagram diagram_;
    QHash<QString, AddComponent> added_;
    std::vector<ReplaceClass> replaced_;
};

/// The diagram after \a changes, as a sketch would give it, with one copy less.
[[nodiscard]] Diagram changedDiagram(const Diagram& start, const DiagramChanges& changes);

/// Adds to \a changes new drawings for lines of \a diagram that would be misleading after them: of nets that changed,
/// and under new symbols.
[[nodiscard]] DiagramChanges withLegibleLines(const Diagram& diagram, const DiagramChanges& changes);
/// The same for \a changes that \a sketch, begun with \a diagram, has seen, and the symbols \a placed by them.
[[nodiscard]] DiagramChanges withLegibleLines(DiagramSketch sketch, const Diagram& diagram,
                                              const DiagramChanges& changes, const std::vector<ComponentId>& placed);

/// Redraws misleading lines of nets in \a sketch that differ from \a before, and of those under \a placed symbols.
void clearLines(DiagramSketch& sketch, const Diagram& before, const std::vector<ComponentId>& placed = {});

}  // namespace bramah::model
