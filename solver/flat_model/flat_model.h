// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/instance/experiment.h"
#include "model/text/span.h"
#include "solver/expressions/expression_graph.h"
#include "solver/flat_model/variable_index.h"

#include <compare>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
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
/// The number of \a id, as index of FlatModel::components.
[[nodiscard]] constexpr std::uint32_t index(ComponentId id)
{
    return static_cast<std::uint32_t>(id);
}

/// A component of a model, on any level.
struct FlatComponent {
    std::string path;       ///< as `drive.valve`; empty for the model itself
    std::string className;  ///< full name
    ComponentId parent{};
    /// Variables of its ports, as `A.p`, that are its inputs: the form that a user has chosen, `__Bramah(given={"A.p",
    /// "B.m_flow"})`.
    std::vector<std::string> given{};
};

/// Where a variable, equation, relation or message comes from. All stages keep it.
struct Origin {
    ComponentId component{};
    std::int32_t connectionSet = -1;  ///< index into FlatModel::connectionSets, or -1
    std::int32_t text = -1;           ///< index into FlatModel::texts, or -1
    model::Span span;
};

/// The predefined types of Modelica; an enumeration counts its literals from 1.
enum class ValueType : std::uint8_t { Real, Integer, Boolean, Enumeration, String };
/// The variability of a variable (Modelica 3.6, 4.4.4), the least variable first.
enum class Variability : std::uint8_t { Constant, Parameter, Discrete, Continuous };
/// The prefixes input and output (Modelica 3.6, 4.4.2.2); Local: neither.
enum class Causality : std::uint8_t { Local, Input, Output };
/// The attribute stateSelect (Modelica 3.6, 4.8.7.1), the least wanted first.
enum class StateSelect : std::uint8_t { Never, Avoid, Default, Prefer, Always };

/// Texts of a variable's declaration.
struct VariableTexts {
    std::string unit, displayUnit, quantity, description;
    std::string stringValue;            ///< value of a String parameter
    std::vector<std::string> literals;  ///< literals of an enumeration
    /// Densities for a mass flow: the first of these parameters found from its component outward converts it to a
    /// volume flow.
    std::vector<std::string> densities;

    friend auto operator<=>(const VariableTexts&, const VariableTexts&) = default;  // NOLINT(modernize-use-nullptr)
    /// Texts that are all empty, which declarations without any share; never null.
    [[nodiscard]] static const std::shared_ptr<const VariableTexts>& none();
};

inline constexpr std::uint8_t kNotWritten = 255;
/// Large: a plain record.
struct FlatVariable {
    std::string path;  ///< as `lineP.p` or `a[2].x`
    ValueType type = ValueType::Real;
    Variability variability = Variability::Continuous;
    Causality causality = Causality::Local;  ///< for the model's own inputs and outputs
    Causality prefix = Causality::Local;     ///< as it is declared, on any level: what its component takes or gives
    bool isFlow = false;
    bool isProtected = false;
    bool isFinal = false;       ///< a parameter that has no changeable value
    bool isStructural = false;  ///< a parameter that decides the structure: a new value needs compilation
    bool isFixed = false;       ///< start is an initial condition; true for parameters unless `fixed = false`
    bool hasStart = false;      ///< start is written, not a default
    /// The level on which the start (for a parameter: the value) is written: 0 in the model itself, 1 in the class of
    /// one of its components, and so on.
    std::uint8_t writtenAt = kNotWritten;
    bool isConserved = false;  ///< only flows change it, as an oil's excess mass: `__Bramah(conserved=true)`
    bool isIterated = false;   ///< loops through it are to be cut here: `__Bramah(iterate=true)`
    /// That is said for this component alone, or in the model itself, not in the class of a component, which serves
    /// many circuits.
    bool isIteratedHere = false;
    StateSelect stateSelect = StateSelect::Default;
    ExprId binding = kNoExpr;             ///< value of a parameter or constant, over constants and other parameters
    ExprId start = kNoExpr;               ///< over parameters; kNoExpr: 0 (false, the first literal)
    ExprId nominal = kNoExpr;             ///< over parameters; kNoExpr: not given
    ExprId min = kNoExpr, max = kNoExpr;  ///< over parameters; kNoExpr: unbounded
    std::shared_ptr<const VariableTexts> texts = VariableTexts::none();  ///< shared between equal declarations
    Origin origin;

    /// Is the start, or the parameter's value, written in the model itself and not in the class of a component?
    [[nodiscard]] bool isChosen() const { return writtenAt == 0; }
};

