// SPDX-License-Identifier: GPL-3.0-or-later
// Time to read the syntax of whole libraries, as the Modelica Standard Library, from MODELICAPATH.
#include "model/syntax/syntax_tree.h"
#include "tests/benchmarks/benchmark.h"

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>

#include <memory>

namespace bramah::bench {

using namespace model;

namespace {

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

Result parseLibraries()
{
    const auto folders = qEnvironmentVariable("MODELICAPATH").split(QDir::listSeparator(), Qt::SkipEmptyParts);
    const auto texts = textsIn(folders);
    if (texts.empty())
        return {{}, QStringLiteral("MODELICAPATH names no folder with .mo files"), {}};
    Result result;
    qint64 bytes = 0;
    std::size_t tokens = 0;
    std::size_t errors = 0;
    QElapsedTimer timer;
    timer.start();
    for (const auto& text : texts) {
        const auto tree = syntax::SyntaxTree::parse(text);
        bytes += text->bytes().size();
        tokens += tree->tokens().size();
        errors += tree->diagnostics().size();
        if (tree->hasErrors() && result.failure.isEmpty())
            result.failure = tree->diagnostics().front().commandLineText();
    }
    const double seconds = static_cast<double>(timer.nsecsElapsed()) * 1e-9;
    const double megabytes = static_cast<double>(bytes) / 1e6;
    result.measurements = {
        {QStringLiteral("files"), static_cast<double>(texts.size()), {}},
        {QStringLiteral("size"), megabytes, QStringLiteral("MB")},
        {QStringLiteral("tokens"), static_cast<double>(tokens), {}},
        {QStringLiteral("errors"), static_cast<double>(errors), {}},
        {QStringLiteral("time"), seconds, QStringLiteral("s")},
        {QStringLiteral("speed"), megabytes / seconds, QStringLiteral("MB/s")},
    };
    return result;
}

const RegisterBenchmark parse("msl_parse", "syntax of all libraries in MODELICAPATH", parseLibraries);

}  // namespace

}  // namespace bramah::bench
