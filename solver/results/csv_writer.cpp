// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/csv_writer.h"

#include "model/files/output_file.h"
#include "solver/results/csv_text.h"
#include "solver/translate.h"

#include <QIODevice>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <future>
#include <map>
#include <span>
#include <thread>
#include <utility>

namespace bramah::solver {
namespace {

constexpr std::size_t kFewestRowsAtOnce = 16, kRowsAtOnce = 2048;  // of each thread
constexpr std::size_t kValuesAtOnce = std::size_t{1} << 17;        // 1 MB, which caches hold
constexpr unsigned kMostTextThreads = 4;                           // more would wait for the disk

struct WrittenColumn {
    int column = -1;
    double factor = 1;
    double divisor = 1;  ///< used instead of a factor 1/n with whole n, so that rounding happens once
    double offset = 0;
    std::size_t value = 0;   ///< its number among the values of a row
    bool isNegated = false;  ///< it is written as the negative of that value

    [[nodiscard]] double written(double si) const
    {
        const double scaled = divisor != 1 ? si / divisor : si * factor;
        return factor == 1 && offset == 0 ? si : scaled + offset;
    }
};

/// 100,000 for the factor 1e-5 of bar; 1 if the factor is not 1/n.
double divisorOf(double factor)
{
    const double parts = std::round(1 / factor);
    return parts > 1 && parts < 1e15 && 1 / parts == factor ? parts : 1;
}

bool writeAll(QIODevice& device, std::span<const char> bytes)
{
    const auto count = static_cast<qint64>(bytes.size());
    return device.write(bytes.data(), count) == count;
}

QByteArray header(const ResultStore& store, const CsvOptions& options, std::vector<WrittenColumn>& columns)
{
    QByteArray line = "time";
    for (WrittenColumn& written : columns) {
        const QString& path = store.columns()[static_cast<std::size_t>(written.column)].path;
        const auto unit = options.units.constFind(path);
        QString title = path;
        if (unit != options.units.constEnd()) {
            written.factor = unit->factor;
            written.divisor = divisorOf(unit->factor);
            written.offset = unit->offset;
            title += QStringLiteral(" [%1]").arg(unit->name);
        }
        line += ',' + csvField(title);
    }
    return line + "\r\n";
}

/// The lines of rows. A value that several columns share, or that is that of the row before, is turned into text once.
class RowText
{
public:
    /// Sets the \a columns' `value` and `isNegated`. \a areStored: the rows are stored ones. In others a column that is
    /// the negative of another one may have 0 where that has 0 too.
    RowText(const ResultStore& store, std::vector<WrittenColumn>& columns, bool areStored);

    /// The numbers of columns, in written(), from which the values of a row come.
    [[nodiscard]] const std::vector<std::size_t>& sources() const { return sources_; }
    void begin() { end_ = text_.data(); }
    /// Adds the line of a row. value(k): that of the column sources()[k].
    template <typename Value>
    void add(double time, Value&& value)
    {
        makeRoom();
        end_ = writeCsvNumber(end_, time);
        for (std::size_t k = 0; k < numbers_.size(); ++k)
            numbers_[k].set(value(k));
        for (const WrittenColumn& column : columns_)
            end_ = numbers_[column.value].write(end_, column.isNegated);
        *end_++ = '\r';
        *end_++ = '\n';
    }
    /// The lines since begin().
    [[nodiscard]] std::span<const char> text() const
    {
        return {text_.data(), static_cast<std::size_t>(end_ - text_.data())};
    }

private:
    /// A number with its text.
    struct Number {
        double value = 0;
        int length = 0;  ///< 0: none yet
        std::array<char, kLongestCsvNumber + 1> text{};  // write() copies one more behind a sign

        void set(double newValue);
        /// Writes a comma and the number or its negative.
        char* write(char* to, bool isNegated) const;
    };
    void makeRoom();

