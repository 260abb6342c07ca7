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

/// LLVM has to be loaded to tell its version, which takes longer than all else at the start of the program.
enum class AskLlvm { Yes, No };

/// The libraries of model and solver, as they are loaded now. LLVM is among them where its module is installed, if it
/// is to be asked.
[[nodiscard]] std::vector<LibraryVersion> libraryVersions(AskLlvm askLlvm = AskLlvm::Yes);

}  // namespace bramah::solver
