// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/compile/value_table.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

/// Points of the Modelica Specification 3.6 (chapters in the names), each against a value found by hand.
class SpecificationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values_data()
    {
        value_table::columns();
        const auto row = value_table::row;
        row("7.3 redeclare as an element",
            "model A parameter Real k = 1; Real y = k; end A; model B extends A(k = 2); end B; "
            "model S replaceable A a; end S; model M extends S; redeclare B a(k = 5); end M;",
            "a.y", 5);
        row("7.3 redeclare as an element, without a value",
            "model A parameter Real k = 1; Real y = k; end A; model B extends A(k = 2); end B; "
            "model S replaceable A a; end S; model M extends S; redeclare B a; end M;",
            "a.y", 2);
        row("7.3 redeclare of a parameter",
            "model S replaceable parameter Real p = 3; end S; "
            "model M extends S; redeclare parameter Real p = 6; Real y = p; end M;",
            "y", 6);
        row("7.1 constants of a package in a package whose constants are modified",
            "package P package A constant Real k = 3; package X constant Real j = 2*k; end X; end A; "
            "package C = A(k = 5); end P; model M Real y = P.C.X.j; end M;",
            "y", 10);
        row("7.1 constants of an inherited package, by its name",
            "package P package A constant Real k = 3; package X constant Real j = 2*k; end X; end A; "
            "package C extends A(k = 5); model N Real y = X.j; parameter Integer n = integer(X.j); Real z[n]; "
            "equation z = ones(n)*time; end N; end C; end P; model M extends P.C.N; end M;",
            "y", 10);
        row("7.3.2 modification of the constraint",
            "model A parameter Real k = 1; Real y = k; end A; model S replaceable A a constrainedby A(k = 5); end S; "
            "model M S s; end M;",
            "s.a.y", 5);
        row("7.3.2 the constraint's modification survives",
            "model A parameter Real k = 1; Real y = k; end A; model B extends A; end B; "
            "model S replaceable A a(k = 3) constrainedby A(k = 5); end S; model M S s(redeclare B a); end M;",
            "s.a.y", 5);
        row("7.1 a function in a package that extends another with other constants",
            "package A constant Real k = 1; function f input Real u; output Real y; algorithm y := k*u + g(u); end f; "
            "function g input Real u; output Real y; algorithm y := 10*k*u; end g; end A; "
            "package B = A(k = 3); package C extends A(k = 5); function h = f; end C; "
            "model M import C.f; Real y = A.f(1) + 100*B.f(1) + 10000*f(1) + 1000000*C.h(1); end M;",
            "y", 55553311);
        row("7.3 a function that a package redeclares, called by one it inherits",
            "package A replaceable function f input Real u; output Real y; algorithm y := u; end f; "
            "function g input Real u; output Real y; algorithm y := 10*f(u); end g; end A; "
            "package C extends A; redeclare function f input Real u; output Real y; algorithm y := 7*u; end f; end C; "
            "function h input Real u; output Real y; algorithm y := 3*u; end h; package D = A(redeclare function f = "
            "h); "
            "model M Real y = C.g(1) + 100*D.g(1) + 10000*D.f(1); end M;",
            "y", 33070);
        row("7.1 a model in a package that extends another with other constants",
            "package A constant Integer k = 1; partial model P Real x[k]; end P; "
            "model S extends P; equation x = fill(k*10, k); end S; end A; package B = A(k = 3); "
            "model M A.S a; B.S b[2]; model N extends B.S; end N; N n; "
            "Real y = a.x[1] + sum(b[2].x)*100 + sum(n.x)*100000; end M;",
            "y", 9009010);
        row("7.3.2 the constraint of a replaceable class",
            "partial model P parameter Real k = 1; Real y; end P; model A extends P; equation y = k; end A; "
            "model B extends P(k = 4); equation y = 10*k; end B; "
            "model S parameter Real n = 6; replaceable model X = A constrainedby P(k = n); X x; end S; "
            "model M S s; S t(redeclare model X = B, n = 7); S u(redeclare model X = B(k = 9)); "
            "Real y = s.x.y + 100*t.x.y + 100000*u.x.y; end M;",
            "y", 9007006);
        row("8.3.4 branches of other numbers of equations, chosen by parameters",
            "model M parameter Real m = 2; Real x, y; equation if m > 1 then x = 1; y = 2; else x = 3; end if; "
            "if m <= 1 then y = 4; end if; end M;",
            "y", 2);
        row("8.3.3 a connection under a condition over parameters",
            "connector C Real e; flow Real f; end C; model G C p; equation p.e = 5; end G; "
            "model R C p; equation p.f = p.e; end R; model M parameter Real m = 2; G a; R b; "
            "equation if m > 1 then connect(a.p, b.p); end if; end M;",
            "b.p.e", 5);
        row("10.4.3 ranges of Booleans and literals",
            "type E = enumeration(a, b, c); model M Real x[Boolean], z[E]; Real y = x[true] + z[E.c]; equation "
            "for b in false:true loop x[b] = if b then 7 else 8; end for; "
            "for e in E.a:E.c loop z[e] = if e == E.c then 20 else 30; end for; end M;",
            "y", 27);
        row("12.2 a function that only declares its output",
            "function f input Real a; input Real b = 2*a; output Real y = a + 10*b; end f; model M Real y = f(time + "
            "1); "
            "end M;",
            "y", 21);
        row("11.2.4 a loop that is left for parameters",
            "function f input Real x; output Integer n; algorithm n := 0; while true loop n := n + 1; "
            "if n*n > x then break; end if; end while; n := n + 100; end f; "
            "model M parameter Real p = 50; Integer n = f(p); end M;",
            "n", 108);
        row("11.2.4 what follows a loop that was left",
            "function f input Real x; output Real n; protected Integer k; algorithm n := 0; k := 0; while k < 1 loop "
            "k := 1; if x > -1 then break; end if; n := n + 1; end while; n := n + 100; end f; model M Real y = "
            "f(time); "
            "end M;",
            "y", 100);
        row("11.2.2 a variable with the name of a loop's index",
            "function f input Real u; output Real y; protected Integer i; algorithm y := 0; for i in 1:3 loop y := y + "
            "u*i; end for; i := 1; y := y + i; end f; model M Real y = f(time + 2); end M;",
            "y", 13);
        row("3.5 Integers of functions are equal or not",
            "function g input Real u; output Integer k; algorithm k := if u > 0.3 then 3 else 2; end g; "
            "model M Real y = (if g(time) == 2 then 1 else 5) + (if g(time) <> 2 then 10 else 20); end M;",
            "y", 21);
        row("an Integer that a function makes of what changes continuously",
            "function g input Real u; output Real y; output Integer k; algorithm k := if u > 0.3 then 3 else 2; y := "
            "k*u; end g; model M Real x = time + 1; Integer i; Real y; Real z; algorithm (y, i) := g(x - 0.5); z := y "
            "+ "
            "i; end M;",
            "z", 4.5);
        row("11.2.2 over the elements of an array that changes",
            "function f input Real u[:]; output Real s; algorithm s := 0; for e in u loop s := 10*s + e; end for; end "
            "f; "
            "model M Real y = f({time + 1, 2, 3}); end M;",
            "y", 123);
        row("10.5 elements of fields of an array of records",
            "record R Real y[2]; end R; model M R b[3]; Real z = b[2].y[1] + 10*b[3].y[2]; algorithm b.y[1] := {1, 2, "
            "3}; "
            "b.y[2] := {4, 5, time + 6}; end M;",
            "z", 62);
        row("10.4.1.1 order of iterators", "model M Real d[2, 3] = {i + 10*j for i in 1:3, j in 1:2}; end M;", "d[2,3]",
            23);
        row("10.4.1.1 order of iterators in parameters",
            "model M parameter Real d[:, :] = {i + 10*j for i in 1:3, j in 1:2}; "
            "parameter Integer n = size(d, 2); Real x[n] = {k*time for k in 1:n}; Real y = d[2, 3]; end M;",
            "y", 23);
        row("11.2.2.1 a range that is left out, in equations",
            "model A Real x[3]; end A; model M A a[2]; equation for i, j loop a[i].x[j] = 10*i + j; end for; end M;",
            "a[2].x[3]", 23);
        row("11.2.2.1 a range that is left out, and the same name in a loop inside",
            "model M Real x[4], z[2]; equation for i loop x[i] = i + sum(z[i] for i in 1:2); end for; "
            "for i loop z[i] = 1; end for; end M;",
            "x[4]", 6);
        row("11.2.2.1 a range that is left out, and the same name in a loop of equations inside",
            "model M Real x[4], z[4, 2]; equation for i loop x[i] = i; for j in i:i, i in 1:2 loop z[j, i] = j + i; "
            "end for; end for; end M;",
            "z[4,2]", 6);
        row("11.2.2.1 a range that is left out, and the same name in a loop of an algorithm inside",
            "model M Real x[4], z[2]; algorithm for i loop x[i] := i; for i in 1:2 loop z[i] := i*i; end for; "
            "end for; end M;",
            "z[2]", 4);
        row("11.2.2.1 a range that is left out, in an algorithm",
            "model M Real x[4]; algorithm for i loop x[i] := i*i; end for; end M;", "x[4]", 16);
        row("11.2.2.1 a range that is left out, in a function",
            "function f input Real u[:]; output Real y; algorithm y := 0; for i loop y := y + i*u[i]; end for; end f; "
            "model M Real y = f({2, 3, 4}); end M;",
            "y", 20);
        row("11.2.2.1 a range that is left out, in an expression",
            "model M Real x[3] = {1, 2, 3}; Real y = sum(x[i]*i for i); end M;", "y", 14);
        row("11.2.2.1 a range that is left out, in a size",
            "record R Real c[:]; end R; model M parameter R r(c = {1, 2, 3}); parameter Real x[:] = {r.c[i]^2 for i}; "
            "Real y = x[size(x, 1)]; end M;",
            "y", 9);
        row("11.2.2.1 a range that is left out, in a function that gives a size",
            "function f input Integer u[:]; output Integer n; algorithm n := 0; for i loop n := n + u[i]; end for; "
            "end f; model M Real x[f({1, 2})] = {10, 20, 30}; Real y = x[3]; end M;",
            "y", 30);
        row("10.5 subscript of Booleans",
            "model M Real r[Boolean] = {3, 4}; Boolean b = time > -1; Real s = r[b]; end M;", "s", 4);
        row("10.5 subscripts of a matrix that change",
            "model M Real x[2, 3] = [1, 2, 3; 4, 5, 6]; Integer i = if time > -1 then 2 else 1; Real y = x[i, i + 1]; "
            "end M;",
            "y", 6);
        row("10.5 one subscript that changes, beside a colon",
            "model M Real x[2, 3] = [1, 2, 3; 4, 5, 6]; Integer i = if time > -1 then 2 else 1; Real y[2] = x[:, i]; "
            "end M;",
            "y[2]", 5);
        row("10.5 subscripts in a vector that changes",
            "model M Real x[3] = {1, 2, 3}; Integer i = if time > -1 then 2 else 1; Real y[2] = x[{3, i}]; end M;",
            "y[2]", 2);
        row("11.2.1 assignment to an element that changes",
            "function f input Integer i; output Real y[3]; algorithm y := {1, 2, 3}; y[i] := 7; end f; "
            "model M Real y[3] = f(if time > -1 then 2 else 1); end M;",
            "y[2]", 7);
        row("11.2.1 assignment to fields of elements",
            "record R Real a; Real b; end R; function f input Real u; output R r[2]; algorithm "
            "for i in 1:2 loop r[i].a := u; r[i].b := i; end for; end f; model M R r[2] = f(3); end M;",
            "r[2].b", 2);
        row("12.4.6 function of an array, element by element",
            "function f input Real u; input Real k = 1; output Real y; algorithm y := if u > 1.5 then k*u else -u; "
            "end f; model M Real y[3] = f({1, 2, 3}, 10); end M;",
            "y[2]", 20);
        row("7.2.5 each of a whole, not of its parts",
            "model C parameter Real k = 0; end C; model D C c[2]; end D; "
            "model M D d[3](each c(k = {5, 6})); Real y = d[3].c[2].k; end M;",
            "y", 6);
        row("4.9 arrays of Strings",
            "function f input String a[:]; output Integer n; algorithm n := 0; for i in 1:size(a, 1) loop "
            "if a[i] == \"b\" then n := i; end if; end for; end f; "
            "model C parameter String s = \"\"; parameter Real y = if s == \"b\" then 10 else 0; end C; "
            "model M parameter String s[:] = {\"a\", \"b\"}; parameter Integer k = size(s, 1); C c[2](s = s); "
            "Real y = f(s) + k + c[2].y; end M;",
            "y", 14);
        row("12.4.4 an output record filled before a return",
            "record R Real a; Real b; end R; function f input Real u; output R r; algorithm if u > 0.5 then r.a := 1; "
            "r.b := 2; return; end if; r.a := 3; r.b := 4; end f; model M R r = f(time); end M;",
            "r.b", 4);
        row("10.6.8 power of a matrix", "model M parameter Real f[2, 2] = [1, 2; 3, 4]; Real g[2, 2] = f^2; end M;",
            "g[1,2]", 10);
        row("10.6.8 power zero", "model M Real f[2, 2] = [1, 2; 3, 4]*(1 + time); Real g[2, 2] = f^0; end M;", "g[1,2]",
            0);
        row("10.3.1 size of what has no value",
            "model M parameter Real a[:] = {1, 2, 3}; Real x[size(a, 1) - 1]; Real y[size(x, 1)]; "
            "equation y = {1, 2}; x = y; end M;",
            "x[2]", 2);
        row("9.1 array of one signal",
            "connector O = output Real; connector I = input Real; model G O y; equation y = 7; end G; "
            "model S I u[1]; Real v = u[1]; end S; model M G g[1]; S s; equation connect(g.y, s.u); end M;",
            "s.v", 7);
        row("8.3.4 derivatives in a branch that parameters rule out",
            "model M parameter Real m = 0; Real T, q; equation q = 2 - T; "
            "if m > 1e-6 then q = m*der(T); else q = 0; end if; end M;",
            "T", 2);
        row("3.7.2 integer", "model M Integer n = integer(2.5 + time); Real y = n; end M;", "y", 2);
        row("3.7.2 String", "model M Real y = if String(1/3, significantDigits = 3) == \"0.333\" then 1 else 0; end M;",
            "y", 1);
        row("3.7.2 String by a format",
            "model M Real y = if String(2.5, format = \".2f\") == \"2.50\" then 1 else 0; end M;", "y", 1);
        row("3.7.2 String, right justified",
            "model M Real y = if String(12, minimumLength = 4, leftJustified = false) == \"  12\" then 1 else 0; end "
            "M;",
            "y", 1);
        row("4.9.5.3 a literal by its number",
            "type E = enumeration(a, b, c); model M Integer i = if time > 0.5 then 1 else 3; E e = E(i); "
            "parameter E k = E(2); Real x[E] = {10, 20, 30}; "
            "Real y = x[E(i)] + (if e == E.c then 1 else 2) + (if k == E.b then 5 else 6); end M;",
            "y", 36);
        row("12.4.1 a default that uses an input behind it",
            "function f input Real x = y + 1; input Real y = 3; output Real r; algorithm r := 10*x + y; end f; "
            "model M Real y = f(y = time + 1); end M;",
            "y", 21);
        row("12.4.1 a default that uses an input behind it, in a constant",
            "function f input Real x = y + 1; input Real y = 3; output Real r; algorithm r := 10*x + y; end f; "
            "model M constant Integer n = integer(f(y = 5)); Real y = n; end M;",
            "y", 65);
        row("12.4.4 a variable that uses one behind it",
            "function f input Real x; output Real r; protected Real a = 2*b; Real b = x; algorithm r := a + b; end f; "
            "model M Real y = f(time + 1); end M;",
            "y", 3);
        row("12.6 what is final in a record is no input of its constructor",
            "record R Real a; final parameter Real b = 7; Real c = 1; end R; "
            "model M R r = R(1, 3); Real y = 10*r.b + r.c; end M;",
            "y", 73);
        row("3.7.2 String of an enumeration",
            "type E = enumeration(ab, cd); model M Real y = if String(E.cd) == \"cd\" then 1 else 0; end M;", "y", 1);
    }

    void values() { value_table::check(); }

    void functionsAssert()
    {
        const QByteArray f =
            "function f input Real u; output Real y; algorithm if u > 0 then "
            "assert(u < 0.5, \"u is \" + String(u)); end if; y := u; end f; ";
        TestRun run(f + "model M Real x = if time > 2 then 0 else f(time); end M;");
        run.start(0);
        QVERIFY(run.status.ok());
        QVERIFY(run.evaluator->acceptStep(0.25, run.x).ok());
        const solver::EvaluationStatus failed = run.evaluator->acceptStep(0.75, run.x);
        QCOMPARE(failed.kind, solver::FailureKind::AssertionFailed);
        QCOMPARE(QString::fromStdString(run.detail(failed)), QStringLiteral("u is 0.75"));
        TestRun later(f + "model M Real x = if time > 2 then 0 else f(time); end M;");
        later.start(2.5);
        QVERIFY2(later.status.ok(), later.detail().c_str());
        QVERIFY(later.evaluator->acceptStep(2.75, later.x).ok());
    }

    void assertionsHold_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const char* text) { QTest::newRow(name) << QByteArray(text); };
        const char* const f = "function f input Real u; algorithm assert(u < 0.5, \"too much\"); end f; ";
        const auto calling = [&](const char* name, const char* model) { QTest::newRow(name) << QByteArray(f) + model; };
        calling("function called by an equation", "model M Real x = time; equation f(x); end M;");
        calling("function called by a statement", "model M Real x; algorithm x := time; f(x); end M;");
        calling(
            "function called by a function",
            "function g input Real u; output Real y; algorithm f(u); y := u; end g; model M Real x = g(time); end M;");
        row("under if",
            "model M Real x; algorithm x := time; if time > 0.3 then assert(x < 0.5, \"too much\"); end if; "
            "end M;");
        row("in a loop",
            "model M Real x; algorithm x := time; for i in 1:3 loop assert(x < i/2, \"too much\"); "
            "end for; end M;");
    }

    void assertionsHold()
    {
        QFETCH(QByteArray, text);
        TestRun run(text);
        run.start(0);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QVERIFY(run.evaluator->acceptStep(0.25, run.x).ok());
        const solver::EvaluationStatus failed = run.evaluator->acceptStep(0.75, run.x);
        QCOMPARE(failed.kind, solver::FailureKind::AssertionFailed);
        QCOMPARE(QString::fromStdString(run.detail(failed)), QStringLiteral("too much"));
    }

    void subscriptsAreInside_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("message");  // none: it runs
        const auto row = [](const char* name, const char* text, const char* message) {
            QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(message);
        };
        const char* const outside = "subscript `i` of `x[i]` is 4, which is outside of 1 to 3";
        row("equation", "model M Real x[3] = {1, 2, 3}; Integer i = if time > 0.5 then 4 else 1; Real y = x[i]; end M;",
            outside);
        row("not in the branch taken",
            "model M Real x[3] = {1, 2, 3}; Integer i = if time > 0.5 then 4 else 1; "
            "Real y = if i < 4 then x[i] else 7; end M;",
            "");
        row("not in the equations taken",
            "model M Real x[3] = {1, 2, 3}; Integer i = if time > 0.5 then 4 else 1; Real y; "
            "equation if i < 4 then y = x[i]; else y = 7; end if; end M;",
            "");
        row("function",
            "function f input Real x[3]; input Integer i; output Real y; algorithm y := x[i]; end f; "
            "model M Real x[3] = {1, 2, 3}; Integer i = if time > 0.5 then 4 else 1; Real y = f(x, i); end M;",
            outside);
        row("behind a return",
            "function f input Real x[3]; input Integer i; output Real y; algorithm y := 0; "
            "if i > 3 then return; end if; y := x[i]; end f; "
            "model M Real x[3] = {1, 2, 3}; Integer i = if time > 0.5 then 4 else 1; Real y = f(x, i); end M;",
            "");
        row("assignment",
            "function f input Integer i; output Real y[3]; algorithm y := zeros(3); y[i] := 5; end f; "
            "model M Real y[3] = f(if time > 0.5 then 0 else 2); end M;",
            "subscript `i` of `y[i]` is 0, which is outside of 1 to 3");
        row("matrix",
            "model M Real x[2, 3] = [1, 2, 3; 4, 5, 6]; Integer i = if time > 0.5 then 3 else 1; Real y = x[i, i]; "
            "end M;",
            "subscript `i` of `x[i, i]` is 3, which is outside of 1 to 2");
    }

    void subscriptsAreInside()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, message);
        TestRun run(text);
        run.start(0);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        run.start(1);
        if (run.status.ok())
            run.status = run.evaluator->acceptStep(1, run.x);
        QCOMPARE(QString::fromStdString(run.detail()), message);
    }

    void subscriptsInWhenClauses()
    {
        // At the start i is 0; that is no fault as long as the clause does not act.
        const QByteArray text =
            "model M Real x[2] = {5, 6}; Integer i(start = 0, fixed = true); discrete Real y; equation "
            "when time >= 1 then i = pre(i) + 2; y = x[i]; end when; end M;";
        TestRun inside(text);
        inside.start(0);
        inside.runTo(1.5, 0.25);
        QVERIFY2(inside.status.ok(), inside.detail().c_str());
        QCOMPARE(inside["y"], 6.0);
        TestRun outside(QByteArray(text).replace("+ 2", "+ 4"));
        outside.start(0);
        outside.runTo(1.5, 0.25);
        QCOMPARE(QString::fromStdString(outside.detail()),
                 QStringLiteral("subscript `i` of `x[i]` is 4, which is outside of 1 to 2"));
    }

    void clausesOfAlgorithms_data()
    {
        QTest::addColumn<QByteArray>("statements");
        QTest::addColumn<double>("n");
        const auto row = [](const char* statements, double n) {
            QTest::newRow(statements) << QByteArray(statements) << n;
        };
        row("when time > 0.3 then n := 1; end when; when time > 0.6 then n := n + 10; end when;", 11);
        row("when time > 0.5 then n := n + 1; end when; when time > 0.5 then n := n*10; end when;", 10);
        row("n := 5; when time > 0.5 then n := n + 1; end when;", 5);
        row("when time > 0.3 then n := pre(n) + 1; end when; n := n + 0;", 1);
        row("when {time > 0.3, time > 0.4} then n := n + 1; end when; when time > 0.3 then n := n + 10; end when;", 12);
        row("when time > 2 then n := 1; end when;", 0);
        row("when time > 0.3 then if time > 2 and time < 1 then n := 1; end if; end when;", 0);
        row("when time > 0.3 then for i in 1:0 loop n := i; end for; end when;", 0);
        row("when time > 0.3 then n := 1; elsewhen time > 0.4 then n := 2; end when; "
            "when time > 0.6 then n := n + 10; end when; when time > 0.8 then n := 2*n; end when;",
            24);
    }

    /// 11.1.2: the statements of an algorithm work one after the other, when clauses too.
    void clausesOfAlgorithms()
    {
        QFETCH(QByteArray, statements);
        QFETCH(double, n);
        TestRun run("model M Integer n(start = 0, fixed = true); algorithm " + statements + " end M;");
        run.start(0);
        run.runTo(1, 0.05);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run["n"], n);
    }

    void recordsOfWhenClauses_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<double>("x");
        const auto row = [](const char* name, const char* statements, const char* declarations, double x) {
            QTest::newRow(name) << QByteArray("record R Real x; Real y; end R; model M ") + declarations +
                                       " algorithm when sample(0, 0.5) then " + statements + " end when; end M;"
                                << x;
        };
        row("a field", "w.x := time + 1;", "R w(y = 2);", 1.5);
        row("the record", "w := R(time + 1, 3);", "R w;", 1.5);
        row("a field that counts", "w.x := pre(w.x) + 1;", "R w(y = 2);", 2);
        row("a field of an array", "w[2].x := time + 3; w[1].x := w[2].x - 2;", "R w[2](y = {2, 3});", 1.5);
    }

    /// 4.5: what a when clause assigns changes at events only, fields of records too.
    void recordsOfWhenClauses()
    {
        QFETCH(QByteArray, text);
        QFETCH(double, x);
        TestRun run(text);
        run.start(0);
        run.runTo(0.9, 0.05);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run[text.contains("w[2]") ? "w[1].x" : "w.x"], x);
    }

    void reinitOfArrays()
    {
        TestRun run(
            "model M Real x[2](each start = 0, each fixed = true); equation der(x) = {1, 2}; "
            "when time > 0.5 then reinit(x, {5, 6}); end when; end M;");
        run.start(0);
        run.runTo(1, 0.05);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QVERIFY(std::fabs(run["x[1]"] - 5.5) < 1e-9);
        QVERIFY(std::fabs(run["x[2]"] - 7) < 1e-9);
    }

    void resultsAreNumbers()
    {
        TestRun run("model M Real x = log(0.5 - time); Real y(start = 0, fixed = true); equation der(y) = 1; end M;");
        run.start(0);
        QVERIFY(run.status.ok());
        std::vector<double> values(run.evaluator->layout().outputs.size());
        QVERIFY(run.evaluator->outputs(0.25, run.x, values).ok());
        const solver::EvaluationStatus status = run.evaluator->outputs(0.75, run.x, values);
        QCOMPARE(status.kind, solver::FailureKind::NotANumber);
        QVERIFY2(run.detail(status).find("`x`") != std::string::npos, run.detail(status).c_str());
    }
};

}  // namespace bramah::test

using bramah::test::SpecificationTest;
BRAMAH_TEST(SpecificationTest);

#include "specification_test.moc"
