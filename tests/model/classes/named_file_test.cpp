// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/files_of_texts.h"

#include "model/classes/class_library.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <sys/stat.h>

using namespace bramah::model;

/// Which files the text of a class may name as pictures: those of its own folder and library.
class NamedFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(QDir(folder_.path()).mkpath(QStringLiteral("Lib/Pumps/Pictures")));
        QVERIFY(QDir(folder_.path()).mkpath(QStringLiteral("elsewhere")));
        write("Lib/package.mo", "package Lib end Lib;");
        write("Lib/Pumps/package.mo", "within Lib; package Pumps end Pumps;");
        write("Lib/Pumps/P.mo", "within Lib.Pumps; model P end P;");
        write("Lib/top.png", "x");
        write("Lib/Pumps/Pictures/p.png", "x");
        write("elsewhere/secret.png", "x");
        write("elsewhere/M.mo", "model M end M;");
        QVERIFY(QFile::link(path("elsewhere/secret.png"), path("Lib/link.png")));
        QCOMPARE(mkfifo(QFile::encodeName(path("Lib/pipe.png")).constData(), 0600), 0);
        library_.addSearchPath(folder_.path());
        Diagnostics diagnostics;
        QCOMPARE(library_.loadFile(path("elsewhere/M.mo"), diagnostics).size(), std::size_t{1});
    }

    void ownFilesAreFound_data()
    {
        QTest::addColumn<QString>("address");
        QTest::newRow("relative to the class") << QStringLiteral("Pictures/p.png");
        QTest::newRow("of the library") << QStringLiteral("modelica://Lib/Pumps/Pictures/p.png");
        QTest::newRow("as Qt writes addresses") << QStringLiteral("modelica:///Lib/Pumps/Pictures/p.png");
        QTest::newRow("upwards in the library") << QStringLiteral("../Pumps/Pictures/p.png");
        QTest::newRow("whole path") << path("Lib/Pumps/Pictures/p.png");
        QTest::newRow("address of a file") << QStringLiteral("file://") + path("Lib/Pumps/Pictures/p.png");
    }
    void ownFilesAreFound()
    {
        QFETCH(const QString, address);
        QCOMPARE(pathOf(fileNamedBy(*library_.find("Lib.Pumps.P"), address)), path("Lib/Pumps/Pictures/p.png"));
    }

    void othersAreNot_data()
    {
        QTest::addColumn<QString>("address");
        QTest::newRow("system") << QStringLiteral("/etc/passwd");
        QTest::newRow("address of the system") << QStringLiteral("file:///etc/passwd");
        QTest::newRow("device") << QStringLiteral("/dev/zero");
        QTest::newRow("upwards") << QStringLiteral("../../elsewhere/secret.png");
        QTest::newRow("upwards from the library") << QStringLiteral("modelica://Lib/../elsewhere/secret.png");
        QTest::newRow("link out of it") << QStringLiteral("../link.png");
        QTest::newRow("pipe") << QStringLiteral("../pipe.png");
        QTest::newRow("folder") << QStringLiteral("Pictures");
        QTest::newRow("share") << QStringLiteral("file://host/share/x.png");
        QTest::newRow("internet") << QStringLiteral("http://example.org/x.png");
        QTest::newRow("nothing") << QString();
        QTest::newRow("library that is not there") << QStringLiteral("modelica://Nowhere/x.png");
    }
    void othersAreNot()
    {
        QFETCH(const QString, address);
        QCOMPARE(pathOf(fileNamedBy(*library_.find("Lib.Pumps.P"), address)), QString());
    }

    void aFileAloneHasItsFolder()
    {
        const ClassNode& model = *library_.find("M");
        QCOMPARE(pathOf(fileNamedBy(model, QStringLiteral("secret.png"))), path("elsewhere/secret.png"));
        QCOMPARE(pathOf(fileNamedBy(model, QStringLiteral("../Lib/top.png"))), QString());
        QCOMPARE(pathOf(fileNamedBy(model, QStringLiteral("modelica://Lib/top.png"))), path("Lib/top.png"));
    }

    void aTextWithoutAFileHasNone()
    {
        ClassLibrary library;
        library.addFile(
            syntax::SyntaxTree::parse(std::make_shared<SourceText>(QStringLiteral("New"), "model N end N;")));
        QCOMPARE(pathOf(fileNamedBy(*library.find("N"), QStringLiteral("README.md"))), QString());
    }

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return QDir(folder_.path()).canonicalPath() + QLatin1Char('/') + QLatin1String(name);
    }
    void write(const char* name, const QByteArray& bytes)
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    QTemporaryDir folder_;
    ClassLibrary library_;
};

BRAMAH_TEST(NamedFileTest);
#include "named_file_test.moc"
