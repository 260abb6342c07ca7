// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/translations/po_file.h"

namespace bramah::model {

class ClassNode;

/// The texts of \a top and all classes in it that the Modelica Specification 3.6 (13.6) has translated, each once a
/// class, with an empty translation: descriptions of classes and components, tabs, groups, documentation, texts of
/// icons, messages of annotations; besides what Bramah shows: names of classes in words, descriptions of literals,
/// titles of plots, messages of assertions. Without those that have no word in them (`%name`, `A`). \a folder: places
/// are told from there.
[[nodiscard]] PoFile translatableTexts(const ClassNode& top, const QString& folder);

}  // namespace bramah::model
