// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/evaluate/system_evaluator.h"
#include "solver/integrators/radau_integrator.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QTest>

#include <array>
#include <cmath>
#include <vector>

namespace bramah::test {

using namespace solver;

namespace {

constexpr double kStep = 1e-3;  ///< between two changes of the input [s]
const QByteArray kSpool =
    "model M input Real u; Real x(start=0, fixed=true), v(start=0, fixed=true); "
    "equation der(x) = v; der(v) = 250^2*(u - x) - 400*v; end M;";

using Point = std::array<double, 2>;

/// The solution a step later, with the input held: Runge and Kutta's method in parts of 1e-5 s, off by 1e-11.
Point held(Point x, double u)
{
    constexpr int kParts = 100;
    const double h = kStep / kParts;
    const auto slope = [u](const Point& at) { return Point{at[1], 62500 * (u - at[0]) - 400 * at[1]}; };
    const auto moved = [](const Point& from, const Point& k, double way) {
        return Point{from[0] + way * k[0], from[1] + way * k[1]};
    };
    for (int n = 0; n < kParts; ++n) {
        const Point a = slope(x), b = slope(moved(x, a, h / 2)), c = slope(moved(x, b, h / 2)),
                    d = slope(moved(x, c, h));
        for (std::size_t i = 0; i < 2; ++i)
            x[i] += h / 6 * (a[i] + 2 * b[i] + 2 * c[i] + d[i]);
    }
    return x;
}

/// Radau IIA over the spool, with an input that jumps.
class JumpingRun
{
public:
    JumpingRun() : evaluator_(evaluatorOf(flatText(kSpool))), states_(2)
    {
        IntegratorOptions options;
        options.tolerance = 1e-8;
        static_cast<void>(evaluator_->updateParameters());
        static_cast<void>(evaluator_->initialise(0, states_));
        integrator_ = makeRadauIntegrator(*evaluator_, options);
        static_cast<void>(integrator_->start(0, states_, 0));
    }

    /// Was the jump passed? Else the run has started again.
    bool jumpTo(double u)
    {
        const double t = integrator_->time();
        std::vector<double> before(2), after(2);
        integrator_->interpolate(t, states_);
        static_cast<void>(evaluator_->derivatives(t, states_, before));
        evaluator_->setInput(evaluator_->model().findVariable("u"), u);
        static_cast<void>(evaluator_->derivatives(t, states_, after));
        if (integrator_->passJump(before, after))
            return true;
        static_cast<void>(integrator_->start(t, states_, 0));
        return false;
    }
    [[nodiscard]] const std::vector<double>& stepTo(double time)
    {
        while (integrator_->time() < time)
            if (integrator_->step(time) != StepResult::Ok)
                qFatal("a step has failed");
        integrator_->interpolate(time, states_);
        return states_;
    }
    [[nodiscard]] IntegratorCounts counts() const { return integrator_->counts(); }

private:
    std::unique_ptr<SystemEvaluator> evaluator_;
    std::vector<double> states_;
    std::unique_ptr<Integrator> integrator_;
};

}  // namespace

class PassedJumpsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// An importer's input that follows a sine in steps. Where the sine turns, nothing moves, so that a jump is large.
    void inputInStepsNeedsFewStarts()
    {
        JumpingRun run;
        Point exact{0, 0};
        int starts = 0;
        for (int k = 0; k < 1000; ++k) {
            const double u = 0.4 * std::sin(6 * k * kStep);
            starts += run.jumpTo(u) ? 0 : 1;
            const std::vector<double>& x = run.stepTo((k + 1) * kStep);
            exact = held(exact, u);
            QVERIFY2(std::fabs(x[0] - exact[0]) < 1e-7 && std::fabs(x[1] - exact[1]) < 1e-5,
                     qPrintable(QStringLiteral("%1: %2, %3").arg(k).arg(x[0] - exact[0]).arg(x[1] - exact[1])));
        }
        QVERIFY2(starts < 60, qPrintable(QString::number(starts)));
        QVERIFY2(run.counts().jacobianEvaluations < 100, qPrintable(QString::number(run.counts().jacobianEvaluations)));
    }

    /// Steps that have grown long at rest are too long behind a jump.
    void jumpOutOfRestStartsAgain()
    {
        JumpingRun run;
        static_cast<void>(run.stepTo(1));
        QVERIFY(!run.jumpTo(1));
        Point exact{0, 0};
        for (int k = 0; k < 20; ++k) {
            exact = held(exact, 1);
            const std::vector<double>& x = run.stepTo(1 + (k + 1) * kStep);
            QVERIFY(std::fabs(x[0] - exact[0]) < 1e-6 && std::fabs(x[1] - exact[1]) < 1e-4);
        }
    }
};

BRAMAH_TEST(PassedJumpsTest);

}  // namespace bramah::test

#include "passed_jumps_test.moc"
