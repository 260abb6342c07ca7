// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

class QIODevice;

namespace bramah::cli {

/// Does \a path, the value of an option that names a file to write, mean the console?
[[nodiscard]] bool isConsole(const QString& path);

/// The name of the file that -o names, which its class has too; empty without -o, and for the console.
[[nodiscard]] QString nameOfOutput(const CommandOptions& options);

/// Writes \a bytes to the file \a path, or to the console. Returns the problem of a failure, or nothing.
[[nodiscard]] std::optional<QString> writeOutput(const QString& path, const QByteArray& bytes, CommandStreams& streams);
/// The same for what \a write writes to the device that it is given; it returns a problem of its own, or nothing.
[[nodiscard]] std::optional<QString> writeOutput(const QString& path, CommandStreams& streams,
                                                 const std::function<std::optional<QString>(QIODevice&)>& write);

}  // namespace bramah::cli
