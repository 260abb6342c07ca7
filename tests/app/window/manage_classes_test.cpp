// SPDX-License-Identifier: GPL-3.0-or-later
// Own classes renamed, moved, deleted and copied in the window: all that names them follows, each document in one step.
#include "app/components/manage_classes.h"
#include "app/components/class_use_button.h"
#include "app/components/my_components.h"
#include "app/views/class_bar.h"
#include "app/views/class_views.h"
#include "app/widgets/message_bar.h"
#include "editor/palette/palette_panel.h"
#include "editor/view/sheet_view.h"
#include "model/document/document.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTimer>
#include <QtTest/QTest>

#include <algorithm>

using namespace bramah;

namespace {

constexpr auto kPressFile = R"(model press "Press"
  model Drive "Drive"
    Bramah.Blocks.Math.Gain gain(k=2)
      annotation(Placement(transformation(extent={{-8,-6},{8,6}})));
    Bramah.Blocks.Interfaces.RealInput u
      annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  equation
    connect(u, gain.u) annotation(Line(points={{-80,0},{-8,0}}));
  end Drive;
  Drive drive1
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,0})));
  Drive drive2
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,0})));
end press;
)";

constexpr auto kUserFile = R"(model user "Uses the press"
  press.Drive other
    annotation(Placement(transformation(extent={{-10,-10},{10,10}})));
end user;
)";

constexpr auto kOrder = "Drive\nPress\n";
constexpr auto kDriveFile = R"(within Lib;
model Drive "Drive"
  Bramah.Blocks.Math.Gain gain(k=2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}})));
end Drive;
)";
constexpr auto kPressInLibrary = R"(within Lib;
model Press "Press"
  Drive drive
    annotation(Placement(transformation(extent={{-10,-10},{10,10}})));
end Press;
)";
constexpr auto kUserOfLibrary = R"(model user
  Lib.Drive other
    annotation(Placement(transformation(extent={{-10,-10},{10,10}})));
end user;
)";

}  // namespace

class ManageClassesTest : public QObject
{
    Q_OBJECT

