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
