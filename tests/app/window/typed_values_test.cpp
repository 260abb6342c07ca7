// SPDX-License-Identifier: GPL-3.0-or-later
// Values typed on the sheet, and the start page in front of open documents.
#include "app/documents/documents_controller.h"
#include "app/start/start_page.h"
#include "editor/properties/parameter_form.h"
#include "editor/properties/parameter_row.h"
#include "editor/properties/property_panel.h"
#include "editor/properties/value_entry.h"
#include "editor/view/sheet_view.h"
#include "model/document/document.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QToolButton>
#include <QtTest/QTest>

#include <algorithm>
#include <vector>

using namespace bramah;

class TypedValuesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aValueIsTypedOnASymbol();
    void theLeadingValueIsTyped_data();
    void theLeadingValueIsTyped();
    void tabGoesThroughTheValues();
    void tabInThePanelGoesFromValueToValue();
    void theMenuHasTheButtonsOfTheRow();
    void escapeChangesNothing();
    void severalSymbolsGetTheValue();
    void aRefusedValueStaysToBeMended();
    void lettersStayCommands();
    void keysOnTheStartPageReachNoSheet();
    void theStartPageLeadsBack();

private:
    /// The window with the drive open, and a field that \a key, typed on the relief valve, has opened.
    struct TypedOnRelief {
        explicit TypedOnRelief(Qt::Key key)
        {
            test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo")));
            before = textOf(test);
            hands.clickOnSheet(hands.middleOf("relief"));
            hands.press(key);
            entry = entryIn(test);
        }
        test::TestWindow test;
        test::Hands hands{test};
        QByteArray before;
        QPointer<editor::ValueEntry> entry;
    };
    static QByteArray textOf(test::TestWindow& test) { return test.page().document().text().bytes(); }
    static QPointer<editor::ValueEntry> entryIn(test::TestWindow& test)
    {
        return test.window().findChild<editor::ValueEntry*>();
    }
    /// Types into the field that is open, key by key.
    static void type(editor::ValueEntry& entry, const char* text)
    {
        QTest::keyClicks(entry.row().editor(), QString::fromLatin1(text));
    }
};

// The way of the README: click the relief valve and type.
void TypedValuesTest::aValueIsTypedOnASymbol()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    hands.clickOnSheet(hands.middleOf("relief"));
    const int undoBefore = test.page().session().file().undoStack().count();
    hands.press(Qt::Key_1);
    const auto entry = entryIn(test);
    QVERIFY(entry && entry->isVisible());
    QCOMPARE(entry->row().field().path, QStringLiteral("p_set"));
    QVERIFY(entry->row().unitBox());
    type(*entry, "00 bar");
    QTest::keyClick(entry->row().editor(), Qt::Key_Return);
    QTRY_VERIFY(!entry);
    QVERIFY2(textOf(test).contains("p_set=1e7"), textOf(test).mid(textOf(test).indexOf("relief"), 200).constData());
    QCOMPARE(test.page().session().file().undoStack().count(), undoBefore + 1);
}

// What is set at a component or stands at its symbol, and not what its base class happens to declare first.
void TypedValuesTest::theLeadingValueIsTyped_data()
{
    QTest::addColumn<QString>("className");
    QTest::addColumn<QString>("path");
    QTest::newRow("pump") << QStringLiteral("Bramah.Hydraulics.Pumps.FixedPump") << QStringLiteral("D");
    QTest::newRow("variable pump") << QStringLiteral("Bramah.Hydraulics.Pumps.VariablePump") << QStringLiteral("D_max");
    QTest::newRow("motor") << QStringLiteral("Bramah.Hydraulics.Motors.FixedMotor") << QStringLiteral("D");
    QTest::newRow("relief valve") << QStringLiteral("Bramah.Hydraulics.PressureValves.ReliefValve")
                                  << QStringLiteral("p_set");
    QTest::newRow("pipe") << QStringLiteral("Bramah.Hydraulics.Lines.Pipe") << QStringLiteral("d");
    QTest::newRow("cylinder") << QStringLiteral("Bramah.Hydraulics.Cylinders.DoubleActingCylinder")
                              << QStringLiteral("d_bore");
}

