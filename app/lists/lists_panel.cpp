// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/lists_panel.h"

#include "app/lists/list_file.h"
#include "editor/session/workspace.h"
#include "model/diagram/diagram_builder.h"
#include "model/instance/instance.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QStackedLayout>
#include <QTableWidget>
#include <QToolButton>

namespace bramah::app {

ListsPanel::ListsPanel(QWidget* parent)
    : QWidget(parent),
      controls_(new QWidget),
      choice_(new QComboBox),
      layers_(new QStackedLayout(this)),
      table_(new QTableWidget),
      empty_(new QLabel)
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    choice_->addItem(tr("Parts"), static_cast<int>(model::DrawingList::Parts));
    choice_->addItem(tr("Settings"), static_cast<int>(model::DrawingList::Settings));
    choice_->addItem(tr("Lines and hoses"), static_cast<int>(model::DrawingList::Lines));
    choice_->addItem(tr("Coils"), static_cast<int>(model::DrawingList::Coils));
    choice_->addItem(tr("Steps"), static_cast<int>(model::DrawingList::Steps));
    choice_->setAccessibleName(tr("List"));
    auto* save = new QToolButton;
    save->setText(tr("Export…"));
    save->setToolTip(tr("Write the list to a file (CSV, XLSX)"));
    auto* row = new QHBoxLayout(controls_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(choice_);
    row->addWidget(save);
    empty_->setObjectName(QStringLiteral("muted"));
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    layers_->addWidget(empty_);
    layers_->addWidget(table_);
    table_->setAccessibleName(tr("Lists"));
    table_->verticalHeader()->hide();
    table_->setShowGrid(false);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->horizontalHeader()->setHighlightSections(false);
    auto* copyEntry = new QAction(tr("&Copy the table"), table_);
    copyEntry->setShortcut(QKeySequence::Copy);
    copyEntry->setShortcutContext(Qt::WidgetShortcut);
    table_->addAction(copyEntry);
    table_->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(copyEntry, &QAction::triggered, this, &ListsPanel::copy);
    connect(choice_, &QComboBox::currentIndexChanged, this, &ListsPanel::fill);
    connect(save, &QToolButton::clicked, this, [this] { exportList(); });
    connect(table_, &QTableWidget::currentCellChanged, this, [this](int current) { showRow(current); });
    setFocusProxy(table_);
}

void ListsPanel::setSession(editor::DocumentSession* session)
{
    if (session_ == session)
        return;
    if (session_)
        session_->dropListener(this);
    session_ = session;
    if (session_)
        connect(&session_->sheet(), &editor::Sheet::diagramSettled, this, &ListsPanel::fill);
    fill();
}

void ListsPanel::setInFront(bool isInFront)
{
    if (isInFront == isInFront_)
        return;
    isInFront_ = isInFront;
    fill();
}

void ListsPanel::fill()
{
    if (!isInFront_)
        return;
    const auto kind = static_cast<model::DrawingList>(choice_->currentData().toInt());
    const model::Instance* root = session_ ? session_->sheet().root() : nullptr;
    list_ = {};
    if (root) {
        const editor::Sheet& sheet = session_->sheet();
        const bool isOfSheet = kind == model::DrawingList::Lines || kind == model::DrawingList::Steps;
        const bool needsSheet = isOfSheet && sheet.place().isInside();
        list_ = model::drawingListOf(
            *root, QString(),
            needsSheet ? model::DiagramBuilder(session_->workspace().icons()).build(*root) : sheet.diagram(), kind);
    }
    isFilling_ = true;
    const int current = table_->currentRow();
    table_->setRowCount(static_cast<int>(list_.rows.size()));
    table_->setColumnCount(static_cast<int>(list_.headings.size()));
    table_->setHorizontalHeaderLabels(list_.headings);
    for (int row = 0; row < table_->rowCount(); ++row) {
        const model::DrawingListRow& cells = list_.rows[static_cast<std::size_t>(row)];
        for (int column = 0; column < cells.cells.size(); ++column) {
            auto* item = new QTableWidgetItem(cells.cells[column]);
            if (cells.quantity && column == 1)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            table_->setItem(row, column, item);
        }
    }
    table_->resizeColumnsToContents();
    if (current < table_->rowCount())
        table_->setCurrentCell(current, 0);
    isFilling_ = false;
    empty_->setText(kind == model::DrawingList::Lines
                        ? tr("No line says what it is. Select a line: its number, size and use are fields of its "
                             "properties.")
                        : tr("The circuit has nothing for this list."));
    layers_->setCurrentIndex(list_.rows.empty() ? 0 : 1);
}

void ListsPanel::showRow(int row)
{
    if (isFilling_ || !session_ || row < 0 || row >= static_cast<int>(list_.rows.size()))
        return;
    const model::DrawingListRow chosen = list_.rows[static_cast<std::size_t>(row)];
    editor::ShownPlace place{session_->sheet().place().root, {}};
    if (!chosen.components.isEmpty()) {
        place.way = chosen.components.front().split(QLatin1Char('.'));
        place.way.removeLast();
    }
    isFilling_ = true;  // the list stays as it is while the row that was chosen is shown
    if (place != session_->sheet().place())
        session_->show(place);
    isFilling_ = false;
    editor::Selection selection;
    for (const QString& path : chosen.components)
        if (const auto name = place.nameOf(path); name && !name->contains(QLatin1Char('.')))
            selection.components.insert({*name});
    if (chosen.line)
        selection.connections.insert(*chosen.line);
    session_->select(selection);
}

void ListsPanel::copy() const
{
    QStringList lines{list_.headings.join(QLatin1Char('\t'))};
    for (const model::DrawingListRow& row : list_.rows)
        lines.append(row.cells.join(QLatin1Char('\t')));
    QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void ListsPanel::exportList(QString path)
{
    const auto kind = static_cast<model::DrawingList>(choice_->currentData().toInt());
    if (path.isEmpty())
        path = QFileDialog::getSaveFileName(window(), tr("Export the list"), keyOf(kind) + QStringLiteral(".xlsx"),
                                            tr("Tables (*.xlsx *.csv)"));
    if (path.isEmpty())
        return;
    if (const auto problem = writeList(list_, path))
        QMessageBox::warning(window(), tr("Export the list"), *problem);
}

}  // namespace bramah::app
