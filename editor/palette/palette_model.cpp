// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/palette_model.h"

#include "editor/palette/chosen_classes.h"
#include "editor/render/named_files.h"
#include "editor/render/sheet_renderer.h"
#include "editor/session/mime_types.h"
#include "editor/session/workspace.h"
#include "editor/theme/active_theme.h"
#include "editor/theme/plain_text.h"
#include "editor/theme/theme.h"
#include "model/classes/class_words.h"
#include "model/classes/placing.h"
#include "model/syntax/annotation_values.h"

#include <QGuiApplication>
#include <QMimeData>

#include <functional>

namespace bramah::editor {

namespace {

QString fromStd(const std::string& text)
{
    return QString::fromStdString(text);
}

/// Sets only values that differ, so that views are not repainted needlessly.
void set(QStandardItem& item, const QVariant& value, int role)
{
    if (item.data(role) != value)
        item.setData(value, role);
}

void fillClassItem(QStandardItem& item, const model::ClassNode& node)
{
    const QString name = fromStd(node.name());
    const QString shownName = node.shownName();
    const QString description = node.shownDescription();
    set(item, shownName, Qt::DisplayRole);
    set(item, fromStd(node.qualifiedName()), PaletteModel::kClassRole);
    // Words in the user's language and those of the text.
    const QStringList words{shownName, description, model::wordsOf(name), name, fromStd(node.description())};
    set(item, words.join(QLatin1Char(' ')), PaletteModel::kSearchRole);
    set(item, model::wordsOf(name), PaletteModel::kWrittenNameRole);
    set(item,
        QStringLiteral("<b>%1</b><br>%2<br><span style='color:#A8AEB7'>%3</span>")
            .arg(shownName.toHtmlEscaped(), description.toHtmlEscaped(), fromStd(node.qualifiedName()).toHtmlEscaped()),
        Qt::ToolTipRole);
}

/// Is the class meant to be run, as a test bench? It has an experiment annotation.
bool isToBeRun(const model::ClassNode& node)
{
    const auto* annotation = node.definition() ? node.definition()->annotation : nullptr;
    return annotation && model::syntax::argumentOf(annotation->arguments, "experiment");
}

/// Updates the classes of a group and their symbols; those that stay keep their rows.
void renew(const QStandardItem& group, const Workspace& workspace)
{
    for (int row = 0; row < group.rowCount(); ++row) {
        QStandardItem& item = *group.child(row);
        renew(item, workspace);
        const QString name = item.data(PaletteModel::kClassRole).toString();
        const auto* node = name.isEmpty() ? nullptr : workspace.library().find(name.toStdString());
        if (!node)
            continue;
        fillClassItem(item, *node);
        Q_EMIT item.model()->dataChanged(item.index(), item.index(), {Qt::DecorationRole});
    }
}

QStandardItem* makeClassItem(const model::ClassNode& node)
{
    auto* item = new QStandardItem;
    item->setEditable(false);
    fillClassItem(*item, node);
    return item;
}

}  // namespace

PaletteModel::PaletteModel(Workspace& workspace, const ActiveTheme& theme, const ChosenClasses& chosen, QObject* parent)
    : QStandardItemModel(parent), workspace_(workspace), theme_(theme), chosen_(chosen)
{
    connect(&theme_, &ActiveTheme::changed, this, [this] { symbols_.clear(); });
    connect(&NamedFiles::shared(), &NamedFiles::arrived, this, [this] {
        symbols_.clear();
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::DecorationRole});
    });
    rebuild();
}

void PaletteModel::rebuild()
{
    clear();
    symbols_.clear();
    insertFile();
    insertOwn();
    insertChosen();
    for (const model::ClassNode* package : workspace_.library().topLevelClasses()) {
        if (package->kind() != model::syntax::ClassKind::Package || package->name() == ownPackage_)
            continue;
        // The domains of the shipped library are the tree's first level; other libraries are groups of their own.
        if (package->name() == "Bramah") {
            addPackage(*invisibleRootItem(), *package);
            continue;
        }
        auto* item = new QStandardItem(fromStd(package->name()));
        item->setEditable(false);
        item->setDragEnabled(false);
        addPackage(*item, *package);
        if (item->hasChildren())
            appendRow(item);
        else
            delete item;
    }
}

bool PaletteModel::showFile(const QString& title, const QStringList& classNames)
{
    for (const QString& name : fileClasses_ + classNames)
        symbols_.remove(name);
    if (title == fileTitle_ && classNames == fileClasses_) {
        if (!classNames.isEmpty())
            renew(*item(0), workspace_);
        return false;
    }
    if (!fileClasses_.isEmpty())
        removeRow(0);
    fileTitle_ = title;
    fileClasses_ = classNames;
    insertFile();
    return true;
}

void PaletteModel::insertFile()
{
    if (fileClasses_.isEmpty())
        return;
    auto* group = new QStandardItem(fileTitle_);
    group->setEditable(false);
    group->setDragEnabled(false);
    group->setData(true, kFileRole);
    group->setToolTip(tr("The classes of the open file"));
    for (const QString& name : fileClasses_) {
        auto* item = new QStandardItem;
        item->setEditable(false);
        if (const auto* node = workspace_.library().find(name.toStdString()))
            fillClassItem(*item, *node);
        group->appendRow(item);
    }
    insertRow(0, group);
}

void PaletteModel::setOwnPackage(const std::string& name)
{
    ownPackage_ = name;
    rebuild();
}

QStringList PaletteModel::ownClasses() const
{
    QStringList names;
    const std::function<void(const model::ClassNode&)> collect = [&](const model::ClassNode& package) {
        for (const model::ClassNode* node : package.children())
            if (node->kind() == model::syntax::ClassKind::Package)
                collect(*node);
            else if (model::isPlaceable(*node) && !isToBeRun(*node))
                names.append(fromStd(node->qualifiedName()));
    };
    if (const model::ClassNode* package = ownPackage_.empty() ? nullptr : workspace_.library().find(ownPackage_))
        collect(*package);
    return names;
}

