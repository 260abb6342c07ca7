// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/values/predefined_functions.h"
#include "model/instance/instance.h"
#include "solver/compile/analysis/differentiate.h"
#include "solver/expressions/numeric_value.h"
#include "tests/solver/flatten/flatten_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <set>

namespace bramah::solver {

/// The predefined functions have two implementations, on values and on symbols: both give the same number, which is
/// written here by hand. The derivatives of the symbols are the slopes of their values.
class PredefinedFunctionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesAndSymbolsAgree_data();
    void valuesAndSymbolsAgree();
    void eachFunctionHasARow();
    void derivativesAreSlopes_data();
    void derivativesAreSlopes();
    void eachOperationHasASlope();
};

namespace {

struct Example {
    const char* expression;
    double value;
};

// What depends on places in an array is weighted, so that no two of them can be mistaken.
const std::vector<Example> kExamples{
    {"abs(-2.5)", 2.5},
    {"{1, 10, 100}*abs({-1, 2, -3})", 321},
    {"sign(-3)", -1},
    {"sqrt(2.25)", 1.5},
    {"exp(0.5)", 1.6487212707001282},
    {"log(2)", 0.6931471805599453},
    {"log10(1000)", 3},
    {"sin(0.5)", 0.479425538604203},
    {"cos(0.5)", 0.8775825618903728},
    {"tan(0.5)", 0.5463024898437905},
    {"asin(0.5)", 0.5235987755982989},
    {"acos(0.5)", 1.0471975511965979},
    {"atan(0.5)", 0.4636476090008061},
    {"sinh(0.5)", 0.5210953054937474},
    {"cosh(0.5)", 1.1276259652063807},
    {"tanh(0.5)", 0.46211715726000973},
    {"floor(-1.5)", -2},
    {"ceil(-1.5)", -1},
    {"integer(-1.5)", -2},
    {"Integer(E.b)", 2},
    {"atan2(-1, -2)", -2.677945044588987},
    {"div(-7, 2)", -3},
    {"mod(-7, 2)", 1},
    {"rem(-7, 2)", -1},
    {"min(3, -2)", -2},
    {"min({4, 3, 5})", 3},
    {"max(3, -2)", 3},
    {"max({4, 3, 5})", 5},
    {"sum({1, 2.5})", 3.5},
    {"product({2, 3, 4})", 24},
    {"size([1, 2, 3; 4, 5, 6], 2)", 3},
    {"{10, 1}*size([1, 2, 3; 4, 5, 6])", 23},
    {"ndims([1, 2])", 2},
    {"sum(fill(2.5, 2, 3))", 15},
    {"sum(ones(2, 3)) + sum(zeros(4))", 6},
    {"{1, 10, 100}*linspace(1, 2, 3)", 216},
    {"{1, 10}*(identity(2)*{3, 4})", 43},
    {"{1, 10}*(diagonal({2, 3})*{3, 4})", 126},
    {"{1, 10, 100}*(transpose([1, 2, 3; 4, 5, 6])*{1, 0})", 321},
    {"{1, 10, 100}*cross({1, 2, 3}, {4, 5, 7})", -251},
    {"scalar({{7}})", 7},
    {"{1, 10}*vector([2; 3])", 32},
    {"sum(size(matrix({1, 2, 3})))", 4},
    {"{1, 10, 100}*cat(1, {1}, {2, 3})", 321},
    {"noEvent(1.5)", 1.5},
    {"smooth(1, 2.5)", 2.5},
    {"homotopy(3.5, 1)", 3.5},
};

/// Expressions of `x`, which is 0.4: each operation of real arithmetic is in one of them.
const std::vector<const char*> kOfX{
    "1 + x",       "1 - x",       "3*x",       "2/x",       "x^3",         "x^0.7",       "2^x",      "x^x",
    "-x",          "abs(-x)",     "sign(x)",   "sqrt(x)",   "exp(x)",      "log(x)",      "log10(x)", "sin(x)",
    "cos(x)",      "tan(x)",      "asin(x)",   "acos(x)",   "atan(x)",     "sinh(x)",     "cosh(x)",  "tanh(x)",
    "atan2(x, 2)", "atan2(2, x)", "min(x, 1)", "max(x, 1)", "min(x^2, 1)", "max(x, 0.1)", "floor(x)", "ceil(x)",
};

/// The graph of an expression of `x`.
struct OfX {
    explicit OfX(const QByteArray& expression)
        : outcome(test::flattenText("model M Real x = 0.4; Real y; equation y = " + expression + "; end M;"))
    {
        if (!outcome.model || outcome.model->equations.size() != 2)
            return;
        model = outcome.model.get();
        for (std::uint32_t v = 0; v < model->variables.size(); ++v)
            if (model->variables[v].path == "x")
                x = VariableId{v};
        for (const FlatEquation& e : model->equations)
            if (model->graph.node(e.left).variable != x)
                root = e.right;
    }

