// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/problems_panel.h"

#include "editor/problems/problems_model.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedLayout>
#include <QTreeView>
#include <QVBoxLayout>

namespace bramah::editor {

ProblemsPanel::ProblemsPanel(const IconSet& icons, QWidget* parent)
    : QWidget(parent),
      model_(new ProblemsModel(icons, this)),
      view_(new QTreeView),
      empty_(new QLabel(tr("No problems"))),
      mendBar_(new QWidget)
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
    mendBar_->setObjectName(QStringLiteral("mends"));
    mendBar_->setVisible(false);
    auto* buttons = new QHBoxLayout(mendBar_);
    buttons->setContentsMargins(12, 4, 12, 8);
    auto* list = new QWidget;
    auto* rows = new QVBoxLayout(list);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(view_, 1);
    rows->addWidget(mendBar_);
    auto* stack = new QStackedLayout(this);
    stack->addWidget(empty_);
    stack->addWidget(list);
    connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ProblemsPanel::showMends);
    const auto locate = [this](const QModelIndex& index) { Q_EMIT locateWanted(model_->problem(index.row())); };
    connect(view_, &QTreeView::clicked, this, locate);
    connect(view_, &QTreeView::activated, this, locate);
}

void ProblemsPanel::setProblems(const model::Diagnostics& problems, MendSource mends, const QString& file)
{
    const QModelIndex before = view_->currentIndex();
    const QString wasCurrent = before.isValid() ? model_->problem(before.row()).message() : QString();
    mendSource_ = std::move(mends);
    model_->setProblems(problems, file);
    static_cast<QStackedLayout*>(layout())->setCurrentIndex(problems.empty() ? 0 : 1);
    for (int row = 0; row < model_->rowCount() && !wasCurrent.isEmpty(); ++row)
        if (model_->problem(row).message() == wasCurrent) {
            view_->setCurrentIndex(model_->index(row, 0));
            break;
        }
    showMends();
}

void ProblemsPanel::showMends()
{
    auto* buttons = static_cast<QHBoxLayout*>(mendBar_->layout());
    while (QLayoutItem* item = buttons->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    const QModelIndex current = view_->currentIndex();
    mends_ =
        current.isValid() && mendSource_ ? mendSource_(model_->problem(current.row())) : std::vector<model::Mend>();
    for (const model::Mend& mend : mends_) {
        auto* button = new QPushButton(mend.text);
        connect(button, &QPushButton::clicked, this, [this, mend] { Q_EMIT mendWanted(mend); });
        buttons->addWidget(button);
    }
    buttons->addStretch();
    mendBar_->setVisible(!mends_.empty());
}

bool ProblemsPanel::mendCurrent()
{
    if (mends_.empty())
        return false;
    Q_EMIT mendWanted(model::Mend(mends_.front()));
    return true;
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
