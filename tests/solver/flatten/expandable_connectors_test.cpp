// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/flatten/flatten_text.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

namespace bramah::solver {

namespace {

const QByteArray kBusParts = R"(
connector In = input Real;
connector Out = output Real;
connector Pin Real v; flow Real i; end Pin;
expandable connector Bus end Bus;
expandable connector SubBus Real deep; Real unused; end SubBus;
expandable connector BigBus Real speed(unit = "m/s"); Real never; parameter Real k = 7; SubBus sub; SubBus other; end BigBus;
block Ramp parameter Real k = 1; Out y(unit = "rad/s"); equation y = k*time; end Ramp;
block Gain parameter Real k = 1; In u; Out y; equation y = k*u; end Gain;
block Vector parameter Integer n = 2; Out y[n]; equation y = {i*time for i in 1:n}; end Vector;
block Sum parameter Integer n = 2; In u[n]; Out y; equation y = sum(u); end Sum;
model Ground Pin a; equation a.v = 0; end Ground;
model Source Pin a, b; equation a.v - b.v = 5; a.i + b.i = 0; end Source;
model Resistor Pin a, b; parameter Real R = 1; equation a.v - b.v = R*a.i; a.i + b.i = 0; end Resistor;
model Sensor Bus bus; Ramp ramp(k = 2); equation connect(ramp.y, bus.speed); end Sensor;
model Controller Bus bus; Gain gain(k = 3); equation connect(bus.speed, gain.u); connect(gain.y, bus.command); end Controller;
model Drive Bus bus; Gain gain(k = 5); Gain speed(k = -1); equation connect(bus.command, gain.u); connect(speed.u, bus.speed); end Drive;
)";

QByteArray withBusParts(const QByteArray& model)
{
    return kBusParts + model;
}

QString messagesIn(const model::Diagnostics& diagnostics)
{
    QStringList lines;
    for (const auto& diagnostic : diagnostics)
        lines << diagnostic.message();
    return lines.join(QLatin1Char('\n'));
}

bool hasVariable(const FlatModel& flat, const std::string& path)
{
    return std::ranges::any_of(flat.variables, [&](const FlatVariable& one) { return one.path == path; });
}

}  // namespace