    static app::DocumentPage& openFile(test::TestWindow& test, const char* name, const char* text)
    {
        const QString path = test.filePath(QLatin1String(name));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        file.close();
        return *test.window().documents().open(path);
    }
    static app::ClassUseButton& uses(app::DocumentPage& page)
    {
        auto& button = *page.findChild<app::ClassUseButton*>();
        button.count();
        return button;
    }
    /// Opens the menu of the bar and takes the entry.
    static void takeFromBar(app::DocumentPage& page, const char* entry)
    {
        QMenu& menu = *uses(page).menu();
        Q_EMIT menu.aboutToShow();
        auto* action = menu.findChild<QAction*>(QLatin1String(entry));
        QVERIFY2(action, entry);
        action->trigger();
    }

private Q_SLOTS:
    void renamedEverywhere();
    void deletedWithItsUsersNamed();
    void movedToMyComponents();
    void ownClassOfOneComponent();
    void whatNamesItsNeighboursStays();
    void filesOfALibraryFollow();
    void pagesShownOnlyFollow();
    void filesOfALibraryAreDeletedAndMoved();

private:
    /// A library in a folder of the test's: a block, and a circuit that has it, each a file. Opened in the window.
    static void openLibrary(test::TestWindow& test)
    {
        const QDir folder(test.filePath(QStringLiteral("Lib")));
        folder.mkpath(QStringLiteral("."));
        write(folder.filePath(QStringLiteral("package.mo")), "package Lib\nend Lib;\n");
        write(folder.filePath(QStringLiteral("package.order")), kOrder);
        write(folder.filePath(QStringLiteral("Drive.mo")), kDriveFile);
        write(folder.filePath(QStringLiteral("Press.mo")), kPressInLibrary);
        test.window().openLibrary(folder.path());
    }
    static void write(const QString& path, const QByteArray& text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    /// Empty if there is no such file.
    static QByteArray textOf(test::TestWindow& test, const char* name)
    {
        QFile file(test.filePath(QStringLiteral("Lib/") + QLatin1String(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// The entry of the menu that a class has in the library panel.
    static void take(test::TestWindow& test, const char* className, const char* entry)
    {
        Q_EMIT test::partOf<editor::PalettePanel>(test.window())
            .contextMenuWanted(QLatin1String(className), {200, 200});
        const QPointer menu = test::Hands::openMenu();
        QVERIFY(menu);
        auto* action = menu->findChild<QAction*>(QLatin1String(entry));
        QVERIFY2(action, entry);
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        if (menu)
            menu->close();
    }
    /// An answer: the place that a class is to move to.
    static std::function<void(QWidget&)> into(const char* place)
    {
        return [place](QWidget& dialog) {
            dialog.findChild<QComboBox*>()->setCurrentText(QLatin1String(place));
            QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        };
    }
    static void takeBack(app::MessageBar& messages)
    {
        for (auto* button : messages.findChildren<QAbstractButton*>())
            if (button->text() == QStringLiteral("Take it back")) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        QFAIL(qPrintable(messages.text()));
    }
};

void ManageClassesTest::renamedEverywhere()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::DocumentPage& user = openFile(test, "user.mo", kUserFile);
    app::DocumentPage& press = openFile(test, "press.mo", kPressFile);
    QVERIFY(press.session().showClass(QStringLiteral("press.Drive")));
    QCOMPARE(uses(press).text(), QStringLiteral("Used in 3 places"));
    QMenu& menu = *uses(press).menu();
    Q_EMIT menu.aboutToShow();
    QStringList listed;
    for (const QAction* action : menu.actions())
        listed.append(action->text());
    for (const char* one : {"press: drive1", "press: drive2", "user: other"})
        QVERIFY2(listed.contains(QLatin1String(one)), qPrintable(listed.join(QLatin1Char('|'))));

    hands.whenAsked({[](QWidget& dialog) {
        const auto labels = dialog.findChildren<QLabel*>();
        const bool hasUsers = std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains(QStringLiteral("Used in 3 places")) &&
                   label->text().contains(QStringLiteral("user: other"));
        });
        QVERIFY(hasUsers);
        auto& field = *dialog.findChild<QLineEdit*>();
        auto& ok = *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        field.clear();
        QTest::keyClicks(&field, QStringLiteral("drive1"));
        QVERIFY(!ok.isEnabled());
        field.clear();
        QTest::keyClicks(&field, QStringLiteral("Axis"));
        QVERIFY(ok.isEnabled());
        QTest::mouseClick(&ok, Qt::LeftButton);
    }});
    takeFromBar(press, "renameClass");
    QCOMPARE(press.session().sheet().className(), QStringLiteral("press.Axis"));
    QByteArray text = kPressFile;
    text.replace("model Drive", "model Axis").replace("end Drive", "end Axis").replace("  Drive drive", "  Axis drive");
    QCOMPARE(press.document().text().bytes(), text);
    QVERIFY(user.document().text().bytes().contains("press.Axis other"));
    // One step in each document.
    press.session().file().undoStack().undo();
    user.session().file().undoStack().undo();
    QCOMPARE(press.document().text().bytes(), QByteArray(kPressFile));
    QCOMPARE(user.document().text().bytes(), QByteArray(kUserFile));
}

void ManageClassesTest::deletedWithItsUsersNamed()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::DocumentPage& press = openFile(test, "press.mo", kPressFile);
    QVERIFY(press.session().showClass(QStringLiteral("press.Drive")));
    const auto answer = [](bool deletes) {
        return [deletes](QWidget& dialog) {
            auto* box = qobject_cast<QMessageBox*>(&dialog);
            QVERIFY(box);
            QVERIFY2(box->informativeText().contains(QStringLiteral("press: drive1, press: drive2")),
                     qPrintable(box->informativeText()));
            QTest::mouseClick(deletes ? box->findChild<QPushButton*>(QStringLiteral("deleteClass"))
                                      : static_cast<QAbstractButton*>(box->button(QMessageBox::Cancel)),
                              Qt::LeftButton);
        };
    };
    hands.whenAsked({answer(false)});
    takeFromBar(press, "deleteClass");
    QCOMPARE(press.document().text().bytes(), QByteArray(kPressFile));
    hands.whenAsked({answer(true)});
    takeFromBar(press, "deleteClass");
    QVERIFY(!press.document().text().bytes().contains("model Drive"));
    QCOMPARE(press.session().sheet().className(), QStringLiteral("press"));
    QVERIFY(press.session().sheet().diagram().component({QStringLiteral("drive1")})->isMissing);
    press.session().file().undoStack().undo();
    QCOMPARE(press.document().text().bytes(), QByteArray(kPressFile));
}

void ManageClassesTest::movedToMyComponents()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::DocumentPage& press = openFile(test, "press.mo", kPressFile);
    QVERIFY(press.session().showClass(QStringLiteral("press.Drive")));
    hands.whenAsked({into("My components")});
    takeFromBar(press, "moveClass");
    QVERIFY2(press.document().text().bytes().contains("MyComponents.Drive drive1"),
             press.document().text().bytes().constData());
    QVERIFY(!press.document().text().bytes().contains("model Drive"));
    QFile own(test.filePath(QStringLiteral("Bramah/MyComponents.mo")));
    QVERIFY(own.open(QIODevice::ReadOnly));
    QVERIFY(own.readAll().contains("model Drive"));
    QVERIFY(!press.session().sheet().diagram().component({QStringLiteral("drive1")})->isMissing);
    // Undo and redo go together there and here, and leave the page in front.
    const auto ownHas = [&](const char* name) {
        QFile file(test.filePath(QStringLiteral("Bramah/MyComponents.mo")));
        return file.open(QIODevice::ReadOnly) && file.readAll().contains(name);
    };
    const QByteArray moved = press.document().text().bytes();
    for (int round = 0; round < 2; ++round) {
        hands.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(press.document().text().bytes(), QByteArray(kPressFile));
        QTRY_VERIFY(!ownHas("model Drive"));
        hands.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(press.document().text().bytes(), moved);
        QTRY_VERIFY(ownHas("model Drive"));
        QCOMPARE(&test.page(), &press);
    }
    // What has changed there since stays, and a message says so.
    app::DocumentPage* mine = nullptr;
    for (app::DocumentPage* page : test.window().documents().pages())
        mine = page == &press ? mine : page;
    QVERIFY(mine);
    QByteArray more = mine->document().text().bytes();
    QVERIFY(mine->session().file().replaceText(QStringLiteral("More"), more.replace("k=2", "k=3")));
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(press.document().text().bytes(), QByteArray(kPressFile));
    QTRY_VERIFY(press.messages().text().contains(QStringLiteral("has changed since")));
    QCOMPARE(mine->document().text().bytes(), more);
}

