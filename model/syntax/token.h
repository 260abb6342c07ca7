// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/span.h"

#include <cstdint>
#include <string_view>

namespace bramah::model::syntax {

/// Kinds of tokens of Modelica 3.6 (section 2). Blanks and comments are tokens as well, so that all tokens joined are
/// the text; the parser skips them.
enum class TokenKind : std::uint8_t {
    EndOfFile,
    Blank,         ///< spaces, tabs, line ends, byte order mark
    LineComment,   ///< `// ...` without its line end
    BlockComment,  ///< `/* ... */`
    Identifier,    ///< plain or quoted, `'a b'`
    UnsignedInteger,
    UnsignedReal,
    String,
    Invalid,
    // Keywords, in the specification's order
    Algorithm,
    And,
    Annotation,
    Block,
    Break,
    Class,
    Connect,
    Connector,
    Constant,
    Constrainedby,
    Der,
    Discrete,
    Each,
    Else,
    Elseif,
    Elsewhen,
    Encapsulated,
    End,
    Enumeration,
    Equation,
    Expandable,
    Extends,
    External,
    False,
    Final,
    Flow,
    For,
    Function,
    If,
    Import,
    Impure,
    In,
    Initial,
    Inner,
    Input,
    Loop,
    Model,
    Not,
    Operator,
    Or,
    Outer,
    Output,
    Package,
    Parameter,
    Partial,
    Protected,
    Public,
    Pure,
    Record,
    Redeclare,
    Replaceable,
    Return,
    Stream,
    Then,
    True,
    Type,
    When,
    While,
    Within,
    // Operators and delimiters
    LeftParenthesis,
    RightParenthesis,
    LeftBracket,
    RightBracket,
    LeftBrace,
    RightBrace,
    Comma,
    Semicolon,
    Colon,
    Dot,
    Equal,
    Assign /* := */,
    Plus,
    Minus,
    Star,
    Slash,
    Caret,
    DotPlus,
    DotMinus,
    DotStar,
    DotSlash,
    DotCaret,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    EqualEqual,
    NotEqual /* <> */,
};

/// A token by its kind and place; its text is SourceText::view() of the span.
struct Token {
    TokenKind kind = TokenKind::EndOfFile;
    Span span;
};

/// The text of a keyword, operator or delimiter; empty for the other kinds.
[[nodiscard]] std::string_view spellingOf(TokenKind kind);
/// The keyword written as \a text, or TokenKind::Identifier if it is none.
[[nodiscard]] TokenKind keywordOrIdentifier(std::string_view text);
/// Is it a blank or a comment, which the grammar steps over?
[[nodiscard]] constexpr bool isTrivia(TokenKind kind)
{
    return kind == TokenKind::Blank || kind == TokenKind::LineComment || kind == TokenKind::BlockComment;
}

}  // namespace bramah::model::syntax
