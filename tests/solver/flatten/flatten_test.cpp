// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flat_model/expression_text.h"
#include "tests/solver/flatten/flatten_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

namespace bramah::solver {

/// Flat models of small models, compared as texts.
class FlattenTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equations_data();
    void equations();
    void whens();
    void algorithms();
    void everythingHasItsComponent();
    void structuralParameters();
    void parametersThatDecideWhatIsSolvedFor();
    void sameShapeAsVariables();
};

namespace {

QStringList textsOf(const FlatModel& flat, const std::vector<FlatEquation>& equations)
{
    QStringList texts;
    for (const FlatEquation& equation : equations)
        texts << QString::fromStdString(equationText(flat, equation.left, equation.right));
    return texts;
}

const char kElectric[] =
    "connector Pin Real v; flow Real i; end Pin; "
    "model Resistor Pin p; Pin n; parameter Real R = 1; equation p.v - n.v = R*p.i; p.i + n.i = 0; end Resistor; "
    "model Ground Pin p; equation p.v = 0; end Ground; ";

}  // namespace

void FlattenTest::equations_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char* name, const QByteArray& text, const QStringList& expected) {
        QTest::newRow(name) << text << expected;
    };
    row("binding", "model M Real x = 2*time; end M;", {QStringLiteral("x = 2*time")});
    row("for", "model M Real x[2]; equation for i in 1:2 loop x[i] = i*time; end for; end M;",
        {QStringLiteral("x[1] = time"), QStringLiteral("x[2] = 2*time")});
    row("array", "model M Real x[2]; equation der(x) = -x; end M;",
        {QStringLiteral("der(x[1]) = -x[1]"), QStringLiteral("der(x[2]) = -x[2]")});
    row("inner and outer",
        "model P Real x; end P; model L outer P p; Real y = p.x; end L; "
        "model N inner outer P p(x = 2*p.x); Real y = p.x; L l; end N; model M inner P p(x = time); N n; end M;",
        {QStringLiteral("p.x = time"), QStringLiteral("n.p.x = p.x*2"), QStringLiteral("n.y = p.x"),
         QStringLiteral("n.l.y = n.p.x")});
    row("inner and outer at the top",
        "model P Real x = 1; end P; model L outer P p; Real y = p.x; end L; "
        "model N inner outer P p(x = 2*p.x); L l; end N;",
        {QStringLiteral("p.x = 2*p_around.x"), QStringLiteral("l.y = p.x"), QStringLiteral("p_around.x = 1")});
    row("array of three dimensions in brackets",
        "model M parameter Integer i = 2; constant Real a[:, :, :] = [{{{1, 2}, {3, 4}}}]; Real x = a[1, 2, i]*time; "
        "end M;",
        {QStringLiteral("x = 4*time")});
    row("range of an enumeration",
        "model M type E = enumeration(a, b, c); constant E v[:] = E.b:E.c; Integer x = Integer(v[2]); end M;",
        {QStringLiteral("x = 3")});
    row("known if",
        "model M parameter Boolean b = true; Real x; equation if b then x = 1; else x = 2; x = 3; end if; end M;",
        {QStringLiteral("x = 1")});
    row("open if", "model M Real x; equation if time > 1 then x = 1; else x = 2; end if; end M;",
        {QStringLiteral("x = if time > 1 then 1 else 2")});
    row("function",
        "function f input Real u; output Real y; protected Real z; algorithm z := u*u; y := z + u; end f; "
        "model M Real x = f(time); end M;",
        {QStringLiteral("x = time + time*time")});
    row("function with a choice",
        "function f input Real u; output Real y; algorithm if u > 0 then y := u; else y := 0; end if; end f; "
        "model M Real x = f(time); end M;",
        {QStringLiteral("x = if noEvent(time > 0) then time else 0")});
    row("return under a condition",
        "function f input Real u; output Real y; algorithm y := 1; if u > 0 then return; end if; y := 2; end f; "
        "model M Real x = f(time); end M;",
        {QStringLiteral("x = if noEvent(time > 0) then 1 else 2")});
    row("first of several",
        "function f input Boolean b[2]; output Integer y; algorithm y := 0; for i in 1:2 loop if b[i] then y := i; "
        "return; end if; "
        "end for; end f; model M Integer x = f({time > 1, time > 2}); end M;",
        {QStringLiteral("x = if noEvent(time > 1) then 1 else if noEvent(time > 2) then 2 else 0")});
    row("two outputs",
        "function f input Real u; output Real y; output Real z; algorithm y := u; z := 2*u; end f; "
        "model M Real a, b; equation (a, b) = f(time); end M;",
        {QStringLiteral("a = time"), QStringLiteral("b = time*2")});
    row("constant", "model M constant Real c = 3; Real x = c*time; end M;", {QStringLiteral("x = 3*time")});
    row("parameter keeps its name", "model M parameter Real c = 3; Real x = c*time; end M;",
        {QStringLiteral("x = c*time")});
    row("connection", QByteArray(kElectric) + "model M Resistor r; Ground g; equation connect(r.n, g.p); end M;",
        {QStringLiteral("r.p.v - r.n.v = r.R*r.p.i"), QStringLiteral("r.p.i + r.n.i = 0"), QStringLiteral("g.p.v = 0"),
         QStringLiteral("r.n.v = g.p.v"), QStringLiteral("r.n.i + g.p.i = 0"), QStringLiteral("r.p.i = 0")});
    row("connection through a subsystem",
        QByteArray(kElectric) +
            "model S Pin q; Resistor r; equation connect(q, r.p); end S; model M S s; Ground g; equation connect(s.q, "
            "g.p); end M;",
        {QStringLiteral("s.r.p.v - s.r.n.v = s.r.R*s.r.p.i"), QStringLiteral("s.r.p.i + s.r.n.i = 0"),
         QStringLiteral("g.p.v = 0"), QStringLiteral("s.q.v = g.p.v"), QStringLiteral("s.q.i + g.p.i = 0"),
         QStringLiteral("s.q.v = s.r.p.v"), QStringLiteral("s.r.p.i + (-s.q.i) = 0"), QStringLiteral("s.r.n.i = 0")});
    row("array of components",
        "model A Real x; parameter Real a = 1; equation x = a; end A; model M A y[2](a = {3, 4}); Real s = sum(y.x); "
        "end M;",
        {QStringLiteral("s = y[1].x + y[2].x"), QStringLiteral("y[1].x = y[1].a"), QStringLiteral("y[2].x = y[2].a")});
}

