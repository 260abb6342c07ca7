// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/analysis/linear.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <numbers>

namespace bramah::test {

using namespace solver;

namespace {

void compare(double value, double expected, double relative)
{
    QVERIFY2(std::fabs(value - expected) <= relative * std::fabs(expected),
             qPrintable(QStringLiteral("%1, expected %2").arg(value, 0, 'g', 12).arg(expected, 0, 'g', 12)));
}

/// Case 5: a volume of 1 l, beta 1.5 GPa, with a laminar resistance of G 1e-12 m3/s/Pa.
FlatModel resistanceAndCapacity()
{
    return flatModel(
        "model S parameter Real q = 1e-6; parameter Real G = 1e-12; parameter Real C = 1e-3/1.5e9; "
        "Real p(start = 1e5, fixed = true, nominal = 1e5); equation C*der(p) = q - G*p; end S;");
}

/// Case 6: a symmetric cylinder with leakage Kce and viscous friction B around its middle.
FlatModel symmetricCylinder()
{
    return flatModel(
        "model S parameter Real A = 2e-3; parameter Real V = 2e-3*0.5; parameter Real m = 500; "
        "parameter Real beta = 1.4e9; parameter Real Kce = 8e-12; parameter Real B = 500; parameter Real q = 0; "
        "model Oil parameter Real C; Real p(start = 1e5, fixed = true, nominal = 1e6); Real q; equation "
        "C*der(p) = q; end Oil; Oil load(C = V/4/beta); "
        "Real v(start = 0, fixed = true); equation load.q = q - A*v - Kce*load.p; m*der(v) = A*load.p - B*v; end S;");
}

}  // namespace

class LinearSystemTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void timeConstantOfAVolume()
    {
        const Linear linear(resistanceAndCapacity(), {"q"}, {"p"});
        VERIFY_LINEAR(linear);
        const auto modes = modesOf(linear.system);
        QCOMPARE(modes.size(), std::size_t{1});
        compare(-1 / modes[0].eigenvalue.real(), 0.6666667, 1e-6);
        // Case 15: -3 dB and -45 degrees at 1/tau.
        const auto response = frequencyResponse(linear.system, 0, 0, {0, 1.5});
        compare(response[0].real(), 1e12, 1e-12);
        compare(std::abs(response[1]) / std::abs(response[0]), std::sqrt(0.5), 1e-9);
        compare(std::arg(response[1]), -std::numbers::pi / 4, 1e-9);
    }

    // A relief valve that rests: what goes up one way and down another does not count twice where both ways meet.
    void bothWaysAtRest()
    {
        const Linear linear(flatModel("model S parameter Real u = 1; Real y(start = 1, fixed = true); equation "
                                      "0.1*der(y) = max(u - y, 0) + min(u - y, 0); end S;"),
                            {"u"}, {"y"});
        VERIFY_LINEAR(linear);
        const auto modes = modesOf(linear.system);
        QCOMPARE(modes.size(), std::size_t{1});
        compare(-1 / modes[0].eigenvalue.real(), 0.1, 1e-12);
        compare(frequencyResponse(linear.system, 0, 0, {0})[0].real(), 1, 1e-12);
    }

    void resonanceOfALineWithAVolume()
    {
        // L = rho l/a with l 1 m, d 10 mm, rho 870; C = V/beta.
        const Linear linear(
            flatModel(
                "model S parameter Real L = 870/(3.141592653589793/4*1e-4); parameter Real C = 1e-3/1.5e9; "
                "parameter Real ps = 1e7; Real p(start = 1e7, fixed = true, nominal = 1e6); "
                "Real q(start = 0, fixed = true, nominal = 1e-3); equation L*der(q) = ps - p; C*der(p) = q; end S;"),
            {"ps"}, {"p"});
        VERIFY_LINEAR(linear);
        const auto modes = modesOf(linear.system);
        QCOMPARE(modes.size(), std::size_t{1});
        compare(modes[0].frequency / (2 * std::numbers::pi), 58.567, 2e-5);
        QVERIFY(std::fabs(modes[0].damping) < 1e-12);
        compare(modes[0].participation[0], 0.5, 1e-9);
    }

    void symmetricCylinderOscillates()
    {
        const Linear linear(symmetricCylinder(), {"q"}, {"v", "load.p"});
        VERIFY_LINEAR(linear);
        const auto modes = modesOf(linear.system);
        QCOMPARE(modes.size(), std::size_t{1});
        // The leakage adds Kce B/A^2 = 1e-3 to the square of the frequency of an undamped drive.
        compare(modes[0].frequency / std::sqrt(1 + 8e-12 * 500 / 4e-6), 211.66, 2e-5);
        compare(modes[0].damping * modes[0].frequency / 211.660104885, 0.10819, 2e-4);
        const auto response = frequencyResponse(linear.system, 0, 0, {0, modes[0].frequency});
        compare(response[0].real(), 2e-3 / (4e-6 + 8e-12 * 500), 1e-9);
        // Of second order without a zero: 1/(2 damping) at the natural frequency.
        compare(std::abs(response[1] / response[0]), 1 / (2 * modes[0].damping), 1e-9);
        compare(std::arg(response[1]), -std::numbers::pi / 2, 1e-9);
        double sum = 0;
        for (const double part : modes[0].participation)
            sum += part;
        compare(sum, 1, 1e-12);
    }

