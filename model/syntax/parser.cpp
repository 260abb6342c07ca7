// SPDX-License-Identifier: GPL-3.0-or-later
// Parts that all grammar rules share: tokens, errors and recovery; and the topmost rule.
#include "model/syntax/parser.h"

#include "model/syntax/lexer.h"
#include "model/text/utf8.h"

#include <QCoreApplication>

namespace bramah::model::syntax {

namespace {

constexpr std::size_t kLookAhead = 3;

/// More messages about one text do not help the user.
constexpr std::size_t kMostDiagnostics = 1000;

QString asCode(std::string_view text)
{
    return QLatin1Char('`') + QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())) + QLatin1Char('`');
}

}  // namespace

Parser::Parser(SyntaxTree& tree) : tree_(tree), source_(*tree.text_)
{
    if (const auto offset = firstInvalidUtf8(source_.view()); offset >= 0) {
        const Span span{static_cast<std::int32_t>(offset), static_cast<std::int32_t>(offset + 1)};
        report(DiagnosticKind::NotUtf8, {}, span);
    }
    tree_.tokens_ = tokenize(tree_.text_, tree_.diagnostics_);
    tokens_.reserve(tree_.tokens_.size() / 2 + kLookAhead);
    for (const Token& token : tree_.tokens_) {
        if (!isTrivia(token.kind))
            tokens_.push_back(token);
    }
    tokens_.insert(tokens_.end(), kLookAhead, tokens_.back());
}

// stored-definition : [ within [ name ] ";" ] { [ final ] class-definition ";" }
void Parser::parseFile()
{
    auto* root = make<StoredDefinition>();
    const auto begin = here();
    if (accept(TokenKind::Within)) {
        root->hasWithin = true;
        if (!is(TokenKind::Semicolon))
            root->within = name();
        expectSemicolon();
        if (isPanicking_)
            recover();
    }
    std::vector<const ClassDefinition*> classes;
    std::vector<bool> finals;
    while (!is(TokenKind::EndOfFile)) {
        const auto before = position_;
        const bool isFinal = accept(TokenKind::Final);
        if (!atClassPrefix()) {
            reportUnexpected(QCoreApplication::translate("Diagnostic", "a class"));
            skipToClass();
            continue;
        }
        if (const auto* definition = classDefinition()) {
            classes.push_back(definition);
            finals.push_back(isFinal);
        }
        expectSemicolon();
        finishItem(before);
    }
    root->classes = list(classes);
    auto* finalCopies = static_cast<bool*>(tree_.arena_.allocate(std::max<std::size_t>(1, finals.size()), 1));
    std::copy(finals.begin(), finals.end(), finalCopies);
    root->finals = {finalCopies, finals.size()};
    root->span = spanFrom(begin);
    tree_.root_ = root;
}

/// Skips to the next line that begins like a class.
void Parser::skipToClass()
{
    do {
        take();
    } while (!is(TokenKind::EndOfFile) && !((is(TokenKind::Final) || atClassPrefix()) && isFirstOfLine(position_)));
}

void Parser::parseLoneExpression()
{
    tree_.root_ = make<StoredDefinition>();
    tree_.expression_ = expression();
    if (!isPanicking_ && !is(TokenKind::EndOfFile))
        error(QT_TRANSLATE_NOOP("Diagnostic", "an operator or the end"));
}

Span Parser::take()
{
    const Span span = tokens_[position_].span;
    if (tokens_[position_].kind != TokenKind::EndOfFile) {
        ++position_;
        lastEnd_ = span.end;
    }
    return span;
}

bool Parser::accept(TokenKind wanted)
{
    if (!is(wanted))
        return false;
    take();
    return true;
}

bool Parser::expect(TokenKind wanted)
{
    if (accept(wanted))
        return true;
    errorExpected(wanted);
    return false;
}

void Parser::expectSemicolon()
{
    if (isPanicking_ || accept(TokenKind::Semicolon))
        return;
    if (isFirstOfLine(position_)) {
        reportUnexpected(asCode(spellingOf(TokenKind::Semicolon)));
        lastErrorPosition_ = position_;
    } else {
        errorExpected(TokenKind::Semicolon);
    }
}

Identifier Parser::identifier()
{
    if (is(TokenKind::Identifier)) {
        const Span span = take();
        return {textOf(span), span};
    }
    error(QT_TRANSLATE_NOOP("Diagnostic", "a name"));
    return {{}, spanFrom(lastEnd_)};
}

void Parser::report(DiagnosticKind kind, const QStringList& arguments, Span span)
{
    tree_.diagnostics_.push_back({kind, arguments, tree_.text_, span, {}, {}});
}

void Parser::panic()
{
    isPanicking_ = true;
    panicPosition_ = position_;
    panicBrackets_ = openBrackets_;
    position_ = tokens_.size() - 1 - kLookAhead;
}

void Parser::error(const char* expected)
{
    if (isPanicking_)
        return;
    reportUnexpected(QCoreApplication::translate("Diagnostic", expected));
    panic();
}

