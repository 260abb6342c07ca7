// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/problems_panel.h"

#include "editor/problems/problems_model.h"

#include <QHeaderView>
#include <QLabel>
#include <QStackedLayout>
#include <QTreeView>

namespace bramah::editor {

ProblemsPanel::ProblemsPanel(const IconSet& icons, QWidget* parent)
    : QWidget(parent),
      model_(new ProblemsModel(icons, this)),
      view_(new QTreeView),
      empty_(new QLabel(tr("No problems")))
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    view_->setModel(model_);
    view_->setAccessibleName(tr("Problems"));
    view_->setRootIsDecorated(false);
    view_->setUniformRowHeights(true);
    view_->setAllColumnsShowFocus(true);
    view_->setIconSize({18, 18});
    view_->header()->setStretchLastSection(false);
    view_->header()->setSectionResizeMode(ProblemsModel::Text, QHeaderView::Stretch);
    view_->header()->resizeSection(ProblemsModel::Component, 160);
    view_->header()->resizeSection(ProblemsModel::Place, 90);
    empty_->setObjectName(QStringLiteral("muted"));
    empty_->setAlignment(Qt::AlignCenter);
    auto* stack = new QStackedLayout(this);
    stack->addWidget(empty_);
    stack->addWidget(view_);
    const auto locate = [this](const QModelIndex& index) { Q_EMIT locateWanted(model_->problem(index.row())); };
    connect(view_, &QTreeView::clicked, this, locate);
    connect(view_, &QTreeView::activated, this, locate);
}

void ProblemsPanel::setProblems(const model::Diagnostics& problems)
{
    model_->setProblems(problems);
    static_cast<QStackedLayout*>(layout())->setCurrentIndex(problems.empty() ? 0 : 1);
}

int ProblemsPanel::errorCount() const
{
    return model_->count(model::Severity::Error);
}

int ProblemsPanel::warningCount() const
{
    return model_->count(model::Severity::Warning);
}

void ProblemsPanel::goToNext()
{
    if (model_->rowCount() == 0)
        return;
    const int row = view_->currentIndex().isValid() ? (view_->currentIndex().row() + 1) % model_->rowCount() : 0;
    view_->setCurrentIndex(model_->index(row, 0));
    Q_EMIT locateWanted(model_->problem(row));
}

void ProblemsPanel::showProblemOf(const QString& component)
{
    for (int row = 0; row < model_->rowCount(); ++row)
        if (model_->problem(row).component == component) {
            view_->setCurrentIndex(model_->index(row, 0));
            return;
        }
}

}  // namespace bramah::editor
