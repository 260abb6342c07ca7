// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "solver/compile/compile.h"
#include "solver/flatten/flatten.h"
#include "tests/solver/flatten/flatten_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

namespace bramah::solver {

namespace {

const QByteArray kParts = R"(
connector Pin Real v; flow Real i; end Pin;
connector In = input Real;
connector Out = output Real;
model Resistor Pin a, b; parameter Real R = 1; equation a.v - b.v = R*a.i; a.i + b.i = 0; end Resistor;
model Ground Pin a; equation a.v = 0; end Ground;
model Source Pin a, b; In u if isGiven; parameter Boolean isGiven = false;
protected In inner_u; equation connect(u, inner_u); if not isGiven then inner_u = 5; end if;
a.v - b.v = inner_u; a.i + b.i = 0; end Source;
model Loose Pin a, b; equation a.v - b.v = a.i; end Loose;
model Twice Pin a; Real x; equation a.v = x; x = 1; x = a.i; end Twice;
model Gain In u; Out y; equation y = 2*u; end Gain;
model Series Pin a, b; Resistor first, second; equation connect(a, first.a); connect(first.b, second.a);
connect(second.b, b); end Series;
connector Half Real v; Real w; flow Real i; end Half;
)";

FlattenOutcome alone(const QByteArray& text)
{
    model::ClassLibrary library;
    const auto tree = model::syntax::SyntaxTree::parse(
        std::make_shared<model::SourceText>(QStringLiteral("test.mo"), "package P " + kParts + text + " end P;"));
    library.addFile(tree);
    FlattenOptions options;
    options.arePortsOpen = true;
    return flatten(library, *library.find("P.M"), options);
}

QString messagesOf(const model::Diagnostics& diagnostics)
{
    QStringList lines;
    for (const auto& diagnostic : diagnostics)
        lines << diagnostic.message();
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

/// Components have as many equations as unknowns, each by itself.
class BalanceCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void balancedModels_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const char* text) { QTest::newRow(name) << QByteArray(text); };
        row("circuit",
            "model M Resistor r; Source s; Ground g; equation connect(s.a, r.a); connect(r.b, s.b); "
            "connect(g.a, s.b); end M;");
        row("component", "model M extends Resistor; end M;");
        row("component with an inner signal", "model M extends Source; end M;");
        row("component with an open input", "model M extends Source(isGiven = true); end M;");
        row("component whose input gives an inner variable",
            "model M In u = inner_u; Real y; protected Real inner_u; equation y = inner_u; end M;");
        row("block", "model M extends Gain; end M;");
        row("subsystem", "model M extends Series; end M;");
        row("open part", "model M Resistor r; Ground g; equation connect(g.a, r.a); end M;");
        row("given input", "model M Gain k(u = time); end M;");
        row("input with a default",
            "model A input Real u = 3; Real y; equation y = 2*u; end A; model M A a, b(u = time); end M;");
        row("input with a default, alone", "model M input Boolean u = false; Boolean y; equation y = not u; end M;");
        row("inputs that get a value where nothing is connected",
            "connector Firing input Boolean set; output Boolean isOn; end Firing; "
            "model Step Firing s[2]; equation for i in 1:2 loop s[i].isOn = time > i; "
            "if cardinality(s[i]) == 0 then s[i].set = false; end if; end for; end Step; "
            "connector Given output Boolean set; input Boolean isOn; end Given; "
            "model Switch Given g; equation g.set = time > 3; end Switch; "
            "model M Step a; Switch b; equation connect(a.s[1], b.g); end M;");
        row("flows to an outer connector",
            "model Hub Pin p; equation p.v = 0; end Hub; model Leaf Pin q; equation q.i = 1; end Leaf; "
            "model User outer Hub hub; Leaf l; equation connect(l.q, hub.p); end User; "
            "model M inner Hub hub; User a, b; end M;");
        row("flow of one to an outer connector",
            "model Hub Pin p; equation p.v = 0; end Hub; model Leaf Pin q; equation q.i = 1; end Leaf; "
            "model User outer Hub hub; Leaf l; equation connect(l.q, hub.p); end User; "
            "model M inner Hub hub; User a; end M;");
        row("ports of one component",
            "model M Resistor r; Ground g; equation connect(r.a, r.b); connect(g.a, r.a); end M;");
        row("when",
            "model M discrete Real n(start = 0); Real x(start = 0); equation der(x) = 1; when x > 1 then n = "
            "pre(n) + 1; end when; end M;");
        row("array",
            "model M Resistor r[3]; Ground g; equation for i in 1:2 loop connect(r[i].b, r[i + 1].a); end for; "
            "connect(g.a, r[1].a); end M;");
        row("arrays without elements", "model M parameter Real x[0]; end M;");
        row("connected arrays without elements",
            "model A Out y[0]; end A; model B In u[0]; end B; model M A a; B b; equation connect(a.y, b.u); end M;");
    }

    void balancedModels()
    {
        QFETCH(QByteArray, text);
        FlattenOutcome outcome = alone(text);
        QVERIFY2(outcome.model, qPrintable(messagesOf(outcome.diagnostics)));
        QCOMPARE(messagesOf(outcome.unbalanced), QString());
        const CompileOutcome compiled = compile(std::move(*outcome.model));
        QVERIFY2(compiled.system, qPrintable(messagesOf(compiled.diagnostics)));
    }

    void theInnermostCulpritIsNamed()
    {
        const QString counting = QStringLiteral(
            ", counting each element of an array and, as an equation from outside, each flow of a port; give each "
            "unknown one equation");
        const FlattenOutcome missing = alone(
            "model Sub Loose l; Ground g; equation connect(l.a, g.a); end Sub; model M Sub s; Resistor r; end M;");
        QCOMPARE(messagesOf(missing.unbalanced),
                 QStringLiteral("`s.l` (`P.Loose`) has not as many equations as unknowns, 3 against 4") + counting);
        const FlattenOutcome extra = alone("model M Twice t; end M;");
        QCOMPARE(messagesOf(extra.unbalanced),
                 QStringLiteral("`t` (`P.Twice`) has not as many equations as unknowns, 4 against 3") + counting);
        QCOMPARE(messagesOf(alone("model M Real x; end M;").unbalanced),
                 QStringLiteral("`P.M` has not as many equations as unknowns, 0 against 1") + counting);
    }

    void connectorsNeedAFlowForEachPotential()
    {
        const FlattenOutcome outcome = alone("model M Half h; equation h.w = 1; h.v = 2; end M;");
        QCOMPARE(
            messagesOf(outcome.unbalanced),
            QStringLiteral("connector `P.Half` has 1 flow variables, but 2 other ones without a direction; give each "
                           "flow variable one potential"));
    }
};

}  // namespace bramah::solver

using bramah::solver::BalanceCheckTest;
BRAMAH_TEST(BalanceCheckTest);

#include "balance_check_test.moc"
