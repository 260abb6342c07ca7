// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/structure_panel.h"

#include "app/structure/compute_page.h"
#include "app/structure/connection_matrix.h"
#include "app/structure/order_graph_view.h"
#include "app/structure/power_balance.h"
#include "app/structure/share_bar.h"
#include "editor/session/document_session.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTabBar>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr int kPowerDelay = 200;               // ms between tables while a run goes on
constexpr int kLongestColumn = 420;            // px
constexpr std::size_t kMostForForms = 20'000;  // variables: the forms of a component of a larger model take seconds

QTreeView* makeTable(const QString& name)
{
    auto* table = new QTreeView;
    table->setAccessibleName(name);
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->setAllColumnsShowFocus(true);
    table->header()->setStretchLastSection(true);
    return table;
}

void fitColumns(QTreeView& table)
{
    for (int column = 0; column + 1 < table.model()->columnCount(); ++column) {
        table.resizeColumnToContents(column);
        table.setColumnWidth(column, std::min(table.columnWidth(column) + 12, kLongestColumn));
    }
}

}  // namespace

StructurePanel::StructurePanel(QWidget* parent)
    : QWidget(parent),
      tabs_(new QTabBar),
      filter_(new QLineEdit),
      hint_(new QLabel),
      table_(makeTable(tr("Structure"))),
      possible_(makeTable(tr("Possible forms"))),
      shares_(new ShareBar(this)),
      compute_(new ComputePage),
      graph_(new OrderGraphView),
      model_(new StructureModel(this)),
      possibleModel_(new StructureModel(this)),
      shown_(new QSortFilterProxyModel(this))
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    tabs_->addTab(tr("Ports"));
    tabs_->setTabToolTip(Ports, tr("What each port takes, from whom, and what it gives"));
    tabs_->addTab(tr("Forms"));
    tabs_->setTabToolTip(Forms, tr("In which form each component is computed, and which forms it could have"));
    tabs_->addTab(tr("Order"));
    tabs_->setTabToolTip(Order, tr("What is computed from what, in order; what is solved together has one number"));
    tabs_->addTab(tr("Graph"));
    tabs_->setTabToolTip(Graph,
                         tr("What is computed from what, as a graph; loops with the variables that are iterated"));
    tabs_->addTab(tr("Matrix"));
    tabs_->setTabToolTip(Matrix, tr("Volume nodes by elements, with the numbers of the ports"));
    tabs_->addTab(tr("Power"));
    tabs_->setTabToolTip(Power, tr("Which components give power, and where it goes: of the latest run, at the cursor"));
    tabs_->addTab(tr("Compute"));
    tabs_->setTabToolTip(Compute, tr("Which values of parameters give what is wanted"));
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    filter_->setPlaceholderText(tr("Filter"));
    filter_->setClearButtonEnabled(true);
    filter_->setMaximumWidth(220);
    hint_->setObjectName(QStringLiteral("muted"));
    hint_->setAlignment(Qt::AlignCenter);
    hint_->setWordWrap(true);
    shown_->setSourceModel(model_);
    shown_->setFilterKeyColumn(-1);
    shown_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    table_->setModel(shown_);
    possible_->setModel(possibleModel_);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(8, 0, 8, 0);
    top->addWidget(tabs_);
    top->addStretch();
    top->addWidget(filter_);
    auto* split = new QSplitter(Qt::Horizontal);
    split->addWidget(table_);
    split->addWidget(possible_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(hint_, 1);
    column->addWidget(split, 1);
    column->addWidget(compute_, 1);
    column->addWidget(graph_, 1);
    connect(graph_, &OrderGraphView::componentChosen, this, [this](const QString& path) {
        if (!session_)
            return;
        editor::Selection selection;
        if (!path.isEmpty())
            selection.components.insert({path.section(QLatin1Char('.'), 0, 0)});
        session_->select(selection);
    });
    compute_->hide();
    graph_->hide();
    connect(tabs_, &QTabBar::currentChanged, this, &StructurePanel::refresh);
    connect(filter_, &QLineEdit::textChanged, shown_, &QSortFilterProxyModel::setFilterFixedString);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &StructurePanel::selectOnSheet);
    powerTimer_.setSingleShot(true);
    powerTimer_.setInterval(kPowerDelay);
    connect(&powerTimer_, &QTimer::timeout, this, &StructurePanel::refresh);
}

void StructurePanel::setSource(editor::DocumentSession* session, const LiveCheck* check, const RunHistory* history)
{
    if (history_)
        history_->disconnect(this);
    history_ = history;
    cursorTime_.reset();
    if (history)
        for (const auto signal : {&RunHistory::progressed, &RunHistory::runEnded, &RunHistory::listChanged})
            connect(history, signal, this, &StructurePanel::showPowerSoon);
    if (session_)
        session_->disconnect(this);
    if (check_)
        check_->disconnect(this);
    session_ = session;
    check_ = check;
    compute_->setSession(session);
    if (session)
        connect(session, &editor::DocumentSession::selectionChanged, this, &StructurePanel::followSelection);
    if (check)
        connect(check, &LiveCheck::checked, this, &StructurePanel::refresh);
    refresh();
}

