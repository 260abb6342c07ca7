// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/evaluate/system_evaluator.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QTest>

#include <array>
#include <cmath>
#include <numbers>
#include <stdexcept>

namespace bramah::test {

using namespace solver;

namespace {

/// A model with the input `u`, at its start.
class StartedModel
{
public:
    StartedModel(const QByteArray& text, double u) : evaluator_(evaluatorOf(flatText(text)))
    {
        check(evaluator_->updateParameters());
        evaluator_->setInput(find("u"), u);
        states_.assign(evaluator_->layout().states.size(), 0);
        check(evaluator_->initialise(0, states_).status);
        check(evaluator_->evaluateAll(0, states_));
    }

    [[nodiscard]] double valueWith(double u, const char* variable)
    {
        evaluator_->setInput(find("u"), u);
        check(evaluator_->evaluateAll(0, states_));
        return evaluator_->value(find(variable));
    }
    /// By u; NaN if there is none.
    [[nodiscard]] double derivativeOf(const char* variable)
    {
        const std::array inputs{std::pair{find("u"), 1.0}};
        const std::array variables{find(variable)};
        std::array<double, 1> derivative{};
        return evaluator_->inputDerivatives(inputs, variables, derivative).ok() ? derivative[0] : NAN;
    }

private:
    static void check(const EvaluationStatus& status)
    {
        if (!status.ok())
            throw std::runtime_error("the model cannot be evaluated");
    }
    [[nodiscard]] VariableId find(const char* path) const
    {
        const VariableId id = evaluator_->model().findVariable(path);
        if (id == kNoVariable)
            throw std::runtime_error(std::string("there is no variable ") + path);
        return id;
    }

    std::unique_ptr<SystemEvaluator> evaluator_;
    std::vector<double> states_;
};

/// a + 2 b = u^2, 3 a - u b = 1: a = (u^3 + 2)/(u + 6), b = (3 u^2 - 1)/(u + 6); the derivative of a + b.
double linearSlope(double u)
{
    const double d = u + 6, sum = u * u * u + 3 * u * u + 1;
    return ((3 * u * u + 6 * u) * d - sum) / (d * d);
}

}  // namespace

class InputDerivativesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areThoseOfTheFormula_data()
    {
        QTest::addColumn<QByteArray>("text");  // declarations and equations
        QTest::addColumn<double>("u");
        QTest::addColumn<double>("derivative");  // of y by u
        const auto row = [](const char* name, const QByteArray& text, double u, double derivative) {
            QTest::newRow(name) << text << u << derivative;
        };
        const double ln2 = std::numbers::ln2, ln10 = std::numbers::ln10;
        row("arithmetic", "equation y = (3*u - u/(1 + u))*u - u;", 2, 12 - 8.0 / 9 - 1);
        row("powers", "equation y = u^3 + 2^u + u^u;", 2, 12 + 4 * ln2 + 4 * (1 + ln2));
        row("roots", "equation y = sqrt(u) + log(u) + log10(u) + exp(u);", 4, 0.5 + 0.25 / ln10 + std::exp(4));
        row("angles", "equation y = sin(u) + cos(2*u) + tan(u) + atan2(u, 2);", 0.5,
            std::cos(0.5) - 2 * std::sin(1) + 1 / std::pow(std::cos(0.5), 2) + 2 / 4.25);
        row("inverse of angles", "equation y = asin(u) + 2*acos(u) + atan(u);", 0.5, -1 / std::sqrt(0.75) + 0.8);
        row("hyperbolic functions", "equation y = sinh(u) + cosh(u) + tanh(u);", 0.5,
            std::exp(0.5) + 1 - std::pow(std::tanh(0.5), 2));
        row("choices", "equation y = abs(-u) + min(u, 3) + max(2*u, 1) + (if u > 1 then u^2 else 7*u);", 2, 8);
        row("other choices", "equation y = abs(u) + min(u, -3) + max(2*u, 1) + (if u > 1 then u^2 else 7*u);", -2, 6);
        row("steps", "equation y = floor(u) + sign(u) + (if noEvent(u > 3) then 1 else 0);", 2.5, 0);
        row("root of what stays zero", "equation y = sqrt(max(-abs(x), 0)) + u;", 1, 1);
        row("what is past", "equation y = x + delay(u, 1);", 2, 0);
        row("linear equations", "Real a, b; equation a + 2*b = u^2; 3*a - u*b = 1; y = a + b;", 2, linearSlope(2));
        row("an equation", "Real a(start=1); equation a^3 + a = u; y = a^2;", 10, 4.0 / 13);
        row("equations", "Real a(start=1), b(start=1); equation a^3 + 2*b = u; b^3 + 2*a = u; y = a*b;", 3, 2.0 / 5);
        row("rate of a state", "Real z(start=5, fixed=true); equation der(z) = u*z; y = der(z);", 3, 5);
        row("alias", "equation y = -u;", 3, -1);
        row("function of several arguments",
            "function f input Real a; input Real b[3]; output Real c; algorithm c := a; "
            "for i in 1:3 loop c := c + b[i]^2*a; end for; end f; equation y = f(u, {u, 2*u, 3});",
            2, 1 + 15 * 4 + 9);
        row("equal components", "Real parts[9]; equation for i in 1:9 loop parts[i] = i*u^2; end for; y = sum(parts);",
            2, 45 * 4);
    }
    void areThoseOfTheFormula()
    {
        QFETCH(QByteArray, text);
        QFETCH(double, u);
        QFETCH(double, derivative);
        StartedModel model("model M input Real u; Real y; Real x(start=0, fixed=true); " +
                               QByteArray(text).replace("equation ", "equation der(x) = 1; ") + " end M;",
                           u);
        const double found = model.derivativeOf("y");
        QVERIFY2(std::fabs(found - derivative) <= 1e-12 * std::max(1.0, std::fabs(derivative)),
                 qPrintable(QStringLiteral("%1, not %2").arg(found, 0, 'g', 17).arg(derivative, 0, 'g', 17)));
    }

