// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/causes/why_panel.h"

#include "app/causes/run_stretch.h"
#include "app/causes/slow_causes.h"
#include "app/widgets/header_widths.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/theme/plain_text.h"
#include "editor/view/sheet_view.h"
#include "model/text/dotted_name.h"
#include "model/units/quantity_text.h"
#include "solver/measures/curve_statistics.h"
#include "solver/reports/method_texts.h"
#include "solver/results/column_units.h"
#include "solver/results/rounding_rest.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace bramah::app {

namespace {

enum WhyColumn : std::uint8_t { WhatColumn, PartColumn, WaterfallColumn, AmountColumn, BeforeColumn, WhyColumnCount };
constexpr int kFromRole = Qt::UserRole, kToRole = Qt::UserRole + 1;  ///< of a bar, as parts of the width, 0 to 1
constexpr int kVariableRole = Qt::UserRole + 2;
constexpr int kComponentRole = Qt::UserRole + 3;
constexpr double kNothing = 1e-3;  ///< of the largest part: a smaller remainder is not worth a row

/// The density of a flow, or of a variable that always equals it: the flow of a component is that of its port.
double densityOf(const solver::ResultStore& results, int column)
{
    for (std::size_t other = 0; other < results.columns().size(); ++other)
        if (results.columns()[other].density > 0 &&
            results.place(static_cast<int>(other)).stored == results.place(column).stored)
            return results.columns()[other].density;
    return 0;
}

/// Paints a bar of a waterfall from one part of the cell's width to another.
class WaterfallDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        if (!index.data(kFromRole).isValid())
            return;
        const QRectF room = QRectF(option.rect).adjusted(6, 4, -6, -4);
        const double from = room.left() + index.data(kFromRole).toDouble() * room.width();
        const double to = room.left() + index.data(kToRole).toDouble() * room.width();
        // As the plates on the sheet: up is green, down is blue.
        const QColor color = to >= from ? QColor(0x2DA44E) : QColor(0x4A7BD8);
        painter->fillRect(QRectF(QPointF(std::min(from, to), room.top()),
                                 QPointF(std::max({from, to, std::min(from, to) + 1}), room.bottom())),
                          color);
    }
};

}  // namespace

WhyPanel::WhyPanel(QWidget* parent)
    : QWidget(parent),
      back_(new QToolButton(this)),
      title_(new QLabel(this)),
      equation_(new QLabel(this)),
      table_(new QTableWidget(this))
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 0, 0);
    column->setSpacing(2);
    auto* head = new QHBoxLayout;
    back_->setArrowType(Qt::LeftArrow);
    back_->setAutoRaise(true);
    back_->setToolTip(tr("Back to the question before (Backspace)"));
    back_->setAccessibleName(tr("Back"));
    head->addWidget(back_);
    head->addWidget(title_, 1);
    title_->setTextFormat(Qt::RichText);
    title_->setWordWrap(true);
    title_->setMinimumWidth(1);  // a long sentence makes no window wide
    column->addLayout(head);
    equation_->setObjectName(QStringLiteral("muted"));
    equation_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    equation_->setWordWrap(true);
    column->addWidget(equation_);
    column->addWidget(table_, 1);
    table_->setAccessibleName(tr("Causes"));
    table_->setColumnCount(WhyColumnCount);
    table_->setHorizontalHeaderLabels(
        {tr("What"), tr("Its part"), QString(), tr("Amount"), tr("In the stretch before")});
    table_->horizontalHeaderItem(WaterfallColumn)->setData(Qt::AccessibleTextRole, tr("Its part as a bar"));
    widenToHeadings(*table_);
    table_->verticalHeader()->hide();
    table_->setShowGrid(false);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->horizontalHeader()->setSectionResizeMode(WaterfallColumn, QHeaderView::Stretch);
    table_->setItemDelegateForColumn(WaterfallColumn, new WaterfallDelegate(table_));
    table_->installEventFilter(this);
    setFocusProxy(table_);
    connect(back_, &QToolButton::clicked, this, &WhyPanel::goBack);
    connect(table_, &QTableWidget::activated, this, &WhyPanel::leadOn);
    say(tr(
        "Mark A and B on a plot, or set its cursor, and press Y: the terms of the equation that moves the curve stand "
        "here, and each leads on"));
}

WhyPanel::~WhyPanel() = default;

