// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sequences/chart_checks.h"

#include "model/instance/instance.h"
#include "model/sequences/chart.h"
#include "model/sequences/exclusive_conditions.h"

#include <algorithm>
#include <optional>

namespace bramah::model {
namespace {

constexpr auto kEnclosingStep = "Bramah.Sequences.EnclosingStep";

class ChartChecker
{
public:
    ChartChecker(const Diagram& diagram, const Instance& instance)
        : chart_(diagram),
          instance_(instance),
          isEnclosing_(std::ranges::any_of(
              instance.parts(), [](const ClassPart& part) { return part.node->qualifiedName() == kEnclosingStep; }))
    {
    }

    Diagnostics check()
    {
        checkReach();
        checkTransitions();
        checkChoices();
        return std::move(found_);
    }

private:
    using Kind = ChartPart::Kind;

    [[nodiscard]] const ChartPart& part(int number) const { return chart_.parts()[static_cast<std::size_t>(number)]; }
    [[nodiscard]] QString nameOf(int number) const { return part(number).component->id.name; }
    [[nodiscard]] std::vector<int> all(Kind kind) const
    {
        std::vector<int> numbers;
        for (int k = 0; k < static_cast<int>(chart_.parts().size()); ++k)
            if (part(k).kind == kind)
                numbers.push_back(k);
        return numbers;
    }

    void report(DiagnosticKind kind, int number, QStringList arguments)
    {
        Diagnostic diagnostic;
        diagnostic.kind = kind;
        diagnostic.arguments = std::move(arguments);
        diagnostic.component = nameOf(number);
        found_.push_back(std::move(diagnostic));
    }

    [[nodiscard]] const Instance* valueOf(int number, std::string_view name) const
    {
        const Instance* component = instance_.child(part(number).component->id.name.toStdString());
        return component ? component->child(name) : nullptr;
    }

    [[nodiscard]] bool isTrue(int number, std::string_view name) const
    {
        const Instance* value = valueOf(number, name);
        return value && value->value().boolean().value_or(false);
    }

    /// Is the step active at the start, or activated with the enclosing step of this sheet?
    [[nodiscard]] bool isStart(int step) const
    {
        return isTrue(step, "initialStep") || (isEnclosing_ && isTrue(step, "link"));
    }

    void checkReach()
    {
        std::vector<int> active;
        const std::vector<int> steps = all(Kind::Step);
        for (const int step : steps)
            if (isStart(step))
                active.push_back(step);
        const bool isEntered =
            std::ranges::any_of(chart_.parts(), [](const ChartPart& one) { return one.isFromOutside; });
        if (active.empty() && !isEntered && !steps.empty()) {
            report(isEnclosing_ ? DiagnosticKind::NoLinkedStep : DiagnosticKind::NoInitialStep, steps.front(),
                   {nameOf(steps.front())});
            return;
        }
        // Only the first step that nothing reaches is reported; the steps behind it follow from that.
        for (;;) {
            const std::vector<bool> reached = chart_.reachedFrom(active);
            std::optional<int> worst;
            for (const int step : steps)
                if (!reached[static_cast<std::size_t>(step)] && (!worst || part(step).above.empty()) &&
                    !(worst && part(*worst).above.empty()))
                    worst = step;
            if (!worst)
                return;
            report(DiagnosticKind::UnreachableStep, *worst, {nameOf(*worst)});
            active.push_back(*worst);
        }
    }

    void checkTransitions()
    {
        for (const int transition : all(Kind::Transition))
            if (part(transition).above.empty() && !part(transition).isFromOutside)
                report(DiagnosticKind::TransitionWithoutStep, transition, {nameOf(transition)});
    }

    /// The condition written at the transition; nothing if a line or a delay also decides.
    [[nodiscard]] std::optional<Modifier> conditionOf(int transition) const
    {
        const Instance* condition = valueOf(transition, "condition");
        const Modifier* written = condition ? condition->modifiers().binding() : nullptr;
        const Instance* delay = valueOf(transition, "delay");
        const bool isPlain = !isTrue(transition, "useInput") && delay && delay->value().number().value_or(1) == 0;
        return written && isPlain ? std::optional(*written) : std::nullopt;
    }

    /// Checks transitions directly behind one step. Bars state their priorities themselves, and an exception is no
    /// choice.
    void checkChoices()
    {
        const std::vector<int> transitions = all(Kind::Transition);
        for (const int step : all(Kind::Step))
            for (const DiagramPort& port : part(step).component->ports) {
                const ChartPart::Lead lead{step, port.name};
                std::vector<int> below;
                std::ranges::copy_if(transitions, std::back_inserter(below), [&](int transition) {
                    return std::ranges::find(part(transition).above, lead) != part(transition).above.end();
                });
                for (std::size_t k = 1; k < below.size(); ++k)
                    for (std::size_t j = 0; j < k; ++j)
                        checkPair(below[j], below[k], step);
            }
    }

    void checkPair(int first, int second, int step)
    {
        const auto one = conditionOf(first), other = conditionOf(second);
        if (one && other && canBothHold(*one, *other))
            report(DiagnosticKind::TransitionsMeet, second, {nameOf(first), nameOf(second), nameOf(step)});
    }

    Chart chart_;
    const Instance& instance_;
    bool isEnclosing_;
    Diagnostics found_;
};

}  // namespace

Diagnostics checkCharts(const Diagram& diagram, const Instance& instance)
{
    return ChartChecker(diagram, instance).check();
}

}  // namespace bramah::model
