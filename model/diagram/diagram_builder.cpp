// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/diagram_builder.h"

#include "model/connections/chosen_equations.h"
#include "model/connections/expandable_members.h"
#include "model/diagram/icon_reader.h"
#include "model/diagram/port_reader.h"
#include "model/diagram/symbol_notes.h"
#include "model/diagram/symbol_text.h"
#include "model/instance/shown_texts.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/token.h"
#include "model/text/dotted_name.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>

namespace bramah::model {
namespace {

/// Collects `a.u` for each equation `a.u = ...` of the class outside of loops and branches.
void findGiven(const Instance& root, QSet<QString>& given)
{
    for (const ClassPart& part : root.parts()) {
        const auto* definition = part.node->definition();
        if (!definition)
            continue;
        for (const syntax::EquationSection& section : definition->equationSections)
            for (const syntax::Equation* equation : section.equations)
                for (const syntax::Expression* side : {equation->left, equation->right})
                    if (const auto* reference = side ? side->to<syntax::ComponentReference>() : nullptr;
                        reference && equation->kind == syntax::EquationKind::Simple && reference->parts.size() == 2)
                        given.insert(QString::fromUtf8(part.node->tree()->text().view(reference->span).data(),
                                                       reference->span.length()));
    }
}

bool isComponentClass(const Instance& instance)
{
    return instance.kind() == syntax::ClassKind::Model || instance.kind() == syntax::ClassKind::Block;
}

/// A place at the left or right edge of a \a box without drawing for port number \a index, which has no Placement.
Placement placeAtBox(const QRectF& box, int index)
{
    constexpr double kStep = 0.2, kSize = 0.05;  // of the height of the box
    const QPointF place(index % 2 == 0 ? box.left() : box.right(),
                        box.bottom() - kStep * box.height() * (1 + index / 2));
    const double half = kSize * box.height();
    return Placement{{{-half, -half}, {half, half}}, place, 0, true};
}

/// The edge of \a body nearest to \a point: the side on which a line leaves.
Side nearestEdge(QPointF point, QRectF body)
{
    const std::array<std::pair<double, Side>, 4> distances{
        std::pair{body.bottom() - point.y(), Side::North}, std::pair{point.y() - body.top(), Side::South},
        std::pair{body.right() - point.x(), Side::East}, std::pair{point.x() - body.left(), Side::West}};
    return std::min_element(distances.begin(), distances.end(),
                            [](const auto& a, const auto& b) { return a.first < b.first; })
        ->second;
}

/// The usual name of a component: `DCMotor` gives `dcMotor`, `PID` `pid`; `And` gives `and1`, as `and` is a keyword.
QString defaultNameOf(QString className)
{
    qsizetype capitals = 0;
    while (capitals < className.size() && className[capitals].isUpper())
        ++capitals;
    // The last capital of several begins the next word.
    const bool isAcronym = capitals > 1 && capitals < className.size() && className[capitals].isLower();
    const qsizetype lowered = isAcronym ? capitals - 1 : capitals;
    className.replace(0, lowered, className.first(lowered).toLower());
    const bool isName = syntax::keywordOrIdentifier(className.toStdString()) == syntax::TokenKind::Identifier;
    return isName ? className : className + QLatin1Char('1');
}

bool isSheetComponent(const Instance& instance)
{
    switch (instance.kind()) {
    case syntax::ClassKind::Model:
    case syntax::ClassKind::Block:
    case syntax::ClassKind::Class: return true;
    default: return false;
    }
}

/// Is it a part of the machine that is drawn? Its class, or the innermost package around it that says so, tells.
bool isPrinted(const ClassNode& node)
{
    for (const ClassNode* at = &node; at; at = at->parent())
        if (const auto* definition = at->definition())
            if (const auto* vendor = syntax::vendorAnnotation(definition->annotation);
                syntax::argumentOf(vendor, "printed"))
                return syntax::vendorFlag(definition->annotation, "printed");
    return true;
}

/// The list that a class says its symbol shows, as `parts`; else empty.
QString listOf(const ClassNode& node)
{
    const auto* definition = node.definition();
    return definition ? syntax::stringIn(syntax::vendorAnnotation(definition->annotation), "list").value_or(QString())
                      : QString();
}

/// Is the component declared in the class itself, not in a base of it?
bool isInherited(const Instance& component, const Instance& root)
{
    return component.declaredIn() != &root.classNode();
}

QString sourceText(const SourceText& text, Span span)
{
    const std::string_view view = text.view(span);
    return withoutBlanks(QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())));
}

