// SPDX-License-Identifier: BSD-3-Clause
#include "solver/linear_algebra/factorization.h"

#include "solver/linear_algebra/factorization_by.h"
#include "solver/linear_algebra/pivoted_lu.h"
#include "solver/linear_algebra/planned_lu.h"
#include "solver/linear_algebra/sparse_factorization.h"

namespace bramah::solver {
namespace {

// Up to this size dense elimination with unrolled loops beats any list of products.
constexpr int kAlwaysDense = 8;
// Factors of the Jacobians of circuits, real and complex, and three solutions with each take, in us: at 9 states 0.9
// dense and 0.7 planned, at 13 (a third full) 1.6 and 0.9, at 17 3.4 by KLU and 1.1, at 21 4.9 and 1.3.
constexpr int kLargestPlanned = 24;
constexpr double kFullShareOfPlanned = 0.6;
constexpr int kNeverDense = 200;
// If this share of the entries is not zero, elimination fills the whole matrix.
constexpr double kFullShare = 0.3;

template <typename Number>
std::unique_ptr<FactorizationOf<Number>> make(const SparsePattern& pattern, FactorizationKind kind)
{
    switch (kind) {
    case FactorizationKind::Dense:
        return std::make_unique<FactorizationBy<Number, PivotedLu<Number>>>(pattern, "dense");
    case FactorizationKind::Planned:
        return std::make_unique<FactorizationBy<Number, PlannedLu<Number>>>(pattern, "sparse");
    case FactorizationKind::Sparse: break;
    }
    return makeSparseFactorization<Number>(pattern);
}

}  // namespace

FactorizationKind fastestKind(const SparsePattern& pattern)
{
    const int size = pattern.rows;
    if (size <= kAlwaysDense)
        return FactorizationKind::Dense;
    const double share = pattern.entries() / (static_cast<double>(size) * size);
    if (size <= kLargestPlanned)
        return share > kFullShareOfPlanned ? FactorizationKind::Dense : FactorizationKind::Planned;
    return share > kFullShare && size <= kNeverDense ? FactorizationKind::Dense : FactorizationKind::Sparse;
}

std::unique_ptr<Factorization> makeFactorization(const SparsePattern& pattern, FactorizationKind kind)
{
    return make<double>(pattern, kind);
}

std::unique_ptr<Factorization> makeFactorization(const SparsePattern& pattern)
{
    return make<double>(pattern, fastestKind(pattern));
}

std::unique_ptr<ComplexFactorization> makeComplexFactorization(const SparsePattern& pattern)
{
    return make<std::complex<double>>(pattern, fastestKind(pattern));
}

std::vector<std::size_t> densePlaces(const SparsePattern& pattern)
{
    const auto size = static_cast<std::size_t>(pattern.rows);
    std::vector<std::size_t> places;
    for (std::size_t column = 0; column < size; ++column)
        for (auto entry = pattern.columnStarts[column]; entry < pattern.columnStarts[column + 1]; ++entry)
            places.push_back(column * size +
                             static_cast<std::size_t>(pattern.rowIndices[static_cast<std::size_t>(entry)]));
    return places;
}

PatternWithDiagonal withDiagonal(const SparsePattern& pattern)
{
    PatternWithDiagonal result;
    result.pattern.rows = pattern.rows;
    result.pattern.columnStarts.push_back(0);
    result.entryPositions.reserve(static_cast<std::size_t>(pattern.entries()));
    auto& rows = result.pattern.rowIndices;
    for (int column = 0; column < pattern.columns(); ++column) {
        const auto first = pattern.columnStarts[static_cast<std::size_t>(column)];
        const auto last = pattern.columnStarts[static_cast<std::size_t>(column) + 1];
        bool hasDiagonal = false;
        for (auto entry = first; entry < last; ++entry) {
            const auto row = pattern.rowIndices[static_cast<std::size_t>(entry)];
            if (!hasDiagonal && row >= column) {
                hasDiagonal = true;
                result.diagonalPositions.push_back(static_cast<std::int32_t>(rows.size()));
                if (row > column)
                    rows.push_back(column);
            }
            result.entryPositions.push_back(static_cast<std::int32_t>(rows.size()));
            rows.push_back(row);
        }
        if (!hasDiagonal) {
            result.diagonalPositions.push_back(static_cast<std::int32_t>(rows.size()));
            rows.push_back(column);
        }
        result.pattern.columnStarts.push_back(static_cast<std::int32_t>(rows.size()));
    }
    return result;
}

}  // namespace bramah::solver
