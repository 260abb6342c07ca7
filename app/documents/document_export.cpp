// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/document_export.h"

#include "app/animation/animation_dialog.h"
#include "app/animation/animation_export.h"
#include "app/documents/document_page.h"
#include "app/documents/sheet_print.h"
#include "app/drawing/company_data.h"
#include "app/fmu/fmu_dialog.h"
#include "app/fmu/fmu_export.h"
#include "app/fmu/fmu_pictures.h"
#include "app/plots/picture_export.h"
#include "app/plots/plot_limits.h"
#include "app/replay/time_line.h"
#include "app/report/circuit_report.h"
#include "app/run/prepare_model.h"
#include "app/sheet/sheet_motion.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/commands/page_commands.h"
#include "editor/drawing/drawn_sheet.h"
#include "editor/dxf/sheet_file.h"
#include "editor/render/sheet_renderer.h"
#include "editor/session/workspace.h"
#include "editor/view/sheet_view.h"
#include "model/text/dotted_name.h"
#include "solver/data_files/mat_writer.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QProgressDialog>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>

#include <array>

namespace bramah::app {

using model::Severity;

namespace {

constexpr auto kExportFolderKey = "files/exportFolder";

/// How fine PNG pictures of a sheet can be; the first is the usual one.
constexpr std::array kDotsPerInch{300, 150, 600};

/// A file to write to, empty if the user gives up. \a chosen gets the number of the filter that was chosen.
QString askForFile(QWidget& window, const QString& title, const QString& name, const QStringList& filters,
                   const QString& suffix, qsizetype* chosen = nullptr)
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
    if (chosen)
        *chosen = filters.indexOf(dialog.selectedNameFilter());
    QSettings().setValue(QLatin1String(kExportFolderKey), QFileInfo(path).absolutePath());
    return path;
}

/// Shows how far the export is. Returns what went wrong, empty if nothing did, or nothing if the user has stopped it.
std::optional<QString> writeWithProgress(AnimationExport& animation, int frames, QWidget& window)
{
    QProgressDialog progress(DocumentExport::tr("Frames are written…"), DocumentExport::tr("Stop"), 0, frames, &window);
    progress.setWindowTitle(DocumentExport::tr("Export an animated picture"));
    progress.setAutoReset(false);
    progress.setAutoClose(false);
    std::optional<QString> problem;
    QObject::connect(&animation, &AnimationExport::progressed, &progress, &QProgressDialog::setValue);
    QObject::connect(&animation, &AnimationExport::ended, &progress, [&](const QString& why) {
        problem = why;
        progress.accept();
    });
    QObject::connect(&progress, &QProgressDialog::canceled, &progress, &QDialog::reject);
    animation.start();
    if (!problem)
        progress.exec();
    return problem;
}

void tell(DocumentPage& page, const QString& path, const std::optional<QString>& problem)
{
    if (problem)
        page.messages().show(Severity::Error, *problem);
    else
        page.messages().show(Severity::Note, DocumentExport::tr("Exported to %1").arg(QDir::toNativeSeparators(path)));
}

QStringList plottedVariables(DocumentPage& page)
{
    QStringList shown;
    for (const PlotDefinition& plot : allPlots(page.plots().area().pages()))
        for (const CurveDefinition& curve : plot.curves)
            shown.append(curve.variable);
    return shown;
}

}  // namespace

DocumentExport::DocumentExport(QWidget& window) : QObject(&window), window_(window) {}

