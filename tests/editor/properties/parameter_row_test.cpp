// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/parameter_row.h"
#include "editor/properties/value_edit.h"
#include "editor/theme/active_theme.h"
#include "tests/test_registry.h"

#include <QComboBox>
#include <QGridLayout>
#include <QImage>
#include <QLineEdit>
#include <QSignalSpy>
#include <QtTest/QTest>

using namespace bramah::editor;

class ParameterRowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void longTextEndsInAnEllipsis();
    void expressionsAreSaidWhereTheyAreCut();
    void choicesShowTheirExpression();
    void textsAreEditedAsTheyRead();
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
    QCOMPARE(choice->currentText(), QStringLiteral("Textbook"));
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

BRAMAH_TEST(ParameterRowTest);
#include "parameter_row_test.moc"
