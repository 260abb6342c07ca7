// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sequences/chart.h"

#include "model/diagram/joining_rule.h"

#include <algorithm>
#include <optional>

namespace bramah::model {
namespace {

/// The kind of chart part that a component's ports make it; nothing if it is none.
std::optional<ChartPart::Kind> kindOf(const DiagramComponent& component)
{
    const auto has = [&](SequenceEnd end) {
        return std::ranges::any_of(component.ports,
                                   [&](const DiagramPort& port) { return sequenceEndOf(port) == end; });
    };
    const bool isBelowTransition = has(SequenceEnd::StepIn);
    const bool isAboveTransition = has(SequenceEnd::StepOut);
    const bool isBelowStep = has(SequenceEnd::TransitionIn);
    const bool isAboveStep = has(SequenceEnd::TransitionOut);
    if (isBelowTransition && isAboveTransition)
        return ChartPart::Kind::Step;
    if (isBelowStep && isAboveStep)
        return ChartPart::Kind::Transition;
    if (isBelowStep && isAboveTransition)
        return ChartPart::Kind::BelowStep;
    if (isBelowTransition && isAboveStep)
        return ChartPart::Kind::BelowTransition;
    return std::nullopt;
}

}  // namespace

Chart::Chart(const Diagram& diagram)
{
    readParts(diagram);
    if (!parts_.empty())
        for (const Net& net : diagram.nets())
            readLines(diagram, net);
}

void Chart::readParts(const Diagram& diagram)
{
    for (const DiagramComponent& component : diagram.components())
        if (const auto kind = kindOf(component)) {
            numbers_.insert(component.id, static_cast<int>(parts_.size()));
            parts_.push_back({&component, *kind, {}, false});
        }
}

int Chart::partOf(const PortRef& ref) const
{
    return ref.component.isEmpty() ? -1 : numbers_.value(ref.component, -1);
}

void Chart::readLines(const Diagram& diagram, const Net& net)
{
    std::vector<ChartPart::Lead> above;
    std::vector<int> below;
    bool isFromOutside = false;
    for (const PortRef& ref : net.ports) {
        const DiagramPort* port = diagram.port(ref);
        const SequenceEnd end = port ? sequenceEndOf(*port) : SequenceEnd::None;
        if (end == SequenceEnd::None)
            continue;
        const int part = partOf(ref);
        if (part < 0)
            isFromOutside = isFromOutside || isUpper(end);
        else if (isUpper(end))
            below.push_back(part);
        else
            above.push_back({part, ref.baseName()});
    }
    for (const int part : below) {
        ChartPart& one = parts_[static_cast<std::size_t>(part)];
        one.above.insert(one.above.end(), above.begin(), above.end());
        one.isFromOutside = one.isFromOutside || isFromOutside;
    }
}

std::vector<bool> Chart::reachedFrom(const std::vector<int>& active) const
{
    std::vector<bool> reached(parts_.size());
    for (const int step : active)
        reached[static_cast<std::size_t>(step)] = true;
    const auto isReached = [&](const ChartPart::Lead& lead) -> bool {
        return reached[static_cast<std::size_t>(lead.part)];
    };
    for (bool hasChanged = true; hasChanged;) {
        hasChanged = false;
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            const auto& above = parts_[part].above;
            const bool isEnabled = parts_[part].needsAll() ? !above.empty() && std::ranges::all_of(above, isReached)
                                                           : std::ranges::any_of(above, isReached);
            if (reached[part] || !(isEnabled || parts_[part].isFromOutside))
                continue;
            reached[part] = true;
            hasChanged = true;
        }
    }
    return reached;
}

}  // namespace bramah::model
