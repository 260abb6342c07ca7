// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "solver/flatten/flatten.h"
#include "solver/tables/curve.h"
#include "tests/model_file.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

namespace bramah::test {

using namespace solver;

namespace {

/// Classes of tables as a user's library may declare them: nothing counts but the external functions' names.
const QByteArray& tables()
{
    static const QByteArray text = modelFile("solver/models/external_tables.mo");
    return text;
}

FlattenOutcome flattened(const QByteArray& text, const QString& fileName)
{
    model::ClassLibrary library;
    const auto tree = model::syntax::SyntaxTree::parse(std::make_shared<model::SourceText>(fileName, tables() + text));
    const auto classes = library.addFile(tree);
    return flatten(library, *classes.back());
}

QString firstMessage(const QByteArray& text)
{
    const FlattenOutcome outcome = flattened(text, QStringLiteral("test.mo"));
    return outcome.diagnostics.empty() ? QString() : outcome.diagnostics.front().message();
}

const std::vector<double> kX{0, 0.5, 1.5, 2, 3.5}, kY{0, 1, 0.5, 2, 2.5};

}  // namespace

/// Tables in models: the external functions for tables, as the compiler evaluates and differentiates them.
class ExternalTablesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCompilerKnowsTheDerivative()
    {
        for (int smoothness = 1; smoothness <= 6; ++smoothness) {
            TestRun run(tables() +
                        "model M Real x(start = 0.7, fixed = true); Real y; parameter T.Table1D t = "
                        "T.Table1D(table = [0, 0; 0.5, 1; 1.5, 0.5; 2, 2; 3.5, 2.5], smoothness = " +
                        QByteArray::number(smoothness) + "); equation y = T.value(t, x); der(x) = y - 0.3*x; end M;");
            run.start();
            const Curve curve(kX, kY, static_cast<Smoothness>(smoothness), Extrapolation::LastTwoPoints);
            for (const double x : {-1.0, 0.2, 0.7, 1.7, 5.0}) {
                QVERIFY(run.jacobianError(0, {x}) < 1e-6);
                run.x = {x};
                QVERIFY(std::fabs(run["y"] - curve(x, 0)) < 1e-14);
            }
        }
    }

    void indexReductionDifferentiatesTables()
    {
        // A cam: the follower's height is a table of the angle, so the force needs the second derivative.
        TestRun run(tables() +
                    "model Cam Real phi(start = 0.6, fixed = true); Real h; Real v; Real F; parameter "
                    "T.Table1D t = T.Table1D(table = [0, 0; 0.5, 1; 1.5, 0.5; 2, 2; 3.5, 2.5], smoothness = 2); "
                    "equation der(phi) = 2; h = T.value(t, phi); der(h) = v; 3*der(v) = F; end Cam;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        const Curve curve(kX, kY, Smoothness::ContinuousDerivative, Extrapolation::LastTwoPoints);
        run.runTo(0.3, 0.1);
        QVERIFY(std::fabs(run["phi"] - 1.2) < 1e-13);
        QVERIFY(std::fabs(run["v"] - 2 * curve(1.2, 1)) < 1e-12);
        QVERIFY(std::fabs(run["F"] - 3 * 4 * curve(1.2, 2)) < 1e-11);
    }

    void tablesOverTimeStopTheRunAtTheirPoints()
    {
        // x = integral of the table; it jumps at 1.25 and ends at 2.25.
        TestRun run(tables() +
                    "model M Real x(start = 0, fixed = true); Real y; discrete Real next(start = 0, fixed = true); "
                    "parameter T.TimeTable t = T.TimeTable(table = [0, 1; 1, 2; 1, -1; 2, 0], startTime = 0.25, "
                    "shiftTime = 0.25); equation when {time >= pre(next), initial()} then next = T.nextEvent(t, time); "
                    "end when; y = T.timeValue(t, time, next, pre(next)); der(x) = y; end M;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run["y"], 0.0);
        run.runTo(3, 0.1);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run.eventTimes, (std::vector<double>{0.25, 1.25, 2.25}));
        QVERIFY(std::fabs(run["x"] - (1.5 - 0.5)) < 1e-13);
        QCOMPARE(run["y"], 0.0);
    }

    void filesLieBesideTheModel()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("curve.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#1\n# made by hand\ndouble other(1, 2) 7 8\ndouble pump(3,2) # speed, flow\n 0 0\n 1 4\n 2 6\n");
        file.close();
        const auto outcome = flattened(
            "model M Real y; parameter T.Table1D t = T.Table1D(\"curve.txt\", \"pump\"); "
            "equation y = T.value(t, time); end M;",
            folder.filePath(QStringLiteral("m.mo")));
        QVERIFY(outcome.model);
        TestRun run(compile(std::move(*outcome.model)).system);
        run.start(1.5);
        QCOMPARE(run["y"], 5.0);
        const auto missing = flattened(
            "model M Real y = T.value(t, 1); parameter T.Table1D t = T.Table1D(\"curve.txt\", \"none\"); end M;",
            folder.filePath(QStringLiteral("m.mo")));
        QVERIFY(!missing.model);
        QVERIFY(missing.diagnostics.front().message().contains(QLatin1String("has no table `none`")));
    }

