// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/goals/trials.h"

#include "model/syntax/syntax_tree.h"
#include "solver/goals/goal_texts.h"
#include "solver/study/reduction.h"
#include "solver/use/model.h"
#include "tests/test_registry.h"

#include <QTest>

#include <cmath>

namespace bramah::test {

using namespace solver;

/// x = x0*exp(-k*t) over 1 s, with numbers of it that are pulled.
class TrialsTest : public QObject
{
    Q_OBJECT

    std::shared_ptr<Model> model_;
    RunSettings settings_;

    [[nodiscard]] Trials planned(const QStringList& free)
    {
        auto trials = Trials::plan(model_, free, settings_);
        if (!trials)
            throw std::runtime_error(trials.error().toStdString());
        return *std::move(trials);
    }
    [[nodiscard]] GoalSearch planned(const QStringList& free, std::vector<WrittenGoal> goals)
    {
        GoalQuestion question;
        question.free = free;
        question.goals = std::move(goals);
        question.settings = settings_;
        auto search = GoalSearch::plan(*model_, question);
        if (!search)
            throw std::runtime_error(search.error().toStdString());
        return *std::move(search);
    }
    static double last(const Trial& trial, const char* variable)
    {
        return reduced(trial.results, trial.results.find(QLatin1String(variable)), Reduction::Final);
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto library = std::make_shared<model::ClassLibrary>();
        library->addFile(model::syntax::SyntaxTree::parse(std::make_shared<model::SourceText>(
            QStringLiteral("test.mo"),
            QByteArrayLiteral(
                "model M parameter Real k = 2; parameter Real x0 = 1; Real x(start = x0, fixed = true); "
                "Real y = x*time; equation der(x) = -k*x; assert(k > 0.1, \"k is too small\"); end M;"))));
        ModelSource source;
        source.library = library;
        source.className = "M";
        model_ = std::make_shared<Model>(source);
        settings_.stopTime = 1;
        settings_.tolerance = 1e-9;
    }

    void aTrialIsAWholeRun()
    {
        const Trials trials = planned({QStringLiteral("k=1:4"), QStringLiteral("x0=1:3")});
        QCOMPARE(trials.start(), (Point{2, 1}));
        const Trial trial = trials.at({1.5, 2});
        QVERIFY(trial.end.isRegular());
        QVERIFY(std::fabs(last(trial, "x") - 2 * std::exp(-1.5)) < 1e-7);
        QVERIFY(trial.results.find(QStringLiteral("y")) >= 0);
        const Trials broken = planned({QStringLiteral("k=0.01:4")});
        QVERIFY(!broken.at({0.05}).end.isRegular());
    }

    // The end, and the peak 1/(k*e) of x*t, which is at 1/k.
    void aNumberIsPulled()
    {
        const Trials trials = planned({QStringLiteral("k=1:4")});
        const auto end = trials.pull(QStringLiteral("final(x)"), 0.25, {2});
        QVERIFY(end);
        QVERIFY(std::fabs(end->point.front() + std::log(0.25)) < 1e-5);
        QVERIFY(std::fabs(*end->reached - 0.25) < 1e-6);
        QVERIFY(std::fabs(last(*end, "x") - 0.25) < 1e-6);
        const auto peak = trials.pull(QStringLiteral("max(y)"), 0.3 / std::exp(1.0), {2});
        QVERIFY(peak);
        QVERIFY2(std::fabs(peak->point.front() - 1 / 0.3) < 2e-3, qPrintable(QString::number(peak->point.front())));
        // Beyond the bounds it goes as far as it may.
        const auto beyond = trials.pull(QStringLiteral("final(x)"), 0.9, {2});
        QVERIFY(beyond && std::fabs(beyond->point.front() - 1) < 1e-3);
        const auto nothing = trials.pull(QStringLiteral("max(z)"), 0.9, {2});
        QVERIFY(!nothing && nothing.error().contains(QStringLiteral("`z`")));
    }

    void aPullSnapsToChoices()
    {
        const Trials trials = planned({QStringLiteral("k=1,1.25,1.6,2,2.5,3.15,4")});
        const auto end = trials.pull(QStringLiteral("final(x)"), 0.25, {2});
        QVERIFY(end);
        QCOMPARE(end->point.front(), 1.25);  // exp(-1.25) = 0.287 is nearer than exp(-1.6) = 0.202
    }

    void whatLimitsIsSaid()
    {
        using Kind = WrittenGoal::Kind;
        const GoalSearch search = planned({QStringLiteral("k=1:4")}, {{Kind::Maximise, QStringLiteral("x")},
                                                                      {Kind::Keep, QStringLiteral("max(y)<=0.2")}});
        const SearchResult result = search.run({});
        const EvaluatedPoint& best = result.points[result.best.front()];
        // 1/(k*e) = 0.2
        QVERIFY(std::fabs(best.point.front() - 5 / std::exp(1.0)) < 2e-3);
        QCOMPARE(whatLimits(search, best), QStringList{QStringLiteral("max(y) is at its limit ≤ 0.2")});
        QVERIFY(endText(result).startsWith(QStringLiteral("Nothing better")));
        const EvaluatedPoint outside{{1}, search.outcomeAt({1}), 0};
        const QStringList texts = whatLimits(search, outside);
        QCOMPARE(texts.size(), 2);
        QVERIFY2(texts[0].contains(QStringLiteral("beyond ≤ 0.2")), qPrintable(texts[0]));
        QCOMPARE(texts[1], QStringLiteral("k is at its lower bound, 1"));
        QVERIFY(!search.hasFront());
        QVERIFY(planned({QStringLiteral("k=1:4")}, {{Kind::Maximise, QStringLiteral("x")},
                                                    {Kind::Aim, QStringLiteral("y=0.1")},
                                                    {Kind::Aim, QStringLiteral("max(y)=0.1")}})
                    .hasFront());
    }
};

BRAMAH_TEST(TrialsTest);

}  // namespace bramah::test
#include "trials_test.moc"
