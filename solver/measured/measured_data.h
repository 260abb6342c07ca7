// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/measured/measured_file.h"
#include "solver/measures/side_curve.h"

#include <QHash>
#include <QObject>

#include <memory>
#include <optional>

namespace bramah::solver {

/// A channel of measured values, and how it is laid beside a run.
struct MeasuredChannel {
    std::shared_ptr<const DataFile> file;  ///< never null
    int column = 0;
    ChannelFit fit;
    double shift = 0;  ///< [s]

    /// All channels of the file.
    [[nodiscard]] const ResultStore& values() const { return file->store; }
    /// As it is laid.
    [[nodiscard]] SideCurve laid() const
    {
        return {std::shared_ptr<const ResultStore>(file, &file->store), column, fit.gain, fit.offset, shift};
    }
    /// The channel as the file names it.
    [[nodiscard]] const ResultColumn& variable() const { return values().columns()[static_cast<std::size_t>(column)]; }
};

/// What has been read of a file.
struct ReadMeasurement {
    QString path;  ///< absolute
    DataFileForm form;
    std::shared_ptr<const DataFile> data;  ///< null if it could not be read
    QString problem;                       ///< why, as part of a sentence
};

/// The measured files of a document with their values, which are those of variables. GUI thread.
class MeasuredData : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Sets the files; what has been read of them before stays. \a folder: that of the document, for relative paths.
    void setFiles(const MeasuredFiles& files, const QString& folder);
    /// The files as they were set, with what is laid beside what.
    [[nodiscard]] const MeasuredFiles& files() const { return files_; }
    /// Takes in what has been read of a file, for all entries with that path and form.
    void take(const ReadMeasurement& read);
    /// The files that nothing has been read of yet: their absolute paths and forms.
    [[nodiscard]] std::vector<ReadMeasurement> unread() const;
    /// Forgets what was read of the file at \a path, which has changed.
    void forget(const QString& path);
    /// The absolute paths of all files.
    [[nodiscard]] QStringList paths() const;
    /// What has been read of the file of this name; null if nothing has.
    [[nodiscard]] const DataFile* find(const QString& name) const;

    /// The channels of all files as variables.
    [[nodiscard]] std::vector<ResultColumn> columns() const;
    /// Null if there is none.
    [[nodiscard]] const ResultColumn* column(const QString& path) const;
    /// The channel at \a path, `run3.p1`; nothing if there is none or its file has not been read.
    [[nodiscard]] std::optional<MeasuredChannel> channel(const QString& path) const;
    /// A channel as it is laid; nothing if there is none.
    [[nodiscard]] std::optional<SideCurve> laid(const QString& path) const;

Q_SIGNALS:
    /// Files, channels or how they are laid have changed.
    void changed();
    /// There is something to read.
    void readingWanted();
    /// The file cannot be read.
    void failed(const QString& file, const QString& problem);

private:
    struct Entry {
        QString path;  ///< absolute
        std::shared_ptr<const DataFile> data;
        bool hasFailed = false;
        std::vector<ResultColumn> columns;  ///< with whole paths
    };
    void nameColumns(std::size_t index);
    void listColumns();

    MeasuredFiles files_;
    std::vector<Entry> entries_;                          ///< of each file
    QHash<QString, std::pair<std::size_t, int>> byPath_;  ///< entry and column
};

}  // namespace bramah::solver
