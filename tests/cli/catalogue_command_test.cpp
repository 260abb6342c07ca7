// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_command.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTextStream>
#include <QtTest/QTest>

using namespace bramah;

/// `bramah catalogue` checks, lists and compares.
class CatalogueCommandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void faultsAreWrittenWithTheirPlace()
    {
        const QString good =
            write("good.csv", "maker,type,class,D [cm3/rev]\nM,A 4,Bramah.Hydraulics.Pumps.FixedPump,4\n");
        QString said;
        QCOMPARE(run({QStringLiteral("check"), good}, said), 0);
        QCOMPARE(said, QStringLiteral("parts that can be taken: 1\n"));
        const QString bad = write("bad.csv",
                                  "maker;type;class;D [cm3/rev]\nM;A 4;Bramah.Hydraulics.Pumps.FixedPump;4,1\n"
                                  "M;A 5;Pumps.FixedPump;5\n");
        QCOMPARE(run({QStringLiteral("check"), good, bad}, said), 1);
        QCOMPARE(said, QStringLiteral("bad.csv, line 3, column class: There is no class `Pumps.FixedPump`; write "
                                      "`Bramah.Hydraulics.Pumps.FixedPump`.\nparts that can be taken: 2\n"));
        QCOMPARE(run({QStringLiteral("check"), QStringLiteral("/nowhere.csv")}, said), 1);
        QVERIFY2(said.startsWith(QStringLiteral("nowhere.csv: ")), qPrintable(said));
    }

    void partsAreListedByWords()
    {
        QString said;
        QCOMPARE(
            run({QStringLiteral("list"), QStringLiteral("azpf"), QStringLiteral("4.1"), QStringLiteral("cm3")}, said),
            0);
        QCOMPARE(said.count(u'\n'), 1);
        QVERIFY2(said.startsWith(QStringLiteral("Bosch Rexroth\tAZPF-1X size 4\t")), qPrintable(said));
        QCOMPARE(run({QStringLiteral("list"), QStringLiteral("nobody's")}, said), 0);
        QCOMPARE(said, QString());
    }

    void aModelIsComparedWithItsCatalogues()
    {
        const QString catalogue = write("own.csv",
                                        "maker,type,class,edition,D [cm3/rev]\n"
                                        "M,A 4,Bramah.Hydraulics.Pumps.FixedPump,2026-01,4.1\n");
        const auto model = [&](const QByteArray& values, const QByteArray& part) {
            return write("m.mo", "model M\n  Bramah.Hydraulics.Pumps.FixedPump pump(" + values +
                                     ") annotation(__Bramah(part(" + part + ")));\nend M;\n");
        };
        const QStringList options{QStringLiteral("--catalogue"), catalogue};
        QString said;
        QCOMPARE(run(QStringList{QStringLiteral("compare"),
                                 model("D=4.1e-6", R"(maker="M", typeCode="A 4", edition="2026-01")")} +
                         options,
                     said),
                 0);
        QCOMPARE(said, QString());
        QCOMPARE(run(QStringList{QStringLiteral("compare"), model("D=5e-6", R"(maker="M", typeCode="A 4")")} + options,
                     said),
                 2);
        QCOMPARE(said.replace(QChar::Nbsp, u' '),
                 QStringLiteral("pump: Displacement per revolution: 5 cm³/rev here, 4.1 cm³/rev in the catalogue\n"
                                "pump: Edition of the data sheet: nothing here, 2026-01 in the catalogue\n"));
        QCOMPARE(run(QStringList{QStringLiteral("compare"), model("", R"(maker="M", typeCode="A 9")")} + options, said),
                 0);
        QCOMPARE(said, QStringLiteral("pump: no catalogue has A 9 of M\n"));
    }

    void aWrongVerbIsNamed()
    {
        QString said;
        QCOMPARE(run({QStringLiteral("look")}, said), 64);
        QCOMPARE(run({QStringLiteral("check")}, said), 64);
        QCOMPARE(run({}, said), 64);
    }

private:
    QString write(const char* name, const QByteArray& text) const
    {
        QFile file(folder_.filePath(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write %s", name);
        return file.fileName();
    }
    /// The exit code of `bramah catalogue` with these arguments; \a said: what it wrote to its output.
    static int run(const QStringList& arguments, QString& said)
    {
        said.clear();
        QString errors;
        QTextStream out(&said), err(&errors);
        return test::runCommand(QStringList{QStringLiteral("catalogue")} + arguments, out, err);
    }

    QTemporaryDir folder_;
};

BRAMAH_TEST(CatalogueCommandTest);

#include "catalogue_command_test.moc"
