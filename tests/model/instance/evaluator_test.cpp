// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/instance/evaluator.h"
#include "model/classes/class_library.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

namespace bramah::model {

/// Evaluation of expressions at a place: meanings of names, values known without a run, limits of time and depth.
class EvaluatorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void expressions_data();
    void expressions();
    void localNamesHideThoseOfTheScope();
    void placesWithinPlacesSeeBoth();
    void variablesHaveValuesWhereTheCallerKnowsThem();
    void sizesAreNumbersOrTypes();
    void functionsTakeValuesByPlaceAndByName();
    void externalFunctionsAreNamed();
    void whatTakesTooLongIsUnknown_data();
    void whatTakesTooLongIsUnknown();
    void nobodyWaits();
};

namespace {

/// A model whose text begins with what it needs; `answer` is the expression that is asked for.
class Asked
{
public:
    explicit Asked(const QByteArray& text)
    {
        const auto source = std::make_shared<const SourceText>(QStringLiteral("test.mo"), text);
        const auto classes = library_.addFile(syntax::SyntaxTree::parse(source));
        root_ = &tree_.emplace(library_).instantiate(*classes.back());
    }
    /// The expression that the declaration of \a name gives it.
    [[nodiscard]] const syntax::Expression& expression(const char* name = "answer") const
    {
        return *root_->child(name)->modifiers().binding()->value;
    }
    [[nodiscard]] Place place(const LocalValues* locals = nullptr) const { return {*root_, nullptr, locals}; }
    [[nodiscard]] InstanceTree& tree() { return *tree_; }
    [[nodiscard]] const Instance& root() const { return *root_; }
    [[nodiscard]] Value answer() { return Evaluator(tree()).evaluate(expression(), place()); }

private:
    ClassLibrary library_;
    std::optional<InstanceTree> tree_;
    const Instance* root_ = nullptr;
};

}  // namespace

void EvaluatorTest::expressions_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const char* declarations, const char* expression, const char* value) {
        QTest::newRow(name) << QByteArray("model M ") + declarations + " Real answer = " + expression + "; end M;"
                            << QString::fromLatin1(value);
    };
    row("integers stay integers", "", "7 - 2*2", "3");
    row("a quotient is Real", "", "7/2", "3.5");
    row("powers bind more than signs", "", "-2^2", "-4");
    row("elementwise", "", "{1, 2} .* {3, 4}", "{3, 8}");
    row("scalar product", "", "{1, 2}*{3, 4}", "11");
    row("matrix times vector", "", "[1, 2; 3, 4]*{1, 1}", "{3, 7}");
    row("ranges run downwards too", "", "5:-2:1", "{5, 3, 1}");
    row("end is the last", "parameter Real v[3] = {1, 2, 4};", "v[end] - v[end - 1]", "2");
    row("comprehensions", "", "sum(i^2 for i in 1:4)", "30");
    row("comprehensions in each other", "", "{10*i + j for i in 1:2, j in 1:2}", "{{11, 21}, {12, 22}}");
    row("only the branch that is taken counts", "Real x;", "if 1 < 2 then 3 else x", "3");
    row("`and` ends at the first false", "Real x;", "if false and x > 0 then 1 else 2", "2");
    row("time is not known", "", "time", "");
    row("a sum with an unknown is unknown", "Real x;", "x + 1", "");
    row("a variable without a value is unknown", "Real x;", "x", "");
    row("one that is bound to a parameter has its value", "parameter Real p = 3; Real x = p;", "x", "3");
    row("parameters have", "parameter Real p = 3;", "p + 1", "4");
    row("a division by 0 is unknown, not infinite", "parameter Integer n = 0;", "div(3, n)", "");
    row("an index beyond is unknown", "parameter Real v[2] = {1, 2};", "v[3]", "");
    row("shapes that do not fit are unknown", "", "{1, 2} + {1, 2, 3}", "");
}

void EvaluatorTest::expressions()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, value);
    const Value answer = Asked(text).answer();
    QCOMPARE(answer.isKnown(), !value.isEmpty());
    if (answer.isKnown())
        QCOMPARE(QString::fromStdString(answer.text()), value);
}

void EvaluatorTest::localNamesHideThoseOfTheScope()
{
    Asked asked("model M parameter Real a = 1; parameter Real b = 10; Real answer = a + b; end M;");
    QCOMPARE(asked.answer().number(), 11.0);
    LocalValues locals;
    locals.values.emplace("a", 5.0);
    QCOMPARE(Evaluator(asked.tree()).evaluate(asked.expression(), asked.place(&locals)).number(), 15.0);
    // Known as a name, and hiding the one outside, though its value is not known.
    locals.values.insert_or_assign("a", Value());
    QVERIFY(!Evaluator(asked.tree()).evaluate(asked.expression(), asked.place(&locals)).isKnown());
}

void EvaluatorTest::placesWithinPlacesSeeBoth()
{
    Asked asked("model M parameter Real a = 1; Real answer = a + i + j; end M;");
    LocalValues outer, inner;
    outer.values.emplace("i", 10.0);
    outer.values.emplace("j", 20.0);
    inner.outer = &outer;
    inner.values.emplace("j", 300.0);
    const Place place = asked.place(&outer).with(inner);
    QCOMPARE(Evaluator(asked.tree()).evaluate(asked.expression(), place).number(), 311.0);
}

