// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/content/xy_curves.h"
#include "app/plots/curve_dialog.h"
#include "app/plots/plot_annotation.h"
#include "app/plots/statistics_table.h"
#include "app/plots/time_search.h"
#include "app/results/expression_field.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTableWidget>
#include <QTreeView>
#include <QtTest/QTest>

#include <cmath>
#include <numbers>

using namespace bramah;
using bramah::test::TestWindow;

/// What is read from plots by mouse and keys: marks and statistics, expressions, curves over curves. The mass of the
/// example, 10 kg on a spring of 10 kN/m with a damper of 20 N.s/m, swings as its formula says.
class PlotReadingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void clicksMarkARangeAndItsStatistics();
    void theStatisticsAreClosedByKeys();
    void marksAreDragged();
    void keysWalkAlongTheRun();
    void anExpressionIsTypedAndUndone();
    void wrongExpressionsSayWhy();
    void curvesOverACurveAreAnEllipse();
    void pointsOfXyKnowTheirTime();
    void aDropOnTheAxisMakesXy();
    void logarithmicValuesAreKept();
    void aTimeIsFoundByWhatIsSo();
    void aClickOnACurveSelectsItsComponent();
    void theTreeShowsValuesAtTheCursor();
    void aPlotIsCopied();
    void parametersAreThoseOfTheirRun();

private:
    struct Swing {
        Swing()
        {
            window.window().show();
            window.window().documents().open(TestWindow::example(QStringLiteral("mass_spring.mo")));
            area().setDefinitions({{QString(), {{QStringLiteral("mass.s"), {}}, {QStringLiteral("mass.v"), {}}}}});
            window.page().runs().run();
            isReady = window.waitForEnd();
            plot().setFocus();
            QApplication::processEvents();
        }
        [[nodiscard]] app::PlotWorkspace& plots() { return window.page().plots(); }
        [[nodiscard]] app::PlotArea& area() { return plots().area(); }
        [[nodiscard]] app::PlotView& view() { return *area().plots().front(); }
        [[nodiscard]] QCustomPlot& plot() { return view().plot(); }
        [[nodiscard]] const solver::ResultStore& results() { return window.page().history().latest()->results; }
        void key(Qt::Key pressed, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
        {
            QTest::keyClick(&plot(), pressed, modifiers);
        }
        void click(double time)
        {
            const auto x = static_cast<int>(std::round(plot().xAxis->coordToPixel(time)));
            QTest::mouseClick(&plot(), Qt::LeftButton, Qt::NoModifier, {x, plot().axisRect()->top() + 3});
        }
        /// The text of the statistics of a curve.
        [[nodiscard]] QString statistic(int row, solver::Statistic wanted)
        {
            const auto& all = app::StatisticsTable::statistics();
            const auto column = std::ranges::find(all, wanted) - all.begin();
            return plots().statistics().table().item(row, 2 + static_cast<int>(column))->text();
        }
        TestWindow window;
        bool isReady = false;
    };
    /// Answers the dialog for a curve that opens next.
    static void answer(const QString& expression, QString* message = nullptr)
    {
        QTimer::singleShot(0, [expression, message] {
            auto* dialog = qobject_cast<app::CurveDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            auto* field = dialog->findChild<app::ExpressionField*>();
            field->setFocus();
            field->selectAll();
            QTest::keyClicks(field, expression);
            auto* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            if (message) {
                for (const QLabel* label : dialog->findChildren<QLabel*>())
                    if (label->text().contains(QLatin1Char('`')))
                        *message = label->text();
                const bool isReady = ok->isEnabled();
                dialog->reject();
                QVERIFY(!isReady);
                return;
            }
            const bool isReady = ok->isEnabled();
            isReady ? ok->click() : dialog->reject();
            QVERIFY(isReady);
        });
    }
    static constexpr double kDamping = 1;                 // 1/s: d/(2 m)
    static constexpr double kOmega = 31.606961258558215;  // rad/s: sqrt(c/m - kDamping^2)
};

