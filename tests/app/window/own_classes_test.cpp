// SPDX-License-Identifier: GPL-3.0-or-later
// Classes of the open file: placed from the library panel and joined by their own connectors.
#include "app/views/text_view.h"
#include "editor/palette/palette_model.h"
#include "editor/palette/palette_panel.h"
#include "editor/properties/parameter_form.h"
#include "editor/properties/parameter_row.h"
#include "editor/properties/property_panel.h"
#include "editor/view/sheet_view.h"
#include "model/diagnostics/sentence.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPixmap>
#include <QStatusBar>
#include <QTreeView>
#include <QtTest/QTest>

using namespace bramah;

namespace {

/// Steps and transitions as those of a state graph, and the sheet they are to stand on.
constexpr auto kSequence = R"(package Sequence
  connector StepIn "Into a step"
    output Boolean occupied;
    input Boolean set;
    annotation(Icon(graphics={Polygon(points={{-100,100},{100,0},{-100,-100},{-100,100}}, fillPattern=FillPattern.Solid)}));
  end StepIn;
  connector StepOut "Out of a step"
    output Boolean available;
    input Boolean reset;
    annotation(Icon(graphics={Rectangle(extent={{-100,100},{100,-100}})}));
  end StepOut;
  connector TransitionIn "Into a transition"
    input Boolean available;
    output Boolean reset;
    annotation(Icon(graphics={Polygon(points={{-100,100},{100,0},{-100,-100},{-100,100}}, fillPattern=FillPattern.Solid)}));
  end TransitionIn;
  connector TransitionOut "Out of a transition"
    input Boolean occupied;
    output Boolean set;
    annotation(Icon(graphics={Rectangle(extent={{-100,100},{100,-100}})}));
  end TransitionOut;
  partial model Framed
    annotation(Icon(graphics={Rectangle(extent={{-100,100},{100,-100}})}));
  end Framed;
  model Step "State of a sequence"
    extends Framed;
    parameter Boolean isFirst = false;
    StepIn i annotation(Placement(transformation(extent={{-110,-10},{-90,10}})));
    StepOut o annotation(Placement(transformation(extent={{90,-10},{110,10}})));
    Boolean isActive(start=isFirst, fixed=true);
  equation
    isActive = i.set or pre(isActive) and not o.reset;
    i.occupied = pre(isActive);
    o.available = pre(isActive);
  end Step;
  model Transition "Goes on after some time"
    extends Framed;
    parameter Real after = 1;
    TransitionIn i annotation(Placement(transformation(extent={{-110,-10},{-90,10}})));
    TransitionOut o annotation(Placement(transformation(extent={{90,-10},{110,10}})));
  equation
    i.reset = i.available and time > after;
    o.set = i.reset;
  end Transition;
  model Sheet
    annotation(experiment(StopTime=2));
  end Sheet;
end Sequence;
)";

QStringList fileGroup(test::TestWindow& test)
{
    const QAbstractItemModel& model = *test::partOf<editor::PalettePanel>(test.window()).view().model();
    const QModelIndex group = model.index(0, 0);
    QStringList classes;
    if (group.data(editor::PaletteModel::kFileRole).toBool())
        for (int row = 0; row < model.rowCount(group); ++row)
            classes << model.index(row, 0, group).data(editor::PaletteModel::kClassRole).toString();
    return classes;
}

/// The texts of the labels of the status bar, line by line.
QString saidBelow(test::TestWindow& test)
{
    QStringList texts;
    for (const QLabel* label : test.window().statusBar()->findChildren<QLabel*>())
        texts << label->text();
    return texts.join(QLatin1Char('\n'));
}

}  // namespace

class OwnClassesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSequenceIsDrawnByMouse();
    void theFilesClassesComeAndGo();
    void whatTheTextDoesNotDrawIsShown();

private:
    static void openText(test::TestWindow& test, const QByteArray& text);
};

