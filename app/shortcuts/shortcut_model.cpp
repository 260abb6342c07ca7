// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shortcuts/shortcut_model.h"

#include "app/shortcuts/shortcuts.h"

#include <QAction>

namespace bramah::app {

namespace {

QStandardItem* itemOf(const QString& text, int line)
{
    auto* item = new QStandardItem(text);
    item->setEditable(false);
    item->setData(line, ShortcutModel::kLineRole);
    return item;
}

}  // namespace

ShortcutModel::ShortcutModel(const Shortcuts& shortcuts, QObject* parent)
    : QStandardItemModel(parent), shortcuts_(shortcuts)
{
    setHorizontalHeaderLabels({tr("Command"), tr("Keys"), tr("What it does")});
}

void ShortcutModel::setLines(std::vector<ShortcutLine> lines)
{
    lines_ = std::move(lines);
    rows_.clear();
    removeRows(0, rowCount());
    QStandardItem* group = nullptr;
    for (int i = 0; i < static_cast<int>(lines_.size()); ++i) {
        const ShortcutLine& line = lines_[static_cast<std::size_t>(i)];
        if (!group || group->text() != line.group) {
            group = itemOf(line.group, -1);
            QFont font;
            font.setBold(true);
            group->setFont(font);
            appendRow({group, itemOf({}, -1), itemOf({}, -1)});
        }
        QStandardItem* name = itemOf(line.name, i);
        QStandardItem* keys = itemOf({}, i);
        QStandardItem* hint = itemOf(line.action ? line.hint : tr("These keys do not change"), i);
        hint->setToolTip(hint->text());
        group->appendRow({name, keys, hint});
        rows_.emplace_back(name, keys);
        showKeys(*name, *keys, line);
    }
}

void ShortcutModel::update()
{
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        if (!lines_[i].action)
            continue;
        lines_[i].keys = lines_[i].action->shortcuts();
        showKeys(*rows_[i].first, *rows_[i].second, lines_[i]);
    }
}

void ShortcutModel::showKeys(QStandardItem& name, QStandardItem& keys, const ShortcutLine& line) const
{
    const bool isChanged = line.action && shortcuts_.isChanged(*line.action);
    const QString own = line.action ? textOf(shortcuts_.defaults(*line.action)) : QString();
    keys.setText(textOf(line.keys));
    QFont font;
    font.setBold(isChanged);
    keys.setFont(font);
    const QString before =
        own.isEmpty() ? tr("Changed; by default it has no keys") : tr("Changed; by default %1").arg(own);
    keys.setToolTip(isChanged ? before : QString());
    keys.setData(keys.toolTip(), Qt::AccessibleDescriptionRole);
    name.setData(QStringList{line.group, line.name, line.hint, keys.text()}.join(QLatin1Char(' ')), kTextRole);
}

const ShortcutLine* ShortcutModel::line(const QModelIndex& index) const
{
    const QVariant number = index.data(kLineRole);
    return number.isValid() && number.toInt() >= 0 ? &lines_[static_cast<std::size_t>(number.toInt())] : nullptr;
}

ShortcutFilter::ShortcutFilter(ShortcutModel& model, QObject* parent)
    : WordFilter(parent, ShortcutModel::kTextRole), model_(model)
{
    setSourceModel(&model);
    setRecursiveFilteringEnabled(true);
}

void ShortcutFilter::setKeys(const QKeySequence& keys)
{
    keys_ = keys;
    invalidateFilter();
}

bool ShortcutFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    // A menu is there with its commands.
    const ShortcutLine* line = model_.line(model_.index(row, ShortcutModel::Name, parent));
    return line && (keys_.isEmpty() || line->keys.contains(keys_)) && WordFilter::filterAcceptsRow(row, parent);
}

}  // namespace bramah::app
