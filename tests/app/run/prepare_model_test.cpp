// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/prepare_model.h"
#include "app/documents/document_page.h"
#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "solver/results/result_store.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah;

/// A run reuses compiled equations if only values have changed; its results equal those of newly compiled ones.
class PrepareModelTest : public QObject
{
    Q_OBJECT

    static QByteArray withEquations(const QByteArray& declarations, const QByteArray& equations)
    {
        return "model M\n  " + declarations + "\n  Real x(start=1, fixed=true);\nequation\n  " + equations +
               "\n  annotation(experiment(StopTime=1), __Bramah(format=1, plots={plot(y={\"x\"})}));\nend M;\n";
    }
    static const QByteArray& plain()
    {
        static const QByteArray text = withEquations(
            "parameter Real k(min=0.1) = 2; parameter Integer n = 2; Real u[n] = ones(n)*q; parameter Real q = 0;\n"
            "  parameter Integer m = 1; parameter Boolean isFast = false; parameter Boolean isOdd = false;\n"
            "  parameter Boolean isMarked = false; Boolean isSeen = isMarked;\n"
            "  parameter Real e = 3 annotation(Evaluate=true); Real v[if isOdd then 1 else 2];",
            "der(x) = -k*m*(if isFast then 2 else 1)*x + sum(u); v = fill(e, size(v, 1));");
        return text;
    }
    /// Two states, of which one goes: by wish the one whose coefficient in the constraint is not 0.
    static const QByteArray& constrained()
    {
        static const QByteArray text =
            withEquations("parameter Real a = 2, b = 3, c = 4; Real y(stateSelect=StateSelect.avoid), z;",
                          "a*x + b*y = c; der(x) + der(y) = z; z = -c*x;");
        return text;
    }
    /// Two fixed starts of one unknown, which have to be the same.
    static const QByteArray& twiceFixed()
    {
        static const QByteArray text =
            withEquations("parameter Real a = 1, b = 2; Real y(start=a, fixed=true);", "der(x) = -b*x; y = x;");
        return text;
    }
    /// Starts of all kinds: of a state in a component, of an unknown with two solutions, of a variable that the states
    /// follow from, and of what events change.
    static const QByteArray& guessed()
    {
        static const QByteArray text = QByteArray(withEquations(
            "model Part Real s(fixed=true); equation der(s) = -s; end Part; Part part(s(start=0.5));\n"
            "  Real g(start=1.5); Real w(start=3, fixed=true); Real h; Boolean b(start=true, fixed=true);\n"
            "  Integer i(start=7, fixed=true);",
            "g^3 - 3*g = 0.1*sin(time); w = 2*h; der(h) = -h; der(x) = part.s + g + h + i + (if b then 1 else 0);\n"
            "  when time > 0.5 then b = not pre(b); i = pre(i) + 1; end when;"));
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

    using Cache = solver::ModelCache;
    using System = std::shared_ptr<const solver::CompiledSystem>;

    static std::shared_ptr<Cache> newCache() { return std::make_shared<Cache>(); }
    /// The system that a check takes or makes.
    static System systemOf(const editor::DocumentSession& session, const std::shared_ptr<Cache>& cache)
    {
        return app::prepareCheck(session, cache)([] { return false; })->system;
    }
    static editor::DocumentSession& opened(test::TestWindow& test, const QString& name, const QByteArray& text)
    {
        QFile file(test.filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        file.close();
        test.window().documents().open(file.fileName());
        return test.page().session();
    }
    static void type(editor::DocumentSession& session, const QByteArray& text)
    {
        if (text != session.file().document().text().bytes())
            QVERIFY(session.file().replaceText(QStringLiteral("typed"), text));
    }

private Q_SLOTS:
    void equationsAreTakenAgain_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<bool>("isTaken");
        const auto rowOf = [](const QByteArray& text, const char* name, const char* from, const char* to,
                              bool isTaken) {
            QVERIFY(text.contains(from));
            QTest::newRow(name) << text << QByteArray(text).replace(from, to) << isTaken;
        };
        const auto row = [&](const char* name, const char* from, const char* to, bool isTaken) {
            rowOf(plain(), name, from, to, isTaken);
        };
        row("nothing", "k", "k", true);
        row("a number", "= 2; parameter Integer", "= 3.5; parameter Integer", true);
        row("a number computed", "= 2; parameter Integer", "= (1 + 2)/3; parameter Integer", true);
        row("blanks and comments", "der(x) =", "der(x)  /* decays */ =", true);
        row("a plot", "y={\"x\"}", "y={\"x\", \"k\"}", true);
        row("a longer run", "StopTime=1", "StopTime=2", true);
        row("the equations", "*m*", "*m*x*", false);
        row("an expression", "= 2; parameter Integer", "= 2*n; parameter Integer", false);
        row("a size", "n = 2", "n = 3", false);
        row("a size by a Boolean", "isOdd = false", "isOdd = true", false);
        row("an evaluated one", "e = 3", "e = 4", false);
        row("an Integer", "m = 1", "m = 2", true);
        row("an Integer that is none", "m = 1", "m = 1.5", false);
        row("a Boolean", "isMarked = false", "isMarked = true", true);
        row("a Boolean that is none", "isMarked = false", "isMarked = 1", false);
        row("a Boolean that chooses an equation", "isFast = false", "isFast = true", false);
        row("a sign", "= 2; parameter Integer", "= -(-2.5); parameter Integer", true);
        row("from 0", "q = 0", "q = 1", true);
        row("to 0", "k(min=0.1) = 2", "k(min=0.1) = 0", true);
        row("below its least", "k(min=0.1) = 2", "k(min=0.1) = 0.05", true);
        row("its least", "min=0.1", "min=0.2", false);
        row("a start", "start=1", "start=2", true);
        row("a start from 0", "start=1", "start=0", true);
        row("a start that is none", "start=1", "start=true", false);
        rowOf(constrained(), "beside the choice of states", "c = 4", "c = 0", true);
        rowOf(constrained(), "in the choice of states", "b = 3", "b = 0", false);
        rowOf(twiceFixed(), "beside two starts", "b = 2", "b = 1", true);
        rowOf(twiceFixed(), "one of two starts", "a = 1", "a = 2", false);
        rowOf(twiceFixed(), "the other one of two starts", "x(start=1", "x(start=2", false);
        rowOf(guessed(), "a start of a component", "start=0.5", "start=0.25", true);
        rowOf(guessed(), "the branch that an iteration finds", "start=1.5", "start=-1.5", true);
        rowOf(guessed(), "a start that initial equations meet", "start=3", "start=4", true);
        rowOf(guessed(), "a discrete start", "start=true", "start=false", true);
        rowOf(guessed(), "the remembered value of a number", "start=7", "start=8", true);
    }

    void equationsAreTakenAgain()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(bool, isTaken);
        test::TestWindow test;
        editor::DocumentSession& session = opened(test, QStringLiteral("M.mo"), before);
        const auto cache = newCache();
        QCOMPARE(endOf(app::prepareModel(session, cache)).second, QString());
        const System first = systemOf(session, cache);
        QVERIFY(first);
        type(session, after);
        const auto end = endOf(app::prepareModel(session, cache));
        QCOMPARE(systemOf(session, cache) == first, isTaken);
        QCOMPARE(end, endOf(app::prepareModel(session, newCache())));
        // Back again, nothing is made anew whatever it was.
        type(session, before);
        QCOMPARE(systemOf(session, cache), first);
        // A class elsewhere may be one that these equations are of.
        session.workspace().openLibrary(test.folder());
        QVERIFY(systemOf(session, cache) != first);
    }

