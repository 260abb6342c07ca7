// SPDX-License-Identifier: GPL-3.0-or-later
// Components made of a part of a circuit.
#include "app/documents/document_page.h"
#include "app/plots/plot_view.h"
#include "app/run/prepare_model.h"
#include "app/sheet/sheet_motion.h"
#include "app/views/class_bar.h"
#include "app/views/class_views.h"
#include "app/widgets/class_name_dialog.h"
#include "app/widgets/message_bar.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/canvas/symbol_item.h"
#include "editor/hierarchy/unwrap_command.h"
#include "editor/hierarchy/wrap_command.h"
#include "editor/properties/parameter_form.h"
#include "editor/properties/parameter_row.h"
#include "editor/properties/property_panel.h"
#include "editor/view/sheet_view.h"
#include "model/routing/drawing_faults.h"
#include "solver/results/result_store.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QToolButton>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace bramah;

namespace {

/// The shown class, run for a short time.
struct ShortRun {
    solver::ResultStore results;
    QString message;
};

ShortRun shortRunOf(const editor::DocumentSession& session)
{
    solver::RunSettings settings;
    settings.stopTime = 0.05;
    settings.tolerance = 1e-8;
    solver::SimulationRun run(app::prepareModel(session, std::make_shared<solver::ModelCache>()), settings);
    run.start();
    run.wait();
    ShortRun outcome;
    run.drainInto(outcome.results);
    outcome.message = run.status().end.value().message;
    return outcome;
}

/// Differences of the ends of two runs; \a nowOf gives a path of the first in the second.
QStringList differences(const ShortRun& first, const ShortRun& second, const std::function<QString(QString)>& nowOf)
{
    QStringList found;
    if (first.message != second.message)
        found.append(first.message + QStringLiteral(" / ") + second.message);
    if (first.results.isEmpty() != second.results.isEmpty())
        found.append(QStringLiteral("one has no results"));
    if (first.results.isEmpty() || second.results.isEmpty())
        return found;
    // What is left of the largest values of a unit where they cancel is rounding: a drop of 1e-9 Pa between two
    // pressures.
    constexpr double kRounding = 1e-9;
    QHash<QString, double> largest;
    for (std::size_t k = 0; k < first.results.columns().size(); ++k) {
        const solver::ValueRange range = first.results.range(static_cast<int>(k));
        double& known = largest[first.results.columns()[k].unit];
        known = std::max({known, std::abs(range.lower), std::abs(range.upper)});
    }
    for (std::size_t k = 0; k < first.results.columns().size(); ++k) {
        const QString path = first.results.columns()[k].path;
        const int column = second.results.find(nowOf(path));
        if (column < 0) {
            found.append(path + QStringLiteral(" is not there"));
            continue;
        }
        const solver::ValueRange range = first.results.range(static_cast<int>(k));
        const double before = first.results.value(static_cast<int>(k), first.results.rowCount() - 1);
        const double after = second.results.value(column, second.results.rowCount() - 1);
        const double size = std::max({std::abs(range.lower), std::abs(range.upper), 1e-9,
                                      kRounding * largest.value(first.results.columns()[k].unit)});
        if (std::abs(after - before) > 1e-3 * size && !(std::isnan(before) && std::isnan(after)))
            found.append(QStringLiteral("%1: %2 and %3").arg(path).arg(before).arg(after));
    }
    return found;
}

void selectNames(editor::DocumentSession& session, const QStringList& names)
{
    editor::Selection selection;
    for (const QString& name : names)
        selection.components.insert({name});
    session.select(selection);
}

/// An answer to the dialog that asks for the name of a new class, and for its place if it is not this file.
std::function<void(QWidget&)> nameIt(const QString& name, const QString& place = {})
{
    return [name, place](QWidget& dialog) {
        if (!place.isEmpty()) {
            auto* places = dialog.findChild<QComboBox*>();
            QVERIFY(places && places->isVisible());
            places->setFocus();
            for (int k = 0; k < places->count() && places->currentText() != place; ++k)
                QTest::keyClick(places, Qt::Key_Down);
            QCOMPARE(places->currentText(), place);
        }
        auto* field = dialog.findChild<QLineEdit*>();
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, name);
        QTest::keyClick(field, Qt::Key_Return);
    };
}

