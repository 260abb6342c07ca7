// SPDX-License-Identifier: GPL-3.0-or-later
// Each edit builder: text, edit, the whole text expected.
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/component_edits.h"
#include "model/edit/connect_edits.h"
#include "model/edit/edited_text.h"
#include "tests/model/syntax/parse_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <functional>

using namespace bramah::model;
using namespace bramah::test;
using syntax::ClassDefinition;
using syntax::SyntaxTree;

using Builder = std::function<TextEdits(const SyntaxTree&, const ClassDefinition&)>;
Q_DECLARE_METATYPE(Builder)

namespace {

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

Builder add(const NewComponent& component)
{
    return [=](const SyntaxTree& tree, const ClassDefinition& c) { return addComponent(tree, c, component); };
}
Builder removal(const char* name)
{
    return [=](const SyntaxTree& tree, const ClassDefinition& c) { return removeComponent(tree, c, text(name)); };
}
Builder renaming(const char* name, const char* newName)
{
    return [=](const SyntaxTree& tree, const ClassDefinition& c) {
        return renameComponent(tree, c, text(name), text(newName));
    };
}
Builder modifier(const char* component, const char* path, const char* value)
{
    return [=](const SyntaxTree& tree, const ClassDefinition& c) {
        return setModifier(tree, c, text(component), text(path), value ? std::optional(text(value)) : std::nullopt);
    };
}
Builder placing(const char* component, const Placement& placement)
{
    return [=](const SyntaxTree& tree, const ClassDefinition& c) {
        return setPlacement(tree, c, text(component), placement);
    };
}
Builder designation(const char* component, const char* code)
{
    return [=](const SyntaxTree& tree, const ClassDefinition& c) {
        return setDesignation(tree, c, text(component), text(code));
    };
}
Builder connecting(const char* a, const char* b, const std::vector<QPointF>& points, const char* attributes = "")
{
    return [=](const SyntaxTree& tree, const ClassDefinition& c) {
        return addConnect(tree, c, text(a), text(b), points, text(attributes));
    };
}
Builder disconnecting(const char* a, const char* b, int ordinal = 0)
{
    return [=](const SyntaxTree& tree, const ClassDefinition& c) {
        return removeConnect(tree, c, {text(a), text(b), ordinal});
    };
}
Builder line(const char* a, const char* b, const std::vector<QPointF>& points)
{
    return [=](const SyntaxTree& tree, const ClassDefinition& c) {
        return setLinePoints(tree, c, {text(a), text(b), 0}, points);
    };
}
Builder annotating(const ArgumentSettings& settings)
{
    return [=](const SyntaxTree& tree, const ClassDefinition& c) { return setClassAnnotation(tree, c, settings); };
}
Builder unannotating(const ArgumentPath& path)
{
    return [=](const SyntaxTree& tree, const ClassDefinition& c) { return removeClassAnnotation(tree, c, path); };
}

void row(const char* name, const char* before, Builder edit, const char* after)
{
    QTest::newRow(name) << QByteArray(before) << edit << QByteArray(after);
}

}  // namespace

class EditBuildersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void edits_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<Builder>("edit");
        QTest::addColumn<QByteArray>("after");
        addRows();
        removeRows();
        renameRows();
        modifierRows();
        placementRows();
        connectRows();
        annotationRows();
    }

    void edits()
    {
        QFETCH(QByteArray, before);
        QFETCH(Builder, edit);
        const auto tree = parseText(before);
        QCOMPARE(messagesOf(*tree), QString());
        const auto edits = edit(*tree, *tree->root().classes.front());
        const auto after = edits.appliedTo(before);
        QTEST(after, "after");
        QCOMPARE(messagesOf(*parseText(after)), QString());
        QCOMPARE(edits.inverse(before).appliedTo(after), before);
    }

    void classesAreFoundByName()
    {
        const auto tree =
            parseText("within A.B;\npackage C\n  model D\n  end D;\n  model 'x.y'\n  end 'x.y';\nend C;\n");
        const auto nameOfClass = [&](const char* name) {
            const auto* definition = findClass(*tree, text(name));
            return definition ? toString(definition->name.text) : QString();
        };
        QCOMPARE(nameOfClass("A.B.C"), text("C"));
        QCOMPARE(nameOfClass("A.B.C.D"), text("D"));
        QCOMPARE(nameOfClass("C.D"), text("D"));
        QCOMPARE(nameOfClass("C.'x.y'"), text("'x.y'"));
        QCOMPARE(nameOfClass("D"), QString());
        QCOMPARE(nameOfClass("A.B"), QString());
        QCOMPARE(nameOfClass(""), QString());
    }

    void editedTextJoinsItsEdits()
    {
        const QByteArray before = "model M\n  A a;\nend M;\n";
        EditedText edited(parseText(before));
        const auto apply = [&](const Builder& edit) {
            edited.apply(edit(edited.tree(), *findClass(edited.tree(), text("M"))));
        };
        apply(add({text("B"), text("b"), {}, std::nullopt, false}));
        apply(connecting("a.p", "b.p", {}));
        apply(connecting("a.q", "b.q", {}));
        apply(renaming("b", "c"));
        apply(disconnecting("a.p", "c.p"));
        const QByteArray after = "model M\n  A a;\n  B c;\nequation\n  connect(a.q, c.q);\nend M;\n";
        QCOMPARE(edited.edits().appliedTo(before), after);
        QCOMPARE(edited.tree().text().bytes(), after);
        QCOMPARE(edited.edits().inverse(before).appliedTo(after), before);
    }

