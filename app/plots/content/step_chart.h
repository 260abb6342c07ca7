// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/content/plot_content.h"
#include "app/plots/content/step_diagram.h"

namespace bramah::app {

/// The functional diagram of a sequence as what a plot shows. Borrows what the frame holds.
class StepChart final : public PlotContent
{
public:
    explicit StepChart(const PlotFrame& frame);
    ~StepChart() override;

    void rebuild(const PlotDefinition& definition, const editor::Theme& theme) override;
    void applyTheme(const editor::Theme& theme) override { diagram_->setTheme(theme); }
    bool update() override
    {
        diagram_->update();
        return true;
    }
    [[nodiscard]] std::optional<QCPRange> time() const override { return timeOfShownRuns(frame_.history); }
    void draw(const QCPRange&, int) override {}  // the diagram draws itself
    [[nodiscard]] double placeOf(double time) const override { return diagram_->placeOf(time); }
    [[nodiscard]] double timeAt(double place) const override { return diagram_->timeAt(place); }
    [[nodiscard]] QString placeLabel() const override;
    [[nodiscard]] bool hasGrid() const override { return false; }
    [[nodiscard]] int leftMargin() const override { return StepDiagram::kLabelWidth; }
    [[nodiscard]] std::vector<CursorReading> readings(double time, const QLocale&) const override
    {
        return diagram_->readings(time);
    }
    [[nodiscard]] const StepDiagram& diagram() const { return *diagram_; }

private:
    PlotFrame frame_;
    StepDiagram* diagram_;  ///< owned by the plot
};

}  // namespace bramah::app