QByteArray exampleText(const char* name)
{
    QFile file(test::TestWindow::example(QString::fromLatin1(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The distance of a symbol as shown from its place as drawn.
QPointF shiftOf(app::DocumentPage& page, const char* name)
{
    for (QGraphicsItem* one : page.sheet().sheet().items())
        if (auto* symbol = dynamic_cast<editor::SymbolItem*>(one);
            symbol && symbol->symbol().id.name == QLatin1String(name))
            return symbol->shownBounds().center() - symbol->symbol().bounds.center();
    return {};
}

}  // namespace

class HierarchyTest : public QObject
{
    Q_OBJECT

    static bool open(test::TestWindow& test, const QByteArray& text)
    {
        const QString path = test.filePath(QStringLiteral("circuit.mo"));
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && (file.close(), true) &&
               test.window().documents().open(path);
    }

private Q_SLOTS:
    void thePumpGroupBecomesAComponent();
    void outerValuesArePassedDown();
    void aComponentIsOpenedInPlace();
    void theDriveIsUsedTwice();
    void plotsFollowASelectionThereAndBack();
    void aSelectionGoesToMyComponents();
    void addedParametersLeaveNoTrace();
    void whatCannotBeWrappedIsRefused_data();
    void whatCannotBeWrappedIsRefused();
    void anySelectionOfAnyExampleGivesTheSameResults();
};

// By mouse and keys: selected with the rubber band's modifier, named in the dialog, run, undone to the same bytes.
void HierarchyTest::thePumpGroupBecomesAComponent()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    editor::DocumentSession& session = test.page().session();
    const QByteArray before = session.file().document().text().bytes();
    const ShortRun first = shortRunOf(session);
    const QStringList group{QStringLiteral("pump"), QStringLiteral("tank1"), QStringLiteral("lineP"),
                            QStringLiteral("relief"), QStringLiteral("tank2")};
    selectNames(session, group);
    hands.whenAsked({[](QWidget& dialog) {
        auto& asked = dynamic_cast<app::ClassNameDialog&>(dialog);
        auto* field = asked.findChild<QLineEdit*>();
        auto* ok = asked.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("pump"));
        QVERIFY(!ok->isEnabled());
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("PowerUnit"));
        QVERIFY(ok->isEnabled());
        QTest::keyClick(field, Qt::Key_Return);
    }});
    hands.press(Qt::Key_G, Qt::ControlModifier);
    const QByteArray text = session.file().document().text().bytes();
    const model::DiagramComponent* unit = session.sheet().diagram().component({QStringLiteral("powerUnit")});
    QVERIFY2(unit, text.constData());
    QCOMPARE(session.selection().components.size(), 1);
    QVERIFY(!session.sheet().diagram().component({QStringLiteral("pump")}));
    QCOMPARE(unit->ports.size(), std::size_t(1));
    QCOMPARE(unit->ports.front().name, QStringLiteral("P"));
    QVERIFY2(text.contains("y=powerUnit.lineP.p)"), text.constData());
    // Word for word, one level deeper.
    QVERIFY2(text.contains("    Bramah.Hydraulics.Pumps.FixedPump pump(D=25e-6, w=150, leakage=1e-12, "
                           "losses=Bramah.Types.MachineLosses.Coefficients)\n"
                           "      annotation(Placement(transformation(extent={{-12,-10},{6,10}}, "
                           "origin={-46,-54})));\n"),
             text.constData());
    QVERIFY2(text.contains("    connect(relief.T, tank2.T)\n      annotation(Line(points={{-18,-58},{-18,-74}}));\n"),
             text.constData());
    const auto isSevere = [](const model::Diagnostic& one) { return one.severity() != model::Severity::Note; };
    for (const model::Diagnostic& fault : checkDrawing(session.sheet().diagram()))
        QVERIFY2(!isSevere(fault), qPrintable(fault.message()));
    const auto nowOf = [&](const QString& path) {
        return group.contains(path.section(QLatin1Char('.'), 0, 0)) ? QStringLiteral("powerUnit.") + path : path;
    };
    const QStringList differ = differences(first, shortRunOf(session), nowOf);
    QVERIFY2(differ.isEmpty(), qPrintable(differ.join(QLatin1Char('\n'))));
    test::keepPicture(test.window(), QStringLiteral("wrapped.png"));
    hands.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(session.sheet().className(), QStringLiteral("cylinder_drive.PowerUnit"));
    for (const model::Diagnostic& fault : checkDrawing(session.sheet().diagram()))
        QVERIFY2(!isSevere(fault), qPrintable(fault.message()));
    test::keepPicture(test.window(), QStringLiteral("wrapped_inside.png"));
    session.showClass(QStringLiteral("cylinder_drive"));
    // And back: as it was written, as long as nothing was moved.
    selectNames(session, {QStringLiteral("powerUnit")});
    hands.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(session.file().document().text().bytes(), before);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session.file().document().text().bytes(), text);
    // A second one.
    selectNames(session, {QStringLiteral("powerUnit")});
    hands.press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(session.sheet().diagram().component({QStringLiteral("powerUnit1")}));
    QCOMPARE(session.file().document().text().bytes().count("model PowerUnit"), 1);
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const app::RunRecord& run = *test.page().history().latest();
    QVERIFY2(run.end->reason == solver::EndReason::StopTimeReached, qPrintable(run.end->message));
    const auto last = [&](const char* path) {
        const int column = run.results.find(QString::fromLatin1(path));
        return column < 0 ? std::nan("") : run.results.value(column, run.results.rowCount() - 1);
    };
    QVERIFY2(last("powerUnit.lineP.p") > 100e5, qPrintable(QString::number(last("powerUnit.lineP.p"))));
    // Joined to nothing, all its oil goes over its relief valve.
    QVERIFY2(last("powerUnit1.lineP.p") > 150e5, qPrintable(QString::number(last("powerUnit1.lineP.p"))));
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session.file().document().text().bytes(), text);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session.file().document().text().bytes(), before);
}

