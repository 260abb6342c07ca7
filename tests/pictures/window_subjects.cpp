// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/runs_panel.h"
#include "app/views/class_views.h"
#include "app/widgets/speed_box.h"
#include "app/window/main_tool_bar.h"
#include "app/window/window_docks.h"
#include "editor/palette/palette_panel.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/test_window.h"
#include "tests/part_of.h"
#include "tests/pictures/subjects.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QTimer>
#include <QtTest/QTest>

namespace bramah::pictures {
namespace {

constexpr int kUntilExamplesAreDrawn = 2500;  // ms
constexpr int kUntilDialogIsThere = 600;      // ms

QString themed(const char* name, bool isDark)
{
    return QLatin1String(name) + (isDark ? QStringLiteral("-dark") : QStringLiteral("-light"));
}

app::ThemeChoice choice(bool isDark)
{
    return isDark ? app::ThemeChoice::Dark : app::ThemeChoice::Light;
}

void trigger(test::TestWindow& test, const char* action)
{
    test.window().actions().action(QLatin1String(action))->trigger();
}

void runToTheEnd(test::TestWindow& test, Camera& camera)
{
    trigger(test, "run.start");
    if (!test.waitForEnd())
        camera.miss(test.page().title() + QStringLiteral(" does not end"));
}

void select(test::TestWindow& test, const char* component)
{
    test.page().session().select({{model::ComponentId{QLatin1String(component)}}, {}});
}

void openDrive(test::TestWindow& test)
{
    test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo")));
}

}  // namespace

void takeDrive(Camera& camera)
{
    test::TestWindow test;
    rest(kUntilExamplesAreDrawn);
    camera.take(test.window(), QStringLiteral("start-light"));
    openDrive(test);
    app::DocumentPage& page = test.page();
    rest();
    page.sheet().fit();
    camera.take(test.window(), QStringLiteral("idle-light"));
    runToTheEnd(test, camera);
    select(test, "relief");
    app::PlotArea& plots = page.plots().area();
    plots.plots().front()->setCursorTime(1.4);
    camera.take(test.window(), QStringLiteral("ended-light"));
    trigger(test, "help.symbol");
    camera.take(test.window(), QStringLiteral("help-light"));
    trigger(test, "help.symbol");

    test::partOf<app::SpeedBox>(test::partOf<app::MainToolBar>(test.window())).setSpeed(1);
    page.session().setParameter({QStringLiteral("mass")}, QStringLiteral("m"), QStringLiteral("900"));
    trigger(test, "run.start");
    if (!QTest::qWaitFor([&] { return page.history().latest()->results.lastTime() > 2; }, 60000))
        camera.miss(QStringLiteral("the second run does not come to 2 s"));
    for (app::PlotView* plot : plots.plots())
        plot->setCursorTime(1.4);
    camera.take(test.window(), QStringLiteral("running-light"));
    test.theme().setChoice(app::ThemeChoice::Dark);
    camera.take(test.window(), QStringLiteral("running-dark"));
    trigger(test, "run.stop");
    static_cast<void>(test.waitForEnd());
    test.window().docks().bringForward("runs");
    page.views().setTextShown(true);
    camera.take(test.window(), QStringLiteral("text-dark"));
    page.session().file().undoStack().undo();
}

void takeFront(Camera& camera)
{
    test::TestWindow test;
    test.window().resize(1440, 860);
    test.window().documents().openExample(test::TestWindow::example(QStringLiteral("transfer_machine.mo")));
    runToTheEnd(test, camera);
    constexpr double kMoving = 3.2;  // s
    test.page().moment().chooseTime(kMoving);
    rest();
    test.page().sheet().fit();
    camera.take(test.window(), QStringLiteral("window"));
}

void takeSizes(Camera& camera)
{
    test::TestWindow test;
    openDrive(test);
    runToTheEnd(test, camera);
    select(test, "relief");
    for (const bool isDark : {false, true}) {
        test.theme().setChoice(choice(isDark));
        for (const auto& [name, size] : {std::pair("small", QSize(1024, 700)), std::pair("large", QSize(1920, 1080))}) {
            test.window().resize(size);
            rest();
            test.page().sheet().fit();
            camera.take(test.window(), themed(name, isDark));
        }
    }
}

void takeSheets(Camera& camera)
{
    test::TestWindow test;
    test.theme().setChoice(app::ThemeChoice::Dark);
    const QFileInfo drive(test::TestWindow::example(QStringLiteral("cylinder_drive.mo")));
    for (const QFileInfo& file : drive.dir().entryInfoList({QStringLiteral("*.mo")})) {
        test.window().documents().open(file.filePath());
        runToTheEnd(test, camera);
        rest();
        test.page().sheet().fit();
        camera.take(test.page().sheet(), QStringLiteral("dark-") + file.baseName());
    }
}

void takeClass(Camera& camera)
{
    test::TestWindow test;
    const model::ClassNode* node = test.workspace().library().find("Bramah.Hydraulics.CheckValves.CheckValve");
    test.window().documents().open(QFileInfo(node->tree()->text().fileName()).absoluteFilePath());
    test.page().session().file().setGuard({});
    for (const bool isDark : {false, true}) {
        test.theme().setChoice(choice(isDark));
        for (const app::ClassViewKind kind : app::kClassViewKinds) {
            if (!test.page().views().has(kind))
                continue;
            test.page().views().show(kind);
            camera.take(test.window(), themed("class", isDark) + QString::number(static_cast<int>(kind)));
        }
    }
}

void takeNewComponent(Camera& camera)
{
    test::TestWindow test;
    for (const bool isDark : {false, true}) {
        test.theme().setChoice(choice(isDark));
        test.window().documents().newDocument();
        QTimer look;
        QObject::connect(&look, &QTimer::timeout, &look, [&] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            look.stop();
            dialog->findChild<QLineEdit*>(QStringLiteral("name"))
                ->setText(isDark ? QStringLiteral("Leak2") : QStringLiteral("Leak"));
            camera.take(*dialog, themed("new", isDark));
            dialog->accept();
        });
        look.start(50);
        trigger(test, "edit.newComponent");  // stands here until the dialog is answered
        if (look.isActive())
            camera.miss(QStringLiteral("the dialog for a new component"));
        rest();
        trigger(test, "edit.tryComponent");
        camera.take(test.window(), themed("bench", isDark));
    }
}

