// SPDX-License-Identifier: GPL-3.0-or-later
// The words of what flattening reports; tests/solver/flatten/flatten_messages_test.cpp brings each about.
#include "tests/model/diagnostics/diagnostic_examples.h"

namespace bramah::test {

namespace {

using model::DiagnosticKind;

const ExamplesOf flattening = {
    wordingExample(DiagnosticKind::UnknownName, {QStringLiteral("valve.z")},
                   QStringLiteral("error: there is no `valve.z` here; check the name [unknown-name]")),
    wordingExample(DiagnosticKind::UnknownFunction, {QStringLiteral("f")},
                   QStringLiteral("error: there is no function `f` here; check the name [unknown-function]")),
    wordingExample(DiagnosticKind::ConditionalComponentUsed, {QStringLiteral("shaft")},
                   QStringLiteral("error: `shaft` is used, but its condition removes it; switch it on or leave it out "
                                  "here [conditional-component-used]")),
    wordingExample(
        DiagnosticKind::NothingToLeave, {QStringLiteral("break")},
        QStringLiteral(
            "error: `break` is in no loop or function that it could leave; remove it, since `break` ends a loop and "
            "`return` a function [nothing-to-leave]")),
    wordingExample(
        DiagnosticKind::RootsJoined, {QStringLiteral("a.R"), QStringLiteral("b.R")},
        QStringLiteral("error: `a.R` and `b.R` are both roots, but branches lead from one to the other; leave out one "
                       "`Connections.root`, or a branch [roots-joined]")),
    wordingExample(
        DiagnosticKind::CircleOfBranches, {QStringLiteral("a.R"), QStringLiteral("b.R")},
        QStringLiteral("error: the branch from `a.R` to `b.R` closes a circle of branches, so no tree contains them "
                       "all; leave out one of them [circle-of-branches]")),
    wordingExample(DiagnosticKind::RootMissing, {QStringLiteral("rod.frame_a.R")},
                   QStringLiteral("error: nothing that `rod.frame_a.R` is joined to is a root of the connections; join "
                                  "it to a part that is one, as a world or a body [root-missing]")),
    wordingExample(
        DiagnosticKind::BranchMissing, {QStringLiteral("a.R"), QStringLiteral("0")},
        QStringLiteral("error: `rooted` asks which way the branch from `a.R` leads, but 0 branches begin there; write "
                       "one `Connections.branch` from it [branch-missing]")),
    wordingExample(
        DiagnosticKind::ShapesDiffer, {QStringLiteral("a = b")},
        QStringLiteral(
            "error: the parts of `a = b` have different types or sizes; make both sides alike [shapes-differ]")),
    wordingExample(
        DiagnosticKind::RangeNotKnown, {QStringLiteral("1:n")},
        QStringLiteral("error: `1:n` must be known before the run; use constants or parameters [range-not-known]")),
    wordingExample(DiagnosticKind::UnitNotReadable, {QStringLiteral("p"), QStringLiteral("(((/*^")},
                   QStringLiteral("error: `(((/*^`, the unit of `p`, has brackets or operators that do not fit "
                                  "together; write it as in `kg.m2/s2` [unit-not-readable]")),
    wordingExample(DiagnosticKind::RangeNotDeduced, {QStringLiteral("i")},
                   QStringLiteral("error: the subscripts that are `i` alone give it no single range; write it "
                                  "out, as `i in 1:n` [range-not-deduced]")),
    wordingExample(DiagnosticKind::IndexOutside, {QStringLiteral("4"), QStringLiteral("3")},
                   QStringLiteral("error: index 4 is outside of 1 to 3; correct the subscript [index-outside]")),
    wordingExample(DiagnosticKind::NoElements, {QStringLiteral("1"), QStringLiteral("0")},
                   QStringLiteral("error: there is no element 1, as there are 0 elements; give the array a size of at "
                                  "least 1, or the component its number of ports [no-elements]")),
    wordingExample(
        DiagnosticKind::TooManySubscripts, {QStringLiteral("2"), QStringLiteral("1")},
        QStringLiteral("error: 2 subscripts are given, but there are 1 dimensions; remove some [too-many-subscripts]")),
    wordingExample(
        DiagnosticKind::ArrayTooLarge, {QStringLiteral("x"), QStringLiteral("3000000")},
        QStringLiteral(
            "error: `x` has 3000000 elements, which is more than a model can hold; check its size [array-too-large]")),
    wordingExample(DiagnosticKind::TooManyParts, {QStringLiteral("1000000"), QStringLiteral("Valve")},
                   QStringLiteral("error: the model has more than 1000000 components and variables, more than there "
                                  "is room for; use fewer of `Valve` [too-many-parts]")),
    wordingExample(DiagnosticKind::ValueMissing, {QStringLiteral("y")},
                   QStringLiteral("error: `y` is used before it has a value; assign it first [value-missing]")),
    wordingExample(
        DiagnosticKind::ConstantWithoutValue, {QStringLiteral("c")},
        QStringLiteral("error: constant `c` is used but has no value; give it one [constant-without-value]")),
    wordingExample(
        DiagnosticKind::WrongArguments, {QStringLiteral("sin")},
        QStringLiteral(
            "error: `sin` is called with arguments that do not fit it; check their number and kind [wrong-arguments]")),
    wordingExample(DiagnosticKind::IntegerOverflow, {QStringLiteral("2147483647 + 1"), QStringLiteral("2147483648")},
                   QStringLiteral("error: `2147483647 + 1` is 2147483648, which is beyond the range of Integers, "
                                  "-2147483648 to 2147483647; make one of its numbers a Real, as `1.0` "
                                  "[integer-overflow]")),
    wordingExample(DiagnosticKind::DivisionByZero, {QStringLiteral("mod(n, 0)")},
                   QStringLiteral("error: `mod(n, 0)` divides by 0; give it another divisor [division-by-zero]")),
    wordingExample(
        DiagnosticKind::ArgumentMissing, {QStringLiteral("p"), QStringLiteral("density")},
        QStringLiteral("error: the call of `density` gives no value for its input `p`; add it [argument-missing]")),
    wordingExample(
        DiagnosticKind::NotAVariable, {QStringLiteral("pre(a + b)")},
        QStringLiteral("error: `pre(a + b)` needs a variable here, not an expression; name one [not-a-variable]")),
    wordingExample(DiagnosticKind::NotAssignable, {QStringLiteral("u")},
                   QStringLiteral("error: `u` is an input, a constant or the variable of a loop, so nothing can be "
                                  "assigned to it here; assign to a variable of its own [not-assignable]")),
    wordingExample(DiagnosticKind::RecursionTooDeep, {QStringLiteral("f")},
                   QStringLiteral("error: `f` calls itself too often; give the recursion an end that is known before "
                                  "the run [recursion-too-deep]")),
    wordingExample(DiagnosticKind::LoopTooLong, {QStringLiteral("10000")},
                   QStringLiteral("error: this loop runs more than 10000 times; give it an end that is reached "
                                  "earlier [loop-too-long]")),
    wordingExample(
        DiagnosticKind::FunctionWithoutBody, {QStringLiteral("f")},
        QStringLiteral(
            "error: function `f` has no algorithm; add one or call another function [function-without-body]")),
    wordingExample(
        DiagnosticKind::SizesDiffer,
        {QStringLiteral("{1, 2}"), QStringLiteral("2"), QStringLiteral("c"), QStringLiteral("3")},
        QStringLiteral("error: `{1, 2}` has the size 2, but `c` is an array of 3; make them alike [sizes-differ]")),
    wordingExample(DiagnosticKind::EachMissing, {QStringLiteral("1"), QStringLiteral("c"), QStringLiteral("3")},
                   QStringLiteral("error: `1` is one value, but `c` is an array of 3; write `each` before the "
                                  "modification, or an array, as with `fill` [each-missing]")),
    wordingExample(
        DiagnosticKind::EachOfScalar, {QStringLiteral("k")},
        QStringLiteral("error: `each` stands before `k`, but no array is around it; remove `each` [each-of-scalar]")),
    wordingExample(DiagnosticKind::NotReplaceable, {QStringLiteral("valve")},
                   QStringLiteral("error: `valve` is not declared `replaceable`, so it cannot be redeclared with "
                                  "another type; add `replaceable` to its declaration [not-replaceable]")),
    wordingExample(DiagnosticKind::ReplacementUnfit,
                   {QStringLiteral("Gear"), QStringLiteral("Pump"), QStringLiteral("port_a")},
                   QStringLiteral("error: `Gear` cannot replace `Pump`, since it has no public `port_a` of the same "
                                  "type; take a class that has one [replacement-unfit]")),
    wordingExample(DiagnosticKind::ProtectedElement, {QStringLiteral("p"), QStringLiteral("Pump")},
                   QStringLiteral("error: `p` is protected in `Pump`, so it cannot be used from outside; make it "
                                  "public or leave it out here [protected-element]")),
    wordingExample(DiagnosticKind::PreOfContinuous, {QStringLiteral("x")},
                   QStringLiteral("error: `x` changes continuously, so it has no value before an event here; use it in "
                                  "a `when` clause, or a variable that a `when` clause sets [pre-of-continuous]")),
    wordingExample(DiagnosticKind::SetTwice, {QStringLiteral("n")},
                   QStringLiteral("error: `n` is set twice by one `when` clause; leave one of them out [set-twice]")),
    wordingExample(
        DiagnosticKind::DefinedTwice, {QStringLiteral("n")},
        QStringLiteral(
            "error: `n` has an equation and is set by a `when` clause too; remove one of them [defined-twice]")),
    wordingExample(
        DiagnosticKind::ReinitInTwoWhens, {QStringLiteral("x")},
        QStringLiteral(
            "error: `x` is set by `reinit` in two `when` clauses; join them with `elsewhen` [reinit-in-two-whens]")),
    wordingExample(DiagnosticKind::TypesDiffer,
                   {QStringLiteral("x + 1"), QStringLiteral("a Real"), QStringLiteral("a Boolean")},
                   QStringLiteral("error: `x + 1` is a Real where a Boolean is needed; correct one of them "
                                  "[types-differ]")),
    wordingExample(DiagnosticKind::UnitsDiffer,
                   {QStringLiteral("p"), QStringLiteral("bar"), QStringLiteral("s"), QStringLiteral("m")},
                   QStringLiteral("warning: `p` is in bar, but `s` in m; bring both to the same unit [units-differ]")),
    wordingExample(
        DiagnosticKind::UnbalancedClass, {QStringLiteral("`pump` (`Pump`)"), QStringLiteral("3"), QStringLiteral("4")},
        QStringLiteral(
            "error: `pump` (`Pump`) has not as many equations as unknowns, 3 against 4, counting each element of an "
            "array and, as an equation from outside, each flow of a port; give each unknown one equation "
            "[unbalanced-class]")),
    wordingExample(
        DiagnosticKind::UnbalancedConnector, {QStringLiteral("Port"), QStringLiteral("1"), QStringLiteral("2")},
        QStringLiteral("warning: connector `Port` has 1 flow variables, but 2 other ones without a direction; "
                       "give each flow variable one potential [unbalanced-connector]")),
    wordingExample(DiagnosticKind::WrongTable, {QStringLiteral("pump"), QStringLiteral("it has no column 3")},
                   QStringLiteral("error: the table of `pump` cannot be used, since it has no column 3; correct it "
                                  "[wrong-table]")),
    wordingExample(DiagnosticKind::WrongFmu, {QStringLiteral("motor"), QStringLiteral("motor.fmu: it is no FMU")},
                   QStringLiteral("error: the FMU of `motor` cannot be used: motor.fmu: it is no FMU [wrong-fmu]")),
    wordingExample(
        DiagnosticKind::ParameterWithoutValue, {QStringLiteral("mass.m")},
        QStringLiteral("warning: parameter `mass.m` has no value, so 0 is used; set it [parameter-without-value]")),
    wordingExample(DiagnosticKind::IfBranchesDiffer, {},
                   QStringLiteral("error: the branches of this `if` have different numbers of equations; give each the "
                                  "same number, and an `else` [if-branches-differ]")),
    wordingExample(
        DiagnosticKind::NotAConnector, {QStringLiteral("pump")},
        QStringLiteral("error: `pump` is connected, but is no connector; connect one of its ports [not-a-connector]")),
    wordingExample(
        DiagnosticKind::ConnectorsDiffer,
        {QStringLiteral("pump.P"), QStringLiteral("mass.flange_a"), QStringLiteral("Port"), QStringLiteral("Flange")},
        QStringLiteral("error: `pump.P` and `mass.flange_a` cannot be joined, since a `Port` does not fit a `Flange`; "
                       "join connectors of the same kind [connectors-differ]")),
    wordingExample(DiagnosticKind::BusJoinedToOther, {QStringLiteral("bus"), QStringLiteral("sensor.y")},
                   QStringLiteral("error: `bus` is a bus, `sensor.y` is none; connect `sensor.y` to a signal of the "
                                  "bus, as `bus.name` [bus-joined-to-other]")),
    wordingExample(DiagnosticKind::BusSignalUnknown, {QStringLiteral("bus"), QStringLiteral("speed")},
                   QStringLiteral("error: nothing that is connected to the bus `bus` brings a signal `speed`; connect "
                                  "an output to `bus.speed`, or correct the name [bus-signal-unknown]")),
    wordingExample(DiagnosticKind::BusSignalNotGiven, {QStringLiteral("gain.u"), QStringLiteral("bus.speed")},
                   QStringLiteral("error: `gain.u` reads `bus.speed` from the bus, but nothing gives it; connect an "
                                  "output to `bus.speed`, or read another signal [bus-signal-not-given]")),
    wordingExample(DiagnosticKind::BusSignalGivenTwice,
                   {QStringLiteral("a.y"), QStringLiteral("b.y"), QStringLiteral("bus.speed")},
                   QStringLiteral("error: both `a.y` and `b.y` give `bus.speed` on the bus; leave one of them, or give "
                                  "it another name there [bus-signal-given-twice]")),
    wordingExample(DiagnosticKind::OutputsJoined, {QStringLiteral("a.y"), QStringLiteral("b.y")},
                   QStringLiteral("error: `a.y` and `b.y` both give a signal to one line; join one of them, or add "
                                  "them up first [outputs-joined]")),
    wordingExample(
        DiagnosticKind::SourcesDiffer,
        {QStringLiteral("tank1"), QStringLiteral("tank2"), QStringLiteral("101325 Pa"), QStringLiteral("200000 Pa")},
        QStringLiteral("error: `tank1` and `tank2` are joined, but set different values there, 101325 Pa and 200000 "
                       "Pa; make them equal, or put a line or a resistance between them [sources-differ]")),
    wordingExample(
        DiagnosticKind::PartialModel, {QStringLiteral("OnePort")},
        QStringLiteral(
            "error: `OnePort` is partial, so it cannot be run; run a model that extends it [partial-model]")),
    wordingExample(
        DiagnosticKind::NotAModel, {QStringLiteral("Oil")},
        QStringLiteral("error: `Oil` is no model, so it cannot be run; choose a model or block [not-a-model]")),
};

}  // namespace

}  // namespace bramah::test