void PaletteModel::addOwn(QStandardItem& parent, const model::ClassNode& package) const
{
    for (const model::ClassNode* node : package.children()) {
        if (node->kind() == model::syntax::ClassKind::Package) {
            auto* item = new QStandardItem(node->shownName());
            item->setEditable(false);
            item->setDragEnabled(false);
            item->setToolTip(plainToolTip(node->shownDescription()));
            addOwn(*item, *node);
            if (item->hasChildren())
                parent.appendRow(item);
            else
                delete item;
        } else if (model::isPlaceable(*node) && !isToBeRun(*node)) {
            parent.appendRow(makeClassItem(*node));
        }
    }
}

bool PaletteModel::refreshOwn()
{
    if (ownPackage_.empty())
        return false;
    for (const QString& name : ownClasses_)
        symbols_.remove(name);
    if (ownClasses() == ownClasses_) {
        renew(*item(ownRow()), workspace_);
        return false;
    }
    removeRow(ownRow());
    insertOwn();
    return true;
}

void PaletteModel::insertOwn()
{
    if (ownPackage_.empty())
        return;
    ownClasses_ = ownClasses();
    auto* group = new QStandardItem(tr("My components"));
    group->setEditable(false);
    group->setDragEnabled(false);
    group->setToolTip(tr("Your own components, to be used in all files"));
    if (const model::ClassNode* package = workspace_.library().find(ownPackage_))
        addOwn(*group, *package);
    auto* another = new QStandardItem(tr("New component…"));
    another->setEditable(false);
    another->setDragEnabled(false);
    another->setData(true, kNewRole);
    group->appendRow(another);
    insertRow(ownRow(), group);
}

bool PaletteModel::refreshChosen()
{
    if (favourites_ == chosen_.favourites() && recent_ == chosen_.recent())
        return false;
    while (item(chosenRow()) && item(chosenRow())->data(kChosenRole).toBool())
        removeRow(chosenRow());
    insertChosen();
    return true;
}

void PaletteModel::insertChosen()
{
    favourites_ = chosen_.favourites();
    recent_ = chosen_.recent();
    insertChosenGroup(chosenRow(), tr("Recently placed"), recent_);
    insertChosenGroup(chosenRow(), tr("Favourites"), favourites_);
}

void PaletteModel::insertChosenGroup(int row, const QString& title, const QStringList& classNames)
{
    auto* group = new QStandardItem(title);
    group->setEditable(false);
    group->setDragEnabled(false);
    group->setData(true, kChosenRole);
    for (const QString& name : classNames)
        if (const auto* node = workspace_.library().find(name.toStdString())) {
            QStandardItem* item = makeClassItem(*node);
            // A search finds the class at its place in the library.
            item->setData({}, kSearchRole);
            group->appendRow(item);
        }
    if (group->hasChildren())
        insertRow(row, group);
    else
        delete group;
}

void PaletteModel::addBuses(QStandardItem& parent, const model::ClassNode& interfaces)
{
    for (const model::ClassNode* node : interfaces.children())
        if (node->kind() == model::syntax::ClassKind::ExpandableConnector && model::isPlaceable(*node))
            parent.appendRow(makeClassItem(*node));
}

void PaletteModel::addPackage(QStandardItem& parent, const model::ClassNode& package)
{
    for (const model::ClassNode* node : package.children()) {
        if (node->kind() == model::syntax::ClassKind::Package) {
            if (model::isInternalPackage(*node)) {
                addBuses(parent, *node);
                continue;
            }
            auto* item = new QStandardItem(node->shownName());
            item->setEditable(false);
            item->setDragEnabled(false);
            item->setToolTip(plainToolTip(node->shownDescription()));
            addPackage(*item, *node);
            if (item->hasChildren())
                parent.appendRow(item);
            else
                delete item;
        } else if (model::isPlaceable(*node)) {
            parent.appendRow(makeClassItem(*node));
        }
    }
}

QPixmap PaletteModel::symbol(const QString& className) const
{
    const auto known = symbols_.constFind(className);
    if (known != symbols_.constEnd())
        return *known;
    QPixmap picture;
    if (const auto drawing = workspace_.symbolOf(className))
        picture =
            SheetRenderer(SheetTheme::of(theme_.theme())).thumbnail(*drawing, kSymbolSize, qGuiApp->devicePixelRatio());
    symbols_.insert(className, picture);
    return picture;
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const
{
    if (role == Qt::DecorationRole) {
        const QString className = QStandardItemModel::data(index, kClassRole).toString();
        return className.isEmpty() ? QVariant() : QVariant(symbol(className));
    }
    if (role == kFavouriteRole)
        return chosen_.isFavourite(QStandardItemModel::data(index, kClassRole).toString());
    if (role == Qt::AccessibleTextRole)
        return QStandardItemModel::data(index, Qt::DisplayRole);
    return QStandardItemModel::data(index, role);
}

QStringList PaletteModel::mimeTypes() const
{
    return {QLatin1String(kClassMimeType)};
}

QMimeData* PaletteModel::mimeData(const QModelIndexList& indexes) const
{
    for (const QModelIndex& index : indexes) {
        const QString className = QStandardItemModel::data(index, kClassRole).toString();
        if (className.isEmpty())
            continue;
        auto* data = new QMimeData;
        data->setData(QLatin1String(kClassMimeType), className.toUtf8());
        Q_EMIT taken(className);
        return data;
    }
    return nullptr;
}

}  // namespace bramah::editor
