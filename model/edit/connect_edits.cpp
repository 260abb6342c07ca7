// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/connect_edits.h"

#include "model/edit/annotation_edit.h"
#include "model/edit/class_in_text.h"
#include "model/edit/geometry_text.h"
#include "model/graphics/affine_map.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"

#include <cmath>
#include <optional>

namespace bramah::model {

using namespace syntax;

namespace {

const ArgumentPath kLinePoints = {"Line", "points"};
const ArgumentPath kLineOrigin = {"Line", "origin"};
const ArgumentPath kLineRotation = {"Line", "rotation"};
const ArgumentPath kMark = {"__Bramah", "mark"};

/// The frame in which the points of a written line stand: turned by its `rotation`, then shifted by its `origin`.
class LineFrame
{
public:
    explicit LineFrame(const ClassModification* annotation) : annotation_(annotation)
    {
        const ExpressionPtr origin = valueOf(kLineOrigin);
        const ExpressionPtr rotation = valueOf(kLineRotation);
        const std::vector<double> place = literalNumbers(origin);
        const auto degrees = rotation ? numberOf(rotation) : std::optional(0.0);
        // Points in a frame that follows a parameter, or is turned otherwise than by quarters, would not be exact.
        isGivenUp_ = (origin && place.size() != 2) || !degrees || std::remainder(*degrees, 90) != 0;
        if (isGivenUp_)
            return;
        const QPointF shift = origin ? QPointF(place[0], place[1]) : QPointF();
        isUsual_ = shift.isNull() && *degrees == 0;
        intoFrame_ = AffineMap::rotation(*degrees).then(AffineMap::translation(shift)).inverse();
    }

    /// Is the frame replaced by that of the sheet?
    [[nodiscard]] bool isGivenUp() const { return isGivenUp_; }
    [[nodiscard]] ExpressionPtr valueOf(const ArgumentPath& path) const
    {
        const auto* argument = findArgument(annotation_, path);
        return argument && argument->modification ? argument->modification->value : nullptr;
    }
    /// The points of the sheet as they are written.
    [[nodiscard]] std::vector<QPointF> written(std::vector<QPointF> points) const
    {
        if (!isGivenUp_ && !isUsual_)
            for (QPointF& point : points)
                point = rounded(intoFrame_.map(point));
        return points;
    }
    /// What is written of the frame.
    [[nodiscard]] ArgumentSettings settings() const
    {
        ArgumentSettings settings;
        if (isGivenUp_ && valueOf(kLineOrigin))
            settings.push_back({kLineOrigin, "{0,0}"});
        if (isGivenUp_ && valueOf(kLineRotation))
            settings.push_back({kLineRotation, "0"});
        return settings;
    }

private:
    const ClassModification* annotation_;
    AffineMap intoFrame_;
    bool isGivenUp_ = false;
    bool isUsual_ = true;
};

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
    const LineFrame frame(place.annotation ? place.annotation->arguments : nullptr);
    const std::vector<QPointF> written = frame.written(points);
    std::vector<double> wanted;
    for (const auto& point : written)
        wanted.insert(wanted.end(), {point.x(), point.y()});
    if (frame.isGivenUp() || literalNumbers(frame.valueOf(kLinePoints)) != wanted) {
        ArgumentSettings settings = frame.settings();
        settings.insert(settings.begin(), {kLinePoints, pointsText(written)});
        setAnnotation(edits, tree, place, settings);
    }
    return edits;
}

TextEdits setConnectMark(const SyntaxTree& tree, const ClassDefinition& definition, const ConnectKey& key,
                         const QString& mark)
{
    TextEdits edits;
    const Equation* connect = findConnect(tree, definition, key);
    if (!connect)
        return edits;
    const auto place = annotationPlace(tree, definition, *connect);
    if (mark.isEmpty())
        removeAnnotation(edits, tree, place, kMark);
    else
        setAnnotation(edits, tree, place, {{kMark, quoted(mark)}});
    return edits;
}

}  // namespace bramah::model
