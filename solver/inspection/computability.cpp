// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/inspection/computability.h"

#include "solver/structure/determination.h"

#include <memory>
#include <set>

namespace bramah::solver {

namespace {

constexpr std::size_t kMostTried = 400;  ///< at most this many columns are tried as known

class Asked
{
public:
    Asked(const SystemStructure& structure, const ComputabilityQuestion& question)
        : structure_(structure), columnOf_(structure.variables.size(), kUnmatched)
    {
        for (const VariableId known : question.known)
            if (const VariableId same = structure.variable(known).same; same != kNoVariable)
                known_.insert(same);
        const std::set<VariableId> open(question.open.begin(), question.open.end());
        Incidence incidence;
        for (const StructureEquation& equation : structure.equations) {
            std::vector<std::uint32_t> row;
            for (const VariableId variable : equation.unknowns)
                if (!known_.contains(variable))
                    row.push_back(columnOf(variable));
            for (const VariableId parameter : equation.known)
                if (open.contains(parameter))
                    row.push_back(columnOf(parameter));
            incidence.addRow(row);
        }
        for (const VariableId parameter : open)
            columnOf(parameter);
        incidence.columns = static_cast<std::uint32_t>(variables_.size());
        determination_ = std::make_unique<Determination>(std::move(incidence));
    }

    [[nodiscard]] ComputabilityAnswer answer(VariableId wanted) const
    {
        ComputabilityAnswer answer;
        answer.wanted = wanted;
        const VariableId same = structure_.variable(wanted).same;
        const std::uint32_t column = same == kNoVariable ? kUnmatched : columnOf_[index(same)];
        if (column == kUnmatched)
            return answer;
        const Determination::Part part = determination_->partOf(column);
        if (determination_->isDetermined(column)) {
            answer.kind = Computable::Computed;
            for (std::size_t i = 0; i < part.rows.size(); ++i)
                answer.way.push_back({variables_[part.columns[i]], part.rows[i], part.steps[i]});
            return answer;
        }
        answer.kind = Computable::Open;
        answer.lacking = part.rows;
        for (const std::uint32_t unknown : part.columns)
            answer.unknowns.push_back(variables_[unknown]);
        for (const std::uint32_t known : determination_->wouldDetermine(column, kMostTried))
            answer.wouldDo.push_back(variables_[known]);
        return answer;
    }

    void findContradiction(Computability& made) const
    {
        made.contradiction = determination_->surplusRows();
        std::set<VariableId> bound;
        for (const std::uint32_t row : made.contradiction)
            for (const VariableId variable : structure_.equations[row].unknowns)
                if (known_.contains(variable))
                    bound.insert(variable);
        made.bound.assign(bound.begin(), bound.end());
    }

private:
    std::uint32_t columnOf(VariableId variable)
    {
        std::uint32_t& column = columnOf_[index(variable)];
        if (column == kUnmatched) {
            column = static_cast<std::uint32_t>(variables_.size());
            variables_.push_back(variable);
        }
        return column;
    }

    const SystemStructure& structure_;
    std::vector<std::uint32_t> columnOf_;  ///< by variable
    std::vector<VariableId> variables_;    ///< by column
    std::set<VariableId> known_;
    std::unique_ptr<Determination> determination_;
};

}  // namespace

Computability computability(const SystemStructure& structure, const ComputabilityQuestion& question)
{
    const Asked asked(structure, question);
    Computability made;
    for (const VariableId wanted : question.wanted)
        made.answers.push_back(asked.answer(wanted));
    asked.findContradiction(made);
    return made;
}

}  // namespace bramah::solver
