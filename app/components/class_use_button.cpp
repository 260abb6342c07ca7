// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/components/class_use_button.h"

#include "app/components/class_use_text.h"
#include "app/components/manage_classes.h"
#include "editor/session/document_session.h"
#include "editor/session/workspace.h"

#include <QMenu>

#include <algorithm>
#include <chrono>

namespace bramah::app {

namespace {

/// Uses listed in the menu; more would not be read.
constexpr std::size_t kMostListed = 40;

}  // namespace

ClassUseButton::ClassUseButton(editor::DocumentSession& session, ClassManager& manager, QWidget* parent)
    : QToolButton(parent), session_(session), manager_(manager)
{
    constexpr std::chrono::milliseconds kDelay{400};
    setObjectName(QStringLiteral("classUses"));
    setPopupMode(QToolButton::InstantPopup);
    setAutoRaise(true);
    setText(tr("Class"));  // until its uses are counted
    setToolTip(tr("Where the class shown is used, and what can be done to it"));
    auto* menu = new QMenu(this);
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &ClassUseButton::fill);
    timer_.setSingleShot(true);
    timer_.setInterval(kDelay);
    connect(&timer_, &QTimer::timeout, this, &ClassUseButton::count);
    const auto later = [this] { timer_.start(); };
    connect(&session_.sheet(), &editor::Sheet::classShownChanged, this, later);
    connect(&session_.file(), &editor::EditedFile::textChanged, this, later);
    connect(&session_.workspace(), &editor::Workspace::classesChanged, this, later);
    timer_.start();
}

void ClassUseButton::count()
{
    timer_.stop();
    const model::ClassNode* node = session_.workspace().library().find(session_.sheet().className().toStdString());
    setVisible(node != nullptr);
    if (!node)
        return;
    const int places = model::countUses(model::usesOf(*node));
    setText(places == 0 ? tr("Class") : places == 1 ? tr("Used in 1 place") : tr("Used in %1 places").arg(places));
}

void ClassUseButton::fill()
{
    menu()->clear();
    const model::ClassNode* node = session_.workspace().library().find(session_.sheet().className().toStdString());
    if (!node)
        return;
    const auto uses = model::usesOf(*node);
    for (std::size_t i = 0; i < std::min(uses.size(), kMostListed); ++i) {
        const QString user = uses[i].user ? QString::fromStdString(uses[i].user->qualifiedName()) : QString();
        menu()->addAction(useText(uses[i]), this,
                          [this, user, component = uses[i].component] { Q_EMIT useChosen(user, component); });
    }
    if (uses.size() > kMostListed)
        menu()->addAction(tr("… and %1 more").arg(uses.size() - kMostListed))->setEnabled(false);
    if (uses.empty())
        menu()->addAction(tr("Nothing uses it"))->setEnabled(false);
    menu()->addSeparator();
    manager_.addTo(*menu(), session_.sheet().className());
}

}  // namespace bramah::app