void WhyPanel::setPage(DocumentPage* page)
{
    if (page_ == page)
        return;
    clearSheet();
    if (page_) {
        page_->plots().disconnect(this);
        page_->disconnect(this);
        page_->session().sheet().disconnect(this);
    }
    page_ = page;
    asked_.clear();
    table_->setRowCount(0);
    back_->setEnabled(false);
    if (!page_)
        return;
    connect(&page_->plots(), &PlotWorkspace::whyWanted, this, [this](const QString& variable, double from, double to) {
        Q_EMIT asked();
        explain(variable, from, to);
    });
    connect(page_, &DocumentPage::whySlowWanted, this, [this] {
        Q_EMIT asked();
        explainSlow();
    });
    connect(&page_->session().sheet(), &editor::Sheet::diagramChanged, this, &WhyPanel::clearSheet);
}

QString WhyPanel::title() const
{
    return title_->text();
}

QString WhyPanel::equation() const
{
    return equation_->text();
}

void WhyPanel::say(const QString& why)
{
    cause_ = {};
    title_->setText(why);
    equation_->clear();
    table_->setRowCount(0);
}

void WhyPanel::explain(const QString& variable, double from, double to)
{
    asked_.push_back({variable, from, to});
    answer();
}

void WhyPanel::explainSlow()
{
    asked_.push_back({{}, 0, 0, true});
    answer();
}

void WhyPanel::answerSlow(const RunRecord& run)
{
    cause_ = {};
    const solver::RunStatistics& statistics = run.statistics;
    const QLocale locale;
    title_->setText(tr("<b>%1</b>: %2 s of solving, %3 steps, %4 events, %5")
                        .arg(run.name.toHtmlEscaped(), locale.toString(statistics.integrateSeconds, 'g', 3),
                             locale.toString(static_cast<qlonglong>(statistics.steps)),
                             locale.toString(static_cast<qlonglong>(statistics.stateEvents + statistics.timeEvents)),
                             solver::methodNames(statistics)));
    equation_->setText(
        tr("Steps are as short as the fastest motion in the circuit; each event begins anew. What a component "
           "costs may be a spring that is too stiff, a volume that is too small, or a switch that flutters."));
    table_->setHorizontalHeaderLabels(
        {tr("Component"), tr("Its part of short steps"), QString(), tr("Failed steps"), tr("Events")});
    table_->setRowCount(0);
    for (const SlowCause& cause : slowCausesOf(statistics)) {
        const int row = table_->rowCount();
        table_->insertRow(row);
        auto* what = new QTableWidgetItem(cause.component.isEmpty() ? tr("the sheet itself") : cause.component);
        what->setData(kComponentRole, cause.component);
        if (!cause.mainState.isEmpty())
            what->setToolTip(editor::plainToolTip(tr("most by %1").arg(cause.mainState)));
        table_->setItem(row, WhatColumn, what);
        auto* part = new QTableWidgetItem(tr("%1 %").arg(locale.toString(100 * cause.limited, 'f', 1)));
        part->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        table_->setItem(row, PartColumn, part);
        auto* bar = new QTableWidgetItem;
        bar->setData(kFromRole, 0.0);
        bar->setData(kToRole, cause.limited);
        table_->setItem(row, WaterfallColumn, bar);
        table_->setItem(row, AmountColumn,
                        new QTableWidgetItem(locale.toString(static_cast<qlonglong>(cause.failures))));
        const QString events = locale.toString(static_cast<qlonglong>(cause.events));
        table_->setItem(
            row, BeforeColumn,
            new QTableWidgetItem(cause.mainRelation.isEmpty() ? events
                                                              : tr("%1, most by %2").arg(events, cause.mainRelation)));
    }
    for (const int column : {WhatColumn, PartColumn, AmountColumn, BeforeColumn})
        table_->resizeColumnToContents(column);
    if (table_->rowCount() > 0)
        table_->setCurrentCell(0, WhatColumn);
}

void WhyPanel::goBack()
{
    if (asked_.size() < 2)
        return;
    asked_.pop_back();
    answer();
}

void WhyPanel::leadOn()
{
    const QTableWidgetItem* item = table_->item(table_->currentRow(), WhatColumn);
    if (const QString component = item ? item->data(kComponentRole).toString() : QString();
        !component.isEmpty() && page_)
        page_->session().select({{page_->session().sheet().place().symbolOf(component)}, {}});
    const QString variable = item ? item->data(kVariableRole).toString() : QString();
    if (!variable.isEmpty() && !asked_.empty())
        explain(variable, asked_.back().from, asked_.back().to);
}

