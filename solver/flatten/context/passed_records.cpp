// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/context/passed_records.h"

#include <algorithm>

namespace bramah::solver {

using model::Instance;
namespace syntax = model::syntax;

namespace {

/// Is it a parameter of a record class, and one element of the model?
bool isParameterRecord(const Instance& instance)
{
    return instance.component() && instance.kind() == syntax::ClassKind::Record && !instance.isMissing() &&
           !instance.isArray() && !instance.isArrayElement() && instance.prefixes().isParameter &&
           !instance.prefixes().isConstant && &instance.resolved() == &instance;
}

/// The reference that gives \a record all its values; null if a modification changes one of its fields, too.
const syntax::ComponentReference* givenWhole(const Instance& record)
{
    const model::Modifier* binding = record.modifiers().binding();
    const bool isWhole = binding && binding->accesses.empty() &&
                         std::ranges::all_of(record.modifiers().list(), [](const model::Modifier& modifier) {
                             return modifier.appliesHere() && !modifier.nested && !modifier.redeclaration;
                         });
    return isWhole ? binding->value->to<syntax::ComponentReference>() : nullptr;
}

/// Has a field of \a record another type than its class declares?
bool isRedeclared(const Instance& record)
{
    const auto redeclares = [](const syntax::Argument& argument) {
        return argument.kind != syntax::ArgumentKind::Modify;
    };
    return std::ranges::any_of(record.modifiers().list(), [&](const model::Modifier& modifier) {
        return modifier.redeclaration ||
               (modifier.nested && std::ranges::any_of(modifier.nested->arguments, redeclares));
    });
}

}  // namespace

const Instance& PassedRecords::sourceOfWhole(const Instance& whole)
{
    if (const Instance* known = known_[whole])
        return *known;
    known_.set(whole, &whole);  // the answer to a record that is given itself
    if (isParameterRecord(whole))
        if (const Instance* source = findSource(whole))
            known_.set(whole, source);
    return *known_[whole];
}

const Instance* PassedRecords::findSource(const Instance& record)
{
    const syntax::ComponentReference* reference = givenWhole(record);
    if (!reference)
        return nullptr;
    const model::Modifier& binding = *record.modifiers().binding();
    const Instance* source = componentAt(*reference, *binding.scope, binding.part);
    const bool isSame = source && source != &record && &source->classNode() == &record.classNode() &&
                        isParameterRecord(*source) && !isRedeclared(*source);
    return isSame ? source : nullptr;
}

const Instance* PassedRecords::componentAt(const syntax::ComponentReference& reference, const Instance& scope,
                                           const model::ClassNode* part)
{
    if (reference.isGlobal)
        return nullptr;
    const auto& steps = reference.parts;
    const Instance* at = tree_.names().lookup(steps.front().name.text, scope, part).component;
    for (std::size_t i = 0; at; ++i) {
        at = &sourceOf(at->referred());
        if (!steps[i].subscripts.empty() || at->isArray())
            return nullptr;
        if (i + 1 == steps.size())
            break;
        at = at->child(steps[i + 1].name.text);
        if (at && at->isProtected())
            return nullptr;
    }
    return at;
}

}  // namespace bramah::solver
