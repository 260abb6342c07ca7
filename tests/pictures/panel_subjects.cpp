// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/document_page.h"
#include "app/frequency/frequency_panel.h"
#include "app/plots/plot_workspace.h"
#include "app/runs/run_measures.h"
#include "app/structure/structure_panel.h"
#include "app/window/action_registry.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/test_window.h"
#include "tests/part_of.h"
#include "tests/pictures/subjects.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QtTest/QTest>

#include <utility>

namespace bramah::pictures {
namespace {

using app::FrequencyPlot;
using app::StructurePanel;

/// An example, checked, in a window with the panel of \a action in front.
class OpenPanel
{
public:
    OpenPanel(const char* example, const char* action)
    {
        test_.window().documents().open(test::TestWindow::example(QLatin1String(example)));
        static_cast<void>(QTest::qWaitFor([&] { return !test_.page().check().isPending(); }, 60000));
        test_.window().actions().action(QLatin1String(action))->trigger();
    }
    [[nodiscard]] test::TestWindow& test() { return test_; }
    [[nodiscard]] app::MainWindow& window() { return test_.window(); }

private:
    test::TestWindow test_;
};

}  // namespace

void takeStructure(Camera& camera)
{
    OpenPanel drive("cylinder_drive.mo", "view.structure");
    drive.window().actions().action(QStringLiteral("run.start"))->trigger();
    if (!drive.test().waitForEnd())
        camera.miss(QStringLiteral("the drive does not end"));
    drive.test().page().session().select({{model::ComponentId{QStringLiteral("damper")}}, {}});
    StructurePanel& panel = test::partOf<app::StructurePanel>(drive.window());
    for (const bool isDark : {false, true}) {
        drive.test().theme().setChoice(isDark ? app::ThemeChoice::Dark : app::ThemeChoice::Light);
        for (int view = StructurePanel::Ports; view <= StructurePanel::Parts; ++view) {
            panel.showView(static_cast<StructurePanel::View>(view));
            const int levels = view == StructurePanel::Graph ? panel.level().count() : 1;
            for (int level = 0; level < levels; ++level) {
                panel.level().setCurrentIndex(level);
                camera.take(drive.window(), QStringLiteral("structure-%1-%2%3")
                                                .arg(view)
                                                .arg(level)
                                                .arg(isDark ? QStringLiteral("-dark") : QString()));
            }
        }
    }
    OpenPanel axis("mechatronic_axis.mo", "view.structure");
    test::partOf<app::StructurePanel>(axis.window()).showView(StructurePanel::Capsules);
    camera.take(axis.window(), QStringLiteral("capsules"));
}

void takeResults(Camera& camera)
{
    for (const char* language : {"", "de"}) {
        test::TestWindow test({}, QLatin1String(language));
        test.window().documents().openExample(test::TestWindow::example(QStringLiteral("cylinder_drive.mo")));
        test.window().resize(1440, 1000);
        test.window().actions().action(QStringLiteral("run.start"))->trigger();
        if (!test.waitForEnd())
            camera.miss(QStringLiteral("the drive does not end"));
        app::DocumentPage& page = test.page();
        app::PlotWorkspace& plots = page.plots();
        solver::Measure peak;
        peak.name = QStringLiteral("lineP");
        peak.of = QStringLiteral("lineP.p");
        peak.unit = QStringLiteral("bar");
        peak.upper = 17e6;
        page.measures().set({peak}, QStringLiteral("lineP"));
        app::PlotDefinition pressures = plots.area().plots().front()->definition();
        pressures.notes = {
            {.text = *language ? QStringLiteral("Das Ventil schließt") : QStringLiteral("The valve closes"),
             .x = 1.37,
             .y = 150,
             .unit = QStringLiteral("bar"),
             .offset = {-0.12, 0.1}}};
        plots.area().plots().front()->setDefinition(pressures);
        plots.area().setLayout(app::PlotLayout::Strips);
        plots.area().setMarks({1.3, 1.6});
        plots.setStatisticsShown(true);
        plots.askWhy();
        test.window().actions().action(QStringLiteral("plots.fit"))->trigger();
        auto* dock = test.window().findChild<QDockWidget*>(QStringLiteral("plots"));
        test.window().resizeDocks({dock}, {560}, Qt::Vertical);
        dock->raise();
        rest(800);
        page.sheet().fit();
        for (const bool isDark : {false, true}) {
            test.theme().setChoice(isDark ? app::ThemeChoice::Dark : app::ThemeChoice::Light);
            camera.take(test.window(), QStringLiteral("results%1%2")
                                           .arg(QLatin1String(language), isDark ? QStringLiteral("-dark") : QString()));
        }
        test.window().resize(1024, 700);
        rest();
        camera.take(test.window(), QStringLiteral("results%1-small").arg(QLatin1String(language)));
    }
}

void takeFrequency(Camera& camera)
{
    OpenPanel servo("servo_position_control.mo", "view.frequency");
    app::FrequencyPanel& panel = test::partOf<app::FrequencyPanel>(servo.window());
    panel.form().setEntries({{QStringLiteral("valve.u"), QStringLiteral("mass.v"), QStringLiteral("0.01; 0.3; 1"),
                              QStringLiteral("1 to 100"), QStringLiteral("12")},
                             false});
    QTest::mouseClick(&panel.form().computeButton(), Qt::LeftButton);
    if (!QTest::qWaitFor([&] { return panel.form().computeButton().text() == QStringLiteral("Compute"); }, 60000))
        camera.miss(QStringLiteral("the frequencies are not computed"));
    for (const auto& [view, name] :
         {std::pair(FrequencyPlot::Bode, "bode"), std::pair(FrequencyPlot::Nyquist, "nyquist"),
          std::pair(FrequencyPlot::Poles, "poles"), std::pair(FrequencyPlot::Step, "step"),
          std::pair(FrequencyPlot::Harmonics, "harmonics")}) {
        panel.showView(view);
        camera.take(servo.window(), QStringLiteral("frequency-") + QLatin1String(name));
    }
}

}  // namespace bramah::pictures
