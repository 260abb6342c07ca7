// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <vector>

/// Texts of new classes.
namespace bramah::model {

/// The classes that a new component can begin as: each is a class that runs, with a symbol, a few lines long.
enum class ComponentTemplate : std::uint8_t { TwoPort, ThreePort, SignalBlock, Translational, Rotational, Subsystem };

[[nodiscard]] std::vector<ComponentTemplate> componentTemplates();

/// `model NAME "DESCRIPTION" ... end NAME`, without the semicolon, as it stands at the margin; all lines but the first
/// begin with \a indentation.
[[nodiscard]] QByteArray componentText(ComponentTemplate kind, const QString& name, const QString& description,
                                       const QByteArray& indentation = {});

}  // namespace bramah::model
