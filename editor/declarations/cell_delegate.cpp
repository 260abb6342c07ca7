// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/declarations/cell_delegate.h"

#include "editor/declarations/declaration_table.h"
#include "editor/theme/plain_text.h"
#include "editor/theme/style_state.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>

namespace bramah::editor {

namespace {

constexpr auto kInvalid = "invalid";  ///< property of a field whose text is refused, used by the style sheet

/// Tab accepts the word selected in the list below a field and then moves on, as without a list.
class ListKeys : public QObject
{
public:
    explicit ListKeys(QLineEdit& field) : QObject(&field), field_(field) {}

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
        if (key != Qt::Key_Tab && key != Qt::Key_Backtab)
            return QObject::eventFilter(watched, event);
        auto& list = *static_cast<QAbstractItemView*>(watched);
        QModelIndex word = list.currentIndex();
        if (!word.isValid() && field_.property(kInvalid).toBool())
            word = list.model()->index(0, 0);
        if (word.isValid())
            field_.setText(word.data().toString());
        list.hide();
        QCoreApplication::postEvent(&field_, event->clone());  // when the field has the focus again
        return true;
    }

private:
    QLineEdit& field_;
};

}  // namespace

CellDelegate::CellDelegate(DeclarationTable& table, Proposals proposals, QObject* parent)
    : QStyledItemDelegate(parent), table_(table), proposals_(std::move(proposals))
{
}

QWidget* CellDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const
{
    auto* field = new QLineEdit(parent);
    field->setObjectName(QStringLiteral("cell"));
    if (const QStringList words = proposals_(index); !words.isEmpty()) {
        auto* completer = new QCompleter(words, field);
        completer->setFilterMode(Qt::MatchContains);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        field->setCompleter(completer);
        completer->popup()->setObjectName(QStringLiteral("completions"));
        completer->popup()->installEventFilter(new ListKeys(*field));
    }
    connect(field, &QLineEdit::textChanged, this, [this, field, index = QPersistentModelIndex(index)] {
        const QString fault = table_.faultOf(index, field->text());
        setStyleState(*field, kInvalid, !fault.isEmpty());
        field->setToolTip(plainToolTip(fault));
        Q_EMIT faultChanged(fault);
    });
    connect(field, &QObject::destroyed, this, [this] { Q_EMIT faultChanged({}); });
    return field;
}

void CellDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    if (!editor->property(kInvalid).toBool())
        model->setData(index, static_cast<QLineEdit*>(editor)->text());
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    constexpr int kHeight = 28;  // px
    return {QStyledItemDelegate::sizeHint(option, index).width(), kHeight};
}

bool CellDelegate::eventFilter(QObject* editor, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && editor->property(kInvalid).toBool()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab || key == Qt::Key_Backtab)
            return true;
    }
    return QStyledItemDelegate::eventFilter(editor, event);
}

}  // namespace bramah::editor
