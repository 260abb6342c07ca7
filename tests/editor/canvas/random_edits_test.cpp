// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/arrange_commands.h"
#include "editor/commands/replace_command.h"
#include "editor/commands/sheet_commands.h"
#include "model/diagram/diagram_builder.h"
#include "model/instance/instance.h"
#include "model/routing/router.h"
#include "tests/editor/canvas/drawing_judge.h"
#include "tests/editor/canvas/sheet_fixture.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <random>

using namespace bramah;
using bramah::test::SheetFixture;

namespace {

const QByteArray kStart = R"(// A file as people write it
within;
model M "Some parts"
  parameter Real x = 1; // not of the drawing
  T.Resistor r1(A = 2e-5) annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  T.Resistor r2 "with text"
    annotation(Placement(transformation(extent = {{10,-10},{30,10}}, origin = {0,0})));
  T.Tank tank annotation (Placement(transformation(extent = {{-10,-50},{10,-30}})));
  T.Source s annotation(Placement(transformation(extent = {{-50,40},{-30,60}})));
  T.Sink k annotation(Placement(transformation(extent = {{10,40},{30,60}})));
equation
  connect(r1.B1, tank.T) annotation(Line(points = {{-30,0},{0,0},{0,-38}}));
  x = sin(time);
end M;
)";

/// Does with mouse and keys what comes into a random mind.
class RandomUser
{
public:
    RandomUser(SheetFixture& sheet, unsigned seed) : sheet_(sheet), random_(seed) {}

    /// Returns whether what was joined before has to be joined after it.
    bool act()
    {
        const int editsBefore = sheet_.session.file().undoStack().index();
        constexpr std::size_t kMany = 7;  // symbols: a user takes some away then
        const std::size_t count = sheet_.diagram().components().size();
        const model::DiagramComponent* crowded = someCrowded();
        const int what = count == 0                                ? 9
                         : count > kMany && number(0, 1) == 0      ? 7
                         : crowded != nullptr && number(0, 3) != 0 ? 16 + number(0, 1)
                                                                   : number(0, 15);
        switch (what) {
        case 0:
        case 1: sheet_.drag(somePort(), somePort()); break;
        case 2: sheet_.drag(somePort(), somewhere()); break;
        case 3: sheet_.drag(someSymbol(), somewhere()); break;
        case 4:
            sheet_.click(someSymbol());
            sheet_.key(number(0, 2) == 0 ? Qt::Key_R : number(0, 1) ? Qt::Key_X : Qt::Key_Y);
            break;
        case 5:
            sheet_.drag({-90, 80}, somewhere());
            sheet_.key(Qt::Key_Up);
            break;
        case 6:
            sheet_.click(someSymbol());
            if (editor::duplicateSelection(sheet_.session) && number(0, 9) > 0)
                sheet_.drag(handleOf(sheet_.diagram().components().back()), somewhere());
            break;
        case 7:
            sheet_.click(someSymbol());
            if (sheet_.diagram().components().size() > 6)
                sheet_.key(Qt::Key_Delete);
            break;
        case 8: sheet_.drag(someLinePoint(), somewhere()); break;
        case 9:
            sheet_.view.startPlacing(number(0, 1) ? QStringLiteral("T.Resistor") : QStringLiteral("T.Tank"));
            sheet_.click(somewhere());
            sheet_.key(Qt::Key_Escape);
            break;
        case 10: insertIntoLine(); break;
        case 11: pasteSomewhere(); break;
        case 12:
            sheet_.click(someSymbol());
            editor::replaceSelection(sheet_.session, some().className);
            break;
        case 13: dragLabel(); break;
        case 14:
            if (number(0, 4) == 0) {
                sheet_.drag({-90, 80}, {60, -60});
            } else {
                sheet_.click(someSymbol());
                sheet_.click(someSymbol(), Qt::ShiftModifier);
            }
            editor::alignSelection(sheet_.session, static_cast<editor::Alignment>(number(0, 5)));
            break;
        case 15:
            editor::selectAll(sheet_.session);
            number(0, 1) ? editor::routeSelectionAgain(sheet_.session) : editor::tidySelection(sheet_.session);
            break;
        case 16: sheet_.drag(handleOf(*crowded), somewhere()); break;
        case 17: sheet_.session.file().undoStack().undo(); return false;
        }
        // Where the end of a selected line is taken hold of, it goes elsewhere.
        const bool isEndTaken = sheet_.session.file().undoStack().index() != editsBefore &&
                                sheet_.session.file().undoStack().undoText() == QLatin1String("Re-attach line");
        return !isEndTaken && (what == 3 || what == 4 || what == 5 || what >= 13);
    }

private:
    void insertIntoLine()
    {
        QPointF place = someLinePoint();
        for (int tries = 0; tries < 20 && !hasRoom(place); ++tries)
            place = someLinePoint();
        if (!hasRoom(place) && number(0, 9) > 0)
            return;
        sheet_.view.startPlacing(QStringLiteral("T.Resistor"));
        sheet_.click(model::Router::snapped(place));
        sheet_.key(Qt::Key_Escape);
    }
    void pasteSomewhere()
    {
        sheet_.click(someSymbol());
        if (!editor::copySelection(sheet_.session))
            return;
        sheet_.view.startPasting(somewhere());
        if (number(0, 3) == 0)
            sheet_.key(Qt::Key_Escape);
        else
            sheet_.click(somewhere());
    }
    void dragLabel()
    {
        const model::DiagramComponent symbol = some();
        const QPointF from = symbol.bounds.center() + QPointF(0, symbol.bounds.height() / 2 + 3);
        sheet_.press(from);
        sheet_.moveTo(from + QPointF(number(-6, 6), number(-6, 6)));
        if (number(0, 2) == 0)
            sheet_.key(Qt::Key_R);
        sheet_.release(from + QPointF(number(-6, 6), number(-6, 6)));
    }

