// SPDX-License-Identifier: BSD-3-Clause
#include "solver/evaluate/held_relations.h"

#include <cmath>

#include <Eigen/Core>

namespace bramah::solver {

HeldRelations::HeldRelations(RunValues& values) : values_(values), savedTruths_(values.system.relations.size())
{
    for (std::size_t i = 0; i < values_.system.relations.size(); ++i) {
        const CompiledRelation& r = values_.system.relations[i];
        if (r.firstRoot < 0)
            continue;
        if (r.kind != CrossingKind::State) {
            floors_.push_back(i);
            continue;
        }
        const auto root = static_cast<std::size_t>(r.firstRoot);
        if (!differences_.empty()) {
            Differences& last = differences_.back();
            if (root == last.root + last.count && r.left == last.left + last.count &&
                r.right == last.right + last.count) {
                ++last.count;
                continue;
            }
        }
        differences_.push_back({root, r.left, r.right, 1});
    }
}

void HeldRelations::crossings(std::span<double> values) const
{
    const std::vector<double>& slots = values_.slots;
    for (const Differences& d : differences_) {
        if (d.count == 1) {
            values[d.root] = slots[d.left] - slots[d.right];
            continue;
        }
        const auto count = static_cast<Eigen::Index>(d.count);
        Eigen::Map<Eigen::ArrayXd>(&values[d.root], count) = Eigen::Map<const Eigen::ArrayXd>(&slots[d.left], count) -
                                                             Eigen::Map<const Eigen::ArrayXd>(&slots[d.right], count);
    }
    for (const std::size_t i : floors_) {
        const CompiledRelation& r = values_.system.relations[i];
        const auto root = static_cast<std::size_t>(r.firstRoot);
        // floor changes below its value and at one above it, ceil at one below its value and above it.
        const double held = slots[r.truthSlot];
        values[root] = slots[r.left] - (r.operation == Operation::Floor ? held : held - 1);
        values[root + 1] = slots[r.left] - (r.operation == Operation::Floor ? held + 1 : held);
    }
    for (const auto& [i, size] : tolerances_) {
        const CompiledRelation& r = values_.system.relations[i];
        double& value = values[static_cast<std::size_t>(r.firstRoot)];
        const bool isLess = r.operation == Operation::Less || r.operation == Operation::LessEqual;
        if (std::fabs(value) <= size)
            value = (slots[r.truthSlot] != 0) == isLess ? -size : size;
    }
}

EvaluationStatus HeldRelations::evaluateLiterally(const std::function<EvaluationStatus()>& derive,
                                                  const std::function<EvaluationStatus()>& rest)
{
    const std::vector<CompiledRelation>& all = values_.system.relations;
    for (std::size_t i = 0; i < all.size(); ++i)
        savedTruths_[i] = values_.slots[all[i].truthSlot];
    EvaluationStatus status;
    constexpr int kMostRounds = 10;
    for (int round = 0; round < kMostRounds; ++round) {
        static_cast<void>(values_.run(values_.programs.relation));
        bool isChanged = false;
        for (const CompiledRelation& r : all) {
            if (r.kind == CrossingKind::Time)
                continue;
            const double literal = r.kind == CrossingKind::Floor
                                       ? apply(r.operation, values_.slots[r.left])
                                       : apply(r.operation, values_.slots[r.left], values_.slots[r.right]);
            isChanged = isChanged || literal != values_.slots[r.truthSlot];
            values_.slots[r.truthSlot] = literal;
        }
        status = derive();
        if (!isChanged)
            break;
    }
    if (status.ok() && !values_.areDerivativesFinite())
        status = values_.notFinite(failures::NotFinite::Of::Derivatives);
    if (status.ok()) {
        values_.invalidate();  // results belong to the held truths
        status = rest();
    }
    contradicted_ = kNoVariable;
    for (std::size_t i = all.size(); i-- > 0;) {
        if (values_.slots[all[i].truthSlot] != savedTruths_[i])
            contradicted_ = all[i].truth;
        values_.slots[all[i].truthSlot] = savedTruths_[i];
    }
    values_.invalidate();
    return status;
}

}  // namespace bramah::solver
