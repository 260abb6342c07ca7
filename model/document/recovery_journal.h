// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"

#include <QByteArray>
#include <QDateTime>
#include <QDir>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace bramah::model {

class Document;

/// A text that was not saved when the program ended.
struct RecoveredText {
    QString journalPath;
    QString filePath;  ///< empty if it had no file
    QString name;      ///< the name that was shown if it had no file
    QDateTime time;    ///< time of the journal
    QByteArray bytes;
};

/// Keeps the text of a modified document in a folder, so that it can be recovered after a crash. The journal is removed
/// when the document is saved, undone to its saved state, or closed in order. Borrows the document, which must live
/// longer. GUI thread.
class RecoveryJournal : public QObject
{
    Q_OBJECT
public:
    /// Creates \a folder if needed. A document that is already modified is written at once, later changes at most \a
    /// delay [ms] after they happen.
    RecoveryJournal(Document& document, const QString& folder, int delay = 2000, QObject* parent = nullptr);
    /// Removes the journal: the user has decided about the changes.
    ~RecoveryJournal() override;

    /// Writes or removes the journal now. False if it could not be written; problem() then tells why, and it is tried
    /// again after the delay.
    bool update();
    /// The path of the journal, unique for this object; the file is there only while unsaved changes are kept.
    [[nodiscard]] const QString& path() const { return path_; }
    /// Why unsaved work is not kept, as a sentence; empty if it is.
    [[nodiscard]] const QString& problem() const { return problem_; }

    /// The texts whose journals a program that no longer runs has left in \a folder, oldest first. Journals that equal
    /// their file are removed.
    [[nodiscard]] static std::vector<RecoveredText> leftIn(const QString& folder);
    /// Removes the journal of \a recovered, after the user has saved or declined it.
    static void remove(const RecoveredText& recovered);

Q_SIGNALS:
    /// problem() has changed, perhaps to none.
    void problemChanged();

private:
    void scheduleUpdate();
    bool takePlace();
    [[nodiscard]] QString placeProblem() const;
    void setProblem(const QString& problem);

    Document& document_;
    QDir folder_;
    QString path_;
    QString problem_;
    std::unique_ptr<QLockFile> lock_;  ///< held as long as this program may write the journal
    QTimer timer_;
};

}  // namespace bramah::model
