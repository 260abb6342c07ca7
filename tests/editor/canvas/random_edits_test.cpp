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
        const int what = sheet_.diagram().components().empty() ? 9 : number(0, 15);
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
            editor::duplicateSelection(sheet_.session);
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
            sheet_.drag({-90, 80}, {60, -60});
            editor::alignSelection(sheet_.session, static_cast<editor::Alignment>(number(0, 5)));
            break;
        case 15:
            editor::selectAll(sheet_.session);
            number(0, 1) ? editor::routeSelectionAgain(sheet_.session) : editor::tidySelection(sheet_.session);
            break;
        }
        return what == 3 || what == 4 || what == 5 || what >= 13;
    }

private:
    void insertIntoLine()
    {
        const QPointF place = someLinePoint();
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
    QPointF somewhere() { return {number(-40, 40) * 2.0, number(-35, 35) * 2.0}; }
    const model::DiagramComponent& some()
    {
        const auto& all = sheet_.diagram().components();
        return all[static_cast<std::size_t>(number(0, static_cast<int>(all.size()) - 1))];
    }
    QPointF someSymbol() { return some().bounds.center() + QPointF(0.3, 1.3); }
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
        return points.size() < 2 ? QPointF() : (points[0] + points[1]) / 2;
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
        for (unsigned seed = 1; seed <= 170; ++seed)
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
            const bool keepsJoints = user.act();
            QVERIFY2(sheet.session.isEditable(), sheet.text().constData());
            QString wrong = violation(sheet.diagram());
            if (wrong.isEmpty())
                wrong = differenceFromText(sheet);
            if (wrong.isEmpty() && keepsJoints)
                for (const auto& [a, b] : joinedBefore)
                    if (sheet.diagram().netOf(a) < 0 || sheet.diagram().netOf(a) != sheet.diagram().netOf(b))
                        wrong = QStringLiteral("%1 is not joined to %2 any more").arg(a.text(), b.text());
            if (!wrong.isEmpty())
                qWarning().noquote() << before << "\n--- after:" << sheet.session.undoStack().undoText() << '\n'
                                     << sheet.text();
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
        QVERIFY(sheet.session.undoStack().count() > 5);
        const QByteArray last = sheet.text();
        while (sheet.session.undoStack().canUndo())
            sheet.session.undoStack().undo();
        QCOMPARE(sheet.text(), kStart);
        while (sheet.session.undoStack().canRedo())
            sheet.session.undoStack().redo();
        QCOMPARE(sheet.text(), last);
    }

    void manyNetsWereJudged()
    {
        qInfo("%d of %d nets were judged, %d stubs", judge_.judgedCount(), judge_.netCount(), judge_.stubCount());
        QVERIFY(judge_.judgedCount() > 1000);
        QVERIFY(judge_.stubCount() < 10);
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

    /// Diagrams that are taken over from plans are those that the text says.
    static QString differenceFromText(const SheetFixture& sheet)
    {
        model::InstanceTree tree(sheet.workspace.library());
        model::IconCache icons;
        const model::Diagram drawn = model::DiagramBuilder(icons).build(
            tree.instantiate(*sheet.workspace.library().find(sheet.session.className().toStdString())));
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
        return judge_.judge(diagram);
    }

    test::DrawingJudge judge_;
};

BRAMAH_TEST(RandomEditsTest);
#include "random_edits_test.moc"
