// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/hit_test.h"

#include <optional>
#include <vector>

namespace bramah::editor {

/// The stops of the Tab key on a sheet: each symbol, then its ports, row by row as one reads.
class KeyboardStops
{
public:
    /// \a onlyPorts: while a line is in hand.
    KeyboardStops(const model::Diagram& diagram, bool onlyPorts);

    /// The one after \a current (before it if not \a forward); the first (last) one if \a current is none or is gone.
    /// Nothing behind the last one: the focus goes on to the next widget.
    [[nodiscard]] std::optional<Hit> next(const Hit& current, bool forward) const;

private:
    std::vector<Hit> stops_;
};

}  // namespace bramah::editor
