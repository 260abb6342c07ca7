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

/// A file of translations in the format of GNU gettext, as far as the Modelica Specification 3.6 (13.6) uses it. The
/// first form of plurals is read; obsolete entries (`#~`) are left out.
struct PoFile {
    QString title;   ///< comment at the top, without `# `, in lines
    QString header;  ///< lines as `Language: de`, each with its line end
    std::vector<PoEntry> entries;

    [[nodiscard]] static tl::expected<PoFile, PoFault> parse(const QByteArray& bytes);
    [[nodiscard]] QByteArray toBytes() const;
};

/// \a texts with the translations of \a former: those of the same context and original; a proposal that is marked so
/// where a text was reworded, or where the same original stands in another context. Title and header are \a former's.
[[nodiscard]] PoFile withTranslations(const PoFile& texts, const PoFile& former);

}  // namespace bramah::model
