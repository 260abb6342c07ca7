// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/work/background_job.h"
#include "editor/session/document_session.h"
#include "solver/measured/measured_data.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace bramah::app {

/// Keeps the measured files of a document in its text: each change is an edit with an entry to undo, and undo, or an
/// edit of the text, changes them. Reads the files in the background. Borrows session and data. GUI thread.
class KeptData : public QObject
{
    Q_OBJECT
public:
    KeptData(editor::DocumentSession& session, solver::MeasuredData& data, QObject* parent = nullptr);
    ~KeptData() override;

    /// Adds \a file to the document, or puts it in place of the one with its name. \a read: what has been read of it
    /// already. False if the text cannot be edited.
    bool put(const solver::MeasuredFile& file, const solver::ReadMeasurement& read);
    /// Sets how a channel of the file \a name is laid; the shift is that of the whole file. False if the text cannot be
    /// edited.
    bool lay(const QString& name, const QString& channel, const solver::ChannelFit& fit, double shift);
    /// Takes a file from the document. False if the text cannot be edited.
    bool remove(const QString& name);
    /// Stops reading the file that is being read, which counts as one that cannot be read then.
    void stopReading();
    [[nodiscard]] QString absolutePath(const QString& storedPath) const;
    /// The path of a file in the text: relative to the document's folder if it is in it or beside it.
    [[nodiscard]] QString storedPath(const QString& path) const;
    /// A name for the file at \a path that no other file and no component of the document has.
    [[nodiscard]] QString freeName(const QString& path) const;

Q_SIGNALS:
    /// The file at \a path has other contents now, which are read.
    void fileChanged(const QString& path);
    /// Reading the file at \a path takes a while; \a share of it is done, 1: all.
    void reading(const QString& path, double share);

private:
    /// Shows the files in the text.
    void take();
    bool write(const QString& name, const solver::MeasuredFiles& files);
    void readNext();
    void takeRead(const solver::ReadMeasurement& read);
    /// Watches over the files of the document.
    void watch();
    /// Reads the files anew that have changed on the disk.
    void readChanged();
    [[nodiscard]] QString folder() const;

    editor::DocumentSession& session_;
    solver::MeasuredData& data_;
    QFileSystemWatcher watcher_;
    QTimer settling_;                  ///< since the last change of a file: programs write in several steps
    QStringList changed_;              ///< paths of files that have changed
    solver::ReadMeasurement offered_;  ///< read before the document had it
    /// What has been read of a file, or how much of it.
    struct Step {
        double share = 0;
        std::optional<solver::ReadMeasurement> read;
    };
    solver::ReadMeasurement wanted_;  ///< what is being read
    bool isTold_ = false;             ///< that it is
    BackgroundJob<Step> reading_;
};

}  // namespace bramah::app