void StructurePanel::showView(View view)
{
    tabs_->setCurrentIndex(view);
}

StructurePanel::View StructurePanel::shownView() const
{
    return static_cast<View>(tabs_->currentIndex());
}

void StructurePanel::setInFront(bool isInFront)
{
    isInFront_ = isInFront;
    refresh();
}

void StructurePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

std::shared_ptr<const solver::CompiledSystem> StructurePanel::system() const
{
    if (!check_ || check_->isPending())
        return nullptr;
    const auto& compiled = check_->compiled().system;
    return compiled && compiled->structure ? compiled : nullptr;
}

StructureTable StructurePanel::madeTable() const
{
    if (!session_)
        return {};
    if (shownView() == Matrix)
        return connectionMatrix(session_->diagram(), session_->instance());
    const auto compiled = system();
    if (!compiled)
        return {};
    switch (shownView()) {
    case Ports: return portTable(*compiled);
    case Forms: return formTable(*compiled);
    case Order: return orderTable(*compiled);
    case Power: return madePowerTable();
    case Graph:
    case Matrix:
    case Compute: break;
    }
    return {};
}

StructureTable StructurePanel::madePowerTable() const
{
    const RunRecord* run = history_ ? history_->latest() : nullptr;
    const auto compiled = system();
    if (!run || !compiled || run->className != session_->className())
        return {};
    return powerTable(*compiled, run->results, cursorTime_.value_or(run->results.lastTime()));
}

void StructurePanel::setCursorTime(std::optional<double> time)
{
    cursorTime_ = time;
    showPowerSoon();
}

void StructurePanel::showPowerSoon()
{
    if (shownView() == Power && isVisible() && isInFront_ && !powerTimer_.isActive())
        powerTimer_.start();
}

void StructurePanel::refresh()
{
    // While a check runs the last table stays: its end comes back here.
    if (!isVisible() || !isInFront_ || (check_ && check_->isPending()))
        return;
    {
        const QScopedValueRollback guard(isFollowing_, true);
        model_->setTable(madeTable());
    }
    const bool isAsking = shownView() == Compute;
    if (isAsking)
        compute_->offer(system().get());
    compute_->setVisible(isAsking);
    const auto compiled = shownView() == Graph ? system() : nullptr;
    if (shownView() == Graph)
        graph_->show(compiled ? orderGraph(*compiled) : OrderGraph());
    graph_->setVisible(compiled != nullptr);
    const bool isEmpty = model_->rowCount() == 0;
    hint_->setVisible(isEmpty && !isAsking && !compiled);
    table_->parentWidget()->setVisible(!isEmpty);
    filter_->setVisible(!isEmpty);
    possible_->setVisible(shownView() == Forms);
    hint_->setText(shownView() == Matrix ? tr("The sheet has no hydraulic lines.")
                   : shownView() == Power
                       ? tr("After a run it stands here which components give power, and where it goes.")
                       : tr("As soon as the circuit can be computed, its structure stands here."));
    fitColumns(*table_);
    for (int column = 0; column < model_->columnCount(); ++column)
        table_->setItemDelegateForColumn(column, nullptr);
    if (shownView() == Power && model_->columnCount() > 0)
        table_->setItemDelegateForColumn(model_->columnCount() - 1, shares_);
    followSelection();
}

QString StructurePanel::pathAt(const QModelIndex& shown) const
{
    const QModelIndex own = shown_->mapToSource(shown);
    return own.isValid() ? model_->table().rows[static_cast<std::size_t>(own.row())].path : QString();
}

void StructurePanel::showPossible()
{
    const auto compiled = shownView() == Forms ? system() : nullptr;
    const QString path = pathAt(table_->selectionModel()->currentIndex());
    const bool isSmall = compiled && compiled->model.variables.size() < kMostForForms;
    possibleModel_->setTable(isSmall && !path.isEmpty() ? possibleForms(*compiled, path) : StructureTable());
    fitColumns(*possible_);
}

void StructurePanel::selectOnSheet()
{
    if (!isFollowing_ && session_) {
        const QScopedValueRollback guard(isFollowing_, true);
        editor::Selection selection;
        for (const QModelIndex& index : table_->selectionModel()->selectedRows())
            selection.components.insert({pathAt(index).section(QLatin1Char('.'), 0, 0)});
        session_->select(selection);
    }
    showPossible();
}

void StructurePanel::followSelection()
{
    if (isFollowing_ || !session_ || !isVisible() || !isInFront_)
        return;
    const QScopedValueRollback guard(isFollowing_, true);
    const auto& components = session_->selection().components;
    QSet<QString> chosen;
    for (const model::ComponentId& id : components)
        chosen.insert(id.name);
    graph_->highlight(chosen);
    QItemSelection rows;
    QModelIndex first;
    for (int row = 0; row < shown_->rowCount(); ++row) {
        const QModelIndex index = shown_->index(row, 0);
        if (!components.contains({pathAt(index).section(QLatin1Char('.'), 0, 0)}))
            continue;
        rows.select(index, index);
        if (!first.isValid())
            first = index;
    }
    table_->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (first.isValid()) {
        table_->selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
        table_->scrollTo(first);
    }
    showPossible();
}

}  // namespace bramah::app
