// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checks/modifier_check.h"

#include "model/instance/instance_diagnostic.h"
#include "model/translate.h"

#include <algorithm>
#include <span>
#include <string>

namespace bramah::model {

namespace {

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The name of the element that \a argument modifies or redeclares; empty if it has none.
std::string_view nameOfArgument(const syntax::Argument& argument)
{
    if (argument.kind == syntax::ArgumentKind::Modify)
        return argument.name.isEmpty() ? std::string_view() : argument.name.parts.front().text;
    if (!argument.element)
        return {};
    if (argument.element->kind == syntax::ElementKind::Class)
        return argument.element->definition ? argument.element->definition->name.text : std::string_view();
    return argument.element->components.empty() ? std::string_view() : argument.element->components.front().name.text;
}

/// Does the modifier give a field the part of a value that was given to the whole record?
bool isOfRecordValue(const Modifier& modifier)
{
    return std::ranges::any_of(modifier.accesses, [](const Access& access) { return !access.field.empty(); });
}

/// Adds to \a into the dotted names that \a argument gives a value or another type, each with \a around in front.
void collectGiven(const syntax::Argument& argument, const std::string& around, std::set<std::string>& into)
{
    std::string name = around;
    const auto append = [&name](std::string_view part) { name.append(name.empty() ? "" : ".").append(part); };
    if (argument.kind != syntax::ArgumentKind::Modify)
        append(nameOfArgument(argument));
    for (const syntax::Identifier& part : argument.name.parts)
        append(part.text);
    const syntax::Modification* given = argument.modification;
    if (!given || given->value)
        into.insert(argument.kind == syntax::ArgumentKind::Modify ? name : "redeclare " + name);
    if (given && given->nested)
        for (const syntax::Argument& inner : given->nested->arguments)
            collectGiven(inner, name, into);
}

bool isPackage(const syntax::Argument& argument)
{
    return argument.kind != syntax::ArgumentKind::Modify && argument.element && argument.element->definition &&
           argument.element->kind == syntax::ElementKind::Class &&
           argument.element->definition->kind == syntax::ClassKind::Package;
}

}  // namespace

void ModifierCheck::check(const Instance& instance)
{
    checkOne(instance);
    for (const auto& child : instance.children()) {
        if (child->builtin() != BuiltinType::None)
            checkScalars(*child);
        checkOuter(*child);
    }
}

void ModifierCheck::checkScalars(const Instance& child)
{
    // Of modifiers from outside the value of a record is the one that nothing can be wrong with here.
    std::span<const Modifier> own(child.modifiers().list());
    const bool isOfRecord = !own.empty() && isOfRecordValue(own.front()) && !own.front().name;
    if (isOfRecord)
        own = own.subspan(1);
    // A value from outside changes nothing in the attributes.
    const auto isOwn = [&child](const Modifier& modifier) { return modifier.scope == child.parent(); };
    const auto isOwnOrValue = [&](const Modifier& modifier) {
        return isOwn(modifier) || (modifier.appliesHere() && !modifier.nested && !modifier.redeclaration);
    };
    if (!std::ranges::all_of(own, isOwnOrValue)) {
        checkOne(child);
        return;
    }
    const Declaration declaration{child.component(), &child.parent()->classNode(), isOfRecord};
    const auto known = faultless_.find(declaration);
    if (known != faultless_.end() && known->second->hasPartsOf(child)) {
        if (!std::ranges::all_of(own, isOwn))
            (void)checkFinalValue(child);
        return;
    }
    const std::size_t before = tree_.diagnostics().size();
    checkOne(child);
    if (tree_.diagnostics().size() == before)
        faultless_.try_emplace(declaration, &child);
}

void ModifierCheck::checkOne(const Instance& instance)
{
    if (instance.isMissing() || instance.builtin() == BuiltinType::ExternalObject ||
        instance.kind() == syntax::ClassKind::ExpandableConnector)
        return;
    for (const Modifier& modifier : instance.modifiers().list())
        checkNames(instance, modifier);
    // The last modification of a part is the one that its extends clause or short class writes.
    for (const ClassPart& part : instance.parts())
        if (part.modifiers != &instance.modifiers() && !part.modifiers->isEmpty())
            checkNames(instance, part.modifiers->list().back());
    checkFinal(instance);
    if (const syntax::Component* declared = instance.isArrayElement() ? nullptr : instance.component();
        declared && declared->modification && declared->modification->isBreak)
        tree_.report(about(instance, DiagnosticKind::UnsupportedConstruct, {QStringLiteral("= break")},
                           instance.declaredIn(), declared->modification->span));
    if (instance.builtin() == BuiltinType::None)
        redeclarations_.checkElements(instance);
    checkValue(instance);
}

void ModifierCheck::checkNames(const Instance& instance, const Modifier& modifier)
{
    if (!modifier.appliesHere()) {
        const syntax::Identifier& wanted = modifier.name->parts[modifier.depth];
        if (!hasElement(instance, wanted.text))
            report(instance, DiagnosticKind::UnknownModifier, {textOf(wanted.text)}, modifier, modifier.span);
        return;
    }
    if (!modifier.nested || !known_.insert({modifier.nested, &instance.classNode()}).second)
        return;
    checkOnce(instance, modifier);
    for (const syntax::Argument& argument : modifier.nested->arguments) {
        if (argument.modification && argument.modification->isBreak)
            report(instance, DiagnosticKind::UnsupportedConstruct, {QStringLiteral("= break")}, modifier,
                   argument.span);
        else if (isPackage(argument))
            report(instance, DiagnosticKind::UnsupportedConstruct, {tr("redeclare of a package")}, modifier,
                   argument.span);
        else if (const std::string_view name = nameOfArgument(argument); !name.empty() && !hasElement(instance, name))
            report(instance, DiagnosticKind::UnknownModifier, {textOf(name)}, modifier, argument.span);
        else
            checkAccess(instance, modifier, argument, name);
        if (argument.isEach)
            checkEach(instance, modifier, argument);
        if (argument.kind != syntax::ArgumentKind::Modify && argument.element && !isPackage(argument))
            redeclarations_.check(instance, modifier, *argument.element);
    }
}

void ModifierCheck::checkOnce(const Instance& instance, const Modifier& modifier)
{
    std::set<std::string> known;
    for (const syntax::Argument& argument : modifier.nested->arguments) {
        std::set<std::string> given;
        collectGiven(argument, {}, given);
        for (const std::string& name : given)
            if (!known.insert(name).second)
                report(instance, DiagnosticKind::DeclaredTwice,
                       {QString::fromStdString(name), QString::fromStdString(instance.classNode().name())}, modifier,
                       argument.span);
    }
}

void ModifierCheck::checkValue(const Instance& instance)
{
    const bool isModel = instance.builtin() == BuiltinType::None &&
                         (instance.kind() == syntax::ClassKind::Model || instance.kind() == syntax::ClassKind::Block);
    for (const Modifier& modifier : instance.modifiers().list())
        if (isModel && modifier.appliesHere() && modifier.value && modifier.text)
            report(instance, DiagnosticKind::TypesDiffer,
                   {textOf(modifier.text->view(modifier.value->span)), tr("a value"), tr("a model")}, modifier,
                   modifier.value->span);
}

void ModifierCheck::checkOuter(const Instance& instance)
{
    const syntax::Element* element = instance.element();
    if (!element || !element->prefixes.isOuter || element->prefixes.isInner)
        return;
    for (const Modifier& modifier : instance.modifiers().list())
        if (!modifier.redeclaration)
            report(instance, DiagnosticKind::UnsupportedConstruct, {tr("modification of an outer component")}, modifier,
                   modifier.span);
}

void ModifierCheck::checkEach(const Instance& instance, const Modifier& modifier, const syntax::Argument& argument)
{
    const auto isInArray = [](const Instance& at) { return at.isArray() || at.isArrayElement(); };
    for (const Instance* at = &instance; at && (at != modifier.saidBy() || at == &instance); at = at->parent())
        if (isInArray(*at))
            return;
    const Instance* at = &instance;
    for (std::size_t i = 0; at && i + 1 < argument.name.parts.size(); ++i) {
        at = at->child(argument.name.parts[i].text);
        if (at && isInArray(*at))
            return;
    }
    report(instance, DiagnosticKind::EachOfScalar, {textOf(nameOfArgument(argument))}, modifier, argument.span);
}

void ModifierCheck::checkAccess(const Instance& instance, const Modifier& modifier, const syntax::Argument& argument,
                                std::string_view name)
{
    // Protected elements may be modified by the model itself and by classes that extend their class.
    if (modifier.saidBy() == &instance || !instance.parent() || instance.builtin() != BuiltinType::None)
        return;
    const Instance* element = instance.child(name);
    if (element && element->isProtected())
        report(instance, DiagnosticKind::ProtectedElement,
               {textOf(name), QString::fromStdString(instance.classNode().name())}, modifier, argument.span);
}

bool ModifierCheck::checkFinalValue(const Instance& instance)
{
    const auto& list = instance.modifiers().list();
    const syntax::Element* element = instance.isArrayElement() ? nullptr : instance.element();
    // A value in the declaration has no name part; a modifier written further out names the element.
    const auto isFromAround = [](const Modifier& m) { return m.name && !m.redeclaration && !isOfRecordValue(m); };
    if (const auto changed = std::ranges::find_if(list, isFromAround);
        element && element->prefixes.isFinal && changed != list.end()) {
        report(instance, DiagnosticKind::FinalModified, {QString::fromStdString(instance.path())}, *changed,
               changed->span);
        return false;
    }
    checkOverridden(instance, {}, list);
    return true;
}

void ModifierCheck::checkFinal(const Instance& instance)
{
    if (!checkFinalValue(instance) || instance.builtin() == BuiltinType::None)
        return;
    const std::uint16_t repeated = instance.repeatedAttributes();
    for (std::size_t i = 0; repeated != 0 && i < kAttributes.size(); ++i)
        if ((repeated >> i & 1u) != 0)  // of the type as well
            checkOverridden(instance, kAttributes[i],
                            instance.parts().front().modifiers->forElement(kAttributes[i]).list());
}

void ModifierCheck::checkOverridden(const Instance& instance, std::string_view attribute,
                                    const std::pmr::vector<Modifier>& list)
{
    // The outermost modification wins, so a final one behind it has been overridden: a fault.
    const auto gives = [](const Modifier& m) { return m.appliesHere() && m.value && !m.redeclaration; };
    const auto winner = std::ranges::find_if(list, gives);
    if (winner == list.end())
        return;
    const bool isOverridden = std::any_of(winner + 1, list.end(), [&](const Modifier& m) {
        return m.isFinal && gives(m) && isOfRecordValue(m) == isOfRecordValue(*winner);
    });
    if (!isOverridden)
        return;
    const QString path = QString::fromStdString(instance.path());
    report(instance, DiagnosticKind::FinalModified,
           {attribute.empty() ? path : path + QLatin1Char('.') + textOf(attribute)}, *winner, winner->span);
}

bool ModifierCheck::hasElement(const Instance& instance, std::string_view name)
{
    if (instance.builtin() != BuiltinType::None)
        return attributeNumber(name) >= 0;
    if (instance.child(name) || instance.isRemoved(name))
        return true;
    return std::ranges::any_of(
        instance.parts(), [&](const ClassPart& part) { return tree_.names().classes().memberClass(*part.node, name); });
}

void ModifierCheck::report(const Instance& instance, DiagnosticKind kind, QStringList arguments,
                           const Modifier& writtenIn, Span span)
{
    if (kind == DiagnosticKind::UnknownModifier)
        arguments << (instance.parent() ? QString::fromStdString(instance.path())
                                        : QString::fromStdString(instance.classNode().qualifiedName()))
                  << QString::fromStdString(instance.classNode().name());
    tree_.report(about(instance, kind, std::move(arguments), writtenIn.part, span));
}

}  // namespace bramah::model
