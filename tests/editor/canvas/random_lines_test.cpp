// SPDX-License-Identifier: GPL-3.0-or-later
// Random edits by mouse and keys that leave room between symbols: the netlist is as the edits say, the drawing never
// lies, and undo gives back every byte.
#include "editor/commands/sheet_commands.h"
#include "model/routing/drawing_faults.h"
#include "model/routing/router.h"
#include "tests/editor/canvas/sheet_fixture.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <random>

using namespace bramah;
using bramah::test::SheetFixture;

namespace {

/// Sets of ports that hang together, without nodes made by drawing and without the ports of \a left. With \a joins what
/// was joined to those hangs together through them.
QStringList portSets(const model::Diagram& diagram, const QString& left = {}, bool joins = false)
{
    QList<QStringList> sets;
    QStringList through;
    for (const model::Net& net : diagram.nets()) {
        QStringList ports;
        bool isAtLeft = false;
        for (const model::PortRef& ref : net.ports) {
            const model::DiagramComponent* owner = diagram.component(ref.component);
            if (ref.component.name == left)
                isAtLeft = true;
            else if (!owner || !owner->isAutoNode)
                ports.append(ref.text());
        }
        if (isAtLeft && joins)
            through += ports;
        else
            sets.append(ports);
    }
    sets.append(through);
    QStringList lines;
    for (QStringList& ports : sets) {
        ports.sort();
        if (ports.size() > 1)
            lines.append(ports.join(QLatin1Char(' ')));
    }
    lines.sort();
    return lines;
}

/// Edits a sheet at random, and knows what each edit does to the netlist.
class CarefulUser
{
public:
    CarefulUser(SheetFixture& sheet, unsigned seed) : sheet_(sheet), random_(seed) {}

    /// What is wrong after one edit, or nothing.
    QString act()
    {
        const model::Diagram before = sheet_.diagram();
        switch (number(0, 5)) {
        case 0: return afterInsertion(before);
        case 1: return afterRemoval(before);
        case 2: return afterTurn(before);
        default: return afterMove(before);
        }
    }

private:
    int number(int from, int to) { return std::uniform_int_distribution<int>(from, to)(random_); }

    /// A place of a symbol away from its ports.
    static QPointF handleOf(const model::DiagramComponent& symbol)
    {
        QPointF best = symbol.bounds.center();
        double farthest = -1;
        for (const QPointF& place :
             {symbol.bounds.center() + QPointF(0.3, 1.3), symbol.bounds.topLeft(), symbol.bounds.topRight(),
              symbol.bounds.bottomLeft(), symbol.bounds.bottomRight()}) {
            const QPointF inside = place + (symbol.bounds.center() - place) * 0.1;
            double nearest = 1e9;
            for (const model::DiagramPort& port : symbol.ports)
                nearest = std::min(nearest, QLineF(inside, port.position).length());
            if (nearest > farthest) {
                farthest = nearest;
                best = inside;
            }
        }
        return best;
    }
    const model::DiagramComponent* some()
    {
        const auto& all = sheet_.diagram().components();
        const auto& one = all[static_cast<std::size_t>(number(0, static_cast<int>(all.size()) - 1))];
        return one.isNode ? nullptr : &one;
    }
    [[nodiscard]] bool hasRoom(const model::DiagramComponent& moved) const
    {
        constexpr double kRoom = 4 * model::Router::kGrid;
        const QRectF place = moved.bounds.adjusted(-kRoom, -kRoom, kRoom, kRoom);
        return std::none_of(sheet_.diagram().components().begin(), sheet_.diagram().components().end(),
                            [&](const model::DiagramComponent& other) {
                                return other.id != moved.id && !other.isNode && place.intersects(other.bounds);
                            });
    }
    QString same(const model::Diagram& before) const
    {
        return portSets(before) == portSets(sheet_.diagram()) ? QString() : QStringLiteral("the netlist has changed");
    }
    QString afterMove(const model::Diagram& before)
    {
        const model::DiagramComponent* symbol = some();
        if (!symbol || sheet_.diagram().connectionsAt(symbol->id).empty())
            return {};
        model::DiagramComponent moved = *symbol;
        const QPointF shift = QPointF(number(-20, 20), number(-20, 20)) * model::Router::kGrid;
        moved.moveTo(symbol->placement.movedBy(shift));
        if (!hasRoom(moved) || std::abs(moved.anchor().x()) > 90 || std::abs(moved.anchor().y()) > 70)
            return {};
        const QPointF from = handleOf(*symbol);
        sheet_.drag(from, from + shift);
        return same(before);
    }
    QString afterTurn(const model::Diagram& before)
    {
        const model::DiagramComponent* symbol = some();
        if (!symbol)
            return {};
        const int kind = number(0, 2);
        model::DiagramComponent turned = *symbol;
        const auto place = symbol->placement.anchoredAt(symbol->anchor());
        turned.moveTo(kind == 0   ? place.rotatedBy(1, symbol->anchor())
                      : kind == 1 ? place.mirroredX(symbol->anchor())
                                  : place.mirroredY(symbol->anchor()));
        if (!hasRoom(turned))
            return {};
        sheet_.click(handleOf(*symbol));
        sheet_.key(kind == 0 ? Qt::Key_R : kind == 1 ? Qt::Key_X : Qt::Key_Y);
        return same(before);
    }
    QString afterInsertion(const model::Diagram& before)
    {
        constexpr double kLongEnough = 36;
        for (const model::Net& net : before.nets())
            for (const model::NetSegment& segment : net.segments) {
                const QPointF place = model::Router::snapped(segment.line.center());
                model::DiagramComponent symbol = *sheet_.workspace.symbolOf(QStringLiteral("T.Resistor"));
                symbol.id = {before.freeName(symbol.id.name)};
                symbol.moveTo(symbol.placement.movedBy(place));
                if (segment.line.length() < kLongEnough || segment.line.dx() == 0 || !hasRoom(symbol) ||
                    net.style != model::LineStyle::Working)
                    continue;
                sheet_.view.startPlacing(QStringLiteral("T.Resistor"));
                sheet_.click(place);
                sheet_.key(Qt::Key_Escape);
                if (!sheet_.diagram().component(symbol.id))
                    return QStringLiteral("nothing was placed");
                const auto after = portSets(sheet_.diagram(), symbol.id.name, true);
                return after == portSets(before) ? QString() : QStringLiteral("insertion changed the netlist");
            }
        return {};
    }
    QString afterRemoval(const model::Diagram& before)
    {
        const model::DiagramComponent* symbol = some();
        if (!symbol || symbol->ports.size() != 2 || before.components().size() < 6)
            return {};
        const QString name = symbol->id.name;
        sheet_.click(handleOf(*symbol));
        sheet_.key(Qt::Key_Delete);
        if (sheet_.diagram().component({name}))
            return QStringLiteral("nothing was deleted");
        const QStringList after = portSets(sheet_.diagram());
        return after == portSets(before, name, true) || after == portSets(before, name)
                   ? QString()
                   : QStringLiteral("removal changed the netlist");
    }

