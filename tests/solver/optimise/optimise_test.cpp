// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/optimise/published_problems.h"
#include "tests/test_registry.h"

#include <QTest>

#include <atomic>
#include <cmath>
#include <mutex>

namespace bramah::test {

using namespace solver;

class OptimiseTest : public QObject
{
    Q_OBJECT

    static const EvaluatedPoint& bestOf(const SearchResult& result) { return result.points[result.best.front()]; }
    static double valueOf(const SearchResult& result) { return bestOf(result).outcome.responses.front(); }

    static SearchSettings settings(SearchMethod method, std::size_t evaluations, double tolerance = 1e-7)
    {
        SearchSettings made;
        made.method = method;
        made.evaluations = evaluations;
        made.tolerance = tolerance;
        return made;
    }

    /// The problem is solved within \a share of the size of its optimum.
    static bool solves(const PublishedProblem& published, const SearchSettings& how, double share)
    {
        const SearchResult result = optimise(published.problem, how, published.evaluate());
        const double beyond = (valueOf(result) - published.optimum) / std::max(1.0, std::fabs(published.optimum));
        const bool isSolved =
            bestOf(result).isFeasible() && std::fabs(beyond) < share && result.points.size() <= how.evaluations;
        qInfo("%zu points, %.10g instead of %.10g%s", result.points.size(), valueOf(result), published.optimum,
              bestOf(result).isFeasible() ? "" : ", not feasible");
        return isSolved;
    }

    static Evaluate evaluating(std::function<Outcome(const Point&)> one)
    {
        return [one = std::move(one)](const std::vector<Point>& points) {
            std::vector<Outcome> outcomes;
            for (const Point& point : points)
                outcomes.push_back(one(point));
            return outcomes;
        };
    }

private Q_SLOTS:
    void localMethodsFindPublishedOptima()
    {
        QVERIFY(solves(rosenbrock(), settings(SearchMethod::Local, 2000), 1e-6));
        QVERIFY(solves(hockSchittkowski43(), settings(SearchMethod::Local, 2000), 1e-5));
        QVERIFY(solves(hockSchittkowski71(), settings(SearchMethod::Local, 2000), 1e-5));
    }

    void globalMethodsFindPublishedOptima()
    {
        for (const SearchMethod method : {SearchMethod::Global, SearchMethod::Divide}) {
            QVERIFY(solves(himmelblau(), settings(method, 2000), 1e-6));
            QVERIFY(solves(branin(), settings(method, 1000), 1e-5));
            QVERIFY(solves(rastrigin(), settings(method, 3000), 1e-6));
        }
        QVERIFY(solves(weldedBeam(), settings(SearchMethod::Global, 8000), 1e-4));
    }

    void mixedProblemsAreSolved() { QVERIFY(solves(pressureVessel(), settings(SearchMethod::Global, 15000), 1e-5)); }

    // (x - 3.3)^2 + (n - 4.4)^2 + x*n/10 with n from a list: least at n = 4, where x = 3.1.
    void choicesAreTried()
    {
        DesignVariable choice = between(1, 64, 1);
        choice.choices = {1, 2, 4, 8, 16, 32, 64};
        PublishedProblem mixed{
            {{between(0, 10, 0), choice}, {Goal{}}, {}},
            [](const Point& x) {
                return std::vector{std::pow(x[0] - 3.3, 2) + std::pow(x[1] - 4.4, 2) + x[0] * x[1] / 10};
            },
            0.04 + 0.16 + 1.24};
        QVERIFY(solves(mixed, settings(SearchMethod::Local, 1000), 1e-6));  // a search in each of 7
        QVERIFY(solves(mixed, settings(SearchMethod::Local, 100), 1e-6));   // by neighbours
        QVERIFY(solves(mixed, settings(SearchMethod::Global, 1000), 1e-6));
        // All 21 combinations, whatever the method.
        DesignVariable whole = between(2, 4, 4);
        whole.isWhole = true;
        mixed.problem.variables = {whole, choice};
        const SearchResult all = optimise(mixed.problem, settings(SearchMethod::Local, 30), mixed.evaluate());
        QCOMPARE(all.points.size(), std::size_t{21});
        QCOMPARE(bestOf(all).point, (Point{3, 4}));
        QCOMPARE(all.end, SearchEnd::Converged);
    }

