// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/variable_tree.h"

#include "app/plots/plot_view.h"
#include "editor/theme/plain_text.h"
#include "model/text/dotted_name.h"
#include "model/units/quantity_text.h"
#include "solver/results/column_units.h"

#include <QHBoxLayout>
#include <QHash>
#include <QHeaderView>
#include <QLineEdit>
#include <QMimeData>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <memory>
#include <numeric>
#include <optional>
#include <utility>

namespace bramah::app {

namespace {

constexpr int kPathRole = Qt::UserRole + 1;  ///< of a variable; empty for a component

/// Variables as a tree of components. Rows below a component are made when they are first asked for: a large model has
/// many thousand variables, and few of them are looked at.
class VariableModel : public QAbstractItemModel
{
public:
    using QAbstractItemModel::QAbstractItemModel;

    void showValues(const solver::ResultStore* run, double time)
    {
        run_ = run;
        time_ = time;
        // The view asks for the values of the rows that it shows.
        Q_EMIT dataChanged(index(0, 1), index(rowCount() - 1, 1), {Qt::DisplayRole});
    }

    void setVariables(const std::vector<solver::ResultColumn>& variables)
    {
        beginResetModel();
        variables_ = variables;
        root_ = {};
        root_.waiting.resize(variables_.size());
        std::iota(root_.waiting.begin(), root_.waiting.end(), std::size_t(0));
        endResetModel();
    }

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override
    {
        const Node& node = nodeOf(parent);
        const bool isThere =
            column >= 0 && column < columnCount() && row >= 0 && row < static_cast<int>(node.children.size());
        return isThere ? createIndex(row, column, node.children[static_cast<std::size_t>(row)].get()) : QModelIndex();
    }
    QModelIndex parent(const QModelIndex& child) const override
    {
        const Node* node = child.isValid() ? static_cast<Node*>(child.internalPointer())->parent : nullptr;
        return node && node != &root_ ? createIndex(node->row, 0, node) : QModelIndex();
    }
    int rowCount(const QModelIndex& parent = {}) const override
    {
        return static_cast<int>(nodeOf(parent).children.size());
    }
    int columnCount(const QModelIndex& = {}) const override { return 2; }
    bool hasChildren(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? !static_cast<Node*>(parent.internalPointer())->variable : !variables_.empty();
    }
    Qt::ItemFlags flags(const QModelIndex& index) const override
    {
        const Qt::ItemFlags all = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
        return hasChildren(index) ? all : all | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
    }
    QVariant data(const QModelIndex& index, int role) const override
    {
        if (!index.isValid())
            return {};
        const Node& node = *static_cast<Node*>(index.internalPointer());
        if (!node.variable)
            return role == Qt::DisplayRole && index.column() == 0 ? QVariant(node.name) : QVariant();
        const solver::ResultColumn& variable = variables_[*node.variable];
        if (index.column() == 1)
            return role == Qt::DisplayRole         ? QVariant(valueOf(variable))
                   : role == Qt::TextAlignmentRole ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                   : role == kPathRole             ? QVariant(variable.path)
                                                   : QVariant();
        const QString unit = role == Qt::DisplayRole ? printedUnit(variable, shownUnit(variable).name) : QString();
        switch (role) {
        case Qt::DisplayRole:
            return unit.isEmpty() ? node.name : VariableTree::tr("%1 [%2]", "variable and unit").arg(node.name, unit);
        case kPathRole: return variable.path;
        case Qt::ToolTipRole:
            return editor::plainToolTip(variable.description.isEmpty()
                                            ? variable.path
                                            : variable.path + QLatin1Char('\n') + variable.description);
        default: return {};
        }
    }
    QStringList mimeTypes() const override { return {QLatin1String(kVariableMimeType)}; }
    QMimeData* mimeData(const QModelIndexList& indexes) const override
    {
        QStringList paths;
        for (const QModelIndex& index : indexes)
            if (const QString path = index.data(kPathRole).toString(); !path.isEmpty() && !paths.contains(path))
                paths.append(path);
        if (paths.isEmpty())
            return nullptr;
        auto* data = new QMimeData;
        data->setData(QLatin1String(kVariableMimeType), paths.join(QLatin1Char('\n')).toUtf8());
        return data;
    }

private:
    struct Node {
        Node* parent = nullptr;
        int row = 0;
        QString name;
        qsizetype prefix = 0;                 ///< length of the path before the names of its children
        std::optional<std::size_t> variable;  ///< nothing for a component
        std::vector<std::size_t> waiting;     ///< variables below it that have no node yet
        std::vector<std::unique_ptr<Node>> children;
    };

