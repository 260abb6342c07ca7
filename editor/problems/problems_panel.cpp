// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/problems_panel.h"

#include "editor/problems/problems_model.h"
#include "model/diagnostics/sentence.h"

#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedLayout>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace bramah::editor {

namespace {

/// Rows are as high as their texts need in the width of the columns; a tree view asks without a width.
class WrappedRows : public QStyledItemDelegate
{
public:
    explicit WrappedRows(const QTreeView& view, QObject* parent) : QStyledItemDelegate(parent), view_(view) {}
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem wide = option;
        wide.rect = {0, 0, view_.columnWidth(index.column()), 1};
        return QStyledItemDelegate::sizeHint(wide, index);
    }

private:
    const QTreeView& view_;
};

}  // namespace

ProblemsPanel::ProblemsPanel(const IconSet& icons, QWidget* parent)
    : QWidget(parent),
      model_(new ProblemsModel(icons, this)),
      view_(new QTreeView),
      empty_(new QLabel(tr("No problems"))),
      mendBar_(new QWidget),
      excluded_(new QToolButton)
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    view_->setModel(model_);
    view_->setAccessibleName(tr("Problems"));
    view_->setRootIsDecorated(false);
    view_->setWordWrap(true);
    view_->setItemDelegate(new WrappedRows(*view_, this));
    view_->setAllColumnsShowFocus(true);
    view_->setIconSize({18, 18});
    view_->header()->setStretchLastSection(false);
    view_->header()->setSectionResizeMode(ProblemsModel::Text, QHeaderView::Stretch);
    view_->header()->resizeSection(ProblemsModel::Component, 160);
    view_->header()->resizeSection(ProblemsModel::Place, 90);
    // Rows are as high as their messages need at the new width.
    connect(view_->header(), &QHeaderView::sectionResized, view_, &QTreeView::doItemsLayout, Qt::QueuedConnection);
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
    excluded_->setObjectName(QStringLiteral("excludedProblems"));
    excluded_->setCheckable(true);
    excluded_->setAutoRaise(true);
    excluded_->setVisible(false);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(12, 0, 12, 4);
    foot->addWidget(excluded_);
    foot->addStretch();
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    stack_ = new QStackedLayout;
    stack_->addWidget(empty_);
    stack_->addWidget(list);
    all->addLayout(stack_, 1);
    all->addLayout(foot);
    connect(excluded_, &QToolButton::toggled, this, [this](bool areShown) {
        model_->setExcludedShown(areShown);
        stack_->setCurrentIndex(model_->rowCount() == 0 ? 0 : 1);
        showMends();
    });
    connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ProblemsPanel::showMends);
    const auto locate = [this](const QModelIndex& index) { Q_EMIT locateWanted(model_->problem(index.row())); };
    connect(view_, &QTreeView::clicked, this, locate);
    connect(view_, &QTreeView::activated, this, locate);
}

void ProblemsPanel::setProblems(const model::SortedProblems& problems, MendSource mends, const QString& file)
{
    const QModelIndex before = view_->currentIndex();
    const QString wasCurrent = before.isValid() ? model_->problem(before.row()).message() : QString();
    mendSource_ = std::move(mends);
    model_->setProblems(problems, file);
    const int excluded = model_->excludedCount();
    excluded_->setText(tr("%n let be", nullptr, excluded));
    excluded_->setVisible(excluded > 0);
    stack_->setCurrentIndex(model_->rowCount() == 0 ? 0 : 1);
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
    if (current.isValid() && model::canBeExcluded(model_->problem(current.row())))
        buttons->addWidget(exclusionButton(current.row()));
    mendBar_->setVisible(buttons->count() > 1);
}

QPushButton* ProblemsPanel::exclusionButton(int row)
{
    const model::Diagnostic problem = model_->problem(row);
    if (!model_->reason(row).isEmpty()) {
        auto* back = new QPushButton(tr("Look at it again"));
        connect(back, &QPushButton::clicked, this, [this, problem] { Q_EMIT exclusionWanted(problem, QString()); });
        return back;
    }
    auto* let = new QPushButton(tr("Accept…"));
    let->setToolTip(tr("Takes it from the list, with a reason that is kept in the file"));
    connect(let, &QPushButton::clicked, this, [this, problem] {
        bool isGiven = false;
        const QString reason =
            QInputDialog::getText(this, tr("Accept"),
                                  model::sentenceOf(problem) + QStringLiteral("\n\n") + tr("Reason:"),
                                  QLineEdit::Normal, QString(), &isGiven)
                .simplified();
        if (isGiven && !reason.isEmpty())
            Q_EMIT exclusionWanted(problem, reason);
    });
    return let;
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
