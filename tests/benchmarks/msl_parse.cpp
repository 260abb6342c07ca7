// SPDX-License-Identifier: GPL-3.0-or-later
// Time to read the syntax of a whole library, as the Modelica Standard Library.
// Usage: msl_parse [FOLDER...]; without a folder, those of MODELICAPATH.
// Prints files, MB and seconds, and the errors found; exit code 1 if there are any.
#include "model/syntax/syntax_tree.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>

#include <cstdio>

using namespace bramah::model;

namespace {

QStringList foldersToRead(int argc, char* argv[])
{
    QStringList folders;
    for (int i = 1; i < argc; ++i)
        folders << QString::fromLocal8Bit(argv[i]);
    if (folders.isEmpty())
        folders = qEnvironmentVariable("MODELICAPATH").split(QDir::listSeparator(), Qt::SkipEmptyParts);
    return folders;
}

std::vector<std::shared_ptr<const SourceText>> textsIn(const QStringList& folders)
{
    std::vector<std::shared_ptr<const SourceText>> texts;
    for (const QString& folder : folders) {
        QDirIterator files(folder, {QStringLiteral("*.mo")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly))
                texts.push_back(std::make_shared<SourceText>(file.fileName(), file.readAll()));
        }
    }
    return texts;
}

}  // namespace

int main(int argc, char* argv[])
{
    const auto texts = textsIn(foldersToRead(argc, argv));
    if (texts.empty()) {
        std::puts("skipped: name a folder with .mo files, or set MODELICAPATH");
        return 0;
    }
    qint64 bytes = 0;
    std::size_t tokens = 0;
    std::size_t errors = 0;
    QElapsedTimer timer;
    timer.start();
    for (const auto& text : texts) {
        const auto tree = syntax::SyntaxTree::parse(text);
        bytes += text->bytes().size();
        tokens += tree->tokens().size();
        for (const auto& diagnostic : tree->diagnostics())
            std::puts(qPrintable(diagnostic.commandLineText()));
        errors += tree->diagnostics().size();
    }
    const double seconds = static_cast<double>(timer.nsecsElapsed()) * 1e-9;
    std::printf("%zu files, %.1f MB, %zu tokens, %.3f s, %zu errors\n", texts.size(), static_cast<double>(bytes) / 1e6,
                tokens, seconds, errors);
    return errors == 0 ? 0 : 1;
}
