// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/analysis/linear.h"
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

#include <complex>
#include <tuple>

using namespace bramah;
using test::kLitrePerMinute;
using test::kPi;
using test::LibraryRun;
using test::LibraryRunOptions;
using test::Linear;
using test::number;

namespace {

/// A servo valve at \a pressure [Pa] over its tank, with shut working ports and the command `u`.
QByteArray shutValve(const QByteArray& modifiers, const QByteArray& command, double pressure = 210e5)
{
    return test::caseText(
        "  import H = Bramah.Hydraulics;\n"
        "  inner H.Fluid fluid(densityModel=Bramah.Types.DensityModel.Textbook);\n"
        "  H.Sources.PressureSource s(p=101325+" +
            number(pressure) + ");\n  H.Sources.Tank t;\n  H.Node a, b;\n  H.DirectionalValves.ServoValve43 v(" +
            modifiers + ");\n  Real u = " + command + ";\n",
        "  v.u = u;\n  connect(s.A, v.P);\n  connect(v.T, t.T);\n  connect(v.A, a.port);\n"
        "  connect(v.B, b.port);\n");
}

/// The flow into P at rest, m3/s at the density rho_0.
double leakage(const QByteArray& modifiers, const QByteArray& command, double pressure)
{
    const LibraryRun run =
        test::runText(shutValve(modifiers, command, pressure)
                          .replace("equation\n", "  Real q = v.P.m_flow/fluid.oil.rho_0;\nequation\n"),
                      test::until(30));
    return run.isRegular() ? run.last(QStringLiteral("q")) : std::nan("");
}

void compare(double value, double expected, double relative, const char* what)
{
    test::expectNear(value, expected, relative * std::abs(expected), QString::fromLatin1(what));
}

}  // namespace

