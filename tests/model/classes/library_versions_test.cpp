// SPDX-License-Identifier: GPL-3.0-or-later
// Several versions of a library at the search paths (specification 3.6, 18.8.3).
#include "model/classes/library_versions.h"
#include "model/classes/class_library.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace bramah::model;
using syntax::SyntaxTree;

namespace {

class LibraryVersionsTest : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir folder_;

    void write(const QString& path, const QByteArray& bytes)
    {
        const QString full = folder_.filePath(path);
        QDir().mkpath(QFileInfo(full).absolutePath());
        QFile file(full);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    static std::shared_ptr<const SyntaxTree> user(const QString& name, const QByteArray& annotation)
    {
        return SyntaxTree::parse(std::make_shared<const SourceText>(
            name, "model " + name.toUtf8() + " annotation(" + annotation + "); end " + name.toUtf8() + ";"));
    }
    static QString version(const ClassLibrary& library, const char* name)
    {
        const ClassNode* node = library.find(name);
        return node ? versionOf(node->definition()) : QString();
    }

private Q_SLOTS:
    void initTestCase()
    {
        write(QStringLiteral("one/Lib 1.9/package.mo"),
              "package Lib annotation(version=\"1.9\", uses(Sub(version=\"1\"))); end Lib;");
        write(QStringLiteral("one/Lib 1.10/package.mo"), "package Lib annotation(version=\"1.10\"); end Lib;");
        write(QStringLiteral("one/Sub 1.mo"), "package Sub annotation(version=\"1\"); end Sub;");
        write(QStringLiteral("one/Sub 2.mo"), "package Sub annotation(version=\"2\"); end Sub;");
        write(QStringLiteral("two/Lib/package.mo"),
              "package Lib annotation(version=\"3\", conversion(noneFromVersion=\"2\")); end Lib;");
        write(QStringLiteral("three/Lib.mo"), "package Lib annotation(version=\"5\"); end Lib;");
        write(QStringLiteral("three/Lib 9.mo"), "package Lib annotation(version=\"9\"); end Lib;");
    }

    void versionsAreOrdered()
    {
        QVERIFY(compareVersions(QStringLiteral("1.9"), QStringLiteral("1.10")) < 0);
        QVERIFY(compareVersions(QStringLiteral("2.1 Beta 1"), QStringLiteral("2.1")) < 0);
        QVERIFY(compareVersions(QStringLiteral("2.1 Beta 1"), QStringLiteral("2.1 Beta 2")) < 0);
        QVERIFY(compareVersions(QStringLiteral("2.1"), QStringLiteral("2.1.1")) < 0);
        QVERIFY(compareVersions(QStringLiteral("Test 1"), QStringLiteral("0.1")) < 0);
        QCOMPARE(compareVersions(QStringLiteral("3.2.3"), QStringLiteral("3.2.3")), 0);
    }

    void theDefaultIsTheOneWithoutANumberElseTheNewest()
    {
        ClassLibrary newest;
        newest.addSearchPath(folder_.filePath(QStringLiteral("one")));
        QCOMPARE(version(newest, "Lib"), QStringLiteral("1.10"));
        ClassLibrary plain;
        plain.addSearchPath(folder_.filePath(QStringLiteral("three")));
        QCOMPARE(version(plain, "Lib"), QStringLiteral("5"));
    }

    void theWantedVersionIsChosen_data()
    {
        QTest::addColumn<QByteArray>("wanted");
        QTest::addColumn<QString>("found");
        QTest::newRow("1.9") << QByteArray("1.9") << QStringLiteral("1.9");
        QTest::newRow("1.10") << QByteArray("1.10") << QStringLiteral("1.10");
        QTest::newRow("one that fits as it is") << QByteArray("2") << QStringLiteral("3");
        QTest::newRow("without a number in its name") << QByteArray("3") << QStringLiteral("3");
        QTest::newRow("none: the default") << QByteArray("7") << QStringLiteral("1.10");
    }
    void theWantedVersionIsChosen()
    {
        QFETCH(QByteArray, wanted);
        QFETCH(QString, found);
        ClassLibrary library;
        library.addSearchPath(folder_.filePath(QStringLiteral("one")));
        library.addSearchPath(folder_.filePath(QStringLiteral("two")));
        QCOMPARE(version(library, "Lib"), QStringLiteral("1.10"));  // read already
        library.addFile(user(QStringLiteral("M"), "uses(Lib(version=\"" + wanted + "\"))"));
        QCOMPARE(version(library, "Lib"), found);
        QCOMPARE(version(*library.clone(), "Lib"), found);
    }

    void librariesChooseTheirOwn()
    {
        ClassLibrary library;
        library.addSearchPath(folder_.filePath(QStringLiteral("one")));
        library.addFile(user(QStringLiteral("M"), "uses(Lib(version=\"1.9\"))"));
        QCOMPARE(version(library, "Lib"), QStringLiteral("1.9"));
        QCOMPARE(version(library, "Sub"), QStringLiteral("1"));
    }

    void whatAnotherFileUsesStays()
    {
        ClassLibrary library;
        library.addSearchPath(folder_.filePath(QStringLiteral("one")));
        library.addFile(user(QStringLiteral("M"), "uses(Lib(version=\"1.9\"))"));
        library.addFile(user(QStringLiteral("N"), "uses(Lib(version=\"1.10\"))"));
        QCOMPARE(version(library, "Lib"), QStringLiteral("1.9"));
        library.remove(QStringLiteral("M"));
        QCOMPARE(version(library, "Lib"), QStringLiteral("1.10"));
    }
};

}  // namespace

BRAMAH_TEST(LibraryVersionsTest);

#include "library_versions_test.moc"
