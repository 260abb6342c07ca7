// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QString>

#include <vector>

namespace bramah::app {

class DocumentPage;
class DocumentsController;

/// An edit of several files that is one step: undo or redo in one of them does the same in the others, and saves those
/// that the edit has saved. A file that has changed since keeps its text, and a message says so. Lives as long as its
/// documents. GUI thread.
class JointEdit : public QObject
{
    Q_OBJECT
public:
    /// What the edit has made of one file, as the last entry of its undo stack.
    struct Part {
        QPointer<DocumentPage> page;
        QByteArray before;
        bool isSaved = false;  ///< the edit has saved the file
        QString path;
        QByteArray after;
        int index = 0;  ///< of the undo stack behind the entry
    };
    JointEdit(DocumentsController& documents, QString title, std::vector<Part> parts);

private:
    void watch(Part& part);
    void follow(Part& leader);
    void setTexts(const Part& leader);
    void setText(Part& part);

    DocumentsController& documents_;
    QString title_;
    std::vector<Part> parts_;
    bool isDone_ = true;
};

}  // namespace bramah::app
