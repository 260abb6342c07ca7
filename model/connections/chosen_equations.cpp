// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/connections/chosen_equations.h"

#include "model/instance/evaluator.h"

namespace bramah::model {
namespace {

using Equations = std::vector<const syntax::Equation*>;

struct Choice {
    Equations equations;
    bool isSure = true;  ///< false once a condition was met whose value parameters do not decide
};

Choice choiceOf(const syntax::Equation& equation, const Instance& root, const ClassPart& part)
{
    Choice choice{{equation.body.begin(), equation.body.end()}};
    if (equation.kind != syntax::EquationKind::If)
        return choice;
    Evaluator evaluator(root.tree());
    for (const syntax::EquationBranch& branch : equation.branches) {
        const std::optional<bool> isTrue =
            branch.condition ? evaluator.evaluate(*branch.condition, {root, part.node}).boolean() : true;
        if (isTrue == false)
            continue;
        choice.isSure = choice.isSure && isTrue.has_value();
        choice.equations.insert(choice.equations.end(), branch.equations.begin(), branch.equations.end());
        if (isTrue == true)
            break;
    }
    return choice;
}

using Visit = std::function<void(const syntax::Equation&, const ClassPart&)>;

void visitChosen(const auto& equations, const Instance& root, const ClassPart& part, const Visit& visit)
{
    for (const syntax::Equation* equation : equations) {
        visit(*equation, part);
        if (equation->kind != syntax::EquationKind::If)
            continue;
        if (const Choice choice = choiceOf(*equation, root, part); choice.isSure)
            visitChosen(choice.equations, root, part, visit);
    }
}

}  // namespace

std::vector<const syntax::Equation*> chosenOf(const syntax::Equation& equation, const Instance& root,
                                              const ClassPart& part)
{
    return choiceOf(equation, root, part).equations;
}

void forEachChosenEquation(const Instance& root, const Visit& visit)
{
    for (const ClassPart& part : root.parts())
        if (const auto* definition = part.node->definition())
            for (const syntax::EquationSection& section : definition->equationSections)
                if (!section.isInitial)
                    visitChosen(section.equations, root, part, visit);
}

}  // namespace bramah::model
