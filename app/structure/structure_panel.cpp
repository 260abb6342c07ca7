// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/structure_panel.h"

#include "app/structure/causality_choice.h"
#include "app/structure/composition_view.h"
#include "app/structure/computable_page.h"
#include "app/structure/compute_page.h"
#include "app/structure/order_graph_view.h"
#include "app/structure/power_page.h"
#include "app/structure/split_choice.h"
#include "app/structure/structure_view.h"
#include "app/structure/tables/composition_picture.h"
#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "model/text/dotted_name.h"
#include "solver/design/resting_structure.h"
#include "solver/overview/bonds/bond_graph.h"
#include "solver/overview/bonds/bond_model.h"
#include "solver/overview/connection_matrix.h"
#include "solver/overview/port_roles.h"
#include "solver/results/column_units.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTabBar>
#include <QTreeView>
#include <QVBoxLayout>

namespace bramah::app {

namespace {

constexpr const char* kCopy = "copy";
constexpr const char* kSplitKey = "Ctrl+K";
constexpr int kVariableColumn = 1;  // of the order
constexpr int kBonds = -1;          // not a level of an solver::OrderGraph
constexpr int kTablesDelay = 200;   // ms between tables during a run

}  // namespace

StructurePanel::StructurePanel(const editor::ActiveTheme& theme, QWidget* parent)
    : QWidget(parent),
      controls_(new QWidget),
      tabs_(new QTabBar),
      filter_(new QLineEdit),
      level_(new QComboBox),
      atRest_(new QCheckBox(tr("At rest"))),
      unfold_(new QCheckBox(tr("Unfold subsystems"))),
      hint_(new QLabel),
      table_(makeStructureView(tr("Structure"))),
      possible_(makeStructureView(tr("Possible forms"))),
      choose_(new QPushButton(tr("Choose this form"))),
      copy_(new QPushButton(tr("Copy as model"))),
      copyMessage_(new QLabel),
      choices_(new QWidget),
      power_(new PowerPage),
      computable_(new ComputablePage),
      compute_(new ComputePage(theme)),
      graph_(new OrderGraphView),
      capsules_(new CompositionView),
      model_(new StructureModel(this)),
      possibleModel_(new StructureModel(this)),
      shown_(new QSortFilterProxyModel(this))
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    choose_->setObjectName(QStringLiteral("choose"));
    copy_->setObjectName(QStringLiteral("copy"));
    copyMessage_->setObjectName(QStringLiteral("copyMessage"));
    makeTabs();
    layOut();
    shown_->setSourceModel(model_);
    shown_->setFilterKeyColumn(-1);
    shown_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    table_->setModel(shown_);
    table_->setContextMenuPolicy(Qt::CustomContextMenu);
    possible_->setModel(possibleModel_);
    delay_.setSingleShot(true);
    delay_.setInterval(kTablesDelay);
    connectParts();
}

void StructurePanel::makeTabs()
{
    const auto add = [this](const QString& name, const QString& toolTip) {
        tabs_->setTabToolTip(tabs_->addTab(name), toolTip);
    };
    add(tr("Ports"), tr("What each port takes, from whom, and what it gives"));
    add(tr("Forms"), tr("In which form each component is computed, and which forms it could have"));
    add(tr("Order"), tr("What is computed from what, in order; what is solved together has one number"));
    add(tr("Graph"), tr("What is computed from what, as a graph; loops with the variables that are iterated"));
    add(tr("Matrix"), tr("Volume nodes by elements, with the numbers of the ports"));
    add(tr("Power"), tr("Which components give energy, and where it goes: of the latest run, at the cursor"));
    add(tr("What follows"), tr("What can be computed from what is known, by which way, or what is missing"));
    add(tr("Find values"), tr("Which values of parameters give what is wanted"));
    add(tr("Parts"), tr("Parts of the system that share nothing but delayed values and values held between events"));
    add(tr("Capsules"), tr("The parts in each other, with their ports: end ports filled, relay ports hollow"));
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    level_->addItem(tr("Variables"), QVariant::fromValue(static_cast<int>(solver::OrderGraph::Level::Variables)));
    level_->addItem(tr("Components"), QVariant::fromValue(static_cast<int>(solver::OrderGraph::Level::Components)));
    level_->addItem(tr("Loops"), QVariant::fromValue(static_cast<int>(solver::OrderGraph::Level::Loops)));
    level_->addItem(tr("Bond graph"), kBonds);
    level_->setToolTip(tr("What a node of the graph stands for"));
    atRest_->setToolTip(tr("The order in which the state of rest follows, each derivative being zero"));
    unfold_->setToolTip(tr("Subsystems count as the elements in them"));
    copy_->setToolTip(tr("Makes a model of this bond graph that can be run and changed, in a file of its own"));
    filter_->setPlaceholderText(tr("Filter"));
    filter_->setClearButtonEnabled(true);
    filter_->setMaximumWidth(220);
    choose_->setToolTip(
        tr("Writes it into the circuit, as one step that can be undone; results differ by rounding only"));
}

