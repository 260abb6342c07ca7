// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/compile.h"
#include "solver/study/sensitivity.h"
#include "solver/study/study_csv.h"
#include "solver/study/study_journal.h"
#include "solver/study/study_points.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <set>

namespace bramah::test {

using namespace solver;

class StudyTest : public QObject
{
    Q_OBJECT

    using Points = std::vector<std::vector<double>>;

    /// x = x0*exp(-k*t), which fails for k < 0.
    static Study decays(Points points)
    {
        FlatModel flat = flatText(
            "model D parameter Real k = 1; parameter Real x0 = 1; Real x(start = x0, fixed = "
            "true); equation der(x) = -k*x; assert(k >= 0, \"k is negative\"); end D;");
        Study study;
        study.system = compile(std::move(flat)).system;
        study.settings.tolerance = 1e-9;
        study.parameters = {QStringLiteral("k"), QStringLiteral("x0")};
        study.points = std::move(points);
        return study;
    }
    static std::map<std::size_t, StudyResult> resultsOf(const Study& study, int jobs)
    {
        std::vector<std::size_t> all(study.points.size());
        for (std::size_t k = 0; k < all.size(); ++k)
            all[k] = k;
        std::map<std::size_t, StudyResult> results;
        runStudy(study, all, jobs, [&](const StudyResult& result) {
            results.emplace(result.point, result);
            return true;
        });
        return results;
    }

private Q_SLOTS:
    void pointsOfAGrid()
    {
        const std::vector<ParameterRange> ranges{{evenlySpaced(1, 3, 3), {}}, {{10, 20}, {}}};
        const Points expected{{1, 10}, {1, 20}, {2, 10}, {2, 20}, {3, 10}, {3, 20}};
        QCOMPARE(studyPoints(ranges, {Sampling::Grid}), expected);
        QCOMPARE(pointCount(std::vector<ParameterRange>(8, {evenlySpaced(0, 1, 1000), {}}), {Sampling::Grid}),
                 std::numeric_limits<std::size_t>::max());
        QCOMPARE(pointCount(ranges, {Sampling::List}), std::size_t{0});
    }

    void pointsOfALatinHypercube()
    {
        constexpr int kCount = 64;
        using Kind = Distribution::Kind;
        const std::vector<ParameterRange> ranges{{{}, Distribution{Kind::Uniform, 0, 1}},
                                                 {{}, Distribution{Kind::Uniform, -8, 8}}};
        const Points points = studyPoints(ranges, {Sampling::LatinHypercube, kCount, 7});
        for (std::size_t k = 0; k < ranges.size(); ++k) {
            std::set<int> parts;
            for (const std::vector<double>& point : points)
                parts.insert(static_cast<int>(std::floor((point[k] - ranges[k].spread->a) /
                                                         (ranges[k].spread->b - ranges[k].spread->a) * kCount)));
            QCOMPARE(parts.size(), std::size_t{kCount});
            QCOMPARE(*parts.begin(), 0);
            QCOMPARE(*parts.rbegin(), kCount - 1);
        }
        QCOMPARE(studyPoints(ranges, {Sampling::LatinHypercube, kCount, 7}), points);
        QVERIFY(studyPoints(ranges, {Sampling::LatinHypercube, kCount, 8}) != points);
        // The two parameters are not in step.
        int inStep = 0;
        for (const std::vector<double>& point : points)
            inStep += std::fabs(point[0] * 16 - 8 - point[1]) < 0.25 ? 1 : 0;
        QVERIFY(inStep < kCount / 4);
    }

    void logarithmsAreEvenlySpaced()
    {
        const std::vector<double> values = evenlySpacedLogarithms(1e-3, 10, 5);
        for (std::size_t k = 0; k < values.size(); ++k)
            QVERIFY(std::fabs(values[k] / std::pow(10, -3 + static_cast<double>(k)) - 1) < 1e-14);
        QCOMPARE(values.front(), 1e-3);
        QCOMPARE(values.back(), 10.0);
    }

    // Quantiles against the shares that they leave below, in closed form.
    void spreadsHaveTheirShares()
    {
        using Kind = Distribution::Kind;
        for (double u = 0.002; u < 1; u += 0.0499) {
            QVERIFY(std::fabs(0.5 * std::erfc(-normalQuantile(u) / std::sqrt(2)) - u) < 1e-15);
            const double normal = Distribution{Kind::Normal, 7, 2}.quantile(u);
            QVERIFY(std::fabs(normal - (7 + 2 * normalQuantile(u))) < 1e-12);
            QVERIFY(std::fabs(Distribution{Kind::LogUniform, 0.1, 10}.quantile(u) / std::pow(10, 2 * u - 1) - 1) <
                    1e-13);
            const double x = Distribution{Kind::Triangular, 1, 5, 2}.quantile(u);
            const double share = x <= 2 ? (x - 1) * (x - 1) / 4 : 1 - (5 - x) * (5 - x) / 12;
            QVERIFY(std::fabs(share - u) < 1e-14);
        }
        QVERIFY(std::fabs(normalQuantile(1e-300) + 37.0471) < 1e-4);
        QCOMPARE((Distribution{Kind::Normal, 7, 2}.most()), 13.0);
        QCOMPARE((Distribution{Kind::Triangular, 1, 5, 2}.most()), 5.0);
    }

