// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson.h"

#include "model/syntax/annotation_values.h"
#include "solver/measures/measure_annotation.h"

namespace bramah::app {

namespace {

using namespace model::syntax;

/// `{"relief.p_set=100e5", ...}` as paths and expressions.
std::vector<std::pair<QString, QString>> changesIn(const ClassModification* attempt)
{
    std::vector<std::pair<QString, QString>> changes;
    const ExpressionPtr value = valueIn(attempt, "change");
    const auto* list = value ? value->to<ArrayExpression>() : nullptr;
    if (!list)
        return changes;
    for (const ExpressionPtr element : list->elements)
        if (const auto text = stringOf(element); text && text->contains(QLatin1Char('=')))
            changes.emplace_back(text->section(QLatin1Char('='), 0, 0).trimmed(),
                                 text->section(QLatin1Char('='), 1).trimmed());
    return changes;
}

}  // namespace

std::optional<Lesson> lessonOf(const model::ClassNode& node)
{
    const ClassDefinition* definition = node.definition();
    const ClassModification* written =
        nestedIn(vendorAnnotation(definition ? definition->annotation : nullptr), "lesson");
    if (!written)
        return std::nullopt;
    const auto shown = [&](const ClassModification* around, const char* name) {
        const auto text = stringIn(around, name);
        return text ? node.shown(*text) : QString();
    };
    Lesson lesson{shown(written, "teaches"), stringIn(written, "next").value_or(QString()), {}};
    for (int number = 1;; ++number) {
        const ClassModification* attempt = nestedIn(written, "try" + std::to_string(number));
        if (!attempt)
            break;
        lesson.tries.push_back({changesIn(attempt), shown(attempt, "do"), shown(attempt, "ask"),
                                shown(attempt, "answer"), solver::measuresIn(valueIn(attempt, "expect"))});
    }
    return lesson.tries.empty() ? std::nullopt : std::optional(std::move(lesson));
}

}  // namespace bramah::app
