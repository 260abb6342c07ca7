// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/syntax/syntax_tree.h"

#include <memory>

namespace bramah::model {

/// A text to which edits are applied one after the other, each made from the tree of the text so far; together they are
/// edits of the first text. The tree is parsed again only when asked for.
class EditedText
{
public:
    /// Begins with the text of \a tree.
    explicit EditedText(std::shared_ptr<const syntax::SyntaxTree> tree) : tree_(std::move(tree)) {}

    /// The tree of the text so far; valid until apply().
    [[nodiscard]] const syntax::SyntaxTree& tree() { return *sharedTree(); }
    /// The same, to be kept beyond apply(), with the file name of the first text.
    [[nodiscard]] const std::shared_ptr<const syntax::SyntaxTree>& sharedTree();
    /// Applies \a edits of the text so far, tree().text().
    void apply(const TextEdits& edits);
    /// All applied edits, in offsets of the first text.
    [[nodiscard]] const TextEdits& edits() const { return edits_; }

private:
    std::shared_ptr<const syntax::SyntaxTree> tree_;
    QByteArray bytes_;  ///< the text so far, if the tree has not been parsed from it yet
    bool isTreeOld_ = false;
    TextEdits edits_;
};

}  // namespace bramah::model