    void pointsOfCornersAndOnesByOne()
    {
        const std::vector<ParameterRange> ranges{{{}, Distribution{Distribution::Kind::Uniform, 1, 3}},
                                                 {{10, 20, 60}, {}}};
        QCOMPARE(studyPoints(ranges, {Sampling::Corners}), (Points{{1, 10}, {1, 60}, {3, 10}, {3, 60}}));
        QCOMPARE(studyPoints(ranges, {Sampling::OneByOne}), (Points{{2, 20}, {1, 20}, {3, 20}, {2, 10}, {2, 60}}));
        QCOMPARE(pointCount(ranges, {Sampling::Random, 5}), std::size_t{0});
    }

    static std::vector<ParameterRange> shares(std::size_t count)
    {
        return std::vector<ParameterRange>(count, {{}, Distribution{}});
    }

    // Of a straight response the effects are its slopes, without any deviation; of a product they depend on the others.
    void morrisFindsSlopes()
    {
        const Points points = studyPoints(shares(3), {Sampling::Morris, 50, 3});
        QCOMPARE(points.size(), std::size_t{200});
        std::vector<double> straight, product;
        for (const std::vector<double>& x : points) {
            straight.push_back(4 * x[0] - 2 * x[1]);
            product.push_back(x[0] * x[1]);
        }
        const std::vector<MorrisEffect> found = morrisEffects(points, straight);
        const double slopes[] = {4, -2, 0};
        for (std::size_t k = 0; k < 3; ++k) {
            QVERIFY(std::fabs(found[k].mean - slopes[k]) < 1e-12);
            QVERIFY(std::fabs(found[k].meanOfAmounts - std::fabs(slopes[k])) < 1e-12);
            QVERIFY(found[k].deviation < 1e-12);
            QCOMPARE(found[k].ways, std::size_t{50});
        }
        QVERIFY(morrisEffects(points, product)[0].deviation > 0.2);
        product[0] = std::nan("");
        QVERIFY(morrisEffects(points, product)[0].ways + morrisEffects(points, product)[1].ways +
                    morrisEffects(points, product)[2].ways ==
                149);
    }

    // T. Ishigami and T. Homma's function with a = 7, b = 0.1, whose indices have a closed form.
    void sobolFindsTheIndicesOfIshigami()
    {
        constexpr double kPi = 3.14159265358979323846;
        const std::vector<ParameterRange> ranges(3, {{}, Distribution{Distribution::Kind::Uniform, -kPi, kPi}});
        const Points points = studyPoints(ranges, {Sampling::Sobol, 8192, 1});
        QCOMPARE(points.size(), std::size_t{5 * 8192});
        std::vector<double> values;
        for (const std::vector<double>& x : points)
            values.push_back(std::sin(x[0]) + 7 * std::pow(std::sin(x[1]), 2) +
                             0.1 * std::pow(x[2], 4) * std::sin(x[0]));
        const double v1 = 0.5 * std::pow(1 + 0.1 * std::pow(kPi, 4) / 5, 2), v2 = 49.0 / 8;
        const double v13 = 0.01 * std::pow(kPi, 8) * (1.0 / 18 - 1.0 / 50), v = v1 + v2 + v13;
        const double firsts[] = {v1 / v, v2 / v, 0}, totals[] = {(v1 + v13) / v, v2 / v, v13 / v};
        const std::vector<SobolIndex> found = sobolIndices(3, values);
        for (std::size_t k = 0; k < 3; ++k) {
            QVERIFY2(std::fabs(found[k].first - firsts[k]) < 0.02, qPrintable(QString::number(found[k].first)));
            QVERIFY2(std::fabs(found[k].total - totals[k]) < 0.02, qPrintable(QString::number(found[k].total)));
            QVERIFY(std::fabs(found[k].first - firsts[k]) < 4 * found[k].firstError);
            QVERIFY(std::fabs(found[k].total - totals[k]) < 4 * found[k].totalError);
            QVERIFY(found[k].firstError < 0.02 && found[k].totalError < 0.02);
        }
        values[17] = std::nan("");  // its row is left out
        QVERIFY(std::fabs(sobolIndices(3, values)[1].first - firsts[1]) < 0.02);
    }

    void tornadoesBeginWithTheWidest()
    {
        const std::vector<double> values{10, 9, 11, 4, 12, std::nan(""), 3};
        const std::vector<TornadoBar> bars = tornadoOf(values);
        QCOMPARE(bars.size(), std::size_t{3});
        QCOMPARE(bars[0].parameter, std::size_t{1});
        QCOMPARE(bars[0].width(), 8.0);
        QCOMPARE(bars[1].parameter, std::size_t{0});
        QCOMPARE(bars[2].parameter, std::size_t{2});
    }

