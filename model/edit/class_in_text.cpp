// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/class_in_text.h"

#include "model/edit/modification_edit.h"
#include "model/edit/text_layout.h"

namespace bramah::model {

using namespace syntax;

namespace {

bool isSame(std::string_view written, const QByteArray& name)
{
    return written == std::string_view(name.constData(), static_cast<std::size_t>(name.size()));
}

const ClassDefinition* findInside(const ClassDefinition& outer, const QByteArray& name)
{
    for (const auto* element : outer.elements) {
        if (element->kind == ElementKind::Class && isSame(element->definition->name.text, name))
            return element->definition;
    }
    return nullptr;
}

const ClassDefinition* findPath(const SyntaxTree& tree, const ArgumentPath& path)
{
    const ClassDefinition* found = nullptr;
    for (const auto* definition : tree.root().classes) {
        if (isSame(definition->name.text, path.front()))
            found = definition;
    }
    for (qsizetype i = 1; found && i < path.size(); ++i)
        found = findInside(*found, path[i]);
    return found;
}

void addConnects(List<const Equation*> equations, std::vector<const Equation*>& connects)
{
    for (const auto* equation : equations) {
        if (equation->kind == EquationKind::Connect)
            connects.push_back(equation);
        addConnects(equation->body, connects);
        for (const auto& branch : equation->branches)
            addConnects(branch.equations, connects);
    }
}

}  // namespace

const ClassDefinition* findClass(const SyntaxTree& tree, const QString& name)
{
    if (name.isEmpty())
        return nullptr;
    const auto path = argumentPath(name);
    const auto within = tree.root().within.parts;
    bool isFullName = static_cast<std::size_t>(path.size()) > within.size();
    for (std::size_t i = 0; isFullName && i < within.size(); ++i)
        isFullName = isSame(within[i].text, path[static_cast<qsizetype>(i)]);
    if (isFullName) {
        if (const auto* found = findPath(tree, path.mid(static_cast<qsizetype>(within.size()))))
            return found;
    }
    return findPath(tree, path);
}

QString nameSeenFrom(const QString& scope, const QString& className)
{
    const QString inside = scope + QLatin1Char('.');
    return className.startsWith(inside) ? className.mid(inside.size()) : className;
}

bool isLongClass(const ClassDefinition& definition)
{
    return definition.form == ClassForm::Long || definition.form == ClassForm::Extended;
}

DeclaredComponent findComponent(const ClassDefinition& definition, const QString& name)
{
    const auto wanted = name.toUtf8();
    for (const auto* element : definition.elements) {
        for (const auto& component : element->components) {
            if (isSame(component.name.text, wanted))
                return {element, &component};
        }
    }
    return {};
}

QString componentAt(const ClassDefinition& definition, std::int32_t offset)
{
    for (const auto* element : definition.elements)
        for (const auto& component : element->components)
            if (component.span.contains(offset))
                return QString::fromUtf8(component.name.text.data(),
                                         static_cast<qsizetype>(component.name.text.size()));
    return {};
}

std::vector<const Equation*> connectsOf(const ClassDefinition& definition)
{
    std::vector<const Equation*> connects;
    for (const auto& section : definition.equationSections)
        addConnects(section.equations, connects);
    return connects;
}

QString referenceText(const SyntaxTree& tree, ExpressionPtr reference)
{
    QByteArray text;
    const TextLayout layout(tree);
    for (auto i = layout.tokenAt(reference->span.begin); tree.tokens()[i].span.begin < reference->span.end; ++i) {
        if (!isTrivia(tree.tokens()[i].kind))
            text += layout.text(tree.tokens()[i].span);
    }
    return QString::fromUtf8(text);
}

std::int32_t endOfContents(const SyntaxTree& tree, const ClassDefinition& definition)
{
    const TextLayout layout(tree);
    std::int32_t end = definition.headerEnd;
    const auto include = [&](std::int32_t candidate) {
        if (candidate > end)
            end = candidate;
    };
    if (!definition.elements.empty())
        include(std::max(definition.elements.back()->span.end,
                         layout.behindSemicolon(definition.elements.back()->span.end)));
    if (!definition.equationSections.empty())
        include(definition.equationSections.back().span.end);
    if (!definition.algorithmSections.empty())
        include(definition.algorithmSections.back().span.end);
    if (definition.external)
        include(std::max(definition.external->span.end, layout.behindSemicolon(definition.external->span.end)));
    return end;
}

std::int32_t behindLastToken(const SyntaxTree& tree, const ClassDefinition& definition)
{
    const auto& tokens = tree.tokens();
    auto token = TextLayout(tree).tokenAt(definition.endName.span.begin);
    const auto stepBack = [&] {
        do {
            --token;
        } while (token > 0 && isTrivia(tokens[token].kind));
    };
    stepBack();  // `end`
    stepBack();
    return tokens[token].span.end;
}

QString toString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace bramah::model
