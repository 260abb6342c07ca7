// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/view/signal_menu.h"

#include "editor/canvas/bus_text.h"
#include "editor/session/document_session.h"
#include "editor/theme/plain_text.h"
#include "model/text/dotted_name.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>
#include <QWidgetAction>

#include <algorithm>

namespace bramah::editor {

namespace {

/// The name that Enter takes: of a signal that fits, else of a new one.
QString likelyName(const SignalChoice& choice)
{
    const bool isKnown =
        std::ranges::find(choice.known, choice.proposed, &model::BusSignal::name) != choice.known.end();
    return choice.known.empty() || isKnown ? choice.proposed : choice.known.front().name;
}

}  // namespace

SignalMenu::SignalMenu(SignalChoice choice, QWidget* parent)
    : QMenu(parent), choice_(std::move(choice)), name_(new QLineEdit(likelyName(choice_))), fault_(new QLabel)
{
    setObjectName(QStringLiteral("signalMenu"));
    setAttribute(Qt::WA_DeleteOnClose);
    setToolTipsVisible(true);
    auto* field = new QWidget;
    auto* column = new QVBoxLayout(field);
    column->setContentsMargins(12, 8, 12, 8);
    auto* label =
        new QLabel(choice_.known.empty() ? tr("&New signal of the bus:") : tr("&Signal of the bus, or a new one:"));
    label->setBuddy(name_);
    fault_->setWordWrap(true);
    fault_->setVisible(false);
    name_->setObjectName(QStringLiteral("signalName"));
    name_->setMinimumWidth(200);
    name_->selectAll();
    column->addWidget(label);
    column->addWidget(name_);
    column->addWidget(fault_);
    auto* asked = new QWidgetAction(this);
    asked->setDefaultWidget(field);
    addAction(asked);
    connect(name_, &QLineEdit::returnPressed, this, &SignalMenu::takeNew);
    if (!choice_.known.empty())
        addSection(tr("Signals of the bus"));
    for (const model::BusSignal& signal : choice_.known) {
        QAction* action = addAction(signal.name + QLatin1Char('\t') + typeText(signal));
        action->setToolTip(plainToolTip(usersText(signal)));
        connect(action, &QAction::triggered, this, [this, name = signal.name] { answer(name); });
    }
    connect(this, &QMenu::aboutToShow, name_, [this] { name_->setFocus(Qt::PopupFocusReason); });
}

void SignalMenu::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && name_->hasFocus())
        event->accept();
    else
        QMenu::keyPressEvent(event);
}

void SignalMenu::takeNew()
{
    const QStringList parts = model::namesIn(name_->text().trimmed());
    if (!std::ranges::all_of(parts, [](const QString& part) { return DocumentSession::isName(part); })) {
        fault_->setText(tr("A name has letters, digits and _, and begins with a letter."));
        fault_->setVisible(true);
        adjustSize();
        return;
    }
    answer(name_->text().trimmed());
}

void SignalMenu::answer(const QString& name)
{
    const QString fault = choice_.take(name);
    fault_->setText(fault);
    fault_->setVisible(!fault.isEmpty());
    if (fault.isEmpty())
        close();
    else
        adjustSize();
}

}  // namespace bramah::editor
