// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_command.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace bramah;

/// `bramah faults` of the drive, measured with a worn pump.
class FaultsCommandTest : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;
    QString log_;

    static QString drive()
    {
        return qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/resources/examples/cylinder_drive.mo");
    }
    static test::CommandOutcome faults(const QStringList& more)
    {
        return test::outcomeOf(test::runCommand, QStringList{QStringLiteral("faults"), drive()} + more);
    }

private Q_SLOTS:
    void initTestCase()
    {
        log_ = folder_.filePath(QStringLiteral("log.csv"));
        const auto said = test::outcomeOf(
            test::runCommand,
            {QStringLiteral("simulate"), drive(), QStringLiteral("--set"), QStringLiteral("pump.leakage=4e-12"),
             QStringLiteral("--variables"), QStringLiteral("mass\\.s|lineP\\.p|cylinder\\.p[AB]"),
             QStringLiteral("--interval"), QStringLiteral("0.01"), QStringLiteral("--csv"), log_});
        QVERIFY2(said.code == 0, qPrintable(said.err));
    }

    void faultsAreListed()
    {
        const auto said = faults({QStringLiteral("--list")});
        QVERIFY2(said.code == 0, qPrintable(said.err));
        QVERIFY2(said.out.contains(QStringLiteral("pump: Worn, leaks inside  pump.leakage from")),
                 qPrintable(said.out));
        QVERIFY(
            said.out.contains(QStringLiteral("relief: Spring weak or broken  relief.p_set from 150 bar to 30 bar")));
    }

    void theWornPumpIsNamed()
    {
        const QString json = folder_.filePath(QStringLiteral("found.json"));
        const auto said = faults({QStringLiteral("--data"), log_, QStringLiteral("--json"), json});
        QVERIFY2(said.code == 0, qPrintable(said.err));
        QVERIFY2(said.out.startsWith(QStringLiteral("pump: Worn, leaks inside.")), qPrintable(said.out));
        QFile file(json);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject first =
            QJsonDocument::fromJson(file.readAll()).object()[QLatin1String("ranking")].toArray()[0].toObject();
        QCOMPARE(first[QLatin1String("parameter")].toString(), QStringLiteral("pump.leakage"));
        QVERIFY(std::abs(first[QLatin1String("value")].toDouble() / 4e-12 - 1) < 0.01);
    }

    void wrongInputIsNamed()
    {
        QVERIFY(faults({}).err.contains(QStringLiteral("no measured data")));
        QVERIFY(faults({QStringLiteral("--data"), QStringLiteral("none.csv")})
                    .err.contains(QStringLiteral("cannot be read")));
        QVERIFY(faults({QStringLiteral("--data"), log_, QStringLiteral("--jobs"), QStringLiteral("x")})
                    .err.contains(QStringLiteral("whole number")));
    }
};

BRAMAH_TEST(FaultsCommandTest);

#include "faults_command_test.moc"
