// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/overview/bonds/bond_sheet.h"

#include "model/edit/class_in_text.h"
#include "model/edit/component_edits.h"
#include "model/edit/connect_edits.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace bramah::solver {

using Side = BondPort::Side;

namespace {

QPointF onGrid(QPointF point)
{
    return {2 * std::round(point.x() / 2), 2 * std::round(point.y() / 2)};
}

/// The unit vector from \a symbol out of a port at \a place on it or near it.
QPointF wayOut(const QRectF& symbol, QPointF place)
{
    const std::array<std::pair<double, QPointF>, 4> sides{
        std::pair{place.x() - symbol.left(), QPointF(-1, 0)}, std::pair{symbol.right() - place.x(), QPointF(1, 0)},
        std::pair{place.y() - symbol.top(), QPointF(0, -1)}, std::pair{symbol.bottom() - place.y(), QPointF(0, 1)}};
    return std::ranges::min_element(sides, {}, &std::pair<double, QPointF>::first)->second;
}

/// Does this tie bring power into the net, seen from the junction in its middle?
bool bringsPower(const BondTie& tie)
{
    return (tie.side == Side::Tail) != tie.isOwn;
}

}  // namespace

BondSheet::BondSheet(model::EditedText& text, QString className, const model::Diagram& diagram)
    : text_(text), className_(std::move(className))
{
    for (const auto* components : {&diagram.components(), &diagram.ownPorts()})
        for (const model::DiagramComponent& component : *components) {
            taken_.insert(component.id.name);
            symbols_.push_back(component.bounds);
            const bool isOwn = components == &diagram.ownPorts();
            for (const model::DiagramPort& port : component.ports) {
                const QString name = isOwn ? component.id.name : component.id.name + QLatin1Char('.') + port.name;
                places_.insert(name, port.position);
                outward_.insert(name, wayOut(component.bounds, port.position));
            }
        }
}

const model::syntax::ClassDefinition& BondSheet::definition()
{
    return *model::findClass(text_.tree(), className_);
}

bool BondSheet::declares(const QString& name)
{
    return static_cast<bool>(model::findComponent(definition(), name));
}

std::vector<QStringList> BondSheet::nets()
{
    std::vector<QStringList> nets;
    for (const model::syntax::Equation* equation : model::connectsOf(definition())) {
        QStringList joined{model::referenceText(text_.tree(), equation->left),
                           model::referenceText(text_.tree(), equation->right)};
        std::erase_if(nets, [&](const QStringList& net) {
            if (!net.contains(joined[0]) && !net.contains(joined[1]))
                return false;
            joined += net;
            return true;
        });
        joined.removeDuplicates();
        nets.push_back(joined);
    }
    return nets;
}

QString BondSheet::readerOf(const QSet<QString>& names)
{
    static const QRegularExpression reference(
        QStringLiteral("(?<![\\w.])((\\w+)(?:\\.\\w+(?:\\[[^\\]]*\\])?)?)\\.\\w"));
    const auto reads = [&](model::Span span) {
        const QString written = model::toString(text_.tree().text().view(span));
        for (auto match = reference.globalMatch(written); match.hasNext();)
            if (const auto found = match.next(); names.contains(found.captured(1)) || names.contains(found.captured(2)))
                return written.simplified();
        return QString();
    };
    for (const auto& section : definition().equationSections)
        for (const model::syntax::Equation* equation : section.equations)
            if (equation->kind != model::syntax::EquationKind::Connect)
                if (const QString found = reads(equation->span); !found.isEmpty())
                    return found;
    for (const model::syntax::Element* element : definition().elements)
        for (const model::syntax::Component& component : element->components)
            if (component.modification)
                if (const QString found = reads(component.modification->span); !found.isEmpty())
                    return model::toString(component.name.text) + found;
    return {};
}

void BondSheet::removeLines(const QSet<QString>& ports)
{
    std::vector<model::ConnectKey> lines;
    for (const model::syntax::Equation* connect : model::connectsOf(definition())) {
        const model::ConnectKey key{model::referenceText(text_.tree(), connect->left),
                                    model::referenceText(text_.tree(), connect->right)};
        if (ports.contains(key.a) || ports.contains(key.b))
            lines.push_back(key);
    }
    // Equal lines are removed one by one, the first each time.
    for (const model::ConnectKey& line : lines)
        text_.apply(model::removeConnect(text_.tree(), definition(), line));
}

QString BondSheet::freeName(const QString& base)
{
    for (int number = 1;; ++number)
        if (const QString name = base + QString::number(number); !taken_.contains(name)) {
            taken_.insert(name);
            return name;
        }
}

QPointF BondSheet::freePlaceAt(QPointF wanted)
{
    constexpr double kRoom = 5, kStep = 6;
    QPointF place = wanted;
    const auto isTaken = [this](QPointF at) {
        return std::ranges::any_of(
            symbols_, [&](const QRectF& symbol) { return symbol.adjusted(-kRoom, -kRoom, kRoom, kRoom).contains(at); });
    };
    for (int ring = 1; ring < 20 && isTaken(place); ++ring)
        for (const QPointF way : {QPointF(-1, 0), QPointF(1, 0), QPointF(0, 1), QPointF(0, -1), QPointF(-1, 1),
                                  QPointF(1, 1), QPointF(-1, -1), QPointF(1, -1)})
            if (isTaken(place))
                place = wanted + kStep * ring * way;
    symbols_.emplace_back(place - QPointF(2, 2), QSizeF(4, 4));
    return place;
}

