// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/result_store.h"

#include "solver/results/column_chunks.h"
#include "solver/results/spill_file.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace bramah::solver {

ResultStore::ResultStore(std::size_t memoryLimit)
    : memoryLimit_(memoryLimit),
      columns_(std::make_shared<Columns>()),
      times_(std::make_unique<ColumnChunks>()),
      flags_(std::make_unique<ColumnChunks>())
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

void ResultStore::reset(std::vector<ResultColumn> columns)
{
    auto named = std::make_shared<Columns>();
    named->list = std::move(columns);
    values_.clear();
    for (const ResultColumn& column : named->list) {
        named->byPath.insert(column.path, static_cast<int>(values_.size()));
        values_.push_back(std::make_unique<ColumnChunks>());
    }
    columns_ = std::move(named);
    times_ = std::make_unique<ColumnChunks>();
    flags_ = std::make_unique<ColumnChunks>();
    rowCount_ = 0;
    spillFile_.reset();
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
    if (other.columns_->list == columns_->list)
        columns_ = other.columns_;
}

void ResultStore::append(const SampleBatch& batch)
{
    Q_ASSERT(batch.columns.size() == columns().size());
    times_->append(batch.times);
    flags_->append(std::vector<double>(batch.flags.begin(), batch.flags.end()));
    for (std::size_t column = 0; column < values_.size(); ++column) {
        Q_ASSERT(batch.columns[column].size() == batch.rowCount());
        values_[column]->append(batch.columns[column]);
    }
    rowCount_ += batch.rowCount();
    if (memoryUse() > memoryLimit_)
        spillBeyondLimit();
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
    return values_[static_cast<std::size_t>(column)]->value(row);
}

void ResultStore::readTimes(std::size_t firstRow, std::span<double> destination) const
{
    times_->read(firstRow, destination);
}

void ResultStore::read(int column, std::size_t firstRow, std::span<double> destination) const
{
    values_[static_cast<std::size_t>(column)]->read(firstRow, destination);
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
    const Extremes extremes = values_[static_cast<std::size_t>(column)]->extremes(0, rowCount_);
    return {extremes.lower, extremes.upper};
}

ValueRange ResultStore::range(int column, double fromTime, double toTime) const
{
    const std::size_t first = rowAt(fromTime);
    const std::size_t last = std::max(first, rowAt(std::nextafter(toTime, std::numeric_limits<double>::infinity())));
    const Extremes extremes = values_[static_cast<std::size_t>(column)]->extremes(first, last);
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

void ResultStore::appendCurveRows(std::vector<CurvePoint>& points, int column, std::size_t first,
                                  std::size_t last) const
{
    if (first >= last)
        return;
    const Extremes extremes = values_[static_cast<std::size_t>(column)]->extremes(first, last);
    std::array<std::size_t, 4> rows{first, first, last - 1, last - 1};
    if (!extremes.isEmpty()) {
        rows[1] = std::min(extremes.lowerRow, extremes.upperRow);
        rows[2] = std::max(extremes.lowerRow, extremes.upperRow);
    }
    std::size_t previous = first + 1;  // a row other than the first
    for (const std::size_t row : rows) {
        if (row != previous)
            points.push_back({time(row), value(column, row)});
        previous = row;
    }
}

std::size_t ResultStore::memoryUse() const
{
    std::size_t bytes = 0;
    forEachColumn([&](const ColumnChunks& column) { bytes += column.memoryUse(); });
    return bytes;
}

std::size_t ResultStore::spilledBytes() const
{
    std::size_t bytes = 0;
    forEachColumn([&](const ColumnChunks& column) { bytes += column.spilledBytes(); });
    return bytes;
}

}  // namespace bramah::solver
