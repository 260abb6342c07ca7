// SPDX-License-Identifier: BSD-3-Clause
#include "solver/linear_algebra/dense_solutions.h"

#include <Eigen/LU>
#include <Eigen/QR>

#include <cmath>
#include <limits>
#include <utility>

namespace bramah::solver {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

MatrixXd solution(MatrixXd matrix, MatrixXd right)
{
    if (matrix.rows() == 0)
        return right;
    const Eigen::PartialPivLU<Eigen::Ref<MatrixXd>> lu(matrix);
    const bool isSingular = (lu.matrixLU().diagonal().array() == 0).any();
    if (isSingular)
        right.setConstant(std::numeric_limits<double>::quiet_NaN());
    else
        right = lu.solve(right).eval();
    return right;
}

PivotedQr::PivotedQr(MatrixXd matrix)
{
    if (!matrix.allFinite())
        matrix.setConstant(std::numeric_limits<double>::quiet_NaN());
    const Eigen::ColPivHouseholderQR<MatrixXd> qr(std::move(matrix));
    factors_ = qr.matrixQR();
    reflectors_ = qr.hCoeffs();
    const auto& order = qr.colsPermutation().indices();
    order_.assign(order.begin(), order.end());
}

VectorXd PivotedQr::pivots() const
{
    return factors_.diagonal().cwiseAbs();
}

Index PivotedQr::rank(double limit) const
{
    return (pivots().array() > limit).count();
}

double PivotedQr::rounding() const
{
    return reflectors_.size() == 0 ? 0
                                   : std::numeric_limits<double>::epsilon() * static_cast<double>(reflectors_.size()) *
                                         std::fabs(factors_(0, 0));
}

MatrixXd PivotedQr::lastOfBasis(Index count) const
{
    MatrixXd basis = MatrixXd::Zero(factors_.rows(), count);
    basis.bottomRows(count).setIdentity();
    basis.applyOnTheLeft(Eigen::HouseholderSequence(factors_, reflectors_));
    return basis;
}

VectorXd PivotedQr::solve(const VectorXd& right) const
{
    const Index used = rank(rounding());
    VectorXd rotated = right;
    rotated.applyOnTheLeft(Eigen::HouseholderSequence(factors_, reflectors_).adjoint());
    factors_.topLeftCorner(used, used).triangularView<Eigen::Upper>().solveInPlace(rotated.head(used));
    VectorXd result = VectorXd::Zero(factors_.cols());
    for (Index k = 0; k < used; ++k)
        result[column(k)] = rotated[k];
    return result;
}

MatrixXd nullSpace(const MatrixXd& matrix, double limit)
{
    const PivotedQr qr(matrix.transpose());
    return qr.lastOfBasis(matrix.cols() - qr.rank(limit));
}

}  // namespace bramah::solver
