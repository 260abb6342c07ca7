// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/symbol/graphic_change.h"

#include "model/edit/annotation_edit.h"
#include "model/edit/class_edits.h"
#include "model/edit/component_edits.h"
#include "model/edit/edited_text.h"
#include "model/edit/geometry_text.h"
#include "model/symbol/graphic_geometry.h"
#include "model/syntax/annotation_values.h"

#include <algorithm>

namespace bramah::model {

using namespace syntax;

namespace {

const FunctionArgument* argumentIn(const CallExpression& call, const QByteArray& name)
{
    const auto wanted = std::string_view(name.constData(), static_cast<std::size_t>(name.size()));
    for (const FunctionArgument& argument : call.arguments)
        if (argument.name.text == wanted)
            return &argument;
    // Older texts call the argument `string`.
    return name == "textString" ? argumentIn(call, "string") : nullptr;
}

/// Edits of the arguments of one primitive.
class PrimitiveEdit
{
public:
    PrimitiveEdit(const SyntaxTree& tree, const CallExpression& call, TextEdits& edits)
        : layout_(tree), call_(call), edits_(edits)
    {
    }

    /// Writes the values at rest.
    void setAtRest(const GraphicArguments& arguments)
    {
        QByteArray added;
        for (const GraphicArgument& argument : arguments) {
            const FunctionArgument* written = argumentIn(call_, argument.name);
            if (!written) {
                append(added, argument);
                continue;
            }
            const DynamicPair pair = dynamicPair(written->value);
            edits_.replace((pair.atRest ? pair.atRest : written->value)->span, argument.value);
        }
        insert(added);
    }

    /// Writes the whole value, with the one shown while it moves.
    void setWhole(const GraphicArgument& argument)
    {
        if (const FunctionArgument* written = argumentIn(call_, argument.name)) {
            edits_.replace(written->value->span, argument.value);
            return;
        }
        QByteArray added;
        append(added, argument);
        insert(added);
    }

    /// Replaces the value that holds while results are shown.
    void setMoving(const FunctionArgument& argument, const QByteArray& text)
    {
        edits_.replace(dynamicPair(argument.value).moving->span, text);
    }

    /// Replaces `DynamicSelect` by the value at rest.
    void rest(const FunctionArgument& argument)
    {
        if (const DynamicPair pair = dynamicPair(argument.value); pair.atRest)
            edits_.replace(argument.value->span, layout_.text(pair.atRest->span));
    }

private:
    void append(QByteArray& added, const GraphicArgument& argument)
    {
        added += (added.isEmpty() && call_.arguments.empty() ? "" : ", ") + argument.name + '=' + argument.value;
    }
    void insert(const QByteArray& added)
    {
        if (added.isEmpty())
            return;
        edits_.insert(call_.arguments.empty() ? call_.span.end - 1 : call_.arguments.back().span.end, added);
    }

    TextLayout layout_;
    const CallExpression& call_;
    TextEdits& edits_;
};

/// A moving point such as `{x + 20*y, 0}` shifted by (dx, dy).
QByteArray shiftedMoving(const TextLayout& layout, ExpressionPtr moving, QPointF by)
{
    const auto shifted = [&](ExpressionPtr element, double way) {
        const QByteArray text = layout.text(element->span);
        if (way == 0)
            return text;
        if (const auto number = numberOf(element))
            return numberText(*number + way);
        return numberText(way) + " + " + (text.startsWith('-') ? '(' + text + ')' : text);
    };
    const auto* pair = moving->to<ArrayExpression>();
    if (pair && pair->elements.size() == 2 && pair->iterators.empty())
        return '{' + shifted(pair->elements[0], by.x()) + ',' + shifted(pair->elements[1], by.y()) + '}';
    return '(' + layout.text(moving->span) + ") + " + pointText(by);
}

/// The edits of one change, made from the tree before it.
class ChangeEdits
{
public:
    ChangeEdits(const SyntaxTree& tree, const ClassDefinition& definition, GraphicLayer layer)
        : tree_(tree), definition_(definition), layer_(layer == GraphicLayer::Icon ? "Icon" : "Diagram")
    {
        if (definition.annotation)
            written_ = valueIn(nestedIn(definition.annotation->arguments, layer_), "graphics");
        list_ = written_ ? written_->to<ArrayExpression>() : nullptr;
        if (list_ && !list_->iterators.empty())
            list_ = nullptr;
    }

    TextEdits operator()(const AddGraphic& change) const
    {
        const TextLayout layout(tree_);
        if (!written_) {
            const QByteArray indentation = layout.innerIndentation(definition_) + layout.indentationStep(definition_) +
                                           layout.indentationStep(definition_);
            return setClassAnnotation(
                tree_, definition_, {{{layer_, "graphics"}, '{' + layout.lineEnd() + indentation + change.text + '}'}});
        }
        TextEdits edits;
        if (!list_)
            return edits;
        const auto& elements = list_->elements;
        if (elements.empty()) {
            edits.insert(list_->span.begin + 1, layout.lineEnd() + layout.indentationAt(list_->span.begin) +
                                                    layout.indentationStep(definition_) + change.text);
            return edits;
        }
        const auto separator = separatorIn(layout);
        if (change.at >= 0 && change.at < count())
            edits.insert(elements[static_cast<std::size_t>(change.at)]->span.begin, change.text + separator);
        else
            edits.insert(elements.back()->span.end, separator + change.text);
        return edits;
    }