    /// A command in a circuit whose pressure several equations give, against differences at both sides.
    void agreeWithDifferencesInCircuits()
    {
        StartedModel model(
            "model M input Real u; inner Bramah.Hydraulics.Fluid fluid; "
            "Bramah.Hydraulics.Sources.PressureSource source(p=100e5); "
            "Bramah.Hydraulics.FlowValves.ProportionalThrottle throttle(useDynamics=false); "
            "Bramah.Hydraulics.Node node(ideal=true); Bramah.Hydraulics.FlowValves.Orifice orifice(d=4e-3); "
            "Bramah.Hydraulics.Sources.Tank tank; equation throttle.u = u; connect(source.A, throttle.A); "
            "connect(throttle.B, node.port); connect(node.port, orifice.A); connect(orifice.B, tank.T); end M;",
            0.5);
        for (const char* name : {"orifice.q", "node.p", "throttle.dp"}) {
            static_cast<void>(model.valueWith(0.5, name));
            const double found = model.derivativeOf(name);
            constexpr double kWay = 1e-5;
            const double below = model.valueWith(0.5 - kWay, name), above = model.valueWith(0.5 + kWay, name);
            const double difference = (above - below) / (2 * kWay);
            QVERIFY(std::fabs(difference) > 0);
            QVERIFY2(std::fabs(found - difference) < 1e-6 * std::fabs(difference),
                     qPrintable(QStringLiteral("%1: %2, not %3").arg(QLatin1String(name)).arg(found).arg(difference)));
        }
    }

    void leaveValuesAsTheyAre()
    {
        StartedModel model("model M input Real u; Real y; Real a(start=1); equation a^3 + a = u; y = a^2; end M;", 10);
        const double before = model.valueWith(10, "y");
        static_cast<void>(model.derivativeOf("y"));
        QCOMPARE(model.valueWith(10, "y"), before);
    }

    void failWhereThereIsNone()
    {
        StartedModel model("model M input Real u; Real y; equation y = sqrt(u); end M;", 0);
        QVERIFY(std::isnan(model.derivativeOf("y")));
    }
};

BRAMAH_TEST(InputDerivativesTest);

}  // namespace bramah::test

#include "input_derivatives_test.moc"
