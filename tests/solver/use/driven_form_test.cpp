// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/use/driven_form.h"

#include "model/classes/class_library.h"
#include "solver/run/run_to_end.h"
#include "solver/use/model.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QTest>

#include <cmath>

namespace bramah::test {

using namespace solver;

/// Sources whose laws give way to signals from outside.
class DrivenFormTest : public QObject
{
    Q_OBJECT

    static constexpr const char* kTable = "table=[0, 0; 0.3, 20; 0.5, -10; 0.5, 30; 1, 30]";
    static std::vector<InputRow> rows() { return {{0, 0}, {0.3, 20}, {0.5, -10}, {0.5, 30}, {1, 30}}; }

    static std::unique_ptr<Model> modelOf(const QByteArray& text)
    {
        auto library = std::make_shared<model::ClassLibrary>();
        library->addSearchPath(libraryFolder() + QStringLiteral("/.."));
        library->addSearchPath(libraryFolder());
        library->addFile(
            model::syntax::SyntaxTree::parse(std::make_shared<model::SourceText>(QStringLiteral("test.mo"), text)));
        ModelSource source;
        source.library = library;
        source.className = "M";
        source.isForPeople = true;
        return std::make_unique<Model>(source);
    }
    /// Masses that a signal, a force of a signal and a constant force push.
    static QByteArray masses(const QByteArray& source)
    {
        return "model M import Bramah.Mechanics.Translational.*; Bramah.Blocks.Sources." + source +
               "; Force force; ConstantForce load(f_constant=5); Mass mass(m=2, L=0.1); SpringDamper "
               "spring(c=100, d=3); Fixed wall; Mass other(m=2); equation connect(source.y, force.f); "
               "connect(force.flange, mass.flange_a); connect(mass.flange_b, spring.flange_a); "
               "connect(spring.flange_b, wall.flange); connect(load.flange, other.flange_a); end M;";
    }
    static RunSettings settings()
    {
        RunSettings settings;
        settings.stopTime = 1;
        settings.interval = 0.01;
        settings.tolerance = 1e-10;
        return settings;
    }
    static ResultStore run(Model& model, RunSettings settings)
    {
        const BuiltForm& built = model.built(drivenForm(*model.flattened().model, settings.inputs));
        if (!built.system)
            throw std::runtime_error("no equations: " + built.problem);
        SimulationRun run(prepareCompiled(built.system), settings);
        ResultStore store;
        const RunStatus status = runToEnd(run, store);
        if (!status.end->isRegular())
            throw std::runtime_error(status.end->text().toStdString());
        return store;
    }
    static double worst(const ResultStore& a, const char* pathA, const ResultStore& b, const char* pathB)
    {
        double worst = 0;
        for (int k = 0; k <= 100; ++k)
            worst = std::max(worst, std::abs(a.valueAt(a.find(QLatin1String(pathA)), 0.01 * k) -
                                             b.valueAt(b.find(QLatin1String(pathB)), 0.01 * k)));
        return worst;
    }
    static QString problemOf(Model& model, const char* path)
    {
        return QString::fromStdString(model.built({ModelForm::Kind::Driven, {path}}).problem);
    }

private Q_SLOTS:
    /// A step whose output a column gives, or the input it is joined to, moves the mass as a table of the same rows
    /// does.
    void aColumnIsATable_data()
    {
        QTest::addColumn<QString>("driven");
        QTest::newRow("the output of a source") << "source.y";
        QTest::newRow("the input of a component") << "force.f";
    }
    void aColumnIsATable()
    {
        QFETCH(QString, driven);
        const ResultStore table = run(*modelOf(masses(QByteArray("TimeTable source(") + kTable + ")")), settings());
        const auto step = modelOf(masses("Step source(height=7)"));
        RunSettings column = settings();
        column.inputs = {{driven, rows()}};
        const ResultStore given = run(*step, column);
        QVERIFY(std::abs(table.valueAt(table.find(QStringLiteral("mass.s")), 1)) > 0.05);
        QVERIFY2(worst(table, "mass.s", given, "mass.s") < 1e-8,
                 qPrintable(QString::number(worst(table, "mass.s", given, "mass.s"))));
        QVERIFY(worst(run(*step, settings()), "mass.s", given, "mass.s") > 1e-2);
        // What is cut off still has its own value.
        if (driven == QLatin1String("force.f"))
            QCOMPARE(given.valueAt(given.find(QStringLiteral("source.y")), 0.8), 7.0);
    }

    /// A constant force is a load that was measured.
    void aConstantForceIsGivenByAColumn()
    {
        const auto model = modelOf(masses("Constant source(k=0)"));
        RunSettings column = settings();
        column.inputs = {{QStringLiteral("load.f"), {{0, 0}, {1, 12}}}};
        const ResultStore given = run(*model, column);
        // 2 kg under 12 N/s * t: s = t^3
        QVERIFY(std::abs(given.valueAt(given.find(QStringLiteral("other.s")), 1) - 1) < 1e-8);
    }

    void aSwitchIsHeldBetweenRows()
    {
        const auto model = modelOf(
            "model M Boolean on = time > 0.9; Real x(start = 0, fixed = true); equation der(x) = "
            "if on then 1 else 0; end M;");
        RunSettings column = settings();
        column.inputs = {{QStringLiteral("on"), {{0, 0}, {0.25, 1}, {0.75, 0}}}};
        const ResultStore given = run(*model, column);
        QVERIFY(std::abs(given.valueAt(given.find(QStringLiteral("x")), 1) - 0.5) < 1e-8);
    }

    void inputsOfTheModelStayAsTheyAre()
    {
        const auto model = modelOf("model M input Real u; Real x; equation x = 2*u; end M;");
        QVERIFY(drivenForm(*model->flattened().model, {{QStringLiteral("u"), {}}}).kind == ModelForm::Kind::Run);
        QVERIFY(drivenForm(*model->flattened().model, {}).kind == ModelForm::Kind::Run);
    }

    void whatCannotBeDrivenIsNamed()
    {
        const auto model = modelOf(masses("Step source"));
        QVERIFY2(problemOf(*model, "nothing.y").contains(QStringLiteral("no variable `nothing.y`")),
                 qPrintable(problemOf(*model, "nothing.y")));
        const QString parameter = problemOf(*model, "load.f_constant");
        QVERIFY2(parameter.contains(QStringLiteral("is a parameter")) && parameter.contains(QStringLiteral("`load.f`")),
                 qPrintable(parameter));
        for (const char* path : {"spring.flange_b.s", "mass.v"}) {
            const QString together = problemOf(*model, path);
            QVERIFY2(together.contains(QStringLiteral("no equation of its own")), qPrintable(path + together));
        }
        const QString unread = problemOf(*model, "force.s");
        QVERIFY2(unread.contains(QStringLiteral("nothing in the model depends on `force.s`")), qPrintable(unread));
    }

    /// Where two equations give a variable, one is left over: the compiler finds out.
    void whatAnotherEquationGivesTooCannotBeSolved()
    {
        const auto model = modelOf("model M Real x; Real y; equation y = x + 1; y = 2*time; end M;");
        const BuiltForm& built = model->built({ModelForm::Kind::Driven, {"y"}});
        QVERIFY(built.problem.empty() && !built.system);
        QVERIFY(model::hasErrors(built.diagnostics));
    }
};

BRAMAH_TEST(DrivenFormTest);

}  // namespace bramah::test

#include "driven_form_test.moc"
