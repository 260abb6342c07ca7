// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/edit/text_layout.h"
#include "model/syntax/syntax_tree.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QSet>
#include <QString>

namespace bramah::model {

/// Declarations and equations on their way from one class into another: their texts as they are written, with the
/// comments above and behind them, and the edits that take them out of their class. Borrows the tree.
class MovedText
{
public:
    /// \a changes: edits of the tree that are made to the moved text. \a indentation: added to each line; if it is
    /// negative so many blanks are taken off.
    MovedText(const syntax::SyntaxTree& tree, const TextEdits& changes, int indentation);

    /// The declarations of \a names in \a element; one clause of several may be parted. \a instead: lines that come in
    /// their place, without the last line end. False if they cannot, as something else stands in the line.
    bool take(const syntax::Element& element, const QSet<QString>& names, const QByteArray& instead = {});
    void take(const syntax::Equation& equation);
    /// An equation that goes without a trace; a comment above it stays. \a instead: as with declarations.
    bool drop(const syntax::Equation& equation, const QByteArray& instead = {});

    /// The texts with their semicolons and indentation, without the last line end.
    [[nodiscard]] const QByteArrayList& declarations() const { return declarations_; }
    [[nodiscard]] const QByteArrayList& equations() const { return equations_; }
    [[nodiscard]] const TextEdits& removal() const { return removal_; }

private:
    [[nodiscard]] Span linesOf(Span span) const;
    [[nodiscard]] QByteArray moved(Span span) const;
    [[nodiscard]] QByteArray takeWhole(Span span, const QByteArray& instead, bool& isReplaced);
    [[nodiscard]] bool isInText(std::int32_t lineStart) const;

    const syntax::SyntaxTree& tree_;
    TextLayout layout_;
    const TextEdits& changes_;
    int indentation_;
    QByteArrayList declarations_;
    QByteArrayList equations_;
    TextEdits removal_;
};

/// The text that an edit writes to add one declaration or equation on lines of its own, without line ends around it.
[[nodiscard]] QByteArray lineOf(const TextEdits& addition);

}  // namespace bramah::model
