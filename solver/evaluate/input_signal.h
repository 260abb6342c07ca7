// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace bramah::solver {

/// The value of an input [SI] at a time [s].
struct InputRow {
    double time = 0, value = 0;

    friend bool operator==(const InputRow&, const InputRow&) = default;
};

/// The course of an input between rows.
enum class InputForm : std::uint8_t {
    Linear,  ///< a straight line from row to row; two rows with one time are a jump
    Held,    ///< the value of a row up to the next one, where it jumps
};

/// An input over time, in pieces without jumps. Before its first row it has the first value, behind its last row the
/// last one. Immutable: evaluators share it.
class InputSignal
{
public:
    /// \a rows: at least one, finite, their times not falling. A row at which a straight line bends by more than
    /// \a leastBend, as a share of the range of all values, is a stop: the row's distance from the line between the
    /// rows beside it. An integrator notices smaller bends less than the errors that it allows itself.
    InputSignal(std::span<const InputRow> rows, InputForm form, double leastBend);

    /// The last piece that has begun at time \a t, or the first one.
    [[nodiscard]] std::size_t pieceAt(double t) const;
    /// The value at time \a t in \a piece; beyond its ends the value there.
    [[nodiscard]] double valueAt(double t, std::size_t piece) const;
    /// The first time after \a t at which the signal jumps or bends so much that a step has to end there; infinity if
    /// there is none.
    [[nodiscard]] double nextStop(double t) const;
    /// Has it always the same value?
    [[nodiscard]] bool isConstant() const { return pieces_.size() == 1 && rows_.size() == 1; }

private:
    struct Piece {
        std::size_t begin, end;  ///< of its rows
    };
    void findBends(const Piece& piece, double least);

    std::vector<InputRow> rows_;
    std::vector<Piece> pieces_;
    std::vector<double> stops_;  ///< rising
};

}  // namespace bramah::solver
