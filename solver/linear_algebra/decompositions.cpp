// SPDX-License-Identifier: BSD-3-Clause
#include "solver/linear_algebra/decompositions.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>

#define LAPACK_COMPLEX_CUSTOM
#define lapack_complex_float std::complex<float>
#define lapack_complex_double std::complex<double>
#include <lapacke.h>

namespace bramah::solver {
namespace {

using Eigen::Index;
using Eigen::MatrixXcd;
using Eigen::MatrixXd;
using Eigen::VectorXcd;
using Eigen::VectorXd;

constexpr double kEpsilon = std::numeric_limits<double>::epsilon();
constexpr double kNotANumber = std::numeric_limits<double>::quiet_NaN();

int count(Index size)
{
    return static_cast<int>(size);
}

/// The distance of columns in memory, which LAPACK wants to be at least 1.
int stride(Index rows)
{
    return std::max(count(rows), 1);
}

}  // namespace

VectorXcd complexSolution(MatrixXcd matrix, VectorXcd right)
{
    const int size = count(matrix.rows());
    std::vector<int> exchanges(static_cast<std::size_t>(size));
    if (LAPACKE_zgesv(LAPACK_COL_MAJOR, size, 1, matrix.data(), stride(size), exchanges.data(), right.data(),
                      stride(size)) != 0)
        right.setConstant(kNotANumber);
    return right;
}

std::optional<VectorXd> symmetricEigenvalues(MatrixXd matrix)
{
    const int size = count(matrix.rows());
    VectorXd values(size);
    if (LAPACKE_dsyev(LAPACK_COL_MAJOR, 'N', 'U', size, matrix.data(), stride(size), values.data()) != 0)
        return std::nullopt;
    return values;
}

std::optional<Eigenvectors> eigenvectorsOf(MatrixXd matrix)
{
    const int size = count(matrix.rows());
    VectorXd real(size), imaginary(size);
    MatrixXd packed(size, size);
    if (LAPACKE_dgeev(LAPACK_COL_MAJOR, 'N', 'V', size, matrix.data(), stride(size), real.data(), imaginary.data(),
                      nullptr, 1, packed.data(), stride(size)) != 0)
        return std::nullopt;
    Eigenvectors found{VectorXcd(size), MatrixXcd(size, size)};
    for (Index k = 0; k < size; ++k) {
        found.values[k] = {real[k], imaginary[k]};
        // The vectors of a conjugate pair are packed in two columns, as real and imaginary part of the first.
        const Index first = imaginary[k] < 0 ? k - 1 : k;
        for (Index row = 0; row < size; ++row)
            found.vectors(row, k) = imaginary[k] == 0  ? std::complex<double>(packed(row, k))
                                    : imaginary[k] > 0 ? std::complex(packed(row, first), packed(row, first + 1))
                                                       : std::complex(packed(row, first), -packed(row, first + 1));
    }
    return found;
}

std::vector<std::pair<std::complex<double>, double>> generalizedEigenvalues(MatrixXd a, MatrixXd b)
{
    const int size = count(a.rows());
    VectorXd real(size), imaginary(size), beta(size);
    std::vector<std::pair<std::complex<double>, double>> values;
    if (LAPACKE_dggev(LAPACK_COL_MAJOR, 'N', 'N', size, a.data(), stride(size), b.data(), stride(size), real.data(),
                      imaginary.data(), beta.data(), nullptr, 1, nullptr, 1) != 0)
        return values;
    for (Index k = 0; k < size; ++k)
        values.emplace_back(std::complex(real[k], imaginary[k]), beta[k]);
    return values;
}

MatrixXcd pseudoInverse(MatrixXcd matrix)
{
    const int size = count(matrix.rows());
    MatrixXcd inverse = MatrixXcd::Identity(size, size);
    std::vector<int> order(static_cast<std::size_t>(size));
    int rank = 0;
    if (LAPACKE_zgelsy(LAPACK_COL_MAJOR, size, size, size, matrix.data(), stride(size), inverse.data(), stride(size),
                       order.data(), kEpsilon * size, &rank) != 0)
        inverse.setConstant(kNotANumber);
    return inverse;
}

}  // namespace bramah::solver
