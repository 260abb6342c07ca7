// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/syntax/lexer.h"

#include "model/text/utf8.h"

#include <QStringDecoder>

#include <algorithm>

namespace bramah::model::syntax {

namespace {

constexpr bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}
constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
constexpr bool isNameStart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
constexpr bool isNamePart(char c)
{
    return isNameStart(c) || isDigit(c);
}

/// A visible form of the character \a bytes: itself, its code point, or the value of an invalid byte.
QString visible(std::string_view bytes)
{
    if (firstInvalidUtf8(bytes) >= 0)
        return QStringLiteral("0x%1").arg(static_cast<unsigned char>(bytes[0]), 2, 16, QLatin1Char('0'));
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    const QString text = decode(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    const char32_t code = text.toUcs4().value(0);
    const bool isShown = QChar::isPrint(code) && !QChar::isSpace(code);
    return isShown ? text : QStringLiteral("U+%1").arg(static_cast<uint>(code), 4, 16, QLatin1Char('0')).toUpper();
}

class Lexer
{
public:
    Lexer(const std::shared_ptr<const SourceText>& text, Diagnostics& diagnostics)
        : text_(text), all_(text->view()), diagnostics_(diagnostics)
    {
    }

    std::vector<Token> run()
    {
        // The Modelica Standard Library has a token every 4.5 bytes.
        tokens_.reserve(all_.size() / 4 + 8);
        at_ = static_cast<std::size_t>(text_->byteOrderMarkLength());
        while (at_ < all_.size() || begin_ < at_)
            add(next());
        add(TokenKind::EndOfFile);
        return std::move(tokens_);
    }

private:
    [[nodiscard]] char peek(std::size_t ahead = 0) const
    {
        return at_ + ahead < all_.size() ? all_[at_ + ahead] : '\0';
    }
    [[nodiscard]] Span spanUpTo(std::size_t end) const
    {
        return {static_cast<std::int32_t>(begin_), static_cast<std::int32_t>(end)};
    }
    void add(TokenKind kind)
    {
        tokens_.push_back({kind, spanUpTo(at_)});
        begin_ = at_;
    }
    void report(DiagnosticKind kind, std::size_t end, const QStringList& arguments = {})
    {
        diagnostics_.push_back({kind, arguments, text_, spanUpTo(end), {}, {}});
    }
    [[nodiscard]] std::size_t endOfLine() const { return std::min(all_.find_first_of("\r\n", begin_), all_.size()); }

    TokenKind next()
    {
        const char c = peek();
        if (begin_ < at_ || isBlank(c))  // begin_ < at_: the token begins behind the byte order mark
            return blank();
        if (isNameStart(c))
            return name();
        if (isDigit(c) || (c == '.' && isDigit(peek(1))))
            return number();
        switch (c) {
        case '"': return string();
        case '\'': return quotedName();
        case '/':
            if (peek(1) == '/')
                return lineComment();
            if (peek(1) == '*')
                return blockComment();
            return take(1, TokenKind::Slash);
        case '.': return dot();
        case ':': return peek(1) == '=' ? take(2, TokenKind::Assign) : take(1, TokenKind::Colon);
        case '=': return peek(1) == '=' ? take(2, TokenKind::EqualEqual) : take(1, TokenKind::Equal);
        case '>': return peek(1) == '=' ? take(2, TokenKind::GreaterEqual) : take(1, TokenKind::Greater);
        case '<':
            if (peek(1) == '=')
                return take(2, TokenKind::LessEqual);
            return peek(1) == '>' ? take(2, TokenKind::NotEqual) : take(1, TokenKind::Less);
        case '(': return take(1, TokenKind::LeftParenthesis);
        case ')': return take(1, TokenKind::RightParenthesis);
        case '[': return take(1, TokenKind::LeftBracket);
        case ']': return take(1, TokenKind::RightBracket);
        case '{': return take(1, TokenKind::LeftBrace);
        case '}': return take(1, TokenKind::RightBrace);
        case ',': return take(1, TokenKind::Comma);
        case ';': return take(1, TokenKind::Semicolon);
        case '+': return take(1, TokenKind::Plus);
        case '-': return take(1, TokenKind::Minus);
        case '*': return take(1, TokenKind::Star);
        case '^': return take(1, TokenKind::Caret);
        default: return invalid();
        }
    }

    TokenKind take(std::size_t count, TokenKind kind)
    {
        at_ += count;
        return kind;
    }

    TokenKind blank()
    {
        while (at_ < all_.size() && isBlank(all_[at_]))
            ++at_;
        return TokenKind::Blank;
    }

    TokenKind name()
    {
        while (isNamePart(peek()))
            ++at_;
        return keywordOrIdentifier(all_.substr(begin_, at_ - begin_));
    }

    void digits()
    {
        while (isDigit(peek()))
            ++at_;
    }

    /// A dot behind digits belongs to the number: `2./a` is `2. / a` (specification, 10.6.5).
    TokenKind number()
    {
        auto kind = TokenKind::UnsignedInteger;
        digits();
        if (peek() == '.') {
            kind = TokenKind::UnsignedReal;
            ++at_;
            digits();
        }
        if (peek() == 'e' || peek() == 'E') {
            const std::size_t sign = peek(1) == '+' || peek(1) == '-' ? 1 : 0;
            if (isDigit(peek(1 + sign))) {
                kind = TokenKind::UnsignedReal;
                at_ += 1 + sign;
                digits();
            }
        }
        return kind;
    }

    TokenKind string()
    {
        for (++at_; at_ < all_.size(); ++at_) {
            const char c = all_[at_];
            if (c == '"')
                return take(1, TokenKind::String);
            if (c == '\\' && at_ + 1 < all_.size())
                ++at_;
        }
        report(DiagnosticKind::UnterminatedString, endOfLine());
        return TokenKind::Invalid;
    }

    TokenKind quotedName()
    {
        for (++at_; at_ < all_.size() && all_[at_] != '\n' && all_[at_] != '\r'; ++at_) {
            const char c = all_[at_];
            if (c == '\'')
                return take(1, TokenKind::Identifier);
            if (c == '\\' && at_ + 1 < all_.size())
                ++at_;
        }
        report(DiagnosticKind::UnterminatedIdentifier, endOfLine());
        return TokenKind::Invalid;
    }

    TokenKind lineComment()
    {
        at_ = endOfLine();
        return TokenKind::LineComment;
    }

    TokenKind blockComment()
    {
        const auto end = all_.find("*/", at_ + 2);
        at_ = end == std::string_view::npos ? all_.size() : end + 2;
        if (end == std::string_view::npos)
            report(DiagnosticKind::UnterminatedComment, endOfLine());
        return TokenKind::BlockComment;
    }

    TokenKind dot()
    {
        switch (peek(1)) {
        case '+': return take(2, TokenKind::DotPlus);
        case '-': return take(2, TokenKind::DotMinus);
        case '*': return take(2, TokenKind::DotStar);
        case '/': return take(2, TokenKind::DotSlash);
        case '^': return take(2, TokenKind::DotCaret);
        default: return take(1, TokenKind::Dot);
        }
    }

    /// One diagnostic for a run of invalid characters, as text in another encoding would give thousands.
    TokenKind invalid()
    {
        const auto length = utf8CharacterLength(all_, static_cast<std::int64_t>(at_));
        const auto first = all_.substr(at_, static_cast<std::size_t>(length));
        at_ += first.size();
        const auto hasNoMeaning = [](unsigned char c) { return c >= 0x7f || (c < ' ' && (c < '\t' || c > '\r')); };
        while (at_ < all_.size() && hasNoMeaning(static_cast<unsigned char>(all_[at_])))
            ++at_;
        report(DiagnosticKind::InvalidCharacter, at_, {QLatin1Char('`') + visible(first) + QLatin1Char('`')});
        return TokenKind::Invalid;
    }

    const std::shared_ptr<const SourceText>& text_;
    std::string_view all_;
    Diagnostics& diagnostics_;
    std::vector<Token> tokens_;
    std::size_t begin_ = 0;  ///< begin of the token being read
    std::size_t at_ = 0;
};

}  // namespace

std::vector<Token> tokenize(const std::shared_ptr<const SourceText>& text, Diagnostics& diagnostics)
{
    return Lexer(text, diagnostics).run();
}

}  // namespace bramah::model::syntax
