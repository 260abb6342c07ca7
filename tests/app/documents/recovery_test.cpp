// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/workspace.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QtTest/QTest>

using namespace bramah;

/// Unsaved work after a crash: what a window that was never closed leaves is offered by the next one.
class RecoveryTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void unsavedWorkComesBack();
    void recoveredWorkIsNotLostOnClosing();

private:
    /// Edits a new circuit and leaves the folder as a killed program would: the journal, but no lock.
    static QByteArray crash(const QString& journals, const QString& left);
};

QByteArray RecoveryTest::crash(const QString& journals, const QString& left)
{
    test::TestWindow test(journals);
    test::Hands hands(test);
    hands.clickTool("file.new");
    hands.place(QStringLiteral("Bramah.Hydraulics.Pumps.FixedPump"), {0, 0});
    // The journal is written a little after the edit.
    const auto files = [&] { return QDir(journals).entryList(QDir::Files); };
    const auto holdsPump = [&] {
        for (const QString& name : files()) {
            QFile file(QDir(journals).filePath(name));
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains("FixedPump pump"))
                return true;
        }
        return false;
    };
    if (!QTest::qWaitFor(holdsPump, 10000))
        return {};
    for (const QString& name : files())
        if (!name.endsWith(QStringLiteral(".lock")))
            QFile::copy(QDir(journals).filePath(name), QDir(left).filePath(name));
    return test.page().document().text().bytes();
}

void RecoveryTest::unsavedWorkComesBack()
{
    QTemporaryDir journals;
    QTemporaryDir left;
    const QByteArray text = crash(journals.path(), left.path());
    QVERIFY(text.contains("FixedPump pump"));

    test::TestWindow test(left.path());
    test::Hands hands(test);
    test.window().documents().recover();
    QVERIFY(test.window().documents().currentPage());
    QCOMPARE(test.page().document().text().bytes(), text);
    QVERIFY(test.window().isWindowModified());
    QVERIFY(test.page().messages().isVisible());
    const QString path = test.filePath(QStringLiteral("recovered.mo"));
    hands.whenAsked({test::Hands::typeFileName(path)});
    for (QPushButton* button : test.page().messages().findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("Save"))
            QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(QFile::exists(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    // The class of a new document takes the name of its file.
    QCOMPARE(file.readAll(), QByteArray(text).replace("circuit1", "recovered"));
    QVERIFY(!test.window().isWindowModified());
}

void RecoveryTest::recoveredWorkIsNotLostOnClosing()
{
    QTemporaryDir journals;
    QTemporaryDir left;
    QVERIFY(!crash(journals.path(), left.path()).isEmpty());
    test::TestWindow test(left.path());
    test::Hands hands(test);
    test.window().documents().recover();
    bool isAsked = false;
    hands.whenAsked({[&](QWidget& dialog) {
        isAsked = true;
        dialog.close();
    }});
    QVERIFY(!test.window().documents().close(test.page()));
    QVERIFY(isAsked);
    // A second crash before anything is done: the work is still in the folder.
    QVERIFY(!QDir(left.path()).entryList(QDir::Files).isEmpty());
}

BRAMAH_TEST(RecoveryTest);
#include "recovery_test.moc"
