// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"
#include "model/catalogue/catalogue.h"
#include "model/classes/class_library.h"

#include <vector>

namespace bramah::cli {

/// The catalogues that --catalogue names, else those of the libraries.
[[nodiscard]] std::vector<model::Catalogue> readCatalogues(const CommandOptions& options,
                                                           const model::ClassLibrary& library);

}  // namespace bramah::cli
