// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/results_export_dialog.h"

#include <QObject>

class QWidget;

namespace bramah::app {

class DocumentPage;

/// Exports results and pictures of a document's plots, asking what and where to. GUI thread.
class DocumentExport : public QObject
{
    Q_OBJECT
public:
    explicit DocumentExport(QWidget& window);

    void exportResults(DocumentPage& page, ResultsFormat format);
    void exportPicture(DocumentPage& page);
    /// A report of the run that is shown, as PDF or HTML.
    void exportReport(DocumentPage& page);
    /// The drawing at rest, black on white.
    void exportSheet(DocumentPage& page);
    /// A run on the sheet as an animated picture, or as a series of pictures.
    void exportAnimation(DocumentPage& page);
    /// The circuit as a model that other tools run.
    void exportFmu(DocumentPage& page);
    /// Shows the drawing as it will be on paper, and prints it.
    void printSheet(DocumentPage& page);

private:
    QWidget& window_;
};

}  // namespace bramah::app
