// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/imports/hopsan/type_map.h"

#include "model/translate.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace bramah::model::hopsan {

namespace {

constexpr std::array kKinds{"hydraulic", "pneumatic", "translational", "rotational", "electrical", "signal"};
constexpr std::array kWays{"", "multi", "read", "readMulti", "in", "out"};

template <typename Enum, std::size_t N>
Enum named(const std::array<const char*, N>& names, const QString& name, Enum otherwise)
{
    const auto found = std::ranges::find_if(names, [&](const char* known) { return name == QLatin1String(known); });
    return found == names.end() ? otherwise : static_cast<Enum>(found - names.begin());
}

tl::expected<QJsonObject, QString> objectOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(tr("`%1` cannot be read: %2").arg(path, file.errorString()));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
    if (!document.isObject())
        return tl::unexpected(tr("`%1` cannot be read: %2").arg(path, error.errorString()));
    return document.object();
}

std::vector<std::pair<QString, QString>> textsOf(const QJsonObject& object)
{
    std::vector<std::pair<QString, QString>> texts;
    for (auto it = object.begin(); it != object.end(); ++it)
        texts.emplace_back(it.key(), it->toVariant().toString());
    return texts;
}

TypeInterface interfaceFrom(const QJsonObject& object)
{
    TypeInterface type;
    type.role = object["role"].toString(QStringLiteral("S")).front();
    const QJsonObject ports = object["ports"].toObject();
    for (auto it = ports.begin(); it != ports.end(); ++it) {
        const QJsonArray facts = it->toArray();
        TypePort port;
        port.kind = named(kKinds, facts.at(0).toString(), TypePort::Kind::Other);
        port.way = named(kWays, facts.at(1).toString(), TypePort::Way::Power);
        if (facts.size() > 3)
            port.place = QPointF(facts.at(2).toDouble(), facts.at(3).toDouble());
        type.ports.emplace_back(it.key(), port);
    }
    for (const auto& [name, value] : textsOf(object["values"].toObject()))
        type.values.insert(name, value);
    return type;
}

/// A rule as `flange_a`, `-flange_b` (mechanics, other direction), `~flange` (either), `u[]`, or an object with these
/// words.
PortRule portRuleFrom(const QJsonValue& value)
{
    PortRule rule;
    const QJsonObject object = value.toObject();
    rule.port = value.isString() ? value.toString() : object["port"].toString();
    if (rule.port.startsWith(QLatin1Char('~'))) {
        rule.sign = 0;
        rule.port.remove(0, 1);
    }
    if (rule.port.startsWith(QLatin1Char('-'))) {
        rule.sign = -1;
        rule.port.remove(0, 1);
    }
    if (rule.port.endsWith(QLatin1String("[]"))) {
        rule.isVector = true;
        rule.port.chop(2);
    }
    rule.size = object["size"].toString();
    rule.scale = object["scale"].toString();
    rule.via = object["via"].toString();
    rule.viaModifiers = textsOf(object["viaSet"].toObject());
    rule.text = object["text"].toString();
    rule.variable = object["variable"].toString();
    rule.value = object["value"].toString();
    rule.whenConnected = textsOf(object["connected"].toObject());
    return rule;
}

TypeRule ruleFrom(const QJsonObject& object, const TypeRule& base)
{
    TypeRule rule = base;
    for (const QJsonValue condition : object["when"].toArray())
        rule.when << condition.toString();
    if (object.contains("class"))
        rule.className = object["class"].toString();
    if (object.contains("set"))
        rule.modifiers = textsOf(object["set"].toObject());
    const QJsonObject ports = object["ports"].toObject();
    for (auto it = ports.begin(); it != ports.end(); ++it)
        rule.ports.insert(it.key(), portRuleFrom(*it));
    const QJsonObject inlines = object["inline"].toObject();
    for (auto it = inlines.begin(); it != inlines.end(); ++it)
        rule.inlines.insert(it.key(), {it->toArray().at(0).toString(), it->toArray().at(1).toString()});
    const QJsonObject neighbours = object["beside"].toObject();
    for (auto it = neighbours.begin(); it != neighbours.end(); ++it)
        rule.neighbours.insert(it.key(), {it->toArray().at(0).toString(), it->toArray().at(1).toString(),
                                          textsOf(it->toArray().at(2).toObject())});
    if (object.contains("note"))
        rule.note = object["note"].toString();
    return rule;
}

TypeMapping mappingFrom(const QJsonObject& object)
{
    TypeMapping mapping;
    mapping.dropped = object["dropped"].toString();
    mapping.constant = object["constant"].toString();
    for (const auto& [old, today] : textsOf(object["old"].toObject()))
        mapping.oldNames.insert(old, today);
    const TypeRule base = ruleFrom(object, {});
    for (const QJsonValue variant : object["variants"].toArray())
        mapping.rules.push_back(ruleFrom(variant.toObject(), variant.toObject().contains("class") ? TypeRule{} : base));
    mapping.rules.push_back(base);
    return mapping;
}

}  // namespace

const TypePort* TypeInterface::port(const QString& name) const
{
    const auto found = std::ranges::find_if(ports, [&](const auto& port) { return port.first == name; });
    return found == ports.end() ? nullptr : &found->second;
}

tl::expected<TypeMap, QString> TypeMap::read(const QString& folder)
{
    const QString place = folder + QStringLiteral("/Bramah/Resources/Hopsan/");
    const auto interfaces = objectOf(place + QStringLiteral("interfaces.json"));
    if (!interfaces)
        return tl::unexpected(interfaces.error());
    const auto mappings = objectOf(place + QStringLiteral("mapping.json"));
    if (!mappings)
        return tl::unexpected(mappings.error());
    TypeMap map;
    for (auto it = interfaces->begin(); it != interfaces->end(); ++it)
        map.interfaces_.insert(it.key(), interfaceFrom(it->toObject()));
    for (auto it = mappings->begin(); it != mappings->end(); ++it)
        if (it->isObject())
            map.mappings_.insert(it.key(), mappingFrom(it->toObject()));
    return map;
}

const TypeInterface* TypeMap::interfaceOf(const QString& type) const
{
    const auto found = interfaces_.constFind(type);
    return found == interfaces_.cend() ? nullptr : &*found;
}

const TypeMapping* TypeMap::mappingOf(const QString& type) const
{
    const auto found = mappings_.constFind(type);
    return found == mappings_.cend() ? nullptr : &*found;
}

}  // namespace bramah::model::hopsan