    int number(int from, int to) { return std::uniform_int_distribution<int>(from, to)(random_); }
    /// For a symbol and lines about it.
    [[nodiscard]] bool hasRoom(QPointF place) const
    {
        constexpr double kRoom = 18;
        const QRectF room(place - QPointF(kRoom, kRoom), place + QPointF(kRoom, kRoom));
        return std::ranges::none_of(sheet_.diagram().components(), [&](const model::DiagramComponent& symbol) {
            return !symbol.isNode && symbol.bounds.intersects(room);
        });
    }
    /// Most of the time a place with room.
    QPointF somewhere()
    {
        QPointF place;
        for (int tries = number(0, 19) == 0 ? 1 : 100; tries > 0; --tries) {
            place = {number(-40, 40) * 2.0, number(-35, 35) * 2.0};
            if (hasRoom(place))
                break;
        }
        return place;
    }
    const model::DiagramComponent& some()
    {
        const auto& all = sheet_.diagram().components();
        return all[static_cast<std::size_t>(number(0, static_cast<int>(all.size()) - 1))];
    }
    /// A symbol with too little room for lines to the next one; null if there is none.
    const model::DiagramComponent* someCrowded()
    {
        constexpr double kRoom = 3 * model::Router::kGrid;
        std::vector<const model::DiagramComponent*> crowded;
        const auto& all = sheet_.diagram().components();
        for (const model::DiagramComponent& a : all)
            if (!a.isNode && std::ranges::any_of(all, [&](const model::DiagramComponent& b) {
                    return &a != &b && !b.isNode &&
                           a.bounds.adjusted(-kRoom, -kRoom, kRoom, kRoom).intersects(b.bounds);
                }))
                crowded.push_back(&a);
        return crowded.empty() ? nullptr
                               : crowded[static_cast<std::size_t>(number(0, static_cast<int>(crowded.size()) - 1))];
    }
    static QPointF handleOf(const model::DiagramComponent& symbol)
    {
        return symbol.bounds.center() + QPointF(0.3, 1.3);
    }
    QPointF someSymbol() { return handleOf(some()); }
    QPointF somePort()
    {
        const auto& ports = some().ports;
        return ports.empty() ? QPointF()
                             : ports[static_cast<std::size_t>(number(0, static_cast<int>(ports.size()) - 1))].position;
    }
    QPointF someLinePoint()
    {
        const auto& lines = sheet_.diagram().connections();
        if (lines.empty())
            return {};
        const auto& points = lines[static_cast<std::size_t>(number(0, static_cast<int>(lines.size()) - 1))].points;
        if (points.size() < 2)
            return {};
        const auto piece = static_cast<std::size_t>(number(0, static_cast<int>(points.size()) - 2));
        return (points[piece] + points[piece + 1]) / 2;
    }

