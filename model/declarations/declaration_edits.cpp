// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/declarations/declaration_edits.h"

#include "model/edit/annotation_edit.h"
#include "model/edit/class_in_text.h"
#include "model/edit/component_edits.h"
#include "model/edit/text_layout.h"
#include "model/syntax/string_literal.h"

#include <algorithm>

namespace bramah::model {

using namespace syntax;

namespace {

std::optional<QString> orNothing(const QString& expression)
{
    return expression.isEmpty() ? std::nullopt : std::optional(expression);
}

/// The span of an element that has its lines to itself, with semicolon, indentation and the comment behind it.
std::optional<Span> linesOf(const TextLayout& layout, const Element& element)
{
    const std::int32_t end = layout.behindSemicolon(element.span.end);
    if (end < 0 || !layout.isFirstOfLine(element.span.begin) || !layout.isLastOfLine(end))
        return std::nullopt;
    return Span{layout.lineStart(element.span.begin), layout.behindTail(end)};
}

void swapSpans(TextEdits& edits, const TextLayout& layout, Span first, Span second)
{
    edits.replace(first, layout.text(second));
    edits.replace(second, layout.text(first));
}

/// The offset at which the prefixes of a declared type begin: behind `final`, `parameter` and the other prefixes of the
/// element.
std::int32_t typeBegin(const SyntaxTree& tree, const TextLayout& layout, const Element& element)
{
    std::int32_t begin = element.name.span.begin;
    for (std::size_t token = layout.tokenAt(begin); token > 0; --token) {
        const Token& before = tree.tokens()[token - 1];
        if (before.span.begin < element.span.begin)
            break;
        if (isTrivia(before.kind))
            continue;
        const std::string_view word = tree.text().view(before.span);
        if (word != "flow" && word != "stream" && word != "discrete" && word != "input" && word != "output")
            break;
        begin = before.span.begin;
    }
    return begin;
}

/// The offset behind the type's name or the closing bracket of its dimensions.
std::int32_t typeEnd(const SyntaxTree& tree, const TextLayout& layout, const Element& element)
{
    if (element.subscripts.empty())
        return element.name.span.end;
    std::size_t token = layout.tokenAt(element.subscripts.back()->span.end);
    while (tree.tokens()[token].kind != TokenKind::RightBracket)
        ++token;
    return tree.tokens()[token].span.end;
}

}  // namespace

TextEdits addDeclaration(const SyntaxTree& tree, const ClassDefinition& definition, const QString& text,
                         const QString& behind)
{
    const DeclaredComponent before = behind.isEmpty() ? DeclaredComponent() : findComponent(definition, behind);
    const TextLayout layout(tree);
    if (!before || layout.behindSemicolon(before.element->span.end) < 0)
        return addComponent(tree, definition,
                            {text.section(QLatin1Char(' '), 0, 0), text.section(QLatin1Char(' '), 1), {}, {}});
    TextEdits edits;
    const std::int32_t place = layout.behindSemicolon(before.element->span.end);
    QByteArray line = layout.lineEnd() + layout.innerIndentation(definition) + text.toUtf8() + ';';
    if (!layout.isLastOfLine(place))
        line += layout.lineEnd() + layout.innerIndentation(definition);
    edits.insert(layout.behindTail(place), line);
    return edits;
}

TextEdits swapDeclarations(const SyntaxTree& tree, const ClassDefinition& definition, const QString& name,
                           const QString& other)
{
    TextEdits edits;
    DeclaredComponent first = findComponent(definition, name), second = findComponent(definition, other);
    if (!first || !second || first.component == second.component ||
        first.element->visibility != second.element->visibility)
        return edits;
    if (first.component->span.begin > second.component->span.begin)
        std::swap(first, second);
    const TextLayout layout(tree);
    if (first.element == second.element) {
        swapSpans(edits, layout, first.component->span, second.component->span);
        return edits;
    }
    const std::optional<Span> firstLines = linesOf(layout, *first.element),
                              secondLines = linesOf(layout, *second.element);
    if (firstLines && secondLines)
        swapSpans(edits, layout, *firstLines, *secondLines);
    else
        swapSpans(edits, layout, first.element->span, second.element->span);
    return edits;
}

TextEdits setDeclaredType(const SyntaxTree& tree, const ClassDefinition& definition, const QString& name,
                          const QString& type)
{
    TextEdits edits;
    const auto [element, component] = findComponent(definition, name);
    if (!component)
        return edits;
    const TextLayout layout(tree);
    const Span written{typeBegin(tree, layout, *element), typeEnd(tree, layout, *element)};
    if (element->components.size() == 1) {
        edits.replace(written, type.toUtf8());
        return edits;
    }
    std::vector<Span> items;
    for (const Component& each : element->components)
        items.push_back(each.span);
    layout.removeListItem(edits, items, static_cast<std::size_t>(component - element->components.data()));
    const QByteArray own =
        layout.text({element->span.begin, written.begin}) + type.toUtf8() + ' ' + layout.text(component->span) + ';';
    const std::int32_t place = layout.behindSemicolon(element->span.end);
    QByteArray line = layout.lineEnd() + layout.innerIndentation(definition) + own;
    if (!layout.isLastOfLine(place))
        line += layout.lineEnd() + layout.innerIndentation(definition);
    edits.insert(layout.behindTail(place), line);
    return edits;
}

TextEdits setDeclaredValue(const SyntaxTree& tree, const ClassDefinition& definition, const QString& name,
                           const QString& expression)
{
    return setModifier(tree, definition, name, {}, orNothing(expression));
}

TextEdits setAttribute(const SyntaxTree& tree, const ClassDefinition& definition, const QString& name,
                       const QString& attribute, const QString& expression)
{
    return setModifier(tree, definition, name, attribute, orNothing(expression));
}

TextEdits setDescription(const SyntaxTree& tree, const ClassDefinition& definition, const QString& name,
                         const QString& text)
{
    TextEdits edits;
    const auto declared = findComponent(definition, name);
    if (!declared)
        return edits;
    const TextLayout layout(tree);
    const Component& component = *declared.component;
    const bool isBehindConstraint = component.comment.strings.empty() && declared.element->constraint &&
                                    !declared.element->constraint->comment.strings.empty();
    const List<StringLiteral> strings =
        isBehindConstraint ? declared.element->constraint->comment.strings : component.comment.strings;
    if (strings.empty() && text.isEmpty())
        return edits;
    if (!strings.empty() && !text.isEmpty()) {
        edits.replace({strings.front().span.begin, strings.back().span.end}, quoted(text));
        return edits;
    }
    // The description stands between declaration and annotation, directly behind the token in front of it.
    const auto behindTokenBefore = [&](std::int32_t offset) {
        std::size_t token = layout.tokenAt(offset);
        while (isTrivia(tree.tokens()[token - 1].kind))
            --token;
        return tree.tokens()[token - 1].span.end;
    };
    if (!strings.empty()) {
        const Span whole{strings.front().span.begin, strings.back().span.end};
        layout.removeTokens(edits, {behindTokenBefore(whole.begin), whole.end}, whole);
    } else if (const Annotation* annotation = component.comment.annotation) {
        edits.insert(behindTokenBefore(annotation->span.begin), ' ' + quoted(text));
    } else {
        edits.insert(component.span.end, ' ' + quoted(text));
    }
    return edits;
}

TextEdits setDialog(const SyntaxTree& tree, const ClassDefinition& definition, const QString& name,
                    const QString& argument, const QString& text)
{
    TextEdits edits;
    const auto declared = findComponent(definition, name);
    if (!declared)
        return edits;
    const AnnotationPlace place = annotationPlace(tree, definition, *declared.element, *declared.component);
    const ArgumentPath path{"Dialog", argument.toUtf8()};
    if (text.isEmpty())
        removeAnnotation(edits, tree, place, path);
    else
        setAnnotation(edits, tree, place, {{path, quoted(text)}});
    return edits;
}

}  // namespace bramah::model
