// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_window.h"

#include "app/manual/manual_view.h"
#include "app/manual/word_marks.h"
#include "editor/properties/documentation_view.h"
#include "model/classes/files_of_texts.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace bramah::app {

namespace {

constexpr QSize kSize(1080, 760);
constexpr int kSideWidth = 290;  // px
constexpr std::size_t kMostFound = 60;
constexpr int kAddressRole = Qt::UserRole;

constexpr int kAroundRole = Qt::UserRole + 1;
constexpr int kRowMargin = 5;  // px

QString first()
{
    return QStringLiteral("manual:contents");
}

/// Paints what a search has found: the place, and below it, quieter, where it is.
class PlaceDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem ground = option;
        initStyleOption(&ground, index);
        ground.text.clear();
        QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
        const QRect area = option.rect.adjusted(kRowMargin, kRowMargin, -kRowMargin, -kRowMargin);
        const int line = option.fontMetrics.height();
        const auto write = [&](int row, const QString& text, QPalette::ColorRole role) {
            painter->setPen(option.palette.color(role));
            painter->drawText(QRect(area.left(), area.top() + row * line, area.width(), line), Qt::AlignVCenter,
                              option.fontMetrics.elidedText(text, Qt::ElideRight, area.width()));
        };
        painter->save();
        write(0, index.data().toString(), QPalette::Text);
        write(1, index.data(kAroundRole).toString(), QPalette::PlaceholderText);
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int lines = index.data(kAroundRole).toString().isEmpty() ? 1 : 2;
        return {0, lines * option.fontMetrics.height() + 2 * kRowMargin};
    }
};

}  // namespace

ManualWindow::ManualWindow(Manual manual, ManualReference reference, const editor::ActiveTheme& theme,
                           const editor::IconSet& icons, QWidget* parent)
    : QWidget(parent, Qt::Window),
      manual_(std::move(manual)),
      reference_(std::move(reference)),
      places_(manualPlaces(manual_, reference_)),
      search_(new QLineEdit),
      side_(new QStackedWidget),
      contents_(new QTreeWidget),
      found_(new QListWidget),
      nothing_(new QLabel(tr("Nothing in the manual has all these words."))),
      pages_(new QStackedWidget),
      view_(new ManualView(theme)),
      classes_(new editor::DocumentationView),
      viewMarks_(new WordMarks(*view_, theme)),
      classMarks_(new WordMarks(*classes_, theme))
{
    setWindowTitle(tr("Manual - Bramah"));
    resize(kSize);
    pages_->addWidget(view_);
    pages_->addWidget(classes_);
    auto* right = new QWidget;
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar(icons));
    column->addWidget(pages_);
    auto* parts = new QSplitter;
    parts->addWidget(makeSide());
    parts->addWidget(right);
    parts->setStretchFactor(1, 1);
    parts->setSizes({kSideWidth, kSize.width() - kSideWidth});
    parts->setChildrenCollapsible(false);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(parts);
    fillContents();
    connect(view_, &ManualView::addressWanted, this, &ManualWindow::go);
    connect(classes_, &editor::DocumentationView::classWanted, this,
            [this](const QString& name) { go(QStringLiteral("class:") + name); });
    connect(classes_, &editor::DocumentationView::backWanted, this, [this] { step(-1); });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this, [this] {
        search_->setFocus();
        search_->selectAll();
    });
    connect(new QShortcut(QKeySequence::FindNext, this), &QShortcut::activated, this, [this] { marks().step(1); });
    connect(new QShortcut(QKeySequence::FindPrevious, this), &QShortcut::activated, this, [this] { marks().step(-1); });
    connect(new QShortcut(QKeySequence(QStringLiteral("Alt+Left")), this), &QShortcut::activated, this,
            [this] { step(-1); });
    connect(new QShortcut(QKeySequence(QStringLiteral("Alt+Right")), this), &QShortcut::activated, this,
            [this] { step(1); });
    go(first());
}

