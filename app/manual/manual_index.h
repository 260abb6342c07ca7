// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual.h"

#include <QString>

#include <vector>

namespace bramah::app {

/// A place in the manual that a search can find.
struct ManualPlace {
    enum class Kind { Page, Command, Class, Message };

    Kind kind = Kind::Page;
    QString title;    ///< the heading, the command, the class, the message
    QString around;   ///< where it is: the page, the package, keys
    QString text;     ///< what is searched beside the title, plain
    QString address;  ///< `manual:charts#marks`
};

/// All places of \a manual: sections of pages, commands, classes, messages.
[[nodiscard]] std::vector<ManualPlace> manualPlaces(const Manual& manual, const ManualReference& reference);

/// The words of a search, as they were typed with gaps between them.
[[nodiscard]] QStringList searchedWords(const QString& words);

/// Those of \a places in which every word of \a words occurs, the likeliest first: words in the title count before
/// words in the text, and pages before lists. Works without gaps between words too, as in Chinese.
[[nodiscard]] std::vector<const ManualPlace*> foundPlaces(const std::vector<ManualPlace>& places, const QString& words);

}  // namespace bramah::app
