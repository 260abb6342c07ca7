// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace bramah::editor {

/// One parameter of a component as a property panel shows it. A value made from the instance; refers to nothing.
struct ParameterField {
    enum class Kind { Number, Integer, Boolean, Text, Choice, Expression };

    QString path;  ///< from the component, as `p_set` or `oil.rho_0`
    QString description;
    QString tab;    ///< of Dialog; empty: the first
    QString group;  ///< of Dialog; empty: the first
    Kind kind = Kind::Expression;
    QString unit;  ///< SI; may be empty
    QString displayUnit;
    QString quantity;
    bool isVariable = false;        ///< it may change during a run, and be given anything that does
    bool isCondition = false;       ///< such a Boolean: `expression` is a condition
    std::optional<double> minimum;  ///< SI
    std::optional<double> maximum;  ///< SI
    bool isEnabled = true;          ///< Dialog(enable=...)
    bool isSet = false;             ///< the model gives it a value other than the class's own
    QString givenBy;                ///< path of the component around the sheet that gives the value; may be empty
    QString expression;             ///< as written, of the model or the class; empty if there is no value
    bool isLiteral = false;  ///< `expression` is made of numbers, true or false, a string or an enumeration literal
    std::optional<double> number;  ///< the value [SI], where it is known; 0 or 1 for a Boolean
    QString valueText;             ///< the value as Modelica text; empty where it is not known
    /// The choices of an enumeration: the full name of each literal, its meaning.
    std::vector<std::pair<QString, QString>> choices;

    friend bool operator==(const ParameterField&, const ParameterField&) = default;
};

using ParameterFields = std::vector<ParameterField>;

}  // namespace bramah::editor
