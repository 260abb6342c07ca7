// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/document.h"
#include "tests/model/diagnostics/diagnostic_examples.h"

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

}  // namespace

static const ExamplesOf documentExamples = {
    runExample(DiagnosticKind::FileNotReadable, openAFolder,
               QStringLiteral("error: `folder` cannot be read: it is a folder [file-not-readable]")),
    runExample(DiagnosticKind::FileNotWritable, saveWithoutAFile,
               QStringLiteral("error: `Untitled1` cannot be written: it has no file yet; save it under a name "
                              "[file-not-writable]")),
    runExample(
        DiagnosticKind::FileChangedOnDisk, saveOverAnothersChange,
        QStringLiteral("error: `a.mo` was changed by another program since it was read; save under another name, "
                       "or overwrite it [file-changed-on-disk]")),
};
