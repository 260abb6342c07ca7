// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

class QIODevice;
class QFileDevice;
class QSaveFile;

namespace bramah::model {

/// A file that is written completely or not at all: the former contents, if there are any, are replaced when the disk
/// has confirmed the new ones. Links are followed, the mode of the file stays. A pipe, a device such as `/dev/full` and
/// the program's own output are written to directly.
class OutputFile
{
public:
    /// Nothing is touched on the disk before open().
    explicit OutputFile(const QString& path);
    /// The program's standard output.
    [[nodiscard]] static OutputFile console();
    /// Without commit(), nothing has happened.
    ~OutputFile();
    /// The moved object can only be destroyed.
    OutputFile(OutputFile&&) noexcept;
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;

    /// Opens for writing; false with a reason() if that fails. A file that exists keeps its contents until commit().
    [[nodiscard]] bool open();
    /// The device to write to, when the file is open.
    [[nodiscard]] QIODevice& device();
    /// Appends \a bytes; false with a reason() if that fails now or something has failed before.
    [[nodiscard]] bool write(const QByteArray& bytes);
    /// Waits until the disk has confirmed all that was written, in a file beside the former one.
    [[nodiscard]] bool prepare();
    /// prepare(), then the written file takes the place of the former one.
    [[nodiscard]] bool commit();

    /// Why the last of these failed, for the user: `the disk is full`. Empty if none did.
    [[nodiscard]] const QString& reason() const;
    /// The same with the file's name, as a sentence.
    [[nodiscard]] QString problem() const;

    /// Opens, writes and commits. Returns the problem of a failure, or nothing.
    [[nodiscard]] static std::optional<QString> write(const QString& path, const QByteArray& bytes);
    /// Is \a path a pipe, a device or an output of this program, which is written to as it is?
    [[nodiscard]] static bool isDirect(const QString& path);
    /// The problem if \a path cannot be written now, or nothing. Leaves no trace on the disk.
    [[nodiscard]] static std::optional<QString> whyUnwritable(const QString& path);

private:
    class Device;
    OutputFile(const QString& path, std::unique_ptr<QFileDevice> target);

    QString path_;
    std::unique_ptr<QFileDevice> target_;
    QSaveFile* replacing_ = nullptr;  ///< target_, if it is a plain file
    std::unique_ptr<Device> device_;
};

/// What the system's error \a code of a failed operation on a file means, for the user. 0: unknown.
[[nodiscard]] QString fileErrorText(int code);

}  // namespace bramah::model
