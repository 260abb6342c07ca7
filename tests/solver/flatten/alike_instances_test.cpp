// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flat_model/modelica_text.h"
#include "tests/solver/flatten/flatten_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

namespace bramah::test {

/// Flattening reuses the equations of one component for another of its class. A component among others gets the same
/// equations and messages as alone, so the reuse happens only where it is valid.
class AlikeInstancesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asAlone_data();
    void asAlone();
    void messagesAsAlone();
    void parametersStayStructural();
};

namespace {

/// The model M of components x1, x2, ... of class C with these modifications; of the one number \a only, if it is not
/// 0.
QByteArray modelOf(const QByteArray& classes, const QList<QByteArray>& modifications, qsizetype only = 0)
{
    // In the order of a sum the graph goes by what is older: numbers and the time are so in both.
    QByteArray text = classes + " model M Real now[9] = (1:9)*time; ";
    for (qsizetype i = 1; i <= modifications.size(); ++i)
        if (only == 0 || i == only)
            text += "C x" + QByteArray::number(i) + '(' + modifications[i - 1] + "); ";
    return text + "end M;";
}

/// The lines about one component in the text of the flat model.
QByteArrayList linesAbout(const solver::FlatModel& model, const QByteArray& component)
{
    QByteArrayList lines;
    for (const QByteArray& line : QByteArray::fromStdString(solver::modelicaText(model)).split('\n'))
        if (line.contains(component))
            lines << line;
    return lines;
}

}  // namespace

void AlikeInstancesTest::asAlone_data()
{
    QTest::addColumn<QByteArray>("classes");
    QTest::addColumn<QList<QByteArray>>("modifications");
    const auto row = [](const char* name, const QByteArray& classes, const QList<QByteArray>& modifications) {
        QTest::newRow(name) << classes << modifications;
    };
    row("sums and signs",
        "model C parameter Real k = 2; parameter Real d = 3*k; Real y, z; "
        "equation y = -k*time + d; z = 1 + y - (-k) - sin(d + y*k); end C;",
        {"", "k = 4", "d = 1, k = 5", ""});
    row("a parameter that chooses equations",
        "model C parameter Boolean b = true; parameter Integer n = 2; Real y, z; "
        "equation if b then y = time; else y = 2*time; end if; z = if n > 2 then y else -y; end C;",
        {"b = true", "b = false", "n = 3", "b = false, n = 3", ""});
    row("a number that chooses equations",
        "model C parameter Real T = 1; Real y; equation if T > 0 then T*der(y) = time - y; else y = time; end if; end "
        "C;",
        {"T = 2", "T = 0", "T = 3", "T = 0"});
    row("sizes", "model C parameter Integer n = 2; Real y[n], s; equation y = fill(time, n); s = sum(y); end C;",
        {"n = 2", "n = 3", "n = 2", "n = 0", "n = 3"});
    row("constants",
        "model C constant Real c = 2; Real y = c*time + d; constant Real d = c + 1; Real z; equation z = d*y; end C;",
        {"", "c = 3", "", "d = 7"});
    row("a component that is left out",
        "model P Real v = time; end P; model C parameter Boolean b = true; P p if b; Real y; "
        "equation y = if b then 1 else 2; end C;",
        {"b = true", "b = false", "b = true"});
    row("texts", "model C parameter String s = \"a\"; Real y; equation y = if s == \"a\" then 1 else 2; end C;",
        {"s = \"a\"", "s = \"b\"", "s = \"a\""});
    row("names of their own", "model C Real y; equation y = if getInstanceName() == \"M.x2\" then 1 else 2; end C;",
        {"", "", ""});
    row("functions that are replaced",
        "function f input Real u; output Real y; algorithm y := 2*u; end f; "
        "function g input Real u; output Real y; algorithm y := 3*u; end g; "
        "model C replaceable function h = f; Real y; equation y = h(time); end C;",
        {"", "redeclare function h = g", "", "redeclare function h = g"});
    row("types that are replaced",
        "model C replaceable type U = Real(unit = \"m\"); type T = U(min = 0); parameter T p(start = 1); end C;",
        {"", "redeclare type U = Real(unit = \"s\", max = 5)", ""});
    row("functions of a component around",
        "model A replaceable function h input Real u; output Real y; algorithm y := 2*u; end h; "
        "model B Real y; equation y = h(time); end B; B b; end A; "
        "function g input Real u; output Real y; algorithm y := 3*u; end g; model C extends A; end C;",
        {"", "redeclare function h = g", "", "redeclare function h = g"});
    row("what is around",
        "model P Real v; end P; model B outer P p; Real y = 2*p.v; end B; model C inner P p; B b1, b2; end C;",
        {"p(v = time)", "p(v = 2*time)", ""});
    row("constants of the class around",
        "model A constant Real c = 2; model B Real y = c*time; end B; B b1, b2; end A; model C extends A; end C;",
        {"", "c = 3", ""});
    row("attributes",
        "type T = Real(unit = \"m\", min = -1, nominal = 10); "
        "model C parameter Real s = 4; parameter Boolean isFixed = true; T y(start = 3, fixed = true), z(start = s); "
        "Real w(fixed = isFixed, start = 1); parameter Real p(min = 0, start = 5); protected T q; "
        "equation der(y) = 1; der(z) = 2; der(w) = 3; q = y; end C;",
        {"", "y(start = 7)", "s = 6", "isFixed = false, y(min = 2)", "p = 8", "z(displayUnit = \"mm\")",
         "w(stateSelect = StateSelect.never)", ""});
    row("final values and values of the model",
        "model B parameter Real a = 1; parameter Real e = 2; end B; model C parameter Real k = 3; B b(final a = k); "
        "end C;",
        {"", "b.e = 5", "b(final e = 6)", "k = 4"});
    row("parts of parameters and inputs",
        "record R Real a = 1; Real e = 2*a; end R; model B R r; end B; "
        "model C parameter R r; B b; input Real u = 1; Real y; equation y = r.e*u; b.r = r; end C;",
        {"", "r(a = 3)", "r = R(a = 4)", "u = 5"});
    row("assertions of subscripts",
        "model C parameter Integer n = 3; Real x[3] = {1, 2, 3}*time; Integer i; Real y; "
        "equation i = integer(time); y = x[i] + x[n]; assert(y < 5, \"y is \" + String(y)); end C;",
        {"", "n = 2", "", "n = 3"});
    row("events and past values",
        "model C parameter Real T = 1; discrete Real d(start = 0); Real y; "
        "equation when sample(0, T) then d = pre(d) + T; end when; y = delay(d, T) + noEvent(abs(d)); "
        "initial equation d = T; end C;",
        {"", "T = 2", ""});
}

