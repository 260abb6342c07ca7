// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_command.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace bramah;

/// `bramah import` of a Hopsan model.
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
