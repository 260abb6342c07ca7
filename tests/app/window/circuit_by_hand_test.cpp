// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/text_view.h"
#include "app/widgets/run_progress.h"
#include "app/window/main_tool_bar.h"
#include "editor/properties/experiment_form.h"
#include "editor/properties/parameter_form.h"
#include "editor/properties/parameter_row.h"
#include "editor/properties/property_panel.h"
#include "editor/view/sheet_view.h"
#include "model/instance/instance.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QStatusBar>
#include <QTreeView>
#include <QtTest/QTest>

using namespace bramah;
using bramah::app::RunController;

namespace {

struct Csv {
    QStringList header;
    std::vector<std::vector<double>> rows;
};

Csv readCsv(const QString& path)
{
    Csv csv;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return csv;
    csv.header = QString::fromUtf8(file.readLine()).trimmed().split(QLatin1Char(','));
    while (!file.atEnd()) {
        std::vector<double> row;
        for (const QString& cell : QString::fromUtf8(file.readLine()).trimmed().split(QLatin1Char(',')))
            row.push_back(cell.toDouble());
        csv.rows.push_back(std::move(row));
    }
    return csv;
}

}  // namespace

/// A user builds, runs, exports, undoes and saves a circuit with mouse and keys only.
class CircuitByHandTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void buildRunExportUndoSave();

private:
    void build(test::TestWindow& test, test::Hands& hands);
    void refuse(test::TestWindow& test, test::Hands& hands);
    void setParameters(test::TestWindow& test, test::Hands& hands);
    void runPauseStop(test::TestWindow& test, test::Hands& hands);
    void exportCsv(test::TestWindow& test, test::Hands& hands);
    void undoRedoSave(test::TestWindow& test, test::Hands& hands, const QByteArray& empty);
};

void CircuitByHandTest::build(test::TestWindow& test, test::Hands& hands)
{
    // With drag and drop, and with Enter and a click.
    hands.dragFromLibrary(QStringLiteral("Bramah.Hydraulics.Pumps.FixedPump"), {-40, -10});
    hands.dragFromLibrary(QStringLiteral("Bramah.Hydraulics.PressureValves.ReliefValve"), {0, -10});
    hands.dragFromLibrary(QStringLiteral("Bramah.Hydraulics.FlowValves.Orifice"), {40, -10});
    QCOMPARE(test.page().session().sheet().diagram().components().size(), std::size_t(3));
    QCOMPARE(test.page().session().sheet().diagram().component({QStringLiteral("pump")})->anchor(), QPointF(-40, -10));
    QVERIFY(test.page().sheet().hasFocus());
    for (const QPointF& position : {QPointF(-40, -40), QPointF(0, -40), QPointF(40, -40)})
        hands.place(QStringLiteral("Bramah.Hydraulics.Sources.Tank"), position);
    QCOMPARE(test.page().session().sheet().diagram().components().size(), std::size_t(6));
    hands.dragBetween("tank.T", "pump.S");
    hands.dragBetween("pump.P", "relief.P");
    hands.dragBetween("relief.T", "tank1.T");
    hands.dragBetween("orifice.B", "tank2.T");
    hands.dragBetween("relief.P", "orifice.A");
    const model::Diagram& diagram = test.page().session().sheet().diagram();
    const auto net = [&](const char* component, const char* port) {
        return diagram.netOf(model::PortRef{{QLatin1String(component)}, QLatin1String(port)});
    };
    QVERIFY(net("pump", "P") >= 0);
    QCOMPARE(net("relief", "P"), net("pump", "P"));
    QCOMPARE(net("orifice", "A"), net("pump", "P"));
    QCOMPARE(net("relief", "T"), net("tank1", "T"));
    QVERIFY(net("pump", "P") != net("pump", "S"));
}

void CircuitByHandTest::refuse(test::TestWindow& test, test::Hands& hands)
{
    hands.place(QStringLiteral("Bramah.Mechanics.Translational.Mass"), {10, 30});
    const QByteArray before = test.page().document().text().bytes();
    hands.pressOnSheet(hands.portPosition("pump.P"));
    hands.moveOnSheet({0, 20});
    hands.moveOnSheet(hands.portPosition("mass.flange_a"));
    bool isSaid = false;
    for (const QLabel* label : test.window().statusBar()->findChildren<QLabel*>())
        isSaid = isSaid || label->text() == QStringLiteral("%1 is a hydraulic port, %2 a translational flange.")
                                                .arg(QLocale().quoteString(QStringLiteral("pump.P")),
                                                     QLocale().quoteString(QStringLiteral("mass.flange_a")));
    QVERIFY(isSaid);
    hands.releaseOnSheet(hands.portPosition("mass.flange_a"));
    QCOMPARE(test.page().document().text().bytes(), before);
    hands.clickOnSheet({10, 30});
    hands.press(Qt::Key_Delete);
    QVERIFY(!test.page().session().sheet().diagram().component({QStringLiteral("mass")}));
}

