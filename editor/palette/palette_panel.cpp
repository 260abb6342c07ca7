// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/palette_panel.h"

#include "editor/palette/chosen_classes.h"
#include "editor/palette/class_names.h"
#include "editor/palette/palette_model.h"
#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "editor/theme/active_theme.h"
#include "editor/theme/icon_set.h"
#include "model/document/document.h"

#include <QAction>
#include <QDrag>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace bramah::editor {

namespace {

/// Keeps rows of packages low and rows of symbols high enough for the picture. At the end of a class's row is a star,
/// if it is a favourite or under the mouse: a click toggles it.
class PaletteDelegate : public QStyledItemDelegate
{
public:
    PaletteDelegate(ChosenClasses& chosen, QObject* parent) : QStyledItemDelegate(parent), chosen_(chosen) {}
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const bool isClass = !index.data(PaletteModel::kClassRole).toString().isEmpty();
        return {QStyledItemDelegate::sizeHint(option, index).width(),
                isClass ? PaletteModel::kSymbolSize.height() + 8 : 28};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const bool isFavourite = index.data(PaletteModel::kFavouriteRole).toBool();
        if (index.data(PaletteModel::kClassRole).toString().isEmpty() ||
            !(isFavourite || option.state & QStyle::State_MouseOver))
            return;
        painter->save();
        painter->setPen(option.palette.color(isFavourite ? QPalette::Highlight : QPalette::PlaceholderText));
        painter->drawText(starOf(option.rect), Qt::AlignCenter,
                          isFavourite ? QStringLiteral("★") : QStringLiteral("☆"));
        painter->restore();
    }
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override
    {
        const QString className = index.data(PaletteModel::kClassRole).toString();
        const bool isRelease = event->type() == QEvent::MouseButtonRelease;
        if (!className.isEmpty() && isRelease &&
            starOf(option.rect).contains(static_cast<QMouseEvent*>(event)->position().toPoint())) {
            chosen_.setFavourite(className, !chosen_.isFavourite(className));
            return true;
        }
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    }
    /// The area of the star in a row.
    [[nodiscard]] static QRect starOf(const QRect& row)
    {
        constexpr int kWidth = 24;
        return {row.right() - kWidth, row.top(), kWidth, row.height()};
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->decorationSize = PaletteModel::kSymbolSize;
        if (index.data(PaletteModel::kClassRole).toString().isEmpty() && !index.parent().isValid())
            option->font.setWeight(QFont::DemiBold);
    }

private:
    ChosenClasses& chosen_;
};

/// A row that is dragged shows as the symbol on the sheet, at its place, and nothing hides what is under it.
class PaletteView : public QTreeView
{
public:
    using QTreeView::QTreeView;

protected:
    void startDrag(Qt::DropActions actions) override
    {
        QMimeData* dragged = model()->mimeData(selectedIndexes());
        if (!dragged)
            return;
        QPixmap nothing(1, 1);
        nothing.fill(Qt::transparent);
        auto* drag = new QDrag(this);
        drag->setMimeData(dragged);
        drag->setPixmap(nothing);
        drag->exec(actions, Qt::CopyAction);
    }
};

/// Shows classes that match every word: one at least in name or description, others also in the packages around.
class PaletteFilter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWords(const QStringList& words)
    {
        words_ = words;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        if (words_.isEmpty())
            return true;
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        const QString text = index.data(PaletteModel::kSearchRole).toString();
        const auto isIn = [](const QString& where) {
            return [&where](const QString& word) { return where.contains(word, Qt::CaseInsensitive); };
        };
        if (text.isEmpty())
            return false;
        QString groups;
        for (QModelIndex group = parent; group.isValid(); group = group.parent())
            groups +=
                QLatin1Char(' ') + group.data().toString() + QLatin1Char(' ') + group.data(Qt::ToolTipRole).toString();
        // A group that is named shows all of its classes.
        if (std::all_of(words_.begin(), words_.end(), isIn(groups)))
            return true;
        const QString around = text + QLatin1Char(' ') + index.data(PaletteModel::kClassRole).toString() + groups;
        return std::any_of(words_.begin(), words_.end(), isIn(text)) &&
               std::all_of(words_.begin(), words_.end(), isIn(around));
    }

private:
    QStringList words_;
};

/// The rank of a class for the searched text, 0 is best: the exact name, a beginning of it, all words in the name, the
/// last word as the name or its beginning, all others.
int rankOf(const QString& name, const QString& text, const QStringList& words)
{
    if (name.compare(text, Qt::CaseInsensitive) == 0)
        return 0;
    if (name.startsWith(text, Qt::CaseInsensitive))
        return 1;
    const bool hasAll = std::all_of(words.begin(), words.end(),
                                    [&](const QString& word) { return name.contains(word, Qt::CaseInsensitive); });
    if (hasAll)
        return 2;
    if (name.compare(words.back(), Qt::CaseInsensitive) == 0)
        return 3;
    return name.startsWith(words.back(), Qt::CaseInsensitive) ? 4 : 5;
}

