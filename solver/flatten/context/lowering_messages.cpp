// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/context/lowering_messages.h"

#include "model/instance/instance.h"
#include "model/values/array_offsets.h"
#include "solver/translate.h"

#include <algorithm>

namespace bramah::solver {

using model::DiagnosticKind;

Origin LoweringMessages::originOf(const Place& place, model::Span span)
{
    return place.scope
               ? components_.origin(*componentOf(place), place.part ? place.part : &place.scope->classNode(), span)
               : Origin();
}

void LoweringMessages::report(DiagnosticKind kind, QStringList arguments, const Place& place, model::Span span)
{
    ++reports_;
    if (model::severityOf(kind) == model::Severity::Error)
        ++count_;
    model::Diagnostic diagnostic{kind, std::move(arguments), nullptr, span, {}, {}};
    const auto* node = place.part ? place.part : place.scope ? &place.scope->classNode() : nullptr;
    if (node && node->tree())
        diagnostic.text = node->tree()->sharedText();
    if (place.scope)
        diagnostic.component = QString::fromStdString(componentOf(place)->path());
    // A place in a loop may be wrong in each iteration, with other numbers each time.
    constexpr std::size_t kMostOfOnePlace = 3;
    if (known_.hasAtPlace(diagnostics_, diagnostic, kMostOfOnePlace) || known_.contains(diagnostics_, diagnostic))
        return;
    diagnostics_.push_back(std::move(diagnostic));
}

void LoweringMessages::removeFrom(std::size_t first, const std::function<bool(const model::Diagnostic&)>& isWrong)
{
    known_.forgetFrom(first);
    const auto from = diagnostics_.begin() + static_cast<std::ptrdiff_t>(first);
    diagnostics_.erase(std::remove_if(from, diagnostics_.end(), isWrong), diagnostics_.end());
}

bool LoweringMessages::hasRoomFor(std::int64_t count, const Place& place, model::Span span)
{
    if (count <= model::kMostElements)
        return true;
    report(DiagnosticKind::ArrayTooLarge, {textOf(place, span), QString::number(count)}, place, span);
    return false;
}

void LoweringMessages::reportIndex(const QString& index, std::int64_t count, const Place& place, model::Span span)
{
    report(count > 0 ? DiagnosticKind::IndexOutside : DiagnosticKind::NoElements, {index, QString::number(count)},
           place, span);
}

void LoweringMessages::reportChangingText(const Place& place, model::Span span)
{
    report(DiagnosticKind::UnsupportedConstruct, {tr("String that changes during the run")}, place, span);
}

}  // namespace bramah::solver
