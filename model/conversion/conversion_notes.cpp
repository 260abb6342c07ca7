// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/conversion/conversion_notes.h"
#include "model/translate.h"

#include <algorithm>

namespace bramah::model {

namespace {

/// A message names so many changes, and so many parts of one; it must be readable in a line above the sheet.
constexpr std::size_t kMostChanges = 6;
constexpr qsizetype kMostParts = 4;

QString listed(const QStringList& names)
{
    QString list =
        QStringLiteral("`%1`").arg(names.first(std::min(names.size(), kMostParts)).join(QStringLiteral("`, `")));
    if (names.size() > kMostParts)
        list = tr("%1 and %2 more").arg(list).arg(names.size() - kMostParts);
    return list;
}

}  // namespace

void ConversionNotes::add(const QString& what, const QString& where)
{
    auto change = std::ranges::find(changes_, what, &Change::what);
    if (change == changes_.end())
        change = changes_.insert(changes_.end(), {what, {}});
    if (!where.isEmpty() && !change->where.contains(where))
        change->where << where;
}

void ConversionNotes::renamed(const QString& old, const QString& now, const QString& where)
{
    add(where.isEmpty() ? tr("`%1` is now `%2`").arg(old, now)
                        : tr("`%1` is now `%2` in %3").arg(old, now, QStringLiteral("%3")),
        where);
}

void ConversionNotes::added(const QString& modifier, const QString& where)
{
    add(tr("`%1` is written at %2").arg(modifier, QStringLiteral("%3")), where);
}

void ConversionNotes::removed(const QString& modifier, const QString& where)
{
    add(tr("`%1` is left out at %2").arg(modifier, QStringLiteral("%3")), where);
}

void ConversionNotes::refused(const std::shared_ptr<const SourceText>& text, Span span, const QString& what,
                              const QString& reason)
{
    refusals_.push_back({DiagnosticKind::ConversionRefused, {what, reason}, text, span, {}, {}});
}

QString ConversionNotes::summary() const
{
    QStringList parts;
    for (const Change& change : changes_) {
        if (parts.size() == static_cast<qsizetype>(kMostChanges)) {
            parts << tr("%1 other changes").arg(changes_.size() - kMostChanges);
            break;
        }
        QString part = change.what;
        parts << (change.where.isEmpty() ? part : part.replace(QStringLiteral("%3"), listed(change.where)));
    }
    return parts.join(QStringLiteral("; "));
}

}  // namespace bramah::model
