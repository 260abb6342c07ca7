// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/compile.h"
#include "solver/evaluate/system_evaluator.h"
#include "solver/flat_model/modelica_text.h"
#include "solver/flat_model/parameter_refusal.h"
#include "tests/solver/flatten/flatten_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

namespace bramah::solver {

namespace {

/// A model in which a circuit passes its data on to a valve, and that on to its edge.
QByteArray passingOn(const QByteArray& declarations)
{
    return "record Data Real a = 1; Real b(min = 0) = 2*a; end Data; "
           "record Other Real a = 1; Real b = 2*a; end Other; "
           "model Edge parameter Data data; Real y = data.a*time + data.b; end Edge; "
           "model Valve parameter Data data; Edge edge(final data = data); end Valve; "
           "model Tied parameter Data base; extends Valve(data = base); end Tied; "
           "model M parameter Data data(a = 5); " +
           declarations + " end M;";
}

FlatModel passedFlat(const QByteArray& declarations)
{
    FlattenOutcome outcome = test::flattenText(passingOn(declarations));
    if (!outcome.model)
        qWarning("%s", qPrintable(outcome.diagnostics.front().commandLineText()));
    return outcome.model ? std::move(*outcome.model) : FlatModel();
}

/// The first message about a model that is not compiled; nothing if it is.
QString refusalOf(const QByteArray& declarations)
{
    FlattenOutcome flat = test::flattenText(passingOn(declarations));
    if (!flat.model)
        return flat.diagnostics.front().commandLineText();
    const CompileOutcome compiled = compile(std::move(*flat.model));
    return compiled.system ? QString() : compiled.diagnostics.front().commandLineText();
}

/// The value of a parameter before a run.
double parameterOf(const QByteArray& declarations, const std::string& path)
{
    const auto evaluator = makeEvaluator(compile(passedFlat(declarations)).system);
    return evaluator->updateParameters().ok() ? evaluator->value(evaluator->model().findVariable(path)) : 0;
}

}  // namespace

/// A record that is nothing but another one has no variables; its names mean those of the other.
class PassedRecordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesLeadToTheSource();
    void eachWithItsOwnSource();
    void valuesOfTheirOwn_data();
    void valuesOfTheirOwn();
    void settingOneIsRefused();
    void theRestIsReported_data();
    void theRestIsReported();
};

void PassedRecordsTest::namesLeadToTheSource()
{
    const FlatModel flat = passedFlat("Valve valve(data = data);");
    const auto isData = [](const FlatVariable& variable) { return variable.variability == Variability::Parameter; };
    QCOMPARE(std::ranges::count_if(flat.variables, isData), 2);
    for (const char* path : {"data.b", "valve.data.b", "valve.edge.data.b"})
        QCOMPARE(flat.findVariable(path), flat.findVariable("data.b"));
    QVERIFY(flat.findVariable("data.b") != kNoVariable);
    QCOMPARE(flat.findVariable("valve.data.c"), kNoVariable);
    QCOMPARE(flat.findVariable("valve.dat.b"), kNoVariable);
    QCOMPARE(parameterOf("Valve valve(data = data); parameter Real x = valve.edge.data.b;", "x"), 10.0);
}

// Components that are alike but for their data keep their own.
void PassedRecordsTest::eachWithItsOwnSource()
{
    const QByteArray declarations =
        "parameter Data more(a = 7); Valve one(data = data), two(data = more), three; "
        "parameter Real x[3] = {one.edge.data.b, two.edge.data.b, three.edge.data.b};";
    QCOMPARE(parameterOf(declarations, "x[1]"), 10.0);
    QCOMPARE(parameterOf(declarations, "x[2]"), 14.0);
    QCOMPARE(parameterOf(declarations, "x[3]"), 2.0);
    const std::string text = modelicaText(passedFlat(declarations));
    for (const char* equation : {"'one.edge.y' = 'data.a'*time + 'data.b'", "'two.edge.y' = 'more.a'*time + 'more.b'",
                                 "'three.edge.y' = time*'three.data.a' + 'three.data.b'"})
        QVERIFY2(text.find(equation) != std::string::npos, text.c_str());
}

void PassedRecordsTest::valuesOfTheirOwn_data()
{
    QTest::addColumn<QByteArray>("declarations");
    QTest::addColumn<double>("value");
    const auto row = [](const char* declarations, double value) {
        QTest::newRow(declarations) << QByteArray(declarations) << value;
    };
    row("Tied valve(base = data, data(a = 3));", 1003);
    row("Tied valve(base = data, data.a = 3);", 1003);
    row("Valve valve(data(b = 9));", 901);
    row("Valve valve(data = Data(4));", 804);
    row("parameter Other other(a = 6); Valve valve(data = Data(other.a, 3));", 306);
    row("parameter Data pair[2](a = {6, 7}); Valve valve(data = pair[2]);", 1407);
    row("constant Data fixed(a = 8); Valve valve(data = fixed);", 1608);
}

void PassedRecordsTest::valuesOfTheirOwn()
{
    QFETCH(QByteArray, declarations);
    QFETCH(double, value);
    QCOMPARE(parameterOf(declarations + " parameter Real x = valve.edge.data.a + 100*valve.edge.data.b;", "x"), value);
    const FlatModel flat = passedFlat(declarations);
    QVERIFY(flat.findVariable("valve.data.b") != flat.findVariable("data.b"));
    QCOMPARE(flat.findVariable("valve.edge.data.b"), flat.findVariable("valve.data.b"));
}

void PassedRecordsTest::settingOneIsRefused()
{
    const FlatModel flat = passedFlat("Valve valve(data = data);");
    QVERIFY(!parameterRefusal(flat, "data.b"));
    QVERIFY(parameterRefusal(flat, "valve.data.b") == ParameterRefusal::PassedOn);
    QVERIFY(parameterRefusal(flat, "valve.edge.data.b") == ParameterRefusal::Final);
    QVERIFY(parameterRefusal(flat, "valve.data.c") == ParameterRefusal::Unknown);
}

void PassedRecordsTest::theRestIsReported_data()
{
    QTest::addColumn<QByteArray>("declarations");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* declarations, const char* place) {
        QTest::newRow(declarations) << QByteArray(declarations) << QString::fromLatin1(place);
    };
    row("parameter Data one = two; parameter Data two = one;", "one.a");
    row("Valve valve(data = missing);", "missing");
    row("Valve valve(data = data.missing);", "data.missing");
    row("Valve valve[2](data = data);", "data");
    row("Data moves(a = time); Valve valve(data = moves);", "moves.a");
    row("model Hides protected parameter Data data; end Hides; Hides hides; Valve valve(data = hides.data);",
        "`data` is protected");
}

void PassedRecordsTest::theRestIsReported()
{
    QFETCH(QByteArray, declarations);
    QFETCH(QString, place);
    const QString said = refusalOf(declarations);
    QVERIFY2(said.contains(place), qPrintable(said));
}

BRAMAH_TEST(PassedRecordsTest);

}  // namespace bramah::solver

#include "passed_records_test.moc"
