// SPDX-License-Identifier: GPL-3.0-or-later
// Favourites, recent classes and one's own packages in the library panel.
#include "editor/palette/chosen_classes.h"
#include "editor/palette/palette_model.h"
#include "editor/palette/palette_panel.h"
#include "editor/properties/parameter_form.h"
#include "editor/properties/parameter_row.h"
#include "editor/properties/property_panel.h"
#include "editor/session/mime_types.h"
#include "model/document/document.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QDrag>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTreeView>
#include <QtTest/QTest>

#include <algorithm>

using namespace bramah;

class PaletteChoicesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsPlacedIsRecent();
    void aStarMakesAFavourite();
    void ownPackagesAreGroups();
    void anotherSymbolIsShown();
    void aDraggedRowHidesNothing();
    void inputsWithADialogAreFields();
    void aSearchWithoutHitsSaysSo();
    void aPackageNarrowsTheSearch();
    void theLikeliestIsFoundFirst_data();
    void theLikeliestIsFoundFirst();
    void rowsStayUnderThePointer();
    void symbolsPlacedByKeysStandApart();

private:
    static QModelIndex groupOf(test::TestWindow& test, const QString& title);
    static QStringList namesIn(const QModelIndex& group);
};

QModelIndex PaletteChoicesTest::groupOf(test::TestWindow& test, const QString& title)
{
    const QAbstractItemModel& model = *test::partOf<editor::PalettePanel>(test.window()).view().model();
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.index(row, 0).data().toString() == title)
            return model.index(row, 0);
    return {};
}

QStringList PaletteChoicesTest::namesIn(const QModelIndex& group)
{
    QStringList names;
    for (int row = 0; group.isValid() && row < group.model()->rowCount(group); ++row)
        names.append(group.model()->index(row, 0, group).data(editor::PaletteModel::kClassRole).toString());
    return names;
}

void PaletteChoicesTest::whatIsPlacedIsRecent()
{
    const QString tank = QStringLiteral("Bramah.Hydraulics.Sources.Tank");
    const QString orifice = QStringLiteral("Bramah.Hydraulics.FlowValves.Orifice");
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    const QString title = QStringLiteral("Recently placed");
    QVERIFY(!groupOf(test, title).isValid());
    hands.place(tank, {0, 0});
    hands.dragFromLibrary(orifice, {40, 0});
    hands.place(tank, {80, 0});
    test::partOf<editor::PalettePanel>(test.window()).searchField().clear();
    QCOMPARE(namesIn(groupOf(test, title)), QStringList({tank, orifice}));
    // What is searched for stands where it is in its library, once.
    QTest::keyClicks(&test::partOf<editor::PalettePanel>(test.window()).searchField(), QStringLiteral("Orifice"));
    QVERIFY(!groupOf(test, title).isValid());
    test::partOf<editor::PalettePanel>(test.window()).searchField().clear();
    // It is there when the program comes again.
    QCOMPARE(editor::ChosenClasses().recent(), QStringList({tank, orifice}));
}

void PaletteChoicesTest::aStarMakesAFavourite()
{
    test::TestWindow test;
    const QString title = QStringLiteral("Favourites");
    QTreeView& view = test::partOf<editor::PalettePanel>(test.window()).view();
    QVERIFY(!groupOf(test, title).isValid());
    const auto clickStar = [&](const QModelIndex& row) {
        view.scrollTo(row);
        const QRect place = view.visualRect(row);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, {place.right() - 12, place.center().y()});
        QCoreApplication::processEvents();
    };
    const QString name = QStringLiteral("Bramah.Hydraulics.Pumps.FixedPump");
    QModelIndex row = test::Hands::find(view, editor::PaletteModel::kClassRole, name);
    for (QModelIndex group = row.parent(); group.isValid(); group = group.parent())
        view.expand(group);
    clickStar(row);
    QCOMPARE(namesIn(groupOf(test, title)), QStringList(name));
    QVERIFY(view.isExpanded(groupOf(test, title)));
    QCOMPARE(editor::ChosenClasses().favourites(), QStringList(name));
    test::keepPicture(test.window(), QStringLiteral("favourites.png"));
    // A second click, in the group of favourites, takes it away.
    clickStar(groupOf(test, title).model()->index(0, 0, groupOf(test, title)));
    QVERIFY(!groupOf(test, title).isValid());
    QVERIFY(editor::ChosenClasses().favourites().isEmpty());
}

