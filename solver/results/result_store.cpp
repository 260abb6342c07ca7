// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/result_store.h"

#include "solver/results/column_chunks.h"
#include "solver/results/spill_file.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>

namespace bramah::solver {
namespace {

/// Rows in a pixel column from which some rows more or less, at its ends, are not seen.
constexpr std::size_t kLongPixel = 4 * ColumnChunks::kRowsPerGroup;

constexpr std::size_t kMostWaiting = 64;   // rows; so many fill cache lines of each column
constexpr std::size_t kColumnsAtOnce = 8;  // their values are one cache line of a row

/// Copies \a columns values, from \a first on, of each of \a rows to the columns \a to.
inline void copyColumns(std::span<const double* const> rows, std::size_t first, std::size_t columns,
                        const std::array<double*, kColumnsAtOnce>& to)
{
    const std::array<double*, kColumnsAtOnce> into = to;  // a copy, which the compiler knows to be constant
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t k = 0; k < columns; ++k)
            into[k][row] = rows[row][first + k];
}

}  // namespace

ResultStore::ResultStore(std::size_t memoryLimit)
    : memoryLimit_(memoryLimit),
      columns_(std::make_shared<Columns>()),
      chunkBytes_(std::make_shared<std::size_t>(0)),
      times_(std::make_unique<ColumnChunks>(chunkBytes_)),
      flags_(std::make_unique<ColumnChunks>(chunkBytes_))
{
}
ResultStore::~ResultStore() = default;
ResultStore::ResultStore(ResultStore&&) noexcept = default;
ResultStore& ResultStore::operator=(ResultStore&&) noexcept = default;

void ResultStore::setMemoryLimit(std::size_t bytes)
{
    memoryLimit_ = bytes;
    if (memoryUse() > memoryLimit_)
        spillBeyondLimit();
}

void ResultStore::reset(std::vector<ResultColumn> columns, std::vector<ColumnPlace> places)
{
    auto named = std::make_shared<Columns>();
    named->list = std::move(columns);
    named->places = std::move(places);
    if (named->places.empty())
        for (std::size_t column = 0; column < named->list.size(); ++column)
            named->places.push_back({column});
    Q_ASSERT(named->places.size() == named->list.size());
    std::size_t stored = 0;
    for (std::size_t column = 0; column < named->list.size(); ++column) {
        named->byPath.insert(named->list[column].path, static_cast<int>(column));
        stored = std::max(stored, named->places[column].stored + 1);
    }
    columns_ = std::move(named);
    const auto makeChunks = [this] { return std::make_unique<ColumnChunks>(chunkBytes_); };
    values_.resize(stored);
    std::ranges::generate(values_, makeChunks);
    times_ = makeChunks();
    flags_ = makeChunks();
    waiting_.clear();
    waitingRows_.clear();
    rowCount_ = settledRows_ = 0;
    spillFile_.reset();
    pixelEnds_.clear();
}

void ResultStore::setDisplayUnits(const std::function<QString(const ResultColumn&)>& unitOf)
{
    auto changed = std::make_shared<Columns>(*columns_);
    for (ResultColumn& column : changed->list)
        column.displayUnit = unitOf(column);
    columns_ = std::move(changed);
}

void ResultStore::shareColumnsWith(const ResultStore& other)
{
    if (other.columns_->list == columns_->list && other.columns_->places == columns_->places)
        columns_ = other.columns_;
}

void ResultStore::append(SampleBatch batch)
{
    if (batch.rowCount() == 0)
        return;
    Q_ASSERT(batch.width() == values_.size());
    times_->append(batch.times);
    flags_->append(std::vector<double>(batch.flags.begin(), batch.flags.end()));
    rowCount_ += batch.rowCount();
    for (std::size_t row = 0; row < batch.rowCount(); ++row)
        waitingRows_.push_back(batch.row(row).data());
    waiting_.push_back(std::move(batch));
    if (waitingRows_.size() >= kMostWaiting)
        settle();
    if (memoryUse() > memoryLimit_)
        spillBeyondLimit();
}

void ResultStore::settle()
{
    std::span<const double* const> rows(waitingRows_);
    while (!rows.empty()) {
        const std::size_t room = ColumnChunks::kRowsPerChunk - settledRows_ % ColumnChunks::kRowsPerChunk;
        const std::size_t count = std::min(rows.size(), room);
        settle(rows.first(count));
        settledRows_ += count;
        rows = rows.subspan(count);
    }
    waiting_.clear();
    waitingRows_.clear();
}