void HierarchyTest::outerValuesArePassedDown()
{
    test::TestWindow test;
    QVERIFY(open(test,
                 "model circuit\n"
                 "  parameter Bramah.Units.TranslationalSpringConstant c(min=1) = 2*k \"Stiffness of both\";\n"
                 "  parameter Real k(unit=\"1\") = 3 \"Factor\";\n"
                 "  constant Real half = 0.5;\n"
                 "  // The first spring\n"
                 "  Bramah.Mechanics.Translational.Spring a(c=c*k, s_rel0=half);\n"
                 "  Bramah.Mechanics.Translational.Spring b(c=7) \"stays\", d(c=8) \"goes\";\n"
                 "  Bramah.Mechanics.Translational.Mass mass(m=k*other.m, L=0.1) // of steel\n"
                 "    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,0})));\n"
                 "  Bramah.Mechanics.Translational.Mass other(m=k);\n"
                 "  Bramah.Mechanics.Translational.Fixed ground;\n"
                 "  Real x = mass.s + 1;\n"
                 "equation\n"
                 "  connect(a.flange_b, mass.flange_a);\n"
                 "  connect(mass.flange_b, b.flange_a);\n"
                 "  connect(b.flange_b, other.flange_a);\n"
                 "  connect(mass.flange_b, d.flange_a);\n"
                 "  connect(d.flange_b, other.flange_a);\n"
                 "  connect(ground.flange, a.flange_a);\n"
                 "  annotation(experiment(StopTime=1));\n"
                 "end circuit;\n"));
    editor::DocumentSession& session = test.page().session();
    const ShortRun first = shortRunOf(session);
    QVERIFY2(!first.results.isEmpty(), qPrintable(first.message));
    selectNames(session, {QStringLiteral("a"), QStringLiteral("mass"), QStringLiteral("d")});
    const auto done = editor::wrapSelection(session, QStringLiteral("Swing"));
    QVERIFY2(done, qPrintable(done ? QString() : done.error()));
    const QByteArray text = session.file().document().text().bytes();
    for (const char* expected :
         {"    parameter Bramah.Units.TranslationalSpringConstant c(min=1) \"Stiffness of both\";\n",
          "    parameter Real k(unit=\"1\") = 3 \"Factor\";\n", "    parameter Bramah.Units.Mass other_m ",
          "    // The first spring\n", "Spring a(c=c*k, s_rel0=half);\n", "Mass mass(m=k*other_m, L=0.1) // of steel\n",
          "other_m=other.m", "c=c", "k=k", "  Bramah.Mechanics.Translational.Spring b(c=7) \"stays\";\n",
          "Real x = swing.mass.s + 1;", "    Bramah.Mechanics.Translational.Spring d(c=8) \"goes\";\n",
          "    connect(a.flange_b, mass.flange_a);\n"})
        QVERIFY2(text.contains(expected), (QByteArray(expected) + "\nis not in\n" + text).constData());
    const auto nowOf = [&](const QString& path) {
        const QString head = path.section(QLatin1Char('.'), 0, 0);
        return QStringLiteral("a d mass").split(QLatin1Char(' ')).contains(head) ? QStringLiteral("swing.") + path
                                                                                 : path;
    };
    const QStringList differ = differences(first, shortRunOf(session), nowOf);
    QVERIFY2(differ.isEmpty(), qPrintable(differ.join(QLatin1Char('\n')) + QString::fromUtf8(text)));
    const auto back = editor::unwrapSelection(session);
    QVERIFY2(back, qPrintable(back ? QString() : back.error()));
    const QByteArray restored = session.file().document().text().bytes();
    for (const char* expected :
         {"  // The first spring\n", "Spring a(c=c*k, s_rel0=half);\n", "Mass mass(m=k*other.m, L=0.1) // of steel\n",
          "Real x = mass.s + 1;", "  connect(a.flange_b, mass.flange_a);\n"})
        QVERIFY2(restored.contains(expected), (QByteArray(expected) + "\nis not in\n" + restored).constData());
    QVERIFY2(!restored.contains("Swing") && !restored.contains("swing"), restored.constData());
    const QStringList left = differences(first, shortRunOf(session), [](const QString& path) { return path; });
    QVERIFY2(left.isEmpty(), qPrintable(left.join(QLatin1Char('\n')) + QString::fromUtf8(restored)));
}

