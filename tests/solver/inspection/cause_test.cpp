// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/inspection/cause.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <map>
#include <numeric>

using namespace bramah;
using solver::Cause;

/// The parts of a change sum to the change, and are those of the formulas.
class CauseTest : public QObject
{
    Q_OBJECT

    /// Rows of a model whose variables are functions of time.
    struct Course {
        Course(const QByteArray& text, std::map<std::string, std::function<double(double)>> curves, double from,
               double to, int count = 2000)
        {
            solver::CompileOptions options;
            options.keepStructure = true;
            system = test::compiled(text, options).system;
            for (int k = 0; k <= count; ++k)
                rows.times.push_back(from + (to - from) * k / count);
            rows.values = [this, curves = std::move(curves)](solver::VariableId variable) {
                const auto curve = curves.find(system->model.variable(variable).path);
                std::vector<double> values;
                if (curve != curves.end())
                    for (const double time : rows.times)
                        values.push_back(curve->second(time));
                return values;
            };
        }
        [[nodiscard]] Cause cause(const char* path) const
        {
            return solver::causeOf(*system, system->model.findVariable(path), rows);
        }
        [[nodiscard]] double part(const Cause& cause, const char* path) const
        {
            for (const solver::CauseTerm& term : cause.terms)
                if (term.variable != solver::kNoVariable && system->model.variable(term.variable).path == path)
                    return term.change;
            return std::nan("");
        }
        std::shared_ptr<const solver::CompiledSystem> system;
        solver::StretchRows rows;
    };
    static double sumOf(const Cause& cause)
    {
        return std::accumulate(cause.terms.begin(), cause.terms.end(), cause.remainder,
                               [](double sum, const solver::CauseTerm& term) { return sum + term.change; });
    }

private Q_SLOTS:
    // What is only rounding beside the other parts, or beside the values, is no part.
    void roundingIsNoCause()
    {
        const Course course(
            "model M Real p, a, b, c; equation p = a + b - c; a = time; b = 1e-20*time; c = 0*time; end M;",
            {{"p", [](double t) { return t; }},
             {"a", [](double t) { return t; }},
             {"b", [](double t) { return 1e-20 * t; }},
             {"c", [](double t) { return 3e-32 * t; }}},
            0, 1);
        const Cause cause = course.cause("p");
        QVERIFY(std::abs(cause.change - 1) < 1e-12);
        for (const solver::CauseTerm& term : cause.terms)
            QVERIFY2(std::abs(term.change) > 1e-6, qPrintable(QString::number(term.change)));
        QVERIFY(!cause.terms.empty());
        QCOMPARE(cause.remainder, 0.0);
        // A large value that only rounds up and down has not changed.
        const Course still("model M Real p, a, b; equation p = a + b; a = 1e7*time; b = -1e7*time; end M;",
                           {{"p", [](double t) { return 1e7 + 2e-9 * t; }},
                            {"a", [](double t) { return 1e7 + 2e-9 * t; }},
                            {"b", [](double) { return 0.0; }}},
                           0, 1);
        const Cause none = still.cause("p");
        QCOMPARE(none.change, 0.0);
        QVERIFY(none.terms.empty());
    }

    /// C der(p) = a - 2 b: each flow has its integral, by the capacity.
    void aStateIsTheIntegralOfItsTerms()
    {
        const Course course(
            "model M\n  parameter Real C = 4;\n  Real p(start=0, fixed=true);\n  Real a, b;\nequation\n"
            "  C*der(p) = a - 2*b;\n  a = sin(time);\n  b = cos(time);\nend M;\n",
            {{"C", [](double) { return 4.0; }},
             {"p", [](double t) { return (1 - std::cos(t) - 2 * std::sin(t)) / 4; }},
             {"a", [](double t) { return std::sin(t); }},
             {"b", [](double t) { return std::cos(t); }}},
            0.5, 1.5);
        const Cause cause = course.cause("p");
        QVERIFY(cause.kind == Cause::Kind::Integrated && !cause.isIncomplete);
        QCOMPARE(cause.terms.size(), std::size_t(2));
        QVERIFY(std::abs(course.part(cause, "a") - (std::cos(0.5) - std::cos(1.5)) / 4) < 1e-6);
        QVERIFY(std::abs(course.part(cause, "b") + 2 * (std::sin(1.5) - std::sin(0.5)) / 4) < 1e-6);
        QVERIFY(std::abs(sumOf(cause) - cause.change) < 1e-14);
        QVERIFY(std::abs(cause.remainder) < 1e-6);
        // The amount of a is its own integral, with the sign of its term.
        const auto& b = cause.terms.front();
        QCOMPARE(course.system->model.variable(b.variable).path, std::string("b"));
        QVERIFY(std::abs(b.amount + (std::sin(1.5) - std::sin(0.5))) < 1e-6);
    }