    const std::vector<WrittenColumn>& columns_;
    std::vector<std::size_t> sources_;
    std::vector<Number> numbers_;
    std::vector<char> text_;
    char* end_ = nullptr;
};

RowText::RowText(const ResultStore& store, std::vector<WrittenColumn>& columns, bool areStored) : columns_(columns)
{
    std::map<std::pair<std::size_t, bool>, std::size_t> shared;  // values in SI
    for (std::size_t k = 0; k < columns.size(); ++k) {
        WrittenColumn& column = columns[k];
        column.value = sources_.size();
        if (column.factor == 1 && column.offset == 0) {
            const ColumnPlace& place = store.place(column.column);
            column.value =
                shared.try_emplace({place.stored, !areStored && place.isNegated}, column.value).first->second;
        }
        if (column.value == sources_.size())
            sources_.push_back(k);
        const ColumnPlace& source = store.place(columns[sources_[column.value]].column);
        column.isNegated = source.isNegated != store.place(column.column).isNegated;
    }
    numbers_.resize(sources_.size());
    begin();
}

void RowText::makeRoom()
{
    constexpr std::size_t kMostOfNumber = 50;  // a comma, and what is copied
    const std::size_t used = text().size(), needed = used + (columns_.size() + 2) * kMostOfNumber;
    if (needed <= text_.size())
        return;
    text_.resize(std::max(needed, 2 * text_.size()));
    end_ = text_.data() + used;
}

void RowText::Number::set(double newValue)
{
    // By bits: 0 and -0 are written differently, NaN equals nothing.
    if (length > 0 && std::bit_cast<std::uint64_t>(newValue) == std::bit_cast<std::uint64_t>(value))
        return;
    value = newValue;
    length = static_cast<int>(writeCsvNumber(text.data(), value) - text.data());
}

char* RowText::Number::write(char* to, bool isNegated) const
{
    *to++ = ',';
    const char* from = text.data();
    int count = length;
    if (isNegated && !std::isnan(value)) {
        if (*from == '-') {
            ++from;
            --count;
        } else {
            *to++ = '-';
        }
    }
    std::memcpy(to, from, kLongestCsvNumber);
    return to + count;
}

/// Writes the rows as they are stored, block by block: this thread reads a block, several turn it into text. \a text
/// makes the lines. False if writing fails.
bool writeStoredRows(const ResultStore& store, const std::vector<WrittenColumn>& columns, const RowText& text,
                     bool withEventRows, QIODevice& device)
{
    const std::vector<std::size_t>& sources = text.sources();
    std::vector<RowText> shares(std::clamp(std::thread::hardware_concurrency(), 1U, kMostTextThreads), text);
    const std::size_t ofShare = std::clamp(kValuesAtOnce / (sources.size() + 1), kFewestRowsAtOnce, kRowsAtOnce);
    const std::size_t most = shares.size() * ofShare;
    std::vector<double> times(most), values(most * sources.size());
    std::vector<std::uint8_t> isWritten(most);
    for (std::size_t first = 0; first < store.rowCount(); first += most) {
        const std::size_t count = std::min(most, store.rowCount() - first);
        store.readTimes(first, std::span(times).first(count));
        for (std::size_t row = 0; row < count; ++row)
            isWritten[row] = withEventRows || (store.flags(first + row) & (kGridRow | kStepRow)) != 0 ? 1 : 0;
        for (std::size_t k = 0; k < sources.size(); ++k) {
            const std::span<double> own = std::span(values).subspan(k * most, count);
            const WrittenColumn& column = columns[sources[k]];
            store.read(column.column, first, own);
            std::ranges::transform(own, own.begin(), [&](double si) { return column.written(si); });
        }
        const auto fill = [&](std::size_t share) {
            shares[share].begin();
            for (std::size_t row = share * ofShare; row < std::min(count, (share + 1) * ofShare); ++row)
                if (isWritten[row] != 0)
                    shares[share].add(times[row], [&](std::size_t k) { return values[k * most + row]; });
        };
        std::vector<std::future<void>> others;
        for (std::size_t share = 1; share * ofShare < count; ++share)
            others.push_back(std::async(std::launch::async, fill, share));
        fill(0);
        for (std::future<void>& other : others)
            other.get();
        for (std::size_t share = 0; share <= others.size(); ++share)
            if (!writeAll(device, shares[share].text()))
                return false;
    }
    return true;
}

/// Writes rows at first time + k * \a interval. False if that fails.
bool writeRowsAt(double interval, const ResultStore& store, const std::vector<WrittenColumn>& columns, RowText& text,
                 QIODevice& device)
{
    const double begin = store.firstTime();
    const auto last = static_cast<qint64>(std::floor((store.lastTime() - begin) / interval * (1 + 1e-12)));
    for (qint64 k = 0; k <= last; ++k) {
        const double time = begin + static_cast<double>(k) * interval;
        text.begin();
        text.add(time, [&](std::size_t value) {
            const WrittenColumn& column = columns[text.sources()[value]];
            return column.written(store.valueAt(column.column, time));
        });
        if (!writeAll(device, text.text()))
            return false;
    }
    return true;
}

}  // namespace

std::optional<QString> writeCsv(const ResultStore& store, QIODevice& device, const CsvOptions& options)
{
    std::vector<WrittenColumn> columns;
    if (options.variables.isEmpty()) {
        for (int column = 0; column < static_cast<int>(store.columns().size()); ++column)
            columns.push_back({column});
    }
    for (const QString& path : options.variables) {
        const int column = store.find(path);
        if (column < 0)
            return tr("there is no variable `%1` in these results").arg(path);
        columns.push_back({column});
    }

    const QByteArray titles = header(store, options, columns);
    const bool isResampled = options.interval > 0 && !store.isEmpty();
    RowText text(store, columns, !isResampled);
    const bool isDone = writeAll(device, titles) &&
                        (isResampled ? writeRowsAt(options.interval, store, columns, text, device)
                                     : writeStoredRows(store, columns, text, options.withEventRows, device));
    return isDone ? std::nullopt : std::optional(device.errorString());
}

std::optional<QString> writeCsvFile(const ResultStore& store, const QString& path, const CsvOptions& options)
{
    model::OutputFile file(path);
    if (!file.open())
        return file.problem();
    // A fault of a variable is reported as it is, a fault of the file with the file's name.
    if (const auto problem = writeCsv(store, file.device(), options))
        return file.reason().isEmpty() ? *problem : file.problem();
    return file.commit() ? std::nullopt : std::optional(file.problem());
}

}  // namespace bramah::solver
