// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/compile.h"
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
        const std::vector<ParameterRange> ranges{{evenlySpaced(1, 3, 3)}, {{10, 20}}};
        const Points expected{{1, 10}, {1, 20}, {2, 10}, {2, 20}, {3, 10}, {3, 20}};
        QCOMPARE(studyPoints(ranges, Sampling::Grid, 0), expected);
        QCOMPARE(pointCount(std::vector<ParameterRange>(8, {evenlySpaced(0, 1, 1000)}), Sampling::Grid),
                 std::numeric_limits<std::size_t>::max());
        QCOMPARE(pointCount(ranges, Sampling::List), std::size_t{0});
    }

    void pointsOfALatinHypercube()
    {
        constexpr int kCount = 64;
        const std::vector<ParameterRange> ranges{{evenlySpaced(0, 1, kCount), 0, 1},
                                                 {evenlySpaced(0, 1, kCount), -8, 8}};
        const Points points = studyPoints(ranges, Sampling::LatinHypercube, 7);
        for (std::size_t k = 0; k < ranges.size(); ++k) {
            std::set<int> parts;
            for (const std::vector<double>& point : points)
                parts.insert(static_cast<int>(
                    std::floor((point[k] - ranges[k].from) / (ranges[k].to - ranges[k].from) * kCount)));
            QCOMPARE(parts.size(), std::size_t{kCount});
            QCOMPARE(*parts.begin(), 0);
            QCOMPARE(*parts.rbegin(), kCount - 1);
        }
        QCOMPARE(studyPoints(ranges, Sampling::LatinHypercube, 7), points);
        QVERIFY(studyPoints(ranges, Sampling::LatinHypercube, 8) != points);
        // The two parameters are not in step.
        int inStep = 0;
        for (const std::vector<double>& point : points)
            inStep += std::fabs(point[0] * 16 - 8 - point[1]) < 0.25 ? 1 : 0;
        QVERIFY(inStep < kCount / 4);
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
