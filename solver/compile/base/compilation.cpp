// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/base/compilation.h"

namespace bramah::solver {

VariableId Compilation::makeVariable(std::string path, Role role, Origin origin)
{
    const VariableId id{static_cast<std::uint32_t>(model.variables.size())};
    FlatVariable& v = model.variables.emplace_back();
    v.path = std::move(path);
    v.origin = origin;
    v.isProtected = true;
    v.variability = role == Role::Truth || role == Role::Discrete ? Variability::Discrete : Variability::Continuous;
    roles.push_back(role);
    derivatives.push_back(kNoVariable);
    antiderivatives.push_back(kNoVariable);
    aliases.emplace_back();
    parameterValues.push_back(0);
    hasFormula.push_back(false);
    isMade.push_back(true);
    return id;
}

void Compilation::noteFormulas(VariableId id)
{
    const FlatVariable& v = model.variable(id);
    bool isFormula = false;
    for (const ExprId attribute : {v.binding, v.start, v.nominal, v.min, v.max})
        isFormula = isFormula || (attribute != kNoExpr && !model.graph.isConstant(attribute));
    hasFormula[index(id)] = isFormula;
}

VariableId Compilation::derivativeOf(VariableId id)
{
    if (derivatives[index(id)] != kNoVariable)
        return derivatives[index(id)];
    const VariableId made =
        makeVariable("der(" + model.variable(id).path + ")", Role::Continuous, model.variable(id).origin);
    const FlatVariable& of = model.variable(id);
    model.variables[index(made)].isProtected = of.isProtected;
    if (!of.texts->unit.empty()) {
        VariableTexts texts;
        texts.unit = of.texts->unit + "/s";
        model.variables[index(made)].texts = std::make_shared<const VariableTexts>(std::move(texts));
    }
    derivatives[index(id)] = made;
    antiderivatives[index(made)] = id;
    return made;
}

}  // namespace bramah::solver