void ManageClassesTest::ownClassOfOneComponent()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::DocumentPage& press = openFile(test, "press.mo", kPressFile);
    QVERIFY(press.session().showClass(QStringLiteral("press")));
    hands.clickOnSheet(hands.middleOf("drive2"));
    test.window().actions().action(QStringLiteral("edit.ownClass"))->trigger();
    QCOMPARE(press.session().sheet().diagram().component({QStringLiteral("drive2")})->className,
             QStringLiteral("press.Drive2"));
    QCOMPARE(press.session().sheet().diagram().component({QStringLiteral("drive1")})->className,
             QStringLiteral("press.Drive"));
    press.session().file().undoStack().undo();
    QCOMPARE(press.document().text().bytes(), QByteArray(kPressFile));
}

// My components cannot see what an open file has: a class that needs it stays, and says why.
void ManageClassesTest::whatNamesItsNeighboursStays()
{
    test::TestWindow test;
    test::Hands hands(test);
    const QByteArray text = QByteArray(kPressFile)
                                .replace("  model Drive", "  model Gain = Bramah.Blocks.Math.Gain;\n  model Drive")
                                .replace("Bramah.Blocks.Math.Gain gain(k=2)", "Gain gain(k=2)");
    app::DocumentPage& press = openFile(test, "press.mo", text.constData());
    QVERIFY(press.session().showClass(QStringLiteral("press.Drive")));
    hands.whenAsked({into("My components")});
    takeFromBar(press, "moveClass");
    QVERIFY2(press.messages().text().contains(QStringLiteral("press.Gain")), qPrintable(press.messages().text()));
    QCOMPARE(press.document().text().bytes(), text);
}