void TypedValuesTest::theLeadingValueIsTyped()
{
    QFETCH(QString, className);
    QFETCH(QString, path);
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    hands.place(className, {0, 0});
    hands.press(Qt::Key_Escape);
    QCOMPARE(test.page().session().sheet().diagram().components().size(), std::size_t{1});
    const QString name = test.page().session().sheet().diagram().components().front().id.name;
    hands.clickOnSheet(hands.middleOf(name.toUtf8().constData()));
    hands.press(Qt::Key_2);
    const auto entry = entryIn(test);
    QVERIFY(entry);
    QCOMPARE(entry->row().field().path, path);
    QTest::keyClick(entry->row().editor(), Qt::Key_Escape);
}

// The arrow that resets a value and the list of units are no stops on the way.
void TypedValuesTest::tabInThePanelGoesFromValueToValue()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    hands.clickOnSheet(hands.middleOf("relief"));
    const auto& form = test::partOf<editor::PropertyPanel>(test.window()).form();
    std::vector<QWidget*> values;
    for (const editor::ParameterRow* row : form.rows())
        if (row->editor()->isVisible() && row->editor()->isEnabled())
            values.push_back(row->editor());
    QVERIFY(values.size() > 2);
    QVERIFY(form.row(QStringLiteral("p_set"))->resetButton()->isVisible());
    std::ranges::sort(values, {}, [](const QWidget* value) { return value->mapToGlobal(QPoint()).y(); });
    QTest::mouseClick(values.front(), Qt::LeftButton);
    // Headings of folded tabs are stops, as nothing else opens them.
    const auto goOn = [&](Qt::KeyboardModifiers modifiers) {
        do
            hands.press(Qt::Key_Tab, modifiers);
        while (QApplication::focusWidget()->objectName() == QLatin1String("sectionHeading"));
    };
    for (QWidget* value : values) {
        QCOMPARE(QApplication::focusWidget(), value);
        goOn({});
    }
    for (std::size_t k = values.size(); k-- > 0;) {
        goOn(Qt::ShiftModifier);
        QCOMPARE(QApplication::focusWidget(), values[k]);
    }
}

void TypedValuesTest::theMenuHasTheButtonsOfTheRow()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    hands.clickOnSheet(hands.middleOf("relief"));
    const editor::ParameterRow& row =
        *test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("p_set"));
    QTest::mouseClick(row.editor(), Qt::LeftButton);
    hands.press(Qt::Key_F10, Qt::ShiftModifier);
    QVERIFY(test::Hands::openMenu());
    hands.choose(*test::Hands::openMenu(), QStringLiteral("MPa"));
    QCOMPARE(row.unitBox()->currentData().toString(), QStringLiteral("MPa"));
    QVERIFY(textOf(test).contains("relief(p_set="));
    hands.press(Qt::Key_F10, Qt::ShiftModifier);
    hands.choose(*test::Hands::openMenu(), QStringLiteral("reset"));
    QVERIFY(!textOf(test).contains("relief(p_set="));
}

void TypedValuesTest::tabGoesThroughTheValues()
{
    TypedOnRelief typed(Qt::Key_9);
    auto& [test, hands, before, entry] = typed;
    QVERIFY(entry);
    QTest::keyClick(entry->row().editor(), Qt::Key_Tab);
    QVERIFY(entry->row().field().path != QStringLiteral("p_set"));
    QTest::keyClick(entry->row().editor(), Qt::Key_Backtab);
    QCOMPARE(entry->row().field().path, QStringLiteral("p_set"));
    for (int field = 0; field < 20 && entry->row().field().path != QStringLiteral("dp_over"); ++field)
        QTest::keyClick(entry->row().editor(), Qt::Key_Tab);
    type(*entry, "3");
    QTest::keyClick(entry->row().editor(), Qt::Key_Return);
    QTRY_VERIFY(!entry);
    QVERIFY(textOf(test).contains("p_set=9e5"));
    QVERIFY(textOf(test).contains("dp_over=3e5"));
    // Both are one step of undo.
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(textOf(test), before);
}

