// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "model/units/unit.h"
#include "model/values/argument_kinds.h"
#include "solver/flatten/symbols/symbolic.h"

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace bramah::solver {

/// Types and units of expressions. A unit that is not declared is inferred from the operands; if that is not possible
/// it agrees with every unit, so that nothing correct is reported.
class ExpressionChecks
{
public:
    /// The unit with the text \a text; kAnyUnit if that is empty or unknown.
    [[nodiscard]] UnitId unitOf(const std::string& text);
    /// The unit as written in messages; composed of base units if the model does not name it.
    [[nodiscard]] QString textOf(UnitId unit) const;
    /// The rule for sums, choices and equations: true if both units can be the same. Angles count as numbers here, as
    /// in Modelica.
    [[nodiscard]] bool agree(UnitId a, UnitId b) const;
    /// The unit of a value that has both.
    [[nodiscard]] static UnitId common(UnitId a, UnitId b);
    /// a^power * b^otherPower.
    [[nodiscard]] UnitId product(UnitId a, double power, UnitId b, double otherPower);

    /// The type of a component of built-in type; of others Real.
    [[nodiscard]] static ValueType typeOf(model::BuiltinType type);
    /// Can a value of type \a given be used where \a wanted is needed? An Integer is a Real; enumerations need the same
    /// literals (null: any enumeration).
    [[nodiscard]] static bool fits(const Symbolic& given, ValueType wanted,
                                   const model::ClassNode* enumeration = nullptr);
    /// The same for the arguments of a predefined function.
    [[nodiscard]] static bool fits(const Symbolic& given, model::ArgumentKind wanted);
    /// True if a value of one type can be equal to a value of the other.
    [[nodiscard]] static bool fit(const Symbolic& a, const Symbolic& b);
    ///@{
    /// The type in words, such as "a Boolean"; the name of an enumeration.
    [[nodiscard]] static QString typeText(const Symbolic& value);
    [[nodiscard]] static QString typeText(ValueType type, const model::ClassNode* enumeration = nullptr);
    ///@}
    /// The arguments that fit, in words; empty for Any.
    [[nodiscard]] static QString kindText(model::ArgumentKind kind);

private:
    UnitId add(model::Unit unit);
    std::vector<model::Unit> units_;
    std::unordered_map<std::string, UnitId> byText_;
    std::map<std::pair<model::Dimension, double>, UnitId> byMeaning_;
};

}  // namespace bramah::solver