// A class that is a file: renamed with its file, its line in package.order and all that names it, and taken back.
void ManageClassesTest::filesOfALibraryFollow()
{
    test::TestWindow test;
    test::Hands hands(test);
    openLibrary(test);
    app::DocumentPage& user = openFile(test, "user.mo", kUserOfLibrary);
    QVERIFY(!user.session().sheet().diagram().component({QStringLiteral("other")})->isMissing);
    hands.whenAsked({[](QWidget& dialog) {
        const auto labels = dialog.findChildren<QLabel*>();
        const bool hasUsers = std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains(QStringLiteral("Lib.Press: drive")) &&
                   label->text().contains(QStringLiteral("user: other"));
        });
        QVERIFY(hasUsers);
        auto& field = *dialog.findChild<QLineEdit*>();
        field.clear();
        QTest::keyClicks(&field, QStringLiteral("Axis"));
        QTest::keyClick(&field, Qt::Key_Return);
    }});
    take(test, "Lib.Drive", "renameClass");
    QCOMPARE(textOf(test, "package.order"), QByteArray("Axis\nPress\n"));
    QCOMPARE(textOf(test, "Drive.mo"), QByteArray());
    QCOMPARE(textOf(test, "Axis.mo"),
             QByteArray(kDriveFile).replace("model Drive", "model Axis").replace("end Drive", "end Axis"));
    QCOMPARE(textOf(test, "Press.mo"), QByteArray(kPressInLibrary).replace("  Drive drive", "  Axis drive"));
    QVERIFY(user.document().text().bytes().contains("  Lib.Axis other"));
    QVERIFY(!user.session().sheet().diagram().component({QStringLiteral("other")})->isMissing);
    QVERIFY(!test.workspace().library().find("Lib.Drive"));
    QVERIFY2(user.messages().text().contains(QStringLiteral("Axis.mo")), qPrintable(user.messages().text()));
    takeBack(user.messages());
    QCOMPARE(textOf(test, "package.order"), QByteArray(kOrder));
    QCOMPARE(textOf(test, "Axis.mo"), QByteArray());
    QCOMPARE(textOf(test, "Drive.mo"), QByteArray(kDriveFile));
    QCOMPARE(textOf(test, "Press.mo"), QByteArray(kPressInLibrary));
    QCOMPARE(user.document().text().bytes(), QByteArray(kUserOfLibrary));
    QVERIFY(!user.session().sheet().diagram().component({QStringLiteral("other")})->isMissing);
}

