// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/sequence_interpreter.h"

#include <algorithm>
#include <random>

namespace bramah::test {
namespace {

constexpr int kInputs = 4;
constexpr std::size_t kSeconds = 40;
constexpr int kMostEvolutions = 100;

/// Which transitions are enabled with their conditions true at \a now, and since when.
void look(const PlainChart& chart, std::size_t now, std::vector<PlainTransition>& transitions,
          const std::vector<bool>& active)
{
    for (PlainTransition& transition : transitions) {
        bool isTrue =
            std::ranges::all_of(transition.above, [&](int step) { return active[static_cast<std::size_t>(step)]; });
        if (transition.input >= 0)
            isTrue = isTrue && chart.inputs[static_cast<std::size_t>(transition.input)][now] == transition.wanted;
        if (transition.asked >= 0)
            isTrue = isTrue && active[static_cast<std::size_t>(transition.asked)];
        if (isTrue && !transition.isTrue)
            transition.trueSince = static_cast<double>(now);
        transition.isTrue = isTrue;
    }
}

/// One evolution at \a now: all transitions that can clear do so at once (rules 2 to 5). False if none could.
bool evolve(const PlainChart& chart, std::size_t now, std::vector<PlainTransition>& transitions,
            std::vector<bool>& active)
{
    std::vector<bool> set(active.size()), reset(active.size());
    bool hasCleared = false;
    look(chart, now, transitions, active);
    for (const PlainTransition& transition : transitions) {
        if (!transition.isTrue || static_cast<double>(now) < transition.trueSince + transition.delay)
            continue;
        hasCleared = true;
        for (const int step : transition.above)
            reset[static_cast<std::size_t>(step)] = true;
        for (const int step : transition.below)
            set[static_cast<std::size_t>(step)] = true;
    }
    for (std::size_t step = 0; step < active.size(); ++step)
        active[step] = set[step] || (active[step] && !reset[step]);
    look(chart, now, transitions, active);
    return hasCleared;
}

/// The next free port of a step, `s3.o[2]`.
QByteArray portOf(const char* name, int step, std::vector<int>& used)
{
    return "s" + QByteArray::number(step) + '.' + name + '[' +
           QByteArray::number(++used[static_cast<std::size_t>(step)]) + ']';
}

QByteArray conditionOf(const PlainTransition& transition)
{
    QByteArray text = transition.input < 0
                          ? QByteArray("true")
                          : (transition.wanted ? "" : "not ") + QByteArray("b") + QByteArray::number(transition.input);
    if (transition.asked >= 0)
        text += " and s" + QByteArray::number(transition.asked) + ".X";
    return text;
}

}  // namespace

PlainChart PlainChart::atRandom(int count, unsigned seed)
{
    std::mt19937 random(seed);
    const auto below = [&random](int bound) { return std::uniform_int_distribution<int>(0, bound - 1)(random); };
    PlainChart chart;
    chart.steps = count;
    chart.isInitial.resize(static_cast<std::size_t>(count));
    for (int i = 0; i < count / 10; ++i)
        chart.isInitial[static_cast<std::size_t>(below(count))] = true;
    for (int i = 0; i < count * 6 / 5; ++i) {
        PlainTransition transition;
        const auto some = [&](std::vector<int>& list) {
            const int wanted = below(4) == 0 ? 2 : 1;
            while (static_cast<int>(list.size()) < wanted)
                if (const int step = below(count); std::ranges::find(list, step) == list.end())
                    list.push_back(step);
        };
        some(transition.above);
        some(transition.below);
        if (i < count)
            transition.above.front() = i;
        if (transition.above.size() == 2 && transition.above.front() == transition.above.back())
            transition.above.pop_back();
        transition.input = below(kInputs);
        transition.wanted = below(2) == 0;
        transition.asked = below(5) == 0 ? below(count) : -1;
        transition.delay = below(3);
        chart.transitions.push_back(std::move(transition));
    }
    chart.inputs.assign(kInputs, std::vector<bool>(kSeconds));
    for (std::vector<bool>& input : chart.inputs)
        for (std::size_t second = 0; second < kSeconds; ++second)
            input[second] = below(2) == 0;
    return chart;
}

std::vector<std::vector<bool>> PlainChart::situations(bool isCyclic) const
{
    std::vector<bool> active = isInitial;
    std::vector<PlainTransition> present = transitions;
    std::vector<std::vector<bool>> result;
    for (std::size_t second = 0; second < kSeconds; ++second) {
        int evolutions = 0;
        while (evolve(*this, second, present, active) && !isCyclic)
            if (++evolutions > kMostEvolutions)
                return {};
        result.push_back(active);
    }
    return result;
}

QByteArray PlainChart::modelText(bool isCyclic) const
{
    const auto size = static_cast<std::size_t>(steps);
    std::vector<int> upper(size), lower(size);
    QByteArray connections, declarations;
    for (std::size_t i = 0; i < transitions.size(); ++i) {
        const PlainTransition& transition = transitions[i];
        const QByteArray name = "t" + QByteArray::number(i);
        int port = 0;
        for (const int step : transition.above)
            connections +=
                "  connect(" + portOf("o", step, lower) + ", " + name + ".i[" + QByteArray::number(++port) + "]);\n";
        port = 0;
        for (const int step : transition.below)
            connections +=
                "  connect(" + name + ".o[" + QByteArray::number(++port) + "], " + portOf("i", step, upper) + ");\n";
        declarations += "  Q.Transition " + name + "(condition=" + conditionOf(transition) +
                        ", delay=" + QByteArray::number(transition.delay) +
                        ", nIn=" + QByteArray::number(transition.above.size()) +
                        ", nOut=" + QByteArray::number(transition.below.size()) + ");\n";
    }
    for (std::size_t step = 0; step < size; ++step)
        declarations += QByteArray("  Q.") + (isInitial[step] ? "InitialStep s" : "Step s") + QByteArray::number(step) +
                        "(nIn=" + QByteArray::number(upper[step]) + ", nOut=" + QByteArray::number(lower[step]) +
                        ");\n";
    QByteArray values;
    for (std::size_t input = 0; input < inputs.size(); ++input) {
        QByteArray truths;
        for (std::size_t second = 0; second < inputs[input].size(); ++second)
            if (inputs[input][second])
                truths += (truths.isEmpty() ? "" : " or ") + QByteArray("second == ") + QByteArray::number(second);
        declarations += "  Boolean b" + QByteArray::number(input) + ";\n";
        values += "  b" + QByteArray::number(input) + " = " + (truths.isEmpty() ? QByteArray("false") : truths) + ";\n";
    }
    return "model M\n  import Q = Bramah.Sequences;\n  inner Q.Chart chart(cycle=" + QByteArray(isCyclic ? "1" : "0") +
           ");\n  Integer second;\n" + declarations + "equation\n  second = integer(time);\n" + values + connections +
           "end M;\n";
}

}  // namespace bramah::test
