// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/hit_test.h"

#include <optional>
#include <vector>

namespace bramah::editor {

/// The stops of the Tab key on a sheet: each symbol, then its ports, row by row as one reads, then the notes.
class KeyboardStops
{
public:
    /// \a onlyPorts: while a line is being drawn.
    KeyboardStops(const model::Diagram& diagram, bool onlyPorts);

    /// The stop after \a current (with \a forward false: before it); the first (last) one if \a current is none or no
    /// longer exists. Nothing after the last one: the focus then moves to the next widget.
    [[nodiscard]] std::optional<Hit> next(const Hit& current, bool forward) const;

private:
    void addNotes(const model::Diagram& diagram);

    std::vector<Hit> stops_;
};

}  // namespace bramah::editor
