// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/flatten/flatten_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

namespace bramah::solver {

using model::DiagnosticKind;

namespace {

/// All messages of \a outcome, one after the other.
QString saidBy(const FlattenOutcome& outcome)
{
    QString all;
    for (const model::Diagnostic& diagnostic : outcome.diagnostics)
        all += diagnostic.message();
    return all;
}

}  // namespace

/// Each message of flattening is brought about by the mistake it is for, at the place of the mistake.
class FlattenMessagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void messages_data();
    void messages();
    void aMissingClassIsAllThatIsSaid();
    void whatIsRefusedIsAllThatIsSaid();
    void aLoopThatIsWrongInEachTurnSaysSoAFewTimes();
    void oddModelsAreRefused_data();
    void oddModelsAreRefused();
    void typesAreChecked_data();
    void typesAreChecked();
    void givenValuesAreChecked_data();
    void givenValuesAreChecked();
    void unitsAreChecked_data();
    void unitsAreChecked();
    void anInnerWithoutEffectIsTold_data();
    void anInnerWithoutEffectIsTold();
};

void FlattenMessagesTest::messages_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    const auto row = [](DiagnosticKind kind, const QByteArray& text, const char* place) {
        QTest::addRow("%s", qPrintable(model::nameOf(kind)))
            << static_cast<int>(kind) << text << QString::fromLatin1(place);
    };
    row(DiagnosticKind::UnknownName, "model M Real x; equation x = y + 1; end M;", "y");
    row(DiagnosticKind::IntegerOverflow, "model M Integer n = 2147483647 + 1; end M;", "2147483647 + 1");
    row(DiagnosticKind::IntegerOverflow, "model M parameter Integer n = -3*1000000000; end M;", "3*1000000000");
    row(DiagnosticKind::TypesDiffer, "model M Integer n = 99999999999999999999; end M;", "99999999999999999999");
    row(DiagnosticKind::UnitNotReadable, "model M parameter Real p(unit = \"((((/*^^\") = 1; end M;", "\"((((/*^^\"");
    row(DiagnosticKind::UnitNotReadable, "model M Real x(displayUnit = \"m//s\") = time; end M;", "\"m//s\"");
    row(DiagnosticKind::UnknownFunction, "model M Real x; equation x = f(1); end M;", "f");
    row(DiagnosticKind::ConditionalComponentUsed, "model M Real y if false; Real x; equation x = y; end M;", "y");
    row(DiagnosticKind::ArgumentMissing, "model M equation assert(time < 0.5); end M;", "assert(time < 0.5)");
    row(DiagnosticKind::ArgumentMissing, "model M equation assert(message = \"late\"); end M;",
        "assert(message = \"late\")");
    row(DiagnosticKind::ArgumentMissing, "model M algorithm assert(time < 0.5); end M;", "assert(time < 0.5)");
    row(DiagnosticKind::ArgumentMissing, "model M equation when time > 1 then terminate(); end when; end M;",
        "terminate()");
    row(DiagnosticKind::WrongArguments, "model M equation assert({time, 0.5} < {1, 1}, \"late\"); end M;",
        "assert({time, 0.5} < {1, 1}, \"late\")");
    row(DiagnosticKind::WrongArguments, "model M Boolean b = sample(0, 0); end M;", "sample(0, 0)");
    row(DiagnosticKind::WrongArguments, "model M constant Real p = 0.1; Boolean b = sample(0, -p); end M;",
        "sample(0, -p)");
    row(DiagnosticKind::DeclaredTwice, "model A parameter Real p = 1; end A; model M A a(p = 2, p = 3); end M;",
        "p = 3");
    row(DiagnosticKind::DeclaredTwice, "model A Real x; end A; model M extends A(x = time, x = 2*time); end M;",
        "x = 2*time");
    row(DiagnosticKind::DeclaredTwice, "model M Real x(start = 1, min = 0, start = 2) = time; end M;", "start = 2");
    row(DiagnosticKind::DeclaredTwice,
        "model A parameter Real p = 1; end A; model B A a; end B; model M B b(a.p = 3, a(p = 4)); end M;", "a(p = 4)");
    row(DiagnosticKind::DeclaredTwice,
        "model A Real x = 1; end A; model B replaceable A a; end B; model M B b(redeclare A a, redeclare A a); end M;",
        "redeclare A a");
    row(DiagnosticKind::UnsupportedConstruct,
        "package P type Real = Integer; type Q = Real; model A parameter Q x = 2; end A; end P; model M P.A a; end M;",
        "Real");
    row(DiagnosticKind::UnsupportedConstruct,
        "model W parameter Real g = 9.81; end W; model E outer W w(g = 3); Real x = w.g; end E; model M inner W w; "
        "E e; end M;",
        "(g = 3)");
    row(DiagnosticKind::UnsupportedConstruct,
        "model E outer Real k = 5; Real x = k; end E; model M inner Real k = 2; E e; end M;", "= 5");
    row(DiagnosticKind::UnsupportedConstruct,
        "model E outer Real k; Real x = k; end E; model M inner Real k = 2; E e(k = 7); end M;", "k = 7");
    row(DiagnosticKind::DeclaredTwice, "model M model A Real x = 1; end A; model A Real x = 2; end A; A a; end M;",
        "A");
    row(DiagnosticKind::DeclaredTwice,
        "package P model A Real x = 1; end A; model A Real x = 2; end A; end P; model M P.A a; end M;", "A");
    row(DiagnosticKind::DeclaredTwice, "model A Real x = 1; end A; model A Real x = 2; end A; model M A a; end M;",
        "A");
    row(DiagnosticKind::DeclaredTwice, "model B Real x = 1; end B; model M extends B; Real x = 2; end M;", "x");
    row(DiagnosticKind::DeclaredTwice,
        "model A Real x = 1; end A; model B Real x(start = 1) = 1; end B; model M extends A; extends B; end M;", "x");
    row(DiagnosticKind::DeclaredTwice, "model B Real x = 1; end B; model M extends B; Integer x = 1; end M;", "x");
    row(DiagnosticKind::ReinitOfNoState,
        "model M Integer n(start = 1); equation when time > 1 then reinit(n, 1); end when; end M;", "reinit(n, 1)");
    row(DiagnosticKind::DeclaredTwice,
        "model A parameter Real k = 2; Real x = k; end A; model B extends A(k = 3); end B; model C extends A; end C; "
        "model M extends B; extends C; end M;",
        "extends A");
    row(DiagnosticKind::SizesDiffer,
        "model A Real y = 1; end A; model C replaceable A a[2]; end C; model M C c(redeclare A a[3]); end M;", "a[3");
    row(DiagnosticKind::TypesDiffer,
        "model A Real y = 1; end A; model C replaceable A a; end C; model M C c(redeclare A a[3]); end M;", "a[3");
    row(DiagnosticKind::TypesDiffer,
        "model A Real y = 1; end A; model C replaceable A a; end C; model M extends C; redeclare A a[2, 3]; end M;",
        "a[2, 3");
    row(DiagnosticKind::TypesDiffer, "model A Real y = 1; end A; model M A a = 4; end M;", "4");
    row(DiagnosticKind::TypesDiffer, "model A Real y = 1; end A; model B A a; end B; model M B b(a = 3); end M;", "3");
    row(DiagnosticKind::TypesDiffer, "model M parameter Real x = 3; constant Real p = 2*x; Real y = p; end M;", "2*x");
    row(DiagnosticKind::UnitsDiffer,
        "connector A Real v(unit = \"V\"); flow Real i(unit = \"A\"); end A; "
        "connector B Real v(unit = \"Pa\"); flow Real i(unit = \"A\"); end B; model X A a; equation a.v = 1; end X; "
        "model Y B b; equation b.i = 2; end Y; model M X x; Y y; equation connect(x.a, y.b); end M;",
        "connect(x.a, y.b)");
    row(DiagnosticKind::ShapesDiffer, "model M Real x[2]; equation x = {1, 2, 3}; end M;", "x = {1, 2, 3}");
    row(DiagnosticKind::ShapesDiffer, "model M Real x[2] = {1, 2} + time; end M;", "{1, 2} + time");
    row(DiagnosticKind::ShapesDiffer,
        "model M record R Real a; end R; R k; discrete Real u; equation k.a = 1; when sample(0, 1) then u = k; end "
        "when; "
        "end M;",
        "u = k");
    row(DiagnosticKind::UnsupportedConstruct,
        "model A replaceable model R Real x = 1; end R; extends R; end A; model B Real x = 2; end B; "
        "model M A a(redeclare model R = B); end M;",
        "R");
    row(DiagnosticKind::UnknownModifier, "model A parameter Real p = 1; end A; model M A a(q = 2); end M;", "q = 2");
    row(DiagnosticKind::UnknownModifier,
        "model A parameter Real p = 1; end A; model B A a; end B; model M B b(a(q = 2)); end M;", "q = 2");
    row(DiagnosticKind::UnknownModifier, "model A Real x = 1; end A; model M extends A(y(start = 1)); end M;",
        "y(start = 1)");
    row(DiagnosticKind::UnknownModifier, "model M parameter Real p(fixde = true) = 1; end M;", "fixde = true");
    row(DiagnosticKind::UnknownModifier, "type T = Real(unitt = \"m\"); model M T x = 1; end M;", "unitt = \"m\"");
    row(DiagnosticKind::FinalModified, "model A final parameter Real p = 1; end A; model M A a(p = 2); end M;",
        "p = 2");
    row(DiagnosticKind::FinalModified,
        "model A parameter Real p = 1; end A; model B A a(final p = 3); end B; model M B b(a(p = 4)); end M;", "p = 4");
    row(DiagnosticKind::FinalModified, "type T = Real(final unit = \"m\"); model M T x(unit = \"km\") = 1; end M;",
        "unit = \"km\"");
    row(DiagnosticKind::FinalModified, "type T = Real(final min = 0); type S = T(min = 3); model M S x = 4; end M;",
        "min = 3");
    row(DiagnosticKind::FinalModified,
        "model A Real x(final start = 1, fixed = true); equation der(x) = 1; end A; model M extends A(x(start = 2)); "
        "end M;",
        "start = 2");
    row(DiagnosticKind::FinalModified, "model A final parameter Real p = 1; end A; model M A a[2](p = {2, 3}); end M;",
        "p = {2, 3}");
    row(DiagnosticKind::FinalModified,
        "model A parameter Real p = 1; end A; model B final A a; end B; model M B b(a(p = 4)); end M;", "a(p = 4)");
    row(DiagnosticKind::FinalModified,
        "model A parameter Real p = 1; end A; model B final A a; end B; model M B b(a.p = 4); end M;", "a.p = 4");
    row(DiagnosticKind::FinalModified,
        "record R Real q = 1; end R; model H final parameter R r = R(3); end H; model M H h(r = R(5)); end M;",
        "r = R(5)");
    const QByteArray base = "model A Real x = 1; Real y = x; end A; model B A a; A b; equation connect(a, b); end B; ";
    row(DiagnosticKind::UnsupportedConstruct, base + "model M extends A(break x); end M;", "x");
    row(DiagnosticKind::UnsupportedConstruct,
        "operator record R Real a; end R; model M R r(a = time); R s = r + r; end M;", "r + r");
    row(DiagnosticKind::UnsupportedConstruct, "record R Real a; end R; model M R r(a = time); R s = -r; end M;", "-r");
    row(DiagnosticKind::UnsupportedConstruct, base + "model M extends B(break connect(a, b)); end M;", "connect(a, b)");
    row(DiagnosticKind::UnsupportedConstruct, base + "model M A a(x = break); end M;", "x = break");
    row(DiagnosticKind::UnsupportedConstruct,
        "function f input Real u; output Real y = u; model A Real x = f(1); end A; A a; A b; end f; "
        "model M Real x = f(time); end M;",
        "a");
    row(DiagnosticKind::UnsupportedConstruct, "model M Real x = break; equation x = 1; end M;", "= break");
    row(DiagnosticKind::NothingToLeave, "model M Real x; algorithm x := time; break; end M;", "break");
    row(DiagnosticKind::NothingToLeave,
        "function f input Real u; output Real y; algorithm y := u; if u > 1 then break; end if; end f; "
        "model M Real x = f(time); end M;",
        "break");
    row(DiagnosticKind::NothingToLeave, "model M Real x; algorithm x := time; return; end M;", "return");
    row(DiagnosticKind::ConstantWithoutValue, "model M constant Real c; Real x = c*time; end M;", "c");
    row(DiagnosticKind::ConstantWithoutValue, "package K constant Real c; end K; model M Real x = K.c*time; end M;",
        "c");
    row(DiagnosticKind::ConstantWithoutValue,
        "package K constant Real c; function f input Real u; output Real y; algorithm y := c*u; end f; end K; "
        "model M Real x = K.f(time); end M;",
        "c");
    row(DiagnosticKind::UnknownName, "model A parameter Real k = 2; end A; model M Real x = A.k*time; end M;", "A.k");
    row(DiagnosticKind::UnsupportedConstruct,
        "package Q constant Integer n = 1; end Q; package R extends Q(n = 2); end R; "
        "model A replaceable package X = Q; Real y = X.n; end A; model M A a(redeclare package X = R); end M;",
        "redeclare package X = R");
    row(DiagnosticKind::UnsupportedConstruct, "model M Real x = time; equation initialState(x); end M;",
        "initialState(x)");
    row(DiagnosticKind::EachMissing, "model M Real x[3] = 1; end M;", "1");
    row(DiagnosticKind::EachMissing, "model M parameter Real x[3] = 1; end M;", "1");
    row(DiagnosticKind::EachMissing, "model M constant Real x[3] = 1; end M;", "1");
    row(DiagnosticKind::EachMissing, "model M Real x[3](start = 1); equation der(x) = zeros(3); end M;", "1");
    row(DiagnosticKind::EachMissing, "model C parameter Real k = 2; end C; model M C c[3](k = 1); end M;", "1");
    row(DiagnosticKind::EachMissing,
        "record R Real a = 1; Real b = 2; end R; model M parameter R r[2] = R(1, 2); end M;", "R(1, 2)");
    row(DiagnosticKind::EachMissing, "model A Real x[2] = {1, 2}; end A; model M A a(x = time); end M;", "time");
    row(DiagnosticKind::SizesDiffer, "model C parameter Real k = 2; end C; model M C c[3](k = {1, 2}); end M;",
        "{1, 2}");
    row(DiagnosticKind::SizesDiffer, "model M Real x[2, 3] = {{1, 2}, {3, 4}, {5, 6}}; end M;",
        "{{1, 2}, {3, 4}, {5, 6}}");
    row(DiagnosticKind::SizesDiffer, "model M Real x[3](start = {1, 2}); equation der(x) = zeros(3); end M;", "{1, 2}");
    row(DiagnosticKind::EachOfScalar, "model C parameter Real k = 2; end C; model M C c(each k = 1); end M;",
        "each k = 1");
    row(DiagnosticKind::EachOfScalar, "model M Real x(each start = 1); equation der(x) = 0; end M;", "each start = 1");
    row(DiagnosticKind::NotReplaceable,
        "model A Real x = 1; end A; model B Real x = 2; end B; model S A a; end S; model M S s(redeclare B a); end M;",
        "redeclare B a");
    row(DiagnosticKind::NotReplaceable,
        "model A Real x = 1; end A; model B Real x = 2; end B; model S A a; end S; "
        "model M extends S; redeclare B a; end M;",
        "redeclare B a");
    row(DiagnosticKind::NotReplaceable,
        "model A Real x = 1; end A; model B Real x = 2; end B; model S model T = A; T a; end S; "
        "model M S s(redeclare model T = B); end M;",
        "redeclare model T = B");
    row(DiagnosticKind::ReplacementUnfit,
        "model A Real x = 1; Real z = 2; end A; model B Real x = 2; end B; model S replaceable A a; end S; "
        "model M S s(redeclare B a); end M;",
        "redeclare B a");
    row(DiagnosticKind::ReplacementUnfit,
        "model P Real z; end P; model A extends P; equation z = 1; end A; model B Integer z = 2; end B; "
        "model S replaceable model T = A constrainedby P; T a; end S; model M S s(redeclare model T = B); end M;",
        "redeclare model T = B");
    row(DiagnosticKind::ProtectedElement,
        "model A Real x = p; protected parameter Real p = 2; end A; model M A a(p = 3); end M;", "p = 3");
    row(DiagnosticKind::ProtectedElement,
        "connector C Real e; flow Real f; end C; model A protected C c; end A; model M A a; C d; "
        "equation connect(a.c, d); end M;",
        "a.c");
    row(DiagnosticKind::PreOfContinuous, "model M Real x; Real y = pre(x); equation x = time; end M;", "pre(x)");
    row(DiagnosticKind::UnsupportedConstruct, "model M String s = if time > 1 then \"a\" else \"b\"; end M;",
        "s = if time > 1 then \"a\" else \"b\"");
    row(DiagnosticKind::UnsupportedConstruct,
        "model A Real y = 1; end A; model C outer model X = A; X x; end C; "
        "model M inner model X Real y = 2; end X; C c; end M;",
        "outer model X = A");
    row(DiagnosticKind::UnsupportedConstruct,
        "function f input Real u; output Real y; algorithm y := der(u); end f; model M Real y = f(time); end M;",
        "der(u)");
    row(DiagnosticKind::UnsupportedConstruct,
        "function f input Real u; output Real y; algorithm y := u*time; end f; model M Real y = f(2); end M;", "time");
    row(DiagnosticKind::UnsupportedConstruct,
        "model M Integer n(start = 0); algorithm when sample(0, 1) then n := n + 1; "
        "if n > 2 then terminate(\"end\"); end if; end when; end M;",
        "terminate(\"end\")");
    row(DiagnosticKind::UnsupportedConstruct, "model M Real x; algorithm x := time; terminate(\"end\"); end M;",
        "terminate(\"end\")");
    row(DiagnosticKind::PartialModel, "partial model A Real y = 1; end A; model M A a; end M;", "a");
    row(DiagnosticKind::UnknownFunction, "model M Real x = time; equation f(x); end M;", "f");
    row(DiagnosticKind::UnknownFunction, "model M Real x; algorithm x := time; f(x); end M;", "f");
    row(DiagnosticKind::UnknownFunction, "model M Real x = time; equation when x > 1 then f(x); end when; end M;", "f");
    const QByteArray pair = "function f input Real x; output Real a; output Real b; algorithm a := x; b := x; end f; ";
    row(DiagnosticKind::ShapesDiffer, pair + "model M Real a, b, c; equation (a, b, c) = f(time); c = 3; end M;",
        "(a, b, c) = f(time)");
    row(DiagnosticKind::ShapesDiffer, pair + "model M Real a, b, c; algorithm (a, b, c) := f(time); end M;",
        "(a, b, c) := f(time)");
    row(DiagnosticKind::ShapesDiffer, "model M Real a, b; equation (a, b) = time; a = 1; b = 2; end M;",
        "(a, b) = time");
    row(DiagnosticKind::TypesDiffer, pair + "model M Real a; Boolean b; equation (a, b) = f(time); end M;", "f(time)");
    const QByteArray sized =
        "function f input Real u[2]; input Real v[size(u, 1)]; output Real y; algorithm y := u*v; "
        "end f; ";
    row(DiagnosticKind::SizesDiffer, sized + "model M Real y = f({1, 2, 3}, {1, 2}); end M;", "{1, 2, 3}");
    row(DiagnosticKind::SizesDiffer, sized + "model M Real y = f({1, 2}, v = {1, 2, 3}); end M;", "{1, 2, 3}");
    row(DiagnosticKind::RangeNotKnown,
        "connector C Real e; flow Real f; end C; model M C a, b; "
        "equation if time > 1 then connect(a, b); end if; a.e = 1; end M;",
        "time > 1");
    row(DiagnosticKind::RangeNotKnown,
        "model M Integer n(start = 0); Boolean b = time > 2; "
        "equation if b then when time > 0.5 then n = 1; end when; end if; end M;",
        "b");
    row(DiagnosticKind::RangeNotKnown, "model M Real x, n; equation for i in 1:n loop x = i; end for; end M;", "1:n");
    row(DiagnosticKind::RangeNotDeduced, "model M Real x[3], y[2]; equation for i loop x[i] = y[i]; end for; end M;",
        "i");
    row(DiagnosticKind::RangeNotDeduced, "model M Real x[2] = {time*i for i}; end M;", "i");
    row(DiagnosticKind::IndexOutside, "model M Real x[2]; Real y = x[3]; end M;", "3");
    row(DiagnosticKind::IndexOutside,
        "model M parameter Real x[2, 3] = zeros(2, 3); Integer i = if time > 1 then 2 else 1; Real y = x[i, 4]; "
        "end M;",
        "4");
    row(DiagnosticKind::TypesDiffer,
        "model M parameter Real x[2, 1] = zeros(2, 1); Integer i = if time > 1 then 2 else 1; Real y = x[i, true]; "
        "end M;",
        "true");
    row(DiagnosticKind::TooManySubscripts, "model M Real x[2]; Real y = x[1, 2]; end M;", "1");
    row(DiagnosticKind::ArrayTooLarge, "model M Real x; equation for i in 1:8000000 loop x = i; end for; end M;",
        "1:8000000");
    row(DiagnosticKind::ArrayTooLarge, "model M Real x[10000000]; end M;", "x[10000000]");
    row(DiagnosticKind::ValueMissing,
        "function f input Real u; output Real y; protected Real z; algorithm y := z; end f; model M Real x = f(1); end "
        "M;",
        "z");
    row(DiagnosticKind::WrongArguments, "model M Real x = sin(1, 2); end M;", "sin(1, 2)");
    row(DiagnosticKind::BusSignalUnknown,
        "expandable connector B end B; model M B a, b; equation connect(a.y, b.y); end M;", "a.y");
    const QByteArray two = "function f input Real u; input Real v = 1; output Real y; algorithm y := u + v; end f; ";
    row(DiagnosticKind::WrongArguments, two + "model M Real x = f(1, u = 2); end M;", "u");
    row(DiagnosticKind::WrongArguments, two + "model M Real x = f(v = 1, u = 2, v = 3); end M;", "v");
    row(DiagnosticKind::WrongArguments, two + "model M Real x = f(1, 2, 3); end M;", "f(1, 2, 3)");
    row(DiagnosticKind::WrongArguments, two + "model M constant Real c = f(1, 2, 3); Real x = c; end M;", "f(1, 2, 3)");
    row(DiagnosticKind::UnknownName, two + "model M Real x = f(1, w = 2); end M;", "w");
    row(DiagnosticKind::UnknownName, two + "model M constant Real c = f(1, w = 2); Real x = c; end M;", "w");
    row(DiagnosticKind::UnknownName,
        "record R Real a; final parameter Real b = 2; end R; model M R r = R(1, b = 3); end M;", "b");
    row(DiagnosticKind::IndexOutside, "type E = enumeration(a, b); model M E e = E(3); end M;", "3");
    row(DiagnosticKind::DivisionByZero, "model M Integer n = 3; Integer k = mod(n, 0); end M;", "mod(n, 0)");
    row(DiagnosticKind::ArgumentMissing,
        "function f input Real u; input Real v; output Real y; algorithm y := u + v; end f; model M Real x = f(1); end "
        "M;",
        "f(1)");
    row(DiagnosticKind::ArgumentMissing,
        "function f input Real u[2]; output Real y; algorithm y := u[1]; end f; model M Real x = f(); end M;", "f()");
    row(DiagnosticKind::NotAVariable, "model M Real x = pre(x + 1); end M;", "pre(x + 1)");
    row(DiagnosticKind::NotAssignable,
        "function f input Real u; output Real y; algorithm u := 2*u; y := u; end f; model M Real x = f(time); end M;",
        "u");
    row(DiagnosticKind::NotAssignable,
        "function f input Real u[2]; output Real y; algorithm if u[1] > 0 then u[2] := 1; end if; y := u[2]; end f; "
        "model M Real x = f({1, 2}); end M;",
        "u[2]");
    row(DiagnosticKind::NotAssignable,
        "function f input Real u; output Real y; protected constant Real c = 1; algorithm c := 2; y := c*u; end f; "
        "model M Real x = f(time); end M;",
        "c");
    row(DiagnosticKind::NotAssignable,
        "model M Real x; algorithm x := 0; for i in 1:3 loop i := 2; x := x + i; end for; end M;", "i");
    row(DiagnosticKind::RecursionTooDeep,
        "function f input Real u; output Real y; algorithm y := f(u - 1) + f(u - 2); end f; model M Real x = f(time); "
        "end M;",
        "f(u - 1)");
    row(DiagnosticKind::RecursionTooDeep,
        "function f input Real u; output Real y; algorithm y := f(u - 1) + f(u - 2); end f; "
        "model M constant Real c = f(1); Real x = c*time; end M;",
        "f(u - 1)");
    row(DiagnosticKind::RecursionTooDeep,
        "function f input Real u; output Real y = u; record R Real x = f(1); end R; R a, b; end f; "
        "model M Real x = f(time); end M;",
        "f(1)");
    row(DiagnosticKind::RecursionTooDeep,
        "function f input Real u; output Real y; algorithm y := f(u + 1); end f; model M Real x = f(1); end M;",
        "f(u + 1)");
    row(DiagnosticKind::LoopTooLong,
        "function f input Real u; output Real y; algorithm y := 0; while true loop y := y + 1; end while; end f; model "
        "M Real x = f(1); end M;",
        "while true loop y := y + 1; end while");
    row(DiagnosticKind::UnsupportedConstruct,
        "model M Real y; algorithm y := time + 3; while y > 1 loop y := y/2; end while; end M;",
        "while y > 1 loop y := y/2; end while");
    row(DiagnosticKind::FunctionWithoutBody,
        "function f input Real u; output Real y; end f; model M Real x = f(1); end M;", "f(1)");
    row(DiagnosticKind::ParameterWithoutValue, "model M parameter Real a; end M;", "a");
    row(DiagnosticKind::IfBranchesDiffer,
        "model M Real x, y; equation if time > 1 then x = 1; y = 2; else x = 2; end if; end M;",
        "if time > 1 then x = 1; y = 2; else x = 2; end if");
    row(DiagnosticKind::NotAConnector,
        "connector C Real p; flow Real q; end C; model A end A; model M A a; C c; equation connect(a, c); end M;",
        "connect(a, c)");
    row(DiagnosticKind::ConnectorsDiffer,
        "connector C Real p; flow Real q; end C; connector D Real s; flow Real f; end D; model M C c; D d; equation "
        "connect(c, d); end M;",
        "connect(c, d)");
    row(DiagnosticKind::TypesDiffer, "model M Boolean b; Real x = time; equation b = x; end M;", "x");
    row(DiagnosticKind::UnitsDiffer,
        "model M Real p(unit = \"bar\") = 1; Real s(unit = \"m\") = 2; Real x = p + s; end M;", "p + s");
    row(DiagnosticKind::WrongTable,
        "package P class T extends ExternalObject; function constructor input Real table[:, :]; output T t; external "
        "\"C\" t = ModelicaStandardTables_CombiTable1D_init3(\"NoName\", \"NoName\", table, 1, 1, {2}, 1, 1, 1, false, "
        "\",\", 0); end constructor; end T; function f input T t; input Real u; output Real y; external \"C\" y = "
        "ModelicaStandardTables_CombiTable1D_getValue(t, 1, u); end f; end P; model M parameter P.T t = P.T([1, 2; 1, "
        "3]); Real x = P.f(t, time); end M;",
        "P.T([1, 2; 1, 3])");
    row(DiagnosticKind::PartialModel, "partial model M end M;", "M");
    row(DiagnosticKind::NotAModel, "package M end M;", "M");
}