void StructurePanel::layOut()
{
    hint_->setObjectName(QStringLiteral("muted"));
    hint_->setAlignment(Qt::AlignCenter);
    hint_->setWordWrap(true);
    auto* top = new QHBoxLayout(controls_);
    top->setContentsMargins(0, 0, 8, 0);
    top->addWidget(tabs_);
    top->addStretch();
    for (QWidget* control :
         {static_cast<QWidget*>(level_), static_cast<QWidget*>(atRest_), static_cast<QWidget*>(unfold_),
          static_cast<QWidget*>(copy_), static_cast<QWidget*>(filter_)})
        top->addWidget(control);
    copyMessage_->setWordWrap(true);
    copyMessage_->setContentsMargins(12, 4, 12, 6);
    copyMessage_->hide();
    auto* chosen = new QHBoxLayout;
    chosen->setContentsMargins(8, 4, 8, 6);
    chosen->addWidget(choose_);
    chosen->addStretch();
    auto* choices = new QVBoxLayout(choices_);
    choices->setContentsMargins(0, 0, 0, 0);
    choices->setSpacing(0);
    choices->addWidget(possible_, 1);
    choices->addLayout(chosen);
    auto* split = new QSplitter(Qt::Horizontal);
    split->addWidget(table_);
    split->addWidget(choices_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(controls_);
    for (QWidget* page : {static_cast<QWidget*>(hint_), static_cast<QWidget*>(split), static_cast<QWidget*>(power_),
                          static_cast<QWidget*>(computable_), static_cast<QWidget*>(compute_),
                          static_cast<QWidget*>(graph_), static_cast<QWidget*>(capsules_)})
        column->addWidget(page, 1);
    column->addWidget(copyMessage_);
    for (QWidget* page :
         {static_cast<QWidget*>(power_), static_cast<QWidget*>(computable_), static_cast<QWidget*>(compute_),
          static_cast<QWidget*>(graph_), static_cast<QWidget*>(capsules_)})
        page->hide();
}

void StructurePanel::connectParts()
{
    connect(graph_, &OrderGraphView::componentChosen, this,
            [this](const QString& path) { select(path.isEmpty() ? QSet<QString>() : QSet<QString>{path}); });
    connect(capsules_, &CompositionView::componentChosen, this,
            [this](const QString& path) { select(path.isEmpty() ? QSet<QString>() : QSet<QString>{path}); });
    connect(power_, &PowerPage::componentsChosen, this, &StructurePanel::select);
    connect(tabs_, &QTabBar::currentChanged, this, &StructurePanel::refresh);
    connect(level_, &QComboBox::currentIndexChanged, this, &StructurePanel::refresh);
    connect(atRest_, &QCheckBox::toggled, this, &StructurePanel::refresh);
    connect(unfold_, &QCheckBox::toggled, this, &StructurePanel::refresh);
    filter_->setAccessibleName(tr("Filter of the table"));
    connect(filter_, &QLineEdit::textChanged, shown_, &QSortFilterProxyModel::setFilterFixedString);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &StructurePanel::selectOnSheet);
    connect(possible_, &QTreeView::activated, this, &StructurePanel::chooseForm);
    connect(copy_, &QPushButton::clicked, this, &StructurePanel::copyAsModel);
    connect(choose_, &QPushButton::clicked, this, &StructurePanel::chooseForm);
    connect(table_, &QTreeView::customContextMenuRequested, this, [this](QPoint place) {
        if (shownView() == Order)
            offerSplits(orderedVariables(), table_->viewport()->mapToGlobal(place), false);
    });
    connect(graph_, &OrderGraphView::menuWanted, this,
            [this](int, QPoint place) { offerSplits(orderedVariables(), place, false); });
    auto* split = new QShortcut(QKeySequence(QLatin1String(kSplitKey)), this);
    split->setContext(Qt::WidgetWithChildrenShortcut);
    connect(split, &QShortcut::activated, this, [this] { offerSplits(orderedVariables(), QCursor::pos(), true); });
    connect(&delay_, &QTimer::timeout, this, &StructurePanel::refresh);
}

