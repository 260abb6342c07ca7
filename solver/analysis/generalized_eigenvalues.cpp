// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/decompositions.h"

#include <Eigen/Eigenvalues>

#include <cmath>

namespace bramah::solver {

// The QZ algorithm (Moler, Stewart, An algorithm for generalized matrix eigenvalue problems, SIAM J. Numer. Anal. 10,
// 1973) makes a quasi-triangular S of a and a triangular T of b. A pair of complex eigenvalues is a block of two rows,
// in which T is diagonal: they are those of S T^-1, here times the product of T's two elements. Eigen's own class for
// these eigenvalues takes twice as long to compile, for eigenvectors that nobody asks for.
std::vector<std::pair<std::complex<double>, double>> generalizedEigenvalues(const Eigen::MatrixXd& a,
                                                                            const Eigen::MatrixXd& b)
{
    std::vector<std::pair<std::complex<double>, double>> values;
    const Eigen::RealQZ<Eigen::MatrixXd> qz(a, b, false);
    if (qz.info() != Eigen::Success)
        return values;
    const Eigen::MatrixXd &s = qz.matrixS(), &t = qz.matrixT();
    for (Eigen::Index k = 0; k < s.rows(); ++k) {
        if (k + 1 == s.rows() || s(k + 1, k) == 0) {
            values.emplace_back(s(k, k), t(k, k));
            continue;
        }
        const double first = t(k, k), second = t(k + 1, k + 1);
        const double mean = (s(k, k) * second + s(k + 1, k + 1) * first) / 2;
        const double half = (s(k, k) * second - s(k + 1, k + 1) * first) / 2;
        const std::complex<double> root =
            std::sqrt(std::complex<double>(half * half + s(k, k + 1) * s(k + 1, k) * first * second));
        values.emplace_back(mean + root, first * second);
        values.emplace_back(mean - root, first * second);
        ++k;
    }
    return values;
}

}  // namespace bramah::solver
