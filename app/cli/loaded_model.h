// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"
#include "model/classes/class_library.h"

#include <memory>
#include <vector>

namespace bramah::app {

/// A library with the files of a command line.
struct LoadedFiles {
    std::unique_ptr<model::ClassLibrary> library;
    std::vector<const model::ClassNode*> classes;  ///< of the files, in order
    model::Diagnostics diagnostics;                ///< of the files' texts
};

/// Reads \a files (folders too) with the libraries that the options name.
[[nodiscard]] LoadedFiles loadFiles(const QStringList& files, const CommandOptions& options);

/// The syntax errors in the files at or below \a paths.
[[nodiscard]] model::Diagnostics syntaxDiagnostics(const QStringList& paths);

/// The models and blocks among \a classes, and within packages among them, that can be run.
[[nodiscard]] std::vector<const model::ClassNode*> runnableModels(const std::vector<const model::ClassNode*>& classes);

/// The class the command is about: --class, or the one model of the files. Null with a message if there is none.
[[nodiscard]] const model::ClassNode* chosenClass(const LoadedFiles& loaded, const CommandOptions& options,
                                                  CommandStreams& streams);

/// Writes the problems \a compiled of \a node. If there are errors among them, first those of the drawing, which are
/// nearer to its author than unsolvable equations, then \a unbalanced.
void writeCompiled(const model::Diagnostics& compiled, const model::ClassLibrary& library, const model::ClassNode& node,
                   const model::Diagnostics& unbalanced, QTextStream& stream);

/// Writes diagnostics in the command line's form, each once.
void writeDiagnostics(const model::Diagnostics& diagnostics, QTextStream& stream);

}  // namespace bramah::app