    // Two responses of two unknowns; and the shortest way where there are more unknowns than aims.
    void aimsAreReached()
    {
        const auto responses = [](const Point& x) {
            return Outcome{{x[0] * x[0] + x[1], x[0] * std::exp(x[1] / 4)}, {}};
        };
        SearchProblem problem{{between(0, 4, 1), between(0, 4, 1)},
                              {{Goal::Kind::Aim, 0, 4 + 1.5}, {Goal::Kind::Aim, 1, 2 * std::exp(1.5 / 4)}},
                              {}};
        const SearchResult both = optimise(problem, settings(SearchMethod::Local, 200), evaluating(responses));
        QVERIFY(std::fabs(bestOf(both).point[0] - 2) < 1e-5);
        QVERIFY(std::fabs(bestOf(both).point[1] - 1.5) < 1e-5);
        QVERIFY2(both.points.size() < 20, qPrintable(QString::number(both.points.size())));
        QCOMPARE(both.end, SearchEnd::Converged);

        problem.goals.pop_back();
        problem.variables = {between(0, 4, 1), between(0, 4, 1), between(0, 4, 1)};
        problem.goals.front().value = 6;
        const auto sum = [](const Point& x) { return Outcome{{x[0] + x[1] + 0 * x[2]}, {}}; };
        const SearchResult shortest = optimise(problem, settings(SearchMethod::Local, 100), evaluating(sum));
        QVERIFY(std::fabs(bestOf(shortest).point[0] - 3) < 1e-4);
        QVERIFY(std::fabs(bestOf(shortest).point[1] - 3) < 1e-4);
        QCOMPARE(bestOf(shortest).point[2], 1.0);
        // What cannot be reached is approached: both at their bounds.
        problem.goals.front().value = 20;
        const SearchResult beyond = optimise(problem, settings(SearchMethod::Local, 200), evaluating(sum));
        QVERIFY(std::fabs(bestOf(beyond).outcome.responses[0] - 8) < 1e-4);
        QCOMPARE(boundHit(problem.variables[0], bestOf(beyond).point[0]), BoundHit::Upper);
        QCOMPARE(boundHit(problem.variables[2], bestOf(beyond).point[2]), BoundHit::None);
    }

    // x + y is least at (1, 1) where x*y >= 1; every run below that fails.
    void failedRunsAreHoles()
    {
        const SearchProblem problem{{between(0, 4, 3), between(0, 4, 2)}, {Goal{}}, {}};
        const auto holes = evaluating([](const Point& x) {
            return x[0] * x[1] < 1 ? Outcome{{std::nan("")}, QStringLiteral("it breaks")} : Outcome{{x[0] + x[1]}, {}};
        });
        for (const SearchMethod method : {SearchMethod::Local, SearchMethod::Global, SearchMethod::Divide}) {
            const SearchResult result = optimise(problem, settings(method, 1500), holes);
            qInfo("%.9g after %zu points, end %d", valueOf(result), result.points.size(), int(result.end));
            QVERIFY(valueOf(result) >= 2 - 1e-12 && valueOf(result) < 2.001);
            QVERIFY(std::ranges::any_of(result.points, &EvaluatedPoint::isFailed));
        }
        // The start fails: another place is looked for. Where all fail it is said.
        SearchProblem elsewhere = problem;
        elsewhere.variables[0].start = elsewhere.variables[1].start = 0.1;
        QVERIFY(valueOf(optimise(elsewhere, settings(SearchMethod::Local, 1500), holes)) < 2.001);
        const auto broken = evaluating([](const Point&) { return Outcome{{}, QStringLiteral("it breaks")}; });
        for (const SearchMethod method : {SearchMethod::Local, SearchMethod::Global, SearchMethod::Divide}) {
            const SearchResult none = optimise(problem, settings(method, 200), broken);
            QCOMPARE(none.end, SearchEnd::NoneRuns);
            QVERIFY(none.best.empty());
        }
        // A goal without a value is a failure too.
        const auto blank = evaluating([](const Point&) { return Outcome{{std::nan("")}, {}}; });
        QVERIFY(optimise(problem, settings(SearchMethod::Local, 20), blank).points.front().isFailed());
    }

