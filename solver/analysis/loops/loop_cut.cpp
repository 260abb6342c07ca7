// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/loops/loop_cut.h"

#include "solver/translate.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

constexpr double kLeastFollowing =
    1e-9;                            // share of its own change in a signal, below which this cannot give it its value
constexpr double kLeastLoop = 1e-6;  // change of a signal by its own loop

/// Replaces the input u of the equations \a perState, \a perInput, \a perDelay by (v - signal's other parts)/Ds.
class Cut
{
public:
    Cut(const LinearSystem& system, std::size_t input, std::size_t signal)
        : system_(system), input_(input), signal_(signal), own_(system.d(signal, input))
    {
    }

    void in(RealMatrix& perState, RealMatrix& perInput, RealMatrix& perDelay) const
    {
        for (std::size_t row = 0; row < perInput.rows; ++row) {
            const double share = perInput(row, input_) / own_;
            for (std::size_t k = 0; k < perState.columns; ++k)
                perState(row, k) -= share * system_.c(signal_, k);
            for (std::size_t k = 0; k < perInput.columns; ++k)
                perInput(row, k) = k == input_ ? share : perInput(row, k) - share * system_.d(signal_, k);
            for (std::size_t k = 0; k < perDelay.columns; ++k)
                perDelay(row, k) -= share * system_.delayToOutput(signal_, k);
        }
    }

    /// Makes the output `signal` that which the circuit returns, with the opposite sign: u - v.
    void giveReturned(LinearSystem& cut) const
    {
        for (std::size_t k = 0; k < cut.c.columns; ++k)
            cut.c(signal_, k) = -system_.c(signal_, k) / own_;
        for (std::size_t k = 0; k < cut.d.columns; ++k)
            cut.d(signal_, k) = k == input_ ? 1 / own_ - 1 : -system_.d(signal_, k) / own_;
        for (std::size_t k = 0; k < cut.delayToOutput.columns; ++k)
            cut.delayToOutput(signal_, k) = -system_.delayToOutput(signal_, k) / own_;
    }

private:
    const LinearSystem& system_;
    std::size_t input_, signal_;
    double own_;
};

}  // namespace

bool isInLoop(const LinearSystem& system, std::size_t input, std::size_t signal, const std::vector<double>& frequencies)
{
    const auto response = frequencyResponse(system, input, signal, frequencies);
    return std::ranges::any_of(response,
                               [](const std::complex<double>& value) { return std::abs(value - 1.0) > kLeastLoop; });
}

tl::expected<LinearSystem, QString> cutAt(const LinearSystem& system, std::size_t input, std::size_t signal)
{
    if (!(std::abs(system.d(signal, input)) > kLeastFollowing))
        return tl::unexpected(
            tr("the loop cannot be cut at `%1`, which is a state; cut it at an input that it leads to")
                .arg(QString::fromStdString(system.inputs[input])));
    const Cut cut(system, input, signal);
    LinearSystem open = system;
    cut.in(open.a, open.b, open.delayToState);
    cut.in(open.c, open.d, open.delayToOutput);
    if (!system.delays.empty())
        cut.in(open.stateToDelay, open.inputToDelay, open.delayToDelay);
    cut.giveReturned(open);
    return open;
}

}  // namespace bramah::solver
