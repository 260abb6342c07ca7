// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/tune_panel.h"
#include "app/plots/plot_workspace.h"
#include "app/results/run_text.h"
#include "editor/properties/parameter_form.h"
#include "editor/properties/parameter_row.h"
#include "editor/properties/property_panel.h"
#include "solver/study/reduction.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QCheckBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSlider>
#include <QToolButton>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah;

namespace {

/// The cylinder drive after a run, with the panel Tune in front.
struct OpenTune {
    OpenTune()
    {
        test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo")));
        hands.press(Qt::Key_F5);
        if (!test.waitForEnd())
            qFatal("the run does not end");
        hands.press(Qt::Key_U, Qt::ControlModifier | Qt::AltModifier);
    }
    app::TunePanel& panel() { return test::partOf<app::TunePanel>(test.window()); }
    /// Types the name of a parameter and waits until it can be slid.
    void name(std::size_t row, const char* parameter, const char* bounds = "")
    {
        app::TuneRow& one = panel().row(row);
        hands.fill(one.nameField(), QLatin1String(parameter));
        if (*bounds != '\0')
            hands.fill(one.boundsField(), QLatin1String(bounds));
        QTRY_VERIFY2_WITH_TIMEOUT(one.slider().isEnabled(), qPrintable(panel().message().text()), 20000);
    }
    [[nodiscard]] QByteArray text() { return test.page().document().text().bytes(); }
    /// The relief valve's modifiers.
    [[nodiscard]] QByteArray relief()
    {
        const QByteArray all = text();
        return all.mid(all.indexOf("ReliefValve relief"), 100);
    }
    [[nodiscard]] std::size_t runCount() { return test.page().history().runs().size(); }
    /// The greatest value of a variable in the newest run.
    [[nodiscard]] double peak(const char* variable)
    {
        const solver::ResultStore& results = test.page().history().latest()->results;
        return reduced(results, results.find(QLatin1String(variable)), solver::Reduction::Max);
    }
    bool rests()
    {
        return QTest::qWaitFor([&] { return !panel().job().isRunning() && !panel().isTrying(); }, 20000);
    }

    test::TestWindow test;
    test::Hands hands{test};
};

}  // namespace

