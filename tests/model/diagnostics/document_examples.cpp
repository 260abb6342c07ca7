// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "model/document/document.h"
#include "model/imports/hopsan/hmf_reader.h"
#include "tests/model/diagnostics/diagnostic_examples.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace bramah::model;
using namespace bramah::test;

namespace {

Diagnostics saveWithoutAFile()
{
    return {Document::create(QStringLiteral("Untitled1"), {})->save().error()};
}

Diagnostics openAFolder()
{
    const QTemporaryDir folder;
    auto diagnostic = Document::open(folder.path()).error();
    diagnostic.arguments[0] = QStringLiteral("folder");
    return {diagnostic};
}

/// The file's folder is another at each run, so only its name is kept.
Diagnostics saveOverAnothersChange()
{
    const QTemporaryDir folder;
    const auto write = [&](const QByteArray& bytes) {
        QFile file(folder.filePath(QStringLiteral("a.mo")));
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
    };
    write("model A end A;");
    const auto document = std::move(*Document::open(folder.filePath(QStringLiteral("a.mo"))));
    write("model B end B;");
    auto diagnostic = document->save().error();
    diagnostic.arguments[0] = diagnostic.arguments[0].section(u'/', -1);
    return {diagnostic};
}

Diagnostics readABadTranslation()
{
    const QTemporaryDir folder;
    const auto write = [&](const QString& name, const QByteArray& text) {
        QFile file(folder.filePath(name));
        QDir().mkpath(QFileInfo(file).path());
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
    };
    write(QStringLiteral("A/package.mo"), "package A \"Things\" end A;");
    write(QStringLiteral("A/Resources/Language/A.de.po"), "msgctxt \"A\"\nmsgid \"Things\nmsgstr \"Dinge\"\n");
    ClassLibrary library;
    library.addSearchPath(folder.path());
    library.translations().setLanguage(QStringLiteral("de"));
    static_cast<void>(library.find("A")->shownDescription());
    Diagnostics diagnostics = library.translations().diagnostics();
    diagnostics.at(0).arguments[0] = diagnostics.at(0).arguments[0].section(u'/', -1);
    return diagnostics;
}

Diagnostics readABrokenHopsanFile()
{
    const auto read = hopsan::readHmf("<hopsanmodelfile>\n</hopsanmodelfile>", QStringLiteral("a.hmf"));
    return read ? Diagnostics{} : Diagnostics{read.error()};
}

}  // namespace

static const ExamplesOf documentExamples = {
    runExample(
        DiagnosticKind::TranslationNotReadable, readABadTranslation,
        QStringLiteral("warning: `A.de.po` cannot be read, line 2: the text has no closing quote; its texts stay as "
                       "they are written until it is corrected [translation-not-readable]")),
    runExample(DiagnosticKind::FileNotReadable, openAFolder,
               QStringLiteral("error: `folder` cannot be read: it is a folder [file-not-readable]")),
    runExample(DiagnosticKind::HopsanFileDamaged, readABrokenHopsanFile,
               QStringLiteral("a.hmf:2:1: error: `a.hmf` is no Hopsan model that can be read, line 2: it has no "
                              "<system>; save it again in Hopsan [hopsan-file]")),
    runExample(DiagnosticKind::FileNotWritable, saveWithoutAFile,
               QStringLiteral("error: `Untitled1` cannot be written: it has no file yet; save it under a name "
                              "[file-not-writable]")),
    runExample(
        DiagnosticKind::FileChangedOnDisk, saveOverAnothersChange,
        QStringLiteral("error: `a.mo` was changed by another program since it was read; save under another name, "
                       "or overwrite it [file-changed-on-disk]")),
};
