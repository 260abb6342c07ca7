// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/canvas/sheet_fixture.h"
#include "tests/model/diagram/bond_sheet.h"
#include "tests/test_registry.h"

using namespace bramah;
using bramah::test::SheetFixture;
using bramah::test::sheetOfBonds;

/// Bonds drawn with the mouse.
class BondsByHandTest : public QObject
{
    Q_OBJECT

    static std::vector<QPointF> lineOf(const SheetFixture& sheet, std::size_t index)
    {
        return sheet.diagram().connections()[index].points;
    }

private Q_SLOTS:
    void aBondIsAStraightLineFromPortToPort()
    {
        SheetFixture sheet(sheetOfBonds({}));
        sheet.drag({-30, 0}, {30, -30});
        QCOMPARE(sheet.diagram().connections().size(), std::size_t(1));
        QCOMPARE(lineOf(sheet, 0), (std::vector<QPointF>{{-30, 0}, {30, -30}}));
        QVERIFY2(sheet.text().contains("connect(s1.t, r2.h)"), sheet.text().constData());
        // From the head to the tail too; the half arrow stands at the head.
        sheet.drag({30, 0}, {-30, -30});
        QCOMPARE(lineOf(sheet, 1), (std::vector<QPointF>{{30, 0}, {-30, -30}}));
        QCOMPARE(sheet.diagram().nets()[1].heads.front(), QLineF(-30, -30, 30, 0));
    }

    void whatStandsInTheWayIsGoneAround()
    {
        SheetFixture sheet(sheetOfBonds("connect(s2.t, r2.h) annotation(Line(points = {{-30,-30},{30,-30}}));\n"));
        sheet.drag({-40, 0}, {0, -16});
        // s1 lies between now.
        sheet.drag({10, -16}, {30, 0});
        QVERIFY(sheet.diagram().connections().size() == 2);
        QCOMPARE(lineOf(sheet, 1), (std::vector<QPointF>{{10, -16}, {30, 0}}));
        SheetFixture behind(sheetOfBonds({}));
        behind.drag({-40, 0}, {60, 0});  // r1 is on the left of s1, whose tail looks to the right
        behind.drag({70, 0}, {30, -30});
        QVERIFY(behind.diagram().connections().size() == 1);
        QVERIFY(lineOf(behind, 0).size() > 2);
    }

    void aBondStaysStraightWhereASymbolMoves()
    {
        SheetFixture sheet(sheetOfBonds("connect(s1.t, r1.h) annotation(Line(points = {{-30,0},{30,0}}));\n"));
        sheet.drag({40, 0}, {40, 30});
        QCOMPARE(lineOf(sheet, 0), (std::vector<QPointF>{{-30, 0}, {30, 30}}));
        sheet.drag({-40, 0}, {-40, 30});
        QCOMPARE(lineOf(sheet, 0), (std::vector<QPointF>{{-30, 30}, {30, 30}}));
    }

    /// It compiles, as a junction without a symbol, but is most likely not meant.
    void aThirdEndIsToldOf()
    {
        const QByteArray text = sheetOfBonds("  connect(s1.t, r1.h) annotation(Line(points = {{-30,0},{30,0}}));\n");
        for (const auto& [from, to] : {std::pair{QPointF(-30, -30), QPointF(30, 0)},
                                       {QPointF(-30, -30), QPointF(0, 0)},
                                       {QPointF(-30, 0), QPointF(30, -30)}}) {
            SheetFixture sheet(text);
            sheet.drag(from, to);
            QCOMPARE(sheet.diagram().connections().size(), std::size_t(2));
            bool isTold = false;
            for (const model::Diagnostic& problem : sheet.session.sheet().problems())
                isTold = isTold || problem.kind == model::DiagnosticKind::BondBranch;
            QVERIFY(isTold);
        }
    }
};

BRAMAH_TEST(BondsByHandTest);

#include "bonds_by_hand_test.moc"