void FlattenMessagesTest::messages()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    const FlattenOutcome outcome = test::flattenText(text);
    const auto found =
        std::find_if(outcome.diagnostics.begin(), outcome.diagnostics.end(),
                     [kind](const auto& diagnostic) { return diagnostic.kind == static_cast<DiagnosticKind>(kind); });
    for (const auto& diagnostic : outcome.diagnostics)
        qInfo("%s", qPrintable(diagnostic.commandLineText()));
    QVERIFY(found != outcome.diagnostics.end());
    QVERIFY(found->text);
    const auto view = found->text->view(found->span);
    QCOMPARE(QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())), place);
    QCOMPARE(outcome.model == nullptr, model::hasErrors(outcome.diagnostics));
}

void FlattenMessagesTest::aMissingClassIsAllThatIsSaid()
{
    const FlattenOutcome outcome = test::flattenText(
        "model M parameter Pressure p = 3; Real x; discrete Real u; equation x = 2*p; when sample(0, 1) then u = p; "
        "end "
        "when; end M;");
    QCOMPARE(outcome.diagnostics.size(), std::size_t{1});
    QCOMPARE(outcome.diagnostics[0].kind, DiagnosticKind::UnknownClass);
}

// What it leaves without a size, a name or an equation is told once it is gone.
void FlattenMessagesTest::whatIsRefusedIsAllThatIsSaid()
{
    const FlattenOutcome outcome =
        test::flattenText("model M Real x[2], y; equation x = {previous(y), 1, 2} + z; y = f(x); end M;");
    QCOMPARE(outcome.diagnostics.size(), std::size_t{1});
    QCOMPARE(outcome.diagnostics[0].kind, DiagnosticKind::UnsupportedConstruct);
}

