// SPDX-License-Identifier: BSD-3-Clause
#include "solver/nonlinear/kinsol_solver.h"

#include "solver/sundials/newton_solver.h"
#include "solver/sundials/sundials_objects.h"
#include "solver/sundials/sundials_version.h"

#include <kinsol/kinsol.h>

#include <algorithm>
#include <new>

namespace bramah::solver {
namespace {

constexpr long kMostIterations = 200;
constexpr double kResidualTolerance = 1e-10;  ///< relative to a residual's usual size
constexpr double kSmallestStep = 1e-13;       ///< relative to an unknown's usual size
constexpr double kLargestStep = 1e6;

struct KinsolDeleter {
    void operator()(void* memory) const { KINFree(&memory); }
};

SparsePattern fullPattern(std::size_t size)
{
    SparsePattern pattern;
    pattern.rows = static_cast<int>(size);
    pattern.columnStarts.push_back(0);
    for (std::size_t column = 0; column < size; ++column) {
        for (int row = 0; row < pattern.rows; ++row)
            pattern.rowIndices.push_back(row);
        pattern.columnStarts.push_back(static_cast<std::int32_t>(pattern.rowIndices.size()));
    }
    return pattern;
}

class LineSearch
{
public:
    explicit LineSearch(NonlinearSystem& system)
        : system_(system),
          context_(makeContext()),
          newton_(makeFactorization(fullPattern(system.size()), FactorizationKind::Dense), system.size(),
                  context_.get()),
          rows_(system.size() * system.size())
    {
    }

    bool run(std::span<double> z)
    {
        const auto unknowns = makeVector(z.size(), context_.get());
        const auto unknownScales = makeVector(z.size(), context_.get());
        const auto scales = makeVector(z.size(), context_.get());
        std::ranges::copy(z, values(unknowns.get()).begin());
        const std::vector<double> sizes = residualScales(system_, z);
        for (std::size_t k = 0; k < z.size(); ++k) {
            values(unknownScales.get())[k] = 1 / system_.nominals[k];
            values(scales.get())[k] = 1 / sizes[k];
        }
        const std::unique_ptr<void, KinsolDeleter> memory(KINCreate(context_.get()));
        if (!memory)
            throw std::bad_alloc();
        require(KINInit(memory.get(), residual, unknowns.get()), "KINInit");
        require(KINSetUserData(memory.get(), this), "KINSetUserData");
        BRAMAH_SILENCE(KIN, memory.get());
        require(KINSetNumMaxIters(memory.get(), kMostIterations), "KINSetNumMaxIters");
        require(KINSetMaxSetupCalls(memory.get(), 1), "KINSetMaxSetupCalls");
        require(KINSetFuncNormTol(memory.get(), kResidualTolerance), "KINSetFuncNormTol");
        require(KINSetScaledStepTol(memory.get(), kSmallestStep), "KINSetScaledStepTol");
        require(KINSetMaxNewtonStep(memory.get(), kLargestStep), "KINSetMaxNewtonStep");
        require(KINSetLinearSolver(memory.get(), newton_.solver(), newton_.matrix()), "KINSetLinearSolver");
        require(KINSetJacFn(memory.get(), jacobian), "KINSetJacFn");
        const int flag = KINSol(memory.get(), unknowns.get(), KIN_LINESEARCH, unknownScales.get(), scales.get());
        std::ranges::copy(values(unknowns.get()), z.begin());
        return flag == KIN_SUCCESS || flag == KIN_INITIAL_GUESS_OK;
    }

private:
    static int residual(N_Vector z, N_Vector result, void* self)
    {
        auto& search = *static_cast<LineSearch*>(self);
        if (search.system_.isStopWanted())
            return -1;
        const bool isGood =
            search.system_.isWithinBounds(values(z)) && search.system_.residual(values(z), values(result));
        return isGood ? 0 : 1;
    }

    static int jacobian(N_Vector z, N_Vector, SUNMatrix, void* self, N_Vector, N_Vector)
    {
        auto& search = *static_cast<LineSearch*>(self);
        if (!search.system_.jacobian(values(z), search.rows_))
            return -1;
        const std::size_t size = search.system_.size();
        const auto entries = search.newton_.factorization().entries();
        for (std::size_t row = 0; row < size; ++row)
            for (std::size_t column = 0; column < size; ++column)
                entries[column * size + row] = search.rows_[row * size + column];
        return 0;
    }

    NonlinearSystem& system_;
    SundialsContext context_;
    NewtonSolver newton_;
    std::vector<double> rows_;
};

}  // namespace

bool solveByLineSearch(NonlinearSystem& system, std::span<double> z)
{
    return LineSearch(system).run(z);
}

}  // namespace bramah::solver
