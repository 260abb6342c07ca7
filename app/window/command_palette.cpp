// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/command_palette.h"

#include "app/widgets/word_filter.h"
#include "app/window/action_registry.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace bramah::app {

namespace {

constexpr int kActionRole = Qt::UserRole + 1;
constexpr int kKeysRole = Qt::UserRole + 2;
constexpr int kRowHeight = 30;  // px
constexpr int kMostRows = 12;
constexpr int kWidth = 560;  // px

/// Paints the action's text on the left, its keys on the right.
class CommandDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        painter->save();
        painter->setPen(option.palette.color(QPalette::PlaceholderText));
        painter->drawText(option.rect.adjusted(0, 0, -10, 0), Qt::AlignRight | Qt::AlignVCenter,
                          index.data(kKeysRole).toString());
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return {QStyledItemDelegate::sizeHint(option, index).width(), kRowHeight};
    }
};

}  // namespace

CommandPalette::CommandPalette(const ActionRegistry& actions, QWidget* parent)
    : QFrame(parent),
      actions_(actions),
      filter_(new QLineEdit(this)),
      list_(new QListView(this)),
      model_(new QStandardItemModel(this)),
      filtered_(new WordFilter(this))
{
    setObjectName(QStringLiteral("card"));
    setAccessibleName(tr("Command palette"));
    setAutoFillBackground(true);
    filter_->setPlaceholderText(tr("Type what you want to do"));
    filter_->setObjectName(QStringLiteral("commandFilter"));
    filter_->setAccessibleName(tr("Search for a command"));
    filter_->installEventFilter(this);
    filtered_->setSourceModel(model_);
    list_->setModel(filtered_);
    list_->setItemDelegate(new CommandDelegate(list_));
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setUniformItemSizes(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(filter_);
    column->addWidget(list_);
    connect(filter_, &QLineEdit::textChanged, this, [this](const QString& text) {
        filtered_->setWords(text);
        list_->setCurrentIndex(filtered_->index(0, 0));
        fitHeight();
    });
    connect(list_, &QListView::clicked, this, &CommandPalette::runCurrent);
    hide();
}

void CommandPalette::fill()
{
    model_->clear();
    for (QAction* action : actions_.actions()) {
        if (!action->isEnabled() || action->text().isEmpty())
            continue;
        auto* item = new QStandardItem(action->icon(), ActionRegistry::plainText(*action));
        item->setData(QVariant::fromValue<QObject*>(action), kActionRole);
        item->setData(action->shortcut().toString(QKeySequence::NativeText), kKeysRole);
        item->setEditable(false);
        model_->appendRow(item);
    }
}

void CommandPalette::popUp()
{
    fill();
    focusBefore_ = QApplication::focusWidget();
    filter_->clear();
    filtered_->setWords({});
    list_->setCurrentIndex(filtered_->index(0, 0));
    const int width = qMin(kWidth, parentWidget()->width() - 40);
    setGeometry((parentWidget()->width() - width) / 2, 56, width, height());
    fitHeight();
    show();
    raise();
    filter_->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::fitHeight()
{
    const int rows = qBound(1, filtered_->rowCount(), kMostRows);
    list_->setFixedHeight(rows * kRowHeight + 2 * list_->frameWidth());
    adjustSize();
    resize(qMin(kWidth, parentWidget()->width() - 40), height());
}

void CommandPalette::giveUp()
{
    hide();
    if (focusBefore_)
        focusBefore_->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::runCurrent()
{
    auto* action = qobject_cast<QAction*>(list_->currentIndex().data(kActionRole).value<QObject*>());
    giveUp();
    if (action)
        action->trigger();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut && isVisible())
        hide();
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const int row = list_->currentIndex().row();
        switch (key) {
        case Qt::Key_Escape: giveUp(); return true;
        case Qt::Key_Return:
        case Qt::Key_Enter: runCurrent(); return true;
        case Qt::Key_Down:
        case Qt::Key_Up:
            list_->setCurrentIndex(
                filtered_->index(qBound(0, row + (key == Qt::Key_Down ? 1 : -1), filtered_->rowCount() - 1), 0));
            return true;
        default: break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

}  // namespace bramah::app
