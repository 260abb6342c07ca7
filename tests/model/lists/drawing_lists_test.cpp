// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of a drawing: parts, settings, lines, coils.
#include "model/lists/drawing_lists.h"
#include "model/lists/listed_parts.h"
#include "tests/model/diagram/coded_sheet.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace bramah::model;
using namespace bramah::test;

namespace {

/// The list of the last class in \a texts, each of one class.
DrawingListTable listOf(const QList<QByteArray>& texts, DrawingList list)
{
    const auto library = makeTestLibrary();
    const ClassNode* top = nullptr;
    for (const QByteArray& text : texts)
        top = library
                  ->addFile(syntax::SyntaxTree::parse(
                      std::make_shared<const SourceText>(QString::number(text.size()) + QStringLiteral(".mo"), text)))
                  .back();
    InstanceTree tree(*library);
    IconCache icons;
    const Instance& instance = tree.instantiate(*top);
    return drawingListOf(instance, QString(), DiagramBuilder(icons).build(instance), list);
}

QStringList column(const DrawingListTable& table, qsizetype index)
{
    QStringList cells;
    for (const DrawingListRow& row : table.rows)
        cells.append(row.cells[index]);
    return cells;
}

}  // namespace

class DrawingListsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Twelve equal circuits: three kinds of parts beside the pump, all codes in the order of their numbers; the tank of
    // the test's library gets no code.
    void equalPartsAreOneRow()
    {
        const DrawingListTable table = listOf({numbered(circuit(12))}, DrawingList::Parts);
        QCOMPARE(table.rows.size(), std::size_t(4));
        QCOMPARE(column(table, 1),
                 QStringList({QStringLiteral("1"), QStringLiteral("12"), QStringLiteral("12"), QStringLiteral("12")}));
        QStringList valves;
        for (int k = 1; k <= 12; ++k)
            valves.append(QStringLiteral("%1.1").arg(k));
        QCOMPARE(table.rows[1].cells.front(), valves.join(QStringLiteral(", ")));
        QCOMPARE(table.rows[1].components.front(), QStringLiteral("valve1"));
        QCOMPARE(table.rows[1].components.back(), QStringLiteral("valve12"));
        QCOMPARE(table.rows[1].quantity, std::optional(12));
    }

    void whatIsOrderedTellsPartsApart()
    {
        QByteArray text = numbered(circuit(2));
        text = withDesignation(text, "cylinder2",
                               "part(maker=\"Acme\", typeCode=\"CD\", number=\"4711\", remark=\"long\")");
        DrawingListTable table = listOf({text}, DrawingList::Parts);
        QCOMPARE(table.rows.size(), std::size_t(5));
        QCOMPARE(table.rows.back().cells.mid(3, 3),
                 QStringList({QStringLiteral("CD"), QStringLiteral("Acme"), QStringLiteral("4711")}));
        QCOMPARE(table.rows.back().cells.back(), QStringLiteral("long"));
        // So does another value.
        text.replace("Cylinder cylinder1", "Cylinder cylinder1(p_set = 2e7)");
        table = listOf({text}, DrawingList::Parts);
        QVERIFY(column(table, 6).contains(QStringLiteral("100/80 x 200 mm, 200")));
    }

    void whatIsOrderedWithAPartStandsBelowIt()
    {
        QByteArray text = numbered(circuit(2));
        for (const char* cylinder : {"cylinder1", "cylinder2"})
            text =
                withDesignation(text, cylinder, "part(accessories={\"2 x Clevis | CP 40 | Acme | 4712\", \"Foot\"})");
        const DrawingListTable table = listOf({text}, DrawingList::Parts);
        const auto at = std::ranges::find_if(
            table.rows, [](const DrawingListRow& row) { return row.components.contains(QStringLiteral("cylinder1")); });
        QVERIFY(table.rows.end() - at >= 3);
        QCOMPARE(at->cells[1], QStringLiteral("2"));
        const QString code = at->cells[0].section(QLatin1Char(','), 0, 0);
        QCOMPARE((at + 1)->cells.mid(0, 6).join(QLatin1Char('|')),
                 QStringLiteral("to %1|4|Clevis|CP 40|Acme|4712").arg(code));
        QCOMPARE((at + 1)->quantity, std::optional(4));
        QCOMPARE((at + 2)->cells.mid(0, 3).join(QLatin1Char('|')), QStringLiteral("to %1|2|Foot").arg(code));
    }

    void partsWithinPartsAreListedWithTheirModules()
    {
        const QByteArray inner = numbered(circuit(1));
        const QByteArray top =
            "model Top M a annotation(__Bramah(designation=\"A\")); M b annotation(__Bramah(designation=\"B\")); "
            "annotation(__Bramah(codes(scheme=\"ISO 1219-2:2012\"))); end Top;";
        const DrawingListTable table = listOf({inner, top}, DrawingList::Parts);
        QCOMPARE(column(table, 0).front(), QStringLiteral("A-0.1, B-0.1"));
        QCOMPARE(table.rows.front().components, QStringList({QStringLiteral("a.pump"), QStringLiteral("b.pump")}));
    }

    void settingsAreListed()
    {
        QByteArray text = numbered(circuit(2));
        text.replace("letter = \"P\", ", "letter = \"P\", setting = \"%{p_set}\", ");
        const DrawingListTable table =
            listOf({withDesignation(text, "pump", "part(remark=\"sealed\")")}, DrawingList::Settings);
        QCOMPARE(table.rows.size(), std::size_t(1));
        QCOMPARE(table.rows.front().cells[0], QStringLiteral("0.1"));
        QCOMPARE(table.rows.front().cells.mid(2), QStringList({QStringLiteral("150 bar"), QStringLiteral("sealed")}));
    }

    void linesHaveTheirEnds()
    {
        QByteArray text = numbered(circuit(1));
        text.replace("connect(pump.B1, valve1.A1)",
                     "connect(pump.B1, valve1.A1) annotation(__Bramah(pipe(number=\"10\", size=\"20 x 2\")))");
        text.replace("connect(valve1.B1, hose1.A1)",
                     "connect(valve1.B1, hose1.A1) annotation(__Bramah(pipe(number=\"2\", application=\"H-P1\")))");
        const DrawingListTable table = listOf({text}, DrawingList::Lines);
        QCOMPARE(table.rows.size(), std::size_t(3));
        QCOMPARE(table.rows[0].cells, QStringList({QStringLiteral("2"), QString(), QStringLiteral("H-P1"),
                                                   QStringLiteral("1.1 B1"), QStringLiteral("1.2 A1")}));
        QCOMPARE(table.rows[1].cells, QStringList({QStringLiteral("10"), QStringLiteral("20 x 2"), QString(),
                                                   QStringLiteral("0.1 B1"), QStringLiteral("1.1 A1")}));
        QVERIFY(table.rows[1].line.has_value());
        QCOMPARE(table.rows[2].cells.front(), QStringLiteral("1.2"));
        QCOMPARE(table.rows[2].cells.mid(3), QStringList({QStringLiteral("1.1 B1"), QStringLiteral("1.3 A1")}));
    }

    void coilsAreSortedByTheirNames()
    {
        QByteArray text = numbered(circuit(3)).replace(", \"none\"", "");
        text = withDesignation(text, "valve1", "coils={\"Y10\"}");
        text = withDesignation(text, "valve3", "coils={\"Y2\"}");
        const DrawingListTable table = listOf({text}, DrawingList::Coils);
        QCOMPARE(column(table, 0), QStringList({QStringLiteral("Y2"), QStringLiteral("Y10"), QString()}));
        QCOMPARE(column(table, 1), QStringList({QStringLiteral("3.1"), QStringLiteral("1.1"), QStringLiteral("2.1")}));
    }

    void anArrayCountsItsElements()
    {
        const DrawingListTable table =
            listOf({circuit(1), "model Top M.Pump p[3]; M.Pump q; M.Hose h[0]; end Top;"}, DrawingList::Parts);
        QCOMPARE(table.rows.front().quantity, std::optional(4));
    }

    void anEmptyClassHasEmptyLists()
    {
        for (const DrawingList list : kDrawingLists) {
            const DrawingListTable table = listOf({"model M end M;"}, list);
            QVERIFY(table.rows.empty());
            QVERIFY(!table.headings.isEmpty());
        }
    }
};

BRAMAH_TEST(DrawingListsTest);

#include "drawing_lists_test.moc"
