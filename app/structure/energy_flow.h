// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/tables/energy_table.h"

#include <QWidget>

namespace bramah::app {

/// The Sankey picture of tables/energy_picture.h. A click on a band chooses its component. GUI thread.
class EnergyFlow : public QWidget
{
    Q_OBJECT
public:
    explicit EnergyFlow(QWidget* parent = nullptr);

    void show(std::vector<ComponentEnergy> energies);

Q_SIGNALS:
    void componentChosen(const QString& path);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    std::vector<ComponentEnergy> energies_;
};

}  // namespace bramah::app
