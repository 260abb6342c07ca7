// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/instance/instance.h"
#include "model/classes/class_library.h"
#include "model/instance/per_instance.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <set>

namespace bramah::model {

/// Values and shapes of instances, from texts of which the last class is instantiated.
class InstanceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values_data();
    void values();
    void conditionalComponentsVanish();
    void outerFindsTheNearestInner();
    void innerAndOuterAreTwoElements();
    void overridesWin();
    void connectorsKnowTheirPrefixes();
    void redeclaredComponentsHaveTheNewClass();
    void instancesOfOneClassKeepTheirOwnComponents();
    void everyInstanceHasItsNumber();
    void replacedFilesReplaceTheirClasses();
    void attributesHaveTheirNumbers();
    void attributesOfTypesAreFound();
};

namespace {

std::vector<const ClassNode*> load(ClassLibrary& library, const QByteArray& text)
{
    const auto tree = syntax::SyntaxTree::parse(std::make_shared<const SourceText>(QStringLiteral("test.mo"), text));
    for (const Diagnostic& diagnostic : tree->diagnostics())
        qWarning("%s", qPrintable(diagnostic.commandLineText()));
    return library.addFile(tree);
}

}  // namespace

void InstanceTest::values_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const char* text, const char* path, const char* value) {
        QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(path) << QString::fromLatin1(value);
    };
    row("declared", "model M parameter Real a = 2; end M;", "a", "2");
    row("over others", "model M parameter Real a = 2; parameter Real b = 3*a + 1; end M;", "b", "7");
    row("modified", "model A parameter Real a = 2; end A; model M A x(a = 5); end M;", "x.a", "5");
    row("modified in the place of the modifier",
        "model A parameter Real a; parameter Real b = 1; end A; model M parameter Real b = 4; A x(a = b); end M;",
        "x.a", "4");
    row("outermost wins",
        "model A parameter Real a = 1; end A; model B A y(a = 2); end B; model M B x(y(a = 3)); end M;", "x.y.a", "3");
    row("dotted modifier", "model A parameter Real a = 1; end A; model B A y; end B; model M B x(y.a = 3); end M;",
        "x.y.a", "3");
    row("inherited", "model A parameter Real a = 2; end A; model M extends A(a = 6); end M;", "a", "6");
    row("inherited twice over",
        "model A parameter Real a = 2; end A; model B extends A(a = 3); end B; model M extends B; end M;", "a", "3");
    row("if", "model M parameter Boolean b = true; parameter Real a = if b then 1 else 2; end M;", "a", "1");
    row("array", "model M parameter Real a[3] = {i^2 for i in 1:3}; end M;", "a", "{1, 4, 9}");
    row("array element", "model M parameter Real a[3] = {5, 6, 7}; parameter Real b = a[end]; end M;", "b", "7");
    row("slice", "model M parameter Real a[2, 3] = [1, 2, 3; 4, 5, 6]; parameter Real b[2] = a[:, 2]; end M;", "b",
        "{2, 5}");
    row("matrix product", "model M parameter Real a[2, 2] = [1, 2; 3, 4]; parameter Real b[2] = a*{1, 1}; end M;", "b",
        "{3, 7}");
    row("array of three dimensions in brackets",
        "model M parameter Integer a[:, :, :] = [{{{1, 2}, {3, 4}}}]; parameter Integer b = a[1, 2, 1]; end M;", "b",
        "3");
    row("vector beside a matrix", "model M parameter Real a[2, 3] = [[1, 2; 3, 4], {5, 6}]; end M;", "a",
        "{{1, 2, 5}, {3, 4, 6}}");
    row("range of an enumeration",
        "model M type E = enumeration(a, b, c); parameter E v[:] = E.b:E.c; parameter E w = v[2]; end M;", "w", "E.c");
    row("element of an array of components", "model A parameter Real a = 0; end A; model M A x[2](a = {8, 9}); end M;",
        "x[2].a", "9");
    row("each", "model A parameter Real a = 0; end A; model M A x[2](each a = 8); end M;", "x[1].a", "8");
    row("field of all",
        "model A parameter Real a = 0; end A; model M A x[2](a = {8, 9}); parameter Real s = sum(x.a); end M;", "s",
        "17");
    row("record binding", "record R Real p; Real q = 2; end R; model M parameter R r(p = 1); parameter R s = r; end M;",
        "s.q", "2");
    row("record constructor", "record R Real p; Real q = 2; end R; model M parameter R r = R(p = 7); end M;", "r.p",
        "7");
    row("field over binding", "record R Real p = 1; end R; model A parameter R r; end A; model M A a(r(p = 3)); end M;",
        "a.r.p", "3");
    row("function",
        "function f input Real x; output Real y; algorithm y := 1; for i in 1:4 loop y := y*x; end for; end f; "
        "model M parameter Real a = f(3); end M;",
        "a", "81");
    row("recursive function",
        "function f input Integer n; output Integer y; algorithm y := if n <= 1 then 1 else n*f(n - 1); end f; "
        "model M parameter Integer a = f(5); end M;",
        "a", "120");
    row("while",
        "function f input Real x; output Integer n; algorithm n := 0; while 2^n < x loop n := n + 1; end while; end f; "
        "model M parameter Integer a = f(100); end M;",
        "a", "7");
    row("enumeration", "type E = enumeration(a, b); model M parameter E e = E.b; end M;", "e", "E.b");
    row("enumeration compared", "type E = enumeration(a, b); model M parameter Boolean b = E.b > E.a; end M;", "b",
        "true");
    row("package constant",
        "package P constant Real c = 4; model M parameter Real a = c; end M; end P; model M extends P.M; end M;", "a",
        "4");
    row("imported", "package P constant Real c = 4; end P; model M import P.c; parameter Real a = c; end M;", "a", "4");
    row("imported all", "package P constant Real c = 4; end P; model M import P.*; parameter Real a = c; end M;", "a",
        "4");
    row("imported under a name",
        "package P constant Real c = 4; end P; model M import Q = P; parameter Real a = Q.c; end M;", "a", "4");
    row("integer division", "model M parameter Integer a = div(-7, 2); parameter Integer b = mod(-7, 2); end M;", "a",
        "-3");
    row("mod", "model M parameter Integer b = mod(-7, 2); end M;", "b", "1");
    row("power before minus", "model M parameter Real a = -2^2; end M;", "a", "-4");
    row("size", "model M parameter Real t[:, 2] = [0, 1; 2, 3; 4, 5]; parameter Integer n = size(t, 1); end M;", "n",
        "3");
}