void FlattenTest::equations()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, expected);
    const FlattenOutcome outcome = test::flattenText(text);
    for (const auto& diagnostic : outcome.diagnostics)
        qInfo("%s", qPrintable(diagnostic.commandLineText()));
    QVERIFY(outcome.model);
    QStringList actual = textsOf(*outcome.model, outcome.model->equations);
    actual.sort();
    expected.sort();
    QCOMPARE(actual, expected);
}

void FlattenTest::whens()
{
    const auto outcome = test::flattenText(
        "model M Real x(start = 1, fixed = true); discrete Real n; equation der(x) = -1; "
        "when x < 0 then reinit(x, 1); n = pre(n) + 1; elsewhen time > 5 then terminate(\"done\"); n = 0; end when; "
        "end M;");
    QVERIFY(outcome.model);
    QCOMPARE(outcome.model->whens.size(), 1u);
    const FlatWhen& when = outcome.model->whens.front();
    QCOMPARE(when.branches.size(), 2u);
    QCOMPARE(when.branches[0].actions.size(), 2u);
    QCOMPARE(when.branches[0].actions[0].kind, ActionKind::Reinit);
    QCOMPARE(when.branches[0].actions[1].kind, ActionKind::Assign);
    QCOMPARE(expressionText(*outcome.model, when.branches[0].actions[1].value), std::string("1 + pre(n)"));
    QCOMPARE(when.branches[1].actions[0].kind, ActionKind::Terminate);
    QCOMPARE(when.branches[1].actions[0].message.texts.front(), std::string("done"));
    QCOMPARE(outcome.model->variable(outcome.model->findVariable("n")).variability, Variability::Discrete);
}

