// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checks/declaration_check.h"

#include "model/instance/instance_diagnostic.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <unordered_map>

namespace bramah::model {

struct DeclarationCheck::Declaration {
    const ClassNode* node = nullptr;
    const syntax::Element* element = nullptr;
    const syntax::Component* component = nullptr;
};

namespace {

/// The text at \a span of the file of \a node, without blanks.
std::string packedText(const ClassNode& node, Span span)
{
    std::string text(node.tree()->text().view(span));
    std::erase_if(text, [](unsigned char c) { return std::isspace(c); });
    return text;
}

std::string modificationText(const ClassNode& node, const syntax::Component& component)
{
    return component.modification ? packedText(node, component.modification->span) : std::string();
}

}  // namespace

void DeclarationCheck::check(const Instance& instance)
{
    for (const ClassPart& part : instance.parts())
        checkClassesAround(instance, *part.node);
    if (instance.parts().size() > 1 && knownInstances_.insert(&instance.classNode()).second) {
        checkBases(instance);
        checkComponents(instance);
    }
}

void DeclarationCheck::checkClassesAround(const Instance& instance, const ClassNode& node)
{
    const ClassNode* outermost = &node;
    for (const ClassNode* at = &node; at && at->definition(); at = at->parent()) {
        if (!known_.insert(at).second)
            return;
        outermost = at;
        std::set<std::string_view> names;
        for (const syntax::Element* element : at->definition()->elements)
            if (element->kind == syntax::ElementKind::Class && element->definition &&
                !names.insert(element->definition->name.text).second)
                report(instance, element->definition->name.text, QString::fromStdString(at->name()), *at,
                       element->definition->name.span);
    }
    if (!outermost->tree())
        return;
    std::set<std::string_view> names;
    const syntax::SyntaxTree& file = *outermost->tree();
    for (const syntax::ClassDefinition* definition : file.root().classes)
        if (!names.insert(definition->name.text).second)
            report(instance, definition->name.text, file.text().fileName(), *outermost, definition->name.span);
}

void DeclarationCheck::checkBases(const Instance& instance)
{
    std::unordered_map<const ClassNode*, std::string> known;
    for (const ClassPart& part : instance.parts()) {
        if (!part.node->definition())
            continue;
        for (const syntax::Element* element : part.node->definition()->elements) {
            if (element->kind != syntax::ElementKind::Extends)
                continue;
            const ClassNode* base = tree_.names().lookupClass(element->name, instance, part.node);
            const std::string text = element->modification ? packedText(*part.node, element->modification->span) : "";
            const auto [first, isNew] = known.try_emplace(base, text);
            if (base && !isNew && first->second != text)
                report(instance, base->name(), QString::fromStdString(instance.classNode().name()), *part.node,
                       element->span);
        }
    }
}

void DeclarationCheck::checkComponents(const Instance& instance)
{
    std::unordered_map<std::string_view, Declaration> known;
    for (const ClassPart& part : instance.parts()) {
        if (!part.node->definition())
            continue;
        for (const syntax::Element* element : part.node->definition()->elements) {
            if (element->kind != syntax::ElementKind::Component || element->prefixes.isRedeclare)
                continue;
            for (const syntax::Component& component : element->components) {
                const Declaration own{part.node, element, &component};
                const auto [first, isNew] = known.try_emplace(component.name.text, own);
                if (!isNew && first->second.node != part.node && !areAlike(instance, first->second, own))
                    report(instance, component.name.text, QString::fromStdString(instance.classNode().name()),
                           *part.node, component.name.span);
            }
        }
    }
}

bool DeclarationCheck::areAlike(const Instance& instance, const Declaration& one, const Declaration& other) const
{
    return tree_.names().lookupClass(one.element->name, instance, one.node) ==
               tree_.names().lookupClass(other.element->name, instance, other.node) &&
           modificationText(*one.node, *one.component) == modificationText(*other.node, *other.component);
}

void DeclarationCheck::report(const Instance& instance, std::string_view name, const QString& in, const ClassNode& node,
                              Span span)
{
    tree_.report(about(instance, DiagnosticKind::DeclaredTwice,
                       {QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())), in}, &node, span));
}

}  // namespace bramah::model
