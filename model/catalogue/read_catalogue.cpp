// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/read_catalogue.h"

#include "model/catalogue/catalogue_value_reader.h"
#include "model/csv/csv_reader.h"
#include "model/csv/csv_title.h"
#include "model/csv/find_csv_form.h"
#include "model/text/regular_file.h"
#include "model/translate.h"

#include <QFileInfo>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace bramah::model {
namespace {

/// A column of texts: its head, and what it fills.
struct TextColumn {
    const char* head;
    QString CatalogueRow::*text;
};
constexpr TextColumn kTextColumns[] = {
    {"maker", &CatalogueRow::maker},   {"series", &CatalogueRow::series},   {"type", &CatalogueRow::type},
    {"number", &CatalogueRow::number}, {"class", &CatalogueRow::className}, {"designation", &CatalogueRow::designation},
    {"sheet", &CatalogueRow::sheet},   {"edition", &CatalogueRow::edition}, {"page", &CatalogueRow::page},
    {"known", &CatalogueRow::known},
};
constexpr const char* kNeededHeads[] = {"maker", "type", "class"};

QString CatalogueRow::*textOf(const QString& head)
{
    const auto found = std::ranges::find_if(kTextColumns, [&](const TextColumn& column) {
        return head.trimmed().compare(QLatin1String(column.head), Qt::CaseInsensitive) == 0;
    });
    return found == std::end(kTextColumns) ? nullptr : found->text;
}

bool hasNeededHeads(const QStringList& heads)
{
    return std::ranges::all_of(kNeededHeads, [&](const char* needed) {
        return std::ranges::any_of(heads, [&](const QString& head) {
            return head.trimmed().compare(QLatin1String(needed), Qt::CaseInsensitive) == 0;
        });
    });
}

/// The form of a file whose first record has the heads of a catalogue; nothing if it has not.
std::optional<CsvForm> catalogueForm(const QByteArray& bytes)
{
    const QByteArray begin = bytes.left(kCsvHead);
    for (const char separator : {',', ';', '\t'}) {
        CsvForm form;
        form.encoding = encodingOf(begin);
        form.separator = separator;
        form.decimal = separator == ',' ? '.' : ',';
        if (CsvReader reader(begin, form); reader.next() && hasNeededHeads(reader.texts()))
            return form;
    }
    return std::nullopt;
}

/// Reads the rows of one file.
class CatalogueReader
{
public:
    CatalogueReader(Catalogue& catalogue, const ClassLibrary& library, const CsvForm& form)
        : catalogue_(catalogue),
          file_(QFileInfo(catalogue.path).fileName()),
          values_(library, form.decimal == ',' ? QLocale(QLocale::German, QLocale::Germany) : QLocale::c())
    {
    }

    void read(CsvReader& reader)
    {
        if (!reader.next() || !takeHeads(reader.texts()))
            return;
        while (reader.next())
            takeRow(reader.texts(), reader.line());
        if (catalogue_.rows.empty() && catalogue_.faults.empty())
            fault(0, {}, tr("There is no row; write a part into each line below the heads."));
    }

private:
    struct Column {
        QString head;
        QString CatalogueRow::*text = nullptr;  ///< null: values of the parameter `title`
        CsvTitle title;
    };

    void fault(int line, const QString& column, const QString& text)
    {
        catalogue_.faults.push_back({file_, line, column, text});
    }

    bool takeHeads(const QStringList& heads)
    {
        QStringList known;
        for (const QString& head : heads) {
            Column column{head.trimmed(), textOf(head), csvTitle(head)};
            const QString name = column.text ? column.head.toLower() : column.title.name;
            if (!name.isEmpty() && known.contains(name)) {
                fault(1, column.head, tr("Two columns have this head; remove one of them."));
                return false;
            }
            known.append(name);
            columns_.push_back(std::move(column));
        }
        return true;
    }

