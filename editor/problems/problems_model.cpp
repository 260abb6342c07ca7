// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/problems_model.h"

#include "model/diagnostics/sentence.h"
#include "model/text/source_text.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace bramah::editor {

using model::Severity;

namespace {

QString iconName(Severity severity)
{
    switch (severity) {
    case Severity::Error: return QStringLiteral("error");
    case Severity::Warning: return QStringLiteral("warning");
    case Severity::Note: break;
    }
    return QStringLiteral("note");
}

QString placeOf(const model::Diagnostic& problem, const QString& file)
{
    if (!problem.text)
        return {};
    const model::TextPosition position = problem.text->position(problem.span.begin);
    const QString line = ProblemsModel::tr("line %1", "place in a text").arg(position.line);
    const bool isElsewhere = problem.text->fileName() != file;
    return isElsewhere ? QFileInfo(problem.text->fileName()).fileName() + QStringLiteral(", ") + line : line;
}

}  // namespace

ProblemsModel::ProblemsModel(const IconSet& icons, QObject* parent) : QAbstractTableModel(parent), icons_(icons) {}

void ProblemsModel::setProblems(const model::SortedProblems& problems, const QString& file)
{
    file_ = file;
    all_ = problems;
    std::stable_sort(all_.open.begin(), all_.open.end(),
                     [](const auto& a, const auto& b) { return a.severity() > b.severity(); });
    fill();
}

void ProblemsModel::setExcludedShown(bool areShown)
{
    areExcludedShown_ = areShown;
    fill();
}

void ProblemsModel::fill()
{
    beginResetModel();
    problems_ = all_.open;
    reasons_.assign(problems_.size(), QString());
    for (const auto& [problem, reason] : all_.excluded)
        if (areExcludedShown_) {
            problems_.push_back(problem);
            reasons_.push_back(reason);
        }
    endResetModel();
}

int ProblemsModel::count(Severity severity) const
{
    return static_cast<int>(std::count_if(all_.open.begin(), all_.open.end(),
                                          [severity](const auto& one) { return one.severity() == severity; }));
}

int ProblemsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(problems_.size());
}

int ProblemsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const
{
    if (!hasIndex(index.row(), index.column(), index.parent()))
        return {};
    const model::Diagnostic& one = problem(index.row());
    const bool isExcluded = !reason(index.row()).isEmpty();
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Text)
            return isExcluded
                       ? tr("Accepted: %1 – %2", "reason, problem").arg(reason(index.row()), model::sentenceOf(one))
                       : model::sentenceOf(one);
        if (index.column() == Component)
            return one.port.isEmpty() ? one.component : one.component + QLatin1Char('.') + one.port;
        return placeOf(one, file_);
    case Qt::DecorationRole:
        return index.column() == Text ? QVariant(icons_.icon(iconName(one.severity()))) : QVariant();
    case Qt::ToolTipRole:  // rich text is wrapped
        return QStringLiteral("<p>%1<br>[%2]</p>").arg(model::sentenceOf(one).toHtmlEscaped(), model::nameOf(one.kind));
    case Qt::ForegroundRole:
        return isExcluded ? QVariant(QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text)) : QVariant();
    case Qt::AccessibleTextRole: return iconName(one.severity()) + QStringLiteral(": ") + model::sentenceOf(one);
    default: return {};
    }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Text: return tr("Problem");
    case Component: return tr("Component");
    default: return tr("Place");
    }
}

}  // namespace bramah::editor
