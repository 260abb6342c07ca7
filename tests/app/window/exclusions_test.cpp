// SPDX-License-Identifier: GPL-3.0-or-later
// Problems that a user lets be, with a reason that the file keeps.
#include "app/commands/command_line.h"
#include "editor/problems/problems_panel.h"
#include "editor/session/problem_place.h"
#include "model/document/document.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QInputDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>
#include <QtTest/QTest>

using namespace bramah;

class ExclusionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNoteIsLetBeAndLookedAtAgain();
    void oneOfTwoLikeNotesStays();

private:
    static constexpr auto kCircuit =
        "model circuit\n"
        "  inner Bramah.Hydraulics.Fluid fluid;\n"
        "  Bramah.Hydraulics.FlowValves.Orifice first annotation(Placement(transformation(extent={{-10,-10},{10,10}}, "
        "origin={-40,0})));\n"
        "  Bramah.Hydraulics.FlowValves.Orifice second annotation(Placement(transformation(extent={{-10,-10},{10,10}}, "
        "origin={40,0})));\n"
        "  Bramah.Hydraulics.Sources.Tank tank annotation(Placement(transformation(extent={{-2,-2},{2,0}}, "
        "origin={0,-40})));\n"
        "equation\n"
        "  connect(first.B, tank.T);\n"
        "  connect(second.A, tank.T);\n"
        "end circuit;\n";

    static QString open(test::TestWindow& test)
    {
        const QString path = test.filePath(QStringLiteral("circuit.mo"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(kCircuit);
        file.close();
        return test.window().documents().open(path) ? path : QString();
    }
    static QPushButton* button(const QWidget& parent, const QString& text)
    {
        for (auto* one : parent.findChildren<QPushButton*>())
            if (one->text() == text && one->isVisible())
                return one;
        return nullptr;
    }
    /// Makes the problem of a port the current row; false if it is not in the list.
    static bool choose(editor::ProblemsPanel& panel, const QString& port)
    {
        QTreeView& list = panel.view();
        for (int row = 0; row < list.model()->rowCount(); ++row)
            if (list.model()->index(row, 1).data().toString() == port) {
                QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                                  list.visualRect(list.model()->index(row, 0)).center());
                return true;
            }
        return false;
    }
    static void letBe(test::Hands& hands, editor::ProblemsPanel& panel, const QString& reason)
    {
        hands.whenAsked({[&](QWidget& dialog) {
            auto& asked = dynamic_cast<QInputDialog&>(dialog);
            QTest::keyClicks(asked.findChild<QLineEdit*>(), reason);
            QTest::keyClick(asked.findChild<QLineEdit*>(), Qt::Key_Return);
        }});
        QPushButton* let = button(panel, QStringLiteral("Accept…"));
        QVERIFY(let);
        QTest::mouseClick(let, Qt::LeftButton);
    }
};

// It leaves the list and the sheet; the reason stands in the file, at the component, whose name it follows. The list of
// those that are let be shows it with its reason, and a click there takes it back.
void ExclusionsTest::aNoteIsLetBeAndLookedAtAgain()
{
    test::TestWindow test;
    test::Hands hands(test);
    const QString path = open(test);
    QVERIFY(!path.isEmpty());
    editor::DocumentSession& session = test.page().session();
    QVERIFY(QTest::qWaitFor([&] { return !test.page().check().isPending(); }, 5000));
    hands.press(Qt::Key_2, Qt::ControlModifier | Qt::ShiftModifier);
    auto& panel = *test.window().findChild<editor::ProblemsPanel*>();
    const QByteArray before = session.file().document().text().bytes();
    const int warnings = panel.warningCount();
    auto* shown = panel.findChild<QToolButton*>(QStringLiteral("excludedProblems"));
    QVERIFY(shown && !shown->isVisible());
    QVERIFY(choose(panel, QStringLiteral("first.A")));
    letBe(hands, panel, QStringLiteral("plugged on the test stand"));
    QVERIFY(!choose(panel, QStringLiteral("first.A")));
    QCOMPARE(panel.warningCount(), warnings - 1);
    for (const model::Diagnostic& problem : editor::problemsOnSheet(session))
        QVERIFY(problem.component != QStringLiteral("first"));
    const QByteArray text = session.file().document().text().bytes();
    QVERIFY2(text.contains("__Bramah(excluded={\"open-port A: plugged on the test stand\"})"), text.constData());
    QVERIFY(session.rename({QStringLiteral("first")}, QStringLiteral("throttle")));
    QVERIFY(!choose(panel, QStringLiteral("throttle.A")));
    QVERIFY(shown->isVisible());
    QTest::mouseClick(shown, Qt::LeftButton);
    QVERIFY(choose(panel, QStringLiteral("throttle.A")));
    QVERIFY2(panel.view().currentIndex().siblingAtColumn(0).data().toString().contains(
                 QStringLiteral("plugged on the test stand")),
             qPrintable(panel.view().currentIndex().siblingAtColumn(0).data().toString()));
    QPushButton* again = button(panel, QStringLiteral("Look at it again"));
    QVERIFY(again);
    QTest::mouseClick(again, Qt::LeftButton);
    QVERIFY(!shown->isVisible());
    QCOMPARE(panel.warningCount(), warnings);
    QVERIFY(!session.file().document().text().bytes().contains("excluded"));
    for (int k = 0; k < 3; ++k)
        hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session.file().document().text().bytes(), before);
}

// One port of a component is let be, the other one is not; the command line says as much.
void ExclusionsTest::oneOfTwoLikeNotesStays()
{
    test::TestWindow test;
    test::Hands hands(test);
    const QString path = open(test);
    QVERIFY(!path.isEmpty());
    hands.press(Qt::Key_2, Qt::ControlModifier | Qt::ShiftModifier);
    auto& panel = *test.window().findChild<editor::ProblemsPanel*>();
    QVERIFY(choose(panel, QStringLiteral("first.A")));
    letBe(hands, panel, QStringLiteral("said \"so\": by the client"));
    QVERIFY(!choose(panel, QStringLiteral("first.A")));
    QVERIFY(choose(panel, QStringLiteral("second.B")));
    hands.press(Qt::Key_S, Qt::ControlModifier);
    QString output, errors;
    QTextStream out(&output), err(&errors);
    QCOMPARE(app::runCommand({QStringLiteral("check"), path}, out, err), int(cli::kExitOk));
    QVERIFY2(!output.contains(QStringLiteral("`first`")) && output.contains(QStringLiteral("`second`")) &&
                 output.contains(QStringLiteral("1 let be")),
             qPrintable(output));
}

BRAMAH_TEST(ExclusionsTest);
#include "exclusions_test.moc"