    TextEdits operator()(const ReplaceGraphic& change) const
    {
        TextEdits edits;
        if (const CallExpression* call = callAt(change.index); call && change.before.index() == change.after.index())
            PrimitiveEdit(tree_, *call, edits).setAtRest(changedArguments(change.before, change.after));
        return edits;
    }

    TextEdits operator()(const ShiftGraphic& change) const
    {
        TextEdits edits;
        const CallExpression* call = callAt(change.index);
        if (!call || change.by.isNull())
            return edits;
        PrimitiveEdit primitive(tree_, *call, edits);
        primitive.setAtRest(changedArguments(change.before, shifted(change.before, change.by)));
        // If both shape and origin move, the moving origin is shifted too.
        if (isShapeMoving(change.before) && isOriginMoving(change.before))
            if (const FunctionArgument* origin = argumentIn(*call, "origin"))
                primitive.setMoving(*origin,
                                    shiftedMoving(TextLayout(tree_), dynamicPair(origin->value).moving, change.by));
        return edits;
    }

    TextEdits operator()(const RemoveGraphic& change) const
    {
        TextEdits edits;
        if (change.index < 0 || change.index >= count())
            return edits;
        const TextLayout layout(tree_);
        const auto spans = spansOfElements();
        if (count() == 1)
            layout.removeTokens(edits, spans.front(), spans.front());
        else
            layout.removeListItem(edits, spans, static_cast<std::size_t>(change.index));
        return edits;
    }

    TextEdits operator()(const ReplaceRun& change) const
    {
        const int kept = std::min(change.count, static_cast<int>(change.texts.size()));
        const TextLayout layout(tree_);
        if (!list_ || change.count == 0)
            return (*this)(AddGraphic{joined(change.texts, 0, layout), change.first});
        TextEdits edits;
        if (change.first < 0 || change.first + change.count > count())
            return edits;
        const auto spans = spansOfElements();
        const auto at = [&](int index) { return spans[static_cast<std::size_t>(change.first + index)]; };
        for (int i = 0; i < kept; ++i)
            if (layout.text(at(i)) != change.texts[i])
                edits.replace(at(i), change.texts[i]);
        if (kept < change.texts.size())
            edits.insert(at(change.count - 1).end, separatorIn(layout) + joined(change.texts, kept, layout));
        else if (kept < change.count)
            removeRun(edits, spans, change.first + kept, change.first + change.count - 1);
        return edits;
    }

    TextEdits operator()(const OrderGraphic& change) const
    {
        TextEdits edits;
        const auto isThere = [this](int index) { return index >= 0 && index < count(); };
        if (change.from == change.to || !isThere(change.from) || !isThere(change.to))
            return edits;
        const TextLayout layout(tree_);
        const auto spans = spansOfElements();
        const auto at = [&](int index) { return spans[static_cast<std::size_t>(index)]; };
        const int step = change.from < change.to ? 1 : -1;
        for (int i = change.from; i != change.to; i += step)
            edits.replace(at(i), layout.text(at(i + step)));
        edits.replace(at(change.to), layout.text(at(change.from)));
        return edits;
    }

    TextEdits operator()(const SetMotion& change) const
    {
        TextEdits edits;
        const CallExpression* call = callAt(change.index);
        if (!call)
            return edits;
        PrimitiveEdit primitive(tree_, *call, edits);
        std::optional<GraphicArgument> motion;
        if (change.motion)
            motion = motionArgument(change.shown, *change.motion);
        for (const FunctionArgument& argument : call->arguments)
            if (!motion || argument.name.text != std::string_view(motion->name.constData()))
                primitive.rest(argument);
        if (motion)
            primitive.setWhole(*motion);
        return edits;
    }

    TextEdits operator()(const SetIconExtent& change) const
    {
        return setClassAnnotation(tree_, definition_,
                                  {{{layer_, "coordinateSystem", "extent"}, extentText(change.extent)}});
    }

    TextEdits operator()(const AddPort& change) const
    {
        return addComponent(tree_, definition_, {change.className, change.name, {}, change.placement});
    }