/// A servo valve's data sheet comes back out of it: leakage in the null, pilot flow, pressure gain, hysteresis, bias,
/// frequency response and slewing.
class ServoValveTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leaksInItsMiddleAsStated()
    {
        for (const double part : {0.005, 0.014, 0.04}) {
            const QByteArray stated =
                "q_nom=" + number(40 * kLitrePerMinute) + ", q_null=" + number(part * 40 * kLitrePerMinute);
            compare(leakage(stated, "0", 210e5), part * 40 * kLitrePerMinute, 1e-4, "null");
            compare(leakage(stated, "0", 105e5), part * 40 * kLitrePerMinute * std::sqrt(0.5), 1e-4, "half pressure");
            compare(leakage(stated + ", p_sheet=140e5", "0", 140e5), part * 40 * kLitrePerMinute, 1e-4, "p_sheet");
            // away from it the edges that still leak are shut
            QVERIFY(leakage(stated, "0.1", 210e5) < 1e-6 * kLitrePerMinute);
        }
    }

    void feedsItsPilotStage()
    {
        const QByteArray stated = "q_pilot=" + number(0.6 * kLitrePerMinute);
        compare(leakage(stated, "0.5", 210e5), 0.6 * kLitrePerMinute, 1e-4, "at p_sheet");
        compare(leakage(stated, "0.5", 52.5e5), 0.3 * kLitrePerMinute, 1e-4, "at a quarter");
    }

    // Both edges of a side leak in series: at the place x the load pressure is that of areas c + x and c - x.
    void gainsPressureOverTheClearance()
    {
        for (const double place : {-0.8, 0.25, 0.5, 0.9}) {
            const QByteArray command = number(place) + "*v.clearance/v.x_max";
            const LibraryRun run = test::runText(shutValve("useDynamics=false, Re_t=1", command), test::until(60));
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            const double open = (1 + place) * (1 + place), shut = (1 - place) * (1 - place);
            compare(run.last(QStringLiteral("a.p")) - run.last(QStringLiteral("b.p")),
                    210e5 * (open - shut) / (open + shut), 1e-4, "load pressure");
        }
    }

    void standsLowerOnTheWayUpByItsHysteresis()
    {
        // to 0.5 from below, to 0.8, and back to 0.5: slow against the spool
        const QByteArray command =
            "if time < 5 then 0.1*time elseif time < 8 then 0.1*time elseif time < 11 then 1.6 - 0.1*time else 0.5";
        for (const double bias : {0.0, 0.02}) {
            const LibraryRun run =
                test::runText(shutValve("hysteresis=0.03, u_null=" + number(bias), command), test::until(12, 1e-8));
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            const double most = 0.5e-3;
            // the lag of a ramp, 2*zeta/omega*0.1
            const double lag = 2 * 0.7 / 500 * 0.1;
            test::expectNear(run.at(QStringLiteral("v.x"), 5) / most, 0.5 - bias - 0.015 - lag, 1e-5, "up");
            test::expectNear(run.last(QStringLiteral("v.x")) / most, 0.5 - bias + 0.015, 1e-4, "down");
            // the reversal is answered only behind the hysteresis
            test::expectNear(run.at(QStringLiteral("v.x"), 8.25) / most, 0.8 - bias - 0.015, 3e-4, "threshold");
        }
    }

    /// A spool that sticks follows its command within what is left of its way, and at last not at all.
    void goesOnlyAsFarAsItIsFree()
    {
        struct Stuck {
            const char* modifiers;
            double low, high;  // over x_max
        };
        for (const auto& [modifiers, low, high] :
             {Stuck{"", -0.9, 0.9}, Stuck{"travel=0.4", -0.4, 0.4}, Stuck{"travel=0.4, x_stuck=0.25e-3", -0.1, 0.7},
              Stuck{"travel=0, x_stuck=0.1e-3", 0.2, 0.2}, Stuck{"travel=0, useDynamics=false", 0, 0}}) {
            const LibraryRun run =
                test::runText(shutValve(modifiers, "if time < 1 then 0.9 else -0.9"), test::until(2, 1e-9));
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            test::expectNear(run.at(QStringLiteral("v.x"), 0.99) / 0.5e-3, high, 1e-6, QLatin1String(modifiers));
            test::expectNear(run.last(QStringLiteral("v.x")) / 0.5e-3, low, 1e-6, QLatin1String(modifiers));
        }
    }

    /// So does a spool that solenoids switch.
    void aSwitchedSpoolSticks()
    {
        for (const auto& [modifiers, on, off] : {std::tuple{"", 1.0, 0.0}, std::tuple{"travel=0.3", 0.3, 0.0},
                                                 std::tuple{"travel=0, x_stuck=0.6", 0.6, 0.6}}) {
            const LibraryRun run = test::runText(
                test::caseText("  import H = Bramah.Hydraulics;\n  inner H.Fluid fluid;\n  H.Sources.PressureSource "
                               "s(p=100e5);\n  H.Sources.Tank t;\n  H.DirectionalValves.Valve22 v(" +
                                   QByteArray(modifiers) + ");\n",
                               "  v.a = time < 1;\n  connect(s.A, v.P);\n  connect(v.A, t.T);\n"),
                test::until(2, 1e-9));
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            test::expectNear(run.at(QStringLiteral("v.x"), 0.99), on, 1e-6, QLatin1String(modifiers));
            test::expectNear(run.last(QStringLiteral("v.x")), off, 1e-6, QLatin1String(modifiers));
        }
    }

    void isLateBy90DegreesAtOmega()
    {
        const Linear linear(
            test::flatText(
                shutValve("omega=600, zeta=0.8", "c.y").replace("  Real u = ", "  S.Constant c(k=0.3);\n  Real u = ")),
            {"c.y"}, {"v.x"});
        VERIFY_LINEAR(linear);
        const auto response = solver::frequencyResponse(linear.system, 0, 0, {0, 600});
        test::expectNear(std::arg(response[1] / response[0]), -kPi / 2, 1e-9, "phase");
        test::expectNear(std::abs(response[1] / response[0]), 1 / 1.6, 1e-9, "gain");
    }

    // The greatest speed is that of the pilot stage's flow, the root of its pressure.
    void slewsAsItsPilotPressureAllows()
    {
        const auto fastest = [](const char* limits, double pressure) {
            LibraryRunOptions options = test::until(0.2, 1e-8);
            options.interval = 1e-4;
            const LibraryRun run =
                test::runText(shutValve(QByteArray("t_stroke=20e-3, omega=2000, pilotLimits=") + limits,
                                        "if time < 0.01 then 0 else 1", pressure),
                              options);
            return run.isRegular() ? run.results.range(run.results.find(QStringLiteral("v.v"))).upper : std::nan("");
        };
        compare(fastest("true", 210e5), 0.5e-3 / 20e-3, 1e-6, "at p_sheet");
        compare(fastest("true", 52.5e5), 0.25e-3 / 20e-3, 1e-6, "at a quarter");
        compare(fastest("false", 52.5e5), 0.5e-3 / 20e-3, 1e-6, "without the limit");
    }

    void saysWhereItsSpoolStands()
    {
        const LibraryRun run =
            test::runText(shutValve("useTransducer=true", "0.4").replace("equation\n", "  Real y = v.y;\nequation\n"),
                          test::until(1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        test::expectNear(run.last(QStringLiteral("y")), 0.4, 1e-6, "y");
    }
};

BRAMAH_TEST(ServoValveTest);

#include "servo_valve_test.moc"
