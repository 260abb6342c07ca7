// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace bramah::editor {

/// A parameter of a component as shown in a property panel. A value made from the instance, without references.
struct ParameterField {
    /// By what the value is entered, after the type of the parameter. Expression: arrays, records and whatever else is
    /// written in Modelica only.
    enum class Kind { Number, Integer, Boolean, Text, Choice, Expression };

    QString path;  ///< from the component, as `p_set` or `oil.rho_0`
    QString description;
    QString tab;    ///< of Dialog; empty: the first tab
    QString group;  ///< of Dialog; empty: the first group
    Kind kind = Kind::Expression;
    QString unit;  ///< SI; may be empty
    QString displayUnit;
    bool isUnitOfSet = false;  ///< `displayUnit` is that of the sheet's unit set
    QString quantity;
    bool isVariable = false;        ///< it can change during a run and accepts variable expressions
    bool isCondition = false;       ///< a Boolean of that kind: `expression` is a condition
    std::optional<double> minimum;  ///< SI
    std::optional<double> maximum;  ///< SI
    bool isEnabled = true;          ///< Dialog(enable=...)
    bool isSet = false;             ///< the model gives it a value other than that of its class
    QString givenBy;                ///< path of the component further out that gives the value; may be empty
    QString expression;             ///< as written in the model or class; empty if there is no value
    bool isLiteral = false;  ///< `expression` consists of numbers, true or false, a string or an enumeration literal
    std::optional<double> number;  ///< the value [SI] if known; 0 or 1 for a Boolean
    QString valueText;             ///< the value as Modelica text; empty if not known
    /// The literals of an enumeration: full name and meaning.
    std::vector<std::pair<QString, QString>> choices;

    friend bool operator==(const ParameterField&, const ParameterField&) = default;
};

/// Is the value of \a field typed as a number?
[[nodiscard]] inline bool isNumber(const ParameterField& field)
{
    return field.kind == ParameterField::Kind::Number || field.kind == ParameterField::Kind::Integer;
}

/// Can one ask what the value must be for a wanted behaviour?
[[nodiscard]] inline bool canBeSought(const ParameterField& field)
{
    return field.kind == ParameterField::Kind::Number && field.isEnabled;
}

/// The fields of a component in the order of the form.
using ParameterFields = std::vector<ParameterField>;

}  // namespace bramah::editor
