// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/class_bar.h"

#include "editor/session/document_session.h"
#include "model/instance/instance.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStyle>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

namespace bramah::app {

ClassBar::ClassBar(editor::DocumentSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      buttons_(new QHBoxLayout),
      classes_(new QComboBox(this)),
      try_(new QToolButton(this)),
      tabs_(new QTabBar(this))
{
    constexpr int kMargin = 4;
    setObjectName(QStringLiteral("classBar"));
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kMargin, 0, kMargin, 0);
    buttons_->setSpacing(0);
    row->addLayout(buttons_);
    row->addStretch(1);
    row->addWidget(classes_);
    row->addSpacing(kMargin);
    row->addWidget(try_);
    row->addSpacing(2 * kMargin);
    row->addWidget(tabs_);
    try_->setObjectName(QStringLiteral("flat"));
    try_->setText(tr("Try it"));
    try_->setToolTip(tr("Make a test bench of this class, with what fits at each of its ports"));
    connect(try_, &QToolButton::clicked, this, &ClassBar::tryWanted);
    connect(&session_, &editor::DocumentSession::diagramChanged, this, &ClassBar::showTry);
    tabs_->setObjectName(QStringLiteral("classViews"));
    tabs_->setAccessibleName(tr("Views of the class"));
    tabs_->setExpanding(false);
    tabs_->setUsesScrollButtons(false);
    // A click on the tab in front leads back from the text.
    connect(tabs_, &QTabBar::tabBarClicked, this, [this](int tab) {
        if (tab >= 0)
            Q_EMIT tabChosen(tab);
    });
    connect(tabs_, &QTabBar::currentChanged, this, &ClassBar::tabChosen);
    classes_->setAccessibleName(tr("Class shown"));
    classes_->setToolTip(tr("All classes of this file"));
    classes_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(classes_, &QComboBox::activated, this, [this] { session_.showClass(classes_->currentData().toString()); });
    connect(&session_, &editor::DocumentSession::textChanged, this, &ClassBar::followSession);
    connect(&session_, &editor::DocumentSession::classShownChanged, this, &ClassBar::followSession);
    followSession();
    showTry();
}

void ClassBar::showTry()
{
    try_->setVisible(!session_.diagram().ownPorts().empty());
}

/// Another class is shown than the way led to, as chosen from the list or by undo: the way starts there.
void ClassBar::followSession()
{
    if (way_.empty() || way_.back().className != session_.className())
        way_ = {{{}, session_.className()}};
    fill();
}

void ClassBar::fill()
{
    const QStringList names = session_.classNames();
    const QSignalBlocker blocker(classes_);
    classes_->clear();
    for (const QString& name : names)
        classes_->addItem(name, name);
    classes_->setCurrentIndex(static_cast<int>(names.indexOf(session_.className())));
    classes_->setVisible(names.size() > 1);
    while (QLayoutItem* item = buttons_->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (std::size_t step = 0; step < way_.size(); ++step) {
        const bool isLast = step + 1 == way_.size();
        if (step > 0)
            buttons_->addWidget(new QLabel(QStringLiteral("›"), this));
        auto* button = new QToolButton(this);
        button->setAutoRaise(true);
        button->setText(step == 0 ? way_[step].className : way_[step].component.name);
        button->setToolTip(way_[step].className);
        button->setObjectName(QStringLiteral("way%1").arg(step));
        QFont font = button->font();
        font.setBold(isLast);
        button->setFont(font);
        connect(button, &QToolButton::clicked, this, [this, step] { goTo(step); });
        buttons_->addWidget(button);
    }
}

void ClassBar::addBesideWay(QWidget* widget)
{
    static_cast<QHBoxLayout*>(layout())->insertWidget(1, widget);  // behind the buttons of the way
}

void ClassBar::addTab(const QString& title, bool isShown)
{
    const QSignalBlocker blocker(tabs_);
    const int tab = tabs_->addTab(title);
    tabs_->setTabVisible(tab, isShown);
}

void ClassBar::setTabShown(int tab, bool isShown)
{
    const QSignalBlocker blocker(tabs_);
    tabs_->setTabVisible(tab, isShown);
}

void ClassBar::setCurrentTab(int tab)
{
    const QSignalBlocker blocker(tabs_);
    if (tab >= 0)
        tabs_->setCurrentIndex(tab);
    // A tab bar always has a current tab: it is not marked as such.
    tabs_->setProperty("isQuiet", tab < 0);
    tabs_->style()->unpolish(tabs_);
    tabs_->style()->polish(tabs_);
}

QString ClassBar::classOf(const model::ComponentId& component) const
{
    const model::DiagramComponent* symbol = session_.diagram().component(component);
    return symbol && session_.classNames().contains(symbol->className) ? symbol->className : QString();
}

bool ClassBar::canEnter(const model::ComponentId& component) const
{
    if (classOf(component).isEmpty() || !session_.instance())
        return false;
    const model::Instance* instance = session_.instance()->child(component.baseName().toStdString());
    const auto isSymbol = [](const auto& child) {
        using model::syntax::ClassKind;
        return !child->isConnector() && (child->kind() == ClassKind::Model || child->kind() == ClassKind::Block) &&
               child->component() && child->component()->comment.annotation;
    };
    return instance && std::ranges::any_of(instance->children(), isSymbol);
}

bool ClassBar::enter(const model::ComponentId& component)
{
    const QString className = classOf(component);
    if (className.isEmpty())
        return false;
    way_.push_back({component, className});
    return session_.showClass(className);
}

bool ClassBar::leave()
{
    if (way_.size() < 2)
        return false;
    goTo(way_.size() - 2);
    return true;
}

void ClassBar::goTo(std::size_t step)
{
    if (step + 1 >= way_.size())
        return;
    const model::ComponentId left = way_[step + 1].component;
    way_.resize(step + 1);
    session_.showClass(QString(way_.back().className));
    editor::Selection selection;
    selection.components.insert(left);
    session_.select(std::move(selection));
}

}  // namespace bramah::app
