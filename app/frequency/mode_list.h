// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frequency/frequency_run.h"

#include <QTreeWidget>

namespace bramah::app {

/// The modes of a linear system, slowest first: frequency, damping, time constant and the components that take part.
class ModeList : public QTreeWidget
{
    Q_OBJECT
public:
    explicit ModeList(QWidget* parent = nullptr);

    void setModes(const LinearAnswer& linear);
    [[nodiscard]] int currentMode() const { return indexOfTopLevelItem(currentItem()); }  ///< -1: none
    void setCurrentMode(int mode) { setCurrentItem(topLevelItem(mode)); }
};

/// The components that participate in \a mode, the greatest first; without those that hardly do.
[[nodiscard]] QStringList componentsOf(const LinearAnswer& linear, const solver::Mode& mode);

}  // namespace bramah::app
