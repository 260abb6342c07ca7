// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/prepare_model.h"
#include "app/documents/document_page.h"
#include "editor/session/workspace.h"
#include "solver/results/result_store.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah;

/// The equations of a run are taken again where numbers alone have changed, and give what new ones would.
class PrepareModelTest : public QObject
{
    Q_OBJECT

    static QByteArray withEquations(const QByteArray& declarations)
    {
        return "model M\n  " + declarations +
               "\n  Real x(start=1, fixed=true);\nequation\n  der(x) = -k*x + sum(u);\n" +
               "  annotation(experiment(StopTime=1), __Bramah(format=1, plots={plot(y={\"x\"})}));\nend M;\n";
    }
    static const QByteArray& plain()
    {
        static const QByteArray text = withEquations(
            "parameter Real k(min=0.1) = 2; parameter Integer n = 2; Real u[n] = ones(n)*q; parameter Real q = 0;");
        return text;
    }
    /// The last value of x, and how the run ended.
    static std::pair<double, QString> endOf(const solver::PrepareSystem& prepare)
    {
        solver::RunSettings settings;
        settings.tolerance = 1e-8;
        solver::SimulationRun run(prepare, settings);
        run.start();
        run.wait();
        solver::ResultStore results;
        run.drainInto(results);
        return {results.rowCount() > 0 ? results.valueAt(results.find(QStringLiteral("x")), 1) : 0,
                run.status().end.value().message};
    }

private Q_SLOTS:
    void equationsAreTakenAgain_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isTaken");
        const auto row = [](const char* name, const char* from, const char* to, bool isTaken) {
            QTest::newRow(name) << QByteArray(plain()).replace(from, to) << isTaken;
        };
        row("nothing", "k", "k", true);
        row("a number", "= 2; parameter Integer", "= 3.5; parameter Integer", true);
        row("blanks and comments", "der(x) =", "der(x)  /* decays */ =", true);
        row("a plot", "y={\"x\"}", "y={\"x\", \"k\"}", true);
        row("a longer run", "StopTime=1", "StopTime=2", true);
        row("the equations", "-k*x", "-k*x*x", false);
        row("an expression", "= 2; parameter Integer", "= 2*n; parameter Integer", false);
        row("a size", "n = 2", "n = 3", false);
        row("from 0", "q = 0", "q = 1", false);
        row("to 0", "k(min=0.1) = 2", "k(min=0.1) = 0", false);
        row("below its least", "k(min=0.1) = 2", "k(min=0.1) = 0.05", true);
    }

    void equationsAreTakenAgain()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isTaken);
        test::TestWindow test;
        QFile file(test.filePath(QStringLiteral("M.mo")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(plain());
        file.close();
        test.window().documents().open(file.fileName());
        editor::DocumentSession& session = test.page().session();
        const auto last = std::make_shared<app::CompiledModel>();
        QVERIFY(std::abs(endOf(app::prepareModel(session, last)).first - std::exp(-2)) < 1e-6);
        const auto first = last->system;
        QVERIFY(first);
        if (text != plain())
            QVERIFY(session.replaceText(QStringLiteral("typed"), text));
        const auto end = endOf(app::prepareModel(session, last));
        QCOMPARE(last->system == first, isTaken);
        QCOMPARE(end, endOf(app::prepareModel(session, std::make_shared<app::CompiledModel>())));
        // A class elsewhere may be one that these equations are of.
        session.workspace().openLibrary(test.folder());
        endOf(app::prepareModel(session, last));
        QVERIFY(last->system != first);
    }
};

BRAMAH_TEST(PrepareModelTest);

#include "prepare_model_test.moc"
