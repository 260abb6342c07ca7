// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/nonlinear/scalar_newton.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <functional>

namespace bramah::test {

using namespace solver;

namespace {

/// One equation, which counts what is evaluated of it.
struct Equation {
    std::function<double(double)> value, slope;
    double lowest = -HUGE_VAL, highest = HUGE_VAL;
    int values = 0, slopes = 0;
    double last = std::nan("");   ///< where the value was taken last
    double known = std::nan("");  ///< the slope at a solution near by

    ScalarNewtonEnd solve(double& z, double smallest = 1e-9)
    {
        return scalarNewton(
            z, known, smallest,
            [&] {
                ++values;
                last = z;
                return value(z);
            },
            [&] {
                ++slopes;
                return slope(z);
            },
            [&](double to) { return std::clamp(to, lowest, highest); });
    }
};

/// The flow through an opening and a laminar resistance behind each other, both of which are passed by 1.
Equation opening()
{
    return {[](double q) { return q * std::fabs(q) + 0.5 * q - 1.5; }, [](double q) { return 2 * std::fabs(q) + 0.5; }};
}

}  // namespace

class ScalarNewtonTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void findsRootsToRounding();
    void needsOneSlopeNearTheRoot();
    void staysWhereItIsSolved();
    void knownSlopeServesNearBy();
    void uselessSlopeIsReplaced();
    void knownSlopeDoesNotLeadAstray();
    void passesCorners();
    void isNotDeceivedByLongSteps();
    void keepsWithinBounds();
    void saysWhyItEnds();
};

void ScalarNewtonTest::findsRootsToRounding()
{
    for (const double start : {-30.0, -1e-3, 0.0, 0.9, 1.1, 1e4}) {
        Equation equation = opening();
        double q = start;
        QCOMPARE(equation.solve(q), ScalarNewtonEnd::Converged);
        QVERIFY2(std::fabs(q - 1) < 1e-13, qPrintable(QString::number(q - 1)));
        QCOMPARE(equation.last, q);
    }
    // The root of z = cos z, from where damping is needed or not.
    for (const double start : {-8.0, 0.1, 3.0, 40.0}) {
        Equation equation{[](double z) { return z - std::cos(z); }, [](double z) { return 1 + std::sin(z); }};
        double z = start;
        QCOMPARE(equation.solve(z), ScalarNewtonEnd::Converged);
        QVERIFY(std::fabs(z - 0.73908513321516064) < 1e-13);
    }
}

void ScalarNewtonTest::needsOneSlopeNearTheRoot()
{
    Equation equation = opening();
    double q = 1 + 1e-6;  // as an evaluation before has left it
    QCOMPARE(equation.solve(q), ScalarNewtonEnd::Converged);
    QVERIFY(std::fabs(q - 1) < 1e-14);
    QCOMPARE(equation.slopes, 1);
    QCOMPARE(equation.values, 3);
    QCOMPARE(equation.last, q);
}

void ScalarNewtonTest::staysWhereItIsSolved()
{
    Equation equation = opening();
    double q = 1 + 2e-14;
    const double before = q;
    QCOMPARE(equation.solve(q), ScalarNewtonEnd::Converged);
    QCOMPARE(q, before);
    QCOMPARE(equation.values, 1);
}

void ScalarNewtonTest::knownSlopeServesNearBy()
{
    Equation line{[](double q) { return 4 * q - 2; }, [](double) { return 4; }};
    line.known = 4;
    double q = 0.4;  // a laminar flow changes much from one evaluation to the next, its resistance does not
    QCOMPARE(line.solve(q), ScalarNewtonEnd::Converged);
    QCOMPARE(q, 0.5);
    QCOMPARE(line.slopes, 0);
    QCOMPARE(line.values, 2);

    Equation equation = opening();
    equation.known = 2.5;
    q = 1 + 1e-8;
    QCOMPARE(equation.solve(q), ScalarNewtonEnd::Converged);
    QVERIFY(std::fabs(q - 1) < 1e-14);
    QCOMPARE(equation.slopes, 0);
    QCOMPARE(equation.known, 2.5);
}

