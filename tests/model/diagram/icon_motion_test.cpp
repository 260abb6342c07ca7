// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/icon_reader.h"
#include "tests/model/diagram/test_library.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <map>

using namespace bramah::model;

/// Drawings with `DynamicSelect`: at rest, and with values of variables.
class IconMotionTest : public QObject
{
    Q_OBJECT

private:
    /// The icon of component `c` of a model with \a body in its class, with the values given by path.
    static Icon read(const QByteArray& body, const QByteArray& graphics, const std::map<std::string, Value>& values,
                     bool isMoved = true)
    {
        const auto library = bramah::test::makeTestLibrary();
        library->addFile(bramah::model::syntax::SyntaxTree::parse(std::make_shared<const SourceText>(
            QStringLiteral("C.mo"),
            "model C\n" + body + "annotation(Icon(graphics = {" + graphics + "}));\nend C;\n")));
        const auto nodes = library->addFile(bramah::model::syntax::SyntaxTree::parse(
            std::make_shared<const SourceText>(QStringLiteral("M.mo"), "model M\n C c(L = 4);\nend M;\n")));
        InstanceTree tree(*library);
        const Instance& root = tree.instantiate(*nodes.back());
        const VariableValues source = [&](const Instance& variable) {
            const auto found = values.find(variable.path());
            return found == values.end() ? Value() : found->second;
        };
        return readLayer(*root.child("c"), "Icon", isMoved ? &source : nullptr).icon;
    }
    using Points = std::vector<QPointF>;
    static Points pointsOf(const Icon& icon) { return std::get<LineGraphic>(icon.graphics.front()).points.value; }

private Q_SLOTS:
    void variablesMoveWhatParametersScale()
    {
        const QByteArray body = "parameter Real L = 1;\nReal x;\n";
        const QByteArray line = "Line(points = DynamicSelect({{1,2},{3,4}}, {{100*x/L,0},{if x > 1 then 7 else 8,5}}))";
        const Icon atRest = read(body, line, {{"c.x", 2.0}}, false);
        QVERIFY(atRest.hasMovingParts);
        QCOMPARE(pointsOf(atRest), (Points{{1, 2}, {3, 4}}));
        QCOMPARE(pointsOf(read(body, line, {{"c.x", 2.0}})), (Points{{50, 0}, {7, 5}}));
        QCOMPARE(pointsOf(read(body, line, {{"c.x", -1.0}})), (Points{{-25, 0}, {8, 5}}));
    }

    void whatIsNotKnownStaysAtRest()
    {
        const QByteArray body = "parameter Real L = 1;\nReal x;\nReal y;\n";
        QCOMPARE(pointsOf(read(body, "Line(points = DynamicSelect({{1,2},{3,4}}, {{x,0},{y,0}}))", {{"c.x", 2.0}})),
                 (Points{{1, 2}, {3, 4}}));
        // A quotient by zero is no place on a sheet.
        QCOMPARE(pointsOf(read(body, "Line(points = DynamicSelect({{1,2},{3,4}}, {{x/y,0},{0,0}}))",
                               {{"c.x", 2.0}, {"c.y", 0.0}})),
                 (Points{{1, 2}, {3, 4}}));
        QVERIFY(!read(body, "Line(points = {{1,2},{3,4}})", {}).hasMovingParts);
    }

    void visibilityTextAndInnerComponents()
    {
        const QByteArray body = "parameter Real L = 1;\nBoolean on;\nT.Resistor r;\n";
        const QByteArray graphics =
            "Line(points = {{0,0},{1,1}}, visible = DynamicSelect(true, not on)), "
            "Rectangle(extent = DynamicSelect({{0,0},{1,1}}, {{0,0},{r.A1.p, r.A1.m_flow}}))";
        const Icon icon = read(body, graphics, {{"c.on", true}, {"c.r.A1.p", 12.0}, {"c.r.A1.m_flow", -3.0}});
        QVERIFY(!std::get<LineGraphic>(icon.graphics[0]).visible.value);
        QCOMPARE(std::get<RectangleGraphic>(icon.graphics[1]).extent.value.second, QPointF(12, -3));
    }

    // A transition with a delay and a condition says both once, before a run and in it, whatever the condition is then.
    void whatHangsOnAConditionIsDrawnOnce()
    {
        const QByteArray body = "parameter Real k = 1;\nReal x;\nBoolean condition = x > 1;\n";
        const QByteArray graphics =
            "Line(points = {{0,0},{1,1}}, visible = k > 0 and condition), Line(points = {{0,0},{1,1}}, visible = k > 0 "
            "and not condition), Line(points = {{0,0},{1,1}}, visible = DynamicSelect(false, condition))";
        for (const bool isTrue : {false, true}) {
            const Icon icon = read(body, graphics, {{"c.condition", isTrue}});
            QVERIFY(!std::get<LineGraphic>(icon.graphics[0]).visible.value);
            QVERIFY(std::get<LineGraphic>(icon.graphics[1]).visible.value);
            QCOMPARE(std::get<LineGraphic>(icon.graphics[2]).visible.value, isTrue);
        }
        const Icon plain = read(body, graphics, {});
        QVERIFY(!std::get<LineGraphic>(plain.graphics[0]).visible.value);
        QVERIFY(std::get<LineGraphic>(plain.graphics[1]).visible.value);
    }

    void parametersAreNotTakenFromResults()
    {
        // What a parameter is, the model says; a result of an older run may say otherwise.
        QCOMPARE(pointsOf(read("parameter Real L = 1;\n", "Line(points = DynamicSelect({{0,0},{1,1}}, {{L,0},{1,1}}))",
                               {{"c.L", 9.0}})),
                 (Points{{4, 0}, {1, 1}}));
    }
};

BRAMAH_TEST(IconMotionTest);
#include "icon_motion_test.moc"
