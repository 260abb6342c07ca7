// SPDX-License-Identifier: GPL-3.0-or-later
// The words of what the equation compiler reports; tests/solver/compile/compile_messages_test.cpp brings each about.
#include "tests/model/diagnostics/diagnostic_examples.h"

namespace bramah::test {

namespace {

using model::DiagnosticKind;

const ExamplesOf compiling = {
    wordingExample(DiagnosticKind::UnknownModifier,
                   {QStringLiteral("hieght"), QStringLiteral("ramp"), QStringLiteral("Ramp")},
                   QStringLiteral("error: `hieght` is no element of `ramp` (`Ramp`), so it cannot be modified; correct "
                                  "the name [unknown-modifier]")),
    wordingExample(DiagnosticKind::FinalModified, {QStringLiteral("a.p")},
                   QStringLiteral("error: `a.p` is final, so its value cannot be changed here; leave the value out "
                                  "[final-modified]")),
    wordingExample(DiagnosticKind::CyclicBinding, {QStringLiteral("a` → `b` → `a")},
                   QStringLiteral("error: the values of `a` → `b` → `a` depend on each other in a circle; give one of "
                                  "them a value of its own [cyclic-binding]")),
    wordingExample(DiagnosticKind::ParameterNotConstant, {QStringLiteral("p"), QStringLiteral("x")},
                   QStringLiteral("error: parameter `p` depends on `x`, which changes during the run; use parameters "
                                  "and constants only [parameter-not-constant]")),
    wordingExample(DiagnosticKind::AttributeNotConstant,
                   {QStringLiteral("start"), QStringLiteral("x"), QStringLiteral("b")},
                   QStringLiteral("error: `start` of `x` depends on `b`, which changes during the run; use parameters "
                                  "and constants only [attribute-not-constant]")),
    wordingExample(
        DiagnosticKind::ValueNotComputed, {QStringLiteral("x")},
        QStringLiteral("error: the compiler has lost `x`, which is a fault of the program, not of the model; report it "
                       "together with the model [value-not-computed]")),
    wordingExample(DiagnosticKind::EqualityOfReals, {QStringLiteral("x == 1")},
                   QStringLiteral("error: `x == 1` compares numbers that change continuously, so it is hardly ever "
                                  "true; compare with `<` or `>` [equality-of-reals]")),
    wordingExample(
        DiagnosticKind::VariableDelay, {QStringLiteral("x")},
        QStringLiteral("error: the delay time `x` changes continuously; make it a parameter [variable-delay]")),
    wordingExample(
        DiagnosticKind::AssignedInTwoWhens, {QStringLiteral("n")},
        QStringLiteral(
            "error: `n` is assigned in two `when` clauses; join them with `elsewhen` [assigned-in-two-whens]")),
    wordingExample(DiagnosticKind::NotDifferentiable, {QStringLiteral("delay(x)")},
                   QStringLiteral("error: the derivative of `delay(x)` is needed but not known; write it with smooth "
                                  "functions, or give its function a derivative [not-differentiable]")),
    wordingExample(DiagnosticKind::InputNotDifferentiable, {QStringLiteral("u"), QStringLiteral("x = u")},
                   QStringLiteral("error: `x = u` needs the derivative of the input `u`, which nothing gives; put a "
                                  "source there whose derivative is known, or make the derivative the input and "
                                  "integrate it [input-not-differentiable]")),
    wordingExample(
        DiagnosticKind::FixedStartsDiffer,
        {QStringLiteral("a.s"), QStringLiteral("0"), QStringLiteral("b.s"), QStringLiteral("1"), QStringLiteral("=")},
        QStringLiteral("error: `a.s` starts fixed at 0 and `b.s` at 1, but connected as they are `a.s` = `b.s`; make "
                       "the start values agree or fix one of them only [fixed-starts-differ]")),
    wordingExample(
        DiagnosticKind::DiscreteNotDetermined, {QStringLiteral("valve.a")},
        QStringLiteral(
            "error: nothing determines `valve.a`; connect it or give it an equation [discrete-not-determined]")),
    wordingExample(DiagnosticKind::DiscreteChanges, {QStringLiteral("y"), QStringLiteral("2*x")},
                   QStringLiteral("error: `y` is discrete, but `2*x` changes between events; put its equation into a "
                                  "`when`, or leave out `discrete` [discrete-changes]")),
    wordingExample(
        DiagnosticKind::OverdeterminedEquations,
        {QStringLiteral("`tank`"), QStringLiteral("2"), QStringLiteral("1"), QStringLiteral("`x = 1`, `x = 2`"),
         QStringLiteral("`x`")},
        QStringLiteral("error: `tank`: more equations than unknowns, 2 against 1 in the smallest part that shows it; "
                       "remove one of `x = 1`, `x = 2` (unknowns: `x`) [too-many-equations]")),
    wordingExample(DiagnosticKind::ContradictingEquations,
                   {QStringLiteral("the model"), QStringLiteral("`x + y = 1` (line 2), `x + y = 2` (line 3)"),
                    QStringLiteral("`x`, `y`")},
                   QStringLiteral("error: the model: the equations `x + y = 1` (line 2), `x + y = 2` (line 3) "
                                  "contradict each other, whatever `x`, `y` are; change or remove one of them "
                                  "[contradicting-equations]")),
    wordingExample(DiagnosticKind::RepeatedEquations,
                   {QStringLiteral("`source`, `r`"), QStringLiteral("`v = p.v - n.v` of `source`"),
                    QStringLiteral("`source.n.v`")},
                   QStringLiteral("error: `source`, `r`: the equations `v = p.v - n.v` of `source` repeat each other, "
                                  "so nothing determines `source.n.v`; fix one of these values, as a ground or a tank "
                                  "does [repeated-equations]")),
    wordingExample(
        DiagnosticKind::UnderdeterminedVariables,
        {QStringLiteral("`pump`"), QStringLiteral("2"), QStringLiteral("1"), QStringLiteral("`x`, `y`"),
         QStringLiteral("`x + y = 1`")},
        QStringLiteral(
            "error: `pump`: fewer equations than unknowns, 1 against 2 in the smallest part that shows it, so "
            "nothing determines `x`, `y`; add an equation or connect an open port (equations: `x + y = 1`) "
            "[too-few-equations]")),
    wordingExample(
        DiagnosticKind::NothingDetermines,
        {QStringLiteral("the position at port rod of `cylinder`"), QStringLiteral("`cylinder`")},
        QStringLiteral("error: nothing determines the position at port rod of `cylinder`; join `cylinder` to "
                       "something that does: a tank or a source for a pressure, a mass or a wall for a "
                       "position, a ground for a voltage [nothing-determines]")),
    wordingExample(
        DiagnosticKind::SetBySeveral,
        {QStringLiteral("the pressure at port T of `tank`"), QStringLiteral("`tank` and `source`")},
        QStringLiteral("error: the pressure at port T of `tank`: set more than once, by `tank` and `source`; "
                       "remove one of them, or put something between them that lets them differ "
                       "[set-by-several]")),
    wordingExample(DiagnosticKind::SetDifferently,
                   {QStringLiteral("the voltage at port p of `battery`"), QStringLiteral("`battery` and `source`")},
                   QStringLiteral("error: the voltage at port p of `battery`: set to values that do not agree, by "
                                  "`battery` and `source`; remove one of them, or put something between them that lets "
                                  "them differ [set-differently]")),
    wordingExample(DiagnosticKind::NoReference,
                   {QStringLiteral("the voltage at port p of `lamp`"), QStringLiteral("`battery` and `lamp`")},
                   QStringLiteral("error: `battery` and `lamp` determine only differences of the voltage at port p of "
                                  "`lamp`; join a reference to them: a tank for a pressure, a wall for a position, a "
                                  "ground for a voltage [no-reference]")),
    wordingExample(DiagnosticKind::UndeterminedPort,
                   {QStringLiteral("A"), QStringLiteral("gauge"), QStringLiteral("`gauge.A.p`, `gauge.p`")},
                   QStringLiteral("error: port A of `gauge` is joined to nothing, so nothing determines `gauge.A.p`, "
                                  "`gauge.p`; draw a line to it [undetermined-port]")),
    wordingExample(DiagnosticKind::FormNotPossible,
                   {QStringLiteral("RR5"), QStringLiteral("`A.m_flow` and `B.p`"),
                    QStringLiteral(" as long as `RR7` is given `A.m_flow` and `B.p`")},
                   QStringLiteral("error: `RR5` cannot be given `A.m_flow` and `B.p` as long as `RR7` is given "
                                  "`A.m_flow` and `B.p`; choose another form for it, or let the program choose "
                                  "[form-not-possible]")),
    wordingExample(DiagnosticKind::FormVariableUnknown, {QStringLiteral("RR5"), QStringLiteral("C.p")},
                   QStringLiteral("error: `RR5` has no port variable `C.p` that it could be given; name one as `A.p`, "
                                  "of a port of its own [form-variable-unknown]")),
    wordingExample(
        DiagnosticKind::IterationNotNeeded, {QStringLiteral("x")},
        QStringLiteral("note: `x` is not iterated, as it is in no loop; remove `iterate=true` [iteration-not-needed]")),
    wordingExample(
        DiagnosticKind::ReinitOfNoState, {QStringLiteral("y")},
        QStringLiteral(
            "error: `reinit` sets `y`, but it is no state; set the variable that is integrated [reinit-of-no-state]")),
    wordingExample(
        DiagnosticKind::IndexTooHigh, {QStringLiteral("x = 0")},
        QStringLiteral(
            "error: `x = 0` would have to be differentiated too often; check what it constrains [index-too-high]")),
    wordingExample(DiagnosticKind::NoStateChoice, {QStringLiteral("x = y")},
                   QStringLiteral("error: `x = y` constrains variables in a way that leaves no choice of states; "
                                  "constrain others or remove it [no-state-choice]")),
    wordingExample(DiagnosticKind::StateNotPossible, {QStringLiteral("x")},
                   QStringLiteral("warning: `x` is wanted as a state, but other states determine it; leave "
                                  "`stateSelect` off or remove a constraint [state-not-possible]")),
    wordingExample(
        DiagnosticKind::UnusualValue,
        {QStringLiteral("pump.D"), QStringLiteral("1e9 m³/rev"), QStringLiteral("0.1 cm³/rev"),
         QStringLiteral("5000 cm³/rev")},
        QStringLiteral(
            "warning: `pump.D` is 1e9 m³/rev, far from the usual 0.1 cm³/rev to 5000 cm³/rev; check the number and "
            "its unit [unusual-value]")),
    wordingExample(
        DiagnosticKind::UnusualUnit,
        {QStringLiteral("pump.D"), QStringLiteral("25 m³/rev"), QStringLiteral("0.1 cm³/rev"),
         QStringLiteral("5000 cm³/rev"), QStringLiteral("25 cm³/rev")},
        QStringLiteral(
            "warning: `pump.D` is 25 m³/rev, far from the usual 0.1 cm³/rev to 5000 cm³/rev; did you mean 25 "
            "cm³/rev? [unusual-unit]")),
    wordingExample(DiagnosticKind::InnerWithoutEffect, {QStringLiteral("fluid1"), QStringLiteral("fluid")},
                   QStringLiteral("warning: `fluid1` has no effect, as the components take what `fluid` says; remove "
                                  "it, or name its values where they shall count [inner-without-effect]")),
    wordingExample(
        DiagnosticKind::LeftOpenByValues, {QStringLiteral("gain.y"), QStringLiteral("1 - gain.k")},
        QStringLiteral("warning: nothing determines `gain.y` with these values, as `1 - gain.k`, by which it "
                       "is divided, is 0; change one of them [left-open-by-values]")),
    wordingExample(DiagnosticKind::StartNotUsed, {QStringLiteral("motor.w = 150")},
                   QStringLiteral("note: `motor.w = 150` does not count at the start: as things are connected, another "
                                  "start value decides [start-not-used]")),
    wordingExample(DiagnosticKind::TooManyInitialConditions,
                   {QStringLiteral("2"), QStringLiteral("1"), QStringLiteral("`x = 0`, `y = 1`")},
                   QStringLiteral("error: 2 conditions for the start are given where only 1 can hold; take `fixed` off "
                                  "or remove one of `x = 0`, `y = 1` [too-many-initial-conditions]")),
};

}  // namespace

}  // namespace bramah::test
