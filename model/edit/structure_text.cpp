// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/structure_text.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace bramah::model {

using namespace syntax;

namespace {

/// Annotation arguments that do not influence equations. Those in small letters stand in `__Bramah(...)`.
constexpr std::array<std::string_view, 21> kPictures{
    "Placement", "Line",        "Diagram",       "Icon",  "experiment", "Documentation", "format",
    "plots",     "designation", "label",         "units", "measures",   "codes",         "pipe",
    "coils",     "part",        "technicalData", "study", "fit",        "optimise",      "copyOf"};

class StructureText
{
public:
    StructureText(const SyntaxTree& tree, const std::map<std::string, LiteralValue>& literals) : tree_(tree)
    {
        for (const auto& [path, literal] : literals)
            literals_.push_back(literal);
        std::ranges::sort(literals_, {}, [](const LiteralValue& literal) { return literal.span.begin; });
    }

    [[nodiscard]] std::string text()
    {
        while (!isAtEnd()) {
            const bool isAnnotation = kind() == TokenKind::Annotation;
            take();
            if (isAnnotation && !isAtEnd() && kind() == TokenKind::LeftParenthesis)
                takeArguments();
        }
        return std::move(result_);
    }

private:
    [[nodiscard]] bool isAtEnd()
    {
        const auto& tokens = tree_.tokens();
        while (at_ < tokens.size() && isTrivia(tokens[at_].kind))
            ++at_;
        return at_ >= tokens.size();
    }
    [[nodiscard]] TokenKind kind() const { return tree_.tokens()[at_].kind; }
    [[nodiscard]] std::string_view spelling() const { return tree_.text().view(tree_.tokens()[at_].span); }

    void take()
    {
        const Span span = tree_.tokens()[at_].span;
        while (literal_ < literals_.size() && literals_[literal_].span.end <= span.begin)
            ++literal_;
        const bool isLiteral = literal_ < literals_.size() && literals_[literal_].span.begin <= span.begin;
        if (!isLiteral)
            result_.append(spelling()) += '\n';
        else if (literals_[literal_].span.begin == span.begin)
            result_ += literals_[literal_].kind == LiteralValue::Kind::Boolean ? "?\n" : "#\n";
        ++at_;
    }

    /// Reads the arguments in brackets: drops those about pictures, enters `__Bramah(...)`, takes the others.
    void takeArguments()
    {
        take();  // (
        while (!isAtEnd() && kind() != TokenKind::RightParenthesis) {
            const bool isPicture = std::ranges::find(kPictures, spelling()) != kPictures.end();
            const bool isVendor = spelling() == "__Bramah";
            if (isVendor) {
                take();
                if (!isAtEnd() && kind() == TokenKind::LeftParenthesis)
                    takeArguments();
            }
            takeArgument(isPicture);
            if (!isAtEnd() && kind() == TokenKind::Comma)
                ++at_;
        }
        if (!isAtEnd())
            take();  // )
    }

    /// Takes or drops tokens up to the comma or bracket that ends the argument.
    void takeArgument(bool isDropped)
    {
        for (int depth = 0; !isAtEnd(); isDropped ? static_cast<void>(++at_) : take()) {
            if (depth == 0 && (kind() == TokenKind::Comma || kind() == TokenKind::RightParenthesis))
                return;
            if (kind() == TokenKind::LeftParenthesis || kind() == TokenKind::LeftBrace)
                ++depth;
            else if (kind() == TokenKind::RightParenthesis || kind() == TokenKind::RightBrace)
                --depth;
        }
    }

    const SyntaxTree& tree_;
    std::vector<LiteralValue> literals_;  ///< in the order of the text
    std::size_t at_ = 0, literal_ = 0;
    std::string result_;
};

}  // namespace

std::string structureText(const SyntaxTree& tree, const std::map<std::string, LiteralValue>& literals)
{
    return StructureText(tree, literals).text();
}

}  // namespace bramah::model
