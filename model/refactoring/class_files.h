// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "model/edit/text_edits.h"

#include <QMap>
#include <QString>

#include <vector>

namespace bramah::model {

/// Edits of several texts, by SourceText::fileName().
using EditsByFile = QMap<QString, TextEdits>;

/// A file or a folder of a library that gets another name.
struct FileMove {
    QString from;
    QString to;  ///< empty: it goes
};

/// All that changes with a class: texts, and files of the folder of a library.
struct ClassChange {
    EditsByFile edits;                  ///< of texts under their names as they are
    QMap<QString, QByteArray> texts;    ///< the texts that are edited, as they are
    std::vector<FileMove> moves;        ///< when the texts have been edited
    QMap<QString, QByteArray> written;  ///< whole new texts of files, of which some are made for it

    TextEdits& editsOf(const syntax::SyntaxTree& tree)
    {
        texts.insert(tree.text().fileName(), tree.text().bytes());
        return edits[tree.text().fileName()];
    }
    [[nodiscard]] bool hasFiles() const { return !moves.empty() || !written.isEmpty(); }
};

/// Is the class a file of its own in the folder of a library, or a folder with a package.mo?
[[nodiscard]] bool isFileOfLibrary(const ClassNode& node);
/// Is it such a folder?
[[nodiscard]] bool isFolderOfLibrary(const ClassNode& node);
/// Is it the whole of a library, as it is found on the disk?
[[nodiscard]] bool isWholeLibrary(const ClassNode& node);

/// Where a class \a name directly in the folder package \a package has its file; empty if the package is no folder.
[[nodiscard]] QString fileIn(const ClassNode& package, const QString& name);
/// The file or folder of a class that is one.
[[nodiscard]] QString pathOf(const ClassNode& node);

/// Puts \a to in the place of \a from in the package.order beside \a package, into \a change. An empty \a from adds
/// a line, an empty \a to takes one away. Nothing happens where there is no such file, or nothing to be replaced.
void changeOrder(const ClassNode& package, const QString& from, const QString& to, ClassChange& change);

}  // namespace bramah::model