void Parser::errorExpected(TokenKind wanted)
{
    if (isPanicking_)
        return;
    reportUnexpected(asCode(spellingOf(wanted)));
    panic();
}

/// Reports one message for each place, and none where the lexer has already reported an invalid token.
void Parser::reportUnexpected(const QString& expected)
{
    const bool isNews = position_ != lastErrorPosition_ && !is(TokenKind::Invalid);
    if (isNews && tree_.diagnostics_.size() < kMostDiagnostics)
        report(DiagnosticKind::UnexpectedToken, {describeHere(), expected}, tokens_[position_].span);
    lastErrorPosition_ = position_;
}

QString Parser::describeHere() const
{
    constexpr std::size_t kLongest = 30;
    if (is(TokenKind::EndOfFile))
        return QCoreApplication::translate("Diagnostic", "the end of the text");
    if (is(TokenKind::String))
        return QCoreApplication::translate("Diagnostic", "a string");
    auto text = textOf(tokens_[position_].span);
    if (text.size() <= kLongest)
        return asCode(text);
    text = text.substr(0, kLongest);
    while (!text.empty() && firstInvalidUtf8(text) >= 0)
        text.remove_suffix(1);
    return asCode(std::string(text) + "...");
}

void Parser::reportTooDeep(int limit)
{
    if (isPanicking_)
        return;
    report(DiagnosticKind::NestingTooDeep, {QString::number(limit)}, tokens_[position_].span);
    lastErrorPosition_ = position_;
    // No person wrote such a text: the rest is not read.
    tokens_.resize(position_ + 1);
    tokens_.back().kind = TokenKind::EndOfFile;
    tokens_.insert(tokens_.end(), kLookAhead, Token(tokens_.back()));
    panic();
}

bool Parser::isFirstOfLine(std::size_t position) const
{
    if (position == 0)
        return true;
    const Span between{tokens_[position - 1].span.end, tokens_[position].span.begin};
    return textOf(between).find('\n') != std::string_view::npos;
}

/// Does a section, class or element, or the end of a class, surely begin here, so that an error in front of it cannot
/// include it?
bool Parser::startsSomethingNew(std::size_t position) const
{
    const auto next = tokens_[position + 1].kind;
    switch (tokens_[position].kind) {
    case TokenKind::EndOfFile:
    case TokenKind::Public:
    case TokenKind::Protected:
    case TokenKind::Equation:
    case TokenKind::Algorithm:
    case TokenKind::Within: return true;
    case TokenKind::Initial: return next == TokenKind::Equation || next == TokenKind::Algorithm;
    case TokenKind::End: return next == TokenKind::Identifier || next == TokenKind::Semicolon || endsControl(next);
    case TokenKind::Model:
    case TokenKind::Block:
    case TokenKind::Class:
    case TokenKind::Record:
    case TokenKind::Type:
    case TokenKind::Package:
    case TokenKind::Connector:
    case TokenKind::Function:
    case TokenKind::Encapsulated:
    case TokenKind::Partial:
    case TokenKind::Parameter:
    case TokenKind::Constant:
    case TokenKind::Import:
    case TokenKind::Extends: return isFirstOfLine(position);
    default: return false;
    }
}

/// Does the semicolon at \a position separate rows of a matrix whose bracket closes soon?
bool Parser::closesMatrixSoon(std::size_t position) const
{
    constexpr std::size_t kSoon = 200;
    for (auto at = position + 1; at < std::min(position + kSoon, tokens_.size()); ++at) {
        switch (tokens_[at].kind) {
        case TokenKind::RightBracket: return true;
        case TokenKind::EndOfFile:
        case TokenKind::Equal:
        case TokenKind::Assign:
        case TokenKind::End:
        case TokenKind::Annotation: return false;
        default:
            if (startsSomethingNew(at))
                return false;
        }
    }
    return false;
}

void Parser::recover()
{
    position_ = panicPosition_;
    isPanicking_ = false;
    int brackets = panicBrackets_;
    for (; !startsSomethingNew(position_); ++position_) {
        const auto skipped = kind();
        if (skipped == TokenKind::LeftBracket)
            ++brackets;
        else if (skipped == TokenKind::RightBracket)
            brackets = std::max(0, brackets - 1);
        else if (skipped == TokenKind::Semicolon && !(brackets > 0 && closesMatrixSoon(position_)))
            break;
    }
    if (position_ > 0)
        lastEnd_ = std::max(lastEnd_, tokens_[position_ - 1].span.end);
    accept(TokenKind::Semicolon);
}

void Parser::finishItem(std::size_t before)
{
    if (isPanicking_)
        recover();
    if (position_ == before)
        take();
}

bool Parser::skipStrayEnd()
{
    if (!is(TokenKind::End) || !endsControl(kind(1)))
        return false;
    reportUnexpected(openClasses_.empty() ? asCode("end") : asCode("end " + std::string(openClasses_.back())));
    take();
    take();
    accept(TokenKind::Semicolon);
    return true;
}

}  // namespace bramah::model::syntax
