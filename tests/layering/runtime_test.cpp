// SPDX-License-Identifier: GPL-3.0-or-later
// The numerical core is to run in programs without Qt. That bramah_runtime links none does not see a header that it
// includes by way of others; so each file's includes are followed as far as they go.
#include "tests/test_registry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace {

using Sources = QMap<QString, QString>;  ///< texts by path

QStringList includesOf(const QString& source)
{
    static const QRegularExpression kInclude(QStringLiteral("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]"),
                                             QRegularExpression::MultilineOption);
    QStringList includes;
    auto matches = kInclude.globalMatch(source);
    while (matches.hasNext())
        includes << matches.next().captured(1);
    return includes;
}

bool isQt(const QString& include)
{
    static const QRegularExpression kQt(QStringLiteral("^(Q[A-Za-z0-9]+(/.*)?|q[a-z]+\\.h)$"));
    return kQt.match(include).hasMatch();
}

/// The includes by which \a file reaches Qt, with itself first; empty if it does not. \a known: files without Qt.
QStringList wayToQt(const Sources& sources, const QString& file, QSet<QString>& known)
{
    if (known.contains(file))
        return {};
    known.insert(file);
    for (const QString& include : includesOf(sources.value(file))) {
        if (isQt(include))
            return {file, include};
        const QStringList way = wayToQt(sources, include, known);
        if (!way.isEmpty())
            return QStringList(file) + way;
    }
    return {};
}

Sources sourcesIn(const QDir& root, const QString& folder)
{
    Sources sources;
    QDirIterator entries(root.filePath(folder), {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        QFile source(entries.next());
        if (source.open(QIODevice::ReadOnly))
            sources.insert(root.relativeFilePath(source.fileName()), QString::fromUtf8(source.readAll()));
    }
    return sources;
}

/// The folders of bramah_runtime, as `solver/tape`.
QStringList runtimeFolders(const QDir& root)
{
    QFile build(root.filePath(QStringLiteral("solver/CMakeLists.txt")));
    if (!build.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression kRuntimeFolders(QStringLiteral("set\\(runtime_folders([^)]*)\\)"));
    static const QRegularExpression kSpace(QStringLiteral("\\s+"));
    QStringList folders =
        kRuntimeFolders.match(QString::fromUtf8(build.readAll())).captured(1).split(kSpace, Qt::SkipEmptyParts);
    for (QString& folder : folders)
        folder.prepend(QStringLiteral("solver/"));
    return folders;
}

}  // namespace

class RuntimeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void waysToQtAreFound()
    {
        const Sources sources{
            {QStringLiteral("a/a.cpp"), QStringLiteral("#include \"a/a.h\"\n")},
            {QStringLiteral("a/a.h"), QStringLiteral("#include <vector>\n#include \"b/b.h\"\n")},
            {QStringLiteral("b/b.h"), QStringLiteral("#include \"a/a.h\"\n#include <QtCore/QString>\n")},
            {QStringLiteral("c/c.h"), QStringLiteral("#include <queue>\n#include \"d.h\"\n")}};
        QSet<QString> known;
        QCOMPARE(wayToQt(sources, QStringLiteral("a/a.cpp"), known),
                 QStringList({QStringLiteral("a/a.cpp"), QStringLiteral("a/a.h"), QStringLiteral("b/b.h"),
                              QStringLiteral("QtCore/QString")}));
        QVERIFY(wayToQt(sources, QStringLiteral("c/c.h"), known).isEmpty());
        for (const char* header : {"QString", "QtGlobal", "qglobal.h", "QtCore/QFile"})
            QVERIFY2(isQt(QLatin1String(header)), header);
        for (const char* header : {"queue", "quadmath/quad.h", "Eigen/QR", "solver/Q.h"})
            QVERIFY2(!isQt(QLatin1String(header)), header);
    }

    void runtimeReachesNoQt()
    {
        const QDir root(qEnvironmentVariable("BRAMAH_SOURCE_DIR"));
        const QStringList folders = runtimeFolders(root);
        QVERIFY(folders.contains(QStringLiteral("solver/integrate")));
        QVERIFY(folders.size() >= 12);
        Sources sources = sourcesIn(root, QStringLiteral("solver"));
        sources.insert(sourcesIn(root, QStringLiteral("model")));
        QStringList problems;
        for (auto source = sources.cbegin(); source != sources.cend(); ++source) {
            const bool isOfRuntime = std::any_of(folders.begin(), folders.end(), [&](const QString& folder) {
                return source.key().startsWith(folder + QLatin1Char('/'));
            });
            QSet<QString> known;
            if (const QStringList way = isOfRuntime ? wayToQt(sources, source.key(), known) : QStringList();
                !way.isEmpty())
                problems << way.join(QLatin1String(" -> "));
        }
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }

    /// What an FMU carries belongs to who makes it: no file of the runtime, and none that it includes, is under the
    /// GPL.
    void runtimeIsUnderTheLibrarysLicence()
    {
        const QDir root(qEnvironmentVariable("BRAMAH_SOURCE_DIR"));
        Sources sources = sourcesIn(root, QStringLiteral("solver"));
        sources.insert(sourcesIn(root, QStringLiteral("model")));
        QStringList waiting, folders = runtimeFolders(root);
        folders << QStringLiteral("solver/fmi/shell");
        for (const QString& folder : std::as_const(folders))
            for (const QString& path : sources.keys())
                if (path.startsWith(folder + QLatin1Char('/')))
                    waiting << path;
        QVERIFY(waiting.size() > 150);
        QSet<QString> known;
        QStringList problems;
        while (!waiting.isEmpty()) {
            const QString path = waiting.takeLast();
            if (known.contains(path) || !sources.contains(path))
                continue;
            known.insert(path);
            waiting << includesOf(sources.value(path));
            if (!sources.value(path).startsWith(QLatin1String("// SPDX-License-Identifier: BSD-3-Clause\n")))
                problems << path;
        }
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

BRAMAH_TEST(RuntimeTest);
#include "runtime_test.moc"
