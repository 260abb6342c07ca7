// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checks/redeclaration_check.h"

#include "model/instance/evaluator.h"
#include "model/instance/instance_diagnostic.h"
#include "model/translate.h"

#include <algorithm>

namespace bramah::model {

namespace {

/// The declaration of \a name in \a definition that does not redeclare, or null.
const syntax::Element* declarationIn(const syntax::ClassDefinition& definition, std::string_view name)
{
    for (const syntax::Element* element : definition.elements) {
        if (element->prefixes.isRedeclare)
            continue;
        if (element->kind == syntax::ElementKind::Component &&
            std::ranges::any_of(element->components, [name](const auto& c) { return c.name.text == name; }))
            return element;
        if (element->kind == syntax::ElementKind::Class && element->definition &&
            element->definition->name.text == name)
            return element;
    }
    return nullptr;
}

const syntax::Component& componentOf(const syntax::Element& element, std::string_view name)
{
    return *std::ranges::find_if(element.components, [name](const auto& c) { return c.name.text == name; });
}

QString dimensionsText(std::size_t count)
{
    return count == 0   ? tr("a single component")
           : count == 1 ? tr("an array of one dimension")
                        : tr("an array of %1 dimensions").arg(count);
}

}  // namespace

void RedeclarationCheck::check(const Instance& instance, const Modifier& writtenIn, const syntax::Element& replacement)
{
    const bool isComponent = replacement.kind == syntax::ElementKind::Component;
    if ((isComponent && replacement.components.empty()) || (!isComponent && !replacement.definition))
        return;
    const std::string_view name =
        isComponent ? replacement.components.front().name.text : replacement.definition->name.text;
    for (const ClassPart& part : instance.parts()) {
        const syntax::Element* declared =
            part.node->definition() ? declarationIn(*part.node->definition(), name) : nullptr;
        if (!declared || declared == &replacement)
            continue;
        const Instance& scope = writtenIn.scope ? *writtenIn.scope : instance;
        const ClassNode* given = nullptr;
        const ClassNode* original = nullptr;
        if (isComponent) {
            checkSizes(instance, writtenIn, componentOf(*declared, name), replacement.components.front());
            given = tree_.names().lookupClass(replacement.name, scope, writtenIn.part);
            original = tree_.names().lookupClass(declared->name, instance, part.node);
        } else {
            original = part.node->child(name);
            if (replacement.definition->form == syntax::ClassForm::Short)
                given = tree_.names().lookupClass(replacement.definition->base, scope, writtenIn.part);
        }
        const QString nameText = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
        if (!declared->prefixes.isReplaceable && given != original) {
            tree_.report(about(instance, DiagnosticKind::NotReplaceable, {nameText}, writtenIn.part, replacement.span));
            return;
        }
        if (declared->constraint)
            original = tree_.names().lookupClass(declared->constraint->type, instance, part.node);
        if (given && original && given != original)
            checkFit(instance, writtenIn, replacement, *original, *given);
        return;
    }
}

void RedeclarationCheck::checkSizes(const Instance& instance, const Modifier& writtenIn,
                                    const syntax::Component& declared, const syntax::Component& given)
{
    const Instance* component = instance.child(declared.name.text);
    if (given.subscripts.empty() || !component)
        return;
    const std::size_t count = given.subscripts.size();
    const Span span{given.name.span.begin, given.subscripts[count - 1]->span.end};
    const std::string name(given.name.text);
    if (count != declared.subscripts.size()) {
        tree_.report(
            about(instance, DiagnosticKind::TypesDiffer,
                  {QString::fromStdString(name), dimensionsText(count), dimensionsText(declared.subscripts.size())},
                  writtenIn.part, span));
        return;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const auto size = Evaluator(tree_).evaluateSize(*given.subscripts[i], {*writtenIn.scope, writtenIn.part});
        const std::int64_t wanted = component->sizes()[i];
        if (size && *size != wanted)
            tree_.report(about(instance, DiagnosticKind::SizesDiffer,
                               {QString::fromStdString(name), QString::number(*size),
                                QString::fromStdString(component->path()), QString::number(wanted)},
                               writtenIn.part, span));
    }
}

void RedeclarationCheck::checkFit(const Instance& instance, const Modifier& writtenIn,
                                  const syntax::Element& replacement, const ClassNode& fitting, const ClassNode& given)
{
    if (fitting.builtin() != BuiltinType::None || given.builtin() != BuiltinType::None)
        return;
    const Instance& needed = tree_.names().packageInstance(fitting);
    const Instance& has = tree_.names().packageInstance(given);
    for (const auto& element : needed.children()) {
        if (element->isProtected())
            continue;
        const Instance* like = has.child(element->name());
        const bool isThere =
            like ? !like->isProtected() && like->builtin() == element->builtin() : has.isRemoved(element->name());
        if (!isThere) {
            tree_.report(about(instance, DiagnosticKind::ReplacementUnfit,
                               {QString::fromStdString(given.name()), QString::fromStdString(fitting.name()),
                                QString::fromStdString(element->name())},
                               writtenIn.part, replacement.span));
            return;
        }
    }
}

void RedeclarationCheck::checkElements(const Instance& instance)
{
    for (const ClassPart& part : instance.parts()) {
        const auto* definition = part.node->definition();
        if (!definition)
            continue;
        for (const syntax::Element* element : definition->elements) {
            if (!element->prefixes.isRedeclare || !known_.emplace(element, &instance.classNode()).second)
                continue;
            if (element->definition && element->definition->kind == syntax::ClassKind::Package)
                continue;  // a redeclared package is refused as a whole elsewhere
            Modifier writtenIn;
            writtenIn.scope = &instance;
            writtenIn.part = part.node;
            check(instance, writtenIn, *element);
        }
    }
}

}  // namespace bramah::model
