// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/context/lowering_messages.h"

#include <vector>

namespace bramah::solver {

/// Records uses of pre() of Reals, which must not change continuously; that is known only with all equations.
class LeftLimits
{
public:
    /// Records that pre(\a variable) stands at \a place.
    void note(VariableId variable, const Place& place, model::Span span)
    {
        noted_.push_back({variable, {place.scope, place.part}, span});
    }
    /// The number of recorded uses.
    [[nodiscard]] std::size_t count() const { return noted_.size(); }
    /// Reports recorded uses of variables that change continuously.
    void check(const FlatModel& flat, LoweringMessages& messages) const
    {
        for (const auto& [id, place, span] : noted_)
            if (const FlatVariable& variable = flat.variable(id); variable.variability == Variability::Continuous)
                messages.report(model::DiagnosticKind::PreOfContinuous, {QString::fromStdString(variable.path)}, place,
                                span);
    }

private:
    struct Noted {
        VariableId variable;
        Place place;
        model::Span span;
    };
    std::vector<Noted> noted_;
};

}  // namespace bramah::solver
