// SPDX-License-Identifier: GPL-3.0-or-later
// A `while` in a function that ends by values of the run, against formulas, with its slopes and its messages.
#include "tests/solver/compile/model_kit.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include "solver/flat_model/modelica_text.h"

#include <QtTest/QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace bramah::test {

namespace {

/// Newton's method for a square root.
constexpr auto kRoot =
    "function root input Real a; output Real x; protected Real last; algorithm "
    "x := if a > 1 then a else 1; last := 0; while abs(x - last) > 1e-15*x loop "
    "last := x; x := 0.5*(x + a/x); end while; end root; ";
constexpr auto kGcd =
    "function gcd input Integer m, n; output Integer a; protected Integer b, r; algorithm "
    "a := m; b := n; while b <> 0 loop r := mod(a, b); a := b; b := r; end while; end gcd; ";
/// x = c*cos(x) by halving, with the number of halvings.
constexpr auto kHalving =
    "function halving input Real c; output Real x; output Integer count; protected Real low = 0, high = 2; algorithm "
    "count := 0; while true loop x := 0.5*(low + high); if high - low < 1e-14 then return; end if; "
    "count := count + 1; if x > c*cos(x) then high := x; else low := x; end if; end while; end halving; ";
/// Bubble sort: the loop changes an array.
constexpr auto kSorted =
    "function sorted input Real v[4]; output Real w[4]; protected Boolean isSwapped = true; Real t; algorithm w := v; "
    "while isSwapped loop isSwapped := false; for i in 1:3 loop if w[i] > w[i + 1] then t := w[i]; w[i] := w[i + 1]; "
    "w[i + 1] := t; isSwapped := true; end if; end for; end while; end sorted; ";
/// A loop in a loop, with a break of the inner one.
constexpr auto kNested =
    "function nested input Real x; output Real s; protected Real r = x, k; algorithm s := 0; while r > 0.1 loop "
    "k := r; while k > 1 loop k := k/2; if k < 1.3 then break; end if; end while; s := s + k; r := r - 0.7; end while; "
    "end nested; ";

double nested(double x)
{
    double s = 0;
    for (double r = x; r > 0.1; r -= 0.7) {
        double k = r;
        while (k > 1) {
            k /= 2;
            if (k < 1.3)
                break;
        }
        s += k;
    }
    return s;
}

/// Runs of \a model by the tape and as machine code; both give the same bits.
LibraryRun runBothWays(const QByteArray& model, double stopTime)
{
    LibraryRunOptions options;
    options.stopTime = stopTime;
    options.evaluation = solver::EvaluationMode::Native;
    const LibraryRun native = runText(model, options);
    options.evaluation = solver::EvaluationMode::Tape;
    LibraryRun run = runText(model, options);
    if (!native.isRegular() || native.results.rowCount() != run.results.rowCount())
        qFatal("%s", qPrintable(native.messages()));
    for (std::size_t i = 0; i < run.results.columns().size(); ++i) {
        const QString path = run.results.columns()[i].path;
        for (double t = 0; t < stopTime; t += stopTime / 17)
            if (run.at(path, t) != native.at(path, t))
                qFatal("%s differs at %g", qPrintable(path), t);
    }
    return run;
}

/// The value of \a path in \a row.
double valueIn(const LibraryRun& run, const QString& path, std::size_t row)
{
    return run.results.value(run.results.find(path), row);
}

/// Some rows of a run.
std::vector<std::size_t> someRows(const LibraryRun& run)
{
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < run.results.rowCount(); row += 7)
        rows.push_back(row);
    return rows;
}

}  // namespace

class RunTimeLoopsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void rootsAreExact()
    {
        const LibraryRun run = runBothWays(QByteArray(kRoot) +
                                               "model M Real x(start = 0.5, fixed = true), y; equation "
                                               "der(x) = 1; y = root(x); end M;",
                                           5);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const std::size_t row : someRows(run))
            QVERIFY(std::fabs(valueIn(run, "y", row) - std::sqrt(valueIn(run, "x", row))) < 1e-12);
    }

    void integersAreExact()
    {
        const LibraryRun run =
            runBothWays(QByteArray(kGcd) +
                            "model M Integer n(start = 0, fixed = true), g; equation "
                            "when sample(0.05, 0.1) then n = pre(n) + 7; end when; g = gcd(n, 36); end M;",
                        5);
        for (const std::size_t row : someRows(run))
            QCOMPARE(valueIn(run, "g", row), std::gcd(static_cast<int>(valueIn(run, "n", row)), 36));
    }

    void halvingEndsByReturn()
    {
        const LibraryRun run = runBothWays(
            QByteArray(kHalving) + "model M Real x; Integer n; equation (x, n) = halving(1 + 0.1*time); end M;", 10);
        for (const std::size_t row : someRows(run)) {
            const double x = valueIn(run, "x", row);
            QVERIFY(std::fabs(x - (1 + 0.1 * run.results.time(row)) * std::cos(x)) < 1e-12);
            QCOMPARE(valueIn(run, "n", row), 48);
        }
    }

    void arraysAndNestedLoops()
    {
        const LibraryRun run = runBothWays(
            QByteArray(kSorted) + kNested +
                "model M Real w[4] = sorted({sin(time), cos(time), 0.1, time/10}), s = nested(1 + time); end M;",
            10);
        for (const std::size_t row : someRows(run)) {
            const double t = run.results.time(row);
            std::array expected{std::sin(t), std::cos(t), 0.1, t / 10};
            std::ranges::sort(expected);
            for (std::size_t i = 0; i < expected.size(); ++i)
                QVERIFY(std::fabs(valueIn(run, QStringLiteral("w[%1]").arg(i + 1), row) - expected[i]) < 1e-12);
            QVERIFY(std::fabs(valueIn(run, "s", row) - nested(1 + t)) < 1e-12);
        }
    }

    void slopesFollowTheIterations()
    {
        TestRun run(QByteArray(kRoot) + kHalving +
                    "model M Real x(start = 0.5, fixed = true), y(start = 2, fixed = true); equation "
                    "der(x) = root(x*x + y) - y; der(y) = x*root(y)*sin(root(1 + x^2)); end M;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        for (double x = 0.3; x < 3; x += 0.4)
            QVERIFY2(run.jacobianError(0, {x, 2 + x / 2}) < 1e-7, qPrintable(QString::number(x)));
    }

    void equationsWithLoopsAreSolved()
    {
        const LibraryRun run =
            runBothWays(QByteArray(kRoot) + "model M Real y(start = 1); equation root(y) + y = 2 + time; end M;", 5);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const std::size_t row : someRows(run)) {
            const double root = 0.5 * (std::sqrt(1 + 4 * (2 + run.results.time(row))) - 1);
            QVERIFY(std::fabs(valueIn(run, "y", row) - root * root) < 1e-9);
        }
    }

    /// The second derivative of a constraint needs slopes of slopes.
    void constraintsWithLoopsAreDifferentiated()
    {
        LibraryRunOptions options;
        options.tolerance = 1e-8;
        const LibraryRun run = runText(QByteArray(kRoot) +
                                           "model M Real x, v, f; equation der(x) = v; der(v) = f; "
                                           "root(1 + x) = 2 + 0.1*sin(time); end M;",
                                       options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double t = run.results.lastTime(), root = 2 + 0.1 * std::sin(t), slope = 0.1 * std::cos(t);
        QVERIFY(std::fabs(run.last("v") - 2 * root * slope) < 1e-9);
        QVERIFY(std::fabs(run.last("f") - 2 * (slope * slope - root * 0.1 * std::sin(t))) < 1e-5);
    }

    void endlessLoopsEndTheRun()
    {
        const QByteArray endless =
            "function f input Real x; output Real y; algorithm y := x; while y > -1 loop "
            "y := y*0.5; end while; end f; ";
        const LibraryRun run = runText(endless +
                                       "model M Real x(start = 1, fixed = true), y; equation der(x) = -x; "
                                       "y = f(x); end M;");
        QVERIFY(!run.isRegular());
        QVERIFY2(run.messages().contains("still goes on after 100000 turns"), qPrintable(run.messages()));
        // In a branch that is not taken it does not begin.
        const LibraryRun other = runText(endless + "model M Real y = if time > 2 then f(time) else time; end M;");
        QVERIFY2(other.isRegular(), qPrintable(other.messages()));
    }

    void assertionsInLoopsSayTheirValues()
    {
        const LibraryRun run = runText(
            "function f input Real x; output Real y; algorithm y := x; while y > 1 loop "
            "assert(y < 2.5, \"y is \" + String(y)); y := y - 0.3; end while; end f; model M Real y = f(2 + time); end "
            "M;");
        QVERIFY(!run.isRegular());
        QVERIFY2(run.messages().contains("y is 2.5"), qPrintable(run.messages()));
        QVERIFY(std::fabs(run.results.lastTime() - 0.5) < 0.01);
    }

    void subscriptsInConditionsAreChecked()
    {
        LibraryRunOptions options;
        options.stopTime = 6;
        const LibraryRun run = runText(
            "function f input Real u; output Integer i; protected constant Real t[:] = {0, "
            "1, 2, 4}; algorithm i := 1; while t[i] < u loop i := i + 1; end while; end f; "
            "model M Integer i = f(time); end M;",
            options);
        QVERIFY(!run.isRegular());
        QVERIFY2(run.messages().contains("which is outside of 1 to 4"), qPrintable(run.messages()));
        QCOMPARE(run.at("i", 3.9), 4);
    }

    void valuesThatNoTurnGaveAreMissing()
    {
        const QByteArray model =
            "function f input Real u; output Real y; protected Real r = u; algorithm while r > 1 "
            "loop r := r/2; y := r; end while; end f; model M Real y = f(%); end M;";
        const LibraryRun run = runText(QByteArray(model).replace("%", "3 + time"));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QVERIFY(std::fabs(run.at("y", 0.5) - 3.5 / 4) < 1e-12);
        const LibraryRun other = runText(QByteArray(model).replace("%", "3 - 3*time"));
        QVERIFY(!other.isRegular());
        QVERIFY2(other.messages().contains("has no value here"), qPrintable(other.messages()));
    }

    /// Components that are alike share the loop, not its arguments.
    void componentsHaveTheirOwnArguments()
    {
        QByteArray parts, sum;
        for (int i = 1; i <= 6; ++i)
            parts += "P p" + QByteArray::number(i) + "(k = " + QByteArray::number(i) + "); ";
        const LibraryRun run =
            runText(QByteArray(kRoot) +
                    "model P parameter Real k; Real x(start = 0.3, fixed = true), y; equation der(x) "
                    "= k; y = root(k + x^2); end P; model M " +
                    parts + "end M;");
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (int i = 1; i <= 6; ++i) {
            const QString part = QStringLiteral("p%1.").arg(i);
            QVERIFY(std::fabs(run.last(part + "y") - std::sqrt(i + std::pow(run.last(part + "x"), 2))) < 1e-12);
        }
    }

    void flatTextRuns()
    {
        const QByteArray model = QByteArray(kRoot) + kNested + kHalving +
                                 "model M Real x, y = root(1 + time), s = nested(1 + 3*time); Integer n; equation "
                                 "(x, n) = halving(1 + time); end M;";
        const LibraryRun run = runText(model);
        const LibraryRun flat = runText(QByteArray::fromStdString(solver::modelicaText(flatModel(model))));
        QVERIFY2(flat.isRegular(), qPrintable(flat.messages()));
        for (const char* path : {"x", "y", "s", "n"})
            for (const std::size_t row : someRows(run))
                QVERIFY(std::fabs(valueIn(flat, QStringLiteral("'%1'").arg(QLatin1String(path)), row) -
                                  valueIn(run, path, row)) < 1e-12);
    }

    void refusedOutsideOfFunctions()
    {
        const LibraryRun run = runText(
            "model M Real y; algorithm y := time + 3; while y > 1 loop y := y/2; end while; "
            "end M;");
        QVERIFY2(run.messages().contains("outside of functions"), qPrintable(run.messages()));
    }
};

BRAMAH_TEST(RunTimeLoopsTest);

}  // namespace bramah::test

#include "run_time_loops_test.moc"