// By double click, two levels down; the bar and Alt+Up lead back. What has no sheet shows its values.
void HierarchyTest::aComponentIsOpenedInPlace()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    editor::DocumentSession& session = test.page().session();
    const auto wrap = [&](const QStringList& names, const char* className) {
        selectNames(session, names);
        return editor::wrapSelection(session, QString::fromLatin1(className)).has_value();
    };
    QVERIFY(wrap({QStringLiteral("pump"), QStringLiteral("tank1"), QStringLiteral("lineP")}, "PumpGroup"));
    QVERIFY(wrap({QStringLiteral("pumpGroup"), QStringLiteral("relief"), QStringLiteral("tank2")}, "PowerUnit"));
    const auto doubleClick = [&](const char* component) {
        editor::SheetView& view = test.page().sheet();
        const QPointF place = hands.middleOf(component);
        hands.clickOnSheet(place);
        QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, view.fromSheet(place));
    };
    const auto buttonAt = [&](int step) {
        QToolButton* found = nullptr;
        for (auto* button : test.page().views().bar().findChildren<QToolButton*>(QStringLiteral("way%1").arg(step)))
            if (!button->isHidden())
                found = button;
        return found;
    };
    doubleClick("cylinder");
    QCOMPARE(session.sheet().className(), QStringLiteral("cylinder_drive"));
    QVERIFY(!test.page().sheet().hasFocus());
    doubleClick("powerUnit");
    QCOMPARE(session.sheet().className(), QStringLiteral("cylinder_drive.PowerUnit"));
    test.page().sheet().setFocus();
    hands.clickOnSheet(hands.middleOf("pumpGroup"));
    hands.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(session.sheet().diagram().component({QStringLiteral("pump")}));
    QTRY_VERIFY(buttonAt(2));
    QCOMPARE(buttonAt(0)->text(), QStringLiteral("cylinder_drive"));
    QCOMPARE(buttonAt(1)->text(), QStringLiteral("powerUnit"));
    QCOMPARE(buttonAt(2)->text(), QStringLiteral("pumpGroup"));  // as its class
    test::keepPicture(test.window(), QStringLiteral("inside.png"));
    hands.press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(session.sheet().className(), QStringLiteral("cylinder_drive.PowerUnit"));
    QVERIFY(session.selection().components.contains({QStringLiteral("pumpGroup")}));
    QTRY_VERIFY(buttonAt(0));
    QTest::mouseClick(buttonAt(0), Qt::LeftButton);
    QCOMPARE(session.sheet().className(), QStringLiteral("cylinder_drive"));
    QVERIFY(session.selection().components.contains({QStringLiteral("powerUnit")}));
    QVERIFY(!buttonAt(1));
    // Where the class goes, so does the way into it.
    doubleClick("powerUnit");
    session.file().undoStack().undo();
    QCOMPARE(session.sheet().className(), QStringLiteral("cylinder_drive"));
    QVERIFY(!buttonAt(1));
}

