// SPDX-License-Identifier: GPL-3.0-or-later
// Examples of the diagnostics about a drawing.
#include "model/diagram/diagram_checks.h"
#include "model/routing/drawing_faults.h"
#include "tests/model/diagnostics/diagnostic_examples.h"
#include "tests/model/diagram/test_library.h"
#include "tests/model/sequences/chart_sheet.h"

using namespace bramah::model;
using namespace bramah::test;

namespace {

DiagnosticExample drawingExample(DiagnosticKind kind, const QByteArray& text, const QString& expected)
{
    return runExample(
        kind, [text] { return checkDiagram(diagramOf(text)); }, expected);
}

/// A line from r1 to r2, \a points, with \a more beside it.
DiagnosticExample lineExample(DiagnosticKind kind, const QByteArray& points, const QByteArray& more,
                              const QString& expected)
{
    const QByteArray text =
        "model M T.Resistor r1 annotation(Placement(transformation(origin = {-40,0}, extent = {{-10,-10},{10,10}}))); "
        "T.Resistor r2 annotation(Placement(transformation(origin = {40,0}, extent = {{-10,-10},{10,10}}))); "
        "T.Resistor r3 annotation(Placement(transformation(origin = {0,-30}, extent = {{-10,-10},{10,10}}))); "
        "T.Resistor r4 annotation(Placement(transformation(origin = {40,-30}, extent = {{-10,-10},{10,10}}))); "
        "equation connect(r1.B1, r2.A1) annotation(Line(points = {" +
        points + "})); " + more + "end M;";
    return runExample(
        kind, [text] { return checkDrawing(diagramOf(text)); }, expected);
}

/// Ends of bonds, and what joins them.
DiagnosticExample bondExample(DiagnosticKind kind, const QByteArray& connects, const QString& expected)
{
    return drawingExample(
        kind,
        "model M connector Tail Real e; flow Real f; annotation(__Bramah(bond = \"tail\")); end Tail; "
        "connector Head Real e; flow Real f; annotation(__Bramah(bond = \"head\")); end Head; "
        "model S Tail t annotation(Placement(transformation())); end S; "
        "model R Head h annotation(Placement(transformation())); end R; "
        "S s annotation(Placement(transformation())); R r1 annotation(Placement(transformation())); "
        "R r2 annotation(Placement(transformation())); equation " +
            connects + " end M;",
        expected);
}

/// A sheet with a sequence chart, see ChartSheet.
DiagnosticExample chartExample(DiagnosticKind kind, const QByteArray& body, const QString& expected,
                               const QByteArray& base = {})
{
    return runExample(
        kind, [body, base] { return ChartSheet(body, base).problems(); }, expected);
}

const ExamplesOf drawing = {
    drawingExample(
        DiagnosticKind::SameCode,
        "model M T.Mass a annotation(__Bramah(designation = \"1.1\")); T.Mass b "
        "annotation(__Bramah(designation = \"1.1\")); end M;",
        QStringLiteral("b: warning: `b` and `a` have the same code, 1.1; give one of them another [same-code]")),
    drawingExample(
        DiagnosticKind::CodeNotOfScheme,
        "model M model V T.Port p annotation(Placement(transformation())); annotation(__Bramah(letter = "
        "\"V\")); end V; V a annotation(__Bramah(designation = \"1V1\")); "
        "annotation(__Bramah(codes(scheme = \"ISO 1219-2:2012\"))); end M;",
        QStringLiteral("a: warning: the code 1V1 of `a` has not the form that ISO 1219-2:2012 wants, as 1.2; "
                       "number it anew, or choose another scheme [code-form]")),
    chartExample(DiagnosticKind::MissingTransition, "Q.InitialStep a; Q.Step b; equation connect(a.o[1], b.i[1]);",
                 QStringLiteral("a.o: error: `a.o[1]` and `b.i[1]` are joined, but a transition belongs between them, "
                                "since steps and transitions take turns; put one there [missing-transition]")),
    chartExample(DiagnosticKind::MissingStep,
                 "Q.InitialStep a; Q.Transition t; Q.Transition u; equation connect(a.o[1], t.i[1]); "
                 "connect(t.o[1], u.i[1]);",
                 QStringLiteral("t.o: error: `t.o[1]` and `u.i[1]` are joined, but a step belongs between them, since "
                                "steps and transitions take turns; put one there [missing-step]")),
    chartExample(DiagnosticKind::SequenceEnds, "Q.InitialStep a; Q.Transition t; equation connect(a.i[1], t.i[1]);",
                 QStringLiteral("a.i: error: `a.i[1]` and `t.i[1]` are on the same side, but a line of a chart goes "
                                "from a lower end to an upper one; draw it from below one to above the other "
                                "[sequence-ends]")),
    chartExample(DiagnosticKind::NoInitialStep, "Q.Step a; Q.Transition t; equation connect(a.o[1], t.i[1]);",
                 QStringLiteral("a: warning: no step on this sheet is active at the start, so the chart of `a` never "
                                "does anything; make one of its steps an initial one [no-initial-step]")),
    chartExample(DiagnosticKind::UnreachableStep,
                 "Q.InitialStep a; Q.Step b; Q.Transition t; equation connect(a.o[1], t.i[1]);",
                 QStringLiteral("b: warning: no path leads from a step that is active at the start to `b`, so it is "
                                "never active; draw a line to it from a transition, or make it an initial step "
                                "[unreachable-step]")),
    chartExample(DiagnosticKind::TransitionWithoutStep,
                 "Q.InitialStep a; Q.Transition t; equation connect(t.o[1], a.i[1]);",
                 QStringLiteral("t: warning: no step leads to the transition `t`, so it never clears; draw a line to "
                                "it from the step before it [transition-without-step]")),
    chartExample(
        DiagnosticKind::TransitionsMeet,
        "Q.InitialStep a; Q.Transition t; Q.Transition u; equation connect(a.o[1], t.i[1]); connect(a.o[2], u.i[1]);",
        QStringLiteral("u: note: `t` and `u` follow step `a`, and nothing in their conditions keeps both from "
                       "being true at once: then both clear; let one of them go first, or put an "
                       "`AlternativeSplit` there [transitions-meet]")),
    chartExample(DiagnosticKind::EmptyMacroStep,
                 "model A extends Q.MacroStep; end A; Q.InitialStep a; Q.Transition t; A m; equation "
                 "connect(a.o[1], t.i[1]); connect(t.o[1], m.i[1]);",
                 QStringLiteral("m: error: the macro-step `m` is empty; open it and draw transitions and steps from "
                                "its entry step to its exit step [empty-macro-step]")),
    chartExample(DiagnosticKind::EndlessCircle,
                 "Q.InitialStep a; Q.Step b; Q.Transition t, u; equation connect(a.o[1], t.i[1]); "
                 "connect(t.o[1], b.i[1]); connect(b.o[1], u.i[1]); connect(u.o[1], a.i[1]);",
                 QStringLiteral("u: warning: the circle of `t`, `u` runs round without end, since its conditions are "
                                "always true; give one a condition or a delay, or the chart a cycle [endless-circle]")),
    chartExample(DiagnosticKind::NoLinkedStep, "Q.Step a; Q.Transition t; equation connect(a.o[1], t.i[1]);",
                 QStringLiteral("a: warning: no step becomes active with the enclosing step whose sheet this is, so "
                                "the chart of `a` never does anything; set `link` of the one that it begins with "
                                "[no-linked-step]"),
                 "EnclosingStep"),
    bondExample(DiagnosticKind::BondBranch, "connect(s.t, r1.h); connect(s.t, r2.h);",
                QStringLiteral("s.t: warning: 3 ports are joined at `s.t`, but a bond joins two; put a 0- or a "
                               "1-junction there [bond-branch]")),
    bondExample(DiagnosticKind::BondEnds, "connect(r1.h, r2.h);",
                QStringLiteral("r1.h: warning: `r1.h` and `r2.h` are the same end of a bond, so nothing says which way "
                               "its power counts; join a tail to a head [bond-ends]")),
    drawingExample(
        DiagnosticKind::OpenPort, "model M T.Tank tank annotation(Placement(transformation())); end M;",
        QStringLiteral("tank.T: warning: port T of `tank` is joined to nothing, so nothing can flow there; draw "
                       "a line to it [open-port]")),
    drawingExample(
        DiagnosticKind::OpenDrain,
        "model M model V T.Port Y annotation(Placement(transformation(origin = {0,100}))); end V; "
        "V valve annotation(Placement(transformation())); end M;",
        QStringLiteral("valve.Y: warning: port Y of `valve` is joined to nothing; draw a line to it or to a tank "
                       "[open-drain]")),
    drawingExample(
        DiagnosticKind::OpenInput, "model M T.Sink k annotation(Placement(transformation())); end M;",
        QStringLiteral("k.u: error: input u of `k` has no signal; draw a line to it from an output [open-input]")),
    drawingExample(DiagnosticKind::FreeRod,
                   "model M model C T.Port A annotation(Placement(transformation(origin = {0,-100}))); "
                   "T.Flange rod annotation(Placement(transformation(origin = {100,0}))); annotation(Icon(graphics = "
                   "{Line(points = {{0,10},{100,10}}), Line(points = {{0,-10},{100,-10}})})); end C; "
                   "C cylinder annotation(Placement(transformation())); end M;",
                   QStringLiteral("cylinder.rod: note: nothing is joined to rod of `cylinder`, so it floats: the fluid "
                                  "alone decides its position; join a mass or load to it [free-rod]")),
    drawingExample(DiagnosticKind::FreeFlange,
                   "model M model S T.Flange a annotation(Placement(transformation(origin = {-100,0}))); T.Flange b "
                   "annotation(Placement(transformation(origin = {100,0}))); annotation(__Bramah(passesForce = true)); "
                   "end S; S spring annotation(Placement(transformation())); S second "
                   "annotation(Placement(transformation())); equation connect(spring.a, second.a); "
                   "connect(spring.a, second.b); end M;",
                   QStringLiteral("spring.b: warning: nothing is joined to b of `spring`, so it carries no load; draw "
                                  "a line to it from a mass, a wall or a rod [free-flange]")),
    drawingExample(
        DiagnosticKind::NoTank,
        "model M T.Resistor r1 annotation(Placement(transformation())); T.Resistor r2 "
        "annotation(Placement(transformation())); equation connect(r1.A1, r2.A1); connect(r1.B1, r2.B1); end M;",
        QStringLiteral("r1: warning: nothing sets the pressure of the circuit around `r1`; join a tank, an "
                       "exhaust or a source to it [no-tank]")),
    drawingExample(
        DiagnosticKind::MediaDiffer,
        "model M model Oily extends T.Resistor; parameter Real oil = 0; end Oily; parameter Real water = 1; Oily "
        "r1(oil = water) annotation(Placement(transformation())); Oily r2 annotation(Placement(transformation())); "
        "equation connect(r1.B1, r2.A1); end M;",
        QStringLiteral(
            "r2.A1: warning: `r1.B1` and `r2.A1` are joined, but have different fluids, water and the sheet's own; "
            "give both the same fluid [fluids-differ]")),
    drawingExample(
        DiagnosticKind::JoinedVolumes,
        "model M model V parameter Boolean ideal = false; Real dm annotation(__Bramah(conserved = false)); T.Port port "
        "annotation(__Bramah(stores = true), Placement(transformation())); annotation(__Bramah(setsPressure = true, "
        "holds = not ideal)); end V; "
        "V a annotation(Placement(transformation())); K b annotation(Placement(transformation())); "
        "V c(ideal = true) annotation(Placement(transformation())); "
        "model K Real dm annotation(__Bramah(conserved = true)); T.Port port annotation(__Bramah(stores = true), "
        "Placement(transformation())); annotation(__Bramah(setsPressure = true)); end K; "
        "K k annotation(Placement(transformation())); K l annotation(Placement(transformation())); "
        "equation connect(a.port, b.port); connect(b.port, c.port); connect(k.port, l.port); end M;",
        QStringLiteral(
            "b.port: note: `a` and `b` hold fluid and are joined with nothing between them, so they share one "
            "pressure, and their mass is kept within ten times the tolerance instead of to rounding; make a "
            "node between them `ideal`, or put a line or an orifice there [joined-volumes]")),
    lineExample(DiagnosticKind::LineThroughSymbol, "{-30,0},{-20,0},{-20,-30},{0,-30},{0,0},{30,0}", "",
                QStringLiteral("r3: warning: the line from `r1.B1` to `r2.A1` runs through `r3`; route it again or "
                               "move the symbol [line-through-symbol]")),
    lineExample(DiagnosticKind::LineThroughText, "{-30,0},{-20,0},{-20,-23.5},{20,-23.5},{20,0},{30,0}", "",
                QStringLiteral("r3: note: the line from `r1.B1` to `r2.A1` runs through a text of `r3`; route it "
                               "again or move the symbol [line-through-text]")),
    lineExample(DiagnosticKind::LineOnLine, "{-30,0},{20,0},{20,-40},{22,-40},{22,0},{30,0}",
                "connect(r3.B1, r4.A1) annotation(Line(points = {{10,-30},{20,-30},{20,-34},{30,-30}})); ",
                QStringLiteral("r1: warning: the lines from `r1.B1` to `r2.A1` and from `r3.B1` to `r4.A1` lie on one "
                               "another, though nothing joins them; route one of them again [line-on-line]")),
    lineExample(DiagnosticKind::FalseJoint, "{-30,0},{30,0}",
                "connect(r3.B1, r4.A1) annotation(Line(points = {{10,-30},{20,0},{30,-30}})); ",
                QStringLiteral("r3: warning: the line from `r3.B1` to `r4.A1` has a bend or joint on the line from "
                               "`r1.B1` to `r2.A1`, though nothing joins them; route one of them again [false-joint]")),
    lineExample(DiagnosticKind::LineOverPort, "{-30,0},{10,0},{10,-34},{20,-34},{20,0},{30,0}", "",
                QStringLiteral("r3.B1: warning: the line from `r1.B1` to `r2.A1` runs over port B1 of `r3`, though "
                               "nothing joins them; route it again or join them [line-over-port]")),
    lineExample(DiagnosticKind::LineRunsBack, "{-30,0},{-20,0},{-20,20},{20,20},{20,22},{0,22},{0,0},{30,0}", "",
                QStringLiteral("r1: note: the line from `r1.B1` to `r2.A1` turns back beside itself or ends where "
                               "nothing is; route it again [line-runs-back]")),
    runExample(
        DiagnosticKind::TextOverSymbol,
        [] {
            return checkDrawing(
                diagramOf("model M\n" + resistorAt("r1", 0, 0) + resistorAt("r2", 0, 10) + "equation\nend M;\n"));
        },
        QStringLiteral("r1: note: a text of `r1` and `r2` lie on one another; drag the text, or one of the symbols, "
                       "aside [text-over-symbol]")),
};

}  // namespace
