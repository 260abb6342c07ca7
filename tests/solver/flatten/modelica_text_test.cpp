// SPDX-License-Identifier: GPL-3.0-or-later
// The flat form of a model as Modelica text: whole, valid, and a model that does the same.
#include "solver/flat_model/modelica_text.h"
#include "solver/flatten/flatten.h"
#include "tests/solver/library/examples.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QHash>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

namespace bramah::test {

using namespace solver;

namespace {

/// The text of the last class of \a text, with the laws of oils.
std::string writtenText(const QByteArray& text)
{
    model::ClassLibrary library;
    library.addSearchPath(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/library"));
    const auto classes = library.addFile(
        model::syntax::SyntaxTree::parse(std::make_shared<model::SourceText>(QStringLiteral("written.mo"), text)));
    FlattenOptions options;
    options.keepsLaws = true;
    const FlattenOutcome flat = flatten(library, *classes.back(), options);
    return flat.model ? modelicaText(*flat.model) : std::string();
}

std::string writtenModel(const QByteArray& declarations)
{
    return writtenText("model M\n" + declarations + "\nend M;\n");
}

bool contains(const std::string& text, const char* words)
{
    return text.find(words) != std::string::npos;
}

}  // namespace

class ModelicaTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void enumerationsAreWrittenByName()
    {
        const std::string text = writtenModel(
            "type Kind = enumeration(small, large); parameter Kind kind = Kind.large; Kind now; Real x; "
            "equation now = if time > 1 then Kind.small else kind; x = if now == Kind.small then 1 else 2;");
        QVERIFY2(contains(text, "type Enumeration1 = enumeration(small, large);"), text.c_str());
        QVERIFY2(contains(text, "parameter Enumeration1 'kind' = Enumeration1.large"), text.c_str());
        QVERIFY2(contains(text, "'now' == Enumeration1.small"), text.c_str());
    }

    void whensAndMessagesAreWritten()
    {
        const std::string text = writtenModel(
            "Real x(start = 1, fixed = true); Boolean b(start = false, fixed = true); discrete Real n(start = 0, fixed "
            "= true); "
            "equation der(x) = -1; "
            "when x < 0.5 then reinit(x, 2); b = true; n = 1 + pre(n); "
            "elsewhen time > 5 then b = false; n = 0; end when; "
            "assert(x > -1, \"x is \" + String(x), AssertionLevel.warning); "
            "when time > 9 then terminate(\"late\"); end when;");
        for (const char* words :
             {"when 'x' < 0.5 then", "reinit('x', 2)", "'b' = true", "'n' = 1 + pre('n')", "elsewhen time > 5 then",
              "assert('x' > -1, \"x is \" + String('x'), AssertionLevel.warning)", "terminate(\"late\")"})
            QVERIFY2(contains(text, words), (std::string(words) + '\n' + text).c_str());
    }

    // A law that grows with each line, written out, would have 2^20 terms.
    void sharedExpressionsAreVariables()
    {
        const QByteArray function =
            "function f input Real u; output Real v; protected Real w; algorithm w := u; "
            "for k in 1:20 loop w := sin(w)*w + w^2; end for; v := w; end f; ";
        const std::string text = writtenModel(function + "Real x = f(time); Real y = 2*f(time);");
        QVERIFY2(contains(text, "'shared.1'"), text.c_str());
        QVERIFY(text.size() < 6000);
        QVERIFY(!contains(text, "..."));
    }

    void everyExampleIsWrittenWhole()
    {
        int whole = 0;
        for (const Example& example : shippedExamples()) {
            const std::string text = writtenText(example.extendedBy({}, {}));
            QVERIFY2(!text.empty(), qPrintable(example.name));
            const auto tree = model::syntax::SyntaxTree::parse(
                std::make_shared<model::SourceText>(QStringLiteral("flat.mo"), QByteArray::fromStdString(text)));
            QVERIFY2(tree->diagnostics().empty(), qPrintable(example.name));
            // Messages may end in points; expressions have none.
            for (const char* elided : {"...*", "...)", "... then", "+ ...", "* ...", "/..."})
                QVERIFY2(!contains(text, elided), qPrintable(example.name + QLatin1Char(' ') + QLatin1String(elided)));
            whole += contains(text, "that this text does not hold") ? 0 : 1;
        }
        QVERIFY2(whole > 100, qPrintable(QString::number(whole)));
    }

    void theTextDoesWhatTheModelDoes_data()
    {
        QTest::addColumn<QString>("path");
        for (const char* name :
             {"accumulator_charge", "clamp_drill_unclamp", "cylinder_drive", "cylinder_drive_oil", "intelligent_pump",
              "load_sensing", "mass_on_limits", "power_unit", "press_cycle", "two_cylinders_in_order", "water_hammer"})
            QTest::newRow(name) << QStringLiteral("resources/examples/%1.mo").arg(QLatin1String(name));
        QTest::newRow("tables") << QStringLiteral("library/Bramah/Examples/Mechanics/ClutchAndBrake.mo");
        QTest::newRow("stick and slip") << QStringLiteral("library/Bramah/Examples/Cylinders/StickSlip.mo");
        QTest::newRow("delay line") << QStringLiteral("library/Bramah/Examples/Lines/WaterHammer.mo");
    }

    void theTextDoesWhatTheModelDoes()
    {
        QFETCH(QString, path);
        QFile file(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QLatin1Char('/') + path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray original = file.readAll();
        const QByteArray text = QByteArray::fromStdString(writtenText(original));
        LibraryRunOptions options;
        options.useExperiment = true;
        options.otherTolerance = 1e-9;
        options.variables = QStringLiteral(".*");
        const LibraryRun expected = runText(original, options), found = runText(text, options);
        QVERIFY2(found.isRegular(), qPrintable(found.messages()));
        QHash<QString, int> columns;
        for (std::size_t k = 0; k < found.results.columns().size(); ++k)
            columns.insert(QString(found.results.columns()[k].path).remove(QLatin1Char('\'')), static_cast<int>(k));
        int compared = 0;
        for (std::size_t k = 0; k < expected.results.columns().size(); ++k) {
            const auto other = columns.constFind(expected.results.columns()[k].path);
            if (other == columns.constEnd())
                continue;
            const ValueRange range = expected.results.range(static_cast<int>(k));
            const double size = std::max({std::abs(range.lower), std::abs(range.upper), 1e-6});
            const double a = expected.results.value(static_cast<int>(k), expected.results.rowCount() - 1);
            const double b = found.results.value(*other, found.results.rowCount() - 1);
            QVERIFY2(
                std::abs(a - b) <= 1e-5 * size,
                qPrintable(QStringLiteral("%1: %2, not %3").arg(expected.results.columns()[k].path).arg(b).arg(a)));
            ++compared;
        }
        QVERIFY2(compared > 30, qPrintable(QString::number(compared)));
    }
};

}  // namespace bramah::test

using bramah::test::ModelicaTextTest;
BRAMAH_TEST(ModelicaTextTest);
#include "modelica_text_test.moc"
