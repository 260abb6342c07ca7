// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/declarations/declaration_types.h"

#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "editor/translate.h"
#include "model/diagram/diagram.h"
#include "model/instance/instance.h"
#include "model/text/dotted_name.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace bramah::editor {

using model::ClassNode;
using model::syntax::ClassKind;
using Group = DeclarationRow::Group;

namespace {

bool isConnectorKind(ClassKind kind)
{
    return kind == ClassKind::Connector || kind == ClassKind::ExpandableConnector;
}

bool isTypeOf(const ClassNode& node, Group group)
{
    return group == Group::Port ? isConnectorKind(node.kind()) && !node.isPartial() : node.kind() == ClassKind::Type;
}

void addTypes(const ClassNode& node, Group group, QStringList& types)
{
    for (const ClassNode* child : node.children()) {
        if (isTypeOf(*child, group))
            types.append(QString::fromStdString(child->qualifiedName()));
        else if (child->kind() == ClassKind::Package || (child->definition() && child->tree() == node.tree()))
            addTypes(*child, group, types);
    }
}

/// The element in `model M T x; end M;`; null if the text is no type.
const model::syntax::Element* typedElement(const model::syntax::SyntaxTree& tree)
{
    if (tree.hasErrors() || tree.root().classes.size() != 1)
        return nullptr;
    const auto& elements = tree.root().classes.front()->elements;
    const bool isOne = elements.size() == 1 && elements.front()->components.size() == 1;
    return isOne ? elements.front() : nullptr;
}

/// The usual places of ports on a symbol: first the middles of its sides, then beside them.
std::vector<QPointF> placesOfPorts(const QRectF& icon)
{
    constexpr double kModule = 20;  // icon units
    const QPointF middle = icon.center();
    std::vector<QPointF> places;
    for (const double shift : {0.0, 0.5, -0.5}) {
        const double x = std::round((middle.x() + shift * icon.width() / 2) / kModule) * kModule;
        const double y = std::round((middle.y() + shift * icon.height() / 2) / kModule) * kModule;
        places.emplace_back(icon.left(), y);
        places.emplace_back(icon.right(), y);
        places.emplace_back(x, icon.top());
        places.emplace_back(x, icon.bottom());
    }
    return places;
}

}  // namespace

QString typeFault(const DocumentSession& session, Group group, const QString& type)
{
    const auto text =
        std::make_shared<model::SourceText>(QString(), QStringLiteral("model M\n%1 x;\nend M;").arg(type).toUtf8());
    const auto tree = model::syntax::SyntaxTree::parse(text);
    const model::syntax::Element* element = typedElement(*tree);
    if (!element)
        return tr("“%1” is not a type.").arg(type);
    if (element->prefixes.isParameter || element->prefixes.isConstant)
        return tr("Parameters and constants are added with the button Parameter.");
    const model::Instance* shown = session.sheet().instance();
    const ClassNode* node = shown ? shown->tree().names().lookupClass(element->name, *shown) : nullptr;
    if (!node)
        return tr("There is no class “%1” here.").arg(model::toString(tree->text().view(element->name.span)));
    const ClassKind kind = node->kind();
    if (group == Group::Port)
        return isConnectorKind(kind) ? QString() : tr("A port needs a connector; “%1” is none.").arg(type);
    if (isConnectorKind(kind))
        return tr("“%1” is a connector: add a port with it.").arg(type);
    const bool isForValues = kind == ClassKind::Type || kind == ClassKind::Record ||
                             kind == ClassKind::OperatorRecord || kind == ClassKind::Class ||
                             node->builtin() != model::BuiltinType::None;
    return isForValues ? QString() : tr("“%1” is not a type of values.").arg(type);
}

QStringList typesFor(const DocumentSession& session, Group group)
{
    const model::ClassLibrary& library = session.workspace().library();
    QStringList types;
    if (group != Group::Port)
        types = {QStringLiteral("Real"), QStringLiteral("Integer"), QStringLiteral("Boolean"),
                 QStringLiteral("String")};
    // Not all packages, as searching the standard library would read all its files.
    const QString own = model::firstName(session.sheet().className());
    for (const QString& package : {own, QStringLiteral("Bramah"), QStringLiteral("Modelica.Units.SI")})
        if (const ClassNode* node = library.find(package.toStdString()))
            addTypes(*node, group, types);
    types.removeDuplicates();
    return types;
}

QString portText(const DocumentSession& session, const DeclarationRows& rows, const QString& name)
{
    const auto ports = [&](const DeclarationRow& row) { return row.group == Group::Port; };
    const auto last = std::find_if(rows.rbegin(), rows.rend(), ports);
    QString type = QStringLiteral("Bramah.Hydraulics.Interfaces.Port");
    if (last != rows.rend() && !last->isInherited())
        type = last->written.type;
    const auto symbol = session.workspace().symbolOf(session.sheet().className());
    const model::CoordinateSystem system = symbol ? symbol->icon->coordinateSystem : model::CoordinateSystem();
    const QRectF icon = QRectF(system.extent.first, system.extent.second).normalized();
    std::vector<QPointF> taken;
    for (const DeclarationRow& row : rows)
        if (const auto* port = session.sheet().diagram().symbol({row.written.name}); port && ports(row))
            taken.push_back(port->placement.centre());
    QPointF place(icon.left(), icon.center().y());
    for (const QPointF& one : placesOfPorts(icon)) {
        constexpr double kNear = 15;  // icon units
        if (std::ranges::all_of(taken, [&](QPointF other) { return QLineF(one, other).length() > kNear; })) {
            place = one;
            break;
        }
    }
    return QStringLiteral("%1 %2 annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={%3,%4})))")
        .arg(type, name)
        .arg(place.x())
        .arg(place.y());
}

}  // namespace bramah::editor