    [[nodiscard]] double at(ExprId id, double value) const
    {
        return NumericValue(model->graph, [value](const ExpressionNode&) { return value; })(id);
    }

    FlattenOutcome outcome;
    FlatModel* model = nullptr;  ///< null: the expression could not be flattened
    VariableId x = kNoVariable;
    ExprId root = kNoExpr;
};

double valueOf(const QByteArray& expression)
{
    model::ClassLibrary library;
    const auto text = std::make_shared<const model::SourceText>(
        QStringLiteral("test.mo"), "model M type E = enumeration(a, b); constant Real p = " + expression + "; end M;");
    const auto classes = library.addFile(model::syntax::SyntaxTree::parse(text));
    model::InstanceTree tree(library);
    const model::Instance* constant = tree.instantiate(*classes.back()).child("p");
    return constant ? constant->value().number().value_or(NAN) : NAN;
}

double symbolOf(const QByteArray& expression)
{
    const FlattenOutcome outcome =
        test::flattenText("model M type E = enumeration(a, b); Real x; equation x = " + expression + "; end M;");
    if (!outcome.model || outcome.model->equations.size() != 1)
        return NAN;
    return NumericValue(outcome.model->graph,
                        [](const ExpressionNode&) { return NAN; })(outcome.model->equations.front().right);
}

}  // namespace

void PredefinedFunctionsTest::valuesAndSymbolsAgree_data()
{
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<double>("expected");
    for (const Example& example : kExamples)
        QTest::newRow(example.expression) << QByteArray(example.expression) << example.value;
}

void PredefinedFunctionsTest::valuesAndSymbolsAgree()
{
    QFETCH(QByteArray, expression);
    QFETCH(double, expected);
    const double value = valueOf(expression), symbol = symbolOf(expression);
    QVERIFY2(std::abs(value - expected) <= 1e-15 * std::abs(expected), qPrintable(QString::number(value, 'g', 17)));
    QVERIFY2(std::abs(symbol - expected) <= 1e-15 * std::abs(expected), qPrintable(QString::number(symbol, 'g', 17)));
}

void PredefinedFunctionsTest::eachFunctionHasARow()
{
    for (const model::PredefinedFunction& function : model::predefinedFunctions()) {
        const QByteArray begin = QByteArray(function.name.data(), std::ssize(function.name)) + "(";
        const bool isShown = std::ranges::any_of(kExamples, [&](const Example& example) {
            const QByteArray text = example.expression;
            const auto at = text.indexOf(begin);
            return at == 0 || (at > 0 && !QChar::isLetterOrNumber(text[at - 1]));
        });
        if (function.ofValues)
            QVERIFY2(isShown, begin.constData());
    }
}

void PredefinedFunctionsTest::derivativesAreSlopes_data()
{
    QTest::addColumn<QByteArray>("expression");
    for (const char* expression : kOfX)
        QTest::newRow(expression) << QByteArray(expression);
}

/// The symbolic derivative is the slope by central differences, whose error is about h^2 = 1e-10.
void PredefinedFunctionsTest::derivativesAreSlopes()
{
    QFETCH(QByteArray, expression);
    const OfX f(expression);
    QVERIFY(f.model && f.root != kNoExpr);
    PartialDerivative derivative(f.model->graph);
    const ExprId slope = derivative(f.root, f.x);
    QVERIFY(slope != kNoExpr);
    constexpr double kPoint = 0.4, kStep = 1e-5;
    const double expected = (f.at(f.root, kPoint + kStep) - f.at(f.root, kPoint - kStep)) / (2 * kStep);
    const double given = f.at(slope, kPoint);
    QVERIFY2(std::abs(given - expected) <= 1e-8 * std::max(1.0, std::abs(expected)),
             qPrintable(QStringLiteral("%1, not %2").arg(given, 0, 'g', 12).arg(expected, 0, 'g', 12)));
}

void PredefinedFunctionsTest::eachOperationHasASlope()
{
    std::set<Operation> met;
    for (const char* expression : kOfX)
        if (const OfX f(expression); f.model)
            for (std::uint32_t node = 0; node < f.model->graph.size(); ++node)
                met.insert(f.model->graph.node(ExprId{node}).operation);
    for (auto operation = Operation::Add; operation <= Operation::Ceil;
         operation = static_cast<Operation>(static_cast<int>(operation) + 1))
        QVERIFY2(met.contains(operation), qPrintable(QStringLiteral("operation %1").arg(static_cast<int>(operation))));
}

BRAMAH_TEST(PredefinedFunctionsTest);

}  // namespace bramah::solver

#include "predefined_functions_test.moc"
