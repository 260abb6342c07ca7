// SPDX-License-Identifier: GPL-3.0-or-later
// Constructs that libraries of other people use.
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

namespace {

const QByteArray kFunctions =
    "partial function F input Real u; output Real y; end F; "
    "function parabola extends F; input Real a=1; algorithm y:=a*u*u; end parabola; "
    "function scaled input Real a; input Real u; output Real y; algorithm y:=a*u*u; end scaled; "
    "function integral input F f; input Real a; input Real b; output Real s; protected Real h; algorithm h:=(b-a)/100; "
    "s:=0; for i in 1:100 loop s:=s+h*f(a+(i-0.5)*h); end for; end integral; "
    "function twice input F f; output Real s; algorithm s:=integral(f, 0, 1)+integral(function f(), 0, 1); end twice; ";

}  // namespace

class ForeignModelicaTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// `redeclare ... extends` goes on with the inherited class (specification 3.6, 7.3.1).
    void inheritedClassesAreContinued()
    {
        const QByteArray packages =
            "partial package Base constant Real k=2; replaceable partial model Props Real p; Real d; Real e=2*d; end "
            "Props; "
            "replaceable partial function f input Real u; output Real y; end f; end Base; "
            "package Water extends Base(k=5); redeclare model extends Props(p(start=3)) Real g; equation d=k*p; g=d+1; "
            "end Props; redeclare function extends f algorithm y:=k*u; end f; end Water; "
            "package Brine extends Water(k=7); redeclare function extends f(u=9) end f; end Brine; ";
        const LibraryRun run = runText(
            packages +
            "model M replaceable package Medium = Water constrainedby Base; Medium.Props w; Real y=Medium.f(time); "
            "Water.Props v; Brine.Props b; Real z=Brine.f(); equation w.p=time; v.p=2*time; b.p=time; "
            "annotation(experiment(StopTime=1)); end M;");
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const auto& [path, value] :
             {std::pair{"w.d", 5.0}, {"w.e", 10.0}, {"w.g", 6.0}, {"y", 5.0}, {"v.d", 10.0}, {"b.d", 7.0}, {"z", 63.0}})
            QVERIFY2(std::fabs(run.last(QString::fromLatin1(path)) - value) < 1e-9, path);
    }

    void literalsAreImported()
    {
        const QByteArray types =
            "package P type E = enumeration(one, two, three); model A parameter E e = E.one; Real y = if "
            "e == E.two then 2 elseif e == E.three then 3 else 1; end A; end P; ";
        for (const char* import :
             {"import P.E.two;", "import two = P.E.two;", "import P.E.*;", "import P.E.{one, two};"}) {
            const LibraryRun run = runText(types + "model M " + import +
                                           " P.A a(e=two); parameter P.E f = two; Real z = "
                                           "Integer(f); end M;");
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            QCOMPARE(run.last(QStringLiteral("a.y")), 2.0);
            QCOMPARE(run.last(QStringLiteral("z")), 2.0);
        }
        QVERIFY(runText(types + "model M import P.E.four; P.A a(e=four); end M;")
                    .messages()
                    .contains(QStringLiteral("there is no `four` here")));
    }

    void aClassThatIsNotInheritedIsNamed()
    {
        const LibraryRun run = runText("model M redeclare model extends Part end Part; Part p; end M;");
        QVERIFY2(run.messages().contains(QStringLiteral("there is no class `Part` here")), qPrintable(run.messages()));
    }

    void functionsArePassed_data()
    {
        QTest::addColumn<QByteArray>("expression");
        QTest::addColumn<double>("value");
        const double middle = 1.0 / 3 - 1e-4 / 12;  // the rule of the middle misses h^2/24 times the second derivative
        QTest::newRow("by name") << QByteArray("integral(parabola, 0, 1)") << middle;
        QTest::newRow("with a value") << QByteArray("integral(function parabola(a=3), 0, 1)") << 3 * middle;
        QTest::newRow("with a value that varies")
            << QByteArray("integral(function parabola(a=time+1), 0, 1)") << 2 * middle;
        QTest::newRow("first input bound") << QByteArray("integral(function scaled(a=4), 0, 1)") << 4 * middle;
        QTest::newRow("passed on") << QByteArray("twice(function parabola(a=3))") << 6 * middle;
    }
    void functionsArePassed()
    {
        QFETCH(QByteArray, expression);
        QFETCH(double, value);
        const LibraryRun run = runText(kFunctions + "model M Real y; equation y = " + expression +
                                       "; annotation(experiment(StopTime=1)); end M;");
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QVERIFY2(std::fabs(run.last(QStringLiteral("y")) - value) < 1e-9,
                 qPrintable(QString::number(run.last(QStringLiteral("y")), 'g', 12)));
    }

    void wrongPassedFunctionsAreNamed()
    {
        QVERIFY(runText(kFunctions + "model M Real y = integral(function none(a=1), 0, 1); end M;")
                    .messages()
                    .contains(QStringLiteral("there is no function `none` here")));
        QVERIFY(runText(kFunctions + "model M Real y = integral(function parabola(b=1), 0, 1); end M;")
                    .messages()
                    .contains(QStringLiteral("`parabola` is called with arguments that do not fit it")));
        QVERIFY(!runText(kFunctions + "model M Real y = parabola; end M;").isRegular());
    }

    void whatAFunctionNeverReadsNeedsNoValue()
    {
        const QByteArray functions =
            "function g input Real a; input Real b; output Real y; algorithm y := 2*b; end g; "
            "function h input Real a; input Real b; output Real y; algorithm y := a*b; end h; ";
        const auto model = [&](const QByteArray& called) {
            return functions +
                   "function f input Real u; output Real y; algorithm if u > 3 then y := u; else y := " + called +
                   "(y, u); end if; end f; model M Real y = f(time); annotation(experiment(StopTime=1)); end M;";
        };
        const LibraryRun run = runText(model("g"));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QCOMPARE(run.last(QStringLiteral("y")), 2.0);
        QVERIFY(runText(model("h")).messages().contains(QStringLiteral("`y` is used before it has a value")));
    }

    /// Tables of version 3.2.3 of the Standard Library, whose constructors know no form of CSV.
    void olderTablesAreRead()
    {
        const LibraryRun run = runText(
            "class Table extends ExternalObject; function constructor input String tableName; input String fileName; "
            "input "
            "Real table[:,:]; input Integer columns[:]; output Table t; external \"C\" t = "
            "ModelicaStandardTables_CombiTable1D_init2(fileName, tableName, table, size(table,1), size(table,2), "
            "columns, "
            "size(columns,1), 1, 1, true); end constructor; function destructor input Table t; external \"C\" "
            "ModelicaStandardTables_CombiTable1D_close(t); end destructor; end Table; "
            "function value input Table t; input Integer i; input Real u; output Real y; external \"C\" y = "
            "ModelicaStandardTables_CombiTable1D_getValue(t, i, u); end value; "
            "model M Table t = Table(\"NoName\", \"NoName\", [0,1; 2,5], {2}); Real y = value(t, 1, time); "
            "annotation(experiment(StopTime=1)); end M;");
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QCOMPARE(run.last(QStringLiteral("y")), 3.0);
    }
};

BRAMAH_TEST(ForeignModelicaTest);

}  // namespace bramah::test

#include "foreign_modelica_test.moc"
