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

/// Types and units of expressions. A unit that is not written is inferred from the operands of the expression; where
/// that is not possible either it goes with every other one, so that nothing is reported that may be right.
class ExpressionChecks
{
public:
    /// The unit of \a text as written in a declaration; kAnyUnit if it is empty or unknown.
    [[nodiscard]] UnitId unitOf(const std::string& text);
    /// The unit as it is written in messages; made of base units if it is not written in the model.
    [[nodiscard]] QString textOf(UnitId unit) const;
    /// The rule for sums, choices and equations: true if both units can be the same. Angles are numbers here, as in
    /// Modelica.
    [[nodiscard]] bool agree(UnitId a, UnitId b) const;
    /// The unit of something that is both.
    [[nodiscard]] static UnitId common(UnitId a, UnitId b);
    /// a^power * b^otherPower.
    [[nodiscard]] UnitId product(UnitId a, double power, UnitId b, double otherPower);

    [[nodiscard]] static ValueType typeOf(model::BuiltinType type);
    /// True if a value of type \a given can stand where \a wanted is: an Integer for a Real, else the same type, of
    /// enumerations one with the same literals (null: any).
    [[nodiscard]] static bool fits(const Symbolic& given, ValueType wanted,
                                   const model::ClassNode* enumeration = nullptr);
    /// The same for the arguments of a predefined function.
    [[nodiscard]] static bool fits(const Symbolic& given, model::ArgumentKind wanted);
    /// True if a value of one type can be equal to a value of the other.
    [[nodiscard]] static bool fit(const Symbolic& a, const Symbolic& b);
    /// The type in words, such as "a Boolean"; the name of an enumeration.
    [[nodiscard]] static QString typeText(const Symbolic& value);
    [[nodiscard]] static QString typeText(ValueType type, const model::ClassNode* enumeration = nullptr);
    [[nodiscard]] static QString kindText(model::ArgumentKind kind);

private:
    UnitId add(model::Unit unit);
    std::vector<model::Unit> units_;
    std::unordered_map<std::string, UnitId> byText_;
    std::map<std::pair<model::Dimension, double>, UnitId> byMeaning_;
};

}  // namespace bramah::solver
