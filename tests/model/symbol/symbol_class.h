// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/symbol/graphic_change.h"
#include "model/symbol/symbol_drawing.h"
#include "tests/model/diagram/test_library.h"
#include "tests/model/syntax/parse_text.h"

namespace bramah::test {

/// A text whose last class is read as a symbol, with the test library beside it.
class SymbolClass
{
public:
    explicit SymbolClass(const QByteArray& text) : library_(makeTestLibrary()), tree_(*library_)
    {
        text_ =
            model::syntax::SyntaxTree::parse(std::make_shared<const model::SourceText>(QStringLiteral("S.mo"), text));
        const auto nodes = library_->addFile(text_);
        root_ = &tree_.instantiate(*nodes.back());
        drawing_ = model::readSymbol(*root_, icons_);
    }

    [[nodiscard]] const model::SymbolDrawing& drawing() const { return drawing_; }
    [[nodiscard]] const model::Instance& instance() const { return *root_; }
    [[nodiscard]] const std::shared_ptr<const model::syntax::SyntaxTree>& tree() const { return text_; }
    [[nodiscard]] const model::Graphic& graphic(int index) const { return drawing_.own(index)->graphic; }
    [[nodiscard]] model::TextEdits edits(const model::GraphicChanges& changes) const
    {
        return model::graphicEdits(text_, QString::fromStdString(root_->classNode().qualifiedName()),
                                   model::GraphicLayer::Icon, changes);
    }
    [[nodiscard]] QByteArray after(const model::GraphicChanges& changes) const
    {
        return edits(changes).appliedTo(text_->text().bytes());
    }

private:
    std::unique_ptr<model::ClassLibrary> library_;
    std::shared_ptr<const model::syntax::SyntaxTree> text_;
    model::InstanceTree tree_;
    model::IconCache icons_;
    const model::Instance* root_ = nullptr;
    model::SymbolDrawing drawing_;
};

}  // namespace bramah::test