    SheetFixture& sheet_;
    std::mt19937 random_;
};

}  // namespace

class RandomEditsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoingEverythingGivesTheSameBytes_data()
    {
        QTest::addColumn<unsigned>("seed");
        // More than a whole run has time for: BRAMAH_SEEDS=1201-3000.
        const QStringList seeds = qEnvironmentVariable("BRAMAH_SEEDS", QStringLiteral("1-170")).split(QLatin1Char('-'));
        for (unsigned seed = seeds.front().toUInt(); seed <= seeds.back().toUInt(); ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    void undoingEverythingGivesTheSameBytes()
    {
        QFETCH(unsigned, seed);
        SheetFixture sheet(kStart);
        RandomUser user(sheet, seed);
        for (int i = 0; i < 60; ++i) {
            const QByteArray before = sheet.text();
            const auto joinedBefore = jointsOf(sheet.diagram());
            const QSet<model::ComponentId> looseBefore = looseIn(sheet.diagram());
            const bool keepsJoints = user.act();
            QVERIFY2(sheet.session.isEditable(), sheet.text().constData());
            QString wrong = violation(sheet.diagram());
            if (wrong.isEmpty())
                wrong = differenceFromText(sheet);
            if (wrong.isEmpty() && keepsJoints && !hasJoined(looseBefore, sheet.diagram()))
                for (const auto& [a, b] : joinedBefore)
                    if (sheet.diagram().netOf(a) < 0 || sheet.diagram().netOf(a) != sheet.diagram().netOf(b))
                        wrong = QStringLiteral("%1 is not joined to %2 any more").arg(a.text(), b.text());
            if (!wrong.isEmpty())
                qWarning().noquote() << before << "\n--- after:" << sheet.session.file().undoStack().undoText() << '\n'
                                     << sheet.text();
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
        QVERIFY(sheet.session.file().undoStack().count() > 5);
        const QByteArray last = sheet.text();
        const int done = sheet.session.file().undoStack().index();
        while (sheet.session.file().undoStack().canUndo())
            sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), kStart);
        while (sheet.session.file().undoStack().index() < done)
            sheet.session.file().undoStack().redo();
        QCOMPARE(sheet.text(), last);
    }

    void fewLinesLackRoom()
    {
        qInfo("%d of %d nets lie where there is no room", judge_.excusedCount(), judge_.netCount());
        QVERIFY(judge_.excusedCount() * 20 < judge_.netCount());
    }

private:
    /// Ports that are joined, each with the first of its net; nodes made by drawing may come and go.
    static std::vector<std::pair<model::PortRef, model::PortRef>> jointsOf(const model::Diagram& diagram)
    {
        std::vector<std::pair<model::PortRef, model::PortRef>> joints;
        for (const model::Net& net : diagram.nets()) {
            std::vector<model::PortRef> ports = net.ports;
            std::erase_if(ports,
                          [&](const model::PortRef& ref) { return diagram.component(ref.component)->isAutoNode; });
            for (std::size_t k = 1; k < ports.size(); ++k)
                joints.emplace_back(ports.front(), ports[k]);
        }
        return joints;
    }

    /// Symbols that nothing is joined to: one of them may go into a line, whose ends it parts.
    static QSet<model::ComponentId> looseIn(const model::Diagram& diagram)
    {
        QSet<model::ComponentId> loose;
        for (const model::DiagramComponent& symbol : diagram.components())
            if (diagram.connectionsAt(symbol.id).empty())
                loose.insert(symbol.id);
        return loose;
    }
    static bool hasJoined(const QSet<model::ComponentId>& loose, const model::Diagram& diagram)
    {
        return std::ranges::any_of(loose, [&](const auto& id) { return !diagram.connectionsAt(id).empty(); });
    }

    /// Diagrams that are taken over from plans are those that the text says.
    static QString differenceFromText(const SheetFixture& sheet)
    {
        model::InstanceTree tree(sheet.workspace.library());
        model::IconCache icons;
        const model::Diagram drawn = model::DiagramBuilder(icons).build(
            tree.instantiate(*sheet.workspace.library().find(sheet.session.sheet().className().toStdString())));
        const model::Diagram& shown = sheet.diagram();
        if (drawn.components().size() != shown.components().size() || drawn.connections() != shown.connections() ||
            drawn.nets() != shown.nets())
            return QStringLiteral("the lines are not those of the text");
        for (std::size_t k = 0; k < drawn.components().size(); ++k) {
            const model::DiagramComponent &a = drawn.components()[k], &b = shown.components()[k];
            const QRectF off(a.bounds.topLeft() - b.bounds.topLeft(), a.bounds.size() - b.bounds.size());
            if (a.id != b.id || a.className != b.className || a.placement != b.placement || a.label != b.label ||
                a.isPlaced != b.isPlaced || std::abs(off.x()) + std::abs(off.y()) + std::abs(off.width()) > 1e-9 ||
                a.ports.size() != b.ports.size())
                return a.id.name + QStringLiteral(" is not as the text says");
            for (std::size_t p = 0; p < a.ports.size(); ++p)
                if (a.ports[p].position != b.ports[p].position || a.ports[p].side != b.ports[p].side)
                    return a.id.name + QStringLiteral(" has ports elsewhere than the text says");
        }
        return {};
    }

    /// Ports stay on the grid, lines end at their ports and are orthogonal, no illegal joint exists. What is wrong, or
    /// nothing.
    QString violation(const model::Diagram& diagram)
    {
        for (const model::DiagramComponent& component : diagram.components())
            for (const model::DiagramPort& port : component.ports)
                if (port.position != model::Router::snapped(port.position))
                    return component.id.name + QStringLiteral(" is off the grid");
        for (const model::DiagramConnection& line : diagram.connections()) {
            const QString name = line.id.a.text() + QStringLiteral(" to ") + line.id.b.text();
            if (line.points.size() < 2)
                return name + QStringLiteral(" is not drawn");
            if (line.points.front() != diagram.port(line.id.a)->position ||
                line.points.back() != diagram.port(line.id.b)->position)
                return name + QStringLiteral(" does not end at its ports");
            for (std::size_t i = 0; i + 1 < line.points.size(); ++i)
                if (line.points[i].x() != line.points[i + 1].x() && line.points[i].y() != line.points[i + 1].y())
                    return name + QStringLiteral(" is slanted");
            if (diagram.port(line.id.a)->domain != diagram.port(line.id.b)->domain)
                return name + QStringLiteral(" joins what does not fit");
        }
        for (const model::Net& net : diagram.nets()) {
            const bool isOil = diagram.port(net.ports.front())->domain == model::Domain::Hydraulic;
            const bool stores = std::any_of(net.ports.begin(), net.ports.end(),
                                            [&](const auto& ref) { return diagram.port(ref)->stores; });
            if (isOil && !stores)
                return net.ports.front().text() + QStringLiteral(" meets resistive ports without a node");
        }
        for (const model::DiagramComponent& node : diagram.components())
            if (node.isAutoNode && joinedCount(diagram, node) < 2)
                return node.id.name + QStringLiteral(" is a node of lines that joins nothing");
        return judge_.judge(diagram);
    }
    static std::ptrdiff_t joinedCount(const model::Diagram& diagram, const model::DiagramComponent& node)
    {
        const int net = diagram.netOf(model::PortRef{node.id, QStringLiteral("port")});
        if (net < 0)
            return 0;
        return std::ranges::count_if(diagram.nets()[static_cast<std::size_t>(net)].ports,
                                     [&](const auto& ref) { return !diagram.component(ref.component)->isAutoNode; });
    }

    test::DrawingJudge judge_;
};

BRAMAH_TEST(RandomEditsTest);
#include "random_edits_test.moc"