void CircuitByHandTest::setParameters(test::TestWindow& test, test::Hands& hands)
{
    hands.clickOnSheet({0, -10});
    QCOMPARE(test::partOf<editor::PropertyPanel>(test.window()).nameField().text(), QStringLiteral("relief"));
    editor::ParameterRow* row = test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("p_set"));
    QVERIFY(row);
    QCOMPARE(row->unitBox()->currentText(), QStringLiteral("bar"));
    hands.fill(*qobject_cast<QLineEdit*>(row->editor()), QStringLiteral("120"));
    const QByteArray text = test.page().document().text().bytes();
    QVERIFY2(text.contains("p_set=1.2e7") || text.contains("p_set = 1.2e7"), text.constData());
    QVERIFY(test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("p_set"))->field().isSet);
    QVERIFY(!test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("dp_over"))->field().isSet);
    // Out of its range a value is refused beside the field and the model stays as it is.
    const QByteArray before = test.page().document().text().bytes();
    hands.fill(*qobject_cast<QLineEdit*>(row->editor()), QStringLiteral("-5"));
    QCOMPARE(row->errorText(), QStringLiteral("must be at least 0 bar"));
    QCOMPARE(test.page().document().text().bytes(), before);
    hands.press(Qt::Key_Escape);

    hands.clickOnSheet({70, 40});
    editor::ExperimentForm& form =
        test::partOf<editor::ExperimentForm>(test::partOf<editor::PropertyPanel>(test.window()));
    QVERIFY(form.isVisible());
    hands.fill(*form.findChild<QLineEdit*>(QStringLiteral("interval")), QStringLiteral("0.001"));
    hands.fill(test::partOf<QLineEdit>(form, QStringLiteral("stopTime")), QStringLiteral("100000"));
    const editor::ExperimentSettings experiment = editor::experimentSettings(*test.page().session().sheet().instance());
    QCOMPARE(experiment.stopTime, 1e5);
    QCOMPARE(experiment.interval, std::optional(1e-3));
}

void CircuitByHandTest::runPauseStop(test::TestWindow& test, test::Hands& hands)
{
    app::DocumentPage& page = test.page();
    app::VariableTree& variables = page.plots().variables();
    QTRY_VERIFY(variables.variableCount() > 0);
    QTest::keyClicks(&variables.searchField(), QStringLiteral("relief.q"));
    const QModelIndex index = test::Hands::find(variables.view(), Qt::UserRole + 1, QStringLiteral("relief.q"));
    QVERIFY(index.isValid());
    hands.doubleClick(variables.view(), index);
    QCOMPARE(page.plots().area().definitions().size(), std::size_t(1));

    hands.clickOnSheet({70, 40});
    QVERIFY(page.sheet().hasFocus());
    hands.press(Qt::Key_F5);
    QVERIFY(page.runs().isActive());
    app::PlotView& plot = *page.plots().area().plots().front();
    QTRY_VERIFY_WITH_TIMEOUT(plot.pointCount(QStringLiteral("relief.q")) > 10, 20000);
    QVERIFY2(page.runs().isActive(), "samples are to arrive before the run has ended");

    hands.clickTool("run.pause");
    QTRY_COMPARE(page.runs().state(), RunController::State::Paused);
    const auto rowCount = [&] { return page.history().latest()->results.rowCount(); };
    // The last rows may still be on their way.
    QTRY_VERIFY(test::stays([&, rows = rowCount()] { return rowCount() == rows; }));
    const std::size_t rows = rowCount();

    hands.clickTool("run.start");
    QTRY_VERIFY(page.history().latest()->results.rowCount() > rows);
    QVERIFY(page.runs().isActive());
    hands.clickTool("run.stop");
    QTRY_VERIFY(!page.runs().isActive());
    const app::RunRecord& run = *page.history().latest();
    QCOMPARE(run.end->reason, solver::EndReason::Stopped);
    QVERIFY(run.end->time > 0 && run.end->time < 100000);
    QVERIFY(test::partOf<app::MainToolBar>(test.window()).progress().text().contains(QStringLiteral("of")));
}

