// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/design/design_point.h"
#include "solver/design/design_path.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <vector>

using namespace bramah;
using solver::DesignAnswer;
using solver::DesignQuestion;

namespace {

/// A tank that drains through an orifice: at rest q = k*sqrt(h), so the level is (q/k)^2; a body in a viscous fluid
/// reaches f/d.
const QByteArray kModel = R"(model M
  parameter Real q(min = 0) = 2;
  parameter Real k(min = 0.1) = 1;
  parameter Real f = 3;
  parameter Real d = 4;
  parameter Real idle = 1;
  Real h(start = 1, min = 0);
  Real v;
  Real other;
equation
  der(h) = q - k*sqrt(h);
  7*der(v) = f - d*v;
  other = 5;
end M;
)";

DesignAnswer answerTo(DesignQuestion question)
{
    const auto evaluator = solver::makeEvaluator(test::compiled(kModel).system);
    static_cast<void>(evaluator->updateParameters());
    return findDesignPoint(*evaluator, question);
}

}  // namespace

class DesignPointTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneParameterIsFound()
    {
        const DesignAnswer answer = answerTo({{{"h", 9}}, {"q"}});
        QVERIFY2(answer.problem.isEmpty(), qPrintable(answer.problem));
        QVERIFY(std::abs(answer.values.at(0) - 3) < 1e-5);
    }

    /// q = k*sqrt(h) along h, and along k; where h would be negative there is none.
    void answersFollowAPath()
    {
        const auto along = [](const solver::DesignPath& path, QString& problem) {
            const auto evaluator = solver::makeEvaluator(test::compiled(kModel).system);
            static_cast<void>(evaluator->updateParameters());
            std::vector<double> found(path.places.size(), -1);
            problem = followDesign(*evaluator, {{{"h", 9}}, {"q"}}, path,
                                   [&](int place, double value) { found[static_cast<std::size_t>(place)] = value; });
            return found;
        };
        QString problem;
        const std::vector<double> levels{-1, 1, 4, 9, 16, 25};
        const std::vector<double> overLevel = along({"h", levels}, problem);
        QCOMPARE(problem, QString());
        QVERIFY(std::isnan(overLevel[0]));
        for (std::size_t k = 1; k < levels.size(); ++k)
            QVERIFY2(std::abs(overLevel[k] / std::sqrt(levels[k]) - 1) < 1e-5,
                     qPrintable(QString::number(overLevel[k])));
        const std::vector<double> factors{2, 1, 0.5};
        const std::vector<double> overFactor = along({"k", factors}, problem);
        QCOMPARE(problem, QString());
        for (std::size_t k = 0; k < factors.size(); ++k)
            QVERIFY2(std::abs(overFactor[k] / (3 * factors[k]) - 1) < 1e-5, qPrintable(QString::number(overFactor[k])));
        along({"q", {1, 2}}, problem);
        QVERIFY2(problem.contains(QStringLiteral("is what is to be found")), qPrintable(problem));
        along({"other", {1, 2}}, problem);
        QVERIFY(!problem.isEmpty());
    }

    void severalAreFoundTogether()
    {
        const DesignAnswer answer = answerTo({{{"h", 25}, {"v", 0.5}}, {"k", "d"}});
        QVERIFY2(answer.problem.isEmpty(), qPrintable(answer.problem));
        QVERIFY(std::abs(answer.values.at(0) - 0.4) < 1e-5);
        QVERIFY(std::abs(answer.values.at(1) - 6) < 1e-5);
    }

    void whyNot_data()
    {
        QTest::addColumn<QString>("known");
        QTest::addColumn<QString>("find");
        QTest::addColumn<QString>("problem");
        QTest::newRow("no such variable") << "x"
                                          << "q"
                                          << "There is no variable `x`.";
        QTest::newRow("no effect") << "h"
                                   << "idle"
                                   << "No wanted value depends on `idle`.";
        QTest::newRow("not influenced") << "other"
                                        << "q"
                                        << "No wanted value depends on `q`.";
        QTest::newRow("a parameter is wanted") << "q"
                                               << "k"
                                               << "The circuit does not compute `q`.";
        // h = (q/k)^2 with k >= 0.1 and q = 2 is 400 at most.
        QTest::newRow("out of reach") << "h"
                                      << "k"
                                      << "No values of parameters were found that give the wanted ones.";
    }
    void whyNot()
    {
        QFETCH(QString, known);
        QFETCH(QString, find);
        QFETCH(QString, problem);
        QCOMPARE(answerTo({{{known.toStdString(), 900}}, {find.toStdString()}}).problem, problem);
    }

    void asManyAreFoundAsAreWanted()
    {
        QCOMPARE(
            answerTo({{{"h", 9}, {"v", 1}}, {"q"}}).problem,
            QStringLiteral("Wanted values: 2, parameters to be found: 1; there must be as many parameters as values."));
    }

    void onAProblemTheParametersStay()
    {
        const auto evaluator = solver::makeEvaluator(test::compiled(kModel).system);
        static_cast<void>(evaluator->updateParameters());
        const DesignAnswer answer = findDesignPoint(*evaluator, {{{"h", 900}}, {"k"}});
        QVERIFY(!answer.problem.isEmpty());
        QCOMPARE(evaluator->value(evaluator->model().findVariable("k")), 1.0);
    }
};

BRAMAH_TEST(DesignPointTest);
#include "design_point_test.moc"
