// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/compile.h"
#include "solver/evaluate/system_evaluator.h"
#include "solver/reports/failure_text.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QTest>

#include <cmath>

namespace bramah::test {

/// Start values that components bring give way to those that the model's author wrote.
class ChosenStartsTest : public QObject
{
    Q_OBJECT

    static constexpr char kBody[] =
        "model Body parameter Real x_start = 0; Real x(start = x_start, fixed = true); end Body;\n";

    /// The start of `a.x`, where a.x = b.x and der(a.x) = 1; NaN with \a messages if it does not compile.
    static double startOf(const QByteArray& declarations, const QByteArray& equation, QString& messages)
    {
        const solver::CompileOutcome compiled = solver::compile(flatText(
            QByteArray(kBody) + "model M " + declarations + " equation der(a.x) = 1; " + equation + " end M;"));
        for (const model::Diagnostic& diagnostic : compiled.diagnostics)
            messages += diagnostic.commandLineText() + QLatin1Char('\n');
        if (!compiled.system)
            return std::nan("");
        const auto evaluator = solver::makeEvaluator(compiled.system);
        std::vector<double> x(evaluator->layout().states.size());
        if (!evaluator->initialise(0, x).status.ok())
            return std::nan("");
        return evaluator->value(evaluator->model().findVariable("a.x"));
    }

private Q_SLOTS:
    void writtenOnesCount_data()
    {
        QTest::addColumn<QByteArray>("declarations");
        QTest::addColumn<QByteArray>("equation");
        QTest::addColumn<double>("start");
        QTest::addColumn<QString>("notUsed");
        const QByteArray joined = "a.x = b.x;", scaled = "a.x = 2*b.x - 4;";
        const auto row = [](const char* name, const QByteArray& declarations, const QByteArray& equation, double start,
                            const char* notUsed) {
            QTest::newRow(name) << declarations << equation << start << QString::fromLatin1(notUsed);
        };
        row("the first written, joined", "Body a(x_start = 3); Body b;", joined, 3, "`b.x = ");
        row("the second written, joined", "Body a; Body b(x_start = 3);", joined, 3, "`a.x = ");
        row("the first written", "Body a(x_start = 3); Body b;", scaled, 3, "`b.x = b.x_start`");
        row("the second written", "Body a; Body b(x_start = 3);", scaled, 2, "`a.x = a.x_start`");
        row("a start attribute written", "Body a; Body b(x(start = 3));", scaled, 2, "`a.x = a.x_start`");
        row("by a parameter of the model", "parameter Real k = 5; Body a; Body b(x_start = k);", joined, 5, "`a.x = ");
        row("none differs", "Body a(x_start = 3); Body b(x_start = 3);", joined, 3, "");
    }
    void writtenOnesCount()
    {
        QFETCH(QByteArray, declarations);
        QFETCH(QByteArray, equation);
        QFETCH(double, start);
        QFETCH(QString, notUsed);
        QString messages;
        QCOMPARE(startOf(declarations, equation, messages), start);
        QCOMPARE(messages.count(QStringLiteral("[start-not-used]")), notUsed.isEmpty() ? 0 : 1);
        QVERIFY2(messages.contains(notUsed), qPrintable(messages));
    }

    void twoWrittenOnesAreAnError()
    {
        QString joined, scaled;
        QVERIFY(std::isnan(startOf("Body a(x_start = 3); Body b(x_start = 4);", "a.x = b.x;", joined)));
        QVERIFY2(joined.contains(QStringLiteral("[fixed-starts-differ]")), qPrintable(joined));
        QVERIFY(std::isnan(startOf("Body a(x_start = 3); Body b(x_start = 4);", "a.x = 2*b.x - 4;", scaled)));
        QVERIFY2(scaled.contains(QStringLiteral("[too-many-initial-conditions]")), qPrintable(scaled));
    }

    void parametersKeepTheirRange()
    {
        const auto detailWith = [](double value) {
            const auto evaluator = evaluatorOf(
                flatText("model M parameter Real low = 1; parameter Real p(min = low, max = 3) = 2; parameter Real "
                         "q(max = 5) = 2*p; Real y = q*time; end M;"));
            evaluator->setParameter(evaluator->model().findVariable("p"), value);
            const solver::EvaluationStatus status = evaluator->updateParameters();
            return status.ok() ? QString() : solver::failureText(status, evaluator->model());
        };
        QCOMPARE(detailWith(1), QString());
        QCOMPARE(detailWith(2.5), QString());
        QCOMPARE(detailWith(0.5), QStringLiteral("parameter `p` is 0.5, but must not be below 1"));
        QCOMPARE(detailWith(3.5), QStringLiteral("parameter `p` is 3.5, but must not be above 3"));
        QCOMPARE(detailWith(2.75), QStringLiteral("parameter `q` is 5.5, but must not be above 5"));
    }

    // In the unit that a user reads, with as many digits as tell the two apart.
    void rangesAreSaidInTheUsersUnit()
    {
        const auto detailOf = [](const QByteArray& value) {
            const auto evaluator = evaluatorOf(
                flatText("model M parameter Real d(unit = \"m\", displayUnit = \"mm\", max = 0.02) = " + value +
                         "; Real y = d*time; end M;"));
            return solver::failureText(evaluator->updateParameters(), evaluator->model())
                .replace(QChar(QChar::Nbsp), QLatin1Char(' '));
        };
        QCOMPARE(detailOf("0.03"), QStringLiteral("parameter `d` is 30 mm, but must not be above 20 mm"));
        QCOMPARE(detailOf("0.02000001"), QStringLiteral("parameter `d` is 20.00001 mm, but must not be above 20 mm"));
    }
};

BRAMAH_TEST(ChosenStartsTest);

}  // namespace bramah::test

#include "chosen_starts_test.moc"
