// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/components/new_component_dialog.h"
#include "app/structure/composition_view.h"
#include "app/structure/structure_panel.h"
#include "app/window/window_docks.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/view/sheet_view.h"
#include "model/instance/instance.h"
#include "solver/overview/port_roles.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QTreeView>
#include <QtTest/QTest>

using namespace bramah;
using solver::Composition;

/// Capsules: roles of ports in words, end and relay ports, the composition, protocols of the user's own.
class CapsulesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void portsTellTheirRoles();
    void endAndRelayPortsAreDrawn();
    void theCompositionShowsCapsulesInEachOther();
    void aProtocolIsAPairOfConnectors();

private:
    static QStringList rowOf(const solver::StructureTable& table, const QString& port);
    static const Composition::Box* box(const Composition& composition, const QString& path);
};

QStringList CapsulesTest::rowOf(const solver::StructureTable& table, const QString& port)
{
    for (const solver::StructureTable::Row& row : table.rows)
        if (row.path == port)
            return row.cells;
    return {};
}

const Composition::Box* CapsulesTest::box(const Composition& composition, const QString& path)
{
    for (const Composition::Box& one : composition.boxes)
        if (one.path == path)
            return &one;
    return nullptr;
}

void CapsulesTest::portsTellTheirRoles()
{
    test::TestWindow test;
    app::DocumentPage* page =
        test.window().documents().open(test::TestWindow::example(QStringLiteral("mechatronic_axis.mo")));
    QVERIFY(page);
    QTRY_VERIFY_WITH_TIMEOUT(!page->check().isPending() && page->check().compiled().system, 20000);
    const auto& system = *page->check().compiled().system;
    const model::Instance& root = *page->session().sheet().root();
    const solver::StructureTable table = solver::withRoles(solver::portTable(system), system, root);
    QCOMPARE(table.key(4), QStringLiteral("role"));
    // The gyrator gives its voltage to the armature and its torque to the shaft, or takes them: one of the two each.
    const QStringList pin = rowOf(table, QStringLiteral("motor.armature.p"));
    QVERIFY2(pin.value(4).contains(QStringLiteral("supplier")), qPrintable(pin.join(QLatin1Char('|'))));
    QCOMPARE(pin.value(5), QStringLiteral("relay port, to kinStoring.n"));
    QCOMPARE(rowOf(table, QStringLiteral("motor.armature.v")).value(4), QStringLiteral("modulating"));
    const QStringList slave = rowOf(table, QStringLiteral("controller.power.protocol"));
    QCOMPARE(slave.value(4), QStringLiteral("slave"));
    QCOMPARE(slave.value(5), QStringLiteral("end port"));
    QCOMPARE(slave.value(3), QStringLiteral("enabled, failed"));
    QCOMPARE(rowOf(table, QStringLiteral("controller.protocol.PM")).value(4), QStringLiteral("master"));
    QCOMPARE(rowOf(table, QStringLiteral("controller.p1")).value(5), QStringLiteral("relay port, to protocol.EX"));
    // At the mouse it says the same.
    const QString tip = solver::portTip(root, &system, QStringLiteral("controller.p1"));
    QVERIFY2(tip.contains(QStringLiteral("slave")) && tip.contains(QStringLiteral("relay port")), qPrintable(tip));
    const QString physical = solver::portTip(root, &system, QStringLiteral("motor.armature.p"));
    QVERIFY2(physical.contains(pin.value(4)), qPrintable(physical));
    QVERIFY(solver::portTip(root, &system, QStringLiteral("motor.nothing")).isEmpty());
}

void CapsulesTest::endAndRelayPortsAreDrawn()
{
    test::TestWindow test;
    app::DocumentPage* page =
        test.window().documents().open(test::TestWindow::example(QStringLiteral("mechatronic_axis.mo")));
    QVERIFY(page);
    QTRY_VERIFY_WITH_TIMEOUT(!page->check().isPending() && page->check().compiled().system, 20000);
    // 1: hollow, 0: filled, -1: no square.
    const auto markAt = [&](const char* component, const char* port) {
        const model::Diagram& diagram = page->session().sheet().diagram();
        const model::DiagramPort* drawn = diagram.port({{QLatin1String(component)}, QLatin1String(port)});
        for (const editor::PortUseNote& note : page->sheet().sheet().notes().uses)
            if (drawn && note.place == drawn->position)
                return note.isRelay ? 1 : 0;
        return -1;
    };
    QCOMPARE(markAt("controller", "p1"), -1);
    test.window().actions().action(QStringLiteral("view.causality"))->trigger();
    QCOMPARE(markAt("controller", "p1"), 1);
    page->session().show({page->session().sheet().place().root, {QStringLiteral("controller")}});
    QTRY_VERIFY_WITH_TIMEOUT(!page->check().isPending() && markAt("", "p1") == 1, 20000);
    QCOMPARE(markAt("power", "protocol"), 0);
    QCOMPARE(markAt("protocol", "PM"), 0);
}

