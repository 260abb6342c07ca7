// SPDX-License-Identifier: GPL-3.0-or-later
// Files for another version of a library than the one that is there, in the window and on the command line.
#include "app/commands/command_line.h"
#include "app/views/class_views.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QtTest/QTest>

using namespace bramah;

namespace {

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString& path, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

/// Gain has another default since version 2.
const QByteArray kLibraryOfTwo = R"(package Lib
  model Gain
    parameter Real k=2;
    Real y=k;
  end Gain;
  annotation(version="2", conversion(from(version="1", change={convertClass("Lib.Old", "Lib.Gain"),
    convertModifiers("Lib.Old", fill("", 0), {"k=1"})})));
end Lib;
)";
const QByteArray kCircuitForOne =
    "model circuit\n  Lib.Old a;\n  annotation(uses(Lib(version=\"1\")));\nend circuit;\n";
const QByteArray kCircuitForTwo =
    "model circuit\n  Lib.Gain a(k=1);\n  annotation(uses(Lib(version=\"2\")));\nend circuit;\n";

}  // namespace

class LibraryVersionsOfPageTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void openingConvertsAsOneStep()
    {
        test::TestWindow test;
        put(test.filePath(QStringLiteral("libraries/Lib/package.mo")), kLibraryOfTwo);
        const QString path = test.filePath(QStringLiteral("circuit.mo"));
        put(path, kCircuitForOne);
        test.window().documents().workspace().openLibrary(test.filePath(QStringLiteral("libraries")));
        app::DocumentPage* page = test.window().documents().open(path);
        QVERIFY(page);
        QCOMPARE(page->document().text().bytes(), kCircuitForTwo);
        QVERIFY2(page->messages().text().contains(
                     QStringLiteral("\"Lib.Old\" is now \"Lib.Gain\"; \"k=1\" is written at \"a\"")),
                 qPrintable(page->messages().text()));
        QCOMPARE(contents(path), kCircuitForOne);
        QCOMPARE(page->session().file().undoStack().count(), 1);
        QVERIFY(!page->messages().isHidden());
        page->session().file().undoStack().undo();
        QCOMPARE(page->document().text().bytes(), kCircuitForOne);
        QVERIFY(page->messages().isHidden());
        page->session().file().undoStack().redo();
        QVERIFY(test.window().documents().save(*page));
        QCOMPARE(contents(path), kCircuitForTwo);
    }

    void aVersionWithoutConversionIsTold()
    {
        test::TestWindow test;
        put(test.filePath(QStringLiteral("libraries/Lib/package.mo")), kLibraryOfTwo);
        const QString path = test.filePath(QStringLiteral("circuit.mo"));
        const QByteArray text = QByteArray(kCircuitForTwo).replace("\"2\"", "\"7\"");
        put(path, text);
        test.window().documents().workspace().openLibrary(test.filePath(QStringLiteral("libraries")));
        app::DocumentPage* page = test.window().documents().open(path);
        QVERIFY(page);
        QCOMPARE(page->document().text().bytes(), text);
        QVERIFY2(page->messages().text().contains(QStringLiteral("for \"Lib\" 7, but 2 is there")),
                 qPrintable(page->messages().text()));
    }

    void theWantedVersionIsTaken()
    {
        test::TestWindow test;
        put(test.filePath(QStringLiteral("libraries/Lib 2/package.mo")), kLibraryOfTwo);
        put(test.filePath(QStringLiteral("libraries/Lib 1.mo")),
            "package Lib model Old Real y=1; end Old; annotation(version=\"1\"); end Lib;");
        const QString path = test.filePath(QStringLiteral("circuit.mo"));
        put(path, kCircuitForOne);
        test.window().documents().workspace().openLibrary(test.filePath(QStringLiteral("libraries")));
        QVERIFY(test.window().documents().workspace().library().find("Lib.Gain"));
        app::DocumentPage* page = test.window().documents().open(path);
        QVERIFY(page);
        QCOMPARE(page->document().text().bytes(), kCircuitForOne);
        QVERIFY(test.window().documents().workspace().library().find("Lib.Old"));
    }

    void savingNamesTheUsedVersions()
    {
        test::TestWindow test;
        const QString path = test.filePath(QStringLiteral("circuit.mo"));
        put(path,
            "model circuit\n  Bramah.Mechanics.Translational.Mass mass;\n  annotation(__Bramah(format=1));\nend "
            "circuit;\n");
        app::DocumentPage* page = test.window().documents().open(path);
        QVERIFY(page && page->session().file().undoStack().count() == 0);
        QVERIFY(test.window().documents().save(*page));
        const QByteArray saved = contents(path);
        QVERIFY2(saved.contains("annotation(__Bramah(format=1), uses(Bramah(version=\""), saved.constData());
        QVERIFY(test.window().documents().save(*page));
        QCOMPARE(contents(path), saved);
        const QString plain = test.filePath(QStringLiteral("plain.mo"));
        const QByteArray text = "model plain\n  Real x=1;\nend plain;\n";
        put(plain, text);
        QVERIFY(test.window().documents().save(*test.window().documents().open(plain)));
        QCOMPARE(contents(plain), text);
    }

    void theCommandLineConvertsInMemory()
    {
        QTemporaryDir folder;
        put(folder.filePath(QStringLiteral("libraries/Lib/package.mo")), kLibraryOfTwo);
        const QString path = folder.filePath(QStringLiteral("circuit.mo"));
        put(path, kCircuitForOne);
        QString written;
        QString errors;
        QTextStream out(&written);
        QTextStream err(&errors);
        const QString results = folder.filePath(QStringLiteral("results.csv"));
        QCOMPARE(app::runCommand({QStringLiteral("simulate"), path, QStringLiteral("--library"),
                                  folder.filePath(QStringLiteral("libraries")), QStringLiteral("--csv"), results},
                                 out, err),
                 0);
        QVERIFY2(
            errors.contains(QStringLiteral("circuit.mo:3:31: note: this text is for `Lib` 1 and was converted to 2")),
            qPrintable(errors));
        QVERIFY2(contents(results).contains("a.y"), contents(results).constData());
        QVERIFY2(contents(results).trimmed().endsWith(",1"), contents(results).constData());
        QCOMPARE(contents(path), kCircuitForOne);
    }
};

BRAMAH_TEST(LibraryVersionsOfPageTest);

#include "library_versions_of_page_test.moc"
