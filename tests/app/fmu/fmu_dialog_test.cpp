// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/documents_controller.h"
#include "solver/zip/zip_archive.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>
#include <QtTest/QTest>

using namespace bramah;

/// A circuit leaves the window as an FMU.
class FmuDialogTest : public QObject
{
    Q_OBJECT

    static void open(test::TestWindow& test)
    {
        QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    }
    static QPushButton* exportButton(QWidget& dialog)
    {
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Export…"))
                return button;
        return nullptr;
    }
    static solver::ZipEntries filesOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? solver::unzipped(file.readAll()).value_or(solver::ZipEntries())
                                              : solver::ZipEntries();
    }

private Q_SLOTS:
    void outputsAreTickedAndInputsTyped()
    {
        test::TestWindow test;
        test::Hands hands(test);
        open(test);
        const QString path = test.filePath(QStringLiteral("drive.fmu"));
        const auto choose = [](QWidget& dialog) {
            auto* list = dialog.findChild<QTreeView*>();
            QTRY_VERIFY_WITH_TIMEOUT(exportButton(dialog)->isEnabled(), 30000);
            auto* search = dialog.findChild<QLineEdit*>(QStringLiteral("search"));
            QVERIFY(search);
            QTest::mouseClick(search, Qt::LeftButton);
            QTest::keyClicks(search, QStringLiteral("relief.dp"));
            QTRY_COMPARE(list->model()->rowCount(), 1);
            test::keepPicture(dialog, QStringLiteral("fmu_dialog.png"));
            list->setFocus();
            list->setCurrentIndex(list->model()->index(0, 0));
            QTest::keyClick(list, Qt::Key_Space);
            QCOMPARE(list->model()->index(0, 0).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked));
            auto* inputs = dialog.findChild<QLineEdit*>(QStringLiteral("inputs"));
            QTest::mouseClick(inputs, Qt::LeftButton);
            QTest::keyClicks(inputs, QStringLiteral("valve.u"));
            QTest::mouseClick(exportButton(dialog), Qt::LeftButton);
        };
        hands.whenAsked({choose, test::Hands::typeFileName(path)});
        test.window().actions().action(QStringLiteral("file.exportFmu"))->trigger();
        QTRY_VERIFY2(test.page().messages().text().contains(path), qPrintable(test.page().messages().text()));
        const solver::ZipEntries files = filesOf(path);
        QVERIFY(files.contains(QStringLiteral("binaries/x86_64-linux/cylinder_drive.so")));
        QVERIFY(files.contains(QStringLiteral("resources/system.bramah")));
        const QImage icon = QImage::fromData(files.at(QStringLiteral("terminalsAndIcons/icon.png")));
        QCOMPARE(icon.size(), QSize(256, 256));
        const QString description = QString::fromUtf8(files.at(QStringLiteral("modelDescription.xml")));
        const auto causality = [&](const char* name) {
            const QRegularExpression element(QStringLiteral("name=\"%1\"[^>]*causality=\"([a-z]+)\"")
                                                 .arg(QRegularExpression::escape(QLatin1String(name))),
                                             QRegularExpression::CaseInsensitiveOption);
            return element.match(description).captured(1);
        };
        QCOMPARE(causality("relief.dp"), QStringLiteral("output"));
        QCOMPARE(causality("mass.v"), QStringLiteral("output"));  // it is in the plots
        QCOMPARE(causality("valve.u"), QStringLiteral("input"));
        QCOMPARE(causality("mass.a"), QStringLiteral("local"));
    }

    void wrongInputIsNamed()
    {
        test::TestWindow test;
        test::Hands hands(test);
        open(test);
        const QString path = test.filePath(QStringLiteral("drive.fmu"));
        const auto choose = [](QWidget& dialog) {
            QTRY_VERIFY_WITH_TIMEOUT(exportButton(dialog)->isEnabled(), 30000);
            auto* inputs = dialog.findChild<QLineEdit*>(QStringLiteral("inputs"));
            QTest::mouseClick(inputs, Qt::LeftButton);
            QTest::keyClicks(inputs, QStringLiteral("nowhere.u"));
            QTest::mouseClick(exportButton(dialog), Qt::LeftButton);
        };
        hands.whenAsked({choose, test::Hands::typeFileName(path)});
        test.window().actions().action(QStringLiteral("file.exportFmu"))->trigger();
        QTRY_VERIFY2(test.page().messages().text().contains(QStringLiteral("nowhere.u")),
                     qPrintable(test.page().messages().text()));
        QVERIFY(!QFile::exists(path));
    }

    void circuitWithErrorsIsNotExported()
    {
        test::TestWindow test;
        test::Hands hands(test);
        const QString path = test.filePath(QStringLiteral("wrong.mo"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("model wrong Real x; equation x = y; end wrong;") > 0);
        file.close();
        QVERIFY(test.window().documents().open(path));
        const auto look = [](QWidget& dialog) {
            auto* own = dialog.findChild<QLabel*>(QStringLiteral("ownInputs"));
            QTRY_VERIFY2(own->text().contains(QStringLiteral("errors")), qPrintable(own->text()));
            QVERIFY(!exportButton(dialog)->isEnabled());
            QTest::keyClick(&dialog, Qt::Key_Escape);
        };
        hands.whenAsked({look});
        test.window().actions().action(QStringLiteral("file.exportFmu"))->trigger();
    }
};

BRAMAH_TEST(FmuDialogTest);

#include "fmu_dialog_test.moc"