void PaletteChoicesTest::ownPackagesAreGroups()
{
    test::TestWindow test;
    QVERIFY(QDir(test.folder()).mkpath(QStringLiteral("Bramah")));
    QFile file(test.filePath(QStringLiteral("Bramah/MyComponents.mo")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "package MyComponents\n  package Valves\n    model Check\n      Real x = 1;\n    end Check;\n"
        "  end Valves;\n  package Empty\n  end Empty;\n  model Plain\n    Real x = 1;\n  end Plain;\n"
        "end MyComponents;\n");
    file.close();
    test.workspace().openLibrary(file.fileName());
    const QModelIndex own = groupOf(test, QStringLiteral("My components"));
    QVERIFY(own.isValid());
    QStringList rows;
    for (int row = 0; row < own.model()->rowCount(own); ++row)
        rows.append(own.model()->index(row, 0, own).data().toString());
    QCOMPARE(rows, QStringList({QStringLiteral("Valves"), QStringLiteral("Plain"), QStringLiteral("New component…")}));
    QCOMPARE(namesIn(own.model()->index(0, 0, own)), QStringList(QStringLiteral("MyComponents.Valves.Check")));
}

// As soon as it is drawn, and the view is told of it.
// The symbol shows on the sheet, where it is to stand; a picture of the row at the pointer would lie over it.
void PaletteChoicesTest::aDraggedRowHidesNothing()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    editor::PalettePanel& palette = test::partOf<editor::PalettePanel>(test.window());
    QTreeView& view = palette.view();
    palette.showClass(QStringLiteral("Bramah.Hydraulics.Sources.Tank"));
    const QPoint row = view.visualRect(view.currentIndex()).center();
    QTest::mousePress(view.viewport(), Qt::LeftButton, {}, row);
    for (const int way : {20, 40}) {
        const QPoint to = row + QPoint(way, 0);
        QMouseEvent event(QEvent::MouseMove, to, view.viewport()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(view.viewport(), &event);
    }
    const QList<QDrag*> drags = view.findChildren<QDrag*>();
    QVERIFY(!drags.isEmpty());
    QCOMPARE(drags.last()->mimeData()->data(QLatin1String(editor::kClassMimeType)),
             QByteArray("Bramah.Hydraulics.Sources.Tank"));
    QCOMPARE(drags.last()->pixmap().size(), QSize(1, 1));
}

void PaletteChoicesTest::anotherSymbolIsShown()
{
    test::TestWindow test;
    const QByteArray text =
        "package MyComponents\n  model Part\n    Real x = 1;\n"
        "    annotation(Icon(graphics={Rectangle(extent={{-40,-40},{40,40}})}));\n  end Part;\nend MyComponents;\n";
    QVERIFY(QDir(test.folder()).mkpath(QStringLiteral("Bramah")));
    for (const char* place : {"Bramah/MyComponents.mo", "Parts.mo"}) {
        const bool isOwn = place[0] == 'B';
        QFile file(test.filePath(QLatin1String(place)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(isOwn ? text : QByteArray(text).replace("MyComponents", "Parts").replace("package", "model"));
        file.close();
        if (isOwn)
            test.workspace().openLibrary(file.fileName());
        QVERIFY(test.window().documents().open(file.fileName()));
        QAbstractItemModel& palette = *test::partOf<editor::PalettePanel>(test.window()).view().model();
        const auto row = [&] {
            return test::Hands::find(test::partOf<editor::PalettePanel>(test.window()).view(),
                                     editor::PaletteModel::kClassRole,
                                     isOwn ? QStringLiteral("MyComponents.Part") : QStringLiteral("Parts.Part"));
        };
        QVERIFY(row().isValid());
        const QImage before = row().data(Qt::DecorationRole).value<QPixmap>().toImage();
        QSignalSpy changes(&palette, &QAbstractItemModel::dataChanged);
        QByteArray round = test.page().document().text().bytes();
        round.replace("Rectangle", "Ellipse");
        QVERIFY(test.page().session().file().replaceText(QStringLiteral("Draw"), round));
        const bool isTold = std::ranges::any_of(changes, [&](const QList<QVariant>& one) {
            return one[2].value<QList<int>>().contains(Qt::DecorationRole) && one[0].toModelIndex() == row();
        });
        QVERIFY2(isTold, place);
        QVERIFY2(row().data(Qt::DecorationRole).value<QPixmap>().toImage() != before, place);
    }
}

// A variable with a Dialog, as the output of a source, has a field like a parameter.
void PaletteChoicesTest::inputsWithADialogAreFields()
{
    test::TestWindow test;
    test::Hands hands(test);
    QFile file(test.filePath(QStringLiteral("sheet.mo")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "model sheet\n  model Source\n    Real y(unit=\"Pa\", displayUnit=\"bar\") = 1e5 \"What it gives\" "
        "annotation(Dialog(group=\"Signal\"));\n    Real hidden = 2;\n  end Source;\n  Source source "
        "annotation(Placement(transformation(extent={{-10,-10},{10,10}})));\nend sheet;\n");
    file.close();
    QVERIFY(test.window().documents().open(file.fileName()));
    hands.clickOnSheet(hands.middleOf("source"));
    editor::ParameterForm& form = test::partOf<editor::PropertyPanel>(test.window()).form();
    QVERIFY(form.row(QStringLiteral("y")) && !form.row(QStringLiteral("hidden")));
    QCOMPARE(form.row(QStringLiteral("y"))->field().group, QStringLiteral("Signal"));
    hands.fill(*qobject_cast<QLineEdit*>(form.row(QStringLiteral("y"))->editor()), QStringLiteral("3"));
    const QByteArray text = test.page().session().file().document().text().bytes();
    QVERIFY2(text.contains("source(y = 3e5)"), text.constData());
    QVERIFY(QTest::qWaitFor([&] { return !test.page().check().isPending(); }, 20000));
    QVERIFY(!model::hasErrors(test.page().session().sheet().problems()));
}

// In place of an empty list: what was looked for, and how all is seen again.
void PaletteChoicesTest::aSearchWithoutHitsSaysSo()
{
    test::TestWindow test;
    editor::PalettePanel& panel = test::partOf<editor::PalettePanel>(test.window());
    const auto* nothing = panel.findChild<QLabel*>(QStringLiteral("muted"));
    QVERIFY(nothing && nothing->isHidden());
    QTest::keyClicks(&panel.searchField(), QStringLiteral("pomp <b>"));
    QVERIFY(nothing->isVisible());
    QVERIFY2(nothing->text().contains(QStringLiteral("pomp <b>")), qPrintable(nothing->text()));
    QVERIFY(!panel.view().isVisible());
    QTest::keyClick(&panel.searchField(), Qt::Key_Escape);
    QVERIFY(nothing->isHidden());
    QVERIFY(panel.view().isVisible());
    QTest::keyClicks(&panel.searchField(), QStringLiteral("pump"));
    QVERIFY(nothing->isHidden());
}

// Names as documents write them, and a package beside a name; a package alone does not bring all its classes.
void PaletteChoicesTest::aPackageNarrowsTheSearch()
{
    test::TestWindow test;
    editor::PalettePanel& panel = test::partOf<editor::PalettePanel>(test.window());
    const auto foundBy = [&](const QString& text) {
        panel.searchField().setText(text);
        return panel.view().currentIndex().data(editor::PaletteModel::kClassRole).toString();
    };
    QCOMPARE(foundBy(QStringLiteral("FlowValves.Orifice")), QStringLiteral("Bramah.Hydraulics.FlowValves.Orifice"));
    QCOMPARE(foundBy(QStringLiteral("Sequences Step")), QStringLiteral("Bramah.Sequences.Step"));
    QCOMPARE(foundBy(QStringLiteral("Bramah.Hydraulics.FlowValves")), QString());
}

void PaletteChoicesTest::theLikeliestIsFoundFirst_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    const auto row = [](const char* text, const char* name) {
        QTest::newRow(text) << QString::fromLatin1(text) << QStringLiteral("Bramah.") + QLatin1String(name);
    };
    row("valve", "Hydraulics.PressureValves.ReliefValve");
    row("pressure", "Hydraulics.Sources.PressureSource");
    row("step", "Sequences.Step");
    row("bus", "Blocks.Interfaces.SignalBus");
    row("safety", "Hydraulics.PressureValves.ReliefValve");
    row("or", "Blocks.Logical.Or");
    row("pump", "Hydraulics.Pumps.FixedPump");
    row("check valve", "Hydraulics.CheckValves.CheckValve");
    row("relief", "Hydraulics.PressureValves.ReliefValve");
    row("cylinder", "Hydraulics.Cylinders.DoubleActingCylinder");
    row("motor", "Hydraulics.Motors.FixedMotor");
    row("4/3", "Hydraulics.DirectionalValves.Valve43");
}

// What people place comes first, is chosen for Enter, and is seen.
void PaletteChoicesTest::theLikeliestIsFoundFirst()
{
    QFETCH(QString, text);
    QFETCH(QString, name);
    test::TestWindow test;
    editor::PalettePanel& panel = test::partOf<editor::PalettePanel>(test.window());
    QTest::keyClicks(&panel.searchField(), text);
    QTreeView& view = panel.view();
    const QModelIndex chosen = view.currentIndex();
    QCOMPARE(chosen.data(editor::PaletteModel::kClassRole).toString(), name);
    QCOMPARE(chosen.row(), 0);
    QVERIFY(view.viewport()->rect().contains(view.visualRect(chosen)));
    QVERIFY(!chosen.data(editor::PaletteModel::kPackagesRole).toString().isEmpty());
    // Down goes to the next likely one, and the list is left by Esc.
    QTest::keyClick(&panel.searchField(), Qt::Key_Down);
    QCOMPARE(view.currentIndex().row(), std::min(1, view.model()->rowCount() - 1));
    QTest::keyClick(&panel.searchField(), Qt::Key_Escape);
    QVERIFY(groupOf(test, QStringLiteral("Hydraulics")).isValid());
}

// The group of what was placed appears above; the row for the next symbol is already under the pointer.
void PaletteChoicesTest::rowsStayUnderThePointer()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    QTreeView& view = test::partOf<editor::PalettePanel>(test.window()).view();
    const QModelIndex pump =
        test::Hands::find(view, editor::PaletteModel::kClassRole, QStringLiteral("Bramah.Hydraulics.Pumps.FixedPump"));
    view.expand(pump.parent().parent());
    view.expand(pump.parent());
    view.scrollTo(pump);
    const QPersistentModelIndex row(pump);
    const QRect before = view.visualRect(row);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, before.center());
    QTest::keyClick(&view, Qt::Key_Return);
    hands.clickOnSheet({0, 0});
    QVERIFY(groupOf(test, QStringLiteral("Recently placed")).isValid());
    QCOMPARE(view.visualRect(row).top(), before.top());
}

// The ghosts of all began in one place, where Enter stacked the symbols and joined their ports.
void PaletteChoicesTest::symbolsPlacedByKeysStandApart()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    auto& search = test::partOf<editor::PalettePanel>(test.window()).searchField();
    for (const char* name : {"fixed pump", "relief valve", "tank", "check valve"}) {
        hands.press(Qt::Key_A);
        QTest::keyClicks(&search, QLatin1String(name));
        QTest::keyClick(&search, Qt::Key_Return);
        hands.press(Qt::Key_Return);
        hands.press(Qt::Key_Escape);
    }
    const model::Diagram& diagram = test.page().session().sheet().diagram();
    const auto& symbols = diagram.components();
    QVERIFY(symbols.size() >= 4);
    QVERIFY(diagram.connections().empty());
    for (const model::DiagramComponent& one : symbols)
        for (const model::DiagramComponent& other : symbols)
            QVERIFY2(&one == &other || !one.bounds.intersects(other.bounds),
                     qPrintable(one.id.name + QLatin1Char(' ') + other.id.name));
}

BRAMAH_TEST(PaletteChoicesTest);
#include "palette_choices_test.moc"