void WhyPanel::answer()
{
    clearSheet();
    back_->setEnabled(asked_.size() > 1);
    const RunRecord* run = page_ ? page_->history().latest() : nullptr;
    if (!run || run->results.isEmpty()) {
        say(tr("There is no run yet"));
        return;
    }
    if (asked_.back().isOfSpeed) {
        answerSlow(*run);
        return;
    }
    table_->setHorizontalHeaderLabels(
        {tr("What"), tr("Its part"), QString(), tr("Amount"), tr("In the stretch before")});
    if (page_->check().isPending()) {
        say(tr("The circuit is being checked; ask again in a moment"));
        return;
    }
    const auto system = page_->check().compiled().system;
    if (!system || !system->structure || !haveSameStructure(run->model.read(), ModelText::runBy(page_->session()))) {
        say(tr("The circuit has other components or connections than this run; run it again"));
        return;
    }
    const Question& question = asked_.back();
    const solver::VariableId variable = system->model.findVariable(question.variable.toStdString());
    const int column = run->results.find(question.variable);
    if (variable == solver::kNoVariable || column < 0) {
        say(tr("“%1” is no variable of the circuit; ask about a variable in it").arg(question.variable));
        return;
    }
    const double from = std::max(question.from, run->results.firstTime());
    const double to = std::min(question.to, run->results.lastTime());
    if (!(from < to)) {
        say(tr("The run has no values at these times"));
        return;
    }
    RunParameters parameters(page_->session());
    cause_ = solver::causeOf(*system, variable, stretchOf(*run, *system, parameters, from, to));
    solver::Cause before;
    const double beforeFrom = from - (to - from);
    if (beforeFrom >= run->results.firstTime())
        before = solver::causeOf(*system, variable, stretchOf(*run, *system, parameters, beforeFrom, from));
    const solver::ResultColumn& shown = run->results.columns()[static_cast<std::size_t>(column)];
    const solver::ResultColumn difference = columnOf(solver::Statistic::Change, shown);
    const auto time = [](double value) { return QLocale().toString(value, 'g', 6); };
    const QString sign = cause_.change > 0 ? QStringLiteral("+") : QString();
    title_->setText(tr("<b>%1</b>: %2 from %3 s to %4 s")
                        .arg(question.variable.toHtmlEscaped(), sign + valueText(difference, cause_.change, {}, 5),
                             time(from), time(to)));
    fill(*run, *system, before);
    showOnSheet(*system, difference);
}

QString WhyPanel::nameOf(const solver::CompiledSystem& system, const solver::CauseTerm& term) const
{
    if (term.variable == solver::kNoVariable)
        return QString::fromStdString(term.text);
    const QString path = QString::fromStdString(system.model.variable(term.variable).path);
    const QString component = QString::fromStdString(system.model.component(term.component).path);
    // Who gives the value, where the variable's own path does not say it.
    return component.isEmpty() || model::firstName(path) == model::firstName(component)
               ? path
               : tr("%1: %2", "a component and its variable").arg(component, path);
}