void FlattenMessagesTest::aLoopThatIsWrongInEachTurnSaysSoAFewTimes()
{
    const FlattenOutcome outcome =
        test::flattenText("model M Real x[2]; equation for i in 1:100000 loop x[i] = y; end for; end M;");
    QCOMPARE(outcome.diagnostics.size(), std::size_t{4});
    QCOMPARE(std::ranges::count(outcome.diagnostics, DiagnosticKind::IndexOutside, &model::Diagnostic::kind), 3);
}

void FlattenMessagesTest::oddModelsAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text; };
    row("types of each other", "type A = B; type B = A; model M A x; end M;");
    row("a number", "model M = Real(start = 1);");
    row("a text", "model M = String;");
    row("an enumeration", "model M = enumeration(a, b);");
    row("extends itself", "model M extends M; end M;");
    QByteArray wholes("model W0 Real x = time; end W0; ");
    for (int k = 1; k <= 30; ++k) {
        const QByteArray inside = "outer W" + QByteArray::number(k - 1) + " w" + QByteArray::number(k - 1);
        wholes += "model W" + QByteArray::number(k) + " model V " + inside + "; end V; V a, b; end W" +
                  QByteArray::number(k) + "; ";
    }
    QByteArray inners;
    for (int k = 0; k < 30; ++k)
        inners += "inner W" + QByteArray::number(k) + " w" + QByteArray::number(k) + "; ";
    row("a value of models that lead to each other 2^30 times", wholes + "model M " + inners + "Real x = w29; end M;");
    row("extends in a circle", "model A extends B; end A; model B extends A; end B; model M extends A; end M;");
    row("contains itself", "model A M m; end A; model M A a; end M;");
    row("contains two of itself", "model M Real x; M y[2]; end M;");
    row("contains two of itself by another", "model A M m; M n; end A; model M A a; A b; end M;");
    row("negative size", "model M Real x[-3]; end M;");
    row("size of itself", "model M parameter Integer n = size(x, 1); Real x[n]; end M;");
    row("endless size", "model M parameter Real x[:] = fill(1, 1000000000); end M;");
    row("millions of components", "model A Real x = 1; end A; model M A a[3000000]; end M;");
    row("one of millions of components", "model A Real x; end A; model M A a[30000025]; equation a[2].x = 1; end M;");
    row("one of millions of connectors",
        "connector C Real e; flow Real f; end C; model M C c[30000025]; equation connect(c[1], c[2]); end M;");
    row("millions of components in arrays of arrays",
        "model A Real x = 1; end A; model B A a[1000]; end B; model C B b[1000]; end C; model M C c[1000]; end M;");
    QByteArray doubling = "model A0 Real x = 1; end A0;";
    for (int i = 1; i <= 40; ++i)
        doubling += QStringLiteral(" model A%1 A%2 a, b; end A%1;").arg(i).arg(i - 1).toUtf8();
    row("twice as many components with each class", doubling + " model M A40 a; end M;");
    QByteArray circles;
    for (char self = 'A'; self <= 'J'; ++self) {
        circles += QByteArray(" model ") + self;
        for (char other = 'A'; other <= 'J'; ++other)
            if (other != self)
                circles += QByteArray(" ") + other + " x" + other + ", y" + other + ';';
        circles += QByteArray(" end ") + self + ';';
    }
    row("each class in each other", circles + " model M A a; end M;");
    row("record with itself by an outer element",
        "model M record R outer R v; Real i = 1; end R; inner R v; Real y = if time > 0 then v else v; end M;");
    row("model with itself by an outer element, as a value",
        "model M model R outer R v; Real i = 1; end R; inner R v; Real y = if time > 0 then v else v; end M;");
    row("endless loop", "model M Real x; equation for i in 1:100000000 loop x = i; end for; end M;");
    row("loops in loops", "model M Real x; equation for i in 1:10000, j in 1:10000 loop x = i; end for; end M;");
    row("loops in loops of connections that are counted",
        "connector C Real e; flow Real f; end C; model M C p, q; Integer n = cardinality(p); equation "
        "for i in 1:10000, j in 1:10000 loop connect(p, q); end for; end M;");
    row("more elements than can be counted",
        "model A Real x; end A; model M A a[5000000000, 5000000000]; Real y = a[1, 1].x; end M;");
    row("loops in loops of an algorithm",
        "model M Real x; algorithm for i in 1:10000 loop for j in 1:10000 loop x := x + i; end for; end for; end M;");
    row("loops in loops of an array", "model M Real x = sum(i*j*time for i in 1:10000, j in 1:10000); end M;");
    row("imports in a circle",
        "package P import Q.*; end P; package Q import P.*; end Q; model M Real y = P.z; end M;");
    row("redeclared as its own holder",
        "model A replaceable model X = A; X x; end A; model M A a(redeclare model X = A); end M;");
    row("outside whenever it is looked at",
        "function f input Boolean b[:]; output Integer y; algorithm y := 0; for i in 1:3 loop "
        "if b[i] then y := i; end if; end for; end f; model M Integer x = f({time > 1}); end M;");
    row("constant of what is missing, in a condition",
        "package P constant Real small = Missing.x; end P; "
        "model M parameter Real m = 1; Real x; equation if m > P.small then x = 1; else x = 2; end if; end M;");
    row("no Integer is as large", "model M parameter Integer n = integer(4e29); Real x[n]; end M;");
    row("nothing exists", "model M Foo.Bar x(p = q.r); equation x.y = Foo.f(x); connect(x.a, x.b); end M;");
}

