// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/measures/measure.h"
#include "solver/optimise/search_problem.h"

#include <tl/expected.hpp>

namespace bramah::solver {

/// A goal or a limit as a user writes it.
struct WrittenGoal {
    /// What is wanted of a number of a run: its least or greatest value, a given value, or that it keeps within a
    /// limit.
    enum class Kind : std::uint8_t { Minimise, Maximise, Aim, Keep };
    Kind kind = Kind::Minimise;
    QString text;  ///< RESPONSE, of Aim RESPONSE=VALUE, of Keep RESPONSE<=VALUE, RESPONSE>=VALUE or a named measure

    friend bool operator==(const WrittenGoal&, const WrittenGoal&) = default;
};

/// A goal of which the number of a run is known, the value not yet: it needs the number's unit.
struct SplitGoal {
    WrittenGoal::Kind kind = WrittenGoal::Kind::Minimise;
    Measure response;
    bool isUpper = true;  ///< of Keep
    QString value;        ///< of Aim and Keep; empty: the limits of \c response
    QString written;      ///< the whole text
};

/// The number of a run that \a text means: a measure of this name among \a named, `statistic(expression)`, as
/// `maximum(lineP.p)` or `settlingTime(mass.v)`, with the names of keyOf() and `min`, `max`, `final`, or an expression
/// over results, of which its last value counts.
[[nodiscard]] Measure responseNamed(const QString& text, const Measures& named);
/// Takes a goal apart. The error is a message.
[[nodiscard]] tl::expected<SplitGoal, QString> splitGoal(const WrittenGoal& goal, const Measures& named);

}  // namespace bramah::solver
