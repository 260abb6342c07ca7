// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/edited_text.h"

namespace bramah::model {

const std::shared_ptr<const syntax::SyntaxTree>& EditedText::sharedTree()
{
    if (isTreeOld_) {
        tree_ = syntax::SyntaxTree::parse(std::make_shared<SourceText>(tree_->text().fileName(), std::move(bytes_)));
        isTreeOld_ = false;
    }
    return tree_;
}

void EditedText::apply(const TextEdits& edits)
{
    if (edits.isEmpty())
        return;
    bytes_ = edits.appliedTo(isTreeOld_ ? bytes_ : tree_->text().bytes());
    isTreeOld_ = true;
    edits_ = edits_.then(edits);
}

}  // namespace bramah::model
