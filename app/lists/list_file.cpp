// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/list_file.h"

#include "app/translate.h"
#include "model/files/output_file.h"
#include "solver/results/csv_text.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <xlsxwriter.h>

#include <algorithm>
#include <vector>

namespace bramah::app {

QByteArray csvOf(const model::DrawingListTable& table)
{
    const auto line = [](const QStringList& cells) {
        QByteArrayList fields;
        for (const QString& cell : cells)
            fields.append(solver::csvField(cell));
        return fields.join(',') + "\r\n";
    };
    QByteArray text = line(table.headings);
    for (const model::DrawingListRow& row : table.rows)
        text += line(row.cells);
    return text;
}

namespace {

/// Fills the one sheet of \a book; the columns get the width of their texts.
void fillBook(lxw_workbook& book, const model::DrawingListTable& table)
{
    lxw_worksheet* sheet = workbook_add_worksheet(&book, nullptr);
    lxw_format* bold = workbook_add_format(&book);
    format_set_bold(bold);
    constexpr qsizetype kWidest = 60;  // letters
    std::vector<qsizetype> widths;
    for (const QString& heading : table.headings) {
        const auto column = static_cast<lxw_col_t>(widths.size());
        worksheet_write_string(sheet, 0, column, heading.toUtf8().constData(), bold);
        widths.push_back(heading.size());
    }
    lxw_row_t at = 1;
    for (const model::DrawingListRow& row : table.rows) {
        for (qsizetype k = 0; k < row.cells.size(); ++k) {
            const auto column = static_cast<lxw_col_t>(k);
            if (row.quantity && k == 1)
                worksheet_write_number(sheet, at, column, *row.quantity, nullptr);
            else
                worksheet_write_string(sheet, at, column, row.cells[k].toUtf8().constData(), nullptr);
            qsizetype& width = widths[static_cast<std::size_t>(k)];
            width = std::min(kWidest, std::max(width, row.cells[k].size()));
        }
        ++at;
    }
    for (std::size_t k = 0; k < widths.size(); ++k) {
        const auto column = static_cast<lxw_col_t>(k);
        worksheet_set_column(sheet, column, column, static_cast<double>(widths[k] + 2), nullptr);
    }
    worksheet_freeze_panes(sheet, 1, 0);
}

std::optional<QString> writeBook(const model::DrawingListTable& table, const QString& path)
{
    // The library writes to a name of its own, so the file comes whole into its place afterwards.
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("list.xlsx"));
    lxw_workbook* book = folder.isValid() ? workbook_new(QFile::encodeName(name).constData()) : nullptr;
    if (!book)
        return tr("no temporary file can be made for `%1`").arg(path);
    fillBook(*book, table);
    const lxw_error error = workbook_close(book);
    QFile written(name);
    if (error != LXW_NO_ERROR || !written.open(QIODevice::ReadOnly))
        return tr("`%1` cannot be written: %2").arg(path, QString::fromUtf8(lxw_strerror(error)));
    return model::OutputFile::write(path, written.readAll());
}

}  // namespace

std::optional<QString> writeList(const model::DrawingListTable& table, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("xlsx"))
        return writeBook(table, path);
    if (suffix == QLatin1String("csv"))
        return model::OutputFile::write(path, csvOf(table));
    return tr("`%1` names no format for lists; end it with .csv or .xlsx").arg(path);
}

}  // namespace bramah::app
