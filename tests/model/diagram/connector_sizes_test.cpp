// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/connector_sizes.h"
#include "model/edit/class_in_text.h"
#include "model/planning/connection_plan.h"
#include "model/planning/diagram_edits.h"
#include "tests/model/diagram/test_library.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;
using bramah::test::diagramOf;
using bramah::test::portRef;

namespace {

/// \a sum: the modifiers of the block that has the vector.
QByteArray sheetWith(const QByteArray& sum, const QByteArray& connects)
{
    return R"(model M
  parameter Integer k = 2;
  T.Source s1 annotation(Placement(transformation(extent = {{-50,50},{-30,70}})));
  T.Source s2 annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  T.Source s3 annotation(Placement(transformation(extent = {{-50,-70},{-30,-50}})));
  T.Sum sum)" +
           sum + R"( annotation(Placement(transformation(extent = {{30,-10},{50,10}})));
equation
)" + connects +
           "end M;\n";
}

QByteArray edited(const QByteArray& text, const DiagramChanges& changes)
{
    const auto source = std::make_shared<const SourceText>(QStringLiteral("M.mo"), text);
    const std::shared_ptr<const syntax::SyntaxTree> tree = syntax::SyntaxTree::parse(source);
    return textEditsOf(tree, QStringLiteral("M"), changes).appliedTo(text);
}

QByteArray joined(const QByteArray& text, const char* source)
{
    const Diagram diagram = diagramOf(text);
    const PortRef from = portRef(source, "y");
    const PortRef to = portRef("sum", "u");
    const QPointF a = diagram.port(from)->position;
    const QPointF b = diagram.port(to)->position;
    return edited(text, withConnectorSizes(
                            diagram, planConnection(diagram, {from, std::nullopt, a}, {to, std::nullopt, b}, {a, b})));
}

QByteArray without(const QByteArray& text, const std::vector<ComponentId>& components)
{
    const Diagram diagram = diagramOf(text);
    return edited(text, withConnectorSizes(diagram, planRemoval(diagram, components, {})));
}

const QByteArray kThree = "  connect(s1.y, sum.u[1]);\n  connect(s2.y, sum.u[2]);\n  connect(s3.y, sum.u[3]);\n";

}  // namespace

class ConnectorSizesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachLineMakesTheVectorLonger()
    {
        QByteArray text = sheetWith({}, {});
        int size = 0;
        for (const char* source : {"s1", "s2", "s3"}) {
            text = joined(text, source);
            ++size;
            QVERIFY2(text.contains("T.Sum sum(n = " + QByteArray::number(size) + ")"), text.constData());
            QVERIFY2(text.contains("connect(" + QByteArray(source) + ".y, sum.u[" + QByteArray::number(size) + "])"),
                     text.constData());
        }
    }

    void anElementThatIsFreeIsTakenFirst()
    {
        const QByteArray text = joined(sheetWith("(n = 3)", "  connect(s1.y, sum.u[1]);\n"), "s2");
        QVERIFY2(text.contains("(n = 3)") && text.contains("connect(s2.y, sum.u[2])"), text.constData());
    }

    void linesMoveUpBehindOneThatGoes()
    {
        const QByteArray text = without(sheetWith("(n = 3)", kThree), {{"s2"}});
        QVERIFY2(text.contains("T.Sum sum(n = 2)"), text.constData());
        QVERIFY2(text.contains("connect(s1.y, sum.u[1])"), text.constData());
        QVERIFY2(text.contains("connect(s3.y, sum.u[2])"), text.constData());
        QVERIFY(!text.contains("s2"));
    }

    void allMayGoAtOnce()
    {
        const QByteArray text = without(sheetWith("(n = 3)", kThree), {{"s1"}, {"s2"}, {"s3"}});
        QVERIFY2(text.contains("T.Sum sum(n = 0)") && !text.contains("connect("), text.constData());
    }

    void theBlockItselfMayGo()
    {
        const QByteArray text = without(sheetWith("(n = 3)", kThree), {{"sum"}});
        QVERIFY2(!text.contains("connect(") && !text.contains("T.Sum sum"), text.constData());
    }

    void aSizeThatIsAFormulaStays()
    {
        const QByteArray text = sheetWith("(n = k)", "  connect(s1.y, sum.u[1]);\n  connect(s2.y, sum.u[2]);\n");
        const Diagram diagram = diagramOf(text);
        QCOMPARE(diagram.port(portRef("sum", "u"))->size, 2);
        const ConnectionVerdict verdict = ConnectionRules(diagram).canConnect(portRef("s3", "y"), portRef("sum", "u"));
        QVERIFY(!verdict.isLegal);
        QCOMPARE(verdict.reason, QStringLiteral("All 2 places of `sum.u` are taken."));
        const QByteArray fewer = without(text, {{"s1"}});
        QVERIFY2(fewer.contains("(n = k)") && fewer.contains("connect(s2.y, sum.u[2])"), fewer.constData());
    }
};

BRAMAH_TEST(ConnectorSizesTest);
#include "connector_sizes_test.moc"