PortRef portRefOf(const syntax::ComponentReference& reference, const SourceText& text, const Instance& root)
{
    const auto& parts = reference.parts;
    const Instance* first = root.child(parts.front().name.text);
    if (parts.size() == 1 || (first && first->isConnector()))  // a bus of the class itself has signals
        return {{}, sourceText(text, {parts.front().span.begin, parts.back().span.end})};
    return {{sourceText(text, parts.front().span)}, sourceText(text, {parts[1].span.begin, parts.back().span.end})};
}

/// True if two lines of the icon end one half module to each side of the port, as those of a rod do.
bool isDrawnAsRod(const Icon& icon, QPointF port)
{
    constexpr double kHalfModule = 10;  // icon units
    const auto hasPointAt = [&](QPointF place) {
        return std::any_of(icon.graphics.begin(), icon.graphics.end(), [&](const Graphic& graphic) {
            const auto* line = std::get_if<LineGraphic>(&graphic);
            return line && std::any_of(line->points.value.begin(), line->points.value.end(), [&](QPointF p) {
                       return std::abs(p.x() - place.x()) < 0.5 && std::abs(p.y() - place.y()) < 0.5;
                   });
        });
    };
    return (hasPointAt(port + QPointF(0, kHalfModule)) && hasPointAt(port - QPointF(0, kHalfModule))) ||
           (hasPointAt(port + QPointF(kHalfModule, 0)) && hasPointAt(port - QPointF(kHalfModule, 0)));
}

/// The symbols of a sheet by name.
class SymbolNames
{
public:
    explicit SymbolNames(const DiagramContent& content)
    {
        const auto note = [](Names& names, const std::vector<DiagramComponent>& symbols) {
            for (const DiagramComponent& symbol : symbols)
                if (!names.contains(symbol.id.name))  // the first of one name
                    names.insert(symbol.id.name, &symbol);
        };
        note(ownPorts_, content.ownPorts);
        note(components_, content.components);
    }

    [[nodiscard]] LineStyle lineStyleAt(const PortRef& ref) const
    {
        const bool isOwn = ref.component.isEmpty();
        const DiagramComponent* symbol =
            (isOwn ? ownPorts_ : components_).value(isOwn ? ref.baseName() : ref.component.baseName());
        const DiagramPort* port = symbol ? symbol->port(ref.baseName()) : nullptr;
        return !port || isOnBus(*port, ref) ? LineStyle::Other : port->lineStyle;
    }

private:
    using Names = QHash<QString, const DiagramComponent*>;
    Names ownPorts_, components_;
};

/// Visits the connects in a list of equations: with \a isNested those inside of `for` and `if`, else the others.
template <typename Visit>
void forEachConnect(const auto& equations, bool isNested, const Instance& root, const ClassPart& part, Visit visit)
{
    for (const syntax::Equation* equation : equations) {
        if (equation->kind == syntax::EquationKind::Connect && !isNested)
            visit(*equation);
        if ((equation->kind == syntax::EquationKind::For || equation->kind == syntax::EquationKind::If) && isNested) {
            const auto body = chosenOf(*equation, root, part);
            forEachConnect(body, false, root, part, visit);
            forEachConnect(body, true, root, part, visit);
        }
    }
}

LabelPlacement labelOf(const syntax::Annotation* annotation)
{
    LabelPlacement label;
    const auto* given = syntax::nestedIn(syntax::vendorAnnotation(annotation), "label");
    const syntax::ExpressionPtr offset = syntax::valueIn(given, "offset");
    if (const auto* pair = offset ? offset->to<syntax::ArrayExpression>() : nullptr; pair && pair->elements.size() == 2)
        label.offset = {syntax::numberOf(pair->elements[0]).value_or(0),
                        syntax::numberOf(pair->elements[1]).value_or(0)};
    const syntax::ExpressionPtr turned = syntax::valueIn(given, "turned");
    const auto* isTurned = turned ? turned->to<syntax::BooleanLiteral>() : nullptr;
    label.isTurned = isTurned && isTurned->value;
    return label;
}

}  // namespace

