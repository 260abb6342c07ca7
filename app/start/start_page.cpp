// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start/start_page.h"

#include "app/files/recent_files.h"
#include "app/files/shipped_files.h"
#include "app/start/example_card.h"
#include "editor/theme/plain_text.h"

#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace bramah::app {

namespace {

constexpr int kSideBoxWidth = 248;  // px
constexpr int kMargin = 32;         // px

QLabel* makeLabel(const QString& text, const char* style)
{
    auto* label = new QLabel(text);
    label->setObjectName(QLatin1String(style));
    return label;
}

QPushButton* makeLink(const QString& text)
{
    auto* button = new QPushButton(text);
    button->setObjectName(QStringLiteral("link"));
    button->setCursor(Qt::PointingHandCursor);
    button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    return button;
}

}  // namespace

StartPage::StartPage(editor::Workspace& workspace, const RecentFiles& recent, const editor::ActiveTheme& theme,
                     QWidget* parent)
    : QScrollArea(parent),
      workspace_(workspace),
      recent_(recent),
      theme_(theme),
      grid_(new QGridLayout),
      recentColumn_(new QVBoxLayout),
      back_(makeLink({}))
{
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Start page"));
    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("startPage"));
    content->setAttribute(Qt::WA_StyledBackground);

    auto* newButton = new QPushButton(tr("New circuit"));
    newButton->setObjectName(QStringLiteral("primary"));
    auto* openButton = new QPushButton(tr("Open…"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(newButton);
    buttons->addWidget(openButton);
    buttons->addStretch(1);
    QPushButton* guide = makeLink(tr("Build your first circuit in five minutes"));

    recentColumn_->setSpacing(2);
    auto* side = new QVBoxLayout;
    side->setSpacing(8);
    side->addWidget(makeLabel(tr("Bramah"), "title"));
    side->addWidget(makeLabel(tr("Fluid-power schematics that run"), "muted"));
    side->addSpacing(12);
    side->addLayout(buttons);
    side->addWidget(back_);
    side->addWidget(guide);
    side->addSpacing(20);
    side->addWidget(makeLabel(tr("Recent files"), "subtitle"));
    side->addLayout(recentColumn_);
    side->addStretch(1);

    grid_->setSpacing(16);
    auto* main = new QVBoxLayout;
    main->addWidget(makeLabel(tr("Examples"), "subtitle"));
    main->addSpacing(8);
    main->addLayout(grid_);
    main->addStretch(1);
    main->setSpacing(0);

    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    row->setSpacing(kMargin);
    auto* sideBox = new QWidget;
    sideBox->setFixedWidth(kSideBoxWidth);
    side->setContentsMargins(0, 0, 0, 0);
    sideBox->setLayout(side);
    row->addWidget(sideBox);
    row->addLayout(main, 1);
    setWidget(content);

    connect(newButton, &QPushButton::clicked, this, &StartPage::newWanted);
    connect(openButton, &QPushButton::clicked, this, &StartPage::openWanted);
    connect(guide, &QPushButton::clicked, this, &StartPage::guideWanted);
    connect(back_, &QPushButton::clicked, this, &StartPage::backWanted);
    for (const QKeySequence& keys : {QKeySequence(Qt::Key_Escape), QKeySequence(Qt::CTRL | Qt::Key_Tab),
                                     QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab)})
        backKeys_.push_back(new QShortcut(keys, this, this, &StartPage::backWanted, Qt::WindowShortcut));
    setWayBack({});
    connect(&recent_, &RecentFiles::changed, this, &StartPage::fillRecent);
    connect(&theme_, &editor::ActiveTheme::changed, this, [this] {
        for (ExampleCard* card : cards_)
            card->forgetDrawing();
        drawTimer_.start();
    });
    // Draws one picture at a time, so that the page appears at once.
    drawTimer_.setInterval(0);
    connect(&drawTimer_, &QTimer::timeout, this, &StartPage::drawNext);
    addExamples();
    fillRecent();
}

void StartPage::setWayBack(const QString& title)
{
    back_->setText(tr("Back to %1").arg(title));
    back_->setVisible(!title.isEmpty());
    for (QShortcut* keys : backKeys_)
        keys->setEnabled(!title.isEmpty());
}

void StartPage::addExamples()
{
    for (const ExampleGroup& group : exampleGroups()) {
        QPushButton* tour = makeLink(tr("Learn it step by step"));
        tour->setAccessibleName(tr("Learn step by step: %1").arg(group.title));
        tour->setToolTip(tr("Opens the first lesson of this subject; each leads to the next one"));
        connect(tour, &QPushButton::clicked, this, [this, path = group.paths.front()] { Q_EMIT exampleWanted(path); });
        auto* heading = new QWidget;
        auto* row = new QHBoxLayout(heading);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(makeLabel(group.title, "groupHeading"));
        row->addWidget(tour);
        row->addStretch();
        headings_.push_back({heading, cards_.size()});
        for (const QString& path : group.paths) {
            auto* card = new ExampleCard(path, exampleTitle(path, workspace_.library().translations()), theme_);
            cards_.push_back(card);
            connect(card, &ExampleCard::chosen, this, [this, path] { Q_EMIT exampleWanted(path); });
        }
    }
    arrange();
}

void StartPage::arrange()
{
    const int columns = qMax(1, (viewport()->width() - kSideBoxWidth - 3 * kMargin + 16) / (ExampleCard::kWidth + 16));
    int row = 0;
    for (std::size_t group = 0; group < headings_.size(); ++group) {
        const auto [heading, first] = headings_[group];
        const std::size_t end = group + 1 < headings_.size() ? headings_[group + 1].firstCard : cards_.size();
        grid_->addWidget(heading, row++, 0, 1, columns + 1);
        for (std::size_t card = first; card < end; ++card) {
            const int index = static_cast<int>(card - first);
            grid_->addWidget(cards_[card], row + index / columns, index % columns, Qt::AlignLeft);
        }
        row += (static_cast<int>(end - first) + columns - 1) / columns;
    }
    for (int column = 0; column <= columns; ++column)
        grid_->setColumnStretch(column, column == columns ? 1 : 0);
}

void StartPage::fillRecent()
{
    while (QLayoutItem* item = recentColumn_->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    for (const QString& path : recent_.paths().mid(0, 8)) {
        QPushButton* link = makeLink(QFileInfo(path).completeBaseName());
        link->setToolTip(editor::plainToolTip(path));
        link->setEnabled(QFileInfo::exists(path));
        recentColumn_->addWidget(link);
        connect(link, &QPushButton::clicked, this, [this, path] { Q_EMIT fileWanted(path); });
    }
    if (recent_.paths().isEmpty())
        recentColumn_->addWidget(makeLabel(tr("None yet"), "muted"));
}

void StartPage::drawNext()
{
    if (!isVisible()) {  // it goes on when it is shown
        drawTimer_.stop();
        return;
    }
    for (ExampleCard* card : cards_) {
        if (card->isDrawn())
            continue;
        card->draw(workspace_.library());
        return;
    }
    drawTimer_.stop();
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

void StartPage::showEvent(QShowEvent* event)
{
    QScrollArea::showEvent(event);
    drawTimer_.start();
}

}  // namespace bramah::app
