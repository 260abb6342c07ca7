// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/full_disk.h"
#include "app/components/my_components.h"
#include "app/files/file_backups.h"
#include "app/files/file_locks.h"
#include "model/document/recovery_journal.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QtTest/QTest>

using namespace bramah;
using test::FullDisk;

/// A disk without room: nothing that was there is lost, and the window says what to do.
class FullDiskTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void savingLosesNothing();
    void unsavedWorkThatIsNotKeptIsTold();
    void recoveredWorkStaysInItsJournal();
    void aRecoveredFileThatAnotherProgramHasOpenIsTold();
    void myComponentsStay();

private:
    static QString copyOf(test::TestWindow& test, const QString& example);
    static QByteArray read(const QString& path);
    static QPushButton* button(const app::MessageBar& bar, const char* text);
};

QString FullDiskTest::copyOf(test::TestWindow& test, const QString& example)
{
    const QString path = test.filePath(example);
    return QFile::copy(test::TestWindow::example(example), path) ? path : QString();
}

QByteArray FullDiskTest::read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<no file>");
}

QPushButton* FullDiskTest::button(const app::MessageBar& bar, const char* text)
{
    for (auto* one : bar.findChildren<QPushButton*>())
        if (one->text() == QString::fromUtf8(text))
            return one;
    return nullptr;
}

void FullDiskTest::savingLosesNothing()
{
    QTemporaryDir journals;
    test::TestWindow test(journals.path());
    test::Hands hands(test);
    const QString path = copyOf(test, QStringLiteral("pump_relief_orifice.mo"));
    const QByteArray before = read(path);
    QVERIFY(test.window().documents().open(path));
    hands.clickOnSheet(hands.middleOf("relief"));
    hands.press(Qt::Key_R);
    hands.press(Qt::Key_S, Qt::ControlModifier);
    const QByteArray saved = read(path);
    QVERIFY(saved != before);
    QCOMPARE(read(app::FileBackups::pathOf(path)), before);

    hands.press(Qt::Key_R);
    const QByteArray edited = test.page().document().text().bytes();
    QTRY_VERIFY_WITH_TIMEOUT(!QDir(journals.path()).entryList({QStringLiteral("*.journal")}).isEmpty(), 10000);
    bool isAsked = false;
    {
        const FullDisk full;
        hands.press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(test.page().document().isModified());
        QVERIFY(test.window().isWindowModified());
        QVERIFY(test.page().messages().isVisible());
        const QString told = test.page().messages().text();
        QVERIFY2(told.contains(QStringLiteral("cannot be written: it would be larger than files may be here")),
                 qPrintable(told));
        QVERIFY(button(test.page().messages(), "Save as…"));
        // Saving in answer to the question fails too, and the window stays.
        hands.whenAsked({[&](QWidget& box) {
            isAsked = true;
            for (auto* one : box.findChildren<QPushButton*>())
                if (one->text() == QStringLiteral("Save"))
                    QTest::mouseClick(one, Qt::LeftButton);
        }});
        QVERIFY(!test.window().close());
    }
    QVERIFY(isAsked);
    QCOMPARE(read(path), saved);
    QCOMPARE(read(app::FileBackups::pathOf(path)), before);
    QCOMPARE(test.page().document().text().bytes(), edited);
    QCOMPARE(QDir(journals.path()).entryList({QStringLiteral("*.journal")}).size(), 1);
    QCOMPARE(QDir(test.folder()).entryList({QStringLiteral("*.mo*")}, QDir::Files).size(), 2);
    hands.press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(read(path), edited);
    QVERIFY(!test.page().messages().isVisible());
}

void FullDiskTest::unsavedWorkThatIsNotKeptIsTold()
{
    QTemporaryDir journals;
    test::TestWindow test(journals.path());
    test::Hands hands(test);
    hands.openNewSheet();
    app::MessageBar& bar = test.page().messages();
    {
        const FullDisk full;
        hands.place(QStringLiteral("Bramah.Hydraulics.Pumps.FixedPump"), {0, 0});
        QTRY_VERIFY_WITH_TIMEOUT(bar.isVisible(), 10000);
        QVERIFY2(bar.text().contains(QStringLiteral("cannot keep unsaved work")) ||
                     bar.text().contains(QStringLiteral("for unsaved work cannot be written to")),
                 qPrintable(bar.text()));
    }
    QTRY_VERIFY_WITH_TIMEOUT(!bar.isVisible(), 10000);
}

void FullDiskTest::recoveredWorkStaysInItsJournal()
{
    QTemporaryDir left;
    QFile journal(left.filePath(QStringLiteral("a.journal")));
    QVERIFY(journal.open(QIODevice::WriteOnly));
    journal.write("{\"format\":1,\"file\":\"\",\"name\":\"lost\"}\nmodel lost\nend lost;\n");
    journal.close();
    test::TestWindow test(left.path());
    {
        const FullDisk full;
        test.window().documents().recover();
    }
    QVERIFY(test.window().documents().currentPage());
    QCOMPARE(test.page().document().text().bytes(), QByteArray("model lost\nend lost;\n"));
    QVERIFY(journal.exists());
    QVERIFY(read(journal.fileName()).endsWith("end lost;\n"));
}

void FullDiskTest::aRecoveredFileThatAnotherProgramHasOpenIsTold()
{
    QTemporaryDir left;
    test::TestWindow test;
    const QString path = copyOf(test, QStringLiteral("mass_spring.mo"));
    const QString folder = test.filePath(QStringLiteral("locks"));
    app::FileLocks other(folder);
    QVERIFY(other.take(path));
    QFile journal(left.filePath(QStringLiteral("a.journal")));
    QVERIFY(journal.open(QIODevice::WriteOnly));
    journal.write("{\"format\":1,\"file\":\"" + path.toUtf8() +
                  "\",\"name\":\"\"}\nmodel mass_spring\nend mass_spring;\n");
    journal.close();
    app::MainWindow window(test.theme(), test.workspace(), {left.path(), false, folder, {}});
    window.show();
    window.documents().recover();
    app::DocumentPage* page = window.documents().currentPage();
    QVERIFY(page);
    const QString told = page->messages().text();
    QVERIFY2(told.contains(QStringLiteral("Recovered from")), qPrintable(told));
    QVERIFY2(told.contains(QStringLiteral("Another Bramah has this file open")), qPrintable(told));
    QVERIFY(button(page->messages(), "Save as…"));
}

void FullDiskTest::myComponentsStay()
{
    test::TestWindow test;
    app::MyComponents mine(test.workspace(), test.filePath(QStringLiteral("mine")));
    {
        const FullDisk full;
        const auto path = mine.ensure();
        QVERIFY(!path);
        QVERIFY2(path.error().contains(QStringLiteral("cannot be written")), qPrintable(path.error()));
    }
    QVERIFY(!QFile::exists(mine.filePath()));
    const auto path = mine.ensure();
    QVERIFY(path);
    QVERIFY(read(*path).contains("end MyComponents;"));
}

BRAMAH_TEST(FullDiskTest);
#include "full_disk_test.moc"