void InstanceTest::values()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, path);
    QFETCH(QString, value);
    ClassLibrary library;
    const auto classes = load(library, text);
    InstanceTree tree(library);
    const Instance* found = tree.instantiate(*classes.back()).descendant(path.toStdString());
    QVERIFY(found);
    QCOMPARE(QString::fromStdString(found->value().text()), value);
    QVERIFY(tree.diagnostics().empty());
}

void InstanceTest::conditionalComponentsVanish()
{
    ClassLibrary library;
    const auto classes = load(library, "model M parameter Boolean b = false; Real x if b; Real y if not b; end M;");
    InstanceTree tree(library);
    const Instance& root = tree.instantiate(*classes.back());
    QVERIFY(!root.child("x"));
    QVERIFY(root.isRemoved("x"));
    QVERIFY(root.child("y"));
    QCOMPARE(root.children().size(), 2u);
}

void InstanceTest::outerFindsTheNearestInner()
{
    ClassLibrary library;
    const auto classes = load(library,
                              "model F parameter Real p = 1; end F; model A outer F f; parameter Real a = f.p; end A; "
                              "model B inner F f(p = 2); A a; end B; model M inner F f(p = 3); A a; B b; end M;");
    InstanceTree tree(library);
    const Instance& root = tree.instantiate(*classes.back());
    QCOMPARE(root.descendant("a.a")->value().number(), 3.0);
    QCOMPARE(root.descendant("b.a.a")->value().number(), 2.0);
}

void InstanceTest::innerAndOuterAreTwoElements()
{
    ClassLibrary library;
    const auto classes = load(library,
                              "model F parameter Real p = 1; end F; model A outer F f; parameter Real a = f.p; end A; "
                              "model B inner outer F f(p = 10*f.p); parameter Real b = f.p; A a; end B; "
                              "model C inner outer F f(p = f.p + 1); B b; end C; model M inner F f(p = 3); C c; A a; "
                              "end M;");
    InstanceTree tree(library);
    const Instance& root = tree.instantiate(*classes.back());
    QCOMPARE(root.descendant("a.a")->value().number(), 3.0);
    QCOMPARE(root.descendant("c.f.p")->value().number(), 4.0);
    QCOMPARE(root.descendant("c.b.b")->value().number(), 4.0);
    QCOMPARE(root.descendant("c.b.f.p")->value().number(), 40.0);
    QCOMPARE(root.descendant("c.b.a.a")->value().number(), 40.0);
}

void InstanceTest::overridesWin()
{
    ClassLibrary library;
    const auto classes = load(library, "model A parameter Real a = 1; end A; model M A x(a = 2); end M;");
    InstanceTree tree(library);
    QCOMPARE(tree.instantiate(*classes.back(), "(x(a = 9))").descendant("x.a")->value().number(), 9.0);
}

void InstanceTest::connectorsKnowTheirPrefixes()
{
    ClassLibrary library;
    const auto classes = load(
        library, "connector In = input Real; connector P Real p; flow Real q; end P; model M In u; P port; end M;");
    InstanceTree tree(library);
    const Instance& root = tree.instantiate(*classes.back());
    QVERIFY(root.child("u")->isConnector());
    QVERIFY(root.child("u")->prefixes().isInput);
    QCOMPARE(root.child("u")->builtin(), BuiltinType::Real);
    QVERIFY(root.child("port")->isConnector());
    QVERIFY(root.descendant("port.q")->prefixes().isFlow);
}

