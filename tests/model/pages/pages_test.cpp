// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pages/machine.h"
#include "model/pages/page_marks.h"
#include "model/pages/page_places.h"
#include "model/pages/page_plan.h"
#include "model/planning/connection_plan.h"
#include "model/planning/diagram_edits.h"
#include "model/planning/diagram_sketch.h"
#include "tests/model/diagram/test_library.h"
#include "tests/test_registry.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QtTest/QTest>

#include <algorithm>

using namespace bramah;
using bramah::test::diagramOf;
using bramah::test::resistorAt;

namespace {

/// A page class of 210 by 148 mm, whose icon's origin is the lower right corner of the frame.
const QByteArray kPage = R"(  class Page
    parameter String title = "";
    parameter String sheet = "";
    annotation(__Bramah(page(paper={210,148}, area={20,10,200,138}, zones={4,2})),
      Icon(coordinateSystem(extent={{-200,-10},{10,138}}, initialScale=0.8), graphics={
        Rectangle(extent={{-180,0},{0,128}}), Text(extent={{-60,0},{0,10}}, textString="%title %sheet/%sheets")}));
  end Page;
)";

/// A page whose paper has its lower left corner at (x, y).
QByteArray pageAt(const QByteArray& name, double x, double y, const QByteArray& modifiers = {})
{
    const double left = -160, bottom = -8;  // of the extent, about the icon's origin
    return "  Page " + name + modifiers +
           " annotation(Placement(transformation(extent={{-160,-8},{8,110.4}}, origin={" +
           QByteArray::number(x - left) + "," + QByteArray::number(y - bottom) + "})));\n";
}

QByteArray sheetOf(const QByteArray& declarations, const QByteArray& equations = {})
{
    return "model M\n" + kPage + declarations + "equation\n" + equations + "end M;\n";
}

/// Two pages with a resistor on each, a line between them, and a page between that it only crosses.
QByteArray threePages()
{
    return sheetOf(pageAt("first", 0, 0) + pageAt("between", 200, 0) + pageAt("last", 400, 0) +
                       resistorAt("left", 80, 50) + resistorAt("right", 480, 50),
                   "  connect(left.B1, right.A1) annotation(Line(points={{90,50},{470,50}}));\n");
}

std::shared_ptr<const model::syntax::SyntaxTree> treeOf(const QByteArray& text)
{
    return model::syntax::SyntaxTree::parse(std::make_shared<const model::SourceText>(QString(), text));
}

/// The text after changes of the diagram, with the names of lines between pages.
QByteArray markedText(const QByteArray& text, const model::DiagramChanges& changes)
{
    const model::DiagramChanges all = model::withPageMarks(diagramOf(text), changes);
    return model::textEditsOf(treeOf(text), QStringLiteral("M"), all).appliedTo(text);
}

}  // namespace

class PagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pagesAreReadInTheirOrder()
    {
        const model::Diagram diagram = diagramOf(sheetOf(pageAt("below", 0, -200) + pageAt("right", 200, 3) +
                                                         pageAt("left", 0, 0) + resistorAt("r", 50, 50)));
        QStringList names;
        for (const model::DiagramComponent& page : diagram.pages())
            names.append(page.id.name);
        QCOMPARE(names, (QStringList{"left", "right", "below"}));
        QCOMPARE(diagram.components().size(), std::size_t(1));
        QCOMPARE(diagram.pages()[1].resolved(QStringLiteral("%sheet of %sheets")), QStringLiteral("2 of 3"));
        QCOMPARE(diagram.pages()[0].bounds, QRectF(0, 0, 168, 118.4));
        QCOMPARE(model::areaOf(diagram.pages()[0]), QRectF(16, 8, 144, 102.4));
        QCOMPARE(model::pageAt(diagram, {50, 50}), 0);
        QCOMPARE(model::pageAt(diagram, {190, 50}), -1);
    }

    void aNumberOfTheUserStands()
    {
        const model::Diagram diagram = diagramOf(sheetOf(pageAt("a", 0, 0) + pageAt("b", 200, 0, "(sheet = \"7a\")")));
        QCOMPARE(model::sheetNumber(diagram, 0), QStringLiteral("1"));
        QCOMPARE(model::sheetNumber(diagram, 1), QStringLiteral("7a"));
    }

    void zonesCountFromTheMiddleOfThePaper()
    {
        const model::PageFormat a3{{420, 297}, {20, 10, 390, 277}, 8, 6};
        QCOMPARE(a3.zoneAt({25, 280}), QStringLiteral("A1"));
        QCOMPARE(a3.zoneAt({59.9, 280}), QStringLiteral("A1"));
        QCOMPARE(a3.zoneAt({60.1, 248.4}), QStringLiteral("B2"));
        QCOMPARE(a3.zoneAt({409, 11}), QStringLiteral("F8"));
        // Letters go past H to J: I looks like 1.
        const model::PageFormat a0{{1189, 841}, {20, 10, 1159, 821}, 24, 16};
        QCOMPARE(a0.zoneAt({25, 841 - 421 - 8 + 10}), QStringLiteral("H1"));
        QCOMPARE(a0.zoneAt({25, 841.0 / 2 - 1}), QStringLiteral("J1"));
    }

    void aClassThatGivesNoPaperIsNoPage()
    {
        for (const char* given : {"paper={0,297}", "paper={420}", "paper=420", "area={1,2,3,4}", "paper={1e400,5}",
                                  "paper={1e6,297}", "paper={5,297}"}) {
            QByteArray text = sheetOf(pageAt("page", 0, 0));
            text.replace("paper={210,148}", given);
            QVERIFY2(diagramOf(text).pages().empty(), given);
            QCOMPARE(diagramOf(text).components().size(), std::size_t(1));
        }
    }

    void aLineBetweenPagesHasMarksAtBothFrames()
    {
        const model::Diagram diagram = diagramOf(threePages());
        const model::LinesOnPages lines(diagram);
        QCOMPARE(lines.marks().size(), std::size_t(2));
        const model::PageMark& left = lines.marks()[0];
        QCOMPARE(left.page, 0);
        QCOMPARE(left.place, QPointF(160, 50));
        QCOMPARE(left.way, QPointF(1, 0));
        // 50 units above the paper's edge are 62.5 mm: below the middle at 74 mm, in row B of two; the frame begins at
        // 20 mm, in the first of four columns.
        QCOMPARE(left.text, QStringLiteral("a-3-B/1"));
        QCOMPARE(lines.marks()[1].text, QStringLiteral("a-1-B/4"));
        QCOMPARE(left.otherPage, 2);
        QCOMPARE(left.otherPlace, lines.marks()[1].place);
    }

    void aPageDrawsOnlyWhatBelongsToIt()
    {
        const model::Diagram diagram = diagramOf(threePages());
        const model::LinesOnPages lines(diagram);
        QVERIFY(lines.netsOn(1).empty());
        const std::vector<model::Net> first = lines.netsOn(0);
        QCOMPARE(first.size(), std::size_t(1));
        QCOMPARE(first[0].segments.size(), std::size_t(1));
        QCOMPARE(first[0].segments[0].line, QLineF(90, 50, 160, 50));
        QCOMPARE(lines.netsOn(2)[0].segments[0].line, QLineF(416, 50, 470, 50));
    }

    void aLineToAPartBesideThePagesHasNoMark()
    {
        const model::Diagram diagram =
            diagramOf(sheetOf(pageAt("first", 0, 0) + resistorAt("left", 80, 50) + resistorAt("right", 480, 50),
                              "  connect(left.B1, right.A1) annotation(Line(points={{90,50},{470,50}}));\n"));
        const model::LinesOnPages lines(diagram);
        QVERIFY(lines.marks().empty());
    }

    void threeEndsOfOneLineNameEachOther()
    {
        const model::Diagram diagram = diagramOf(
            sheetOf(pageAt("first", 0, 0) + pageAt("second", 200, 0) + pageAt("third", 400, 0) +
                        resistorAt("a", 80, 50) + resistorAt("b", 280, 50) + resistorAt("c", 480, 50),
                    "  connect(a.B1, b.A1) annotation(Line(points={{90,50},{180,50},{180,-20},{190,-20},{190,50},"
                    "{270,50}}));\n"
                    "  connect(a.B1, c.A1) annotation(Line(points={{90,50},{180,50},{180,-20},{390,-20},{390,50},"
                    "{470,50}}));\n"));
        QStringList texts;
        const model::LinesOnPages lines(diagram);
        for (const model::PageMark& mark : lines.marks())
            texts.append(mark.text);
        texts.sort();
        QCOMPARE(texts, (QStringList{"a-1-B/4, 2-B/1", "a-1-B/4, 3-B/1", "a-2-B/1, 3-B/1"}));
    }

    void namesAreKeptWithTheLine()
    {
        QByteArray text = threePages();
        const model::Diagram diagram = diagramOf(text);
        text = markedText(text, {model::SetPlacement{{QStringLiteral("left")},
                                                     diagram.component({QStringLiteral("left")})->placement}});
        QVERIFY2(text.contains("__Bramah(mark=\"a\")"), text.constData());
        // A second line gets another name, the first one keeps its own even if it comes later in the text.
        text.replace("mark=\"a\"", "mark=\"b\"");
        text.replace("end M;",
                     "  connect(left.A1, right.B1) annotation(Line(points={{70,50},{70,20},{500,20},{500,50},"
                     "{490,50}}));\nend M;");
        text = markedText(text, {model::SetPlacement{{QStringLiteral("left")},
                                                     diagram.component({QStringLiteral("left")})->placement}});
        QVERIFY2(text.contains("mark=\"a\"") && text.contains("mark=\"b\""), text.constData());
        const model::Diagram after = diagramOf(text);
        const model::LinesOnPages lines(after);
        QCOMPARE(lines.marks().size(), std::size_t(4));
        QVERIFY(lines.namesToSet().empty());
    }

    void aLineThatNoLongerLeavesItsPageLosesItsName()
    {
        QByteArray text = threePages();
        text.replace("Line(points={{90,50},{470,50}})", "__Bramah(mark=\"k\"), Line(points={{90,50},{470,50}})");
        const model::Diagram diagram = diagramOf(text);
        const auto& right = *diagram.component({QStringLiteral("right")});
        text = markedText(text, model::planMove(diagram, {{right.id, right.placement.movedBy({-360, 0})}}).changes);
        QVERIFY2(!text.contains("mark"), text.constData());
    }

    void aPageMovesWithWhatLiesOnIt()
    {
        const model::Diagram before = diagramOf(threePages());
        const model::Diagram after = changedDiagram(before, model::planPageOrder(before, {2, 0, 1}));
        QCOMPARE(after.pages()[0].id.name, QStringLiteral("last"));
        QCOMPARE(after.pages()[1].id.name, QStringLiteral("first"));
        for (const auto& [symbol, page] : {std::pair("left", "first"), std::pair("right", "last")}) {
            const model::ComponentId part{QLatin1String(symbol)}, frame{QLatin1String(page)};
            QCOMPARE(after.symbol(part)->anchor() - after.symbol(frame)->anchor(),
                     before.symbol(part)->anchor() - before.symbol(frame)->anchor());
        }
        QCOMPARE(after.nets().size(), before.nets().size());
        const model::LinesOnPages lines(after);
        QCOMPARE(lines.marks().size(), std::size_t(2));
    }

    void theFirstPageLiesAroundTheDrawing()
    {
        const QByteArray parts = resistorAt("a", 300, 100) + resistorAt("b", 360, 140);
        const model::Diagram diagram = diagramOf(sheetOf(parts));
        model::DiagramComponent page = diagramOf(sheetOf(parts + pageAt("page", 0, 0))).pages().front();
        page.moveTo(model::nextPagePlace(diagram, page));
        QVERIFY(model::areaOf(page).contains(diagram.bounds()));
        // The next one stands beside it, as high.
        const model::Diagram with = diagramOf(sheetOf(parts + pageAt("page", 250, 60)));
        model::DiagramComponent next = page;
        next.moveTo(model::nextPagePlace(with, page));
        QCOMPARE(next.bounds.top(), with.pages().front().bounds.top());
        QVERIFY(next.bounds.left() > with.pages().front().bounds.right());
    }

    void whatIsNoPartOfTheMachineIsLeftOutOnPaper()
    {
        const QByteArray text =
            "model M\n" + kPage +
            "  package Loads annotation(__Bramah(printed=false));\n"
            "    model Load extends T.Mass; end Load;\n"
            "    model Seen extends T.Mass; annotation(__Bramah(printed=true)); end Seen;\n  end Loads;\n" +
            pageAt("page", 0, 0) + resistorAt("r", 60, 60) +
            "  T.Mass rod annotation(Placement(transformation(extent={{70,20},{90,40}})));\n"
            "  Loads.Load load annotation(Placement(transformation(extent={{100,20},{120,40}})));\n"
            "  Loads.Seen seen annotation(Placement(transformation(extent={{40,20},{60,40}})));\n"
            "  T.Source signal annotation(Placement(transformation(extent={{20,60},{40,80}})));\n"
            "equation\n"
            "  connect(rod.b, load.a) annotation(Line(points={{90,30},{100,30}}));\n"
            "  connect(seen.b, rod.a) annotation(Line(points={{60,30},{70,30}}));\nend M;\n";
        const model::Diagram machine = model::machineOf(diagramOf(text));
        QStringList names;
        for (const model::DiagramComponent& component : machine.components())
            names.append(component.id.name);
        QCOMPARE(names, (QStringList{"r", "rod", "seen", "signal"}));
        QCOMPARE(machine.connections().size(), std::size_t(1));
        QVERIFY(!machine.component({QStringLiteral("signal")})->ports.front().icon);
        QCOMPARE(machine.component({QStringLiteral("r")})->ports.size(), std::size_t(2));
        QCOMPARE(machine.pages().size(), std::size_t(1));
        const QByteArray all = QByteArray(text).replace("end M;", "annotation(__Bramah(printsAll=true)); end M;");
        QCOMPARE(model::machineOf(diagramOf(all)).components().size(), std::size_t(5));
    }

    /// Parts and pages are moved about at random: nets stay, marks are what a second look finds, and each line between
    /// pages has one name of its own.
    void randomMovesKeepNetsAndMarksTrue()
    {
        QRandomGenerator random(7);
        QByteArray text = sheetOf(pageAt("p1", 0, 0) + pageAt("p2", 220, 0) + pageAt("p3", 440, 0) +
                                      resistorAt("a", 60, 60) + resistorAt("b", 280, 60) + resistorAt("c", 500, 60) +
                                      resistorAt("d", 100, 80) + resistorAt("e", 540, 80),
                                  "  connect(a.B1, b.A1) annotation(Line(points={{70,60},{270,60}}));\n"
                                  "  connect(b.B1, c.A1) annotation(Line(points={{290,60},{490,60}}));\n"
                                  "  connect(d.B1, e.A1) annotation(Line(points={{110,80},{530,80}}));\n");
        const auto endsOf = [](const model::Diagram& diagram) {
            QStringList ends;
            for (const model::Net& net : diagram.nets()) {
                QStringList ports;
                for (const model::PortRef& port : net.ports)
                    ports.append(port.text());
                ports.sort();
                ends.append(ports.join(QLatin1Char(' ')));
            }
            ends.sort();
            return ends;
        };
        const QStringList nets = endsOf(diagramOf(text));
        for (int step = 0; step < 60; ++step) {
            const model::Diagram diagram = diagramOf(text);
            model::DiagramChanges changes;
            if (random.bounded(4) == 0) {
                std::vector<int> order{0, 1, 2};
                std::swap(order[random.bounded(3u)], order[random.bounded(3u)]);
                changes = model::planPageOrder(diagram, order);
            } else {
                const auto& symbol = diagram.components()[random.bounded(5u)];
                const QPointF way(2.0 * random.bounded(-120, 121), 2.0 * random.bounded(-20, 21));
                changes = model::planMove(diagram, {{symbol.id, symbol.placement.movedBy(way)}}).changes;
            }
            if (changes.empty())
                continue;
            text = markedText(text, changes);
            const model::Diagram after = diagramOf(text);
            QCOMPARE(endsOf(after), nets);
            const model::LinesOnPages lines(after);
            QVERIFY2(lines.namesToSet().empty(), text.constData());
            for (const model::PageMark& mark : lines.marks()) {
                const QRectF area = model::areaOf(after.pages()[std::size_t(mark.page)]);
                const auto isAt = [](double a, double b) { return std::abs(a - b) < 1e-6; };
                QVERIFY(isAt(mark.place.x(), area.left()) || isAt(mark.place.x(), area.right()) ||
                        isAt(mark.place.y(), area.top()) || isAt(mark.place.y(), area.bottom()));
                // The other end names this one.
                const auto other = std::ranges::find_if(lines.marks(), [&](const model::PageMark& one) {
                    return one.net == mark.net && one.page == mark.otherPage && one.place == mark.otherPlace;
                });
                QVERIFY(other != lines.marks().end());
                QVERIFY2(other->text.contains(QStringLiteral("%1-").arg(mark.page + 1)), qPrintable(other->text));
            }
        }
    }
};

BRAMAH_TEST(PagesTest);
#include "pages_test.moc"
