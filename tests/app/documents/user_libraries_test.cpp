// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/user_libraries.h"

#include "app/widgets/message_bar.h"
#include "editor/palette/palette_model.h"
#include "editor/palette/palette_panel.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTreeView>
#include <QtTest/QTest>

using namespace bramah;

/// Libraries of the user's own: opened from a file, used, remembered, missed, closed.
class UserLibrariesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anOpenedLibraryIsInThePaletteAndResolves();
    void theInnerPackageStandsForTheWhole();
    void aMissingLibraryIsTold();
    void whatIsNoLibraryIsTold_data();
    void whatIsNoLibraryIsTold();
    void aBrokenLibraryIsTold();

private:
    /// A library `Shop` in \a folder with `Shop.Valves.Shutter`; the path of its package.mo.
    static QString write(const QString& folder);
    static void writeFile(const QString& path, const QByteArray& text);
    static QModelIndex inPalette(test::TestWindow& test, const QString& className);
};

void UserLibrariesTest::writeFile(const QString& path, const QByteArray& text)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

QString UserLibrariesTest::write(const QString& folder)
{
    writeFile(folder + QStringLiteral("/Shop/package.mo"),
              "within ;\npackage Shop \"Things of our shop\"\nend Shop;\n");
    writeFile(folder + QStringLiteral("/Shop/Valves/package.mo"), "within Shop;\npackage Valves\nend Valves;\n");
    writeFile(folder + QStringLiteral("/Shop/Valves/Shutter.mo"),
              "within Shop.Valves;\nmodel Shutter \"Shuts\"\n  extends Bramah.Hydraulics.FlowValves.Orifice;\n"
              "end Shutter;\n");
    return folder + QStringLiteral("/Shop/package.mo");
}

QModelIndex UserLibrariesTest::inPalette(test::TestWindow& test, const QString& className)
{
    return test::Hands::find(test::partOf<editor::PalettePanel>(test.window()).view(), editor::PaletteModel::kClassRole,
                             className);
}

void UserLibrariesTest::anOpenedLibraryIsInThePaletteAndResolves()
{
    test::TestWindow test;
    test::Hands hands(test);
    const QString library = write(test.filePath(QStringLiteral("mine")));
    const QString circuit = test.filePath(QStringLiteral("uses.mo"));
    writeFile(circuit,
              "model uses\n  Shop.Valves.Shutter shutter annotation(Placement(transformation(extent="
              "{{-10,-10},{10,10}})));\nend uses;\n");
    test.window().documents().open(circuit);
    const auto isMissing = [&] {
        return test.page().session().sheet().diagram().component({QStringLiteral("shutter")})->isMissing;
    };
    QVERIFY(isMissing());
    QVERIFY(!inPalette(test, QStringLiteral("Shop.Valves.Shutter")).isValid());

    hands.whenAsked({test::Hands::typeFileName(library)});
    test.window().actions().action(QStringLiteral("file.openLibrary"))->trigger();
    QVERIFY(inPalette(test, QStringLiteral("Shop.Valves.Shutter")).isValid());
    QVERIFY(!isMissing());
    QVERIFY(!test.page().session().sheet().diagram().component({QStringLiteral("shutter")})->ports.empty());
    QVERIFY(test.window().messages().isVisible());
    QVERIFY(!test.page().document().isModified());
    hands.place(QStringLiteral("Shop.Valves.Shutter"), {40, 0});
    QCOMPARE(test.page().session().sheet().diagram().components().size(), std::size_t(2));

    // The next start has it without being asked.
    QCOMPARE(app::UserLibraries::remembered(), QStringList{QFileInfo(library).absolutePath()});
    const QStringList remembered = app::UserLibraries::remembered();
    {
        test::TestWindow next;
        QSettings().setValue(QStringLiteral("files/libraries"), remembered);
        QVERIFY(!inPalette(next, QStringLiteral("Shop.Valves.Shutter")).isValid());
        next.window().openLibraries();
        QVERIFY(inPalette(next, QStringLiteral("Shop.Valves.Shutter")).isValid());
        QVERIFY(!next.window().messages().isVisible());
        QMenu menu;
        for (QAction* action : next.window().menuBar()->actions())
            for (QAction* inner : action->menu()->actions())
                if (inner->menu() &&
                    inner->menu()->title().remove(QLatin1Char('&')) == QStringLiteral("Close library")) {
                    Q_EMIT inner->menu()->aboutToShow();
                    QCOMPARE(inner->menu()->actions().size(), 1);
                    inner->menu()->actions().front()->trigger();
                }
        QVERIFY(!inPalette(next, QStringLiteral("Shop.Valves.Shutter")).isValid());
        QVERIFY(inPalette(next, QStringLiteral("Bramah.Hydraulics.FlowValves.Orifice")).isValid());
        QVERIFY(app::UserLibraries::remembered().isEmpty());
    }
}

