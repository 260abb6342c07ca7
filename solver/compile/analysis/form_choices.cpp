// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/analysis/form_choices.h"

#include "model/text/dotted_name.h"
#include "solver/translate.h"

#include <QStringList>

#include <algorithm>
#include <string_view>

namespace bramah::solver {

namespace {

QString quoted(const std::string& name)
{
    return QStringLiteral("`%1`").arg(QString::fromStdString(name));
}

std::string_view connectorOf(std::string_view path)
{
    const auto dot = model::lastDot(path);
    return dot == std::string_view::npos ? std::string_view() : path.substr(0, dot);
}

/// Is the variable an effort or flow of a port?
bool isPhysical(const FlatVariable& variable)
{
    return variable.type == ValueType::Real && variable.causality == Causality::Local &&
           variable.variability == Variability::Continuous;
}

}  // namespace

FormChoices::FormChoices(Compilation& compilation) : c_(compilation)
{
    for (std::uint32_t i = 0; i < c_.model.components.size(); ++i) {
        const FlatComponent& component = c_.model.components[i];
        if (component.given.empty())
            continue;
        Choice choice;
        choice.component = ComponentId{i};
        for (const std::string& name : component.given)
            add(choice, name);
        choices_.push_back(std::move(choice));
    }
}

void FormChoices::add(Choice& choice, const std::string& name)
{
    const FlatComponent& component = c_.model.component(choice.component);
    const std::string path = component.path.empty() ? name : component.path + '.' + name;
    const VariableId given = c_.model.findVariable(path);
    const bool isOfPort = given != kNoVariable && isPhysical(c_.model.variable(given)) &&
                          c_.model.variable(given).origin.component == choice.component &&
                          connectorOf(name) != std::string_view();
    if (!isOfPort) {
        Origin origin;
        origin.component = choice.component;
        c_.report(model::DiagnosticKind::FormVariableUnknown,
                  {QString::fromStdString(component.path), QString::fromStdString(name)}, origin);
        return;
    }
    addUnknowns(choice.given, given);
    const std::string_view connector = connectorOf(c_.model.variable(given).path);
    const bool isFlow = c_.model.variable(given).isFlow;
    // The variables of a connector are declared one behind the other.
    const std::uint32_t last = static_cast<std::uint32_t>(c_.model.variables.size());
    std::uint32_t i = index(given);
    while (i > 0 && connectorOf(c_.model.variables[i - 1].path) == connector)
        --i;
    for (; i < last && connectorOf(c_.model.variables[i].path) == connector; ++i)
        if (c_.model.variables[i].isFlow != isFlow && isPhysical(c_.model.variables[i]))
            addUnknowns(choice.supplied, VariableId{i});
}

void FormChoices::addUnknowns(std::set<VariableId>& to, VariableId variable) const
{
    while (variable != kNoVariable && c_.role(variable) == Role::Eliminated)
        variable = c_.aliases[index(variable)].representative;
    for (; variable != kNoVariable; variable = c_.derivatives[index(variable)])
        if (!to.insert(variable).second)
            return;
}

bool FormChoices::forbids(const Origin& equation, VariableId variable) const
{
    return std::ranges::any_of(choices_, [&](const Choice& choice) {
        if (!choice.isKept)
            return false;
        const bool isOwn = c_.model.isWithin(equation.component, choice.component);
        return isOwn ? choice.given.contains(variable)
                     : choice.supplied.contains(variable) && !choice.given.contains(variable);
    });
}

QString FormChoices::given(const Choice& choice) const
{
    QStringList names;
    for (const std::string& name : c_.model.component(choice.component).given)
        names << quoted(name);
    return names.join(tr(" and "));
}

void FormChoices::reportConflict(const std::function<bool()>& isPossible)
{
    // A choice whose removal does not make the others possible is no part of the conflict.
    for (Choice& choice : choices_) {
        choice.isKept = false;
        if (isPossible())
            choice.isKept = true;
    }
    QStringList others;
    const Choice* last = nullptr;
    for (const Choice& choice : choices_)
        if (choice.isKept) {
            if (last)
                others << tr("%1 is given %2").arg(quoted(c_.model.component(last->component).path), given(*last));
            last = &choice;
        }
    if (!last)
        return;
    Origin origin;
    origin.component = last->component;
    const QString why = others.isEmpty()
                            ? tr(": its surroundings do not give that, or its own equations do not give the rest")
                            : tr(" as long as ") + others.join(QStringLiteral(", "));
    c_.report(model::DiagnosticKind::FormNotPossible,
              {QString::fromStdString(c_.model.component(last->component).path), given(*last), why}, origin);
}

void reportIdleIterations(Compilation& c, const BlockPlan& plan)
{
    std::vector<bool> isTorn;
    for (std::uint32_t i = 0; i < c.model.variables.size(); ++i) {
        const FlatVariable& variable = c.model.variables[i];
        if (!variable.isIteratedHere || c.isMade[i])
            continue;
        if (isTorn.empty()) {
            isTorn.resize(c.model.variables.size(), false);
            for (const Block& block : plan.blocks)
                for (const VariableId tear : block.tears)
                    isTorn[index(tear)] = true;
        }
        const VariableId solved =
            c.role(VariableId{i}) == Role::Eliminated ? c.aliases[i].representative : VariableId{i};
        if (solved == kNoVariable || !isTorn[index(solved)])
            c.report(model::DiagnosticKind::IterationNotNeeded, {QString::fromStdString(variable.path)},
                     variable.origin);
    }
}

}  // namespace bramah::solver