ManualWindow::~ManualWindow() = default;

QWidget* ManualWindow::makeSide()
{
    search_->setPlaceholderText(tr("Search pages, commands, classes, messages"));
    search_->setAccessibleName(tr("Search the manual"));
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    contents_->setHeaderHidden(true);
    contents_->setAccessibleName(tr("Contents of the manual"));
    contents_->setFrameShape(QFrame::NoFrame);
    found_->setAccessibleName(tr("What the search has found"));
    found_->setFrameShape(QFrame::NoFrame);
    found_->setItemDelegate(new PlaceDelegate(found_));
    found_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    nothing_->setWordWrap(true);
    nothing_->setObjectName(QStringLiteral("muted"));
    nothing_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    nothing_->setMargin(8);
    for (QWidget* one :
         {static_cast<QWidget*>(contents_), static_cast<QWidget*>(found_), static_cast<QWidget*>(nothing_)})
        side_->addWidget(one);
    connect(search_, &QLineEdit::textChanged, this, &ManualWindow::showFound);
    connect(search_, &QLineEdit::returnPressed, this, [this] {
        if (QListWidgetItem* item =
                side_->currentWidget() == found_ ? found_->item(std::max(0, found_->currentRow())) : nullptr)
            goToFound(item->data(kAddressRole).toString());
    });
    connect(contents_, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (item && contents_->hasFocus() && !item->data(0, kAddressRole).toString().isEmpty())
            go(item->data(0, kAddressRole).toString());
    });
    connect(contents_, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item) {
        if (!item->data(0, kAddressRole).toString().isEmpty())
            go(item->data(0, kAddressRole).toString());
    });
    connect(found_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item)
            goToFound(item->data(kAddressRole).toString());
    });
    auto* side = new QWidget;
    side->setObjectName(QStringLiteral("panel"));
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(search_);
    column->addWidget(side_);
    return side;
}

QWidget* ManualWindow::makeBar(const editor::IconSet& icons)
{
    const auto button = [&](const char* icon, const QString& tip, const auto& use) {
        auto* made = new QToolButton;
        made->setIcon(icons.icon(QLatin1String(icon)));
        made->setToolTip(tip);
        made->setAccessibleName(tip);
        made->setAutoRaise(true);
        connect(made, &QToolButton::clicked, this, use);
        return made;
    };
    back_ = button("go-previous", tr("Back (Alt+Left)"), [this] { step(-1); });
    forward_ = button("go-next", tr("Forward (Alt+Right)"), [this] { step(1); });
    auto* home = button("library", tr("Contents (Alt+Home)"), [this] { go(first()); });
    home->setShortcut(QKeySequence(QStringLiteral("Alt+Home")));
    auto* bar = new QWidget;
    bar->setObjectName(QStringLiteral("panel"));
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(8, 6, 8, 6);
    for (QToolButton* one : {back_, forward_, home})
        row->addWidget(one);
    row->addStretch();
    return bar;
}

void ManualWindow::fillContents()
{
    for (const ManualChapter& chapter : manual_.chapters) {
        auto* heading = new QTreeWidgetItem(contents_, {chapter.title});
        heading->setFlags(Qt::ItemIsEnabled);
        QFont bold = contents_->font();
        bold.setBold(true);
        heading->setFont(0, bold);
        for (const ManualPage& page : chapter.pages) {
            auto* item = new QTreeWidgetItem(heading, {page.entry});
            item->setData(0, kAddressRole, QStringLiteral("manual:") + page.name);
        }
    }
    contents_->expandAll();
}

void ManualWindow::search(const QString& words)
{
    search_->setText(words);
}

