// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/content/step_chart.h"

#include "app/translate.h"

namespace bramah::app {

StepChart::StepChart(const PlotFrame& frame) : frame_(frame), diagram_(new StepDiagram(frame.plot, frame.history)) {}

StepChart::~StepChart()
{
    frame_.plot.removeItem(diagram_);
    frame_.plot.xAxis->setTicker(QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
}

void StepChart::rebuild(const PlotDefinition& definition, const editor::Theme& theme)
{
    diagram_->setTheme(theme);
    diagram_->show(definition);
}

QString StepChart::placeLabel() const
{
    return diagram_->isByNumber() ? tr("Step") : tr("Time [s]");
}

}  // namespace bramah::app
