// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/circuit_picture.h"

#include "editor/drawing/drawn_sheet.h"
#include "editor/render/sheet_renderer.h"
#include "model/instance/instance.h"

#include <QAction>
#include <QBuffer>
#include <QDir>
#include <QMenu>
#include <QPainter>

namespace bramah::app {

std::optional<CircuitPicture> circuitPicture(const QString& path, const model::ClassLibrary& library,
                                             const editor::SheetTheme& theme, QSize size, double ratio)
{
    model::Diagnostics diagnostics;
    const auto own = library.clone();
    const auto classes = own->loadFile(path, diagnostics);
    if (classes.empty() || model::hasErrors(diagnostics))
        return std::nullopt;
    model::InstanceTree tree(*own);
    model::IconCache icons;
    const model::Diagram diagram = editor::drawnSheet(icons, tree.instantiate(*classes.front()));
    QPixmap pixmap(size * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    editor::SheetRenderer(theme).paint(painter, QRectF(QPointF(0, 0), size), diagram, editor::drawnPart(diagram));
    painter.end();
    return CircuitPicture{pixmap, classes.front()->shownDescription()};
}

namespace {

QString toolTipOf(const CircuitPicture& circuit, const QString& path)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    circuit.picture.save(&buffer, "PNG");
    return QStringLiteral("<img src='data:image/png;base64,%1' width='%2'><br>%3<br><small>%4</small>")
        .arg(QString::fromLatin1(bytes.toBase64()))
        .arg(qRound(circuit.picture.width() / circuit.picture.devicePixelRatio()))
        .arg(circuit.description.toHtmlEscaped(), QDir::toNativeSeparators(path).toHtmlEscaped());
}

}  // namespace

void showPicturesOf(QMenu& menu, std::function<std::optional<CircuitPicture>(const QString& path)> pictureOf)
{
    constexpr auto kIsDrawn = "isDrawn";
    menu.setToolTipsVisible(true);
    QObject::connect(&menu, &QMenu::hovered, &menu, [pictureOf = std::move(pictureOf)](QAction* action) {
        const QString path = action->data().toString();
        if (path.isEmpty() || action->property(kIsDrawn).toBool())
            return;
        action->setProperty(kIsDrawn, true);
        if (const auto circuit = pictureOf(path))
            action->setToolTip(toolTipOf(*circuit, path));
    });
}

}  // namespace bramah::app
