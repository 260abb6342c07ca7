// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/connections/bus_signals.h"

#include <QPointF>
#include <QString>

#include <functional>

namespace bramah::editor {

/// The question by which name something is joined to a bus.
struct SignalChoice {
    model::BusSignals known;  ///< that fit
    QString proposed;         ///< for a new one
    QPointF position;         ///< on the sheet
    /// Called with the answer; not at all if there is none. Returns the reason why it cannot be done; empty if it is
    /// done.
    std::function<QString(const QString& name)> take;
};

}  // namespace bramah::editor
