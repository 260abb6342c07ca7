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
    comparing_ =
        addAction(tr("Show the difference from this run"), "compareRun", {}, [this](int, bool isOn) { compare(isOn); });
    comparing_->setCheckable(true);
    pinning_ = addAction(tr("Pin to the plots"), "pinRun", Qt::CTRL | Qt::Key_J,
                         [this](int index, bool isOn) { model_->history()->setPinned(index, isOn); });
    pinning_->setCheckable(true);
    keeping_ = addAction(tr("Keep this run beside the circuit"), "keepRun", Qt::CTRL | Qt::Key_K,
                         [this](int index, bool isKept) { Q_EMIT keepingWanted(index, isKept); });
    keeping_->setCheckable(true);
    again_ = addAction(tr("Run again"), "runAgain", Qt::SHIFT | Qt::Key_Return,
                       [this](int index, bool) { Q_EMIT runAgainWanted(index); });
    again_->setToolTip(tr("Runs the circuit as it was for this run; the document stays as it is"));
    addAction(tr("Take its values back"), "restoreValues", {}, [this](int index, bool) { Q_EMIT valuesWanted(index); });
    addAction(tr("Remove run"), "removeRun", QKeySequence::Delete, [this](int, bool) { removeSelected(); });
    connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RunsPanel::updateActions);
    // The list is filled again at each change; the current run stays the same.
    connect(model_, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        const RunRecord* run = current();
        currentNumber_ = run ? run->number : 0;
    });
    connect(model_, &QAbstractItemModel::modelReset, this, [this] {
        for (int row = 0; row < model_->rowCount(); ++row)
            if (model_->history()->runs().at(static_cast<std::size_t>(model_->runIndex(row)))->number == currentNumber_)
                view_->setCurrentIndex(model_->index(row, 0));
        updateActions();
    });
    view_->setContextMenuPolicy(Qt::ActionsContextMenu);
    empty_->setObjectName(QStringLiteral("muted"));
    empty_->setAlignment(Qt::AlignCenter);
    auto* stack = new QStackedLayout(this);
    stack->addWidget(empty_);
    stack->addWidget(view_);
    connect(model_, &QAbstractItemModel::modelReset, this, &RunsPanel::showEmpty);
}

template <typename Act>
QAction* RunsPanel::addAction(const QString& text, const char* name, const QKeySequence& key, Act act)
{
    auto* action = new QAction(text, view_);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    view_->addAction(action);
    connect(action, &QAction::triggered, this, [this, act](bool isOn) {
        if (current())
            act(model_->runIndex(view_->currentIndex().row()), isOn);
        updateActions();
    });
    return action;
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

void RunsPanel::updateActions()
{
    const RunRecord* run = current();
    comparing_->setEnabled(run && run != model_->history()->latest());
    comparing_->setChecked(run && run == model_->history()->reference());
    pinning_->setEnabled(run != nullptr);
    pinning_->setChecked(run && run->isPinned());
    again_->setEnabled(run && !model_->history()->isRunning());
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