    SheetFixture& sheet_;
    std::mt19937 random_;
};

const QByteArray kCircuit = R"(within;
model M
  T.Resistor r1 annotation(Placement(transformation(extent = {{-70,-10},{-50,10}})));
  T.Resistor r2 annotation(Placement(transformation(extent = {{50,-10},{70,10}})));
  T.Resistor r3 annotation(Placement(transformation(extent = {{-10,30},{10,50}})));
  T.Tank tank annotation(Placement(transformation(extent = {{-10,-60},{10,-40}})));
  T.Source s annotation(Placement(transformation(extent = {{-70,40},{-50,60}})));
  T.Sink k annotation(Placement(transformation(extent = {{50,40},{70,60}})));
  Bramah.Hydraulics.Node node1 annotation(__Bramah(auto = true), Placement(transformation(extent = {{-2,-2},{2,2}})));
equation
  connect(r1.B1, node1.port) annotation(Line(points = {{-50,0},{0,0}}));
  connect(node1.port, r2.A1) annotation(Line(points = {{0,0},{50,0}}));
  connect(r3.A1, node1.port) annotation(Line(points = {{-10,40},{-20,40},{-20,0},{0,0}}));
  connect(r3.B1, tank.T) annotation(Line(points = {{10,40},{30,40},{30,-30},{0,-30},{0,-48}}));
  connect(r2.B1, tank.T) annotation(Line(points = {{70,0},{80,0},{80,-30},{0,-30},{0,-48}}));
  connect(s.y, k.u) annotation(Line(points = {{-50,50},{-30,50},{-30,60},{40,60},{40,50},{50,50}}));
end M;
)";

}  // namespace

class RandomLinesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void editsKeepNetlistAndDrawingTrue_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 10; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    void editsKeepNetlistAndDrawingTrue()
    {
        QFETCH(unsigned, seed);
        SheetFixture sheet(kCircuit);
        CarefulUser user(sheet, seed);
        for (int i = 0; i < 50; ++i) {
            const QString wrong = user.act();
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            for (const model::Diagnostic& fault : model::checkDrawing(sheet.diagram()))
                QVERIFY2(fault.kind == model::DiagnosticKind::LineThroughText, qPrintable(fault.commandLineText()));
            QVERIFY(model::dotsWithoutJoint(sheet.diagram()).empty());
        }
        QVERIFY(sheet.session.undoStack().count() > 8);
        while (sheet.session.undoStack().canUndo())
            sheet.session.undoStack().undo();
        QCOMPARE(sheet.text(), kCircuit);
    }
};

BRAMAH_TEST(RandomLinesTest);
#include "random_lines_test.moc"
