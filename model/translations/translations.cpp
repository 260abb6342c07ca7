// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/translations/translations.h"

#include "model/text/regular_file.h"
#include "model/translations/po_file.h"

#include <QDir>
#include <QFileInfo>

namespace bramah::model {

void Translations::setLanguage(const QString& language)
{
    if (language == language_)
        return;
    language_ = language;
    texts_.clear();
    diagnostics_.clear();
}

void Translations::addSharedFolder(const QString& folder)
{
    if (!folder.isEmpty() && !sharedFolders_.contains(folder))
        sharedFolders_ << folder;
}

QString Translations::fileName(const QString& folder, const QString& library, const QString& ending)
{
    return QStringLiteral("%1/Resources/Language/%2.%3").arg(folder, library, ending);
}

QString Translations::text(const QString& libraryFile, const QString& library, const QString& context,
                           const QString& original) const
{
    if (language_.isEmpty() || original.isEmpty())
        return original;
    const std::pair<QString, QString> key{context, original};
    if (!libraryFile.isEmpty()) {
        const Texts& own = textsAt(libraryFile.left(libraryFile.lastIndexOf(QLatin1Char('/'))), library);
        if (const auto found = own.constFind(key); found != own.constEnd())
            return *found;
    }
    for (const QString& folder : sharedFolders_) {
        const Texts& shared = textsAt(folder, QDir(folder).dirName());
        if (const auto found = shared.constFind(key); found != shared.constEnd())
            return *found;
    }
    return original;
}

const Translations::Texts& Translations::textsAt(const QString& folder, const QString& library) const
{
    const QString place = folder + QLatin1Char('/') + library;
    if (const auto known = texts_.constFind(place); known != texts_.constEnd())
        return *known;
    Texts texts;
    QString language = language_;
    QString file = fileName(folder, library, language + QLatin1String(".po"));
    while (!QFileInfo::exists(file) && language.contains(QLatin1Char('_'))) {
        language = language.left(language.lastIndexOf(QLatin1Char('_')));
        file = fileName(folder, library, language + QLatin1String(".po"));
    }
    if (QFileInfo::exists(file))
        texts = read(file);
    return *texts_.insert(place, texts);
}

Translations::Texts Translations::read(const QString& fileName) const
{
    const auto bytes = readRegularFile(fileName);
    if (!bytes) {
        diagnostics_.push_back({DiagnosticKind::FileNotReadable, {fileName, bytes.error()}, nullptr, {}, {}, {}});
        return {};
    }
    const auto content = PoFile::parse(*bytes);
    if (!content) {
        const PoFault& fault = content.error();
        diagnostics_.push_back({DiagnosticKind::TranslationNotReadable,
                                {fileName, QString::number(fault.line), fault.reason},
                                nullptr,
                                {},
                                {},
                                {}});
        return {};
    }
    Texts texts;
    for (const PoEntry& entry : content->entries)
        if (!entry.isUnsure && !entry.translation.isEmpty())
            texts.insert({entry.context, entry.original}, entry.translation);
    return texts;
}

}  // namespace bramah::model