QString BondSheet::add(const QString& type, const QString& base, const QString& modification, QPointF place,
                       double rotation)
{
    model::NewComponent made;
    made.type = type;
    made.name = freeName(base);
    made.modification = modification;
    model::Placement placement;
    placement.extent = {{-2, -2}, {2, 2}};
    placement.origin = place;
    placement.rotation = rotation;
    made.placement = placement;
    text_.apply(model::addComponent(text_.tree(), definition(), made));
    return made.name;
}

QString BondSheet::addJunction(bool isOne, int in, int out, QPointF place)
{
    QStringList sizes;
    if (in > 0)
        sizes << QStringLiteral("nIn=%1").arg(in);
    if (out > 0)
        sizes << QStringLiteral("nOut=%1").arg(out);
    return add(
        isOne ? QStringLiteral("Bramah.BondGraphs.Junctions.J1") : QStringLiteral("Bramah.BondGraphs.Junctions.J0"),
        isOne ? QStringLiteral("one") : QStringLiteral("zero"),
        QStringLiteral("(%1)").arg(sizes.join(QStringLiteral(", "))), place);
}

/// Connects two ends without a drawn line; the sheet routes it.
void BondSheet::connect(const QString& tail, const QString& head)
{
    text_.apply(model::addConnect(text_.tree(), definition(), tail, head, {}));
}

void BondSheet::join(const std::vector<BondTie>& ties)
{
    if (ties.size() < 2)
        return;
    if (ties.size() == 2 && bringsPower(ties[0]) != bringsPower(ties[1])) {
        const std::size_t tail = bringsPower(ties[0]) ? 0 : 1;
        connect(ties[tail].name, ties[1 - tail].name);
        return;
    }
    QPointF middle;
    int in = 0, out = 0;
    for (const BondTie& tie : ties) {
        middle += places_.value(tie.name) / double(ties.size());
        ++(bringsPower(tie) ? in : out);
    }
    const bool isMechanical = std::ranges::any_of(ties, &BondTie::isMechanical);
    const QString name = addJunction(isMechanical, in, out, freePlaceAt(onGrid(middle)));
    in = out = 0;
    for (const BondTie& tie : ties) {
        if (bringsPower(tie))
            connect(tie.name, QStringLiteral("%1.bondIn[%2]").arg(name).arg(++in));
        else
            connect(QStringLiteral("%1.bondOut[%2]").arg(name).arg(++out), tie.name);
    }
}

void BondSheet::closeOpen(const BondTie& tie)
{
    const QPointF place = freePlaceAt(onGrid(places_.value(tie.name) + QPointF(12, 0)));
    const QString nothing = add(QStringLiteral("Bramah.BondGraphs.Sources.Se"), QStringLiteral("free"),
                                QStringLiteral("(e0=0)"), tie.side == Side::Head ? place : place + QPointF(0, 8));
    if (tie.side == Side::Head) {
        connect(nothing + QStringLiteral(".bond"), tie.name);
        return;
    }
    const QString junction = addJunction(true, 2, 0, place);
    connect(tie.name, junction + QStringLiteral(".bondIn[1]"));
    connect(nothing + QStringLiteral(".bond"), junction + QStringLiteral(".bondIn[2]"));
}

BondTie BondSheet::adapt(const QString& port, const model::Domain& domain)
{
    struct Adapter {
        model::Domain domain;
        const char *type, *base, *port;
    };
    static const Adapter all[]{{model::Domain::Hydraulic, "Hydraulic", "toOil", "A"},
                               {model::Domain::Translational, "Translational", "toFlange", "flange"},
                               {model::Domain::Rotational, "Rotational", "toShaft", "flange"},
                               {model::Domain::Electrical, "Electrical", "toBond", "p"}};
    const auto* adapter = std::ranges::find(all, domain, &Adapter::domain);
    if (adapter == std::end(all))
        return {};
    // Before the port, so that the line between them is short and straight: the adapter's port is on its right.
    const QPointF outward = outward_.value(port, {1, 0});
    const QPointF place = freePlaceAt(onGrid(places_.value(port) + 8 * outward));
    const double rotation = outward.x() > 0 ? 180 : outward.x() < 0 ? 0 : outward.y() > 0 ? 270 : 90;
    const QString name = add(QStringLiteral("Bramah.BondGraphs.Adapters.") + QLatin1String(adapter->type),
                             QLatin1String(adapter->base), {}, place, rotation);
    connect(port, name + QLatin1Char('.') + QLatin1String(adapter->port));
    const bool isElectrical = domain == model::Domain::Electrical;
    if (isElectrical)  // the effort is the voltage against ground
        connect(name + QStringLiteral(".n"), add(QStringLiteral("Bramah.Electrical.Ground"), QStringLiteral("ground"),
                                                 {}, freePlaceAt(place + QPointF(0, -8))) +
                                                 QStringLiteral(".p"));
    const BondTie tie{name + QStringLiteral(".bond"), isElectrical ? Side::Tail : Side::Head,
                      domain == model::Domain::Translational || domain == model::Domain::Rotational};
    places_.insert(tie.name, place);
    return tie;
}

}  // namespace bramah::solver
