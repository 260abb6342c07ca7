// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/syntax/ast.h"
#include "model/syntax/token.h"
#include "model/text/source_text.h"

#include <memory>
#include <memory_resource>
#include <vector>

namespace bramah::model::syntax {

/// A parsed text: the source, all its tokens (blanks and comments too, so nothing is lost), and the tree over them.
/// Immutable and shared between threads. A wrong text gives a tree of the parts that could be read, and diagnostics.
class SyntaxTree
{
public:
    /// Reads \a text as a stored definition (a file). Never fails; see diagnostics().
    [[nodiscard]] static std::shared_ptr<const SyntaxTree> parse(std::shared_ptr<const SourceText> text);
    /// Reads \a text as one expression, as a user types it into a field.
    [[nodiscard]] static std::shared_ptr<const SyntaxTree> parseExpression(std::shared_ptr<const SourceText> text);

    /// The text as given; all spans of the tree count in its bytes.
    ///@{
    [[nodiscard]] const SourceText& text() const { return *text_; }
    [[nodiscard]] const std::shared_ptr<const SourceText>& sharedText() const { return text_; }
    ///@}
    /// The file; without classes after parseExpression(). Its nodes live as long as the tree.
    [[nodiscard]] const StoredDefinition& root() const { return *root_; }
    /// The expression of parseExpression(); null otherwise.
    [[nodiscard]] ExpressionPtr expression() const { return expression_; }
    /// All tokens in order; their spans cover the text without gap or overlap.
    [[nodiscard]] const std::vector<Token>& tokens() const { return tokens_; }
    /// Problems of reading the text: of its tokens first, then of the grammar, each in the order of the text.
    [[nodiscard]] const Diagnostics& diagnostics() const { return diagnostics_; }
    /// Was anything left out or misread? Warnings do not count.
    [[nodiscard]] bool hasErrors() const { return model::hasErrors(diagnostics_); }

private:
    friend class Parser;
    explicit SyntaxTree(std::shared_ptr<const SourceText> text) : text_(std::move(text)) {}

    std::shared_ptr<const SourceText> text_;
    std::pmr::monotonic_buffer_resource arena_;
    std::vector<Token> tokens_;
    Diagnostics diagnostics_;
    const StoredDefinition* root_ = nullptr;
    ExpressionPtr expression_ = nullptr;
};

}  // namespace bramah::model::syntax
