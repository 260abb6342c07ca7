// SPDX-License-Identifier: GPL-3.0-or-later
// Charts that travel: what a part of a circuit reads from outside becomes its input.
#include "app/documents/document_page.h"
#include "editor/hierarchy/unwrap_command.h"
#include "editor/hierarchy/wrap_command.h"
#include "editor/properties/parameter_form.h"
#include "editor/properties/parameter_row.h"
#include "editor/properties/property_panel.h"
#include "editor/properties/value_edit.h"
#include "model/instance/instance.h"
#include "tests/app/window/hands.h"
#include "tests/app/window/opened_text.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QtTest/QTest>

using namespace bramah;

namespace {

const QByteArray kMacroStep =
    "model circuit\n"
    "  inner Bramah.Sequences.Chart chart\n"
    "    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-80,60})));\n"
    "  Bramah.Blocks.Sources.Ramp ramp(height=1, duration=1)\n"
    "    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-80,20})));\n"
    "  model Clamp\n"
    "    extends Bramah.Sequences.MacroStep;\n"
    "    Bramah.Sequences.Transition t(nIn=1, nOut=1)\n"
    "      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,0})));\n"
    "  equation\n"
    "    connect(E.o[1], t.i[1])\n"
    "      annotation(Line(points={{0,54},{0,4}}));\n"
    "    connect(t.o[1], S.i[1])\n"
    "      annotation(Line(points={{0,-4},{0,-54}}));\n"
    "  end Clamp;\n"
    "  Clamp clamp\n"
    "    annotation(Placement(transformation(extent={{-20,-12},{20,12}}, origin={0,0})));\n"
    "end circuit;\n";

}  // namespace

class PassedValuesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aDrawnChartIsWrapped();
    void aMacroStepReadsTheMachine();
    void aSharedClassIsLeftAlone();
};

void PassedValuesTest::aDrawnChartIsWrapped()
{
    test::TestWindow test;
    QFile file(QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR"))
                   .filePath(QStringLiteral("resources/examples/clamp_drill_unclamp.mo")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    test::openText(test, before);
    editor::DocumentSession& session = test.page().session();
    editor::Selection chart;
    for (const model::DiagramComponent& component : session.sheet().diagram().components())
        if (component.className.startsWith(QLatin1String("Bramah.Sequences.")) &&
            component.id.name != QLatin1String("chart"))
            chart.components.insert(component.id);
    QVERIFY(chart.components.size() > 8);
    session.select(chart);
    const auto done = editor::wrapSelection(session, QStringLiteral("Sequence"));
    QVERIFY2(done, qPrintable(done ? QString() : done.error()));
    const QByteArray wrapped = session.file().document().text().bytes();
    QVERIFY2(wrapped.contains("input Bramah.Units.Position drill_x"), wrapped.constData());
    QVERIFY(wrapped.contains("drill_x=drill.x"));
    QVERIFY(wrapped.contains("input Boolean start_y"));
    QVERIFY(wrapped.contains("condition=drill_x < 0.001"));
    // What it gives is told apart by the steps.
    QVERIFY2(!wrapped.contains("Output active2") && !wrapped.contains("Output y2"), wrapped.constData());
    QVERIFY2(wrapped.count("Output ") >= 2, wrapped.constData());
    // Its values are fields of the new component, and the circuit is as right as before.
    const model::Instance* part = session.sheet().instance()->child("sequence");
    QVERIFY(part && part->child("drill_x"));
    QTRY_VERIFY_WITH_TIMEOUT(!test.page().check().isPending(), 20000);
    for (const model::Diagnostic& problem : session.sheet().problems())
        QVERIFY2(problem.severity() != model::Severity::Error, qPrintable(problem.commandLineText()));
    const auto back = editor::unwrapSelection(session);
    QVERIFY2(back, qPrintable(back ? QString() : back.error()));
    const QByteArray after = session.file().document().text().bytes();
    QVERIFY(after.contains("condition=drill.x < 0.001"));
    QVERIFY(!after.contains("drill_x"));
}

void PassedValuesTest::aMacroStepReadsTheMachine()
{
    test::TestWindow test;
    test::Hands hands(test);
    test::openText(test, kMacroStep);
    app::DocumentPage& page = test.page();
    editor::DocumentSession& session = page.session();
    hands.clickOnSheet(hands.middleOf("clamp"));
    hands.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(session.sheet().place().path(), QStringLiteral("clamp"));
    hands.clickOnSheet(hands.middleOf("t"));
    editor::ParameterRow* row =
        test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("condition"));
    QVERIFY(row);
    auto* field = qobject_cast<editor::ValueEdit*>(row->editor());
    QVERIFY(field);
    // Names of the circuit around are offered too.
    QTest::mouseClick(field, Qt::LeftButton);
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("ram"));
    QVERIFY(field->isOffering());
    QTest::keyClick(field->window()->focusWidget(), Qt::Key_Escape);
    const QByteArray before = session.file().document().text().bytes();
    hands.fill(*field, QStringLiteral("ramp.y > 0.5 and ramp.y < 2"));
    QVERIFY2(row->errorText().isEmpty(), qPrintable(row->errorText()));
    const QByteArray after = session.file().document().text().bytes();
    QVERIFY2(after.contains("input Real ramp_y"), after.constData());
    QCOMPARE(after.count("input Real"), 1);
    QVERIFY2(after.contains("condition=ramp_y > 0.5 and ramp_y < 2"), after.constData());
    QVERIFY2(after.contains("Clamp clamp(ramp_y = ramp.y)"), after.constData());
    QTRY_VERIFY_WITH_TIMEOUT(!page.check().isPending(), 20000);
    for (const model::Diagnostic& problem : session.sheet().problems())
        QVERIFY2(problem.kind != model::DiagnosticKind::UnknownName, qPrintable(problem.commandLineText()));
    session.file().undoStack().undo();
    QCOMPARE(session.file().document().text().bytes(), before);
}

void PassedValuesTest::aSharedClassIsLeftAlone()
{
    test::TestWindow test;
    test::Hands hands(test);
    QByteArray text = kMacroStep;
    text.replace("end circuit;",
                 "  Clamp other\n"
                 "    annotation(Placement(transformation(extent={{-20,-12},{20,12}}, origin={80,0})));\nend circuit;");
    test::openText(test, text);
    hands.clickOnSheet(hands.middleOf("clamp"));
    hands.press(Qt::Key_Return, Qt::ControlModifier);
    hands.clickOnSheet(hands.middleOf("t"));
    editor::ParameterRow* row =
        test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("condition"));
    QVERIFY(row);
    auto* field = qobject_cast<editor::ValueEdit*>(row->editor());
    QVERIFY(field);
    hands.fill(*field, QStringLiteral("ramp.y > 0.5"));
    QVERIFY2(row->errorText().contains(QStringLiteral("used by several components")), qPrintable(row->errorText()));
    QVERIFY(!test.page().session().file().document().text().bytes().contains("ramp_y"));
}

BRAMAH_TEST(PassedValuesTest);
#include "passed_values_test.moc"
