// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/imports/hopsan/sheet_class.h"
#include "model/imports/hopsan/type_map.h"

namespace bramah::model::hopsan {

/// The class of connectors of a kind; of a signal an input or an output.
[[nodiscard]] QString connectorClass(TypePort::Kind kind, bool isInput);

/// Spreads the ports of a class over the left and right edge of its symbol: inputs and what lies left on its own sheet
/// on the left.
void placeSymbolPorts(SheetClass& sheet);

/// Half the height of such a symbol, in its own coordinates.
[[nodiscard]] double symbolHalfHeight(const SheetClass& sheet);

}  // namespace bramah::model::hopsan
