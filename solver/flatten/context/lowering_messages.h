// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/known_diagnostics.h"
#include "solver/flatten/context/place.h"
#include "solver/flatten/symbols/flat_components.h"

#include <QStringList>

#include <functional>

namespace bramah::solver {

/// The messages of lowering, each once for each place in the text.
class LoweringMessages
{
public:
    /// Borrows \a components, to which texts that messages name are added.
    explicit LoweringMessages(FlatComponents& components) : components_(components) {}

    /// Adds a diagnostic for \a span of the text that contains \a place. Of one kind and place only the first three are
    /// kept, as loops repeat them.
    void report(model::DiagnosticKind kind, QStringList arguments, const Place& place, model::Span span);
    /// Reports that \a index is none of the \a count elements.
    void reportIndex(const QString& index, std::int64_t count, const Place& place, model::Span span);
    /// Reports a text with values in it where only a constant text is possible.
    void reportChangingText(const Place& place, model::Span span);
    /// False, with a message, if \a count, the number of elements of the expression at \a span, is too large.
    [[nodiscard]] bool hasRoomFor(std::int64_t count, const Place& place, model::Span span);
    /// The number of reported errors including repeated ones. It shows whether a step has failed, which the number of
    /// messages does not.
    [[nodiscard]] std::size_t count() const { return count_; }
    /// The number of times that something was to be reported, whether it was new or not.
    [[nodiscard]] std::size_t reports() const { return reports_; }
    /// Counts an error of the present expression that was reported elsewhere.
    void countOther() { ++count_; }
    /// The origin of something written at \a place, for messages.
    [[nodiscard]] Origin originOf(const Place& place, model::Span span);
    /// What was reported so far, in order; the caller takes it.
    [[nodiscard]] model::Diagnostics& diagnostics() { return diagnostics_; }
    /// Removes those of the messages from the number \a first on for which \a isWrong.
    void removeFrom(std::size_t first, const std::function<bool(const model::Diagnostic&)>& isWrong);

private:
    FlatComponents& components_;
    model::Diagnostics diagnostics_;
    model::KnownDiagnostics known_;
    std::size_t count_ = 0;
    std::size_t reports_ = 0;
};

}  // namespace bramah::solver
