// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/text_layout.h"

#include <algorithm>

namespace bramah::model {

using namespace syntax;

namespace {

bool isLineBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\f' || c == '\v';
}

bool isNameCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '\'';
}

QByteArray toBytes(std::string_view view)
{
    return {view.data(), static_cast<qsizetype>(view.size())};
}

}  // namespace

QByteArray TextLayout::text(Span span) const
{
    return toBytes(tree_.text().view(span));
}

QByteArray TextLayout::lineEnd() const
{
    return toBytes(tree_.text().lineEnd());
}

std::int32_t TextLayout::lineStart(std::int32_t offset) const
{
    const auto before = all().substr(0, static_cast<std::size_t>(offset));
    const auto newline = before.rfind('\n');
    return newline == std::string_view::npos ? std::min(offset, tree_.text().byteOrderMarkLength())
                                             : static_cast<std::int32_t>(newline) + 1;
}

bool TextLayout::isFirstOfLine(std::int32_t offset) const
{
    const auto before = tree_.text().view({lineStart(offset), offset});
    return std::all_of(before.begin(), before.end(), isLineBlank);
}

QByteArray TextLayout::indentationAt(std::int32_t offset) const
{
    const auto start = lineStart(offset);
    const auto line = all().substr(static_cast<std::size_t>(start));
    return toBytes(line.substr(0, std::min(line.find_first_not_of(" \t\f\v"), line.size())));
}

std::int32_t TextLayout::behindTail(std::int32_t offset) const
{
    std::int32_t end = offset;
    for (auto i = tokenAt(offset); i < tree_.tokens().size(); ++i) {
        const auto& token = tree_.tokens()[i];
        const auto written = tree_.text().view(token.span);
        if (token.kind == TokenKind::EndOfFile)
            return end;
        if (token.kind == TokenKind::Blank && written.find('\n') != std::string_view::npos)
            return end;
        if (!isTrivia(token.kind) || written.find('\n') != std::string_view::npos)
            return offset;
        if (token.kind != TokenKind::Blank)
            end = token.span.end;
    }
    return end;
}

bool TextLayout::isLastOfLine(std::int32_t offset) const
{
    for (auto i = tokenAt(offset); i < tree_.tokens().size(); ++i) {
        const auto& token = tree_.tokens()[i];
        if (token.kind == TokenKind::EndOfFile)
            return true;
        if (!isTrivia(token.kind))
            return false;
        if (tree_.text().view(token.span).find('\n') != std::string_view::npos)
            return token.kind == TokenKind::Blank;
    }
    return true;
}

QByteArray TextLayout::innerIndentation(const ClassDefinition& definition) const
{
    for (const auto* element : definition.elements) {
        if (isFirstOfLine(element->span.begin))
            return indentationAt(element->span.begin);
    }
    for (const auto& section : definition.equationSections) {
        for (const auto* equation : section.equations) {
            if (isFirstOfLine(equation->span.begin))
                return indentationAt(equation->span.begin);
        }
    }
    return indentationAt(definition.span.begin) + "  ";
}

QByteArray TextLayout::indentationStep(const ClassDefinition& definition) const
{
    const auto outer = indentationAt(definition.span.begin);
    const auto inner = innerIndentation(definition);
    return inner.startsWith(outer) && inner.size() > outer.size() ? inner.mid(outer.size()) : QByteArray("  ");
}

QByteArray TextLayout::annotationOpening() const
{
    const auto& tokens = tree_.tokens();
    for (std::size_t i = 0; i + 2 < tokens.size(); ++i) {
        if (tokens[i].kind == TokenKind::Annotation)
            return tree_.text().view(tokens[i + 1].span) == " " ? "annotation (" : "annotation(";
    }
    return "annotation(";
}

std::size_t TextLayout::tokenAt(std::int32_t offset) const
{
    const auto& tokens = tree_.tokens();
    const auto found = std::lower_bound(tokens.begin(), tokens.end(), offset,
                                        [](const Token& token, std::int32_t at) { return token.span.begin < at; });
    return static_cast<std::size_t>(found - tokens.begin());
}

std::int32_t TextLayout::behindSemicolon(std::int32_t offset) const
{
    const auto& tokens = tree_.tokens();
    auto i = tokenAt(offset);
    while (i < tokens.size() && isTrivia(tokens[i].kind))
        ++i;
    return i < tokens.size() && tokens[i].kind == TokenKind::Semicolon ? tokens[i].span.end : -1;
}

