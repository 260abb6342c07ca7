// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fmi/terminals_and_icons.h"

#include "solver/fmi/fmu_texts.h"

#include <QXmlStreamWriter>

namespace bramah::solver {
namespace {

constexpr auto kSymbolScale = "0.1";  // mm for a unit of the symbol

using Attributes = std::vector<std::pair<const char*, QString>>;

void writeEmpty(QXmlStreamWriter& xml, const char* name, const Attributes& attributes)
{
    xml.writeEmptyElement(QLatin1String(name));
    for (const auto& [attribute, value] : attributes)
        xml.writeAttribute(QLatin1String(attribute), value);
}

/// The picture fills the square of a symbol.
void writeIcon(QXmlStreamWriter& xml)
{
    const Attributes square{{"x1", QStringLiteral("-100")},
                            {"y1", QStringLiteral("-100")},
                            {"x2", QStringLiteral("100")},
                            {"y2", QStringLiteral("100")}};
    Attributes system = square;
    system.emplace_back("suggestedScalingFactorTo_mm", QLatin1String(kSymbolScale));
    xml.writeStartElement(QStringLiteral("GraphicalRepresentation"));
    writeEmpty(xml, "CoordinateSystem", system);
    writeEmpty(xml, "Icon", square);
    xml.writeEndElement();
}

/// Two terminals join by the names of their members: potentials are equal, flows into both sum up to zero.
void writeTerminal(QXmlStreamWriter& xml, const FmuTerminal& terminal)
{
    xml.writeStartElement(QStringLiteral("Terminal"));
    xml.writeAttribute(QStringLiteral("name"), terminal.name);
    xml.writeAttribute(QStringLiteral("matchingRule"), QStringLiteral("plug"));
    xml.writeAttribute(QStringLiteral("terminalKind"), terminal.className);
    if (!terminal.description.isEmpty())
        xml.writeAttribute(QStringLiteral("description"), terminal.description);
    for (const FmuTerminal::Member& member : terminal.members)
        writeEmpty(xml, "TerminalMemberVariable",
                   {{"variableName", member.variable},
                    {"memberName", member.variable.mid(terminal.name.size() + 1)},
                    {"variableKind", member.isFlow ? QStringLiteral("inflow") : QStringLiteral("signal")}});
    xml.writeEndElement();
}

}  // namespace

QByteArray terminalsAndIcons(const ExportedModel& exported, bool hasIcon)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(2);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("fmiTerminalsAndIcons"));
    xml.writeAttribute(QStringLiteral("fmiVersion"), QStringLiteral("3.0"));
    if (hasIcon)
        writeIcon(xml);
    if (!exported.terminals.empty()) {
        xml.writeStartElement(QStringLiteral("Terminals"));
        for (const FmuTerminal& terminal : exported.terminals)
            writeTerminal(xml, terminal);
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

}  // namespace bramah::solver
