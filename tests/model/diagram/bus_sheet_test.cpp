// SPDX-License-Identifier: GPL-3.0-or-later
// Buses on the sheet: what they carry, what fits to them, and the connects that drawing makes.
#include "model/planning/bus_plan.h"
#include "model/planning/connection_plan.h"
#include "tests/model/diagram/test_library.h"
#include "tests/model_file.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;
using bramah::test::diagramOf;
using bramah::test::portRef;

namespace {

const QByteArray& busSheet()
{
    static const QByteArray text = bramah::test::modelFile("model/models/bus_sheet.mo");
    return text;
}

Diagram sheetWith(const QByteArray& connects)
{
    return diagramOf(bramah::test::withEquations(busSheet(), connects));
}

const PortRef kBus{{}, QStringLiteral("bus")};

LineTarget targetAt(const Diagram& diagram, const PortRef& ref)
{
    return {ref, std::nullopt, diagram.port(ref)->position};
}

QString listed(const BusSignals& all)
{
    QStringList texts;
    for (const BusSignal& one : all)
        texts.append(one.name + QLatin1Char('|') + one.type + QLatin1Char('|') + one.unit + QLatin1Char('|') +
                     one.givenBy.join(QLatin1Char('+')) + QLatin1Char('|') + one.readBy.join(QLatin1Char('+')));
    return texts.join(QLatin1Char('\n'));
}

}  // namespace

class BusSheetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aProtectedBusIsDrawn()
    {
        const Diagram diagram = sheetWith({});
        const DiagramPort* port = diagram.port(kBus);
        QVERIFY(port && port->isBus);
        QCOMPARE(port->lineStyle, LineStyle::Bus);
        QVERIFY(isBus(diagram, portRef("sensor", "bus")));
        QVERIFY(!isBus(diagram, portRef("source", "y")));
        QVERIFY(isOnBus(diagram, signalOfBus(kBus, QStringLiteral("speed"))));
    }

    void signalsAreListed()
    {
        QCOMPARE(listed(signalsOfBus(sheetWith({}), kBus)), QStringLiteral("declared|Real|m/s||"));
        const Diagram joined = sheetWith(
            "connect(sensor.bus, bus); connect(bus, reader.bus); connect(button.y, bus.isOn); "
            "connect(bus.declared, sink.u);");
        const QString all = QStringLiteral(
            "declared|Real|m/s||sink.u\n"
            "isOn|Boolean||button.y|reader.lamp.u\n"
            "speed|Real||sensor.source.y|reader.sink.u");
        for (const PortRef& ref : {kBus, portRef("sensor", "bus"), portRef("reader", "bus")})
            QCOMPARE(listed(signalsOfBus(joined, ref)), all);
        // Two components by themselves.
        QCOMPARE(listed(signalsOfBus(sheetWith("connect(sensor.bus, reader.bus);"), portRef("sensor", "bus"))),
                 QStringLiteral("declared|Real|m/s||\n"
                                "isOn|Boolean|||reader.lamp.u\n"
                                "speed|Real||sensor.source.y|reader.sink.u"));
    }

    void linesHaveTheStyleOfTheirSignals()
    {
        const Diagram diagram =
            sheetWith("connect(sensor.bus, bus); connect(button.y, bus.isOn); connect(bus.x, sink.u);");
        QCOMPARE(diagram.connections()[0].style, LineStyle::Bus);
        QCOMPARE(diagram.connections()[1].style, LineStyle::BooleanSignal);
        QCOMPARE(diagram.connections()[2].style, LineStyle::Signal);
        QCOMPARE(diagram.connections()[2].id.a, signalOfBus(kBus, QStringLiteral("x")));
    }

    void busesFit()
    {
        const Diagram diagram = sheetWith({});
        const auto verdict = canConnect(diagram, targetAt(diagram, portRef("sensor", "bus")), targetAt(diagram, kBus));
        QVERIFY(verdict.isLegal && verdict.namelessBus.isEmpty());
        const DiagramChanges changes = planConnection(diagram, targetAt(diagram, portRef("sensor", "bus")),
                                                      targetAt(diagram, kBus), {{-30, 0}, {0, 0}});
        QCOMPARE(changes.size(), std::size_t(1));
        const auto& line = std::get<AddConnection>(changes.front());
        QCOMPARE(line.a.text() + QLatin1Char(' ') + line.b.text(), QStringLiteral("sensor.bus bus"));
        QCOMPARE(line.style, LineStyle::Bus);
    }

    void aSignalIsToHaveAName()
    {
        const Diagram diagram = sheetWith("connect(sensor.bus, bus);");
        for (const PortRef& partner : {portRef("source", "y"), portRef("sink", "u"), portRef("mass", "a")}) {
            const auto verdict = canConnect(diagram, targetAt(diagram, partner), targetAt(diagram, kBus));
            QVERIFY2(verdict.isLegal, qPrintable(verdict.reason));
            QCOMPARE(verdict.namelessBus, kBus);
            // Without one nothing is drawn.
            QVERIFY(
                planConnection(diagram, targetAt(diagram, partner), targetAt(diagram, kBus), {{0, 0}, {1, 0}}).empty());
        }
        QCOMPARE(newSignalName(diagram, kBus, portRef("source", "y")), QStringLiteral("source"));
        QCOMPARE(listed(fittingSignals(diagram, kBus, portRef("source", "y"))), QStringLiteral("declared|Real|m/s||"));
        QCOMPARE(listed(fittingSignals(diagram, kBus, portRef("sink", "u"))),
                 QStringLiteral("declared|Real|m/s||\nspeed|Real||sensor.source.y|"));
        QCOMPARE(fittingSignals(diagram, kBus, portRef("button", "y")).size(), std::size_t(0));
        const PortRef named = signalOfBus(kBus, QStringLiteral("force"));
        const DiagramChanges changes = planConnection(diagram, targetAt(diagram, portRef("source", "y")),
                                                      {named, std::nullopt, {0, 0}}, {{-30, 50}, {0, 50}, {0, 0}});
        QCOMPARE(changes.size(), std::size_t(1));
        QCOMPARE(std::get<AddConnection>(changes.front()).b, named);
        QCOMPARE(std::get<AddConnection>(changes.front()).style, LineStyle::Signal);
    }

    void whatDoesNotFitIsSaid_data()
    {
        QTest::addColumn<QByteArray>("connects");
        QTest::addColumn<QString>("signal");
        QTest::addColumn<QString>("component");
        QTest::addColumn<QString>("port");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const QByteArray& connects, const char* signal, const char* component,
                            const char* port, const char* reason) {
            QTest::newRow(name) << connects << QString::fromLatin1(signal) << QString::fromLatin1(component)
                                << QString::fromLatin1(port) << QString::fromLatin1(reason);
        };
        const QByteArray sensor = "connect(sensor.bus, bus);";
        row("a second output", sensor, "speed", "source", "y",
            "`sensor.source.y` gives `bus.speed` already; take another name for `source.y`.");
        row("another type", sensor, "speed", "button", "y",
            "`bus.speed` is a signal of type Real, `button.y` one of type Boolean.");
        row("a flange", sensor, "speed", "mass", "a",
            "`bus.speed` is a signal of type Real, `mass.a` a translational flange.");
        row("a reader of what nobody gives yet", {}, "later", "sink", "u", "");
        row("a second reader", sensor + "connect(bus.speed, sink.u);", "speed", "sink", "u",
            "These are joined already.");
        row("a second output on the sheet", "connect(other.y, bus.x);", "x", "source", "y",
            "`other.y` gives `bus.x` already; take another name for `source.y`.");
        row("an output to another's net", "connect(other.y, sink.u); connect(bus.x, sink.u);", "x", "source", "y",
            "Two outputs cannot drive one line: `source.y` and `other.y`.");
    }

    void whatDoesNotFitIsSaid()
    {
        QFETCH(QByteArray, connects);
        QFETCH(QString, signal);
        QFETCH(QString, component);
        QFETCH(QString, port);
        QFETCH(QString, reason);
        const Diagram diagram = sheetWith(connects);
        const ConnectionRules rules(diagram);
        QCOMPARE(rules.canConnect({{component}, port}, signalOfBus(kBus, signal)).reason, reason);
    }
};

BRAMAH_TEST(BusSheetTest);

#include "bus_sheet_test.moc"
