// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/variable_tree.h"

#include "app/plots/plot_view.h"
#include "app/run/column_units.h"

#include <QHash>
#include <QLineEdit>
#include <QMimeData>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace bramah::app {

namespace {

constexpr int kPathRole = Qt::UserRole + 1;  ///< of a variable; empty for a component

class VariableModel : public QStandardItemModel
{
public:
    using QStandardItemModel::QStandardItemModel;
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
};

QStandardItem* makeItem(const QString& text)
{
    auto* item = new QStandardItem(text);
    item->setEditable(false);
    item->setDropEnabled(false);
    return item;
}

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
    column->addWidget(search_);
    column->addWidget(view_);
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
        filtered_->setFilterFixedString(text.trimmed());
        if (!text.trimmed().isEmpty())
            view_->expandAll();
    });
    connect(view_, &QTreeView::activated, this, &VariableTree::choose);
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

void VariableTree::setVariables(const std::vector<solver::ResultColumn>& variables)
{
    QStringList paths;
    for (const solver::ResultColumn& variable : variables)
        paths.append(variable.path);
    if (paths == paths_)
        return;
    paths_ = paths;
    model_->clear();
    QHash<QString, QStandardItem*> components;
    const auto parentOf = [&](const QString& path, const auto& self) -> QStandardItem* {
        if (path.isEmpty())
            return model_->invisibleRootItem();
        if (QStandardItem* known = components.value(path))
            return known;
        const qsizetype dot = path.lastIndexOf(QLatin1Char('.'));
        QStandardItem* item = makeItem(path.mid(dot + 1));
        item->setDragEnabled(false);
        self(dot < 0 ? QString() : path.left(dot), self)->appendRow(item);
        components.insert(path, item);
        return item;
    };
    for (const solver::ResultColumn& variable : variables) {
        const qsizetype dot = variable.path.lastIndexOf(QLatin1Char('.'));
        const QString unit = printedUnit(variable, shownUnit(variable).name);
        const QString name = variable.path.mid(dot + 1);
        QStandardItem* item = makeItem(unit.isEmpty() ? name : tr("%1 [%2]", "variable and unit").arg(name, unit));
        item->setData(variable.path, kPathRole);
        item->setToolTip(variable.description.isEmpty() ? variable.path
                                                        : variable.path + QLatin1Char('\n') + variable.description);
        parentOf(dot < 0 ? QString() : variable.path.left(dot), parentOf)->appendRow(item);
    }
}

}  // namespace bramah::app