void DocumentExport::exportResults(DocumentPage& page, ResultsFormat format)
{
    if (page.history().runs().empty()) {
        page.messages().show(Severity::Note, tr("There are no results yet: run the model first."));
        return;
    }
    ResultsExportDialog dialog(format, page.history(), plottedVariables(page), &window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const solver::ResultStore& results = dialog.run().results;
    const bool isCsv = format == ResultsFormat::Csv;
    // What no program would open is not asked a name for.
    if (const auto refusal = isCsv ? std::nullopt : solver::matRefusal(results, dialog.options().variables)) {
        page.messages().show(Severity::Error, *refusal);
        return;
    }
    const QString suffix = isCsv ? QStringLiteral("csv") : QStringLiteral("mat");
    const QString path =
        askForFile(window_, dialog.windowTitle(), page.title() + QLatin1Char('.') + suffix,
                   {isCsv ? tr("CSV files (*.csv)") : tr("Results of Modelica tools (*.mat)")}, suffix);
    if (path.isEmpty())
        return;
    tell(page, path,
         isCsv ? solver::writeCsvFile(results, path, dialog.options())
               : solver::writeMatFile(results, path, dialog.options().variables));
}

void DocumentExport::exportFmu(DocumentPage& page)
{
    const auto model = modelOf(page.session());
    const model::ClassNode* node = model->node();
    if (!node) {
        page.messages().show(Severity::Note, tr("There is no circuit to export yet."));
        return;
    }
    FmuDialog dialog(model, plottedVariables(page), &window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = askForFile(window_, dialog.windowTitle(), page.title() + QStringLiteral(".fmu"),
                                    {tr("Functional mock-up unit (*.fmu)")}, QStringLiteral("fmu"));
    if (path.isEmpty())
        return;
    solver::FmuQuestion question = dialog.question();
    if (const model::Instance* circuit = page.session().sheet().root())
        question.pictures = fmuPictures(*circuit, page.session().sheet().diagram());
    const FmuExported exported = app::exportFmu(model, question, path, window_);
    if (exported.isStopped)
        return;
    tell(page, path, exported.problem.isEmpty() ? std::nullopt : std::optional(exported.problem));
    if (exported.problem.isEmpty() && !exported.platforms.contains(QLatin1String("Windows")))
        page.messages().show(Severity::Note,
                             tr("Exported to %1. It runs on Linux only: this program has no part for Windows.")
                                 .arg(QDir::toNativeSeparators(path)));
}

void DocumentExport::exportPicture(DocumentPage& page)
{
    const QString path = askForFile(window_, tr("Export plots as a picture"), page.title() + QStringLiteral(".png"),
                                    {tr("PNG picture (*.png)"), tr("SVG drawing (*.svg)"), tr("PDF document (*.pdf)")},
                                    QStringLiteral("png"));
    if (!path.isEmpty())
        tell(page, path, writePlotPicture(page.plots().area(), path));
}

void DocumentExport::exportReport(DocumentPage& page)
{
    const RunRecord* run = page.moment().run();
    const model::Instance* instance = page.session().sheet().root();
    if (!run || run->results.isEmpty() || !instance) {
        page.messages().show(Severity::Note, tr("There are no results yet: run the model first."));
        return;
    }
    const QString path = askForFile(window_, tr("Make a report"), page.title() + QStringLiteral(".pdf"),
                                    {tr("PDF document (*.pdf)"), tr("HTML page (*.html)")}, QStringLiteral("pdf"));
    if (path.isEmpty())
        return;
    const ReportSource source{*instance,
                              page.session().sheet().diagram(),
                              page.history(),
                              *run,
                              page.plots().plottable(),
                              page.plots().area().pages(),
                              page.measures().measures(),
                              QFileInfo(page.document().filePath()).fileName()};
    PaintedPlots plots(page.history(), page.plots().plottable(), source.plots, limitsOf(source.measures));
    tell(page, path, writeReport(circuitReport(source, plots), path));
}

namespace {

/// The drawing in front, with the sheets of parts within parts.
editor::DrawingSheets sheetsOf(DocumentPage& page)
{
    const editor::Sheet& sheet = page.session().sheet();
    if (!sheet.root())
        return {sheet.diagram()};
    return editor::drawingSet(page.session().workspace().icons(), *sheet.root(), sheet.place().path(), sheet.diagram());
}

/// The marks over the symbols, such as those of causality. On pages they are no part of the drawing, unless the sheet
/// says that these show all.
editor::SheetNotes notesOnPaper(DocumentPage& page)
{
    const model::Diagram& diagram = page.session().sheet().diagram();
    return diagram.pages().empty() || diagram.printsAll() ? page.sheet().sheet().notes() : editor::SheetNotes();
}

}  // namespace

void DocumentExport::exportSheet(DocumentPage& page)
{
    QStringList filters{tr("PDF document (*.pdf)"), tr("SVG drawing (*.svg)"), tr("DXF drawing, R2000 (*.dxf)")};
    const qsizetype firstPng = filters.size();
    for (const int dots : kDotsPerInch)
        filters.append(tr("PNG picture, %1 dots per inch (*.png)").arg(dots));
    qsizetype chosen = -1;
    const QString path = askForFile(window_, tr("Export the sheet as a picture"), page.title() + QStringLiteral(".pdf"),
                                    filters, QStringLiteral("pdf"), &chosen);
    if (path.isEmpty())
        return;
    editor::SheetRenderer renderer;
    renderer.setNotes(notesOnPaper(page));
    if (chosen >= firstPng)
        renderer.setDotsPerInch(kDotsPerInch[static_cast<std::size_t>(chosen - firstPng)]);
    const auto written = editor::writeSheetPages(renderer, sheetsOf(page), path);
    if (!written)
        tell(page, path, written.error());
    else if (written->size() == 1)
        tell(page, path, std::nullopt);
    else
        page.messages().show(Severity::Note, tr("Exported to %1 to %2")
                                                 .arg(QDir::toNativeSeparators(written->front()),
                                                      QFileInfo(written->back()).fileName()));
}

void DocumentExport::exportAnimation(DocumentPage& page)
{
    const editor::Sheet& sheet = page.session().sheet();
    std::vector<const RunRecord*> runs;
    for (const auto& run : page.history().runs())
        if (!run->isRunning() && !run->results.isEmpty() && run->className == sheet.place().root)
            runs.push_back(run.get());
    if (runs.empty() || !sheet.instance()) {
        page.messages().show(Severity::Note, tr("There are no results yet: run the model first."));
        return;
    }
    if (page.runs().isActive()) {
        page.messages().show(Severity::Note, tr("A run can be exported when it has ended."));
        return;
    }
    const PlotDefinitions plots = page.plots().area().definitions();
    AnimationDialog dialog(runs, page.moment().run(), page.timeLine().clock().speed(), !plots.empty(), &window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const AnimationChoice choice = dialog.choice();
    const QString path =
        askForFile(window_, tr("Export an animated picture"), page.title() + QStringLiteral(".gif"),
                   {tr("Animated GIF (*.gif)"), tr("Animated WebP (*.webp)"), tr("Series of PNG pictures (*.png)")},
                   QStringLiteral("gif"));
    if (path.isEmpty())
        return;
    std::unique_ptr<AnimationFile> file = AnimationFile::of(path);
    if (!file) {
        page.messages().show(Severity::Error, tr("`%1` does not end in .gif, .webp or .png").arg(path));
        return;
    }
    auto stage = std::make_unique<AnimationStage>(
        AnimationSubject{sheet.sharedDiagram(), *sheet.instance(), sheet.place(), *choice.run,
                         SheetMotion::rememberedLines(), SheetMotion::isRemembered(), page.history(),
                         page.plots().plottable(), choice.hasPlots ? plots : PlotDefinitions(), choice.hasMechanism},
        choice.width, choice.plan.from, choice.plan.to);
    AnimationExport animation(std::move(stage), choice.plan, std::move(file));
    if (const auto problem = writeWithProgress(animation, choice.plan.frames(), window_))
        tell(page, path, problem->isEmpty() ? std::nullopt : problem);
}

namespace {

/// A drawing without a page gets one before it is printed, if the user wants that. False: it is not to be printed.
bool offerPage(DocumentPage& page, QWidget& window)
{
    constexpr auto kIsAsked = "isAskedForPage";
    editor::DocumentSession& session = page.session();
    const QString className = editor::fittingPageClass(session);
    if (!session.sheet().diagram().pages().empty() || session.sheet().diagram().components().empty() ||
        !session.isDrawingEditable() || className.isEmpty() || page.property(kIsAsked).toBool())
        return true;
    page.setProperty(kIsAsked, true);
    QMessageBox question(QMessageBox::Question, DocumentExport::tr("Print %1").arg(page.title()),
                         DocumentExport::tr("The drawing has no page with frame and title block. Add one of size %1?")
                             .arg(model::lastName(className)),
                         QMessageBox::Cancel, &window);
    QAbstractButton* add = question.addButton(DocumentExport::tr("&Add a page"), QMessageBox::AcceptRole);
    QAbstractButton* print = question.addButton(DocumentExport::tr("&Print as it is"), QMessageBox::DestructiveRole);
    question.setDefaultButton(static_cast<QPushButton*>(add));
    question.exec();
    if (question.clickedButton() == print)
        return true;
    if (question.clickedButton() != add)
        return false;
    return editor::addPage(session, className, fieldsOfNewDrawing(model::lastName(session.sheet().className())));
}

}  // namespace

void DocumentExport::printSheet(DocumentPage& page)
{
    if (!offerPage(page, window_))
        return;
    SheetPrint print(sheetsOf(page), page.title());
    print.setNotes(notesOnPaper(page));
    QPrinter printer(QPrinter::HighResolution);
    print.setUp(printer);
    QPrintPreviewDialog preview(&printer, &window_);
    preview.setWindowTitle(tr("Print %1").arg(page.title()));
    preview.resize(window_.size() * 0.8);
    connect(&preview, &QPrintPreviewDialog::paintRequested, this, [&print](QPrinter* paper) { print.paint(*paper); });
    preview.exec();
}

}  // namespace bramah::app
