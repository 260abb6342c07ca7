// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/connect_edits.h"

#include "model/edit/annotation_edit.h"
#include "model/edit/class_in_text.h"
#include "model/edit/geometry_text.h"

namespace bramah::model {

using namespace syntax;

namespace {

const ArgumentPath kLinePoints = {"Line", "points"};

const EquationSection* firstSection(const ClassDefinition& definition)
{
    for (const auto& section : definition.equationSections) {
        if (!section.isInitial)
            return &section;
    }
    return nullptr;
}

/// Could \a reference be written as \a text? A quick test for classes with thousands of connects.
bool startsAs(ExpressionPtr reference, const QByteArray& text)
{
    const auto* parts = reference->to<ComponentReference>();
    return parts && (parts->isGlobal || std::string_view(text.constData(), static_cast<std::size_t>(text.size()))
                                            .starts_with(parts->parts.front().name.text));
}

/// The offset behind the last connect of the section, else behind its last equation, else behind its keyword.
std::int32_t placeForConnect(const TextLayout& layout, const EquationSection& section)
{
    const Equation* last = nullptr;
    for (const auto* equation : section.equations) {
        const bool isConnect = equation->kind == EquationKind::Connect;
        if (isConnect || !last || last->kind != EquationKind::Connect)
            last = equation;
    }
    return last ? std::max(last->span.end, layout.behindSemicolon(last->span.end)) : section.span.end;
}

}  // namespace

const Equation* findConnect(const SyntaxTree& tree, const ClassDefinition& definition, const ConnectKey& key)
{
    int ordinal = key.ordinal;
    const QByteArray a = key.a.toUtf8();
    const QByteArray b = key.b.toUtf8();
    for (const auto* connect : connectsOf(definition)) {
        const bool mayBeSame = startsAs(connect->left, a) && startsAs(connect->right, b);
        const bool isSame =
            mayBeSame && referenceText(tree, connect->left) == key.a && referenceText(tree, connect->right) == key.b;
        if (isSame && ordinal-- == 0)
            return connect;
    }
    return nullptr;
}

TextEdits addConnect(const SyntaxTree& tree, const ClassDefinition& definition, const QString& a, const QString& b,
                     const std::vector<QPointF>& points, const QString& lineAttributes)
{
    TextEdits edits;
    if (!isLongClass(definition))
        return edits;
    const TextLayout layout(tree);
    const auto nextLine = layout.lineEnd() + layout.innerIndentation(definition);
    QByteArray text = nextLine + "connect(" + a.toUtf8() + ", " + b.toUtf8() + ')';
    if (!points.empty()) {
        const auto attributes = lineAttributes.isEmpty() ? QByteArray() : ", " + lineAttributes.toUtf8();
        text += nextLine + layout.indentationStep(definition) + layout.annotationOpening() +
                "Line(points=" + pointsText(points) + attributes + "))";
    }
    text += ';';
    std::int32_t place = 0;
    const auto classIndentation = layout.indentationAt(definition.span.begin);
    if (const auto* section = firstSection(definition)) {
        place = placeForConnect(layout, *section);
    } else {
        place = endOfContents(tree, definition);
        text = layout.lineEnd() + classIndentation + "equation" + text;
    }
    if (!layout.isLastOfLine(place))
        text += layout.lineEnd() + classIndentation;
    edits.insert(layout.behindTail(place), text);
    return edits;
}

TextEdits removeConnect(const SyntaxTree& tree, const ClassDefinition& definition, const ConnectKey& key)
{
    TextEdits edits;
    if (const auto* connect = findConnect(tree, definition, key))
        TextLayout(tree).removeWithSemicolon(edits, connect->span);
    return edits;
}

TextEdits setConnectEnds(const SyntaxTree& tree, const ClassDefinition& definition, const ConnectKey& key,
                         const QString& a, const QString& b)
{
    TextEdits edits;
    const Equation* connect = findConnect(tree, definition, key);
    if (!connect)
        return edits;
    if (a != key.a)
        edits.replace(connect->left->span, a.toUtf8());
    if (b != key.b)
        edits.replace(connect->right->span, b.toUtf8());
    return edits;
}

TextEdits setLinePoints(const SyntaxTree& tree, const ClassDefinition& definition, const ConnectKey& key,
                        const std::vector<QPointF>& points)
{
    return setLinePoints(tree, definition, findConnect(tree, definition, key), points);
}

TextEdits setLinePoints(const SyntaxTree& tree, const ClassDefinition& definition, const Equation* connect,
                        const std::vector<QPointF>& points)
{
    TextEdits edits;
    if (!connect)
        return edits;
    const auto place = annotationPlace(tree, definition, *connect);
    const auto* present = findArgument(place.annotation ? place.annotation->arguments : nullptr, kLinePoints);
    std::vector<double> wanted;
    for (const auto& point : points)
        wanted.insert(wanted.end(), {point.x(), point.y()});
    if (!present || !present->modification || literalNumbers(present->modification->value) != wanted)
        setAnnotation(edits, tree, place, {{kLinePoints, pointsText(points)}});
    return edits;
}

}  // namespace bramah::model
