// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/models/command_model.h"
#include "app/cli/options/command_texts.h"
#include "app/commands/drawing_commands.h"
#include "app/lists/list_file.h"
#include "app/structure/tables/causality_notes.h"
#include "app/translate.h"
#include "editor/drawing/drawn_sheet.h"
#include "editor/dxf/sheet_file.h"
#include "editor/render/sheet_geometry.h"
#include "model/files/output_file.h"

#include <QBuffer>

#include <algorithm>

namespace bramah::app {

namespace {

/// Writes the list that the options ask for.
int writeListOf(const model::Instance& top, const model::Diagram& sheet, const cli::CommandOptions& options,
                cli::CommandStreams& streams)
{
    const QString wanted = options.value("list");
    const auto* list = std::ranges::find(model::kDrawingLists, wanted, &model::keyOf);
    if (list == model::kDrawingLists.end()) {
        return options.wrongUse(streams, tr("`%1` is no list; say parts, settings, lines, coils or steps").arg(wanted));
    }
    const auto problem = writeList(model::drawingListOf(top, QString(), sheet, *list), options.value("o"));
    return problem ? cli::wrongInput(streams, *problem) : cli::kExitOk;
}

/// Writes a picture as large as fits in a square of --size pixels, as file managers ask for it.
int writeSmallPicture(const model::Diagram& sheet, const editor::SheetRenderer& renderer,
                      const cli::CommandOptions& options, cli::CommandStreams& streams)
{
    constexpr int kLeast = 16, kMost = 4096;
    const int pixels = options.value("size").toInt();
    if (pixels < kLeast || pixels > kMost)
        return options.wrongUse(streams, tr("--size takes a whole number from %1 to %2").arg(kLeast).arg(kMost));
    const QSizeF drawn = editor::drawnPart(sheet).size() / editor::kModule;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    renderer.image(sheet, pixels / std::max(drawn.width(), drawn.height())).save(&buffer, "PNG");
    const auto problem = model::OutputFile::write(options.value("o"), bytes);
    return problem ? cli::wrongInput(streams, *problem) : cli::kExitOk;
}

}  // namespace

int renderCommand(const QStringList& arguments, cli::CommandStreams& streams)
{
    cli::CommandOptions options(
        QStringLiteral("render"),
        QStringLiteral("render FILE [--class C] [--pages] [--causality] -o OUT.svg|.pdf|.png|.dxf, --size N -o OUT, or "
                       "--list KIND -o OUT.csv|.xlsx"),
        tr("Draws the schematic, or writes a list of it."));
    options.add(QStringLiteral("o"), QStringLiteral("out"),
                tr("The file to write: svg, pdf, png or dxf; of a list csv or xlsx."));
    options.add(QStringLiteral("pages"), {},
                tr("The pages of the drawing as they are on paper: those of a PDF, or OUT_1.svg, OUT_2.svg."));
    options.add(QStringLiteral("dpi"), QStringLiteral("n"), tr("Dots per inch of a png, 300 if not said."));
    options.add(QStringLiteral("size"), QStringLiteral("n"),
                tr("Writes a png of at most n by n dots, whatever the suffix of OUT."));
    options.add(QStringLiteral("list"), QStringLiteral("kind"),
                tr("In place of the drawing: parts, settings, lines, coils or steps."));
    options.add(QStringLiteral("causality"), {}, tr("With what ports give and take, strokes on bonds."));
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    if (!options.isSet("o")) {
        return options.wrongUse(streams, tr("say where to draw to with -o OUT"));
    }
    const model::LoadedFiles loaded = cli::loadFiles(options.files(), options);
    cli::writeDiagnostics(loaded.diagnostics, streams.err);
    const model::ClassNode* node = hasErrors(loaded.diagnostics) ? nullptr : cli::chosenClass(loaded, options, streams);
    if (node == nullptr)
        return cli::kExitWrongInput;
    model::InstanceTree tree(*loaded.library);
    model::IconCache icons;
    const model::Instance& top = tree.instantiate(*node);
    const model::Diagram diagram = editor::drawnSheet(icons, top);
    cli::writeDiagnostics(tree.diagnostics(), streams.err);
    if (options.isSet("list"))
        return writeListOf(top, diagram, options, streams);
    editor::SheetRenderer renderer;
    if (options.isSet("dpi")) {
        constexpr double kLeast = 10, kMost = 2400;
        const double dots = options.value("dpi").toDouble();
        if (!(dots >= kLeast && dots <= kMost)) {
            return options.wrongUse(streams, tr("--dpi takes a number from %1 to %2").arg(kLeast).arg(kMost));
        }
        renderer.setDotsPerInch(dots);
    }
    if (options.isSet("causality")) {
        solver::ModelSource source;
        source.library = loaded.library;
        source.className = node->qualifiedName();
        solver::Model model(std::move(source));
        const solver::BuiltForm& made = model.built({solver::ModelForm::Kind::Structure});
        cli::writeDiagnostics(model.flattened().diagnostics, streams.err);
        cli::writeDiagnostics(made.diagnostics, streams.err);
        if (!made.system)
            return cli::kExitWrongInput;
        renderer.setNotes(causalityNotes(diagram, {}, *made.system));
    }
    if (options.isSet("size"))
        return writeSmallPicture(diagram, renderer, options, streams);
    if (options.isSet("pages")) {
        if (diagram.pages().empty())
            return cli::wrongInput(
                streams, tr("%1 has no pages: put one around the circuit with Drawing > Add a page, or give the "
                            "class a component of Bramah.Drawing.Pages")
                             .arg(diagram.className()));
        const auto written =
            editor::writeSheetPages(renderer, editor::drawingSet(icons, top, QString(), diagram), options.value("o"));
        return written ? cli::kExitOk : cli::wrongInput(streams, written.error());
    }
    if (const auto written = editor::writeSheet(renderer, diagram, options.value("o")); !written)
        return cli::wrongInput(streams, written.error());
    return cli::kExitOk;
}

}  // namespace bramah::app
