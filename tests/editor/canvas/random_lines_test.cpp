// SPDX-License-Identifier: GPL-3.0-or-later
// Random edits by mouse and keys that leave room between symbols: the netlist is as the edits say, the drawing never
// lies, and undo gives back every byte.
#include "editor/commands/replace_command.h"
#include "editor/commands/sheet_commands.h"
#include "model/routing/router.h"
#include "tests/editor/canvas/drawing_judge.h"
#include "tests/editor/canvas/sheet_fixture.h"
#include "tests/test_registry.h"

#include <QRegularExpression>
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

    /// The fault after one edit; empty if there is none.
    QString act()
    {
        const model::Diagram before = sheet_.diagram();
        switch (number(0, 8)) {
        case 0: return afterInsertion(before);
        case 1: return afterRemoval(before);
        case 2: return afterTurn(before);
        case 3: return afterReplacement(before);
        case 4: return afterPaste(before);
        case 5: return afterReattachment(before);
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

    /// Another class with the same ports: the lines stay at them.
    QString afterReplacement(const model::Diagram& before)
    {
        const model::DiagramComponent* symbol = some();
        const QString other = !symbol                                            ? QString()
                              : symbol->className == QLatin1String("T.Resistor") ? QStringLiteral("T.Throttle")
                              : symbol->className == QLatin1String("T.Throttle") ? QStringLiteral("T.Resistor")
                                                                                 : QString();
        if (other.isEmpty())
            return {};
        const model::ComponentId id = symbol->id;
        sheet_.click(handleOf(*symbol));
        if (!editor::replaceSelection(sheet_.session, other) || sheet_.diagram().component(id)->className != other)
            return QStringLiteral("nothing was replaced");
        return same(before);
    }
    /// A copy of a symbol, which is joined to nothing.
    QString afterPaste(const model::Diagram& before)
    {
        const model::DiagramComponent* symbol = some();
        const QPointF place(number(-40, 40) * model::Router::kGrid, number(-32, 32) * model::Router::kGrid);
        if (!symbol || before.components().size() > 14)
            return {};
        model::DiagramComponent copy = *symbol;
        copy.id = {QStringLiteral("copy")};
        copy.moveTo(symbol->placement.movedBy(place - symbol->anchor()));
        const auto isUnder = [&](const model::NetSegment& segment) {
            return copy.bounds.adjusted(-8, -8, 8, 8)
                .intersects(QRectF(segment.line.p1(), segment.line.p2()).normalized().adjusted(-0.1, -0.1, 0.1, 0.1));
        };
        if (!hasRoom(copy) || std::any_of(before.nets().begin(), before.nets().end(), [&](const model::Net& net) {
                return std::any_of(net.segments.begin(), net.segments.end(), isUnder);
            }))
            return {};
        sheet_.session.select({{symbol->id}, {}});
        if (!editor::copySelection(sheet_.session))
            return QStringLiteral("nothing was copied");
        const auto count = before.components().size();
        sheet_.view.startPasting(place);
        sheet_.click(place);
        if (sheet_.diagram().components().size() != count + 1)
            return QStringLiteral("nothing was pasted");
        return same(before);
    }
    /// The end of a line goes from one port to an open one: that takes the place of the other in the netlist.
    QString afterReattachment(const model::Diagram& before)
    {
        if (before.connections().empty())
            return {};
        const auto& lines = before.connections();
        const model::DiagramConnection line =
            lines[static_cast<std::size_t>(number(0, static_cast<int>(lines.size()) - 1))];
        const bool isFirst = number(0, 1) == 0;
        const model::PortRef old = isFirst ? line.id.a : line.id.b;
        const model::PortRef stays = isFirst ? line.id.b : line.id.a;
        if (before.isNodePort(old) || line.points.size() < 2)
            return {};
        const auto countAt = std::count_if(lines.begin(), lines.end(), [&](const model::DiagramConnection& one) {
            return one.id.a == old || one.id.b == old;
        });
        for (const model::DiagramComponent& component : before.components())
            for (const model::DiagramPort& port : component.ports) {
                const model::PortRef target{component.id, port.name};
                const model::DiagramPort& from = *before.port(old);
                if (countAt != 1 || component.isNode || before.netOf(target) >= 0 || component.id == stays.component ||
                    component.id == old.component || port.domain != from.domain || port.causality != from.causality)
                    continue;
                sheet_.session.select({{}, {line.id}});
                sheet_.drag(isFirst ? line.points.front() : line.points.back(), port.position);
                QStringList wanted = portSets(before);
                for (QString& set : wanted) {
                    QStringList ports = set.split(QLatin1Char(' '));
                    ports.replaceInStrings(
                        QRegularExpression(QLatin1Char('^') + QRegularExpression::escape(old.text()) +
                                           QLatin1Char('$')),
                        target.text());
                    ports.sort();
                    set = ports.join(QLatin1Char(' '));
                }
                wanted.sort();
                return portSets(sheet_.diagram()) == wanted
                           ? QString()
                           : QStringLiteral("%1 taken to %2 gives other joints").arg(old.text(), target.text());
            }
        return {};
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
        for (unsigned seed = 1; seed <= 200; ++seed)
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
            const QString lie = judge_.judge(sheet.diagram());
            QVERIFY2(lie.isEmpty(), qPrintable(lie + QLatin1Char('\n') + QString::fromUtf8(sheet.text())));
        }
        QVERIFY(sheet.session.file().undoStack().count() > 8);
        while (sheet.session.file().undoStack().canUndo())
            sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), kCircuit);
    }

    void allNetsWereJudged()
    {
        QVERIFY(judge_.netCount() > 20000);
        QCOMPARE(judge_.excusedCount(), 0);
    }

private:
    test::DrawingJudge judge_;
};

BRAMAH_TEST(RandomLinesTest);
#include "random_lines_test.moc"
