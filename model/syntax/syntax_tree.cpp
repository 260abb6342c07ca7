// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/syntax/syntax_tree.h"

#include "model/syntax/parser.h"

namespace bramah::model::syntax {

std::shared_ptr<const SyntaxTree> SyntaxTree::parse(std::shared_ptr<const SourceText> text)
{
    const std::shared_ptr<SyntaxTree> tree(new SyntaxTree(std::move(text)));
    Parser(*tree).parseFile();
    return tree;
}

std::shared_ptr<const SyntaxTree> SyntaxTree::parseExpression(std::shared_ptr<const SourceText> text)
{
    const std::shared_ptr<SyntaxTree> tree(new SyntaxTree(std::move(text)));
    Parser(*tree).parseLoneExpression();
    return tree;
}

}  // namespace bramah::model::syntax
