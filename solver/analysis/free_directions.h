// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Dense>

#include <vector>

namespace bramah::solver {

/// The motions that the derivatives of a system leave open at a point: directions in which the states can go without
/// any derivative noticing. Dense; for up to about a thousand states.
struct FreeDirections {
    /// States that keep their value: a force-free position, an angle that nothing counts. Indices into x.
    std::vector<Eigen::Index> held;
    /// One column for each held state: how all states go with it while everything else stays the same. Its own row is
    /// 1, those of the other held states 0.
    Eigen::MatrixXd motions;
    /// One column for each sum of states that no derivative changes, as the oil mass of a closed circuit.
    Eigen::MatrixXd invariants;
};

/// Keeps the invariants that a run has shown so far: a sum of states counts as one while its derivative was zero at
/// every point seen.
class InvariantSearch
{
public:
    /// A point with derivatives \a f and their \a jacobian; \a sizes are the usual sizes of the states.
    void addPoint(const Eigen::MatrixXd& jacobian, const Eigen::VectorXd& f, const Eigen::VectorXd& sizes);
    [[nodiscard]] const Eigen::MatrixXd& invariants() const { return invariants_; }

private:
    Eigen::MatrixXd invariants_;
    bool isFirst_ = true;
};

/// Finds the states that are held if the derivatives have the given \a jacobian. \a preference is larger than 0 for
/// every state: among states that could be held those with larger values are.
[[nodiscard]] FreeDirections findFreeDirections(const Eigen::MatrixXd& jacobian, const Eigen::VectorXd& sizes,
                                                const Eigen::VectorXd& preference, const Eigen::MatrixXd& invariants);

}  // namespace bramah::solver
