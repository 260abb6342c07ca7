// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "model/instance/instance.h"
#include "tests/model/diagnostics/diagnostic_examples.h"

namespace bramah::test {

namespace {

using model::DiagnosticKind;

/// Expands the instance of the last class of \a text and of what it contains, and asks for every value.
model::Diagnostics expand(const QByteArray& text)
{
    model::ClassLibrary library;
    const auto tree =
        model::syntax::SyntaxTree::parse(std::make_shared<const model::SourceText>(QStringLiteral("example.mo"), text));
    const auto classes = library.addFile(tree);
    model::InstanceTree instances(library);
    const auto visit = [](const auto& self, const model::Instance& instance, int depth) -> void {
        (void)instance.sizes();
        (void)instance.value();
        if (depth < 100)
            for (const auto& child : instance.resolved().children())
                self(self, *child, depth + 1);
    };
    visit(visit, instances.instantiate(*classes.back()), 0);
    return instances.diagnostics();
}

DiagnosticExample instanceExample(DiagnosticKind kind, const QByteArray& text, const QString& expected)
{
    return runExample(
        kind, [text] { return expand(text); }, expected);
}

const ExamplesOf instances = {
    wordingExample(DiagnosticKind::StandsForUnknown,
                   {QStringLiteral("engine"), QStringLiteral("Hopsan: AeroJetEngine")},
                   QStringLiteral("error: `engine` only stands for a component that no class describes (Hopsan: "
                                  "AeroJetEngine); put another component in its place, or remove it [stands-for]")),
    wordingExample(DiagnosticKind::ClassNotInFile, {QStringLiteral("Coil.mo"), QStringLiteral("Coil")},
                   QStringLiteral("error: `Coil.mo` declares no class `Coil`, although its name says so; rename the "
                                  "file or the class [class-not-in-file]")),
    wordingExample(DiagnosticKind::WithinDiffers, {QStringLiteral("Springs"), QStringLiteral("Valves")},
                   QStringLiteral("warning: this file is a part of `Springs`, where its folder lies, and not of "
                                  "`Valves`; correct its `within`, or move it [within-differs]")),
    instanceExample(
        DiagnosticKind::UnknownClass, "model A Pump pump; end A;",
        QStringLiteral("example.mo:1:9: pump: error: there is no class `Pump` here; check the name, or add its "
                       "library with --library or MODELICAPATH [unknown-class]")),
    instanceExample(
        DiagnosticKind::RecursiveClass, "model A A a; end A;",
        QStringLiteral(
            "example.mo:1:11: a: error: `A` contains or extends itself; break the circle [recursive-class]")),
    instanceExample(DiagnosticKind::DeclaredTwice, "model A Real x; Real y; Real x; end A;",
                    QStringLiteral("example.mo:1:30: error: `x` is declared twice in `A`; rename or remove one of them "
                                   "[declared-twice]")),
    instanceExample(
        DiagnosticKind::OuterElement, "model A record R outer Real x; end R; inner Real x; R r; end A;",
        QStringLiteral("example.mo:1:29: r.x: error: `x` is `outer`, but `R` is a record or connector, which "
                       "has all of its elements in itself; remove `outer` [outer-element]")),
    instanceExample(
        DiagnosticKind::UnsupportedConstruct, "model B Real x; end B; model A extends B(break x); end A;",
        QStringLiteral("example.mo:1:48: error: `break in extends` is not supported yet; write the model without it "
                       "[unsupported]")),
    instanceExample(
        DiagnosticKind::ConditionNotKnown, "model A Real x if time > 1; end A;",
        QStringLiteral("example.mo:1:19: x: error: whether `x` is there depends on a value that is not known; give its "
                       "condition a constant or parameter value [condition-not-known]")),
    instanceExample(
        DiagnosticKind::SizeNotKnown, "model A Real x[n]; end A;",
        QStringLiteral(
            "example.mo:1:16: x: error: the size of `x` is not known; give it a constant or parameter value of "
            "0 or more [size-not-known]")),
    instanceExample(
        DiagnosticKind::CyclicValue, "model A parameter Real a = b; parameter Real b = a; end A;",
        QStringLiteral(
            "example.mo:1:24: a: error: the value of `a` depends on itself; give one of the values in the circle a "
            "number [cyclic-value]")),
    instanceExample(
        DiagnosticKind::DefaultInner, "model F parameter Real g = 9.81; end F; model A outer F f; end A;",
        QStringLiteral("f: note: no `inner f` is in the model, so a default `F` is used; add one to change its values "
                       "[default-inner]")),
    instanceExample(
        DiagnosticKind::MissingInner,
        "model F parameter Real g = 9.81; annotation(missingInnerMessage=\"no oil is here; add `F`\"); end F; "
        "model A outer F f; end A;",
        QStringLiteral("f: note: no oil is here; add `F` [missing-inner]")),
    instanceExample(
        DiagnosticKind::NotInner,
        "model F parameter Real g = 9.81; end F; model B outer F f; end B; model A F f(g=1); B b; end A;",
        QStringLiteral("example.mo:1:77: f: warning: the components do not see `f`, as its declaration does not say "
                       "`inner`, and use a default `F`; write `inner` before it [not-inner]")),
};

}  // namespace

}  // namespace bramah::test
