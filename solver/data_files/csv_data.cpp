// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/data_files/csv_data.h"

#include "model/csv/csv_number.h"
#include "model/csv/csv_reader.h"
#include "model/csv/find_csv_form.h"
#include "model/csv/time_format.h"
#include "solver/data_files/mended_rows.h"
#include "solver/data_files/row_block.h"
#include "solver/data_files/si_values.h"
#include "solver/translate.h"

#include <QBuffer>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace bramah::solver {
namespace {

using model::CsvColumn;
using model::CsvContent;
using model::CsvForm;

constexpr double kSecondsPerDay = 86400;
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

QString textOf(std::string_view field)
{
    return QString::fromUtf8(field.data(), static_cast<qsizetype>(field.size())).trimmed();
}

/// What happens in several lines, with the first of them.
struct Occurrences {
    std::size_t count = 0;
    int firstLine = 0;
    QString example;

    void add(int line, std::string_view field = {})
    {
        if (count++ > 0)
            return;
        firstLine = line;
        example = textOf(field);
    }
};

/// A column of values.
struct ValueColumn {
    std::size_t field = 0;
    SiScale scale;
    Occurrences missing;     ///< no value
    Occurrences unreadable;  ///< a text where numbers are
};

/// Reads the time of a record.
class TimeReader
{
public:
    explicit TimeReader(const CsvForm& form)
        : form_(form), format_(form.timeFormat), isNumber_(form.timeFormat.isEmpty()), scale_(siScale(form.timeUnit))
    {
    }

    /// The time of the next record [s]; nothing if it has none.
    std::optional<double> read(std::span<const std::string_view> fields)
    {
        if (form_.timeColumn < 0)
            return form_.start + static_cast<double>(rows_++) * form_.interval;
        const auto column = static_cast<std::size_t>(form_.timeColumn);
        if (column >= fields.size())
            return std::nullopt;
        return isNumber_ ? readNumber(fields[column]) : readStamp(fields, column);
    }
    /// Is this time, as it is returned, that of a next day, which a time without a date does not tell?
    [[nodiscard]] const Occurrences& midnights() const { return midnights_; }
    void atLine(int line) { line_ = line; }

private:
    std::optional<double> readNumber(std::string_view field)
    {
        const auto value = model::csvNumber(field, form_.decimal);
        if (!value || !std::isfinite(*value))
            return std::nullopt;
        if (!form_.startsAtZero)
            return scale_.of(*value);
        if (!first_)
            first_ = *value;
        return scale_.of(*value - *first_);
    }

    std::optional<double> readStamp(std::span<const std::string_view> fields, std::size_t column)
    {
        std::string_view text = fields[column];
        if (const auto date = static_cast<std::size_t>(form_.dateColumn); form_.dateColumn >= 0) {
            if (date >= fields.size())
                return std::nullopt;
            joined_.assign(model::trimmedField(fields[date])).append(" ").append(model::trimmedField(text));
            text = joined_;
        }
        auto stamp = format_.read(text);
        if (!stamp)
            return std::nullopt;
        if (!format_.hasDate())
            passMidnight(*stamp);
        if (!begin_)
            begin_ = form_.startsAtZero ? *stamp : model::TimeStamp();
        return model::secondsBetween(*begin_, *stamp);
    }

    void passMidnight(model::TimeStamp& stamp)
    {
        stamp.day += days_;
        if (last_ && model::secondsBetween(stamp, *last_) > kSecondsPerDay / 2) {
            ++days_;
            ++stamp.day;
            midnights_.add(line_);
        }
        last_ = stamp;
    }

    const CsvForm& form_;
    model::TimeFormat format_;
    bool isNumber_;
    SiScale scale_;
    std::size_t rows_ = 0;
    int line_ = 0;
    std::optional<double> first_;
    std::optional<model::TimeStamp> begin_, last_;
    long long days_ = 0;
    Occurrences midnights_;
    std::string joined_;
};

/// Reads all rows of a file into a store.
class RowsReader
{
public:
    RowsReader(const CsvForm& form, const std::vector<CsvColumn>& columns) : form_(form), time_(form)
    {
        std::vector<ResultColumn> named;
        for (std::size_t k = 0; k < columns.size(); ++k) {
            const bool isTime = static_cast<int>(k) == form.timeColumn || static_cast<int>(k) == form.dateColumn;
            if (isTime || columns[k].content != CsvContent::Numbers)
                continue;
            ResultColumn& column = named.emplace_back();
            column.path = columns[k].title;
            values_.push_back({k, setUnit(column, columns[k].unit), {}, {}});
        }
        store_.reset(std::move(named));
        mostRows_ = std::max<std::size_t>(64, rowsOfBlock(values_.size()));
    }

    [[nodiscard]] bool hasColumns() const { return !values_.empty(); }

    /// False if \a progress stops it.
    bool read(model::CsvReader& reader, qint64 size, const ReadProgress& progress)
    {
        while (reader.next()) {
            if (reader.line() >= form_.firstLine)
                addRow(reader);
            if (batch_.times.size() < mostRows_)
                continue;
            flush();
            if (progress && !progress(static_cast<double>(reader.bytesRead()) / static_cast<double>(size)))
                return false;
        }
        flush();
        return true;
    }

