// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers beyond what is usual for a parameter get a warning that asks for the unit.
#include "solver/flatten/flatten.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace bramah;

class UsualValuesTest : public QObject
{
    Q_OBJECT

    static QStringList warningsOf(const QByteArray& declaration)
    {
        model::ClassLibrary library;
        library.addSearchPath(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/library"));
        const auto classes = library.addFile(model::syntax::SyntaxTree::parse(std::make_shared<model::SourceText>(
            QStringLiteral("m.mo"),
            "model M\n  inner Bramah.Hydraulics.Fluid fluid;\n  parameter Real mine=1e9;\n  "
            "Bramah." +
                declaration + ";\nend M;\n")));
        QStringList warnings;
        for (const model::Diagnostic& one : solver::flatten(library, *classes.back()).diagnostics)
            if (one.kind == model::DiagnosticKind::UnusualValue || one.kind == model::DiagnosticKind::UnusualUnit)
                warnings
                    << one.message().replace(QChar(0x202f), QLatin1Char(' ')).replace(QChar(0xa0), QLatin1Char(' '));
        return warnings;
    }

private Q_SLOTS:
    void numbersAskForTheirUnit_data()
    {
        QTest::addColumn<QByteArray>("declaration");
        QTest::addColumn<QString>("warning");
        QTest::newRow("pump in cm3") << QByteArray("Hydraulics.Pumps.FixedPump a(D=25)")
                                     << QStringLiteral(
                                            "`a.D` is 25 m³/rev, far from the usual 0.1 cm³/rev to 5000 "
                                            "cm³/rev; did you mean 25 cm³/rev?");
        QTest::newRow("pressure in bar") << QByteArray("Hydraulics.PressureValves.ReliefValve a(p_set=150)")
                                         << QStringLiteral(
                                                "`a.p_set` is 150 Pa, far from the usual 1 bar to 1000 "
                                                "bar; did you mean 150 bar?");
        QTest::newRow("bore in mm") << QByteArray("Hydraulics.Cylinders.DoubleActingCylinder a(d_bore=50)")
                                    << QStringLiteral(
                                           "`a.d_bore` is 50 m, far from the usual 2 mm to 2 m; did you mean "
                                           "50 mm?");
        QTest::newRow("flow in l/min") << QByteArray("Hydraulics.Sources.FlowSource a(q=10)")
                                       << QStringLiteral("did you mean 10 l/min?");
        QTest::newRow("no unit helps") << QByteArray("Mechanics.Translational.Mass a(m=1e12)")
                                       << QStringLiteral("check the number and its unit");
    }

    void numbersAskForTheirUnit()
    {
        QFETCH(QByteArray, declaration);
        QFETCH(QString, warning);
        const QStringList warnings = warningsOf(declaration);
        QCOMPARE(warnings.size(), 1);
        QVERIFY2(warnings.front().contains(warning), qPrintable(warnings.front()));
    }

    // Usual numbers, values that are computed or passed on, and defaults say nothing.
    void otherNumbersAreQuiet()
    {
        for (const char* declaration :
             {"Hydraulics.Pumps.FixedPump a(D=25e-6)", "Hydraulics.Pumps.FixedPump a(D=mine)",
              "Hydraulics.Pumps.FixedPump a", "Hydraulics.Cylinders.DoubleActingCylinder a(d_bore=0.05, d_rod=0)"})
            QCOMPARE(warningsOf(declaration), QStringList());
    }
};

BRAMAH_TEST(UsualValuesTest);
#include "usual_values_test.moc"
