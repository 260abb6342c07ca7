// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

namespace bramah::model {

class Instance;

/// Direction of a signal: prefix `input` or `output`; None for variables that no side determines.
enum class Causality : std::uint8_t { None, Input, Output };

/// The kind of a connector's variable, which decides how a connection joins it (Modelica 3.6, 9.2).
enum class PlugKind : std::uint8_t { Potential, Flow, Stream, Parameter };

/// A variable of a connector.
struct PlugVariable {
    QString path;  ///< within the connector, with a dot between levels; empty if the connector is a signal itself
    QString type;  ///< `Real`, `Integer`, `Boolean`, `String`, or the full name of an enumeration
    QString unit;  ///< as declared; empty: fits any unit
    std::vector<std::int64_t> sizes;  ///< empty for a scalar
    PlugKind kind = PlugKind::Potential;
    Causality causality = Causality::None;

    friend bool operator==(const PlugVariable&, const PlugVariable&) = default;
};

/// The variables of a connector, which decide which connectors fit to it. A value; copies share their content.
class Plug
{
public:
    Plug() = default;
    /// \a variables in the order of declaration, inherited ones first.
    explicit Plug(std::vector<PlugVariable> variables);

    /// In the order of declaration, inherited ones first; empty if the connector is not known.
    [[nodiscard]] const std::vector<PlugVariable>& variables() const;
    /// The variable at \a path, or null.
    [[nodiscard]] const PlugVariable* variable(const QString& path) const;

    friend bool operator==(const Plug& a, const Plug& b)
    {
        return a.variables_ == b.variables_ || a.variables() == b.variables();
    }

private:
    std::shared_ptr<const std::vector<PlugVariable>> variables_;
};

/// The variables of \a connector: a single one, or one element of a vector, whose elements are alike.
[[nodiscard]] Plug plugOf(const Instance& connector);

/// Reasons why two connectors cannot be joined, whatever else they are joined to.
enum class PlugFault : std::uint8_t {
    None,
    Missing,  ///< one has a variable that the other lacks
    Type,
    Kind,  ///< a flow on one side, a potential on the other
    Size,
    Unit
};

/// The first difference between two connectors; without a fault they fit.
struct PlugComparison {
    PlugFault fault = PlugFault::None;
    QString path;            ///< path of the first variable that does not fit
    bool isOfFirst = false;  ///< of PlugFault::Missing: the first connector has the variable
};

/// Compares connectors by their variables: same names, and for each the same type, kind, size and unit (Modelica 3.6,
/// 9.3). Which of them drives the others depends on all joined ports and is not compared.
[[nodiscard]] PlugComparison compared(const Plug& a, const Plug& b);

/// Are two connectors alike in causality as well, so that one can replace the other?
[[nodiscard]] bool areInterchangeable(const Plug& a, const Plug& b);

}  // namespace bramah::model
