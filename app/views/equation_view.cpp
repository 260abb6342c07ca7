// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/equation_view.h"

#include "app/run/class_truth.h"
#include "app/run/live_check.h"
#include "app/views/equation_edit.h"
#include "app/views/formula_column.h"
#include "editor/theme/style_state.h"
#include "model/document/document.h"

#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

namespace bramah::app {

EquationView::EquationView(editor::DocumentSession& session, const LiveCheck& check, const editor::ActiveTheme& theme,
                           QWidget* parent)
    : QWidget(parent),
      session_(session),
      check_(check),
      text_(new EquationEdit(session, theme)),
      formulas_(new FormulaColumn(*text_, theme)),
      truth_(new QLabel(this))
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    auto* sides = new QSplitter(Qt::Horizontal, this);
    sides->addWidget(text_);
    sides->addWidget(formulas_);
    sides->setSizes({600, 400});  // relative widths
    sides->setStretchFactor(0, 3);
    sides->setStretchFactor(1, 2);
    sides->setChildrenCollapsible(false);
    sides->setHandleWidth(1);
    truth_->setObjectName(QStringLiteral("fault"));
    truth_->setAccessibleName(tr("Equations and unknowns"));
    truth_->setWordWrap(true);
    truth_->setContentsMargins(12, 6, 12, 6);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(sides, 1);
    column->addWidget(truth_);
    setFocusProxy(text_);
    connect(&check_, &LiveCheck::checked, this, &EquationView::tellTruth);
}

void EquationView::show(const QString&)
{
    text_->showClass();
    formulas_->setFirstLine(text_->firstLine());
    tellTruth();
}

void EquationView::commit()
{
    text_->commit();
}

bool EquationView::locate(int offset)
{
    if (!text_->shows(offset))
        return false;
    text_->showOffset(offset);
    return true;
}

void EquationView::tellTruth()
{
    if (!isVisible())
        return;
    ClassTruth truth;
    truth.isFault = session_.file().document().textState() != model::Document::TextState::Sound;
    if (truth.isFault)
        truth.text = text_->isReadOnly() ? session_.readOnlyReason() : tr("The text is not complete yet.");
    else if (check_.isPending())
        return;  // calls this again at its end
    else
        truth = ClassTruth::of(check_.compiled());
    truth_->setText(truth.text);
    editor::setStyleState(*truth_, "isFault", truth.isFault);
}

}  // namespace bramah::app