void StructurePanel::setSource(editor::DocumentSession* session, const LiveCheck* check, const ShownMoment* moment)
{
    if (moment_)
        moment_->disconnect(this);
    moment_ = moment;
    if (moment) {
        connect(moment, &ShownMoment::timeChanged, this, &StructurePanel::showMoment);
        connect(moment, &ShownMoment::changed, this, &StructurePanel::refreshSoon);
    }
    if (session_)
        session_->dropListener(this);
    if (check_)
        check_->disconnect(this);
    session_ = session;
    check_ = check;
    compute_->setSession(session);
    power_->setSource(session, moment);
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

void StructurePanel::askFor(const QString& path)
{
    showView(Compute);
    compute_->askFor(path);
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

std::shared_ptr<const solver::CompiledSystem> StructurePanel::orderedSystem()
{
    const auto moving = system();
    if (!atRest_->isChecked() || !moving)
        return moving;
    if (moving != restingOf_) {
        restingOf_ = moving;
        resting_ = systemAtRest(*moving);
    }
    return resting_;
}

std::optional<solver::OrderValue> StructurePanel::valueAt(const QString& path)
{
    const RunRecord* shown = run();
    const int column = shown ? shown->results.find(path) : -1;
    if (column < 0 || shown->results.rowCount() == 0)
        return std::nullopt;
    const double value = shown->results.valueAt(column, moment_->time());
    return solver::OrderValue{value, solver::valueText(shown->results.columns()[static_cast<std::size_t>(column)],
                                                       greatest_.told(shown->number, shown->results, column, value))};
}

solver::StructureTable StructurePanel::madeTable()
{
    if (!session_)
        return {};
    if (shownView() == Matrix)
        return connectionMatrix(session_->sheet().diagram(), session_->sheet().instance(),
                                unfold_->isChecked() ? solver::Subsystems::Unfolded : solver::Subsystems::Folded);
    if (shownView() == Forms && check_ && !check_->isPending() && check_->compiled().alone)
        return possibleForms(*check_->compiled().alone, {});
    const auto compiled = shownView() == Order ? orderedSystem() : system();
    if (!compiled)
        return {};
    switch (shownView()) {
    case Ports:
        return session_->sheet().root() ? withRoles(portTable(*compiled), *compiled, *session_->sheet().root())
                                        : portTable(*compiled);
    case Forms: return formTable(*compiled);
    case Order: return orderTable(*compiled, [this](const QString& path) { return valueAt(path); });
    case Parts: return partsTable(*compiled);
    case Graph:
    case Matrix:
    case Power:
    case Computable:
    case Compute:
    case Capsules: break;
    }
    return {};
}

const RunRecord* StructurePanel::run() const
{
    return moment_ && session_ ? moment_->runOf(session_->sheet().place().root) : nullptr;
}

void StructurePanel::showMoment()
{
    power_->showMoment();
    if (shownView() == Graph)
        graph_->viewport()->update();
}

void StructurePanel::refreshSoon()
{
    if (shownView() == Graph && graph_->hasValues() == (run() != nullptr)) {
        graph_->viewport()->update();
        return;
    }
    if ((shownView() == Power || shownView() == Order || shownView() == Graph) && isVisible() && isInFront_ &&
        !delay_.isActive())
        delay_.start();
}

void StructurePanel::refresh()
{
    // During a check the last table stays; the end of the check comes back here.
    if (!isVisible() || !isInFront_ || (check_ && check_->isPending()))
        return;
    const QString chosen = orderedVariables().value(0);
    power_->setVisible(shownView() == Power);
    computable_->setVisible(shownView() == Computable);
    compute_->setVisible(shownView() == Compute);
    if (!session_ || session_->sheet().className() != copyMessage_->property(kCopy).toString())
        copyMessage_->hide();
    showGraph();
    const bool areCapsules = shownView() == Capsules && session_ && session_->sheet().root();
    if (areCapsules)
        capsules_->show(solver::compositionOf(*session_->sheet().root(), widthsIn(font())));
    capsules_->setVisible(areCapsules);
    showTable();
    showControls();
    if (shownView() == Power)
        power_->refresh(system());
    if (shownView() == Computable)
        computable_->setSystem(system());
    if (shownView() == Compute)
        compute_->offer(system().get());
    followSelection();
    // The variable stays chosen whose place in the order has changed.
    for (int row = 0; shownView() == Order && !chosen.isEmpty() && row < shown_->rowCount(); ++row)
        if (shown_->index(row, kVariableColumn).data().toString() == chosen) {
            const QModelIndex again = shown_->index(row, 0);
            table_->selectionModel()->setCurrentIndex(again, QItemSelectionModel::NoUpdate);
            table_->scrollTo(again);
            break;
        }
}

void StructurePanel::showGraph()
{
    const bool isBonds = level_->currentData().toInt() == kBonds;
    const auto drawn = shownView() != Graph ? nullptr : isBonds ? system() : orderedSystem();
    graph_->setVisible(drawn != nullptr);
    if (!drawn)
        return;
    // Runs have no values of the state of rest.
    const bool hasValues = !isBonds && !atRest_->isChecked() && run();
    graph_->setValues(hasValues ? [this](const QString& path) { return valueText(path); }
                                : OrderGraphPicture::ValueText());
    if (!isBonds) {
        graph_->show(orderGraph(*drawn, static_cast<solver::OrderGraph::Level>(level_->currentData().toInt())));
        return;
    }
    const solver::BondGraph bonds = bondGraph(*drawn, session_->workspace().library());
    graph_->show(drawnGraph(bonds));
    if (!bonds.faults.isEmpty())
        say(bonds.faults.join(QStringLiteral("; ")).replace(QLatin1Char('`'), QLatin1Char('"')));
}

QString StructurePanel::valueText(const QString& path)
{
    const std::optional<solver::OrderValue> value = valueAt(path);
    return value ? QStringLiteral("= %1").arg(value->text) : QString();
}

void StructurePanel::copyAsModel()
{
    const auto compiled = system();
    if (!compiled || !session_)
        return;
    const solver::BondModel made = bondModel(compiled, session_->workspace().library());
    const bool isMade = !made.text.isEmpty();
    say(isMade ? QString()
               : tr("No model can be made: %1")
                     .arg(made.reasons.join(QStringLiteral("; ")).replace(QLatin1Char('`'), QLatin1Char('"'))));
    if (isMade)
        Q_EMIT modelMade(made.name, made.text);
}

void StructurePanel::showTable()
{
    {
        const QScopedValueRollback guard(isFollowing_, true);
        model_->setTable(madeTable());
    }
    const bool isEmpty = model_->rowCount() == 0;
    const bool isTable = (shownView() <= Matrix && shownView() != Graph) || shownView() == Parts;
    table_->parentWidget()->setVisible(isTable && !isEmpty);
    hint_->setVisible((isTable && isEmpty) || (shownView() == Graph && !graph_->isVisibleTo(this)));
    hint_->setText(shownView() == Matrix ? tr("The sheet has no hydraulic lines.")
                                         : tr("The structure appears here as soon as the circuit can be computed."));
    fitColumns(*table_);
}

void StructurePanel::showControls()
{
    const bool isTable = table_->parentWidget()->isVisibleTo(this);
    filter_->setVisible(isTable);
    choices_->setVisible(shownView() == Forms && system());
    level_->setVisible(shownView() == Graph);
    const bool isBonds = shownView() == Graph && level_->currentData().toInt() == kBonds;
    atRest_->setVisible((shownView() == Graph && !isBonds) || shownView() == Order);
    copy_->setVisible(isBonds && system());
    unfold_->setVisible(shownView() == Matrix && session_ &&
                        solver::hasSubsystems(session_->sheet().diagram(), session_->sheet().instance()));
}

QString StructurePanel::pathAt(const QModelIndex& shown) const
{
    const QModelIndex own = shown_->mapToSource(shown);
    return own.isValid() ? model_->table().rows[static_cast<std::size_t>(own.row())].path : QString();
}

QStringList StructurePanel::pathsAt(const QModelIndex& shown) const
{
    const QModelIndex own = shown_->mapToSource(shown);
    return own.isValid() ? model_->table().rows[static_cast<std::size_t>(own.row())].paths() : QStringList();
}

void StructurePanel::showPossible()
{
    const auto compiled = shownView() == Forms ? system() : nullptr;
    possibleOf_ = pathAt(table_->selectionModel()->currentIndex());
    const bool isSmall = compiled && compiled->model.variables.size() < kMostForForms;
    possibleModel_->setTable(isSmall && !possibleOf_.isEmpty() ? possibleForms(*compiled, possibleOf_)
                                                               : solver::StructureTable());
    // A form can be written only at a component of the class itself.
    choose_->setEnabled(possibleModel_->rowCount() > 0 && session_ && canChooseForm(*session_, possibleOf_));
    fitColumns(*possible_);
}

void StructurePanel::chooseForm()
{
    const QModelIndex current = possible_->currentIndex();
    if (!choose_->isEnabled() || !current.isValid())
        return;
    app::chooseForm(*session_, possibleOf_, possibleModel_->table().rows[static_cast<std::size_t>(current.row())].path);
}

void StructurePanel::select(const QSet<QString>& paths)
{
    if (!session_)
        return;
    editor::Selection selection;
    for (const QString& path : paths)
        selection.components.insert(session_->sheet().place().symbolOf(path));
    session_->select(selection);
}

QStringList StructurePanel::orderedVariables() const
{
    const int level = level_->currentData().toInt();
    const bool areVariables = level == static_cast<int>(solver::OrderGraph::Level::Variables) ||
                              level == static_cast<int>(solver::OrderGraph::Level::Loops);
    if (shownView() == Graph && areVariables && graph_->currentNode() >= 0)
        return graph_->graph().nodes[static_cast<std::size_t>(graph_->currentNode())].names;
    const QModelIndex current = table_->currentIndex();
    return shownView() == Order && current.isValid()
               ? QStringList{current.siblingAtColumn(kVariableColumn).data().toString()}
               : QStringList();
}

void StructurePanel::say(const QString& text)
{
    copyMessage_->setText(text);
    copyMessage_->setProperty(kCopy, session_ ? session_->sheet().className() : QString());
    copyMessage_->setVisible(!text.isEmpty());
}

void StructurePanel::offerSplits(const QStringList& variables, QPoint place, bool atOnce)
{
    const auto ordered = orderedSystem();
    if (!session_ || !ordered || variables.isEmpty())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addSplits(*menu, *session_, *ordered, variables, [this](const QString& path) {
        say(tr("%1 cannot be split here: the circuit does not declare it, or its class has made that choice.")
                .arg(path));
    });
    const QList<QAction*> choices = menu->actions();
    if (choices.isEmpty()) {
        say(tr("%1 is in no loop: there is nothing to split.").arg(variables.front()));
        menu->deleteLater();
    } else if (atOnce && choices.size() == 1) {
        say({});
        choices.front()->trigger();
        menu->deleteLater();
    } else {
        say({});
        if (choices.size() == 1)
            choices.front()->setShortcut(QKeySequence(QLatin1String(kSplitKey)));
        menu->popup(place);
    }
}

void StructurePanel::selectOnSheet()
{
    if (!isFollowing_ && session_) {
        const QScopedValueRollback guard(isFollowing_, true);
        QSet<QString> paths;
        for (const QModelIndex& index : table_->selectionModel()->selectedRows())
            for (const QString& path : pathsAt(index))
                paths.insert(path);
        select(paths);
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
        chosen.insert(model::firstName(session_->sheet().place().pathOf(id.name)));
    graph_->highlight(chosen);
    QStringList paths;
    for (const model::ComponentId& id : components)
        paths << session_->sheet().place().pathOf(id.name);
    capsules_->highlight(paths);
    QItemSelection rows;
    QModelIndex first;
    for (int row = 0; row < shown_->rowCount(); ++row) {
        const QModelIndex index = shown_->index(row, 0);
        if (std::ranges::none_of(pathsAt(index), [&](const QString& path) {
                return components.contains(session_->sheet().place().symbolOf(path));
            }))
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
