// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/import_dialog.h"

#include "app/measured/csv_form_editor.h"
#include "model/csv/find_csv_form.h"
#include "model/units/quantity_text.h"
#include "solver/data_files/csv_data.h"
#include "solver/data_files/mat_reader.h"
#include "solver/measured/read_measurement.h"
#include "solver/results/column_units.h"

#include <QBuffer>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStringDecoder>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace bramah::app {
namespace {

constexpr std::size_t kRows = 50;      // in the table
constexpr std::size_t kColumns = 100;  // the same
constexpr int kLines = 60;             // of the file as it is
constexpr int kLongestLine = 400;

/// The begin of a file without the line in which it is cut, whose values would seem to be missing.
QByteArray wholeLines(const QByteArray& head, model::TextEncoding encoding)
{
    const qsizetype end = head.lastIndexOf('\n');
    const qsizetype more = encoding == model::TextEncoding::Utf16LittleEndian ? 2 : 1;
    return head.size() < model::kCsvHead || end < 0 ? head : head.left(end + more);
}

/// The first lines of a text, with their numbers.
QString numberedLines(const QByteArray& head, const model::CsvForm& form)
{
    QByteArray text = head;
    if (form.encoding != model::TextEncoding::Utf8) {
        const auto encoding = form.encoding == model::TextEncoding::Latin1              ? QStringConverter::Latin1
                              : form.encoding == model::TextEncoding::Utf16LittleEndian ? QStringConverter::Utf16LE
                                                                                        : QStringConverter::Utf16BE;
        text = QString(QStringDecoder(encoding)(head)).toUtf8();
    }
    QString all;
    int line = 1;
    for (const QByteArray& one : text.left(kLines * kLongestLine).split('\n')) {
        if (line > kLines)
            break;
        all += QStringLiteral("%1  %2\n").arg(line++, 3).arg(QString::fromUtf8(one.trimmed().left(kLongestLine)));
    }
    return all.chopped(all.isEmpty() ? 0 : 1);
}

QTableWidgetItem* cell(const QString& text, bool isEditable = false)
{
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    if (!isEditable)
        item->setFlags(item->flags() & ~Qt::ItemIsEditable);
    return item;
}

}  // namespace

ImportDialog::ImportDialog(const QString& path, const solver::DataFileForm& form, QWidget* parent)
    : QDialog(parent),
      path_(path),
      form_(form),
      table_(new QTableWidget),
      state_(new QLabel),
      findings_(new QListWidget),
      reading_([this](const Step& step) { take(step); })
{
    setWindowTitle(tr("Import measured data: %1").arg(QFileInfo(path).fileName()));
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        head_ = file.read(model::kCsvHead);
    build();
    showForm();
    update();
}

ImportDialog::~ImportDialog() = default;

void ImportDialog::addTextFields(QVBoxLayout& column)
{
    found_ = model::findCsvForm(head_);
    lines_ = new QPlainTextEdit;
    lines_->setObjectName(QStringLiteral("lines"));
    lines_->setAccessibleName(tr("The file as it is"));
    lines_->setReadOnly(true);
    lines_->setLineWrapMode(QPlainTextEdit::NoWrap);
    lines_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    lines_->setFixedHeight(QFontMetrics(lines_->font()).lineSpacing() * 7);
    formEditor_ = new CsvFormEditor;
    column.addWidget(new QLabel(lines_->accessibleName()));
    column.addWidget(lines_);
    column.addWidget(formEditor_);
    connect(formEditor_, &CsvFormEditor::changed, this, [this] {
        form_.csv = formEditor_->form();
        formEditor_->setColumns(model::csvColumns(head_, *form_.csv));
        showLines();
        update();
    });
}

void ImportDialog::addMatFields(QVBoxLayout& column)
{
    timeName_ = new QComboBox;
    timeName_->setObjectName(QStringLiteral("timeName"));
    timeName_->addItem(tr("By its name"), QString());
    for (const QString& name : solver::matVectors(path_))
        timeName_->addItem(name, name);
    timeName_->setCurrentIndex(std::max(0, timeName_->findData(form_.timeName)));
    auto* fields = new QFormLayout;
    fields->addRow(tr("Time"), timeName_);
    column.addLayout(fields);
    connect(timeName_, &QComboBox::currentIndexChanged, this, [this] {
        form_.timeName = timeName_->currentData().toString();
        update();
    });
}

void ImportDialog::build()
{
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    if (solver::isMatFile(head_))
        addMatFields(*column);
    else
        addTextFields(*column);
    table_->setObjectName(QStringLiteral("table"));
    table_->setAccessibleName(tr("The values as they are understood"));
    table_->verticalHeader()->hide();
    table_->setMinimumHeight(180);
    findings_->setObjectName(QStringLiteral("findings"));
    findings_->setAccessibleName(tr("What was found"));
    findings_->setWordWrap(true);
    findings_->setMaximumHeight(110);
    state_->setObjectName(QStringLiteral("state"));
    state_->setWordWrap(true);
    state_->setTextFormat(Qt::PlainText);
    column->addWidget(new QLabel(isText()
                                     ? tr("The values as they are understood; a unit in the first row can be changed")
                                     : table_->accessibleName()));
    column->addWidget(table_, 1);
    column->addWidget(state_);
    column->addWidget(findings_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    import_ = buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole);
    import_->setDefault(true);
    column->addWidget(buttons);
    resize(820, 700);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(table_, &QTableWidget::cellChanged, this, [this](int row, int tableColumn) {
        if (row == 0)
            setUnit(tableColumn, table_->item(row, tableColumn)->text().trimmed());
    });
}

