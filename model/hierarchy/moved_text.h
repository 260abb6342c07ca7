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

/// Collects declarations and equations that move from one class into another: their texts with the comments above and
/// behind them, and the edits that remove them from the old class. Borrows the tree.
class MovedText
{
public:
    /// \a changes: edits of the tree that also apply to the moved text. \a indentation: number of blanks to add to each
    /// line; negative: to remove.
    MovedText(const syntax::SyntaxTree& tree, const TextEdits& changes, int indentation);

    /// Takes the declarations \a names out of \a element; a clause of several is divided. \a instead, lines without the
    /// last line end, replaces them. False if something else on the lines prevents that.
    bool take(const syntax::Element& element, const QSet<QString>& names, const QByteArray& instead = {});
    /// Takes an equation with the comments above and behind it.
    void take(const syntax::Equation& equation);
    /// Removes an equation; a comment above it stays. \a instead: see take().
    bool drop(const syntax::Equation& equation, const QByteArray& instead = {});

    /// The texts with their semicolons and indentation, without the last line end.
    [[nodiscard]] const QByteArrayList& declarations() const { return declarations_; }
    /// The same of the equations that were taken.
    [[nodiscard]] const QByteArrayList& equations() const { return equations_; }
    /// Edits of the tree that remove, or replace, all that was taken and dropped; without \a changes of the
    /// constructor.
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

/// The text that an edit writes for one added declaration or equation, without line ends around it.
[[nodiscard]] QByteArray lineOf(const TextEdits& addition);

}  // namespace bramah::model
