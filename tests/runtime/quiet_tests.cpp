// SPDX-License-Identifier: GPL-3.0-or-later
// What fails is told by values alone: nothing is written to the standard streams, which belong to the program's user.
#include "solver/nonlinear/kinsol_solver.h"
#include "tests/runtime/suites.h"

#include <unistd.h>
#include <limits>

namespace bramah::test {
namespace {

/// z^2 + 1 = 0 has no solution.
class NoSolution final : public solver::NonlinearSystem
{
public:
    NoSolution()
    {
        nominals = {1};
        lowest = {-std::numeric_limits<double>::infinity()};
        highest = {std::numeric_limits<double>::infinity()};
    }
    bool residual(std::span<const double> z, std::span<double> result) override
    {
        result[0] = z[0] * z[0] + 1;
        return true;
    }
    bool jacobian(std::span<const double> z, std::span<double> matrix) override
    {
        matrix[0] = 2 * z[0];
        return true;
    }
};

/// Catches what is written to both standard streams.
class CaughtStreams
{
public:
    CaughtStreams() : file_(std::tmpfile()), out_(dup(STDOUT_FILENO)), error_(dup(STDERR_FILENO))
    {
        std::fflush(nullptr);
        dup2(fileno(file_), STDOUT_FILENO);
        dup2(fileno(file_), STDERR_FILENO);
    }
    /// How many bytes were written. Gives the streams back.
    [[nodiscard]] long end()
    {
        std::fflush(nullptr);
        dup2(out_, STDOUT_FILENO);
        dup2(error_, STDERR_FILENO);
        std::fseek(file_, 0, SEEK_END);
        const long size = std::ftell(file_);
        std::fclose(file_);
        return size;
    }

private:
    std::FILE* file_;
    int out_, error_;
};

void aSearchThatFailsIsQuiet(Checks& check)
{
    NoSolution system;
    CaughtStreams caught;
    std::vector<double> z{0.5};
    const bool isFound = solver::solveByLineSearch(system, z);
    const long written = caught.end();
    check.that(!isFound, "there is no solution");
    check.that(written == 0, std::to_string(written) + " bytes are written");
}

}  // namespace

void runQuietTests(Checks& check)
{
    check.run("a search that fails is quiet", aSearchThatFailsIsQuiet);
}

}  // namespace bramah::test
