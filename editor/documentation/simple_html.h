// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QTextDocument;

namespace bramah::editor {

/// The contents of \a document as HTML that a person can read: `<p>`, `<h4>`, `<ul>`, `<ol>`, with `<b>`, `<i>`,
/// `<code>`,
/// `<sub>`, `<sup>` and links in them, a block a line.
[[nodiscard]] QString simpleHtml(const QTextDocument& document);
/// Is there more in \a html than simpleHtml() writes: tables, pictures, preformatted text?
[[nodiscard]] bool isBeyondSimple(const QString& html);

}  // namespace bramah::editor
