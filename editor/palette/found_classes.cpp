// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/found_classes.h"

#include "editor/palette/chosen_classes.h"
#include "editor/palette/palette_model.h"

#include <QFile>
#include <QMimeData>

#include <algorithm>
#include <optional>
#include <tuple>

namespace bramah::editor {

namespace {

bool isIn(const QString& text, const QString& word)
{
    return text.contains(word, Qt::CaseInsensitive);
}

bool beginsAWord(const QString& text, const QString& word)
{
    for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(word, at + 1, Qt::CaseInsensitive))
        if (at == 0 || !text[at - 1].isLetterOrNumber())
            return true;
    return false;
}

template <typename Test>
bool all(const QStringList& words, const Test& test)
{
    return std::ranges::all_of(words, test);
}

/// How well the name of a class matches, 0 is best; nothing if not all words are in it.
std::optional<int> gradeOfName(const QString& name, const QString& text, const QStringList& words)
{
    if (name.compare(text, Qt::CaseInsensitive) == 0)
        return 0;
    if (all(words, [&](const QString& word) { return beginsAWord(name, word); }))
        return 1;
    if (all(words, [&](const QString& word) { return isIn(name, word); }))
        return 2;
    return std::nullopt;
}

QString packagesAround(const QModelIndex& group, int role)
{
    QStringList names;
    for (QModelIndex around = group; around.isValid(); around = around.parent())
        names.prepend(around.data(role).toString());
    return names.join(role == Qt::DisplayRole ? QStringLiteral(" › ") : QStringLiteral(" "));
}

std::optional<int> gradeOf(const QModelIndex& index, const QString& text, const QStringList& words)
{
    const QString own = index.data(PaletteModel::kSearchRole).toString();
    if (own.isEmpty())
        return std::nullopt;
    const auto shown = gradeOfName(index.data().toString(), text, words);
    const auto written = gradeOfName(index.data(PaletteModel::kWrittenNameRole).toString(), text, words);
    if (shown || written)
        return std::min(shown.value_or(2), written.value_or(2));
    const QString groups = packagesAround(index.parent(), Qt::DisplayRole) + QLatin1Char(' ') +
                           packagesAround(index.parent(), Qt::ToolTipRole);
    const QString around =
        own + QLatin1Char(' ') + index.data(PaletteModel::kClassRole).toString() + QLatin1Char(' ') + groups;
    if (!all(words, [&](const QString& word) { return isIn(around, word); }))
        return std::nullopt;
    if (std::ranges::none_of(words, [&](const QString& word) { return isIn(own, word); }))
        return all(words, [&](const QString& word) { return isIn(groups, word); }) ? std::optional(6) : std::nullopt;
    // `Sequences Step`: the last word is the name, the others say where it is.
    for (const QString& name : {index.data().toString(), index.data(PaletteModel::kWrittenNameRole).toString()})
        if (beginsAWord(name, words.back()))
            return 3;
    return all(words, [&](const QString& word) { return beginsAWord(own, word); }) ? 4 : 5;
}

QHash<QString, int> shippedUses()
{
    QHash<QString, int> uses;
    QFile file(QStringLiteral(":/usage/placed_classes.txt"));
    if (!file.open(QIODevice::ReadOnly))
        return uses;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        uses.insert(line.section(QLatin1Char(' '), 1), line.section(QLatin1Char(' '), 0, 0).toInt());
    return uses;
}

}  // namespace

FoundClasses::FoundClasses(QAbstractItemModel& palette, const ChosenClasses& chosen, QObject* parent)
    : QAbstractListModel(parent), palette_(palette), chosen_(chosen), uses_(shippedUses())
{
    connect(&palette_, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) {
                for (int row = 0; row < found_.size(); ++row)
                    if (const QPersistentModelIndex& place = found_[row].place;
                        place.parent() == first.parent() && place.row() >= first.row() && place.row() <= last.row())
                        Q_EMIT dataChanged(index(row), index(row), roles);
            });
}

void FoundClasses::search(const QString& text)
{
    // Names of packages stand before names as `FlowValves.Orifice`.
    const QStringList words =
        QString(text).replace(QLatin1Char('.'), QLatin1Char(' ')).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    beginResetModel();
    found_.clear();
    if (!words.isEmpty())
        searchIn({}, text.trimmed(), words);
    std::ranges::stable_sort(found_, {},
                             [](const Found& one) { return std::make_tuple(one.grade, -one.recency, -one.uses); });
    endResetModel();
}

void FoundClasses::searchIn(const QModelIndex& group, const QString& text, const QStringList& words)
{
    for (int row = 0; row < palette_.rowCount(group); ++row) {
        const QModelIndex index = palette_.index(row, 0, group);
        const QString name = index.data(PaletteModel::kClassRole).toString();
        const auto grade = name.isEmpty() ? std::nullopt : gradeOf(index, text, words);
        if (grade) {
            const auto age = chosen_.recent().indexOf(name);
            found_.append({index, packagesAround(group, Qt::DisplayRole), *grade,
                           age < 0 ? 0 : static_cast<int>(chosen_.recent().size() - age), uses_.value(name)});
        }
        searchIn(index, text, words);
    }
}

int FoundClasses::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(found_.size());
}

QVariant FoundClasses::data(const QModelIndex& index, int role) const
{
    const Found& found = found_[index.row()];
    return role == PaletteModel::kPackagesRole ? QVariant(found.packages) : found.place.data(role);
}

Qt::ItemFlags FoundClasses::flags(const QModelIndex& index) const
{
    return index.isValid() ? palette_.flags(found_[index.row()].place) : Qt::NoItemFlags;
}

QMimeData* FoundClasses::mimeData(const QModelIndexList& indexes) const
{
    QModelIndexList places;
    for (const QModelIndex& index : indexes)
        places.append(found_[index.row()].place);
    return palette_.mimeData(places);
}

}  // namespace bramah::editor
