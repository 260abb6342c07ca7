// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/imports/import_report.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QtTest/QTest>

using namespace bramah;

/// A Hopsan model opened in the window.
class ImportInWindowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theReportLeadsToAComponent();
    void damageIsTold();

private:
    static QString write(const QTemporaryDir& folder, const QByteArray& text)
    {
        QFile file(folder.filePath(QStringLiteral("press.hmf")));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
    }
};

void ImportInWindowTest::theReportLeadsToAComponent()
{
    const QTemporaryDir folder;
    const QString path =
        write(folder,
              "<hopsanmodelfile><system name=\"s\"><objects><component typename=\"HydraulicTankC\" name=\"tank\"/>"
              "<component typename=\"AeroJetEngine\" name=\"jet\"/></objects></system></hopsanmodelfile>");
    test::TestWindow test;
    app::DocumentPage* page = test.window().documents().open(path);
    QVERIFY(page);
    QCOMPARE(page->title(), QStringLiteral("press"));
    QVERIFY(page->document().filePath().isEmpty());
    auto* const report = page->findChild<app::ImportReport*>();
    QVERIFY(report);
    QTRY_VERIFY(report->isVisible());
    auto* const list = report->findChild<QTreeWidget*>();
    QVERIFY(list);
    QCOMPARE(list->topLevelItemCount(), 4);
    QTreeWidgetItem* const jet = list->topLevelItem(0)->child(0);
    QVERIFY(jet && jet->text(0) == QStringLiteral("jet") && jet->text(1) == QStringLiteral("AeroJetEngine"));
    list->scrollToItem(jet);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(jet).center());
    QTRY_COMPARE(page->session().selection().components.size(), 1);
    QVERIFY(page->session().selection().components.contains({QStringLiteral("jet")}));
    report->close();
}

void ImportInWindowTest::damageIsTold()
{
    const QTemporaryDir folder;
    const QString path = write(folder, "<hopsanmodelfile>\n<system name=\"s\"");
    test::TestWindow test;
    test::Hands hands(test);
    QString said;
    connect(&test.window().documents(), &app::DocumentsController::failed, this,
            [&](const QString& text) { said = text; });
    hands.whenAsked({[](QWidget& dialog) { dialog.close(); }});
    QVERIFY(!test.window().documents().open(path));
    QVERIFY2(said.contains(QStringLiteral("line 2")), qPrintable(said));
}

BRAMAH_TEST(ImportInWindowTest);

#include "import_in_window_test.moc"