/// The equation left = right. If the left side is a discrete variable, the equation assigns it.
struct FlatEquation {
    ExprId left = kNoExpr, right = kNoExpr;
    Origin origin;
};

/// What a when clause, or an assertion outside of one, does.
enum class ActionKind : std::uint8_t { Assign, Reinit, Assert, Terminate };
/// Of an assertion that fails (Modelica 3.6, 4.8.7.3): a warning is told and the run goes on, an error ends it.
enum class AssertionLevel : std::uint8_t { Warning, Error };

/// A message with values in it: text 0, value 0, text 1, ..., text n.
struct FlatMessage {
    std::vector<std::string> texts;
    std::vector<ExprId> values;
};

/// An action and what it acts with; members without a kind are of all.
struct FlatAction {
    ActionKind kind = ActionKind::Assign;
    VariableId variable = kNoVariable;  ///< Assign, Reinit
    ExprId value = kNoExpr;             ///< Assign, Reinit; Assert: the condition
    ExprId otherwise = kNoExpr;         ///< Assign: the value while no branch acts; kNoExpr: the value before the event
    FlatMessage message;                ///< Assert, Terminate
    AssertionLevel level = AssertionLevel::Error;
    Origin origin;
};

/// `when c1 then ... elsewhen c2 then ...`: the first branch acts whose condition becomes true.
struct FlatWhen {
    /// One condition of a when clause with its actions.
    struct Branch {
        std::vector<ExprId> conditions;  ///< the branch acts if any of them becomes true
        std::vector<FlatAction> actions;
    };
    std::vector<Branch> branches;
    Origin origin;
};

/// A call of an operator with a past, as `spatialDistribution()`; `solver/history` tells what each expression means.
struct FlatHistory {
    const HistoryOperator* operation = nullptr;
    std::vector<ExprId> inputs;
    std::vector<ExprId> settings;  ///< over parameters
    ExprId position = kNoExpr;     ///< for operators with a position: the distance by which their signals have moved
    Origin origin;
};

/// The paths of the connectors that connect equations join.
struct ConnectionSet {
    std::vector<std::string> connectors;
};

using model::Experiment;

/// A record of parameters that is nothing but another one, as a component's oil that is the sheet's.
struct PassedRecord {
    std::string source;    ///< path of the record that has the variables
    bool isFinal = false;  ///< it cannot get values of its own
};

/// A model as scalar variables and equations: the result of flattening and the input of the compiler.
/// Large: a plain record that all stages share.
struct FlatModel {
    std::string className;
    ExpressionGraph graph;
    std::vector<FlatComponent> components;
    std::vector<FlatVariable> variables;
    std::vector<FlatEquation> equations;
    std::vector<FlatEquation> initialEquations;
    std::vector<FlatWhen> whens;
    std::vector<FlatAction> assertions;  ///< Assert actions outside of when: checked at accepted steps and events
    std::vector<FlatHistory> histories;  ///< by number in Remembered expressions
    std::vector<ConnectionSet> connectionSets;
    std::vector<std::shared_ptr<const model::SourceText>> texts;
    std::set<std::string> dataFiles;  ///< paths of the files that tables were read from
    Experiment experiment;
    VariableIndex variableIndex;
    std::map<std::string, PassedRecord, std::less<>> passedRecords;  ///< by path

    /// Variables declared without a unit that have one from the equations, see takeUnitsFromEquations().
    std::vector<VariableId> unitsFromEquations;

    /// Appends \a variable; findVariable() finds it, unless an earlier one has its path.
    VariableId declare(FlatVariable variable);
    /// The variable declared with this path, or the field of a record that is passed on to it; kNoVariable if there is
    /// none.
    [[nodiscard]] VariableId findVariable(std::string_view path) const;
    /// The record, passed on to it, of which \a path is a field; null if it is none.
    [[nodiscard]] const PassedRecord* passedRecordOf(std::string_view path) const;
    ///@{
    /// The one with this id, which must be of this model; the reference is valid until another is added.
    [[nodiscard]] const FlatVariable& variable(VariableId id) const { return variables[index(id)]; }
    [[nodiscard]] const FlatComponent& component(ComponentId id) const { return components[index(id)]; }
    ///@}
    /// Is \a part a component of \a whole, on any level, or \a whole itself?
    [[nodiscard]] bool isWithin(ComponentId part, ComponentId whole) const;
};

}  // namespace bramah::solver