/// Parameters that are slid and curves that are pulled, by mouse and keys.
class TunePanelTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aSlideIsDrawnAndWritten()
    {
        OpenTune window;
        window.name(0, "relief.p_set", "50 bar:250 bar");
        QSlider& slider = window.panel().row(0).slider();
        QCOMPARE(slider.value(), 500);  // 150 bar
        const QByteArray before = window.text();
        const double peakBefore = window.peak("lineP.p");
        // While the mouse holds it, runs are drawn; the text stays.
        slider.setFocus();
        slider.setSliderDown(true);
        for (const int place : {480, 440, 400, 300})
            slider.setSliderPosition(place);
        QTRY_VERIFY_WITH_TIMEOUT(window.panel().isTrying() && !window.panel().job().isRunning(), 20000);
        QTRY_VERIFY(window.peak("lineP.p") < peakBefore - 20e5);
        QCOMPARE(window.runCount(), std::size_t{2});
        QCOMPARE(window.text(), before);
        test::keepPicture(window.test.window(), QStringLiteral("tune_slide.png"));
        // The run has come to its end, and says so.
        const app::RunRecord& run = *window.test.page().history().latest();
        QVERIFY(run.end);
        QCOMPARE(run.end->time, window.test.page().history().runs().front()->end->time);
        QVERIFY2(!app::shortEndText(run).contains(QStringLiteral(" 0 s")), qPrintable(app::shortEndText(run)));
        slider.setSliderDown(false);
        QVERIFY(window.rests());
        QVERIFY2(window.relief().contains("p_set=1.1e7"), window.relief().constData());
        QCOMPARE(window.test.page().history().latest()->changes.size(), 1);
        QVERIFY(window.test.page().history().latest()->changes.front().contains(QStringLiteral("110 bar")));
        // One step back.
        window.hands.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window.text(), before);
    }

    void keysSlideAndEscapeTakesBack()
    {
        OpenTune window;
        window.name(0, "relief.p_set", "50 bar:250 bar");
        QSlider& slider = window.panel().row(0).slider();
        const QByteArray before = window.text();
        slider.setFocus();
        QTest::keyClick(&slider, Qt::Key_PageDown);
        QTRY_VERIFY_WITH_TIMEOUT(window.panel().isTrying(), 20000);
        QTest::keyClick(&slider, Qt::Key_Escape);
        QVERIFY(!window.panel().isTrying());
        QCOMPARE(window.runCount(), std::size_t{1});
        QCOMPARE(slider.value(), 500);
        QVERIFY(test::stays([&] { return window.text() == before; }, 900));
        // Several keys are one step.
        for (int k = 0; k < 5; ++k)
            QTest::keyClick(&slider, Qt::Key_Left);
        QTRY_VERIFY_WITH_TIMEOUT(window.text() != before, 20000);
        QVERIFY(window.rests());
        QVERIFY2(window.relief().contains("p_set=1.49e7"), window.relief().constData());
        QTRY_VERIFY(!window.test.page().check().isPending() && window.panel().job().trials());
        QVERIFY(test::stays([&] { return window.test.window().focusWidget() == &slider; }, 300));  // for more keys
        window.hands.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window.text(), before);
    }

    // The peak of the pump's pressure is dragged down by its grip; the relief valve follows.
    void aPeakIsPulledByTheMouse()
    {
        OpenTune window;
        window.name(0, "relief.p_set", "50 bar:250 bar");
        const QByteArray before = window.text();
        QTest::mouseClick(&window.panel().pullButton(), Qt::LeftButton);
        window.hands.press(Qt::Key_1, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::qWait(100);                    // the plots take their room
        QVERIFY(window.panel().isVisible());  // beside the plots
        app::PullGrips* grips = window.panel().grips(0);
        QVERIFY(grips);
        const auto gripOf = [&](const char* response) {
            for (const app::PullGrip& grip : grips->grips())
                if (grip.response == QLatin1String(response))
                    return grip;
            qFatal("no grip");
        };
        const app::PullGrip peak = gripOf("max(lineP.p)");
        QVERIFY(std::fabs(peak.value - window.peak("lineP.p")) < 1);
        const QPoint from = grips->placeOf(peak).toPoint();
        // To 140 bar on the axis as it is now.
        const QPoint to(from.x(), static_cast<int>(std::lround(peak.axis->coordToPixel(peak.unit.fromSi(140e5)))));
        const double wanted = peak.value + peak.unit.toSi(peak.axis->pixelToCoord(to.y())) -
                              peak.unit.toSi(peak.axis->pixelToCoord(from.y()));
        QCustomPlot& plot = window.test.page().plots().area().plots().front()->plot();
        QTest::mousePress(&plot, Qt::LeftButton, {}, from);
        for (int k = 1; k <= 4; ++k)
            QTest::mouseMove(&plot, from + (to - from) * k / 4);
        QTRY_VERIFY_WITH_TIMEOUT(window.panel().isTrying() && !window.panel().job().isRunning(), 20000);
        QTRY_VERIFY2(std::fabs(window.peak("lineP.p") - wanted) < 0.3e5,
                     qPrintable(QString::number(window.peak("lineP.p"))));
        QCOMPARE(window.text(), before);
        test::keepPicture(window.test.window(), QStringLiteral("tune_pull.png"));
        QTest::mouseRelease(&plot, Qt::LeftButton, {}, to);
        QVERIFY(window.rests());
        QVERIFY(window.text() != before);
        window.hands.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window.text(), before);
    }

    // By keys, with two parameters of which one has the sizes of gear pumps only.
    void aPeakIsPulledByKeysToCatalogueSizes()
    {
        OpenTune window;
        window.name(0, "pump.D");
        QVERIFY(window.panel().row(0).boundsField().text().endsWith(QStringLiteral("cm3/rev")));
        QTest::mouseClick(&window.panel().row(0).snap(), Qt::LeftButton, {}, QPoint(8, 8));
        QTRY_VERIFY_WITH_TIMEOUT(
            window.panel().row(0).slider().isEnabled() && window.panel().row(0).slider().maximum() < 100, 20000);
        QTest::mouseClick(&window.panel().pullButton(), Qt::LeftButton);
        QComboBox& pulled = window.panel().pulled();
        pulled.setCurrentIndex(pulled.findText(QStringLiteral("max(cylinder.pA)")));
        QVERIFY(pulled.currentIndex() >= 0);
        const QByteArray before = window.text();
        window.hands.fill(window.panel().target(), QStringLiteral("90 bar"));
        QVERIFY(window.rests());
        QTRY_VERIFY_WITH_TIMEOUT(window.text() != before, 20000);
        QCOMPARE(window.runCount(), std::size_t{2});
        QCOMPARE(pulled.currentText(), QStringLiteral("max(cylinder.pA)"));
        const double size = window.panel().row(0).value();
        QVERIFY2(size < 24e-6, qPrintable(QString::number(size)));  // it was 25 cm3/rev
        QVERIFY2(std::fabs(window.peak("cylinder.pA") - 90e5) < 10e5,
                 qPrintable(QString::number(window.peak("cylinder.pA"))));
        window.test.theme().setChoice(app::ThemeChoice::Dark);
        QTest::qWait(200);  // plots draw later
        test::keepPicture(window.test.window(), QStringLiteral("tune_keys.png"));
    }

    // Oil of a negative bulk modulus has no solution: it is said, and nothing is written.
    void whatFailsIsNotWritten()
    {
        OpenTune window;
        window.name(0, "fluid.oil.beta", "-1e9:2e9");
        const QByteArray before = window.text();
        QSlider& slider = window.panel().row(0).slider();
        slider.setFocus();
        QTest::keyClick(&slider, Qt::Key_Home);
        QTRY_VERIFY2_WITH_TIMEOUT(window.panel().message().text().contains(QStringLiteral("the run fails")),
                                  qPrintable(window.panel().message().text()), 30000);
        QVERIFY(!window.panel().isTrying());
        QCOMPARE(window.text(), before);
        QCOMPARE(window.runCount(), std::size_t{1});
    }

    // The menu of a value in Properties leads here.
    void aPropertyIsTuned()
    {
        OpenTune window;
        window.hands.clickOnSheet(window.hands.middleOf("relief"));
        auto& properties = test::partOf<editor::PropertyPanel>(window.test.window());
        editor::ParameterRow* row = properties.form().row(QStringLiteral("p_set"));
        QVERIFY(row);
        QContextMenuEvent event(QContextMenuEvent::Mouse, {4, 4}, row->editor()->mapToGlobal(QPoint(4, 4)));
        QCoreApplication::sendEvent(row->editor(), &event);
        QTRY_VERIFY(window.hands.openMenu());
        window.hands.choose(*window.hands.openMenu(), QStringLiteral("tune"));
        QTRY_COMPARE(window.panel().row(0).name(), QStringLiteral("relief.p_set"));
        QTRY_VERIFY_WITH_TIMEOUT(window.panel().row(0).slider().isEnabled(), 20000);
        QCOMPARE(window.panel().row(0).boundsField().text(), QStringLiteral("75 bar:225 bar"));
    }

    void whatIsWrongIsTold()
    {
        OpenTune window;
        window.hands.fill(window.panel().row(0).nameField(), QStringLiteral("pump.nothing"));
        QTRY_VERIFY_WITH_TIMEOUT(window.panel().message().text().contains(QStringLiteral("there is no parameter")),
                                 20000);
        QVERIFY(!window.panel().row(0).slider().isEnabled());
        QTest::mouseClick(&window.panel().row(0).snap(), Qt::LeftButton, {}, QPoint(8, 8));
        window.hands.fill(window.panel().row(0).nameField(), QStringLiteral("mass.m"));
        QTRY_VERIFY_WITH_TIMEOUT(window.panel().message().text().contains(QStringLiteral("no sizes for mass.m")),
                                 20000);
    }
};

BRAMAH_TEST(TunePanelTest);
#include "tune_panel_test.moc"