void ResultStore::settle(std::span<const double* const> rows)
{
    std::array<double*, kColumnsAtOnce> to{};
    for (std::size_t first = 0; first < values_.size(); first += kColumnsAtOnce) {
        const std::size_t columns = std::min(kColumnsAtOnce, values_.size() - first);
        for (std::size_t k = 0; k < columns; ++k)
            to[k] = values_[first + k]->extend(rows.size());
        if (columns == kColumnsAtOnce)
            copyColumns(rows, first, kColumnsAtOnce, to);
        else
            copyColumns(rows, first, columns, to);
    }
}

template <typename Visit>
void ResultStore::forEachColumn(Visit visit) const
{
    visit(*times_);
    visit(*flags_);
    for (const auto& column : values_)
        visit(*column);
}

void ResultStore::spillBeyondLimit()
{
    if (!spillFile_)
        spillFile_ = std::make_shared<SpillFile>();
    bool isAnySpilled = true;
    while (isAnySpilled && memoryUse() > memoryLimit_) {
        isAnySpilled = false;
        forEachColumn([&](ColumnChunks& column) { isAnySpilled |= column.spillOldest(spillFile_); });
    }
}

bool ResultStore::moveTo(const std::shared_ptr<SpillFile>& file)
{
    if (!spillFile_)
        spillFile_ = file;
    settle();
    bool isMoved = true;
    forEachColumn([&](ColumnChunks& column) { isMoved = isMoved && column.spillAll(spillFile_); });
    return isMoved;
}

int ResultStore::find(const QString& path) const
{
    return columns_->byPath.value(path, -1);
}

double ResultStore::time(std::size_t row) const
{
    return times_->valueAmong(row);
}

std::uint8_t ResultStore::flags(std::size_t row) const
{
    return static_cast<std::uint8_t>(flags_->valueAmong(row));
}

double ResultStore::value(int column, std::size_t row) const
{
    const ColumnPlace& at = place(column);
    return at.of(row < settledRows_ ? values_[at.stored]->value(row) : waitingRows_[row - settledRows_][at.stored]);
}

void ResultStore::readTimes(std::size_t firstRow, std::span<double> destination) const
{
    times_->read(firstRow, destination);
}

void ResultStore::read(int column, std::size_t firstRow, std::span<double> destination) const
{
    const ColumnPlace& at = place(column);
    const std::size_t settled = settledRows_ - std::min(firstRow, settledRows_);
    const std::size_t count = std::min(destination.size(), settled);
    values_[at.stored]->read(firstRow, destination.first(count));
    for (std::size_t k = count; k < destination.size(); ++k)
        destination[k] = waitingRows_[firstRow + k - settledRows_][at.stored];
    if (at.isNegated)
        std::ranges::transform(destination, destination.begin(), std::negate());
}

Extremes ResultStore::extremesOf(int column, std::size_t first, std::size_t last) const
{
    const ColumnPlace& at = place(column);
    Extremes extremes = values_[at.stored]->extremes(first, std::min(last, settledRows_));
    for (std::size_t row = std::max(first, settledRows_); row < last; ++row)
        extremes.include(waitingRows_[row - settledRows_][at.stored], static_cast<std::uint32_t>(row));
    return at.isNegated ? extremes.negated() : extremes;
}

double ResultStore::firstTime() const
{
    return isEmpty() ? 0 : time(0);
}

double ResultStore::lastTime() const
{
    return isEmpty() ? 0 : time(rowCount_ - 1);
}

std::size_t ResultStore::rowAt(double wanted) const
{
    return times_->rowAt(wanted);
}

double ResultStore::valueAt(int column, double wanted) const
{
    if (isEmpty())
        return std::numeric_limits<double>::quiet_NaN();
    std::size_t after = rowAt(wanted);
    while (after + 1 < rowCount_ && time(after + 1) <= wanted)
        ++after;
    if (after >= rowCount_)
        return value(column, rowCount_ - 1);
    if (after == 0 || time(after) <= wanted)
        return value(column, after);
    const double before = value(column, after - 1);
    if (columns()[static_cast<std::size_t>(column)].isDiscrete)
        return before;
    const double begin = time(after - 1);
    const double share = (wanted - begin) / (time(after) - begin);
    return before + share * (value(column, after) - before);
}

ValueRange ResultStore::range(int column) const
{
    const Extremes extremes = extremesOf(column, 0, rowCount_);
    return {extremes.lower, extremes.upper};
}

ValueRange ResultStore::range(int column, double fromTime, double toTime) const
{
    const std::size_t first = rowAt(fromTime);
    const std::size_t last = std::max(first, rowAt(std::nextafter(toTime, std::numeric_limits<double>::infinity())));
    const Extremes extremes = extremesOf(column, first, last);
    return {extremes.lower, extremes.upper};
}

