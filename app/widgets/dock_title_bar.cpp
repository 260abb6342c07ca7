// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/dock_title_bar.h"

#include <QAction>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QToolButton>

namespace bramah::app {

namespace {

QToolButton* makeButton(const QIcon& icon, const QString& text)
{
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("flat"));
    button->setIcon(icon);
    button->setIconSize({16, 16});
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

}  // namespace

DockTitleBar::DockTitleBar(QDockWidget& dock, const editor::IconSet& icons)
    : QWidget(&dock), tools_(new QHBoxLayout), title_(new QLabel(dock.windowTitle()))
{
    setObjectName(QStringLiteral("dockTitle"));
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 3, 6, 3);
    row->setSpacing(2);
    tools_->setSpacing(2);
    row->addWidget(title_);
    row->addSpacing(8);
    row->addLayout(tools_, 1);
    QToolButton* floatButton = makeButton(icons.icon(QStringLiteral("float-panel")), tr("Float or dock this panel"));
    QToolButton* closeButton = makeButton(icons.icon(QStringLiteral("close")), tr("Close this panel"));
    row->addWidget(floatButton);
    row->addWidget(closeButton);
    setMinimumHeight(32);
    connect(floatButton, &QToolButton::clicked, &dock, [&dock] { dock.setFloating(!dock.isFloating()); });
    connect(closeButton, &QToolButton::clicked, &dock, &QDockWidget::close);
    tools_->addStretch(1);
}

void DockTitleBar::addTool(QWidget* tool)
{
    tools_->insertWidget(tools_->count() - 1, tool);
}

void DockTitleBar::addRow(QWidget* row)
{
    constexpr int kAll = 1000;
    tools_->insertWidget(tools_->count() - 1, row, kAll);
}

void DockTitleBar::addTool(QAction* action)
{
    QToolButton* button = makeButton(action->icon(), action->toolTip());
    button->setDefaultAction(action);
    addTool(button);
}

void DockTitleBar::mouseDoubleClickEvent(QMouseEvent* event)
{
    // QDockWidget would float or dock it: there is a button for that.
    event->accept();
    if (event->button() == Qt::LeftButton)
        Q_EMIT doubleClicked();
}

void DockTitleBar::setTitleShown(bool isShown)
{
    title_->setVisible(isShown);
}

}  // namespace bramah::app
