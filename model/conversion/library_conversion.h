// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_library.h"
#include "model/edit/text_edits.h"

namespace bramah::model {

/// How a text is brought to the versions of libraries that are there.
struct Conversion {
    TextEdits edits;          ///< empty if the text can stay as it is
    Diagnostics diagnostics;  ///< what was converted, and what could not be
};

/// The conversion of a file that \a library has (addFile()) from the versions that its `uses` names, or that are
/// implied (wantedLibraries()), to those in \a library; `uses` then names these. Adds no line within the classes.
[[nodiscard]] Conversion conversionOf(const ClassLibrary& library,
                                      const std::shared_ptr<const syntax::SyntaxTree>& tree);

/// Converts all user's files of \a library in memory.
[[nodiscard]] Diagnostics convertFiles(ClassLibrary& library);
/// Converts libraries at search paths in memory that the user's files, or the top-level classes \a names, use and that
/// are written for versions of other libraries which are not there. Nodes of those libraries end.
[[nodiscard]] Diagnostics convertLibraries(ClassLibrary& library, const std::vector<std::string>& names = {});

/// The edit that adds to `uses` of the file's first class the libraries of \a library that the text names, with their
/// versions. What `uses` names already stays. Empty for a text with errors or `within`.
[[nodiscard]] TextEdits usesEdit(const ClassLibrary& library, const syntax::SyntaxTree& tree);

}  // namespace bramah::model
