// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/cosimulation/host_protocol.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace bramah::solver {

/// A unit as an FMU defines it: value in SI = value * factor + offset.
struct ForeignUnit {
    QString si;  ///< as Modelica writes it; empty: it has none, and numbers are taken as they are
    double factor = 1, offset = 0;
    QString shown;  ///< in which values are shown; empty: in \c si
};

/// A variable of an FMU that another model can set or read.
struct ForeignVariable {
    /// What another model can do with it. Start: the start value of a local variable, which can be set before a run.
    enum class Role : std::uint8_t { Parameter, Start, Input, Output };

    QString name, description;
    std::uint32_t reference = 0;
    host::Type type = host::Type::Float64;
    Role role = Role::Input;
    bool isTunable = false;    ///< a parameter that may change during a run
    bool isStartFree = false;  ///< an output whose start can be set
    ForeignUnit unit;
    std::vector<std::int64_t> sizes;  ///< of an array, by dimension
    std::vector<double> start;        ///< of each element, in the FMU's unit; empty: not told
    QString text;                     ///< the start of a text
    std::optional<double> min, max;   ///< in the FMU's unit
    QStringList choices;              ///< of an enumeration: `1: idle`

    [[nodiscard]] std::size_t count() const;  ///< of elements
};

/// Variables of an FMU that make a port: potential and flow, which another port is joined to.
struct ForeignTerminal {
    /// One of the variables of a terminal.
    struct Member {
        QString name, variable;  ///< in the port; in the FMU
        bool isOutflow = false;  ///< a flow that is positive out of the FMU
    };
    QString name, kind, description;  ///< kind: for models of Modelica the full name of the connector
    std::vector<Member> members;
};

/// What an FMU says about itself in modelDescription.xml, FMI 2.0 or 3.0, as far as co-simulation needs it.
/// Large: a plain record.
struct ForeignDescription {
    int version = 2;
    QString name, description, identifier, token, tool, author, copyright, license;
    bool savesState = false;     ///< as bytes too
    bool needsTool = false;      ///< the program that has made it has to be there
    std::optional<double> step;  ///< [s] which it proposes, or its own one
    std::optional<double> stop;  ///< [s]
    std::optional<double> tolerance;
    std::vector<ForeignVariable> variables;  ///< in their order
    QStringList leftOut;  ///< inputs, outputs and parameters of types that a model has not, as clocks
    std::vector<ForeignTerminal> terminals;  ///< of terminalsAndIcons.xml

    /// Null if there is none.
    [[nodiscard]] const ForeignVariable* find(const QString& name) const;
};

/// The error is a message: it is no description, not one for co-simulation, or of another version.
[[nodiscard]] tl::expected<ForeignDescription, QString> readFmuDescription(const QByteArray& xml);
/// The terminals in terminalsAndIcons.xml, whose names are paths; none of a text that is damaged: each of their
/// variables then stands alone.
[[nodiscard]] std::vector<ForeignTerminal> readTerminals(const QByteArray& xml);

}  // namespace bramah::solver
