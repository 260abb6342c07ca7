// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual_reference.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace bramah::app {

/// A page of Markdown as HTML: its title apart, links as addresses of the manual, headings with anchors. What the
/// program knows is filled in: `[](command:file.open)` becomes the command's menu and keys.
struct ManualText {
    QString title;
    QString html;
    QStringList problems;  ///< links to commands, messages, classes, examples that do not exist
};
[[nodiscard]] ManualText manualHtml(const QString& markdown, const ManualReference& reference);

/// The text that a reader of \a html sees.
[[nodiscard]] QString plainText(const QString& html);

/// The name of a heading in an address: lower case, words joined by `-`.
[[nodiscard]] QString manualAnchor(const QString& heading);

/// \a html with each address in its links and pictures given by \a addressOf instead; an empty one takes the link away
/// and leaves its text.
[[nodiscard]] QString withAddresses(const QString& html,
                                    const std::function<QString(const QString& address)>& addressOf);

}  // namespace bramah::app
