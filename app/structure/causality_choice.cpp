// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/causality_choice.h"

#include "editor/properties/elided_combo_box.h"
#include "editor/session/document_session.h"
#include "editor/theme/plain_text.h"
#include "model/planning/diagram_change.h"
#include "solver/overview/structure_table.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr int kSelectionDelay = 150;  // ms after a change of the selection

/// A row of possible forms in one line.
QString lineOf(const solver::StructureTable::Row& row)
{
    const QString form = row.cells.value(0), takes = row.cells.value(1);
    return takes.isEmpty() ? form : QStringLiteral("%1: %2").arg(form, CausalityChoice::tr("takes %1").arg(takes));
}

}  // namespace

bool canChooseForm(const editor::DocumentSession& session, const QString& path)
{
    return session.isEditable() && session.sheet().place().symbolOf(path).name == session.sheet().place().nameOf(path);
}

void chooseForm(editor::DocumentSession& session, const QString& path, const QString& given)
{
    session.apply(
        CausalityChoice::tr("Choose the form of %1").arg(path),
        {model::ChooseForm{session.sheet().place().symbolOf(path), given.split(QLatin1Char(' '), Qt::SkipEmptyParts)}});
}

CausalityChoice::CausalityChoice(QWidget* parent)
    : QWidget(parent),
      forms_(new editor::ElidedComboBox),
      message_(new QLabel),
      job_([this](const Forms& forms) { showForms(forms); })
{
    auto* name = new QLabel(tr("Causality"));
    name->setBuddy(forms_);
    name->setToolTip(
        tr("What the component's ports take and give: how its equations are solved. Results differ by "
           "rounding only."));
    forms_->setAccessibleName(tr("Causality"));
    forms_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    forms_->setMinimumContentsLength(12);
    message_->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(name);
    row->addWidget(forms_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 12, 8);
    column->addLayout(row);
    column->addWidget(message_);
    delay_.setSingleShot(true);
    delay_.setInterval(kSelectionDelay);
    connect(&delay_, &QTimer::timeout, this, &CausalityChoice::refresh);
    connect(forms_, &QComboBox::activated, this, &CausalityChoice::choose);
    hide();
}

void CausalityChoice::setSource(editor::DocumentSession* session, const LiveCheck* check)
{
    if (session_)
        session_->dropListener(this);
    if (check_)
        check_->disconnect(this);
    session_ = session;
    check_ = check;
    if (session)
        connect(session, &editor::DocumentSession::selectionChanged, this, &CausalityChoice::refreshSoon);
    if (check)
        connect(check, &LiveCheck::checked, this, &CausalityChoice::refresh);
    refreshSoon();
}

void CausalityChoice::refreshSoon()
{
    const bool isOne = session_ && session_->selection().components.size() == 1;
    const QString path =
        isOne ? session_->sheet().place().pathOf(session_->selection().components.begin()->name) : QString();
    job_.stop();
    if (path != path_)
        hide();
    delay_.start();
}

void CausalityChoice::refresh()
{
    job_.stop();
    const bool isOne = session_ && check_ && session_->selection().components.size() == 1;
    const QString path =
        isOne ? session_->sheet().place().pathOf(session_->selection().components.begin()->name) : QString();
    if (path != path_)
        forms_->clear();
    path_ = path;
    if (path.isEmpty()) {
        hide();
        return;
    }
    if (check_->isPending())
        return;  // the end of the check comes back here
    const CheckedModel& compiled = check_->compiled();
    QStringList problems;
    for (const model::Diagnostic& one : compiled.diagnostics)
        if (one.kind == model::DiagnosticKind::FormNotPossible)
            problems << one.message().replace(QLatin1Char('`'), QLatin1Char('"'));
    message_->setText(problems.join(QLatin1Char('\n')));
    message_->setVisible(!problems.isEmpty());
    setVisible(forms_->count() > 0);
    forms_->setEnabled(canChooseForm(*session_, path_));
    // While a choice is rejected, the list stays, so that the user can take another form.
    if (!compiled.system || !compiled.system->structure || compiled.system->model.variables.size() >= kMostForForms)
        return;
    job_.start([system = compiled.system, path](const std::stop_token&, const auto&) {
        const solver::StructureTable used = formTable(*system);
        const auto own = std::ranges::find(used.rows, path, &solver::StructureTable::Row::path);
        return Forms{possibleForms(*system, path), own == used.rows.end() ? QString() : own->cells.value(1)};
    });
}

void CausalityChoice::showForms(const Forms& forms)
{
    const QSignalBlocker blocker(forms_);
    forms_->clear();
    auto* items = qobject_cast<QStandardItemModel*>(forms_->model());
    for (const solver::StructureTable::Row& row : forms.possible.rows) {
        const bool isAutomatic = row.path.isEmpty();
        forms_->addItem(isAutomatic && !forms.letters.isEmpty()
                            ? QStringLiteral("%1 (%2)").arg(row.cells.value(0), forms.letters)
                            : lineOf(row),
                        row.path);
        const int last = forms_->count() - 1;
        forms_->setItemData(last, editor::plainToolTip(row.cells.value(3)), Qt::ToolTipRole);
        if (row.isMarked)
            items->item(last)->setEnabled(false);
        if (row.isChosen)
            forms_->setCurrentIndex(last);
    }
    setVisible(forms_->count() > 0);
}

void CausalityChoice::choose(int index)
{
    if (session_ && !path_.isEmpty() && index >= 0)
        chooseForm(*session_, path_, forms_->itemData(index).toString());
}

}  // namespace bramah::app