void FlattenMessagesTest::oddModelsAreRefused()
{
    QFETCH(QByteArray, text);
    const FlattenOutcome outcome = test::flattenText(text);
    QVERIFY(!outcome.model);
    QVERIFY(model::hasErrors(outcome.diagnostics));
}

void FlattenMessagesTest::typesAreChecked_data()
{
    QTest::addColumn<QByteArray>("equation");
    QTest::addColumn<bool>("isRight");
    const auto row = [](const char* equation, bool isRight) {
        QTest::newRow(equation) << QByteArray(equation) << isRight;
    };
    row("x = if b then 1 else 2", true);
    row("x = if x then 1 else 2", false);
    row("b = x > 1 and not b2", true);
    row("b = x and b2", false);
    row("b = not x", false);
    row("x = b + 1", false);
    row("x = n + 1.5", true);
    row("b = e == E.one", true);
    row("b = e == F.one", false);
    row("b = e == G.one", true);
    row("b = e == 1", false);
    row("n = 2.5", false);
    row("n = x", true);
    row("der(x) = n", true);
    row("n = if b then 1.5 else 2", false);
    row("n = div(7, 2) + sum(identity(2)*{1, 2}) + sign(x)", true);
    row("when b then n = x; end when", false);
    row("e = F.one", false);
    row("e = if b then E.one else E.two", true);
    row("e = if b then E.one else 2", false);
    row("x = sin(n)*2^n", true);
    row("assert(x, \"no\")", false);
    row("when x then n = 1; end when", false);
    row("when x > 1 then b = x; end when", false);
}