QLabel* makeNothing()
{
    auto* label = new QLabel;
    label->setObjectName(QStringLiteral("muted"));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    label->setContentsMargins(16, 24, 16, 0);
    label->hide();
    return label;
}

}  // namespace

PalettePanel::PalettePanel(Workspace& workspace, const ActiveTheme& theme, const IconSet& icons, QWidget* parent)
    : QWidget(parent),
      search_(new QLineEdit),
      view_(new PaletteView),
      nothing_(makeNothing()),
      chosen_(new ChosenClasses(this)),
      model_(new PaletteModel(workspace, theme, *chosen_, this)),
      filtered_(new PaletteFilter(this))
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    search_->setPlaceholderText(tr("Search the library"));
    search_->setAccessibleName(tr("Search the library"));
    search_->setClearButtonEnabled(true);
    search_->addAction(icons.icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    search_->installEventFilter(this);
    filtered_->setSourceModel(model_);
    filtered_->setRecursiveFilteringEnabled(true);
    view_->setModel(filtered_);
    view_->setAccessibleName(tr("Library"));
    view_->setItemDelegate(new PaletteDelegate(*chosen_, view_));
    view_->setHeaderHidden(true);
    view_->setIndentation(14);
    view_->setIconSize(PaletteModel::kSymbolSize);
    view_->setWordWrap(true);  // long translated names take two lines
    view_->setDragEnabled(true);
    view_->setDragDropMode(QAbstractItemView::DragOnly);
    view_->setExpandsOnDoubleClick(true);
    view_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view_->setMouseTracking(true);
    view_->setToolTipDuration(10000);
    auto* searchRow = new QVBoxLayout;
    searchRow->setContentsMargins(8, 8, 8, 4);
    searchRow->addWidget(search_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(searchRow);
    column->addWidget(view_, 1);
    column->addWidget(nothing_, 1);
    expandFirst();

    connect(&workspace, &Workspace::librariesChanged, this, [this] {
        model_->rebuild();
        filter(search_->text());
    });
    connect(&workspace, &Workspace::classesChanged, this, [this] {
        if (model_->refreshOwn())
            filter(search_->text());
    });
    // Queued, as the mouse event that toggled the star is still being delivered to the rows.
    connect(
        chosen_, &ChosenClasses::favouritesChanged, this,
        [this] {
            showChosen();
            view_->viewport()->update();
        },
        Qt::QueuedConnection);
    connect(model_, &PaletteModel::taken, chosen_, &ChosenClasses::noteUse);
    view_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(view_, &QWidget::customContextMenuRequested, this, [this](QPoint position) {
        Q_EMIT contextMenuWanted(view_->indexAt(position).data(PaletteModel::kClassRole).toString(),
                                 view_->viewport()->mapToGlobal(position));
    });
    connect(&theme, &ActiveTheme::changed, view_->viewport(), qOverload<>(&QWidget::update));
    connect(search_, &QLineEdit::textChanged, this, &PalettePanel::filter);
    connect(view_, &QTreeView::activated, this, &PalettePanel::place);
    connect(view_, &QTreeView::entered, this, [this](const QModelIndex& index) {
        const bool isClass = !index.data(PaletteModel::kClassRole).toString().isEmpty();
        Q_EMIT hintChanged(isClass ? tr("Drag to the sheet, or press Enter to place it with the mouse") : QString());
    });
}

void PalettePanel::setSession(DocumentSession* session)
{
    if (session_ == session)
        return;
    if (session_)
        session_->dropListener(this);
    session_ = session;
    if (session_) {
        connect(&session_->sheet(), &Sheet::diagramChanged, this, &PalettePanel::showFile);
        connect(&session_->sheet(), &Sheet::classShownChanged, this, &PalettePanel::showFile);
    }
    showFile();
}

void PalettePanel::showChosen()
{
    const auto groups = [this] {
        QModelIndexList all;
        for (int row = 0; row < filtered_->rowCount(); ++row)
            if (const QModelIndex group = filtered_->index(row, 0); group.data(PaletteModel::kChosenRole).toBool())
                all.append(group);
        return all;
    };
    QStringList open{PaletteModel::tr("Favourites")};
    for (const QModelIndex& group : groups())
        if (view_->isExpanded(group))
            open.append(group.data().toString());
    if (model_->refreshChosen() && search_->text().isEmpty())
        for (const QModelIndex& group : groups())
            view_->setExpanded(group, open.contains(group.data().toString()));
}

void PalettePanel::showFile()
{
    showChosen();
    QStringList names;
    if (session_)
        for (const QString& name : session_->file().classNames()) {
            const auto* node = session_->workspace().library().find(name.toStdString());
            // A class cannot be placed in itself, nor in a class inside it.
            const bool isAroundShown =
                (session_->sheet().className() + QLatin1Char('.')).startsWith(name + QLatin1Char('.'));
            if (node && isPlaceable(*node) && !isAroundShown)
                names.append(name);
        }
    // The user's own package is a group already.
    const bool isOwn = !ownPackage_.isEmpty() && session_ &&
                       (session_->sheet().className() + QLatin1Char('.')).startsWith(ownPackage_ + QLatin1Char('.'));
    if (isOwn)
        names.clear();
    if (!model_->showFile(session_ ? session_->file().document().displayName() : QString(), names))
        return;
    showWhetherFound();
    if (!search_->text().isEmpty())
        view_->expandAll();
    else if (!names.isEmpty())
        view_->expand(filtered_->index(0, 0));
}

void PalettePanel::setOwnPackage(const std::string& name)
{
    ownPackage_ = QString::fromStdString(name);
    model_->setOwnPackage(name);
    filter(search_->text());
}

void PalettePanel::startSearch()
{
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

QString PalettePanel::focusedClass() const
{
    const bool hasFocus = view_->hasFocus() || search_->hasFocus();
    return hasFocus ? view_->currentIndex().data(PaletteModel::kClassRole).toString() : QString();
}

void PalettePanel::showClass(const QString& className)
{
    const QModelIndexList found = filtered_->match(filtered_->index(0, 0), PaletteModel::kClassRole, className, 1,
                                                   Qt::MatchExactly | Qt::MatchRecursive);
    if (found.isEmpty())
        return;
    view_->setCurrentIndex(found.front());
    view_->scrollTo(found.front(), QAbstractItemView::PositionAtCenter);
}

void PalettePanel::expandFirst()
{
    constexpr int kOpenGroups = 2;  // so that symbols are visible when the library is first opened
    view_->expandToDepth(0);
    const bool hasFile = filtered_->index(0, 0).data(PaletteModel::kFileRole).toBool();
    int first = hasFile ? 1 : 0;
    const QModelIndex own = filtered_->index(first, 0);
    const QModelIndex ownLast = filtered_->index(filtered_->rowCount(own) - 1, 0, own);
    first += ownLast.data(PaletteModel::kNewRole).toBool() ? 1 : 0;
    for (; filtered_->index(first, 0).data(PaletteModel::kChosenRole).toBool(); ++first)
        view_->setExpanded(filtered_->index(first, 0),
                           filtered_->index(first, 0).data() == PaletteModel::tr("Favourites"));
    const QModelIndex domain = filtered_->index(first, 0);
    int opened = 0;
    for (int row = 0; row < filtered_->rowCount(domain) && opened < kOpenGroups; ++row) {
        const QModelIndex group = filtered_->index(row, 0, domain);
        if (!filtered_->hasChildren(group))
            continue;
        view_->expand(group);
        ++opened;
    }
}

void PalettePanel::filter(const QString& text)
{
    // Names of packages stand before names as `FlowValves.Orifice`.
    const QStringList words =
        QString(text).replace(QLatin1Char('.'), QLatin1Char(' ')).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    static_cast<PaletteFilter*>(filtered_)->setWords(words);
    showWhetherFound();
    if (words.isEmpty()) {
        view_->collapseAll();
        expandFirst();
        return;
    }
    view_->expandAll();
    // The best match is selected, ready for Enter.
    QModelIndex best;
    int bestRank = std::numeric_limits<int>::max();
    for (const QModelIndex& index : filtered_->match(filtered_->index(0, 0), PaletteModel::kClassRole,
                                                     QStringLiteral("."), -1, Qt::MatchContains | Qt::MatchRecursive)) {
        const QString written = index.data(PaletteModel::kWrittenNameRole).toString();
        const int rank =
            std::min(rankOf(index.data().toString(), text.trimmed(), words), rankOf(written, text.trimmed(), words));
        if (rank < bestRank) {
            best = index;
            bestRank = rank;
        }
    }
    view_->setCurrentIndex(best);
}

void PalettePanel::showWhetherFound()
{
    const QString text = search_->text().simplified();
    const bool isNothing = !text.isEmpty() && filtered_->rowCount() == 0;
    if (isNothing)
        nothing_->setText(tr("Nothing in the library matches “%1”. Try fewer or other words, or clear the search with "
                             "Esc.")
                              .arg(text));
    nothing_->setVisible(isNothing);
    view_->setVisible(!isNothing);
}

void PalettePanel::place(const QModelIndex& index)
{
    const QString className = index.data(PaletteModel::kClassRole).toString();
    if (!className.isEmpty()) {
        chosen_->noteUse(className);
        Q_EMIT placingWanted(className);
    } else if (index.data(PaletteModel::kNewRole).toBool()) {
        Q_EMIT newComponentWanted();
    }
}

bool PalettePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            place(view_->currentIndex());
            return true;
        }
        if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up) {
            const QModelIndex next = key->key() == Qt::Key_Down ? view_->indexBelow(view_->currentIndex())
                                                                : view_->indexAbove(view_->currentIndex());
            if (next.isValid())
                view_->setCurrentIndex(next);
            return true;
        }
        if (key->key() == Qt::Key_Escape && !search_->text().isEmpty()) {
            search_->clear();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace bramah::editor