// The drive circuit as a component: placed twice, with different values, each opened with its own curves and motion;
// and back to the first text.
void HierarchyTest::theDriveIsUsedTwice()
{
    test::TestWindow test;
    test::Hands hands(test);
    // What is to differ is a parameter of the circuit, so that it is passed down.
    const QByteArray first =
        exampleText("cylinder_drive.mo")
            .replace("  Bramah.Hydraulics.Pumps.FixedPump pump",
                     "  parameter Bramah.Units.PressureDifference p_max = 150e5 \"Relief pressure\";\n"
                     "  Bramah.Hydraulics.Pumps.FixedPump pump")
            .replace("relief(p_set=150e5", "relief(p_set=p_max");
    QVERIFY(open(test, first));
    editor::DocumentSession& session = test.page().session();
    test.page().sheet().setFocus();
    hands.press(Qt::Key_A, Qt::ControlModifier);
    hands.whenAsked({nameIt(QStringLiteral("Drive"))});
    hands.press(Qt::Key_G, Qt::ControlModifier);
    const QByteArray wrapped = session.file().document().text().bytes();
    QVERIFY2(session.sheet().diagram().component({QStringLiteral("drive")}), wrapped.constData());
    QVERIFY2(session.sheet().diagram().component({QStringLiteral("fluid")}), wrapped.constData());
    hands.clickOnSheet(hands.middleOf("drive"));
    hands.press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(session.sheet().diagram().component({QStringLiteral("drive1")}));
    // It stands beside the first one, where it is dragged to.
    hands.dragOnSheet(hands.middleOf("drive1"), hands.middleOf("drive1") + QPointF(40, 0));
    editor::ParameterRow* row = test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("p_max"));
    QVERIFY(row);
    hands.fill(*qobject_cast<QLineEdit*>(row->editor()), QStringLiteral("60"));
    test.page().sheet().setFocus();
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    const app::RunRecord& run = *test.page().history().latest();
    QVERIFY2(run.end->reason == solver::EndReason::StopTimeReached, qPrintable(run.end->message));
    // At the end the valve is shut: all the oil goes over the relief valve, 10 bar above what it is set to.
    const auto last = [&](const char* path) {
        const int column = run.results.find(QLatin1String(path));
        return column < 0 ? std::nan("") : run.results.value(column, run.results.rowCount() - 1) / 1e5;
    };
    QVERIFY2(std::abs(last("drive.lineP.p") - 161) < 3, qPrintable(QString::number(last("drive.lineP.p"))));
    QVERIFY2(std::abs(last("drive1.lineP.p") - 71) < 3, qPrintable(QString::number(last("drive1.lineP.p"))));
    // Each of them inside: its own curves, and its mass where it is at the time shown.
    test.page().plots().area().setDefinitions({});
    constexpr double kTime = 1.2;
    test.page().moment().chooseTime(kTime);
    for (const char* name : {"drive", "drive1"}) {
        const QPointF place = hands.middleOf(name);
        hands.clickOnSheet(place);
        QTest::mouseDClick(test.page().sheet().viewport(), Qt::LeftButton, {}, test.page().sheet().fromSheet(place));
        QCOMPARE(session.sheet().className(), QStringLiteral("cylinder_drive.Drive"));
        QCOMPARE(session.sheet().place().path(), QLatin1String(name));
        test.page().sheet().setFocus();
        const int x = run.results.find(QLatin1String(name) + QStringLiteral(".cylinder.x"));
        QVERIFY(x >= 0);
        // The whole stroke of 1 m is 10 units of the sheet.
        const double way = 10 * run.results.valueAt(x, kTime);
        QTRY_VERIFY2(std::abs(shiftOf(test.page(), "mass").x() - way) < 1e-6, qPrintable(QString::number(way)));
        hands.clickOnSheet(hands.portPosition("lineP.port"));
        hands.plotClicked(QLatin1String(name) + QStringLiteral(".lineP.p"));
        test::keepPicture(test.window(), QStringLiteral("inside_%1.png").arg(QLatin1String(name)));
        session.select({});
        test.page().sheet().setFocus();
        hands.press(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(session.sheet().className(), QStringLiteral("cylinder_drive"));
    }
    app::PlotView& plot = *test.page().plots().area().plots().front();
    for (const char* curve : {"drive.lineP.p", "drive1.lineP.p"})
        QVERIFY2(plot.pointCount(QLatin1String(curve)) > 10, curve);
    // Back to the first text.
    test.page().sheet().setFocus();
    hands.clickOnSheet(hands.middleOf("drive1"));
    hands.press(Qt::Key_Delete);
    // But for the curves that were chosen meanwhile.
    const auto withoutPlots = [](QByteArray text) { return text.left(text.lastIndexOf("experiment(")); };
    QCOMPARE(withoutPlots(session.file().document().text().bytes()), withoutPlots(wrapped));
    hands.clickOnSheet(hands.middleOf("drive"));
    hands.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(withoutPlots(session.file().document().text().bytes()), withoutPlots(first));
}

