// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/probe_button.h"

#include "editor/session/document_session.h"
#include "editor/view/sheet_view.h"

#include <QEvent>
#include <QMouseEvent>

namespace bramah::app {

namespace {

constexpr int kSize = 26;      // px
constexpr int kGap = 10;       // px from the clicked object, which can then be taken again
constexpr int kDistance = 90;  // px the mouse may be away

}  // namespace

ProbeButton::ProbeButton(editor::SheetView& sheet, const editor::Probe& probe, const editor::IconSet& icons)
    : QToolButton(&sheet), sheet_(sheet)
{
    setObjectName(QStringLiteral("probeButton"));
    setIcon(icons.icon(QStringLiteral("plot-add")));
    setIconSize({18, 18});
    setFixedSize(kSize, kSize);
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::ArrowCursor);
    setToolTip(tr("Plot a variable of %1 (P)").arg(probe.name));
    setAccessibleName(tr("Plot a variable of %1").arg(probe.name));
    place(probe);
    show();
    sheet.installEventFilter(this);
    sheet.viewport()->installEventFilter(this);
    connect(&sheet.session().sheet(), &editor::Sheet::diagramChanged, this, &ProbeButton::go);
    connect(&sheet, &editor::SheetView::zoomChanged, this, &ProbeButton::go);
}

void ProbeButton::place(const editor::Probe& probe)
{
    // Right below: names stand above or beside symbols, badges at their upper right corner.
    const QPoint click = sheet_.fromSheet(probe.position);
    const QPoint corner = sheet_.fromSheet({probe.bounds.right(), probe.bounds.top()});
    QRect rect(corner + QPoint(kGap, kGap), size());
    const QRect room = sheet_.viewport()->rect().adjusted(4, 4, -4, -4);
    if (rect.right() > room.right())
        rect.moveRight(qMin(room.right(), corner.x() - kGap));
    if (rect.bottom() > room.bottom())
        rect.moveBottom(qMin(room.bottom(), click.y() - kGap));
    rect.moveTo(qMax(rect.x(), room.x()), qMax(rect.y(), room.y()));
    rect.translate(sheet_.viewport()->pos());
    setGeometry(rect);
    home_ = rect.united(QRect(sheet_.viewport()->pos() + click, QSize(1, 1)))
                .adjusted(-kDistance, -kDistance, kDistance, kDistance);
}

void ProbeButton::go()
{
    hide();
    deleteLater();
}

bool ProbeButton::eventFilter(QObject* watched, QEvent* event)
{
    bool isOver = false;
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
    case QEvent::KeyPress:
    case QEvent::DragEnter:
    case QEvent::Resize:
    case QEvent::Hide: isOver = true; break;
    case QEvent::MouseMove:
        isOver = !home_.contains(sheet_.viewport()->pos() + static_cast<QMouseEvent*>(event)->position().toPoint());
        break;
    default: break;
    }
    if (isOver)
        go();
    return QToolButton::eventFilter(watched, event);
}

}  // namespace bramah::app
