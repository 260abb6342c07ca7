// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/palette_model.h"

#include "editor/palette/class_names.h"
#include "editor/render/sheet_renderer.h"
#include "editor/session/mime_types.h"
#include "editor/session/workspace.h"
#include "editor/theme/active_theme.h"
#include "editor/theme/theme.h"
#include "model/classes/class_words.h"

#include <QGuiApplication>
#include <QMimeData>

namespace bramah::editor {

namespace {

QString fromStd(const std::string& text)
{
    return QString::fromStdString(text);
}

QStandardItem* makeClassItem(const model::ClassNode& node)
{
    const QString name = fromStd(node.name());
    const QString shownName = node.shownName();
    const QString description = node.shownDescription();
    auto* item = new QStandardItem(shownName);
    item->setEditable(false);
    item->setData(fromStd(node.qualifiedName()), PaletteModel::kClassRole);
    // By the words of the user's language and by those of the text.
    const QStringList words{shownName, description, model::wordsOf(name), name, fromStd(node.description())};
    item->setData(words.join(QLatin1Char(' ')), PaletteModel::kSearchRole);
    item->setData(model::wordsOf(name), PaletteModel::kWrittenNameRole);
    item->setToolTip(QStringLiteral("<b>%1</b><br>%2<br><span style='color:#A8AEB7'>%3</span>")
                         .arg(shownName.toHtmlEscaped(), description.toHtmlEscaped(), fromStd(node.qualifiedName())));
    return item;
}

}  // namespace

PaletteModel::PaletteModel(Workspace& workspace, const ActiveTheme& theme, QObject* parent)
    : QStandardItemModel(parent), workspace_(workspace), theme_(theme)
{
    connect(&theme_, &ActiveTheme::changed, this, [this] { symbols_.clear(); });
    rebuild();
}

void PaletteModel::rebuild()
{
    clear();
    symbols_.clear();
    for (const model::ClassNode* package : workspace_.library().topLevelClasses()) {
        if (package->kind() != model::syntax::ClassKind::Package)
            continue;
        // The domains of the shipped library are the tree's first level; other libraries stand under their names.
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

void PaletteModel::addPackage(QStandardItem& parent, const model::ClassNode& package)
{
    for (const model::ClassNode* node : package.children()) {
        if (node->kind() == model::syntax::ClassKind::Package) {
            if (isInternalPackage(*node))
                continue;
            auto* item = new QStandardItem(node->shownName());
            item->setEditable(false);
            item->setDragEnabled(false);
            item->setToolTip(node->shownDescription());
            addPackage(*item, *node);
            if (item->hasChildren())
                parent.appendRow(item);
            else
                delete item;
        } else if (isPlaceable(*node)) {
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
        return data;
    }
    return nullptr;
}

}  // namespace bramah::editor
