// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/tables/oil_table.h"
#include "solver/tables/oil_tables.h"
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace bramah::solver;

namespace bramah::test {

namespace {

/// rho/rho_0 by the formulas of Bramah.Media's documentation, once more.
double writtenDensity(const OilData& d, double p)
{
    const auto volume = [&](double q) {
        const double z =
            d.dissolvePressure > kAmbient ? std::clamp((q - kAmbient) / (d.dissolvePressure - kAmbient), 0.0, 1.0) : 0;
        const double stiffness = 1 + d.modulusGrowth * (q - kAmbient) / d.beta;
        const double liquid =
            d.modulusGrowth > 0 ? std::pow(stiffness, -1 / d.modulusGrowth) : std::exp(-(q - kAmbient) / d.beta);
        return (1 - d.airFraction) * liquid +
               d.airFraction * (1 - 3 * z * z + 2 * z * z * z) * std::pow(kAmbient / q, 1 / d.airExponent);
    };
    const double pv = d.vapourPressure;
    if (p >= pv)
        return 1 / volume(p);
    const double free = d.dissolvePressure > kAmbient && pv > kAmbient ? std::nan("") : 1;
    const double stiffness = d.beta + d.modulusGrowth * (pv - kAmbient);
    const double liquid =
        d.modulusGrowth > 0 ? std::pow(stiffness / d.beta, -1 / d.modulusGrowth) : std::exp(-(pv - kAmbient) / d.beta);
    const double slope = -(1 - d.airFraction) / stiffness * liquid -
                         d.airFraction * free * std::pow(kAmbient / pv, 1 / d.airExponent) / (d.airExponent * pv);
    return 1 / (volume(pv) - pv * slope * (pv / p - 1));
}

/// Pressures from 0.01 Pa to 1,900 bar, evenly in their logarithm.
std::vector<double> pressures()
{
    std::mt19937 generator(7);
    std::uniform_real_distribution<double> logarithm(std::log(1e-2), std::log(1.9e8));
    std::vector<double> result(20000);
    for (double& p : result)
        p = std::exp(logarithm(generator));
    return result;
}

}  // namespace

/// Oils as tables against the formulas of their law.
class OilTableTest : public QObject
{
    Q_OBJECT

private:
    static void oils()
    {
        QTest::addColumn<double>("beta");
        QTest::addColumn<double>("airFraction");
        QTest::addColumn<double>("airExponent");
        QTest::addColumn<double>("dissolvePressure");
        QTest::addColumn<double>("vapourPressure");
        QTest::addColumn<double>("modulusGrowth");
        QTest::newRow("the default") << 1.69e9 << 0.005 << 1.4 << 0.0 << 1000.0 << 10.2;
        QTest::newRow("stiffening, without air") << 1.69e9 << 0.0 << 1.4 << 0.0 << 1000.0 << 10.2;
        QTest::newRow("stiffening a little") << 1.5e9 << 0.01 << 1.0 << 50e5 << 1000.0 << 2.5;
        QTest::newRow("constant") << 1.5e9 << 0.005 << 1.4 << 0.0 << 1000.0 << 0.0;
        QTest::newRow("without air") << 1.5e9 << 0.0 << 1.4 << 0.0 << 1000.0 << 0.0;
        QTest::newRow("a trace of air") << 1.5e9 << 1e-5 << 1.4 << 0.0 << 1000.0 << 0.0;
        QTest::newRow("isothermal air") << 1.5e9 << 0.01 << 1.0 << 0.0 << 1000.0 << 0.0;
        QTest::newRow("foam") << 1.5e9 << 0.2 << 1.67 << 0.0 << 1000.0 << 0.0;
        QTest::newRow("air that dissolves") << 1.5e9 << 0.02 << 1.4 << 50e5 << 1000.0 << 0.0;
        QTest::newRow("water") << 2.25e9 << 0.001 << 1.4 << 0.0 << 7385.0 << 0.0;
        QTest::newRow("no vapour to speak of") << 1.5e9 << 0.005 << 1.4 << 0.0 << 1.0 << 0.0;
    }

    /// The oil of the row.
    static OilData fetchedOil()
    {
        QFETCH(double, beta);
        QFETCH(double, airFraction);
        QFETCH(double, airExponent);
        QFETCH(double, dissolvePressure);
        QFETCH(double, vapourPressure);
        QFETCH(double, modulusGrowth);
        return {beta, airFraction, airExponent, dissolvePressure, vapourPressure, modulusGrowth};
    }

private Q_SLOTS:
    void tablesAgreeWithTheFormulas_data() { oils(); }
    // What a density says of a pressure ends with its last digits: 8 of them are allowed for on top of 1e-10.
    void tablesAgreeWithTheFormulas()
    {
        const OilData data = fetchedOil();
        const OilTable table(data);
        QVERIFY(table.pieceCount() > 500);
        QVERIFY(table.droppedCount() < table.pieceCount() / 20);
        for (const double p : pressures()) {
            const double r = writtenDensity(data, p);
            expectNear(table.relativeDensity(p) / r, 1, 1e-10, QStringLiteral("density at %1 Pa").arg(p));
            const double rounding = 8 * std::numeric_limits<double>::epsilon() * r / table.law().relativeDensity(p)[1];
            expectNear(table.pressure(r), p, 1e-10 * p + rounding, QStringLiteral("pressure of %1 Pa").arg(p));
            expectNear(table.law().pressure(r)[0], p, 1e-10 * p + rounding, QStringLiteral("formula, %1 Pa").arg(p));
        }
    }

