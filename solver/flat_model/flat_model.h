// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/experiment.h"
#include "model/text/span.h"
#include "solver/expressions/expression_graph.h"
#include "solver/flat_model/variable_index.h"

#include <compare>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bramah::model {
class SourceText;
}

namespace bramah::solver {

class HistoryOperator;

/// Index of a component (an instance, as `pump` or `drive.valve`) of a FlatModel; 0 is the model itself.
enum class ComponentId : std::uint32_t {};
[[nodiscard]] constexpr std::uint32_t index(ComponentId id)
{
    return static_cast<std::uint32_t>(id);
}

struct FlatComponent {
    std::string path;       ///< as `drive.valve`; empty for the model itself
    std::string className;  ///< qualified
    ComponentId parent{};
    /// Variables of its ports that it is to be given, by names as `A.p`: the form that a user has chosen for it,
    /// `__Bramah(given={"A.p", "B.m_flow"})`.
    std::vector<std::string> given{};
};

/// The source of a variable, equation, relation or message. Kept through all stages.
struct Origin {
    ComponentId component{};
    std::int32_t connectionSet = -1;  ///< index into FlatModel::connectionSets, or -1
    std::int32_t text = -1;           ///< index into FlatModel::texts, or -1
    model::Span span;
};

enum class ValueType : std::uint8_t { Real, Integer, Boolean, Enumeration, String };
enum class Variability : std::uint8_t { Constant, Parameter, Discrete, Continuous };
enum class Causality : std::uint8_t { Local, Input, Output };
enum class StateSelect : std::uint8_t { Never, Avoid, Default, Prefer, Always };

/// The texts in the declaration of a variable.
struct VariableTexts {
    std::string unit, displayUnit, quantity, description;
    std::string stringValue;            ///< of a String parameter, evaluated
    std::vector<std::string> literals;  ///< of an enumeration
    /// Densities for a mass flow: parameters, the first that is found from its component outward makes it a volume
    /// flow.
    std::vector<std::string> densities;

    friend auto operator<=>(const VariableTexts&, const VariableTexts&) = default;  // NOLINT(modernize-use-nullptr)
    [[nodiscard]] static const std::shared_ptr<const VariableTexts>& none();
};

struct FlatVariable {
    std::string path;  ///< as `lineP.p` or `a[2].x`
    ValueType type = ValueType::Real;
    Variability variability = Variability::Continuous;
    Causality causality = Causality::Local;  ///< of the model's own inputs and outputs
    bool isFlow = false;
    bool isProtected = false;
    bool isFinal = false;       ///< a parameter that cannot be changed from outside
    bool isStructural = false;  ///< a parameter whose value the structure depends on: a change recompiles
    bool isFixed = false;       ///< start is an initial condition; for parameters true unless written `fixed = false`
    bool hasStart = false;      ///< start was written, not defaulted
    /// The start, of a parameter the value, was written in the model itself, not in the class of a component.
    bool isChosen = false;
    bool isConserved = false;  ///< only flows change it, as an oil volume's excess mass: `__Bramah(conserved=true)`
    bool isIterated = false;   ///< loops through it are to be cut here: `__Bramah(iterate=true)`
    StateSelect stateSelect = StateSelect::Default;
    ExprId binding = kNoExpr;             ///< parameters and constants: the value, over constants and other parameters
    ExprId start = kNoExpr;               ///< over parameters; kNoExpr: 0 (false, the first literal)
    ExprId nominal = kNoExpr;             ///< over parameters; kNoExpr: not given
    ExprId min = kNoExpr, max = kNoExpr;  ///< over parameters; kNoExpr: unbounded
    std::shared_ptr<const VariableTexts> texts = VariableTexts::none();  ///< variables declared alike share theirs
    Origin origin;
};

/// left = right. If the left side is a discrete variable, the equation assigns it.
struct FlatEquation {
    ExprId left = kNoExpr, right = kNoExpr;
    Origin origin;
};

enum class ActionKind : std::uint8_t { Assign, Reinit, Assert, Terminate };
enum class AssertionLevel : std::uint8_t { Warning, Error };

/// A message with values in it: text 0, value 0, text 1, ..., text n.
struct FlatMessage {
    std::vector<std::string> texts;
    std::vector<ExprId> values;
};

struct FlatAction {
    ActionKind kind = ActionKind::Assign;
    VariableId variable = kNoVariable;  ///< Assign, Reinit
    ExprId value = kNoExpr;             ///< Assign, Reinit; Assert: the condition
    ExprId otherwise = kNoExpr;         ///< Assign: the value while nothing acts; kNoExpr: that before the event
    FlatMessage message;                ///< Assert, Terminate
    AssertionLevel level = AssertionLevel::Error;
    Origin origin;
};

/// `when c1 then ... elsewhen c2 then ...`: the first branch of which a condition becomes true acts.
struct FlatWhen {
    struct Branch {
        std::vector<ExprId> conditions;  ///< any of them becoming true
        std::vector<FlatAction> actions;
    };
    std::vector<Branch> branches;
    Origin origin;
};

/// A call of an operator with a past, as `spatialDistribution()`: `solver/history` says which expressions each takes.
struct FlatHistory {
    const HistoryOperator* operation = nullptr;
    std::vector<ExprId> inputs;
    std::vector<ExprId> settings;  ///< over parameters
    ExprId position = kNoExpr;     ///< of an operator with one: how far its signals have been carried
    Origin origin;
};

/// The connectors joined by connect equations, by path.
struct ConnectionSet {
    std::vector<std::string> connectors;
};

using model::Experiment;

/// A model as scalar variables and equations: the result of flattening, on which every compiler stage works.
struct FlatModel {
    std::string className;
    ExpressionGraph graph;
    std::vector<FlatComponent> components;
    std::vector<FlatVariable> variables;
    std::vector<FlatEquation> equations;
    std::vector<FlatEquation> initialEquations;
    std::vector<FlatWhen> whens;
    std::vector<FlatAction> assertions;  ///< Assert actions outside of when: checked at accepted steps and events
    std::vector<FlatHistory> histories;  ///< by their number in Remembered expressions
    std::vector<ConnectionSet> connectionSets;
    std::vector<std::shared_ptr<const model::SourceText>> texts;
    Experiment experiment;
    VariableIndex variableIndex;

    /// Adds \a variable behind the others; findVariable() gives it, unless another one has its path.
    VariableId declare(FlatVariable variable);
    /// The variable declared with this path; kNoVariable if there is none.
    [[nodiscard]] VariableId findVariable(std::string_view path) const { return variableIndex.find(path, variables); }
    [[nodiscard]] const FlatVariable& variable(VariableId id) const { return variables[index(id)]; }
    [[nodiscard]] const FlatComponent& component(ComponentId id) const { return components[index(id)]; }
    /// Is \a part a component of \a whole, on any level, or \a whole itself?
    [[nodiscard]] bool isWithin(ComponentId part, ComponentId whole) const;
};

}  // namespace bramah::solver