void OwnClassesTest::openText(test::TestWindow& test, const QByteArray& text)
{
    const QString path = test.filePath(QStringLiteral("Sequence.mo"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    QVERIFY(test.window().documents().open(path));
}

void OwnClassesTest::aSequenceIsDrawnByMouse()
{
    test::TestWindow test;
    test::Hands hands(test);
    openText(test, kSequence);
    QVERIFY(test.page().session().showClass(QStringLiteral("Sequence.Sheet")));
    hands.dragFromLibrary(QStringLiteral("Sequence.Step"), {-60, 20});
    hands.place(QStringLiteral("Sequence.Transition"), {0, 20});
    hands.place(QStringLiteral("Sequence.Step"), {60, 20});
    QCOMPARE(test.page().session().sheet().diagram().components().size(), std::size_t(3));
    // Two steps do not fit each other, and the reason is told.
    const QByteArray before = test.page().document().text().bytes();
    hands.pressOnSheet(hands.portPosition("step.o"));
    hands.moveOnSheet({0, 40});
    hands.moveOnSheet(hands.portPosition("step1.i"));
    const QString said = saidBelow(test);
    QVERIFY2(said.contains(model::withQuotationMarks(
                 QStringLiteral("`step.o` is a port of class `StepOut`, `step1.i` a port of class `StepIn`."))),
             qPrintable(said));
    hands.releaseOnSheet(hands.portPosition("step1.i"));
    QCOMPARE(test.page().document().text().bytes(), before);

    hands.dragBetween("step.o", "transition.i");
    hands.dragBetween("transition.o", "step1.i");
    QCOMPARE(test.page().session().sheet().diagram().connections().size(), std::size_t(2));
    const QByteArray text = test.page().document().text().bytes();
    QVERIFY2(text.contains("connect(step.o, transition.i)"), text.constData());
    QVERIFY2(text.contains("connect(transition.o, step1.i)"), text.constData());
    // Closed to a ring, it runs: the second step takes over after a second, and stays.
    hands.place(QStringLiteral("Sequence.Transition"), {0, -20});
    hands.dragBetween("step1.o", "transition1.i");
    hands.dragBetween("transition1.o", "step.i");
    hands.clickOnSheet(hands.middleOf("transition1"));
    hands.fill(*qobject_cast<QLineEdit*>(
                   test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("after"))->editor()),
               QStringLiteral("10"));
    hands.clickOnSheet(hands.middleOf("step"));
    auto* isFirst = qobject_cast<QComboBox*>(
        test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("isFirst"))->editor());
    QVERIFY(isFirst);
    isFirst->setFocus();
    QTest::keyClick(isFirst, Qt::Key_Home);
    Q_EMIT isFirst->activated(isFirst->currentIndex());
    const QByteArray chosen = test.page().document().text().bytes();
    QVERIFY2(chosen.contains("step(isFirst = true)"), chosen.constData());
    test.page().sheet().setFocus();
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const app::RunRecord& run = *test.page().history().latest();
    QVERIFY2(run.end->reason == solver::EndReason::StopTimeReached, qPrintable(run.end->message));
    const auto isActive = [&](const char* step, double time) {
        return run.results.valueAt(run.results.find(QLatin1String(step)), time) > 0.5;
    };
    QVERIFY(isActive("step.isActive", 0.5) && !isActive("step1.isActive", 0.5));
    QVERIFY(!isActive("step.isActive", 1.5) && isActive("step1.isActive", 1.5));
    test::keepPicture(test.window(), QStringLiteral("own-classes.png"));
}

