// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/declarations/declarations_view.h"

#include "editor/declarations/cell_delegate.h"
#include "editor/declarations/declaration_table.h"
#include "editor/session/document_session.h"
#include "editor/theme/icon_set.h"
#include "editor/theme/style_state.h"
#include "model/declarations/declaration_edits.h"
#include "model/document/document.h"
#include "model/edit/class_in_text.h"
#include "model/edit/component_edits.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace bramah::editor {

using Column = DeclarationColumn;
using Group = DeclarationRow::Group;

namespace {

constexpr int kButtonMargin = 8, kButtonGap = 4;  // px, of the row of buttons

/// Tab moves from cell to cell in reading order and skips those that cannot be changed.
class CellTree : public QTreeView
{
public:
    using QTreeView::QTreeView;

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override
    {
        if (action != MoveNext && action != MovePrevious)
            return QTreeView::moveCursor(action, modifiers);
        QModelIndex at = currentIndex();
        do
            at = action == MoveNext ? behind(at) : before(at);
        while (at.isValid() && !(at.flags() & Qt::ItemIsEditable));
        return at.isValid() ? at : currentIndex();
    }

private:
    [[nodiscard]] QModelIndex behind(const QModelIndex& at) const
    {
        const QModelIndex beside = at.siblingAtColumn(at.column() + 1);
        return beside.isValid() ? beside : indexBelow(at.siblingAtColumn(0));
    }
    [[nodiscard]] QModelIndex before(const QModelIndex& at) const
    {
        if (at.column() > 0)
            return at.siblingAtColumn(at.column() - 1);
        const QModelIndex above = indexAbove(at);
        return above.siblingAtColumn(above.isValid() ? above.model()->columnCount() - 1 : 0);
    }
};

}  // namespace

DeclarationsView::DeclarationsView(DocumentSession& session, const IconSet& icons, QWidget* parent)
    : QWidget(parent),
      session_(session),
      table_(new DeclarationTable(session, this)),
      view_(new CellTree(this)),
      note_(new QLabel(this))
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    view_->setModel(table_);
    view_->setAccessibleName(tr("Declarations of the class"));
    view_->setFrameShape(QFrame::NoFrame);
    view_->setUniformRowHeights(true);
    view_->setSelectionBehavior(QAbstractItemView::SelectItems);
    view_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                           QAbstractItemView::AnyKeyPressed | QAbstractItemView::SelectedClicked);
    view_->setTabKeyNavigation(true);
    view_->setIndentation(12);
    view_->header()->setStretchLastSection(false);
    auto* delegate = new CellDelegate(
        *table_,
        [this](const QModelIndex& index) {
            const DeclarationRow* row = table_->row(index);
            return row ? proposals(session_, table_->rows(), *row, static_cast<Column>(index.column())) : QStringList();
        },
        this);
    view_->setItemDelegate(delegate);
    connect(delegate, &CellDelegate::faultChanged, this, &DeclarationsView::tell);
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this, &DeclarationsView::updateButtons);
    connect(table_, &QAbstractItemModel::modelReset, this, [this] { view_->expandAll(); });
    note_->setObjectName(QStringLiteral("fault"));
    note_->setWordWrap(true);
    note_->setContentsMargins(12, 4, 12, 6);
    note_->setMinimumHeight(note_->fontMetrics().lineSpacing() + 10);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(makeButtons(icons));
    column->addWidget(view_, 1);
    column->addWidget(note_);
    setFocusProxy(view_);
}

QLayout* DeclarationsView::makeButtons(const IconSet& icons)
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(kButtonMargin, 6, kButtonMargin, 6);
    row->setSpacing(kButtonGap);
    const auto add = [&](const char* name, const char* icon, const QString& text, const QString& hint, auto act) {
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("flat"));
        button->setProperty("action", QLatin1String(name));
        button->setIcon(icons.icon(QLatin1String(icon)));
        button->setText(text);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setToolTip(hint);
        connect(button, &QToolButton::clicked, this, act);
        row->addWidget(button);
        return button;
    };
    adders_ = {add("addPort", "add", tr("Port"), tr("Add a port"), [this] { addTo(Group::Port); }),
               add("addParameter", "add", tr("Parameter"), tr("Add a parameter"), [this] { addTo(Group::Parameter); }),
               add("addVariable", "add", tr("Variable"), tr("Add a variable"), [this] { addTo(Group::Variable); })};
    row->addStretch(1);
    up_ =
        add("up", "chevron-up", tr("Up"), tr("Move it up in the text (Ctrl+Shift+Up)"), [this] { moveCurrent(false); });
    down_ = add("down", "chevron-down", tr("Down"), tr("Move it down in the text (Ctrl+Shift+Down)"),
                [this] { moveCurrent(true); });
    remove_ =
        add("remove", "trash", tr("Remove"), tr("Remove it from the class (Delete)"), [this] { removeCurrent(); });
    const auto addKey = [this](const QKeySequence& key, auto act) {
        auto* action = new QAction(view_);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, act);
        view_->addAction(action);
    };
    addKey(QKeySequence(Qt::Key_Delete), [this] { removeCurrent(); });
    addKey(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Up), [this] { moveCurrent(false); });
    addKey(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Down), [this] { moveCurrent(true); });
    return row;
}