void CircuitByHandTest::exportCsv(test::TestWindow& test, test::Hands& hands)
{
    const QString path = test.filePath(QStringLiteral("results.csv"));
    hands.whenAsked(
        {[](QWidget& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); }, test::Hands::typeFileName(path)});
    hands.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(QFile::exists(path));
    const Csv csv = readCsv(path);
    QCOMPARE(csv.header, (QStringList{QStringLiteral("time"), QStringLiteral("relief.q [l/min]")}));
    const solver::ResultStore& results = test.page().history().latest()->results;
    QCOMPARE(csv.rows.size(), results.rowCount());
    const int column = results.find(QStringLiteral("relief.q"));
    for (const std::size_t row : {std::size_t(0), csv.rows.size() / 2, csv.rows.size() - 1}) {
        QCOMPARE(csv.rows[row][0], results.time(row));
        const double expected = results.value(column, row) * 60000;
        QVERIFY(qAbs(csv.rows[row][1] - expected) <= 1e-12 * qAbs(expected));
    }
}

void CircuitByHandTest::undoRedoSave(test::TestWindow& test, test::Hands& hands, const QByteArray& empty)
{
    app::DocumentPage& page = test.page();
    hands.clickOnSheet({70, 40});
    QVERIFY(page.sheet().hasFocus());
    const QByteArray built = page.document().text().bytes();
    for (int k = 0; k < 100 && page.session().file().undoStack().canUndo(); ++k)
        hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(page.document().text().bytes(), empty);
    QVERIFY(page.session().sheet().diagram().components().empty());
    QVERIFY2(!page.history().runs().empty(), "undo never clears results");
    QVERIFY2(page.plots().area().definitions().empty(), "the plots are work too");
    for (int k = 0; k < 100 && page.session().file().undoStack().canRedo(); ++k)
        hands.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(page.document().text().bytes(), built);
    QCOMPARE(page.plots().area().definitions().size(), std::size_t(1));

    const QString path = test.filePath(QStringLiteral("by_hand.mo"));
    QVERIFY(test.window().windowTitle().startsWith(QStringLiteral("circuit1")));
    QVERIFY(test.window().isWindowModified());
    hands.whenAsked({test::Hands::typeFileName(path)});
    hands.press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY2(QFile::exists(path), qPrintable(page.messages().text()));
    QVERIFY(!test.window().isWindowModified());
    const QByteArray saved = page.document().text().bytes();
    // The class has the name of its file, in place of a number.
    QVERIFY2(saved.contains("model by_hand\n") && saved.contains("end by_hand;") && !saved.contains("circuit1"),
             saved.constData());
    QVERIFY(saved.contains("plots={Plot(curves={Curve(y=relief.q)})}"));
    page.session().file().undoStack().undo();
    page.session().file().undoStack().redo();
    QCOMPARE(page.document().text().bytes(), saved);
    hands.press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(!test.window().documents().currentPage());
    hands.whenAsked({test::Hands::typeFileName(path)});
    hands.press(Qt::Key_O, Qt::ControlModifier);
    QTRY_VERIFY(test.window().documents().currentPage());
    QCOMPARE(test.page().document().text().bytes(), saved);
    QVERIFY(test.page().session().sheet().diagram().component({QStringLiteral("relief")}));
    QCOMPARE(test.page().plots().area().definitions().size(), std::size_t(1));
}

void CircuitByHandTest::buildRunExportUndoSave()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.clickTool("file.new");
    QVERIFY(test.window().documents().currentPage());
    const QByteArray empty = test.page().document().text().bytes();
    using Part = void (CircuitByHandTest::*)(test::TestWindow&, test::Hands&);
    for (const Part part : {&CircuitByHandTest::build, &CircuitByHandTest::refuse, &CircuitByHandTest::setParameters,
                            &CircuitByHandTest::runPauseStop, &CircuitByHandTest::exportCsv}) {
        (this->*part)(test, hands);
        if (QTest::currentTestFailed())
            return;
    }
    undoRedoSave(test, hands, empty);
}

BRAMAH_TEST(CircuitByHandTest);
#include "circuit_by_hand_test.moc"
