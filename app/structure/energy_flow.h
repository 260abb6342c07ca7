// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/structure/zoomed_picture.h"
#include "solver/overview/energy_table.h"

namespace bramah::app {

/// The Sankey picture of tables/energy_picture.h, made for the room that it has. A click on a band chooses its
/// component. GUI thread.
class EnergyFlow : public ZoomedPicture
{
    Q_OBJECT
public:
    explicit EnergyFlow(QWidget* parent = nullptr);

    void show(std::vector<solver::ComponentEnergy> energies);

Q_SIGNALS:
    void componentChosen(const QString& path);

protected:
    [[nodiscard]] QSizeF pictureSize() const override;
    void paintPicture(QPainter& painter) override;
    void clicked(QPointF point) override;

private:
    std::vector<solver::ComponentEnergy> energies_;
};

}  // namespace bramah::app