void EvaluatorTest::variablesHaveValuesWhereTheCallerKnowsThem()
{
    Asked asked("model M Real x; Real y; Real answer = 2*x; Real other = x + y; end M;");
    const VariableValues values = [](const Instance& variable) {
        return variable.name() == "x" ? Value(4.0) : Value();
    };
    Evaluator evaluator(asked.tree(), &values);
    QCOMPARE(evaluator.evaluate(asked.expression(), asked.place()).number(), 8.0);
    QVERIFY(!evaluator.evaluate(asked.expression("other"), asked.place()).isKnown());
}

void EvaluatorTest::sizesAreNumbersOrTypes()
{
    Asked asked(
        "model M type E = enumeration(a, b, c); parameter Integer n = 4; Real x; Real number = n + 1; Real kinds = E; "
        "Real truth = Boolean; Real half = 2.5; Real unknown = x; end M;");
    Evaluator evaluator(asked.tree());
    const auto size = [&](const char* name) { return evaluator.evaluateSize(asked.expression(name), asked.place()); };
    QCOMPARE(size("number"), 5);
    QCOMPARE(size("kinds"), 3);
    QCOMPARE(size("truth"), 2);
    QCOMPARE(size("half"), std::nullopt);
    QCOMPARE(size("unknown"), std::nullopt);
    const ClassNode* type = evaluator.indexClassOf(asked.expression("kinds"), asked.place());
    QVERIFY(type);
    QCOMPARE(type->name(), std::string("E"));
    QVERIFY(!evaluator.indexClassOf(asked.expression("number"), asked.place()));
}

void EvaluatorTest::functionsTakeValuesByPlaceAndByName()
{
    Asked asked(
        "model M function f input Real a; input Real b = 2*a; output Real sum; output Real product; algorithm "
        "sum := a + b; product := a*b; end f; Real answer = f(1); end M;");
    const auto* call = asked.expression().to<syntax::CallExpression>();
    QVERIFY(call);
    const Instance* function = asked.tree().names().functionAt(*call->callee, asked.root());
    QVERIFY(function);
    Evaluator evaluator(asked.tree());
    const std::vector<Value> byDefault = evaluator.call(*function, {Value(3.0)}, {});
    QCOMPARE(byDefault.size(), 2u);
    QCOMPARE(byDefault[0].number(), 9.0);
    QCOMPARE(byDefault[1].number(), 18.0);
    const std::vector<Value> byName = evaluator.call(*function, {Value(3.0)}, {{"b", Value(4.0)}});
    QCOMPARE(byName.at(0).number(), 7.0);
    QCOMPARE(byName.at(1).number(), 12.0);
    // An expression takes the first output.
    QCOMPARE(asked.answer().number(), 3.0);
}

void EvaluatorTest::externalFunctionsAreNamed()
{
    Asked asked(
        "model M function f input Real a; output Real y; external \"C\" y = measured(a); end f; Real answer = f(1); "
        "end M;");
    Evaluator evaluator(asked.tree());
    QVERIFY(!evaluator.evaluate(asked.expression(), asked.place()).isKnown());
    QVERIFY(evaluator.externalCall());
    QCOMPARE(evaluator.externalCall()->function, std::string("measured"));
}

void EvaluatorTest::whatTakesTooLongIsUnknown_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("calls without an end") << QByteArray(
        "model M function f input Real a; output Real y; algorithm y := f(a + 1); end f; Real answer = f(0); end M;");
    QTest::newRow("calls that branch") << QByteArray(
        "model M function f input Integer n; output Real y; algorithm y := if n > 0 then f(n - 1) + f(n - 1) else 1; "
        "end f; Real answer = f(200); end M;");
    QTest::newRow("a loop without an end") << QByteArray(
        "model M function f input Real a; output Real y; algorithm y := a; while y > 0 loop y := y + 1; end while; end "
        "f; Real answer = f(1); end M;");
    QTest::newRow("an array that is too large")
        << QByteArray("model M Real answer = sum(fill(1, 100000, 100000)); end M;");
}

void EvaluatorTest::whatTakesTooLongIsUnknown()
{
    QFETCH(const QByteArray, text);
    QVERIFY(!Asked(text).answer().isKnown());
}

void EvaluatorTest::nobodyWaits()
{
    const QByteArray text =
        "model M function f input Integer n; output Real y; algorithm y := 0; for i in 1:n loop y := y + 1; end for; "
        "end "
        "f; Real answer = f(200000); end M;";
    QCOMPARE(Asked(text).answer().number(), 200000.0);
    Asked stopped(text);
    stopped.tree().setStop([] { return true; });
    QVERIFY(!stopped.answer().isKnown());
}

}  // namespace bramah::model

using bramah::model::EvaluatorTest;
BRAMAH_TEST(EvaluatorTest);

#include "evaluator_test.moc"
