// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/parameter_row.h"
#include "editor/properties/elided_combo_box.h"
#include "editor/properties/value_edit.h"
#include "editor/tables/table_dialog.h"
#include "editor/theme/active_theme.h"
#include "tests/test_registry.h"

#include <QApplication>
#include <QComboBox>
#include <QGridLayout>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTimer>
#include <QToolButton>
#include <QtTest/QTest>

using namespace bramah::editor;

class ParameterRowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void longTextEndsInAnEllipsis();
    void expressionsAreSaidWhereTheyAreCut();
    void longChoicesAreWholeInTheList();
    void choicesShowTheirExpression();
    void textsAreEditedAsTheyRead();
    void meaningLeadsAndTheNameIsSmall();
    void formulasShowWhatTheyGive();
    void yesAndNoSayWhatTheyMean();
    void aTypedUnitHoldsForOneEntry();
    void tablesAreEditedAsAGrid();
    void tablesAreReadAndWritten_data();
    void tablesAreReadAndWritten();
};

// As the longest text with an ellipsis that there is room for is drawn when it is written out.
void ParameterRowTest::longTextEndsInAnEllipsis()
{
    const QString text = QStringLiteral("fluid.p_ambient + 12e5");
    ValueEdit edit, shorter;
    for (ValueEdit* each : {&edit, &shorter})
        each->resize(90, 28);
    edit.setText(QStringLiteral("150"));
    QVERIFY(!edit.isCut());
    edit.setText(text);
    edit.setCursorPosition(0);
    QVERIFY(edit.isCut());
    qsizetype length = text.size();
    do {
        shorter.setText(text.first(--length) + QChar(0x2026));
        shorter.setCursorPosition(0);
    } while (shorter.isCut());
    QVERIFY(length > 3);
    QCOMPARE(edit.grab().toImage(), shorter.grab().toImage());
}

void ParameterRowTest::expressionsAreSaidWhereTheyAreCut()
{
    QWidget parent;
    auto* grid = new QGridLayout(&parent);
    const ActiveTheme theme;
    ParameterField field;
    field.path = QStringLiteral("p_start");
    field.kind = ParameterField::Kind::Number;
    field.unit = QStringLiteral("Pa");
    field.displayUnit = QStringLiteral("bar");
    field.expression = QStringLiteral("fluid.p_ambient");
    const ParameterRow row(field, *grid, 0, IconSet(theme), &parent);
    QVERIFY2(row.editor()->toolTip().contains(field.expression), qPrintable(row.editor()->toolTip()));
}

void ParameterRowTest::longChoicesAreWholeInTheList()
{
    const QString text = QStringLiteral("Rücklauf in der Mittelstellung offen, alle anderen Anschlüsse gesperrt");
    ElidedComboBox box;
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box.addItem(QStringLiteral("Kurz"));
    box.addItem(text);
    box.resize(160, 28);
    QCOMPARE(box.shownText(), QStringLiteral("Kurz"));
    box.setCurrentIndex(1);
    QVERIFY2(box.shownText().endsWith(QChar(0x2026)) && text.startsWith(box.shownText().chopped(1)),
             qPrintable(box.shownText()));
    QVERIFY(box.fontMetrics().horizontalAdvance(box.shownText()) < box.width());
    box.show();
    box.showPopup();
    QVERIFY(box.view()->visualRect(box.model()->index(1, 0)).width() >= box.fontMetrics().horizontalAdvance(text));
    box.hidePopup();
}

// The value of `fluid.densityModel` is known on a sheet only: the expression stands for it.
void ParameterRowTest::choicesShowTheirExpression()
{
    QWidget parent;
    auto* grid = new QGridLayout(&parent);
    const ActiveTheme theme;
    ParameterField field;
    field.path = QStringLiteral("densityModel");
    field.kind = ParameterField::Kind::Choice;
    field.choices = {{QStringLiteral("DensityModel.PressureDependent"), QStringLiteral("real oil")},
                     {QStringLiteral("DensityModel.Textbook"), QStringLiteral("constant")}};
    field.expression = QStringLiteral("fluid.densityModel");
    ParameterRow row(field, *grid, 0, IconSet(theme), &parent);
    const auto* choice = qobject_cast<QComboBox*>(row.editor());
    QVERIFY(choice);
    QCOMPARE(choice->currentIndex(), -1);
    QCOMPARE(choice->placeholderText(), field.expression);
    field.valueText = QStringLiteral("DensityModel.Textbook");
    row.setField(field);
    QCOMPARE(choice->currentText(), QStringLiteral("constant"));
}

