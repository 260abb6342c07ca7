// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/runs_panel.h"
#include "app/views/class_views.h"
#include "app/widgets/speed_box.h"
#include "app/window/main_tool_bar.h"
#include "app/window/window_docks.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QLineEdit>
#include <QPixmap>
#include <QTimer>
#include <QtTest/QTest>

using namespace bramah;

/// Takes the pictures of the window for the README and for a look at its state, in light and dark, idle and running.
/// BRAMAH_PICTURES names the folder they are written to; without it they are only painted.
class WindowPictureTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void takePictures();
    void takeSmallAndFineWindows();
    void takeSheetsInTheDark();
    void takeViewsOfAClass();
    void takeNewComponent();

private:
    static void keep(QWidget& widget, const QString& name);
    static QString editorLibraryFile(test::TestWindow& test, const char* className)
    {
        const model::ClassNode* node = test.workspace().library().find(className);
        return node && node->tree() ? node->tree()->text().fileName() : QString();
    }
};

void WindowPictureTest::keep(QWidget& widget, const QString& name)
{
    const QPixmap picture = widget.grab();
    QCOMPARE(picture.size(), widget.size() * widget.devicePixelRatioF());
    const QString folder = qEnvironmentVariable("BRAMAH_PICTURES");
    if (!folder.isEmpty())
        QVERIFY(picture.save(QDir(folder).filePath(name + QStringLiteral(".png"))));
}

void WindowPictureTest::takePictures()
{
    test::TestWindow test;
    app::MainWindow& window = test.window();
    QTest::qWait(2500);  // for the drawings of the start page
    keep(window, QStringLiteral("start-light"));
    QVERIFY(window.documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    app::DocumentPage& page = test.page();
    QTest::qWait(300);
    page.sheet().fit();
    keep(window, QStringLiteral("idle-light"));

    app::PlotArea& plots = page.plots().area();
    QCOMPARE(plots.definitions().size(), std::size_t(2));
    window.actions().action(QStringLiteral("run.start"))->trigger();
    QVERIFY(test.waitForEnd());
    page.session().select({{model::ComponentId{QStringLiteral("relief")}}, {}});
    QTest::qWait(200);
    plots.plots().front()->setCursorTime(1.4);
    keep(window, QStringLiteral("ended-light"));
    window.actions().action(QStringLiteral("help.symbol"))->trigger();
    QTest::qWait(100);
    keep(window, QStringLiteral("help-light"));
    window.actions().action(QStringLiteral("help.symbol"))->trigger();

    window.toolBar().speedBox().setSpeed(1);
    QVERIFY(page.session().setParameter({QStringLiteral("mass")}, QStringLiteral("m"), QStringLiteral("900")));
    window.actions().action(QStringLiteral("run.start"))->trigger();
    QTest::qWait(2200);
    for (app::PlotView* plot : plots.plots())
        plot->setCursorTime(1.4);
    keep(window, QStringLiteral("window"));
    test.theme().setChoice(app::ThemeChoice::Dark);
    QTest::qWait(300);
    keep(window, QStringLiteral("running-dark"));
    window.actions().action(QStringLiteral("run.stop"))->trigger();
    QVERIFY(test.waitForEnd());
    QTest::qWait(200);
    window.docks().bringForward(*window.docks().runs());
    page.views().setTextShown(true);
    QTest::qWait(200);
    keep(window, QStringLiteral("text-dark"));
    page.views().setTextShown(false);
    page.session().file().undoStack().undo();
}

// As small as people have them, and as fine: the sheet has at least half of the width, whatever the panels want.
void WindowPictureTest::takeSmallAndFineWindows()
{
    test::TestWindow test;
    app::MainWindow& window = test.window();
    QVERIFY(window.documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    window.actions().action(QStringLiteral("run.start"))->trigger();
    QVERIFY(test.waitForEnd());
    test.page().session().select({{model::ComponentId{QStringLiteral("relief")}}, {}});
    for (const bool isDark : {false, true}) {
        const QString theme = isDark ? QStringLiteral("dark") : QStringLiteral("light");
        test.theme().setChoice(isDark ? app::ThemeChoice::Dark : app::ThemeChoice::Light);
        window.resize(1024, 700);
        QTest::qWait(300);
        test.page().sheet().fit();
        QTest::qWait(100);
        QCOMPARE(window.size(), QSize(1024, 700));
        QVERIFY2(2 * window.centralWidget()->width() >= window.width(),
                 qPrintable(QString::number(window.centralWidget()->width())));
        QVERIFY2(2 * window.centralWidget()->height() >= window.height() - 120,
                 qPrintable(QString::number(window.centralWidget()->height())));
        keep(window, QStringLiteral("small-") + theme);
        window.resize(1440, 900);
        QTest::qWait(300);
        QVERIFY(window.docks().properties()->width() > 300);
        test.page().sheet().fit();
        QTest::qWait(100);
        QPixmap fine(window.size() * 2);
        fine.setDevicePixelRatio(2);
        window.render(&fine);
        if (const QString folder = qEnvironmentVariable("BRAMAH_PICTURES"); !folder.isEmpty())
            QVERIFY(fine.save(QDir(folder).filePath(QStringLiteral("fine-%1.png").arg(theme))));
    }
}

// The sheet of each example after its run, with what moves where it ended; without a folder for them only the first.
void WindowPictureTest::takeSheetsInTheDark()
{
    test::TestWindow test;
    app::MainWindow& window = test.window();
    test.theme().setChoice(app::ThemeChoice::Dark);
    const QDir examples(QFileInfo(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))).path());
    QStringList names = examples.entryList({QStringLiteral("*.mo")});
    QVERIFY(!names.isEmpty());
    if (qEnvironmentVariableIsEmpty("BRAMAH_PICTURES"))
        names = names.mid(0, 1);
    for (const QString& name : names) {
        QVERIFY(window.documents().open(examples.filePath(name)));
        window.actions().action(QStringLiteral("run.start"))->trigger();
        QVERIFY(test.waitForEnd());
        QTest::qWait(300);
        test.page().sheet().fit();
        keep(test.page().sheet(), QStringLiteral("dark-") + QFileInfo(name).baseName());
    }
}

