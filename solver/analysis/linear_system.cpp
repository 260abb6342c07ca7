// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/linear_system.h"

#include "solver/linear_algebra/decompositions.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>

namespace bramah::solver {
namespace {

using Eigen::Index;
using Eigen::MatrixXcd;
using Eigen::MatrixXd;
using Eigen::VectorXcd;

/// A in units of the states' usual sizes, then balanced: rows and columns get equal norms by powers of two (Parlett and
/// Reinsch, 1969). `sizes` are the factors: x = sizes * scaled x.
struct ScaledStateMatrix {
    MatrixXd matrix;
    Eigen::VectorXd sizes;

    explicit ScaledStateMatrix(const LinearSystem& system)
        : matrix(static_cast<Index>(system.states.size()), static_cast<Index>(system.states.size())),
          sizes(matrix.rows())
    {
        for (Index r = 0; r < matrix.rows(); ++r)
            for (Index c = 0; c < matrix.cols(); ++c)
                matrix(r, c) = system.a(static_cast<std::size_t>(r), static_cast<std::size_t>(c));
        for (Index k = 0; k < sizes.size(); ++k)
            scale(k, sizes[k] = system.states[static_cast<std::size_t>(k)].size);
        constexpr int kRounds = 20;
        for (int round = 0; round < kRounds; ++round) {
            bool isChanged = false;
            for (Index k = 0; k < sizes.size(); ++k) {
                const double row = matrix.row(k).lpNorm<1>() - std::fabs(matrix(k, k));
                const double column = matrix.col(k).lpNorm<1>() - std::fabs(matrix(k, k));
                if (!(row > 0 && column > 0))
                    continue;
                const double factor = std::exp2(std::round(0.5 * std::log2(row / column)));
                if (factor == 1)
                    continue;
                scale(k, factor);
                sizes[k] *= factor;
                isChanged = true;
            }
            if (!isChanged)
                break;
        }
    }

private:
    void scale(Index k, double factor)
    {
        matrix.row(k) /= factor;
        matrix.col(k) *= factor;
    }
};

Mode modeOf(const LinearSystem& system, const ScaledStateMatrix& scaled, std::complex<double> eigenvalue,
            const VectorXcd& right, const VectorXcd& left)
{
    Mode mode;
    mode.eigenvalue = eigenvalue;
    mode.frequency = std::abs(eigenvalue);
    mode.damping = mode.frequency > 0 ? -eigenvalue.real() / mode.frequency : 0;
    double sum = 0;
    std::complex<double> largest = 0;
    for (Index k = 0; k < right.size(); ++k) {
        mode.participation.push_back(std::abs(right[k] * left[k]));
        sum += mode.participation.back();
        mode.shape.push_back(right[k] * scaled.sizes[k] / system.states[static_cast<std::size_t>(k)].size);
        if (std::abs(mode.shape.back()) > std::abs(largest))
            largest = mode.shape.back();
    }
    for (double& part : mode.participation)
        part = sum > 0 ? part / sum : 0;
    for (std::complex<double>& part : mode.shape)
        part = largest != 0.0 ? part / largest : part;
    return mode;
}

constexpr int kDelayOrder = 20;      ///< states for each delay when modes are searched
constexpr double kModeError = 1e-6;  ///< relative error with which a mode may satisfy the equations with delays

MatrixXd dense(const RealMatrix& matrix)
{
    return Eigen::Map<const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>(
        matrix.values.data(), static_cast<Index>(matrix.rows), static_cast<Index>(matrix.columns));
}

RealMatrix real(const MatrixXd& matrix)
{
    RealMatrix result(static_cast<std::size_t>(matrix.rows()), static_cast<std::size_t>(matrix.cols()));
    for (Index r = 0; r < matrix.rows(); ++r)
        for (Index c = 0; c < matrix.cols(); ++c)
            result(static_cast<std::size_t>(r), static_cast<std::size_t>(c)) = matrix(r, c);
    return result;
}

/// The matrix of derivatives at the Chebyshev points of [0, 1], from 0 on, of the polynomial through values there.
MatrixXd chebyshevDerivative(int order)
{
    const Index count = order + 1;
    Eigen::VectorXd place(count), weight(count);
    for (Index i = 0; i < count; ++i) {
        place[i] = 0.5 * (1 - std::cos(std::numbers::pi * static_cast<double>(i) / order));
        weight[i] = (i == 0 || i == order ? 2.0 : 1.0) * (i % 2 == 0 ? 1 : -1);
    }
    MatrixXd derivative = MatrixXd::Zero(count, count);
    for (Index i = 0; i < count; ++i) {
        for (Index j = 0; j < count; ++j)
            if (i != j)
                derivative(i, j) = weight[i] / weight[j] / (place[i] - place[j]);
        derivative(i, i) = -derivative.row(i).sum();
    }
    return derivative;
}

/// The relative error with which \a mode, of a system with \a order states for each delay, satisfies the equations of
/// \a system with delays.
double missOf(const LinearSystem& system, const Mode& mode, std::size_t order)
{
    const auto own = static_cast<Index>(system.states.size()), count = static_cast<Index>(system.delays.size());
    const std::complex<double> s = mode.eigenvalue;
    VectorXcd x(own), out(count), in(count);
    for (Index k = 0; k < own; ++k)
        x[k] = mode.shape[static_cast<std::size_t>(k)] * system.states[static_cast<std::size_t>(k)].size;
    for (Index k = 0; k < count; ++k) {
        out[k] = mode.shape[static_cast<std::size_t>(own) + static_cast<std::size_t>(k + 1) * order - 1];
        in[k] = out[k] * std::exp(s * system.delays[static_cast<std::size_t>(k)].time);
    }
    const VectorXcd rate = dense(system.a) * x + dense(system.delayToState) * out - s * x;
    double miss = 0, size = 0;
    for (Index k = 0; k < own; ++k) {
        const double scale = system.states[static_cast<std::size_t>(k)].size;
        miss = std::max(miss, std::abs(rate[k]) / scale);
        size = std::max(size, std::abs(s * x[k]) / scale);
    }
    const VectorXcd gap = dense(system.stateToDelay) * x + dense(system.delayToDelay) * out - in;
    const double waves = in.cwiseAbs().maxCoeff();
    const double share = waves > 0 ? gap.cwiseAbs().maxCoeff() / waves : 0;
    const double worst = std::max(size > 0 ? miss / size : 0, share);
    return std::isfinite(worst) ? worst : 1;
}

/// Moves the states of a mode behind the first \a own, which are \a order points of each delay's wave, to the delays.
void foldWaves(Mode& mode, std::size_t own, std::size_t order)
{
    for (std::size_t k = own; k < mode.participation.size(); k += order) {
        double sum = 0;
        for (std::size_t i = 0; i < order; ++i)
            sum += mode.participation[k + i];
        mode.delayParticipation.push_back(sum);
    }
    mode.participation.resize(own);
    mode.shape.resize(own);
    std::complex<double> largest = 0;
    for (const std::complex<double> part : mode.shape)
        largest = std::abs(part) > std::abs(largest) ? part : largest;
    for (std::complex<double>& part : mode.shape)
        part = largest != 0.0 ? part / largest : part;
}

}  // namespace

LinearSystem withoutDelays(const LinearSystem& system, int order)
{
    if (system.delays.empty())
        return system;
    const auto own = static_cast<Index>(system.states.size());
    const auto count = static_cast<Index>(system.delays.size());
    const Index size = own + count * order;
    LinearSystem result = system;
    result.delays.clear();
    const MatrixXd derivative = chebyshevDerivative(order);
    // The output of delay k is the last point of its wave: state own + (k + 1)*order - 1.
    MatrixXd pick = MatrixXd::Zero(count, size);
    for (Index k = 0; k < count; ++k)
        pick(k, own + (k + 1) * order - 1) = 1;
    MatrixXd into = MatrixXd::Zero(count, size);
    into.leftCols(own) = dense(system.stateToDelay);
    into += dense(system.delayToDelay) * pick;
    MatrixXd a = MatrixXd::Zero(size, size);
    a.topLeftCorner(own, own) = dense(system.a);
    a.topRows(own) += dense(system.delayToState) * pick;
    MatrixXd b = MatrixXd::Zero(size, static_cast<Index>(system.inputs.size()));
    b.topRows(own) = dense(system.b);
    for (Index k = 0; k < count; ++k) {
        const LinearDelay& delay = system.delays[static_cast<std::size_t>(k)];
        const Index first = own + k * order;
        a.block(first, first, order, order) = -derivative.bottomRightCorner(order, order) / delay.time;
        a.middleRows(first, order) -= derivative.col(0).tail(order) * into.row(k) / delay.time;
        b.middleRows(first, order) = -derivative.col(0).tail(order) * dense(system.inputToDelay).row(k) / delay.time;
        for (int i = 1; i <= order; ++i)
            result.states.push_back({delay.component + ": wave " + std::to_string(i), delay.component, 0, 1});
    }
    MatrixXd c = MatrixXd::Zero(static_cast<Index>(system.outputs.size()), size);
    c.leftCols(own) = dense(system.c);
    c += dense(system.delayToOutput) * pick;
    result.a = real(a);
    result.b = real(b);
    result.c = real(c);
    return result;
}

std::vector<Mode> modesOf(const LinearSystem& system)
{
    if (!system.delays.empty()) {
        std::vector<Mode> modes = modesOf(withoutDelays(system, kDelayOrder));
        const std::size_t own = system.states.size();
        std::erase_if(modes, [&](const Mode& mode) { return missOf(system, mode, kDelayOrder) > kModeError; });
        for (Mode& mode : modes)
            foldWaves(mode, own, kDelayOrder);
        return modes;
    }
    std::vector<Mode> modes;
    if (system.states.empty())
        return modes;
    const ScaledStateMatrix scaled(system);
    const std::optional<Eigenvectors> found = eigenvectorsOf(scaled.matrix);
    if (!found)
        return modes;
    const MatrixXcd& right = found->vectors;
    // Rows are left eigenvectors; by least squares if eigenvectors of a multiple eigenvalue coincide.
    const MatrixXcd left = pseudoInverse(right);
    for (Index k = 0; k < right.cols(); ++k) {
        const std::complex<double> eigenvalue = found->values[k];
        if (eigenvalue.imag() >= 0)
            modes.push_back(modeOf(system, scaled, eigenvalue, right.col(k), left.row(k).transpose()));
    }
    std::stable_sort(modes.begin(), modes.end(),
                     [](const Mode& a, const Mode& b) { return a.frequency < b.frequency; });
    return modes;
}

std::vector<std::complex<double>> frequencyResponse(const LinearSystem& system, std::size_t input, std::size_t output,
                                                    const std::vector<double>& frequencies)
{
    const ScaledStateMatrix scaled(system);
    const Index own = scaled.matrix.rows();
    const auto count = static_cast<Index>(system.delays.size());
    const auto column = static_cast<Index>(input), row = static_cast<Index>(output);
    VectorXcd b = VectorXcd::Zero(own + count), c = VectorXcd::Zero(own + count);
    MatrixXcd fixed = MatrixXcd::Zero(own + count, own + count);
    fixed.topLeftCorner(own, own) = -scaled.matrix.cast<std::complex<double>>();
    for (Index k = 0; k < own; ++k) {
        b[k] = system.b(static_cast<std::size_t>(k), input) / scaled.sizes[k];
        c[k] = system.c(output, static_cast<std::size_t>(k)) * scaled.sizes[k];
    }
    if (count > 0) {
        fixed.topRightCorner(own, count) = -(scaled.sizes.cwiseInverse().asDiagonal() * dense(system.delayToState));
        fixed.bottomLeftCorner(count, own) = -(dense(system.stateToDelay) * scaled.sizes.asDiagonal());
        fixed.bottomRightCorner(count, count) = -dense(system.delayToDelay);
        b.tail(count) = dense(system.inputToDelay).col(column);
        c.tail(count) = dense(system.delayToOutput).row(row).transpose();
    }
    std::vector<std::complex<double>> response;
    for (const double omega : frequencies) {
        std::complex<double> value = system.d(output, input);
        if (own + count > 0) {
            MatrixXcd matrix = fixed;
            for (Index k = 0; k < own; ++k)
                matrix(k, k) += std::complex<double>(0, omega);
            for (Index k = 0; k < count; ++k)
                matrix(own + k, own + k) += std::polar(1.0, omega * system.delays[static_cast<std::size_t>(k)].time);
            value += (c.transpose() * complexSolution(std::move(matrix), b))(0);
        }
        response.push_back(value);
    }
    return response;
}

}  // namespace bramah::solver
