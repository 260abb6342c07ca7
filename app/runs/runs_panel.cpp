// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/runs_panel.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QStackedLayout>
#include <QTreeView>

namespace bramah::app {

RunsPanel::RunsPanel(QWidget* parent)
    : QWidget(parent), model_(new RunListModel(this)), view_(new QTreeView), empty_(new QLabel(tr("No runs yet")))
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    view_->setModel(model_);
    view_->setAccessibleName(tr("Runs"));
    view_->setRootIsDecorated(false);
    view_->setUniformRowHeights(true);
    view_->setAllColumnsShowFocus(true);
    view_->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::SelectedClicked);
    view_->header()->setStretchLastSection(false);
    view_->header()->setSectionResizeMode(RunListModel::Changes, QHeaderView::Stretch);
    view_->header()->resizeSection(RunListModel::Name, 140);
    view_->header()->resizeSection(RunListModel::Started, 80);
    view_->header()->resizeSection(RunListModel::Note, 140);
    view_->header()->resizeSection(RunListModel::Limits, 90);
    view_->header()->resizeSection(RunListModel::End, 200);
    view_->header()->resizeSection(RunListModel::Work, 270);
    auto* removal = new QAction(tr("Remove run"), view_);
    removal->setShortcut(QKeySequence::Delete);
    removal->setShortcutContext(Qt::WidgetShortcut);
    view_->addAction(removal);
    auto* restoring = new QAction(tr("Take its values back"), view_);
    restoring->setObjectName(QStringLiteral("restoreValues"));
    view_->insertAction(removal, restoring);
    connect(restoring, &QAction::triggered, this, [this] {
        if (view_->currentIndex().isValid() && model_->history())
            Q_EMIT valuesWanted(model_->runIndex(view_->currentIndex().row()));
    });
    comparing_ = new QAction(tr("Show the difference from this run"), view_);
    comparing_->setObjectName(QStringLiteral("compareRun"));
    comparing_->setCheckable(true);
    view_->insertAction(restoring, comparing_);
    connect(comparing_, &QAction::triggered, this, &RunsPanel::compare);
    keeping_ = new QAction(tr("Keep this run beside the circuit"), view_);
    keeping_->setObjectName(QStringLiteral("keepRun"));
    keeping_->setCheckable(true);
    keeping_->setShortcut(Qt::CTRL | Qt::Key_K);
    keeping_->setShortcutContext(Qt::WidgetShortcut);
    view_->insertAction(restoring, keeping_);
    connect(keeping_, &QAction::triggered, this, [this](bool isKept) {
        if (view_->currentIndex().isValid() && model_->history())
            Q_EMIT keepingWanted(model_->runIndex(view_->currentIndex().row()), isKept);
        updateComparing();
    });
    connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RunsPanel::updateComparing);
    // The list is filled again at each change; the current run stays the same.
    connect(model_, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        const RunRecord* run = current();
        currentNumber_ = run ? run->number : 0;
    });
    connect(model_, &QAbstractItemModel::modelReset, this, [this] {
        for (int row = 0; row < model_->rowCount(); ++row)
            if (model_->history()->runs().at(static_cast<std::size_t>(model_->runIndex(row)))->number == currentNumber_)
                view_->setCurrentIndex(model_->index(row, 0));
        updateComparing();
    });
    view_->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(removal, &QAction::triggered, this, &RunsPanel::removeSelected);
    empty_->setObjectName(QStringLiteral("muted"));
    empty_->setAlignment(Qt::AlignCenter);
    auto* stack = new QStackedLayout(this);
    stack->addWidget(empty_);
    stack->addWidget(view_);
    connect(model_, &QAbstractItemModel::modelReset, this, &RunsPanel::showEmpty);
}

void RunsPanel::showEmpty()
{
    static_cast<QStackedLayout*>(layout())->setCurrentIndex(model_->rowCount() == 0 ? 0 : 1);
}

const RunRecord* RunsPanel::current() const
{
    const QModelIndex index = view_->currentIndex();
    const int run = index.isValid() && model_->history() ? model_->runIndex(index.row()) : -1;
    // A run removed just now is still in the view.
    return run < 0 || run >= static_cast<int>(model_->history()->runs().size())
               ? nullptr
               : model_->history()->runs()[static_cast<std::size_t>(run)].get();
}

void RunsPanel::compare(bool isOn)
{
    if (const RunRecord* run = current())
        model_->history()->compareWith(isOn ? run->number : 0);
}

void RunsPanel::updateComparing()
{
    const RunRecord* run = current();
    comparing_->setEnabled(run && run != model_->history()->latest());
    comparing_->setChecked(run && run == model_->history()->reference());
    keeping_->setEnabled(run && !run->isRunning());
    keeping_->setChecked(run && !run->keptIn.isEmpty());
}

void RunsPanel::setHistory(RunHistory* history, RunMeasures* measures)
{
    model_->setHistory(history, measures);
    showEmpty();
}

void RunsPanel::removeSelected()
{
    const QModelIndex index = view_->currentIndex();
    if (index.isValid() && model_->history())
        model_->history()->remove(model_->runIndex(index.row()));
}

}  // namespace bramah::app
