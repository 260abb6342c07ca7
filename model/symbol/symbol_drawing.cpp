// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/symbol/symbol_drawing.h"

#include "model/diagram/icon_reader.h"
#include "model/diagram/port_reader.h"
#include "model/symbol/graphic_geometry.h"
#include "model/symbol/graphic_text.h"
#include "model/syntax/annotation_values.h"

#include <algorithm>

namespace bramah::model {

using namespace syntax;

namespace {

std::optional<DrawnGraphic> drawnGraphic(ExpressionPtr element, const SourceText& text, const Instance& scope,
                                         const ClassNode* part)
{
    const auto* call = element->to<CallExpression>();
    auto graphic = call ? readGraphic(*call, scope, part) : std::nullopt;
    if (!graphic)
        return std::nullopt;
    DrawnGraphic drawn;
    drawn.graphic = std::move(*graphic);
    const std::string_view written = text.view(element->span);
    drawn.text = QByteArray(written.data(), static_cast<qsizetype>(written.size()));
    drawn.motion = motionOf(*call, text.view());
    drawn.isMoving = std::ranges::any_of(call->arguments, [](const FunctionArgument& argument) {
        return dynamicPair(argument.value).moving != nullptr;
    });
    return drawn;
}

void readGraphics(SymbolDrawing& drawing, const Instance& instance)
{
    for (const ClassPart& part : instance.parts()) {
        const auto* definition = part.node->definition();
        const auto* layer =
            definition && definition->annotation ? nestedIn(definition->annotation->arguments, "Icon") : nullptr;
        if (!layer)
            continue;
        readCoordinateSystem(layer, instance, part.node, drawing.coordinateSystem);
        drawing.texts.push_back(part.node->tree());
        const ExpressionPtr graphics = valueIn(layer, "graphics");
        const auto* list = graphics ? graphics->to<ArrayExpression>() : nullptr;
        if (!list)
            continue;
        const bool isOwn = !part.extends && part.node == &instance.classNode();
        if (isOwn)
            drawing.ownCount = static_cast<int>(list->elements.size());
        for (std::size_t i = 0; i < list->elements.size(); ++i)
            if (auto drawn = drawnGraphic(list->elements[i], part.node->tree()->text(), instance, part.node)) {
                drawn->index = isOwn ? static_cast<int>(i) : -1;
                drawing.graphics.push_back(std::move(*drawn));
            }
    }
}

}  // namespace

const DrawnGraphic* SymbolDrawing::own(int index) const
{
    const auto found = std::ranges::find(graphics, index, &DrawnGraphic::index);
    return index >= 0 && found != graphics.end() ? &*found : nullptr;
}

const DrawnPort* SymbolDrawing::port(const QString& name) const
{
    const auto found = std::ranges::find(ports, name, &DrawnPort::name);
    return found == ports.end() ? nullptr : &*found;
}

QRectF SymbolDrawing::bodyBounds() const
{
    Icon icon;
    icon.coordinateSystem = coordinateSystem;
    for (const DrawnGraphic& drawn : graphics)
        icon.graphics.push_back(drawn.graphic);
    QRectF body = icon.bodyBounds();
    for (const DrawnPort& port : ports)
        body = united(body, QRectF(port.place(), port.place()));
    return body;
}

SymbolDrawing readSymbol(const Instance& instance, IconCache& icons)
{
    SymbolDrawing drawing;
    readGraphics(drawing, instance);
    for (const auto& child : instance.children()) {
        if (!child->isConnector() || child->isProtected() || !child->component())
            continue;
        const auto place = readPlacement(child->component()->comment.annotation, instance, child->declaredIn(), true);
        if (!place || !place->visible)
            continue;
        const Instance& drawn = child->isArray() && !child->elements().empty() ? *child->elements().front() : *child;
        const DiagramPort read = readPort(*child, instance);
        DrawnPort port;
        port.name = read.name;
        port.connectorClass = read.connectorClass;
        port.description = read.description;
        port.placement = *place;
        port.icon = icons.iconOf(drawn);
        port.map = place->map(port.icon->coordinateSystem);
        port.style = read.lineStyle;
        port.isOwn = child->declaredIn() == &instance.classNode();
        drawing.ports.push_back(std::move(port));
    }
    return drawing;
}

SymbolDrawing readGraphicList(const QByteArray& text, const Instance& scope)
{
    SymbolDrawing drawing;
    const auto tree = SyntaxTree::parseExpression(std::make_shared<const SourceText>(QStringLiteral("graphics"), text));
    const auto* list = tree->expression() && !tree->hasErrors() ? tree->expression()->to<ArrayExpression>() : nullptr;
    if (!list)
        return drawing;
    drawing.texts.push_back(tree);
    for (const ExpressionPtr element : list->elements)
        if (auto drawn = drawnGraphic(element, tree->text(), scope, nullptr)) {
            drawn->index = static_cast<int>(drawing.graphics.size());
            drawing.graphics.push_back(std::move(*drawn));
        }
    return drawing;
}

QByteArray graphicListOf(const Icon& icon)
{
    QByteArray text;
    for (const Graphic& graphic : icon.graphics)
        if (itemOf(graphic).visible.value)
            text += (text.isEmpty() ? "" : ",\n") + graphicText(graphic);
    return '{' + text + '}';
}

}  // namespace bramah::model