void InstanceTest::redeclaredComponentsHaveTheNewClass()
{
    ClassLibrary library;
    const auto classes =
        load(library,
             "model A parameter Real a = 1; end A; model B extends A(a = 2); parameter Real b = 5; end B; "
             "model H replaceable A x; end H; model M H h(redeclare B x(b = 6)); end M;");
    InstanceTree tree(library);
    const Instance& root = tree.instantiate(*classes.back());
    QCOMPARE(root.descendant("h.x.a")->value().number(), 2.0);
    QCOMPARE(root.descendant("h.x.b")->value().number(), 6.0);
}

void InstanceTest::instancesOfOneClassKeepTheirOwnComponents()
{
    ClassLibrary library;
    const auto classes =
        load(library,
             "model A parameter Real a = 1; end A; "
             "model H parameter Boolean isThere = true; A x(a = 2) if isThere; A y; A y2(a = 4); end H; "
             "model M H first; H second(isThere = false); H third(y(a = 3)); end M;");
    InstanceTree tree(library);
    const Instance& root = tree.instantiate(*classes.back());
    const auto valueOf = [&](const char* path) {
        const Instance* found = root.descendant(path);
        return found ? found->value().number() : std::nullopt;
    };
    QCOMPARE(valueOf("first.x.a"), 2.0);
    QCOMPARE(valueOf("first.y.a"), 1.0);
    QCOMPARE(valueOf("second.x.a"), std::nullopt);
    QVERIFY(root.child("second")->isRemoved("x"));
    QCOMPARE(valueOf("second.y.a"), 1.0);
    QCOMPARE(valueOf("second.y2.a"), 4.0);
    QCOMPARE(valueOf("third.x.a"), 2.0);
    QCOMPARE(valueOf("third.y.a"), 3.0);
    QCOMPARE(valueOf("third.z.a"), std::nullopt);
}

void InstanceTest::everyInstanceHasItsNumber()
{
    ClassLibrary library;
    const auto classes = load(library, "model A parameter Real a = 1; end A; model M A x[3]; A y; end M;");
    InstanceTree tree(library);
    const Instance& root = tree.instantiate(*classes.back());
    std::set<std::uint32_t> numbers{root.number()};
    PerInstance<int> known(-1);
    const auto visit = [&](const Instance& instance) {
        QVERIFY(numbers.insert(instance.number()).second);
        QCOMPARE(known[instance], -1);
        known.set(instance, static_cast<int>(instance.number()));
    };
    for (const auto& element : root.child("x")->elements()) {
        visit(*element);
        visit(*element->child("a"));
    }
    visit(*root.child("y"));
    for (const auto& element : root.child("x")->elements())
        QCOMPARE(known[*element], static_cast<int>(element->number()));
    QCOMPARE(known[*root.child("x")], -1);
}

void InstanceTest::replacedFilesReplaceTheirClasses()
{
    ClassLibrary library;
    load(library, "model M parameter Real a = 1; end M;");
    const auto classes = load(library, "model M parameter Real a = 2; end M;");
    QCOMPARE(library.find("M"), classes.back());
    InstanceTree tree(library);
    QCOMPARE(tree.instantiate(*library.find("M")).child("a")->value().number(), 2.0);
}

void InstanceTest::attributesHaveTheirNumbers()
{
    for (std::size_t i = 0; i < kAttributes.size(); ++i)
        QCOMPARE(attributeNumber(kAttributes[i]), static_cast<int>(i));
    for (const char* other : {"", "x", "mid", "maximum", "units", "unio", "stars", "fixes", "quantitY", "stateselect"})
        QCOMPARE(attributeNumber(other), -1);
}

void InstanceTest::attributesOfTypesAreFound()
{
    ClassLibrary library;
    const auto classes = load(library,
                              "type P = Real(unit=\"Pa\", min=0);\n"
                              "model C P p(min=1); P q; P r[2](each nominal=5, max={6, 7}); end C;\n"
                              "model M C c[2](each p(max=3), q(max={8, 9})); end M;");
    InstanceTree tree(library);
    const Instance& c = *tree.instantiate(*classes.back()).child("c")->elements().front();
    const auto isWritten = [&c](const char* variable, std::string_view attribute) {
        return c.child(variable)->attributeExpression(attribute) != nullptr;
    };
    QVERIFY(c.child("q")->attributeExpression("unit")->to<syntax::StringLiteral>());
    QVERIFY(isWritten("p", "min") && isWritten("p", "max") && isWritten("r", "nominal") && isWritten("r", "max"));
    QVERIFY(!isWritten("q", "max"));  // an element of what is written
    QVERIFY(!isWritten("q", "start") && !isWritten("q", "nominal"));
    QCOMPARE(c.child("q")->attribute("max").number(), 8.0);
    QCOMPARE(c.child("p")->attribute("min").number(), 1.0);
    QCOMPARE(c.child("p")->repeatedAttributes(), 1u << attributeNumber("min"));
    QCOMPARE(c.child("q")->repeatedAttributes(), std::uint16_t{0});
}

}  // namespace bramah::model

using bramah::model::InstanceTest;
BRAMAH_TEST(InstanceTest);

#include "instance_test.moc"
