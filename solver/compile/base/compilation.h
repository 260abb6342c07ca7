// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compile_options.h"
#include "solver/flat_model/flat_model.h"
#include "solver/messages/flat_messages.h"
#include "solver/tape/crossing_kind.h"

#include <cstdint>
#include <string>
#include <vector>

namespace bramah::solver {

/// The role of a variable in the equations.
enum class Role : std::uint8_t {
    Parameter,   ///< known before the start: constants, parameters
    Input,       ///< given from outside during a run: the model's own inputs; `binding` is its value where nobody does
    Continuous,  ///< an unknown of the continuous equations
    Discrete,    ///< changes at events only
    Truth,       ///< value of a relation (or floor), constant between events; added by the compiler
    Delayed,     ///< output of delay(...) or another operator with a past; added by the compiler
    Eliminated,  ///< an alias of another variable or a constant
};

/// An eliminated variable is sign * representative, or the constant `value` when there is no representative.
struct AliasTarget {
    VariableId representative = kNoVariable;
    int sign = 1;
    double value = 0;
};

/// The equation left = right.
struct ContinuousEquation {
    ExprId left = kNoExpr, right = kNoExpr;
    Origin origin;
    std::int32_t antiderivative = -1;  ///< index of the equation whose time derivative this is; -1: none
    std::int32_t derivative = -1;
    VariableId restOf = kNoVariable;  ///< the position of which it says that it rests
};

/// The assignment variable := value at events, in an order in which only loops read a value not computed yet.
struct DiscreteEquation {
    VariableId variable = kNoVariable;
    ExprId value = kNoExpr;
    Origin origin;
};

/// A relation that causes events.
struct EventRelation {
    VariableId truth = kNoVariable;
    Operation operation = Operation::Less;
    ExprId left = kNoExpr, right = kNoExpr;
    CrossingKind kind = CrossingKind::State;
    ExprId instant = kNoExpr;  ///< of kind Time: the time at which left - right is zero
    bool isTrueAfter = false;  ///< of kind Time: its value from that time on
    Origin origin;
    std::string text;  ///< as written, for messages
};

/// sample(start, interval): `truth` is 1 during the event.
struct SampleClock {
    VariableId truth = kNoVariable;
    ExprId start = kNoExpr, interval = kNoExpr;
    Origin origin;
};

/// An operator with a past: its outputs, and its position (a state), are variables of the compiler.
struct HistoryLine {
    FlatHistory flat;
    std::vector<VariableId> outputs;
    VariableId position = kNoVariable;  ///< kNoVariable if it has none
    bool isReceived = false;            ///< another part of the system computes its first input
    bool isSent = false;                ///< another part reads its outputs
    bool isRead = true;                 ///< this part reads its outputs
};

/// A Reinit, Assert or Terminate of a when clause, executed when `fires` is true.
struct EventAction {
    ExprId fires = kNoExpr;
    FlatAction action;
};

/// The working set of all stages, from the flat model to the sorted equations. Each stage reads the results of earlier
/// ones and adds its own; the model gains variables that the compiler adds (derivatives, truths).
/// Large: a plain record that the stages pass on.
struct Compilation {
    FlatModel model;
    CompileOptions options;
    model::Diagnostics diagnostics;

    std::vector<Role> roles;                  ///< by variable
    std::vector<VariableId> derivatives;      ///< by variable: the variable of its derivative, or kNoVariable
    std::vector<VariableId> antiderivatives;  ///< by variable: the variable whose derivative it is, or kNoVariable
    std::vector<AliasTarget> aliases;         ///< by variable; only for eliminated ones
    std::vector<bool> isMade;                 ///< by variable: added by the compiler
    std::vector<VariableId> parameterOrder;   ///< parameters and inputs: in their bindings each reads only earlier ones
    std::vector<double> parameterValues;      ///< by variable: value as written in the model; 0 for unknowns
    /// By variable: is an attribute more than a number? Most variables have no such attribute to rewrite.
    std::vector<bool> hasFormula;
    std::vector<ContinuousEquation> equations;
    std::vector<DiscreteEquation> discreteEquations;
    std::vector<EventRelation> crossings;
    std::vector<SampleClock> samples;
    std::vector<HistoryLine> histories;
    std::vector<EventAction> eventActions;
    std::vector<FlatEquation> initialEquations;
    std::uint32_t variablesBeforeReduction = 0;  ///< variables from this number on were added by index reduction
    std::vector<VariableId> states;              ///< after state selection, by index
    std::vector<ExprId> usedValues;              ///< expressions whose value at the start decided something
    /// Components whose parameters decide by their values which equations there are (decideByValues()), sorted.
    std::vector<ComponentId> decided;
    /// Unknowns that their equations leave open with the values of the parameters, such as the acceleration of a mass
    /// of 0.
    struct Undetermined {
        ComponentId component;              ///< of the equation
        VariableId variable = kNoVariable;  ///< solved for by dividing; kNoVariable: one of several
        ExprId divisor = kNoExpr;           ///< by this, which is 0; kNoExpr: a row or column of a matrix is 0
    };
    std::vector<Undetermined> undetermined;

