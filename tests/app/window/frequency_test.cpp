// SPDX-License-Identifier: GPL-3.0-or-later
// How the circuit in front answers to sines, in the Frequency panel.
#include "app/documents/document_page.h"
#include "app/frequency/frequency_panel.h"
#include "app/sheet/sheet_motion.h"
#include "app/window/action_registry.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/view/sheet_view.h"
#include "model/planning/connection_plan.h"
#include "tests/app/window/hands.h"
#include "tests/app/window/test_window.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>

using namespace bramah;
using app::FrequencyPanel;
using app::FrequencyPlot;
using test::TestWindow;

namespace {

/// A saturation at 1 with three lags of 0.1 s behind it, of a gain of 24 together.
const QByteArray kSaturatedLoop =
    "model M\n  Bramah.Blocks.Sources.Constant zero(k=0);\n  Bramah.Blocks.Nonlinear.Limiter b(uMax=1);\n"
    "  Real x1(start=0, fixed=true), x2(start=0, fixed=true), x3(start=0, fixed=true);\n"
    "equation\n  connect(zero.y, b.u);\n"
    "  0.1*der(x1) = 24*b.y - x1;\n  0.1*der(x2) = x1 - x2;\n  0.1*der(x3) = x2 - x3;\nend M;\n";

/// Moves the mouse over \a plot, whose place may be beyond the screen that tests have.
void hover(QWidget& plot, QPoint place)
{
    QMouseEvent move(QEvent::MouseMove, place, plot.mapToGlobal(place), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(&plot, &move);
}

/// The servo drive, or \a text, checked, with the Frequency panel in front.
class OpenServo
{
public:
    explicit OpenServo(const QByteArray& text = {})
    {
        window.window().resize(1400, 900);
        window.window().show();
        if (text.isEmpty())
            window.window().documents().open(TestWindow::example(QStringLiteral("servo_position_control.mo")));
        else
            window.window().documents().newDocument(QStringLiteral("M"), text);
        static_cast<void>(QTest::qWaitFor([&] { return !window.page().check().isPending(); }));
        window.window().actions().action(QStringLiteral("view.frequency"))->trigger();
    }

    [[nodiscard]] FrequencyPanel& panel() { return test::partOf<app::FrequencyPanel>(window.window()); }

    static void type(QLineEdit& field, const QString& text)
    {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
    }

    void ask(const QString& input, const QString& output, const QString& amplitudes, const QString& count)
    {
        type(test::partOf<QLineEdit>(panel().form(), QStringLiteral("input")), input);
        type(test::partOf<QLineEdit>(panel().form(), QStringLiteral("output")), output);
        type(test::partOf<QLineEdit>(panel().form(), QStringLiteral("amplitudes")), amplitudes);
        type(test::partOf<QLineEdit>(panel().form(), QStringLiteral("count")), count);
    }

    void compute() { QTest::mouseClick(&panel().form().computeButton(), Qt::LeftButton); }

    /// Waits until the button offers to compute again.
    [[nodiscard]] bool waitForEnd()
    {
        return QTest::qWaitFor([&] { return panel().form().computeButton().text() == QStringLiteral("Compute"); },
                               60000);
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
        // The valve stands in the position loop, which is closed: there are no margins to read.
        QVERIFY2(servo.panel().message().text().startsWith(QStringLiteral("The loop around valve.u is closed")) &&
                     !servo.panel().message().text().contains(QStringLiteral("phase margin")),
                 qPrintable(servo.panel().message().text()));
    }

    // The same signal by either of its names has the same answer; cut there, the loop has that of its parts and
    // margins.
    void aLoopIsCutAtItsInput()
    {
        OpenServo servo;
        servo.ask(QStringLiteral("controller.y"), QStringLiteral("mass.v"), {}, QStringLiteral("5"));
        servo.compute();
        QVERIFY(servo.waitForEnd());
        const std::vector<std::complex<double>> before = servo.panel().linear().response;
        servo.ask(QStringLiteral("valve.u"), QStringLiteral("mass.v"), {}, QStringLiteral("5"));
        servo.compute();
        QVERIFY(servo.waitForEnd());
        const std::vector<std::complex<double>> closed = servo.panel().linear().response;
        const solver::LinearSystem closedSystem = servo.panel().linear().system;
        QCOMPARE(closed.size(), before.size());
        for (std::size_t k = 0; k < closed.size(); ++k)
            QVERIFY(std::abs(closed[k] - before[k]) < 1e-9 * std::abs(before[k]));
        // The valve opens, the mass goes forward.
        const std::vector<double>& step = servo.panel().linear().stepValues;
        QVERIFY(*std::ranges::max_element(step) > -*std::ranges::min_element(step));

        test::partOf<QCheckBox>(servo.panel().form()).click();
        servo.compute();
        QVERIFY(servo.waitForEnd());
        const std::vector<std::complex<double>> open = servo.panel().linear().response;
        QVERIFY2(servo.panel().message().text().contains(QStringLiteral("cut at valve.u")),
                 qPrintable(servo.panel().message().text()));
        servo.ask(QStringLiteral("valve.u"), QStringLiteral("valve.u"), {}, QStringLiteral("5"));
        servo.compute();
        QVERIFY(servo.waitForEnd());
        const app::LinearAnswer& loop = servo.panel().linear();
        QVERIFY2(servo.panel().message().text().contains(QStringLiteral("Gain of the loop")) &&
                     servo.panel().message().text().contains(QStringLiteral("gain margin")),
                 qPrintable(servo.panel().message().text()));
        // Controller 30, position from speed; closed it is open/(1 + loop).
        for (std::size_t k = 0; k < open.size(); ++k) {
            const std::complex<double> position =
                30.0 * open[k] / std::complex<double>(0, 2 * std::numbers::pi * loop.frequencies[k]);
            const std::complex<double> whole =
                solver::frequencyResponse(closedSystem, 0, 0, {2 * std::numbers::pi * loop.frequencies[k]})[0];
            QVERIFY(std::abs(loop.response[k] - position) < 1e-6 * std::abs(position));
            QVERIFY(std::abs(open[k] / (1.0 + loop.response[k]) / whole - 1.0) < 1e-6);
        }
        // The circuit itself, at amplitudes, keeps its loop.
        OpenServo::type(test::partOf<QLineEdit>(servo.panel().form(), QStringLiteral("amplitudes")),
                        QStringLiteral("0.1"));
        servo.compute();
        QVERIFY(
            test::partOf<QLineEdit>(servo.panel().form(), QStringLiteral("amplitudes")).property("invalid").toBool());
    }

    // Answers of an earlier circuit are marked, until it is that circuit again.
    void oldAnswersAreMarked()
    {
        OpenServo servo;
        servo.ask(QStringLiteral("valve.u"), QStringLiteral("mass.v"), {}, QStringLiteral("3"));
        servo.compute();
        QVERIFY(servo.waitForEnd());
        const auto isMarked = [](const FrequencyPanel& panel) {
            for (const QLabel* label : panel.findChildren<QLabel*>())
                if (label->isVisible() && label->text().startsWith(QStringLiteral("The circuit has changed")))
                    return true;
            return false;
        };
        QVERIFY(!isMarked(servo.panel()));
        editor::DocumentSession& session = servo.window.page().session();
        QVERIFY(session.setParameter({QStringLiteral("mass")}, QStringLiteral("m"), QStringLiteral("100")));
        QTRY_VERIFY(isMarked(servo.panel()));
        session.file().undoStack().undo();
        QTRY_VERIFY(!isMarked(servo.panel()));
        QVERIFY(session.apply(QStringLiteral("Delete"),
                              model::planRemoval(session.sheet().diagram(), {{QStringLiteral("sensor")}}, {})));
        QTRY_VERIFY(isMarked(servo.panel()));
        session.file().undoStack().undo();
        QVERIFY(session.setParameter({QStringLiteral("mass")}, QStringLiteral("m"), QStringLiteral("100")));
        QTRY_VERIFY(isMarked(servo.panel()) && !servo.window.page().check().isPending());
        servo.compute();
        QVERIFY(servo.waitForEnd());
        QVERIFY(!isMarked(servo.panel()));
    }

    // Each open file has its own question and answers.
    void anotherFileHasItsOwnAnswers()
    {
        OpenServo servo;
        servo.ask(QStringLiteral("valve.u"), QStringLiteral("mass.v"), {}, QStringLiteral("3"));
        servo.compute();
        QVERIFY(servo.waitForEnd());
        const QString said = servo.panel().message().text();
        const std::size_t modes = servo.panel().linear().modes.size();
        QVERIFY(modes > 2 && !said.isEmpty());
        app::DocumentPage* first = &servo.window.page();
        servo.window.window().documents().newDocument(QStringLiteral("M"), kSaturatedLoop);
        QVERIFY(&servo.window.page() != first);
        QCOMPARE(test::partOf<QLineEdit>(servo.panel().form(), QStringLiteral("input")).text(), QString());
        QVERIFY(servo.panel().message().text().isEmpty() && servo.panel().linear().modes.empty());
        servo.ask(QStringLiteral("zero.y"), QStringLiteral("x3"), {}, QStringLiteral("5"));
        servo.window.window().documents().goToTab(*first);
        QCOMPARE(test::partOf<QLineEdit>(servo.panel().form(), QStringLiteral("input")).text(),
                 QStringLiteral("valve.u"));
        QCOMPARE(test::partOf<QLineEdit>(servo.panel().form(), QStringLiteral("count")).text(), QStringLiteral("3"));
        QCOMPARE(servo.panel().message().text(), said);
        QCOMPARE(servo.panel().linear().modes.size(), modes);
        QCOMPARE(servo.panel().modes().topLevelItemCount(), static_cast<int>(modes));
    }

    // The peak of the drive's lightly damped resonance is drawn whole, and in Nyquist's plane angles are true.
    void aResonanceIsDrawnWhole()
    {
        OpenServo servo;
        servo.ask(QStringLiteral("valve.u"), QStringLiteral("mass.v"), {}, QStringLiteral("3"));
        servo.compute();
        QVERIFY(servo.waitForEnd());
        const app::LinearAnswer& linear = servo.panel().linear();
        const auto lightest = std::ranges::min_element(
            linear.modes, {}, [](const solver::Mode& mode) { return mode.eigenvalue.imag() > 0 ? mode.damping : 2; });
        QVERIFY(lightest->damping < 0.05);
        double drawn = 0, peak = 0;
        for (const std::complex<double>& value : linear.response)
            drawn = std::max(drawn, std::abs(value));
        for (int k = -1000; k <= 1000; ++k)
            peak = std::max(
                peak, std::abs(solver::frequencyResponse(
                          linear.system, 0, 0, {lightest->eigenvalue.imag() * (1 + 1e-3 * k * lightest->damping)})[0]));
        QVERIFY2(std::abs(drawn / peak - 1) < 1e-3, qPrintable(QStringLiteral("%1 of %2").arg(drawn).arg(peak)));

        FrequencyPlot plot(servo.window.theme().activeTheme());
        plot.resize(700, 500);
        plot.setAnswers({}, linear, {});
        plot.showView(FrequencyPlot::Nyquist);
        plot.replot();
        const QCPAxisRect& rect = *plot.axisRect(0);
        const QCPAxis &across = *rect.axis(QCPAxis::atBottom), &up = *rect.axis(QCPAxis::atLeft);
        const double ratio = across.range().size() / rect.width() * rect.height() / up.range().size();
        QVERIFY2(std::abs(ratio - 1) < 1e-6, qPrintable(QString::number(ratio)));
        for (const std::complex<double>& value : linear.response)
            QVERIFY(across.range().contains(value.real()) && up.range().contains(value.imag()));
    }

    // A field that cannot be used is marked, and said in words.
    void aWrongFieldIsMarked()
    {
        OpenServo servo;
        servo.ask(QStringLiteral("valve.u"), QStringLiteral("mass.v"), QStringLiteral("0,001"), QStringLiteral("3"));
        servo.compute();
        QCOMPARE(servo.panel().message().text(), QStringLiteral("Amplitudes: \"0,001\" has a comma; write \"0.001\"."));
        QVERIFY(
            test::partOf<QLineEdit>(servo.panel().form(), QStringLiteral("amplitudes")).property("invalid").toBool());
        OpenServo::type(test::partOf<QLineEdit>(servo.panel().form(), QStringLiteral("amplitudes")),
                        QStringLiteral("0.001"));
        OpenServo::type(test::partOf<QLineEdit>(servo.panel().form(), QStringLiteral("output")),
                        QStringLiteral("mas.s"));
        servo.compute();
        QVERIFY(
            !test::partOf<QLineEdit>(servo.panel().form(), QStringLiteral("amplitudes")).property("invalid").toBool());
        QVERIFY(servo.waitForEnd());
        QVERIFY2(servo.panel().message().text().contains(QStringLiteral("mas.s")),
                 qPrintable(servo.panel().message().text()));
        QVERIFY2(!servo.panel().message().text().contains(QStringLiteral("settle")),
                 qPrintable(servo.panel().message().text()));
    }

    // The mouse reads gain and phase at the frequency of a point, and a point of Nyquist's curve.
    void curvesAreReadUnderTheMouse()
    {
        OpenServo servo;
        servo.ask(QStringLiteral("valve.u"), QStringLiteral("mass.v"), {}, QStringLiteral("3"));
        servo.compute();
        QVERIFY(servo.waitForEnd());
        const auto& linear = servo.panel().linear();
        const std::size_t k = linear.response.size() / 2;
        FrequencyPlot& plot = servo.panel().plot();
        QTRY_VERIFY(plot.axisRectCount() == 2 && plot.axisRect(0)->width() > 60);
        const auto pointAt = [&](const QCPAxisRect& rect, double x, double y) {
            return QPointF(rect.axis(QCPAxis::atBottom)->coordToPixel(x), rect.axis(QCPAxis::atLeft)->coordToPixel(y))
                .toPoint();
        };
        const double gain = 20 * std::log10(std::abs(linear.response[k]));
        hover(plot, pointAt(*plot.axisRect(0), linear.frequencies[k], gain));
        QTRY_VERIFY(plot.readout().place());
        // On a point of the curve, not between two of them.
        const double place = *plot.readout().place();
        const auto point = std::ranges::find(linear.frequencies, place);
        QVERIFY(point != linear.frequencies.end());
        QVERIFY(std::abs(std::log10(place / linear.frequencies[k])) < 0.03);
        const std::complex<double> answer =
            linear.response[static_cast<std::size_t>(point - linear.frequencies.begin())];
        const QLocale locale = plot.locale();
        QCOMPARE(plot.readout().readings(0).front().text,
                 locale.toString(20 * std::log10(std::abs(answer)), 'g', 4) + QStringLiteral(" dB"));
        QVERIFY(plot.readout().readings(1).front().text.endsWith(QStringLiteral("°")));
        servo.panel().showView(FrequencyPlot::Nyquist);
        // Points are farthest from each other where the response is greatest.
        const auto far =
            std::ranges::max_element(linear.response, {}, [](const auto value) { return std::abs(value); });
        const double frequency = linear.frequencies[static_cast<std::size_t>(far - linear.response.begin())];
        const auto toldThere = [&] {
            hover(plot, pointAt(*plot.axisRect(0), far->real(), far->imag()));
            return plot.locusReadout().text();
        };
        QTRY_VERIFY2(toldThere().startsWith(locale.toString(frequency, 'g', 4) + QStringLiteral(" Hz: ")),
                     qPrintable(plot.locusReadout().text()));
        hover(plot, QPoint(2, 2));
        QTRY_VERIFY(plot.locusReadout().text().isEmpty());
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
            if (modes.topLevelItem(row)->text(3).contains(QStringLiteral("cylinder")) &&
                !modes.topLevelItem(row)->text(0).isEmpty())
                swinging = row;
        QVERIFY(swinging >= 0);
        const std::complex<double> value = servo.panel().linear().modes[static_cast<std::size_t>(swinging)].eigenvalue;
        const auto cell = [&](int column) { return modes.topLevelItem(swinging)->text(column).toDouble(); };
        QVERIFY(std::abs(cell(0) * 2 * std::numbers::pi / std::abs(value) - 1) < 1e-3);
        QVERIFY(std::abs(cell(2) * -value.real() - 1) < 1e-3);
        QTRY_VERIFY(modes.viewport()->height() > 60 && modes.viewport()->width() > 60);
        modes.scrollToItem(modes.topLevelItem(swinging));
        const QRect place = modes.visualItemRect(modes.topLevelItem(swinging));
        QTest::mouseClick(modes.viewport(), Qt::LeftButton, Qt::NoModifier, place.center());
        QVERIFY(servo.window.page().session().selection().components.contains({QStringLiteral("cylinder")}));
    }

    // At no width and no range the numbers along the axis run into each other.
    void theNumbersOfPolesStayApart()
    {
        OpenServo servo;
        servo.ask(QStringLiteral("valve.u"), QStringLiteral("mass.v"), {}, QStringLiteral("3"));
        servo.compute();
        QVERIFY(servo.waitForEnd());
        FrequencyPlot& plot = servo.panel().plot();
        for (const FrequencyPlot::View view : {FrequencyPlot::Poles, FrequencyPlot::Nyquist, FrequencyPlot::Step}) {
            servo.panel().showView(view);
            for (const int width : {180, 240, 320, 480, 900})
                for (const double size : {2.3e-4, 7.0, 83.0, 1234.0, 2.9e4, 6.1e6}) {
                    plot.resize(width, 240);
                    QCPAxis& axis = *plot.axisRect(0)->axis(QCPAxis::atBottom);
                    const QFontMetrics letters(axis.tickLabelFont());
                    axis.setRange(-size, 0.1 * size);
                    plot.replot();
                    QVector<double> ticks;
                    QVector<QString> numbers;
                    axis.ticker()->generate(axis.range(), plot.locale(), QLatin1Char('g'), axis.numberPrecision(),
                                            ticks, nullptr, &numbers);
                    const auto halfOf = [&](qsizetype k) { return letters.horizontalAdvance(numbers[k]) / 2.0; };
                    for (qsizetype k = 1; k < ticks.size(); ++k)
                        if (axis.range().contains(ticks[k - 1]) && axis.range().contains(ticks[k]))
                            QVERIFY2(axis.coordToPixel(ticks[k]) - axis.coordToPixel(ticks[k - 1]) >
                                         halfOf(k - 1) + halfOf(k),
                                     qPrintable(QStringLiteral("%1 px: %2").arg(width).arg(numbers.join(u' '))));
                }
        }
    }

    // The servo's mass swings on its oil: on the sheet the drive moves, the speed a quarter of a swing ahead.
    void aModeIsShownAsMotion()
    {
        OpenServo servo;
        servo.ask(QStringLiteral("valve.u"), QStringLiteral("mass.v"), {}, QStringLiteral("3"));
        servo.compute();
        QVERIFY(servo.waitForEnd());
        servo.panel().showView(FrequencyPlot::Poles);
        QVERIFY(!test::partOf<QPushButton>(servo.panel(), QStringLiteral("motion")).isEnabled());
        const auto& linear = servo.panel().linear();
        std::size_t swinging = 0;
        for (std::size_t mode = 0; mode < linear.modes.size(); ++mode)
            if (linear.modes[mode].eigenvalue.imag() > 0 && linear.modes[mode].damping < 0.7 &&
                (swinging == 0 || linear.modes[mode].damping < linear.modes[swinging].damping))
                swinging = mode;
        servo.panel().modes().setCurrentItem(servo.panel().modes().topLevelItem(static_cast<int>(swinging)));
        QVERIFY(!servo.window.page().motion().shownValues());
        QTRY_VERIFY(test::partOf<QPushButton>(servo.panel(), QStringLiteral("motion")).isEnabled() &&
                    test::partOf<QPushButton>(servo.panel(), QStringLiteral("motion")).width() > 40);
        QTest::mouseClick(&test::partOf<QPushButton>(servo.panel(), QStringLiteral("motion")), Qt::LeftButton);
        const app::ClassValues* shown = servo.window.page().motion().shownValues();
        QVERIFY(shown);
        const solver::ResultStore& results = shown->results;
        const auto swing = [&](const char* path) {
            const int column = results.find(QLatin1String(path));
            std::complex<double> sum;
            for (std::size_t row = 0; row + 1 < results.rowCount(); ++row)
                sum += results.value(column, row) * std::polar(1.0, -2 * std::numbers::pi * results.time(row));
            return sum * 2.0 / static_cast<double>(results.rowCount() - 1);
        };
        const std::complex<double> way = swing("mass.s"), speed = swing("mass.v");
        QVERIFY2(std::abs(way) > 0.001 && std::abs(way) < 0.031, qPrintable(QString::number(std::abs(way))));
        const double expected = std::arg(linear.modes[swinging].eigenvalue);
        QVERIFY2(std::abs(std::arg(speed / way) - expected) < 1e-3,
                 qPrintable(QStringLiteral("%1, %2").arg(std::arg(speed / way)).arg(expected)));
        const double before = servo.window.page().motion().time();
        QTRY_VERIFY(servo.window.page().motion().time() != before);
        // Its enlarged values are no values of a run, and the panel says how the motion relates to the circuit's.
        const editor::SheetResults& onSheet = servo.window.page().sheet().sheet().results();
        QTRY_VERIFY(std::ranges::any_of(onSheet.nets, [](const auto& net) { return net.color.isValid(); }));
        QVERIFY(std::ranges::all_of(onSheet.nets, [](const auto& net) { return net.labels.empty(); }));
        QVERIFY(!onSheet.scale);
        QCOMPARE(test::partOf<QPushButton>(servo.panel(), QStringLiteral("motion")).text(),
                 QStringLiteral("Stop the motion"));
        const double period = 2 * std::numbers::pi / linear.modes[swinging].eigenvalue.imag();
        QVERIFY2(
            servo.panel().message().text().contains(QStringLiteral(" %1 s").arg(QLocale().toString(period, 'g', 4))),
            qPrintable(servo.panel().message().text()));
        // Another mode goes on in its place; another view ends it.
        servo.panel().modes().setCurrentItem(servo.panel().modes().topLevelItem(0));
        QVERIFY(servo.window.page().motion().shownValues() != nullptr);
        servo.panel().showView(FrequencyPlot::Bode);
        QVERIFY(!servo.window.page().motion().shownValues());
        QCOMPARE(test::partOf<QPushButton>(servo.panel(), QStringLiteral("motion")).text(),
                 QStringLiteral("Show as motion"));
        QVERIFY(servo.panel().message().text().startsWith(QStringLiteral("The loop around valve.u")));
    }

    // In the dock below the sheet there is little height, too.
    void gainStandsOverPhaseOnOneFrequency()
    {
        OpenServo servo;
        auto* plot = servo.panel().findChild<FrequencyPlot*>();
        servo.ask(QStringLiteral("valve.u"), QStringLiteral("mass.v"), QStringLiteral("0.001; 1"), QStringLiteral("3"));
        servo.compute();
        QVERIFY(servo.waitForEnd());
        plot->replot();
        QVERIFY2(plot->height() < 300, qPrintable(QString::number(plot->height())));
        const QWidget& compute = servo.panel().form().computeButton();
        QVERIFY2(compute.height() >= compute.sizeHint().height(), qPrintable(QString::number(compute.height())));
        for (const QSize size : {plot->size(), QSize(700, 600)}) {
            plot->resize(size);
            plot->replot();
            QCOMPARE(plot->axisRectCount(), 2);
            const QCPAxisRect &gains = *plot->axisRect(0), &phases = *plot->axisRect(1);
            QVERIFY(gains.bottom() < phases.top());
            QCOMPARE(gains.left(), phases.left());
            QCOMPARE(gains.width(), phases.width());
            for (const QCPAxisRect* rect : {&gains, &phases})
                QVERIFY2(5 * rect->height() > size.height(), qPrintable(QString::number(rect->height())));
            // Moving one frequency moves the other.
            gains.axis(QCPAxis::atBottom)->setRange(3, 30);
            QCOMPARE(phases.axis(QCPAxis::atBottom)->range().lower, 3.0);
            const QVector<double> ticks = phases.axis(QCPAxis::atLeft)->tickVector();
            QVERIFY(ticks.size() >= 2);
            for (const double tick : ticks)
                QCOMPARE(std::remainder(tick, 45.0), 0.0);
            const double step = ticks[1] - ticks[0];
            QVERIFY2(step == 45 || step == 90 || step == 180, qPrintable(QString::number(step)));
            // The names stand inside the gains, in a corner of it.
            const auto legends = plot->findChildren<QCPLegend*>();
            const auto found = std::ranges::find(legends, 3, &QCPLegend::itemCount);
            QVERIFY(found != legends.end());
            QVERIFY(gains.outerRect().contains((*found)->outerRect()));
        }
    }

    // Three equal lags with a gain of 4: half of that at -180 degrees, where the phases of 60 degrees each add up.
    void marginsStandInBodesDiagram()
    {
        OpenServo servo(
            "model M\n  Real x1(start=0, fixed=true), x2(start=0, fixed=true), x3(start=0, fixed=true);\n"
            "  parameter Real u = 0;\nequation\n  0.1*der(x1) = 4*u - x1;\n  0.1*der(x2) = x1 - x2;\n"
            "  0.1*der(x3) = x2 - x3;\nend M;\n");
        servo.ask(QStringLiteral("u"), QStringLiteral("x3"), {}, QStringLiteral("200"));
        OpenServo::type(test::partOf<QLineEdit>(servo.panel().form(), QStringLiteral("range")),
                        QStringLiteral("0.1 to 10"));
        servo.compute();
        QVERIFY(servo.waitForEnd());
        QVERIFY2(servo.panel().linear().problem.isEmpty(), qPrintable(servo.panel().linear().problem));
        FrequencyPlot& plot = servo.panel().plot();
        QTRY_VERIFY(plot.axisRectCount() == 2 && plot.axisRect(0)->width() > 60);
        QStringList labels;
        for (int k = 0; k < plot.itemCount(); ++k)
            if (const auto* text = qobject_cast<QCPItemText*>(plot.item(k)); text && text->visible())
                labels << text->text();
        // 20 lg 2, and with (1 + w^2)^1.5 = 4 there remain 180 - 3 atan w.
        const double phase = 180 - 3 * std::atan(std::sqrt(std::pow(4, 2.0 / 3) - 1)) * 180 / std::numbers::pi;
        const auto sizeOf = [&](const QString& beginning) {
            for (const QString& label : labels)
                if (label.startsWith(beginning))
                    return label.mid(beginning.size())
                        .split(QRegularExpression(QStringLiteral("[ °]")))
                        .front()
                        .toDouble();
            return 0.0;
        };
        QVERIFY2(std::abs(sizeOf(QStringLiteral("gain margin ")) - 20 * std::log10(2.0)) < 0.02,
                 qPrintable(labels.join(QLatin1Char('|'))));
        QVERIFY2(std::abs(sizeOf(QStringLiteral("phase margin ")) - phase) < 0.1,
                 qPrintable(labels.join(QLatin1Char('|'))));
        // The thick line of the gain margin stands where the phase is -180 degrees: at w = sqrt(3)/0.1.
        const double expected = std::sqrt(3.0) / 0.1 / 2 / std::numbers::pi;
        bool isThere = false;
        for (int k = 0; k < plot.itemCount(); ++k)
            if (const auto* line = qobject_cast<QCPItemLine*>(plot.item(k)); line && line->pen().widthF() > 2)
                isThere = isThere || (std::abs(line->start->coords().x() - expected) < 0.01 * expected &&
                                      std::abs(line->start->coords().y() + 20 * std::log10(2.0)) < 0.01);
        QVERIFY(isThere);
        test::keepPicture(servo.window.window(), QStringLiteral("bode_margins.png"));
    }

    // With N = 8/24 of a saturation at 1 the gain at -180 degrees is 1.
    void aLimitCycleIsSaidInWords()
    {
        OpenServo loop(kSaturatedLoop);
        loop.ask(QStringLiteral("zero.y"), QStringLiteral("x3"), QStringLiteral("2; 3; 4.5; 7"), QStringLiteral("9"));
        OpenServo::type(test::partOf<QLineEdit>(loop.panel().form(), QStringLiteral("range")),
                        QStringLiteral("2 to 4"));
        loop.compute();
        QVERIFY(loop.waitForEnd());
        static const QRegularExpression said(
            QStringLiteral("oscillates by itself: amplitude ([0-9.]+) at ([0-9.]+) Hz"));
        const auto match = said.match(loop.panel().message().text());
        QVERIFY2(match.hasMatch(), qPrintable(loop.panel().message().text()));
        QVERIFY(std::abs(match.captured(1).toDouble() - 3.77) < 0.08);
        QVERIFY(std::abs(match.captured(2).toDouble() - 2.757) < 0.02);
        // The table has a row for each point, by amplitude and frequency; the third harmonic is largest at the largest.
        const QTreeWidget& table = loop.panel().harmonics();
        QCOMPARE(table.topLevelItemCount(), 36);
        QCOMPARE(table.topLevelItem(0)->text(0), QStringLiteral("2"));
        QCOMPARE(table.topLevelItem(35)->text(0), QStringLiteral("7"));
        QCOMPARE(table.topLevelItem(35)->text(1), QStringLiteral("4"));
        const auto& last = loop.panel().points().back().outputs[0].harmonics;
        QVERIFY(std::abs(table.topLevelItem(35)->text(5).toDouble() - 100 * std::abs(last[2] / last[0])) < 1e-3);
        QVERIFY(table.topLevelItem(27)->text(5).toDouble() > table.topLevelItem(0)->text(5).toDouble());
        loop.panel().showView(FrequencyPlot::Harmonics);
        QVERIFY(loop.panel().harmonics().isVisible());
        loop.panel().showView(FrequencyPlot::Nyquist);
        QVERIFY(!loop.panel().harmonics().isVisible());

        loop.ask(QStringLiteral("zero.y"), QStringLiteral("x3"), QStringLiteral("0.2; 0.5"), QStringLiteral("3"));
        loop.compute();
        QVERIFY(loop.waitForEnd());
        QVERIFY2(loop.panel().message().text().contains(QStringLiteral("no limit cycle")),
                 qPrintable(loop.panel().message().text()));
    }

    void aVariableIsPickedOnTheSheet()
    {
        OpenServo servo;
        test::Hands hands(servo.window);
        QTest::mouseClick(&test::partOf<QToolButton>(servo.panel().form(), QStringLiteral("pickOutput")),
                          Qt::LeftButton);
        const QByteArray before = servo.window.page().document().text().bytes();
        hands.clickOnSheet(hands.middleOf("mass"));
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QAction* speed = nullptr;
        for (QAction* action : menu->actions()) {
            QVERIFY2(!action->text().contains(QStringLiteral("flange_")), qPrintable(action->text()));
            if (action->data().toString() == QStringLiteral("mass.v"))
                speed = action;
        }
        QVERIFY(speed);
        QVERIFY2(speed->text().endsWith(QStringLiteral(" (v)")), qPrintable(speed->text()));
        speed->trigger();
        menu->close();
        QCOMPARE(test::partOf<QLineEdit>(servo.panel().form(), QStringLiteral("output")).text(),
                 QStringLiteral("mass.v"));
        QVERIFY(!test::partOf<QToolButton>(servo.panel().form(), QStringLiteral("pickOutput")).isChecked());
        // The symbol does not follow the pointer afterwards.
        hands.moveOnSheet(hands.middleOf("valve"));
        hands.clickOnSheet(hands.middleOf("valve"));
        QCOMPARE(servo.window.page().document().text().bytes(), before);
    }

    void aLineOffersItsPressureAndFlow()
    {
        OpenServo servo;
        test::Hands hands(servo.window);
        const editor::DocumentSession& session = servo.window.page().session();
        const model::DiagramConnection* line = nullptr;
        for (const model::DiagramConnection& one : session.sheet().diagram().connections())
            if (!line && one.points.size() >= 2 && one.id.a.port.size() == 1)
                line = &one;
        QVERIFY(line);
        QTest::mouseClick(&test::partOf<QToolButton>(servo.panel().form(), QStringLiteral("pickOutput")),
                          Qt::LeftButton);
        hands.clickOnSheet((line->points[0] + line->points[1]) / 2);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        const QString first = menu->actions().front()->data().toString();
        QVERIFY2(first.endsWith(QStringLiteral(".p")), qPrintable(first));
        menu->close();
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
        test::partOf<QLineEdit>(servo.panel().form(), QStringLiteral("amplitudes")).clear();
        servo.compute();
        QVERIFY(servo.waitForEnd());
        QCOMPARE(servo.panel().message().text(), QStringLiteral("There is no variable \"nothing.there\""));
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
        const auto& points = servo.panel().points();
        const std::size_t count = points.size();
        QVERIFY(test::stays([&points, count] { return points.size() == count; }));
    }
};

BRAMAH_TEST(FrequencyTest);

#include "frequency_test.moc"
