// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/context/place.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace bramah::solver {

/// The iterations of the outermost loop that is being written out, including those of inner loops.
struct TurnCount {
    /// A loop, where it stands, and its iterations so far: all, and those with new errors. Over: it is given up.
    struct Loop {
        Place place;
        model::Span span;
        std::int64_t turns = 0;
        std::int64_t wrongTurns = 0;
        std::size_t reports = 0;
        bool isOver = false;
    };
    std::optional<Loop> outermost;
};

}  // namespace bramah::solver
