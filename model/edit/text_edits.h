// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/span.h"

#include <QByteArray>

#include <vector>

namespace bramah::model {

/// Replaces the bytes of `span` by `replacement`.
struct TextEdit {
    Span span;
    QByteArray replacement;
    friend bool operator==(const TextEdit&, const TextEdit&) = default;
};

/// Edits of one text, all in its offsets, sorted and without overlap. Insertions at one offset keep the order in which
/// they were added. A value.
class TextEdits
{
public:
    /// The span must not overlap that of another edit.
    void replace(Span span, QByteArray replacement);
    /// Inserts \a text in front of the byte at \a offset, not within the span of another edit.
    void insert(std::int32_t offset, QByteArray text) { replace({offset, offset}, std::move(text)); }
    /// Removes the bytes of \a span, which must not overlap that of another edit.
    void remove(Span span) { replace(span, {}); }
    /// Adds \a others; false, with nothing added, if a span of theirs overlaps one of these.
    bool add(const TextEdits& others);

    /// True if the text stays as it is.
    [[nodiscard]] bool isEmpty() const { return edits_.empty(); }
    /// In the order of the text.
    [[nodiscard]] const std::vector<TextEdit>& edits() const { return edits_; }

    /// \a text with all edits made; the text must be the one in whose offsets they are.
    [[nodiscard]] QByteArray appliedTo(const QByteArray& text) const;
    /// The edits that, applied to appliedTo(\a text), give \a text back.
    [[nodiscard]] TextEdits inverse(const QByteArray& text) const;
    /// These edits followed by \a next, whose offsets are those of the text after these, as edits of the first text.
    [[nodiscard]] TextEdits then(const TextEdits& next) const;

    friend bool operator==(const TextEdits&, const TextEdits&) = default;

private:
    [[nodiscard]] bool overlaps(Span span) const;
    std::vector<TextEdit> edits_;
};

}  // namespace bramah::model
