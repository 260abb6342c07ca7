// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <vector>

namespace bramah::model {

/// One text of a translation file and its translation.
struct PoEntry {
    QString context;        ///< `msgctxt`: the full name of the class in which the text is written
    QString original;       ///< `msgid`
    QString translation;    ///< `msgstr`; empty until it is translated
    QStringList places;     ///< `file:line`, with `/`, relative to the library's folder
    QString note;           ///< for the translator; empty for none
    bool isUnsure = false;  ///< marked `fuzzy`: a proposal that has not been reviewed and is not shown
};

/// The reason why a translation file cannot be read.
struct PoFault {
    int line = 0;  ///< from 1; 0: the file as a whole
    QString reason;
};

/// A translation file in the format of GNU gettext, as far as the Modelica Specification 3.6 (13.6) uses it. Of plurals
/// only the first form is read; obsolete entries (`#~`) are left out.
struct PoFile {
    QString title;   ///< lines of the comment at the top, without `# `
    QString header;  ///< lines such as `Language: de`, each with its line end
    std::vector<PoEntry> entries;

    /// Reads a whole file in UTF-8. The fault names the first line that is not in the format.
    [[nodiscard]] static tl::expected<PoFile, PoFault> parse(const QByteArray& bytes);
    /// The file in UTF-8, with one wrapped line for each line of a text; an unsure entry gets the mark `fuzzy`.
    [[nodiscard]] QByteArray toBytes() const;
};

/// \a texts with the translations of \a former that have the same context and original; if a text was reworded, or its
/// original exists in another context, with a proposal marked as unsure. Title and header are from \a former.
[[nodiscard]] PoFile withTranslations(const PoFile& texts, const PoFile& former);

}  // namespace bramah::model
