// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace bramah::model {

/// Translations that libraries contain: `Resources/Language/<Library>.<language>.po` beside their `package.mo`
/// (Modelica Specification 3.6, 13.6), read at first use. Belongs to one thread.
class Translations
{
public:
    /// \a language as `de` or `zh_CN`, for which a file of `zh` serves too; empty: texts are shown as written.
    void setLanguage(const QString& language);
    /// The code given to setLanguage(); empty at first.
    [[nodiscard]] const QString& language() const { return language_; }
    /// Adds a folder whose files, with one class each (examples), share one translation file named after the folder. It
    /// also serves copies of these classes elsewhere.
    void addSharedFolder(const QString& folder);

    /// \a original, written in the class \a context of \a library, in the user's language, or unchanged without a
    /// translation. \a libraryFile: the file of the library's top class.
    [[nodiscard]] QString text(const QString& libraryFile, const QString& library, const QString& context,
                               const QString& original) const;
    /// Messages about requested files that could not be read, each once.
    [[nodiscard]] const Diagnostics& diagnostics() const { return diagnostics_; }

    /// The translation file of a library or shared folder: `<folder>/Resources/Language/<library>.<ending>`.
    [[nodiscard]] static QString fileName(const QString& folder, const QString& library, const QString& ending);

private:
    using Texts = QHash<std::pair<QString, QString>, QString>;  // by context and original
    const Texts& textsAt(const QString& folder, const QString& library) const;
    [[nodiscard]] Texts read(const QString& fileName) const;

    QString language_;
    QStringList sharedFolders_;
    mutable QHash<QString, Texts> texts_;  ///< by folder and library
    mutable Diagnostics diagnostics_;
};

}  // namespace bramah::model