void PlotReadingTest::clicksMarkARangeAndItsStatistics()
{
    Swing swing;
    QVERIFY(swing.isReady);
    // Over whole periods the mean is where the spring is relaxed, and the RMS of the speed its amplitude by sqrt(2).
    const double period = 2 * std::numbers::pi / kOmega;
    swing.key(Qt::Key_M);
    QVERIFY(swing.plots().statistics().isVisible());
    QTRY_VERIFY(swing.plots().statistics().isComplete());
    const QString whole = swing.statistic(0, solver::Statistic::Period);
    QVERIFY2(std::abs(QLocale().toDouble(whole.section(QLatin1Char(' '), 0, 0)) /
                          (whole.contains(QLatin1String("ms")) ? 1000 : 1) -
                      period) < 1e-3 * period,
             qPrintable(whole));
    swing.click(0.2);
    QVERIFY(swing.area().marks().a && !swing.area().marks().b);
    swing.click(0.4);
    const auto range = swing.area().marks().range();
    QVERIFY(range && std::abs(range->lower - 0.2) < 0.01 && std::abs(range->upper - 0.4) < 0.01);
    QTRY_VERIFY(swing.plots().statistics().isComplete());
    QTRY_VERIFY(swing.plots().statistics().findChild<QLabel*>()->text().contains(QLatin1String("A and B")));
    QTRY_VERIFY(swing.plots().statistics().isComplete());
    solver::CurveStatistics numbers(swing.results(), swing.results().find(QStringLiteral("mass.v")), range->lower,
                                    range->upper);
    const QString shown = swing.statistic(1, solver::Statistic::Rms);
    QVERIFY2(std::abs(QLocale().toDouble(shown.section(QLatin1Char(' '), 0, 0)) /
                          (shown.contains(QLatin1String("mm/s")) ? 1000 : 1) -
                      *numbers.value(solver::Statistic::Rms)) < 1e-3,
             qPrintable(shown));
    QVERIFY(swing.plots().statistics().text(QLatin1Char('\t')).count(QLatin1Char('\n')) >= 3);
    swing.click(0.3);
    QVERIFY(swing.area().marks().a && !swing.area().marks().b);
    swing.key(Qt::Key_Escape);
    QVERIFY(!swing.area().marks().a);
    swing.key(Qt::Key_M);
    QVERIFY(!swing.plots().statistics().isVisible());
}

// Its own keys close the table, and give the keys back to the plot.
void PlotReadingTest::theStatisticsAreClosedByKeys()
{
    Swing swing;
    QVERIFY(swing.isReady);
    swing.click(0.2);
    for (const Qt::Key key : {Qt::Key_M, Qt::Key_Escape}) {
        swing.key(Qt::Key_M);
        QTableWidget& table = swing.plots().statistics().table();
        QTRY_VERIFY(table.isVisible() && table.rowCount() > 0);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(table.model()->index(0, 0)).center());
        QVERIFY(table.hasFocus());
        QTest::keyClick(&table, key);
        QVERIFY(!swing.plots().statistics().isVisible());
        QVERIFY(swing.area().isAncestorOf(QApplication::focusWidget()));
        QVERIFY(swing.area().marks().a);
    }
}