    Node& nodeOf(const QModelIndex& index) const
    {
        Node& node = index.isValid() ? *static_cast<Node*>(index.internalPointer()) : root_;
        if (node.waiting.empty())
            return node;
        QHash<QStringView, Node*> components;
        for (const std::size_t variable : std::exchange(node.waiting, {})) {
            const QStringView rest = QStringView(variables_[variable].path).mid(node.prefix);
            const qsizetype dot = model::firstDot(rest);
            Node*& known = components[dot < 0 ? QStringView() : rest.left(dot)];
            if (dot >= 0 && known) {
                known->waiting.push_back(variable);
                continue;
            }
            auto child = std::make_unique<Node>();
            child->parent = &node;
            child->row = static_cast<int>(node.children.size());
            child->name = (dot < 0 ? rest : rest.left(dot)).toString();
            if (dot < 0) {
                child->variable = variable;
            } else {
                child->prefix = node.prefix + dot + 1;
                child->waiting.push_back(variable);
                known = child.get();
            }
            node.children.push_back(std::move(child));
        }
        return node;
    }

    /// At the time shown, in the unit beside the name; empty if the run has no value there.
    [[nodiscard]] QString valueOf(const solver::ResultColumn& variable) const
    {
        const int column = run_ ? run_->find(variable.path) : -1;
        if (column < 0 || run_->isEmpty() || time_ < run_->firstTime() || time_ > run_->lastTime())
            return {};
        const double value = run_->valueAt(column, time_);
        return variable.isBoolean ? valueText(variable, value)
                                  : model::formatNumber(shownUnit(variable).fromSi(value), 4, QLocale());
    }

    std::vector<solver::ResultColumn> variables_;
    mutable Node root_;
    const solver::ResultStore* run_ = nullptr;
    double time_ = 0;
};

}  // namespace

VariableTree::VariableTree(QWidget* parent)
    : QWidget(parent),
      search_(new QLineEdit),
      view_(new QTreeView),
      model_(new VariableModel(this)),
      filtered_(new QSortFilterProxyModel(this))
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    search_->setPlaceholderText(tr("Search variables"));
    search_->setAccessibleName(tr("Search variables"));
    search_->setClearButtonEnabled(true);
    filtered_->setSourceModel(model_);
    filtered_->setRecursiveFilteringEnabled(true);
    filtered_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    filtered_->setFilterRole(kPathRole);
    view_->setModel(filtered_);
    view_->setAccessibleName(tr("Variables"));
    view_->setHeaderHidden(true);
    view_->setUniformRowHeights(true);
    view_->setIndentation(14);
    view_->setDragEnabled(true);
    view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view_->setExpandsOnDoubleClick(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 0, 0);
    column->setSpacing(4);
    auto* head = new QHBoxLayout;
    head->addWidget(search_, 1);
    auto* expression = new QToolButton(this);
    expression->setText(QStringLiteral("ƒ(x)"));
    expression->setAutoRaise(true);
    expression->setToolTip(tr("Plot an expression over the variables (Ins on a plot)"));
    expression->setAccessibleName(tr("Plot an expression"));
    head->addWidget(expression);
    connect(expression, &QToolButton::clicked, this, &VariableTree::expressionWanted);
    column->addLayout(head);
    column->addWidget(view_);
    view_->header()->setStretchLastSection(false);
    view_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    view_->header()->setSectionResizeMode(1, QHeaderView::Fixed);
    view_->header()->resizeSection(1, fontMetrics().horizontalAdvance(QStringLiteral("-1234.5 ")));
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
        filtered_->setFilterFixedString(text.trimmed());
        if (!text.trimmed().isEmpty())
            view_->expandAll();
    });
    connect(view_, &QTreeView::activated, this, &VariableTree::choose);
    view_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(view_, &QTreeView::customContextMenuRequested, this, &VariableTree::askForMenu);
}

void VariableTree::searchFor(const QString& text)
{
    search_->setText(text);
    search_->setFocus();
}

void VariableTree::choose(const QModelIndex& index)
{
    const QString path = index.data(kPathRole).toString();
    if (!path.isEmpty())
        Q_EMIT variableChosen(path);
}

void VariableTree::askForMenu(const QPoint& place)
{
    // From the keyboard the place is that of the selection, too.
    QStringList names;
    for (QModelIndex index = view_->indexAt(place); index.isValid(); index = index.parent()) {
        if (const QString path = index.data(kPathRole).toString(); !path.isEmpty()) {
            names = {path};
            break;
        }
        names.prepend(index.data().toString());
    }
    if (!names.isEmpty())
        Q_EMIT menuWanted(names.join(QLatin1Char('.')), view_->viewport()->mapToGlobal(place));
}

void VariableTree::showValues(const solver::ResultStore* run, double time)
{
    static_cast<VariableModel*>(model_)->showValues(run, time);
    view_->viewport()->update();
}

void VariableTree::setVariables(const std::vector<solver::ResultColumn>& variables)
{
    QStringList shown;
    for (const solver::ResultColumn& variable : variables)
        shown.append(variable.path + QLatin1Char('\n') + variable.displayUnit);
    if (shown == shown_)
        return;
    shown_ = shown;
    static_cast<VariableModel*>(model_)->setVariables(variables);
}

}  // namespace bramah::app
