// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual.h"

#include <optional>

namespace bramah::app {

/// Writes \a manual into \a folder, which is made: a page of HTML for each of its pages and for each class with its
/// symbol, pictures for light and dark screens, a search that works without a server. Begin with `index.html`. Returns
/// what went wrong, or nothing.
[[nodiscard]] std::optional<QString> writeManualSite(const Manual& manual, const ManualReference& reference,
                                                     const QString& folder);

}  // namespace bramah::app
