// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/connections/bus_signals.h"

#include <QPointF>
#include <QString>

#include <functional>

namespace bramah::editor {

/// The question for the name by which something joins a bus.
struct SignalChoice {
    model::BusSignals known;  ///< signals that fit
    QString proposed;         ///< name for a new signal
    QPointF position;         ///< on the sheet
    /// Called with the answer, or not at all if there is none. Returns the reason why that is not possible; empty on
    /// success.
    std::function<QString(const QString& name)> take;
};

}  // namespace bramah::editor