void FlattenMessagesTest::typesAreChecked()
{
    QFETCH(QByteArray, equation);
    QFETCH(bool, isRight);
    const FlattenOutcome outcome = test::flattenText(
        "package P type E = enumeration(one, two); type F = enumeration(one, three); type G = enumeration(one, two); "
        "end P; model M import P.E; import "
        "P.F; import P.G; "
        "Real x; Integer n; Boolean b, b2; E e; equation " +
        equation + "; end M;");
    const bool hasTypeError =
        std::any_of(outcome.diagnostics.begin(), outcome.diagnostics.end(),
                    [](const auto& diagnostic) { return diagnostic.kind == DiagnosticKind::TypesDiffer; });
    QCOMPARE(hasTypeError, !isRight);
    QCOMPARE(outcome.model != nullptr, isRight);
}

void FlattenMessagesTest::givenValuesAreChecked_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* text, const char* message) {
        QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(message);
    };
    const char* const real = "`2.5` is a Real where an Integer is needed; correct one of them";
    row("model M Integer i = 2.5; end M;", real);
    row("model M parameter Integer i = 2.5; end M;", real);
    row("model M constant Integer i = 2.5; end M;", real);
    row("model M Integer i(start = 2.5); equation when time > 1 then i = 1; end when; end M;", real);
    row("model M Integer i; algorithm i := 2.5; end M;", real);
    row("model M Integer i; algorithm when time > 1 then i := 2.5; end when; end M;", real);
    row("model M Integer i[2]; algorithm i[1] := 1; i[2] := 2.5; end M;", real);
    row("function f input Integer n; output Real y; algorithm y := n; end f; model M Real x = f(2.5); end M;", real);
    row("function f output Integer n; algorithm n := 2.5; end f; model M Real x = f(); end M;", real);
    row("record R Integer n; end R; model M parameter R r = R(2.5); Real x = r.n; end M;", real);
    row("model M Real a[3] = {1, 2, 3}; Real x = a[2.5]; end M;", real);
    row("model M Real x(start = true); equation der(x) = 1; end M;",
        "`true` is a Boolean where a Real is needed; correct one of them");
    row("model M Real x(fixed = 1); equation der(x) = 1; end M;",
        "`1` is an Integer where a Boolean is needed; correct one of them");
    row("model M Real x(unit = 1) = 2; end M;", "`1` is an Integer where a String is needed; correct one of them");
    row("model M Real x(start = \"a\"); equation der(x) = 1; end M;",
        "`\"a\"` is a String where a Real is needed; correct one of them");
    row("model M parameter String s = 1; end M;", "`1` is an Integer where a String is needed; correct one of them");
    row("type E = enumeration(a, b); type F = enumeration(a, c); model M parameter E e = F.a; end M;",
        "`F.a` is of enumeration F where of enumeration E is needed; correct one of them");
    row("model M Boolean b; algorithm b := 1; end M;",
        "`1` is an Integer where a Boolean is needed; correct one of them");
    row("model M Real x; algorithm x := 1; x := x/2; end M;", "");
    row("model C parameter Real k[2] = {0, 0}; end C; model M C c[3](each k = {1, 2}); end M;", "");
    row("model C parameter Real k = 0; end C; model D C c[2]; end D; model M D d[3](c(each k = 5)); end M;", "");
    row("model C parameter Real k = 0; end C; model D C c[2]; end D; model M D d[3](each c(k = {5, 6})); end M;", "");
    row("model C parameter Real k = 0; end C; model D C c[2]; end D; model M D d(each c.k = 5); end M;", "");
    row("type T = Real[3](each start = 4); model M T x; equation der(x) = zeros(3); end M;", "");
    row("type T = Real(start = 4); model M T x[3]; equation der(x) = zeros(3); end M;", "");
    row("model A Real x = p; protected parameter Real p = 2; end A; model M extends A(p = 3); end M;", "");
    row("model A Real x = 1; end A; model S A a[2]; end S; model M S s(redeclare A a[2]); end M;", "");
    row("model M parameter String s[2] = {1, 2}; end M;",
        "`{1, 2}` is an Integer where a String is needed; correct one of them");
    row("function f input Real u; output Integer n[2]; algorithm for i in 1:2 loop n[i] := i; end for; "
        "n[1] := n[2] + integer(u); end f; model M Integer n[2] = f(3); end M;",
        "");
}

