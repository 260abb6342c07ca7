// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/limit_lines.h"
#include "app/plots/note_editing.h"
#include "app/runs/run_measures.h"
#include "app/widgets/page_bar.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#include <QLineEdit>
#include <QMenu>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah;
using app::PlotLayout;
using bramah::test::TestWindow;

/// Pages of plots, strips, notes and limits, by mouse and keys.
class PlotPagesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aPageIsAddedNamedAndTurned();
    void aPlotMovesToAnotherPage();
    void aRemovedPageComesBack();
    void undoKeepsTheZoomOfOtherPlots();
    void stripsShareOneTimeAxis();
    void aNoteIsWrittenAtTheCursor();
    void aNoteIsDragged();
    void aNoteFollowsTheUnitOfItsAxis();
    void limitsOfMeasuresAreLines();

private:
    struct Swing {
        Swing()
        {
            window.window().show();
            window.window().documents().open(TestWindow::example(QStringLiteral("mass_spring.mo")));
            area().setDefinitions({{QString(), {{QStringLiteral("mass.s"), {}}}}});
            area().addPlot({QString(), {{QStringLiteral("mass.v"), {}}}});
            window.page().runs().run();
            isReady = window.waitForEnd();
            plot().setFocus();
            QApplication::processEvents();
        }
        [[nodiscard]] app::PlotArea& area() { return window.page().plots().area(); }
        [[nodiscard]] app::PlotView& view(std::size_t k = 0) { return *area().plots().at(k); }
        [[nodiscard]] QCustomPlot& plot(std::size_t k = 0) { return view(k).plot(); }
        [[nodiscard]] QByteArray text() { return window.page().document().text().bytes(); }
        [[nodiscard]] app::PageBar& bar() { return area().pageBar(); }
        void undo() { window.page().session().file().undoStack().undo(); }
        void key(Qt::Key pressed, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
        {
            QTest::keyClick(&plot(), pressed, modifiers);
        }
        void drag(QPoint from, QPoint to)
        {
            QTest::mouseMove(&plot(), from);
            QTest::mousePress(&plot(), Qt::LeftButton, Qt::NoModifier, from);
            for (const QPoint at : {(from + to) / 2, to}) {
                QMouseEvent move(QEvent::MouseMove, at, plot().mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                                 Qt::NoModifier);
                QApplication::sendEvent(&plot(), &move);
            }
            QTest::mouseRelease(&plot(), Qt::LeftButton, Qt::NoModifier, to);
        }
        /// Writes a note at \a time by keys.
        void note(double time, const QString& words)
        {
            area().setCursorTime(time);
            key(Qt::Key_N);
            QTest::keyClicks(&view().notes().editor(), words);
            QTest::keyClick(&view().notes().editor(), Qt::Key_Return);
        }
        [[nodiscard]] QPoint tip()
        {
            const app::PlotNotes& notes = view().notes().item();
            return notes.tipOf(notes.notes().front())->toPoint();
        }
        [[nodiscard]] QPoint box()
        {
            const app::PlotNotes& notes = view().notes().item();
            return notes.boxOf(notes.notes().front(), *notes.tipOf(notes.notes().front())).center().toPoint();
        }
        TestWindow window;
        bool isReady = false;
    };
};

