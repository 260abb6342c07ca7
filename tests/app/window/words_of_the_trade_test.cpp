// SPDX-License-Identifier: GPL-3.0-or-later
// What the sheet says in the words and units of the trade: speeds of shafts, units of signals, names of ports.
#include "app/documents/document_page.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/properties/parameter_form.h"
#include "editor/properties/parameter_row.h"
#include "editor/properties/property_panel.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/hands.h"
#include "tests/app/window/opened_text.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QComboBox>
#include <QLineEdit>
#include <QtTest/QTest>

using namespace bramah;

namespace {

QStringList valuesOnSheet(app::DocumentPage& page)
{
    QStringList values;
    for (const editor::NetResult& net : page.sheet().sheet().results().nets)
        for (const editor::ValueLabel& label : net.labels)
            values += label.lines;
    return values;
}

/// The values on the sheet of a shaft that turns freely at \a speed [rad/s], after a second.
QStringList valuesOf(const QByteArray& speed)
{
    test::TestWindow test;
    test::Hands hands(test);
    test::openText(test,
                   "model circuit\n"
                   "  Bramah.Mechanics.Rotational.ConstantTorque torque(tau_constant=0)\n"
                   "    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,0})));\n"
                   "  Bramah.Mechanics.Rotational.Inertia inertia(J=1, w(start=" +
                       speed +
                       ", fixed=true), phi(start=0, fixed=true))\n"
                       "    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,0})));\n"
                       "equation\n"
                       "  connect(torque.flange, inertia.flange_a)\n"
                       "    annotation(Line(points={{-30,0},{10,0}}));\n"
                       "  annotation(experiment(StopTime=1));\n"
                       "end circuit;\n");
    hands.press(Qt::Key_F5);
    if (!test.waitForEnd())
        return {};
    static_cast<void>(QTest::qWaitFor([&] { return !valuesOnSheet(test.page()).isEmpty(); }));
    return valuesOnSheet(test.page());
}

}  // namespace

class WordsOfTheTradeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void shaftsTurnInRevolutions();
    void aLeverShowsItsAngle();
    void signalsHaveUnits();
    void portsInsideHaveNames();
    void aClassWithoutDrawingIsABox();
};

void WordsOfTheTradeTest::shaftsTurnInRevolutions()
{
    const QStringList values = valuesOf("157.0796326794897");
    QVERIFY2(values.contains(QStringLiteral("1500 rev/min")), qPrintable(values.join(QStringLiteral("; "))));
}

void WordsOfTheTradeTest::aLeverShowsItsAngle()
{
    const QStringList values = valuesOf("0.5");  // rad after a second
    QVERIFY2(values.contains(QStringLiteral("28.6 °")) || values.contains(QStringLiteral("28.6°")),
             qPrintable(values.join(QStringLiteral("; "))));
}

void WordsOfTheTradeTest::signalsHaveUnits()
{
    test::TestWindow test;
    test::Hands hands(test);
    test::openText(test,
                   "model circuit\n"
                   "  inner Bramah.Hydraulics.Fluid fluid\n"
                   "    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-80,60})));\n"
                   "  Bramah.Hydraulics.Sources.PressureSource source(p=50e5)\n"
                   "    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-60,-20})));\n"
                   "  Bramah.Hydraulics.Sensors.PressureSensor sensor\n"
                   "    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-40,0})));\n"
                   "  Bramah.Blocks.Sources.Constant const(k=1.2e7)\n"
                   "    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-20,40})));\n"
                   "  Bramah.Blocks.Math.Feedback error\n"
                   "    annotation(Placement(transformation(extent={{-8,-8},{8,4}}, origin={20,40})));\n"
                   "equation\n"
                   "  connect(source.A, sensor.A)\n"
                   "    annotation(Line(points={{-60,-14},{-60,0},{-46,0}}));\n"
                   "  connect(const.y, error.u1)\n"
                   "    annotation(Line(points={{-12,40},{12,40}}));\n"
                   "  connect(sensor.y, error.u2)\n"
                   "    annotation(Line(points={{-34,0},{20,0},{20,32}}));\n"
                   "  annotation(experiment(StopTime=1));\n"
                   "end circuit;\n");
    // The set point is declared without a unit; what it is compared with tells that it is a pressure.
    hands.clickOnSheet(hands.middleOf("const"));
    const auto unit = [&]() -> QString {
        const editor::ParameterRow* row =
            test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("k"));
        return row && row->unitBox() ? row->unitBox()->currentText() : QString();
    };
    QTRY_COMPARE_WITH_TIMEOUT(unit(), QStringLiteral("bar"), 10000);
    editor::ParameterRow* row = test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("k"));
    auto* field = qobject_cast<QLineEdit*>(row->editor());
    QCOMPARE(field->text(), QStringLiteral("120"));
    hands.fill(*field, QStringLiteral("80"));
    QVERIFY(test.page().document().text().bytes().contains("const(k=8e6)"));
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    QTRY_VERIFY2(valuesOnSheet(test.page()).contains(QStringLiteral("80 bar")),
                 qPrintable(valuesOnSheet(test.page()).join(QStringLiteral("; "))));
}

void WordsOfTheTradeTest::portsInsideHaveNames()
{
    test::TestWindow test;
    test::Hands hands(test);
    test::openText(test,
                   "model circuit\n"
                   "  model Part\n"
                   "    Bramah.Hydraulics.Interfaces.Port P\n"
                   "      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,0}), "
                   "iconTransformation(extent={{-10,-10},{10,10}}, origin={-100,0})));\n"
                   "    annotation(Icon(graphics={Rectangle(extent={{-100,-100},{100,100}})}));\n"
                   "  end Part;\n"
                   "  Part part\n"
                   "    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,0})));\n"
                   "end circuit;\n");
    hands.clickOnSheet(hands.middleOf("part"));
    hands.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(test.page().session().sheet().place().path(), QStringLiteral("part"));
    editor::SheetScene& scene = test.page().sheet().sheet();
    QStringList names;
    for (const editor::PlacedText& text : scene.placedTexts(scene.sceneRect(), 4))
        names += text.text;
    QCOMPARE(names, QStringList{QStringLiteral("P")});
}

void WordsOfTheTradeTest::aClassWithoutDrawingIsABox()
{
    test::TestWindow test;
    test::openText(test,
                   "model circuit\n"
                   "  block Twice\n"
                   "    Bramah.Blocks.Interfaces.RealInput u;\n"
                   "    Bramah.Blocks.Interfaces.RealOutput y;\n"
                   "  equation\n"
                   "    y = 2*u;\n"
                   "  end Twice;\n"
                   "  Twice twice\n"
                   "    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,0})));\n"
                   "end circuit;\n");
    const model::DiagramComponent* twice = test.page().session().sheet().diagram().component({QStringLiteral("twice")});
    QVERIFY(twice && !twice->icon->isEmpty());
    QCOMPARE(twice->ports.size(), std::size_t(2));
    QVERIFY(twice->ports[0].position.x() < 0 && twice->ports[1].position.x() > 0);
    QCOMPARE(twice->ports[0].side, model::Side::West);
    QCOMPARE(twice->ports[1].side, model::Side::East);
}

BRAMAH_TEST(WordsOfTheTradeTest);
#include "words_of_the_trade_test.moc"