    DataFile take(QStringList findings)
    {
        addFindings(findings);
        const RowFaults faults{backwards_.count == 0,
                               form_.gaps == model::CsvGaps::Bridged && (missing_ > 0 || backwards_.count > 0)};
        return {mendedRows(std::move(store_), faults), std::move(findings)};
    }

private:
    void addRow(const model::CsvReader& reader)
    {
        const std::span<const std::string_view> fields = reader.fields();
        time_.atLine(reader.line());
        const auto time = time_.read(fields);
        if (!time) {
            const auto column = static_cast<std::size_t>(std::max(form_.timeColumn, 0));
            withoutTime_.add(reader.line(), column < fields.size() ? fields[column] : std::string_view());
            return;
        }
        if (last_ && *time < *last_)
            backwards_.add(reader.line());
        else if (before_ && *time == *before_ && *time == *last_)
            repeats_.add(reader.line());
        before_ = std::exchange(last_, time);
        flags_.add(*time, batch_);
        for (ValueColumn& column : values_)
            batch_.values.push_back(valueOf(column, fields, reader.line()));
    }

    double valueOf(ValueColumn& column, std::span<const std::string_view> fields, int line)
    {
        const std::string_view field = column.field < fields.size() ? fields[column.field] : std::string_view();
        if (const auto value = model::csvNumber(field, form_.decimal); value && !std::isnan(*value))
            return column.scale.of(*value);
        if (const auto value = model::csvSwitch(field))
            return *value;
        if (const auto value = model::csvAnyNumber(field, form_.decimal); value && !std::isnan(*value))
            return column.scale.of(*value);
        (model::isMissingValue(field) ? column.missing : column.unreadable).add(line, field);
        ++missing_;
        return kNan;
    }

    void flush()
    {
        if (!batch_.times.empty())
            store_.append(std::exchange(batch_, {}));
    }

    void addFindings(QStringList& findings) const
    {
        if (backwards_.count == 1)
            findings << tr("Line %1: the time runs backwards; the rows are sorted.").arg(backwards_.firstLine);
        else if (backwards_.count > 1)
            findings << tr("The time runs backwards in %1 lines, first in line %2; the rows are sorted.")
                            .arg(backwards_.count)
                            .arg(backwards_.firstLine);
        if (const Occurrences& midnights = time_.midnights(); midnights.count > 0)
            findings
                << tr("Line %1: the time of day begins anew, which is taken as midnight.").arg(midnights.firstLine);
        if (repeats_.count > 0)
            findings << tr("Rows with the same time as two before them: %1, first in line %2; the clock of the file is "
                           "coarse.")
                            .arg(repeats_.count)
                            .arg(repeats_.firstLine);
        if (withoutTime_.count > 0)
            findings << tr("Lines without a time, which are left out: %1, first line %2: `%3`.")
                            .arg(withoutTime_.count)
                            .arg(withoutTime_.firstLine)
                            .arg(withoutTime_.example);
        for (std::size_t k = 0; k < values_.size(); ++k)
            addFindings(values_[k], store_.columns()[k].path, findings);
    }

    void addFindings(const ValueColumn& column, const QString& name, QStringList& findings) const
    {
        const QString remedy = form_.gaps == model::CsvGaps::Bridged ? tr("straight lines bridge the gaps")
                                                                     : tr("the curve has gaps there");
        if (column.missing.count > 0)
            findings << tr("Missing values of `%2`: %1, first in line %3; %4.")
                            .arg(column.missing.count)
                            .arg(name)
                            .arg(column.missing.firstLine)
                            .arg(remedy);
        if (column.unreadable.count > 0)
            findings << tr("Values of `%2` that are no numbers: %1, first in line %3: `%4`; %5.")
                            .arg(column.unreadable.count)
                            .arg(name)
                            .arg(column.unreadable.firstLine)
                            .arg(column.unreadable.example, remedy);
    }

    const CsvForm& form_;
    TimeReader time_;
    std::vector<ValueColumn> values_;
    std::size_t mostRows_ = 64;
    ResultStore store_;
    SampleBatch batch_;
    EventFlags flags_;
    std::optional<double> last_, before_;  ///< times of the rows before
    std::size_t missing_ = 0;
    Occurrences backwards_, withoutTime_;
    Occurrences repeats_;  ///< a third row of one time: two are an event
};

/// The first words of a file.
QString beginOf(const QByteArray& head)
{
    constexpr qsizetype kMost = 60;
    const QString line = QString::fromUtf8(head.trimmed().left(4 * kMost)).section(QLatin1Char('\n'), 0, 0).trimmed();
    return line.size() > kMost ? line.left(kMost) + QStringLiteral("…") : line;
}

}  // namespace

tl::expected<DataFile, QString> readCsv(QIODevice& device, const QByteArray& head, const model::FoundCsvForm& found,
                                        const ReadProgress& progress)
{
    if (head.trimmed().isEmpty())
        return tl::unexpected(tr("the file is empty"));
    const CsvForm& form = found.form;
    RowsReader rows(form, model::csvColumns(head, form));
    if (!rows.hasColumns())
        return tl::unexpected(
            tr("it has no column of numbers beside the time: it begins with `%1`; export it as text with a column of "
               "numbers for each channel")
                .arg(beginOf(head)));
    model::CsvReader reader(device, form);
    if (!rows.read(reader, std::max<qint64>(device.size(), 1), progress))
        return tl::unexpected(tr("reading was stopped"));
    DataFile file = rows.take(found.findings);
    if (file.store.isEmpty())
        return tl::unexpected(tr("none of its lines has a time; first line of values: %1").arg(form.firstLine));
    return file;
}

tl::expected<DataFile, QString> readCsv(const QByteArray& bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    const QByteArray head = bytes.left(model::kCsvHead);
    return readCsv(buffer, head, model::findCsvForm(head));
}

}  // namespace bramah::solver
