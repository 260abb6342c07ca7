// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace bramah::solver {

/// A .mat file that is open for reading: version 4, 5 or 7.3. One at a time: libraries below it, as HDF5, are not for
/// several threads, so that a second one waits until the first is closed.
class MatFile
{
public:
    /// A variable that is a matrix. Elements are stored column by column.
    struct Matrix {
        QString name;
        std::size_t rows = 0, columns = 0;
        bool isText = false;
    };
    /// Numbers of the file with their path, as `scope.signals[1].values`.
    struct Numbers {
        QString path;
        std::size_t rows = 0, columns = 0;
        std::vector<double> values;  ///< of real parts, column by column
        bool isComplex = false;
    };

    /// Opens the file and lists its matrices; waits while another file is open. If that fails, isOpen() is false.
    explicit MatFile(const QString& path);
    ~MatFile();
    MatFile(const MatFile&) = delete;
    MatFile& operator=(const MatFile&) = delete;

    /// False if there is no such file, or it is none of these versions: all else then finds nothing.
    [[nodiscard]] bool isOpen() const { return file_ != nullptr; }
    /// The matrices, without reading their elements.
    [[nodiscard]] const std::vector<Matrix>& matrices() const { return matrices_; }
    /// Null if there is none.
    [[nodiscard]] const Matrix* find(const QString& name) const;
    /// All elements of a matrix of numbers; nothing if it cannot be read.
    [[nodiscard]] std::optional<std::vector<double>> numbers(const Matrix& matrix) const;
    /// The characters of a matrix of text, one byte each, column by column; nothing if it cannot be read.
    [[nodiscard]] std::optional<QByteArray> characters(const Matrix& matrix) const;
    /// Reads whole columns of a matrix of numbers, one after the other. False if they cannot be read.
    [[nodiscard]] bool readColumns(const Matrix& matrix, std::size_t first, std::size_t count,
                                   std::span<double> to) const;
    /// Reads a part of each column: that of the rows from \a first on.
    [[nodiscard]] bool readRows(const Matrix& matrix, std::size_t first, std::size_t count, std::span<double> to) const;
    /// All numbers of the file, those in structures too.
    [[nodiscard]] std::vector<Numbers> allNumbers() const;

private:
    template <typename Read>
    [[nodiscard]] bool readPart(const Matrix& matrix, std::size_t count, std::span<double> to, Read read) const;

    struct Handle;
    std::unique_lock<std::mutex> lock_;
    std::unique_ptr<Handle> file_;
    std::vector<Matrix> matrices_;
};

}  // namespace bramah::solver
