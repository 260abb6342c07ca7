// SPDX-License-Identifier: GPL-3.0-or-later
// Own components: made by the dialog, in the file or in the user's own library, tried on a bench, copied.
#include "app/components/new_component_dialog.h"
#include "app/views/class_bar.h"
#include "app/views/class_views.h"
#include "editor/palette/palette_model.h"
#include "editor/palette/palette_panel.h"
#include "editor/view/sheet_view.h"
#include "model/document/document.h"
#include "model/routing/drawing_faults.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>
#include <QtTest/QTest>

using namespace bramah;
using app::ClassViewKind;

namespace {

/// Fills in the dialog and presses OK.
std::function<void(QWidget&)> fillIn(const QString& name, int place, model::ComponentTemplate kind)
{
    return [=](QWidget& dialog) {
        dialog.findChild<QComboBox*>()->setCurrentIndex(place);
        auto& list = *dialog.findChild<QListWidget*>();
        for (int row = 0; row < list.count(); ++row)
            if (list.item(row)->data(Qt::UserRole).toInt() == static_cast<int>(kind))
                QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(row)).center());
        auto& field = *dialog.findChild<QLineEdit*>(QStringLiteral("name"));
        auto& ok = *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!ok.isEnabled());
        QTest::keyClicks(&field, QStringLiteral("2bad"));
        QVERIFY(!ok.isEnabled());
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("fault"))->text().contains(QStringLiteral("is not a name")));
        field.clear();
        QTest::keyClicks(&field, name);
        QTest::mouseClick(&ok, Qt::LeftButton);
    };
}

}  // namespace

class NewComponentTest : public QObject
{
    Q_OBJECT

    static QStringList errorsOf(test::TestWindow& test)
    {
        QStringList errors;
        if (!QTest::qWaitFor([&] { return !test.page().check().isPending(); }, 20000))
            errors.append(QStringLiteral("no check"));
        for (const model::Diagnostic& one : test.page().session().sheet().problems())
            if (one.severity() == model::Severity::Error)
                errors.append(one.commandLineText());
        return errors;
    }
    /// The classes of My components in the palette, and what stands behind them.
    static QStringList ownGroup(test::TestWindow& test)
    {
        test::partOf<editor::PalettePanel>(test.window()).searchField().clear();
        const QAbstractItemModel& model = *test::partOf<editor::PalettePanel>(test.window()).view().model();
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex group = model.index(row, 0);
            QStringList names;
            for (int child = 0; child < model.rowCount(group); ++child)
                names.append(model.index(child, 0, group).data().toString());
            if (model.index(model.rowCount(group) - 1, 0, group).data(editor::PaletteModel::kNewRole).toBool())
                return names;
        }
        return {};
    }

private Q_SLOTS:
    void eachTemplateRunsOnItsBench_data();
    void eachTemplateRunsOnItsBench();
    void theFirstOneIsTriedAndRun();
    void myComponentsAreInThePaletteOfAllFiles();
    void aLibraryClassIsCopied();
};

// The first thing that a user does: My components hold nothing that could be run before.
void NewComponentTest::theFirstOneIsTriedAndRun()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.whenAsked({fillIn(QStringLiteral("Mine"), 0, model::ComponentTemplate::TwoPort)});
    hands.press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(test.page().session().sheet().className(), QStringLiteral("MyComponents.Mine"));
    hands.press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(test.page().session().sheet().className(), QStringLiteral("MyComponents.TryMine"));
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    QVERIFY(test.page().history().latest());
    QCOMPARE(test.page().history().latest()->end->reason, solver::EndReason::StopTimeReached);
}

void NewComponentTest::eachTemplateRunsOnItsBench_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("parts");  // on the bench
    QTest::newRow("two ports") << int(model::ComponentTemplate::TwoPort) << 4;
    QTest::newRow("three ports") << int(model::ComponentTemplate::ThreePort) << 5;
    QTest::newRow("block") << int(model::ComponentTemplate::SignalBlock) << 2;
    QTest::newRow("translational") << int(model::ComponentTemplate::Translational) << 3;
    QTest::newRow("rotational") << int(model::ComponentTemplate::Rotational) << 3;
}

