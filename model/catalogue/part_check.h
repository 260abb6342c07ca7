// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue_differences.h"
#include "model/diagnostics/diagnostic.h"

#include <functional>

namespace bramah::model {

/// Finds the row of a part in the catalogues at hand; null if none has it. May be null itself: there is no catalogue.
using PartSource = std::function<const CatalogueRow*(const CatalogueKey& key)>;

/// The row of the part that \a component has; null if it has none of a catalogue, or one that does not fit its class.
[[nodiscard]] const CatalogueRow* partOf(const Instance& component, const PartSource& parts);

/// A note on each component of \a sheet that has a part of a catalogue and differs from its row.
[[nodiscard]] Diagnostics checkParts(const Instance& sheet, const PartSource& parts);

}  // namespace bramah::model
