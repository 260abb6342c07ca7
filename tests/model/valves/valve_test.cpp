// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "model/diagram/diagram_builder.h"
#include "model/diagram/icon_reader.h"
#include "model/edit/class_edits.h"
#include "model/valves/valve_annotation.h"
#include "model/valves/valve_class.h"
#include "model/valves/valve_files.h"
#include "model/valves/valve_symbol.h"
#include "tests/model/valves/valve_tables.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <map>

using namespace bramah::model;
using bramah::test::Act;
using bramah::test::someValves;
using bramah::test::valveTable;

namespace {

std::shared_ptr<const syntax::SyntaxTree> parsed(const QByteArray& text)
{
    return syntax::SyntaxTree::parse(std::make_shared<const SourceText>(QStringLiteral("V.mo"), text));
}

std::unique_ptr<ClassLibrary> shippedLibrary()
{
    auto library = std::make_unique<ClassLibrary>();
    library->addSearchPath(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/library"));
    return library;
}

}  // namespace

/// Directional valves composed from their tables: the text of tables, what is refused, symbols.
class ValveTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void positionsReadBack()
    {
        for (const char* text :
             {"", "P>A", "P>A, B>T", "P-T-A-B", "P-A, B>T", "P>A throttled, B>T check", "P-A throttled"})
            QCOMPARE(positionText(positionOf(QLatin1String(text), 4).value(), 4), QLatin1String(text));
        QCOMPARE(positionOf(QStringLiteral(" P > A ,B>T,"), 4), positionOf(QStringLiteral("P>A, B>T"), 4));
    }

    /// A dialog shows the symbol of every table that can be chosen in it, also of one that is no valve yet.
    void everyTableHasASymbol()
    {
        constexpr std::array kActuators{Act::None,           Act::Solenoid,        Act::Lever,  Act::Manual,
                                        Act::PushButton,     Act::Pedal,           Act::Roller, Act::HydraulicPilot,
                                        Act::PneumaticPilot, Act::ElectroHydraulic};
        std::vector<ValveEnd> ends;
        for (const Act actuator : kActuators)
            for (const bool hasSpring : {false, true})
                for (const Act behind : {Act::None, Act::Lever})
                    if (behind == Act::None || canBeOverridden(actuator))
                        ends.push_back({actuator, hasSpring, behind});
        const auto library = shippedLibrary();
        int drawn = 0;
        for (const int ports : {2, 4})
            for (int count = 2; count <= 4; ++count)
                for (const bool isProportional : {false, true})
                    for (const ValveEnd& left : ends)
                        for (const ValveEnd& right : ends) {
                            const QStringList positions =
                                QStringList{QStringLiteral("P>A"), QString(), QStringLiteral("A>P"), QString()}.mid(
                                    0, count);
                            const ValveTable table =
                                valveTable(ports, positions, left, right, isProportional, left.hasSpring);
                            const QByteArray text = valveClassText(table, QStringLiteral("V"));
                            QVERIFY2(!parsed(text + ";\n")->hasErrors(), text.constData());
                            ++drawn;
                        }
        QVERIFY(drawn > 5000);
    }

