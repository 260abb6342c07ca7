// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/picture_export.h"

#include "app/plots/plot_area.h"
#include "app/translate.h"
#include "editor/files/picture_file.h"

#include <QCoreApplication>
#include <QPainter>

namespace bramah::app {

std::optional<QString> writePlotPicture(PlotArea& plots, const QString& path)
{
    editor::Picture picture;
    picture.title = tr("Plots");
    picture.size = plots.size();
    picture.paint = [&](QPainter& painter, const QRectF&) { plots.paintForExport(painter, plots.size()); };
    return editor::writePicture(picture, path);
}

void layOut(PlotArea& plots)
{
    static_cast<void>(plots.grab());
    QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
}

}  // namespace bramah::app
