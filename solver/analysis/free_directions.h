// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <vector>

namespace bramah::solver {

/// The motions that a system's derivatives leave undetermined at a point: directions in which states can change without
/// any change of a derivative. Dense; for up to about a thousand states.
struct FreeDirections {
    /// States that keep their value, as a position without forces or an angle that nothing depends on. Indices into x.
    std::vector<Eigen::Index> held;
    /// One column for each held state: the change of all states with it while all derivatives stay the same. Its own
    /// row is 1, those of other held states are 0.
    Eigen::MatrixXd motions;
    /// One column for each sum of states that no derivative changes, as the oil mass of a closed circuit.
    Eigen::MatrixXd invariants;
};

/// Finds the invariants of a run: a sum of states counts as
/// one while its derivative was zero at every point seen.
class InvariantSearch
{
public:
    /// Adds a point with derivatives \a f and their \a jacobian; \a sizes are the usual sizes of the states.
    void addPoint(const Eigen::MatrixXd& jacobian, const Eigen::VectorXd& f, const Eigen::VectorXd& sizes);
    /// One column for each sum found so far, one row for each state; the largest share (entry times usual size) of a
    /// column is 1. A point added later can only remove columns. 0 x 0 before the first point.
    [[nodiscard]] const Eigen::MatrixXd& invariants() const { return invariants_; }

private:
    Eigen::MatrixXd invariants_;
    bool isFirst_ = true;
};

/// Finds the states to hold for the given \a jacobian of the derivatives. \a preference, positive, decides between
/// states that could be held: those with larger values are.
[[nodiscard]] FreeDirections findFreeDirections(const Eigen::MatrixXd& jacobian, const Eigen::VectorXd& sizes,
                                                const Eigen::VectorXd& preference, const Eigen::MatrixXd& invariants);

}  // namespace bramah::solver