void AlikeInstancesTest::asAlone()
{
    QFETCH(QByteArray, classes);
    QFETCH(QList<QByteArray>, modifications);
    const solver::FlattenOutcome together = flattenText(modelOf(classes, modifications));
    for (const auto& diagnostic : together.diagnostics)
        qInfo("%s", qPrintable(diagnostic.commandLineText()));
    QVERIFY(together.model);
    for (qsizetype i = 1; i <= modifications.size(); ++i) {
        const solver::FlattenOutcome alone = flattenText(modelOf(classes, modifications, i));
        QVERIFY(alone.model);
        const QByteArray component = 'x' + QByteArray::number(i);
        QVERIFY(!linesAbout(*alone.model, component).isEmpty());
        QCOMPARE(linesAbout(*together.model, component), linesAbout(*alone.model, component));
    }
}

void AlikeInstancesTest::messagesAsAlone()
{
    // Each is told as often as it was met, with the component that it was met in.
    const QByteArray classes =
        "model C parameter Real p(unit = \"Pa\") = 1; Real m(unit = \"m\"); parameter Integer n = 1; "
        "Real x[2]; equation m = p; x = {1, 2}*x[n]; end C;";
    const auto textsOf = [&](qsizetype only) {
        QStringList texts;
        for (const auto& diagnostic : flattenText(modelOf(classes, {"n = 3", "", "n = 4"}, only)).diagnostics)
            texts << diagnostic.commandLineText();
        return texts;
    };
    const QStringList first = textsOf(1), second = textsOf(2), third = textsOf(3), all = textsOf(0);
    QVERIFY(first.size() > second.size() && !second.isEmpty());
    for (const QString& text : first)
        QVERIFY2(all.contains(text), qPrintable(text));
    QVERIFY2(all.contains(third.last()), qPrintable(third.last()));
}

void AlikeInstancesTest::parametersStayStructural()
{
    const QByteArray classes =
        "model C parameter Boolean b = true; parameter Boolean c = b; Real y; equation y = if c then 1 else 2; end C;";
    const solver::FlattenOutcome outcome = flattenText(modelOf(classes, {"", "", "b = true"}));
    QVERIFY(outcome.model);
    for (const char* path : {"x1.b", "x1.c", "x2.b", "x2.c", "x3.b", "x3.c"})
        QVERIFY2(outcome.model->variable(outcome.model->findVariable(path)).isStructural, path);
}

}  // namespace bramah::test

using bramah::test::AlikeInstancesTest;
BRAMAH_TEST(AlikeInstancesTest);

#include "alike_instances_test.moc"
