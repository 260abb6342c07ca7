// SPDX-License-Identifier: GPL-3.0-or-later
// A sequence of the standard library's StateGraph, placed and joined by mouse, its vectors of ports sized by drawing.
#include "editor/properties/parameter_form.h"
#include "editor/properties/parameter_row.h"
#include "editor/properties/property_panel.h"
#include "model/document/document.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QtTest/QTest>

using namespace bramah;

class StateGraphByHandTest : public QObject
{
    Q_OBJECT

    /// Leaves its step after a time [s].
    static void setWait(test::TestWindow& test, test::Hands& hands, const char* transition, const QString& seconds)
    {
        hands.clickOnSheet(hands.middleOf(transition));
        editor::ParameterForm& form = test::partOf<editor::PropertyPanel>(test.window()).form();
        QVERIFY(form.row(QStringLiteral("enableTimer")));
        auto* box = qobject_cast<QComboBox*>(form.row(QStringLiteral("enableTimer"))->editor());
        QVERIFY(box);
        QTest::keyClick(box, Qt::Key_Home);
        QCOMPARE(form.row(QStringLiteral("enableTimer"))->editor()->property("currentText").toString(),
                 QStringLiteral("Yes"));
        editor::ParameterRow* row = form.row(QStringLiteral("waitTime"));
        QVERIFY(row);
        hands.fill(*qobject_cast<QLineEdit*>(row->editor()), seconds);
    }

private Q_SLOTS:
    void aSequenceIsDrawnAndRuns();
};

void StateGraphByHandTest::aSequenceIsDrawnAndRuns()
{
    const QString folder = qEnvironmentVariable("MODELICAPATH").section(QDir::listSeparator(), 0, 0);
    if (folder.isEmpty())
        QSKIP("MODELICAPATH names no library");
    test::TestWindow test;
    test::Hands hands(test);
    test.workspace().openLibrary(folder);
    const QByteArray empty = "model sequence\n  annotation(experiment(StopTime=4));\nend sequence;\n";
    QFile file(test.filePath(QStringLiteral("sequence.mo")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(empty) == empty.size());
    file.close();
    QVERIFY(test.window().documents().open(file.fileName()));
    app::DocumentPage& page = test.page();
    const QString package = QStringLiteral("Modelica.StateGraph.");
    hands.place(package + QStringLiteral("StateGraphRoot"), {-60, 40});
    hands.place(package + QStringLiteral("InitialStep"), {-60, 0});
    hands.place(package + QStringLiteral("Transition"), {-30, 0});
    hands.place(package + QStringLiteral("Step"), {0, 0});
    hands.place(package + QStringLiteral("Transition"), {30, 0});
    const auto text = [&] { return page.document().text().bytes(); };
    QVERIFY2(text().contains("inner Modelica.StateGraph.StateGraphRoot stateGraphRoot"), text().constData());
    setWait(test, hands, "transition", QStringLiteral("1"));
    setWait(test, hands, "transition1", QStringLiteral("0.5"));
    hands.dragBetween("initialStep.outPort", "transition.inPort");
    hands.dragBetween("transition.outPort", "step.inPort");
    hands.dragBetween("step.outPort", "transition1.inPort");
    hands.dragBetween("transition1.outPort", "initialStep.inPort");
    for (const char* part : {"InitialStep initialStep(nOut = 1, nIn = 1)", "Step step(nIn = 1, nOut = 1)"})
        QVERIFY2(text().contains(part), text().constData());
    test::keepPicture(test.window(), QStringLiteral("state_graph.png"));
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const app::RunRecord& run = *page.history().latest();
    QVERIFY2(run.end->reason == solver::EndReason::StopTimeReached, qPrintable(run.end->message));
    // One second here, half a second there, and again.
    for (const auto& [time, isAtStart] : {std::pair(0.9, true),
                                          {1.1, false},
                                          {1.4, false},
                                          {1.6, true},
                                          {2.4, true},
                                          {2.6, false},
                                          {2.9, false},
                                          {3.1, true}}) {
        QCOMPARE(run.results.valueAt(run.results.find(QStringLiteral("initialStep.active")), time) > 0.5, isAtStart);
        QCOMPARE(run.results.valueAt(run.results.find(QStringLiteral("step.active")), time) > 0.5, !isAtStart);
    }
    while (page.session().file().undoStack().canUndo())
        page.session().file().undoStack().undo();
    QCOMPARE(text(), empty);
}

BRAMAH_TEST(StateGraphByHandTest);
#include "state_graph_by_hand_test.moc"
