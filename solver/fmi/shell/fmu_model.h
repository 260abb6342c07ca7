// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/tape/compiled_system.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <set>
#include <string>

namespace bramah::solver::fmi {

/// What an FMU's folder `resources` holds: the system that it runs. Immutable; instances share it.
struct FmuModel {
    std::shared_ptr<const CompiledSystem> system;
    std::string token;                    ///< by which modelDescription.xml and the system know each other
    std::set<std::uint32_t> eventInputs;  ///< references of inputs whose changes may be events
};

/// Reads the folder; the error is a message for the importer's user.
[[nodiscard]] tl::expected<FmuModel, std::string> readFmuModel(const std::filesystem::path& resources);
/// The path in a `file:` address; the address itself if it is none.
[[nodiscard]] std::filesystem::path pathOfAddress(std::string_view address);

}  // namespace bramah::solver::fmi