// As the text names them, whatever is shown.
void HierarchyTest::plotsFollowASelectionThereAndBack()
{
    test::TestWindow test;
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("clamp_drill_unclamp.mo"))));
    editor::DocumentSession& session = test.page().session();
    app::PlotArea& area = test.page().plots().area();
    const auto hasCurve = [&area](const char* name) {
        const app::PlotDefinitions plots = area.definitions();
        return std::ranges::any_of(plots, [&](const app::PlotDefinition& plot) {
            return std::ranges::any_of(
                plot.curves, [&](const app::CurveDefinition& curve) { return curve.variable == QLatin1String(name); });
        });
    };
    const app::PlotDefinitions first = area.definitions();
    QVERIFY(hasCurve("drillIn.X") && hasCurve("unclamp.X"));
    selectNames(session, {QStringLiteral("drillIn"), QStringLiteral("out"), QStringLiteral("unclamp")});
    const auto made = editor::wrapSelection(session, QStringLiteral("Home"));
    QVERIFY2(made, qPrintable(made ? QString() : made.error()));
    const app::PlotDefinitions wrapped = area.definitions();
    QVERIFY(hasCurve("home.drillIn.X") && hasCurve("home.unclamp.X") && hasCurve("ready.X"));
    QUndoStack& stack = session.file().undoStack();
    stack.undo();
    QCOMPARE(area.definitions(), first);
    stack.redo();
    QCOMPARE(area.definitions(), wrapped);
    // A plot that is added is an edit of its own, taken back first.
    area.addPlot().addVariable(QStringLiteral("home.drillIn.X"));
    const app::PlotDefinitions added = area.definitions();
    QCOMPARE(added.size(), wrapped.size() + 1);
    stack.undo();
    QCOMPARE(area.definitions(), wrapped);
    stack.undo();
    QCOMPARE(area.definitions(), first);
    stack.redo();
    stack.redo();
    QCOMPARE(area.definitions(), added);
}

