// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dxf/sheet_file.h"

#include "editor/dxf/dxf_sheet.h"
#include "editor/render/sheet_geometry.h"
#include "editor/translate.h"
#include "model/files/output_file.h"
#include "model/pages/machine.h"

#include <QFileInfo>

namespace bramah::editor {
namespace {

bool isDxf(const QString& path)
{
    return QFileInfo(path).suffix().toLower() == QLatin1String("dxf");
}

/// Returns what went wrong, or nothing.
std::optional<QString> writeDxf(const model::Diagram& diagram, const PaperPage& page, const QString& path)
{
    const QByteArray bytes = dxfBytes(dxfOf(diagram, page));
    if (bytes.isEmpty())
        return tr("the folder for temporary files cannot be written");
    return model::OutputFile::write(path, bytes);
}

}  // namespace

tl::expected<void, QString> writeSheet(const SheetRenderer& renderer, const model::Diagram& diagram,
                                       const QString& path)
{
    if (!isDxf(path))
        return renderer.write(diagram, path);
    const QRectF part = drawnPart(diagram);
    if (auto problem = writeDxf(diagram, {-1, part, part.size() / kMillimetre, diagram.className()}, path))
        return tl::unexpected(std::move(*problem));
    return {};
}

tl::expected<QStringList, QString> writeSheetPages(const SheetRenderer& renderer, const DrawingSheets& sheets,
                                                   const QString& path)
{
    if (!isDxf(path))
        return renderer.writePages(sheets, path);
    QStringList files;
    DrawingSheets printed;
    for (const model::Diagram& sheet : sheets)
        printed.push_back(sheet.pages().empty() ? sheet : model::machineOf(sheet));
    const std::vector<PaperPage> pages = paperPagesOf(sheets);
    for (const PaperPage& page : pages) {
        const QString file = pages.size() == 1 ? path : numbered(path, static_cast<int>(files.size()) + 1);
        if (auto problem = writeDxf(printed[page.sheet], page, file))
            return tl::unexpected(std::move(*problem));
        files.append(file);
    }
    return files;
}

}  // namespace bramah::editor
