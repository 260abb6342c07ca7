// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/translations/po_file.h"

namespace bramah::model {

class ClassNode;

/// The texts of \a top and of all classes in it that Modelica 3.6, 13.6 has translated, each once a class, with
/// empty translations: descriptions of classes and components, tabs, groups, documentation, icon texts, messages
/// of annotations. Also texts that Bramah shows: class names in words, descriptions of literals, plot titles,
/// messages of assertions. Texts without a word (`%name`, `A`) are left out. Places are given relative to \a
/// folder.
[[nodiscard]] PoFile translatableTexts(const ClassNode& top, const QString& folder);

}  // namespace bramah::model