    void anObjectThatNothingMakesIsRefused()
    {
        const QString message = firstMessage(
            "model M class O extends ExternalObject; function constructor input String s; output O o; "
            "external \"C\" o = fopen(s, \"w\"); end constructor; function destructor input O o; external \"C\" "
            "fclose(o); end destructor; end O; O o = O(\"out.txt\"); Real x = time; end M;");
        QCOMPARE(message, QStringLiteral("`external fopen` is not supported yet; write the model without it"));
    }

    void wrongTablesAreRefused()
    {
        const auto message = [](const QByteArray& arguments) {
            return firstMessage("model M Real y = T.value(t, 1); parameter T.Table1D t = T.Table1D(" + arguments +
                                "); end M;");
        };
        QVERIFY(message("table = [0, 1; 2, 3; 1, 4]").contains(QLatin1String("does not rise")));
        QVERIFY(message("table = [0, 1; 0, 3]").contains(QLatin1String("does not rise")));
        QVERIFY(message("table = [0, 1; 1, 3], columns = {3}").contains(QLatin1String("no column 3")));
        QVERIFY(message("table = fill(0.0, 0, 2)").contains(QLatin1String("needs a row")));
        QVERIFY(message("\"nowhere.txt\", \"t\"").contains(QLatin1String("cannot be read")));
        QVERIFY(message("table = [0, time; 1, 2]").contains(QLatin1String("not known before the run")));
    }

    void leavingATableWithoutExtrapolationEndsTheRun()
    {
        TestRun run(tables() +
                    "model M Real y; parameter T.Table1D t = T.Table1D(table = [0, 0; 1, 2], extrapolation "
                    "= 4); equation y = T.value(t, time); end M;");
        run.start();
        run.runTo(2, 0.1);
        QCOMPARE(run.status.kind, FailureKind::AssertionFailed);
        QVERIFY(run.t > 1 - 1e-9 && run.t < 1.2);
    }

    void otherExternalFunctionsAreRefusedByName()
    {
        const QString message = firstMessage(
            "function f input Real u; output Real y; external \"C\" y = removeAllFiles(u); end f; "
            "model M Real y = f(1); end M;");
        QCOMPARE(message, QStringLiteral("`external removeAllFiles` is not supported yet; write the model without it"));
    }

    void aTablesNumbersAreStructure()
    {
        const FlatModel flat =
            flatModel(tables() +
                      "model M parameter Real k = 2; parameter Real free = 1; Real y; parameter "
                      "T.Table1D t = T.Table1D(table = [0, 0; 1, 3*k]); equation y = free*T.value(t, "
                      "time); end M;");
        QVERIFY(flat.variable(flat.findVariable("k")).isStructural);
        QVERIFY(!flat.variable(flat.findVariable("free")).isStructural);
    }
};

BRAMAH_TEST(ExternalTablesTest);

}  // namespace bramah::test

#include "external_tables_test.moc"