solver::DataFileForm ImportDialog::form() const
{
    solver::DataFileForm form = form_;
    if (form.csv == found_.form)
        form.csv.reset();
    return form;
}

void ImportDialog::showForm()
{
    if (!isText())
        return;
    const model::CsvForm& form = form_.csv ? *form_.csv : found_.form;
    formEditor_->setForm(form, model::csvColumns(head_, form));
    showLines();
}

void ImportDialog::showLines()
{
    const model::CsvForm& form = form_.csv ? *form_.csv : found_.form;
    if (const QString text = numberedLines(head_, form); lines_->toPlainText() != text)
        lines_->setPlainText(text);
}

void ImportDialog::update()
{
    read_ = {path_, form(), nullptr, {}};
    if (isText()) {
        QByteArray lines = wholeLines(head_, found_.form.encoding);
        QBuffer buffer(&lines);
        buffer.open(QIODevice::ReadOnly);
        const model::FoundCsvForm form = form_.csv ? model::FoundCsvForm{*form_.csv, {}} : found_;
        const auto begin = solver::readCsv(buffer, head_, form);
        if (!begin) {
            reading_.stop();
            showProblem(begin.error());
            return;
        }
        fillTable(begin->store);
        fillFindings(begin->findings);
    }
    import_->setEnabled(true);
    state_->setText(tr("Reading…"));
    reading_.start([path = path_, form = form()](const std::stop_token& token, const auto& send) {
        double sent = 0;
        return Step{1, solver::readMeasurement(path, form, [&](double share) {
                        constexpr double kShare = 0.02;
                        if (share > sent + kShare)
                            send(Step{sent = share, std::nullopt});
                        return !token.stop_requested();
                    })};
    });
}

void ImportDialog::take(const Step& step)
{
    if (!step.read) {
        state_->setText(tr("Reading… %1 %").arg(std::lround(step.share * 100)));
        return;
    }
    read_ = *step.read;
    if (!read_.data) {
        showProblem(read_.problem);
        return;
    }
    const solver::ResultStore& store = read_.data->store;
    if (!isText())
        fillTable(store);
    fillFindings(read_.data->findings);
    state_->setText(
        tr("%1 rows of %2 channels, from %3 s to %4 s")
            .arg(locale().toString(static_cast<qlonglong>(store.rowCount())))
            .arg(store.columns().size())
            .arg(locale().toString(store.firstTime(), 'g', 8), locale().toString(store.lastTime(), 'g', 8)));
    import_->setEnabled(true);
}

void ImportDialog::showProblem(const QString& problem)
{
    const QSignalBlocker blocker(table_);
    table_->clear();
    table_->setRowCount(0);
    findings_->clear();
    state_->setText(tr("This cannot be read so: %1.").arg(problem));
    import_->setEnabled(false);
}

void ImportDialog::fillTable(const solver::ResultStore& store)
{
    const QSignalBlocker blocker(table_);
    const std::size_t rows = std::min(store.rowCount(), kRows), columns = std::min(store.columns().size(), kColumns);
    table_->clear();
    table_->setColumnCount(static_cast<int>(columns) + 1);
    table_->setRowCount(static_cast<int>(rows) + 1);
    QStringList titles{tr("Time")};
    table_->setItem(0, 0, cell(QStringLiteral("s")));
    for (std::size_t row = 0; row < rows; ++row)
        table_->setItem(static_cast<int>(row) + 1, 0, cell(locale().toString(store.time(row), 'g', 10)));
    for (std::size_t k = 0; k < columns; ++k) {
        const solver::ResultColumn& column = store.columns()[k];
        titles << column.path;
        const int place = static_cast<int>(k) + 1;
        const model::ShownUnit unit = shownUnit(column, column.displayUnit);
        table_->setItem(0, place, cell(column.displayUnit, isText()));
        for (std::size_t row = 0; row < rows; ++row) {
            const double value = store.value(static_cast<int>(k), row);
            table_->setItem(
                static_cast<int>(row) + 1, place,
                cell(std::isnan(value) ? tr("missing") : model::formatNumber(unit.fromSi(value), 6, locale())));
        }
    }
    table_->setHorizontalHeaderLabels(titles);
    table_->resizeColumnsToContents();
}

void ImportDialog::fillFindings(const QStringList& findings)
{
    findings_->clear();
    findings_->addItems(findings);
    findings_->setVisible(!findings.isEmpty());
}

void ImportDialog::setUnit(int tableColumn, const QString& unit)
{
    model::CsvForm form = form_.csv ? *form_.csv : found_.form;
    const QString title = table_->horizontalHeaderItem(tableColumn)->text();
    const std::vector<model::CsvColumn> columns = model::csvColumns(head_, form);
    const auto column = std::ranges::find(columns, title, &model::CsvColumn::title);
    if (column == columns.end())
        return;
    form.units[static_cast<int>(column - columns.begin())] = unit;
    form_.csv = form;
    showForm();
    // The table is filled anew: not within its own signal.
    QMetaObject::invokeMethod(
        this, [this] { update(); }, Qt::QueuedConnection);
}

}  // namespace bramah::app
