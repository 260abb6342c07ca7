// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <array>
#include <cmath>
#include <utility>

using bramah::solver::SolverKind;

namespace bramah::test {

/// Functions at the edge of where they have values or slopes, as a root at 0, beyond which a condition lies.
class FunctionEdgesTest : public QObject
{
    Q_OBJECT

    static constexpr std::array kSolvers{SolverKind::Auto, SolverKind::Radau,      SolverKind::Cvode,
                                         SolverKind::Ida,  SolverKind::CvodeAdams, SolverKind::Arkode};

    /// Adds each model once for each solver.
    static void row(const char* name, const char* text, const char* variable, double time, double value)
    {
        int number = 0;
        for (const SolverKind solver : kSolvers)
            QTest::addRow("%s, solver %d", name, number++)
                << QByteArray(text) << solver << QString::fromLatin1(variable) << time << value;
    }
    static void columns()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<SolverKind>("solver");
        QTest::addColumn<QString>("variable");
        QTest::addColumn<double>("time");
        QTest::addColumn<double>("value");
    }
    static void check()
    {
        QFETCH(QByteArray, text);
        QFETCH(SolverKind, solver);
        QFETCH(QString, variable);
        QFETCH(double, time);
        QFETCH(double, value);
        LibraryRunOptions options;
        options.solver = solver;
        options.stopTime = time;
        const LibraryRun run = runText(text, options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double found = run.last(variable);
        QVERIFY2(std::fabs(found - value) <= 1e-5 * std::max(1.0, std::fabs(value)),
                 qPrintable(QStringLiteral("%1, expected %2").arg(found, 0, 'g', 12).arg(value, 0, 'g', 12)));
    }

private Q_SLOTS:
    void slopesMayBeInfinite_data()
    {
        columns();
        // der(w) = sqrt(2) - w^2 along the diagonal: w = c*tanh(c*t) with c^2 = sqrt(2).
        const double c = std::sqrt(std::sqrt(2.0)), w = c * std::tanh(2 * c) / std::sqrt(2.0);
        row("the length of a vector at rest",
            "model M Real x(start = 0, fixed = true), y(start = 0, fixed = true), V; "
            "equation V = sqrt(x^2 + y^2); der(x) = 1 - V*x; der(y) = -1 - V*y; end M;",
            "x", 2, w);
        row("the same by way of its square",
            "model M Real x(start = 0, fixed = true), y(start = 0, fixed = true), V, S; "
            "equation S = x*x + y*y; V = sqrt(S); der(x) = 1 - V*x; der(y) = -1 - V*y; end M;",
            "x", 2, w);
        row("the same by a power",
            "model M Real x(start = 0, fixed = true), y(start = 0, fixed = true), V; parameter Real e = 0.5; "
            "equation V = (x^2 + y^2)^e; der(x) = 1 - V*x; der(y) = -1 - V*y; end M;",
            "x", 2, w);
        row("a changing exponent",
            "model M Real x(start = 0, fixed = true), y(start = 0, fixed = true), V; "
            "equation V = (x^2 + y^2)^(0.5 + 0*time*x); der(x) = 1 - V*x; der(y) = -1 - V*y; end M;",
            "x", 2, w);
        // der(x) = sqrt(x) + 1 from 0: t = 2*(s - log(1 + s)) with s = sqrt(x) = 1.
        row("a root of a state that leaves 0",
            "model M Real x(start = 0, fixed = true); equation der(x) = 1 + sqrt(x); end M;", "x",
            2 * (1 - std::log(2.0)), 1);
        row("a root with a factor of 0",
            "model M Real x(start = 0, fixed = true); equation der(x) = 1 + x*sqrt(x) - x^1.5; end M;", "x", 1, 1);
        row("an angle without a direction",
            "model M Real x(start = 0, fixed = true), w(start = 0, fixed = true); "
            "equation der(x) = 1; der(w) = atan2(x, x); end M;",
            "w", 1, std::atan(1.0));
        row("an arc sine from the end of its range",
            "model M Real x(start = 1, fixed = true), w(start = 0, fixed = true); "
            "equation der(x) = -1; der(w) = asin(x); end M;",
            "w", 1, std::acos(0.0) - 1);
    }
    void slopesMayBeInfinite() { check(); }

    void branchesAreFollowedToTheirEvents_data()
    {
        columns();
        row("only looked at",
            "model M Real x(start = 1, fixed = true), v(start = 0, fixed = true); "
            "Real q = if x > 0 then sqrt(x) else -sqrt(-x); equation der(x) = v; der(v) = -100*x; end M;",
            "q", 0.2, -std::sqrt(-std::cos(2.0)));
        row("two orifices in series",
            "model M Real p(start = 10e5), q; Real ps = 20e5*sin(2*time); parameter Real k = 1e-7; "
            "Real x(start = 0, fixed = true); equation der(x) = 1; "
            "q = if ps - p > 0 then k*sqrt(ps - p) else -k*sqrt(p - ps); "
            "q = if p > 0 then 2*k*sqrt(p) else -2*k*sqrt(-p); end M;",
            "p", 2, 20e5 * std::sin(4.0) / 5);
        row("two orifices in series without a state",
            "model M Real p(start = 10e5), q; Real ps = 20e5*sin(2*time); parameter Real k = 1e-7; equation "
            "q = if ps - p > 0 then k*sqrt(ps - p) else -k*sqrt(p - ps); "
            "q = if p > 0 then 2*k*sqrt(p) else -2*k*sqrt(-p); end M;",
            "p", 2, 20e5 * std::sin(4.0) / 5);
        // A logarithm on one side and a root on the other; x = 1 - t.
        row("different functions on both sides",
            "model M Real x(start = 1, fixed = true), w(start = 0, fixed = true); Real y = if x > 0.5 then log(2*x) "
            "else -sqrt(0.5 - x); equation der(x) = -1; der(w) = 0*y + (if x > 0.5 then log(2*x) else -sqrt(0.5 - x)); "
            "end M;",
            "y", 1, -std::sqrt(0.5));
        // By symmetry the integral over a period is zero.
        row("an arc sine between its ends",
            "model M Real x(start = 0, fixed = true), y(start = 0, fixed = true), a; equation der(x) = 1.3*cos(time); "
            "a = if x > 1 then 1.5707963267948966 elseif x < -1 then -1.5707963267948966 else asin(x); der(y) = a; end "
            "M;",
            "y", 4 * std::acos(0.0), 0);
        // der(w) = x^(-1/2) down to x = 1/4, and 0 from there on: 2*(1 - 1/2).
        row("a division by what a condition keeps from 0",
            "model M Real x(start = 1, fixed = true), w(start = 0, fixed = true); equation der(x) = -1; "
            "der(w) = if x > 0.25 then 1/sqrt(x) else 0; end M;",
            "w", 2, 1);
    }
    void branchesAreFollowedToTheirEvents() { check(); }

    void springsKeepTheirEnergy_data()
    {
        QTest::addColumn<QByteArray>("force");
        QTest::addColumn<QByteArray>("energy");
        QTest::addColumn<SolverKind>("solver");
        int number = 0;
        for (const SolverKind solver : kSolvers) {
            const auto row = [&](const char* name, const char* force, const char* energy) {
                QTest::addRow("%s, solver %d", name, number) << QByteArray(force) << QByteArray(energy) << solver;
            };
            row("root", "sqrt(#)", "2/3*abs(x)^1.5");
            row("power", "(#)^0.57", "abs(x)^1.57/1.57");
            row("logarithm", "log(1 + 30*#)", "(1 + 30*abs(x))*log(1 + 30*abs(x))/30 - abs(x)");
            ++number;
        }
    }
    /// A mass on a spring whose force is written with an `if`, each branch without a value soon behind its end.
    void springsKeepTheirEnergy()
    {
        QFETCH(QByteArray, force);
        QFETCH(QByteArray, energy);
        QFETCH(SolverKind, solver);
        LibraryRunOptions options;
        options.solver = solver;
        options.stopTime = 10;
        options.tolerance = 1e-7;
        const LibraryRun run = runText(
            "model M Real x(start = 1, fixed = true), v(start = 0, fixed = true), f, E; equation der(x) = v; "
            "der(v) = -f; f = if x > 0 then " +
                QByteArray(force).replace("#", "x") + " else -" + QByteArray(force).replace("#", "(-x)") +
                "; E = v^2/2 + " + energy + "; end M;",
            options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double first = run.at(QStringLiteral("E"), 0), last = run.last(QStringLiteral("E"));
        QVERIFY2(std::fabs(last - first) < 1e-4 * first, qPrintable(QString::number(last / first - 1)));
    }

    void anOrificeFollowsThePressureBehindIt_data()
    {
        QTest::addColumn<SolverKind>("solver");
        int number = 0;
        for (const SolverKind solver : kSolvers)
            QTest::addRow("solver %d", number++) << solver;
    }
    /// A volume behind an orifice whose law is written with an `if`, against the same law by sign and abs.
    void anOrificeFollowsThePressureBehindIt()
    {
        QFETCH(SolverKind, solver);
        const QByteArray begin =
            "model M Real p(start = 20e5, fixed = true), dp, q; parameter Real k = 1e-7; "
            "equation dp = p - 10e5*(1 + 0.5*sin(20*time)); der(p) = -1e9/1e-3*q; ";
        LibraryRunOptions options;
        options.solver = solver;
        options.stopTime = 5;
        options.tolerance = 1e-6;
        const LibraryRun run = runText(begin + "q = if dp > 0 then k*sqrt(dp) else -k*sqrt(-dp); end M;", options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double time : {0.5, 1.0, 1.5, 2.0, 5.0})
            QVERIFY(std::fabs(run.at(QStringLiteral("p"), time) - 10e5 * (1 + 0.5 * std::sin(20 * time))) < 1e4);
    }
};

}  // namespace bramah::test

using bramah::test::FunctionEdgesTest;
BRAMAH_TEST(FunctionEdgesTest);

#include "function_edges_test.moc"