IconPtr IconCache::boxOf(const CoordinateSystem& system)
{
    const auto known = std::ranges::find(boxes_, system, &Icon::coordinateSystem);
    if (known != boxes_.end())
        return *known;
    constexpr double kInset = 0.1;  // of the extent, where ports may stand
    const QRectF whole = system.extent.rect();
    const QRectF box = whole.adjusted(kInset * whole.width(), kInset * whole.height(), -kInset * whole.width(),
                                      -kInset * whole.height());
    auto icon = std::make_shared<Icon>();
    icon->coordinateSystem = system;
    RectangleGraphic frame;
    frame.extent.value = {box.topLeft(), box.bottomRight()};
    TextGraphic name;
    name.extent.value = {{whole.left(), whole.bottom()}, {whole.right(), whole.bottom() + 0.2 * whole.height()}};
    name.textString.value = QStringLiteral("%name");
    icon->graphics = {frame, name};
    return boxes_.emplace_back(std::move(icon));
}

IconPtr IconCache::layerOf(const Instance& instance, const std::string& layer)
{
    std::vector<std::shared_ptr<const syntax::SyntaxTree>> texts;
    for (const ClassPart& part : instance.parts())
        texts.push_back(part.node->tree());
    Entry& entry = icons_[layer + ' ' + instance.classNode().qualifiedName()];
    if (!entry.icon || entry.dependsOnInstance || entry.texts != texts) {
        LayerReading reading = readLayer(instance, layer);
        const bool isSame = entry.icon && entry.texts == texts && reading.icon.graphics == entry.icon->graphics &&
                            reading.icon.numbers == entry.icon->numbers &&
                            reading.icon.ownCount == entry.icon->ownCount &&
                            reading.icon.coordinateSystem == entry.icon->coordinateSystem;
        if (!isSame)
            entry.icon = std::make_shared<const Icon>(std::move(reading.icon));
        entry.dependsOnInstance = reading.dependsOnInstance;
        entry.texts = std::move(texts);
    }
    return entry.icon;
}

void DiagramBuilder::fillSymbol(DiagramComponent& symbol, const Instance& instance, const Placement& placement)
{
    const Instance& shown =
        instance.isArray() && !instance.elements().empty() ? *instance.elements().front() : instance;
    symbol.className = QString::fromStdString(instance.classNode().qualifiedName());
    symbol.isMissing = instance.isMissing();
    symbol.icon = icons_.iconOf(shown);
    const bool isBox =
        symbol.icon->isEmpty() && !symbol.isMissing && isComponentClass(shown) && !hasFlag(instance, "node");
    if (isBox)
        symbol.icon = icons_.boxOf(symbol.icon->coordinateSystem);
    symbol.placement = placement;
    symbol.map = placement.map(symbol.icon->coordinateSystem);
    if (const auto format = symbol.isMissing ? std::nullopt : pageFormatOf(shown))
        symbol.page = DiagramPage{*format};
    QRectF body = symbol.page ? symbol.icon->coordinateSystem.extent.rect() : symbol.icon->bodyBounds();
    int unplaced = 0;
    if (!symbol.isMissing)
        for (const auto& child : shown.children()) {
            if (!child->isConnector() || child->isProtected() || !child->component())
                continue;
            auto place = readPlacement(child->component()->comment.annotation, shown, child->declaredIn(), true);
            if (!place && isBox)
                place = placeAtBox(body, unplaced++);
            if (!place || !place->visible)
                continue;
            DiagramPort port = readPort(*child, shown);
            const Instance& drawn =
                child->isArray() && !child->elements().empty() ? *child->elements().front() : *child;
            port.icon = icons_.iconOf(drawn);
            port.map = place->map(port.icon->coordinateSystem).then(symbol.map);
            port.position = rounded(symbol.map.map(place->centre()));
            port.isRod = port.lineStyle == LineStyle::Mechanical && isDrawnAsRod(*symbol.icon, place->centre());
            body = united(body, QRectF(place->centre(), place->centre()));
            symbol.ports.push_back(std::move(port));
        }
    symbol.bounds = symbol.map.mapRect(body);
    for (DiagramPort& port : symbol.ports) {
        const QPointF local = symbol.map.inverse().map(port.position);
        port.side = sideAlong(symbol.map.mapVector(vectorOf(nearestEdge(local, body))));
    }
    symbol.substitutions =
        substitutionsOf(*symbol.icon, shown, symbol.designation.isEmpty() ? symbol.id.name : symbol.designation);
    if (symbol.page)
        for (const auto& [key, text] : symbol.substitutions) {
            symbol.page->hasOwnNumber |= key == QLatin1String("sheet") && !text.isEmpty();
            symbol.page->hasOwnCount |= key == QLatin1String("sheets") && !text.isEmpty();
        }
}

