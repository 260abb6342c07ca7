// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/planning/diagram_change.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <vector>

namespace bramah::editor {

class DocumentSession;
class Workspace;

/// Texts of a page's title block by the names of its parameters, as `title`.
using PageFields = QMap<QString, QString>;

/// The classes of pages: those of Bramah, and those that \a packages contain directly or are themselves (full names),
/// as a file of the user's own.
[[nodiscard]] QStringList pageClasses(Workspace& workspace, const QStringList& packages);

/// The page class of Bramah that fits the drawing; empty without the library.
[[nodiscard]] QString fittingPageClass(DocumentSession& session);
/// Adds a page of class \a className: around the drawing if it is the first one, else behind the last, with the texts
/// of that one. \a fields are written where the page has such parameters and no other page gives them.
bool addPage(DocumentSession& session, const QString& className, const PageFields& fields);
/// Adds a copy of page number \a page, with what lies on it, behind the last one.
bool duplicatePage(DocumentSession& session, int page);
/// Removes the page; with \a contents also what lies on it.
bool removePage(DocumentSession& session, int page, bool contents);
/// Puts page \a from at the place of page \a to; the others move up. What lies on them goes along.
bool movePage(DocumentSession& session, int from, int to);
/// Moves the selected symbols to the same place on page \a page; their codes and lines stay.
bool moveSelectionToPage(DocumentSession& session, int page);

/// Chooses whether pages show on paper also what is no part of the machine, as one undo entry. False if they do
/// already.
bool setPrintsAll(DocumentSession& session, bool printsAll);

/// A text of title blocks, as all pages of the sheet have it.
struct PageField {
    QString name;         ///< of the parameter
    QString description;  ///< in the user's language
    bool isMandatory = false;
    QStringList values;  ///< by page; null where the page has no such field
};
/// The texts of all title blocks that can be written, in the order of the first page's parameters.
[[nodiscard]] std::vector<PageField> pageFields(const DocumentSession& session);
/// The changes that write texts into the title blocks that have such fields: \a fields into those of all pages, \a
/// ofPages by page, where there are any.
[[nodiscard]] model::DiagramChanges pageFieldChanges(const DocumentSession& session, const PageFields& fields,
                                                     const std::vector<PageFields>& ofPages = {});
/// Makes these changes, as one undo entry.
bool setPageFields(DocumentSession& session, const PageFields& fields, const std::vector<PageFields>& ofPages = {});

}  // namespace bramah::editor
