// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/inspection/power_structure.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <optional>

using namespace bramah;
using solver::PowerStructure;
using solver::PowerVerdict;

namespace {

const QByteArray kElements = R"(package E
  connector Oil
    Real p(unit = "Pa");
    flow Real q(unit = "m3/s");
  end Oil;
  connector Flange
    Real s(unit = "m");
    flow Real f(unit = "N");
  end Flange;
  connector Shaft
    Real phi(unit = "rad");
    flow Real tau(unit = "N.m");
  end Shaft;
  connector Pin
    Real v(unit = "V");
    flow Real i(unit = "A");
  end Pin;
  model EMF "Pins p, n; Shaft a"
    Pin p, n;
    Shaft a;
    parameter Real k = 0.06;
    Real w;
  equation
    w = der(a.phi);
    p.v - n.v = k*w;
    p.i + n.i = 0;
    a.tau = -k*p.i;
  end EMF;
  model Gyrator
    Pin a, b;
    parameter Real r = 5;
  equation
    a.v = r*b.i;
    b.v = -r*a.i;
  end Gyrator;
  model Cylinder "Ideal, of a piston of 3 and 2 cm2"
    Oil A, B;
    Flange rod;
    Real v;
  equation
    v = der(rod.s);
    A.q = 3e-4*v;
    B.q = -2e-4*v;
    rod.f = -(3e-4*A.p - 2e-4*B.p);
  end Cylinder;
  model Node
    Oil A, B, C;
  equation
    A.p = B.p;
    B.p = C.p;
    A.q + B.q + C.q = 0;
  end Node;
  model Lever "Positions alone"
    Flange a, b;
  equation
    b.s = -2*a.s;
    a.f = 2*b.f;
  end Lever;
  model Resistor
    Pin p, n;
    parameter Real R = 3;
  equation
    p.v - n.v = R*p.i;
    p.i + n.i = 0;
  end Resistor;
  model Amplifier
    Pin a, b;
  equation
    a.i = 0;
    b.v = 10*a.v;
  end Amplifier;
  model Capacitor
    Pin p, n;
    Real v(start = 1, fixed = true);
  equation
    v = p.v - n.v;
    p.i = 2*der(v);
    p.i + n.i = 0;
  end Capacitor;
  model Orifice
    Oil A, B;
  equation
    A.q = 1e-8*(A.p - B.p)/sqrt(abs(A.p - B.p) + 1);
    A.q + B.q = 0;
  end Orifice;
  model Battery
    Pin p;
    parameter Real v0 = 12;
  equation
    p.v = v0 + 0.1*p.i;
  end Battery;
  model Pressure
    Oil A;
  equation
    A.p = 1e5 + 1e8*A.q;
  end Pressure;
  model Load
    Flange a;
  equation
    a.f = 2*der(a.s) + a.s;
  end Load;
  model Brake
    Shaft a;
  equation
    a.tau = 0.3*der(a.phi) + 0.2*a.phi;
  end Brake;
  model Cell
    Pin p;
  equation
    p.v = 3 + 0.7*p.i;
  end Cell;
end E;
)";

struct Joined {
    const char* element;
    const char* port;
    const char* to;  ///< class and port of what is joined to it
};
constexpr Joined kJoined[] = {
    {"EMF", "p", "Cell"},          {"EMF", "n", "Cell"},         {"EMF", "a", "Brake"},
    {"Gyrator", "a", "Cell"},      {"Gyrator", "b", "Cell"},     {"Cylinder", "A", "Pressure"},
    {"Cylinder", "B", "Pressure"}, {"Cylinder", "rod", "Load"},  {"Node", "A", "Pressure"},
    {"Node", "B", "Pressure"},     {"Node", "C", "Pressure"},    {"Lever", "a", "Load"},
    {"Lever", "b", "Load"},        {"Resistor", "p", "Cell"},    {"Resistor", "n", "Cell"},
    {"Amplifier", "a", "Cell"},    {"Amplifier", "b", "Cell"},   {"Capacitor", "p", "Cell"},
    {"Capacitor", "n", "Cell"},    {"Orifice", "A", "Pressure"}, {"Orifice", "B", "Pressure"},
    {"Battery", "p", "Cell"},
};

/// \a element between plain neighbours; \a count of them one behind the other, by their first two ports.
std::shared_ptr<const solver::CompiledSystem> circuitOf(const QByteArray& element)
{
    QByteArray text = kElements + "model M\n  E." + element + " x;\n", joints;
    for (const Joined& joined : kJoined)
        if (element == joined.element) {
            const QByteArray name = QByteArray("at") + joined.port;
            const QByteArray port = QByteArray(joined.to) == "Cell"       ? "p"
                                    : QByteArray(joined.to) == "Pressure" ? "A"
                                                                          : "a";
            text += QByteArray("  E.") + joined.to + ' ' + name + ";\n";
            joints += QByteArray("  connect(x.") + joined.port + ", " + name + '.' + port + ");\n";
        }
    solver::CompileOptions options;
    options.keepStructure = true;
    return test::compiled(text + "equation\n" + joints + "end M;\n", options).system;
}

std::optional<PowerStructure> structureOf(const std::shared_ptr<const solver::CompiledSystem>& system,
                                          const std::vector<std::string>& paths)
{
    if (!system)
        return std::nullopt;
    std::vector<solver::ComponentId> chosen;
    for (std::uint32_t i = 0; i < system->model.components.size(); ++i)
        if (std::ranges::find(paths, system->model.components[i].path) != paths.end())
            chosen.push_back(solver::ComponentId{i});
    const auto evaluator = solver::makeEvaluator(system);
    if (!evaluator->updateParameters().ok())
        return std::nullopt;
    return powerStructure(system->model, *system->structure, chosen,
                          [&](solver::VariableId id) { return evaluator->value(id); });
}

