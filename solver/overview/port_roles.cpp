// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/overview/port_roles.h"

#include "model/text/dotted_name.h"
#include "solver/inspection/port_causality.h"
#include "solver/translate.h"

#include <algorithm>

namespace bramah::solver {

namespace {

using model::CapsulePort;
using model::PortRole;
using model::PortUse;

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

/// Which of its two variables a physical port gives, in words.
QString supplierText(const PortCausality& port)
{
    if (port.givesEffort && port.givesFlow)
        return tr("supplies effort and flow");
    if (!port.givesEffort && !port.givesFlow)
        return tr("receives effort and flow");
    return port.givesEffort ? tr("effort supplier") : tr("flow supplier");
}

/// Empty for a physical port, whose role depends on the circuit.
QString roleText(PortRole role)
{
    switch (role) {
    case PortRole::Modulating: return tr("modulating");
    case PortRole::Measuring: return tr("measuring");
    case PortRole::SignalIn: return tr("signal in");
    case PortRole::SignalOut: return tr("signal out");
    case PortRole::Master: return tr("master");
    case PortRole::Slave: return tr("slave");
    case PortRole::Physical:
    case PortRole::Other: break;
    }
    return {};
}

QString useText(const CapsulePort& port)
{
    switch (port.use) {
    case PortUse::End: return tr("end port");
    case PortUse::Relay: return tr("relay port, to %1").arg(port.passedTo.join(QStringLiteral(", ")));
    case PortUse::Unused: break;
    }
    return {};
}

/// The port at the end of \a path below \a root; nothing if there is none.
std::optional<CapsulePort> portAt(const model::Instance& root, const QString& path)
{
    const qsizetype dot = model::lastDot(path);
    const model::Instance* owner = dot < 0 ? &root : root.descendant(path.left(dot).toStdString());
    if (!owner)
        return std::nullopt;
    const QString name = model::withoutSubscripts(path.mid(dot + 1));
    const std::vector<CapsulePort> ports = capsulePorts(*owner);
    const auto found = std::ranges::find(ports, name, &CapsulePort::name);
    return found == ports.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

StructureTable withRoles(StructureTable table, const CompiledSystem& system, const model::Instance& root)
{
    table.headers << tr("Role") << tr("Kind");
    table.keys << QStringLiteral("role") << QStringLiteral("kind");
    const auto causalities = portCausalities(system.model, *system.structure);
    for (std::size_t k = 0; k < table.rows.size() && k < causalities.size(); ++k) {
        const auto port = portAt(root, table.rows[k].path);
        table.rows[k].cells << supplierText(causalities[k]) << (port ? useText(*port) : QString());
    }
    const QString separator = QStringLiteral(", ");
    for (const FlatComponent& component : system.model.components) {
        const model::Instance* instance = component.path.empty() ? nullptr : root.descendant(component.path);
        if (!instance || instance->isConnector())
            continue;
        for (const CapsulePort& port : capsulePorts(*instance)) {
            const bool isTold =
                port.role == PortRole::Modulating || port.role == PortRole::Master || port.role == PortRole::Slave;
            if (!isTold)
                continue;
            const QString path = text(component.path) + QLatin1Char('.') + port.name;
            table.rows.push_back({{path, port.takes.join(separator), QString(), port.gives.join(separator),
                                   roleText(port.role), useText(port)},
                                  path});
        }
    }
    return table;
}

QString portTip(const model::Instance& root, const CompiledSystem* system, const QString& connector)
{
    const auto port = portAt(root, connector);
    if (!port)
        return {};
    QStringList words;
    if (port->role == PortRole::Physical && system && system->structure) {
        for (const PortCausality& one : portCausalities(system->model, *system->structure))
            if (text(one.connector) == connector)
                words << supplierText(one);
    } else if (const QString role = roleText(port->role); !role.isEmpty()) {
        words << role;
    }
    if (const QString use = useText(*port); !use.isEmpty())
        words << use;
    if (words.isEmpty())
        return {};
    QString tip = QStringLiteral("<b>%1</b> %2").arg(connector.toHtmlEscaped(), words.join(QStringLiteral(" · ")));
    for (const auto& [label, names] : {std::pair(tr("gives"), port->gives), std::pair(tr("takes"), port->takes)})
        if (!names.isEmpty())
            tip += QStringLiteral("<br>%1: %2").arg(label, names.join(QStringLiteral(", ")).toHtmlEscaped());
    return tip;
}

}  // namespace bramah::solver
