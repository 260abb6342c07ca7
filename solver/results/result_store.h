// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_column.h"
#include "solver/results/sample_batch.h"

#include <QHash>

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace bramah::solver {

class ColumnChunks;
struct Extremes;
class SpillFile;

/// A vertex of a curve.
struct CurvePoint {
    double time = 0;
    double value = 0;
};

/// Numbers from lower to upper, both included.
struct ValueRange {
    double lower = 0;
    double upper = 0;
    friend bool operator==(const ValueRange&, const ValueRange&) = default;
};

/// The results of one run: a time column and one column for each stored variable, in SI values. Two rows with equal
/// time are the left and right limit at an event. Columns, with that of time, are stored in chunks; beyond the memory
/// limit old chunks are moved to a temporary file and read back exactly when needed. The latest rows wait, row by row,
/// until they are enough to go to all columns at once. For one thread only (the GUI's). Large: many small questions
/// about columns and rows, answered from the same chunks.
class ResultStore
{
public:
    static constexpr std::size_t kDefaultMemoryLimit = std::size_t{512} << 20;  // bytes

    /// Without columns; \a memoryLimit as setMemoryLimit().
    explicit ResultStore(std::size_t memoryLimit = kDefaultMemoryLimit);
    ~ResultStore();
    /// The other store may then only be destroyed or assigned to.
    ResultStore(ResultStore&&) noexcept;
    ResultStore& operator=(ResultStore&&) noexcept;

    /// From now on at most \a bytes stay in memory.
    void setMemoryLimit(std::size_t bytes);
    /// Removes all rows and sets new columns. \a places: of each column, where its values are among those of a row;
    /// if empty, each has its own.
    void reset(std::vector<ResultColumn> columns, std::vector<ColumnPlace> places = {});
    /// Must not be called after moveTo().
    void append(SampleBatch batch);
    /// Moves all rows to \a file, or to this store's own one if old rows are there; they can be read as before. False
    /// if the disk is full: what is left stays in memory.
    bool moveTo(const std::shared_ptr<SpillFile>& file);
    /// Sets the display unit of each column to that of \a unitOf. Values are not converted.
    void setDisplayUnits(const std::function<QString(const ResultColumn&)>& unitOf);

    /// Keeps the columns' names and texts, where they are equal, in one place with those of \a other, as for many runs
    /// of one circuit.
    void shareColumnsWith(const ResultStore& other);

    /// The columns as reset() set them; their numbers are the \a column of all questions.
    [[nodiscard]] const std::vector<ResultColumn>& columns() const { return columns_->list; }
    /// The column of a variable path, or -1.
    [[nodiscard]] int find(const QString& path) const;
    /// Where the values of a column are among those of a row.
    [[nodiscard]] const ColumnPlace& place(int column) const
    {
        return columns_->places[static_cast<std::size_t>(column)];
    }
    /// The number of rows.
    [[nodiscard]] std::size_t rowCount() const { return rowCount_; }
    /// True if there are no rows.
    [[nodiscard]] bool isEmpty() const { return rowCount_ == 0; }

    /// The time of a \a row, which must be there [s].
    [[nodiscard]] double time(std::size_t row) const;
    [[nodiscard]] std::uint8_t flags(std::size_t row) const;  ///< RowFlag
    /// The value of a column in a \a row, which must be there [SI].
    [[nodiscard]] double value(int column, std::size_t row) const;
    ///@{
    /// Reads the values of rows [firstRow, firstRow + destination.size()).
    void readTimes(std::size_t firstRow, std::span<double> destination) const;
    void read(int column, std::size_t firstRow, std::span<double> destination) const;
    ///@}

    [[nodiscard]] double firstTime() const;  ///< 0 without rows
    [[nodiscard]] double lastTime() const;   ///< 0 without rows
    /// The first row whose time is >= \a time; rowCount() if there is none.
    [[nodiscard]] std::size_t rowAt(double time) const;
    /// The value at \a time, linear between rows (constant for discrete variables), the right limit at an event;
    /// outside of the run its first or last value. NaN without rows.
    [[nodiscard]] double valueAt(int column, double time) const;

    /// Smallest and largest finite value of a column in the whole run; {0, 0} without rows.
    [[nodiscard]] ValueRange range(int column) const;
    /// The same within a range of time.
    [[nodiscard]] ValueRange range(int column, double fromTime, double toTime) const;
    /// A polyline that looks like the curve when [fromTime, toTime] is \a pixels wide: all rows if there are few, else
    /// first, smallest, largest and last value of each pixel column, in order of time. Includes one row beyond each
    /// end, so that the curve leaves the picture. The time does not grow with the number of rows. Where a pixel column
    /// has many hundreds of rows, it begins and ends with an error below a quarter of a pixel, and has two points: then
    /// no value is read from the temporary file.
    [[nodiscard]] std::vector<CurvePoint> polyline(int column, double fromTime, double toTime, int pixels) const;

    [[nodiscard]] std::size_t memoryUse() const;     ///< bytes in memory, but for the columns' names
    [[nodiscard]] std::size_t spilledBytes() const;  ///< bytes in the temporary file

private:
    template <typename Visit>
    void forEachColumn(Visit visit) const;
    /// Moves the waiting rows to the columns.
    void settle();
    void settle(std::span<const double* const> rows);
    void spillBeyondLimit();
    [[nodiscard]] Extremes extremesOf(int column, std::size_t first, std::size_t last) const;
    /// The rows [first, end) of a stretch of time that is \a width columns of pixels wide.
    struct PixelRows {
        ValueRange time;
        std::size_t first = 0, end = 0, width = 0;
        friend bool operator==(const PixelRows&, const PixelRows&) = default;
    };
    /// The first row behind each column of pixels, but for a few rows. Kept for the next curve of the same stretch.
    [[nodiscard]] const std::vector<std::size_t>& pixelEnds(const PixelRows& wanted) const;
    /// The polyline of so many rows that each column of pixels has hundreds.
    [[nodiscard]] std::vector<CurvePoint> outline(int column, const PixelRows& rows) const;
    void appendCurveRows(std::vector<CurvePoint>& points, int column, std::size_t first, std::size_t last) const;

    std::size_t memoryLimit_;
    struct Columns {
        std::vector<ResultColumn> list;
        std::vector<ColumnPlace> places;  ///< of each
        QHash<QString, int> byPath;
    };
    std::shared_ptr<const Columns> columns_;  ///< never null
    std::size_t rowCount_ = 0;
    mutable PixelRows pixels_;  ///< for which pixelEnds_ are
    mutable std::vector<std::size_t> pixelEnds_;
    std::shared_ptr<std::size_t> chunkBytes_;  ///< in memory; the chunks count them
    std::unique_ptr<ColumnChunks> times_, flags_;
    std::vector<std::unique_ptr<ColumnChunks>> values_;  ///< by stored column, without the waiting rows
    std::size_t settledRows_ = 0;                        ///< of values_
    std::vector<SampleBatch> waiting_;
    std::vector<const double*> waitingRows_;  ///< values of the rows of waiting_
    std::shared_ptr<SpillFile> spillFile_;
};

}  // namespace bramah::solver
