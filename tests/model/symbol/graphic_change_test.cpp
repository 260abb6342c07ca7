// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/symbol/graphic_change.h"

#include "model/diagram/icon_reader.h"
#include "model/symbol/graphic_geometry.h"
#include "model/symbol/graphic_text.h"
#include "tests/model/symbol/symbol_class.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;
using bramah::test::SymbolClass;

namespace {

const QByteArray kDrawn = R"(model S "Drawn"
  Real x;
  T.Port A annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  annotation(
    Icon(coordinateSystem(extent={{-40,-80},{40,80}}), graphics={
      Line(points={{0,-80},{0,-30}}), // lead
      Rectangle(extent={{-20,-10},{20,10}}, origin=DynamicSelect({0,0},{20*x,0})),
      Line(points=DynamicSelect({{0,0},{0,20}}, {{0,x},{0,20}}), color={44,99,201}),
      Ellipse(extent={{-10,-26},{10,-6}}, startAngle=0, endAngle=90)}));
end S;
)";

QByteArray replaced(QByteArray text, const QByteArray& from, const QByteArray& to)
{
    return text.replace(from, to);
}

Graphic lineBetween(QPointF from, QPointF to)
{
    LineGraphic line;
    line.points.value = {from, to};
    return line;
}

}  // namespace

