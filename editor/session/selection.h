// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram_ids.h"

#include <QSet>

namespace bramah::editor {

/// The selected objects of a sheet, by ids, so that the selection survives a new diagram.
struct Selection {
    QSet<model::ComponentId> components;
    QSet<model::ConnectionId> connections;

    [[nodiscard]] bool isEmpty() const { return components.isEmpty() && connections.isEmpty(); }
    [[nodiscard]] int count() const { return static_cast<int>(components.size() + connections.size()); }
    friend bool operator==(const Selection&, const Selection&) = default;
};

}  // namespace bramah::editor
