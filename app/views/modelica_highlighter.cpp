// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/modelica_highlighter.h"

#include "model/syntax/token.h"

namespace bramah::app {

using editor::ColorRole;
using model::syntax::TokenKind;

namespace {

/// What a line begins within.
enum BlockState { Code = 0, InComment = 1, InString = 2 };

bool isWordStart(QChar c)
{
    return c.isLetter() || c == QLatin1Char('_');
}

bool isWordPart(QChar c)
{
    return c.isLetterOrNumber() || c == QLatin1Char('_');
}

bool isBuiltinType(const QString& word)
{
    return word == QLatin1String("Real") || word == QLatin1String("Integer") || word == QLatin1String("Boolean") ||
           word == QLatin1String("String");
}

/// The place after the closing quote of a string that continues at \a at; the line's end if there is none.
qsizetype stringEnd(const QString& text, qsizetype at, bool& isClosed)
{
    for (isClosed = false; at < text.size(); ++at) {
        if (text.at(at) == QLatin1Char('\\')) {
            ++at;
        } else if (text.at(at) == QLatin1Char('"')) {
            isClosed = true;
            return at + 1;
        }
    }
    return text.size();
}

}  // namespace

ModelicaHighlighter::ModelicaHighlighter(QTextDocument* document, const editor::ActiveTheme& theme)
    : QSyntaxHighlighter(document), theme_(theme)
{
    connect(&theme_, &editor::ActiveTheme::changed, this, &QSyntaxHighlighter::rehighlight);
}

qsizetype ModelicaHighlighter::highlightWord(const QString& text, qsizetype begin)
{
    qsizetype end = begin;
    while (end < text.size() && isWordPart(text.at(end)))
        ++end;
    const QString word = text.mid(begin, end - begin);
    const bool isKeyword = model::syntax::keywordOrIdentifier(word.toStdString()) != TokenKind::Identifier;
    if (isKeyword || isBuiltinType(word))
        setFormat(static_cast<int>(begin), static_cast<int>(end - begin),
                  theme_.color(isKeyword ? ColorRole::CodeKeyword : ColorRole::CodeType));
    return end;
}

void ModelicaHighlighter::highlightBlock(const QString& text)
{
    const auto color = [this](qsizetype from, qsizetype to, ColorRole role) {
        setFormat(static_cast<int>(from), static_cast<int>(to - from), theme_.color(role));
    };
    setCurrentBlockState(Code);
    qsizetype at = 0;
    if (previousBlockState() == InComment) {
        const qsizetype end = text.indexOf(QLatin1String("*/"));
        at = end < 0 ? text.size() : end + 2;
        color(0, at, ColorRole::CodeComment);
        if (end < 0)
            setCurrentBlockState(InComment);
    } else if (previousBlockState() == InString) {
        bool isClosed = false;
        at = stringEnd(text, 0, isClosed);
        color(0, at, ColorRole::CodeString);
        if (!isClosed)
            setCurrentBlockState(InString);
    }
    while (at < text.size()) {
        const QChar c = text.at(at);
        const QChar next = at + 1 < text.size() ? text.at(at + 1) : QChar();
        if (c == QLatin1Char('/') && next == QLatin1Char('/')) {
            color(at, text.size(), ColorRole::CodeComment);
            return;
        }
        if (c == QLatin1Char('/') && next == QLatin1Char('*')) {
            const qsizetype end = text.indexOf(QLatin1String("*/"), at + 2);
            color(at, end < 0 ? text.size() : end + 2, ColorRole::CodeComment);
            if (end < 0) {
                setCurrentBlockState(InComment);
                return;
            }
            at = end + 2;
        } else if (c == QLatin1Char('"')) {
            bool isClosed = false;
            const qsizetype end = stringEnd(text, at + 1, isClosed);
            color(at, end, ColorRole::CodeString);
            if (!isClosed)
                setCurrentBlockState(InString);
            at = end;
        } else if (isWordStart(c)) {
            at = highlightWord(text, at);
        } else if (c.isDigit()) {
            qsizetype end = at;
            while (end < text.size() && (isWordPart(text.at(end)) || text.at(end) == QLatin1Char('.') ||
                                         ((text.at(end) == QLatin1Char('-') || text.at(end) == QLatin1Char('+')) &&
                                          text.at(end - 1).toLower() == QLatin1Char('e'))))
                ++end;
            color(at, end, ColorRole::CodeNumber);
            at = end;
        } else {
            ++at;
        }
    }
}

}  // namespace bramah::app