private:
    static void addRows()
    {
        const NewComponent plain{text("P.A"), text("a"), {}, std::nullopt, false};
        const NewComponent full{text("P.A"), text("a"), text("(m = 5)"),
                                Placement{{{-10, -10}, {10, 10}}, {20, 30}, 90}, false};
        row("add: after the last component", "model M\n  B b;\n  C c \"x\"; // tail\n\nequation\nend M;\n", add(full),
            "model M\n  B b;\n  C c \"x\"; // tail\n  P.A a(m = 5)\n    "
            "annotation(Placement(transformation(extent={{-10,-10},{10,10}}, "
            "origin={20,30}, rotation=90)));\n\nequation\nend M;\n");
        row("add: to an empty class", "model M\nend M;", add(plain), "model M\n  P.A a;\nend M;");
        row("add: to a class on one line", "model M \"d\" end M;", add(plain), "model M \"d\"\n  P.A a;\n end M;");
        row("add: behind extends", "model M\n extends B;\nprotected\n B b;\nend M;", add(plain),
            "model M\n extends B;\n P.A a;\nprotected\n B b;\nend M;");
        row("add: public though the class begins protected", "model M\nprotected\n\tB b;\nend M;", add(plain),
            "model M\n\tP.A a;\nprotected\n\tB b;\nend M;");
        row("add: with the text's line end and indentation", "model M\r\n\tB b\r\n\t\tannotation (x);\r\nend M;\r\n",
            add({text("A"), text("a"), {}, Placement{}, true}),
            "model M\r\n\tB b\r\n\t\tannotation (x);\r\n\tA a\r\n\t\tannotation "
            "(Placement(transformation(extent={{-10,-10},{10,10}})), "
            "__Bramah(auto=true));\r\nend M;\r\n");
        row("add: nested class's indentation", "model M\n    B b;\n  model N end N;\nend M;", add(plain),
            "model M\n    B b;\n    P.A a;\n  model N end N;\nend M;");
        row("add: not to a short class", "model M = N;", add(plain), "model M = N;");
    }

    static void removeRows()
    {
        row("remove: whole lines", "model M\n  A a\n    annotation(x);\n  B b;\nend M;", removal("a"),
            "model M\n  B b;\nend M;");
        row("remove: comment on its line stays", "model M\n  // above\n  A a; // tail\n  B b;\nend M;", removal("a"),
            "model M\n  // above\n  // tail\n  B b;\nend M;");
        row("remove: first of several", "model M\n  Real a(start=1) \"x\", b;\nend M;", removal("a"),
            "model M\n  Real b;\nend M;");
        row("remove: middle of several", "model M\n  Real a, /*b is*/ b, c;\nend M;", removal("b"),
            "model M\n  Real a, /*b is*/ c;\nend M;");
        row("remove: last of several", "model M\n  Real a,\n    b \"last\" ;\nend M;", removal("b"),
            "model M\n  Real a ;\nend M;");
        row("remove: line comment between", "model M\n  Real a, // the a\n    b;\nend M;", removal("b"),
            "model M\n  Real a// the a\n    ;\nend M;");
        row("remove: within a line", "model M A a; B b; end M;", removal("a"), "model M B b; end M;");
        row("remove: with its connects",
            "model M\n  A a; B b;\nequation\n  connect(a.p, b.p) annotation(Line());\n  connect(b.q, b.r);\n"
            "  for i in 1:2 loop connect(b.x[i], a[i].p); end for;\n  x = a.y;\nend M;",
            removal("a"),
            "model M\n  B b;\nequation\n  connect(b.q, b.r);\n  for i in 1:2 loop end for;\n  x = a.y;\nend M;");
        row("remove: connects beside each other",
            "model M\n  A a;\nequation\n  connect(a.p, b.p); connect(a.q, b.q);\nend M;", removal("a"),
            "model M\nequation\n  \nend M;");
        row("remove: nothing there", "model M\n  A a;\nend M;", removal("b"), "model M\n  A a;\nend M;");
    }

    static void renameRows()
    {
        row("rename: everywhere in the class",
            "model M\n  parameter Real a = 1;\n  B b(x = a, a = 2, c(y = 3*a)) if a > 0;\n  C c[a];\nequation\n"
            "  connect(a.p, b.a);\n  b.a = sin(a) + a[a].a;\n  f(a = a);\n  for i in 1:a loop x[i] = a; end "
            "for;\nalgorithm\n"
            "  a.x := {a, [a; 1], if a then a else -a};\n  annotation(Dialog(enable=a));\nend M;",
            renaming("a", "mass"),
            "model M\n  parameter Real mass = 1;\n  B b(x = mass, a = 2, c(y = 3*mass)) if mass > 0;\n  C "
            "c[mass];\nequation\n"
            "  connect(mass.p, b.a);\n  b.a = sin(mass) + mass[mass].a;\n  f(a = mass);\n  for i in 1:mass loop x[i] = "
            "mass; end for;\nalgorithm\n"
            "  mass.x := {mass, [mass; 1], if mass then mass else -mass};\n  annotation(Dialog(enable=mass));\nend M;");
        row("rename: plots and measures follow",
            "model M\n  A a;\n  B b;\n  annotation(Documentation(figures={Figure(plots={Plot(title=\"a.p\", "
            "curves={Curve(y=a.p, legend=\"a.p\")})})}), __Bramah(plots={plot(title=\"a.p\", y={\"a.p - b.a.p\"})}, "
            "measures={measure(name=\"a.p\", of=\"a.p\", from=\"a.u > 0\")}));\nend M;",
            renaming("a", "c"),
            "model M\n  A c;\n  B b;\n  annotation(Documentation(figures={Figure(plots={Plot(title=\"a.p\", "
            "curves={Curve(y=c.p, legend=\"a.p\")})})}), __Bramah(plots={plot(title=\"a.p\", y={\"c.p - b.a.p\"})}, "
            "measures={measure(name=\"a.p\", of=\"c.p\", from=\"c.u > 0\")}));\nend M;");
        // Whole names in paths and responses; in values of questions `a` may be a unit, and a function has its name.
        row("rename: questions follow",
            "model M\n  A a;\n  annotation(__Bramah(study(vary={vary(of=\"a\", values=\"1 a:2 a:3\"), "
            "vary(of=\"b.a.x\", values=\"5%\")}, outputs={\"a\", \"a.p\"}), fit(runs={run(name=\"a.p\", "
            "role=\"fitted\", more=\"set a.x=1 a\")}), optimise(goals={goal(of=\"a(a) + a.p\", wish=\"equal\", "
            "value=\"1 a\")})));\nend M;",
            renaming("a", "c"),
            "model M\n  A c;\n  annotation(__Bramah(study(vary={vary(of=\"c\", values=\"1 a:2 a:3\"), "
            "vary(of=\"b.a.x\", values=\"5%\")}, outputs={\"c\", \"c.p\"}), fit(runs={run(name=\"a.p\", "
            "role=\"fitted\", more=\"set c.x=1 a\")}), optimise(goals={goal(of=\"a(c) + c.p\", wish=\"equal\", "
            "value=\"1 a\")})));\nend M;");
        row("rename: an index of the same name hides it",
            "model M\n  Real i;\nequation\n  for i in 1:i loop x[i] = i; end for;\n  y = sum(i for i in 1:i) + i;\nend "
            "M;",
            renaming("i", "j"),
            "model M\n  Real j;\nequation\n  for i in 1:j loop x[i] = i; end for;\n  y = sum(i for i in 1:j) + j;\nend "
            "M;");
        row("rename: not in another scope",
            "model M\n  A a;\n  model N\n    Real a = a;\n  end N;\n  type T = Real(start = a);\n  A2 a2(redeclare B a "
            "= a);\nequation\n  .a.x = a();\n  a.f(1);\nend M;",
            renaming("a", "'new a'"),
            "model M\n  A 'new a';\n  model N\n    Real a = a;\n  end N;\n  type T = Real(start = 'new a');\n  A2 "
            "a2(redeclare B a = 'new a');\nequation\n  .a.x = a();\n  'new a'.f(1);\nend M;");
    }

    static void modifierRows()
    {
        row("modifier: first", "model M\n  A a;\nend M;", modifier("a", "m", "5"), "model M\n  A a(m = 5);\nend M;");
        row("modifier: behind subscripts", "model M\n  A a[2, n ] \"x\";\nend M;", modifier("a", "m", "5"),
            "model M\n  A a[2, n ](m = 5) \"x\";\nend M;");
        row("modifier: before a value", "model M\n  Real a = 3;\nend M;", modifier("a", "start", "5"),
            "model M\n  Real a(start = 5) = 3;\nend M;");
        row("modifier: replaces", "model M\n  A a(m=1 + /*c*/ 2, n = 3);\nend M;", modifier("a", "m", "5"),
            "model M\n  A a(m=5, n = 3);\nend M;");
        row("modifier: same value, no change", "model M\n  A a(m  =  5);\nend M;", modifier("a", "m", "5"),
            "model M\n  A a(m  =  5);\nend M;");
        row("rename: words around a name in quotes stay apart",
            "model M\n  A'b c';\n  Real x = if'b c'>1 then'b c'else 2;\nend M;", renaming("'b c'", "b"),
            "model M\n  A b;\n  Real x = if b>1 then b else 2;\nend M;");
        row("rename: a name in quotes needs no blank", "model M\n  A'b c';\nend M;", renaming("'b c'", "'d'"),
            "model M\n  A'd';\nend M;");
        row("remove a component: words around several connections stay apart",
            "model M A a; B b; equation connect(a.p, b.p); connect(b.q, a.q);end M;", removal("a"),
            "model M B b; equation end M;");
        row("modifier: one more, in the style of its neighbours", "model M\n  A a(k=1,m=2);\nend M;",
            modifier("a", "n", "3"), "model M\n  A a(k=1,m=2,n=3);\nend M;");
        row("modifier: one more, on a line of its own", "model M\n  A a(\n    k = 1 // first\n    );\nend M;",
            modifier("a", "n", "3"), "model M\n  A a(\n    k = 1,\n    n = 3 // first\n    );\nend M;");
        row("modifier: in empty parentheses", "model M\n  A a( /*none*/ );\nend M;", modifier("a", "n", "3"),
            "model M\n  A a(n = 3 /*none*/ );\nend M;");
        row("modifier: nested, new", "model M\n  A a(m = 1);\nend M;", modifier("a", "b.c", "2"),
            "model M\n  A a(m = 1, b(c = 2));\nend M;");
        row("modifier: nested in parentheses", "model M\n  A a(b(c = 1, d = 2));\nend M;", modifier("a", "b.d", "3"),
            "model M\n  A a(b(c = 1, d = 3));\nend M;");
        row("modifier: nested, with a dot", "model M\n  A a(b.c = 1);\nend M;", modifier("a", "b.c", "3"),
            "model M\n  A a(b.c = 3);\nend M;");
        row("modifier: nested beside a value", "model M\n  A a(b = x);\nend M;", modifier("a", "b.start", "3"),
            "model M\n  A a(b(start = 3) = x);\nend M;");
        row("modifier: value of one with attributes", "model M\n  A a(b(start = 1));\nend M;", modifier("a", "b", "3"),
            "model M\n  A a(b(start = 1) = 3);\nend M;");
        row("modifier: prefixes and description stay", "model M\n  A a(each final m = 1 \"why\");\nend M;",
            modifier("a", "m", "2"), "model M\n  A a(each final m = 2 \"why\");\nend M;");
        row("modifier: instead of break", "model M\n  A a(m = break);\nend M;", modifier("a", "m", "2"),
            "model M\n  A a(m = 2);\nend M;");
        row("modifier: own value", "model M\n  Real a;\nend M;", modifier("a", "", "2"),
            "model M\n  Real a = 2;\nend M;");
        row("modifier: own value instead of break", "model M\n  Real a = break;\nend M;", modifier("a", "", "2"),
            "model M\n  Real a = 2;\nend M;");
        row("modifier: first, before the := of old texts", "model M\n  Real a := 1;\nend M;",
            modifier("a", "start", "2"), "model M\n  Real a(start = 2) := 1;\nend M;");
        row("modifier: break removed", "model M\n  A a(b(c = 1) = break);\nend M;", modifier("a", "b", nullptr),
            "model M\n  A a(b(c = 1));\nend M;");
        row("modifier: own value replaced", "model M\n  Real a(min=0)=1;\nend M;", modifier("a", "", "2"),
            "model M\n  Real a(min=0)=2;\nend M;");
        row("modifier: own value removed", "model M\n  Real a(min=0) = 1 \"x\";\nend M;", modifier("a", "", nullptr),
            "model M\n  Real a(min=0) \"x\";\nend M;");
        row("modifier: removed, the last takes its parentheses", "model M\n  A a(m = 5) \"x\";\nend M;",
            modifier("a", "m", nullptr), "model M\n  A a \"x\";\nend M;");
        row("modifier: removed, first", "model M\n  A a(m = 5, n = 6);\nend M;", modifier("a", "m", nullptr),
            "model M\n  A a(n = 6);\nend M;");
        row("modifier: removed, last", "model M\n  A a(m = 5, n = 6);\nend M;", modifier("a", "n", nullptr),
            "model M\n  A a(m = 5);\nend M;");
        row("modifier: removed, comments stay", "model M\n  A a(m = 5, // m\n    n = 6 // n\n    );\nend M;",
            modifier("a", "n", nullptr), "model M\n  A a(m = 5// m\n     // n\n    );\nend M;");
        row("modifier: removed, nested and last", "model M\n  A a(b(c(d = 1)), e = 2);\nend M;",
            modifier("a", "b.c.d", nullptr), "model M\n  A a(e = 2);\nend M;");
        row("modifier: removed, nested and only", "model M\n  A a(b(c = 1)) if x;\nend M;",
            modifier("a", "b.c", nullptr), "model M\n  A a if x;\nend M;");
        row("modifier: removed, words stay apart", "model M\n  A a(c = 1)if x;\nend M;", modifier("a", "c", nullptr),
            "model M\n  A a if x;\nend M;");
        row("modifier: removed, attributes stay", "model M\n  A a(b(start = 1) = 2);\nend M;",
            modifier("a", "b", nullptr), "model M\n  A a(b(start = 1));\nend M;");
        row("modifier: removed, value stays", "model M\n  A a(b(start = 1) = 2);\nend M;",
            modifier("a", "b.start", nullptr), "model M\n  A a(b = 2);\nend M;");
        row("modifier: nothing to remove", "model M\n  A a(m = 5);\nend M;", modifier("a", "n", nullptr),
            "model M\n  A a(m = 5);\nend M;");
        row("modifier: one of several components", "model M\n  A a(m = 1), b(m = 2), c;\nend M;",
            modifier("b", "m", "3"), "model M\n  A a(m = 1), b(m = 3), c;\nend M;");
    }

    static void placementRows()
    {
        const Placement moved{{{-10, -10}, {10, 10}}, {40, 20}, 0};
        const Placement turned{{{-10, -10}, {10, 10}}, {0, 0}, 90};
        row("placement: new", "model M\n  A a \"x\";\nend M;", placing("a", moved),
            "model M\n  A a \"x\"\n    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, "
            "origin={40,20})));\nend M;");
        row("placement: of one of several", "model M\n  A a, b;\nend M;", placing("a", Placement{}),
            "model M\n  A a\n    annotation(Placement(transformation(extent={{-10,-10},{10,10}}))), b;\nend M;");
        row("placement: in an annotation without one", "model M\n  A a annotation (Dialog(group = \"g\"));\nend M;",
            placing("a", Placement{}),
            "model M\n  A a annotation (Dialog(group = \"g\"), "
            "Placement(transformation(extent={{-10,-10},{10,10}})));\nend M;");
        row("placement: only what differs",
            "model M\n  A a annotation (Placement(visible = true, transformation(\n    extent = {{-10, -10}, {10, "
            "10}}, // size\n    origin={-30, 0})), HideResult=true);\nend M;",
            placing("a", moved),
            "model M\n  A a annotation (Placement(visible = true, transformation(\n    extent = {{-10, -10}, {10, "
            "10}}, // size\n    origin={40,20})), HideResult=true);\nend M;");
        row("placement: rotation added",
            "model M\n  A a annotation(Placement(transformation(extent={{-10,-10},{10,10}}), "
            "iconTransformation(extent={{1,2},{3,4}})));\nend M;",
            placing("a", turned),
            "model M\n  A a annotation(Placement(transformation(extent={{-10,-10},{10,10}}, rotation=90), "
            "iconTransformation(extent={{1,2},{3,4}})));\nend M;");
        row("placement: unchanged",
            "model M\n  A a annotation(Placement(transformation(extent={{-10.0,-10},{+10,1e1}},rotation=0)));\nend M;",
            placing("a", Placement{}),
            "model M\n  A a annotation(Placement(transformation(extent={{-10.0,-10},{+10,1e1}},rotation=0)));\nend M;");
        row("placement: hidden",
            "model M\n  A a annotation(Placement(transformation(extent={{-10,-10},{10,10}})));\nend M;",
            placing("a", Placement{{{-10, -10}, {10, 10}}, {0, 0}, 0, false}),
            "model M\n  A a annotation(Placement(transformation(extent={{-10,-10},{10,10}}), visible=false));\nend M;");
        row("placement: empty transformation", "model M\n  A a annotation(Placement());\nend M;", placing("a", turned),
            "model M\n  A a annotation(Placement(transformation(extent={{-10,-10},{10,10}}, rotation=90)));\nend M;");
        row("placement: fractions", "model M\n  A a;\nend M;",
            placing("a", Placement{{{-2.5, 0}, {0.1, -0.0}}, {0, 0}, 0}),
            "model M\n  A a\n    annotation(Placement(transformation(extent={{-2.5,0},{0.1,0}})));\nend M;");
        row("designation: set", "model M\n  Node n annotation(Placement());\nend M;", designation("n", "1V1"),
            "model M\n  Node n annotation(Placement(), __Bramah(designation=\"1V1\"));\nend M;");
        row("designation: set beside another key", "model M\n  Node n annotation(__Bramah(x=1));\nend M;",
            designation("n", "1V1"), "model M\n  Node n annotation(__Bramah(x=1, designation=\"1V1\"));\nend M;");
        row("designation: removed", "model M\n  Node n annotation(Placement(), __Bramah(designation=\"1V1\"));\nend M;",
            designation("n", ""), "model M\n  Node n annotation(Placement());\nend M;");
        row("designation: removed with its annotation",
            "model M\n  Node n\n    annotation(__Bramah(designation=\"1V1\"));\nend M;", designation("n", ""),
            "model M\n  Node n;\nend M;");
    }

    static void connectRows()
    {
        row("connect: first section", "model M\n  A a;\n  annotation(x);\nend M;",
            connecting("a.p", "b.q[1]", {{0, 0}, {10, 0}}, "color={0,0,127}"),
            "model M\n  A a;\nequation\n  connect(a.p, b.q[1])\n    annotation(Line(points={{0,0},{10,0}}, "
            "color={0,0,127}));\n  annotation(x);\nend M;");
        row("connect: behind the last connect",
            "model M\nequation\n  connect(a, b); // ab\n  x = 1;\ninitial equation\n  y = 2;\nend M;",
            connecting("c", "d", {}),
            "model M\nequation\n  connect(a, b); // ab\n  connect(c, d);\n  x = 1;\ninitial equation\n  y = 2;\nend "
            "M;");
        row("connect: behind the last equation", "model M\nequation\n  x = 1;\nalgorithm\nend M;",
            connecting("c", "d", {}), "model M\nequation\n  x = 1;\n  connect(c, d);\nalgorithm\nend M;");
        row("connect: in an empty section", "model M\n equation // none\nend M;", connecting("c", "d", {}),
            "model M\n equation // none\n  connect(c, d);\nend M;");
        row("connect: beside initial equations", "model M\n  A a;\ninitial equation\n  y = 2;\nend M;",
            connecting("c", "d", {}),
            "model M\n  A a;\ninitial equation\n  y = 2;\nequation\n  connect(c, d);\nend M;");
        row("connect: removed", "model M\nequation\n  connect(a . b, c[1]) annotation(\n    Line());\n  x = 1;\nend M;",
            disconnecting("a.b", "c[1]"), "model M\nequation\n  x = 1;\nend M;");
        row("connect: removed, the second of equal ones",
            "model M\nequation\n  connect(a, b) \"1\";\n  connect(a, b) \"2\";\nend M;", disconnecting("a", "b", 1),
            "model M\nequation\n  connect(a, b) \"1\";\nend M;");
        row("connect: ends in the order written", "model M\nequation\n  connect(a, b);\nend M;",
            disconnecting("b", "a"), "model M\nequation\n  connect(a, b);\nend M;");
        row("line: replaced",
            "model M\nequation\n  connect(a, b) annotation (Line(\n      points={{0, 0}, {1, 1}}, "
            "color={0,127,0}));\nend M;",
            line("a", "b", {{0, 0}, {5, 0}, {5, 1}}),
            "model M\nequation\n  connect(a, b) annotation (Line(\n      points={{0,0},{5,0},{5,1}}, "
            "color={0,127,0}));\nend M;");
        row("line: unchanged", "model M\nequation\n  connect(a, b) annotation (Line(points={{0, 0}, {1, 1}}));\nend M;",
            line("a", "b", {{0, 0}, {1, 1}}),
            "model M\nequation\n  connect(a, b) annotation (Line(points={{0, 0}, {1, 1}}));\nend M;");
        row("line: in a frame",
            "model M\nequation\n  connect(a, b) annotation(Line(origin={-20,10}, points={{0,0}}));\nend M;",
            line("a", "b", {{-40, 6}, {-40, 34}}),
            "model M\nequation\n  connect(a, b) annotation(Line(origin={-20,10}, points={{-20,-4},{-20,24}}));\nend "
            "M;");
        row("line: in a turned frame",
            "model M\nequation\n  connect(a, b) annotation(Line(origin={-40,13}, rotation=90, points={{0,0}}));\nend "
            "M;",
            line("a", "b", {{-40, 6}, {-40, 20}}),
            "model M\nequation\n  connect(a, b) annotation(Line(origin={-40,13}, rotation=90, "
            "points={{-7,0},{7,0}}));\nend M;");
        row("line: unchanged in its frame",
            "model M\nequation\n  connect(a, b) annotation(Line(origin = {0.1, 0.7}, points={{0.2, 0.1}, {1, "
            "1}}));\nend M;",
            line("a", "b", {{0.1 + 0.2, 0.7 + 0.1}, {1.1, 1.7}}),
            "model M\nequation\n  connect(a, b) annotation(Line(origin = {0.1, 0.7}, points={{0.2, 0.1}, {1, "
            "1}}));\nend M;");
        row("line: in a frame that is no exact one",
            "model M\nequation\n  connect(a, b) annotation(Line(points={{0,0}}, origin={n,1}, rotation=30));\nend M;",
            line("a", "b", {{1, 2}, {3, 4}}),
            "model M\nequation\n  connect(a, b) annotation(Line(points={{1,2},{3,4}}, origin={0,0}, rotation=0));\nend "
            "M;");
        row("line: new", "model M\nequation\n  connect(a, b) \"x\";\nend M;", line("a", "b", {{0, 0}, {1, 1}}),
            "model M\nequation\n  connect(a, b) \"x\"\n    annotation(Line(points={{0,0},{1,1}}));\nend M;");
    }

    static void annotationRows()
    {
        const ArgumentSettings diagram = {{{"Diagram", "coordinateSystem", "extent"}, "{{-100,-100},{100,100}}"}};
        row("annotation: new", "model M\n  A a;\nequation\n  x = 1; // one\nend M;", annotating(diagram),
            "model M\n  A a;\nequation\n  x = 1; // one\n  "
            "annotation(Diagram(coordinateSystem(extent={{-100,-100},{100,100}})));\nend M;");
        row("annotation: new, empty class on a line", "model M end M;", annotating(diagram),
            "model M\n  annotation(Diagram(coordinateSystem(extent={{-100,-100},{100,100}})));\n end M;");
        row("annotation: new, of a short class", "model M = N(a = 1) \"x\";", annotating({{{"Icon"}, "1"}}),
            "model M = N(a = 1) \"x\"\n  annotation(Icon=1);");
        row("annotation: behind an empty section", "model M\n  A a;\nprotected\nend M;", annotating({{{"Icon"}, "1"}}),
            "model M\n  A a;\nprotected\n  annotation(Icon=1);\nend M;");
        row("annotation: inserted", "model M\n  annotation(Icon(graphics={Line()}));\nend M;", annotating(diagram),
            "model M\n  annotation(Icon(graphics={Line()}), "
            "Diagram(coordinateSystem(extent={{-100,-100},{100,100}})));\nend M;");
        row("annotation: deeper", "model M\n  annotation(Diagram(coordinateSystem(grid={2,2})));\nend M;",
            annotating(diagram),
            "model M\n  annotation(Diagram(coordinateSystem(grid={2,2}, extent={{-100,-100},{100,100}})));\nend M;");
        row("annotation: removed", "model M\n  annotation(Icon(), Diagram(graphics={Line()}));\nend M;",
            unannotating({"Diagram", "graphics"}), "model M\n  annotation(Icon());\nend M;");
        row("annotation: removed with its line", "model M\n  A a;\n  annotation(Diagram(graphics={Line()}));\nend M;",
            unannotating({"Diagram"}), "model M\n  A a;\nend M;");
        row(
            "experiment: set", "model M\n  annotation(experiment(StopTime=1, __Dymola_x=2));\nend M;",
            [](const SyntaxTree& tree, const ClassDefinition& c) {
                return setExperiment(tree, c, {std::nullopt, 2.5, 1e-6, std::nullopt});
            },
            "model M\n  annotation(experiment(StopTime=2.5, __Dymola_x=2, Tolerance=1e-06));\nend M;");
    }
};

BRAMAH_TEST(EditBuildersTest);
#include "edit_builders_test.moc"
