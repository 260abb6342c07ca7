// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/syntax_tree.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

/// Versions of libraries, by annotations of top-level classes (specification 3.6, 18.8).
namespace bramah::model {

/// A library, and the version of it that a text is written for.
struct WantedLibrary {
    std::string name;
    QString version;
    Span span;               ///< of the version in `uses`; empty if it is implied
    bool isImplied = false;  ///< no `uses` names it, but the text has marks of that version
};

/// The libraries that `annotation(uses(Modelica(version="4.0.0")))` names.
[[nodiscard]] std::vector<WantedLibrary> usedLibraries(const syntax::ClassDefinition& definition);
/// Those of all classes of a file, each once; none of a file with `within`, whose top-level class is elsewhere. A file
/// that names classes of Bramah and carries `__Bramah(format=1)` without saying which version it uses is of the time
/// before `uses` was written: it wants Bramah 0.1.0.
[[nodiscard]] std::vector<WantedLibrary> wantedLibraries(const syntax::SyntaxTree& tree);

/// `annotation(version="4.1.0")`; empty if there is none. \a definition may be null.
[[nodiscard]] QString versionOf(const syntax::ClassDefinition* definition);
/// Negative if \a left is older than \a right, 0 if they are the same: numbers part by part; a text behind them
/// (`2.1 Beta 1`) is older than none; texts without a number are the oldest (specification 3.6, 18.8.1).
[[nodiscard]] int compareVersions(const QString& left, const QString& right);
/// Does \a definition's `conversion(...)` say, in one step, how a text for \a version is brought to its own version?
[[nodiscard]] bool convertsFrom(const syntax::ClassDefinition& definition, const QString& version);

/// Does the text name something in the top-level class \a library, as `Modelica.Units.SI.Length`?
[[nodiscard]] bool namesLibrary(const syntax::SyntaxTree& tree, std::string_view library);

}  // namespace bramah::model
