// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/results_export_dialog.h"
#include "app/files/file_backups.h"
#include "app/files/file_locks.h"
#include "app/files/session_files.h"
#include "app/files/shipped_files.h"
#include "app/start/example_card.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/hands.h"
#include "tests/full_disk.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QMenuBar>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QStyle>
#include <QStyleOption>
#include <QTreeView>
#include <QtTest/QTest>

#include <algorithm>

using namespace bramah;

/// Files as a user has them: nothing shipped is overwritten, nothing of the user's is lost or forgotten.
class FilesInUseTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void examplesStandInGroups();
    void anExampleOpensAsACopy();
    void theStartPageOpensCopies();
    void theFileAsItWasIsKept();
    void theSessionComesBack();
    void aSecondProgramIsTold();
    void aCrashLeavesNoFalseAlarm();
    void boxesOfTheCsvListStandApart();

private:
    static QString copyOf(test::TestWindow& test, const QString& example);
    static QByteArray read(const QString& path);
    static QMenu* menuNamed(const QList<QAction*>& actions, const char* text);
};

QString FilesInUseTest::copyOf(test::TestWindow& test, const QString& example)
{
    const QString path = test.filePath(example);
    return QFile::copy(test::TestWindow::example(example), path) ? path : QString();
}

QByteArray FilesInUseTest::read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QMenu* FilesInUseTest::menuNamed(const QList<QAction*>& actions, const char* text)
{
    const auto found = std::find_if(actions.begin(), actions.end(), [&](const QAction* action) {
        return QString(action->text()).remove(QLatin1Char('&')) == QLatin1String(text);
    });
    return found == actions.end() ? nullptr : (*found)->menu();
}

void FilesInUseTest::examplesStandInGroups()
{
    QStringList files;
    for (const app::ExampleGroup& group : app::exampleGroups()) {
        QVERIFY2(group.title != QStringLiteral("More"), qPrintable(group.paths.join(QLatin1Char(' '))));
        QVERIFY(group.paths.size() > 1);
        for (const QString& path : group.paths)
            files.append(QFileInfo(path).fileName());
    }
    files.sort();
    QCOMPARE(files, QDir(app::examplesFolder()).entryList({QStringLiteral("*.mo")}, QDir::Files, QDir::Name));
    QCOMPARE(app::exampleTitle(QStringLiteral("a/two_speed_press.mo"), {}), QStringLiteral("Two speed press"));
}

