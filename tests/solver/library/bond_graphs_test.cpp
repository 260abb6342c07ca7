// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

#include <algorithm>
#include <functional>
#include <vector>

using namespace bramah::test;

namespace {

using Vector = std::vector<double>;

/// A variable of an example as a formula over time.
struct ClosedSolution {
    const char* example;
    const char* variable;
    double stopTime;
    std::function<double(double)> value;
    double tolerance;  ///< as a share of the greatest value
};

/// A variable of an example that follows from a differential equation written out here.
struct WrittenSystem {
    const char* example;
    const char* variable;
    double stopTime;
    Vector start;
    std::function<Vector(double, const Vector&)> derivatives;
    std::size_t state;  ///< the variable is this one
    double tolerance;
};

/// Two poles of a direct-current motor after a step of voltage, from rest.
double motorSpeed(double time)
{
    const double k = 0.06, R = 0.3, L = 1e-3, J = 5e-4, d = 2e-4, voltage = 24;
    const double sum = (L * d + R * J) / (L * J);
    const double root = std::sqrt(sum * sum / 4 - (R * d + k * k) / (L * J));
    const double p1 = -sum / 2 + root;
    const double p2 = -sum / 2 - root;
    return k * voltage / (R * d + k * k) * (1 - (p2 * std::exp(p1 * time) - p1 * std::exp(p2 * time)) / (p2 - p1));
}

/// The current in a series circuit of 10 V, 2 ohm, 0.1 H, 1 mF.
double seriesCurrent(double time)
{
    const double omega = std::sqrt(1 / (0.1 * 1e-3) - 100);
    return 10 / (0.1 * omega) * std::exp(-10 * time) * std::sin(omega * time);
}

double fallingMass(double time)
{
    const double omega = std::sqrt(99.0);
    return 19.6133 / 200 * (1 - std::exp(-time) * (std::cos(omega * time) + std::sin(omega * time) / omega));
}

const std::vector<ClosedSolution>& closedSolutions()
{
    static const std::vector<ClosedSolution> all{
        {"SeriesRLC", "i.f", 0.5, seriesCurrent, 1e-9},
        {"GyratorDual", "series.f", 0.5, seriesCurrent, 1e-9},
        {"DeclaredCausality", "i.f", 0.5, seriesCurrent, 1e-9},
        {"MassSpringDamper", "c.q", 4, fallingMass, 1e-9},
        {"DCMotor", "rotor.f", 0.3, motorSpeed, 1e-9},
        {"MotorByBonds", "rotor.w", 0.3, motorSpeed, 1e-9},
        {"AlgebraicLoop", "c.e", 0.03, [](double t) { return 6 * (1 - std::exp(-t / 4.4e-3)); }, 1e-9},
        {"DerivativeCausality", "rod.f", 3, [](double t) { return 10 * (1 - std::exp(-2 * t)); }, 1e-9},
        {"DerivativeCausality", "wagon.e", 3, [](double t) { return 40 * std::exp(-2 * t); }, 1e-9},
        {"GearTrain", "rotor.f", 5, [](double t) { return 5 / 0.05125 * (1 - std::exp(-t * 0.05125 / 0.06)); }, 1e-9},
        {"GearTrain", "drum.f", 5, [](double t) { return 1.25 / 0.05125 * (1 - std::exp(-t * 0.05125 / 0.06)); }, 1e-9},
        {"TankOutflow", "tank.e", 60, [](double t) { return std::pow(100 - 1.5 * t, 2); }, 1e-9},
        {"Rheostat", "c.e", 2, [](double t) { return 10 / std::pow(1 + 5 * t, 2); }, 1e-9},
        {"Rheostat", "impulse.y", 2, [](double t) { return 2 * (1 - 1 / (1 + 5 * t)); }, 1e-9},
    };
    return all;
}

double signedOf(double amount, double sign)
{
    return std::copysign(amount, sign);
}

const std::vector<WrittenSystem>& writtenSystems()
{
    static const std::vector<WrittenSystem> all{
        {"TwoTanks",
         "tank2.e",
         15,
         {0, 0},
         [](double, const Vector& x) {
             const double through = (x[0] - x[1]) / 5e6;
             return Vector{(2e-4 - through) / 2.5e-7, (through - x[1] / 1e7) / 1.5e-7};
         },
         1,
         1e-9},
        {"CylinderDrive",
         "mass.f",
         1,
         {0, 0},
         [](double, const Vector& x) {
             return Vector{(2e-4 - 2e-12 * x[0] - x[1] / 500) / 7e-13, (x[0] / 500 - 5000 * x[1]) / 1000};
         },
         1,
         1e-9},
        {"QuarterCar",
         "body.f",
         4,
         {0, 0, 0, 0},
         [](double t, const Vector& x) {
             const double strut = 16000 * x[2] + 1000 * (x[1] - x[3]);
             return Vector{0.5 * std::sin(3 * kPi * t) - x[1], (180000 * x[0] - strut) / 40, x[1] - x[3], strut / 300};
         },
         3,
         1e-9},
        {"Pendulum",
         "angle.q",
         6,
         {2, 0},
         [](double, const Vector& x) {
             return Vector{x[1], -(9.80665 * 0.5 * std::sin(x[0]) + 0.1 * x[1]) / 0.25};
         },
         0,
         2e-9},
        {"SeriesMotor",
         "rotor.f",
         2,
         {0, 0},
         [](double, const Vector& x) {
             return Vector{(48 - 0.5 * x[0] - 0.01 * x[0] * x[1]) / 5e-3, (0.01 * x[0] * x[0] - 0.02 * x[1]) / 0.02};
         },
         1,
         1e-9},
        {"HardeningSpring",
         "spring.q",
         3,
         {0.2, 0},
         [](double, const Vector& x) {
             const double way = std::abs(x[0]), speed = std::abs(x[1]);
             const double spring = way <= 0.1 ? 200 * x[0] : signedOf(20 + 400 * (way - 0.1), x[0]);
             const double friction = speed <= 0.5 ? 3 * x[1] : signedOf(1 + speed, x[1]);
             return Vector{x[1], -spring - friction};
         },
         0,
         5e-8},
        {"PressureReducer",
         "volume.e",
         0.5,
         {0},
         [](double t, const Vector& x) {
             const double opening = std::max(1e-5 * (5e6 - x[0]), 0.0);
             const double drop = 1e7 + 2e6 * std::sin(10 * kPi * t) - x[0];
             const double flow = 5e-8 * opening * drop / std::pow(drop * drop + 1e6, 0.25);
             return Vector{(flow - x[0] / 5e10) / 1e-12};
         },
         0,
         1e-9},
    };
    return all;
}

Vector sumOf(const Vector& x, double factor, const Vector& y)
{
    Vector sum = x;
    for (std::size_t i = 0; i < x.size(); ++i)
        sum[i] += factor * y[i];
    return sum;
}

/// One step of the classical method of Runge and Kutta.
Vector stepped(const WrittenSystem& system, double time, double step, const Vector& x)
{
    const Vector k1 = system.derivatives(time, x);
    const Vector k2 = system.derivatives(time + step / 2, sumOf(x, step / 2, k1));
    const Vector k3 = system.derivatives(time + step / 2, sumOf(x, step / 2, k2));
    const Vector k4 = system.derivatives(time + step, sumOf(x, step, k3));
    return sumOf(sumOf(sumOf(sumOf(x, step / 6, k1), step / 3, k2), step / 3, k3), step / 6, k4);
}

LibraryRun runExample(const QString& name, double stopTime)
{
    LibraryRunOptions options = until(stopTime, 1e-11);
    options.variables = QStringLiteral(".*");
    return runClass(QStringLiteral("Bramah.Examples.BondGraphs.") + name, options);
}

double greatestOf(const LibraryRun& run, int column)
{
    const auto range = run.results.range(column);
    return std::max(std::abs(range.lower), std::abs(range.upper));
}

/// The greatest difference of two columns of runs with equal rows, the second times \a factor less \a offset.
double differenceOf(const LibraryRun& a, const QString& inA, const LibraryRun& b, const QString& inB, double factor = 1,
                    double offset = 0)
{
    const int columnA = a.results.find(inA), columnB = b.results.find(inB);
    double most = columnA < 0 || columnB < 0 || a.results.rowCount() != b.results.rowCount() ? 1e300 : 0;
    for (std::size_t row = 0; most < 1e299 && row < a.results.rowCount(); ++row)
        most =
            std::max(most, std::abs(a.results.value(columnA, row) - factor * b.results.value(columnB, row) + offset));
    return most;
}

}  // namespace