void UserLibrariesTest::theInnerPackageStandsForTheWhole()
{
    test::TestWindow test;
    const QString library = write(test.filePath(QStringLiteral("mine")));
    for (const QString& inner : {QStringLiteral("/Valves/package.mo"), QStringLiteral("/Valves/Shutter.mo")}) {
        test.window().openLibrary(QFileInfo(library).absolutePath() + inner);
        QVERIFY(inPalette(test, QStringLiteral("Shop.Valves.Shutter")).isValid());
        QCOMPARE(app::UserLibraries::remembered(), QStringList{QFileInfo(library).absolutePath()});
    }
    // A folder of libraries is one as well.
    const QString folder = test.filePath(QStringLiteral("many"));
    writeFile(folder + QStringLiteral("/One.mo"), "package One\n  model A\n  end A;\nend One;\n");
    writeFile(folder + QStringLiteral("/Two/package.mo"), "package Two\n  model B\n  end B;\nend Two;\n");
    test.window().openLibrary(folder);
    QVERIFY(inPalette(test, QStringLiteral("One.A")).isValid());
    QVERIFY(inPalette(test, QStringLiteral("Two.B")).isValid());
}

void UserLibrariesTest::aMissingLibraryIsTold()
{
    test::TestWindow test;
    const QString gone = test.filePath(QStringLiteral("gone"));
    QSettings().setValue(QStringLiteral("files/libraries"), QStringList{gone});
    test.window().openLibraries();
    QVERIFY(test.window().messages().isVisible());
    QVERIFY2(test.window().messages().text().contains(gone), qPrintable(test.window().messages().text()));
    // Its disk may be back the next time.
    QCOMPARE(app::UserLibraries::remembered(), QStringList{gone});
}

void UserLibrariesTest::whatIsNoLibraryIsTold_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("part");
    QTest::newRow("nothing") << "nowhere/package.mo"
                             << "is not there";
    QTest::newRow("a folder of other things") << "things"
                                              << "no Modelica package";
    QTest::newRow("another file") << "things/note.txt"
                                  << "no Modelica package";
    QTest::newRow("what is open already") << "things/Bramah.mo"
                                          << "open already";
}

void UserLibrariesTest::whatIsNoLibraryIsTold()
{
    QFETCH(QString, path);
    QFETCH(QString, part);
    test::TestWindow test;
    writeFile(test.filePath(QStringLiteral("things/note.txt")), "hello");
    if (path.endsWith(QStringLiteral(".mo")) && !path.startsWith(QStringLiteral("nowhere")))
        writeFile(test.filePath(path), "package Bramah\nend Bramah;\n");
    test.window().openLibrary(test.filePath(path));
    QVERIFY(test.window().messages().isVisible());
    QVERIFY2(test.window().messages().text().contains(part), qPrintable(test.window().messages().text()));
    QVERIFY(app::UserLibraries::remembered().isEmpty());
    QVERIFY(inPalette(test, QStringLiteral("Bramah.Hydraulics.FlowValves.Orifice")).isValid());
}

void UserLibrariesTest::aBrokenLibraryIsTold()
{
    test::TestWindow test;
    const QString library = test.filePath(QStringLiteral("Broken.mo"));
    writeFile(library, "package Broken\n  model A\n    Real x\n  end A;\nend Broken;\n");
    test.window().openLibrary(library);
    QVERIFY(test.window().messages().isVisible());
    QVERIFY2(test.window().messages().text().contains(QStringLiteral("Broken.mo")),
             qPrintable(test.window().messages().text()));
    QVERIFY2(test.window().messages().text().contains(QStringLiteral("found")),
             qPrintable(test.window().messages().text()));
}

BRAMAH_TEST(UserLibrariesTest);
#include "user_libraries_test.moc"