    // x <= 1 and x >= 2 exclude each other.
    void whatCannotBeKeptIsSaid()
    {
        const auto same = evaluating([](const Point& x) { return Outcome{{x[0]}, {}}; });
        const SearchProblem problem{{between(0, 5, 5)}, {Goal{}}, {{0, true, 1}, {0, false, 2}}};
        for (const SearchMethod method : {SearchMethod::Local, SearchMethod::Global}) {
            const SearchResult result = optimise(problem, settings(method, 500), same);
            QCOMPARE(result.best.size(), std::size_t{1});
            QVERIFY(!bestOf(result).isFeasible());
            QVERIFY(isBeyondLimit(problem.limits[0], valueOf(result)) ||
                    isBeyondLimit(problem.limits[1], valueOf(result)));
            QVERIFY(valueOf(result) >= 1 - 1e-6 && valueOf(result) <= 2 + 1e-6);
        }
    }

    void searchesAreRepeatable()
    {
        const PublishedProblem beam = weldedBeam();
        SearchSettings how = settings(SearchMethod::Global, 1500);
        const SearchResult first = optimise(beam.problem, how, beam.evaluate());
        QCOMPARE(valueOf(optimise(beam.problem, how, beam.evaluate())), valueOf(first));
        how.seed = 1;
        QVERIFY(bestOf(optimise(beam.problem, how, beam.evaluate())).point != bestOf(first).point);
        // Threads do not matter.
        DesignVariable choice = between(1, 4, 1);
        choice.choices = {1, 2, 3, 4};
        for (const std::vector<DesignVariable>& variables :
             {std::vector{between(0, 10, 0), choice}, std::vector{between(0, 10, 0), between(1, 4, 1)}}) {
            const PublishedProblem two{{variables, {Goal{}, {Goal::Kind::Maximise, 1, 0}}, {}},
                                       [](const Point& x) {
                                           return std::vector{std::pow(x[0] - x[1], 2) + 1, x[0] * x[1]};
                                       },
                                       0};
            SearchSettings local = settings(SearchMethod::Local, 2000);
            const SearchResult one = optimise(two.problem, local, two.evaluate());
            local.threads = 4;
            const SearchResult four = optimise(two.problem, local, two.evaluate());
            QCOMPARE(four.best, one.best);
            QCOMPARE(four.points.size(), one.points.size());
            for (std::size_t k = 0; k < one.points.size(); ++k)
                QCOMPARE(four.points[k].point, one.points[k].point);
        }
    }

    void aStopKeepsTheBest()
    {
        const PublishedProblem beam = weldedBeam();
        for (const SearchMethod method : {SearchMethod::Local, SearchMethod::Global, SearchMethod::Divide}) {
            std::size_t count = 0;
            double best = 0;
            SearchWatch watch;
            watch.isStopWanted = [&] { return count >= 60; };
            watch.evaluated = [&](const EvaluatedPoint& point, bool isBest) {
                ++count;
                if (isBest)
                    best = point.outcome.responses.front();
            };
            const SearchResult result = optimise(beam.problem, settings(method, 5000), beam.evaluate(), watch);
            QCOMPARE(result.end, SearchEnd::Stopped);
            QVERIFY(result.points.size() >= 60 && result.points.size() < 150);
            QCOMPARE(valueOf(result), best);
        }
        const SearchResult spent = optimise(beam.problem, settings(SearchMethod::Global, 300), beam.evaluate());
        QCOMPARE(spent.end, SearchEnd::Spent);
        QVERIFY(spent.points.size() <= 300);
    }

