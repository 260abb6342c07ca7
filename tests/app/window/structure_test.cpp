// SPDX-License-Identifier: GPL-3.0-or-later
// What the circuit in front computes, in the Structure panel and on its sheet.
#include "app/documents/document_page.h"
#include "app/structure/compute_page.h"
#include "app/structure/order_graph_view.h"
#include "app/structure/structure_panel.h"
#include "app/window/action_registry.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTreeView>
#include <QtTest/QTest>
#include <cmath>

using namespace bramah;
using app::StructurePanel;
using test::TestWindow;

namespace {

/// The drive, checked, with the Structure panel in front.
class OpenDrive
{
public:
    OpenDrive()
    {
        window.window().resize(1400, 900);
        window.window().show();
        window.window().documents().open(TestWindow::example(QStringLiteral("cylinder_drive.mo")));
        // QTRY macros return from functions without a value only.
        static_cast<void>(QTest::qWaitFor([&] { return !window.page().check().isPending(); }));
        trigger("view.structure");
    }

    void trigger(const char* action) { window.window().actions().action(QLatin1String(action))->trigger(); }
    [[nodiscard]] StructurePanel& panel() { return window.window().structurePanel(); }
    /// The row that begins with \a text; -1: there is none.
    [[nodiscard]] int rowOf(const QString& text)
    {
        const QAbstractItemModel& rows = *panel().table().model();
        for (int row = 0; row < rows.rowCount(); ++row)
            if (rows.index(row, 0).data().toString() == text)
                return row;
        return -1;
    }
    [[nodiscard]] QString cell(int row, int column)
    {
        return panel().table().model()->index(row, column).data().toString();
    }
    void clickRow(int row)
    {
        QTreeView& table = panel().table();
        const QModelIndex index = table.model()->index(row, 0);
        table.scrollTo(index);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, Qt::NoModifier, table.visualRect(index).center());
    }
    void clickTab(StructurePanel::View view)
    {
        auto* tabs = panel().findChild<QTabBar*>();
        QTest::mouseClick(tabs, Qt::LeftButton, Qt::NoModifier, tabs->tabRect(view).center());
    }

    TestWindow window;
};

}  // namespace

class StructureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void portsSayWhatTheyTakeAndFromWhom()
    {
        OpenDrive drive;
        const int row = drive.rowOf(QStringLiteral("valve.P"));
        QVERIFY(row >= 0);
        QCOMPARE(drive.cell(row, 1), QStringLiteral("pressure p"));
        QCOMPARE(drive.cell(row, 2), QStringLiteral("lineP"));
        QCOMPARE(drive.cell(row, 3), QStringLiteral("mass flow m_flow"));
    }

    void aRowSelectsOnTheSheetAndBack()
    {
        OpenDrive drive;
        drive.clickTab(StructurePanel::Forms);
        drive.clickRow(drive.rowOf(QStringLiteral("orificeB")));
        editor::DocumentSession& session = drive.window.page().session();
        QCOMPARE(session.selection().components, QSet<model::ComponentId>{{QStringLiteral("orificeB")}});
        QCOMPARE(drive.panel().possible().model()->rowCount(), 4);  // G, H, Y and why not Z
        editor::Selection mass;
        mass.components.insert({QStringLiteral("mass")});
        session.select(mass);
        const QModelIndexList rows = drive.panel().table().selectionModel()->selectedRows();
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.front().data().toString(), QStringLiteral("mass"));
    }

    void theFilterLeavesWhatHasItsWords()
    {
        OpenDrive drive;
        drive.clickTab(StructurePanel::Order);
        const int all = drive.panel().table().model()->rowCount();
        QTest::mouseClick(&drive.panel().filter(), Qt::LeftButton);
        QTest::keyClicks(&drive.panel().filter(), QStringLiteral("orificeB"));
        const int left = drive.panel().table().model()->rowCount();
        QVERIFY(left > 2 && left < all / 3);
    }

    void theGraphGoesFromWhatIsReadToWhatReadsIt()
    {
        OpenDrive drive;
        drive.clickTab(StructurePanel::Graph);
        app::OrderGraphView& view = drive.panel().graph();
        const app::OrderGraph& graph = view.graph();
        QVERIFY(graph.nodes.size() > 40);
        for (const app::OrderGraph::Arc& arc : graph.arcs)
            QVERIFY(graph.nodes[std::size_t(arc.from)].layer < graph.nodes[std::size_t(arc.to)].layer);
        const auto pump = std::ranges::find_if(
            graph.nodes, [](const auto& node) { return node.names.contains(QStringLiteral("pump.dp")); });
        QVERIFY(pump != graph.nodes.end());
        view.centerOn(view.middleOf(int(pump - graph.nodes.begin())));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::NoModifier,
                          view.mapFromScene(view.middleOf(int(pump - graph.nodes.begin()))));
        QCOMPARE(drive.window.page().session().selection().components,
                 QSet<model::ComponentId>{{QStringLiteral("pump")}});
    }

    void theMatrixHasARowForEachVolume()
    {
        OpenDrive drive;
        drive.clickTab(StructurePanel::Matrix);
        const int row = drive.rowOf(QStringLiteral("lineP"));
        QVERIFY(row >= 0);
        QCOMPARE(drive.cell(row, 1), QStringLiteral("1 l"));
        QCOMPARE(drive.cell(row, 2), QStringLiteral("3"));
    }

    void aWantedSpeedFindsItsPump()
    {
        OpenDrive drive;
        drive.clickTab(StructurePanel::Compute);
        app::ComputePage& page = drive.panel().computePage();
        const app::ComputePage::Line& line = page.lines().front();
        const auto fill = [](QLineEdit* field, const QString& text) {
            QTest::mouseClick(field, Qt::LeftButton);
            field->selectAll();
            QTest::keyClicks(field, text);
        };
        fill(line.variable, QStringLiteral("mass.v"));
        fill(line.value, QStringLiteral("0.1 m/s"));
        fill(line.parameter, QStringLiteral("pump.D"));
        fill(&page.timeField(), QStringLiteral("1"));
        QTest::mouseClick(&page.computeButton(), Qt::LeftButton);
        QTRY_VERIFY2(page.takeButton().isEnabled(), qPrintable(page.message().text()));
        QVERIFY2(line.found->text().contains(QStringLiteral("8.46")), qPrintable(line.found->text()));
        QTest::mouseClick(&page.takeButton(), Qt::LeftButton);
        editor::DocumentSession& session = drive.window.page().session();
        QVERIFY2(session.document().text().bytes().contains("D=8.46"), session.document().text().bytes().constData());
        session.undoStack().undo();
        QVERIFY(!session.document().text().bytes().contains("8.46"));
    }

    void aQuestionWithoutAnswerSaysWhy()
    {
        OpenDrive drive;
        drive.clickTab(StructurePanel::Compute);
        app::ComputePage& page = drive.panel().computePage();
        const app::ComputePage::Line& line = page.lines().front();
        line.variable->setText(QStringLiteral("tank1.T.p"));
        line.value->setText(QStringLiteral("5 bar"));
        line.parameter->setText(QStringLiteral("pump.D"));
        QTest::mouseClick(&page.computeButton(), Qt::LeftButton);
        QTRY_COMPARE(page.message().text(), QStringLiteral("Nothing that is wanted depends on \"pump.D\"."));
        QVERIFY(!page.takeButton().isEnabled());
    }

    void afterARunThePowerIsToldAndClosed()
    {
        OpenDrive drive;
        drive.clickTab(StructurePanel::Power);
        QCOMPARE(drive.panel().table().model()->rowCount(), 0);
        drive.trigger("run.start");
        QVERIFY(drive.window.waitForEnd());
        QTRY_VERIFY(drive.panel().table().model()->rowCount() > 5);
        QTRY_COMPARE(drive.cell(0, 0), QStringLiteral("pump"));
        QVERIFY(drive.cell(0, 2).toDouble() < -10);
        const int sum = drive.rowOf(QStringLiteral("all together"));
        // The trapezoidal rule over rows 1 ms apart.
        QVERIFY2(std::abs(drive.cell(sum, 3).section(QLatin1Char(' '), 0, 0).toDouble()) < 0.5,
                 qPrintable(drive.cell(sum, 3)));
    }

    void whatCannotBeComputedIsSaid()
    {
        OpenDrive drive;
        editor::DocumentSession& session = drive.window.page().session();
        QVERIFY(session.apply(
            QStringLiteral("x"),
            {model::RemoveComponent{{QStringLiteral("fluid")}},
             model::SetModifier{{QStringLiteral("valve")}, QStringLiteral("u"), QStringLiteral("nothing")}}));
        QTRY_VERIFY(!drive.window.page().check().isPending());
        QTRY_COMPARE(drive.panel().table().model()->rowCount(), 0);
    }

    void bondsHaveTheirStrokeWhereTheEffortIsTaken()
    {
        TestWindow window;
        window.window().show();
        const QString folder = QString::fromLocal8Bit(qgetenv("BRAMAH_SOURCE_DIR"));
        window.window().documents().open(folder + QStringLiteral("/library/Bramah/Examples/BondGraphs/SeriesRLC.mo"));
        QTRY_VERIFY(!window.page().check().isPending());
        window.window().actions().action(QStringLiteral("view.causality"))->trigger();
        int bonds = 0, strokes = 0;
        for (const editor::PortNote& note : window.page().sheet().sheet().notes().ports) {
            bonds += note.bond.isNull() ? 0 : 1;
            strokes += note.bond.isNull() || note.givesEffort ? 0 : 1;
        }
        QCOMPARE(bonds, 8);
        QCOMPARE(strokes, 4);  // one at each bond
    }

    void arrowsAndFormsStandOnTheSheet()
    {
        OpenDrive drive;
        const editor::SheetScene& scene = drive.window.page().sheet().sheet();
        QVERIFY(scene.notes().ports.empty());
        drive.trigger("view.causality");
        QCOMPARE(scene.notes().ports.size(), std::size_t(24));
        const auto isOfValve = [](const editor::SymbolNote& note) { return note.text == QStringLiteral("hhhh"); };
        QVERIFY(std::ranges::any_of(scene.notes().symbols, isOfValve));
        drive.trigger("view.causality");
        QVERIFY(scene.notes().ports.empty());
    }
};

BRAMAH_TEST(StructureTest);
#include "structure_test.moc"
