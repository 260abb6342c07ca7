// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/model_text.h"

#include "model/edit/class_in_text.h"
#include "model/edit/structure_text.h"
#include "model/instance/instance.h"

#include <algorithm>
#include <functional>

namespace bramah::app {

namespace {

using model::Instance;

/// Visits the components within \a model that are of the class or of a class that extends it.
void forEachOf(const Instance& model, const std::string& className, const std::function<void(const Instance&)>& visit)
{
    for (const auto& child : model.children()) {
        using model::syntax::ClassKind;
        const ClassKind kind = child->kind();
        if (child->isMissing() || (kind != ClassKind::Model && kind != ClassKind::Block && kind != ClassKind::Class))
            continue;
        const auto look = [&](const Instance& component) {
            if (std::ranges::any_of(component.parts(),
                                    [&](const auto& part) { return part.node->qualifiedName() == className; }))
                visit(component);
            forEachOf(component, className, visit);
        };
        if (!child->isArray())
            look(*child);
        else
            for (const auto& element : child->elements())
                look(*element);
    }
}

}  // namespace

ModelText ModelText::runBy(const editor::DocumentSession& session)
{
    return session.sheet().root() ? ModelText{session.sheet().root()->classNode().tree(), session.sheet().place().root}
                                  : ModelText();
}

KeptModelText KeptModelText::of(const ModelText& text)
{
    return text.tree ? KeptModelText{text.tree->text().fileName(), text.tree->text().bytes(), text.className}
                     : KeptModelText{{}, {}, text.className};
}

ModelText KeptModelText::read() const
{
    return {model::syntax::SyntaxTree::parse(std::make_shared<const model::SourceText>(fileName, bytes)), className};
}

bool KeptModelText::isOf(const ModelText& text) const
{
    return text.tree && text.className == className && text.tree->text().bytes() == bytes;
}

model::ClassVersion ModelText::version() const
{
    return {tree.get(), tree ? model::findClass(*tree, className) : nullptr};
}

bool haveSameStructure(const ModelText& text, const ModelText& other)
{
    const model::ClassVersion a = text.version(), b = other.version();
    return a.definition && b.definition && text.className == other.className &&
           model::structureText(*a.tree, model::literalValues(a)) ==
               model::structureText(*b.tree, model::literalValues(b));
}

std::optional<std::vector<std::string>> ModelText::changedSince(const ModelText& before) const
{
    const model::ClassVersion old = before.version(), now = version();
    if (!old.definition || !now.definition || before.className != className)
        return std::nullopt;
    return model::changedModifiers(old, now);
}

std::vector<std::string> ModelText::changedWithin(const QString& otherClass, const ModelText& before,
                                                  const model::Instance& model) const
{
    const model::ClassVersion old = ModelText{before.tree, otherClass}.version();
    const model::ClassVersion now = ModelText{tree, otherClass}.version();
    if (!old.definition || !now.definition)
        return {};
    const std::vector<std::string> changed = model::changedModifiers(old, now);
    std::vector<std::string> paths;
    if (!changed.empty())
        forEachOf(model, otherClass.toStdString(), [&](const model::Instance& component) {
            for (const std::string& name : changed)
                paths.push_back(component.path() + '.' + name);
        });
    return paths;
}

}  // namespace bramah::app