std::vector<CurvePoint> ResultStore::polyline(int column, double fromTime, double toTime, int pixels) const
{
    std::vector<CurvePoint> points;
    if (isEmpty() || !(fromTime <= toTime))
        return points;
    const std::size_t first = rowAt(fromTime) - (rowAt(fromTime) > 0 ? 1 : 0);
    const std::size_t beyond = rowAt(std::nextafter(toTime, std::numeric_limits<double>::infinity()));
    const std::size_t last = std::min(beyond + 1, rowCount_);
    const auto width = static_cast<std::size_t>(std::max(pixels, 1));
    if (last - first <= 4 * width) {
        points.reserve(last - first);
        for (std::size_t row = first; row < last; ++row)
            points.push_back({time(row), value(column, row)});
        return points;
    }
    if ((last - first) / width >= kLongPixel)
        return outline(column, {{fromTime, toTime}, first, last, width});
    points.reserve(4 * width + 8);
    std::size_t begin = first;
    for (std::size_t pixel = 0; pixel < width && begin < last; ++pixel) {
        const double right =
            fromTime + (toTime - fromTime) * static_cast<double>(pixel + 1) / static_cast<double>(width);
        const std::size_t end = pixel + 1 == width ? last : std::clamp(rowAt(right), begin, last);
        appendCurveRows(points, column, begin, end);
        begin = end;
    }
    return points;
}

const std::vector<std::size_t>& ResultStore::pixelEnds(const PixelRows& wanted) const
{
    if (wanted != pixels_ || pixelEnds_.empty()) {
        pixels_ = wanted;
        pixelEnds_.clear();
        const double pixelTime = (wanted.time.upper - wanted.time.lower) / static_cast<double>(wanted.width);
        std::size_t begin = wanted.first;
        for (std::size_t pixel = 1; pixel < wanted.width; ++pixel) {
            begin = std::clamp(times_->rowNear(wanted.time.lower + pixelTime * static_cast<double>(pixel)), begin,
                               wanted.end);
            pixelEnds_.push_back(begin);
        }
        pixelEnds_.push_back(wanted.end);
    }
    return pixelEnds_;
}

std::vector<CurvePoint> ResultStore::outline(int column, const PixelRows& rows) const
{
    const std::vector<std::size_t>& ends = pixelEnds(rows);
    std::vector<CurvePoint> points;
    points.reserve(2 * rows.width + 2);
    points.push_back({time(rows.first), value(column, rows.first)});
    const double pixelTime = (rows.time.upper - rows.time.lower) / static_cast<double>(rows.width);
    std::size_t begin = rows.first;
    for (std::size_t pixel = 0; pixel < rows.width; begin = ends[pixel++]) {
        const Extremes extremes = extremesOf(column, begin, ends[pixel]);
        if (extremes.isEmpty())
            continue;
        const double left = rows.time.lower + pixelTime * static_cast<double>(pixel);
        const bool isRising = extremes.lowerRow <= extremes.upperRow;
        points.push_back({left + pixelTime / 3, isRising ? extremes.lower : extremes.upper});
        points.push_back({left + pixelTime * 2 / 3, isRising ? extremes.upper : extremes.lower});
    }
    points.push_back({time(rows.end - 1), value(column, rows.end - 1)});
    return points;
}

void ResultStore::appendCurveRows(std::vector<CurvePoint>& points, int column, std::size_t first,
                                  std::size_t last) const
{
    if (first >= last)
        return;
    const Extremes extremes = extremesOf(column, first, last);
    std::array<std::size_t, 4> rows{first, first, last - 1, last - 1};
    if (!extremes.isEmpty()) {
        rows[1] = std::min(extremes.lowerRow, extremes.upperRow);
        rows[2] = std::max(extremes.lowerRow, extremes.upperRow);
    }
    const ColumnPlace& at = place(column);
    const auto valueAt = [&](std::size_t row) {
        return row < settledRows_ ? at.of(values_[at.stored]->valueAmong(row)) : value(column, row);
    };
    std::size_t previous = first + 1;  // a row other than the first
    for (const std::size_t row : rows) {
        if (row != previous)
            points.push_back({time(row), valueAt(row)});
        previous = row;
    }
}

std::size_t ResultStore::memoryUse() const
{
    return *chunkBytes_ + waitingRows_.size() * values_.size() * sizeof(double);
}

std::size_t ResultStore::spilledBytes() const
{
    std::size_t bytes = 0;
    forEachColumn([&](const ColumnChunks& column) { bytes += column.spilledBytes(); });
    return bytes;
}

}  // namespace bramah::solver
