// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <vector>

/// Texts of new classes.
namespace bramah::model {

/// Kinds of new components. Each gives a class of a few lines that runs and has a symbol; a protocol gives a package
/// with two connectors, `Master` and `Slave`.
enum class ComponentTemplate : std::uint8_t {
    TwoPort,
    ThreePort,
    SignalBlock,
    Translational,
    Rotational,
    Subsystem,
    Protocol
};

/// All kinds, in the order in which they are offered.
[[nodiscard]] std::vector<ComponentTemplate> componentTemplates();

/// The class in which the user begins to write: \a name itself, or a class in it.
[[nodiscard]] QString firstToWrite(ComponentTemplate kind, const QString& name);

/// The text `model NAME "DESCRIPTION" ... end NAME`, without semicolon and indentation; all lines but the first begin
/// with \a indentation.
[[nodiscard]] QByteArray componentText(ComponentTemplate kind, const QString& name, const QString& description,
                                       const QByteArray& indentation = {});

}  // namespace bramah::model
