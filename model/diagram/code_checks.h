// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"

namespace bramah::model {

/// Reports components of \a diagram with one code, and, where the sheet names a scheme, codes that have not its form.
[[nodiscard]] Diagnostics checkCodes(const Diagram& diagram);

}  // namespace bramah::model
