// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_list_model.h"

#include "app/results/run_text.h"
#include "editor/theme/plain_text.h"
#include "solver/reports/method_texts.h"
#include "solver/reports/statistics_report.h"

#include <QFont>
#include <QLocale>

namespace bramah::app {

void RunListModel::setHistory(RunHistory* history, RunMeasures* measures)
{
    if (history_ == history)
        return;
    if (history_)
        history_->disconnect(this);
    history_ = history;
    if (measures_)
        measures_->disconnect(this);
    measures_ = measures;
    if (history_)
        connect(history_, &RunHistory::listChanged, this, &RunListModel::reset);
    if (measures_)
        connect(measures_, &RunMeasures::resultsChanged, this,
                [this] { Q_EMIT dataChanged(index(0, Limits), index(rowCount() - 1, Limits)); });
    reset();
}

void RunListModel::reset()
{
    beginResetModel();
    endResetModel();
}

int RunListModel::runIndex(int row) const
{
    return rowCount() - 1 - row;
}

int RunListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !history_ ? 0 : static_cast<int>(history_->runs().size());
}

int RunListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

/// What becomes of the run stands behind its name.
QString RunListModel::markedName(const RunRecord& run)
{
    QStringList marks;
    if (run.isPinned())
        marks << tr("pinned");
    if (!run.keptIn.isEmpty())
        marks << tr("kept", "beside the circuit");
    return marks.isEmpty() ? run.name : QStringLiteral("%1 · %2").arg(run.name, marks.join(QStringLiteral(", ")));
}

QVariant RunListModel::data(const QModelIndex& index, int role) const
{
    if (!hasIndex(index.row(), index.column(), index.parent()))
        return {};
    const RunRecord& run = *history_->runs().at(static_cast<std::size_t>(runIndex(index.row())));
    if (role == Qt::CheckStateRole && index.column() == Name)
        return run.isShown ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::FontRole && &run == history_->reference()) {
        QFont font;
        font.setBold(true);
        return font;
    }
    if (role == Qt::ToolTipRole) {
        if (index.column() == Name && &run == history_->reference())
            return tr("Plots show by how much the latest run differs from this one");
        if (index.column() == Name && run.isAwaited)
            return tr("Its values are being read");
        if (index.column() == Name && run.isPinned())
            return tr("Pinned: stays on the plots beside newer runs");
        if (index.column() == Name && !run.isShown && !run.isShowingChosen && !run.isOpened)
            return tr("Not on the plots, as a newer run has the same curves or %1 newer runs are there; tick it to see "
                      "its curves")
                .arg(RunHistory::kMostShown);
        if (index.column() == End && run.end)
            return editor::plainToolTip(longEndText(*run.end));
        if (index.column() == Changes)
            return editor::plainToolTip(run.changes.join(QLatin1Char('\n')));
        if (index.column() == Work)
            return workSentences(run).join(QLatin1Char('\n'));
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    const QLocale locale;
    switch (index.column()) {
    case Name: return role == Qt::EditRole ? run.name : markedName(run);
    case Started: return locale.toString(run.startedAt.time(), QLocale::ShortFormat);
    case Changes:
        return run.sinceKept.isEmpty() ? run.changes.join(QStringLiteral(", "))
                                       : tr("since then: %1").arg(run.sinceKept);
    case Note: return run.note;
    case Limits: {
        const auto broken = measures_ ? measures_->brokenLimits(run) : std::nullopt;
        return !broken ? QString() : *broken == 0 ? tr("kept") : tr("%n broken", nullptr, *broken);
    }
    case End: return shortEndText(run);
    case Work: {
        if (run.isUnread)
            return run.isAwaited ? tr("reading its values…") : tr("values are read when they are shown");
        const QString work =
            tr("%1 points, %2 steps, %3 s, %4", "size of a run's results, the time it took, and its methods")
                .arg(locale.toString(static_cast<qulonglong>(run.results.rowCount())),
                     locale.toString(static_cast<qlonglong>(run.statistics.steps)),
                     locale.toString(run.statistics.integrateSeconds, 'g', 3), solver::methodNames(run.statistics));
        return run.isInFile ? tr("%1, values in a file", "work of a run").arg(work) : work;
    }
    default: return {};
    }
}

bool RunListModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!hasIndex(index.row(), index.column(), index.parent()) || (index.column() != Name && index.column() != Note))
        return false;
    if (role == Qt::EditRole && index.column() == Note)
        history_->setNote(runIndex(index.row()), value.toString());
    else if (role == Qt::CheckStateRole)
        history_->setShown(runIndex(index.row()), value.toInt() == Qt::Checked);
    else if (role == Qt::EditRole)
        history_->rename(runIndex(index.row()), value.toString());
    else
        return false;
    return true;
}

Qt::ItemFlags RunListModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.column() == Name)
        flags |= Qt::ItemIsUserCheckable | Qt::ItemIsEditable;
    if (index.column() == Note)
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant RunListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Run");
    case Started: return tr("Started");
    case Changes: return tr("Changed");
    case Note: return tr("Note");
    case Limits: return tr("Limits");
    case End: return tr("End");
    default: return tr("Work");
    }
}

}  // namespace bramah::app
