// SPDX-License-Identifier: GPL-3.0-or-later
// Lists as files.
#include "app/lists/list_file.h"

#include "tests/test_registry.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace bramah;

class ListFileTest : public QObject
{
    Q_OBJECT

    const model::DrawingListTable table_{
        {QStringLiteral("Code"), QStringLiteral("Quantity"), QStringLiteral("Data")},
        {{{QStringLiteral("1.1, 2.1"), QStringLiteral("2"), QStringLiteral("⌀50/28 × 400 \"mm\"")}, 2, {}, {}},
         {{QStringLiteral("1.2"), QStringLiteral("1"), QStringLiteral("<b>")}, 1, {}, {}}}};

private Q_SLOTS:
    void csvIsQuotedWhereItMust()
    {
        QCOMPARE(app::csvOf(table_), QByteArray("Code,Quantity,Data\r\n\"1.1, 2.1\",2,\"⌀50/28 × 400 \"\"mm\"\"\"\r\n"
                                                "1.2,1,<b>\r\n"));
    }

    // Read by another program: quantities are numbers, codes texts.
    void booksHoldNumbersAsNumbers()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("list.xlsx"));
        QCOMPARE(app::writeList(table_, path), std::nullopt);
        QProcess python;
        python.start(QStringLiteral("python3"), {QStringLiteral("-c"),
                                                 QStringLiteral("import sys,zipfile;z=zipfile.ZipFile(sys.argv[1]);"
                                                                "print(z.read('xl/worksheets/sheet1.xml').decode());"
                                                                "print(z.read('xl/sharedStrings.xml').decode())"),
                                                 path});
        QVERIFY(python.waitForFinished());
        const QString read = QString::fromUtf8(python.readAllStandardOutput());
        QVERIFY2(read.contains(QStringLiteral("<c r=\"B2\"><v>2</v></c>")), qPrintable(read));
        QVERIFY(read.contains(QStringLiteral("1.1, 2.1")));
        QVERIFY(read.contains(QStringLiteral("⌀50/28 × 400")));
        QVERIFY(read.contains(QStringLiteral("&lt;b&gt;")));
    }

    void otherNamesAndPlacesAreRefused()
    {
        const auto problem = app::writeList(table_, QStringLiteral("/nowhere/at/all/list.csv"));
        QVERIFY(problem && problem->contains(QStringLiteral("list.csv")));
        QVERIFY(app::writeList(table_, QStringLiteral("/nowhere/at/all/list.xlsx")));
        const auto format = app::writeList(table_, QStringLiteral("list.txt"));
        QVERIFY(format && format->contains(QStringLiteral(".xlsx")));
        QVERIFY(!QFile::exists(QStringLiteral("list.txt")));
    }
};

BRAMAH_TEST(ListFileTest);

#include "list_file_test.moc"
