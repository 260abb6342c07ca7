// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/problems_model.h"

#include "model/diagnostics/sentence.h"
#include "model/text/source_text.h"

#include <QFileInfo>

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

void ProblemsModel::setProblems(const model::Diagnostics& problems, const QString& file)
{
    beginResetModel();
    problems_ = problems;
    file_ = file;
    std::stable_sort(problems_.begin(), problems_.end(),
                     [](const auto& a, const auto& b) { return a.severity() > b.severity(); });
    endResetModel();
}

int ProblemsModel::count(Severity severity) const
{
    return static_cast<int>(std::count_if(problems_.begin(), problems_.end(),
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
    if (!index.isValid())
        return {};
    const model::Diagnostic& one = problem(index.row());
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Text)
            return model::sentenceOf(one);
        if (index.column() == Component)
            return one.port.isEmpty() ? one.component : one.component + QLatin1Char('.') + one.port;
        return placeOf(one, file_);
    case Qt::DecorationRole:
        return index.column() == Text ? QVariant(icons_.icon(iconName(one.severity()))) : QVariant();
    case Qt::ToolTipRole: return model::sentenceOf(one) + QStringLiteral("\n[%1]").arg(model::nameOf(one.kind));
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
