// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/context/alike_instances.h"
#include "solver/flatten/context/guarded_assertions.h"
#include "solver/flatten/context/left_limits.h"
#include "solver/flatten/context/lowering_record.h"
#include "solver/flatten/context/nesting.h"
#include "solver/flatten/context/passed_records.h"
#include "solver/flatten/context/stop_poll.h"
#include "solver/flatten/context/structural_values.h"
#include "solver/flatten/context/turn_count.h"
#include "solver/flatten/context/type_rules.h"

#include <functional>
#include <map>
#include <utility>
#include <vector>

namespace bramah::solver {

/// The state that all parts of the lowering of a model share. Large: a plain record that they pass on.
struct LoweringContext {
    /// Borrows the first three; \a lower is StructuralValues' own, \a isStopWanted is polled.
    LoweringContext(FlatModel& flatModel, model::InstanceTree& instances, FlatComponents& components,
                    std::function<bool()> isStopWanted, std::function<Symbolic(const model::Modifier&)> lower)
        : flat(flatModel),
          tree(instances),
          records(instances),
          messages(components),
          types(flat, variables, messages),
          structural(flat, variables, recorder, std::move(lower)),
          assertions(flat, messages, recorder),
          stop(std::move(isStopWanted))
    {
    }
    LoweringContext(const LoweringContext&) = delete;  // its parts refer to each other
    LoweringContext& operator=(const LoweringContext&) = delete;

    /// The graph of the flat model, to which expressions are added.
    [[nodiscard]] ExpressionGraph& graph() const { return flat.graph; }

    FlatModel& flat;
    model::InstanceTree& tree;
    PassedRecords records;
    LoweringMessages messages;
    TypeRules types;
    DeclaredVariables variables;
    AlikeInstances alike;
    LoweringRecorder recorder;
    StructuralValues structural;
    GuardedAssertions assertions;
    LeftLimits leftLimits;
    StopPoll stop;
    Nesting nesting;
    TurnCount turns;
    bool keepsLaws = false;  ///< see FlattenOptions
    /// The unknowns that equations by inverse functions determine, by these equations.
    std::map<std::pair<ExprId, std::vector<ExprId>>, VariableId> inverted = {};
    bool mayTextsChange = false;  ///< texts may contain values: in calls that can only make messages of them
};

}  // namespace bramah::solver
