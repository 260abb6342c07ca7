// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace bramah::solver {

class FmuPackage;

/// Whose code the user has allowed to run: a model executes nothing, except FMUs that the user has been asked for, each
/// by the hash of its file. Any thread.
class AllowedFmus
{
public:
    /// May the code of \a fmu run: allowed in this run of the program, or listed in the file?
    [[nodiscard]] static bool contains(const FmuPackage& fmu);
    /// Allows this file from now on, also in later runs of the program. Returns why that cannot be kept; it is allowed
    /// until the program ends nevertheless.
    static std::optional<QString> add(const FmuPackage& fmu);
    /// Allows all until the program ends, as the command line's `--trust`.
    static void addAll();
    /// The file with a line for each: its hash and its name.
    [[nodiscard]] static QString listFile();
};

}  // namespace bramah::solver
