// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/examples.h"

#include "tests/solver/library/library_run.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace bramah::test {
namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

QByteArray Example::extendedBy(const QByteArray& declarations, const QByteArray& equations) const
{
    static const QRegularExpression experiment(QStringLiteral("experiment\\([^)]*\\)"));
    return (isInLibrary ? QByteArray() : text) + "\nmodel Extended\n  extends " + name.toUtf8() + ";\n" + declarations +
           "equation\n" + equations + "  annotation(" + experiment.match(QString::fromUtf8(text)).captured().toUtf8() +
           ");\nend Extended;\n";
}

std::vector<Example> shippedExamples()
{
    std::vector<Example> examples;
    const QString files = qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/resources/examples");
    for (const QFileInfo& file : QDir(files).entryInfoList({QStringLiteral("*.mo")}))
        examples.push_back({file.baseName(), contentOf(file.filePath()), false});
    const QDir library(QDir(libraryFolder()).absolutePath());  // relativeFilePath() compares texts
    QDirIterator classes(library.filePath(QStringLiteral("Bramah/Examples")), {QStringLiteral("*.mo")}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (classes.hasNext()) {
        const QString path = classes.next();
        if (path.endsWith(QStringLiteral("/package.mo")))
            continue;
        QString name = library.relativeFilePath(path).chopped(3);
        name.replace(QLatin1Char('/'), QLatin1Char('.'));
        examples.push_back({name, contentOf(path), true});
    }
    std::sort(examples.begin(), examples.end(), [](const Example& a, const Example& b) { return a.name < b.name; });
    return examples;
}

}  // namespace bramah::test
