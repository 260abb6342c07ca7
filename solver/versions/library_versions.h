// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace bramah::solver {

/// A library that the program runs with.
struct LibraryVersion {
    QString name;
    QString version;  ///< as the library writes it
};

/// The libraries of model and solver, as they are loaded now. LLVM is among them where its module is installed.
[[nodiscard]] std::vector<LibraryVersion> libraryVersions();

}  // namespace bramah::solver