void WindowPictureTest::takeViewsOfAClass()
{
    test::TestWindow test;
    const QString path =
        QFileInfo(editorLibraryFile(test, "Bramah.Hydraulics.CheckValves.CheckValve")).absoluteFilePath();
    QVERIFY(test.window().documents().open(path));
    test.page().session().file().setGuard({});
    for (const bool isDark : {false, true}) {
        test.theme().setChoice(isDark ? app::ThemeChoice::Dark : app::ThemeChoice::Light);
        for (const app::ClassViewKind kind : app::kClassViewKinds) {
            if (!test.page().views().has(kind))
                continue;
            test.page().views().show(kind);
            QTest::qWait(600);
            keep(test.window(), QStringLiteral("class-%1-%2")
                                    .arg(isDark ? QStringLiteral("dark") : QStringLiteral("light"))
                                    .arg(static_cast<int>(kind)));
        }
    }
}

// A component of one's own: the dialog, and its test bench.
void WindowPictureTest::takeNewComponent()
{
    test::TestWindow test;
    for (const bool isDark : {false, true}) {
        const QString theme = isDark ? QStringLiteral("dark") : QStringLiteral("light");
        test.theme().setChoice(isDark ? app::ThemeChoice::Dark : app::ThemeChoice::Light);
        test.window().documents().newDocument();
        QTimer::singleShot(500, &test.window(), [theme] {
            auto* dialog = QApplication::activeModalWidget();
            QVERIFY(dialog);
            dialog->findChild<QLineEdit*>(QStringLiteral("name"))->setText(QStringLiteral("Leak") + theme);
            QTest::qWait(200);
            keep(*dialog, QStringLiteral("new-") + theme);
            static_cast<QDialog*>(dialog)->accept();
        });
        test.window().actions().action(QStringLiteral("edit.newComponent"))->trigger();
        QTest::qWait(600);
        test.window().actions().action(QStringLiteral("edit.tryComponent"))->trigger();
        QTest::qWait(600);
        keep(test.window(), QStringLiteral("bench-") + theme);
    }
}

BRAMAH_TEST(WindowPictureTest);
#include "window_picture_test.moc"