    void matricesThroughImplicitBlocks()
    {
        // z^3 + z = u - x in between; x' = z, y = z + 2u: at u = 2, x = 0: steady z = 0, x = 2.
        const Linear linear(flatModel("model S parameter Real u = 2; Real x(start = 0, fixed = true); Real z; Real y; "
                                      "equation z^3 + z = u - x; der(x) = z; y = z + 2*u; end S;"),
                            {"u"}, {"y", "z"});
        VERIFY_LINEAR(linear);
        compare(linear.system.states[0].value, 2, 1e-9);
        compare(linear.system.a(0, 0), -1, 1e-9);
        compare(linear.system.b(0, 0), 1, 1e-9);
        compare(linear.system.c(0, 0), -1, 1e-9);
        compare(linear.system.d(0, 0), 3, 1e-9);
        compare(linear.system.d(1, 0), 1, 1e-9);
    }

    void dependentParametersFollow()
    {
        const Linear linear(flatModel("model S parameter Real d = 2; parameter Real area = d^2; "
                                      "Real x(start = 0, fixed = true); equation der(x) = area - x; end S;"),
                            {"d"}, {"x"});
        VERIFY_LINEAR(linear);
        compare(linear.system.b(0, 0), 4, 1e-12);
    }

    void signalsAreInputs()
    {
        const FlatModel loop = flatText(
            "model M import B = Bramah.Blocks; B.Sources.Constant one(k = 1); B.Math.Feedback error; "
            "B.Math.Gain gain(k = 3); B.Continuous.Integrator integrator; equation connect(one.y, error.u1); "
            "connect(error.y, gain.u); connect(gain.y, integrator.u); connect(integrator.y, error.u2); end M;");
        for (const char* input : {"gain.u", "error.y"}) {
            const Linear linear(loop, {input}, {"integrator.y"});
            VERIFY_LINEAR(linear);
            compare(linear.system.a(0, 0), -3, 1e-12);
            compare(linear.system.b(0, 0), 3, 1e-12);
        }
    }

    // A change goes on from where it is named, whatever equations give or read the signal, and through ports of wholes.
    void aChangeGoesOnFromItsSignal()
    {
        const FlatModel chain = flatText(
            "model M import B = Bramah.Blocks; import I = Bramah.Blocks.Interfaces;\n"
            "  model Whole I.RealInput u; I.RealOutput y; B.Math.Gain g(k = 2); equation connect(u, g.u); connect(g.y, "
            "y); "
            "end Whole;\n"
            "  model Implicit I.RealInput u; I.RealOutput y; equation 0 = u - 5*y; end Implicit;\n"
            "  model Reader I.RealInput u; Real r; Real x(start = 0, fixed = true); equation r = u; der(x) = r - x; "
            "end Reader;\n"
            "  model Reversed I.RealInput u; I.RealOutput y; equation 7*u = y; end Reversed;\n"
            "  B.Sources.Constant c(k = 0); Whole w; B.Math.Gain h(k = 3); Implicit i; Reversed t; Reader r;\n"
            "equation connect(c.y, w.u); connect(w.y, h.u); connect(h.y, i.u); connect(i.y, t.u); connect(t.y, r.u);\n"
            "end M;");
        const std::pair<const char*, double> gains[] = {
            {"c.k", 8.4}, {"c.y", 8.4}, {"w.u", 8.4}, {"w.g.u", 8.4}, {"w.g.y", 4.2}, {"w.y", 4.2}, {"h.u", 4.2},
            {"h.y", 1.4}, {"i.u", 1.4}, {"i.y", 7},   {"t.u", 7},     {"t.y", 1},     {"r.u", 1},   {"r.r", 1}};
        for (const auto& [input, gain] : gains) {
            const Linear linear(chain, {input}, {"r.x", "r.u"});
            VERIFY_LINEAR(linear);
            compare(frequencyResponse(linear.system, 0, 0, {0})[0].real(), gain, 1e-12);
            compare(linear.system.d(1, 0), std::string_view(input) == "r.r" ? 0 : gain, 1e-12);
        }
        // A signal that is named carries its change.
        for (const char* own : {"w.u", "w.g.y", "w.y", "i.u", "i.y", "t.u", "t.y", "r.u"}) {
            const Linear linear(chain, {own}, {own});
            VERIFY_LINEAR(linear);
            compare(linear.system.d(0, 0), 1, 1e-12);
        }
    }

    void whatCannotBeAnInputIsSaid()
    {
        const FlatModel flat = resistanceAndCapacity();
        QVERIFY(Linear(flat, {"nothing"}, {}).problem.contains(QLatin1String("`nothing`")));
        QVERIFY(Linear(flat, {"p"}, {}).problem.contains(QLatin1String("neither a parameter nor a signal")));
        QVERIFY(Linear(flat, {}, {"q"}).problem.contains(QLatin1String("does not change")));
        const Linear improper(flatModel("model S parameter Real u = 1; Real s; Real v(start = 0, stateSelect = "
                                        "StateSelect.never); Real f(start = 0, fixed = true); "
                                        "equation s = u*u; v = der(s); der(f) = v - f; end S;"),
                              {"u"}, {"f"});
        QVERIFY(!improper.status.ok());
        QVERIFY2(improper.detail.contains(QLatin1String("differentiated")), qPrintable(improper.detail));
    }
};

BRAMAH_TEST(LinearSystemTest);

}  // namespace bramah::test

#include "linear_system_test.moc"
