// SPDX-License-Identifier: GPL-3.0-or-later
// A domain of a user's own: annotations of its connector class alone give it lines, joining rule and nodes.
#include "model/diagram/diagram_checks.h"
#include "model/diagram/joining_rule.h"
#include "model/planning/connection_plan.h"
#include "tests/model/diagram/test_library.h"
#include "tests/model_file.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;
using bramah::test::diagramOf;
using bramah::test::portRef;

namespace {

/// Sound in ducts: pressures and volume velocities; and hydraulics beside it.
const QByteArray& ducts()
{
    static const QByteArray text = bramah::test::modelFile("model/models/own_domain.mo");
    return text;
}

Diagram ductsWith(const QByteArray& connects)
{
    return diagramOf(bramah::test::withEquations(ducts(), connects));
}

}  // namespace

class OwnDomainTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theClassSaysItsKind()
    {
        const Diagram diagram = ductsWith({});
        const DiagramPort& port = *diagram.port(portRef("duct1", "b"));
        QCOMPARE(port.domain.name(), QStringLiteral("acoustic"));
        QCOMPARE(port.lineStyle, LineStyle::Mechanical);
        QVERIFY(JoiningRule::of(port).wantsStore());
        QVERIFY(diagram.component({QStringLiteral("cavity")})->isNode);
        QCOMPARE(diagram.component({QStringLiteral("cavity")})->letter, QStringLiteral("C"));
        QCOMPARE(diagram.component({QStringLiteral("duct1")})->letter, QString());
    }

    void drawingInsertsItsNode()
    {
        const Diagram diagram = ductsWith({});
        const PortRef a = portRef("duct1", "b"), b = portRef("duct2", "a");
        const auto verdict = ConnectionRules(diagram).canConnect(a, b);
        QVERIFY(verdict.isLegal && verdict.needsNode);
        const DiagramChanges changes =
            planConnection(diagram, {a, std::nullopt, {-30, 0}}, {b, std::nullopt, {30, 0}}, {{-30, 0}, {30, 0}});
        QCOMPARE(changes.size(), std::size_t(3));
        const auto& node = std::get<AddComponent>(changes[0]);
        QCOMPARE(node.className, QStringLiteral("M.Cavity"));
        QCOMPARE(node.modification, QString());
        QCOMPARE(std::get<AddConnection>(changes[1]).style, LineStyle::Mechanical);
        // What stores needs none.
        QVERIFY(!ConnectionRules(diagram).canConnect(a, portRef("cavity", "port")).needsNode);
    }

    void anOpenOneIsToldOf()
    {
        int open = 0;
        for (const Diagnostic& one : checkDiagram(ductsWith({})))
            open += one.kind == DiagnosticKind::OpenPort && one.component.startsWith(QStringLiteral("duct"));
        QCOMPARE(open, 4);
    }

    void itFitsItselfOnly()
    {
        const Diagram diagram = ductsWith({});
        const auto other = ConnectionRules(diagram).canConnect(portRef("duct1", "b"), portRef("r", "A1"));
        QCOMPARE(other.reason, QStringLiteral("`duct1.b` is a port of class `Opening`, `r.A1` a hydraulic port."));
        // The same variables compile: it is only said.
        const auto gas = ConnectionRules(diagram).canConnect(portRef("nozzle", "a"), portRef("r", "A1"));
        QVERIFY(gas.isLegal);
        QCOMPARE(gas.warning, QStringLiteral("`nozzle.a` is a pneumatic port, `r.A1` a hydraulic port."));
    }
};

BRAMAH_TEST(OwnDomainTest);

#include "own_domain_test.moc"
