// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

#include <QStringList>

namespace bramah::editor {

/// Paths of the variables of a port, the one a user most likely wants to see first: `pump.P.p`, `pump.P.m_flow`.
[[nodiscard]] QStringList variablesOf(const model::Diagram& diagram, const model::PortRef& port);
/// Of a line: of the port whose value the line carries (an output, or a node's pressure) first.
[[nodiscard]] QStringList variablesOf(const model::Diagram& diagram, const model::ConnectionId& connection);

}  // namespace bramah::editor
