// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/channel_drop.h"

#include "app/measured/data_import.h"
#include "app/plots/plot_view.h"
#include "app/results/plottable_variables.h"
#include "editor/canvas/hit_test.h"
#include "editor/canvas/probe.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/view/sheet_view.h"
#include "solver/results/column_units.h"

#include <QDropEvent>
#include <QMimeData>
#include <QToolTip>

namespace bramah::app {

ChannelDrop::ChannelDrop(editor::SheetView& sheet, const PlottableVariables& variables, DataImport& import,
                         QObject* parent)
    : QObject(parent), sheet_(sheet), variables_(variables), import_(import)
{
    sheet.viewport()->installEventFilter(this);
}

QString ChannelDrop::channelIn(const QMimeData& data) const
{
    const QString path =
        QString::fromUtf8(data.data(QLatin1String(kVariableMimeType))).section(QLatin1Char('\n'), 0, 0);
    return variables_.measured().channel(path) ? path : QString();
}

std::optional<QString> ChannelDrop::variableAt(QPoint place, const QString& channel) const
{
    constexpr double kReach = 8;  // px
    const editor::DocumentSession& session = sheet_.session();
    const editor::Hit hit = editor::hitAt(session.sheet().diagram(), sheet_.toSheet(place), kReach / sheet_.zoom(),
                                          session.selection(), sheet_.sheet().shifts());
    const auto probe = editor::probeOf(session.sheet().diagram(), hit, session.sheet().place());
    const solver::ResultColumn* measured = variables_.find(channel);
    if (!probe || !measured)
        return std::nullopt;
    for (const QString& path : probe->variables)
        if (const auto* column = variables_.find(path); column && measureTheSame(*column, *measured))
            return path;
    if (!probe->variables.isEmpty())
        return std::nullopt;
    // Of a component: the first of its own.
    for (const solver::ResultColumn& column : variables_.all())
        if (column.component == probe->owner && measureTheSame(column, *measured))
            return column.path;
    return std::nullopt;
}

bool ChannelDrop::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOver = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove;
    if (!isOver && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto& drag = static_cast<QDropEvent&>(*event);
    const QString channel = channelIn(*drag.mimeData());
    if (channel.isEmpty())
        return QObject::eventFilter(watched, event);
    const QPoint place = drag.position().toPoint();
    const auto variable = variableAt(place, channel);
    // The sheet is entered anywhere; what lies under the mouse decides on the way.
    if (variable || event->type() == QEvent::DragEnter)
        drag.acceptProposedAction();
    else
        drag.ignore();
    const QPoint onScreen = sheet_.viewport()->mapToGlobal(place);
    if (isOver) {
        QToolTip::showText(onScreen, variable ? tr("Lay %1 beside %2").arg(channel, *variable)
                                              : tr("Drop it on a port, line or symbol with such a variable"));
        return true;
    }
    QToolTip::hideText();
    if (variable)
        import_.lay(channel, *variable);
    return true;
}

}  // namespace bramah::app
