// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/component_edits.h"

#include "model/edit/annotation_edit.h"
#include "model/edit/class_in_text.h"
#include "model/edit/connect_edits.h"
#include "model/edit/geometry_text.h"
#include "model/syntax/string_literal.h"

namespace bramah::model {

using namespace syntax;

namespace {

const ArgumentPath kExtent = {"Placement", "transformation", "extent"};
const ArgumentPath kOrigin = {"Placement", "transformation", "origin"};
const ArgumentPath kRotation = {"Placement", "transformation", "rotation"};
const ArgumentPath kVisible = {"Placement", "visible"};
const ArgumentPath kAutoNode = {"__Bramah", "auto"};
const ArgumentPath kDesignation = {"__Bramah", "designation"};
const ArgumentPath kGiven = {"__Bramah", "given"};
const ArgumentPath kIterated = {"__Bramah", "iterate"};
const ArgumentPath kExcluded = {"__Bramah", "excluded"};
const ArgumentPath kLabel = {"__Bramah", "label"};
const ArgumentPath kLabelOffset = {"__Bramah", "label", "offset"};
const ArgumentPath kLabelTurned = {"__Bramah", "label", "turned"};

/// The offset behind the semicolon of the last public component, else of the last public element, else of the header.
std::int32_t placeForComponent(const TextLayout& layout, const ClassDefinition& definition)
{
    const Element* last = nullptr;
    for (const auto* element : definition.elements) {
        const bool isComponent = element->kind == ElementKind::Component;
        if (element->visibility == Visibility::Public && (isComponent || !last || last->kind != ElementKind::Component))
            last = element;
    }
    if (!last)
        return definition.headerEnd;
    return std::max(last->span.end, layout.behindSemicolon(last->span.end));
}

ArgumentSettings placementSettings(const Placement& placement)
{
    ArgumentSettings settings;
    if (!placement.visible)
        settings.push_back({kVisible, "false"});
    settings.push_back({kExtent, extentText(placement.extent)});
    if (!placement.origin.isNull())
        settings.push_back({kOrigin, pointText(placement.origin)});
    if (placement.rotation != 0)
        settings.push_back({kRotation, numberText(placement.rotation)});
    return settings;
}

ExpressionPtr valueAt(const ClassModification* modification, const ArgumentPath& path)
{
    const auto* argument = findArgument(modification, path);
    return argument && argument->modification ? argument->modification->value : nullptr;
}

/// Adds a part of a placement if it differs from the text, or from its default if the text has none.
void addIfDifferent(ArgumentSettings& settings, const ClassModification* arguments, const ArgumentPath& path,
                    const std::vector<double>& wanted, const std::vector<double>& byDefault, const QByteArray& text)
{
    const auto* present = valueAt(arguments, path);
    if (present ? literalNumbers(present) != wanted : wanted != byDefault)
        settings.push_back({path, text});
}

/// Sets an argument of a component's annotation; removes it if \a value is empty.
TextEdits setVendorArgument(const SyntaxTree& tree, const ClassDefinition& definition,
                            const DeclaredComponent& declared, const ArgumentPath& path, const QByteArray& value)
{
    TextEdits edits;
    if (!declared)
        return edits;
    const auto place = annotationPlace(tree, definition, *declared.element, *declared.component);
    if (value.isEmpty())
        removeAnnotation(edits, tree, place, path);
    else
        setAnnotation(edits, tree, place, {{path, value}});
    return edits;
}

TextEdits setVendorArgument(const SyntaxTree& tree, const ClassDefinition& definition, const QString& component,
                            const ArgumentPath& path, const QByteArray& value)
{
    return setVendorArgument(tree, definition, findComponent(definition, component), path, value);
}

}  // namespace

TextEdits addComponent(const SyntaxTree& tree, const ClassDefinition& definition, const NewComponent& component)
{
    TextEdits edits;
    if (!isLongClass(definition))
        return edits;
    const TextLayout layout(tree);
    const auto place = placeForComponent(layout, definition);
    const auto indentation = layout.innerIndentation(definition);
    const auto nextLine = layout.lineEnd() + indentation;
    QByteArray text =
        nextLine + component.type.toUtf8() + ' ' + component.name.toUtf8() + component.modification.toUtf8();
    ArgumentSettings settings;
    if (component.placement)
        settings = placementSettings(*component.placement);
    if (component.isAutoNode)
        settings.push_back({kAutoNode, "true"});
    if (!settings.empty()) {
        ModificationEdit written(tree, edits, "=");
        text += nextLine + layout.indentationStep(definition) + layout.annotationOpening() + written.written(settings) +
                ')';
    }
    text += ';';
    if (!layout.isLastOfLine(place))
        text += layout.lineEnd() + layout.indentationAt(definition.span.begin);
    edits.insert(layout.behindTail(place), text);
    return edits;
}

TextEdits removeComponent(const SyntaxTree& tree, const ClassDefinition& definition, const QString& name)
{
    TextEdits edits;
    const auto [element, component] = findComponent(definition, name);
    if (!component)
        return edits;
    const TextLayout layout(tree);
    if (element->components.size() == 1) {
        layout.removeWithSemicolon(edits, element->span);
    } else {
        std::vector<Span> items;
        for (const auto& each : element->components)
            items.push_back(each.span);
        layout.removeListItem(edits, items, static_cast<std::size_t>(component - element->components.data()));
    }
    for (const auto* connect : connectsOf(definition)) {
        const auto touches = [&](ExpressionPtr end) {
            const auto* reference = end->to<ComponentReference>();
            return reference && !reference->isGlobal && toString(reference->parts[0].name.text) == name;
        };
        if (touches(connect->left) || touches(connect->right))
            layout.removeWithSemicolon(edits, connect->span);
    }
    return edits;
}

TextEdits setType(const SyntaxTree& tree, const ClassDefinition& definition, const QString& name, const QString& type)
{
    TextEdits edits;
    const auto [element, component] = findComponent(definition, name);
    if (!component)
        return edits;
    if (element->components.size() == 1) {
        edits.replace(element->name.span, type.toUtf8());
        return edits;
    }
    const TextLayout layout(tree);
    std::vector<Span> items;
    for (const auto& each : element->components)
        items.push_back(each.span);
    layout.removeListItem(edits, items, static_cast<std::size_t>(component - element->components.data()));
    // Prefixes of the component, such as `inner`, stand in front of the type.
    const QByteArray prefixes =
        tree.text().bytes().mid(element->span.begin, element->name.span.begin - element->span.begin);
    const QByteArray declared =
        tree.text().bytes().mid(component->span.begin, component->span.end - component->span.begin);
    edits.insert(
        layout.behindTail(layout.behindSemicolon(element->span.end)),
        layout.lineEnd() + layout.innerIndentation(definition) + prefixes + type.toUtf8() + ' ' + declared + ';');
    return edits;
}

TextEdits setModifier(const SyntaxTree& tree, const ClassDefinition& definition, const QString& component,
                      const QString& path, const std::optional<QString>& expression)
{
    TextEdits edits;
    const auto declared = findComponent(definition, component);
    if (!declared)
        return edits;
    const TextLayout layout(tree);
    ModificationEdit edit(tree, edits, " = ");
    const auto* modification = declared.component->modification;
    const auto* nested = modification ? modification->nested : nullptr;
    const auto value = valueSpan(modification);
    const auto subscripts = declared.component->subscripts;
    // The offset behind `name` or `name[...]`: the closing bracket is the token behind the last subscript.
    auto behindName = declared.component->name.span.end;
    if (!subscripts.empty()) {
        auto token = layout.tokenAt(subscripts.back()->span.end);
        while (tree.tokens()[token].kind != TokenKind::RightBracket)
            ++token;
        behindName = tree.tokens()[token].span.end;
    }

    if (path.isEmpty()) {
        if (expression && value)
            edits.replace(*value, expression->toUtf8());
        else if (expression)
            edits.insert(nested ? nested->span.end : behindName, " = " + expression->toUtf8());
        else if (value)
            layout.removeTokens(edits, {nested ? nested->span.end : behindName, modification->span.end}, *value);
        return edits;
    }
    if (expression) {
        const ArgumentSettings settings = {{argumentPath(path), expression->toUtf8()}};
        if (nested)
            edit.set(*nested, settings);
        else
            edits.insert(behindName, '(' + edit.written(settings) + ')');
    } else if (nested && !edit.remove(*nested, argumentPath(path), ModificationEdit::Removal::Value)) {
        layout.removeTokens(edits, {behindName, nested->span.end}, nested->arguments.front().span);
    }
    return edits;
}

TextEdits setPlacement(const SyntaxTree& tree, const ClassDefinition& definition, const QString& component,
                       const Placement& placement)
{
    return setPlacement(tree, definition, findComponent(definition, component), placement);
}

TextEdits setPlacement(const SyntaxTree& tree, const ClassDefinition& definition, const DeclaredComponent& declared,
                       const Placement& placement)
{
    TextEdits edits;
    if (!declared)
        return edits;
    const auto place = annotationPlace(tree, definition, *declared.element, *declared.component);
    const auto* arguments = place.annotation ? place.annotation->arguments : nullptr;
    if (!findArgument(arguments, {"Placement"})) {
        setAnnotation(edits, tree, place, placementSettings(placement));
        return edits;
    }
    ArgumentSettings settings;
    const auto* visible = valueAt(arguments, kVisible);
    const auto* isVisible = visible ? visible->to<BooleanLiteral>() : nullptr;
    if (isVisible ? isVisible->value != placement.visible : !visible && !placement.visible)
        settings.push_back({kVisible, placement.visible ? "true" : "false"});
    const auto& extent = placement.extent;
    addIfDifferent(settings, arguments, kExtent,
                   {extent.first.x(), extent.first.y(), extent.second.x(), extent.second.y()}, {}, extentText(extent));
    addIfDifferent(settings, arguments, kOrigin, {placement.origin.x(), placement.origin.y()}, {0, 0},
                   pointText(placement.origin));
    addIfDifferent(settings, arguments, kRotation, {placement.rotation}, {0}, numberText(placement.rotation));
    if (!settings.empty())
        setAnnotation(edits, tree, place, settings);
    return edits;
}

TextEdits setDesignation(const SyntaxTree& tree, const ClassDefinition& definition, const QString& component,
                         const QString& designation)
{
    return setDesignation(tree, definition, findComponent(definition, component), designation);
}

TextEdits setDesignation(const SyntaxTree& tree, const ClassDefinition& definition, const DeclaredComponent& declared,
                         const QString& designation)
{
    return setVendorArgument(tree, definition, declared, kDesignation,
                             designation.isEmpty() ? QByteArray() : quoted(designation));
}

TextEdits setVendorValue(const SyntaxTree& tree, const ClassDefinition& definition, const QString& component,
                         const QString& path, const QString& value)
{
    return setVendorArgument(tree, definition, component, ArgumentPath{"__Bramah"} + argumentPath(path),
                             value.toUtf8());
}

TextEdits setGiven(const SyntaxTree& tree, const ClassDefinition& definition, const QString& component,
                   const QStringList& given)
{
    return setVendorArgument(tree, definition, component, kGiven, given.isEmpty() ? QByteArray() : quotedArray(given));
}

TextEdits setIterated(const SyntaxTree& tree, const ClassDefinition& definition, const QString& component,
                      const QStringList& variables)
{
    return setVendorArgument(tree, definition, component, kIterated,
                             variables.isEmpty() ? QByteArray() : quotedArray(variables));
}

TextEdits setIterated(const SyntaxTree& tree, const ClassDefinition& definition, const QString& variable,
                      bool isIterated)
{
    return setVendorArgument(tree, definition, variable, kIterated, isIterated ? "true" : QByteArray());
}

TextEdits setExclusions(const SyntaxTree& tree, const ClassDefinition& definition, const QString& component,
                        const QStringList& exclusions)
{
    return setVendorArgument(tree, definition, component, kExcluded,
                             exclusions.isEmpty() ? QByteArray() : quotedArray(exclusions));
}

TextEdits setLabel(const SyntaxTree& tree, const ClassDefinition& definition, const QString& component,
                   const LabelPlacement& label)
{
    TextEdits edits;
    const auto declared = findComponent(definition, component);
    if (!declared)
        return edits;
    const auto place = annotationPlace(tree, definition, *declared.element, *declared.component);
    if (label == LabelPlacement()) {
        removeAnnotation(edits, tree, place, kLabel);
        return edits;
    }
    const auto* arguments = place.annotation ? place.annotation->arguments : nullptr;
    ArgumentSettings settings{{kLabelOffset, pointText(label.offset)}};
    if (label.isTurned || valueAt(arguments, kLabelTurned))
        settings.push_back({kLabelTurned, label.isTurned ? "true" : "false"});
    setAnnotation(edits, tree, place, settings);
    return edits;
}

}  // namespace bramah::model
