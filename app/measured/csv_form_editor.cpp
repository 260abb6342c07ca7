// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/csv_form_editor.h"

#include "model/csv/time_format.h"
#include "model/units/quantity_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <utility>

namespace bramah::app {

using model::CsvForm;
using model::TextEncoding;

namespace {

constexpr int kMostLine = 1'000'000;

QComboBox* choice(const char* name, const QString& label, const std::vector<std::pair<QString, QVariant>>& entries)
{
    auto* box = new QComboBox;
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(label);
    for (const auto& [text, data] : entries)
        box->addItem(text, data);
    return box;
}

QSpinBox* lineNumber(const char* name, const QString& label, const QString& none)
{
    auto* box = new QSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(label);
    box->setRange(none.isEmpty() ? 1 : 0, kMostLine);
    box->setSpecialValueText(none);
    return box;
}

}  // namespace

CsvFormEditor::CsvFormEditor(QWidget* parent)
    : QWidget(parent),
      separator_(choice(
          "separator", tr("Separator"),
          {{tr("Comma"), ','}, {tr("Semicolon"), ';'}, {tr("Tab"), '\t'}, {tr("Blanks"), ' '}, {tr("Bar |"), '|'}})),
      decimal_(choice("decimal", tr("Decimal sign"), {{tr("Point"), '.'}, {tr("Comma"), ','}})),
      encoding_(choice("encoding", tr("Characters"),
                       {{QStringLiteral("UTF-8"), int(TextEncoding::Utf8)},
                        {QStringLiteral("Latin-1"), int(TextEncoding::Latin1)},
                        {QStringLiteral("UTF-16 LE"), int(TextEncoding::Utf16LittleEndian)},
                        {QStringLiteral("UTF-16 BE"), int(TextEncoding::Utf16BigEndian)}})),
      titleLine_(lineNumber("titleLine", tr("Titles in line"), tr("none"))),
      unitLine_(lineNumber("unitLine", tr("Units in line"), tr("in the titles"))),
      firstLine_(lineNumber("firstLine", tr("Values from line"), {})),
      timeColumn_(choice("timeColumn", tr("Time"), {})),
      dateColumn_(choice("dateColumn", tr("Date"), {})),
      timeFormat_(choice("timeFormat", tr("Form of the time"),
                         {{tr("Number"), QString()},
                          {QStringLiteral("hh:mm:ss"), QStringLiteral("hh:mm:ss")},
                          {QStringLiteral("mm:ss"), QStringLiteral("mm:ss")},
                          {QStringLiteral("yyyy-MM-dd hh:mm:ss"), QStringLiteral("yyyy-MM-dd hh:mm:ss")},
                          {QStringLiteral("dd.MM.yyyy hh:mm:ss"), QStringLiteral("dd.MM.yyyy hh:mm:ss")},
                          {QStringLiteral("dd/MM/yyyy hh:mm:ss"), QStringLiteral("dd/MM/yyyy hh:mm:ss")},
                          {QStringLiteral("MM/dd/yyyy hh:mm:ss AP"), QStringLiteral("MM/dd/yyyy hh:mm:ss AP")}})),
      timeUnit_(choice("timeUnit", tr("Unit of the time"),
                       {{QStringLiteral("s"), 1.0},
                        {QStringLiteral("ms"), 1e-3},
                        {QStringLiteral("µs"), 1e-6},
                        {QStringLiteral("ns"), 1e-9},
                        {QStringLiteral("min"), 60.0},
                        {QStringLiteral("h"), 3600.0}})),
      interval_(new QLineEdit),
      startsAtZero_(new QCheckBox(tr("Count the time from the first row"))),
      bridged_(new QCheckBox(tr("Bridge missing values by straight lines")))
{
    interval_->setObjectName(QStringLiteral("interval"));
    interval_->setAccessibleName(tr("Time between rows"));
    startsAtZero_->setObjectName(QStringLiteral("startsAtZero"));
    bridged_->setObjectName(QStringLiteral("bridged"));
    timeFormat_->setEditable(true);
    timeFormat_->setInsertPolicy(QComboBox::NoInsert);
    timeFormat_->setToolTip(tr("Number, or a pattern of yyyy, MM, MMM, dd, hh, mm, ss and AP"));

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    int place = 0;
    const auto add = [&](QWidget* field) {
        constexpr int kColumns = 4;
        const int row = 2 * (place / kColumns), column = place % kColumns;
        auto* label = new QLabel(field->accessibleName());
        label->setBuddy(field);
        grid->addWidget(label, row, column);
        grid->addWidget(field, row + 1, column);
        ++place;
    };
    for (QWidget* field :
         std::initializer_list<QWidget*>{separator_, decimal_, encoding_, titleLine_, unitLine_, firstLine_,
                                         timeColumn_, timeFormat_, dateColumn_, timeUnit_, interval_})
        add(field);
    grid->addWidget(startsAtZero_, 6, 0, 1, 2);
    grid->addWidget(bridged_, 6, 2, 1, 2);
    for (int column = 0; column < 4; ++column)
        grid->setColumnStretch(column, 1);

    for (QComboBox* box : {separator_, decimal_, encoding_, timeColumn_, dateColumn_, timeUnit_})
        connect(box, &QComboBox::currentIndexChanged, this, &CsvFormEditor::read);
    connect(timeFormat_, &QComboBox::currentTextChanged, this, &CsvFormEditor::read);
    for (QSpinBox* box : {titleLine_, unitLine_, firstLine_})
        connect(box, &QSpinBox::valueChanged, this, &CsvFormEditor::read);
    connect(interval_, &QLineEdit::textChanged, this, &CsvFormEditor::read);
    connect(startsAtZero_, &QCheckBox::toggled, this, &CsvFormEditor::read);
    connect(bridged_, &QCheckBox::toggled, this, &CsvFormEditor::read);
}

void CsvFormEditor::setColumns(const std::vector<model::CsvColumn>& columns)
{
    const bool wasSetting = std::exchange(isSetting_, true);
    for (QComboBox* box : {timeColumn_, dateColumn_}) {
        box->clear();
        box->addItem(box == timeColumn_ ? tr("None: rows at equal distances") : tr("None, or with the time"), -1);
        for (std::size_t k = 0; k < columns.size(); ++k)
            box->addItem(columns[k].title, static_cast<int>(k));
        box->setCurrentIndex(box->findData(box == timeColumn_ ? form_.timeColumn : form_.dateColumn));
    }
    isSetting_ = wasSetting;
}

void CsvFormEditor::setForm(const CsvForm& form, const std::vector<model::CsvColumn>& columns)
{
    form_ = form;
    isSetting_ = true;
    const auto select = [](QComboBox* box, const QVariant& value) { box->setCurrentIndex(box->findData(value)); };
    select(separator_, form.separator);
    select(decimal_, form.decimal);
    select(encoding_, static_cast<int>(form.encoding));
    titleLine_->setValue(form.titleLine);
    unitLine_->setValue(form.unitLine);
    firstLine_->setValue(form.firstLine);
    setColumns(columns);
    if (const int known = timeFormat_->findData(form.timeFormat); known >= 0)
        timeFormat_->setCurrentIndex(known);
    else if (timeFormat_->currentText() != form.timeFormat)
        timeFormat_->setEditText(form.timeFormat);
    select(timeUnit_, form.timeUnit);
    if (locale().toDouble(interval_->text()) != form.interval)
        interval_->setText(model::exactNumber(form.interval, locale()));
    startsAtZero_->setChecked(form.startsAtZero);
    bridged_->setChecked(form.gaps == model::CsvGaps::Bridged);
    isSetting_ = false;
    showWhatCounts();
}

void CsvFormEditor::showWhatCounts()
{
    const bool hasTime = form_.timeColumn >= 0;
    dateColumn_->setEnabled(hasTime && !form_.timeFormat.isEmpty());
    timeFormat_->setEnabled(hasTime);
    timeUnit_->setEnabled(hasTime && form_.timeFormat.isEmpty());
    startsAtZero_->setEnabled(hasTime);
    interval_->setEnabled(!hasTime);
}

void CsvFormEditor::read()
{
    if (isSetting_)
        return;
    form_.separator = static_cast<char>(separator_->currentData().toInt());
    form_.decimal = static_cast<char>(decimal_->currentData().toInt());
    form_.encoding = static_cast<TextEncoding>(encoding_->currentData().toInt());
    form_.titleLine = titleLine_->value();
    form_.unitLine = unitLine_->value();
    form_.firstLine = firstLine_->value();
    form_.timeColumn = timeColumn_->currentData().toInt();
    form_.dateColumn = dateColumn_->currentData().toInt();
    const QString format = timeFormat_->currentText().trimmed();
    const bool isNumber = format.isEmpty() || format == timeFormat_->itemText(0);
    const bool isWrong = !isNumber && !model::TimeFormat(format).isValid();
    if (!isWrong)
        form_.timeFormat = isNumber ? QString() : format;
    timeFormat_->setProperty("invalid", isWrong);
    timeFormat_->setStyleSheet({});
    if (timeUnit_->currentIndex() >= 0)
        form_.timeUnit = timeUnit_->currentData().toDouble();
    bool isInterval = false;
    const double interval = locale().toDouble(interval_->text().trimmed(), &isInterval);
    isInterval = isInterval && interval > 0;
    if (isInterval)
        form_.interval = interval;
    interval_->setProperty("invalid", !isInterval);
    interval_->setStyleSheet({});
    form_.startsAtZero = startsAtZero_->isChecked();
    form_.gaps = bridged_->isChecked() ? model::CsvGaps::Bridged : model::CsvGaps::Open;
    showWhatCounts();
    Q_EMIT changed();
}

}  // namespace bramah::app
