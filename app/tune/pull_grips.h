// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/custom_plot.h"
#include "app/results/run_history.h"
#include "editor/theme/active_theme.h"
#include "model/units/shown_unit.h"

#include <QPointer>

#include <functional>
#include <optional>
#include <vector>

namespace bramah::app {

class PlotView;

/// A number of a curve of the latest run that can be pulled: its peak or its end.
struct PullGrip {
    QString response;       ///< as solver::responseNamed() takes it: `max(lineP.p)`
    double time = 0;        ///< [s]
    double value = 0;       ///< [SI]
    model::ShownUnit unit;  ///< of the axis
    QCPAxis* axis = nullptr;
};

/// Grips on the peaks and ends of the curves of one plot, which the mouse drags up and down. Belongs to the plot's
/// drawing. GUI thread.
class PullGrips : public QCPAbstractItem
{
    Q_OBJECT
public:
    PullGrips(PlotView& view, const RunHistory& history, const editor::ActiveTheme& theme);

    [[nodiscard]] std::vector<PullGrip> grips() const;
    /// Where a grip is drawn [px of the plot].
    [[nodiscard]] QPointF placeOf(const PullGrip& grip) const;

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

Q_SIGNALS:
    /// A grip is dragged to \a target [SI].
    void pulled(const QString& response, double target);
    void released();

protected:
    void draw(QCPPainter* painter) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A grip, and the scale of its axis when it was taken; the axis follows the curve meanwhile.
    struct Taken {
        QString response;
        model::ShownUnit unit;
        QCPRange range;
        bool isLogarithmic = false;
        double shown = 0;             ///< its value in the unit of the axis
        double from = 0, height = 1;  ///< where it was taken, and of the axis [px]
        [[nodiscard]] double valueAt(double y) const;
    };
    [[nodiscard]] std::optional<PullGrip> gripAt(QPointF position) const;
    bool press(QPointF position);

    QPointer<PlotView> view_;
    const RunHistory& history_;
    const editor::ActiveTheme& theme_;
    std::optional<Taken> taken_;
    bool isMoved_ = false;
};

}  // namespace bramah::app
