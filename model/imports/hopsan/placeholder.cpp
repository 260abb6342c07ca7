// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/imports/hopsan/placeholder.h"

#include "model/imports/hopsan/connector_classes.h"
#include "model/translate.h"

namespace bramah::model::hopsan {

namespace {

TypePort::Kind kindOf(const QString& nodeType)
{
    using Kind = TypePort::Kind;
    static const QHash<QString, Kind> kinds{
        {"NodeHydraulic", Kind::Hydraulic},    {"NodePneumatic", Kind::Pneumatic},
        {"NodeMechanic", Kind::Translational}, {"NodeMechanicRotational", Kind::Rotational},
        {"NodeElectric", Kind::Electrical},    {"NodeSignal", Kind::Signal}};
    return kinds.value(nodeType, Kind::Other);
}

std::vector<std::pair<QString, TypePort>> portsOf(const HmfObject& object, const TypeInterface* interface,
                                                  const std::vector<QString>& used)
{
    if (interface)
        return interface->ports;
    std::vector<std::pair<QString, TypePort>> ports;
    for (const QString& name : used) {
        TypePort port;
        port.kind = kindOf(object.portKinds.value(name));
        // Files do not tell inputs from outputs but by this: only outputs have names like it in types of old files.
        if (port.isSignal())
            port.way = name.startsWith(QLatin1String("out")) ? TypePort::Way::Out : TypePort::Way::In;
        ports.emplace_back(name, port);
    }
    return ports;
}

}  // namespace

Placeholder placeholderOf(const HmfObject& object, const TypeInterface* interface, const std::vector<QString>& used)
{
    Placeholder made;
    made.key = interface ? object.type
                         : object.type + QLatin1Char('(') + QStringList(used.begin(), used.end()).join(u',') + u')';
    made.sheet = std::make_unique<SheetClass>();
    SheetClass& sheet = *made.sheet;
    sheet.description = tr("Stands for Hopsan's %1").arg(object.type);
    sheet.standsFor = object.type;
    sheet.documentation = tr("<p>Stands for a component of the type %1 of Hopsan, for which there is no class. It has "
                             "ports and no equations: "
                             "replace it by a component with the same ports, or write its equations here.</p>")
                              .arg(object.type.toHtmlEscaped());
    NameList names;
    for (const auto& [name, facts] : portsOf(object, interface, used)) {
        const bool isInput = facts.way != TypePort::Way::Out;
        SheetPart part;
        part.name = names.take(name);
        part.className = connectorClass(facts.kind, isInput);
        part.isConnector = true;
        if (facts.isSignal() && isInput)
            part.value = QStringLiteral("0");
        part.pose.centre = facts.place.value_or(QPointF(isInput ? 0 : 1, 0)) * 100;
        sheet.symbolPorts.push_back({part.name, part.className, {}});
        made.faces.insert(name, {facts.kind, facts.way, part.name, 1, interface ? interface->role : QChar(u'S')});
        sheet.parts.push_back(std::move(part));
    }
    placeSymbolPorts(sheet);
    return made;
}

}  // namespace bramah::model::hopsan