    // J. D. Schaffer, 1985: f1 = x^2, f2 = (x - 2)^2, so sqrt(f2) = 2 - sqrt(f1) on the front.
    void frontOfSchaffer()
    {
        const SearchProblem problem{{between(-10, 10, 8)}, {Goal{}, {Goal::Kind::Minimise, 1, 0}}, {}};
        const auto both = evaluating([](const Point& x) {
            return Outcome{{x[0] * x[0], (x[0] - 2) * (x[0] - 2)}, {}};
        });
        const SearchResult result = optimise(problem, settings(SearchMethod::Local, 2000), both);
        QVERIFY(result.best.size() >= 10);
        double before = -1;
        for (const std::size_t k : result.best) {
            const std::vector<double>& f = result.points[k].outcome.responses;
            QVERIFY(std::fabs(std::sqrt(f[1]) - (2 - std::sqrt(f[0]))) < 1e-6);
            QVERIFY(f[0] > before);
            QVERIFY2(f[0] - before < 1.7, qPrintable(QString::number(f[0])));  // no gap but that at the end
            before = f[0];
        }
        QVERIFY(std::fabs(before - 4) < 1e-3);
    }

    // C. M. Fonseca, P. J. Fleming, Evol. Comput. 3, 1995: a concave front, where x1 = x2 = x3 = u from -1/sqrt(3) to
    // 1/sqrt(3).
    void frontOfFonseca()
    {
        const SearchProblem problem{std::vector(3, between(-4, 4, 0.5)), {Goal{}, {Goal::Kind::Minimise, 1, 0}}, {}};
        const auto both = evaluating([](const Point& x) {
            double a = 0, b = 0;
            for (const double value : x) {
                a += std::pow(value - 1 / std::sqrt(3.0), 2);
                b += std::pow(value + 1 / std::sqrt(3.0), 2);
            }
            return Outcome{{1 - std::exp(-a), 1 - std::exp(-b)}, {}};
        });
        for (const SearchMethod method : {SearchMethod::Local, SearchMethod::Global}) {
            const SearchResult result = optimise(problem, settings(method, 6000, 1e-5), both);
            qInfo("%zu of %zu points", result.best.size(), result.points.size());
            QVERIFY2(result.best.size() >= 10, qPrintable(QString::number(result.best.size())));
            for (const std::size_t k : result.best) {
                const std::vector<double>& f = result.points[k].outcome.responses;
                const double u = (1 / std::sqrt(3.0) - std::sqrt(-std::log(1 - f[0]) / 3));
                const double other = 1 - std::exp(-3 * std::pow(u + 1 / std::sqrt(3.0), 2));
                QVERIFY2(std::fabs(f[1] - other) < 2e-3, qPrintable(QString::number(f[1] - other)));
            }
            const std::vector<double>& first = result.points[result.best.front()].outcome.responses;
            QVERIFY(first[0] < 1e-4 && std::fabs(first[1] - (1 - std::exp(-4))) < 1e-2);
        }
    }

    // E. Zitzler, K. Deb, L. Thiele, Evol. Comput. 8, 2000, with 4 variables: f2 = 1 - sqrt(f1). A limit f2 <= 0.5
    // leaves the part from f1 = 0.25 on.
    void frontOfZdt1WithinALimit()
    {
        const SearchProblem problem{
            std::vector(4, between(0, 1, 0.5)), {Goal{}, {Goal::Kind::Minimise, 1, 0}}, {{1, true, 0.5}}};
        const auto both = evaluating([](const Point& x) {
            const double g = 1 + 9.0 / 3 * (x[1] + x[2] + x[3]);
            return Outcome{{x[0], g * (1 - std::sqrt(x[0] / g))}, {}};
        });
        const SearchResult result = optimise(problem, settings(SearchMethod::Local, 6000), both);
        QVERIFY(result.best.size() >= 10);
        for (const std::size_t k : result.best) {
            const std::vector<double>& f = result.points[k].outcome.responses;
            QVERIFY(std::fabs(f[1] - (1 - std::sqrt(f[0]))) < 1e-3);
            QVERIFY(f[1] <= 0.5 + 1e-6);
        }
        QVERIFY(std::fabs(result.points[result.best.front()].outcome.responses[0] - 0.25) < 1e-3);
    }
};

BRAMAH_TEST(OptimiseTest);

}  // namespace bramah::test
#include "optimise_test.moc"