    /// The systems of what was shown before wait for it to come back, the ones used last.
    void earlierStructuresAreKept()
    {
        test::TestWindow test;
        editor::DocumentSession& session = opened(test, QStringLiteral("M.mo"), plain());
        const auto cache = newCache();
        const System first = systemOf(session, cache);
        const auto withSize = [](int size) {
            return QByteArray(plain()).replace("n = 2", "n = " + QByteArray::number(size));
        };
        type(session, withSize(3));
        const System second = systemOf(session, cache);
        QVERIFY(second && second != first);
        for (int size = 4; size < 12; ++size) {
            type(session, withSize(2));
            QCOMPARE(systemOf(session, cache), first);
            type(session, withSize(size));
            QVERIFY(systemOf(session, cache) != first);
        }
        type(session, withSize(3));
        QVERIFY(systemOf(session, cache) != second);
    }

    void editsInOtherFiles_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<bool>("isTaken");
        QTest::newRow("equations of a class in use")
            << QByteArray("der(s) = -s") << QByteArray("der(s) = -2*s") << false;
        QTest::newRow("a drawing") << QByteArray("extent={{0,0},{1,1}}") << QByteArray("extent={{0,0},{2,1}}") << true;
        QTest::newRow("a file that is not named") << QByteArray("der(w) = 1") << QByteArray("der(w) = 2") << true;
        QTest::newRow("through another file") << QByteArray("Real t = 1") << QByteArray("Real t = 2") << false;
        QTest::newRow("another class in that file") << QByteArray("Other") << QByteArray("Beside") << false;
    }

    void editsInOtherFiles()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(bool, isTaken);
        test::TestWindow test;
        const QList<QByteArray> texts{
            "model Part\n  extends Base;\n  Real s(start=1, fixed=true);\nequation\n  der(s) = -s;\n"
            "  annotation(Icon(graphics={Rectangle(extent={{0,0},{1,1}})}));\nend Part;\n",
            "model Base\n  Real t = 1;\nend Base;\n",
            "model Other\n  Real w(start=0, fixed=true);\nequation\n  der(w) = 1;\nend Other;\n"};
        std::vector<editor::DocumentSession*> others;
        for (const QByteArray& text : texts)
            others.push_back(
                &opened(test, QString::fromUtf8(text.mid(6, text.indexOf('\n') - 6)) + QStringLiteral(".mo"), text));
        editor::DocumentSession& session = opened(test, QStringLiteral("M.mo"), "model M\n  Part part;\nend M;\n");
        const auto cache = newCache();
        const System first = systemOf(session, cache);
        QVERIFY(first);
        for (editor::DocumentSession* other : others)
            type(*other, QByteArray(other->file().document().text().bytes()).replace(from, to));
        QCOMPARE(systemOf(session, cache) == first, isTaken);
    }
};

BRAMAH_TEST(PrepareModelTest);

#include "prepare_model_test.moc"
