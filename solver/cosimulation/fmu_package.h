// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/cosimulation/fmu_description.h"
#include "solver/zip/zip_archive.h"

#include <QTemporaryDir>

#include <memory>
#include <mutex>

namespace bramah::solver {

/// An FMU file that has been read. Nothing of its code runs here: see FmuProcess. Any thread.
class FmuPackage
{
public:
    /// The FMU at \a path; those that have been read are kept until their file changes. The error is a message that
    /// names the file.
    [[nodiscard]] static tl::expected<std::shared_ptr<const FmuPackage>, QString> open(const QString& path);

    /// Of a file that open() has read: its \a hash, and what it holds by path. For open() alone.
    FmuPackage(QString path, QByteArray hash, ForeignDescription description, ZipEntries files);

    ///@{
    /// The file as it was asked for, and its name without folders.
    [[nodiscard]] const QString& path() const { return path_; }
    [[nodiscard]] QString fileName() const;
    ///@}
    /// The SHA-256 of the file, in hexadecimal digits.
    [[nodiscard]] const QByteArray& hash() const { return hash_; }
    /// What its modelDescription.xml says; valid as long as the package.
    [[nodiscard]] const ForeignDescription& description() const { return description_; }
    /// A picture of it that it brings, as PNG; empty if there is none.
    [[nodiscard]] QByteArray icon() const;

    /// The library for this machine, in an unpacked copy of the FMU that stays until the program ends.
    struct Unpacked {
        QString folder, library;
    };
    /// The error is a message: it has no library for this machine, or the disk is full.
    [[nodiscard]] tl::expected<Unpacked, QString> unpacked() const;

private:
    [[nodiscard]] QString libraryEntry() const;

    QString path_;
    QByteArray hash_;
    ForeignDescription description_;
    mutable std::mutex unpacking_;
    mutable ZipEntries files_;  ///< until they are unpacked, then empty
    mutable std::unique_ptr<QTemporaryDir> folder_;
    QByteArray icon_;
};

}  // namespace bramah::solver