/// The greatest of |E e + F f|, \a values being e, then f.
double residual(const PowerStructure& structure, const std::vector<double>& values)
{
    double most = 0;
    const std::size_t ports = structure.ports.size();
    for (std::size_t row = 0; row < structure.rank(); ++row) {
        double sum = 0;
        for (std::size_t k = 0; k < ports; ++k)
            sum += structure.efforts[row][k] * values[k] + structure.flows[row][k] * values[ports + k];
        most = std::max(most, std::fabs(sum));
    }
    return most;
}

}  // namespace

/// What elements do with power, by E e + F f = 0.
class PowerStructureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void verdicts_data()
    {
        QTest::addColumn<int>("verdict");
        QTest::addColumn<int>("rank");
        QTest::addColumn<bool>("isSkewSymmetric");
        const auto row = [](const char* name, PowerVerdict verdict, int rank, bool isSkewSymmetric) {
            QTest::newRow(name) << static_cast<int>(verdict) << rank << isSkewSymmetric;
        };
        row("EMF", PowerVerdict::Lossless, 3, true);
        row("Gyrator", PowerVerdict::Lossless, 2, true);
        row("Cylinder", PowerVerdict::Lossless, 3, true);
        row("Node", PowerVerdict::Lossless, 3, true);
        row("Lever", PowerVerdict::Lossless, 2, true);
        row("Resistor", PowerVerdict::Dissipates, 2, false);
        row("Amplifier", PowerVerdict::Either, 2, false);
        row("Capacitor", PowerVerdict::Stores, 1, true);
        row("Orifice", PowerVerdict::Nonlinear, 1, true);
        row("Battery", PowerVerdict::Source, 1, false);
    }
    void verdicts()
    {
        QFETCH(int, verdict);
        QFETCH(int, rank);
        QFETCH(bool, isSkewSymmetric);
        const auto structure = structureOf(circuitOf(QTest::currentDataTag()), {"x"});
        QVERIFY(structure);
        QCOMPARE(static_cast<int>(structure->verdict), verdict);
        QCOMPARE(static_cast<int>(structure->rank()), rank);
        QCOMPARE(structure->isSkewSymmetric, isSkewSymmetric);
    }

    // Points that fulfil the elements' equations, and one that does not.
    void matricesAreThoseOfTheElements()
    {
        const auto emf = structureOf(circuitOf("EMF"), {"x"});
        QVERIFY(emf && emf->ports.size() == 3);
        // v_p, v_n, tau; i_p, i_n, w with k = 0.06
        QVERIFY(residual(*emf, {13, 10, -0.06 * 7, 7, -7, 50}) < 1e-12);
        QVERIFY(residual(*emf, {13, 10, 0.06 * 7, 7, -7, 50}) > 1e-3);
        QCOMPARE(QString::fromStdString(emf->ports[2].flow), QStringLiteral("w"));
        const auto cylinder = structureOf(circuitOf("Cylinder"), {"x"});
        QVERIFY(cylinder && cylinder->ports.size() == 3);
        QVERIFY(residual(*cylinder, {50e5, 10e5, -(1500.0 - 200), 6e-5, -4e-5, 0.2}) < 1e-9 * 50e5);
        QVERIFY(residual(*cylinder, {50e5, 10e5, -1500.0, 6e-5, -4e-5, 0.2}) > 1e-9 * 50e5);
    }

    void jointsAreLossless()
    {
        const auto system = circuitOf("Node");
        QVERIFY(system);
        QVERIFY(!system->model.connectionSets.empty());
        for (std::size_t set = 0; set < system->model.connectionSets.size(); ++set) {
            const PowerStructure joint = powerStructureOfJoint(system->model, *system->structure, set);
            QCOMPARE(joint.ports.size(), std::size_t(2));
            QCOMPARE(joint.rank(), std::size_t(2));
            QVERIFY(joint.isSkewSymmetric);
            QCOMPARE(joint.verdict, PowerVerdict::Lossless);
        }
    }

    // Of an EMF between two resistors what leads out is a pin of each and the shaft.
    void selectionsAreOneElement()
    {
        solver::CompileOptions options;
        options.keepStructure = true;
        const auto system = test::compiled(kElements +
                                               "model M\n  E.EMF emf;\n  E.Resistor a, b;\n  E.Cell plus, minus;\n"
                                               "  E.Brake brake;\nequation\n  connect(plus.p, a.p);\n"
                                               "  connect(a.n, emf.p);\n  connect(emf.n, b.p);\n"
                                               "  connect(b.n, minus.p);\n  connect(emf.a, brake.a);\nend M;\n",
                                           options)
                                .system;
        const auto armature = structureOf(system, {"emf", "a", "b"});
        QVERIFY(armature);
        QCOMPARE(armature->ports.size(), std::size_t(3));
        QCOMPARE(armature->rank(), std::size_t(3));
        QCOMPARE(armature->verdict, PowerVerdict::Dissipates);
        // Ports in order of declaration: emf.a, a.p, b.n; the voltage falls by 6 ohm * 2 A + 0.06 * 50.
        QVERIFY(residual(*armature, {-0.12, 20, 5, 50, 2, -2}) < 1e-9);
        QVERIFY(residual(*armature, {-0.12, 20, 6, 50, 2, -2}) > 1e-3);
    }
};

BRAMAH_TEST(PowerStructureTest);
#include "power_structure_test.moc"
