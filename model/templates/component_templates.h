// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <vector>

/// Texts of new classes.
namespace bramah::model {

/// The classes that a new component can begin as: each is a class that runs, with a symbol, a few lines long; a
/// protocol is a package with a pair of connectors, `Master` and `Slave`.
enum class ComponentTemplate : std::uint8_t {
    TwoPort,
    ThreePort,
    SignalBlock,
    Translational,
    Rotational,
    Subsystem,
    Protocol
};

[[nodiscard]] std::vector<ComponentTemplate> componentTemplates();

/// The class of those that \a kind makes which one begins to write: \a name itself, or a part of it.
[[nodiscard]] QString firstToWrite(ComponentTemplate kind, const QString& name);

/// `model NAME "DESCRIPTION" ... end NAME`, without the semicolon, as it stands at the margin; all lines but the first
/// begin with \a indentation.
[[nodiscard]] QByteArray componentText(ComponentTemplate kind, const QString& name, const QString& description,
                                       const QByteArray& indentation = {});

}  // namespace bramah::model