void FlattenTest::algorithms()
{
    const auto outcome = test::flattenText(
        "model M Real x, y; algorithm x := time; if x > 1 then y := 2; else y := x; end if; x := x + y; end M;");
    QVERIFY(outcome.model);
    QStringList actual = textsOf(*outcome.model, outcome.model->equations);
    actual.sort();
    QCOMPARE(actual, QStringList({QStringLiteral("x = time + (if time > 1 then 2 else time)"),
                                  QStringLiteral("y = if time > 1 then 2 else time")}));
}

void FlattenTest::everythingHasItsComponent()
{
    const auto outcome =
        test::flattenText(QByteArray(kElectric) + "model M Resistor r; Ground g; equation connect(r.n, g.p); end M;");
    QVERIFY(outcome.model);
    const FlatModel& flat = *outcome.model;
    for (const FlatVariable& variable : flat.variables) {
        const std::string owner = variable.path.substr(0, variable.path.find('.'));
        QCOMPARE(flat.component(variable.origin.component).path, owner);
    }
    for (const FlatEquation& equation : flat.equations)
        QVERIFY(equation.origin.text >= 0 || equation.origin.connectionSet >= 0);
    QCOMPARE(flat.connectionSets.size(), 1u);
    QCOMPARE(flat.connectionSets.front().connectors, (std::vector<std::string>{"g.p", "r.n"}));
}

void FlattenTest::structuralParameters()
{
    const auto outcome = test::flattenText(
        "model M parameter Integer n = 2; parameter Boolean b = n > 1; parameter Real k = 1; parameter Real e = 1 "
        "annotation(Evaluate = true); "
        "Real x[n]; equation for i in 1:n loop x[i] = if b then k else e; end for; end M;");
    QVERIFY(outcome.model);
    const auto isStructural = [&](const char* path) {
        return outcome.model->variable(outcome.model->findVariable(path)).isStructural;
    };
    QVERIFY(isStructural("n"));
    QVERIFY(isStructural("b"));
    QVERIFY(isStructural("e"));
    QVERIFY(!isStructural("k"));
}

void FlattenTest::parametersThatDecideWhatIsSolvedFor()
{
    // With p = 0 nothing is said of v but by the derivative of i; w is solved for whatever q says.
    const auto isStructural = [](const char* path, const char* parameters) {
        const auto outcome = test::flattenText(
            QByteArray("model M parameter Real p = 0, q = 0, r = 0; Real i, v, w; equation der(i) = 1 - v - r; "
                       "if p <= 0 then i = 0; else i = 2*v; end if; "
                       "if q <= 0 then w = 0; else w = q*i; end if; end M; model N extends M(") +
            parameters + "); end N;");
        return outcome.model && outcome.model->variable(outcome.model->findVariable(path)).isStructural;
    };
    QVERIFY(isStructural("p", ""));
    QVERIFY(!isStructural("q", ""));
    QVERIFY(!isStructural("r", ""));
    QVERIFY(!isStructural("p", "p = 1"));
    QVERIFY(isStructural("r", "p = r"));
}

void FlattenTest::sameShapeAsVariables()
{
    const auto outcome = test::flattenText(
        QByteArray(kElectric) +
        "model M Resistor r; Ground g; Ground h; equation connect(r.n, g.p); connect(r.p, h.p); end M;");
    QVERIFY(outcome.model);
    const auto unknowns =
        std::count_if(outcome.model->variables.begin(), outcome.model->variables.end(),
                      [](const FlatVariable& variable) { return variable.variability == Variability::Continuous; });
    QCOMPARE(static_cast<std::size_t>(unknowns), outcome.model->equations.size());
}

}  // namespace bramah::solver

using bramah::solver::FlattenTest;
BRAMAH_TEST(FlattenTest);

#include "flatten_test.moc"
