// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QTextDocument;

namespace bramah::editor {

/// The contents of \a document as readable HTML: `<p>`, `<h4>`, `<ul>`, `<ol>`,
/// containing `<b>`, `<i>`, `<code>`, `<sub>`, `<sup>` and links, one block a
/// line.
[[nodiscard]] QString simpleHtml(const QTextDocument& document);
/// Does \a html contain more than simpleHtml() writes: tables, pictures, preformatted text?
[[nodiscard]] bool isBeyondSimple(const QString& html);

}  // namespace bramah::editor
