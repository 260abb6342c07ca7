// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/palette_panel.h"

#include "editor/palette/chosen_classes.h"
#include "editor/palette/found_classes.h"
#include "editor/palette/palette_model.h"
#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "editor/theme/active_theme.h"
#include "editor/theme/icon_set.h"
#include "model/classes/placing.h"
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
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTextOption>
#include <QTreeView>
#include <QVBoxLayout>

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
        paintFound(*painter, option, index);
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
        if (!index.data(PaletteModel::kPackagesRole).toString().isEmpty())
            option->text = QStringLiteral(" ");  // paintFound() paints it; without a text the symbol would be centred
        if (index.data(PaletteModel::kClassRole).toString().isEmpty() && !index.parent().isValid())
            option->font.setWeight(QFont::DemiBold);
    }

private:
    /// The name of a found class, on two lines where it is long, and below it where the class is in the library.
    static void paintFound(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index)
    {
        const QString packages = index.data(PaletteModel::kPackagesRole).toString();
        if (packages.isEmpty())
            return;
        const QRectF room = option.rect.adjusted(PaletteModel::kSymbolSize.width() + 13, 0, -28, 0);
        QFont small = option.font;
        small.setPointSizeF(small.pointSizeF() * 0.85);
        const QFontMetricsF metrics(option.font), smallMetrics(small);
        const QString name = index.data().toString();
        const int lines = metrics.horizontalAdvance(name) > room.width() ? 2 : 1;
        const double height = lines * metrics.lineSpacing();
        const double top = room.center().y() - (height + smallMetrics.height()) / 2;
        painter.save();
        painter.setFont(option.font);
        painter.setPen(option.palette.color(QPalette::Text));
        QTextOption wrapped(Qt::AlignLeft | Qt::AlignTop);
        wrapped.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        painter.drawText(QRectF(room.left(), top, room.width(), height), name, wrapped);
        painter.setFont(small);
        painter.setPen(option.palette.color(QPalette::PlaceholderText));
        painter.drawText(QRectF(room.left(), top + height, room.width(), smallMetrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         smallMetrics.elidedText(packages, Qt::ElideLeft, room.width()));
        painter.restore();
    }

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
      found_(new FoundClasses(*model_, *chosen_, this))
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    search_->setPlaceholderText(tr("Search the library"));
    search_->setAccessibleName(tr("Search the library"));
    search_->setClearButtonEnabled(true);
    search_->addAction(icons.icon(QStringLiteral("search")), QLineEdit::LeadingPosition)->setText(tr("Search"));
    search_->installEventFilter(this);
    view_->setModel(model_);
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
    if (isSearching()) {
        static_cast<void>(model_->refreshChosen());
        return;
    }
    const auto groups = [this] {
        QModelIndexList all;
        for (int row = 0; row < model_->rowCount(); ++row)
            if (const QModelIndex group = model_->index(row, 0); group.data(PaletteModel::kChosenRole).toBool())
                all.append(group);
        return all;
    };
    QStringList open{PaletteModel::tr("Favourites")};
    for (const QModelIndex& group : groups())
        if (view_->isExpanded(group))
            open.append(group.data().toString());
    // Rows below stay where they are: the next one may already be under the pointer.
    const QPersistentModelIndex last = model_->index(model_->rowCount() - 1, 0);
    const int before = view_->visualRect(last).top();
    if (!model_->refreshChosen())
        return;
    for (const QModelIndex& group : groups())
        view_->setExpanded(group, open.contains(group.data().toString()));
    view_->doItemsLayout();
    QScrollBar& bar = *view_->verticalScrollBar();
    bar.setValue(bar.value() + view_->visualRect(last).top() - before);
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
            if (node && model::isPlaceable(*node) && !isAroundShown)
                names.append(name);
        }
    // The user's own package is a group already.
    const bool isOwn = !ownPackage_.isEmpty() && session_ &&
                       (session_->sheet().className() + QLatin1Char('.')).startsWith(ownPackage_ + QLatin1Char('.'));
    if (isOwn)
        names.clear();
    if (!model_->showFile(session_ ? session_->file().document().displayName() : QString(), names))
        return;
    if (isSearching())
        filter(search_->text());
    else if (!names.isEmpty())
        view_->expand(model_->index(0, 0));
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
    QAbstractItemModel& shown = *view_->model();
    const QModelIndexList found =
        shown.match(shown.index(0, 0), PaletteModel::kClassRole, className, 1, Qt::MatchExactly | Qt::MatchRecursive);
    if (found.isEmpty())
        return;
    view_->setCurrentIndex(found.front());
    view_->scrollTo(found.front(), QAbstractItemView::PositionAtCenter);
}

void PalettePanel::expandFirst()
{
    constexpr int kOpenGroups = 2;  // so that symbols are visible when the library is first opened
    view_->expandToDepth(0);
    const bool hasFile = model_->index(0, 0).data(PaletteModel::kFileRole).toBool();
    int first = hasFile ? 1 : 0;
    const QModelIndex own = model_->index(first, 0);
    const QModelIndex ownLast = model_->index(model_->rowCount(own) - 1, 0, own);
    first += ownLast.data(PaletteModel::kNewRole).toBool() ? 1 : 0;
    for (; model_->index(first, 0).data(PaletteModel::kChosenRole).toBool(); ++first)
        view_->setExpanded(model_->index(first, 0), model_->index(first, 0).data() == PaletteModel::tr("Favourites"));
    const QModelIndex domain = model_->index(first, 0);
    int opened = 0;
    for (int row = 0; row < model_->rowCount(domain) && opened < kOpenGroups; ++row) {
        const QModelIndex group = model_->index(row, 0, domain);
        if (!model_->hasChildren(group))
            continue;
        view_->expand(group);
        ++opened;
    }
}

void PalettePanel::filter(const QString& text)
{
    found_->search(text);
    const bool isSearch = !text.trimmed().isEmpty();
    if (isSearch != isSearching()) {
        view_->setModel(isSearch ? static_cast<QAbstractItemModel*>(found_) : model_);
        view_->setRootIsDecorated(!isSearch);
        if (!isSearch)
            expandFirst();
    }
    showWhetherFound();
    if (isSearch && found_->rowCount() > 0) {
        // The likeliest is selected, ready for Enter.
        view_->setCurrentIndex(found_->index(0));
        view_->scrollToTop();
    }
}

bool PalettePanel::isSearching() const
{
    return view_->model() == found_;
}

void PalettePanel::showWhetherFound()
{
    const bool isNothing = isSearching() && found_->rowCount() == 0;
    if (isNothing)
        nothing_->setText(tr("Nothing in the library matches “%1”. Try fewer or other words, or clear the search with "
                             "Esc.")
                              .arg(search_->text().simplified()));
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