    /// A product shares its change between its factors, exactly; along a straight path both halves are equal.
    void aProductIsSharedByItsFactors()
    {
        const Course course(
            "model M\n  Real x, y, z;\nequation\n  z = x*y;\n  x = 1 + time;\n  y = 3 + 2*time;\nend M;\n",
            {{"x", [](double t) { return 1 + t; }},
             {"y", [](double t) { return 3 + 2 * t; }},
             {"z", [](double t) { return (1 + t) * (3 + 2 * t); }}},
            0, 1);
        const Cause cause = course.cause("z");
        QVERIFY(cause.kind == Cause::Kind::Computed);
        // The integral of y dx is 4, that of x dy is 3.
        QVERIFY(std::abs(course.part(cause, "x") - 4) < 1e-12);
        QVERIFY(std::abs(course.part(cause, "y") - 3) < 1e-12);
        QVERIFY(std::abs(sumOf(cause) - cause.change) < 1e-12);
    }

    /// However nonlinear, the shares sum to the change to rounding.
    void sharesSumExactly()
    {
        const Course course(
            "model M\n  Real x, y, z, w;\nequation\n  w = sqrt(x)*exp(y)/(1 + z^2);\n  x = 2 + sin(time);\n"
            "  y = cos(3*time);\n  z = time^2;\nend M;\n",
            {{"x", [](double t) { return 2 + std::sin(t); }},
             {"y", [](double t) { return std::cos(3 * t); }},
             {"z", [](double t) { return t * t; }},
             {"w",
              [](double t) { return std::sqrt(2 + std::sin(t)) * std::exp(std::cos(3 * t)) / (1 + t * t * t * t); }}},
            0.2, 2.9, 50);
        const Cause cause = course.cause("w");
        QCOMPARE(cause.terms.size(), std::size_t(3));
        QVERIFY(std::abs(sumOf(cause) - cause.change) < 1e-12);
        QVERIFY(std::abs(cause.remainder) < 1e-12);
    }

    /// What follows from one other variable is explained by that one's equation, in its own unit.
    void whatFollowsFromOneVariableIsLedThrough()
    {
        const Course course(
            "model M\n  Real e(start=0, fixed=true), p, a, b;\nequation\n  p = 1e5*exp(e);\n"
            "  der(e) = a + b;\n  a = 1;\n  b = time;\nend M;\n",
            {{"e", [](double t) { return t + t * t / 2; }},
             {"p", [](double t) { return 1e5 * std::exp(t + t * t / 2); }},
             {"a", [](double) { return 1.0; }},
             {"b", [](double t) { return t; }}},
            0, 1);
        const Cause cause = course.cause("p");
        QVERIFY(cause.kind == Cause::Kind::Integrated);
        QCOMPARE(course.system->model.variable(cause.through).path, std::string("e"));
        QVERIFY(std::abs(sumOf(cause) - cause.change) < 1e-6);
        QVERIFY(std::abs(course.part(cause, "b") / cause.change - 1.0 / 3) < 1e-6);
    }

    /// The same where the other one is no state but a sum.
    void chainsOfComputedVariablesAreLedThrough()
    {
        const Course course(
            "model M\n  Real y, z, a, b;\nequation\n  z = y^3;\n  y = a + b;\n  a = time;\n  b = 2*time;\n"
            "end M;\n",
            {{"y", [](double t) { return 3 * t; }},
             {"z", [](double t) { return 27 * t * t * t; }},
             {"a", [](double t) { return t; }},
             {"b", [](double t) { return 2 * t; }}},
            1, 2);
        const Cause cause = course.cause("z");
        QVERIFY(cause.kind == Cause::Kind::Computed && !cause.isIncomplete);
        QVERIFY(std::abs(course.part(cause, "a") - 63) < 1e-9);
        QVERIFY(std::abs(course.part(cause, "b") - 126) < 1e-9);
        QVERIFY(std::abs(sumOf(cause) - cause.change) < 1e-9);
    }

    /// Unknowns that are solved together are said to be; the parts still sum.
    void loopsAreNamed()
    {
        const Course course("model M\n  Real x, y;\nequation\n  x + y^3 = time;\n  y = x^3 + sin(time);\nend M;\n", {},
                            0, 1);
        const Cause cause = course.cause("x");
        QVERIFY(cause.isIncomplete);  // the run has not kept it
    }

    void inputsAndEventsEnd()
    {
        const Course course(
            "model M\n  parameter Real k = 2;\n  Real x;\n  discrete Real n(start=0, fixed=true);\nequation\n"
            "  x = k*time;\n  when time > 0.5 then\n    n = 1;\n  end when;\nend M;\n",
            {{"k", [](double) { return 2.0; }},
             {"x", [](double t) { return 2 * t; }},
             {"n", [](double t) { return t > 0.5 ? 1.0 : 0.0; }}},
            0, 1);
        const Cause x = course.cause("x");
        QVERIFY(x.terms.size() == 1 && x.terms.front().isInput && x.terms.front().variable == solver::kNoVariable);
        QVERIFY(std::abs(x.terms.front().change - 2) < 1e-12);
        QVERIFY(course.cause("n").kind == Cause::Kind::Event);
        QVERIFY(course.cause("k").kind == Cause::Kind::Given);
    }
};

BRAMAH_TEST(CauseTest);
#include "cause_test.moc"
