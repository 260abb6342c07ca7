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

/// A file or folder of a library that is renamed or removed.
struct FileMove {
    QString from;
    QString to;  ///< empty: it is removed
};

/// A change of a class: edits of texts, and changes of files in the folder of a library.
struct ClassChange {
    EditsByFile edits;                  ///< edits of texts, by their names before the moves
    QMap<QString, QByteArray> texts;    ///< the present texts that are edited
    std::vector<FileMove> moves;        ///< to be made after the edits
    QMap<QString, QByteArray> written;  ///< complete new contents of files, some of which do not exist yet

    /// The edits of the text of \a tree, to which more can be added; keeps that text as the one that they belong to.
    TextEdits& editsOf(const syntax::SyntaxTree& tree)
    {
        texts.insert(tree.text().fileName(), tree.text().bytes());
        return edits[tree.text().fileName()];
    }
    /// Are files or folders written, renamed or removed, besides edits of texts?
    [[nodiscard]] bool hasFiles() const { return !moves.empty() || !written.isEmpty(); }
};

/// Is the class a file of its own in the folder of a library, or a folder with a package.mo?
[[nodiscard]] bool isFileOfLibrary(const ClassNode& node);
/// Is the class such a folder?
[[nodiscard]] bool isFolderOfLibrary(const ClassNode& node);
/// Is the class the top of a library on the disk?
[[nodiscard]] bool isWholeLibrary(const ClassNode& node);

/// The file of a class \a name directly in the folder of \a package; empty if the package is no folder.
[[nodiscard]] QString fileIn(const ClassNode& package, const QString& name);
/// The file or folder that holds the class.
[[nodiscard]] QString pathOf(const ClassNode& node);

/// Replaces the line \a from by \a to in the package.order of \a package, as part of \a change. An empty \a from adds a
/// line, an empty \a to removes one. Does nothing without such a file, or without a line to replace.
void changeOrder(const ClassNode& package, const QString& from, const QString& to, ClassChange& change);

}  // namespace bramah::model
