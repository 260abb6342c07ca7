// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalogue/choose_part.h"

#include "app/catalogue/catalogue_dialog.h"
#include "app/catalogue/catalogue_shelf.h"
#include "app/documents/document_page.h"
#include "app/translate.h"
#include "editor/session/workspace.h"
#include "editor/view/sheet_view.h"
#include "model/catalogue/read_catalogue.h"
#include "model/csv/find_csv_form.h"
#include "model/instance/instance.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace bramah::app {

using model::Severity;

namespace {

constexpr auto kFolderKey = "files/catalogueFolder";

/// What a new component of the row's class gets with it.
editor::PlacedValues valuesOf(const model::CatalogueRow& row, const editor::Workspace& workspace)
{
    return [row, &workspace](const model::ComponentId& placed) {
        const model::ClassLibrary& library = workspace.library();
        const model::ClassNode* node = library.find(row.className.toStdString());
        if (!node)
            return model::DiagramChanges();
        model::InstanceTree tree(library);
        return model::planCatalogueRow(placed, tree.instantiate(*node), row, nullptr);
    };
}

}  // namespace

void choosePart(DocumentPage& page, CatalogueShelf& shelf)
{
    editor::DocumentSession& session = page.session();
    if (!session.isEditable()) {
        page.messages().show(Severity::Note, session.readOnlyReason());
        return;
    }
    const bool isForNew = selectedParts(session).empty();
    CatalogueDialog dialog(session, shelf, page.window());
    const bool isTaken = dialog.exec() == QDialog::Accepted;
    page.sheet().setFocus();
    if (const auto row = dialog.row(); isTaken && isForNew && row)
        page.sheet().startPlacing(row->className, false, valuesOf(*row, session.workspace()));
}

void addCatalogue(const QString& path, CatalogueShelf& shelf, MessageBar& messages)
{
    const auto added = shelf.add(path);
    if (!added) {
        messages.show(Severity::Error, added.error());
        return;
    }
    QString text = tr("Parts that the catalogues have now from %1: %2.")
                       .arg(QFileInfo(added->path).fileName())
                       .arg(added->rows.size());
    if (!added->faults.empty())
        text +=
            QLatin1Char(' ') + tr("Rows left out: %1, the first one because of: %2")
                                   .arg(added->faults.size())
                                   .arg(added->faults.front().message().replace(QLatin1Char('`'), QLatin1Char('"')));
    messages.show(added->faults.empty() ? Severity::Note : Severity::Warning, text);
}

void askForCatalogue(CatalogueShelf& shelf, MessageBar& messages, QWidget& window)
{
    const QString fallback = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QFileDialog dialog(&window, tr("Add a catalogue"),
                       QSettings().value(QLatin1String(kFolderKey), fallback).toString(), tr("Catalogues (*.csv)"));
    dialog.setFileMode(QFileDialog::ExistingFile);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = dialog.selectedFiles().constFirst();
    QSettings().setValue(QLatin1String(kFolderKey), QFileInfo(path).absolutePath());
    addCatalogue(path, shelf, messages);
}

bool isCatalogueFile(const QString& path)
{
    const QFileInfo info(path);
    QFile file(path);
    return info.isFile() && info.suffix().compare(QLatin1String("csv"), Qt::CaseInsensitive) == 0 &&
           file.open(QIODevice::ReadOnly) && model::isCatalogue(file.read(model::kCsvHead));
}

}  // namespace bramah::app
