// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace bramah::model {
class ClassNode;
}

namespace bramah::solver {

/// The documentation \a text of the class \a node as HTML that stands in a page of its own: pictures are in it, links
/// to classes are plain text, and nothing in it runs or comes from the net. A text without tags is set in paragraphs.
/// Reads the files of its pictures.
[[nodiscard]] QString standaloneText(const QString& text, const model::ClassNode& node);

}  // namespace bramah::solver
