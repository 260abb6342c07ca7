// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/flat_model/flat_model.h"

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace bramah::solver {

/// The type of an expression as Modelica has it.
struct ExpressionType {
    ValueType type = ValueType::Real;
    const std::vector<std::string>* literals = nullptr;  ///< of an enumeration
    bool isAny = false;                                  ///< a constant, which has the type that is wanted

    /// May it take the type of what it stands beside?
    [[nodiscard]] bool isOpen() const { return isAny; }
};

/// The expressions of a flat model as Modelica text, in which those that are used at several places, or are nested
/// deep, are variables. Within noEvent() relations mean something else, so that an expression with relations is another
/// one there.
class SharedExpressions
{
public:
    /// Counts the uses of all expressions of the model, which is borrowed.
    explicit SharedExpressions(const FlatModel& model);

    ///@{
    /// Modelica's type of a variable or expression. An enumeration without known literals counts as Integer.
    [[nodiscard]] ExpressionType typeOf(const FlatVariable& variable) const;
    [[nodiscard]] ExpressionType typeOf(ExprId id) const;
    ///@}
    /// \a isLiteral: it stands within noEvent().
    [[nodiscard]] std::string text(ExprId id, ExpressionType wanted, bool isLiteral = false);
    /// The name of a variable that has its value.
    [[nodiscard]] std::string named(ExprId id, ExpressionType type);
    /// The number of variables that texts so far name; those of declaration() may name more.
    [[nodiscard]] std::size_t count() const { return order_.size(); }
    /// Declares the variable of this number, from 0 to count() - 1: one line of Modelica. It may need further ones,
    /// which raises count().
    [[nodiscard]] std::string declaration(std::size_t number);
    /// Names of the enumerations of the model, by their literals.
    [[nodiscard]] const std::map<std::vector<std::string>, std::string>& enumerations() const { return enumerations_; }
    /// The functions that texts so far call, by their numbers in the graph.
    [[nodiscard]] const std::set<std::uint32_t>& functions() const { return functions_; }
    /// The name of a function in these texts.
    [[nodiscard]] std::string functionName(std::uint32_t number) const;

private:
    using Key = std::pair<std::uint32_t, bool>;  ///< an expression, and whether it stands within noEvent()
    struct Shared {
        ExprId id{};
        bool isLiteral = false;
        ExpressionType type;
    };

    void countUses();
    /// The compiler adds unknowns to the graph that the model does not declare.
    [[nodiscard]] bool isDeclared(VariableId id) const { return index(id) < model_.variables.size(); }
    [[nodiscard]] Key keyOf(ExprId id, bool isLiteral) const;
    [[nodiscard]] bool isWorthAName(ExprId id, bool isLiteral) const;
    [[nodiscard]] std::string nameFor(ExprId id, bool isLiteral, ExpressionType type);
    [[nodiscard]] std::string variableName(VariableId id) const;
    [[nodiscard]] std::string constantText(double value, ExpressionType wanted) const;
    [[nodiscard]] std::string inner(ExprId id, ExpressionType wanted, bool isLiteral, int outer);
    [[nodiscard]] std::string converted(ExprId id, ExpressionType wanted, bool isLiteral, int outer);
    [[nodiscard]] std::string call(ExprId id, ExpressionType wanted, bool isLiteral);
    [[nodiscard]] std::string relation(ExprId id, bool isLiteral, int own);

    const FlatModel& model_;
    std::vector<bool> hasRelations_, isParametric_;
    std::vector<int> heights_;
    std::map<Key, int> uses_;
    std::map<Key, std::size_t> numbers_;
    std::vector<Shared> order_;
    std::set<std::uint32_t> functions_;
    std::map<std::vector<std::string>, std::string> enumerations_;
};

/// A name in single quotes, as Modelica takes any.
[[nodiscard]] std::string quotedName(std::string_view name);
/// A name as it is where Modelica takes it so, else in quotes.
[[nodiscard]] std::string nameText(std::string_view name);

}  // namespace bramah::solver