void OwnClassesTest::theFilesClassesComeAndGo()
{
    test::TestWindow test;
    QVERIFY(fileGroup(test).isEmpty());
    openText(test, kSequence);
    // Neither connectors nor partial classes, nor the class on the sheet.
    editor::DocumentSession& session = test.page().session();
    QVERIFY(session.showClass(QStringLiteral("Sequence.Sheet")));
    QCOMPARE(fileGroup(test), (QStringList{QStringLiteral("Sequence.Step"), QStringLiteral("Sequence.Transition")}));
    const QModelIndex group = test::partOf<editor::PalettePanel>(test.window()).view().model()->index(0, 0);
    QCOMPARE(group.data().toString(), QStringLiteral("Sequence.mo"));
    QVERIFY(test::partOf<editor::PalettePanel>(test.window()).view().isExpanded(group));
    QVERIFY(!group.model()->index(0, 0, group).data(Qt::DecorationRole).value<QPixmap>().isNull());
    QVERIFY(session.showClass(QStringLiteral("Sequence.Step")));
    QCOMPARE(fileGroup(test), (QStringList{QStringLiteral("Sequence.Transition"), QStringLiteral("Sequence.Sheet")}));
    QVERIFY(session.showClass(QStringLiteral("Sequence.Sheet")));

    // Typed in the text, it is there; undone, it goes.
    QByteArray text = session.file().document().text().bytes();
    text.replace("  model Sheet\n", "  model Valve\n  end Valve;\n  model Sheet\n");
    QVERIFY(session.file().replaceText(QStringLiteral("Type"), text));
    QCOMPARE(fileGroup(test), (QStringList{QStringLiteral("Sequence.Step"), QStringLiteral("Sequence.Transition"),
                                           QStringLiteral("Sequence.Valve")}));
    session.file().undoStack().undo();
    QCOMPARE(fileGroup(test).size(), 2);
    // A changed drawing is shown.
    const auto picture = [&] {
        const QAbstractItemModel& model = *test::partOf<editor::PalettePanel>(test.window()).view().model();
        return model.index(0, 0, model.index(0, 0)).data(Qt::DecorationRole).value<QPixmap>().toImage();
    };
    const QImage square = picture();
    text = session.file().document().text().bytes();
    text.replace("Rectangle(extent={{-100,100},{100,-100}})}));\n  end Framed",
                 "Ellipse(extent={{-90,90},{90,-90}})}));\n  end Framed");
    QVERIFY(session.file().replaceText(QStringLiteral("Type"), text));
    QVERIFY(picture() != square);

    // Of another file other ones, of none none.
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    QVERIFY(!fileGroup(test).contains(QStringLiteral("Sequence.Step")));

    // As a library it is told where its classes are.
    test.window().openLibrary(test.filePath(QStringLiteral("Sequence.mo")));
    QVERIFY2(test.window().messages().text().contains(QStringLiteral("is open as a file")),
             qPrintable(test.window().messages().text()));
}

void OwnClassesTest::whatTheTextDoesNotDrawIsShown()
{
    test::TestWindow test;
    test::Hands hands(test);
    QByteArray text = kSequence;
    text.replace("  model Sheet\n",
                 "  model Sheet\n"
                 "    Step step annotation(Placement(transformation(extent={{-70,-10},{-50,10}})));\n"
                 "    Transition go annotation(Placement(transformation(extent={{-10,30},{10,50}})));\n"
                 "  equation\n    connect(step.o, go.i);\n");
    openText(test, text);
    editor::DocumentSession& session = test.page().session();
    QVERIFY(session.showClass(QStringLiteral("Sequence.Sheet")));
    const auto line = [&]() -> const model::DiagramConnection& {
        return session.sheet().diagram().connections().front();
    };
    QVERIFY(line().isRouted);
    QCOMPARE(line().points.front(), QPointF(-50, 0));
    QCOMPARE(line().points.back(), QPointF(-10, 40));
    QCOMPARE(session.file().document().text().bytes(), text);
    test::keepPicture(test.window(), QStringLiteral("missing-line.png"));
    // Moved by hand it is drawn in the text; undone it is not.
    hands.dragOnSheet(hands.middleOf("go"), {20, 40});
    QVERIFY(!line().isRouted);
    QCOMPARE(line().points.back(),
             session.sheet().diagram().port({{QStringLiteral("go")}, QStringLiteral("i")})->position);
    QVERIFY(session.file().document().text().bytes().contains("Line(points="));
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session.file().document().text().bytes(), text);
    QVERIFY(line().isRouted);
}

BRAMAH_TEST(OwnClassesTest);
#include "own_classes_test.moc"