    TextEdits operator()(const SetPortPlacement& change) const
    {
        TextEdits edits;
        const auto declared = findComponent(definition_, change.name);
        if (!declared)
            return edits;
        const auto place = annotationPlace(tree_, definition_, *declared.element, *declared.component);
        const auto* arguments = place.annotation ? place.annotation->arguments : nullptr;
        const ArgumentPath own{"Placement", "iconTransformation"};
        if (!findArgument(arguments, own) && connectsOf(definition_).empty())
            return setPlacement(tree_, definition_, declared, change.placement);
        const auto& extent = change.placement.extent;
        ArgumentSettings settings{{{own[0], own[1], "extent"}, extentText(extent)}};
        const auto add = [&](const char* name, const QByteArray& value, bool isUsual) {
            if (!isUsual || findArgument(arguments, {own[0], own[1], name}))
                settings.push_back({{own[0], own[1], name}, value});
        };
        add("origin", pointText(change.placement.origin), change.placement.origin.isNull());
        add("rotation", numberText(change.placement.rotation), change.placement.rotation == 0);
        setAnnotation(edits, tree_, place, settings);
        return edits;
    }

    TextEdits operator()(const RemovePort& change) const { return removeComponent(tree_, definition_, change.name); }

private:
    [[nodiscard]] int count() const { return list_ ? static_cast<int>(list_->elements.size()) : 0; }
    [[nodiscard]] const CallExpression* callAt(int index) const
    {
        return index >= 0 && index < count() ? list_->elements[static_cast<std::size_t>(index)]->to<CallExpression>()
                                             : nullptr;
    }
    [[nodiscard]] std::vector<Span> spansOfElements() const
    {
        std::vector<Span> spans;
        for (const ExpressionPtr element : list_->elements)
            spans.push_back(element->span);
        return spans;
    }
    /// Removes the elements \a from to \a to with the commas between them.
    static void removeRun(TextEdits& edits, const std::vector<Span>& spans, int from, int to)
    {
        const Span first = spans[static_cast<std::size_t>(from)], last = spans[static_cast<std::size_t>(to)];
        if (from > 0)
            edits.replace({spans[static_cast<std::size_t>(from - 1)].end, last.end}, {});
        else if (to + 1 < static_cast<int>(spans.size()))
            edits.replace({first.begin, spans[static_cast<std::size_t>(to + 1)].begin}, {});
        else
            edits.replace({first.begin, last.end}, {});
    }
    /// \a texts from number \a from on, separated as the list is.
    [[nodiscard]] QByteArray joined(const QByteArrayList& texts, int from, const TextLayout& layout) const
    {
        return texts.mid(from).join(separatorIn(layout));
    }
    [[nodiscard]] QByteArray separatorIn(const TextLayout& layout) const
    {
        if (count() == 0)
            return ',' + layout.lineEnd() + layout.innerIndentation(definition_) + layout.indentationStep(definition_) +
                   layout.indentationStep(definition_);
        const auto& elements = list_->elements;
        const Span last = elements.back()->span;
        if (layout.isFirstOfLine(last.begin))
            return ',' + layout.lineEnd() + layout.indentationAt(last.begin);
        if (elements.size() > 1) {
            const auto between = layout.text({elements[elements.size() - 2]->span.end, last.begin});
            if (between.simplified() == ",")
                return between;
        }
        return ", ";
    }

    const SyntaxTree& tree_;
    const ClassDefinition& definition_;
    const char* layer_;
    ExpressionPtr written_ = nullptr;
    const ArrayExpression* list_ = nullptr;
};

/// The index of the graphic if the change touches only its arguments; -1 if it does more.
int onlyGraphicOf(const GraphicChange& change)
{
    if (const auto* replace = std::get_if<ReplaceGraphic>(&change))
        return replace->index;
    const auto* shift = std::get_if<ShiftGraphic>(&change);
    return shift ? shift->index : -1;
}

}  // namespace

TextEdits graphicEdits(const std::shared_ptr<const SyntaxTree>& tree, const QString& className, GraphicLayer layer,
                       const GraphicChanges& changes)
{
    EditedText text(tree);
    for (std::size_t i = 0; i < changes.size();) {
        const SyntaxTree& now = text.tree();
        const ClassDefinition* definition = findClass(now, className);
        if (!definition)
            break;
        const ChangeEdits edits(now, *definition, layer);
        TextEdits together = std::visit(edits, changes[i]);
        // Changes of graphics in ascending order are made from one tree.
        while (++i < changes.size() && onlyGraphicOf(changes[i - 1]) >= 0 &&
               onlyGraphicOf(changes[i]) > onlyGraphicOf(changes[i - 1]))
            together.add(std::visit(edits, changes[i]));
        if (!together.isEmpty())
            text.apply(together);
    }
    return text.edits();
}

QByteArray changedText(const QByteArray& text, const Graphic& before, const Graphic& after)
{
    const auto tree = SyntaxTree::parseExpression(std::make_shared<const SourceText>(QStringLiteral("graphic"), text));
    TextEdits edits;
    if (const auto* call = tree->expression() ? tree->expression()->to<CallExpression>() : nullptr)
        PrimitiveEdit(*tree, *call, edits).setAtRest(changedArguments(before, after));
    return edits.appliedTo(text);
}

}  // namespace bramah::model