// Escapes stand in the literal alone: not in what is read and typed, and they do not double.
void ParameterRowTest::textsAreEditedAsTheyRead()
{
    QWidget parent;
    auto* grid = new QGridLayout(&parent);
    const ActiveTheme theme;
    ParameterField field;
    field.path = QStringLiteral("fileName");
    field.kind = ParameterField::Kind::Text;
    field.isLiteral = true;
    field.expression = QStringLiteral("\"a \\\"b\\\" c\\\\d\"");
    ParameterRow row(field, *grid, 0, IconSet(theme), &parent);
    auto* edit = qobject_cast<QLineEdit*>(row.editor());
    QVERIFY(edit);
    QCOMPARE(edit->text(), QStringLiteral("a \"b\" c\\d"));
    QSignalSpy committed(&row, &ParameterRow::committed);
    edit->setFocus();
    edit->setCursorPosition(0);
    QTest::keyClicks(edit, QStringLiteral("x"));
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(committed.count(), 1);
    QCOMPARE(committed.front().at(1).value<std::optional<QString>>().value_or(QString()),
             QStringLiteral("\"xa \\\"b\\\" c\\\\d\""));
}

namespace {

ParameterField lengthField()
{
    ParameterField field;
    field.path = QStringLiteral("d_bore");
    field.description = QStringLiteral("bore");
    field.kind = ParameterField::Kind::Number;
    field.unit = QStringLiteral("m");
    field.displayUnit = QStringLiteral("mm");
    field.expression = QStringLiteral("0.05");
    field.isLiteral = true;
    field.number = 0.05;
    return field;
}

/// A row in a window that has the keyboard.
struct ShownRow {
    explicit ShownRow(const ParameterField& field)
        : row(field, *new QGridLayout(&window), 0, IconSet(theme), &window), committed(&row, &ParameterRow::committed)
    {
        auto* other = new QLineEdit(&window);
        window.show();
        QApplication::setActiveWindow(&window);
        other->setFocus();
    }
    [[nodiscard]] ValueEdit* edit() const { return qobject_cast<ValueEdit*>(row.editor()); }
    void type(const QString& text) const
    {
        edit()->setFocus();
        edit()->selectAll();
        QTest::keyClicks(edit(), text);
        QTest::keyClick(edit(), Qt::Key_Return);
    }
    [[nodiscard]] QString lastCommitted() const
    {
        return committed.isEmpty() ? QString()
                                   : committed.back().at(1).value<std::optional<QString>>().value_or(QString());
    }

    ActiveTheme theme;
    QWidget window;
    ParameterRow row;
    QSignalSpy committed;
};

}  // namespace

void ParameterRowTest::meaningLeadsAndTheNameIsSmall()
{
    const ShownRow shown(lengthField());
    const auto labels = shown.window.findChildren<QLabel*>();
    QCOMPARE(labels.at(0)->text(), QStringLiteral("Bore"));
    QCOMPARE(labels.at(1)->text(), QStringLiteral("d_bore"));
    QVERIFY(labels.at(1)->font().pointSizeF() < labels.at(0)->font().pointSizeF());
}

// The number while nobody edits it, the formula for who does.
void ParameterRowTest::formulasShowWhatTheyGive()
{
    ParameterField field = lengthField();
    field.expression = QStringLiteral("2*other.d_bore");
    field.isLiteral = false;
    const ShownRow shown(field);
    QCOMPARE(shown.edit()->text(), QStringLiteral("50"));
    shown.edit()->setFocus();
    QCOMPARE(shown.edit()->text(), field.expression);
    shown.edit()->clearFocus();
    QCOMPARE(shown.edit()->text(), QStringLiteral("50"));
    QCOMPARE(shown.committed.count(), 0);
    shown.type(QStringLiteral("60"));
    QCOMPARE(shown.lastCommitted(), QStringLiteral("0.06"));
}