void ScalarNewtonTest::uselessSlopeIsReplaced()
{
    for (const double known : {1e-9, -2.5, 0.4, 250.0, 0.0, HUGE_VAL, std::nan("")})
        for (const double start : {-30.0, 0.0, 1 + 1e-13, 1.1, 1e4}) {
            Equation equation = opening();
            equation.known = known;
            double q = start;
            QCOMPARE(equation.solve(q), ScalarNewtonEnd::Converged);
            QVERIFY2(std::fabs(q - 1) < 1e-12, qPrintable(QStringLiteral("%1 from %2").arg(q - 1).arg(start)));
            QVERIFY(equation.slopes > 0);
            QVERIFY2(std::fabs(equation.known - 2.5) < 0.5, qPrintable(QString::number(equation.known)));
            QCOMPARE(equation.last, q);
        }
}

/// The end of a line that cavitates: a step with a slope from there ends where the equation is almost flat. What is
/// left is less than before, but the root is far away. From the beginning of that step it is one step.
void ScalarNewtonTest::knownSlopeDoesNotLeadAstray()
{
    Equation equation{[](double s) { return (s > 1 ? s : 1 / (2 - s)) - 3; },
                      [](double s) { return s > 1 ? 1 : 1 / ((2 - s) * (2 - s)); }};
    equation.known = 0.1;
    double s = 8;
    QCOMPARE(equation.solve(s), ScalarNewtonEnd::Converged);
    QCOMPARE(s, 3.0);
    QCOMPARE(equation.slopes, 1);
    QCOMPARE(equation.values, 4);
}

/// A slope that changes a thousand times at the root and beside it, where the old one says nothing of the error.
void ScalarNewtonTest::passesCorners()
{
    for (const double corner : {0.0, 1e-9, -1e-9, 1e-4, -1e-4})
        for (const double start : {-1.0, 1e-3, -1e-12, 0.7}) {
            Equation equation{[=](double z) { return z < corner ? z - corner + 1e-3 : 1e3 * (z - corner) + 1e-3; },
                              [=](double z) { return z < corner ? 1 : 1e3; }};
            double z = start;
            QCOMPARE(equation.solve(z, 1e-6), ScalarNewtonEnd::Converged);
            QVERIFY2(std::fabs(z - (corner - 1e-3)) < 1e-15, qPrintable(QString::number(z)));
        }
}

/// The end of a line that cavitates: from far away the first step leads to 0, where the residual is nothing beside the
/// length of the step, but the slope has changed.
void ScalarNewtonTest::isNotDeceivedByLongSteps()
{
    for (const double start : {1e45, 1e17, 1e3, -30.0}) {
        Equation equation{[](double s) { return (s > 1 ? s : 1 / (2 - s)) - 0.4; },
                          [](double s) { return s > 1 ? 1 : 1 / ((2 - s) * (2 - s)); }};
        double s = start;
        QCOMPARE(equation.solve(s), ScalarNewtonEnd::Converged);
        QVERIFY2(std::fabs(s + 0.5) < 1e-14, qPrintable(QString::number(s)));
    }
}

void ScalarNewtonTest::keepsWithinBounds()
{
    Equation equation = opening();
    equation.highest = 0.5;
    double q = 0.2;
    QCOMPARE(equation.solve(q), ScalarNewtonEnd::NotSolved);
    QVERIFY(q <= 0.5);
    equation.highest = 1;
    q = 0.2;
    QCOMPARE(equation.solve(q), ScalarNewtonEnd::Converged);
    QVERIFY(q <= 1 && q > 1 - 1e-13);
}

void ScalarNewtonTest::saysWhyItEnds()
{
    double z = 1;
    Equation none{[](double at) { return at * at + 1; }, [](double at) { return 2 * at; }};
    QVERIFY(none.solve(z) != ScalarNewtonEnd::Converged);
    z = 0;
    QCOMPARE(none.solve(z), ScalarNewtonEnd::NoSlope);
    Equation root{[](double at) { return std::sqrt(at) - 1; }, [](double at) { return 0.5 / std::sqrt(at); }};
    z = -1;
    QCOMPARE(root.solve(z), ScalarNewtonEnd::NotANumber);
    z = 5;  // the first full step leads to where the root has no value
    QCOMPARE(root.solve(z), ScalarNewtonEnd::Converged);
    QVERIFY(std::fabs(z - 1) < 1e-13);
}

BRAMAH_TEST(ScalarNewtonTest);

}  // namespace bramah::test

#include "scalar_newton_test.moc"
