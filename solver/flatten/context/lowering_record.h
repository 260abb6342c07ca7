// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

#include <vector>

namespace bramah::solver {

/// What the lowering of one expression has asked for and made: enough to make the same of it in an instance like its
/// own (AlikeInstances), without walking through the text again.
struct LoweringRecord {
    /// The value of a parameter, or of a constant that stands for its name, which the lowering went by.
    struct Fact {
        /// What the value is of.
        enum class Kind : std::uint8_t { Parameter, Constant };
        Kind kind = Kind::Parameter;
        VariableId variable = kNoVariable;
        ExprId value = kNoExpr;  ///< kNoExpr: not known
    };
    std::vector<ExprId> nodes;  ///< of the graph, as they were asked for
    std::vector<Fact> facts;
    std::vector<ExprId> structural;      ///< expressions that the structure depends on
    std::vector<FlatAction> assertions;  ///< with the conditions around them
    bool isOfThisInstance = false;       ///< another instance, though like this one, may make something else of it
};

/// Hands what lowering does to the record that is being made, if one is.
class LoweringRecorder
{
public:
    ///@{
    /// Between these two calls \a record takes what is added; otherwise that is forgotten. Borrows the record.
    void start(LoweringRecord& record) { record_ = &record; }
    void stop() { record_ = nullptr; }
    ///@}

    ///@{
    /// Adds to the record, if there is one.
    void addFact(LoweringRecord::Fact::Kind kind, VariableId variable, ExprId value)
    {
        if (record_)
            record_->facts.push_back({kind, variable, value});
    }
    void addStructural(ExprId expression)
    {
        if (record_)
            record_->structural.push_back(expression);
    }
    void addAssertion(const FlatAction& assertion)
    {
        if (record_)
            record_->assertions.push_back(assertion);
    }
    ///@}
    /// What is being lowered holds for its own instance only.
    void noteOwn()
    {
        if (record_)
            record_->isOfThisInstance = true;
    }

private:
    LoweringRecord* record_ = nullptr;
};

}  // namespace bramah::solver