void ParameterRowTest::yesAndNoSayWhatTheyMean()
{
    ParameterField field;
    field.path = QStringLiteral("useShaft");
    field.kind = ParameterField::Kind::Boolean;
    field.description = QStringLiteral("true: driven at the shaft; false: at a constant speed");
    const ShownRow shown(field);
    QCOMPARE(shown.window.findChild<QLabel*>()->text(), QStringLiteral("Driven at the shaft"));
    const auto* choice = qobject_cast<QComboBox*>(shown.row.editor());
    QCOMPARE(choice->itemText(0), QStringLiteral("Yes"));
    QCOMPARE(choice->itemText(1), QStringLiteral("No: at a constant speed"));
}

void ParameterRowTest::aTypedUnitHoldsForOneEntry()
{
    const ShownRow shown(lengthField());
    shown.type(QStringLiteral("3 in"));
    QCOMPARE(shown.lastCommitted(), QStringLiteral("0.0762"));
    QCOMPARE(shown.row.unitBox()->currentData().toString(), QStringLiteral("mm"));
    shown.type(QStringLiteral("2*50"));
    QCOMPARE(shown.lastCommitted(), QStringLiteral("0.1"));
    const auto count = shown.committed.count();
    shown.type(QStringLiteral("5 bar"));
    QCOMPARE(shown.committed.count(), count);
    QVERIFY2(shown.row.errorText().startsWith(QStringLiteral("Pressure (bar) does not fit here; give mm, ")),
             qPrintable(shown.row.errorText()));
}

// A click on the button, a number typed into a cell, a row added: what is committed is the table as text.
void ParameterRowTest::tablesAreEditedAsAGrid()
{
    ParameterField field;
    field.path = QStringLiteral("table");
    field.kind = ParameterField::Kind::Expression;
    field.expression = QStringLiteral("[0, 0; 1, 2.5]");
    ShownRow shown(field);
    QVERIFY(shown.row.tableButton() && shown.row.tableButton()->isVisible());
    QTimer::singleShot(0, [] {
        auto* dialog = qobject_cast<TableDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        const QScopeGuard closes([dialog] { dialog->accept(); });
        QCOMPARE(dialog->grid().item(1, 1)->text(), QStringLiteral("2.5"));
        dialog->grid().setCurrentCell(1, 1);
        QTest::keyClick(&dialog->grid(), Qt::Key_4);
        auto* cell = dialog->grid().findChild<QLineEdit*>();
        QVERIFY(cell);
        QTest::keyClick(cell, Qt::Key_Return);
        QTRY_COMPARE(dialog->grid().item(1, 1)->text(), QStringLiteral("4"));
        const auto buttons = dialog->findChildren<QPushButton*>();
        QTest::mouseClick(buttons.front(), Qt::LeftButton);
        dialog->grid().item(2, 0)->setText(QStringLiteral("x"));
        QVERIFY(!dialog->table());
        dialog->grid().item(2, 0)->setText(QStringLiteral("3"));
    });
    QTest::mouseClick(shown.row.tableButton(), Qt::LeftButton);
    QCOMPARE(shown.lastCommitted(), QStringLiteral("[0, 0; 1, 4; 3, 4]"));
    field.expression = QStringLiteral("data.table");
    shown.row.setField(field);
    QVERIFY(!shown.row.tableButton()->isVisible());
}

void ParameterRowTest::tablesAreReadAndWritten_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("written");
    QTest::newRow("matrix") << "[0, 0; 1e-3, -1]"
                            << "[0, 0; 0.001, -1]";
    QTest::newRow("arrays") << "{{1, 2, 3}, {4, 5, 6}}"
                            << "[1, 2, 3; 4, 5, 6]";
    QTest::newRow("names") << "[0, a; 1, 2]"
                           << "";
    QTest::newRow("unequal rows") << "{{1, 2}, {3}}"
                                  << "";
    QTest::newRow("vector") << "{1, 2, 3}"
                            << "";
    QTest::newRow("function") << "fill(0, 2, 2)"
                              << "";
}

void ParameterRowTest::tablesAreReadAndWritten()
{
    QFETCH(QString, text);
    const auto table = tableOf(text);
    QTEST(table ? tableText(*table) : QString(), "written");
    const auto pasted = pastedTable(QStringLiteral("0\t1.5\n2\t3\n"));
    QVERIFY(pasted && tableText(*pasted) == QStringLiteral("[0, 1.5; 2, 3]"));
    QVERIFY(!pastedTable(QStringLiteral("a\tb")));
}

BRAMAH_TEST(ParameterRowTest);
#include "parameter_row_test.moc"
