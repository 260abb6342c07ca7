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
    explicit FlatComponents(FlatModel& flat) : flat_(flat) {}

    /// Adds \a instance as a component; connectors, records and values become part of their parent's component.
    ComponentId add(const model::Instance& instance);
    [[nodiscard]] ComponentId of(const model::Instance& instance) const;
    [[nodiscard]] Origin origin(const model::Instance& instance, const model::ClassNode* part, model::Span span);
    [[nodiscard]] std::int32_t textIndex(const std::shared_ptr<const model::SourceText>& text);

private:
    FlatModel& flat_;
    model::PerInstance<std::optional<ComponentId>> ids_{std::nullopt};
    std::unordered_map<const model::SourceText*, std::int32_t> texts_;
};

}  // namespace bramah::solver
