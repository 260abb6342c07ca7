// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/symbol_table.h"

#include "editor/properties/parameter_reader.h"
#include "model/classes/class_library.h"
#include "model/instance/instance.h"
#include "model/instance/shown_texts.h"
#include "tests/test_registry.h"

#include <QTextDocumentFragment>
#include <QtTest/QTest>

using namespace bramah;

class SymbolTableTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void saysMeaningAndUnit();
    void setsSymbolsAsEquationsDo();
    void leavesOutWhatNoFormulaHas();
    void whatLinesSetIsNoParameter();

private:
    static QString htmlOf(const char* className);
    /// The rows, in words, of a class of the library.
    static QString tableOf(const char* className);
};

QString SymbolTableTest::htmlOf(const char* className)
{
    model::ClassLibrary library;
    library.addSearchPath(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/library"));
    const model::ClassNode* node = library.find(className);
    if (!node)
        return {};
    model::InstanceTree tree(library);
    const model::Instance& instance = tree.instantiate(*node);
    return editor::symbolTable(instance, model::shownDocumentation(instance));
}

void SymbolTableTest::whatLinesSetIsNoParameter()
{
    model::ClassLibrary library;
    library.addSearchPath(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/library"));
    model::InstanceTree tree(library);
    for (const char* name :
         {"Bramah.Sequences.Step", "Bramah.Sequences.Transition", "Bramah.BondGraphs.Junctions.J0"}) {
        const model::Instance& instance = tree.instantiate(*library.find(name));
        for (const editor::ParameterField& field : editor::readParameters(instance))
            QVERIFY2(!field.path.startsWith(QLatin1String("nIn")) && !field.path.startsWith(QLatin1String("nOut")),
                     qPrintable(field.path));
    }
}

QString SymbolTableTest::tableOf(const char* className)
{
    return QTextDocumentFragment::fromHtml(htmlOf(className))
        .toPlainText()
        .replace(QChar(QChar::Nbsp), QLatin1Char(' '))
        .simplified();
}

void SymbolTableTest::saysMeaningAndUnit()
{
    const QString relief = tableOf("Bramah.Hydraulics.PressureValves.ReliefValve");
    for (const char* row :
         {"Symbols", "pset Set pressure over T Pa", "q Volume flow rate from P to T, at the density of the inlet m³/s",
          "y Opening: 0 shut, 1 fully open –"})
        QVERIFY2(relief.contains(QString::fromUtf8(row)), qPrintable(relief));
    // The symbol that stands for a name.
    const QString pump = tableOf("Bramah.Hydraulics.Pumps.HandPump");
    QVERIFY2(pump.contains(QStringLiteral("A Area of the piston m²")), qPrintable(pump));
    QVERIFY2(!pump.contains(QStringLiteral("area Area")), qPrintable(pump));
}

void SymbolTableTest::setsSymbolsAsEquationsDo()
{
    const QString relief = htmlOf("Bramah.Hydraulics.PressureValves.ReliefValve");
    for (const char* cell : {"<td><i>τ</i>&nbsp;", "<td><i>p</i><sub>set</sub>&nbsp;"})
        QVERIFY2(relief.contains(QString::fromUtf8(cell)), qPrintable(relief));
    const QString valve = htmlOf("Bramah.Hydraulics.DirectionalValves.ProportionalValve22");
    for (const char* cell : {"<td><i>ω</i>&nbsp;", "<td><i>ζ</i>&nbsp;"})
        QVERIFY2(valve.contains(QString::fromUtf8(cell)), qPrintable(valve));
    QVERIFY2(!valve.contains(QStringLiteral("omega")) && !valve.contains(QStringLiteral("zeta")), qPrintable(valve));
}

void SymbolTableTest::leavesOutWhatNoFormulaHas()
{
    const QString relief = tableOf("Bramah.Hydraulics.PressureValves.ReliefValve");
    QVERIFY2(!relief.contains(QStringLiteral("dp_small")), qPrintable(relief));
    QVERIFY2(!relief.contains(QStringLiteral("y_start")), qPrintable(relief));
}

BRAMAH_TEST(SymbolTableTest);
#include "symbol_table_test.moc"
