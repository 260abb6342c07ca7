// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hierarchy/moved_text.h"

#include "model/edit/class_in_text.h"

#include <algorithm>

namespace bramah::model {

using namespace syntax;

MovedText::MovedText(const SyntaxTree& tree, const TextEdits& changes, int indentation)
    : tree_(tree), layout_(tree), changes_(changes), indentation_(indentation)
{
}

/// Does a string or comment of several lines continue at \a lineStart?
bool MovedText::isInText(std::int32_t lineStart) const
{
    const auto next = layout_.tokenAt(lineStart);
    if (next == 0)
        return false;
    const Token& token = tree_.tokens()[next - 1];
    return token.span.end > lineStart && token.kind != TokenKind::Blank;
}

/// The lines of the span with the comment lines above and the tail of the last line; just \a span with its semicolon if
/// these lines hold anything else.
Span MovedText::linesOf(Span span) const
{
    const std::int32_t end = std::max(layout_.behindSemicolon(span.end), span.end);
    if (!layout_.isFirstOfLine(span.begin) || !layout_.isLastOfLine(end))
        return {span.begin, end};
    std::int32_t begin = layout_.lineStart(span.begin);
    while (begin > 0) {
        const std::int32_t above = layout_.lineStart(begin - 1);
        const auto token = layout_.tokenAt(above + static_cast<std::int32_t>(layout_.indentationAt(above).size()));
        if (above >= begin || isInText(above) || tree_.tokens()[token].kind != TokenKind::LineComment)
            break;
        begin = above;
    }
    return {begin, layout_.behindTail(end)};
}

QByteArray MovedText::moved(Span span) const
{
    TextEdits local;
    for (const TextEdit& edit : changes_.edits())
        if (edit.span.begin >= span.begin && edit.span.end <= span.end)
            local.replace({edit.span.begin - span.begin, edit.span.end - span.begin}, edit.replacement);
    const QByteArray text = layout_.text(span);
    std::int32_t line = 0;
    if (layout_.lineStart(span.begin) != span.begin)
        line = static_cast<std::int32_t>(text.indexOf('\n')) + 1;
    while (line < text.size() && (line > 0 || layout_.lineStart(span.begin) == span.begin)) {
        const std::int32_t blanks = static_cast<std::int32_t>(layout_.indentationAt(span.begin + line).size());
        if (indentation_ > 0 && !isInText(span.begin + line) && text.mid(line, blanks + 1).trimmed().size() > 0)
            local.insert(line, QByteArray(indentation_, ' '));
        else if (indentation_ < 0 && !isInText(span.begin + line))
            local.remove({line, line + std::min(blanks, -indentation_)});
        const auto next = text.indexOf('\n', line);
        if (next < 0)
            break;
        line = static_cast<std::int32_t>(next) + 1;
    }
    return local.appliedTo(text);
}

QByteArray MovedText::takeWhole(Span span, const QByteArray& instead, bool& isReplaced)
{
    const Span lines = linesOf(span);
    QByteArray text = moved(lines);
    if (lines.begin == span.begin && layout_.lineStart(span.begin) != span.begin) {
        const auto blanks = layout_.indentationAt(span.begin).size() + indentation_;
        text.prepend(QByteArray(std::max<qsizetype>(blanks, 0), ' '));
        layout_.removeWithSemicolon(removal_, span);
        return text;
    }
    const auto newline = tree_.text().bytes().indexOf('\n', lines.end);
    const auto end = newline < 0 ? tree_.text().bytes().size() : newline + 1;
    removal_.replace({lines.begin, static_cast<std::int32_t>(end)},
                     instead.isEmpty() ? instead : instead + layout_.lineEnd());
    isReplaced = !instead.isEmpty();
    return text;
}

bool MovedText::take(const Element& element, const QSet<QString>& names, const QByteArray& instead)
{
    const auto isMoved = [&](const Component& one) { return names.contains(toString(one.name.text)); };
    const auto count = std::ranges::count_if(element.components, isMoved);
    bool isReplaced = false;
    if (count == 0)
        return isReplaced;
    if (count == static_cast<std::ptrdiff_t>(element.components.size())) {
        declarations_.append(takeWhole(element.span, instead, isReplaced));
        return isReplaced;
    }
    const QByteArray head = layout_.text({element.span.begin, element.components.front().span.begin});
    const auto blanks = layout_.indentationAt(element.span.begin).size() + indentation_;
    QByteArrayList left;
    for (const Component& one : element.components) {
        if (isMoved(one))
            declarations_.append(QByteArray(std::max<qsizetype>(blanks, 0), ' ') + head + moved(one.span) + ';');
        else
            left.append(layout_.text(one.span));
    }
    removal_.replace({element.components.front().span.begin, element.span.end}, left.join(", "));
    return isReplaced;
}

void MovedText::take(const Equation& equation)
{
    bool isReplaced = false;
    equations_.append(takeWhole(equation.span, {}, isReplaced));
}

bool MovedText::drop(const Equation& equation, const QByteArray& instead)
{
    TextEdits gone;
    layout_.removeWithSemicolon(gone, equation.span);
    const Span span = gone.edits().front().span;
    const QByteArray text = layout_.text(span);
    if (!instead.isEmpty() && layout_.lineStart(span.begin) == span.begin && text.endsWith('\n')) {
        removal_.replace(span, instead + layout_.lineEnd());
        return true;
    }
    layout_.removeWithSemicolon(removal_, equation.span);
    return false;
}

QByteArray lineOf(const TextEdits& addition)
{
    if (addition.isEmpty())
        return {};
    QByteArray line = addition.edits().front().replacement;
    while (line.startsWith('\n') || line.startsWith('\r'))
        line.remove(0, 1);
    while (!line.isEmpty() && QByteArrayView(" \t\r\n").contains(line.back()))
        line.chop(1);
    return line;
}

}  // namespace bramah::model
