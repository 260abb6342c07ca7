// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/content/spectrum_curves.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace bramah;
using bramah::test::TestWindow;

/// A spectrum is a kind of plot, of the time that the other plots show. The mass of the example, 10 kg on a spring of
/// 10 kN/m, swings at the frequency of its formula.
class SpectrumPlotTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void itIsOfTheTimeThatIsShown();
    void theMouseReadsPeaks();
    void scalesAreChosenAndKept();
    void aNewRunShowsWhenItHasEnded();
    void itIsMadeByKeysAndUndone();

private:
    /// The example after a run, with a spectrum of the first variable of its first plot.
    struct Swing {
        Swing()
        {
            window.window().show();
            window.window().documents().open(TestWindow::example(QStringLiteral("mass_spring.mo")));
            window.page().runs().run();
            isReady = window.waitForEnd() && !area().plots().empty();
            if (!isReady)
                return;
            variable = area().plots().front()->definition().curves.front().variable;
            Q_EMIT area().plots().front()->spectrumWanted(variable);
        }
        [[nodiscard]] app::PlotArea& area() { return window.page().plots().area(); }
        [[nodiscard]] app::PlotView& over() { return *area().plots().front(); }
        [[nodiscard]] app::PlotView& plot() { return *area().plots().back(); }
        [[nodiscard]] solver::Spectrum spectrum()
        {
            return dynamic_cast<const app::SpectrumCurves&>(plot().content()).spectrum(variable);
        }
        /// Chooses an entry of the plot's menu by its name.
        void choose(const QString& name)
        {
            QTimer::singleShot(0, [name] {
                auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
                QVERIFY(menu);
                auto* entry = menu->findChild<QAction*>(name);
                QVERIFY(entry);
                entry->trigger();
                menu->close();
            });
            QTest::mouseClick(&plot().plot(), Qt::RightButton, Qt::NoModifier, plot().plot().rect().center());
        }

        TestWindow window;
        QString variable;
        bool isReady = false;
    };

    static double greatestOf(const solver::Spectrum& spectrum)
    {
        return spectrum.amplitudes.size() < 2
                   ? 0
                   : *std::max_element(spectrum.amplitudes.begin() + 1, spectrum.amplitudes.end());
    }
    static double frequencyOf(const solver::Spectrum& spectrum)
    {
        const auto greatest = std::max_element(spectrum.amplitudes.begin() + 1, spectrum.amplitudes.end());
        return spectrum.step * static_cast<double>(greatest - spectrum.amplitudes.begin());
    }
    static constexpr double kFrequency = 31.622776601683793 / (2 * std::numbers::pi);  // Hz: sqrt(1e4/10)/(2 pi)
};

void SpectrumPlotTest::itIsOfTheTimeThatIsShown()
{
    Swing swing;
    QVERIFY(swing.isReady);
    QCOMPARE(swing.plot().definition().kind, app::PlotKind::Spectrum);
    const solver::Spectrum whole = swing.spectrum();
    QVERIFY(whole.amplitudes.size() > 100);
    QVERIFY2(std::abs(frequencyOf(whole) - kFrequency) < 0.2, qPrintable(QString::number(frequencyOf(whole))));
    // It ends at half the frequency of the rows: beyond, straight lines between them would show as vibrations.
    const double rows = 1 / swing.window.page().history().latest()->settings.interval;
    QVERIFY(std::abs(whole.step * static_cast<double>(whole.amplitudes.size() - 1) - rows / 2) < rows / 100);
    for (std::size_t k = 0; k < whole.amplitudes.size(); ++k)
        if (whole.step * static_cast<double>(k) > 10 * kFrequency)
            QVERIFY(whole.amplitudes[k] < 1e-5 * greatestOf(whole));
    // Half of the time has lines twice as far apart; the plot over time stays as it is when the spectrum is zoomed.
    const QCPRange time = swing.over().timeRange();
    Q_EMIT swing.over().timeRangeChanged({time.lower, time.center()});
    QVERIFY(std::abs(swing.spectrum().step / whole.step - 2) < 0.01);
    QVERIFY(std::abs(frequencyOf(swing.spectrum()) - kFrequency) < 0.4);
    QVERIFY2(swing.plot().plot().xAxis->label().contains(QStringLiteral("Hz")),
             qPrintable(swing.plot().plot().xAxis->label()));
}

