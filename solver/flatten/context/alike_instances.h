// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/per_instance.h"
#include "solver/flatten/context/declared_variables.h"
#include "solver/flatten/context/passed_records.h"

#include <cstdint>
#include <map>
#include <vector>

namespace bramah::solver {

/// Instances whose parts have the same classes, sizes, types and places in the text, in the same order, whatever values
/// their parameters have: an expression means the same in all of them, over variables at the same distances.
class AlikeInstances
{
public:
    /// A kind of instances that are alike, and the variables of one of them and its parts, one behind the other.
    struct Member {
        std::uint32_t kind = kNone;  ///< kNone: like no other one
        VariableId first = kNoVariable;
        std::uint32_t count = 0;  ///< of variables

        /// Is \a id a variable of this instance or of its parts?
        [[nodiscard]] bool has(VariableId id) const { return index(id) - index(first) < count; }
    };
    static constexpr std::uint32_t kNone = 0xFFFFFFFFu;

    /// Compares \a classes, each behind the one that it is part of. Their variables have been declared.
    void compare(const std::vector<const model::Instance*>& classes, const FlatModel& flat,
                 const DeclaredVariables& variables, PassedRecords& records);
    [[nodiscard]] const Member& operator[](const model::Instance& instance) const { return members_[instance]; }
    /// Says whether others are like it.
    [[nodiscard]] bool isRepeated(const Member& member) const
    {
        return member.kind != kNone && counts_[member.kind] > 1;
    }

private:
    using Key = std::vector<std::uint64_t>;

    model::PerInstance<Member> members_{Member()};
    std::map<Key, std::uint32_t> kinds_;
    std::vector<std::uint32_t> counts_;  ///< of instances, by kind
};

}  // namespace bramah::solver
