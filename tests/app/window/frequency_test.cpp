// SPDX-License-Identifier: GPL-3.0-or-later
// How the circuit in front answers to sines, in the Frequency panel.
#include "app/documents/document_page.h"
#include "app/frequency/frequency_panel.h"
#include "app/frequency/spectrum_window.h"
#include "app/window/action_registry.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace bramah;
using app::FrequencyPanel;
using app::FrequencyPlot;
using test::TestWindow;

namespace {

/// The servo drive, checked, with the Frequency panel in front.
class OpenServo
{
public:
    OpenServo()
    {
        window.window().resize(1400, 900);
        window.window().show();
        window.window().documents().open(TestWindow::example(QStringLiteral("servo_position_control.mo")));
        static_cast<void>(QTest::qWaitFor([&] { return !window.page().check().isPending(); }));
        window.window().actions().action(QStringLiteral("view.frequency"))->trigger();
    }

    [[nodiscard]] FrequencyPanel& panel() { return window.window().frequencyPanel(); }

    static void type(QLineEdit& field, const QString& text)
    {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
    }

    void ask(const QString& input, const QString& output, const QString& amplitudes, const QString& count)
    {
        type(panel().inputField(), input);
        type(panel().outputField(), output);
        type(panel().amplitudesField(), amplitudes);
        type(panel().countField(), count);
    }

    void compute() { QTest::mouseClick(&panel().computeButton(), Qt::LeftButton); }

    /// Waits until the button offers to compute again.
    [[nodiscard]] bool waitForEnd()
    {
        return QTest::qWaitFor([&] { return panel().computeButton().text() == QStringLiteral("Compute"); }, 60000);
    }

    TestWindow window;
};

}  // namespace

class FrequencyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linearAndNonlinearAnswersStandSideBySide()
    {
        OpenServo servo;
        servo.ask(QStringLiteral("valve.u"), QStringLiteral("mass.v"), QStringLiteral("0.001; 1"), QStringLiteral("3"));
        servo.compute();
        QVERIFY(servo.waitForEnd());
        QVERIFY2(servo.panel().linear().problem.isEmpty(), qPrintable(servo.panel().linear().problem));
        QCOMPARE(servo.panel().points().size(), std::size_t{6});
        const auto& linear = servo.panel().linear();
        for (const solver::HarmonicPoint& point : servo.panel().points()) {
            QVERIFY2(point.failure.isEmpty(), qPrintable(point.failure));
            if (point.amplitude != 0 || point.frequency != 0)
                continue;
            // At 1 Hz a small amplitude answers as the linear system.
            const auto expected = solver::frequencyResponse(linear.system, 0, 0, {2 * std::numbers::pi})[0];
            QVERIFY(std::abs(point.outputs[0].harmonics[0] / 0.001 / expected - 1.0) < 0.01);
        }
        QVERIFY2(servo.panel().message().text().contains(QStringLiteral("-3 dB")),
                 qPrintable(servo.panel().message().text()));
    }

    void aModeLightsItsComponents()
    {
        OpenServo servo;
        servo.ask(QStringLiteral("valve.u"), QStringLiteral("mass.v"), {}, QStringLiteral("3"));
        servo.compute();
        QVERIFY(servo.waitForEnd());
        servo.panel().showView(FrequencyPlot::Poles);
        QTreeWidget& modes = servo.panel().modes();
        QVERIFY(modes.isVisible());
        QVERIFY(modes.topLevelItemCount() > 3);
        int swinging = -1;
        for (int row = 0; row < modes.topLevelItemCount(); ++row)
            if (modes.topLevelItem(row)->text(2).contains(QStringLiteral("cylinder")) &&
                modes.topLevelItem(row)->text(0).endsWith(QStringLiteral("Hz")))
                swinging = row;
        QVERIFY(swinging >= 0);
        QTRY_VERIFY(modes.viewport()->height() > 60 && modes.viewport()->width() > 60);
        modes.scrollToItem(modes.topLevelItem(swinging));
        const QRect place = modes.visualItemRect(modes.topLevelItem(swinging));
        QTest::mouseClick(modes.viewport(), Qt::LeftButton, Qt::NoModifier, place.center());
        QVERIFY(servo.window.page().session().selection().components.contains({QStringLiteral("cylinder")}));
    }

    void aVariableIsPickedOnTheSheet()
    {
        OpenServo servo;
        QTest::mouseClick(&servo.panel().pickOutputButton(), Qt::LeftButton);
        editor::Selection mass;
        mass.components.insert({QStringLiteral("mass")});
        servo.window.page().session().select(mass);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QAction* speed = nullptr;
        for (QAction* action : menu->actions())
            if (action->text() == QStringLiteral("mass.v"))
                speed = action;
        QVERIFY(speed);
        speed->trigger();
        menu->close();
        QCOMPARE(servo.panel().outputField().text(), QStringLiteral("mass.v"));
        QVERIFY(!servo.panel().pickOutputButton().isChecked());
    }

    void wrongFieldsAreNamed()
    {
        OpenServo servo;
        servo.compute();
        QVERIFY(servo.panel().message().text().startsWith(QStringLiteral("Name an input")));
        servo.ask(QStringLiteral("valve.u"), QStringLiteral("mass.v"), QStringLiteral("-1"), QStringLiteral("3"));
        servo.compute();
        QCOMPARE(servo.panel().message().text(), QStringLiteral("An amplitude is greater than 0."));
        servo.ask(QStringLiteral("nothing.there"), QStringLiteral("mass.v"), {}, QStringLiteral("3"));
        servo.panel().amplitudesField().clear();
        servo.compute();
        QVERIFY(servo.waitForEnd());
        QCOMPARE(servo.panel().message().text(), QStringLiteral("there is no variable \"nothing.there\""));
    }

    void aLongComputationIsStopped()
    {
        OpenServo servo;
        servo.ask(QStringLiteral("valve.u"), QStringLiteral("mass.v"), QStringLiteral("0.001; 0.01; 0.1; 1"),
                  QStringLiteral("400"));
        servo.compute();
        QTRY_VERIFY_WITH_TIMEOUT(!servo.panel().points().empty(), 60000);
        servo.compute();  // the button says Stop now
        QCOMPARE(servo.panel().message().text(), QStringLiteral("Stopped."));
        const std::size_t count = servo.panel().points().size();
        QTest::qWait(50);
        QCOMPARE(servo.panel().points().size(), count);
    }

    // A mass of 10 kg on a spring swings at the frequency of its formula.
    void aSpectrumOfWhatIsShown()
    {
        TestWindow window;
        window.window().show();
        window.window().documents().open(TestWindow::example(QStringLiteral("mass_spring.mo")));
        window.page().runs().run();
        QVERIFY(window.waitForEnd());
        app::PlotArea& area = window.page().plots().area();
        QVERIFY(!area.plots().empty());
        const QString variable = area.plots().front()->definition().curves.front().variable;
        Q_EMIT area.plots().front()->spectrumWanted(variable);
        auto* shown = window.window().findChild<app::SpectrumWindow*>();
        QVERIFY(shown && shown->isVisible());
        const solver::Spectrum& spectrum = shown->spectrum();
        QVERIFY(spectrum.amplitudes.size() > 100);
        const auto greatest = std::max_element(spectrum.amplitudes.begin() + 1, spectrum.amplitudes.end());
        const double frequency = spectrum.step * static_cast<double>(greatest - spectrum.amplitudes.begin());
        QVERIFY2(std::abs(frequency - std::sqrt(1e4 / 10) / (2 * std::numbers::pi)) < 0.2,
                 qPrintable(QString::number(frequency)));
        QCOMPARE(shown->plot().graphCount(), 1);
        shown->close();
    }

    // Pictures for the eye: BRAMAH_PICTURES=folder.
    void pictures()
    {
        const QString folder = qEnvironmentVariable("BRAMAH_PICTURES");
        if (folder.isEmpty())
            QSKIP("BRAMAH_PICTURES is not set");
        OpenServo servo;
        servo.ask(QStringLiteral("valve.u"), QStringLiteral("mass.v"), QStringLiteral("0.01; 0.3; 1"),
                  QStringLiteral("12"));
        servo.compute();
        QVERIFY(servo.waitForEnd());
        for (const auto& [view, name] :
             {std::pair(FrequencyPlot::Bode, "bode"), std::pair(FrequencyPlot::Nyquist, "nyquist"),
              std::pair(FrequencyPlot::Poles, "poles"), std::pair(FrequencyPlot::Step, "step"),
              std::pair(FrequencyPlot::Harmonics, "harmonics")}) {
            servo.panel().showView(view);
            if (view == FrequencyPlot::Poles)
                servo.panel().modes().setCurrentItem(servo.panel().modes().topLevelItem(2));
            QTest::qWait(50);
            QVERIFY(servo.window.window().grab().save(
                QDir(folder).filePath(QStringLiteral("frequency_%1.png").arg(QLatin1String(name)))));
        }
    }
};

BRAMAH_TEST(FrequencyTest);

#include "frequency_test.moc"
