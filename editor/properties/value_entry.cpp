// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/value_entry.h"

#include "editor/properties/value_edit.h"

#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace bramah::editor {

namespace {

constexpr int kWidth = 320;  // px

}  // namespace

ValueEntry::ValueEntry(ParameterFields fields, ParameterRow::Knowledge knowledge, const IconSet& icons, QWidget* parent)
    : QFrame(parent, Qt::Popup), fields_(std::move(fields)), knowledge_(std::move(knowledge)), icons_(icons)
{
    setObjectName(QStringLiteral("valueEntry"));
    setAttribute(Qt::WA_StyledBackground);
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    setFixedWidth(kWidth);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 6);
}

void ValueEntry::open(const QString& typed, QPoint place)
{
    const auto first = std::ranges::find_if(fields_, isNumber);
    show(first == fields_.end() ? 0 : static_cast<int>(first - fields_.begin()));
    const QRect room = (parentWidget() ? parentWidget()->screen() : screen())->availableGeometry();
    const QSize size = sizeHint();
    move(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - kWidth)),
         std::clamp(place.y(), room.top(), std::max(room.top(), room.bottom() - size.height())));
    QFrame::show();
    row_->editor()->setFocus(Qt::PopupFocusReason);
    if (auto* text = qobject_cast<ValueEdit*>(row_->editor())) {
        text->selectAll();
        if (typed.isEmpty())
            return;
        text->insert(typed);
        text->setModified(true);
    }
}

void ValueEntry::show(int index)
{
    index_ = index;
    delete std::exchange(content_, new QWidget);
    layout()->addWidget(content_);
    auto* grid = new QGridLayout(content_);
    grid->setContentsMargins(0, 0, 0, 0);
    ParameterField& field = fields_[static_cast<std::size_t>(index)];
    row_ = new ParameterRow(field, *grid, 0, icons_, content_);
    row_->setKnowledge(knowledge_);
    row_->editor()->installEventFilter(this);
    connect(row_, &ParameterRow::committed, this,
            [this, &field](const QString& path, const std::optional<QString>& expression) {
                const QString reason =
                    expression && knowledge_.reasonAgainst ? knowledge_.reasonAgainst(field, *expression) : QString();
                if (!reason.isEmpty()) {
                    row_->refuse(reason);
                    return;
                }
                values_.insert(path, expression);
            });
    content_->show();
    adjustSize();
}

bool ValueEntry::takeTyped()
{
    row_->editor()->clearFocus();
    if (row_->errorText().isEmpty())
        return true;
    row_->editor()->setFocus();
    return false;
}

void ValueEntry::goBy(int step)
{
    if (!takeTyped())
        return;
    const int count = static_cast<int>(fields_.size());
    show((index_ + step + count) % count);
    row_->editor()->setFocus(step > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    if (auto* text = qobject_cast<ValueEdit*>(row_->editor()))
        text->selectAll();
}

void ValueEntry::finish()
{
    isEnded_ = true;
    if (!values_.isEmpty())
        Q_EMIT entered(values_);
    close();
}

bool ValueEntry::eventFilter(QObject* watched, QEvent* event)
{
    const auto* text = qobject_cast<ValueEdit*>(watched);
    if (event->type() != QEvent::KeyPress || (text && text->isOffering()))
        return QFrame::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Tab: goBy(1); return true;
    case Qt::Key_Backtab: goBy(-1); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (takeTyped())
            finish();
        return true;
    case Qt::Key_Escape:
        isEnded_ = true;
        close();
        return true;
    default: return QFrame::eventFilter(watched, event);
    }
}

bool ValueEntry::event(QEvent* event)
{
    const bool isTaken = QFrame::event(event);
    // A message about what is typed needs room below it.
    if (event->type() == QEvent::LayoutRequest)
        adjustSize();
    return isTaken;
}

void ValueEntry::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    if (!isEnded_ && takeTyped())
        finish();
}

}  // namespace bramah::editor