    void unreadablePositionsAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("what");
        QTest::newRow("one port") << "P" << int(ValveFault::UnreadablePath) << "P";
        QTest::newRow("nothing behind the arrow") << "P>" << int(ValveFault::UnreadablePath) << "P>";
        QTest::newRow("two arrows") << "P>A>T" << int(ValveFault::UnreadablePath) << "P>A>T";
        QTest::newRow("arrow and joint") << "P-A>T" << int(ValveFault::UnknownPort) << "P-A";
        QTest::newRow("unknown") << "P>C" << int(ValveFault::UnknownPort) << "C";
        QTest::newRow("twice") << "P>A, P>B" << int(ValveFault::PortTwice) << "P";
        QTest::newRow("no such kind") << "P>A slow" << int(ValveFault::UnknownPort) << "Aslow";
        QTest::newRow("a kind alone") << "throttled" << int(ValveFault::UnreadablePath) << "throttled";
        QTest::newRow("many throttled") << "P-A-B throttled" << int(ValveFault::KindOfJoined) << "P-A-B throttled";
        QTest::newRow("check both ways") << "P-A check" << int(ValveFault::CheckWithoutArrow) << "P-A check";
        QTest::newRow("to itself") << "P>P" << int(ValveFault::PortTwice) << "P";
    }
    void unreadablePositionsAreRefused()
    {
        QFETCH(QString, text);
        QFETCH(int, kind);
        QFETCH(QString, what);
        const auto position = positionOf(text, 4);
        QVERIFY(!position);
        QCOMPARE(int(position.error().kind), kind);
        QCOMPARE(position.error().what, what);
    }

    void valvesThatCannotBeAreRefused()
    {
        const QStringList two{QStringLiteral("P>A, B>T"), QStringLiteral("P>B, A>T")};
        const QStringList three{two[0], QString(), two[1]};
        const ValveEnd none;
        const ValveEnd spring{Act::None, true};
        const ValveEnd solenoid{Act::Solenoid, false};
        const ValveEnd both{Act::Solenoid, true};
        const ValveEnd pilot{Act::HydraulicPilot, true};
        const auto faultOf = [](const ValveTable& table) {
            const auto checked = checkValve(table);
            return checked ? -1 : int(checked.error().kind);
        };
        QCOMPARE(faultOf(valveTable(4, {two[0]}, solenoid, spring)), int(ValveFault::WrongPositionCount));
        QCOMPARE(faultOf(valveTable(4, {QString(), QString()}, solenoid, spring)), int(ValveFault::NoPath));
        QCOMPARE(faultOf(valveTable(4, two, none, spring)), int(ValveFault::NoActuator));
        QCOMPARE(faultOf(valveTable(4, two, both, spring)), int(ValveFault::SpringAtBothEnds));
        QCOMPARE(faultOf(valveTable(4, two, none, both)), int(ValveFault::ActuatorOnlyAtSpring));
        QCOMPARE(faultOf(valveTable(4, two, solenoid, spring, false, true)), int(ValveFault::SpringAndDetents));
        QCOMPARE(faultOf(valveTable(4, two, solenoid, none, true, true)), int(ValveFault::DetentsInProportional));
        QCOMPARE(faultOf(valveTable(4, two, solenoid, none, true)), int(ValveFault::ProportionalNeedsOneSide));
        QCOMPARE(faultOf(valveTable(4, two, solenoid, both, true)), int(ValveFault::ProportionalNeedsOneSide));
        QCOMPARE(faultOf(valveTable(4, three, both, solenoid)), int(ValveFault::SpringAtOneEnd));
        QCOMPARE(faultOf(valveTable(4, three, both, spring)), int(ValveFault::OneActuatorOfThree));
        QCOMPARE(faultOf(valveTable(4, three, pilot, spring, true)), int(ValveFault::OneActuatorOfThree));
        QCOMPARE(faultOf(valveTable(4, two, {Act::Lever, false, Act::Pedal}, spring)),
                 int(ValveFault::OverrideOfOther));
        QCOMPARE(faultOf(valveTable(4, two, {Act::Solenoid, false, Act::PneumaticPilot}, spring)),
                 int(ValveFault::OverrideOfOther));
        QCOMPARE(faultOf(valveTable(4, two, {Act::Solenoid, false, Act::Lever}, spring, true)),
                 int(ValveFault::OverrideOfOther));
        QCOMPARE(faultOf(valveTable(4, three, {Act::ElectroHydraulic, true}, both, true)),
                 int(ValveFault::TwoStagesAtOneEnd));
        const QStringList fourBoxes{two[0], QString(), two[1], QStringLiteral("T-A-B")};
        QCOMPARE(faultOf(valveTable(4, fourBoxes, {Act::HydraulicPilot, true}, {Act::HydraulicPilot, true}, true)),
                 int(ValveFault::FourPositionsMove));
        QCOMPARE(faultOf(valveTable(4, fourBoxes, pilot, pilot)), int(ValveFault::FourPositionsMove));
        QCOMPARE(faultOf(valveTable(4, fourBoxes, both, {Act::Solenoid, true, Act::Lever})),
                 int(ValveFault::FourPositionsMove));
        QCOMPARE(faultOf(valveTable(4, fourBoxes, both, spring)), int(ValveFault::OneActuatorOfThree));
        QCOMPARE(faultOf(valveTable(4, fourBoxes + fourBoxes, both, both)), int(ValveFault::WrongPositionCount));
        ValveTable many = valveTable(4, two, solenoid, spring);
        many.portCount = 7;
        QCOMPARE(faultOf(many), int(ValveFault::WrongPortCount));
        for (const ValveTable& table : someValves())
            QCOMPARE(faultOf(table), -1);
    }

    // The table stands in the class made from it, and the class is drawn as it says.
    void tablesReadBack()
    {
        for (const ValveTable& table : someValves()) {
            const QByteArray text = valveClassText(table, QStringLiteral("V")) + ";\n";
            const auto tree = parsed(text);
            QVERIFY2(!tree->hasErrors(), text.constData());
            const auto read = valveTableOf(*tree->root().classes[0]);
            QVERIFY(read && *read);
            QVERIFY2(**read == table, text.constData());
            QVERIFY(redrawnValves(*tree).value().isEmpty());
        }
        ValveTable chosen = someValves().front();
        chosen.variants = {{QStringLiteral("x == \"1\""), chosen.positions}, {QStringLiteral("y"), chosen.positions}};
        chosen.positions.clear();
        const auto tree = parsed("model V annotation(__Bramah(" + valveAnnotationText(chosen) + ")); end V;");
        QVERIFY(valveTableOf(*tree->root().classes[0]).value() == chosen);
    }

    // Boxes and solenoids that slide lie on the lines that lead to them; at rest nothing is filled that ISO does not.
    void whatSlidesLiesOnTheLines()
    {
        int count = 0;
        for (const ValveTable& table : someValves())
            for (const QByteArray& line : valveGraphics(table))
                if (line.startsWith("Rectangle") && line.contains("origin=DynamicSelect")) {
                    QVERIFY2(line.contains("fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid)"),
                             line.constData());
                    ++count;
                }
        QVERIFY(count > 20);
    }

    void wrongTablesInFilesAreTold()
    {
        const auto read = [](const QByteArray& table) {
            const auto tree = parsed("model V annotation(__Bramah(valve(" + table + "))); end V;");
            return redrawnValves(*tree);
        };
        const QByteArray rest = "ports=2, positions={\"P>A\", \"\"}, right=\"spring\"";
        QVERIFY(read(rest + ", left=\"solenoid\""));
        QCOMPARE(read(rest + ", left=\"solenoids\"").error(),
                 (ValveFault{ValveFault::UnknownActuator, QStringLiteral("solenoids")}));
        QCOMPARE(read("ports=2, left=\"solenoid\"").error().kind, ValveFault::WrongPositionCount);
        // A form of later programs is left alone.
        QVERIFY(read("format=3, seats=3").value().isEmpty());
        QVERIFY(!valveTableOf(*parsed("model V end V;")->root().classes[0]));
    }

    // An amplifier and a transducer, each shown by the parameter of the class. A class that is composed has none.
    void electronicsAreDrawnWhereTheClassHasThem()
    {
        const auto read = [](const QByteArray& more) {
            const auto tree = parsed(
                "model V annotation(__Bramah(valve(format=1, ports=4, positions={\"P>A, B>T\", \"\", "
                "\"P>B, A>T\"}, left=\"solenoid spring\", right=\"solenoid spring\", "
                "proportional=true" +
                more + "))); end V;");
            return valveTableOf(*tree->root().classes[0])->value();
        };
        const ValveTable without = read(""), with = read(", electronics=true");
        QVERIFY(with.hasElectronics && !without.hasElectronics);
        QVERIFY(valveAnnotationText(with).contains("electronics=true"));
        const auto countOf = [](const ValveTable& table, const char* word) {
            return std::ranges::count_if(valveGraphics(table), [&](const auto& line) { return line.contains(word); });
        };
        QCOMPARE(countOf(without, "electronics"), 0);
        QCOMPARE(countOf(with, "electronics <> Types.ValveElectronics.None"), 2);
        // Box, diagonal, letter and curve, and the name over them.
        QCOMPARE(countOf(with, "electronics == Types.ValveElectronics.ClosedLoop"), 5);
        QVERIFY(!valveClassText(with, QStringLiteral("V"), {}).contains("lectronics"));
    }

    // The one source of truth: the directional valves of the library are drawn by the same hand.
    void theLibrarysValvesAreDrawnAsTheirTablesSay()
    {
        const QDir folder(qEnvironmentVariable("BRAMAH_SOURCE_DIR") +
                          QStringLiteral("/library/Bramah/Hydraulics/DirectionalValves"));
        QStringList drawn;
        for (const QString& name : folder.entryList({QStringLiteral("*.mo")})) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto tree = parsed(file.readAll());
            const auto edits = redrawnValves(*tree);
            QVERIFY2(edits && edits->isEmpty(), qPrintable(name));
            if (valveTableOf(*tree->root().classes[0]))
                drawn.append(name);
        }
        // All but the servo valve, which inherits its symbol, the one with a port for its load, and package.mo.
        QCOMPARE(drawn.size(), 9);
    }

    // Connectors stand where the drawing has its leads, on the grid and inside the extent.
    void connectorsMeetTheirLeads()
    {
        const auto library = shippedLibrary();
        for (const ValveTable& table : someValves()) {
            const auto nodes = library->addFile(
                parsed(valveClassText(table, QStringLiteral("V")).replace("byHand = true", "byHand = false") + ";\n"));
            InstanceTree tree(*library);
            IconCache icons;
            const DiagramComponent symbol = DiagramBuilder(icons).symbolOf(tree.instantiate(*nodes.front()));
            const ValveGeometry geometry = ValveGeometry::of(table);
            std::map<QString, QPointF> expected;
            for (const ValvePort& port : valvePorts(table.portCount))
                expected[port.name] = geometry.port(port);
            for (const ValveControl& control : geometry.controls)
                expected[control.name] = control.position;
            QCOMPARE(symbol.ports.size(), expected.size());
            for (const DiagramPort& port : symbol.ports) {
                QCOMPARE(port.position * 10, expected.at(port.name));
                QCOMPARE(port.position / 2, QPointF((port.position / 2).toPoint()));
            }
            QCOMPARE(symbol.icon->coordinateSystem.extent, geometry.extent);
        }
    }

    // Whatever position the spool is in, its box stands at the ports, whose leads have not moved.
    void theEnvelopeSlidesUnderItsPorts()
    {
        const auto library = shippedLibrary();
        for (const ValveTable& table : someValves()) {
            const auto nodes = library->addFile(parsed(valveClassText(table, QStringLiteral("V")) + ";\n"));
            InstanceTree tree(*library);
            const Instance& valve = tree.instantiate(*nodes.front());
            const auto boxes = static_cast<int>(table.boxes().size());
            for (int box = 0; box < boxes; ++box) {
                double x = boxes >= 3 ? 1 - box : (box == table.rest() ? 0 : 1);
                if (passesMiddle(table))
                    x = 2 * x - 1;
                const VariableValues source = [&](const Instance& variable) {
                    return variable.path() == "x" ? Value(table.isProportional ? x * 2e-3 : x) : Value();
                };
                std::vector<QPointF> middles;
                int leads = 0;
                const Icon moved = readLayer(valve, "Icon", &source).icon;
                for (const Graphic& graphic : moved.graphics) {
                    if (const auto* rectangle = std::get_if<RectangleGraphic>(&graphic);
                        rectangle && middles.size() < static_cast<std::size_t>(boxes))
                        middles.push_back(rectangle->extent.value.rect().center() + rectangle->origin.value);
                    const auto* line = std::get_if<LineGraphic>(&graphic);
                    if (line && std::abs(line->points.value.front().y()) == 80) {
                        QCOMPARE(line->origin.value, QPointF());
                        QCOMPARE(std::abs(line->points.value.back().y()), 40.0);
                        ++leads;
                    }
                }
                QCOMPARE(leads, table.portCount);
                const QPointF middle = middles.at(static_cast<std::size_t>(box));
                QVERIFY2(std::abs(middle.x()) < 1e-9 && middle.y() == 0, qPrintable(QString::number(middle.x())));
            }
        }
    }

    void classesAreAddedAndReplacedInATextOfOnesOwn()
    {
        const QByteArray text = "model M \"mine\" // note\n    Real x;\nequation\n    x = 1;\nend M;\n";
        const auto tree = parsed(text);
        const QByteArray added = addClass(*tree, *tree->root().classes[0], "model V\n    end V").appliedTo(text);
        QCOMPARE(added,
                 QByteArray(
                     "model M \"mine\" // note\n    model V\n    end V;\n    Real x;\nequation\n    x = 1;\nend M;\n"));
        const auto withClass = parsed(added);
        QVERIFY(!withClass->hasErrors());
        const auto* nested = withClass->root().classes[0]->elements[0]->definition;
        QVERIFY(nested);
        QCOMPARE(
            replaceClass(*nested, "model W end W").appliedTo(added),
            QByteArray("model M \"mine\" // note\n    model W end W;\n    Real x;\nequation\n    x = 1;\nend M;\n"));
        const QByteArray oneLine = "model M Real x; equation x = 1; end M;";
        const auto oneTree = parsed(oneLine);
        const auto again = parsed(addClass(*oneTree, *oneTree->root().classes[0], "model V end V").appliedTo(oneLine));
        QVERIFY(!again->hasErrors());
        QCOMPARE(again->root().classes[0]->elements.size(), 2U);
    }
};

BRAMAH_TEST(ValveTest);

#include "valve_test.moc"
