// SPDX-License-Identifier: GPL-3.0-or-later
// The size of the window is the user's: no panel and no command makes it larger.
#include "app/documents/documents_controller.h"
#include "app/window/main_window.h"
#include "app/window/window_docks.h"
#include "tests/app/window/hands.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QDockWidget>
#include <QtTest/QTest>

using namespace bramah;

class WindowSizeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void panelsLeaveTheWindowAsItIs_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char* language : {"", "de"})
            for (const QSize size : {QSize(1280, 720), QSize(1366, 768), QSize(1024, 700)})
                QTest::addRow("%s %d", language, size.width()) << QString::fromLatin1(language) << size;
    }
    void panelsLeaveTheWindowAsItIs()
    {
        QFETCH(const QString, language);
        QFETCH(const QSize, size);
        test::TestWindow test({}, language);
        test::Hands hands(test);
        app::MainWindow& window = test.window();
        window.resize(size);
        window.show();
        QVERIFY(window.documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
        QTest::qWait(50);
        QCOMPARE(window.size(), size);
        const QDockWidget& properties = *window.docks().dock("properties");
        QStringList faults;
        const auto see = [&](const QString& what) {
            QTest::qWait(30);
            if (window.size() != size)
                faults << QStringLiteral("%1: %2 x %3").arg(what).arg(window.width()).arg(window.height());
            if (!properties.isVisible() || !window.rect().contains(properties.geometry()))
                faults << what + QStringLiteral(": no Properties");
            window.resize(size);
            QTest::qWait(30);
        };
        for (const app::Panel& panel : window.docks().panels()) {
            if (panel.area != Qt::BottomDockWidgetArea)
                continue;
            QAction* go = window.actions().action(QStringLiteral("view.") + QLatin1String(panel.id));
            QVERIFY(go);
            go->trigger();
            see(QString::fromLatin1(panel.id));
        }
        for (const char* command : {"view.resetLayout", "view.tune", "view.resetLayout", "view.maximizePanel",
                                    "view.maximizePanel", "view.bottom", "view.bottom"}) {
            window.actions().action(QString::fromLatin1(command))->trigger();
            if (qstrcmp(command, "view.maximizePanel") != 0 || !window.docks().isMaximized())
                see(QString::fromLatin1(command));
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }
};

BRAMAH_TEST(WindowSizeTest);

#include "window_size_test.moc"