    void takeRow(const QStringList& cells, int line)
    {
        if (std::ranges::all_of(cells, [](const QString& cell) { return cell.trimmed().isEmpty(); }))
            return;
        const std::size_t before = catalogue_.faults.size();
        CatalogueRow row;
        row.file = file_;
        row.line = line;
        if (std::cmp_greater(cells.size(), columns_.size()))
            fault(
                line, {},
                tr("The row has %1 cells, but there are %2 heads; put texts with a separator between quotation marks.")
                    .arg(cells.size())
                    .arg(columns_.size()));
        for (std::size_t k = 0; k < columns_.size(); ++k)
            if (columns_[k].text)
                row.*columns_[k].text = cells.value(static_cast<qsizetype>(k)).simplified();
        checkTexts(row);
        if (catalogue_.faults.size() == before)
            takeValues(row, cells);
        if (catalogue_.faults.size() == before)
            catalogue_.rows.push_back(std::move(row));
    }

    void checkTexts(const CatalogueRow& row)
    {
        for (const TextColumn& column : kTextColumns)
            if (const QString head = QLatin1String(column.head);
                (row.*column.text).isEmpty() && std::ranges::find(kNeededHeads, head) != std::end(kNeededHeads))
                fault(row.line, head, tr("The cell is empty, but every row needs it; fill it in."));
        if (!row.className.isEmpty())
            if (const QString problem = values_.classProblem(row.className); !problem.isEmpty())
                fault(row.line, QStringLiteral("class"), problem);
        const auto [first, isNew] = lines_.emplace(std::pair(row.maker, row.type), row.line);
        if (!isNew && !row.type.isEmpty())
            fault(row.line, QStringLiteral("type"),
                  tr("`%1` of %2 stands in line %3 already; keep one of the two.")
                      .arg(row.type, row.maker)
                      .arg(first->second));
    }

    void takeValues(CatalogueRow& row, const QStringList& cells)
    {
        const std::size_t before = catalogue_.faults.size();
        for (std::size_t k = 0; k < columns_.size(); ++k) {
            const Column& column = columns_[k];
            const QString cell = cells.value(static_cast<qsizetype>(k)).trimmed();
            if (column.text || cell.isEmpty())
                continue;
            auto value = values_.read(row.className, column.title.name, column.title.unit, cell);
            if (value)
                row.values.push_back(std::move(*value));
            else
                fault(row.line, column.head, value.error());
        }
        for (const CatalogueValue& value : row.values)
            if (const QString problem = values_.rangeProblem(row, value); !problem.isEmpty())
                fault(row.line, headOf(value.parameter), problem);
        if (row.values.empty() && catalogue_.faults.size() == before)
            fault(row.line, {}, tr("The row gives no value; fill in a column with the name of a parameter."));
    }

    [[nodiscard]] QString headOf(const QString& parameter) const
    {
        const auto found = std::ranges::find_if(
            columns_, [&](const Column& column) { return !column.text && column.title.name == parameter; });
        return found == columns_.end() ? parameter : found->head;
    }

    Catalogue& catalogue_;
    QString file_;
    CatalogueValueReader values_;
    std::vector<Column> columns_;
    std::map<std::pair<QString, QString>, int> lines_;  ///< of maker and type code
};

}  // namespace

Catalogue readCatalogue(const QByteArray& bytes, const QString& path, const ClassLibrary& library)
{
    Catalogue catalogue{path, {}, {}};
    const auto form = catalogueForm(bytes);
    if (!form) {
        catalogue.faults.push_back(
            {QFileInfo(path).fileName(),
             1,
             {},
             tr("The first line names no columns `maker`, `type` and `class`; write these heads, with commas or "
                "semicolons between them, and behind them those of parameters, as `D [cm3/rev]`.")});
        return catalogue;
    }
    CsvReader reader(bytes, *form);
    CatalogueReader(catalogue, library, *form).read(reader);
    return catalogue;
}

Catalogue readCatalogueFile(const QString& path, const ClassLibrary& library)
{
    const auto bytes = readRegularFile(path, kLargestTable);
    if (bytes)
        return readCatalogue(*bytes, path, library);
    return {path, {}, {{QFileInfo(path).fileName(), 0, {}, bytes.error()}}};
}

bool isCatalogue(const QByteArray& begin)
{
    return catalogueForm(begin).has_value();
}

}  // namespace bramah::model
