// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/class_truth.h"

#include "model/diagnostics/sentence.h"
#include "model/text/dotted_name.h"
#include "solver/design/component_forms.h"
#include "solver/tape/compiled_system.h"

#include <algorithm>

namespace bramah::app {

namespace {

using model::DiagnosticKind;

const model::Diagnostic* firstOf(const model::Diagnostics& diagnostics, DiagnosticKind kind)
{
    const auto found = std::ranges::find(diagnostics, kind, &model::Diagnostic::kind);
    return found == diagnostics.end() ? nullptr : &*found;
}

/// \a names for a message, without those within ports and parts if there are others, as the class's own equations
/// determine the others.
QString ownNames(const QString& names)
{
    const QStringList all = names.split(QStringLiteral(", "));
    QStringList own;
    for (const QString& name : all)
        if (model::firstDot(name) < 0)
            own.append(name);
    return (own.isEmpty() ? all : own).join(QStringLiteral(", "));
}

ClassTruth make(const QString& text, bool isFault)
{
    ClassTruth truth;
    truth.text = text;
    truth.isFault = isFault;
    return truth;
}

/// The forms that a component by itself can have: `; forms G, H, Y`.
QString formsOf(const CheckedModel& checked)
{
    constexpr std::size_t kMost = 2000;  // variables: larger classes take too long
    if (!checked.alone || checked.alone->model.variables.size() > kMost)
        return {};
    QStringList letters;
    for (const solver::ComponentForm& form :
         componentForms(checked.alone->model, *checked.alone->structure, solver::ComponentId{}))
        if (form.exists)
            letters << QString::fromStdString(form.letters);
    letters.sort();
    return letters.isEmpty()
               ? QString()
               : QStringLiteral("; ") + ClassTruth::tr("forms %1").arg(letters.join(QStringLiteral(", ")));
}

ClassTruth fault(const QString& text)
{
    return make(text, true);
}

}  // namespace

ClassTruth ClassTruth::of(const CheckedModel& checked)
{
    if (checked.inside)
        return of(*checked.inside);
    const model::Diagnostic* few = firstOf(checked.diagnostics, DiagnosticKind::UnderdeterminedVariables);
    const model::Diagnostic* many = firstOf(checked.diagnostics, DiagnosticKind::OverdeterminedEquations);
    const auto isOther = [](const model::Diagnostic& one) {
        return one.severity() == model::Severity::Error && one.kind != DiagnosticKind::UnderdeterminedVariables &&
               one.kind != DiagnosticKind::OverdeterminedEquations;
    };
    const auto other = std::ranges::find_if(checked.diagnostics, isOther);
    if (!checked.balance)
        return other == checked.diagnostics.end() ? ClassTruth() : fault(model::sentenceOf(*other));
    const QString counts = tr("%n equation(s)", nullptr, static_cast<int>(checked.balance->equations)) +
                           QStringLiteral(", ") +
                           tr("%n unknown(s)", nullptr, static_cast<int>(checked.balance->unknowns));
    const bool isEqual = checked.balance->equations == checked.balance->unknowns;
    if (many && (!few || checked.balance->equations > checked.balance->unknowns))
        return fault(model::withQuotationMarks(tr("%1: one of %2 is too many").arg(counts, many->arguments.value(3))));
    if (few)
        return fault(
            model::withQuotationMarks(tr("%1: nothing determines %2").arg(counts, ownNames(few->arguments.value(3)))));
    if (!isEqual)
        return fault(counts);
    if (other != checked.diagnostics.end())
        return fault(counts + QStringLiteral(". ") + model::sentenceOf(*other));
    return make(tr("Balanced: %1").arg(counts) + formsOf(checked), false);
}

}  // namespace bramah::app
