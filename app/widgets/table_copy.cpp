// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/table_copy.h"

#include "app/translate.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QTableView>

namespace bramah::app {

namespace {

void copyTable(const QAbstractItemModel& model)
{
    if (model.columnCount() == 0)
        return;
    QStringList heads;
    for (int column = 0; column < model.columnCount(); ++column)
        heads << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    QStringList lines{heads.join(QLatin1Char('\t'))};
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
        lines << cells.join(QLatin1Char('\t'));
    }
    QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

}  // namespace

void offerTableCopy(QTableView& view)
{
    auto* action = new QAction(tr("&Copy the table"), &view);
    action->setShortcut(QKeySequence::Copy);
    action->setShortcutContext(Qt::WidgetShortcut);
    view.addAction(action);
    view.setContextMenuPolicy(Qt::ActionsContextMenu);
    QObject::connect(action, &QAction::triggered, &view, [&view] { copyTable(*view.model()); });
}

}  // namespace bramah::app
