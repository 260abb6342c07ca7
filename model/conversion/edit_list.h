// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/syntax/syntax_tree.h"

namespace bramah::model {

/// Edits of one text that are still being collected: what was changed in a stretch can be taken back to be written
/// elsewhere. Borrows the tree.
class EditList
{
public:
    /// No edits yet; spans count in the text of \a tree.
    explicit EditList(const syntax::SyntaxTree& tree) : tree_(tree) {}

    /// Replaces what is at \a span by \a text. The same edit twice counts once; edits must not overlap otherwise.
    void replace(Span span, QByteArray text);
    /// Inserts \a text in front of the byte at \a offset.
    void insert(std::int32_t offset, QByteArray text) { replace({offset, offset}, std::move(text)); }
    /// The text at \a span with the edits in it.
    [[nodiscard]] QByteArray changed(Span span) const;
    /// Forgets the edits within \a span.
    void forget(Span span);
    /// All edits that are not forgotten, in the order of the text.
    [[nodiscard]] TextEdits edits() const;

private:
    const syntax::SyntaxTree& tree_;
    std::vector<TextEdit> edits_;
};

}  // namespace bramah::model
