// SPDX-License-Identifier: GPL-3.0-or-later
// The operating point on the sheet, without a run.
#include "app/documents/document_page.h"
#include "app/sheet/operating_point_on_sheet.h"
#include "app/sheet/sheet_motion.h"
#include "app/widgets/message_bar.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/view/sheet_view.h"
#include "solver/results/column_units.h"
#include "tests/app/window/hands.h"
#include "tests/app/window/opened_text.h"
#include "tests/app/window/two_gaps.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace bramah;

namespace {

class OpenCircuit
{
public:
    explicit OpenCircuit(const QByteArray& text) : hands(window)
    {
        window.window().resize(1300, 860);
        window.window().show();
        openText(window, text);
        window.page().sheet().setFocus();
    }
    [[nodiscard]] app::OperatingPointOnSheet& point() { return window.page().operatingPoint(); }
    [[nodiscard]] const editor::SheetResults& onSheet() { return window.page().sheet().sheet().results(); }
    /// The value [SI] at the point; NaN: there is none.
    [[nodiscard]] double value(const QString& path)
    {
        const app::ClassValues* shown = point().shown();
        const int column = shown ? shown->results.find(path) : -1;
        return column < 0 ? NAN : shown->results.value(column, 0);
    }
    [[nodiscard]] bool isWritten(const QString& text)
    {
        return std::ranges::any_of(onSheet().nets, [&](const editor::NetResult& net) {
            return std::ranges::any_of(net.labels, [&](const auto& label) { return label.lines.contains(text); });
        });
    }

    /// All texts on lines.
    [[nodiscard]] QString written()
    {
        QStringList all;
        for (const editor::NetResult& net : onSheet().nets)
            for (const auto& label : net.labels)
                all += label.lines;
        return all.join(QStringLiteral(" | "));
    }

    test::TestWindow window;
    test::Hands hands;
};

}  // namespace

class OperatingPointTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aKeyShowsItAndLeavesIt()
    {
        OpenCircuit circuit(test::kTwoGaps);
        circuit.hands.press(Qt::Key_F7);
        QTRY_VERIFY(circuit.point().shown());
        // Equal gaps share the difference of pressure equally, and G times half of it flows.
        const double tank = circuit.value(QStringLiteral("tank.T.p"));
        QCOMPARE(circuit.value(QStringLiteral("source.A.p")), 100e5);
        const double middle = circuit.value(QStringLiteral("middle.port.p"));
        QVERIFY2(std::abs(middle - (100e5 + tank) / 2) < 1e-6 * middle, qPrintable(QString::number(middle)));
        const double flow = circuit.value(QStringLiteral("first.q"));
        QVERIFY2(std::abs(flow - 1e-11 * (100e5 - tank) / 2) < 1e-6 * flow, qPrintable(QString::number(flow)));
        // It stands on the lines, in colours, and says what it is.
        const int column = circuit.point().shown()->results.find(QStringLiteral("middle.port.p"));
        const QString text =
            solver::valueText(circuit.point().shown()->results.columns()[std::size_t(column)], middle, {}, 3);
        QTRY_VERIFY2(circuit.isWritten(text), qPrintable(text));
        QVERIFY(circuit.onSheet().scale);
        QCOMPARE(circuit.onSheet().caption.title, QStringLiteral("Operating point"));
        QCOMPARE(circuit.onSheet().caption.rows.front().text,
                 QStringLiteral("at rest or in steady motion, inputs as at 0 s"));
        QVERIFY(circuit.window.page().history().runs().empty());
        QVERIFY(circuit.window.window().actions().action(QStringLiteral("run.showOperatingPoint"))->isChecked());
        test::keepPicture(circuit.window.window(), QStringLiteral("operating_point.png"));
        circuit.hands.press(Qt::Key_F7);
        QVERIFY(!circuit.point().isOn());
        QTRY_VERIFY(circuit.onSheet().caption.title.isEmpty() && !circuit.isWritten(text));
    }

    // 20 Nm against a damper of 0.5 Nms: 40 rad/s, and half of that behind a gear of 2.
    void shaftsShowTheirSpeeds()
    {
        OpenCircuit circuit(R"(model M
  import R = Bramah.Mechanics.Rotational;
  R.ConstantTorque drive(tau_constant=20) annotation(Placement(transformation(origin={-60,0}, extent={{-10,-6},{10,6}})));
  R.Inertia first annotation(Placement(transformation(origin={-30,0}, extent={{-10,-6},{10,6}})));
  R.IdealGear gear(ratio=2) annotation(Placement(transformation(origin={0,0}, extent={{-10,-10},{10,10}})));
  R.Inertia second annotation(Placement(transformation(origin={30,0}, extent={{-10,-6},{10,6}})));
  R.Damper damper(d=0.5) annotation(Placement(transformation(origin={-30,30}, extent={{-10,-6},{10,6}})));
  R.Fixed ground annotation(Placement(transformation(origin={0,30}, extent={{-10,-10},{10,10}})));
equation
  connect(drive.flange, first.flange_a) annotation(Line(points={{-50,0},{-40,0}}));
  connect(first.flange_b, gear.flange_a) annotation(Line(points={{-20,0},{-10,0}}));
  connect(gear.flange_b, second.flange_a) annotation(Line(points={{10,0},{20,0}}));
  connect(damper.flange_a, first.flange_a) annotation(Line(points={{-40,30},{-44,30},{-44,0},{-40,0}}));
  connect(damper.flange_b, ground.flange) annotation(Line(points={{-20,30},{0,30}}));
end M;
)");
        circuit.hands.press(Qt::Key_F7);
        QTRY_VERIFY(circuit.point().shown());
        QTRY_VERIFY2(circuit.isWritten(QStringLiteral("382 rev/min")), qPrintable(circuit.written()));
        QVERIFY2(circuit.isWritten(QStringLiteral("191 rev/min")), qPrintable(circuit.written()));
        // The ground does not turn.
        QVERIFY2(circuit.isWritten(QStringLiteral("0 °")), qPrintable(circuit.written()));
    }

    void signalsAreYesOrNo()
    {
        OpenCircuit circuit(R"(model M
  Bramah.Blocks.Sources.BooleanStep step annotation(Placement(transformation(origin={-40,0}, extent={{-8,-6},{8,6}})));
  Bramah.Blocks.Logical.Not no annotation(Placement(transformation(origin={0,0}, extent={{-8,-6},{8,6}})));
  Bramah.Blocks.Logical.Not yes annotation(Placement(transformation(origin={40,0}, extent={{-8,-6},{8,6}})));
equation
  connect(step.y, no.u) annotation(Line(points={{-32,0},{-8,0}}));
  connect(no.y, yes.u) annotation(Line(points={{8,0},{32,0}}));
end M;
)");
        circuit.hands.press(Qt::Key_F7);
        QTRY_VERIFY(circuit.point().shown());
        QTRY_VERIFY2(circuit.isWritten(QStringLiteral("yes")), qPrintable(circuit.written()));
        QVERIFY2(circuit.isWritten(QStringLiteral("no")), qPrintable(circuit.written()));
    }

    void itFollowsAValueThatChanges()
    {
        OpenCircuit circuit(test::kTwoGaps);
        circuit.hands.press(Qt::Key_F7);
        QTRY_VERIFY(circuit.point().shown());
        const double tank = circuit.value(QStringLiteral("tank.T.p"));
        const double source = circuit.value(QStringLiteral("source.A.p"));
        editor::DocumentSession& session = circuit.window.page().session();
        // Several changes quickly one after the other, and undone: the last one is what is shown.
        for (const char* gap : {"1.5e-11", "3e-11", "2e-11"})
            QVERIFY(session.apply(
                QStringLiteral("gap"),
                {model::SetModifier{{QStringLiteral("first")}, QStringLiteral("G"), QString::fromLatin1(gap)}}));
        const double expected = (2 * source + tank) / 3;
        QTRY_VERIFY2(std::abs(circuit.value(QStringLiteral("middle.port.p")) - expected) < 1e-6 * expected,
                     qPrintable(QString::number(circuit.value(QStringLiteral("middle.port.p")))));
        for (int k = 0; k < 3; ++k)
            session.file().undoStack().undo();
        const double before = (source + tank) / 2;
        QTRY_VERIFY(std::abs(circuit.value(QStringLiteral("middle.port.p")) - before) < 1e-6 * before);
    }

    void whatHasNoneIsSaid()
    {
        OpenCircuit circuit("model M\n  Real x(start=1, fixed=true);\nequation\n  der(x) = 1 + x^2;\nend M;\n");
        circuit.hands.press(Qt::Key_F7);
        QTRY_VERIFY_WITH_TIMEOUT(
            circuit.window.page().messages().text().startsWith(QStringLiteral("There is no operating point: ")), 30000);
        QTRY_COMPARE(circuit.onSheet().caption.title, QStringLiteral("No operating point"));
        // A circuit with errors is told as one.
        QVERIFY(circuit.window.page().session().file().replaceText(
            QStringLiteral("Edit"), "model M\n  Real x;\nequation\n  der(x) = nothing;\nend M;\n"));
        QTRY_VERIFY(circuit.window.page().messages().text().contains(QStringLiteral("list of problems")));
    }

    void aRunTakesItsPlace()
    {
        OpenCircuit circuit(test::kTwoGaps);
        circuit.hands.press(Qt::Key_F7);
        QTRY_VERIFY(circuit.point().shown());
        circuit.hands.press(Qt::Key_F5);
        QVERIFY(!circuit.point().isOn());
        QVERIFY(circuit.window.waitForEnd());
        QTRY_VERIFY(circuit.onSheet().caption.title.isEmpty());
        QVERIFY(!circuit.window.window().actions().action(QStringLiteral("run.showOperatingPoint"))->isChecked());
        // After a run it comes back, and closing the file while it is computed ends it.
        circuit.hands.press(Qt::Key_F7);
        QTRY_COMPARE(circuit.onSheet().caption.title, QStringLiteral("Operating point"));
        circuit.hands.press(Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY(circuit.window.window().documents().pages().empty());
        circuit.hands.press(Qt::Key_F7);
    }

    void anEmptySheetHasNothingToShow()
    {
        test::TestWindow test;
        test::Hands hands(test);
        test.window().show();
        hands.openNewSheet();
        hands.press(Qt::Key_F7);
        QTest::qWait(100);
        hands.press(Qt::Key_F7);
        QVERIFY(!test.page().operatingPoint().isOn());
    }
};

BRAMAH_TEST(OperatingPointTest);
#include "operating_point_test.moc"
