// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graphics/graphics.h"

#include <QStringList>

#include <span>
#include <vector>

namespace bramah::model {

/// A free table on a sheet. As graphics it is its rectangle, the lines between its rows from the top, those between its
/// columns from the left, then one text a cell, row after row.
struct NoteTable {
    QPointF corner;                  ///< the upper left one
    std::vector<double> widths;      ///< of its columns [diagram units]
    std::vector<double> heights;     ///< of its rows
    std::vector<TextGraphic> cells;  ///< row after row
    RectangleGraphic border;         ///< the look of its lines

    /// At least 1 in a table that was made by of().
    ///@{
    [[nodiscard]] int columns() const { return static_cast<int>(widths.size()); }
    [[nodiscard]] int rows() const { return static_cast<int>(heights.size()); }
    ///@}
    /// The cell in \a row and \a column, both from 0 and in range, from the upper left corner. Valid until cells
    /// change.
    ///@{
    [[nodiscard]] TextGraphic& cell(int row, int column);
    [[nodiscard]] const TextGraphic& cell(int row, int column) const;
    ///@}
    [[nodiscard]] QRectF cellRect(int row, int column) const;  ///< y up
    /// The width of a text in the column.
    [[nodiscard]] double textWidth(int column) const;
    /// The number of the cell at \a place, row after row; -1: outside.
    [[nodiscard]] int cellAt(QPointF place) const;

    /// Puts empty cells, which look as those beside, in front of row or column \a at.
    void insertRow(int at);
    /// The same for a column; \a at is 0 to columns(). The new one is as wide as the one beside.
    void insertColumn(int at);
    /// A table keeps two cells at least; false if it has no more.
    bool removeRow(int at);
    /// Removes column \a at, from 0; false if fewer than two cells would be left.
    bool removeColumn(int at);

    /// The table as graphics, in the order that of() reads; texts get the places of their cells.
    [[nodiscard]] std::vector<Graphic> graphics() const;
    /// A table of texts of \a fontSize [points]; short rows are filled up. \a rows has at least two texts.
    [[nodiscard]] static NoteTable of(const std::vector<QStringList>& rows, QPointF corner, double columnWidth,
                                      double rowHeight, double fontSize);
    /// The table that \a graphics are; \a graphics must be one.
    [[nodiscard]] static NoteTable of(std::span<const Graphic> graphics);
};

/// The number of graphics at the beginning of \a graphics that are a table; 0: none is.
[[nodiscard]] std::size_t lengthOfTable(std::span<const Graphic> graphics);

/// The rows of a text with tabs between its cells, as spreadsheets copy them; empty if it has less than two cells.
/// Cells in quotes may have line ends in them.
[[nodiscard]] std::vector<QStringList> rowsOfText(const QString& text);
/// The same text of a table.
[[nodiscard]] QString textOfRows(const std::vector<QStringList>& rows);

}  // namespace bramah::model