void TypedValuesTest::escapeChangesNothing()
{
    TypedOnRelief typed(Qt::Key_Equal);
    auto& [test, hands, before, entry] = typed;
    QVERIFY(entry);
    type(*entry, "7");
    // The value that was there is selected, so that what is typed stands in its place.
    QCOMPARE(qobject_cast<QLineEdit*>(entry->row().editor())->text(), QStringLiteral("7"));
    QTest::keyClick(entry->row().editor(), Qt::Key_Tab);
    QTest::keyClick(entry->row().editor(), Qt::Key_Escape);
    QTRY_VERIFY(!entry);
    QCOMPARE(textOf(test), before);
    QVERIFY(!test.page().session().file().undoStack().canUndo());
}

void TypedValuesTest::severalSymbolsGetTheValue()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    editor::Selection selection;
    for (const char* name : {"ramp1", "ramp2"})
        selection.components.insert({QLatin1String(name)});
    test.page().session().select(selection);
    test.page().sheet().setFocus();
    hands.press(Qt::Key_7);
    const auto entry = entryIn(test);
    QVERIFY(entry);
    const QByteArray value = entry->row().field().path.toUtf8() + "=7";
    QTest::keyClick(entry->row().editor(), Qt::Key_Return);
    QTRY_VERIFY(!entry);
    QCOMPARE(textOf(test).count(value), 2);
}

void TypedValuesTest::aRefusedValueStaysToBeMended()
{
    TypedOnRelief typed(Qt::Key_5);
    auto& [test, hands, before, entry] = typed;
    QVERIFY(entry);
    type(*entry, " kg");
    QTest::keyClick(entry->row().editor(), Qt::Key_Return);
    QVERIFY(entry && entry->isVisible());
    QVERIFY(!entry->row().errorText().isEmpty());
    QCOMPARE(textOf(test), before);
    QTest::keyClick(entry->row().editor(), Qt::Key_Escape);
    QTRY_VERIFY(!entry);
    QCOMPARE(textOf(test), before);
}

void TypedValuesTest::lettersStayCommands()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    hands.clickOnSheet(hands.middleOf("relief"));
    hands.press(Qt::Key_R);
    QVERIFY(!entryIn(test));
    QVERIFY(test.page().session().file().undoStack().canUndo());
    // Without a selection there is nothing to type a value of.
    hands.press(Qt::Key_Escape);
    hands.press(Qt::Key_1);
    QVERIFY(!entryIn(test));
}

void TypedValuesTest::keysOnTheStartPageReachNoSheet()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    app::DocumentPage& page = test.page();
    const QByteArray before = textOf(test);
    hands.clickOnSheet(hands.middleOf("relief"));
    QAction& start = *test.window().actions().action(QStringLiteral("file.start"));
    QVERIFY(!start.isChecked());
    start.trigger();
    QVERIFY(start.isChecked());
    QVERIFY(test::partOf<app::StartPage>(test.window()).isVisible());
    for (const Qt::Key key : {Qt::Key_Delete, Qt::Key_R, Qt::Key_Right, Qt::Key_5})
        hands.press(key);
    QCOMPARE(page.document().text().bytes(), before);
    QVERIFY(!test.window().actions().action(QStringLiteral("file.save"))->isEnabled());
}

void TypedValuesTest::theStartPageLeadsBack()
{
    test::TestWindow test;
    test::Hands hands(test);
    const QString path = test::TestWindow::example(QStringLiteral("cylinder_drive.mo"));
    QAction& start = *test.window().actions().action(QStringLiteral("file.start"));
    // Without a document there is nothing to go back to.
    start.trigger();
    QVERIFY(start.isChecked());
    QVERIFY(test.window().documents().open(path));
    app::DocumentPage& page = test.page();
    auto& startPage = test::partOf<app::StartPage>(test.window());
    const auto isBack = [&] { return page.isVisible() && !startPage.isVisible() && !start.isChecked(); };
    for (int way = 0; way < 4; ++way) {
        start.trigger();
        QVERIFY(startPage.isVisible());
        startPage.setFocus();
        if (way == 0)
            QTest::keyClick(&startPage, Qt::Key_Escape);
        else if (way == 1)
            QTest::keyClick(&startPage, Qt::Key_Tab, Qt::ControlModifier);
        else if (way == 2)
            start.trigger();
        else
            QVERIFY(test.window().documents().open(path));
        QVERIFY2(isBack(), qPrintable(QString::number(way)));
    }
}

BRAMAH_TEST(TypedValuesTest);
#include "typed_values_test.moc"
