// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/annotation_edit.h"

#include "model/edit/class_in_text.h"

namespace bramah::model {

using namespace syntax;

namespace {

/// Returns a line break and the indentation one level deeper than that of the line at \a offset.
QByteArray onNextLine(const TextLayout& layout, const ClassDefinition& definition, std::int32_t offset)
{
    return layout.lineEnd() + layout.indentationAt(offset) + layout.indentationStep(definition);
}

bool addNumbers(ExpressionPtr expression, std::vector<double>& numbers)
{
    if (const auto* number = expression->to<NumberLiteral>()) {
        numbers.push_back(number->value);
        return true;
    }
    if (const auto* sign = expression->to<UnaryExpression>()) {
        const auto* number = sign->operand->to<NumberLiteral>();
        if (!number || (sign->operation != UnaryOperator::Minus && sign->operation != UnaryOperator::Plus))
            return false;
        numbers.push_back(sign->operation == UnaryOperator::Minus ? -number->value : number->value);
        return true;
    }
    const auto* array = expression->to<ArrayExpression>();
    if (!array || !array->iterators.empty())
        return false;
    for (const auto* element : array->elements) {
        if (!addNumbers(element, numbers))
            return false;
    }
    return true;
}

}  // namespace

AnnotationPlace annotationPlace(const SyntaxTree& tree, const ClassDefinition& definition, const Element& element,
                                const Component& component)
{
    const TextLayout layout(tree);
    AnnotationPlace place;
    place.annotation = component.comment.annotation;
    if (!place.annotation && element.constraint && element.components.size() == 1)
        place.annotation = element.constraint->comment.annotation;
    place.insertAt = component.span.end;
    place.before = onNextLine(layout, definition, element.span.begin);
    return place;
}

AnnotationPlace annotationPlace(const SyntaxTree& tree, const ClassDefinition& definition, const Equation& equation)
{
    const TextLayout layout(tree);
    AnnotationPlace place;
    place.annotation = equation.comment.annotation;
    place.insertAt = equation.span.end;
    place.before = onNextLine(layout, definition, equation.span.begin);
    return place;
}

AnnotationPlace annotationPlace(const SyntaxTree& tree, const ClassDefinition& definition)
{
    const TextLayout layout(tree);
    AnnotationPlace place;
    place.annotation = definition.annotation;
    if (!isLongClass(definition)) {
        place.insertAt = definition.span.end;
        place.before = onNextLine(layout, definition, definition.span.begin);
        return place;
    }
    place.ownsSemicolon = true;
    const auto end = behindLastToken(tree, definition);
    place.insertAt = layout.behindTail(end);
    place.before = layout.lineEnd() + layout.innerIndentation(definition);
    place.behind = ";";
    if (!layout.isLastOfLine(end))
        place.behind += layout.lineEnd() + layout.indentationAt(definition.span.begin);
    return place;
}

void setAnnotation(TextEdits& edits, const SyntaxTree& tree, const AnnotationPlace& place,
                   const ArgumentSettings& settings)
{
    ModificationEdit edit(tree, edits, "=");
    if (place.annotation)
        edit.set(*place.annotation->arguments, settings);
    else
        edits.insert(place.insertAt,
                     place.before + TextLayout(tree).annotationOpening() + edit.written(settings) + ')' + place.behind);
}

void removeAnnotation(TextEdits& edits, const SyntaxTree& tree, const AnnotationPlace& place, const ArgumentPath& path)
{
    if (!place.annotation)
        return;
    ModificationEdit edit(tree, edits, "=");
    if (edit.remove(*place.annotation->arguments, path, ModificationEdit::Removal::Whole))
        return;
    const TextLayout layout(tree);
    const Span whole = place.annotation->span;
    if (place.ownsSemicolon) {
        layout.removeWithSemicolon(edits, whole);
        return;
    }
    auto begin = whole.begin;
    const auto token = layout.tokenAt(begin);
    if (token > 1 && tree.tokens()[token - 1].kind == TokenKind::Blank && !isTrivia(tree.tokens()[token - 2].kind))
        begin = tree.tokens()[token - 1].span.begin;
    layout.removeTokens(edits, {begin, whole.end}, whole);
}

std::vector<double> literalNumbers(ExpressionPtr expression)
{
    std::vector<double> numbers;
    if (!expression || !addNumbers(expression, numbers))
        numbers.clear();
    return numbers;
}

}  // namespace bramah::model