// Made in My components: saved there, one entry of the undo stack here; dissolved again from there.
void HierarchyTest::aSelectionGoesToMyComponents()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    app::DocumentPage& page = test.page();
    editor::DocumentSession& session = page.session();
    const QByteArray before = session.file().document().text().bytes();
    const ShortRun first = shortRunOf(session);
    const QStringList group{QStringLiteral("pump"), QStringLiteral("tank1"), QStringLiteral("lineP"),
                            QStringLiteral("relief"), QStringLiteral("tank2")};
    selectNames(session, group);
    page.sheet().setFocus();
    hands.whenAsked({nameIt(QStringLiteral("PowerUnit"), QStringLiteral("My components"))});
    hands.press(Qt::Key_G, Qt::ControlModifier);
    const QByteArray text = session.file().document().text().bytes();
    QVERIFY2(text.contains("  MyComponents.PowerUnit powerUnit"), text.constData());
    QVERIFY2(!text.contains("model PowerUnit"), text.constData());
    QCOMPARE(&test.page(), &page);
    QVERIFY2(page.messages().text().contains(QStringLiteral("My components")), qPrintable(page.messages().text()));
    QFile own(test.filePath(QStringLiteral("Bramah/MyComponents.mo")));
    QVERIFY(own.open(QIODevice::ReadOnly));
    QVERIFY(own.readAll().contains("  model PowerUnit\n"));
    const auto nowOf = [&](const QString& path) {
        return group.contains(path.section(QLatin1Char('.'), 0, 0)) ? QStringLiteral("powerUnit.") + path : path;
    };
    const QStringList differ = differences(first, shortRunOf(session), nowOf);
    QVERIFY2(differ.isEmpty(), qPrintable(differ.join(QLatin1Char('\n'))));
    // A name that is taken there is refused before anything is done.
    selectNames(session, {QStringLiteral("valve")});
    page.sheet().setFocus();
    hands.whenAsked({[](QWidget& dialog) {
        auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        auto* field = dialog.findChild<QLineEdit*>();
        field->setText(QStringLiteral("PowerUnit"));
        QVERIFY(ok->isEnabled());
        dialog.findChild<QComboBox*>()->setCurrentIndex(1);
        QVERIFY(!ok->isEnabled());
        QTest::keyClick(field, Qt::Key_Escape);
    }});
    hands.press(Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(session.file().document().text().bytes(), text);
    // And back, though its class stands in another file, which keeps it.
    hands.clickOnSheet(hands.middleOf("powerUnit"));
    hands.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(session.file().document().text().bytes(), before);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session.file().document().text().bytes(), text);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session.file().document().text().bytes(), before);
    QVERIFY(!session.file().undoStack().canUndo());
    const auto ownText = [&] {
        QFile file(test.filePath(QStringLiteral("Bramah/MyComponents.mo")));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QTRY_VERIFY2(!ownText().contains("model PowerUnit"), ownText().constData());
    hands.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(session.file().document().text().bytes(), text);
    QTRY_VERIFY(ownText().contains("model PowerUnit"));
}

// Values of the circuit that a part needs become its parameters; dissolved, it is as it was.
void HierarchyTest::addedParametersLeaveNoTrace()
{
    test::TestWindow test;
    const QByteArray text =
        "model circuit\n"
        "  parameter Real k(unit=\"1\") = 3 \"Factor\";\n"
        "  constant Real half = 0.5;\n"
        "  // The first spring\n"
        "  Bramah.Mechanics.Translational.Spring a(c=100*k, s_rel0=half)\n"
        "    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={-40,0})));\n"
        "  Bramah.Mechanics.Translational.Mass mass(m=k*other.m, L=0.1) // of steel\n"
        "    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,0})));\n"
        "  Bramah.Mechanics.Translational.Mass other(m=k)\n"
        "    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={40,0})));\n"
        "equation\n"
        "  connect(a.flange_b, mass.flange_a)\n"
        "    annotation(Line(points={{-30,0},{-10,0}}));\n"
        "  connect(mass.flange_b, other.flange_a)\n"
        "    annotation(Line(points={{10,0},{30,0}}));\n"
        "end circuit;\n";
    QVERIFY(open(test, text));
    editor::DocumentSession& session = test.page().session();
    selectNames(session, {QStringLiteral("a"), QStringLiteral("mass")});
    const auto done = editor::wrapSelection(session, QStringLiteral("Swing"));
    QVERIFY2(done, qPrintable(done ? QString() : done.error()));
    QVERIFY(session.file().document().text().bytes().contains("other_m=other.m"));
    const auto back = editor::unwrapSelection(session);
    QVERIFY2(back, qPrintable(back ? QString() : back.error()));
    QCOMPARE(session.file().document().text().bytes(), text);
}

void HierarchyTest::whatCannotBeWrappedIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const char* text, const QStringList& names, const char* reason) {
        QTest::newRow(name) << QByteArray(text) << names << QString::fromLatin1(reason);
    };
    row("an inherited one",
        "model circuit\n  extends Base;\n  Bramah.Mechanics.Translational.Mass mass(m=1);\nend circuit;\n"
        "partial model Base\n  Bramah.Mechanics.Translational.Fixed ground;\nend Base;\n",
        {QStringLiteral("ground"), QStringLiteral("mass")}, "ground");
    row("what reads many values at once",
        "model circuit\n  Bramah.Mechanics.Translational.Mass mass(m=1, s(start=sum(y)));\n  Real y[2] = {0, time};\n"
        "end circuit;\n",
        {QStringLiteral("mass")}, "y is read there");
    row("lines of a loop",
        "model circuit\n  Bramah.Mechanics.Translational.Mass mass[2](each m=1);\n"
        "  Bramah.Mechanics.Translational.Fixed ground[2];\nequation\n"
        "  for i in 1:2 loop\n    connect(mass[i].flange_a, ground[i].flange);\n  end for;\nend circuit;\n",
        {QStringLiteral("mass")}, "a loop");
    row("what is there on a condition",
        "model circuit\n  parameter Boolean has = true;\n  Bramah.Mechanics.Translational.Mass mass(m=1) if has;\n"
        "  Bramah.Mechanics.Translational.Fixed ground;\nequation\n  connect(mass.flange_a, ground.flange);\n"
        "end circuit;\n",
        {QStringLiteral("mass")}, "on a condition");
}