void PlotReadingTest::marksAreDragged()
{
    Swing swing;
    QVERIFY(swing.isReady);
    swing.click(0.2);
    swing.click(0.4);
    const auto pixel = [&](double time) {
        return QPoint(static_cast<int>(swing.plot().xAxis->coordToPixel(time)), swing.plot().axisRect()->center().y());
    };
    const QCPRange before = swing.view().timeRange();
    QTest::mouseMove(&swing.plot(), pixel(*swing.area().marks().b));
    QTest::mousePress(&swing.plot(), Qt::LeftButton, Qt::NoModifier, pixel(*swing.area().marks().b));
    QMouseEvent move(QEvent::MouseMove, pixel(0.6), swing.plot().mapToGlobal(pixel(0.6)), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QApplication::sendEvent(&swing.plot(), &move);
    QTest::mouseRelease(&swing.plot(), Qt::LeftButton, Qt::NoModifier, pixel(0.6));
    QVERIFY(std::abs(*swing.area().marks().b - 0.6) < 0.01);
    QVERIFY(std::abs(*swing.area().marks().a - 0.2) < 0.01);
    QVERIFY(swing.view().timeRange() == before);  // it was no box
}

void PlotReadingTest::keysWalkAlongTheRun()
{
    Swing swing;
    QVERIFY(swing.isReady);
    const solver::ResultStore& rows = swing.results();
    swing.key(Qt::Key_Home);
    QCOMPARE(*swing.area().cursorTime(), rows.firstTime());
    swing.key(Qt::Key_Right);
    const double second = *swing.area().cursorTime();
    QVERIFY(second > rows.firstTime());
    QCOMPARE(rows.time(rows.rowAt(second)), second);
    QCOMPARE(*swing.window.page().moment().chosenTime(), second);
    for (int k = 0; k < 9; ++k)
        swing.key(Qt::Key_Right);
    const double eleventh = *swing.area().cursorTime();
    swing.key(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(*swing.area().cursorTime(), rows.firstTime());
    swing.key(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(*swing.area().cursorTime(), eleventh);
    // Peaks of the place are a period apart.
    swing.key(Qt::Key_P);
    const double peak = *swing.area().cursorTime();
    swing.key(Qt::Key_P);
    const double next = *swing.area().cursorTime();
    QVERIFY(std::abs(next - peak - 2 * std::numbers::pi / kOmega) < 0.02);
    swing.key(Qt::Key_P, Qt::ShiftModifier);
    QCOMPARE(*swing.area().cursorTime(), peak);
    swing.key(Qt::Key_Space);
    QCOMPARE(*swing.area().marks().a, peak);
    swing.key(Qt::Key_End);
    QCOMPARE(*swing.area().cursorTime(), rows.lastTime());
    swing.key(Qt::Key_Escape);
    QVERIFY(!swing.area().marks().a && swing.area().cursorTime());
    swing.key(Qt::Key_Escape);
    QVERIFY(!swing.area().cursorTime());
    // Zoomed, F and W show all again.
    swing.area().showTime({0.1, 0.2});
    swing.key(Qt::Key_F);
    QVERIFY(swing.view().timeRange().upper > 0.5);
    swing.area().showTime({0.1, 0.2});
    swing.key(Qt::Key_W);
    QVERIFY(swing.view().timeRange().upper > 0.5);
}

void PlotReadingTest::anExpressionIsTypedAndUndone()
{
    Swing swing;
    QVERIFY(swing.isReady);
    answer(QStringLiteral("der(mass.s) - mass.v"));
    swing.key(Qt::Key_Insert);
    QCOMPARE(swing.view().definition().curves.size(), std::size_t(3));
    QCOMPARE(swing.view().definition().curves.back().variable, QStringLiteral("der(mass.s) - mass.v"));
    QTRY_VERIFY(swing.view().pointCount(QStringLiteral("der(mass.s) - mass.v")) > 10);
    QVERIFY(swing.window.page().document().text().bytes().contains("der(mass.s) - mass.v"));
    swing.window.page().session().file().undoStack().undo();
    QCOMPARE(swing.area().plots().front()->definition().curves.size(), std::size_t(2));
}

void PlotReadingTest::wrongExpressionsSayWhy()
{
    Swing swing;
    QVERIFY(swing.isReady);
    QString message;
    answer(QStringLiteral("mass.s + mass.v"), &message);
    swing.key(Qt::Key_Insert);
    QVERIFY2(message.contains(QLatin1String("`mass.s` is in m, but `mass.v` in m/s")), qPrintable(message));
    QCOMPARE(swing.view().definition().curves.size(), std::size_t(2));
}

void PlotReadingTest::curvesOverACurveAreAnEllipse()
{
    Swing swing;
    QVERIFY(swing.isReady);
    swing.view().setX(QStringLiteral("mass.s"));
    QVERIFY(swing.view().definition().kind == app::PlotKind::Xy);
    QCOMPARE(swing.view().definition().curves.size(), std::size_t(1));
    const auto* content = dynamic_cast<const app::XyCurves*>(&swing.view().content());
    QVERIFY(content && content->pointCount(QStringLiteral("mass.v")) > 50);
    auto* curve = qobject_cast<QCPCurve*>(swing.plot().plottable(0));
    QVERIFY(curve);
    // s^2 c/m + v^2 + 2 a s v = (s(0))^2 c/m exp(-2 a t): an ellipse that shrinks.
    const auto sizeAt = [&](int k) {
        const double place = curve->data()->at(k)->key / 1000, speed = curve->data()->at(k)->value;  // mm and m/s
        return place * place * 1000 + speed * speed + 2 * kDamping * place * speed;
    };
    const int last = curve->data()->size() - 1;
    QVERIFY(std::abs(sizeAt(0) - 10) < 1e-6);
    QVERIFY(std::abs(sizeAt(last) / (10 * std::exp(-2 * kDamping * swing.results().lastTime())) - 1) < 1e-2);
    for (int k = 1; k <= last; ++k)
        QVERIFY(sizeAt(k) < sizeAt(k - 1) * (1 + 1e-5));
    // The time shown limits it.
    const int all = content->pointCount(QStringLiteral("mass.v"));
    swing.area().showTime({0.1, 0.15});
    QVERIFY(content->pointCount(QStringLiteral("mass.v")) < all / 3);
    // Back over time the first curve is there again.
    swing.view().setKind(app::PlotKind::Curves);
    QCOMPARE(swing.view().definition().curves.size(), std::size_t(2));
    QCOMPARE(swing.view().definition().curves.front().variable, QStringLiteral("mass.s"));
}

void PlotReadingTest::pointsOfXyKnowTheirTime()
{
    Swing swing;
    QVERIFY(swing.isReady);
    swing.view().setX(QStringLiteral("mass.s"));
    swing.area().showTime({0.0, 0.15});
    const auto* content = dynamic_cast<const app::XyCurves*>(&swing.view().content());
    swing.area().setCursorTime(0.07);
    QCOMPARE(content->shownPoints().size(), std::size_t(1));
    const QPointF point = content->shownPoints().front().at;
    QVERIFY(content->shownPoints().front().text.contains(QLatin1String(" at ")));
    const auto time = content->timeNear(point + QPointF(2, 1));
    QVERIFY(time && std::abs(*time - 0.07) < 0.004);
    QTest::mouseMove(&swing.plot(), point.toPoint());
    QTRY_VERIFY(swing.window.page().moment().chosenTime() &&
                std::abs(*swing.window.page().moment().chosenTime() - 0.07) < 0.004);
}

void PlotReadingTest::aDropOnTheAxisMakesXy()
{
    Swing swing;
    QVERIFY(swing.isReady);
    QMimeData data;
    data.setData(QLatin1String(app::kVariableMimeType), "mass.s");
    const QPointF place(swing.plot().axisRect()->center().x(), swing.plot().axisRect()->bottom() + 12);
    QDragEnterEvent enter(place.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&swing.view(), &enter);
    QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&swing.view(), &drop);
    QVERIFY(swing.view().definition().kind == app::PlotKind::Xy);
    QCOMPARE(swing.view().definition().x.variable, QStringLiteral("mass.s"));
    QVERIFY(swing.plot().xAxis->label().startsWith(QLatin1String("mass.s [")));
    // It is kept with the model, as Modelica has it, and undone.
    QVERIFY(swing.window.page().document().text().bytes().contains("Curve(x=mass.s, y=mass.v)"));
    swing.window.page().session().file().undoStack().undo();
    QVERIFY(swing.view().definition().kind == app::PlotKind::Curves);
}

void PlotReadingTest::logarithmicValuesAreKept()
{
    Swing swing;
    QVERIFY(swing.isReady);
    answer(QStringLiteral("exp(-5*time/1 s)"));
    swing.key(Qt::Key_Insert);
    app::PlotDefinition definition = swing.view().definition();
    definition.curves.erase(definition.curves.begin(), definition.curves.begin() + 2);
    definition.isValueLogarithmic = true;
    swing.view().setDefinition(definition);
    swing.view().fit();
    QCPAxis* axis = swing.view().content().valueAxes().front().second;
    QVERIFY(axis->scaleType() == QCPAxis::stLogarithmic);
    const double end = std::exp(-5 * swing.results().lastTime());
    QTRY_VERIFY(axis->range().lower > end / 2 && axis->range().lower <= end);
    QVERIFY(axis->range().upper >= 1);
}

void PlotReadingTest::aTimeIsFoundByWhatIsSo()
{
    Swing swing;
    QVERIFY(swing.isReady);
    swing.key(Qt::Key_Slash);
    app::TimeSearch& search = swing.plots().search();
    QVERIFY(search.isVisible());
    QTest::keyClicks(&search.field(), QStringLiteral("sin(31.41592653589793*time/1 s) > 0.5"));
    QTest::keyClick(&search.field(), Qt::Key_Return);
    const auto marks = swing.area().marks().range();
    QVERIFY(marks);
    // A sine is above half of its amplitude for a third of its period, 200 ms.
    QTest::keyClick(&search.field(), Qt::Key_Return);
    QVERIFY(std::abs(swing.area().marks().range()->size() - 0.2 / 3) < 1e-5);
    QVERIFY(search.message().startsWith(QLatin1String("2 of ")));
    QTest::keyClick(&search.field(), Qt::Key_Return, Qt::ShiftModifier);
    QVERIFY(search.message().startsWith(QLatin1String("1 of ")));
    search.field().setText(QStringLiteral("mass.v > 1 bar"));
    QTest::keyClick(&search.field(), Qt::Key_Return);
    QVERIFY(search.message().contains(QLatin1String("same unit")));
    search.field().setText(QStringLiteral("mass.v > 100 m/s"));
    QTest::keyClick(&search.field(), Qt::Key_Return);
    QCOMPARE(search.message(), QStringLiteral("Never in this run"));
    QTest::keyClick(&search.field(), Qt::Key_Escape);
    QVERIFY(!search.isVisible());
}

void PlotReadingTest::aClickOnACurveSelectsItsComponent()
{
    Swing swing;
    QVERIFY(swing.isReady);
    swing.window.page().session().select({});
    const double time = swing.results().lastTime() / 2;
    const auto axes = swing.view().content().valueAxes();
    const solver::ResultStore& rows = swing.results();
    const double value =
        swing.window.page().plots().plottable().find(QStringLiteral("mass.v"))->displayUnit == QLatin1String("mm/s")
            ? 1000
            : 1;
    const QPoint place(static_cast<int>(swing.plot().xAxis->coordToPixel(time)),
                       static_cast<int>(axes.back().second->coordToPixel(
                           value * rows.valueAt(rows.find(QStringLiteral("mass.v")), time))));
    QTest::mouseClick(&swing.plot(), Qt::LeftButton, Qt::NoModifier, place);
    QCOMPARE(swing.window.page().session().selection().components.size(), 1);
    QCOMPARE(*swing.window.page().session().selection().components.begin(), model::ComponentId{QStringLiteral("mass")});
}

void PlotReadingTest::theTreeShowsValuesAtTheCursor()
{
    Swing swing;
    QVERIFY(swing.isReady);
    swing.plots().variables().searchFor(QStringLiteral("mass.v"));
    QAbstractItemModel& model = *swing.plots().variables().view().model();
    const QModelIndex mass = model.index(0, 0);
    const QModelIndex value = model.index(0, 1, mass);
    const solver::ResultStore& rows = swing.results();
    for (const double time : {0.1, 0.2}) {
        swing.window.page().moment().chooseTime(time);
        const double expected = rows.valueAt(rows.find(QStringLiteral("mass.v")), time);
        QVERIFY2(std::abs(QLocale().toDouble(value.data().toString()) - expected) < 1e-3 * std::abs(expected) + 1e-6,
                 qPrintable(value.data().toString()));
    }
}

void PlotReadingTest::aPlotIsCopied()
{
    Swing swing;
    QVERIFY(swing.isReady);
    QApplication::clipboard()->clear();
    swing.key(Qt::Key_C, Qt::ControlModifier);
    const QMimeData* data = QApplication::clipboard()->mimeData();
    QVERIFY(data->hasImage());
    QVERIFY(data->data(QStringLiteral("image/svg+xml")).contains("<svg"));
    QVERIFY(data->imageData().value<QImage>().width() >= 2 * swing.view().width());
}

/// A run that was started with another value keeps it in its expressions.
void PlotReadingTest::parametersAreThoseOfTheirRun()
{
    Swing swing;
    QVERIFY(swing.isReady);
    const QString text = QStringLiteral("mass.m*1");
    const auto valueIn = [&](const app::RunRecord& run) {
        auto curve = swing.plots().plottable().curve(run, text);
        if (!curve)
            return std::nan("");
        curve->update();
        return curve->at(run.results.lastTime());
    };
    const app::RunRecord& first = *swing.window.page().history().latest();
    QCOMPARE(valueIn(first), 10.0);
    swing.window.page().session().apply(
        QStringLiteral("m"),
        {model::SetModifier{model::ComponentId{QStringLiteral("mass")}, QStringLiteral("m"), QStringLiteral("20")}});
    swing.window.page().runs().run();
    QVERIFY(swing.window.waitForEnd());
    QCOMPARE(valueIn(*swing.window.page().history().latest()), 20.0);
    QCOMPARE(valueIn(*swing.window.page().history().runs().front()), 10.0);
}

BRAMAH_TEST(PlotReadingTest);
#include "plot_reading_test.moc"
