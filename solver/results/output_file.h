// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

class QFileDevice;
class QSaveFile;

namespace bramah::solver {

/// A file that is written completely or not at all. A path that is no plain file, as a pipe or `/dev/stdout`, is
/// written to directly and never replaced.
class OutputFile
{
public:
    explicit OutputFile(const QString& path);
    ~OutputFile();
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;

    [[nodiscard]] bool open();
    /// The device to write to, when the file is open.
    [[nodiscard]] QFileDevice& device() { return *device_; }
    /// The error of opening or writing, for the user.
    [[nodiscard]] QString problem() const;
    /// Puts the written file in its place. Returns the reason of a failure, or nothing.
    [[nodiscard]] std::optional<QString> commit();

    /// Opens, writes and commits. Returns the reason of a failure, or nothing.
    [[nodiscard]] static std::optional<QString> write(const QString& path, const QByteArray& bytes);
    /// The reason why \a path cannot be written now, or nothing. Leaves no trace on the disk.
    [[nodiscard]] static std::optional<QString> whyUnwritable(const QString& path);

private:
    QString path_;
    QSaveFile* safe_ = nullptr;  // device_, if it is a plain file
    std::unique_ptr<QFileDevice> device_;
};

}  // namespace bramah::solver