/// Buses: expandable connectors get what is connected to them (Modelica 3.6, 9.1.3), whichever way it comes. Each model
/// is run and compared with what it is by hand.
class ExpandableConnectorsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values_data()
    {
        QTest::addColumn<QByteArray>("model");
        QTest::addColumn<QString>("path");
        QTest::addColumn<double>("value");  // at 2 s
        const auto row = [](const char* name, const QByteArray& model, const char* path, double value) {
            QTest::newRow(name) << model << QString::fromLatin1(path) << value;
        };
        row("three components over one bus",
            "model M Bus bus; Drive drive; Controller controller; Sensor sensor; equation "
            "connect(drive.bus, bus); connect(controller.bus, bus); connect(bus, sensor.bus); end M;",
            "drive.gain.y", 60);
        row("the bus itself has the signals",
            "model M Bus bus; Controller controller; Sensor sensor; equation "
            "connect(controller.bus, bus); connect(bus, sensor.bus); end M;",
            "bus.command", 12);
        row("a bus passes through a component that uses none of it",
            "model Cable Bus a, b; equation connect(a, b); end Cable; "
            "model M Cable cable; Sensor sensor; Controller controller; equation "
            "connect(sensor.bus, cable.a); connect(cable.b, controller.bus); end M;",
            "controller.gain.y", 12);
        row("components of components",
            "model Panel Bus bus; Sensor sensor; Controller controller; equation "
            "connect(sensor.bus, bus); connect(bus, controller.bus); end Panel; "
            "model M Panel panel; Drive drive; equation connect(panel.bus, drive.bus); end M;",
            "drive.gain.y", 60);
        row("a bus without a bus around", "model M Sensor a; Controller b; equation connect(a.bus, b.bus); end M;",
            "b.gain.y", 12);
        row("signals joined to the bus directly",
            "model M Bus bus; Ramp ramp; Gain gain(k = 2); equation connect(ramp.y, bus.x); connect(bus.x, gain.u); "
            "end M;",
            "gain.y", 4);
        row("a declared signal that is no connector by itself",
            "model M BigBus bus; Ramp ramp; Gain gain(k = 2); equation connect(ramp.y, bus.speed); "
            "connect(bus.speed, gain.u); end M;",
            "gain.y", 4);
        row("a bus in a bus, by a name that nobody declared",
            "model Part SubBus sub; Ramp ramp(k = 4); equation connect(ramp.y, sub.deep); end Part; "
            "model M Bus bus; Part part; Gain gain; equation connect(gain.u, bus.left.deep); "
            "connect(part.sub, bus.left); end M;",
            "gain.y", 8);
        row("a bus in a bus through a component",
            "model Reader BigBus bus; Gain gain(k = 10); equation connect(bus.sub.deep, gain.u); end Reader; "
            "model M BigBus bus; Reader reader; Ramp ramp; equation connect(ramp.y, bus.sub.deep); "
            "connect(bus, reader.bus); end M;",
            "reader.gain.y", 20);
        row("elements of an array from different components",
            "model M Bus bus; Ramp a(k = 1); Ramp b(k = 10); Sum sum; equation connect(a.y, bus.v[1]); "
            "connect(b.y, bus.v[2]); connect(bus.v, sum.u); end M;",
            "sum.y", 22);
        row("an array of signals",
            "model Part Bus bus; Vector vector(n = 3); equation connect(vector.y, bus.v); end Part; "
            "model M Part part; Bus bus; Sum sum(n = 3); equation connect(part.bus, bus); connect(bus.v, sum.u); "
            "end M;",
            "sum.y", 12);
        row("the signals of an array of components",
            "model M Bus bus; Ramp ramps[3](k = {1, 2, 3}); Gain gain; equation connect(ramps.y, bus.all); "
            "connect(bus.all[3], gain.u); end M;",
            "gain.y", 6);
        row("in a loop",
            "model M Bus bus; Ramp ramps[3](k = {1, 2, 3}); Sum sum(n = 3); equation for i in 1:3 loop "
            "connect(ramps[i].y, bus.all[i]); end for; connect(bus.all, sum.u); end M;",
            "sum.y", 12);
        row("an array of buses",
            "model M Sensor sensors[2](ramp(k = {1, 2})); Bus buses[2]; Gain gain; equation "
            "connect(sensors.bus, buses); connect(buses[2].speed, gain.u); end M;",
            "gain.y", 4);
        row("with a condition",
            "model M parameter Boolean isThere = false; Bus bus; Ramp a if isThere; Ramp b(k = 3) if not isThere; "
            "Gain gain; equation connect(a.y, bus.x); connect(b.y, bus.x); connect(bus.x, gain.u); end M;",
            "gain.y", 6);
        row("an equation reads a signal that is there",
            "model M BigBus bus; Ramp ramp; Real x; equation connect(ramp.y, bus.speed); x = 3*bus.speed; end M;", "x",
            6);
        row("an equation gives a signal",
            "model M BigBus bus; Gain gain; equation connect(bus.speed, gain.u); bus.speed = 8; end M;", "gain.y", 8);
        row("an input of a component comes from the bus around it",
            "model Inner In u; Gain gain(k = 2); equation connect(u, gain.u); end Inner; "
            "model M Bus bus; Inner inner1; Ramp ramp; equation connect(ramp.y, bus.x); connect(bus.x, inner1.u); "
            "end M;",
            "inner1.gain.y", 4);
        row("an inner bus",
            "model Writer outer Bus bus; Ramp ramp; equation connect(ramp.y, bus.x); end Writer; "
            "model M inner Bus bus; Writer writer; Gain gain(k = 3); equation connect(bus.x, gain.u); end M;",
            "gain.y", 6);
        // 5 V over 1 and 4 Ohm in series, one of them in a component of its own.
        row("pins over a bus",
            "model Load Bus bus; Resistor r(R = 4); equation connect(r.a, bus.p); connect(r.b, bus.n); end Load; "
            "model M Bus bus; Load load; Source source; Resistor r; Ground ground; equation connect(load.bus, bus); "
            "connect(source.a, r.a); connect(r.b, bus.p); connect(source.b, bus.n); connect(ground.a, bus.n); end M;",
            "load.r.a.i", 1);
        row("two loads at the pins of a bus",
            "model Load Bus bus; Resistor r(R = 4); equation connect(r.a, bus.p); connect(r.b, bus.n); end Load; "
            "model Cable Bus a, b; equation connect(a, b); end Cable; "
            "model M Load x; Cable c; Load y; Bus bus; Source source; Ground ground; equation connect(x.bus, c.a); "
            "connect(c.b, y.bus); connect(bus, c.b); connect(source.a, bus.p); connect(source.b, bus.n); "
            "connect(ground.a, bus.n); end M;",
            "source.a.i", -2.5);
    }

    void values()
    {
        QFETCH(QByteArray, model);
        QFETCH(QString, path);
        QFETCH(double, value);
        test::LibraryRunOptions options;
        options.stopTime = 2;
        const test::LibraryRun run = test::runText(withBusParts(model), options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double got = run.at(path, 2);
        QVERIFY2(std::fabs(got - value) < 1e-9, qPrintable(QString::number(got)));
    }

    void messages_data()
    {
        QTest::addColumn<QByteArray>("model");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const QByteArray& model, const char* message) {
            QTest::newRow(name) << model << QString::fromUtf8(message);
        };
        row("nothing gives it", "model M Controller controller; Bus bus; equation connect(controller.bus, bus); end M;",
            "`controller.gain.u` reads `controller.bus.speed` from the bus, but nothing gives it");
        row("two give it", "model M Sensor a, b; Bus bus; equation connect(a.bus, bus); connect(b.bus, bus); end M;",
            "both `a.ramp.y` and `b.ramp.y` give `a.bus.speed` on the bus");
        row("an equation uses a signal that is not there", "model M BigBus bus; Real x; equation x = bus.speed; end M;",
            "nothing that is connected to the bus `bus` brings a signal `speed`");
        row("two names and nothing that says what they are", "model M Bus a, b; equation connect(a.x, b.y); end M;",
            "nothing that is connected to the bus `a` brings a signal `x`");
        row("a bus and a signal", "model M Bus bus; Ramp ramp; equation connect(ramp.y, bus); end M;",
            "`bus` is a bus, `ramp.y` is none");
        row("a bus and a pin", "model M Bus bus; Ground ground; equation connect(bus, ground.a); end M;",
            "`bus` is a bus, `ground.a` is none");
        row("one name for different things",
            "model M Bus bus; Ground ground; Gain gain; equation connect(ground.a, bus.x); connect(bus.x, gain.u); "
            "end M;",
            "`bus.x` and `gain.u` cannot be joined");
    }

    void messages()
    {
        QFETCH(QByteArray, model);
        QFETCH(QString, message);
        const FlattenOutcome outcome = test::flattenText(withBusParts(model));
        QVERIFY(!outcome.model);
        QVERIFY2(messagesIn(outcome.diagnostics).contains(message), qPrintable(messagesIn(outcome.diagnostics)));
        int errors = 0;
        for (const auto& diagnostic : outcome.diagnostics)
            errors += diagnostic.severity() == model::Severity::Error;
        QVERIFY2(errors <= 2, qPrintable(messagesIn(outcome.diagnostics)));
    }

    void unusedOnesGo()
    {
        const FlattenOutcome outcome = test::flattenText(
            withBusParts("model M BigBus bus; Ramp ramp; Ramp ramp2; equation connect(ramp.y, bus.speed); "
                         "connect(ramp2.y, bus.sub.deep); end M;"));
        QVERIFY2(outcome.model, qPrintable(messagesIn(outcome.diagnostics)));
        for (const char* there : {"bus.speed", "bus.k", "bus.sub.deep"})
            QVERIFY2(hasVariable(*outcome.model, there), there);
        for (const char* gone : {"bus.never", "bus.sub.unused", "bus.other.deep"})
            QVERIFY2(!hasVariable(*outcome.model, gone), gone);
    }

    void signalsHaveTheUnitOfWhatGivesThem()
    {
        const FlattenOutcome outcome = test::flattenText(
            withBusParts("model M Bus bus; Sensor sensor; equation connect(sensor.bus, bus); end M;"));
        QVERIFY2(outcome.model, qPrintable(messagesIn(outcome.diagnostics)));
        for (const FlatVariable& variable : outcome.model->variables)
            if (variable.path.ends_with("bus.speed"))
                QCOMPARE(variable.texts->unit, std::string("rad/s"));
    }

    /// Components are balanced each by itself, whichever of them gives a signal.
    void componentsAreBalanced()
    {
        const FlattenOutcome outcome = test::flattenText(withBusParts(
            "model Load Bus bus; Resistor r(R = 4); equation connect(r.a, bus.p); connect(r.b, bus.n); end Load; "
            "model M Bus bus; Drive drive; Controller controller; Sensor sensor; Load load; Source source; Ground g; "
            "equation connect(drive.bus, bus); connect(controller.bus, bus); connect(bus, sensor.bus); "
            "connect(load.bus, bus); connect(source.a, bus.p); connect(source.b, bus.n); connect(g.a, bus.n); "
            "end M;"));
        QVERIFY2(outcome.model, qPrintable(messagesIn(outcome.diagnostics)));
        QCOMPARE(messagesIn(outcome.unbalanced), QString());
    }

    /// A class with a bus is looked at by itself: what its bus brings is not known there.
    void busOfTheModelIsOpen()
    {
        model::ClassLibrary library;
        const auto tree = model::syntax::SyntaxTree::parse(
            std::make_shared<const model::SourceText>(QStringLiteral("test.mo"), kBusParts));
        const auto classes = library.addFile(tree);
        for (const char* name : {"Sensor", "Controller", "Drive"}) {
            FlattenOptions options;
            options.arePortsOpen = true;
            const FlattenOutcome outcome = flatten(library, *library.find(name), options);
            QVERIFY2(outcome.model, qPrintable(messagesIn(outcome.diagnostics)));
            QVERIFY2(outcome.unbalanced.empty(), qPrintable(messagesIn(outcome.unbalanced)));
        }
    }
};

}  // namespace bramah::solver

using bramah::solver::ExpandableConnectorsTest;
BRAMAH_TEST(ExpandableConnectorsTest);

#include "expandable_connectors_test.moc"
