// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

namespace bramah::model {

/// The same sheet with a way for each connection of which the text draws no line (DiagramConnection::isRouted), as the
/// router lays new lines: drawn lines stay as they are. Connections stay undrawn where a port is not on the sheet.
[[nodiscard]] Diagram withMissingLines(Diagram diagram);

}  // namespace bramah::model
