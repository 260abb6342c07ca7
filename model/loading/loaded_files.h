// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_library.h"

#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <memory>
#include <vector>

namespace bramah::model {

/// A library with the files that someone names.
struct LoadedFiles {
    std::shared_ptr<ClassLibrary> library;
    std::vector<const ClassNode*> classes;  ///< of the files, in order
    Diagnostics diagnostics;                ///< of the files' texts
};

/// Reads \a files (folders too) with the libraries at the paths \a libraries, those in MODELICAPATH and the program's
/// own. Texts for other versions of these libraries are converted.
[[nodiscard]] LoadedFiles loadFiles(const QStringList& files, const QStringList& libraries);

/// The syntax errors in the files at or below \a paths.
[[nodiscard]] Diagnostics syntaxDiagnostics(const QStringList& paths);

/// The models and blocks among \a classes, and within packages among them, that can be run.
[[nodiscard]] std::vector<const ClassNode*> runnableModels(const std::vector<const ClassNode*>& classes);

/// The class that \a name means, with or without its package, among those of the files and of their libraries; without
/// a name the one model of the files. The error is a message.
[[nodiscard]] tl::expected<const ClassNode*, QString> chosenModel(const LoadedFiles& loaded, const QString& name);

}  // namespace bramah::model
