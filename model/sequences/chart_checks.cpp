// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sequences/chart_checks.h"

#include "model/instance/instance.h"
#include "model/sequences/chart.h"
#include "model/sequences/exclusive_conditions.h"

#include <algorithm>
#include <optional>
#include <set>

namespace bramah::model {
namespace {

constexpr auto kEnclosingStep = "Bramah.Sequences.EnclosingStep";
constexpr auto kMacroStep = "Bramah.Sequences.MacroStep";
constexpr auto kPlainStep = "Bramah.Sequences.Interfaces.PlainStep";
constexpr auto kTransition = "Bramah.Sequences.Transition";

/// Is \a instance of the class \a name, or of one that extends it?
bool isA(const Instance& instance, std::string_view name)
{
    return std::ranges::any_of(instance.parts(),
                               [&](const ClassPart& part) { return part.node->qualifiedName() == name; });
}

class ChartChecker
{
public:
    ChartChecker(const Diagram& diagram, const Instance& instance)
        : chart_(diagram), instance_(instance), isEnclosing_(isA(instance, kEnclosingStep))
    {
    }

    Diagnostics check()
    {
        const ClassNode& shown = instance_.classNode();
        const bool isOfMacroStep = isA(instance_, kMacroStep) && shown.qualifiedName() != kMacroStep;
        if (isOfMacroStep && all(Kind::Transition).empty()) {
            report(DiagnosticKind::EmptyMacroStep, QString(), {QString::fromStdString(shown.name())});
            return std::move(found_);
        }
        checkReach();
        checkTransitions();
        checkChoices();
        checkMacroSteps();
        checkCircles();
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
        report(kind, nameOf(number), std::move(arguments));
    }

    /// \a component: empty for the class of the sheet.
    void report(DiagnosticKind kind, const QString& component, QStringList arguments)
    {
        Diagnostic diagnostic;
        diagnostic.kind = kind;
        diagnostic.arguments = std::move(arguments);
        diagnostic.component = component;
        found_.push_back(std::move(diagnostic));
    }

    [[nodiscard]] const Instance* instanceOf(int number) const { return instance_.child(nameOf(number).toStdString()); }

    [[nodiscard]] const Instance* valueOf(int number, std::string_view name) const
    {
        const Instance* component = instanceOf(number);
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
        return written && hasOnlyCondition(transition) ? std::optional(*written) : std::nullopt;
    }

    /// Does neither a line nor a delay decide as well when the transition clears?
    [[nodiscard]] bool hasOnlyCondition(int transition) const
    {
        const Instance* delay = valueOf(transition, "delay");
        return !isTrue(transition, "useInput") && delay && delay->value().number() == 0;
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

    void checkMacroSteps()
    {
        for (const int step : all(Kind::Step)) {
            const Instance* macroStep = instanceOf(step);
            if (macroStep && isA(*macroStep, kMacroStep) &&
                std::ranges::none_of(macroStep->children(),
                                     [](const auto& inside) { return isA(*inside, kTransition); }))
                report(DiagnosticKind::EmptyMacroStep, step, {nameOf(step)});
        }
    }

    /// Does the part let a chart pass at once, whatever the circuit does? Only steps and transitions that are sure to.
    [[nodiscard]] bool isOpen(int number) const
    {
        const Instance* instance = instanceOf(number);
        if (!instance)
            return false;
        const bool isOpenTransition = isA(*instance, kTransition) && part(number).above.size() == 1 &&
                                      hasOnlyCondition(number) && isTrue(number, "condition");
        return isOpenTransition || isA(*instance, kPlainStep);
    }

    /// Are conditions on this sheet sure to be looked at without a cycle? Not where its chart lies further out.
    [[nodiscard]] bool answersAtOnce() const
    {
        const Instance* chart = instance_.child("chart");
        const Instance* cycle = chart ? chart->child("cycle") : nullptr;
        return cycle && cycle->value().number() == 0;
    }

    /// Circles of steps and transitions that are always open: what remains when parts that no open one leads to are
    /// left out again and again holds such a circle, or is behind one.
    void checkCircles()
    {
        if (!answersAtOnce())
            return;
        std::set<int> open;
        for (int k = 0; k < static_cast<int>(chart_.parts().size()); ++k)
            if (isOpen(k))
                open.insert(k);
        const auto openAbove = [&](int number) {
            const std::vector<ChartPart::Lead>& above = part(number).above;
            const auto lead = std::ranges::find_if(above, [&](const auto& one) { return open.contains(one.part); });
            return lead == above.end() ? std::nullopt : std::optional(lead->part);
        };
        while (std::erase_if(open, [&](int number) { return !openAbove(number); }) > 0) {
        }
        if (open.empty())
            return;
        std::vector<int> way{*open.begin()};
        for (int above = *openAbove(way.back()); std::ranges::find(way, above) == way.end();
             above = *openAbove(way.back()))
            way.push_back(above);
        reportCircle({std::ranges::find(way, *openAbove(way.back())), way.end()});
    }

    /// \a circle: its parts against the direction of the chart.
    void reportCircle(const std::vector<int>& circle)
    {
        QStringList names;
        int last = 0;
        for (const int number : circle)
            if (part(number).kind == Kind::Transition) {
                if (names.isEmpty())
                    last = number;
                names.prepend(nameOf(number));
            }
        report(DiagnosticKind::EndlessCircle, last, {names.join(QStringLiteral("`, `"))});
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