// New by keys, in the open file; without a mistake by itself; tried by the button; undone to the same bytes.
void NewComponentTest::eachTemplateRunsOnItsBench()
{
    QFETCH(int, kind);
    QFETCH(int, parts);
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    const QByteArray before = test.page().document().text().bytes();
    hands.whenAsked({fillIn(QStringLiteral("Mine"), 1, static_cast<model::ComponentTemplate>(kind))});
    hands.press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    editor::DocumentSession& session = test.page().session();
    QCOMPARE(session.sheet().className(), QStringLiteral("circuit1.Mine"));
    QVERIFY(test.page().views().isShown(ClassViewKind::Declarations));
    QCOMPARE(errorsOf(test), QStringList());

    QToolButton* tryIt = nullptr;
    for (auto* button : test.page().findChildren<QToolButton*>(QStringLiteral("flat")))
        if (button->text() == QLatin1String("Try it"))
            tryIt = button;
    QVERIFY(tryIt && tryIt->isVisible());
    QTest::mouseClick(tryIt, Qt::LeftButton);
    QCOMPARE(session.sheet().className(), QStringLiteral("circuit1.TryMine"));
    QVERIFY(test.page().sheet().isVisible());
    QCOMPARE(int(session.sheet().diagram().components().size()), parts);
    for (const model::DiagramConnection& line : session.sheet().diagram().connections())
        QVERIFY(!line.points.empty());
    QCOMPARE(int(model::checkDrawing(session.sheet().diagram()).size()), 0);
    QCOMPARE(errorsOf(test), QStringList());
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    QCOMPARE(test.page().history().latest()->end->reason, solver::EndReason::StopTimeReached);
    QUndoStack& undo = session.file().undoStack();
    undo.undo();
    // Where it was tried from.
    QCOMPARE(session.sheet().className(), QStringLiteral("circuit1.Mine"));
    undo.undo();
    QCOMPARE(session.sheet().className(), QStringLiteral("circuit1"));
    QCOMPARE(test.page().document().text().bytes(), before);
}

void NewComponentTest::myComponentsAreInThePaletteOfAllFiles()
{
    test::TestWindow test;
    test::Hands hands(test);
    QCOMPARE(ownGroup(test), QStringList({QStringLiteral("New component…")}));
    const QString file = test.filePath(QStringLiteral("Bramah/MyComponents.mo"));
    QVERIFY(!QFileInfo::exists(file));
    hands.whenAsked({fillIn(QStringLiteral("Leak"), 0, model::ComponentTemplate::TwoPort)});
    QTreeView& palette = test::partOf<editor::PalettePanel>(test.window()).view();
    const QModelIndex row = test::Hands::find(palette, Qt::DisplayRole, QStringLiteral("New component…"));
    palette.expand(row.parent());
    hands.doubleClick(palette, row);
    QVERIFY(QFileInfo::exists(file));
    QCOMPARE(test.page().session().sheet().className(), QStringLiteral("MyComponents.Leak"));
    QVERIFY(!test.page().document().isModified());
    QCOMPARE(errorsOf(test), QStringList());
    // In one group only.
    QVERIFY(!palette.model()->index(0, 0).data(editor::PaletteModel::kFileRole).toBool());
    // A test bench is no component.
    hands.press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(test.page().session().sheet().className(), QStringLiteral("MyComponents.TryLeak"));
    QCOMPARE(ownGroup(test), QStringList({QStringLiteral("Leak"), QStringLiteral("New component…")}));
    test.page().session().file().undoStack().undo();
    QVERIFY(test.window().documents().close(test.page()));

    hands.openNewSheet();
    QCOMPARE(ownGroup(test), QStringList({QStringLiteral("Leak"), QStringLiteral("New component…")}));
    hands.place(QStringLiteral("MyComponents.Leak"), {0, 0});
    QVERIFY(test.page().document().text().bytes().contains("MyComponents.Leak leak"));
    // Another one, while the first is in use.
    hands.whenAsked({fillIn(QStringLiteral("Leak2"), 0, model::ComponentTemplate::SignalBlock)});
    hands.press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(ownGroup(test).size(), 3);
    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    const QByteArray text = saved.readAll();
    QVERIFY2(text.contains("model Leak\n") && text.contains("block Leak2\n"), text.constData());
}

void NewComponentTest::aLibraryClassIsCopied()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    hands.place(QStringLiteral("Bramah.Hydraulics.FlowValves.Orifice"), {0, 0});
    hands.clickOnSheet(hands.middleOf("orifice"));
    hands.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!test.page().session().isEditable());
    QVERIFY(test.page().views().isShown(ClassViewKind::Equations));
    auto* copy = test.page().views().bar().findChild<QToolButton*>(QStringLiteral("copyClass"));
    QVERIFY(copy && copy->isVisible());
    QTest::mouseClick(copy, Qt::LeftButton);
    QCOMPARE(test.page().session().sheet().className(), QStringLiteral("MyComponents.Orifice"));
    QVERIFY(test.page().session().isEditable());
    QCOMPARE(errorsOf(test), QStringList());
    QCOMPARE(ownGroup(test).size(), 2);
}

BRAMAH_TEST(NewComponentTest);
#include "new_component_test.moc"