void PlotPagesTest::aPageIsAddedNamedAndTurned()
{
    Swing swing;
    QVERIFY(swing.isReady);
    QVERIFY(!swing.bar().isVisible());
    const QByteArray before = swing.text();
    swing.window.window().actions().action(QStringLiteral("plots.addPage"))->trigger();
    QVERIFY(swing.bar().isVisible());
    QCOMPARE(swing.bar().count(), 2);
    QCOMPARE(swing.bar().currentIndex(), 1);
    QCOMPARE(swing.text(), before);  // an empty page is no work yet
    swing.area().plotVariable(QStringLiteral("spring.f"));
    QVERIFY(swing.text().contains("identifier=\"bramah2\""));
    QTRY_VERIFY(swing.view().pointCount(QStringLiteral("spring.f")) > 10);

    QTest::mouseDClick(&swing.bar(), Qt::LeftButton, {}, swing.bar().tabRect(1).center());
    QTest::keyClicks(&swing.bar().editor(), QStringLiteral("Force"));
    QTest::keyClick(&swing.bar().editor(), Qt::Key_Return);
    QCOMPARE(swing.bar().tabText(1), QStringLiteral("Force"));
    QVERIFY(swing.text().contains("title=\"Force\""));
    QTest::keyClick(&swing.bar(), Qt::Key_F2);
    QTest::keyClicks(&swing.bar().editor(), QStringLiteral("Other"));
    QTest::keyClick(&swing.bar().editor(), Qt::Key_Escape);
    QCOMPARE(swing.bar().tabText(1), QStringLiteral("Force"));

    QTest::mouseClick(&swing.bar(), Qt::LeftButton, {}, swing.bar().tabRect(0).center());
    QCOMPARE(swing.area().plots().size(), std::size_t(2));
    QTRY_VERIFY(swing.view().pointCount(QStringLiteral("mass.s")) > 10);
    swing.key(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(swing.bar().currentIndex(), 1);
    QCOMPARE(swing.area().definitions().front().curves.front().variable, QStringLiteral("spring.f"));
    swing.key(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(swing.bar().currentIndex(), 0);
    // The times that are seen are those of the page before.
    swing.area().showTime({0.1, 0.3});
    swing.key(Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(swing.view().timeRange().lower, 0.1);
    // Undo shows the page that it changes.
    swing.key(Qt::Key_PageUp, Qt::ControlModifier);
    swing.undo();
    QCOMPARE(swing.bar().currentIndex(), 1);
    QCOMPARE(swing.bar().tabText(1), QStringLiteral("Page 2"));
    swing.undo();
    QVERIFY(!swing.bar().isVisible());
    QCOMPARE(swing.text(), before);
}

void PlotPagesTest::aPlotMovesToAnotherPage()
{
    Swing swing;
    QVERIFY(swing.isReady);
    const QByteArray before = swing.text();
    swing.area().movePlot(swing.view(1), 1);
    QCOMPARE(swing.bar().count(), 2);
    QCOMPARE(swing.area().definitions().front().curves.front().variable, QStringLiteral("mass.v"));
    QCOMPARE(swing.area().pages().size(), std::size_t(2));
    QCOMPARE(swing.area().pages().front().plots.size(), std::size_t(1));
    swing.area().movePage(1, 0);
    QCOMPARE(swing.area().pages().front().plots.front().curves.front().variable, QStringLiteral("mass.v"));
    swing.area().movePlot(swing.view(0), 1);
    QCOMPARE(swing.area().pages().size(), std::size_t(1));
    QCOMPARE(swing.area().plots().size(), std::size_t(2));
    for (int k = 0; k < 3; ++k)
        swing.undo();
    QCOMPARE(swing.text(), before);
    QCOMPARE(swing.area().pages().size(), std::size_t(1));
}

void PlotPagesTest::aRemovedPageComesBack()
{
    Swing swing;
    QVERIFY(swing.isReady);
    swing.area().movePlot(swing.view(1), 1);
    const QByteArray both = swing.text();
    swing.bar().setFocus();
    QTest::keyClick(&swing.bar(), Qt::Key_Delete);
    QCOMPARE(swing.area().pages().size(), std::size_t(1));
    QVERIFY2(!swing.text().contains("y=mass.v"), swing.text().constData());
    swing.undo();
    QCOMPARE(swing.text(), both);
    QCOMPARE(swing.bar().currentIndex(), 1);
}

void PlotPagesTest::undoKeepsTheZoomOfOtherPlots()
{
    Swing swing;
    QVERIFY(swing.isReady);
    app::PlotView* const first = &swing.view(0);
    app::PlotView* const second = &swing.view(1);
    second->addVariable(QStringLiteral("mass.a"));
    swing.area().showTime({0.2, 0.3});
    QCPAxis* values = first->content().valueAxes().front().second;
    values->setRange(-3, 5);
    swing.undo();
    QCOMPARE(&swing.view(0), first);
    QCOMPARE(&swing.view(1), second);
    QCOMPARE(second->definition().curves.size(), std::size_t(1));
    QCOMPARE(first->timeRange().lower, 0.2);
    QCOMPARE(second->timeRange().upper, 0.3);
    QCOMPARE(values->range().lower, -3.0);
    QVERIFY(swing.plot().hasFocus());
}

void PlotPagesTest::stripsShareOneTimeAxis()
{
    Swing swing;
    QVERIFY(swing.isReady);
    // A wide axis on the right of one of them moves the others too.
    swing.view(1).addVariable(QStringLiteral("spring.f"));
    swing.key(Qt::Key_S);
    QVERIFY(swing.area().layout() == PlotLayout::Strips);
    QVERIFY(swing.text().contains("layout=\"strips\""));
    const auto edges = [&](std::size_t k) {
        const QRect area = swing.plot(k).axisRect()->rect();
        return std::pair(swing.plot(k).mapTo(&swing.area(), area.topLeft()).x(), area.width());
    };
    QTRY_COMPARE(edges(0), edges(1));
    QVERIFY(swing.view(0).mapTo(&swing.area(), QPoint()).y() < swing.view(1).mapTo(&swing.area(), QPoint()).y());
    QVERIFY(!swing.plot(0).xAxis->tickLabels() && swing.plot(1).xAxis->tickLabels());
    QVERIFY(swing.plot(0).xAxis->label().isEmpty() && !swing.plot(1).xAxis->label().isEmpty());
    // A spectrum has an axis of its own.
    swing.view(1).setKind(app::PlotKind::Spectrum);
    QVERIFY(swing.plot(0).xAxis->tickLabels() && swing.plot(1).xAxis->tickLabels());
    swing.undo();
    QVERIFY(!swing.plot(0).xAxis->tickLabels());
    swing.key(Qt::Key_S);
    QVERIFY(swing.area().layout() == PlotLayout::Automatic);
    QVERIFY(swing.plot(0).xAxis->tickLabels());
}

void PlotPagesTest::aNoteIsWrittenAtTheCursor()
{
    Swing swing;
    QVERIFY(swing.isReady);
    const QByteArray before = swing.text();
    swing.note(0.3, QStringLiteral("swings back, m"));
    QCOMPARE(swing.view().definition().notes.size(), std::size_t(1));
    const app::PlotNote note = swing.view().definition().notes.front();
    QCOMPARE(note.text, QStringLiteral("swings back, m"));
    QVERIFY(std::abs(note.x - 0.3) < 0.005);
    // It points to the curve: s(t) = 0.1 exp(-t) (cos wt + sin wt / w), in mm.
    const double w = std::sqrt(1000.0 - 1);
    const double s = 100 * std::exp(-note.x) * (std::cos(w * note.x) + std::sin(w * note.x) / w);
    QVERIFY2(std::abs(note.y - s) < 3, qPrintable(QString::number(note.y)));
    QCOMPARE(note.unit, QStringLiteral("mm"));
    QVERIFY(swing.text().contains("note(plot=1, text=\"swings back, m\""));
    QVERIFY(swing.plot().hasFocus());
    // Without words there is no note, and Escape keeps none.
    swing.note(0.4, QString());
    swing.area().setCursorTime(0.5);
    swing.key(Qt::Key_N);
    QTest::keyClicks(&swing.view().notes().editor(), QStringLiteral("no"));
    QTest::keyClick(&swing.view().notes().editor(), Qt::Key_Escape);
    QCOMPARE(swing.view().definition().notes.size(), std::size_t(1));
    QCOMPARE(swing.view().notes().item().notes().size(), std::size_t(1));
    // An empty plot, which is not kept, takes none.
    app::PlotView& empty = swing.area().addPlot();
    empty.addNote();
    QVERIFY(empty.notes().item().notes().empty() && !empty.notes().editor().isVisible());
    swing.area().removePlot(empty);
    // A double click writes it anew.
    QTest::mouseDClick(&swing.plot(), Qt::LeftButton, {}, swing.box());
    QTest::keyClicks(&swing.view().notes().editor(), QStringLiteral("Back"));
    QTest::keyClick(&swing.view().notes().editor(), Qt::Key_Return);
    QCOMPARE(swing.view().definition().notes.front().text, QStringLiteral("Back"));
    swing.undo();
    swing.undo();
    QCOMPARE(swing.text(), before);
    QVERIFY(swing.view().notes().item().notes().empty());
}

void PlotPagesTest::aNoteIsDragged()
{
    Swing swing;
    QVERIFY(swing.isReady);
    swing.note(2.5, QStringLiteral("here"));
    const QPoint tip = swing.tip(), box = swing.box();
    swing.drag(box, box + QPoint(60, 30));
    QVERIFY((swing.box() - box - QPoint(60, 30)).manhattanLength() <= 2);
    QCOMPARE(swing.tip(), tip);
    QVERIFY(!swing.area().marks().a);  // it was no click
    swing.drag(tip, tip + QPoint(-40, 10));
    const QPoint way = swing.tip() - tip;
    QVERIFY2((way - QPoint(-40, 10)).manhattanLength() <= 2, qPrintable(QStringLiteral("%1 %2, box %3 %4 px")
                                                                            .arg(way.x())
                                                                            .arg(way.y())
                                                                            .arg(swing.box().x() - tip.x())
                                                                            .arg(swing.box().y() - tip.y())));
    QVERIFY((swing.box() - box - QPoint(60, 30)).manhattanLength() <= 2);
    // Each drag is one step to undo.
    swing.undo();
    QCOMPARE(swing.tip(), tip);
    swing.undo();
    QVERIFY((swing.box() - box).manhattanLength() <= 1);
    QCOMPARE(swing.view().definition().notes.size(), std::size_t(1));
}

void PlotPagesTest::aNoteFollowsTheUnitOfItsAxis()
{
    Swing swing;
    QVERIFY(swing.isReady);
    swing.note(0.3, QStringLiteral("here"));
    QApplication::processEvents();
    const int height = swing.tip().y();
    swing.view().setUnit(QStringLiteral("mass.s"), QStringLiteral("m"));
    swing.view().fit();
    QApplication::processEvents();
    QVERIFY2(std::abs(swing.tip().y() - height) <= 2, qPrintable(QString::number(swing.tip().y() - height)));
    // Without an axis for it, it is not drawn, but kept.
    swing.view().removeVariable(QStringLiteral("mass.s"));
    swing.view().addVariable(QStringLiteral("mass.v"));
    QVERIFY(!swing.view().notes().item().tipOf(swing.view().definition().notes.front()));
    QCOMPARE(swing.view().definition().notes.size(), std::size_t(1));
}

void PlotPagesTest::limitsOfMeasuresAreLines()
{
    Swing swing;
    QVERIFY(swing.isReady);
    solver::Measure highest;
    highest.name = QStringLiteral("Highest");
    highest.of = QStringLiteral("mass.s");
    highest.statistic = solver::Statistic::Maximum;
    highest.upper = 0.05;
    solver::Measure settling = highest;
    settling.statistic = solver::Statistic::SettlingTime;
    QVERIFY(swing.window.page().measures().set({highest, settling}, QStringLiteral("Add")));
    const auto limits = swing.view().limits().limits();
    QCOMPARE(limits.size(), std::size_t(1));
    QVERIFY(std::abs(limits.front().value - 50) < 1e-9);
    QCOMPARE(limits.front().text, QStringLiteral("Highest ≤ 50 mm"));
    QVERIFY(swing.view(1).limits().limits().empty());
    swing.view().setUnit(QStringLiteral("mass.s"), QStringLiteral("m"));
    QVERIFY(std::abs(swing.view().limits().limits().front().value - 0.05) < 1e-9);
    swing.undo();
    swing.undo();
    QVERIFY(swing.view().limits().limits().empty());
}

BRAMAH_TEST(PlotPagesTest);
#include "plot_pages_test.moc"
