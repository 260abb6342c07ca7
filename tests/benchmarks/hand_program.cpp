// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/hand_program.h"

#include "solver/sundials/sundials_objects.h"
#include "solver/vector_registers.h"
#include "tests/reference/radau.h"

#include <cvode/cvode.h>
#include <nvector/nvector_serial.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunmatrix/sunmatrix_dense.h>

#include <chrono>
#include <cmath>

namespace bramah::bench {
namespace {

int handDerivatives(double t, N_Vector x, N_Vector xdot, void* program)
{
    static_cast<const HandProgram*>(program)->derivatives(t, N_VGetArrayPointer(x), N_VGetArrayPointer(xdot));
    return 0;
}

/// CVODE and what belongs to it, for one run.
class HandRun
{
public:
    HandRun(const HandProgram& program, double tolerance) : program_(program)
    {
        const auto states = static_cast<sunindextype>(program_.start.size());
        x_ = N_VNew_Serial(states, context_.get());
        absolute_ = N_VNew_Serial(states, context_.get());
        for (sunindextype k = 0; k < states; ++k) {
            NV_Ith_S(x_, k) = program_.start[static_cast<std::size_t>(k)];
            NV_Ith_S(absolute_, k) = tolerance * program_.nominals[static_cast<std::size_t>(k)];
        }
        memory_ = CVodeCreate(CV_BDF, context_.get());
        CVodeInit(memory_, handDerivatives, 0, x_);
        CVodeSetUserData(memory_, &program_);
        CVodeSVtolerances(memory_, tolerance, absolute_);
        // With its default, 0.1, steps pass whose equations are not solved where flows bend like a root.
        CVodeSetNonlinConvCoef(memory_, 0.005);
        CVodeSetMaxNumSteps(memory_, 10000000);
        matrix_ = SUNDenseMatrix(states, states, context_.get());
        solver_ = SUNLinSol_Dense(x_, matrix_, context_.get());
        CVodeSetLinearSolver(memory_, solver_, matrix_);
        if (!program_.corners.empty())
            CVodeSetStopTime(memory_, program_.corners.front());
    }
    ~HandRun()
    {
        CVodeFree(&memory_);
        SUNLinSolFree(solver_);
        SUNMatDestroy(matrix_);
        N_VDestroy(x_);
        N_VDestroy(absolute_);
    }
    HandRun(const HandRun&) = delete;
    HandRun& operator=(const HandRun&) = delete;

    /// False where it cannot go on.
    [[nodiscard]] bool advance(double time)
    {
        while (reached_ < time - 1e-9 * program_.interval) {
            const int flag = CVode(memory_, time, x_, &reached_, CV_NORMAL);
            if (flag < 0)
                return false;
            if (flag == CV_TSTOP_RETURN && ++corner_ < program_.corners.size())
                CVodeSetStopTime(memory_, program_.corners[corner_]);
        }
        return true;
    }
    [[nodiscard]] const double* states() const { return N_VGetArrayPointer(x_); }
    [[nodiscard]] long steps() const
    {
        long count = 0;
        CVodeGetNumSteps(memory_, &count);
        return count;
    }

private:
    HandProgram program_;
    solver::SundialsContext context_ = solver::makeContext();
    N_Vector x_ = nullptr, absolute_ = nullptr;
    void* memory_ = nullptr;
    SUNMatrix matrix_ = nullptr;
    SUNLinearSolver solver_ = nullptr;
    double reached_ = 0;
    std::size_t corner_ = 0;
};

}  // namespace

TimedSolution solveOnCvode(const HandProgram& program, double tolerance)
{
    TimedSolution solution;
    const auto intervals = std::lround(program.stopTime / program.interval);
    solver::clearUpperVectors();
    const auto begin = std::chrono::steady_clock::now();
    HandRun run(program, tolerance);
    solution.rows.reserve(static_cast<std::size_t>(intervals) + 1);
    for (long k = 0; k <= intervals; ++k) {
        if (!run.advance(static_cast<double>(k) * program.interval))
            break;
        program.row(run.states(), solution.rows.emplace_back());
    }
    solution.steps = run.steps();
    solution.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return solution;
}

Rows solveExactly(const HandProgram& program, double tolerance)
{
    reference::Radau radau([&](double t, const std::vector<double>& x,
                               std::vector<double>& xdot) { program.derivatives(t, x.data(), xdot.data()); },
                           program.nominals, tolerance);
    std::vector<double> x = program.start;
    Rows rows(1);
    program.row(x.data(), rows.back());
    const auto intervals = std::lround(program.stopTime / program.interval);
    std::size_t corner = 0;
    double from = 0;
    for (long k = 1; k <= intervals; ++k) {
        const double end = static_cast<double>(k) * program.interval;
        for (; corner < program.corners.size() && program.corners[corner] < end - 1e-9 * program.interval; ++corner) {
            const double at = program.corners[corner];
            if (at > from + 1e-9 * program.interval) {
                radau.advance(from, at, x);
                from = at;
            }
        }
        radau.advance(from, end, x);
        from = end;
        program.row(x.data(), rows.emplace_back());
    }
    return rows;
}

}  // namespace bramah::bench
