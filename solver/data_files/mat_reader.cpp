// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/data_files/mat_reader.h"

#include "solver/data_files/mat_file.h"
#include "solver/data_files/mat_trajectory.h"
#include "solver/data_files/mended_rows.h"
#include "solver/data_files/row_block.h"
#include "solver/translate.h"

#include <QFile>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <bit>
#include <cctype>
#include <cmath>
#include <cstdint>
#include <cstring>

namespace bramah::solver {
namespace {

constexpr std::size_t kMostColumns = 1000;  // of a matrix whose columns are channels

/// A channel of the file: a vector, or a column of a matrix.
struct Channel {
    QString path;
    std::span<const double> values;
};

QString nameOf(const QString& path)
{
    return path.section(QLatin1Char('.'), -1);
}

std::vector<Channel> channelsOf(const std::vector<MatFile::Numbers>& all)
{
    std::vector<Channel> channels;
    for (const MatFile::Numbers& numbers : all) {
        const std::span<const double> values(numbers.values);
        if (values.size() < 2)
            continue;
        if (numbers.rows == 1 || numbers.columns == 1) {
            channels.push_back({numbers.path, values});
            continue;
        }
        if (numbers.columns > kMostColumns)
            continue;
        for (std::size_t column = 0; column < numbers.columns; ++column)
            channels.push_back({QStringLiteral("%1[%2]").arg(numbers.path).arg(column + 1),
                                values.subspan(column * numbers.rows, numbers.rows)});
    }
    return channels;
}

/// The channel that is the time by its name; null if there is none.
const Channel* timeByName(const std::vector<Channel>& channels)
{
    for (const char16_t* name : {u"time", u"t", u"zeit", u"tout", u"timestamp", u"time_s", u"t_s", u"time[1]"})
        for (const Channel& channel : channels)
            if (nameOf(channel.path).compare(QStringView(name), Qt::CaseInsensitive) == 0)
                return &channel;
    return nullptr;
}

/// The times that an oscilloscope gives by their first and their distance, \a count of them; empty if it does not.
std::vector<double> timesOfScope(const std::vector<MatFile::Numbers>& all, std::size_t count)
{
    const auto scalar = [&](const QString& name) -> std::optional<double> {
        const auto found = std::ranges::find(all, name, &MatFile::Numbers::path);
        return found != all.end() && found->values.size() == 1 ? std::optional(found->values.front()) : std::nullopt;
    };
    const auto interval = scalar(QStringLiteral("Tinterval"));
    if (!interval)
        return {};
    std::vector<double> times(count);
    for (std::size_t k = 0; k < count; ++k)
        times[k] = scalar(QStringLiteral("Tstart")).value_or(0) + static_cast<double>(k) * *interval;
    return times;
}

QString listed(const std::vector<Channel>& channels)
{
    constexpr std::size_t kMost = 10;
    QStringList names;
    for (const Channel& channel : channels)
        if (static_cast<std::size_t>(names.size()) < kMost)
            names << QStringLiteral("`%1`").arg(channel.path);
    return names.join(QStringLiteral(", ")) + (channels.size() > kMost ? QStringLiteral(", ...") : QString());
}

/// The rows of channels that are as long as the time.
tl::expected<DataFile, QString> rowsOf(const std::vector<Channel>& channels, const Channel& time, QStringList findings,
                                       const ReadProgress& progress)
{
    std::vector<ResultColumn> columns;
    std::vector<const Channel*> used;
    std::vector<Channel> others;
    for (const Channel& channel : channels) {
        if (channel.path == time.path)
            continue;
        if (channel.values.size() != time.values.size()) {
            others.push_back(channel);
            continue;
        }
        columns.emplace_back().path = channel.path;
        used.push_back(&channel);
    }
    if (!others.empty())
        findings << tr("These have not as many values as the time and are left out: %1.").arg(listed(others));
    if (used.empty())
        return tl::unexpected(tr("no vector has as many values as the time, `%1`").arg(time.path));
    DataFile result;
    result.store.reset(std::move(columns));
    RowFaults faults;
    EventFlags flags;
    SampleBatch batch;
    std::size_t withoutTime = 0;
    double last = -HUGE_VAL;
    for (std::size_t row = 0; row < time.values.size(); ++row) {
        const double now = time.values[row];
        if (!std::isfinite(now)) {
            ++withoutTime;
            continue;
        }
        faults.isSorted = faults.isSorted && now >= last;
        last = now;
        flags.add(now, batch);
        for (const Channel* channel : used)
            batch.values.push_back(channel->values[row]);
        if (batch.rowCount() < rowsOfBlock(used.size()))
            continue;
        result.store.append(std::exchange(batch, {}));
        if (progress && !progress(static_cast<double>(row) / static_cast<double>(time.values.size())))
            return tl::unexpected(tr("reading was stopped"));
    }
    result.store.append(std::move(batch));
    if (withoutTime > 0)
        findings << tr("Rows without a time, which are left out: %1.").arg(withoutTime);
    if (!faults.isSorted)
        findings << tr("The time runs backwards; the rows are sorted.");
    result.store = mendedRows(std::move(result.store), faults);
    result.findings = std::move(findings);
    return result;
}

tl::expected<DataFile, QString> readVectors(const MatFile& file, const QString& timeName, const ReadProgress& progress)
{
    const std::vector<MatFile::Numbers> all = file.allNumbers();
    const std::vector<Channel> channels = channelsOf(all);
    if (channels.empty())
        return tl::unexpected(
            tr("it has no vectors of numbers; tables and time series objects of MATLAB have to be "
               "saved as plain arrays"));
    QStringList findings;
    for (const MatFile::Numbers& numbers : all)
        if (numbers.isComplex)
            findings << tr("`%1` is complex: its real part is taken.").arg(numbers.path);
    const auto named = std::ranges::find(channels, timeName, &Channel::path);
    if (!timeName.isEmpty() && named == channels.end())
        return tl::unexpected(tr("it has no vector `%1`; there are %2").arg(timeName, listed(channels)));
    if (const Channel* time = named != channels.end() ? &*named : timeByName(channels))
        return rowsOf(channels, *time, std::move(findings), progress);
    const std::size_t longest =
        std::ranges::max(channels, {}, [](const Channel& channel) { return channel.values.size(); }).values.size();
    const std::vector<double> times = timesOfScope(all, longest);
    if (times.empty())
        return tl::unexpected(
            tr("none of its vectors is named `t` or `time`; say which one is the time: %1").arg(listed(channels)));
    return rowsOf(channels, {QStringLiteral("Tinterval"), times}, std::move(findings), progress);
}

/// The five numbers a matrix of version 4 begins with: type, rows, columns, 0 or 1 for an imaginary part, and the
/// length of the name.
using MatHead = std::array<std::int32_t, 5>;

/// Can it be the head of a matrix, whose numbers are ordered as on this machine?
bool isMatHead(const MatHead& head)
{
    const auto [type, rows, columns, imaginary, length] = head;
    return type >= 0 && type < 5000 && type % 10 < 3 && type / 10 % 10 < 6 && type / 100 % 10 == 0 && rows >= 0 &&
           columns >= 0 && (imaginary == 0 || imaginary == 1) && length > 1 && length < 256;
}

/// Are all matrices of a file of version 4 there as a whole? The library takes what is missing for zeros.
bool isWhole(QFile& file)
{
    constexpr std::array<qint64, 6> kSizes{8, 4, 4, 2, 2, 1};  // of elements, by type
    const qint64 size = file.size();
    for (qint64 at = 0; at < size;) {
        MatHead head{};
        if (!file.seek(at) || file.read(reinterpret_cast<char*>(head.data()), sizeof head) != sizeof head)
            return false;
        if (!isMatHead(head))
            return head[0] > 5000;  // of the other order of bytes, which the library knows
        const auto [type, rows, columns, imaginary, length] = head;
        const qint64 element = kSizes[static_cast<std::size_t>(type / 10 % 10)] * (1 + imaginary);
        const qint64 left = size - at - static_cast<qint64>(sizeof head) - length;
        if (left < 0 || (rows > 0 && columns > left / element / rows))
            return false;
        at = size - left + qint64{rows} * columns * element;
    }
    return size > 0;
}

/// The same for version 5: does no element reach beyond the end?
bool isWhole5(QFile& file)
{
    constexpr qint64 kHead = 128;
    const qint64 size = file.size();
    QByteArray order;
    if (!file.seek(kHead - 2) || (order = file.read(2)).size() < 2)
        return false;
    const bool isForeign = (order == "MI") != (std::endian::native == std::endian::big);
    for (qint64 at = kHead; at < size;) {
        std::array<std::uint32_t, 2> tag{};  // type and number of bytes
        if (!file.seek(at) || file.read(reinterpret_cast<char*>(tag.data()), sizeof tag) != sizeof tag)
            return false;
        at += static_cast<qint64>(sizeof tag) + (isForeign ? qbswap(tag[1]) : tag[1]);
        if (at > size)
            return false;
    }
    return true;
}

/// The same for version 7.3, which is HDF5: is it as long as its head says?
bool isWhole73(QFile& file)
{
    constexpr qint64 kSuperblock = 512;
    constexpr qint64 kVersion = 8;
    constexpr std::array<qint64, 4> kEnds{40, 44, 28, 28};  // where the end of the file stands, by version
    QByteArray head;
    if (!file.seek(kSuperblock) || (head = file.read(64)).size() < 64 || !head.startsWith("\x89HDF\r\n\x1a\n"))
        return false;
    const auto version = static_cast<std::size_t>(head[kVersion]);
    return version >= kEnds.size() || file.size() >= qFromLittleEndian<qint64>(head.constData() + kEnds[version]);
}

}  // namespace

bool isMatFile(const QByteArray& head)
{
    if (head.startsWith("MATLAB 5.0 MAT-file") || head.startsWith("MATLAB 7.3 MAT-file"))
        return true;
    MatHead numbers{};
    if (head.size() < static_cast<qsizetype>(sizeof numbers) + 2)
        return false;
    std::memcpy(numbers.data(), head.constData(), sizeof numbers);
    return isMatHead(numbers) && std::isprint(static_cast<unsigned char>(head[sizeof numbers])) != 0;
}

tl::expected<DataFile, QString> readMat(const QString& path, const QString& timeName, const ReadProgress& progress)
{
    QFile bytes(path);
    const bool isOpen = bytes.open(QIODevice::ReadOnly);
    const bool isOfMatlab = isOpen && bytes.peek(6) == "MATLAB";
    const bool isOf5 = isOpen && bytes.peek(10) == "MATLAB 5.0";
    const bool isOf73 = isOpen && bytes.peek(10) == "MATLAB 7.3";
    if (!isOpen || (!isOfMatlab && !isWhole(bytes)) || (isOf5 && !isWhole5(bytes)) || (isOf73 && !isWhole73(bytes)))
        return tl::unexpected(tr("it is damaged or cut off"));
    const MatFile file(path);
    if (!file.isOpen())
        return tl::unexpected(tr("it is damaged, or no .mat file of a known version"));
    return isTrajectory(file) ? readTrajectory(file, progress) : readVectors(file, timeName, progress);
}

QStringList matVectors(const QString& path)
{
    QStringList names;
    const MatFile file(path);
    if (!file.isOpen() || isTrajectory(file))
        return names;
    const std::vector<MatFile::Numbers> all = file.allNumbers();
    for (const Channel& channel : channelsOf(all))
        names << channel.path;
    return names;
}

}  // namespace bramah::solver
