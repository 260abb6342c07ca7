// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/content/plot_content.h"
#include "app/plots/content/unit_axes.h"
#include "app/plots/drawing/curve_points.h"
#include "app/results/curve_source.h"
#include "model/units/shown_unit.h"

#include <memory>
#include <vector>

namespace bramah::app {

/// Curves over another variable, as pressure over stroke, of the time that the other plots show: one for each variable
/// and shown run. Every point has a time, which a cursor shows in all plots. Borrows what the frame holds.
/// Large: a PlotContent answers one function for each thing in which kinds of plots differ.
class XyCurves final : public PlotContent
{
public:
    explicit XyCurves(const PlotFrame& frame);
    ~XyCurves() override;

    void rebuild(const PlotDefinition& definition, const editor::Theme& theme) override;
    [[nodiscard]] bool isOutdated() const override;
    void applyTheme(const editor::Theme& theme) override;
    bool update() override;
    [[nodiscard]] bool isOverTime() const override { return false; }
    [[nodiscard]] QString logarithmicPlaceText() const override;
    [[nodiscard]] QString logarithmicValueText() const override;
    [[nodiscard]] std::optional<QCPRange> time() const override { return timeOfShownRuns(frame_.history); }
    void setTime(const QCPRange& time) override { time_ = time; }
    void fitPlaces() override;
    void fitValues() override;
    void draw(const QCPRange& places, int pixels) override;
    void showPoints(std::optional<double> time) override;
    [[nodiscard]] std::optional<double> timeNear(QPointF position) const override;
    [[nodiscard]] QString variableAt(QPointF position) const override;
    [[nodiscard]] QString placeLabel() const override;
    [[nodiscard]] std::vector<CursorReading> readings(double, const QLocale&) const override { return {}; }
    [[nodiscard]] std::vector<std::pair<QString, QCPAxis*>> valueAxes() const override { return axes_.all(); }
    [[nodiscard]] int pointCount(const QString& variable) const override;

    /// The points that the cursor shows.
    [[nodiscard]] std::vector<CurvePointReading> shownPoints() const { return points_->points(); }

private:
    struct Curve {
        int run = 0;  ///< its number
        QString variable;
        int index = 0;  ///< in the definition
        int age = 0;    ///< 0: of the latest run
        std::unique_ptr<CurveSource> x, y;
        model::ShownUnit xUnit, unit;
        QCPCurve* curve = nullptr;
        std::vector<double> times;  ///< of the drawn points

        [[nodiscard]] bool haveSameRows() const { return x->hasRowsOfRun() && y->hasRowsOfRun(); }
        [[nodiscard]] std::size_t rowCount() const
        {
            return haveSameRows() ? std::min(x->rowCount(), y->rowCount()) : y->rowCount();
        }
    };

    void clear();
    void addCurves(const RunRecord& run, int age);
    /// Calls \a visit(time, x, y), in shown units, for each row in the time shown, and for the ends of that between
    /// rows.
    template <typename Visit>
    void forEachPoint(const Curve& curve, Visit visit) const;
    [[nodiscard]] std::vector<CurvePointReading> pointsAt(double time) const;

    PlotFrame frame_;
    PlotDefinition definition_;
    UnitAxes axes_;
    std::vector<Curve> curves_;
    CurvePoints* points_;
    QCPRange time_{0, 0};
    std::optional<double> pointTime_;
};

}  // namespace bramah::app
