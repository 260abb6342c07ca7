// SPDX-License-Identifier: GPL-3.0-or-later
// What the circuit in front computes, in the Structure panel and on its sheet.
#include "app/documents/document_page.h"
#include "app/structure/causality_choice.h"
#include "app/structure/composition_view.h"
#include "app/structure/computable_page.h"
#include "app/structure/compute_page.h"
#include "app/structure/energy_flow.h"
#include "app/structure/order_graph_view.h"
#include "app/structure/power_page.h"
#include "app/structure/structure_panel.h"
#include "app/window/action_registry.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/hands.h"
#include "tests/app/window/opened_text.h"
#include "tests/app/window/test_window.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QTreeView>
#include <QWheelEvent>
#include <QtTest/QTest>
#include <cmath>

using namespace bramah;
using app::StructurePanel;
using test::TestWindow;

namespace {

/// An orifice on each side of a joint without volume: the pressure there is iterated.
const QByteArray kLoop = R"(model twoOrifices
  inner Bramah.Hydraulics.Fluid fluid;
  Bramah.Hydraulics.Sources.PressureSource source(p=100e5);
  Bramah.Hydraulics.FlowValves.Orifice first(d=1e-3);
  Bramah.Hydraulics.Node middle(ideal=true);
  Bramah.Hydraulics.FlowValves.Orifice second(d=1.2e-3);
  Bramah.Hydraulics.Sources.Tank tank;
equation
  connect(source.A, first.A);
  connect(first.B, middle.port);
  connect(middle.port, second.A);
  connect(second.B, tank.T);
end twoOrifices;
)";

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
    [[nodiscard]] StructurePanel& panel() { return test::partOf<app::StructurePanel>(window.window()); }
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
        auto* tabs = panel().controls().findChild<QTabBar*>();
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
        QCOMPARE(drive.panel().possible().model()->rowCount(), 5);  // automatic, G, H, Y and why not Z
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
        const solver::OrderGraph& graph = view.graph();
        QVERIFY(graph.nodes.size() > 40);
        for (const solver::OrderGraph::Arc& arc : graph.arcs)
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
        // A cylinder's volume is that of its middle, and a node without volume holds nothing.
        QVERIFY2(drive.cell(drive.rowOf(QStringLiteral("cylinder.A")), 1).endsWith(QStringLiteral(" l at mid-stroke")),
                 qPrintable(drive.cell(drive.rowOf(QStringLiteral("cylinder.A")), 1)));
        QVERIFY(drive.window.page().session().apply(
            QStringLiteral("ideal"),
            {model::SetModifier{{QStringLiteral("lineP")}, QStringLiteral("ideal"), QStringLiteral("true")}}));
        QTRY_COMPARE(drive.cell(drive.rowOf(QStringLiteral("lineP")), 1), QStringLiteral("none, ideal"));
        QVERIFY(drive.cell(drive.rowOf(QStringLiteral("lineP")), 3).isEmpty());
    }

    void aWantedSpeedFindsItsPump()
    {
        OpenDrive drive;
        drive.clickTab(StructurePanel::Compute);
        app::ComputePage& page = test::partOf<app::ComputePage>(drive.panel());
        const app::ComputePage::Line& line = page.lines().front();
        const auto fill = [](QLineEdit* field, const QString& text) {
            QTest::mouseClick(field, Qt::LeftButton);
            field->selectAll();
            QTest::keyClicks(field, text);
        };
        fill(line.variable, QStringLiteral("mass.v"));
        fill(line.value, QStringLiteral("0.1 m/s"));
        fill(line.parameter, QStringLiteral("pump.D"));
        fill(&test::partOf<QLineEdit>(page, QStringLiteral("time")), QStringLiteral("1"));
        QTest::mouseClick(&page.computeButton(), Qt::LeftButton);
        QTRY_VERIFY2(test::partOf<QPushButton>(page, QStringLiteral("take")).isEnabled(),
                     qPrintable(page.message().text()));
        QVERIFY2(line.found->text().contains(QStringLiteral("8.46")), qPrintable(line.found->text()));
        QTest::mouseClick(&test::partOf<QPushButton>(page, QStringLiteral("take")), Qt::LeftButton);
        editor::DocumentSession& session = drive.window.page().session();
        QVERIFY2(session.file().document().text().bytes().contains("D=8.46"),
                 session.file().document().text().bytes().constData());
        session.file().undoStack().undo();
        QVERIFY(!session.file().document().text().bytes().contains("8.46"));
    }

    // At the first instant the pressures are those of the start, whatever the circuit comes to later.
    void aQuestionIsOfTheStartIfThatIsChosen()
    {
        OpenDrive drive;
        drive.clickTab(StructurePanel::Compute);
        app::ComputePage& page = test::partOf<app::ComputePage>(drive.panel());
        const app::ComputePage::Line& line = page.lines().front();
        line.variable->setText(QStringLiteral("orificeB.dp"));
        line.value->setText(QStringLiteral("-1 bar"));
        line.parameter->setText(QStringLiteral("cylinder.pB_start"));
        page.instant().setFocus();
        QTest::keyClick(&page.instant(), Qt::Key_Down);
        QCOMPARE(page.instant().currentText(), QStringLiteral("At the start of a run"));
        QTest::mouseClick(&page.computeButton(), Qt::LeftButton);
        QTRY_VERIFY2(test::partOf<QPushButton>(page, QStringLiteral("take")).isEnabled(),
                     qPrintable(page.message().text()));
        // The line begins at the pressure that holds the load; side B of the cylinder is to have 1 bar more.
        const double wanted = 1e5 + (49e5 * 19.6e-4 - 5000) / 13.5e-4 + 1e5;
        QVERIFY2(line.found->text().contains(QString::number(wanted / 1e5, 'f', 2)), qPrintable(line.found->text()));
        QTest::keyClick(&page.instant(), Qt::Key_Up);
        QVERIFY(!test::partOf<QPushButton>(page, QStringLiteral("take"))
                     .isEnabled());  // the answer was of another question
    }

    void aQuestionWithoutAnswerSaysWhy()
    {
        OpenDrive drive;
        drive.clickTab(StructurePanel::Compute);
        app::ComputePage& page = test::partOf<app::ComputePage>(drive.panel());
        const app::ComputePage::Line& line = page.lines().front();
        line.variable->setText(QStringLiteral("tank1.T.p"));
        line.value->setText(QStringLiteral("5 bar"));
        line.parameter->setText(QStringLiteral("pump.D"));
        QTest::mouseClick(&page.computeButton(), Qt::LeftButton);
        QTRY_COMPARE(page.message().text(), QStringLiteral("No wanted value depends on \"pump.D\"."));
        QVERIFY(!test::partOf<QPushButton>(page, QStringLiteral("take")).isEnabled());
    }

    void afterARunTheEnergyIsToldAndClosed()
    {
        OpenDrive drive;
        drive.clickTab(StructurePanel::Power);
        QTreeView& table = test::partOf<app::PowerPage>(drive.panel()).table();
        QCOMPARE(table.model()->rowCount(), 0);
        drive.trigger("run.start");
        QVERIFY(drive.window.waitForEnd());
        QTRY_VERIFY_WITH_TIMEOUT(table.model()->rowCount() > 5, 20000);
        const auto cell = [&](int row, int column) { return table.model()->index(row, column).data().toString(); };
        QCOMPARE(cell(0, 0), QStringLiteral("pump"));
        QVERIFY(cell(0, 3).toDouble() > 10);
        const int last = table.model()->rowCount() - 1;
        QCOMPARE(cell(last, 0), QStringLiteral("all together"));
        QCOMPARE(cell(last, 2).toDouble(), 0.0);  // what came in through ports
        // A click on a band of the picture chooses its component.
        app::EnergyFlow& flow = test::partOf<app::PowerPage>(drive.panel()).flow();
        editor::DocumentSession& session = drive.window.page().session();
        session.select({});
        for (int y = 2; y < flow.height() && session.selection().components.isEmpty(); y += 4)
            QTest::mouseClick(&flow, Qt::LeftButton, Qt::NoModifier, QPoint(60, y));
        QCOMPARE(session.selection().components, QSet<model::ComponentId>{{QStringLiteral("pump")}});
    }

    void theSelectionsMatricesStandBelow()
    {
        OpenDrive drive;
        drive.clickTab(StructurePanel::Power);
        editor::Selection damper;
        damper.components.insert({QStringLiteral("damper")});
        drive.window.page().session().select(damper);
        const QString text = test::partOf<app::PowerPage>(drive.panel()).structureText().text();
        QVERIFY2(text.contains(QStringLiteral("E e + F f = 0")) && text.contains(QStringLiteral("Dissipates")),
                 qPrintable(text));
    }

    // Several components that are joined, and a line.
    void jointsHaveMatricesToo()
    {
        OpenDrive drive;
        drive.clickTab(StructurePanel::Power);
        editor::DocumentSession& session = drive.window.page().session();
        const QLabel& text = test::partOf<app::PowerPage>(drive.panel()).structureText();
        editor::Selection chosen;
        chosen.components = {{QStringLiteral("mass")}, {QStringLiteral("damper")}};
        session.select(chosen);
        QVERIFY2(text.text().contains(QStringLiteral("Where lines meet at ")), qPrintable(text.text()));
        QCOMPARE(text.text().count(QStringLiteral("E e + F f = 0")), 2);
        editor::Selection line;
        for (const model::DiagramConnection& one : session.sheet().diagram().connections())
            if (one.id.a.component.name == QLatin1String("relief") ||
                one.id.b.component.name == QLatin1String("relief"))
                line.connections.insert(one.id);
        QCOMPARE(line.connections.size(), 2);
        session.select(line);
        QCOMPARE(text.text().count(QStringLiteral("Lossless")), 2);
    }

    // In the property panel, by keys: chosen, taken back, and refused with the name of what forbids it.
    void aFormIsChosenInThePropertyPanel()
    {
        TestWindow window;
        window.window().resize(1400, 900);
        window.window().show();
        const QString path = window.folder() + QStringLiteral("/row.mo");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "model row\n  inner Bramah.Hydraulics.Fluid fluid;\n"
            "  Bramah.Hydraulics.Sources.PressureSource s(p=1e7);\n  Bramah.Hydraulics.Node n(ideal=true);\n"
            "  Bramah.Hydraulics.FlowValves.Orifice a(d=2e-3);\n  Bramah.Hydraulics.FlowValves.Orifice b(d=2e-3);\n"
            "  Bramah.Hydraulics.Sources.Tank t;\nequation\n  connect(s.A, a.A);\n  connect(a.B, n.port);\n"
            "  connect(n.port, b.A);\n  connect(b.B, t.T);\nend row;\n");
        file.close();
        window.window().documents().open(path);
        QTRY_VERIFY(!window.page().check().isPending());
        editor::DocumentSession& session = window.page().session();
        app::CausalityChoice& row = test::partOf<app::CausalityChoice>(window.window());
        QVERIFY(!row.isVisible());
        const auto select = [&](const char* name) {
            editor::Selection one;
            one.components.insert({QLatin1String(name)});
            session.select(one);
        };
        const auto itemOf = [&](const QString& form) {
            for (int item = 0; item < row.forms().count(); ++item)
                if (row.forms().itemText(item).startsWith(form))
                    return item;
            return -1;
        };
        const auto walkTo = [&](const QString& form) {
            const int wanted = itemOf(form);
            row.forms().setFocus();
            for (int step = 0; step < 8 && row.forms().currentIndex() != wanted; ++step)
                QTest::keyClick(&row.forms(), row.forms().currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
        };
        select("a");
        QTRY_VERIFY(row.isVisible());
        QCOMPARE(row.forms().currentIndex(), 0);
        const QString own = row.forms().currentText();
        QVERIFY2(own.startsWith(QStringLiteral("automatic (")), qPrintable(own));
        // Both flows cannot be given: it stands there, with the reason, and cannot be chosen.
        const QModelIndex both = row.forms().model()->index(itemOf(QStringLiteral("Z")), 0);
        QVERIFY(both.isValid() && !both.flags().testFlag(Qt::ItemIsEnabled));
        QVERIFY(both.data(Qt::ToolTipRole).toString().startsWith(QStringLiteral("not:")));
        const QString wanted = own.contains(QLatin1Char('G')) ? QStringLiteral("Y:") : QStringLiteral("G:");
        walkTo(wanted);
        QTRY_VERIFY2(session.file().document().text().bytes().contains("__Bramah(given"),
                     session.file().document().text().bytes().constData());
        QTRY_VERIFY(!window.page().check().isPending());
        QTRY_VERIFY(row.forms().currentText().startsWith(wanted));
        QVERIFY(row.message().isHidden());
        // The pressure between them can come from one of the two only.
        QVERIFY(
            session.apply(QStringLiteral("x"),
                          {model::ChooseForm{{QStringLiteral("a")}, {QStringLiteral("A.p"), QStringLiteral("B.p")}},
                           model::ChooseForm{{QStringLiteral("b")}, {QStringLiteral("A.p"), QStringLiteral("B.p")}}}));
        QTRY_VERIFY(!window.page().check().isPending());
        QTRY_VERIFY(row.message().isVisible());
        QVERIFY2(row.message().text().contains(QStringLiteral("as long as \"")), qPrintable(row.message().text()));
        // Back to what the program finds, although nothing can be compiled now.
        walkTo(QStringLiteral("automatic"));
        QTRY_COMPARE(session.file().document().text().bytes().count("__Bramah(given"), 1);
        QTRY_VERIFY(!window.page().check().isPending());
        QTRY_VERIFY(row.message().isHidden());
        session.select({});
        QTRY_VERIFY(!row.isVisible());
    }

    void aBondGraphIsShownAndCopied()
    {
        OpenDrive drive;
        drive.clickTab(StructurePanel::Graph);
        StructurePanel& panel = drive.panel();
        QVERIFY(test::partOf<QPushButton>(panel.controls(), QStringLiteral("copy")).isHidden());
        panel.level().setFocus();
        QTest::keyClick(&panel.level(), Qt::Key_End);
        QCOMPARE(panel.level().currentText(), QStringLiteral("Bond graph"));
        QVERIFY(test::partOf<QPushButton>(panel.controls(), QStringLiteral("copy")).isVisible());
        const solver::OrderGraph& graph = panel.graph().graph();
        const auto orifice = std::ranges::find_if(
            graph.nodes, [](const auto& node) { return node.names.contains(QStringLiteral("R:orificeB")); });
        QVERIFY(orifice != graph.nodes.end());
        app::OrderGraphView& view = panel.graph();
        const QPointF middle = view.middleOf(int(orifice - graph.nodes.begin()));
        view.centerOn(middle);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::NoModifier, view.mapFromScene(middle));
        QCOMPARE(drive.window.page().session().selection().components,
                 QSet<model::ComponentId>{{QStringLiteral("orificeB")}});
        QTest::mouseClick(&test::partOf<QPushButton>(panel.controls(), QStringLiteral("copy")), Qt::LeftButton);
        QCOMPARE(drive.window.page().session().sheet().className(), QStringLiteral("cylinder_driveBonds"));
        QTRY_VERIFY(!drive.window.page().check().isPending());
        QVERIFY(
            drive.window.page().session().file().document().text().bytes().contains("Bramah.BondGraphs.Junctions.J0"));
        QVERIFY(!model::hasErrors(drive.window.page().session().sheet().problems()));
    }

    void theGraphHasValuesAtTheCursor()
    {
        OpenDrive drive;
        drive.clickTab(StructurePanel::Graph);
        QVERIFY(!drive.panel().graph().hasValues());
        drive.trigger("run.start");
        QVERIFY(drive.window.waitForEnd());
        QTRY_VERIFY(drive.panel().graph().hasValues());
        app::OrderGraphView& view = drive.panel().graph();
        // The whole is too small for its names: a double click shows the place in full size.
        QTest::mouseDClick(view.viewport(), Qt::LeftButton, Qt::NoModifier, view.viewport()->rect().center());
        QCOMPARE(view.transform().m11(), 1.0);
        const auto picture = [&view] {
            view.centerOn(view.middleOf(0));
            return view.grab().toImage();
        };
        const QImage atEnd = picture();
        drive.window.page().moment().chooseTime(0);
        QTRY_VERIFY(picture() != atEnd);
    }

    // By keys: a form is walked to and chosen, the program's own taken back, and that undone.
    void aFormIsChosen()
    {
        TestWindow window;
        window.window().resize(1400, 900);
        window.window().show();
        const QString path = window.folder() + QStringLiteral("/row.mo");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "model row\n  inner Bramah.Hydraulics.Fluid fluid;\n"
            "  Bramah.Hydraulics.Sources.PressureSource s(p=1e7);\n  Bramah.Hydraulics.Node n(ideal=true);\n"
            "  Bramah.Hydraulics.FlowValves.Orifice a(d=2e-3);\n  Bramah.Hydraulics.FlowValves.Orifice b(d=2e-3);\n"
            "  Bramah.Hydraulics.Sources.Tank t;\nequation\n  connect(s.A, a.A);\n  connect(a.B, n.port);\n"
            "  connect(n.port, b.A);\n  connect(b.B, t.T);\nend row;\n");
        file.close();
        window.window().documents().open(path);
        QTRY_VERIFY(!window.page().check().isPending());
        window.window().actions().action(QStringLiteral("view.structure"))->trigger();
        StructurePanel& panel = test::partOf<app::StructurePanel>(window.window());
        auto* tabs = panel.controls().findChild<QTabBar*>();
        QTest::mouseClick(tabs, Qt::LeftButton, Qt::NoModifier, tabs->tabRect(StructurePanel::Forms).center());
        const auto rowOf = [](QTreeView& table, const QString& text) {
            for (int row = 0; row < table.model()->rowCount(); ++row)
                if (table.model()->index(row, 0).data().toString() == text)
                    return table.model()->index(row, 0);
            return QModelIndex();
        };
        const auto click = [](QTreeView& table, const QModelIndex& index) {
            table.scrollTo(index);
            QTest::mouseClick(table.viewport(), Qt::LeftButton, Qt::NoModifier, table.visualRect(index).center());
        };
        const auto formOf = [&](const char* name) {
            const QModelIndex index = rowOf(panel.table(), QLatin1String(name));
            return index.siblingAtColumn(1).data().toString();
        };
        // Among the possible forms, by keys.
        const auto walkTo = [&](const QString& form) {
            QTreeView& list = panel.possible();
            list.setFocus();
            QTest::keyClick(&list, Qt::Key_Home);
            for (int row = 0; row <= list.model()->rowCount(); ++row)
                if (list.currentIndex().siblingAtColumn(0).data().toString() != form)
                    QTest::keyClick(&list, Qt::Key_Down);
        };
        const QString before = formOf("a");
        const QString wanted = before == QLatin1String("G") ? QStringLiteral("Y") : QStringLiteral("G");
        click(panel.table(), rowOf(panel.table(), QStringLiteral("a")));
        QVERIFY(rowOf(panel.possible(), QStringLiteral("automatic")).isValid());
        QTRY_VERIFY(panel.possible().viewport()->height() > 20);
        walkTo(wanted);
        QCOMPARE(panel.possible().currentIndex().siblingAtColumn(0).data().toString(), wanted);
        QVERIFY(test::partOf<QPushButton>(panel, QStringLiteral("choose")).isEnabled());
        test::partOf<QPushButton>(panel, QStringLiteral("choose")).click();
        editor::DocumentSession& session = window.page().session();
        QVERIFY2(session.file().document().text().bytes().contains("__Bramah(given"),
                 session.file().document().text().bytes().constData());
        QTRY_VERIFY(!window.page().check().isPending());
        QTRY_COMPARE(formOf("a"), wanted);
        // By keys: back to what the program finds.
        click(panel.table(), rowOf(panel.table(), QStringLiteral("a")));
        walkTo(QStringLiteral("automatic"));
        QTest::keyClick(&panel.possible(), Qt::Key_Return);
        QVERIFY(!session.file().document().text().bytes().contains("given"));
        session.file().undoStack().undo();
        QVERIFY(session.file().document().text().bytes().contains("given"));
    }

    void loopsAreFollowedFromGuessToCorrection()
    {
        TestWindow window;
        window.window().show();
        const QString folder = QString::fromLocal8Bit(qgetenv("BRAMAH_SOURCE_DIR"));
        window.window().documents().open(folder +
                                         QStringLiteral("/library/Bramah/Examples/BondGraphs/AlgebraicLoop.mo"));
        QTRY_VERIFY(!window.page().check().isPending());
        window.window().actions().action(QStringLiteral("view.structure"))->trigger();
        StructurePanel& panel = test::partOf<app::StructurePanel>(window.window());
        panel.showView(StructurePanel::Graph);
        panel.level().setFocus();
        QTest::keyClick(&panel.level(), Qt::Key_Down);
        QCOMPARE(panel.level().currentText(), QStringLiteral("Components"));
        for (const solver::OrderGraph::Arc& arc : panel.graph().graph().arcs) {
            const auto& nodes = panel.graph().graph().nodes;
            QCOMPARE(nodes[std::size_t(arc.from)].layer >= nodes[std::size_t(arc.to)].layer, arc.isBack);
        }
        QTest::keyClick(&panel.level(), Qt::Key_Down);
        const solver::OrderGraph& loops = panel.graph().graph();
        QCOMPARE(panel.level().currentText(), QStringLiteral("Loops"));
        int corrected = 0;
        for (const solver::OrderGraph::Node& node : loops.nodes) {
            if (node.iterated == 0)
                continue;
            QVERIFY(node.layer == 0 || !node.equations.isEmpty());
            // What corrects it stands below its name.
            QCOMPARE(node.note.startsWith(QStringLiteral("until it holds: ")), !node.equations.isEmpty());
            corrected += node.note.isEmpty() ? 0 : 1;
        }
        QVERIFY(corrected > 0);
    }

    void whatIsMissingIsTold()
    {
        OpenDrive drive;
        drive.clickTab(StructurePanel::Computable);
        app::ComputablePage& page = test::partOf<app::ComputablePage>(drive.panel());
        const auto cell = [&](int row, int column) {
            return page.table().model()->index(row, column).data().toString();
        };
        QTest::keyClicks(&page.open(), QStringLiteral("pump.D"));
        QTest::keyClicks(&page.wanted(), QStringLiteral("pump.D"));
        QCOMPARE(cell(0, 1), QStringLiteral("cannot be computed"));
        QTest::keyClicks(&page.known(), QStringLiteral("pump.q"));
        QCOMPARE(cell(0, 1), QStringLiteral("can be computed"));
        QTest::mouseClick(&page.atRest(), Qt::LeftButton, Qt::NoModifier, QPoint(8, page.atRest().height() / 2));
        QVERIFY(page.atRest().isChecked());
        QCOMPARE(cell(0, 1), QStringLiteral("can be computed"));
        // With a known speed the load moves on, as where values are found.
        page.known().clear();
        QCOMPARE(cell(0, 1), QStringLiteral("cannot be computed"));
        QTest::keyClicks(&page.known(), QStringLiteral("mass.v"));
        QCOMPARE(cell(0, 1), QStringLiteral("moves at constant speed"));
        QCOMPARE(cell(1, 0), QStringLiteral("pump.D"));
        QCOMPARE(cell(1, 1), QStringLiteral("can be computed"));
    }

    void allHeadsBeginWithACapital()
    {
        OpenDrive drive;
        drive.trigger("run.start");
        QVERIFY(drive.window.waitForEnd());
        QTRY_VERIFY(!drive.window.page().check().isPending());
        QSet<QString> seen;
        for (const StructurePanel::View view :
             {StructurePanel::Ports, StructurePanel::Forms, StructurePanel::Order, StructurePanel::Parts,
              StructurePanel::Power, StructurePanel::Computable}) {
            drive.panel().showView(view);
            const auto hasRows = [](const QTreeView* table) {
                return table->isVisible() && table->model()->columnCount() > 0;
            };
            if (view == StructurePanel::Computable)
                QTest::keyClicks(&test::partOf<app::ComputablePage>(drive.panel()).wanted(), QStringLiteral("pump.q"));
            const auto tables = drive.panel().findChildren<QTreeView*>();
            QTRY_VERIFY(std::ranges::any_of(tables, hasRows));
            for (const QTreeView* table : tables)
                for (int column = 0; hasRows(table) && column < table->model()->columnCount(); ++column) {
                    const QString head = table->model()->headerData(column, Qt::Horizontal).toString();
                    QVERIFY2(head.isEmpty() || head.front().isUpper(), qPrintable(head));
                    seen.insert(head);
                }
        }
        for (const char* head : {"Takes", "How", "Delayed", "Component"})
            QVERIFY2(seen.contains(QLatin1String(head)), head);
        QVERIFY(std::ranges::any_of(seen, [](const QString& head) { return head.startsWith(u"Given ["); }));
    }

    void theOrderHasValuesAtTheCursor()
    {
        OpenDrive drive;
        drive.clickTab(StructurePanel::Order);
        app::StructurePanel& panel = drive.panel();
        const auto valueOf = [&panel](const QString& name) {
            const QAbstractItemModel& rows = *panel.table().model();
            for (int row = 0; row < rows.rowCount(); ++row)
                if (rows.index(row, 1).data().toString() == name)
                    return rows.index(row, 2).data().toString();
            return QString();
        };
        QVERIFY(valueOf(QStringLiteral("pump.dp")).isEmpty());
        drive.trigger("run.start");
        QVERIFY(drive.window.waitForEnd());
        // As engineers write it.
        QTRY_VERIFY2(valueOf(QStringLiteral("pump.dp")).endsWith(QStringLiteral(" bar")),
                     qPrintable(valueOf(QStringLiteral("pump.dp"))));
        const QString atEnd = valueOf(QStringLiteral("pump.dp"));
        drive.window.page().moment().chooseTime(0);
        QTRY_VERIFY(valueOf(QStringLiteral("pump.dp")) != atEnd);
    }

    // A row of Parts stands for all components of the part.
    void aPartIsSelectedOnTheSheet()
    {
        TestWindow ring;
        ring.window().documents().open(TestWindow::example(QStringLiteral("ring_main.mo")));
        QTRY_VERIFY(!ring.page().check().isPending());
        ring.window().actions().action(QStringLiteral("view.structure"))->trigger();
        StructurePanel& panel = test::partOf<app::StructurePanel>(ring.window());
        panel.showView(StructurePanel::Parts);
        QTRY_COMPARE(panel.table().model()->rowCount(), 9);
        QSet<model::ComponentId> all;
        for (int row = 0; row < 9; ++row) {
            panel.table().setCurrentIndex(panel.table().model()->index(row, 0));
            const QSet<model::ComponentId> chosen = ring.page().session().selection().components;
            QVERIFY2(!chosen.isEmpty(), qPrintable(QString::number(row)));
            const QString named = panel.table().model()->index(row, 4).data().toString();
            for (const model::ComponentId& id : chosen)
                QVERIFY2(named.contains(id.name) || named.contains(QStringLiteral("more")), qPrintable(id.name));
            all.unite(chosen);
        }
        QVERIFY2(all.size() > 20, qPrintable(QString::number(all.size())));
    }

    // The whole is small in the dock: a double click shows the place in full size, another one all of it again.
    void aDoubleClickReadsTheComposition()
    {
        TestWindow axis;
        axis.window().documents().open(TestWindow::example(QStringLiteral("mechatronic_axis.mo")));
        QTRY_VERIFY(!axis.page().check().isPending());
        axis.window().actions().action(QStringLiteral("view.structure"))->trigger();
        test::partOf<app::StructurePanel>(axis.window()).showView(StructurePanel::Capsules);
        auto* view = test::partOf<app::StructurePanel>(axis.window()).findChild<app::CompositionView*>();
        QTRY_VERIFY(view && view->isVisible() && !view->composition().boxes.empty());
        const auto scale = [&] { return view->shown({1, 0}).x() - view->shown({0, 0}).x(); };
        const double whole = scale();
        QVERIFY2(whole < 0.5, qPrintable(QString::number(whole)));
        const QPointF box = view->composition().boxes.back().frame.center();
        const auto doubleClick = [&](QPointF place) {
            QMouseEvent event(QEvent::MouseButtonDblClick, place, view->mapToGlobal(place), Qt::LeftButton,
                              Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(view, &event);
        };
        doubleClick(view->shown(box));
        QCOMPARE(scale(), 1.0);
        QVERIFY((view->shown(box) - QPointF(view->rect().center())).manhattanLength() < 3);
        doubleClick(QPointF(view->rect().center()));
        QCOMPARE(scale(), whole);
    }

    // Each is seen whole when it comes, when the panel is resized and when it has the window, until the user scales it.
    void picturesFitUntilTheUserScalesThem()
    {
        OpenDrive drive;
        drive.clickTab(StructurePanel::Graph);
        app::OrderGraphView& graph = drive.panel().graph();
        const auto isWhole = [&graph] {
            const QRectF seen = graph.mapToScene(graph.viewport()->rect()).boundingRect().adjusted(-2, -2, 2, 2);
            return seen.contains(graph.sceneRect());
        };
        QTRY_VERIFY(isWhole());
        const double small = graph.transform().m11();
        drive.trigger("view.maximizePanel");
        QTRY_VERIFY(isWhole() && graph.transform().m11() > small);
        graph.setFocus();
        QTest::keyClick(&graph, Qt::Key_Plus);
        QTest::keyClick(&graph, Qt::Key_Plus);
        const double chosen = graph.transform().m11();
        drive.trigger("view.maximizePanel");
        QTRY_VERIFY(graph.height() < 400);
        QCOMPARE(graph.transform().m11(), chosen);
        QTest::keyClick(&graph, Qt::Key_0);
        QTRY_VERIFY(isWhole());
        // Energies: the wheel scales at the pointer, keys move, a double click shows all again.
        drive.clickTab(StructurePanel::Power);
        drive.trigger("run.start");
        QVERIFY(drive.window.waitForEnd());
        drive.trigger("view.structure");
        app::PowerPage& page = test::partOf<app::PowerPage>(drive.panel());
        QTRY_VERIFY_WITH_TIMEOUT(page.table().model()->rowCount() > 5, 20000);
        app::EnergyFlow& flow = page.flow();
        const QPointF place(100, 50);
        QWheelEvent wheel(place, flow.mapToGlobal(place), {}, {0, 240}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        // The picture fits its room once more when the energies are there.
        QPointF before;
        QTRY_VERIFY([&] {
            const QPointF last = flow.shown(place);
            QTest::qWait(50);
            before = flow.shown(place);
            return before == last;
        }());
        QApplication::sendEvent(&flow, &wheel);
        QVERIFY(flow.isMoved());
        QVERIFY((flow.shown(before) - place).manhattanLength() < 1);
        QTest::keyClick(&flow, Qt::Key_Left);
        QVERIFY(flow.shown(before).x() > place.x() + 20);
        test::keepPicture(drive.window.window(), QStringLiteral("power_zoomed.png"));
        QTest::mouseDClick(&flow, Qt::LeftButton, Qt::NoModifier, {40, 40});
        QVERIFY(!flow.isMoved());
        test::keepPicture(drive.window.window(), QStringLiteral("power.png"));
        drive.trigger("view.maximizePanel");
        QTest::qWait(50);
        test::keepPicture(drive.window.window(), QStringLiteral("power_maximized.png"));
    }

    // The classes of these circuits are a library's: the choice stands at the component in the circuit.
    void aLoopIsSplitByMenuAndKey()
    {
        TestWindow window;
        window.window().resize(1400, 900);
        window.window().show();
        openText(window, kLoop);
        test::Hands hands(window);
        window.window().actions().action(QStringLiteral("view.structure"))->trigger();
        StructurePanel& panel = test::partOf<app::StructurePanel>(window.window());
        panel.showView(StructurePanel::Order);
        const auto rowThat = [&panel](const QString& how, const QString& variable = {}) {
            const QAbstractItemModel& rows = *panel.table().model();
            for (int row = 0; row < rows.rowCount(); ++row)
                if (rows.index(row, 3).data().toString() == how &&
                    (variable.isEmpty() || rows.index(row, 1).data().toString() == variable))
                    return rows.index(row, 0);
            return QModelIndex();
        };
        QTRY_VERIFY(rowThat(QStringLiteral("computed in the loop")).isValid());
        const auto textNow = [&window] { return window.page().session().file().document().text().bytes(); };
        const QByteArray before = textNow();
        const QModelIndex chosen = rowThat(QStringLiteral("computed in the loop"));
        const QString variable = chosen.siblingAtColumn(1).data().toString();
        panel.table().setCurrentIndex(chosen);
        Q_EMIT panel.table().customContextMenuRequested(panel.table().visualRect(chosen).center());
        QMenu* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 1);
        QCOMPARE(menu->actions().front()->text(), QStringLiteral("Split here"));
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QVERIFY2(textNow().contains("__Bramah(iterate={"), textNow().constData());
        QTRY_VERIFY2(rowThat(QStringLiteral("iterated, split here"), variable).isValid(), qPrintable(variable));
        QTRY_COMPARE(panel.table().currentIndex().siblingAtColumn(1).data().toString(), variable);
        // The same key takes it back, as does undo.
        const auto pressOn = [&hands](QWidget& view) {
            hands.press(Qt::Key_Shift);  // makes the window active, as a window manager would
            view.setFocus();
            hands.press(Qt::Key_K, Qt::ControlModifier);
        };
        pressOn(panel.table());
        QVERIFY2(textNow() == before, textNow().constData());
        QTRY_VERIFY(rowThat(QStringLiteral("computed in the loop"), variable).isValid());
        window.page().session().file().undoStack().undo();
        QVERIFY(textNow().contains("__Bramah(iterate={"));
        window.page().session().file().undoStack().undo();
        QCOMPARE(textNow(), before);
        // In the graph, a node names its variables.
        panel.showView(StructurePanel::Graph);
        panel.level().setCurrentIndex(panel.level().findText(QStringLiteral("Loops")));
        QTRY_VERIFY(!window.page().check().isPending() && !panel.graph().graph().nodes.empty());
        const auto& nodes = panel.graph().graph().nodes;
        const auto node = std::ranges::find_if(nodes, [&](const auto& one) { return one.names.contains(variable); });
        QVERIFY(node != nodes.end());
        app::OrderGraphView& graph = panel.graph();
        const QPointF middle = graph.middleOf(static_cast<int>(node - nodes.begin()));
        graph.centerOn(middle);
        QTest::mouseClick(graph.viewport(), Qt::LeftButton, Qt::NoModifier, graph.mapFromScene(middle));
        pressOn(graph);
        QVERIFY(textNow().contains("__Bramah(iterate={"));
        QTRY_VERIFY(std::ranges::any_of(panel.graph().graph().nodes, [&](const auto& one) {
            return one.note == QStringLiteral("split at %1").arg(variable);
        }));
        test::keepPicture(window.window(), QStringLiteral("split.png"));
    }

    // Its rows say what the signs mean that are there, and no symbol lies under it.
    void aLegendTellsTheSignsOnTheSheet()
    {
        OpenDrive drive;
        editor::SheetView& sheet = drive.window.page().sheet();
        QVERIFY(sheet.sheet().notes().legend.title.isEmpty());
        drive.trigger("view.causality");
        const editor::SheetLegend& legend = sheet.sheet().notes().legend;
        QCOMPARE(legend.title, QStringLiteral("What ports take and give"));
        const auto has = [&legend](const QString& text) {
            return std::ranges::any_of(legend.rows, [&](const auto& row) { return row.text.contains(text); });
        };
        QVERIFY(has(QStringLiteral("pressure, force")) && has(QStringLiteral("into the symbol")));
        QVERIFY(!has(QStringLiteral("bond")));
        for (const editor::SymbolNote& note : sheet.sheet().notes().symbols)
            for (const QChar letter : note.text)
                QVERIFY2(std::ranges::any_of(legend.rows, [&](const auto& row) { return row.letters == letter; }),
                         qPrintable(note.text));
        sheet.fit();
        drive.trigger("view.maximizePanel");
        drive.trigger("view.maximizePanel");
        drive.trigger("view.bottom");
        QTest::qWait(50);
        sheet.fit();
        const QRectF visible = sheet.mapToScene(sheet.viewport()->rect()).boundingRect();
        const double pixel = 1 / sheet.zoom();
        const auto legends = sheet.sheet().legends(pixel, visible);
        QVERIFY(legends.notes);
        for (const model::DiagramComponent& component : drive.window.page().session().sheet().diagram().components()) {
            const QRectF symbol(component.bounds.left(), -component.bounds.bottom(), component.bounds.width(),
                                component.bounds.height());
            const QRectF inView((symbol.topLeft() - visible.topLeft()) / pixel, symbol.size() / pixel);
            QVERIFY2(!legends.notes->intersects(inView), qPrintable(component.id.name));
        }
        for (const editor::SymbolNote& note : sheet.sheet().notes().symbols) {
            const QRectF box = editor::boxOf(note, sheet.zoom());
            QVERIFY2(!legends.notes->intersects({(box.topLeft() - visible.topLeft()) / pixel, box.size() / pixel}),
                     qPrintable(note.text));
        }
        test::keepPicture(drive.window.window(), QStringLiteral("legend.png"));
        drive.trigger("view.causality");
        QVERIFY(sheet.sheet().notes().legend.title.isEmpty());
        QVERIFY(sheet.sheet().notes().ports.empty());
    }

    void aBondGraphShowsItsStrokesUnasked()
    {
        TestWindow window;
        window.window().show();
        const QString folder = QString::fromLocal8Bit(qgetenv("BRAMAH_SOURCE_DIR"));
        window.window().documents().open(folder + QStringLiteral("/library/Bramah/Examples/BondGraphs/SeriesRLC.mo"));
        const editor::SheetScene& scene = window.page().sheet().sheet();
        QTRY_VERIFY(!scene.notes().ports.empty());
        int strokes = 0;
        for (const editor::PortNote& note : scene.notes().ports) {
            QVERIFY(!note.bond.isNull());
            strokes += note.givesEffort ? 0 : 1;
        }
        // One at an end of each bond: R, L, C and the source at one junction.
        QCOMPARE(2 * strokes, static_cast<int>(scene.notes().ports.size()));
        QVERIFY(scene.notes().symbols.empty() && scene.notes().legend.title.isEmpty());
        window.window().actions().action(QStringLiteral("view.causality"))->trigger();
        QVERIFY(!scene.notes().legend.title.isEmpty());
        window.window().actions().action(QStringLiteral("view.causality"))->trigger();
        QCOMPARE(2 * strokes, static_cast<int>(scene.notes().ports.size()));
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

    void storesWithoutAStateAreMarked()
    {
        TestWindow window;
        window.window().show();
        const QString folder = QString::fromLocal8Bit(qgetenv("BRAMAH_SOURCE_DIR"));
        window.window().documents().open(folder +
                                         QStringLiteral("/library/Bramah/Examples/BondGraphs/DerivativeCausality.mo"));
        QTRY_VERIFY(!window.page().check().isPending());
        window.window().actions().action(QStringLiteral("view.causality"))->trigger();
        const editor::SheetNotes& notes = window.page().sheet().sheet().notes();
        const auto marked = std::ranges::count(notes.symbols, QStringLiteral("I*"), &editor::SymbolNote::text);
        QCOMPARE(marked, 1);
    }

    void conflictsAreMarked()
    {
        TestWindow window;
        window.window().show();
        const QString path = window.folder() + QStringLiteral("/conflict.mo");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "model conflict\n  import G = Bramah.BondGraphs;\n"
            "  G.Sources.Se a(e0=1) annotation(Placement(transformation(extent={{-5,-5},{5,5}}, origin={-40,0})));\n"
            "  G.Sources.Se b(e0=2) annotation(Placement(transformation(extent={{-5,-5},{5,5}}, origin={40,0})));\n"
            "  G.Junctions.J0 j(nIn=2, nOut=1) annotation(Placement(transformation(extent={{-5,-5},{5,5}}, "
            "origin={0,0})));\n  G.Passive.R r(R=1) annotation(Placement(transformation(extent={{-5,-5},{5,5}}, "
            "origin={0,40})));\nequation\n"
            "  connect(a.bond, j.bondIn[1]) annotation(Line(points={{-35,0},{-5,0}}));\n"
            "  connect(b.bond, j.bondIn[2]) annotation(Line(points={{35,0},{5,0}}));\n"
            "  connect(j.bondOut[1], r.bond) annotation(Line(points={{0,5},{0,35}}));\nend conflict;\n");
        file.close();
        window.window().documents().open(path);
        QTRY_VERIFY(!window.page().check().isPending());
        window.window().actions().action(QStringLiteral("view.causality"))->trigger();
        const editor::SheetNotes& conflict = window.page().sheet().sheet().notes();
        QVERIFY(std::ranges::any_of(conflict.ports, [](const editor::PortNote& note) {
            return note.tone == editor::PortNote::Tone::Conflict && !note.bond.isNull();
        }));
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