void WhyPanel::fill(const RunRecord& run, const solver::CompiledSystem& system, const solver::Cause& before)
{
    using Kind = solver::Cause::Kind;
    const QString equationText = QString::fromStdString(cause_.equation);
    const QString through = cause_.through == solver::kNoVariable
                                ? QString()
                                : QString::fromStdString(system.model.variable(cause_.through).path);
    QString words;
    switch (cause_.kind) {
    case Kind::Integrated: words = tr("Integrated from %1"); break;
    case Kind::Computed: words = tr("Computed from %1"); break;
    case Kind::Together: words = tr("Solved together with other equations from %1"); break;
    case Kind::Event: words = tr("It changes at events only"); break;
    case Kind::Delayed: words = tr("It comes out of a delay line as it went in earlier"); break;
    case Kind::Given: words = tr("It is given from outside: no equation determines it"); break;
    }
    if (words.contains(QLatin1String("%1")))
        words = words.arg(equationText);
    if (!through.isEmpty())
        words = tr("It follows from %1. ").arg(through) + words;
    if (cause_.isIncomplete)
        words += QLatin1Char(' ') + tr("(the run has not kept all values in it)");
    equation_->setText(words);

    const int explained = run.results.find(asked_.back().variable);
    const solver::ResultColumn part =
        columnOf(solver::Statistic::Change, run.results.columns()[static_cast<std::size_t>(explained)]);
    double largest = 0, lower = std::min(0.0, cause_.change), upper = std::max(0.0, cause_.change), sum = 0;
    for (const solver::CauseTerm& term : cause_.terms) {
        largest = std::max(largest, std::abs(term.change));
        sum += term.change;
        lower = std::min(lower, sum);
        upper = std::max(upper, sum);
    }
    const double width = upper > lower ? upper - lower : 1;
    const auto signedText = [](const solver::ResultColumn& column, double value) {
        return (value > 0 ? QStringLiteral("+") : QString()) + valueText(column, value, {}, 4);
    };
    table_->setRowCount(0);
    const auto addRow = [&](const QString& what, double change, double begin) {
        const int row = table_->rowCount();
        table_->insertRow(row);
        table_->setItem(row, WhatColumn, new QTableWidgetItem(what));
        auto* item = new QTableWidgetItem(signedText(part, change));
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        table_->setItem(row, PartColumn, item);
        auto* bar = new QTableWidgetItem;
        bar->setData(kFromRole, (begin - lower) / width);
        bar->setData(kToRole, (begin + change - lower) / width);
        table_->setItem(row, WaterfallColumn, bar);
        return row;
    };
    sum = 0;
    for (const solver::CauseTerm& term : cause_.terms) {
        const int row = addRow(nameOf(system, term), term.change, sum);
        sum += term.change;
        QTableWidgetItem* what = table_->item(row, WhatColumn);
        what->setToolTip(editor::plainToolTip(QString::fromStdString(term.text)));
        if (term.variable != solver::kNoVariable) {
            const QString path = QString::fromStdString(system.model.variable(term.variable).path);
            what->setData(kVariableRole, path);
            if (const int column = run.results.find(path); column >= 0) {
                const solver::ResultColumn& own = run.results.columns()[static_cast<std::size_t>(column)];
                const double density = densityOf(run.results, column);
                const bool isVolume = cause_.kind == Kind::Integrated && density > 0;
                const QString amount =
                    isVolume ? model::formatQuantity(term.amount / density, QStringLiteral("m3"), QStringLiteral("cm3"),
                                                     4, QLocale())
                             : valueText(columnOf(cause_.kind == Kind::Integrated ? solver::Statistic::Integral
                                                                                  : solver::Statistic::Change,
                                                  own),
                                         term.amount, {}, 4);
                table_->setItem(row, AmountColumn, new QTableWidgetItem(amount));
            }
        }
        const auto earlier = std::ranges::find_if(before.terms, [&](const solver::CauseTerm& other) {
            return other.variable == term.variable && other.text == term.text;
        });
        if (earlier != before.terms.end()) {
            const double more = term.change - earlier->change;
            const bool isSame = std::abs(more) <= 0.02 * largest;
            table_->setItem(row, BeforeColumn,
                            new QTableWidgetItem(
                                isSame ? tr("as before")
                                       : tr("%1, now %2")
                                             .arg(signedText(part, solver::withoutRounding(earlier->change, largest)),
                                                  signedText(part, more))));
        }
    }
    if (std::abs(cause_.remainder) > kNothing * std::max(largest, std::abs(cause_.change)))
        addRow(tr("between the stored rows, and jumps at events"), cause_.remainder, sum);
    if (!cause_.terms.empty()) {
        const int row = addRow(tr("together"), cause_.change, 0);
        for (const int column : {WhatColumn, PartColumn}) {
            QFont font = table_->item(row, column)->font();
            font.setBold(true);
            table_->item(row, column)->setFont(font);
        }
    }
    for (const int column : {WhatColumn, PartColumn, AmountColumn, BeforeColumn})
        table_->resizeColumnToContents(column);
    if (table_->rowCount() > 0)
        table_->setCurrentCell(0, WhatColumn);
}

void WhyPanel::showOnSheet(const solver::CompiledSystem& system, const solver::ResultColumn& column)
{
    if (!page_)
        return;
    struct Part {
        model::ComponentId symbol;
        double change = 0;
    };
    std::vector<Part> parts;
    for (const solver::CauseTerm& term : cause_.terms) {
        const QString path = QString::fromStdString(system.model.component(term.component).path);
        if (path.isEmpty())
            continue;
        const model::ComponentId symbol = page_->session().sheet().place().symbolOf(path);
        const auto known = std::ranges::find(parts, symbol, &Part::symbol);
        if (known == parts.end())
            parts.push_back({symbol, term.change});
        else
            known->change += term.change;
    }
    editor::CausePlates plates;
    for (const Part& part : parts) {
        const bool isMain =
            &part == &*std::ranges::max_element(parts, {}, [](const Part& one) { return std::abs(one.change); });
        plates.push_back({part.symbol,
                          (part.change > 0 ? QStringLiteral("+") : QString()) + valueText(column, part.change),
                          part.change >= 0, isMain});
    }
    plates_ = std::move(plates);
    if (isInFront_)
        page_->sheet().sheet().showCauses(plates_);
}

void WhyPanel::clearSheet()
{
    plates_.clear();
    if (page_)
        page_->sheet().sheet().showCauses({});
}

void WhyPanel::setInFront(bool isInFront)
{
    isInFront_ = isInFront;
    if (page_)
        page_->sheet().sheet().showCauses(isInFront ? plates_ : editor::CausePlates());
}

bool WhyPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Backspace) {
        goBack();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace bramah::app
