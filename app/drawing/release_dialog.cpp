// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/release_dialog.h"

#include "app/widgets/dialog_foot.h"
#include "editor/commands/release_command.h"
#include "editor/session/document_session.h"

#include <QDate>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

namespace bramah::app {

ReleaseDialog::ReleaseDialog(editor::DocumentSession& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      revision_(new QLineEdit(this)),
      date_(new QLineEdit(QDate::currentDate().toString(Qt::ISODate), this)),
      by_(new QLineEdit(this)),
      foot_(new DialogFoot(*this, 1))
{
    setWindowTitle(tr("Release the drawing"));
    const std::optional<model::Release> last = editor::lastRelease(session);
    revision_->setText(model::nextRevision(last ? last->revision : QString()));
    const QString approved = session.sheet().diagram().pages().front().resolved(QStringLiteral("%approved"));
    by_->setText(approved.startsWith(QLatin1Char('%')) ? QString() : approved);
    revision_->setObjectName(QStringLiteral("revision"));
    by_->setObjectName(QStringLiteral("by"));
    auto* column = new QVBoxLayout(this);
    auto* form = new QFormLayout;
    form->addRow(tr("&Revision:"), revision_);
    form->addRow(tr("&Date:"), date_);
    form->addRow(tr("&Approved by:"), by_);
    column->addLayout(form);
    auto* since = new QLabel(this);
    since->setWordWrap(true);
    column->addWidget(since);
    if (last) {
        const model::ReleaseChanges changes = *editor::changesSinceRelease(session);
        since->setText(
            changes.isEmpty()
                ? tr("Nothing has changed since revision %1 of %2.").arg(last->revision, last->date)
                : tr("Changed since revision %1 of %2, approved by %3:").arg(last->revision, last->date, last->by));
        auto* list = new QListWidget(this);
        list->setAccessibleName(tr("Changes since the release"));
        for (const QString& part : changes.added)
            list->addItem(tr("%1: new").arg(part));
        for (const QString& part : changes.changed)
            list->addItem(tr("%1: changed").arg(part));
        for (const QString& part : changes.removed)
            list->addItem(tr("%1: removed").arg(part));
        list->setVisible(!changes.isEmpty());
        column->addWidget(list, 1);
    } else {
        since->setText(tr("The pages bear \"not released\" until now. After a change they will say so."));
    }
    column->addWidget(foot_);
    for (QLineEdit* field : {revision_, date_, by_})
        connect(field, &QLineEdit::textChanged, this, &ReleaseDialog::look);
    constexpr int kWidth = 420;
    setMinimumWidth(kWidth);
    look();
    (by_->text().isEmpty() ? by_ : revision_)->setFocus();
}

void ReleaseDialog::look()
{
    const QString missing = revision_->text().trimmed().isEmpty() ? tr("A released drawing has a revision, as A.")
                            : date_->text().trimmed().isEmpty()   ? tr("A released drawing has a date.")
                            : by_->text().trimmed().isEmpty()     ? tr("Somebody approves a released drawing: who?")
                                                                  : QString();
    foot_->setMessage(missing);
    foot_->setReady(missing.isEmpty());
}

void ReleaseDialog::accept()
{
    if (editor::releaseDrawing(session_,
                               {revision_->text().trimmed(), date_->text().trimmed(), by_->text().trimmed(), {}}))
        QDialog::accept();
    else
        foot_->setMessage(tr("The drawing cannot be changed: %1").arg(session_.readOnlyReason()));
}

}  // namespace bramah::app
