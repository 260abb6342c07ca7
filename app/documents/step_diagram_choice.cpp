// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/step_diagram_choice.h"

#include "app/translate.h"
#include "model/instance/instance.h"

#include <algorithm>

namespace bramah::app {

namespace {

constexpr int kDepth = 6;  // of components in components

bool isStep(const model::Instance& component)
{
    return std::ranges::any_of(component.parts(), [](const model::ClassPart& part) {
        const std::string name = part.node->qualifiedName();
        return name == "Bramah.Sequences.Interfaces.State" || name == "Bramah.Sequences.MacroStep";
    });
}

/// The variable that a component moves over its stroke; null if it has none.
const model::Instance* strokeOf(const model::Instance& component)
{
    const model::Instance* stroke = component.child("stroke");
    return stroke && stroke->prefixes().isParameter ? component.child("x") : nullptr;
}

void collect(const model::Instance& whole, int depth, std::vector<CurveDefinition>& steps,
             std::vector<CurveDefinition>& strokes)
{
    for (const auto& part : whole.children()) {
        if (part->kind() != model::syntax::ClassKind::Model || part->isArray() || part->prefixes().isOuter)
            continue;
        const QString path = QString::fromStdString(part->path());
        if (isStep(*part))
            steps.push_back({path + QStringLiteral(".X"), {}});
        else if (strokeOf(*part))
            strokes.push_back({path + QStringLiteral(".x"), {}});
        if (depth > 0)
            collect(*part, depth - 1, steps, strokes);
    }
}

}  // namespace

PlotDefinition stepDiagramOf(const model::Instance& root)
{
    PlotDefinition plot;
    std::vector<CurveDefinition> strokes;
    collect(root, kDepth, plot.curves, strokes);
    if (plot.curves.empty())
        return {};
    plot.title = tr("Step diagram");
    plot.kind = PlotKind::StepNumbers;
    plot.curves.insert(plot.curves.end(), strokes.begin(), strokes.end());
    return plot;
}

}  // namespace bramah::app
