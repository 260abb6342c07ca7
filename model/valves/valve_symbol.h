// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/modification_edit.h"
#include "model/graphics/graphics.h"
#include "model/valves/valve_table.h"

#include <QByteArrayList>
#include <QPointF>

#include <optional>

namespace bramah::model {

/// A connector of a valve besides its oil ports: a signal or a pilot line that moves the spool.
struct ValveControl {
    /// What the control does, where an end has several.
    enum Role : std::uint8_t {
        Main,
        Override,  ///< asks for the same position as the Main control of its end
        Fourth,    ///< asks for the fourth position
        Supply,    ///< pilot pressure for all two-stage actuators
    };
    ValveActuator actuator = ValveActuator::None;
    bool isLeft = true;
    QString name;  ///< `a`, `b`; `u`; `X`, `X1`, `X2`; overrides `a2`, `b2`; `c` for the fourth position
    QPointF position;
    Role role = Main;

    /// Does its line come from below, since another control of that end has the outer place?
    [[nodiscard]] bool isBelow(const ValveTable& table) const;
};

/// Places of the parts of a valve's symbol in icon units (20 are 1 M), y up; the box at rest is around the origin.
struct ValveGeometry {
    double boxWidth = 80;
    double left = 0;  ///< left end of the envelope
    double right = 0;
    Extent extent;
    std::vector<ValveControl> controls;

    /// The places for \a table, which checkValve() has found without fault.
    [[nodiscard]] static ValveGeometry of(const ValveTable& table);
    /// The place of a port at the box at rest, on the upper or lower edge of the symbol.
    [[nodiscard]] QPointF port(const ValvePort& port) const { return {port.x, port.isTop ? 80.0 : -80.0}; }

private:
    void addControls(const ValveTable& table, bool isLeft);
};

/// The displacement of the envelope as a Modelica expression of the spool `x`, -1 to 1, or of `x` and `x_max`.
[[nodiscard]] QByteArray valveSlide(const ValveTable& table);
/// Does a proportional valve of two positions pass a middle position in which all ports are shut?
[[nodiscard]] bool passesMiddle(const ValveTable& table);

/// The graphics of the symbol (symbols.md, 2 and 3.6) as Modelica annotations, one a line.
[[nodiscard]] QByteArrayList valveGraphics(const ValveTable& table);
/// The settings that replace the Icon annotation by the symbol; \a indentation precedes each graphic.
[[nodiscard]] ArgumentSettings valveIconSettings(const ValveTable& table, const QByteArray& indentation);

}  // namespace bramah::model
