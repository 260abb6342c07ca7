// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/document_export.h"

#include "app/documents/csv_export_dialog.h"
#include "app/documents/document_page.h"
#include "app/documents/sheet_print.h"
#include "app/plots/picture_export.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/render/sheet_renderer.h"
#include "editor/view/sheet_view.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QSettings>
#include <QStandardPaths>

namespace bramah::app {

using model::Severity;

namespace {

constexpr auto kExportFolderKey = "files/exportFolder";

/// A file to write to, empty if the user gives up.
QString askForFile(QWidget& window, const QString& title, const QString& name, const QStringList& filters,
                   const QString& suffix)
{
    const QString fallback = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QFileDialog dialog(&window, title, QSettings().value(QLatin1String(kExportFolderKey), fallback).toString());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(filters);
    dialog.setDefaultSuffix(suffix);
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString& filter) {
        dialog.setDefaultSuffix(filter.section(QStringLiteral("*."), 1).section(QLatin1Char(')'), 0, 0));
    });
    dialog.selectFile(name);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    const QString path = dialog.selectedFiles().front();
    QSettings().setValue(QLatin1String(kExportFolderKey), QFileInfo(path).absolutePath());
    return path;
}

void tell(DocumentPage& page, const QString& path, const std::optional<QString>& problem)
{
    if (problem)
        page.messages().show(Severity::Error, *problem);
    else
        page.messages().show(Severity::Note, DocumentExport::tr("Exported to %1").arg(QDir::toNativeSeparators(path)));
}

}  // namespace

DocumentExport::DocumentExport(QWidget& window) : QObject(&window), window_(window) {}

void DocumentExport::exportCsv(DocumentPage& page)
{
    if (page.history().runs().empty()) {
        page.messages().show(Severity::Note, tr("There are no results yet: run the model first."));
        return;
    }
    QStringList shown;
    for (const PlotDefinition& plot : page.plots().area().definitions())
        for (const CurveDefinition& curve : plot.curves)
            shown.append(curve.variable);
    CsvExportDialog dialog(page.history(), shown, &window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = askForFile(window_, tr("Export results as CSV"), page.title() + QStringLiteral(".csv"),
                                    {tr("CSV files (*.csv)")}, QStringLiteral("csv"));
    if (!path.isEmpty())
        tell(page, path, solver::writeCsvFile(dialog.run().results, path, dialog.options()));
}

void DocumentExport::exportPicture(DocumentPage& page)
{
    const QString path = askForFile(window_, tr("Export plots as a picture"), page.title() + QStringLiteral(".png"),
                                    {tr("PNG picture (*.png)"), tr("SVG drawing (*.svg)"), tr("PDF document (*.pdf)")},
                                    QStringLiteral("png"));
    if (!path.isEmpty())
        tell(page, path, writePlotPicture(page.plots().area(), path));
}

void DocumentExport::exportSheet(DocumentPage& page)
{
    const QString path = askForFile(window_, tr("Export the sheet as a picture"), page.title() + QStringLiteral(".pdf"),
                                    {tr("PDF document (*.pdf)"), tr("SVG drawing (*.svg)"), tr("PNG picture (*.png)")},
                                    QStringLiteral("pdf"));
    if (path.isEmpty())
        return;
    editor::SheetRenderer renderer;
    renderer.setNotes(page.sheet().sheet().notes());
    const auto written = renderer.write(page.session().sheet().diagram(), path);
    tell(page, path, written ? std::nullopt : std::optional(written.error()));
}

void DocumentExport::printSheet(DocumentPage& page)
{
    SheetPrint print(page.session().sheet().diagram(), page.title());
    print.setNotes(page.sheet().sheet().notes());
    QPrinter printer(QPrinter::HighResolution);
    print.setUp(printer);
    QPrintPreviewDialog preview(&printer, &window_);
    preview.setWindowTitle(tr("Print %1").arg(page.title()));
    preview.resize(window_.size() * 0.8);
    connect(&preview, &QPrintPreviewDialog::paintRequested, this, [&print](QPrinter* paper) { print.paint(*paper); });
    preview.exec();
}

}  // namespace bramah::app