DiagramComponent DiagramBuilder::componentOf(const Instance& instance, const Instance& root)
{
    DiagramComponent component;
    component.id = {QString::fromStdString(instance.name())};
    component.description = shownDescription(instance);
    component.isInherited = isInherited(instance, root);
    const auto* annotation = instance.component()->comment.annotation;
    component.designation = syntax::stringIn(syntax::vendorAnnotation(annotation), "designation").value_or(QString());
    component.label = labelOf(annotation);
    const auto placement = readPlacement(annotation, root, instance.declaredIn(), false);
    component.isPlaced = placement.has_value();
    fillSymbol(component, instance, placement.value_or(Placement()));
    if (component.isInherited)
        for (DiagramPort& port : component.ports)
            port.sizedBy.clear();
    component.setsPressure = !component.isMissing && setsPressure(instance);
    const StoredMedium medium = component.isMissing ? StoredMedium() : storedMediumOf(instance);
    component.holdsMedium = medium.isHeld;
    component.losesMedium = medium.isLost;
    readKind(component, instance);
    component.isPrinted = isPrinted(instance.classNode());
    component.list = listOf(instance.classNode());
    component.passesForce = hasFlag(instance, "passesForce");
    component.isNode = hasFlag(instance, "node");
    component.isAutoNode = component.isNode && syntax::vendorFlag(annotation, "auto");
    return component;
}

DiagramComponent DiagramBuilder::ownPortOf(const Instance& instance, const CoordinateSystem& sheet)
{
    DiagramComponent symbol;
    symbol.id = {QString::fromStdString(instance.name())};
    symbol.description = shownDescription(instance);
    const auto placement =
        readPlacement(instance.component()->comment.annotation, *instance.parent(), instance.declaredIn(), false);
    symbol.isPlaced = placement.has_value();
    symbol.className = QString::fromStdString(instance.classNode().qualifiedName());
    const Instance& drawn =
        instance.isArray() && !instance.elements().empty() ? *instance.elements().front() : instance;
    symbol.icon = icons_.iconOf(drawn);
    symbol.placement = placement.value_or(Placement());
    symbol.map = symbol.placement.map(symbol.icon->coordinateSystem);
    symbol.bounds = symbol.map.mapRect(symbol.icon->bodyBounds());
    symbol.substitutions = substitutionsOf(*symbol.icon, drawn, symbol.id.name);
    DiagramPort port = readPort(instance, *instance.parent());
    port.sizedBy.clear();  // lines inside of the class do not enlarge its own ports
    port.position = rounded(symbol.placement.centre());
    const Side outer = nearestEdge(port.position, sheet.extent.rect());
    port.side = opposite(outer);  // on its own sheet a port's line leads inwards
    port.map = symbol.map;
    symbol.ports.push_back(std::move(port));
    return symbol;
}

std::vector<DiagramConnection> DiagramBuilder::connectionsOf(const Instance& root, const DiagramContent& content)
{
    std::vector<DiagramConnection> connections;
    QHash<std::pair<PortRef, PortRef>, int> counts;
    const SymbolNames symbols(content);
    const auto add = [&](const syntax::Equation& equation, const ClassPart& part, bool isNested) {
        const auto* left = equation.left->to<syntax::ComponentReference>();
        const auto* right = equation.right->to<syntax::ComponentReference>();
        if (!left || !right || root.isRemoved(left->parts.front().name.text) ||
            root.isRemoved(right->parts.front().name.text))
            return;
        DiagramConnection connection;
        connection.id.a = portRefOf(*left, part.node->tree()->text(), root);
        connection.id.b = portRefOf(*right, part.node->tree()->text(), root);
        connection.id.ordinal = counts[{connection.id.a, connection.id.b}]++;
        connection.isReadOnly = isNested || part.extends;
        connection.mark =
            syntax::stringIn(syntax::vendorAnnotation(equation.comment.annotation), "mark").value_or(QString());
        connection.code = lineCodeOf(equation.comment.annotation);
        connection.points = readLinePoints(equation.comment.annotation, root, part.node);
        const LineStyle a = symbols.lineStyleAt(connection.id.a);
        const LineStyle b = symbols.lineStyleAt(connection.id.b);
        connection.style = a == LineStyle::Pilot || b == LineStyle::Pilot ? LineStyle::Pilot
                           : a == LineStyle::Other                        ? b
                                                                          : a;
        // A line between working ports is a pilot line if its annotation draws one.
        if (connection.style == LineStyle::Other || connection.style == LineStyle::Working) {
            const LineStyle written = readLineStyle(equation.comment.annotation, root, part.node);
            if (connection.style == LineStyle::Other || written == LineStyle::Pilot)
                connection.style = written;
        }
        connections.push_back(std::move(connection));
    };
    // Connects outside of loops come first: edits of the text count equal ones in this order.
    for (const bool isNested : {false, true})
        for (const ClassPart& part : root.parts())
            if (const auto* definition = part.node->definition())
                for (const syntax::EquationSection& section : definition->equationSections)
                    forEachConnect(section.equations, isNested, root, part,
                                   [&](const syntax::Equation& equation) { add(equation, part, isNested); });
    return connections;
}

