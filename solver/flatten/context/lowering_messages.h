// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "solver/flatten/context/place.h"
#include "solver/flatten/symbols/flat_components.h"

#include <QStringList>

namespace bramah::solver {

/// The messages reported while expressions are lowered, each once for each place in the text.
class LoweringMessages
{
public:
    explicit LoweringMessages(FlatComponents& components) : components_(components) {}

    void report(model::DiagnosticKind kind, QStringList arguments, const Place& place, model::Span span);
    /// Reports that something is given a text with values in it, but cannot change.
    void reportChangingText(const Place& place, model::Span span);
    /// False (and a message) if \a count, the number of elements made of the expression at \a span, is too large.
    [[nodiscard]] bool hasRoomFor(std::int64_t count, const Place& place, model::Span span);
    /// The number of reported errors, repeated ones included: it shows whether a step has failed, which the number of
    /// messages does not.
    [[nodiscard]] std::size_t count() const { return count_; }
    /// An error of the expression that is being lowered has been reported elsewhere.
    void countOther() { ++count_; }
    /// For messages about something that is written at \a place.
    [[nodiscard]] Origin originOf(const Place& place, model::Span span);
    [[nodiscard]] model::Diagnostics& diagnostics() { return diagnostics_; }

private:
    FlatComponents& components_;
    model::Diagnostics diagnostics_;
    std::size_t count_ = 0;
};

}  // namespace bramah::solver
