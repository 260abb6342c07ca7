// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

using namespace solver;

class InitialSystemTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void discreteValuesAreGiven_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("k");
        const auto row = [](const char* name, const char* declarations, const char* initial, const char* equations,
                            double x, double k) {
            QTest::newRow(name) << QByteArray("model S Real x; ") + declarations + " initial equation " + initial +
                                       " equation der(x) = 0; " + equations + " end S;"
                                << x << k;
        };
        const char* when = "when time > 0.5 then k = 3; end when;";
        row("by a fixed start", "Integer k(start = 2, fixed = true);", "x = k;", when, 2, 2);
        row("by a fixed start, on the left", "Integer k(start = 2, fixed = true);", "k = x;", when, 2, 2);
        row("by its equation", "Integer k = if time > 0.5 then 3 else 2;", "x = k;", "", 2, 2);
        row("by an alias", "Integer k(start = 2, fixed = true); Real y = k;", "x = y;", when, 2, 2);
        row("at the start", "Real k;", "x = k;", "when initial() then k = 3; end when;", 3, 3);
        row("by pre()", "Integer k;", "pre(k) = 2; x = k;", when, 2, 2);
        row("of a parameter", "Boolean k(start = true, fixed = true); parameter Boolean p(fixed = false);",
            "p = k; x = if p then 7 else 0;", "when time > 0.5 then k = false; end when;", 7, 1);
        row("itself by the equation", "Integer k;", "k = 4; x = 2*k;", when, 8, 4);
        row("a Real itself by the equation", "discrete Real k; Real y = time + 5;", "k = y; x = 1;", when, 1, 5);
    }

    /// What an initial equation says of a discrete variable that has its value is a condition for the others.
    void discreteValuesAreGiven()
    {
        QFETCH(QByteArray, text);
        QFETCH(double, x);
        QFETCH(double, k);
        TestRun run(text);
        run.start(0);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run["x"], x);
        QCOMPARE(run["k"], k);
    }

    void steadyState()
    {
        TestRun run(
            "model S parameter Real q = 3; Real p(start = 1); Real y(start = 0); "
            "initial equation der(p) = 0; der(y) = 0; equation der(p) = q - sqrt(p); der(y) = p - 2*y; end S;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QVERIFY(std::fabs(run["p"] - 9) < 1e-10);
        QVERIFY(std::fabs(run["y"] - 4.5) < 1e-10);
        QVERIFY(run.initial.freeStates.empty());
        TestRun other(run.system);
        other.set("q", 4);
        other.start();
        QVERIFY(std::fabs(other["p"] - 16) < 1e-9);
    }

    void surerStartsDecide_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("variable");
        QTest::addColumn<double>("value");
        const auto row = [](const char* name, const QByteArray& text, const char* variable, double value) {
            QTest::newRow(name) << text << QByteArray(variable) << value;
        };
        const char* linear =
            "model M Real m, p(start = 1e5); equation m = 1e-3*(870 + 5e-7*(p - 1e5)); der(m) = 1e-5; "
            "end M;";
        row("of what depends on the state", linear, "p", 1e5);
        row("so the state follows", linear, "m", 0.87);
        row("by a curve",
            "model M Real m, p(start = 1e5, min = 0); equation m = 1e-3*870*exp((p - 1e5)/1.5e9); der(m) = 1e-5; end "
            "M;",
            "m", 0.87);
        row("of equal ones that of the state",
            "model M Real m(start = 0.9), p(start = 1e5); equation m = 1e-3*(870 + 5e-7*(p - 1e5)); der(m) = 1e-5; "
            "end M;",
            "m", 0.9);
        const QByteArray volume =
            "model Volume Real m%1, p(start = 3e5), V(start = 2e-3); equation m = V*(870 + "
            "5e-7*(p - 1e5)); V = 1e-3; der(m) = 1e-5; end Volume; ";
        const auto inside = [&](const char* start, const char* rest) {
            return QByteArray(volume).replace("%1", start) + rest;
        };
        row("from outside, before that of the class", inside("", "model M Volume v(p(start = 2e5)); end M;"), "v.p",
            2e5);
        row("of the class", inside("", "model M Volume v; end M;"), "v.p", 3e5);
        row("from outside, before the state's of the class",
            inside("(start = 0.9)", "model M Volume v(p(start = 2e5)); end M;"), "v.p", 2e5);
        row("of the state from outside", inside("(start = 0.9)", "model M Volume v(m(start = 0.88)); end M;"), "v.m",
            0.88);
        row("two levels up",
            inside("", "model U Volume v(p(start = 2e5)); end U; model M U u(v(p(start = 4e5))); end M;"), "u.v.p",
            4e5);
        row("a fixed one before all", inside("(start = 0.9, fixed = true)", "model M Volume v(p(start = 2e5)); end M;"),
            "v.m", 0.9);
        row("of the parameter that is set outside",
            "model A parameter Real xStart = 1, yStart = 2; Real x(start = xStart), y(start = yStart); equation "
            "der(x) = -x; y = 3*x; end A; model M A a(yStart = 6); end M;",
            "a.y", 6);
        row("of an alias",
            "model A Real x(start = 1); equation der(x) = -x; end A; model M A a; Real y(start = 5); equation "
            "y = a.x; end M;",
            "a.x", 5);
        row("the positive root", "model M Real E, v(start = 2); equation E = 0.5*10*v^2; der(E) = -1; end M;", "E", 20);
        row("not of a prescribed value",
            "model M Real x(stateSelect = StateSelect.always), y(start = 7); equation der(x) = 1; y = time; end M;",
            "x", 0);
    }

    /// The start of a variable that is no state counts before that of a state that is written further inside, or not.
    void surerStartsDecide()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, variable);
        QFETCH(double, value);
        TestRun run(text);
        run.start(0);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        const double found = run[variable.toStdString()];
        QVERIFY2(std::fabs(found - value) < 1e-9 * std::max(1.0, std::fabs(value)), qPrintable(QString::number(found)));
    }

    void freeStatesKeepTheirStart()
    {
        TestRun run(
            "model S Real s(start = 2); Real v; equation der(s) = v; der(v) = -v; initial equation der(v) = 0; end S;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run.initial.freeStates, std::vector<std::string>{"s"});
        QCOMPARE(run["s"], 2.0);
        QCOMPARE(run["v"], 0.0);
    }

    void fixedStartOfAnAlgebraicVariable()
    {
        TestRun run("model S Real m; Real p(start = 2, fixed = true); equation der(m) = -p; m = p + p^3/10; end S;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QVERIFY(std::fabs(run["m"] - 2.8) < 1e-12);
        QVERIFY(std::fabs(run["p"] - 2) < 1e-12);
    }

    /// What follows from the states is computed after the start; first guesses for iterations are found with it.
    void onlyWhatTheStartNeedsIsSolved()
    {
        CompileOptions options;
        options.keepStageTexts = true;
        const CompileOutcome outcome = compiled(
            "model S Real m; Real p(start = 2, fixed = true); Real follows, z(start = 0.1); "
            "equation der(m) = 1 - follows; m = p + p^3/10; follows = sin(m)*p; z^2 + sin(z) = m; end S;",
            options);
        QVERIFY(outcome.system);
        const QString text = QString::fromStdString(outcome.system->stageText("initial"));
        QVERIFY2(text.contains(QLatin1String("Newton on z")) && !text.contains(QLatin1String("follows")),
                 qPrintable(text));
        TestRun run(outcome.system);
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run["m"], 2.8);
        QCOMPARE(run["follows"], 2 * std::sin(2.8));
        QVERIFY(std::fabs(std::pow(run["z"], 2) + std::sin(run["z"]) - 2.8) < 1e-10);
    }

    void parameterIsFound()
    {
        // The spring's length at which the mass rests at 1.
        TestRun run(
            "model S parameter Real L(fixed = false, start = 1); parameter Real twice = 2*L; Real s(start = 1, fixed = "
            "true); "
            "Real v(start = 0, fixed = true); initial equation der(v) = 0; "
            "equation der(s) = v; der(v) = -100*(s - L) - 9.81; end S;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QVERIFY(std::fabs(run["L"] - 1.0981) < 1e-12);
        QVERIFY(std::fabs(run["twice"] - 2.1962) < 1e-12);
        run.runTo(1, 1e-2);
        QVERIFY(std::fabs(run["s"] - 1) < 1e-10);
    }

    void homotopyLeadsToTheSolution()
    {
        // x^3 - 2x + 2 = 0: Newton from 0 runs in a circle 0, 1, 0, ...; from the simplified equation it arrives.
        TestRun run(
            "model S Real x(start = 0); Real y(start = 0, fixed = true); "
            "equation der(y) = x; homotopy(x^3 - 2*x + 2, x + 2) = 0; end S;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        const double x = run["x"];
        QVERIFY(std::fabs(x * x * x - 2 * x + 2) < 1e-9);
    }

    void coupledCyclesNeedNoHomotopy()
    {
        // x^3 - 2x + 2 = 0 twice, coupled: Newton from 0 runs in a circle.
        TestRun run(
            "model S Real x(start = 0); Real y(start = 0); Real s(start = 0, fixed = true); "
            "equation x^3 - 2*x + 2 + 0.1*sin(y) = 0; y^3 - 2*y + 2 + 0.1*sin(x) = 0; der(s) = x + y; end S;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        const double x = run["x"], y = run["y"];
        QVERIFY(std::fabs(x * x * x - 2 * x + 2 + 0.1 * std::sin(y)) < 1e-9);
        QVERIFY(std::fabs(y * y * y - 2 * y + 2 + 0.1 * std::sin(x)) < 1e-9);
        QVERIFY2(run.initial.method.find("homotopy") != std::string::npos, run.initial.method.c_str());
    }

    void shutValvesAtTheGuess()
    {
        // Two check valves in a row that are shut at the guess 0, so that nothing depends on the pressures there.
        TestRun run(
            "model S parameter Real q = 1e-3; Real a(start = 0, nominal = 1e5); Real b(start = 0, nominal = 1e5); "
            "Real s(start = 0, fixed = true); "
            "equation q = 1e-9*max(0, a - b - 2e5) + 1e-10*max(0, a - 50e5); "
            "1e-9*max(0, a - b - 2e5) = 2e-9*max(0, b - 10e5); der(s) = a; end S;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QVERIFY(std::fabs(run["b"] - 15e5) < 1);
        QVERIFY(std::fabs(run["a"] - 27e5) < 1);
    }

    void stiffOrificeNetworkFromZero()
    {
        // A pump feeds a ladder of orifices, their size from 0.05 to 10 mm2; all pressures begin at 0.
        QByteArray text =
            "model S function f input Real dp; input Real A; output Real q; algorithm "
            "q := 0.67*A*sqrt(2/870)*dp/(dp^2 + 1e6)^0.25; end f; "
            "Real p[6](each start = 0, each nominal = 1e5, each min = 0); Real s(start = 0, fixed = true); equation "
            "4e-4 = f(p[1], 2e-6) + f(p[1] - p[2], 1e-5); der(s) = p[6]; ";
        const char* sizes[] = {"1e-5", "5e-8", "1e-5", "2e-7", "1e-5"};
        const char* leaks[] = {"1e-7", "5e-8", "1e-6", "1e-7", "1e-5"};
        for (int i = 2; i <= 6; ++i)
            text += QStringLiteral("f(p[%1] - p[%2], %3) = f(p[%2], %4)%5; ")
                        .arg(i - 1)
                        .arg(i)
                        .arg(QLatin1String(sizes[i - 2]), QLatin1String(leaks[i - 2]),
                             i == 6 ? QString()
                                    : QStringLiteral(" + f(p[%1] - p[%2], %3)")
                                          .arg(i)
                                          .arg(i + 1)
                                          .arg(QLatin1String(sizes[i - 1])))
                        .toUtf8();
        TestRun run(text + "end S;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        const auto f = [](double dp, double area) {
            return 0.67 * area * std::sqrt(2.0 / 870) * dp / std::pow(dp * dp + 1e6, 0.25);
        };
        const double p1 = run["p[1]"], p2 = run["p[2]"], p5 = run["p[5]"], p6 = run["p[6]"];
        QVERIFY(p1 > p2 && p2 > p6 && p6 > 0);
        QVERIFY(std::fabs(f(p1, 2e-6) + f(p1 - p2, 1e-5) - 4e-4) < 1e-12);
        QVERIFY(std::fabs(f(p5 - p6, 1e-5) - f(p6, 1e-5)) < 1e-12);
    }

    void unsolvableStartNamesItsEquations()
    {
        TestRun run(
            "model S model Valve Real x(start = 1); Real y(start = 1); "
            "equation x^2 + y^2 + 1 = 0; x - y^3 = 3; end Valve; Valve valve; Real s(start = 0, fixed = true); "
            "equation der(s) = valve.x; end S;");
        run.start();
        QVERIFY(!run.status.ok());
        const QString detail = QString::fromStdString(run.detail());
        QVERIFY2(detail.contains(QLatin1String("`valve`")), qPrintable(detail));
        QVERIFY2(detail.contains(QLatin1String("is off by")), qPrintable(detail));
        QCOMPARE(run.system->model.component(run.status.component).path, std::string("valve"));
    }

    void singularStartNamesItsEquationsAndUnknowns()
    {
        // A loop of two orifices that no tank holds: only the difference of the pressures is determined.
        TestRun run(
            "model S model Ring parameter Real G = 1e-9; Real a(start = 1e5); Real b(start = 1e5); "
            "parameter Real H = 1e-9; "
            "equation G*(a - b) + 1e-12*(a - b)^3 = 1e-4; H*(b - a) + 1e-12*(b - a)^3 = -1e-4; end Ring; "
            "Ring ring; Real s(start = 0, fixed = true); equation der(s) = ring.a; end S;");
        run.start();
        QVERIFY(!run.status.ok());
        const QString detail = QString::fromStdString(run.detail());
        QVERIFY2(detail.contains(QLatin1String("not determine `ring.")), qPrintable(detail));
        QVERIFY2(detail.contains(QLatin1String("of `ring`")), qPrintable(detail));
    }

    void relationsAreLiteralAtTheStart()
    {
        TestRun run(
            "model S Real p(start = 5); Real q; initial equation der(p) = 0; "
            "equation q = if p > 2 then (p - 2)/2 else 0; der(p) = 3 - q; end S;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QVERIFY(std::fabs(run["p"] - 8) < 1e-12);
    }

    void discreteInitialEquation()
    {
        TestRun run(
            "model S Integer n; Real x(start = 0, fixed = true); initial equation pre(n) = 4; "
            "equation der(x) = n; when time > 1 then n = pre(n) + 1; end when; end S;");
        run.start();
        QCOMPARE(run["n"], 4.0);
        run.runTo(2, 0.1);
        QCOMPARE(run["n"], 5.0);
    }
};

BRAMAH_TEST(InitialSystemTest);

}  // namespace bramah::test

#include "initial_system_test.moc"
