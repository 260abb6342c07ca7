// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace bramah::model {

/// Tells which messages a growing list has already, in a time that does not depend on its length. The place of a
/// message is its span of a text here, whatever its component is.
class KnownDiagnostics
{
public:
    /// Has \a list a message of the same kind, place and arguments as \a wanted?
    [[nodiscard]] bool contains(const Diagnostics& list, const Diagnostic& wanted);
    /// Has \a list \a count messages of the same kind and place as \a wanted, whatever their arguments are?
    [[nodiscard]] bool hasAtPlace(const Diagnostics& list, const Diagnostic& wanted, std::size_t count);
    /// To be called if messages from the number \a first on have been removed from the list or replaced.
    void forgetFrom(std::size_t first) { taken_ = std::min(taken_, first); }

private:
    using Numbers =
        std::unordered_map<std::size_t, std::vector<std::uint32_t>>;  ///< ascending, by hash; of forgotten messages too
    void take(const Diagnostics& list);

    Numbers byPlace_, byMessage_;
    std::size_t taken_ = 0;  ///< messages of the list that are in the tables
};

}  // namespace bramah::model
