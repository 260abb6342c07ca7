// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

namespace {

/// The calls in \a text of commands that set properties, but without the word that separates what has them from their
/// names. CMake takes the names for further files and says nothing: what they ask for is lost.
QStringList callsWithoutProperties(const QString& text)
{
    static const QRegularExpression kCall(QStringLiteral("\\bset_(?:source_files|target)_properties\\s*\\(([^)]*)\\)"));
    QStringList found;
    for (auto calls = kCall.globalMatch(text); calls.hasNext();) {
        const QRegularExpressionMatch call = calls.next();
        if (!call.captured(1).simplified().split(QLatin1Char(' ')).contains(QLatin1String("PROPERTIES")))
            found << call.captured(1).simplified();
    }
    return found;
}

}  // namespace

/// What CMake does not notice in the files that it reads.
class BuildFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lostPropertiesAreNoticed()
    {
        QCOMPARE(callsWithoutProperties(QStringLiteral("set_source_files_properties(a.cpp\n  b.cpp PROPERTIES X ON)\n"
                                                       "set_target_properties(t PROPERTIES Y OFF)")),
                 QStringList());
        QCOMPARE(callsWithoutProperties(QStringLiteral("set_source_files_properties(a.cpp\n  b.cpp X ON)")),
                 QStringList(QStringLiteral("a.cpp b.cpp X ON")));
        QCOMPARE(callsWithoutProperties(QStringLiteral("set_target_properties(t Y $<1:OFF>)")).size(), 1);
    }

    void noPropertyIsLost()
    {
        const QDir root(qEnvironmentVariable("BRAMAH_SOURCE_DIR"));
        QStringList problems;
        for (const char* folder : {".", "model", "solver", "editor", "app", "app/cli", "app/python", "tests"}) {
            QFile file(root.filePath(QLatin1String(folder) + QLatin1String("/CMakeLists.txt")));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            for (const QString& call : callsWithoutProperties(QString::fromUtf8(file.readAll())))
                problems << QLatin1String(folder) + QLatin1String(": ") + call;
        }
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

BRAMAH_TEST(BuildFilesTest);
#include "build_files_test.moc"
