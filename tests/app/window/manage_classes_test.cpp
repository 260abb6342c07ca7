// SPDX-License-Identifier: GPL-3.0-or-later
// Own classes renamed, moved, deleted and copied in the window: all that names them follows, each document in one step.
#include "app/components/manage_classes.h"
#include "app/components/class_use_button.h"
#include "app/components/my_components.h"
#include "app/views/class_bar.h"
#include "app/views/class_views.h"
#include "editor/view/sheet_view.h"
#include "model/document/document.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
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
    QCOMPARE(press.session().className(), QStringLiteral("press.Axis"));
    QByteArray text = kPressFile;
    text.replace("model Drive", "model Axis").replace("end Drive", "end Axis").replace("  Drive drive", "  Axis drive");
    QCOMPARE(press.document().text().bytes(), text);
    QVERIFY(user.document().text().bytes().contains("press.Axis other"));
    // One step in each document.
    press.session().undoStack().undo();
    user.session().undoStack().undo();
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
    QCOMPARE(press.session().className(), QStringLiteral("press"));
    QVERIFY(press.session().diagram().component({QStringLiteral("drive1")})->isMissing);
    press.session().undoStack().undo();
    QCOMPARE(press.document().text().bytes(), QByteArray(kPressFile));
}

void ManageClassesTest::movedToMyComponents()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::DocumentPage& press = openFile(test, "press.mo", kPressFile);
    QVERIFY(press.session().showClass(QStringLiteral("press.Drive")));
    hands.whenAsked({[](QWidget& dialog) {
        dialog.findChild<QComboBox*>()->setCurrentText(QStringLiteral("My components"));
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    }});
    takeFromBar(press, "moveClass");
    QVERIFY2(press.document().text().bytes().contains("MyComponents.Drive drive1"),
             press.document().text().bytes().constData());
    QVERIFY(!press.document().text().bytes().contains("model Drive"));
    QFile own(test.filePath(QStringLiteral("Bramah/MyComponents.mo")));
    QVERIFY(own.open(QIODevice::ReadOnly));
    QVERIFY(own.readAll().contains("model Drive"));
    QVERIFY(!press.session().diagram().component({QStringLiteral("drive1")})->isMissing);
}

void ManageClassesTest::ownClassOfOneComponent()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::DocumentPage& press = openFile(test, "press.mo", kPressFile);
    QVERIFY(press.session().showClass(QStringLiteral("press")));
    hands.clickOnSheet(hands.middleOf("drive2"));
    test.window().actions().action(QStringLiteral("edit.ownClass"))->trigger();
    QCOMPARE(press.session().diagram().component({QStringLiteral("drive2")})->className,
             QStringLiteral("press.Drive2"));
    QCOMPARE(press.session().diagram().component({QStringLiteral("drive1")})->className, QStringLiteral("press.Drive"));
    press.session().undoStack().undo();
    QCOMPARE(press.document().text().bytes(), QByteArray(kPressFile));
}

BRAMAH_TEST(ManageClassesTest);

#include "manage_classes_test.moc"