void SpectrumPlotTest::theMouseReadsPeaks()
{
    Swing swing;
    QVERIFY(swing.isReady);
    QCustomPlot& plot = swing.plot().plot();
    QTRY_VERIFY(plot.axisRect()->width() > 100);
    const double peak = frequencyOf(swing.spectrum());
    const QPoint beside(static_cast<int>(plot.xAxis->coordToPixel(peak)) + 4, plot.axisRect()->center().y());
    QTest::mouseMove(&plot, beside);
    QMouseEvent move(QEvent::MouseMove, beside, plot.mapToGlobal(beside), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&plot, &move);
    QTRY_COMPARE(swing.plot().cursor().time(), std::optional(peak));
    const std::vector<app::CursorReading> read = swing.plot().cursor().readings();
    QCOMPARE(read.size(), std::size_t(1));
    const app::PlotContent& content = swing.plot().content();
    QVERIFY2(content.valueAxes().front().second->label().contains(read.front().text.section(QLatin1Char(' '), 1)),
             qPrintable(read.front().text));
    QVERIFY(!swing.over().cursor().time());
    // A cursor over time is none of it, and a double click shows all again.
    swing.area().setCursorTime(0.1);
    QCOMPARE(swing.plot().cursor().time(), std::optional(peak));
    const QCPRange whole = plot.xAxis->range();
    const QCPRange time = swing.over().timeRange();
    QTest::mousePress(&plot, Qt::LeftButton, Qt::NoModifier, plot.axisRect()->center());
    QTest::mouseRelease(&plot, Qt::LeftButton, Qt::NoModifier, plot.axisRect()->center());
    plot.xAxis->setRange(1, 2);
    QTest::mouseDClick(&plot, Qt::LeftButton, Qt::NoModifier, beside);
    QCOMPARE(plot.xAxis->range().upper, whole.upper);
    QCOMPARE(swing.over().timeRange(), time);
}

void SpectrumPlotTest::scalesAreChosenAndKept()
{
    Swing swing;
    QVERIFY(swing.isReady);
    swing.choose(QStringLiteral("logarithmicPlace"));
    swing.choose(QStringLiteral("logarithmicValue"));
    QCustomPlot& plot = swing.plot().plot();
    QTRY_COMPARE(plot.xAxis->scaleType(), QCPAxis::stLogarithmic);
    QCPAxis& values = *swing.plot().content().valueAxes().front().second;
    QTRY_COMPARE(values.scaleType(), QCPAxis::stLogarithmic);
    QVERIFY(values.range().lower > 0 && plot.xAxis->range().lower > 0);
    test::keepPicture(swing.area(), QStringLiteral("spectrum.png"));
    const app::PlotDefinition kept = swing.area().definitions().back();
    QVERIFY(kept.isPlaceLogarithmic && kept.isValueLogarithmic);
    // Another kind has equal scales again.
    swing.plot().setKind(app::PlotKind::Curves);
    QCOMPARE(plot.xAxis->scaleType(), QCPAxis::stLinear);
}

void SpectrumPlotTest::aNewRunShowsWhenItHasEnded()
{
    Swing swing;
    QVERIFY(swing.isReady);
    const double before = greatestOf(swing.spectrum());
    swing.window.page().session().setParameter({QStringLiteral("mass")}, QStringLiteral("m"), QStringLiteral("40"));
    swing.window.page().runs().run();
    QVERIFY(swing.window.waitForEnd());
    swing.plot().refresh();
    QTRY_VERIFY(std::abs(frequencyOf(swing.spectrum()) - kFrequency / 2) < 0.2);
    QVERIFY(before > 0);
}

void SpectrumPlotTest::itIsMadeByKeysAndUndone()
{
    TestWindow window;
    window.window().show();
    QVERIFY(window.window().documents().open(TestWindow::example(QStringLiteral("mass_spring.mo"))));
    window.page().runs().run();
    QVERIFY(window.waitForEnd());
    const QByteArray before = window.page().document().text().bytes();
    app::PlotArea& area = window.page().plots().area();
    QCustomPlot& plot = area.plots().front()->plot();
    plot.setFocus();
    QContextMenuEvent key(QContextMenuEvent::Keyboard, plot.rect().center(), plot.mapToGlobal(plot.rect().center()));
    QApplication::sendEvent(&plot, &key);
    QTRY_VERIFY(QApplication::activePopupWidget());
    // To the first curve, into its menu, and up past Remove.
    for (const Qt::Key one : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Up, Qt::Key_Up, Qt::Key_Return})
        QTest::keyClick(QApplication::activePopupWidget(), one);
    QTRY_COMPARE(area.plots().size(), std::size_t(2));
    QCOMPARE(area.plots().back()->definition().kind, app::PlotKind::Spectrum);
    QVERIFY(window.page().document().text().bytes() != before);
    window.page().session().file().undoStack().undo();
    QCOMPARE(window.page().document().text().bytes(), before);
    QCOMPARE(area.plots().size(), std::size_t(1));
}

BRAMAH_TEST(SpectrumPlotTest);

#include "spectrum_plot_test.moc"