void ManualWindow::showFound()
{
    const QString words = search_->text().trimmed();
    for (WordMarks* marks : {viewMarks_, classMarks_})
        marks->setWords(searchedWords(words));
    const QSignalBlocker quiet(found_);
    found_->clear();
    if (words.isEmpty()) {
        side_->setCurrentWidget(contents_);
        return;
    }
    for (const ManualPlace* place : foundPlaces(places_, words)) {
        auto* item = new QListWidgetItem(place->title, found_);
        item->setToolTip(place->title);
        item->setData(kAroundRole, place->around);
        item->setData(kAddressRole, place->address);
        if (found_->count() == static_cast<int>(kMostFound))
            break;
    }
    side_->setCurrentWidget(found_->count() == 0 ? static_cast<QWidget*>(nothing_) : found_);
}

void ManualWindow::goToFound(const QString& address)
{
    go(address);
    marks().goToFirst();
}

WordMarks& ManualWindow::marks() const
{
    return pages_->currentWidget() == view_ ? *viewMarks_ : *classMarks_;
}

QString ManualWindow::address() const
{
    return visited_.value(at_);
}

void ManualWindow::go(const QString& address)
{
    if (address == this->address())
        return;
    if (address.startsWith(QLatin1String("example:"))) {
        Q_EMIT exampleWanted(address.section(QLatin1Char(':'), 1));
        return;
    }
    QString whole = address;
    if (whole.startsWith(QLatin1String("manual:#")))  // a heading of the page that is shown
        whole = this->address().section(QLatin1Char('#'), 0, 0) + whole.mid(QStringLiteral("manual:").size());
    if (!showAddress(whole))
        return;
    visited_ = visited_.mid(0, at_ + 1);
    visited_.append(whole);
    at_ = visited_.size() - 1;
    updateButtons();
}

void ManualWindow::step(int by)
{
    const qsizetype to = at_ + by;
    if (to < 0 || to >= visited_.size())
        return;
    at_ = to;
    showAddress(visited_.at(at_));
    updateButtons();
}

bool ManualWindow::showAddress(const QString& address)
{
    const QString rest = address.section(QLatin1Char(':'), 1);
    if (address.startsWith(QLatin1String("class:"))) {
        const model::ClassNode* node = reference_.library().find(rest.toStdString());
        if (!node)
            return false;
        classes_->setDocumentation(node->shownName(), node->shownDescription(), reference_.classHtml(rest),
                                   [this, rest](const QString& file) {
                                       const model::ClassNode* named = reference_.library().find(rest.toStdString());
                                       return named ? model::fileNamedBy(*named, file) : model::NamedFile();
                                   });
        pages_->setCurrentWidget(classes_);
        return true;
    }
    const QString name = rest.section(QLatin1Char('#'), 0, 0);
    const ManualPage* page = manual_.page(name);
    if (!page)
        return false;
    view_->setPage(*page, rest.section(QLatin1Char('#'), 1));
    pages_->setCurrentWidget(view_);
    const QSignalBlocker quiet(contents_);
    contents_->setCurrentItem(nullptr);
    for (int i = 0; i < contents_->topLevelItemCount(); ++i)
        for (int k = 0; k < contents_->topLevelItem(i)->childCount(); ++k)
            if (QTreeWidgetItem* item = contents_->topLevelItem(i)->child(k);
                item->data(0, kAddressRole).toString() == QStringLiteral("manual:") + name)
                contents_->setCurrentItem(item);
    return true;
}

void ManualWindow::updateButtons()
{
    back_->setEnabled(at_ > 0);
    forward_->setEnabled(at_ + 1 < visited_.size());
}

void ManualWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !search_->text().isEmpty()) {
        search_->clear();
    } else if (event->key() == Qt::Key_Escape) {
        close();
    } else {
        QWidget::keyPressEvent(event);
    }
}

bool ManualWindow::eventFilter(QObject* watched, QEvent* event)
{
    // From the field to what it has found.
    const bool isDown = watched == search_ && event->type() == QEvent::KeyPress &&
                        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down;
    if (!isDown || side_->currentWidget() != found_)
        return QWidget::eventFilter(watched, event);
    found_->setFocus();
    found_->setCurrentRow(0);
    return true;
}

}  // namespace bramah::app