char TextLayout::before(std::int32_t offset, const TextEdits& edits) const
{
    for (auto edit = edits.edits().rbegin(); edit != edits.edits().rend(); ++edit) {
        if (edit->span.end != offset || edit->span.isEmpty())
            continue;
        if (!edit->replacement.isEmpty())
            return edit->replacement.back();
        offset = edit->span.begin;
    }
    return offset > 0 ? all()[static_cast<std::size_t>(offset) - 1] : '\0';
}

char TextLayout::behind(std::int32_t offset, const TextEdits& edits) const
{
    for (const TextEdit& edit : edits.edits()) {
        if (edit.span.begin != offset || edit.span.isEmpty())
            continue;
        if (!edit.replacement.isEmpty())
            return edit.replacement.front();
        offset = edit.span.end;
    }
    return static_cast<std::size_t>(offset) < all().size() ? all()[static_cast<std::size_t>(offset)] : '\0';
}

void TextLayout::replaceName(TextEdits& edits, Span span, const QByteArray& name) const
{
    const auto areOneWord = [](char left, char right) {
        return left != '\'' && right != '\'' && isNameCharacter(left) && isNameCharacter(right);
    };
    QByteArray text = name;
    if (areOneWord(before(span.begin, edits), name.front()))
        text.prepend(' ');
    if (areOneWord(name.back(), behind(span.end, edits)))
        text.append(' ');
    edits.replace(span, text);
}

/// Two words stay separate, even if their other neighbours are removed as well.
void TextLayout::removeRun(TextEdits& edits, Span span) const
{
    const bool joinsWords = isNameCharacter(before(span.begin, edits)) && isNameCharacter(behind(span.end, edits));
    edits.replace(span, joinsWords ? " " : "");
}

void TextLayout::removeTokens(TextEdits& edits, Span outer, Span whole) const
{
    const auto& tokens = tree_.tokens();
    Span run{outer.begin, outer.begin};
    bool isBehindLineComment = false;  // then the line end behind it has to stay
    for (auto i = tokenAt(outer.begin); i < tokens.size() && tokens[i].span.begin < outer.end; ++i) {
        const auto& token = tokens[i];
        const bool isInside = token.span.begin >= whole.begin && token.span.end <= whole.end;
        const bool isComment = token.kind == TokenKind::LineComment || token.kind == TokenKind::BlockComment;
        const bool isKept = !isInside && (isComment || (token.kind == TokenKind::Blank && isBehindLineComment));
        isBehindLineComment = isKept && token.kind == TokenKind::LineComment;
        if (!isKept) {
            run.end = token.span.end;
            continue;
        }
        if (!run.isEmpty())
            removeRun(edits, run);
        run = {token.span.end, token.span.end};
    }
    if (!run.isEmpty())
        removeRun(edits, run);
}

void TextLayout::removeListItem(TextEdits& edits, const std::vector<Span>& items, std::size_t index) const
{
    const Span item = items[index];
    if (index + 1 < items.size())
        removeTokens(edits, {item.begin, items[index + 1].begin}, item);
    else
        removeTokens(edits, {items[index - 1].end, item.end}, item);
}

void TextLayout::removeWithSemicolon(TextEdits& edits, Span span) const
{
    auto end = behindSemicolon(span.end);
    if (end < 0)
        end = span.end;
    auto begin = span.begin;
    const auto bytes = all();
    auto rest = bytes.find_first_not_of(" \t\f\v", static_cast<std::size_t>(end));
    rest = std::min(rest, bytes.size());
    const bool isRestEmpty = rest == bytes.size() || bytes[rest] == '\n' || bytes.substr(rest, 2) == "\r\n";
    if (isFirstOfLine(begin) && isRestEmpty) {
        begin = lineStart(begin);
        const auto newline = bytes.find('\n', rest);
        end = static_cast<std::int32_t>(newline == std::string_view::npos ? bytes.size() : newline + 1);
    } else if (isFirstOfLine(begin)) {
        end = static_cast<std::int32_t>(rest);
    } else {
        while (begin > 0 && isLineBlank(bytes[static_cast<std::size_t>(begin) - 1]))
            --begin;
        for (const auto& edit : edits.edits()) {  // a neighbour that was removed earlier may have taken the blanks
            if (edit.span.begin < span.begin)
                begin = std::max(begin, edit.span.end);
        }
    }
    removeRun(edits, {begin, end});
}

}  // namespace bramah::model
