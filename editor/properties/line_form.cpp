// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/line_form.h"

#include "editor/theme/style_state.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace bramah::editor {

namespace {

/// The connection of the one selected line that has a code, else its first one; nothing if nothing such is selected.
std::optional<model::ConnectionId> codedConnection(const DocumentSession& session)
{
    const model::Diagram& diagram = session.sheet().diagram();
    const auto line = onlyLine(diagram, session.selection());
    if (!line)
        return std::nullopt;
    const std::vector<model::ConnectionId>& parts = line->connections;
    const auto coded = std::ranges::find_if(parts, [&](const model::ConnectionId& id) {
        const model::DiagramConnection* connection = diagram.connection(id);
        return connection && !connection->code.isEmpty();
    });
    const model::ConnectionId& id = coded == parts.end() ? parts.front() : *coded;
    const model::DiagramConnection* connection = diagram.connection(id);
    const bool carriesMedium =
        connection && (connection->style == model::LineStyle::Working || connection->style == model::LineStyle::Pilot);
    return carriesMedium ? std::optional(id) : std::nullopt;
}

}  // namespace

LineForm::LineForm(QWidget* parent)
    : QWidget(parent), number_(new QLineEdit), size_(new QLineEdit), application_(new QLineEdit), error_(new QLabel)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(12, 10, 8, 8);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(4);
    grid->setColumnMinimumWidth(0, 96);
    grid->setColumnStretch(1, 1);
    auto* heading = new QLabel(tr("Line"));
    heading->setObjectName(QStringLiteral("groupHeading"));
    grid->addWidget(heading, 0, 0, 1, 2);
    int row = 1;
    const auto add = [&](const QString& label, QLineEdit* field, const QString& id, const QString& tip) {
        auto* name = new QLabel(label);
        name->setToolTip(tip);
        field->setToolTip(tip);
        field->setAccessibleName(label);
        field->setObjectName(id);
        grid->addWidget(name, row, 0);
        grid->addWidget(field, row++, 1);
        connect(field, &QLineEdit::editingFinished, this, &LineForm::commit);
    };
    add(tr("Number"), number_, QStringLiteral("lineNumber"), tr("Running number of the line in its circuit"));
    add(tr("Size"), size_, QStringLiteral("lineSize"),
        tr("Of a pipe outside diameter x wall thickness, of a hose nominal bore [mm], as 20 x 2"));
    add(tr("Use"), application_, QStringLiteral("lineApplication"),
        tr("Application code: medium, P pressure, T return, L leakage, X, Y or Z other, pressure level, as H-P1"));
    size_->setPlaceholderText(QStringLiteral("20 x 2"));
    application_->setPlaceholderText(QStringLiteral("H-P1"));
    error_->setObjectName(QStringLiteral("error"));
    error_->setWordWrap(true);
    error_->hide();
    grid->addWidget(error_, row, 0, 1, 2);
    hide();
}

void LineForm::setSession(DocumentSession* session)
{
    if (session_)
        session_->dropListener(this);
    session_ = session;
    if (session_) {
        connect(session_, &DocumentSession::selectionChanged, this, &LineForm::refresh);
        connect(session_, &DocumentSession::editabilityChanged, this, &LineForm::refresh);
        connect(&session_->sheet(), &Sheet::diagramSettled, this, &LineForm::refresh);
        connect(&session_->sheet(), &Sheet::classShownChanged, this, &LineForm::refresh);
        connect(session_, &QObject::destroyed, this, &QWidget::hide);
    }
    refresh();
}

void LineForm::refresh()
{
    const auto before = shown_;
    shown_ = session_ ? codedConnection(*session_) : std::nullopt;
    setVisible(shown_.has_value());
    if (!shown_)
        return;
    const model::DiagramConnection& connection = *session_->sheet().diagram().connection(*shown_);
    setEnabled(session_->isEditable() && !connection.isReadOnly);
    const auto show = [&](QLineEdit* field, const QString& text) {
        if (before != shown_ || !field->isModified())
            field->setText(text);
    };
    show(number_, connection.code.number);
    show(size_, connection.code.size);
    show(application_, connection.code.application);
    error_->setVisible(error_->isVisible() && application_->isModified());
    setStyleState(*application_, "invalid", error_->isVisible());
}

void LineForm::commit()
{
    if (!session_ || !shown_ || (!number_->isModified() && !size_->isModified() && !application_->isModified()))
        return;
    const QString application = application_->text().trimmed();
    const bool isWrong = !application.isEmpty() && !model::isApplicationCode(application);
    error_->setText(isWrong ? tr("`%1` is no application code; write it as P1 or H-P1").arg(application) : QString());
    error_->setVisible(isWrong);
    setStyleState(*application_, "invalid", isWrong);
    if (isWrong)
        return;
    model::LineCode code = session_->sheet().diagram().connection(*shown_)->code;
    code.number = number_->text().trimmed();
    code.size = size_->text().trimmed();
    code.application = application;
    for (QLineEdit* field : {number_, size_, application_})
        field->setModified(false);
    if (code.isEmpty())
        code.offset = {};
    if (!session_->apply(tr("Say what the line is"), {model::SetLineCode{*shown_, code}}))
        refresh();
}

}  // namespace bramah::editor
