// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/content/step_record.h"
#include "app/plots/drawing/custom_plot.h"
#include "app/plots/drawing/plot_definition.h"
#include "app/results/run_history.h"
#include "editor/theme/theme.h"

namespace bramah::app {

struct CursorReading;

/// The functional diagram of actuators over steps (VDI 3260) as the content of a plot. Booleans of the latest run, the
/// steps, are bands at the top; each other variable of the definition has a lane below, from its smallest to its
/// largest value. Over time, or with all situations equally wide. Borrows all.
class StepDiagram : public QCPAbstractItem
{
    Q_OBJECT
public:
    StepDiagram(QCustomPlot& plot, const RunHistory& history);

    static constexpr int kLabelWidth = 84;  // px left of the lanes

    /// Shows \a definition from now on.
    void show(const PlotDefinition& definition);
    void setTheme(const editor::Theme& theme) { theme_ = &theme; }
    /// Adds the new rows of the latest run.
    void update();
    /// Are all situations equally wide?
    [[nodiscard]] bool isByNumber() const { return definition_.kind == PlotKind::StepNumbers; }

    [[nodiscard]] const StepRecord& record() const { return record_; }
    /// The place of a time along the plot's axis, and the time of a place.
    [[nodiscard]] double placeOf(double time) const { return isByNumber() ? record_.placeOf(time) : time; }
    [[nodiscard]] double timeAt(double place) const { return isByNumber() ? record_.timeAt(place) : place; }
    /// The number of lanes: one for each variable that the run has.
    [[nodiscard]] int laneCount() const { return static_cast<int>(lanes_.size()); }
    /// The values at the cursor at a time of the run.
    [[nodiscard]] std::vector<CursorReading> readings(double time) const;

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override;

private:
    struct Lane {
        int column = 0;
        int index = 0;             ///< in the definition
        double low = 0, high = 1;  ///< [SI]
        [[nodiscard]] double fractionOf(double value) const { return (value - low) / (high - low); }
    };

    [[nodiscard]] const RunRecord* run() const;
    void makeLanes(const RunRecord& run);
    void setAxis();
    [[nodiscard]] QRectF laneRect(std::size_t lane) const;
    [[nodiscard]] double bandHeight() const;
    [[nodiscard]] double pixelOf(double time) const;
    void drawBands(QCPPainter& painter) const;
    /// The name of a step in its box, in smaller letters where it is long.
    void drawName(QCPPainter& painter, const QRectF& area, const QString& name) const;
    void drawLane(QCPPainter& painter, std::size_t lane) const;
    [[nodiscard]] QString valueOf(const Lane& lane, double value) const;

    const RunHistory& history_;
    const editor::Theme* theme_ = &editor::Theme::light();
    PlotDefinition definition_;
    StepRecord record_;
    std::vector<QString> steps_;  ///< names of the record's columns
    std::vector<Lane> lanes_;
    int runNumber_ = 0;
    std::size_t columnCount_ = 0;
};

}  // namespace bramah::app
