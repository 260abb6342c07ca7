// SPDX-License-Identifier: GPL-3.0-or-later
// The forms of multi-pole elements that Grossschmidt and Harf list in tables 1 and 2 and figure 3 of "Simulation of
// hydraulic circuits in an intelligent programming environment". Letters here count efforts (pressure, force) as
// potentials throughout, so that the forms of the spring are those that follow from f = c*(s_b - s_a): two forces
// cannot both be given.
#include "solver/design/component_forms.h"
#include "solver/tape/compiled_system.h"
#include "tests/model_file.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah;

namespace {

const QByteArray& elements()
{
    static const QByteArray text = test::modelFile("solver/models/element_forms.mo");
    return text;
}

/// The forms of \a element between plain neighbours, as `G algebraic, Z integrating`; by letters.
QString formsOf(const QByteArray& element)
{
    QByteArray text = elements() + "model M\n  E." + element + " x;\n";
    QByteArray joints;
    const QByteArrayList oil = element == "Tee" ? QByteArrayList{"A", "B", "C"} : QByteArrayList{"A", "B"};
    const QByteArrayList flanges = element == "Piston" ? QByteArrayList{"rod"} : QByteArrayList{"a", "b"};
    const bool isMechanical = element == "EL" || element == "IN" || element == "DA";
    for (const QByteArray& port : isMechanical ? QByteArrayList() : oil) {
        text += "  E.Source source" + port + ";\n";
        joints += "  connect(x." + port + ", source" + port + ".A);\n";
    }
    for (const QByteArray& port : isMechanical || element == "Piston" ? flanges : QByteArrayList()) {
        text += "  E.Wall wall" + port + ";\n";
        joints += "  connect(x." + port + ", wall" + port + ".a);\n";
    }
    solver::CompileOptions options;
    options.keepStructure = true;
    const solver::CompileOutcome outcome = test::compiled(text + "equation\n" + joints + "end M;\n", options);
    if (!outcome.system)
        return test::messages(outcome);
    QStringList found;
    for (std::uint32_t i = 0; i < outcome.system->model.components.size(); ++i) {
        if (outcome.system->model.components[i].path != "x")
            continue;
        for (const solver::ComponentForm& form :
             componentForms(outcome.system->model, *outcome.system->structure, solver::ComponentId{i}))
            if (form.exists)
                found << QString::fromStdString(form.letters) +
                             (form.kind == solver::FormKind::Algebraic     ? QStringLiteral(" algebraic")
                              : form.kind == solver::FormKind::Integrating ? QStringLiteral(" integrating")
                                                                           : QStringLiteral(" differentiating"));
    }
    found.sort();
    return found.join(QStringLiteral(", "));
}

}  // namespace

class ComponentFormsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void forms_data()
    {
        QTest::addColumn<QString>("forms");
        QTest::newRow("RR") << "G algebraic, H algebraic, Y algebraic";
        QTest::newRow("LE") << "G algebraic, H algebraic, Y algebraic";
        QTest::newRow("VE") << "G differentiating, H differentiating, Z integrating";
        QTest::newRow("HI") << "G differentiating, H differentiating, Y integrating";
        QTest::newRow("EL") << "G algebraic, H algebraic, Z algebraic";
        // Motions are positions here: of those that are given it takes the derivative.
        QTest::newRow("DA") << "G differentiating, H differentiating, Z differentiating";
        QTest::newRow("IN") << "G differentiating, H differentiating, Y integrating";
        QTest::newRow("Piston") << "G|h differentiating, H|h differentiating, Y|g differentiating, Y|h integrating";
        QTest::newRow("Tee") << "ggh algebraic, ghg algebraic, hgg algebraic";
    }
    void forms()
    {
        QFETCH(QString, forms);
        QCOMPARE(formsOf(QTest::currentDataTag()), forms);
    }

    /// The form in which the circuit uses a component is one that it can have.
    void theFormInUseExists_data()
    {
        QTest::addColumn<QByteArray>("part");
        QTest::addColumn<QByteArray>("joints");
        const auto row = [](const char* name, const char* part, const char* joints) {
            QTest::newRow(name) << QByteArray(part) << QByteArray(joints);
        };
        row("gauge", "Bramah.Hydraulics.Sensors.PressureGauge x;", "connect(n.port, x.A);");
        row("pressure sensor", "Bramah.Hydraulics.Sensors.PressureSensor x;", "connect(n.port, x.A);");
        row("orifice that is looked at", "Bramah.Hydraulics.FlowValves.Orifice x(d=1e-3); Real Q = 2*x.m_flow;",
            "connect(n.port, x.A); connect(x.B, t.T);");
        row("counterbalance valve", "Bramah.Hydraulics.PressureValves.CounterbalanceValve x; Bramah.Hydraulics.Node m;",
            "connect(n.port, x.A); connect(x.B, m.port); connect(x.X, n.port);");
        row("position sensor",
            "Bramah.Mechanics.Translational.PositionSensor x; Bramah.Mechanics.Translational.Mass mass;",
            "connect(mass.flange_b, x.flange);");
        row("force from a signal",
            "Bramah.Mechanics.Translational.Force x; Bramah.Blocks.Sources.Constant c(k=1); "
            "Bramah.Mechanics.Translational.Mass mass;",
            "connect(mass.flange_b, x.flange); connect(c.y, x.f);");
        row("force that is bound",
            "Bramah.Mechanics.Translational.Force x(f=5*time); Bramah.Mechanics.Translational.Mass mass;",
            "connect(mass.flange_b, x.flange);");
        row("valve with solenoids",
            "Bramah.Hydraulics.DirectionalValves.Valve43 x; Bramah.Hydraulics.Node a; Bramah.Hydraulics.Node b; "
            "Bramah.Blocks.Sources.BooleanStep forth(startTime=0.1); Bramah.Blocks.Sources.BooleanStep "
            "back(startTime=0.5);",
            "connect(n.port, x.P); connect(t.T, x.T); connect(a.port, x.A); connect(b.port, x.B); connect(forth.y, "
            "x.a); "
            "connect(back.y, x.b);");
        row("delay line", "Bramah.Hydraulics.Lines.TransmissionLine x;", "connect(n.port, x.A); connect(x.B, t.T);");
        row("cylinder that sticks",
            "Bramah.Hydraulics.Cylinders.DoubleActingCylinder x(f_coulomb=100); Bramah.Mechanics.Translational.Mass "
            "mass;",
            "connect(n.port, x.A); connect(x.B, t.T); connect(x.rod, mass.flange_a);");
    }
    void theFormInUseExists()
    {
        QFETCH(QByteArray, part);
        QFETCH(QByteArray, joints);
        solver::CompileOptions options;
        options.keepStructure = true;
        const solver::CompileOutcome outcome = solver::compile(
            test::flatText("model M inner Bramah.Hydraulics.Fluid fluid; Bramah.Hydraulics.Sources.PressureSource p; "
                           "Bramah.Hydraulics.FlowValves.Orifice o(d=1e-3); Bramah.Hydraulics.Node n; "
                           "Bramah.Hydraulics.Sources.Tank t; " +
                           part + " equation connect(p.A, o.A); connect(o.B, n.port); " + joints + " end M;"),
            options);
        QVERIFY2(outcome.system, qPrintable(test::messages(outcome)));
        const solver::FlatModel& model = outcome.system->model;
        std::vector<solver::PortCausality> used;
        solver::ComponentId component{};
        for (const solver::PortCausality& port : portCausalities(model, *outcome.system->structure))
            if (model.component(port.component).path == "x") {
                component = port.component;
                used.push_back(port);
            }
        QVERIFY(!used.empty());
        QString reason;
        for (const solver::ComponentForm& form : componentForms(model, *outcome.system->structure, component)) {
            if (form.letters != formOf(used))
                continue;
            QVERIFY2(form.exists, qPrintable(form.reason));
            return;
        }
        QFAIL("the form in use is not among the forms");
    }
};

BRAMAH_TEST(ComponentFormsTest);
#include "component_forms_test.moc"