void FlattenMessagesTest::givenValuesAreChecked()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    const FlattenOutcome outcome = test::flattenText(text);
    QString found;
    for (const auto& diagnostic : outcome.diagnostics)
        found += diagnostic.message();
    QCOMPARE(found, message);
}

void FlattenMessagesTest::unitsAreChecked_data()
{
    QTest::addColumn<QByteArray>("equation");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* equation, const char* message = "") {
        QTest::newRow(equation) << QByteArray(equation) << QString::fromUtf8(message);
    };
    row("f = p*A");
    row("f = p", "`f` is in N, but `p` in Pa; bring both to the same unit");
    row("f = p*A + 3");
    row("s = f/(p*A)", "`s` is in m, but `f/(p*A)` in 1; bring both to the same unit");
    row("der(s) = v");
    row("der(v) = s", "`der(v)` is in m.s-2, but `s` in m; bring both to the same unit");
    row("q = A*sqrt(2*p/rho)");
    row("q = A*sqrt(2*p*rho)", "`q` is in m3/s, but `A*sqrt(2*p*rho)` in kg.s-1; bring both to the same unit");
    row("x = if time > 1 then p else s", "`p` is in Pa, but `s` in m; bring both to the same unit");
    row("x = pbar + p", "`pbar` is in bar, but `p` in Pa; bring both to the same unit");
    row("p = pbar*1e5");
    row("x = s + unknown");
    row("v = w*s");
    row("s = max(s, v)", "");
    row("p = area(s, s)", "`p` is in Pa, but `area(s, s)` in m2; bring both to the same unit");
}

