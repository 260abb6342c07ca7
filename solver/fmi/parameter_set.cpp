// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fmi/parameter_set.h"

#include "solver/fmi/unit_element.h"
#include "solver/translate.h"

#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <array>
#include <set>
#include <utility>

namespace bramah::solver {
namespace {

using ValueKind = ParameterSet::Kind;

constexpr auto kValues = "http://ssp-standard.org/SSP1/SystemStructureParameterValues";
constexpr auto kCommon = "http://ssp-standard.org/SSP1/SystemStructureCommon";
constexpr std::array<std::pair<ValueKind, const char*>, 5> kElements{{{ValueKind::Real, "Real"},
                                                                      {ValueKind::Integer, "Integer"},
                                                                      {ValueKind::Boolean, "Boolean"},
                                                                      {ValueKind::String, "String"},
                                                                      {ValueKind::Enumeration, "Enumeration"}}};

QString elementOf(ValueKind kind)
{
    for (const auto& [known, name] : kElements)
        if (known == kind)
            return QLatin1String(name);
    return {};
}

tl::unexpected<QString> problemAt(const QXmlStreamReader& xml, const QString& text)
{
    return tl::unexpected(tr("line %1: %2").arg(xml.lineNumber()).arg(text));
}

/// The value in the element behind the start of a Parameter; the reader is then behind it.
tl::expected<ParameterSet::Parameter, QString> parameterIn(QXmlStreamReader& xml)
{
    ParameterSet::Parameter parameter;
    parameter.path = xml.attributes().value(QLatin1String("name")).toString();
    if (parameter.path.isEmpty())
        return problemAt(xml, tr("a parameter has no name"));
    bool isFound = false;
    while (xml.readNextStartElement()) {
        for (const auto& [kind, name] : kElements)
            if (xml.name() == QLatin1String(name)) {
                parameter.kind = kind;
                parameter.value = xml.attributes().value(QLatin1String("value")).toString();
                parameter.unit = xml.attributes().value(QLatin1String("unit")).toString();
                isFound = xml.attributes().hasAttribute(QLatin1String("value"));
            }
        xml.skipCurrentElement();
    }
    if (!isFound && !xml.hasError())
        return problemAt(xml, tr("`%1` has no value of a known kind").arg(parameter.path));
    return parameter;
}

}  // namespace

QByteArray ssvText(const ParameterSet& set)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(2);
    xml.writeStartDocument();
    xml.writeNamespace(QLatin1String(kValues), QStringLiteral("ssv"));
    xml.writeNamespace(QLatin1String(kCommon), QStringLiteral("ssc"));
    const auto value = [](const QString& name) { return QStringLiteral("ssv:") + name; };
    xml.writeStartElement(value(QStringLiteral("ParameterSet")));
    xml.writeAttribute(QStringLiteral("version"), QStringLiteral("1.0"));
    xml.writeAttribute(QStringLiteral("name"), set.name);
    xml.writeStartElement(value(QStringLiteral("Parameters")));
    std::set<QString> units;
    for (const ParameterSet::Parameter& parameter : set.parameters) {
        xml.writeStartElement(value(QStringLiteral("Parameter")));
        xml.writeAttribute(QStringLiteral("name"), parameter.path);
        xml.writeStartElement(value(elementOf(parameter.kind)));
        xml.writeAttribute(QStringLiteral("value"), parameter.value);
        const auto unit = model::parseUnit(parameter.unit);
        if (parameter.kind == ValueKind::Real && !parameter.unit.isEmpty() && unit && hasBaseUnits(*unit)) {
            xml.writeAttribute(QStringLiteral("unit"), parameter.unit);
            units.insert(parameter.unit);
        }
        xml.writeEndElement();
        xml.writeEndElement();
    }
    xml.writeEndElement();
    if (!units.empty()) {
        xml.writeStartElement(value(QStringLiteral("Units")));
        for (const QString& unit : units) {
            xml.writeStartElement(QStringLiteral("ssc:Unit"));
            xml.writeAttribute(QStringLiteral("name"), unit);
            writeBaseUnit(xml, QStringLiteral("ssc:BaseUnit"), *model::parseUnit(unit));
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

tl::expected<ParameterSet, QString> readSsv(const QByteArray& bytes)
{
    QXmlStreamReader xml(bytes);
    if (!xml.readNextStartElement() || xml.name() != QLatin1String("ParameterSet"))
        return problemAt(xml, tr("this is no set of parameters (SSV)"));
    ParameterSet set;
    set.name = xml.attributes().value(QLatin1String("name")).toString();
    while (xml.readNextStartElement()) {
        if (xml.name() != QLatin1String("Parameters")) {
            xml.skipCurrentElement();
            continue;
        }
        while (xml.readNextStartElement()) {
            auto parameter = parameterIn(xml);
            if (!parameter)
                return tl::unexpected(parameter.error());
            set.parameters.push_back(std::move(*parameter));
        }
    }
    if (xml.hasError())
        return problemAt(xml, xml.errorString());
    return set;
}

}  // namespace bramah::solver