    /// True once a diagnostic is an error: the compilation ends after the stage.
    [[nodiscard]] bool hasErrors() const { return model::hasErrors(diagnostics); }
    /// Does the caller want the compilation to end? From CompileOptions; false without one.
    [[nodiscard]] bool isStopWanted() const { return options.isStopWanted && options.isStopWanted(); }
    /// The role of \a id, which must have been given one: roles come with the first stage and with makeVariable().
    [[nodiscard]] Role role(VariableId id) const { return roles[index(id)]; }
    /// Does the input \a id change at events only? Else it changes at any time, and with it what depends on it.
    [[nodiscard]] bool isDiscreteInput(VariableId id) const
    {
        const FlatVariable& v = model.variable(id);
        return v.type != ValueType::Real || v.variability == Variability::Discrete;
    }

    /// Adds a variable that the model does not declare.
    VariableId makeVariable(std::string path, Role role, Origin origin);
    /// Updates hasFormula from the attributes of \a id.
    void noteFormulas(VariableId id);
    /// The variable der(\a id), added if it does not exist yet.
    VariableId derivativeOf(VariableId id);
    /// Adds a diagnostic at \a origin; \a arguments fill in the text of \a kind in order.
    void report(model::DiagnosticKind kind, QStringList arguments, const Origin& origin)
    {
        diagnostics.push_back(diagnosticAt(model, kind, std::move(arguments), origin));
    }
    /// Calls \a visit(ExprId&) for every expression of the working set, except attributes that are numbers.
    template <typename Visit>
    void forEachExpression(Visit&& visit);
};

template <typename Visit>
void Compilation::forEachExpression(Visit&& visit)
{
    const auto visitHistory = [&](FlatHistory& history) {
        for (std::vector<ExprId>* parts : {&history.inputs, &history.settings})
            for (ExprId& part : *parts)
                visit(part);
        if (history.position != kNoExpr)
            visit(history.position);
    };
    const auto visitAction = [&](FlatAction& action) {
        if (action.value != kNoExpr)
            visit(action.value);
        for (ExprId& value : action.message.values)
            visit(value);
    };
    for (std::size_t i = 0; i < model.variables.size(); ++i) {
        if (!hasFormula[i])
            continue;
        FlatVariable& v = model.variables[i];
        for (ExprId* attribute : {&v.binding, &v.start, &v.nominal, &v.min, &v.max})
            if (*attribute != kNoExpr)
                visit(*attribute);
    }
    for (ContinuousEquation& e : equations) {
        visit(e.left);
        visit(e.right);
    }
    for (DiscreteEquation& e : discreteEquations)
        visit(e.value);
    for (FlatEquation& e : initialEquations) {
        visit(e.left);
        visit(e.right);
    }
    for (EventRelation& c : crossings) {
        visit(c.left);
        if (c.right != kNoExpr)
            visit(c.right);
        if (c.instant != kNoExpr)
            visit(c.instant);
    }
    for (SampleClock& s : samples) {
        visit(s.start);
        visit(s.interval);
    }
    for (FlatHistory& history : model.histories)
        visitHistory(history);
    for (HistoryLine& line : histories)
        visitHistory(line.flat);
    for (EventAction& a : eventActions) {
        visit(a.fires);
        visitAction(a.action);
    }
    for (FlatAction& a : model.assertions)
        visitAction(a);
    for (FlatWhen& w : model.whens) {
        for (FlatWhen::Branch& branch : w.branches) {
            for (ExprId& condition : branch.conditions)
                visit(condition);
            for (FlatAction& action : branch.actions)
                visitAction(action);
        }
    }
}

}  // namespace bramah::solver
