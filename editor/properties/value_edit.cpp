// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/value_edit.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionFrame>

namespace bramah::editor {
namespace {

constexpr int kMargin = 2;  // px, that QLineEdit leaves beside its text

}  // namespace

QRect ValueEdit::textRect() const
{
    QStyleOptionFrame option;
    initStyleOption(&option);
    return style()
        ->subElementRect(QStyle::SE_LineEditContents, &option, this)
        .marginsRemoved(textMargins())
        .adjusted(kMargin, 0, -kMargin, 0);
}

bool ValueEdit::isCut() const
{
    return fontMetrics().horizontalAdvance(text()) > textRect().width();
}

void ValueEdit::paintEvent(QPaintEvent* event)
{
    if (hasFocus() || !isCut()) {
        QLineEdit::paintEvent(event);
        return;
    }
    QStyleOptionFrame option;
    initStyleOption(&option);
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
    const QRect room = textRect();
    painter.setPen(option.palette.color(isEnabled() ? QPalette::Normal : QPalette::Disabled, QPalette::Text));
    painter.drawText(room, static_cast<int>(Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine),
                     fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
}

}  // namespace bramah::editor
