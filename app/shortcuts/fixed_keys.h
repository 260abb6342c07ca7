// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <vector>

namespace bramah::app {

/// Keys that a part of the window takes while it has the focus; they are no actions and do not change.
struct FixedKeys {
    QString group;  ///< the part, in words
    QString text;   ///< what they do
    QList<QKeySequence> keys;
    bool isReserved = false;  ///< a command with these keys would take them from the sheet
};

/// All of them, those of one part together.
[[nodiscard]] std::vector<FixedKeys> fixedKeys();

}  // namespace bramah::app
