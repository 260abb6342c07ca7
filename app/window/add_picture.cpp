// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/add_picture.h"

#include "app/documents/document_page.h"
#include "app/translate.h"
#include "editor/notes/note_pictures.h"
#include "editor/view/sheet_view.h"

#include <QFileDialog>
#include <QMimeData>
#include <QUrl>

namespace bramah::app {

void addPicture(DocumentPage& page, QWidget& window)
{
    if (!page.session().isDrawingEditable())
        return;
    const QString path = QFileDialog::getOpenFileName(
        &window, tr("Add a picture"), {}, tr("Pictures (%1)").arg(editor::pictureSuffixes().join(QLatin1Char(' '))));
    if (path.isEmpty())
        return;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    const QPoint middle = page.sheet().viewport()->rect().center();
    if (!page.sheet().startPastingNote(data, page.sheet().toSheet(middle)))
        page.messages().show(model::Severity::Warning,
                             tr("%1 is no picture: PNG, JPEG, SVG, BMP and GIF can be taken.").arg(path));
}

}  // namespace bramah::app