Diagram DiagramBuilder::build(const Instance& root)
{
    DiagramContent content;
    content.className = QString::fromStdString(root.classNode().qualifiedName());
    content.graphics = icons_.diagramGraphicsOf(root);
    content.coordinateSystem = content.graphics->coordinateSystem;
    content.printsAll = hasFlag(root, "printsAll");
    if (const auto* definition = root.classNode().definition())
        content.release = releaseStateOf(*root.classNode().tree(), *definition);
    std::vector<const Instance*> instances;  // instances of the components
    for (const auto& child : root.children()) {
        if (!child->component())
            continue;
        if (child->isConnector()) {
            // A bus is shown even if it is protected, as lines meet there.
            if (!child->isProtected() || ExpandableMembers::isExpandable(*child))
                content.ownPorts.push_back(ownPortOf(*child, content.coordinateSystem));
        } else if (child->isMissing() || isSheetComponent(*child)) {
            if (child->prefixes().isOuter && !child->component()->comment.annotation)
                continue;
            DiagramComponent component = componentOf(*child, root);
            // A page without a place is a symbol beside the sheet, as others without one.
            if (component.page && component.isPlaced) {
                content.pages.push_back(std::move(component));
                continue;
            }
            content.components.push_back(std::move(component));
            instances.push_back(child.get());
        }
    }
    // Symbols without a Placement stand in a column at the right of the sheet.
    const QRectF sheet = content.coordinateSystem.extent.rect();
    QPointF place(sheet.right() + 20, sheet.bottom() - 10);
    for (std::size_t i = 0; i < instances.size(); ++i) {
        DiagramComponent& component = content.components[i];
        if (component.isPlaced)
            continue;
        component.ports.clear();
        fillSymbol(component, *instances[i], Placement::at(place, component.icon->coordinateSystem));
        place.ry() -= 30;
    }
    noteCodes(content, root);
    for (std::size_t i = 0; i < instances.size(); ++i)
        noteData(content.components[i], *instances[i], content.codes);
    QSet<QString> given;
    findGiven(root, given);
    if (!given.isEmpty())
        for (DiagramComponent& component : content.components)
            for (DiagramPort& port : component.ports)
                port.hasDefault |= given.contains(component.id.name + QLatin1Char('.') + port.name);
    content.connections = connectionsOf(root, content);
    return Diagram(std::move(content));
}

DiagramComponent DiagramBuilder::symbolOf(const Instance& classInstance)
{
    DiagramComponent symbol;
    QString name = defaultNameOf(QString::fromStdString(classInstance.classNode().name()));
    for (const ClassPart& part : classInstance.parts())
        if (const auto* definition = part.node->definition(); definition && definition->annotation) {
            AnnotationReader reader(classInstance, part.node);
            const auto* annotation = definition->annotation->arguments;
            reader.read(syntax::valueIn(annotation, "defaultComponentName"), name);
            reader.read(syntax::valueIn(annotation, "defaultComponentPrefixes"), symbol.defaultPrefixes);
            const auto* vendor = syntax::vendorAnnotation(definition->annotation);
            if (const auto mend = syntax::stringIn(vendor, "mend"))
                symbol.mend = part.node->shown(*mend);
            if (const auto inner = syntax::stringIn(vendor, "innerClass"))
                symbol.innerName = *inner;
        }
    symbol.id = {name};
    fillSymbol(symbol, classInstance, Placement::at({0, 0}, icons_.iconOf(classInstance)->coordinateSystem));
    symbol.isNode = hasFlag(classInstance, "node");
    symbol.standsUpright = hasFlag(classInstance, "standsUpright");
    return symbol;
}

}  // namespace bramah::model