    // The time in which x falls to a half is log(2)/k.
    void measuresAreResponses()
    {
        Study study = decays({{1, 1}, {2, 1}, {0.5, 1}});
        study.settings.interval = 1e-3;
        study.measures = {{.name = QStringLiteral("half life"),
                           .of = QStringLiteral("x"),
                           .statistic = Statistic::Duration,
                           .to = QStringLiteral("x < x0/2")},
                          {.name = QStringLiteral("rate"), .of = QStringLiteral("k*x"), .statistic = Statistic::First}};
        study.settings.variables = QRegularExpression(QStringLiteral("x"));
        const Responses responses = responsesOf(study);
        QVERIFY2(!responses.problem(), qPrintable(responses.problem().value_or(QString())));
        QCOMPARE(responses.list().size(), std::size_t{3});
        QCOMPARE(responses.list()[1].name, QStringLiteral("half life"));
        QCOMPARE(responses.list()[1].column.unit, QStringLiteral("s"));
        const auto results = resultsOf(study, 2);
        for (const auto& [point, result] : results) {
            const double k = study.points[point][0];
            QVERIFY(std::fabs(result.values[0] - std::exp(-k)) < 1e-7);
            if (k > std::log(2))
                QVERIFY2(std::fabs(result.values[1] - std::log(2) / k) < 1e-5,
                         qPrintable(QString::number(result.values[1])));
            else  // not within the run
                QVERIFY(std::isnan(result.values[1]));
            QVERIFY(std::fabs(result.values[2] - k) < 1e-12);
        }
        study.measures[0].of = QStringLiteral("y");
        QVERIFY(responsesOf(study).problem());
    }

    void reductionsOverTime()
    {
        Study study = decays({{1, 2}});
        study.settings.interval = 1e-3;
        const std::pair<Reduction, double> expected[] = {{Reduction::Final, 2 * std::exp(-1)},
                                                         {Reduction::Min, 2 * std::exp(-1)},
                                                         {Reduction::Max, 2},
                                                         {Reduction::Mean, 2 * (1 - std::exp(-1))}};
        for (const auto& [reduction, value] : expected) {
            study.reduction = reduction;
            QVERIFY(std::fabs(resultsOf(study, 1).at(0).values.at(0) - value) < 1e-6);
        }
    }

    void oneFailureSpoilsNoOtherRun()
    {
        const Study study = decays({{1, 1}, {-1, 1}, {2, 1}, {3, 1}});
        const auto one = resultsOf(study, 1), three = resultsOf(study, 3);
        QCOMPARE(one.size(), std::size_t{4});
        QVERIFY2(one.at(1).failure.contains(QStringLiteral("k is negative")), qPrintable(one.at(1).failure));
        for (const std::size_t point : {std::size_t{0}, std::size_t{2}, std::size_t{3}}) {
            QVERIFY(one.at(point).failure.isEmpty());
            QVERIFY(std::fabs(one.at(point).values[0] - std::exp(-study.points[point][0])) < 1e-7);
            QCOMPARE(three.at(point).values, one.at(point).values);
        }
    }

    void journalGoesOnAfterACutOffLine()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("study.part"));
        const Study study = decays({{1, 1}, {-1, 1}, {2, 1}});
        const auto results = resultsOf(study, 1);
        {
            StudyJournal journal(path, study);
            QVERIFY(!journal.open(false));
            QVERIFY(journal.add(results.at(1)));
            QVERIFY(journal.add(results.at(2)));
        }
        QFile file(path);
        QVERIFY(file.resize(file.size() - 3));
        StudyJournal journal(path, study);
        QVERIFY(!journal.open(true));
        QCOMPARE(journal.results().size(), std::size_t{1});
        QCOMPARE(journal.results().at(1).failure, results.at(1).failure);
        QVERIFY(std::isnan(journal.results().at(1).values.at(0)));
        QVERIFY(journal.add(results.at(2)));
        QVERIFY(journal.add(results.at(0)));

        StudyJournal again(path, study);
        QVERIFY(!again.open(true));
        QCOMPARE(again.results().size(), std::size_t{3});
        QCOMPARE(again.results().at(0).values, results.at(0).values);
        QCOMPARE(again.results().at(2).values, results.at(2).values);

        StudyJournal other(path, decays({{1, 1}, {-1, 1}, {2, 1.5}}));
        const auto problem = other.open(true);
        QVERIFY(problem && problem->contains(QStringLiteral("another study")));
    }

    void csvHasARowForEachPoint()
    {
        const Study study = decays({{0, 1}, {-1, 0.5}});
        const QByteArray text = studyCsv(study, resultsOf(study, 1));
        QVERIFY2(text.startsWith("k,x0,x,failure\r\n0,1,1,\r\n-1,0.5,,"), text.constData());
        QCOMPARE(text.count("\r\n"), 3);
    }
};

BRAMAH_TEST(StudyTest);

}  // namespace bramah::test

#include "study_test.moc"