    void derivativesAgreeWithDifferences_data() { oils(); }
    void derivativesAgreeWithDifferences()
    {
        const OilLaw law(fetchedOil());
        for (const double p : {20.0, 3e3, 0.7e5, 2e5, 3e6, 2e7, 1e8}) {
            const double h = 1e-4 * p;
            const Derivatives at = law.relativeDensity(p), after = law.relativeDensity(p + h),
                              before = law.relativeDensity(p - h);
            const double r = at[0], k = at[1] * h;
            const Derivatives inverse = law.pressure(r), above = law.pressure(r + k), below = law.pressure(r - k);
            for (std::size_t order = 1; order < at.size(); ++order) {
                expectNear((after[order - 1] - before[order - 1]) / (2 * h) / at[order], 1, 1e-5,
                           QStringLiteral("density, order %1 at %2").arg(order).arg(p));
                expectNear((above[order - 1] - below[order - 1]) / (2 * k) / inverse[order], 1, 1e-5,
                           QStringLiteral("pressure, order %1 at %2").arg(order).arg(p));
            }
        }
    }

    void slopesOfTheTablesAgreeWithTheFormulas_data() { oils(); }
    void slopesOfTheTablesAgreeWithTheFormulas()
    {
        const OilTable table(fetchedOil());
        for (const double p : pressures()) {
            const double slope = table.law().relativeDensity(p)[1], r = table.relativeDensity(p);
            expectNear(table.relativeDensitySlope(p) / slope, 1, 1e-9, QStringLiteral("density at %1").arg(p));
            expectNear(table.pressureSlope(r) * slope, 1, 1e-9, QStringLiteral("pressure at %1").arg(p));
        }
    }

    void restAtTheReferencePressureIsExact_data() { oils(); }
    void restAtTheReferencePressureIsExact()
    {
        const OilTable table(fetchedOil());
        QCOMPARE(table.relativeDensity(kAmbient) - 1, 0.0);
        QCOMPARE(table.pressure(1) - kAmbient, 0.0);
    }

    void pressureIsNeverBelowZero()
    {
        const OilTable table({1.5e9, 0.005, 1.4, 0, 1000});
        double last = 0;
        for (double r = -0.1; r < 1.2; r += 1e-4) {
            const double p = table.pressure(r);
            QVERIFY2(r > 0 ? p > last : p == 0, qPrintable(QString::number(r)));
            last = p;
        }
    }

    void anOilHasOneNumber()
    {
        const auto number = [](double beta, double pv) {
            return OilTables::oilNumber(OilTables::pairNumber(OilTables::pairNumber(beta, 0), 0.003),
                                        OilTables::pairNumber(OilTables::pairNumber(1.4, 0), pv));
        };
        const double first = number(1.4e9, 900), second = number(1.4e9, 901);
        QVERIFY(first != second);
        QCOMPARE(number(1.4e9, 900), first);
        QCOMPARE(OilTables::table(second)->law().data().vapourPressure, 901.0);
        QVERIFY(std::isnan(number(-1, 900)));
        QVERIFY(OilTables::table(-1) == nullptr && OilTables::table(std::nan("")) == nullptr);
    }

    // The functions that circuits call, which Bramah takes from tables, against the formulas in the library's text.
    void libraryFunctionsFollowTheirText()
    {
        const LibraryRun run = runText(
            "model M\n  import Media = Bramah.Media;\n  parameter Media.Oil oil(airFraction=0.01, p_dissolve=30e5);\n"
            "  Real p = exp(log(1100) + time*(log(1.5e8) - log(1100)));\n"
            "  Real rho = Media.density(oil, p);\n  Real back = Media.pressure(oil, rho);\n"
            "  Real written = oil.rho_0/Media.Internal.relativeVolume(p, oil.beta, oil.beta_p, oil.airFraction, "
            "oil.n_air, "
            "oil.p_dissolve);\n"
            "  Real solved(start=1e5);\nequation\n  rho = Media.density(oil, solved);\nend M;\n");
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (double t = 0; t <= 1; t += 0.01) {
            const double p = run.at(QStringLiteral("p"), t);
            expectNear(run.at(QStringLiteral("rho"), t) / run.at(QStringLiteral("written"), t), 1, 1e-10);
            expectNear(run.at(QStringLiteral("back"), t) / p, 1, 1e-9);
            expectNear(run.at(QStringLiteral("solved"), t) / p, 1, 1e-9);
        }
    }

    // No iteration is left where a volume's pressure follows from its mass.
    void pressuresOfVolumesAreExplicit()
    {
        const auto evaluator = evaluatorOf(flatFile(qEnvironmentVariable("BRAMAH_SOURCE_DIR") +
                                                    QStringLiteral("/resources/examples/cylinder_drive_oil.mo")));
        QVERIFY(evaluator->layout().algebraics.empty());
    }
};

BRAMAH_TEST(OilTableTest);

}  // namespace bramah::test

#include "oil_table_test.moc"