// A page of a library that is read-only does not keep what it names from being renamed.
void ManageClassesTest::pagesShownOnlyFollow()
{
    test::TestWindow test;
    test::Hands hands(test);
    openLibrary(test);
    QVERIFY(test.window().documents().open(test.filePath(QStringLiteral("Lib/Press.mo"))));
    app::DocumentPage& press = test.page();
    const QString reason = QStringLiteral("Lib.Press belongs to a library and is read-only.");
    press.session().file().setGuard(reason);
    const auto rename = [&](const char* className, const QString& name) {
        hands.whenAsked({[name](QWidget& dialog) {
            auto& field = *dialog.findChild<QLineEdit*>();
            field.clear();
            QTest::keyClicks(&field, name);
            QTest::keyClick(&field, Qt::Key_Return);
        }});
        take(test, className, "renameClass");
    };
    rename("Lib.Drive", QStringLiteral("Axis"));
    QCOMPARE(textOf(test, "Press.mo"), QByteArray(kPressInLibrary).replace("  Drive drive", "  Axis drive"));
    QCOMPARE(press.session().readOnlyReason(), reason);
    QVERIFY(!press.document().isModified());
    takeBack(press.messages());
    QCOMPARE(textOf(test, "Press.mo"), QByteArray(kPressInLibrary));
    QCOMPARE(textOf(test, "Drive.mo"), QByteArray(kDriveFile));
    // Nor where no file gets another name.
    app::DocumentPage& own = openFile(test, "press.mo", kPressFile);
    app::DocumentPage& user = openFile(test, "user.mo", kUserFile);
    user.session().file().setGuard(reason);
    test.window().documents().goToTab(own);
    rename("press.Drive", QStringLiteral("Axis"));
    QVERIFY2(user.document().text().bytes().contains("  press.Axis other"), user.document().text().bytes().constData());
    QVERIFY(user.session().file().isGuarded() && !user.document().isModified());
}

void ManageClassesTest::filesOfALibraryAreDeletedAndMoved()
{
    test::TestWindow test;
    test::Hands hands(test);
    openLibrary(test);
    // Its document is open: it goes with the file, and comes back with it.
    app::DocumentPage& user = openFile(test, "user.mo", kUserOfLibrary);
    QVERIFY(test.window().documents().open(test.filePath(QStringLiteral("Lib/Drive.mo"))));
    hands.whenAsked({[](QWidget& dialog) {
        auto* box = qobject_cast<QMessageBox*>(&dialog);
        QVERIFY(box && box->informativeText().contains(QStringLiteral("Lib.Press: drive")));
        QTest::mouseClick(box->findChild<QPushButton*>(QStringLiteral("deleteClass")), Qt::LeftButton);
    }});
    take(test, "Lib.Drive", "deleteClass");
    QCOMPARE(textOf(test, "Drive.mo"), QByteArray());
    QCOMPARE(textOf(test, "package.order"), QByteArray("Press\n"));
    QCOMPARE(test.window().documents().pages().size(), std::size_t(1));
    QVERIFY(user.session().sheet().diagram().component({QStringLiteral("other")})->isMissing);
    takeBack(test.page().messages());
    QCOMPARE(textOf(test, "Drive.mo"), QByteArray(kDriveFile));
    QCOMPARE(textOf(test, "package.order"), QByteArray(kOrder));
    QVERIFY(!user.session().sheet().diagram().component({QStringLiteral("other")})->isMissing);
    // Into My components, and from there into the library again.
    hands.whenAsked({into("My components")});
    take(test, "Lib.Drive", "moveClass");
    QCOMPARE(textOf(test, "Drive.mo"), QByteArray());
    QVERIFY(textOf(test, "Press.mo").contains("  MyComponents.Drive drive"));
    QVERIFY(user.document().text().bytes().contains("  MyComponents.Drive other"));
    QVERIFY(!user.session().sheet().diagram().component({QStringLiteral("other")})->isMissing);
    hands.whenAsked({into("Lib")});
    take(test, "MyComponents.Drive", "moveClass");
    QVERIFY(textOf(test, "Drive.mo").startsWith("within Lib;\nmodel Drive \"Drive\"\n"));
    QCOMPARE(textOf(test, "package.order"), QByteArray("Press\nDrive\n"));
    QVERIFY(user.document().text().bytes().contains("  Lib.Drive other"));
    QVERIFY(!user.session().sheet().diagram().component({QStringLiteral("other")})->isMissing);
}

BRAMAH_TEST(ManageClassesTest);

#include "manage_classes_test.moc"
