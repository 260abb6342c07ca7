// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/bus_text.h"

#include "editor/translate.h"
#include "model/planning/bus_plan.h"

#include <QStringList>

namespace bramah::editor {
namespace {

/// a longer list cannot be read at a glance
constexpr int kMostShown = 24;

model::PortRef busOf(const model::Diagram& diagram, const Hit& hit)
{
    switch (hit.kind) {
    case Hit::Kind::Port: return hit.port;
    case Hit::Kind::Symbol:
        if (const model::PortRef own{{}, hit.symbol.name}; diagram.port(own))
            return own;
        break;
    case Hit::Kind::LineEnd:
    case Hit::Kind::Line: return hit.connection.a;
    default: break;
    }
    return {};
}

}  // namespace

QString typeText(const model::BusSignal& signal)
{
    return signal.unit.isEmpty() ? signal.type : signal.type + QStringLiteral(", ") + signal.unit;
}

QString usersText(const model::BusSignal& signal)
{
    const auto listed = [](const QStringList& paths) { return paths.join(QStringLiteral(", ")); };
    if (signal.givenBy.isEmpty())
        return signal.readBy.isEmpty() ? tr("declared, not used")
                                       : tr("read by %1, given by nothing yet").arg(listed(signal.readBy));
    return signal.readBy.isEmpty() ? tr("given by %1").arg(listed(signal.givenBy))
                                   : tr("given by %1, read by %2").arg(listed(signal.givenBy), listed(signal.readBy));
}

QString busText(const model::Diagram& diagram, const Hit& hit)
{
    const model::PortRef bus = busOf(diagram, hit);
    if (bus.isEmpty() || !model::isBus(diagram, bus))
        return {};
    const model::BusSignals signals = model::signalsOfBus(diagram, bus);
    if (signals.empty())
        return tr("%1: a bus without signals").arg(bus.text().toHtmlEscaped());
    QString rows;
    for (const model::BusSignal& signal : signals) {
        if (rows.count(QStringLiteral("<tr>")) == kMostShown) {
            rows += QStringLiteral("<tr><td colspan=3>…</td></tr>");
            break;
        }
        rows +=
            QStringLiteral("<tr><td><b>%1</b>&nbsp;</td><td>%2&nbsp;</td><td>%3</td></tr>")
                .arg(signal.name.toHtmlEscaped(), typeText(signal).toHtmlEscaped(), usersText(signal).toHtmlEscaped());
    }
    return QStringLiteral("<p>%1</p><table>%2</table>")
        .arg(tr("Signals of the bus %1").arg(bus.text().toHtmlEscaped()), rows);
}

}  // namespace bramah::editor