void DeclarationsView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // In a narrow view the arrows and the bin say enough, and their tips the rest.
    const std::array narrowing{up_, down_, remove_};
    int needed = 0;
    for (QToolButton* button : narrowing)
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (const QToolButton* button : adders_)
        needed += button->sizeHint().width() + kButtonGap;
    for (const QToolButton* button : narrowing)
        needed += button->sizeHint().width() + kButtonGap;
    const bool isNarrow = width() < needed + 2 * kButtonMargin;
    for (QToolButton* button : narrowing)
        button->setToolButtonStyle(isNarrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
}

void DeclarationsView::show(const QString& className)
{
    const bool isOther = className != className_;
    const QString current = isOther ? QString() : currentName();
    const int column = view_->currentIndex().column();
    const int scroll = view_->verticalScrollBar()->value();
    className_ = className;
    table_->refresh();
    if (isOther) {
        view_->expandAll();
        fitColumns();
    } else {
        const QModelIndex before = table_->indexOf(current, static_cast<Column>(std::max(column, 0)));
        if (currentName() != current && before.isValid())
            view_->setCurrentIndex(before);
        view_->verticalScrollBar()->setValue(scroll);
    }
    updateButtons();
    tell({});
}

void DeclarationsView::fitColumns()
{
    constexpr int kMargin = 20, kWidest = 320;  // px
    constexpr std::array kLeast{160, 150, 70, 90, 70, 70, 220, 90, 80};
    for (int column = 0; column < table_->columnCount(); ++column) {
        view_->resizeColumnToContents(column);
        const int least = kLeast.at(static_cast<std::size_t>(column));
        view_->setColumnWidth(column,
                              std::clamp(view_->columnWidth(column) + kMargin, least, std::max(least, kWidest)));
    }
}

void DeclarationsView::commit()
{
    // An open field commits its text when it loses the focus.
    if (auto* field = view_->viewport()->findChild<QLineEdit*>(QStringLiteral("cell")); field && field->hasFocus())
        view_->setFocus();
}

bool DeclarationsView::locate(int offset)
{
    const auto* definition = model::findClass(session_.file().document().tree(), session_.sheet().className());
    const QString name = definition ? model::componentAt(*definition, offset) : QString();
    if (!table_->indexOf(name).isValid())
        return false;
    setCurrent(name);
    return true;
}

QString DeclarationsView::currentName() const
{
    const DeclarationRow* row = table_->row(view_->currentIndex());
    return row ? row->written.name : QString();
}

void DeclarationsView::setCurrent(const QString& name)
{
    const QModelIndex index = table_->indexOf(name);
    view_->setCurrentIndex(index);
    view_->scrollTo(index);
    view_->setFocus();
}

void DeclarationsView::addTo(DeclarationRow::Group group)
{
    const QString name = addDeclarationTo(session_, table_->rows(), group);
    if (name.isEmpty())
        return;
    setCurrent(name);
    view_->edit(table_->indexOf(name));
}

void DeclarationsView::removeCurrent()
{
    const DeclarationRow* row = table_->row(view_->currentIndex());
    const auto* definition = model::findClass(session_.file().document().tree(), session_.sheet().className());
    if (!row || row->isInherited() || !definition)
        return;
    const QString name = row->written.name;
    const DeclarationRow* below = table_->row(view_->indexBelow(view_->currentIndex()));
    const DeclarationRow* above = table_->row(view_->indexAbove(view_->currentIndex()));
    const QString next = below ? below->written.name : above ? above->written.name : QString();
    session_.file().applyEdits(tr("Remove %1").arg(name),
                               model::removeComponent(session_.file().document().tree(), *definition, name));
    setCurrent(next);
}

void DeclarationsView::moveCurrent(bool isBelow)
{
    const QString name = currentName();
    const QString other = table_->neighbour(view_->currentIndex(), isBelow);
    const auto* definition = model::findClass(session_.file().document().tree(), session_.sheet().className());
    if (name.isEmpty() || other.isEmpty() || !definition)
        return;
    const int column = view_->currentIndex().column();
    session_.file().applyEdits(tr("Move %1").arg(name),
                               model::swapDeclarations(session_.file().document().tree(), *definition, name, other));
    view_->setCurrentIndex(table_->indexOf(name, static_cast<Column>(column)));
}

void DeclarationsView::updateButtons()
{
    const DeclarationRow* row = table_->row(view_->currentIndex());
    const bool isEditable = session_.isEditable();
    for (QToolButton* button : adders_)
        button->setEnabled(isEditable);
    remove_->setEnabled(isEditable && row && !row->isInherited());
    up_->setEnabled(isEditable && !table_->neighbour(view_->currentIndex(), false).isEmpty());
    down_->setEnabled(isEditable && !table_->neighbour(view_->currentIndex(), true).isEmpty());
}

void DeclarationsView::tell(const QString& fault)
{
    setStyleState(*note_, "isFault", !fault.isEmpty());
    note_->setText(!fault.isEmpty()         ? fault
                   : !session_.isEditable() ? session_.readOnlyReason()
                   : table_->rows().empty() ? tr("This class declares nothing yet.")
                                            : tr("F2 or a double click edits a cell; values take units: 150 bar"));
}

}  // namespace bramah::editor
