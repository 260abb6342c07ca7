// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/syntax/token.h"

#include <algorithm>
#include <array>

namespace bramah::model::syntax {

namespace {

constexpr auto kFirstKeyword = static_cast<std::size_t>(TokenKind::Algorithm);
constexpr auto kFirstOperator = static_cast<std::size_t>(TokenKind::LeftParenthesis);

/// Sorted, as the enumeration is.
constexpr auto kKeywords = std::to_array<std::string_view>({
    "algorithm",    "and",           "annotation",  "block",     "break",      "class",     "connect",  "connector",
    "constant",     "constrainedby", "der",         "discrete",  "each",       "else",      "elseif",   "elsewhen",
    "encapsulated", "end",           "enumeration", "equation",  "expandable", "extends",   "external", "false",
    "final",        "flow",          "for",         "function",  "if",         "import",    "impure",   "in",
    "initial",      "inner",         "input",       "loop",      "model",      "not",       "operator", "or",
    "outer",        "output",        "package",     "parameter", "partial",    "protected", "public",   "pure",
    "record",       "redeclare",     "replaceable", "return",    "stream",     "then",      "true",     "type",
    "when",         "while",         "within",
});
static_assert(std::is_sorted(kKeywords.begin(), kKeywords.end()));
static_assert(kKeywords.size() == kFirstOperator - kFirstKeyword);

constexpr auto kOperators = std::to_array<std::string_view>({
    "(", ")", "[", "]",  "{",  "}",  ",",  ";",  ":", ".",  "=", ":=", "+",  "-",
    "*", "/", "^", ".+", ".-", ".*", "./", ".^", "<", "<=", ">", ">=", "==", "<>",
});
static_assert(kOperators.size() == static_cast<std::size_t>(TokenKind::NotEqual) - kFirstOperator + 1);

constexpr std::size_t kLongestKeyword = 13;

}  // namespace

std::string_view spellingOf(TokenKind kind)
{
    const auto index = static_cast<std::size_t>(kind);
    if (index >= kFirstOperator)
        return kOperators[index - kFirstOperator];
    return index >= kFirstKeyword ? kKeywords[index - kFirstKeyword] : std::string_view();
}

TokenKind keywordOrIdentifier(std::string_view text)
{
    if (text.size() < 2 || text.size() > kLongestKeyword || text[0] < 'a' || text[0] > 'w')
        return TokenKind::Identifier;
    const auto found = std::lower_bound(kKeywords.begin(), kKeywords.end(), text);
    if (found == kKeywords.end() || *found != text)
        return TokenKind::Identifier;
    return static_cast<TokenKind>(kFirstKeyword + static_cast<std::size_t>(found - kKeywords.begin()));
}

}  // namespace bramah::model::syntax
