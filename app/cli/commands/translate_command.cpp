// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/models/command_model.h"
#include "app/cli/options/command_texts.h"
#include "model/classes/class_library.h"
#include "model/classes/translatable_texts.h"
#include "model/files/output_file.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace bramah::cli {

namespace {

/// The texts of the library in \a folder, or of all files in it with one class each; nothing if there is none.
std::optional<model::PoFile> textsIn(const QString& folder)
{
    model::ClassLibrary library;
    library.addSearchPath(folder);
    model::PoFile all;
    for (const model::ClassNode* top : library.topLevelClasses()) {
        if (!top->tree() || top->tree()->text().fileName().startsWith(QLatin1Char('<')))
            continue;
        const model::PoFile texts = model::translatableTexts(*top, QDir(folder).absolutePath());
        all.entries.insert(all.entries.end(), texts.entries.begin(), texts.entries.end());
    }
    return all.entries.empty() ? std::nullopt : std::optional(std::move(all));
}

QString headerOf(const QString& library, const QString& language)
{
    return QStringLiteral(
               "Project-Id-Version: %1\nLanguage: %2\nMIME-Version: 1.0\n"
               "Content-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n")
        .arg(library, language);
}

bool writeFile(const QString& path, const QByteArray& bytes, CommandStreams& streams)
{
    const auto problem = model::OutputFile::write(path, bytes);
    if (problem)
        streams.err << *problem << '\n';
    return !problem;
}

/// Adds \a texts to the translations at \a path; makes the file if it does not exist.
bool updateLanguage(const QString& path, const model::PoFile& texts, const QString& library, const QString& language,
                    CommandStreams& streams)
{
    model::PoFile former;
    QFile file(path);
    if (file.open(QIODevice::ReadOnly)) {
        auto read = model::PoFile::parse(file.readAll());
        if (!read) {
            streams.err << tr("%1, line %2: %3").arg(path).arg(read.error().line).arg(read.error().reason) << '\n';
            return false;
        }
        former = std::move(*read);
        file.close();
    } else {
        former.title = texts.title;
        former.header = headerOf(library, language);
    }
    const model::PoFile updated = model::withTranslations(texts, former);
    const auto open = std::ranges::count_if(
        updated.entries, [](const model::PoEntry& entry) { return entry.translation.isEmpty() || entry.isUnsure; });
    streams.out << tr("%1: %2 texts, %3 to translate").arg(path).arg(updated.entries.size()).arg(open) << '\n';
    return writeFile(path, updated.toBytes(), streams);
}

int updateTranslations(const QString& folder, const QString& newLanguage, CommandStreams& streams)
{
    const QString library = QDir(folder).dirName();
    auto texts = textsIn(folder);
    if (!texts)
        return wrongInput(streams, tr("%1 holds no library").arg(folder));
    texts->title = QStringLiteral("Texts of %1 and what they are in the language of this file.\n").arg(library);
    const QString pot = model::Translations::fileName(folder, library, QStringLiteral("pot"));
    const QDir place = QFileInfo(pot).dir();
    if (!place.mkpath(QStringLiteral(".")))
        return wrongInput(streams, tr("%1 cannot be made").arg(place.path()));
    model::PoFile form = *texts;
    form.header = headerOf(library, {});
    bool isDone = writeFile(pot, form.toBytes(), streams);
    QStringList languages;
    for (const QString& name : place.entryList({library + QStringLiteral(".*.po")}, QDir::Files, QDir::Name))
        languages << name.mid(library.size() + 1).chopped(3);
    if (!newLanguage.isEmpty() && !languages.contains(newLanguage))
        languages << newLanguage;
    for (const QString& language : std::as_const(languages))
        isDone = updateLanguage(model::Translations::fileName(folder, library, language + QStringLiteral(".po")),
                                *texts, library, language, streams) &&
                 isDone;
    return isDone ? kExitOk : kExitWrongInput;
}

}  // namespace

int translateCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(
        QStringLiteral("translate"), QStringLiteral("translate FOLDER... [--language CODE]"),
        tr("Takes new and changed texts of libraries, or of folders of circuits, into the translations "
           "in their Resources/Language."));
    options.add(QStringLiteral("language"), QStringLiteral("code"), tr("Begins a translation, as into `zh`."));
    if (const auto code = options.parse(arguments, 1, 1000000, streams))
        return *code;
    int code = kExitOk;
    for (const QString& path : options.files())
        code = std::max<int>(code, updateTranslations(QDir::cleanPath(path), options.value("language"), streams));
    return code;
}

}  // namespace bramah::cli