/// Each change of a symbol as an edit of a text that leaves all else.
class GraphicChangeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changeTouchesOneArgument_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<int>("index");
        QTest::newRow("points") << QByteArray("{{0,-80},{0,-30}}") << QByteArray("{{0,-80},{20,-30}}") << 0;
        QTest::newRow("moving part at rest") << QByteArray("extent={{-20,-10},{20,10}}, origin")
                                             << QByteArray("extent={{-20,-10},{40,10}}, origin") << 1;
        QTest::newRow("colour") << QByteArray("color={44,99,201}") << QByteArray("color={15,123,119}") << 2;
        QTest::newRow("angle") << QByteArray("endAngle=90") << QByteArray("endAngle=180") << 3;
    }
    void changeTouchesOneArgument()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(int, index);
        const QByteArray wanted = replaced(kDrawn, from, to);
        const SymbolClass before(kDrawn);
        const SymbolClass after(wanted);
        QCOMPARE(before.after({ReplaceGraphic{index, before.graphic(index), after.graphic(index)}}), wanted);
    }

    void newArgumentsStandBehindTheOthers()
    {
        const SymbolClass symbol(kDrawn);
        Graphic after = symbol.graphic(0);
        std::get<LineGraphic>(after).pattern = LinePattern::Dash;
        std::get<LineGraphic>(after).thickness = 0.5;
        QCOMPARE(symbol.after({ReplaceGraphic{0, symbol.graphic(0), after}}),
                 replaced(kDrawn, "{0,-30}})", "{0,-30}}, pattern=LinePattern.Dash, thickness=0.5)"));
    }

    void graphicsAreAddedOnLinesOfTheirOwn()
    {
        const SymbolClass symbol(kDrawn);
        const QByteArray line = graphicText(lineBetween({0, 0}, {20, 0}));
        QCOMPARE(line, QByteArray("Line(points={{0,0},{20,0}})"));
        QCOMPARE(symbol.after({AddGraphic{line}}),
                 replaced(kDrawn, "endAngle=90)", "endAngle=90),\n      Line(points={{0,0},{20,0}})"));
        QCOMPARE(symbol.after({AddGraphic{line, 0}}),
                 replaced(kDrawn, "Line(points={{0,-80}", "Line(points={{0,0},{20,0}}),\n      Line(points={{0,-80}"));
    }

    void iconIsMadeWhereThereIsNone_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("wanted");
        QTest::newRow("no annotation") << QByteArray("model S\n  Real x;\nend S;\n")
                                       << QByteArray(
                                              "model S\n  Real x;\n  annotation(Icon(graphics={\n      "
                                              "Line(points={{0,0},{0,20}})}));\nend S;\n");
        QTest::newRow("another annotation")
            << QByteArray("model S\n  annotation(experiment(StopTime=1));\nend S;\n")
            << QByteArray(
                   "model S\n  annotation(experiment(StopTime=1), Icon(graphics={\n      "
                   "Line(points={{0,0},{0,20}})}));\nend S;\n");
        QTest::newRow("no graphics")
            << QByteArray("model S\n  annotation(Icon(coordinateSystem(grid={2,2})));\nend S;\n")
            << QByteArray(
                   "model S\n  annotation(Icon(coordinateSystem(grid={2,2}), graphics={\n      "
                   "Line(points={{0,0},{0,20}})}));\nend S;\n");
        QTest::newRow("empty list") << QByteArray("model S\n  annotation(Icon(graphics={}));\nend S;\n")
                                    << QByteArray(
                                           "model S\n  annotation(Icon(graphics={\n    "
                                           "Line(points={{0,0},{0,20}})}));\nend S;\n");
    }
    void iconIsMadeWhereThereIsNone()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, wanted);
        const SymbolClass symbol(text);
        QCOMPARE(symbol.after({AddGraphic{graphicText(lineBetween({0, 0}, {0, 20}))}}), wanted);
    }

    void removedGraphicLeavesTheOthers()
    {
        const SymbolClass symbol(kDrawn);
        const SymbolClass after(symbol.after({RemoveGraphic{2}}));
        QCOMPARE(after.drawing().graphics.size(), 3U);
        QCOMPARE(after.drawing().own(2)->text, symbol.drawing().own(3)->text);
        QVERIFY(after.tree()->text().bytes().contains("// lead"));
        const SymbolClass none(symbol.after({RemoveGraphic{3}, RemoveGraphic{2}, RemoveGraphic{1}, RemoveGraphic{0}}));
        QVERIFY(!none.tree()->hasErrors());
        QVERIFY(none.drawing().graphics.empty());
    }

    void orderChangesWithTheTextBetween()
    {
        const SymbolClass symbol(kDrawn);
        const SymbolClass after(symbol.after({OrderGraphic{0, 2}}));
        const int wanted[]{1, 2, 0, 3};
        for (int i = 0; i < 4; ++i)
            QCOMPARE(after.drawing().own(i)->text, symbol.drawing().own(wanted[i])->text);
        QCOMPARE(SymbolClass(after.after({OrderGraphic{2, 0}})).tree()->text().bytes(), kDrawn);
    }

    void partsAreShiftedWithTheirMotion()
    {
        const SymbolClass symbol(kDrawn);
        GraphicChanges changes;
        for (int i = 0; i < 4; ++i)
            changes.push_back(ShiftGraphic{i, symbol.graphic(i), {20, 10}});
        QByteArray wanted = replaced(kDrawn, "{{0,-80},{0,-30}}", "{{20,-70},{20,-20}}");
        wanted.replace("extent={{-20,-10},{20,10}}", "extent={{0,0},{40,20}}");
        wanted.replace("color={44,99,201}", "color={44,99,201}, origin={20,10}");
        wanted.replace("extent={{-10,-26},{10,-6}}", "extent={{10,-16},{30,4}}");
        QCOMPARE(symbol.after(changes), wanted);
    }

    void partWithMovingShapeAndPlaceIsShifted()
    {
        const SymbolClass symbol(replaced(kDrawn, "color={44,99,201}", "origin=DynamicSelect({0,0},{-x,5})"));
        QCOMPARE(symbol.after({ShiftGraphic{2, symbol.graphic(2), {20, 10}}}),
                 replaced(kDrawn, "color={44,99,201}", "origin=DynamicSelect({20,10},{20 + (-x),15})"));
    }

    void motionsAreWrittenAndRead_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("factor");
        QTest::addColumn<QByteArray>("wanted");
        using Kind = PartMotion::Kind;
        QTest::newRow("right") << int(Kind::MoveX) << 20.0 << QByteArray("origin=DynamicSelect({0,0}, {20*x,0})");
        QTest::newRow("left") << int(Kind::MoveX) << -1.0 << QByteArray("origin=DynamicSelect({0,0}, {-x,0})");
        QTest::newRow("up") << int(Kind::MoveY) << 2.5 << QByteArray("origin=DynamicSelect({0,0}, {0,2.5*x})");
        QTest::newRow("turning") << int(Kind::Turn) << 90.0 << QByteArray("rotation=DynamicSelect(0, 90*x)");
        QTest::newRow("seen") << int(Kind::Show) << 0.5 << QByteArray("visible=DynamicSelect(true, x > 0.5)");
    }
    void motionsAreWrittenAndRead()
    {
        QFETCH(int, kind);
        QFETCH(double, factor);
        QFETCH(QByteArray, wanted);
        const PartMotion motion{static_cast<PartMotion::Kind>(kind), QStringLiteral("x"), factor};
        const SymbolClass symbol(kDrawn);
        const SymbolClass after(symbol.after({SetMotion{0, symbol.graphic(0), motion}}));
        QVERIFY2(after.drawing().own(0)->text.endsWith(wanted + ')'), after.drawing().own(0)->text.constData());
        QCOMPARE(after.drawing().own(0)->motion, std::optional(motion));
        const SymbolClass rest(after.after({SetMotion{0, after.graphic(0), std::nullopt}}));
        QVERIFY(!rest.drawing().own(0)->isMoving);
        QCOMPARE(rest.graphic(0), symbol.graphic(0));
    }

    // What the sheet shows of a result.
    void motionsMoveWhatIsShown()
    {
        const SymbolClass symbol(kDrawn);
        const auto shownAt = [&](const PartMotion& motion, double x) {
            const SymbolClass after(symbol.after({SetMotion{0, symbol.graphic(0), motion}}));
            const VariableValues values = [&](const Instance& variable) {
                return variable.name() == "x" ? Value(x) : Value();
            };
            return readLayer(after.instance(), "Icon", &values).icon.graphics.front();
        };
        using Kind = PartMotion::Kind;
        QCOMPARE(itemOf(shownAt({Kind::MoveX, QStringLiteral("x"), 20}, 0.5)).origin.value, QPointF(10, 0));
        QCOMPARE(itemOf(shownAt({Kind::MoveY, QStringLiteral("x"), -20}, 0.5)).origin.value, QPointF(0, -10));
        QCOMPARE(itemOf(shownAt({Kind::Turn, QStringLiteral("x"), 90}, 0.5)).rotation.value, 45.0);
        QCOMPARE(itemOf(shownAt({Kind::Show, QStringLiteral("x"), 0.4}, 0.5)).visible.value, true);
        QCOMPARE(itemOf(shownAt({Kind::Show, QStringLiteral("x"), 0.6}, 0.5)).visible.value, false);
    }

    void motionStartsWhereThePartIs()
    {
        const SymbolClass symbol(replaced(kDrawn, "origin=DynamicSelect({0,0},{20*x,0})", "origin={10,4}"));
        const PartMotion motion{PartMotion::Kind::MoveX, QStringLiteral("x"), -8};
        const SymbolClass after(symbol.after({SetMotion{1, symbol.graphic(1), motion}}));
        QVERIFY(after.drawing().own(1)->text.contains("DynamicSelect({10,4}, {10 - 8*x,4})"));
        QCOMPARE(after.drawing().own(1)->motion, std::optional(motion));
        QVERIFY(!symbol.drawing().own(1)->motion);
    }

    void formulasAreNoSimpleMotions()
    {
        const SymbolClass symbol(kDrawn);
        QVERIFY(symbol.drawing().own(1)->motion);
        QVERIFY(symbol.drawing().own(2)->isMoving);
        QVERIFY(!symbol.drawing().own(2)->motion);
        const SymbolClass formula(replaced(kDrawn, "{20*x,0}", "{20*sin(x),0}"));
        QVERIFY(formula.drawing().own(1)->isMoving);
        QVERIFY(!formula.drawing().own(1)->motion);
    }

    void portsOfSheetsKeepTheirPlaceThere()
    {
        const SymbolClass symbol(kDrawn);
        Placement place = symbol.drawing().port(QStringLiteral("A"))->placement;
        place.origin = {20, -80};
        QCOMPARE(symbol.after({SetPortPlacement{QStringLiteral("A"), place}}),
                 replaced(kDrawn, "origin={0,-80}", "origin={20,-80}"));
        const QByteArray drawn =
            replaced(kDrawn, "  annotation(\n", "  T.Resistor r;\nequation\n  connect(A, r.A1);\n  annotation(\n");
        const SymbolClass withSheet(drawn);
        QCOMPARE(withSheet.after({SetPortPlacement{QStringLiteral("A"), place}}),
                 replaced(drawn, "origin={0,-80})",
                          "origin={0,-80}), iconTransformation(extent={{-10,-10},{10,10}}, origin={20,-80})"));
    }

    void portsComeAndGo()
    {
        const SymbolClass symbol(kDrawn);
        Placement place;
        place.origin = {0, 80};
        const SymbolClass after(symbol.after({AddPort{QStringLiteral("T.Port"), QStringLiteral("B"), place}}));
        QVERIFY(after.drawing().port(QStringLiteral("B")));
        QCOMPARE(after.drawing().port(QStringLiteral("B"))->place(), QPointF(0, 80));
        const SymbolClass gone(after.after({RemovePort{QStringLiteral("B")}}));
        QVERIFY(!gone.drawing().port(QStringLiteral("B")));
        QCOMPARE(gone.tree()->text().bytes(), kDrawn);
    }

    void extentIsSet()
    {
        const SymbolClass symbol(kDrawn);
        QCOMPARE(symbol.after({SetIconExtent{{{-60, -80}, {60, 80}}}}),
                 replaced(kDrawn, "extent={{-40,-80},{40,80}}", "extent={{-60,-80},{60,80}}"));
    }

    void inheritedGraphicsAreNotTheClasssOwn()
    {
        const SymbolClass symbol(
            "model B\n annotation(Icon(graphics={Line(points={{0,0},{9,0}})}));\nend B;\n"
            "model S\n extends B;\n annotation(Icon(graphics={Line(points={{0,0},{0,9}})}));\nend S;\n");
        QCOMPARE(symbol.drawing().graphics.size(), 2U);
        QVERIFY(!symbol.drawing().graphics[0].isOwn());
        QCOMPARE(symbol.drawing().graphics[1].index, 0);
        const QByteArray after = symbol.after({RemoveGraphic{0}});
        QVERIFY(after.contains("{9,0}"));
        QVERIFY(!after.contains("{0,9}"));
    }

    // A list made by a function is nothing that graphics can be counted in.
    void listsByFormulaAreLeftAlone()
    {
        const QByteArray text = "model S\n  annotation(Icon(graphics=f(3)));\nend S;\n";
        const SymbolClass symbol(text);
        QCOMPARE(symbol.after({AddGraphic{"Line(points={{0,0},{0,20}})"}, RemoveGraphic{0}, OrderGraphic{0, 1}}), text);
    }
};

BRAMAH_TEST(GraphicChangeTest);

#include "graphic_change_test.moc"
