// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/name_completer.h"

#include "model/text/dotted_name.h"
#include "model/units/shown_unit.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

namespace bramah::editor {

namespace {

constexpr int kMeaningRole = Qt::UserRole;  ///< description and unit
constexpr int kGap = 16;                    // px between a name and its meaning
constexpr int kWidestMeaning = 280;         // px
constexpr int kLeastTyped = 2;              // letters typed before names are offered

/// Paints a name with its meaning in a paler colour behind it.
class NameDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const QString meaning = index.data(kMeaningRole).toString();
        const int left = option.fontMetrics.horizontalAdvance(index.data().toString()) + kGap;
        const QRect room = option.rect.adjusted(left, 0, -6, 0);
        QColor color = option.palette.color(option.state.testFlag(QStyle::State_Selected) ? QPalette::HighlightedText
                                                                                          : QPalette::Text);
        color.setAlphaF(0.65F);
        painter->save();
        painter->setPen(color);
        painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(meaning, Qt::ElideRight, room.width()));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int meaning = option.fontMetrics.horizontalAdvance(index.data(kMeaningRole).toString());
        return QStyledItemDelegate::sizeHint(option, index) +
               QSize(meaning == 0 ? 0 : kGap + qMin(meaning, kWidestMeaning), 0);
    }
};

}  // namespace

NameCompleter::NameCompleter(QWidget& field, Source source)
    : QCompleter(&field), source_(std::move(source)), names_(new QStandardItemModel(this))
{
    setWidget(&field);
    setModel(names_);
    setCaseSensitivity(Qt::CaseInsensitive);
    popup()->setItemDelegate(new NameDelegate(this));
    popup()->setObjectName(QStringLiteral("completions"));
}

bool NameCompleter::isOpen() const
{
    return popup()->isVisible();
}

bool NameCompleter::isWritten() const
{
    return popup()->currentIndex().data().toString() == completionPrefix();
}

void NameCompleter::close()
{
    popup()->hide();
}

QString NameCompleter::nameAtEnd(const QString& before)
{
    static const QRegularExpression name(QStringLiteral("%1(\\[[^\\]]*\\])?(\\.(%1(\\[[^\\]]*\\])?)?)*$")
                                             .arg(QStringLiteral("(?:[A-Za-z_][A-Za-z0-9_]*|'(?:[^'\\\\]|\\\\.)*'?)")));
    return name.match(before).captured(0);
}

void NameCompleter::setNames(const std::vector<NameProposal>& names)
{
    names_->clear();
    for (const NameProposal& one : names) {
        auto* item = new QStandardItem(one.name);
        const QString unit = one.unit.isEmpty() || one.unit == QLatin1String("1")
                                 ? QString()
                                 : QStringLiteral(" [%1]").arg(model::printedUnit(one.unit));
        item->setData(QString(one.description + unit), kMeaningRole);
        names_->appendRow(item);
    }
}

void NameCompleter::offer(const QString& before, QRect place, bool isAsked)
{
    const QString name = nameAtEnd(before);
    const QString whole = model::outerPath(name);
    const QString begun = model::lastName(name);
    // A name directly behind a number is a unit.
    const QString ahead = before.chopped(name.size()).trimmed();
    const bool isUnit = !ahead.isEmpty() && ahead.back().isDigit();
    if (isUnit || (!isAsked && whole.isEmpty() && begun.size() < kLeastTyped)) {
        close();
        return;
    }
    setNames(source_(whole));
    setCompletionPrefix(begun);
    const QAbstractItemModel& offered = *completionModel();
    const QModelIndexList same =
        offered.match(offered.index(0, 0), Qt::DisplayRole, begun, 1, Qt::MatchExactly | Qt::MatchCaseSensitive);
    if (completionCount() == 0 || (completionCount() == 1 && !same.isEmpty())) {
        close();
        return;
    }
    popup()->setCurrentIndex(same.isEmpty() ? offered.index(0, 0) : same.front());
    place.setWidth(popup()->sizeHintForColumn(0) + popup()->verticalScrollBar()->sizeHint().width() + 24);
    complete(place);
}

}  // namespace bramah::editor