void HierarchyTest::whatCannotBeWrappedIsRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, names);
    QFETCH(QString, reason);
    test::TestWindow test;
    QVERIFY(open(test, text));
    editor::DocumentSession& session = test.page().session();
    session.showClass(QStringLiteral("circuit"));
    selectNames(session, names);
    const auto done = editor::wrapSelection(session, QStringLiteral("Part"));
    QVERIFY(!done);
    QVERIFY2(done.error().contains(reason), qPrintable(done.error()));
    QCOMPARE(session.file().document().text().bytes(), text);
}

// Random selections of the examples: the same results by longer paths, no line that lies, undone to the same bytes.
void HierarchyTest::anySelectionOfAnyExampleGivesTheSameResults()
{
    QRandomGenerator random(23);
    int count = 0, refused = 0;
    const QDir folder(QFileInfo(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))).path());
    test::TestWindow test;
    for (const QString& name : folder.entryList({QStringLiteral("*.mo")})) {
        QVERIFY(test.window().documents().open(folder.filePath(name)));
        editor::DocumentSession& session = test.page().session();
        const QByteArray before = session.file().document().text().bytes();
        const ShortRun first = shortRunOf(session);
        constexpr int kTimes = 2;
        for (int k = 0; k < kTimes; ++k) {
            QStringList chosen;
            for (const model::DiagramComponent& one : session.sheet().diagram().components())
                if (random.bounded(2) == 0)
                    chosen.append(one.id.baseName());
            selectNames(session, chosen);
            const auto done = editor::wrapSelection(session, QStringLiteral("Wrapped"));
            if (!done) {
                ++refused;
                qInfo("%s: %s", qPrintable(name), qPrintable(done.error()));
                continue;
            }
            ++count;
            const QString what = name + QStringLiteral(": ") + chosen.join(QLatin1Char(' '));
            const QByteArray text = session.file().document().text().bytes();
            QVERIFY2(session.file().document().textState() == model::Document::TextState::Sound,
                     qPrintable(what + QString::fromUtf8(text)));
            const auto nowOf = [&](const QString& path) {
                const auto end = path.indexOf(QRegularExpression(QStringLiteral("[.\\[]")));
                return !session.sheet().diagram().component({path.left(end)}) && chosen.contains(path.left(end))
                           ? QStringLiteral("wrapped.") + path
                           : path;
            };
            const QStringList differ = differences(first, shortRunOf(session), nowOf);
            QVERIFY2(differ.isEmpty(), qPrintable(what + QLatin1Char('\n') + differ.mid(0, 5).join(QLatin1Char('\n'))));
            const auto back = editor::unwrapSelection(session);
            QVERIFY2(back, qPrintable(what + (back ? QString() : back.error())));
            QVERIFY2(!session.file().document().text().bytes().contains("Wrapped"), qPrintable(what));
            const auto same = [](const QString& path) { return path; };
            const QStringList left = differences(first, shortRunOf(session), same);
            QVERIFY2(left.isEmpty(), qPrintable(what + QLatin1Char('\n') + left.mid(0, 5).join(QLatin1Char('\n'))));
            session.file().undoStack().undo();
            QCOMPARE(session.file().document().text().bytes(), text);
            session.file().undoStack().undo();
            QCOMPARE(session.file().document().text().bytes(), before);
        }
        QVERIFY(test.window().documents().close(test.page()));
    }
    QVERIFY2(count > 40 && refused < count / 4, qPrintable(QStringLiteral("%1, %2 refused").arg(count).arg(refused)));
}

BRAMAH_TEST(HierarchyTest);
#include "hierarchy_test.moc"