void FilesInUseTest::anExampleOpensAsACopy()
{
    test::TestWindow test;
    test::Hands hands(test);
    QMenu* file = menuNamed(test.window().menuBar()->actions(), "File");
    QVERIFY(file);
    QMenu* examples = menuNamed(file->actions(), "Open example");
    QVERIFY(examples);
    QMenu* basics = menuNamed(examples->actions(), "Basics");
    QVERIFY(basics);
    QAction* entry = basics->actions().front();
    QCOMPARE(entry->text(), QStringLiteral("Pump relief orifice"));
    const QString shipped = entry->data().toString();
    const QByteArray before = read(shipped);
    QVERIFY(!before.isEmpty());
    entry->trigger();
    QCOMPARE(test.page().document().filePath(), QString());
    QCOMPARE(test.page().document().text().bytes(), before);
    QCOMPARE(test.page().title(), QStringLiteral("pump_relief_orifice"));
    QVERIFY2(!test.window().isWindowModified(), "nothing has been done to it");
    QVERIFY(!test.page().hasUnsavedWork());
    entry->trigger();
    QCOMPARE(test.window().documents().pages().size(), std::size_t(1));

    hands.clickOnSheet(hands.middleOf("relief"));
    hands.press(Qt::Key_R);
    QVERIFY(test.window().isWindowModified());
    const QString own = test.filePath(QStringLiteral("own.mo"));
    hands.whenAsked({test::Hands::typeFileName(own)});
    hands.press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(test.page().document().filePath(), own);
    QCOMPARE(read(own), test.page().document().text().bytes());
    QCOMPARE(read(shipped), before);
    // The example again is another document.
    entry->trigger();
    QCOMPARE(test.window().documents().pages().size(), std::size_t(2));
    QCOMPARE(test.page().document().text().bytes(), before);
    hands.press(Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(test.window().documents().pages().size(), std::size_t(1));
}

void FilesInUseTest::theStartPageOpensCopies()
{
    test::TestWindow test;
    const QList<app::ExampleCard*> cards = test.window().findChildren<app::ExampleCard*>();
    QVERIFY(cards.size() > 20);
    QTest::mouseClick(cards.front(), Qt::LeftButton);
    QVERIFY(test.window().documents().currentPage());
    QVERIFY(test.page().document().filePath().isEmpty());
    QCOMPARE(test.page().document().text().bytes(), read(cards.front()->path()));
}

void FilesInUseTest::theFileAsItWasIsKept()
{
    test::TestWindow test;
    test::Hands hands(test);
    const QString path = copyOf(test, QStringLiteral("pump_relief_orifice.mo"));
    const QString backup = app::FileBackups::pathOf(path);
    QCOMPARE(backup, path + QLatin1Char('~'));
    const QByteArray before = read(path);
    QVERIFY(test.window().documents().open(path));
    QVERIFY(!QFile::exists(backup));
    for (int time = 0; time < 2; ++time) {
        hands.clickOnSheet(hands.middleOf("relief"));
        hands.press(Qt::Key_R);
        hands.press(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(read(path), test.page().document().text().bytes());
        QVERIFY(read(path) != before);
        QCOMPARE(read(backup), before);
    }
    // A file that was not there has nothing to keep.
    hands.press(Qt::Key_N, Qt::ControlModifier);
    const QString own = test.filePath(QStringLiteral("new.mo"));
    hands.whenAsked({test::Hands::typeFileName(own)});
    hands.press(Qt::Key_S, Qt::ControlModifier);
    hands.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(QFile::exists(own));
    QVERIFY(!QFile::exists(app::FileBackups::pathOf(own)));
}

void FilesInUseTest::theSessionComesBack()
{
    test::TestWindow test;
    test::Hands hands(test);
    app::DocumentsController& documents = test.window().documents();
    const QString first = copyOf(test, QStringLiteral("mass_spring.mo"));
    const QString second = copyOf(test, QStringLiteral("meter_in.mo"));
    const QString third = copyOf(test, QStringLiteral("meter_out.mo"));
    documents.rememberSession();
    for (const QString& path : {first, second, third})
        QVERIFY(documents.open(path));
    documents.newDocument();
    QVERIFY(documents.open(second));
    QCOMPARE(app::SessionFiles::remembered(), (QStringList{first, third, second}));
    QVERIFY(documents.close(*documents.open(third)));
    QVERIFY(documents.open(second));
    QVERIFY(test.window().close());
    QVERIFY(documents.pages().empty());
    QCOMPARE(app::SessionFiles::remembered(), (QStringList{first, second}));

    test.window().show();
    documents.restoreSession();
    QCOMPARE(documents.pages().size(), std::size_t(2));
    QCOMPARE(test.page().document().filePath(), second);
    QVERIFY(documents.closeAll());
    // What is gone is left out, and the user may want none of it.
    QVERIFY(QFile::remove(first));
    documents.restoreSession();
    QCOMPARE(documents.pages().size(), std::size_t(1));
    QVERIFY(documents.closeAll());
    test.window().actions().action(QStringLiteral("file.restore"))->trigger();
    documents.restoreSession();
    QVERIFY(documents.pages().empty());
}

void FilesInUseTest::aSecondProgramIsTold()
{
    test::TestWindow test;
    const QString path = copyOf(test, QStringLiteral("mass_spring.mo"));
    const QString folder = test.filePath(QStringLiteral("locks"));
    app::FileLocks other(folder);
    QVERIFY(other.take(path));
    QVERIFY(other.take(path));
    app::MainWindow window(test.theme(), test.workspace(), {{}, false, folder, {}});
    window.show();
    app::DocumentPage* page = window.documents().open(path);
    QVERIFY(page);
    QTRY_VERIFY(page->messages().isVisible());
    QPushButton* copy = nullptr;
    for (auto* button : page->messages().findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("Work on a copy"))
            copy = button;
    QVERIFY(copy);
    QTest::mouseClick(copy, Qt::LeftButton);
    QTRY_VERIFY(window.documents().currentPage() && window.documents().currentPage()->document().filePath().isEmpty());
    QCOMPARE(window.documents().pages().size(), std::size_t(1));
    QCOMPARE(window.documents().currentPage()->document().text().bytes(), read(path));
    // Once the other has closed it, it is free; and this one holds it then.
    other.release(path);
    page = window.documents().open(path);
    QVERIFY(page && !page->messages().isVisible());
    QVERIFY(!other.take(path));
    QVERIFY(window.documents().close(*page));
    QVERIFY(other.take(path));
}

void FilesInUseTest::aCrashLeavesNoFalseAlarm()
{
    test::TestWindow test;
    const QString path = copyOf(test, QStringLiteral("mass_spring.mo"));
    const QString folder = test.filePath(QStringLiteral("locks"));
    {
        app::FileLocks here(folder);
        QVERIFY(here.take(path));
        // As a crash leaves it: the file stays, the process that it names is gone.
        const QStringList files = QDir(folder).entryList(QDir::Files);
        QCOMPARE(files.size(), 1);
        const QByteArray lock = read(QDir(folder).filePath(files.front()));
        QProcess gone;
        gone.start(QStringLiteral("true"), {});
        QVERIFY(gone.waitForStarted());
        const QByteArray id = QByteArray::number(gone.processId());
        QVERIFY(gone.waitForFinished());
        here.release(path);
        QList<QByteArray> lines = lock.split('\n');
        QVERIFY(lines.size() > 2);
        lines[0] = id;
        QFile left(QDir(folder).filePath(files.front()));
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.write(lines.join('\n'));
    }
    {
        const test::FullDisk full;  // the lock cannot be taken over there
        app::FileLocks next(folder);
        QVERIFY(next.take(path));
    }
    app::FileLocks next(folder);
    QVERIFY(next.take(path));
}

void FilesInUseTest::boxesOfTheCsvListStandApart()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("pump_relief_orifice.mo"))));
    hands.clickOnSheet({50, -30});
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const app::ResultsExportDialog dialog(app::ResultsFormat::Csv, test.page().history(), {}, &test.window());
    const auto* list = dialog.findChild<QTreeView*>();
    const auto boxOf = [&](int row) {
        QStyleOptionViewItem option;
        option.initFrom(list);
        option.rect = list->visualRect(list->model()->index(row, 0));
        option.features = QStyleOptionViewItem::HasCheckIndicator | QStyleOptionViewItem::HasDisplay;
        option.text = list->model()->index(row, 0).data().toString();
        option.widget = list;
        return list->style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, list);
    };
    const QRect first = boxOf(0);
    const QRect second = boxOf(1);
    QVERIFY(first.isValid());
    QCOMPARE(first.width(), first.height());
    QVERIFY2(second.top() - first.bottom() > 3, qPrintable(QString::number(second.top() - first.bottom())));
}

BRAMAH_TEST(FilesInUseTest);
#include "files_in_use_test.moc"
