// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace bramah::model {

/// Texts of libraries in the user's language, as the libraries bring them: `Resources/Language/<Library>.<language>.po`
/// beside their `package.mo` (Modelica Specification 3.6, 13.6), read at first use. Belongs to one thread.
class Translations
{
public:
    /// \a language: as `de` or `zh_CN`, where a file of `zh` serves too; empty: texts are shown as they are written.
    void setLanguage(const QString& language);
    [[nodiscard]] const QString& language() const { return language_; }
    /// A folder of files with a class each (examples) that share one file of translations, named for the folder. It
    /// also serves copies of these classes that lie elsewhere.
    void addSharedFolder(const QString& folder);

    /// \a original, as written in the class \a context of the library \a library, in the user's language; itself where
    /// there is no translation. \a libraryFile: the file that the library's class is written in.
    [[nodiscard]] QString text(const QString& libraryFile, const QString& library, const QString& context,
                               const QString& original) const;
    /// Files that could not be read, each once, as far as they were asked for.
    [[nodiscard]] const Diagnostics& diagnostics() const { return diagnostics_; }

    /// The file of a library, or of a folder that shares one: `<folder>/Resources/Language/<library>.<ending>`.
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
