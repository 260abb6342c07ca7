// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/per_instance.h"
#include "solver/flat_model/flat_model.h"

#include <optional>
#include <unordered_map>

namespace bramah::solver {

/// The components of a flat model by instance, and origins for texts in them. Connectors and records belong to the
/// component that contains them.
class FlatComponents
{
public:
    /// Borrows \a flat, to which it adds components and texts.
    explicit FlatComponents(FlatModel& flat) : flat_(flat) {}

    /// Adds \a instance as a component; connectors, records and values become part of their parent's component.
    ComponentId add(const model::Instance& instance);
    /// The component of \a instance, or the nearest one around it that was added; else the model itself.
    [[nodiscard]] ComponentId of(const model::Instance& instance) const;
    /// An origin in the component of \a instance, at \a span of the text of \a part; without text if \a part is null.
    [[nodiscard]] Origin origin(const model::Instance& instance, const model::ClassNode* part, model::Span span);
    /// The index of \a text in FlatModel::texts, where it is added; -1 if it is null.
    [[nodiscard]] std::int32_t textIndex(const std::shared_ptr<const model::SourceText>& text);

private:
    FlatModel& flat_;
    model::PerInstance<std::optional<ComponentId>> ids_{std::nullopt};
    std::unordered_map<const model::SourceText*, std::int32_t> texts_;
};

}  // namespace bramah::solver
