// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/syntax/syntax_tree.h"

#include <vector>

namespace bramah::model {

/// The layout of a text: lines, indentation, line ends, blanks and comments around an element, which new text follows.
/// Borrows the tree.
class TextLayout
{
public:
    /// Of the text of \a tree.
    explicit TextLayout(const syntax::SyntaxTree& tree) : tree_(tree) {}

    /// The bytes at \a span.
    [[nodiscard]] QByteArray text(Span span) const;
    /// The line end that the text uses most, for new lines.
    [[nodiscard]] QByteArray lineEnd() const;
    /// Offset at which the line of \a offset starts, behind a byte order mark.
    [[nodiscard]] std::int32_t lineStart(std::int32_t offset) const;
    /// Are there only blanks in front of \a offset in its line?
    [[nodiscard]] bool isFirstOfLine(std::int32_t offset) const;
    /// The blanks at the start of the line of \a offset.
    [[nodiscard]] QByteArray indentationAt(std::int32_t offset) const;
    /// The offset behind blanks and comments that follow \a offset, if they end the line; else \a offset.
    [[nodiscard]] std::int32_t behindTail(std::int32_t offset) const;
    /// Does nothing but blanks and comments follow \a offset in its line?
    [[nodiscard]] bool isLastOfLine(std::int32_t offset) const;

    /// Indentation of the elements and equations of \a definition: as written, else two blanks more than its own.
    [[nodiscard]] QByteArray innerIndentation(const syntax::ClassDefinition& definition) const;
    /// The additional indentation of each level inside of \a definition: as written, else two blanks.
    [[nodiscard]] QByteArray indentationStep(const syntax::ClassDefinition& definition) const;
    /// `annotation(` or `annotation (`, whichever the text uses.
    [[nodiscard]] QByteArray annotationOpening() const;

    /// The token that starts at or behind \a offset; blanks and comments are tokens too.
    [[nodiscard]] std::size_t tokenAt(std::int32_t offset) const;
    /// The offset behind the semicolon that follows \a offset, with only blanks and comments between; -1 if none does.
    [[nodiscard]] std::int32_t behindSemicolon(std::int32_t offset) const;

    /// Replaces the name at \a span by \a name. If the old name stood in quotes, a blank is added where a word follows.
    void replaceName(TextEdits& edits, Span span, const QByteArray& name) const;
    /// Removes the tokens of \a outer, but keeps comments outside of \a whole.
    void removeTokens(TextEdits& edits, Span outer, Span whole) const;
    /// Removes one item and its comma from a list of two or more.
    void removeListItem(TextEdits& edits, const std::vector<Span>& items, std::size_t index) const;
    /// Removes an element or equation, the semicolon that follows it, and its lines if they hold nothing else.
    void removeWithSemicolon(TextEdits& edits, Span span) const;

private:
    [[nodiscard]] std::string_view all() const { return tree_.text().view(); }
    void removeRun(TextEdits& edits, Span span) const;
    /// The character in front of, or behind, \a offset once \a edits are made; 0 at the ends of the text.
    [[nodiscard]] char before(std::int32_t offset, const TextEdits& edits) const;
    [[nodiscard]] char behind(std::int32_t offset, const TextEdits& edits) const;

    const syntax::SyntaxTree& tree_;
};

}  // namespace bramah::model
