// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/inspection/computability.h"

#include "solver/structure/determination.h"

#include <memory>
#include <set>

namespace bramah::solver {

namespace {

constexpr std::size_t kMostTried = 400;  ///< at most this many columns are tried as known

using Variables = std::set<VariableId>;

class Asked
{
public:
    /// Positions that are \a moving do so at constant speed, whatever the structure says of their rest.
    Asked(const SystemStructure& structure, const ComputabilityQuestion& question, const Variables& moving)
        : structure_(structure), columnOf_(structure.variables.size(), kUnmatched), known_(moving)
    {
        for (const VariableId known : question.known)
            if (const VariableId same = structure.variable(known).same; same != kNoVariable)
                known_.insert(same);
        const Variables open(question.open.begin(), question.open.end());
        Incidence incidence;
        for (std::uint32_t number = 0; number < structure.equations.size(); ++number) {
            const StructureEquation& equation = structure.equations[number];
            if (moving.contains(equation.restOf))
                continue;
            equations_.push_back(number);
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
                answer.way.push_back({variables_[part.columns[i]], equations_[part.rows[i]], part.steps[i]});
            return answer;
        }
        answer.kind = Computable::Open;
        for (const std::uint32_t row : part.rows)
            answer.lacking.push_back(equations_[row]);
        for (const std::uint32_t unknown : part.columns)
            answer.unknowns.push_back(variables_[unknown]);
        for (const std::uint32_t known : determination_->wouldDetermine(column, kMostTried))
            answer.wouldDo.push_back(variables_[known]);
        return answer;
    }

    void findContradiction(Computability& made) const
    {
        Variables bound;
        for (const std::uint32_t row : determination_->surplusRows()) {
            made.contradiction.push_back(equations_[row]);
            for (const VariableId variable : structure_.equations[equations_[row]].unknowns)
                if (known_.contains(variable))
                    bound.insert(variable);
        }
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
    std::vector<std::uint32_t> columnOf_;   ///< by variable
    std::vector<VariableId> variables_;     ///< by column
    std::vector<std::uint32_t> equations_;  ///< by row
    Variables known_;
    std::unique_ptr<Determination> determination_;
};

/// The positions that do not rest with what is known: as long as the known variables contradict the structure, those
/// whose rest takes part in it.
Variables movingPositions(const SystemStructure& structure, const ComputabilityQuestion& question)
{
    Variables moving;
    for (bool isAnyNew = true; isAnyNew;) {
        isAnyNew = false;
        Computability made;
        Asked(structure, question, moving).findContradiction(made);
        for (const std::uint32_t equation : made.contradiction)
            if (const VariableId position = structure.equations[equation].restOf; position != kNoVariable)
                isAnyNew = moving.insert(position).second || isAnyNew;
    }
    return moving;
}

/// The speeds of positions at rest each of which alone, if known, makes \a wanted computable.
std::vector<VariableId> speedsThatWouldDo(const SystemStructure& structure, const ComputabilityQuestion& question,
                                          const Variables& moving, VariableId wanted)
{
    std::vector<VariableId> found;
    for (const StructureEquation& equation : structure.equations) {
        if (equation.restOf == kNoVariable || moving.contains(equation.restOf))
            continue;
        for (const VariableId speed : equation.unknowns) {
            ComputabilityQuestion then = question;
            then.known.push_back(speed);
            Variables thenMoving = moving;
            thenMoving.insert(equation.restOf);
            if (Asked(structure, then, thenMoving).answer(wanted).kind == Computable::Computed)
                found.push_back(speed);
        }
    }
    return found;
}

}  // namespace

Computability computability(const SystemStructure& structure, const ComputabilityQuestion& question)
{
    const Variables moving = movingPositions(structure, question);
    const Asked asked(structure, question, moving);
    Computability made;
    made.moving.assign(moving.begin(), moving.end());
    for (const VariableId wanted : question.wanted) {
        made.answers.push_back(asked.answer(wanted));
        if (ComputabilityAnswer& answer = made.answers.back(); answer.kind == Computable::Open) {
            const std::vector<VariableId> speeds = speedsThatWouldDo(structure, question, moving, wanted);
            answer.wouldDo.insert(answer.wouldDo.begin(), speeds.begin(), speeds.end());
        }
    }
    asked.findContradiction(made);
    return made;
}

}  // namespace bramah::solver