void FlattenMessagesTest::unitsAreChecked()
{
    QFETCH(QByteArray, equation);
    QFETCH(QString, message);
    const FlattenOutcome outcome = test::flattenText(
        "function area input Real a(unit = \"m\"); input Real b(unit = \"m\"); output Real y(unit = \"m2\"); algorithm "
        "y := "
        "a*b; end area; model M Real p(unit = \"Pa\"), pbar(unit = \"bar\"), f(unit = \"N\"), A(unit = \"m2\"), s(unit "
        "= "
        "\"m\"), v(unit = \"m/s\"), rho(unit = \"kg/m3\"), q(unit = \"m3/s\"), w(unit = \"rad/s\"), x, unknown; "
        "equation " +
        equation + "; end M;");
    QVERIFY(outcome.model);
    QCOMPARE(saidBy(outcome), message);
}

void FlattenMessagesTest::anInnerWithoutEffectIsTold_data()
{
    QTest::addColumn<QByteArray>("elements");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* elements, const char* message = "") {
        QTest::newRow(name) << QByteArray(elements) << QString::fromUtf8(message);
    };
    row("a second one", "inner F f; inner F f1(g = 1); B b;",
        "`f1` has no effect, as the components take what `f` says; remove it, or name its values where they shall "
        "count");
    row("one that is named", "inner F f; inner F f1(g = 1); B b; B c(h = f1.g);");
    row("one alone", "inner F f1;");
    row("another class", "inner F f; inner G f1; B b;");
    row("no inner", "inner F f; F f1; B b;");
    row("further in", "model S inner F f; B b; end S; inner F f; B b; S s;");
}

void FlattenMessagesTest::anInnerWithoutEffectIsTold()
{
    QFETCH(QByteArray, elements);
    QFETCH(QString, message);
    const FlattenOutcome outcome = test::flattenText(
        "model F parameter Real g = 9.81; end F; model G parameter Real g = 1; end G; model B outer F f; parameter "
        "Real h = f.g; Real x = h; end B; model M " +
        elements + " end M;");
    QVERIFY(outcome.model);
    QCOMPARE(saidBy(outcome), message);
}

}  // namespace bramah::solver

using bramah::solver::FlattenMessagesTest;
BRAMAH_TEST(FlattenMessagesTest);

#include "flatten_messages_test.moc"
