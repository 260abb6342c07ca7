// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/inspection/port_causality.h"
#include "solver/compile/compile.h"
#include "solver/tape/compiled_system.h"
#include "tests/solver/library/examples.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace bramah;
using solver::PortCausality;

namespace {

std::shared_ptr<const solver::CompiledSystem> systemOf(const QString& name)
{
    const auto all = test::shippedExamples();
    const auto example = std::ranges::find(all, name, &test::Example::name);
    if (example == all.end())
        return nullptr;
    solver::CompileOptions options;
    options.keepStructure = true;
    return solver::compile(test::flatText(example->extendedBy({}, {})), options).system;
}

/// Ports of a bond graph's elements that give the effort: the causal stroke stands at the other end of their bonds. All
/// others give the flow, and the stroke is at the element.
struct Strokes {
    const char* example;
    const char* effort;
    const char* flow;
};

/// By the sequential procedure of Karnopp, Margolis and Rosenberg, "System Dynamics", chapter 5: sources first, then
/// stores with integration, then what follows, then resistances.
const std::vector<Strokes> kTextbook{
    {"SeriesRLC", "source.bond r.bond c.bond", "i.bond"},
    {"TwoTanks", "tank1.bond tank2.bond", "pump.bond valve.bond outlet.bond"},
    {"DCMotor", "source.bond r.bond emf.bondIn emf.bondOut bearing.bond", "coil.bond rotor.bond"},
    {"MassSpringDamper", "source.bond r.bond c.bond", "i.bond"},
    {"PressureReducer", "pump.bond volume.bond", "edge.bond load.bond"},
    // The dual of a capacitor behind a gyrator is an inertia: it gives the flow of the series junction.
    {"GyratorDual", "source.bond r.bond c.bond dual.bond", "gy.bondIn gy.bondOut"},
    // One of two stores that are bound to each other has derivative causality and gives its effort; which one is a
    // choice, and the compiler integrates the drum, and the wagon.
    {"GearTrain", "motor.bond bearing.bond rotor.bond gear.bondOut load.bond", "drum.bond gear.bondIn"},
    {"DerivativeCausality", "force.bond engine.bond r.bond", "wagon.bond"},
    {"QuarterCar", "tyre.bond spring.bond damper.bond", "ground.bond axle.bond body.bond"},
    {"TankOutflow", "tank.bond", "orifice.bond"},
    {"SeriesMotor", "source.bond r.bond armature.bondIn armature.bondOut load.bond", "coil.bond rotor.bond"},
    {"HardeningSpring", "spring.bond friction.bond", "i.bond"},
    // Which of the three resistances gives what is a choice; the source and the store leave none.
    {"AlgebraicLoop", "source.bond c.bond", ""}};

}  // namespace

class PortCausalityTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachJointHasOneGiverOfItsEffort_data()
    {
        QTest::addColumn<QString>("name");
        for (const test::Example& example : test::shippedExamples())
            QTest::newRow(qPrintable(example.name)) << example.name;
    }
    void eachJointHasOneGiverOfItsEffort()
    {
        QFETCH(QString, name);
        const auto system = systemOf(name);
        QVERIFY(system);
        std::map<std::string, PortCausality> ports;
        for (const PortCausality& port : portCausalities(system->model, *system->structure)) {
            QVERIFY2(port.givesEffort != port.givesFlow, port.connector.c_str());
            ports.emplace(port.connector, port);
        }
        for (const solver::ConnectionSet& joint : system->model.connectionSets) {
            int givers = 0, size = 0;
            bool isMechanical = false, isOfOneLevel = true;
            solver::ComponentId whole{};
            for (const std::string& connector : joint.connectors)
                if (const auto port = ports.find(connector); port != ports.end()) {
                    const solver::ComponentId parent = system->model.component(port->second.component).parent;
                    isOfOneLevel = isOfOneLevel && (size == 0 || parent == whole);
                    whole = parent;
                    ++size;
                    givers += port->second.givesEffort ? 1 : 0;
                    isMechanical = isMechanical || port->second.isMechanical;
                }
            // Pressures and voltages are equal at a joint; motions are, and forces have a sum there.
            if (size > 1 && isOfOneLevel)
                QVERIFY2(givers == (isMechanical ? size - 1 : 1), joint.connectors.front().c_str());
        }
    }

    void strokesAreThoseOfTheTextbook_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < kTextbook.size(); ++i)
            QTest::newRow(kTextbook[i].example) << static_cast<int>(i);
    }
    void strokesAreThoseOfTheTextbook()
    {
        QFETCH(int, index);
        const Strokes& expected = kTextbook[static_cast<std::size_t>(index)];
        const auto system = systemOf(QStringLiteral("Bramah.Examples.BondGraphs.") + QLatin1String(expected.example));
        QVERIFY(system);
        QStringList effort = QString::fromLatin1(expected.effort).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        QStringList flow = QString::fromLatin1(expected.flow).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        const qsizetype all = effort.size() + flow.size();
        qsizetype seen = 0;
        for (const PortCausality& port : portCausalities(system->model, *system->structure)) {
            const QString name = QString::fromStdString(port.connector);
            QVERIFY2(!(port.givesEffort ? flow : effort).contains(name), qPrintable(name));
            seen += (port.givesEffort ? effort : flow).contains(name) ? 1 : 0;
        }
        QCOMPARE(seen, all);
    }

    void theDriveGivesAndTakes_data()
    {
        QTest::addColumn<QString>("form");
        QTest::newRow("pump") << "Y";
        QTest::newRow("tank1") << "g";
        QTest::newRow("lineP") << "g";
        QTest::newRow("valve") << "hhhh";
        QTest::newRow("orificeB") << "Y";
        QTest::newRow("cylinder") << "Z|h";
        QTest::newRow("mass") << "H";
        QTest::newRow("damper") << "Z";
    }
    void theDriveGivesAndTakes()
    {
        QFETCH(QString, form);
        const auto system = systemOf(QStringLiteral("cylinder_drive"));
        QVERIFY(system);
        std::vector<PortCausality> own;
        for (const PortCausality& port : portCausalities(system->model, *system->structure))
            if (system->model.component(port.component).path == QTest::currentDataTag())
                own.push_back(port);
        QCOMPARE(QString::fromStdString(formOf(own)), form);
    }
};

BRAMAH_TEST(PortCausalityTest);
#include "port_causality_test.moc"
