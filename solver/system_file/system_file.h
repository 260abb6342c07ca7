// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/tape/compiled_system.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace bramah::solver {

/// Of the format that writeSystem() writes and readSystem() reads.
inline constexpr std::uint32_t kSystemFileVersion = 1;

/// The name of the system's file in an FMU's folder `resources`.
inline constexpr const char* kSystemFileName = "system.bramah";

/// Why bytes are no system.
enum class SystemFileProblem {
    NoSystem,      ///< they are something else
    OtherVersion,  ///< another version of Bramah wrote them
    Damaged,       ///< they are not what was written
};

/// What a run needs of \a system, as bytes that are the same on every machine.
[[nodiscard]] std::string writeSystem(const CompiledSystem& system);
/// By which two files can tell that they belong to the same system: digits that follow from its bytes.
[[nodiscard]] std::string systemToken(std::string_view bytes);
/// Makes the system again.
[[nodiscard]] tl::expected<std::shared_ptr<const CompiledSystem>, SystemFileProblem> readSystem(std::string_view bytes);

}  // namespace bramah::solver
