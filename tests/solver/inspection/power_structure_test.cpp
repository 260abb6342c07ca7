// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/inspection/power_structure.h"
#include "tests/model_file.h"
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

const QByteArray& elements()
{
    static const QByteArray text = test::modelFile("solver/models/power_elements.mo");
    return text;
}

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
    QByteArray text = elements() + "model M\n  E." + element + " x;\n", joints;
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

/// Classification of elements as sources, stores, losses and junctions by their equations E e + F f = 0.
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
        const auto system = test::compiled(elements() +
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
