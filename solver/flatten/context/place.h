// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "model/text/source_text.h"
#include "solver/flatten/symbols/symbolic.h"

#include <QString>

namespace bramah::model {
class Instance;
}

namespace bramah::solver {

/// The place of an expression: the class part of an instance that contains it, and the local names of loops and
/// functions around it.
struct Place {
    const model::Instance* scope = nullptr;
    const model::ClassNode* part = nullptr;
    const LocalSymbols* locals = nullptr;
    bool isInFunction = false;  ///< relations cause no events there
    bool isAtEvents = false;    ///< in a when clause or at the start, where a continuous variable has a left limit

    /// The same place as one that is evaluated at events only.
    [[nodiscard]] Place atEvents() const
    {
        Place place = *this;
        place.isAtEvents = true;
        return place;
    }

    /// The same place with \a inner as its innermost names; they must outlive the result.
    [[nodiscard]] Place with(const LocalSymbols& inner) const
    {
        Place place = *this;
        place.locals = &inner;
        return place;
    }
};

/// The component that contains \a place, or the function that does.
[[nodiscard]] const model::Instance* componentOf(const Place& place);
/// The text at \a span of \a place, on one line.
[[nodiscard]] QString textOf(const Place& place, model::Span span);

}  // namespace bramah::solver
