// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/cosimulation/allowed_fmus.h"
#include "tests/cli/run_command.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace bramah;

/// `bramah import` of FMUs and of models of Hopsan.
class ImportCommandTest : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;

    QString write(const QString& name, const QByteArray& text) const
    {
        QFile file(folder_.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
    }

    static test::CommandOutcome run(const QStringList& arguments)
    {
        return test::outcomeOf(test::runCommand, arguments);
    }

    static QByteArray model(const QByteArray& furtherObject)
    {
        return "<hopsanmodelfile hmfversion=\"0.4\"><system name=\"s\"><simulationtime stop=\"1\" "
               "timestep=\"0.001\"/><objects>"
               "<component typename=\"HydraulicPressureSourceC\" name=\"source\"><parameters><parameter "
               "name=\"p#Value\" "
               "value=\"2000000\"/></parameters></component>"
               "<component typename=\"HydraulicLaminarOrifice\" name=\"gap\"><parameters><parameter name=\"Kc#Value\" "
               "value=\"1e-11\"/></parameters></component>"
               "<component typename=\"HydraulicTankC\" name=\"tank\"/>" +
               furtherObject +
               "</objects><connections><connect startcomponent=\"source\" startport=\"P1\" endcomponent=\"gap\" "
               "endport=\"P1\"/><connect startcomponent=\"gap\" startport=\"P2\" endcomponent=\"tank\" "
               "endport=\"P1\"/></connections></system></hopsanmodelfile>";
    }

private Q_SLOTS:
    // A file has the name of its class (Modelica 3.6, 13.4.2), also where the user has named it.
    void theClassIsNamedAsTheFile()
    {
        const QString from = write(QStringLiteral("a gap.hmf"), model({}));
        for (const char* name : {"slit", "2 slits"}) {
            const QString to = folder_.filePath(QLatin1String(name) + QStringLiteral(".mo"));
            const auto said = run({QStringLiteral("import"), from, QStringLiteral("-o"), to});
            QVERIFY2(said.code == 0, qPrintable(said.err));
            QFile file(to);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray text = file.readAll();
            if (QByteArray(name) == "slit")
                QVERIFY2(text.contains("model slit ") && text.trimmed().endsWith("end slit;"), text.constData());
            const auto checked = run({QStringLiteral("check"), to});
            QVERIFY2(checked.code == 0, qPrintable(checked.out));
        }
    }

    void anImportedModelRuns()
    {
        const QString from = write(QStringLiteral("gap.hmf"), model({}));
        const QString to = folder_.filePath(QStringLiteral("gap.mo"));
        const auto said = run({QStringLiteral("import"), from, QStringLiteral("-o"), to});
        QVERIFY2(said.code == 0, qPrintable(said.err));
        QVERIFY2(said.err.startsWith(QStringLiteral("mapped: 3\napproximated: 0\nplaceholders: 0\nleft out: 0\n")),
                 qPrintable(said.err));
        const auto checked = run({QStringLiteral("check"), to});
        QVERIFY2(checked.code == 0 && !checked.out.contains(QStringLiteral("warning")), qPrintable(checked.out));
        const QString csv = folder_.filePath(QStringLiteral("gap.csv"));
        const auto ran = run({QStringLiteral("simulate"), to, QStringLiteral("--variables"), QStringLiteral("gap\\.q"),
                              QStringLiteral("--csv"), csv});
        QVERIFY2(ran.code == 0, qPrintable(ran.err));
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        // 1e-11 m3/(s.Pa) times 20 bar less the 1 bar that Hopsan's tanks have
        const double q = file.readAll().trimmed().split('\n').last().split(',').last().toDouble();
        QVERIFY(std::abs(q - 1e-11 * 19e5) < 1e-15);
    }

    void aPlaceholderDoesNotRun()
    {
        const QString from =
            write(QStringLiteral("jet.hmf"), model("<component typename=\"AeroJetEngine\" name=\"jet\"/>"));
        const QString to = folder_.filePath(QStringLiteral("jet.mo"));
        const auto said = run({QStringLiteral("import"), from, QStringLiteral("-o"), to});
        QVERIFY2(said.code == 0, qPrintable(said.err));
        QVERIFY2(said.err.contains(QStringLiteral("placeholders: 1\n  jet (AeroJetEngine): ")), qPrintable(said.err));
        const auto ran = run({QStringLiteral("simulate"), to, QStringLiteral("--csv"), QStringLiteral("-")});
        QCOMPARE(ran.code, 1);
        QVERIFY2(ran.err.contains(QStringLiteral("`jet` only stands for a component that no class describes (Hopsan: "
                                                 "AeroJetEngine)")),
                 qPrintable(ran.err));
    }

    // An FMU comes back as a block; its program runs only where that is allowed.
    void anImportedFmuRunsIfItIsTrusted()
    {
        QStandardPaths::setTestModeEnabled(true);
        QFile::remove(solver::AllowedFmus::listFile());
        const QString from = write(QStringLiteral("ramp.mo"),
                                   "model Ramp parameter Real k(unit=\"1/s\") = 2; "
                                   "output Real y; equation y = k*time; end Ramp;");
        const QString fmu = folder_.filePath(QStringLiteral("ramp.fmu")),
                      to = folder_.filePath(QStringLiteral("back.mo"));
        const auto made = run({QStringLiteral("export"), from, QStringLiteral("--fmu"), fmu});
        QVERIFY2(made.code == 0, qPrintable(made.err));
        const auto said = run({QStringLiteral("import"), fmu, QStringLiteral("-o"), to});
        QVERIFY2(said.code == 0, qPrintable(said.err));
        QVERIFY2(
            said.err.startsWith(QStringLiteral("back: a block for ramp.fmu; inputs: 0, outputs: 1, parameters: 1")),
            qPrintable(said.err));
        const QString csv = folder_.filePath(QStringLiteral("ramp.csv"));
        const QStringList simulate{QStringLiteral("simulate"), to, QStringLiteral("--set"), QStringLiteral("k=3"),
                                   QStringLiteral("--csv"),    csv};
        const auto refused = run(simulate);
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains(QStringLiteral("ramp.fmu is a program of its own")), qPrintable(refused.err));
        const auto ran = run(simulate + QStringList{QStringLiteral("--trust")});
        QVERIFY2(ran.code == 0, qPrintable(ran.err));
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> last = file.readAll().trimmed().split('\n').last().split(',');
        QCOMPARE(last.last().toDouble(), 3 * last.front().toDouble());
    }

    void whatCannotBeReadIsSaid()
    {
        const auto none = run({QStringLiteral("import"), folder_.filePath(QStringLiteral("none.hmf"))});
        QCOMPARE(none.code, 1);
        QVERIFY2(none.err.contains(QStringLiteral("cannot be read")), qPrintable(none.err));
        const auto other = run({QStringLiteral("import"), QStringLiteral("model.amesim")});
        QCOMPARE(other.code, 1);
        QVERIFY2(other.err.contains(QStringLiteral("ends with .hmf")), qPrintable(other.err));
        const auto broken =
            run({QStringLiteral("import"), write(QStringLiteral("broken.hmf"), "<hopsanmodelfile>\n<system")});
        QCOMPARE(broken.code, 1);
        QVERIFY2(broken.err.contains(QStringLiteral("line 2: ")), qPrintable(broken.err));
    }
};

BRAMAH_TEST(ImportCommandTest);

#include "import_command_test.moc"