void CapsulesTest::theCompositionShowsCapsulesInEachOther()
{
    test::TestWindow test;
    test.window().resize(1400, 900);
    app::DocumentPage* page =
        test.window().documents().open(test::TestWindow::example(QStringLiteral("mechatronic_axis.mo")));
    QVERIFY(page);
    QTRY_VERIFY_WITH_TIMEOUT(!page->check().isPending() && page->check().compiled().system, 20000);
    test.window().actions().action("view.structure")->trigger();
    app::StructurePanel& panel = test::partOf<app::StructurePanel>(test.window());
    panel.showView(app::StructurePanel::Capsules);
    QTRY_VERIFY(panel.capsules().isVisible());
    const Composition& composition = panel.capsules().composition();
    const Composition::Box* controller = box(composition, QStringLiteral("controller"));
    const Composition::Box* power = box(composition, QStringLiteral("controller.power"));
    const Composition::Box* inertia = box(composition, QStringLiteral("motor.mechanical.inertia"));
    QVERIFY(controller && power && inertia);
    QVERIFY(controller->isWhole && !power->isWhole);  // the chart of the power monitor is its behaviour, not a part
    QVERIFY(!box(composition, QStringLiteral("controller.power.off")));
    // Parts lie in their wholes, side by side, and each port on the border of its box.
    for (const Composition::Box& one : composition.boxes) {
        const Composition::Box* whole = box(composition, one.path.section(QLatin1Char('.'), 0, -2));
        if (!one.path.isEmpty())
            QVERIFY2(whole && whole->frame.contains(one.frame), qPrintable(one.path));
        for (const Composition::Box& other : composition.boxes)
            if (&one != &other &&
                one.path.section(QLatin1Char('.'), 0, -2) == other.path.section(QLatin1Char('.'), 0, -2) &&
                !one.path.isEmpty() && !other.path.isEmpty())
                QVERIFY2(!one.frame.intersects(other.frame), qPrintable(one.path + QLatin1Char(' ') + other.path));
        for (const Composition::Port& port : one.ports)
            QVERIFY(one.frame.contains(port.place) && !one.frame.adjusted(1, 1, -1, -1).contains(port.place));
    }
    // Lines end at ports.
    for (const Composition::Line& line : composition.lines)
        for (const QPointF& end : {line.points.front(), line.points.back()}) {
            bool isAtPort = false;
            for (const Composition::Box& one : composition.boxes)
                for (const Composition::Port& port : one.ports)
                    isAtPort = isAtPort || (port.place - end).manhattanLength() < 1;
            QVERIFY(isAtPort);
        }
    QTest::mouseClick(&panel.capsules(), Qt::LeftButton, {},
                      panel.capsules().shown(controller->frame.topLeft() + QPointF(12, 12)).toPoint());
    QVERIFY(page->session().selection().components.contains({QStringLiteral("controller")}));
}

void CapsulesTest::aProtocolIsAPairOfConnectors()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    hands.whenAsked({[](QWidget& dialog) {
        auto* list = dialog.findChild<QListWidget*>();
        list->setCurrentRow(list->count() - 1);
        QTest::keyClicks(dialog.findChild<QLineEdit*>(), QStringLiteral("Lift"));
        auto* place = dialog.findChild<QComboBox*>();
        place->setCurrentIndex(place->findText(QStringLiteral("This file"), Qt::MatchStartsWith));
        QTest::keyClick(&dialog, Qt::Key_Return);
    }});
    hands.press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    const QByteArray text = test.page().document().text().bytes();
    QTRY_VERIFY2(test.page().document().text().bytes().contains("connector Master"), text.constData());
    QVERIFY(test.page().session().sheet().className().endsWith(QStringLiteral("Lift.Master")));
    const QStringList classes = test.page().session().file().classNames();
    QVERIFY(!classes.filter(QStringLiteral("Lift.Slave")).isEmpty());
}

BRAMAH_TEST(CapsulesTest);

#include "capsules_test.moc"
