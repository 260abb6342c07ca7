// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/drawn_pictures.h"

#include "app/about/window_libraries.h"
#include "app/commands/animation_output.h"
#include "app/commands/drawing_commands.h"
#include "app/commands/plot_picture.h"
#include "app/fmu/fmu_pictures.h"
#include "app/structure/tables/composition_picture.h"
#include "app/structure/tables/energy_picture.h"
#include "app/structure/tables/order_graph_picture.h"
#include "editor/drawing/drawn_sheet.h"
#include "editor/files/picture_file.h"
#include "editor/render/sheet_renderer.h"

#include <QGuiApplication>
#include <QPainter>

#include <functional>

namespace bramah::app {

namespace {

std::optional<QString> write(const QString& path, QSizeF size, const std::function<void(QPainter& painter)>& paint)
{
    editor::Picture picture;
    picture.size = size;
    picture.paint = [&](QPainter& painter, const QRectF&) { paint(painter); };
    return editor::writePicture(picture, path);
}

}  // namespace

std::vector<solver::LibraryVersion> DrawnPictures::libraries() const
{
    return windowLibraries();
}

int DrawnPictures::render(const QStringList& arguments, cli::CommandStreams& streams) const
{
    return renderCommand(arguments, streams);
}

int DrawnPictures::report(const QStringList& arguments, cli::CommandStreams& streams) const
{
    return reportCommand(arguments, streams);
}

int DrawnPictures::manual(const QStringList& arguments, cli::CommandStreams& streams) const
{
    return manualCommand(arguments, streams);
}

std::optional<QString> DrawnPictures::writePlots(solver::ResultStore& store, const model::ClassNode& node,
                                                 const QString& path) const
{
    return writePlotOfResults(store, node, path);
}

std::optional<QString> DrawnPictures::problemOf(const cli::AnimationOptions& options) const
{
    return animationProblem(options);
}

std::optional<QString> DrawnPictures::writeAnimation(solver::ResultStore& store, const model::ClassLibrary& library,
                                                     const model::ClassNode& node,
                                                     const cli::AnimationOptions& options) const
{
    return writeAnimationOfResults(store, library, node, options);
}

std::optional<QString> DrawnPictures::writeSheet(const model::Diagram& diagram, const QString& path) const
{
    const auto written = editor::SheetRenderer().write(diagram, path);
    return written ? std::nullopt : std::optional(written.error());
}

std::optional<QString> DrawnPictures::writeGraph(solver::OrderGraph graph, const QString& path) const
{
    OrderGraphPicture picture;
    picture.layOut(std::move(graph), QGuiApplication::font());
    return write(path, picture.bounds().size(), [&](QPainter& painter) {
        painter.translate(-picture.bounds().topLeft());
        picture.paint(painter, picture.bounds(), QGuiApplication::palette());
    });
}

std::optional<QString> DrawnPictures::writeEnergies(const std::vector<solver::ComponentEnergy>& energies,
                                                    const QString& path) const
{
    constexpr QSizeF kSize(900, 420);
    return write(path, kSize, [&](QPainter& painter) {
        paintEnergyFlow(painter, QRectF(QPointF(), kSize), energies, QGuiApplication::palette());
    });
}

solver::FmuPictures DrawnPictures::fmuPictures(const model::Instance& circuit) const
{
    model::IconCache icons;
    return app::fmuPictures(circuit, editor::drawnSheet(icons, circuit));
}

std::optional<QString> DrawnPictures::writeComposition(const model::Instance& root, const QString& path) const
{
    const QFont font = QGuiApplication::font();
    const solver::Composition composition = solver::compositionOf(root, widthsIn(font));
    return write(path, composition.size, [&](QPainter& painter) {
        painter.fillRect(QRectF(QPointF(), composition.size), QGuiApplication::palette().color(QPalette::Base));
        paintComposition(painter, composition, font, QGuiApplication::palette());
    });
}

}  // namespace bramah::app
