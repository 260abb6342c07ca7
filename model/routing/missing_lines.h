// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

namespace bramah::model {

/// The sheet with a way for each connection without a line in the text (DiagramConnection::isRouted), as the router
/// lays new lines; drawn lines stay as they are. A connection to a port that is not on the sheet gets no way.
[[nodiscard]] Diagram withMissingLines(Diagram diagram);

}  // namespace bramah::model
