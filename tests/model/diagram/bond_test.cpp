// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/class_in_text.h"
#include "model/planning/connection_plan.h"
#include "model/planning/connection_rules.h"
#include "model/planning/connector_sizes.h"
#include "model/planning/diagram_edits.h"
#include "tests/model/diagram/bond_sheet.h"
#include "tests/model/diagram/test_library.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;
using bramah::test::diagramOf;
using bramah::test::portRef;
using bramah::test::sheetOfBonds;

namespace {

const QByteArray kBond = "  connect(s1.t, r1.h) annotation(Line(points = {{-30,0},{30,0}}));\n";
const QByteArray kBondBackwards = "  connect(r1.h, s1.t) annotation(Line(points = {{30,0},{0,0},{0,20},{-30,0}}));\n";

PortRef refOf(const QString& text)
{
    return text.contains(QLatin1Char('.')) ? PortRef{{text.section('.', 0, 0)}, text.section('.', 1)}
                                           : PortRef{{}, text};
}

}  // namespace

/// Rules that say which ends of bonds may be joined, and the side of a line that gets the half arrow.
class BondTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endsSayWhatTheyAre()
    {
        const Diagram diagram = diagramOf(sheetOfBonds(kBond));
        const DiagramPort* tail = diagram.port(portRef("s1", "t"));
        const DiagramPort* places = diagram.port(portRef("j", "h"));
        QVERIFY(tail && places);
        QCOMPARE(tail->domain, Domain::Bond);
        QCOMPARE(tail->bondEnd, BondEnd::Tail);
        QCOMPARE(tail->lineStyle, LineStyle::Bond);
        // An empty vector has no element that could tell.
        QCOMPARE(places->size, 0);
        QCOMPARE(places->bondEnd, BondEnd::Head);
        // Inside of the class its own head gives power.
        QCOMPARE(diagram.bondEndAt({{}, QStringLiteral("own")}), BondEnd::Tail);
        QCOMPARE(diagram.bondEndAt({{}, QStringLiteral("out")}), BondEnd::Head);
        QCOMPARE(diagram.nets().front().style, LineStyle::Bond);
        QCOMPARE(lineAttributes(LineStyle::Bond), QStringLiteral("color={96,104,116}"));
    }

    void verdicts_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const char* a, const char* b, const char* reason) {
            QTest::newRow(name) << QString::fromLatin1(a) << QString::fromLatin1(b) << QString::fromLatin1(reason);
        };
        row("tail to head", "s2.t", "r2.h", "");
        row("own head to head", "own", "r2.h", "");
        row("tail to own tail", "s2.t", "out", "");
        row("own head to own tail", "own", "out", "");
        row("two heads, one of them in a vector that grows", "r2.h", "j.h",
            "`r2.h` and `j.h[1]` are both heads of bonds; a bond goes from a tail to a head.");
        row("two tails", "s2.t", "own", "`s2.t` and `own` are both tails of bonds; a bond goes from a tail to a head.");
        row("own tail to head", "out", "r2.h",
            "`out` and `r2.h` are both heads of bonds; a bond goes from a tail to a head.");
        row("third port", "s2.t", "r1.h", "A bond joins two ports; use a 0- or 1-junction.");
        row("third tail", "s1.t", "r2.h", "A bond joins two ports; use a 0- or 1-junction.");
        row("other domain", "s2.t", "m.a", "`s2.t` is a bond, `m.a` a translational flange.");
    }

    void verdicts()
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        QFETCH(QString, reason);
        const Diagram diagram = diagramOf(sheetOfBonds(kBond));
        // What is wrong with a bond alone still compiles.
        const auto verdict = ConnectionRules(diagram).canConnect(refOf(a), refOf(b));
        QCOMPARE(verdict.reason + verdict.warning, reason);
        const auto turned = ConnectionRules(diagram).canConnect(refOf(b), refOf(a));
        QCOMPARE(turned.isLegal, verdict.isLegal);
        QCOMPARE(turned.reason.isEmpty() && turned.warning.isEmpty(), reason.isEmpty());
    }

    void aLineToABondIsToldOf()
    {
        const Diagram diagram = diagramOf(sheetOfBonds(kBond));
        const ConnectionId line = diagram.connections().front().id;
        const ConnectionVerdict verdict = ConnectionRules(diagram).canConnect(portRef("s2", "t"), line);
        QVERIFY(verdict.isLegal);
        QCOMPARE(verdict.warning, QStringLiteral("A bond joins two ports; use a 0- or 1-junction."));
    }

    void aVectorGrowsByABond()
    {
        const QByteArray text = sheetOfBonds({});
        const Diagram diagram = diagramOf(text);
        const DiagramChanges changes = withConnectorSizes(
            diagram, planConnection(diagram, {portRef("s2", "t"), std::nullopt, {-30, -30}},
                                    {portRef("j", "h"), std::nullopt, {30, -60}}, {{-30, -30}, {30, -60}}));
        const auto source = std::make_shared<const SourceText>(QStringLiteral("M.mo"), text);
        const QByteArray after =
            textEditsOf(syntax::SyntaxTree::parse(source), QStringLiteral("M"), changes).appliedTo(text);
        QVERIFY2(after.contains("Junction j(nIn = 1)"), after.constData());
        QVERIFY2(after.contains("connect(s2.t, j.h[1])"), after.constData());
        QVERIFY2(after.simplified().contains("color={96,104,116}"), after.constData());
    }

    void theHeadIsWherePowerGoes()
    {
        for (const auto& [connects, from] :
             {std::pair{kBond, QPointF(-30, 0)}, std::pair{kBondBackwards, QPointF(0, 0)}}) {
            const Diagram diagram = diagramOf(sheetOfBonds(connects));
            const auto& heads = diagram.nets().front().heads;
            QCOMPARE(heads.size(), std::size_t(1));
            QCOMPARE(heads.front(), QLineF(from, QPointF(30, 0)));
        }
        // Power that leaves the class: the head is at the class's own tail.
        const Diagram out =
            diagramOf(sheetOfBonds("  connect(out, s1.t) annotation(Line(points = {{100,70},{-30,70},{-30,0}}));\n"));
        QCOMPARE(out.nets().front().heads.front(), QLineF(-30, 70, 100, 70));
        // Two heads say nothing.
        const Diagram wrong = diagramOf(
            sheetOfBonds("  connect(r1.h, r2.h) annotation(Line(points = {{30,0},{20,0},{20,-30},{30,-30}}));\n"));
        QVERIFY(wrong.nets().front().heads.empty());
    }
};

BRAMAH_TEST(BondTest);

#include "bond_test.moc"