/// The bond graphs of Bramah.Examples.BondGraphs against formulas, and against the same systems as circuits.
class BondGraphsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void closedSolutionsAreMet_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < closedSolutions().size(); ++i)
            QTest::addRow("%s.%s", closedSolutions()[i].example, closedSolutions()[i].variable) << static_cast<int>(i);
    }

    void closedSolutionsAreMet()
    {
        QFETCH(int, index);
        const ClosedSolution& closed = closedSolutions()[static_cast<std::size_t>(index)];
        const LibraryRun run = runExample(QLatin1String(closed.example), closed.stopTime);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const int column = run.results.find(QLatin1String(closed.variable));
        QVERIFY(column >= 0 && run.results.rowCount() > 400);
        double most = 0;
        for (std::size_t row = 0; row < run.results.rowCount(); ++row)
            most = std::max(most, std::abs(run.results.value(column, row) - closed.value(run.results.time(row))));
        expectNear(most, 0, closed.tolerance * greatestOf(run, column), QLatin1String(closed.variable));
    }

    void writtenSystemsAreMet_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < writtenSystems().size(); ++i)
            QTest::addRow("%s", writtenSystems()[i].example) << static_cast<int>(i);
    }

    // 200 steps of fourth order between two rows: their error is below that of the run.
    void writtenSystemsAreMet()
    {
        QFETCH(int, index);
        const WrittenSystem& system = writtenSystems()[static_cast<std::size_t>(index)];
        const LibraryRun run = runExample(QLatin1String(system.example), system.stopTime);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const int column = run.results.find(QLatin1String(system.variable));
        QVERIFY(column >= 0 && run.results.rowCount() > 400);
        constexpr int kSteps = 200;
        Vector x = system.start;
        double most = 0;
        for (std::size_t row = 0; row < run.results.rowCount(); ++row) {
            const double from = row > 0 ? run.results.time(row - 1) : 0;
            const double step = (run.results.time(row) - from) / kSteps;
            for (int i = 0; i < kSteps && step > 0; ++i)
                x = stepped(system, from + i * step, step, x);
            most = std::max(most, std::abs(run.results.value(column, row) - x[system.state]));
        }
        expectNear(most, 0, system.tolerance * greatestOf(run, column), QLatin1String(system.variable));
    }

    // The position control of Cellier and McBride: four modulated turbulent flows, a motor and a torque motor of bonds,
    // and the same drive of throttles, volumes and a motor.
    void theServoIsItsCircuit()
    {
        const LibraryRun bonds = runExample(QStringLiteral("MotorServo"), 0.6);
        const LibraryRun circuit = runExample(QStringLiteral("MotorServoCircuit"), 0.6);
        QVERIFY2(bonds.isRegular() && circuit.isRegular(), qPrintable(bonds.messages() + circuit.messages()));
        const auto compare = [&](const char* a, const char* b, double factor = 1, double offset = 0) {
            const double most = differenceOf(bonds, QLatin1String(a), circuit, QLatin1String(b), factor, offset);
            expectNear(most, 0, 1e-8 * greatestOf(bonds, bonds.results.find(QLatin1String(a))), QLatin1String(a));
        };
        compare("angle.y", "angle.phi");
        compare("motor.w", "inertia.w");
        compare("motor.c1.e", "a.p", 1, kAmbient);
        compare("motor.c2.e", "b.p", 1, kAmbient);
        // The throttles count from bottom to top of the sheet.
        for (const char* edge : {"q1", "q2", "q3", "q4"})
            compare(qPrintable(QStringLiteral("valve.%1.f").arg(QLatin1String(edge))),
                    qPrintable(QLatin1String(edge) + QStringLiteral(".q")), -1);
        expectNear(bonds.last(QStringLiteral("angle.y")), 1, 1e-6, QStringLiteral("angle"));
    }

    // Adapters of bonds instead of sources of the library's own.
    void thePressIsItsCircuit()
    {
        const LibraryRun bonds = runExample(QStringLiteral("PressByBonds"), 0.5);
        LibraryRunOptions options = until(0.5, 1e-11);
        options.variables = QStringLiteral(".*");
        const LibraryRun circuit = runText(
            caseText("  inner Bramah.Hydraulics.Fluid fluid;\n  Bramah.Hydraulics.Sources.FlowSource pump(q=2e-4);\n"
                     "  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(d_bore=0.05, d_rod=0.028, d=1000, "
                     "stroke=0.3, x_start=0.02);\n  Bramah.Hydraulics.Sources.Tank tank;\n  T.Mass table(m=200);\n"
                     "  T.ConstantForce load(f_constant=-5000);\n",
                     "  connect(pump.A, cylinder.A);\n  connect(cylinder.B, tank.T);\n"
                     "  connect(cylinder.rod, table.flange_a);\n  connect(table.flange_b, load.flange);\n"),
            options);
        QVERIFY2(bonds.isRegular() && circuit.isRegular(), qPrintable(bonds.messages() + circuit.messages()));
        for (const char* name : {"table.v", "cylinder.A.p"}) {
            const QString path = QLatin1String(name);
            const double most = differenceOf(bonds, path, circuit, path);
            expectNear(most, 0, 1e-8 * greatestOf(circuit, circuit.results.find(path)), path);
        }
    }

    // Nothing is asked of a junction without bonds, and one bond carries no flow, or no effort.
    void junctionsOfFewBondsStand()
    {
        const LibraryRun run = runText(
            "model M\n  import G = Bramah.BondGraphs;\n  G.Junctions.J0 none0;\n  G.Junctions.J1 none1;\n"
            "  G.Sources.Se se(e0=3);\n  G.Sources.Sf sf(f0=4);\n  G.Junctions.J0 end0(nIn=1);\n"
            "  G.Junctions.J1 end1(nIn=1);\nequation\n  connect(se.bond, end0.bondIn[1]);\n"
            "  connect(sf.bond, end1.bondIn[1]);\nend M;\n",
            until(1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(run.last(QStringLiteral("none0.e")), 0, 0);
        expectNear(run.last(QStringLiteral("none1.f")), 0, 0);
        expectNear(run.last(QStringLiteral("se.f")), 0, 0);
        expectNear(run.last(QStringLiteral("end0.e")), 3, 0);
        expectNear(run.last(QStringLiteral("sf.e")), 0, 0);
        expectNear(run.last(QStringLiteral("end1.f")), 4, 0);
    }

    // All four sides of a junction are alike; power that comes in on one goes out on the others.
    void sidesOfJunctionsAreAlike()
    {
        for (const char* side : {"bondOut", "bondUp", "bondDown"}) {
            const QByteArray size = QByteArray("n") + (side + 4);
            const LibraryRun run = runText(
                "model M\n  import G = Bramah.BondGraphs;\n  G.Sources.Se se(e0=12);\n  G.Junctions.J1 series(nIn=1, " +
                    size + "=2);\n  G.Junctions.J0 branch(nIn=1, " + size +
                    "=2);\n  G.Passive.R r1(R=2), r2(R=3), r3(R=6);\nequation\n"
                    "  connect(se.bond, series.bondIn[1]);\n  connect(series." +
                    side +
                    "[1], r1.bond);\n"
                    "  connect(series." +
                    side + "[2], branch.bondIn[1]);\n  connect(branch." + side + "[1], r2.bond);\n  connect(branch." +
                    side + "[2], r3.bond);\nend M;\n",
                until(1));
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            expectNear(run.last(QStringLiteral("se.f")), 3, 1e-12, QStringLiteral("current"));
            expectNear(run.last(QStringLiteral("r1.e")), 6, 1e-12, QStringLiteral("r1"));
            expectNear(run.last(QStringLiteral("r2.f")), 2, 1e-12, QStringLiteral("r2"));
            expectNear(run.last(QStringLiteral("r3.f")), 1, 1e-12, QStringLiteral("r3"));
        }
    }
};

BRAMAH_TEST(BondGraphsTest);

#include "bond_graphs_test.moc"
