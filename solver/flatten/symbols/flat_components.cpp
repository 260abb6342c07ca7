// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/symbols/flat_components.h"

#include "model/syntax/annotation_values.h"

namespace bramah::solver {

using model::Instance;
using model::syntax::ClassKind;

namespace {

bool isPartOfParent(const Instance& instance)
{
    if (!instance.parent())
        return false;
    if (instance.builtin() != model::BuiltinType::None || instance.isConnector())
        return true;
    const ClassKind kind = instance.kind();
    return kind == ClassKind::Record || kind == ClassKind::OperatorRecord || kind == ClassKind::Type;
}

}  // namespace

ComponentId FlatComponents::add(const Instance& instance)
{
    const ComponentId parent = instance.parent() ? of(*instance.parent()) : ComponentId{};
    if (isPartOfParent(instance)) {
        ids_.set(instance, parent);
        return parent;
    }
    const ComponentId id{static_cast<std::uint32_t>(flat_.components.size())};
    FlatComponent& component = flat_.components.emplace_back();
    component.path = instance.path();
    component.className = instance.classNode().qualifiedName();
    component.parent = parent;
    if (instance.component())
        for (const QString& name : model::syntax::vendorStrings(instance.component()->comment.annotation, "given"))
            component.given.push_back(name.toStdString());
    ids_.set(instance, id);
    return id;
}

ComponentId FlatComponents::of(const Instance& instance) const
{
    for (const Instance* at = &instance; at; at = at->parent())
        if (const std::optional<ComponentId> id = ids_[*at])
            return *id;
    return ComponentId{};
}

std::int32_t FlatComponents::textIndex(const std::shared_ptr<const model::SourceText>& text)
{
    if (!text)
        return -1;
    const auto [found, isNew] = texts_.try_emplace(text.get(), static_cast<std::int32_t>(flat_.texts.size()));
    if (isNew)
        flat_.texts.push_back(text);
    return found->second;
}

Origin FlatComponents::origin(const Instance& instance, const model::ClassNode* part, model::Span span)
{
    Origin origin;
    origin.component = of(instance);
    origin.span = span;
    if (part && part->tree())
        origin.text = textIndex(part->tree()->sharedText());
    return origin;
}

}  // namespace bramah::solver
