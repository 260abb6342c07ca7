// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/values/predefined_functions.h"
#include "model/instance/instance.h"
#include "solver/expressions/numeric_value.h"
#include "tests/solver/flatten/flatten_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

namespace bramah::solver {

/// The predefined functions have two implementations, on values and on symbols: both give the same number, which is
/// written here by hand.
class PredefinedFunctionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesAndSymbolsAgree_data();
    void valuesAndSymbolsAgree();
    void eachFunctionHasARow();
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

BRAMAH_TEST(PredefinedFunctionsTest);

}  // namespace bramah::solver

#include "predefined_functions_test.moc"