void takeDrawing(Camera& camera)
{
    for (const bool isGerman : {false, true}) {
        test::TestWindow test({}, isGerman ? QStringLiteral("de") : QString());
        const QString language = isGerman ? QStringLiteral("german-") : QString();
        test.window().documents().openExample(test::TestWindow::example(QStringLiteral("hydraulic_press.mo")));
        rest();
        const auto takeAll = [&](const QString& name) {
            const auto pages = static_cast<int>(test.page().session().sheet().diagram().pages().size());
            for (int page = 0; page < pages; ++page) {
                test.page().sheet().fitPage(page);
                camera.take(test.window(), QStringLiteral("%1drawing-%2-%3").arg(language, name).arg(page + 1));
            }
        };
        takeAll(QStringLiteral("light"));
        for (const char* name : {"drawing.data", "drawing.release", "edit.codes"}) {
            QTimer::singleShot(kUntilDialogIsThere, [&] {
                if (QWidget* dialog = QApplication::activeModalWidget()) {
                    camera.take(*dialog,
                                language + QLatin1String(name).mid(QLatin1String(name).indexOf(QLatin1Char('.')) + 1));
                    dialog->close();
                } else {
                    camera.miss(QLatin1String(name));
                }
            });
            trigger(test, name);
        }
        test.theme().setChoice(app::ThemeChoice::Dark);
        takeAll(QStringLiteral("dark"));
        test.window().resize(1024, 700);
        rest();
        takeAll(QStringLiteral("small"));
    }
}

void takeGerman(Camera& camera)
{
    test::TestWindow test({}, QStringLiteral("de"));
    rest(kUntilExamplesAreDrawn);
    camera.take(test.window(), QStringLiteral("german-start"));
    test.window().documents().openExample(test::TestWindow::example(QStringLiteral("cylinder_drive.mo")));
    runToTheEnd(test, camera);
    test.page().sheet().fit();
    select(test, "relief");
    camera.take(test.window(), QStringLiteral("german-light"));
    test.theme().setChoice(app::ThemeChoice::Dark);
    select(test, "cylinder");
    QTest::keyClicks(&test::partOf<editor::PalettePanel>(test.window()).searchField(), QStringLiteral("drossel"));
    trigger(test, "help.symbol");
    camera.take(test.window(), QStringLiteral("german-dark"));
    auto* menu = qobject_cast<QMenu*>(
        test.window().actions().action(QStringLiteral("view.language.de"))->associatedObjects().constLast());
    if (!menu)
        return camera.miss(QStringLiteral("the menu of languages"));
    menu->popup(test.window().mapToGlobal(QPoint(200, 100)));
    camera.take(*menu, QStringLiteral("german-languages"));
    menu->close();
}

}  // namespace bramah::pictures
