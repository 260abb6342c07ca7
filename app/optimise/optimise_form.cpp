// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/optimise/optimise_form.h"

#include "app/widgets/entry_table.h"
#include "app/widgets/frequency_entry.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QStringListModel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace bramah::app {

namespace {

using solver::Wish;

enum FreeTableColumn : std::uint8_t { NameColumn, ValuesColumn };
enum GoalColumn : std::uint8_t { WhatColumn, KindColumn, LimitColumn };

constexpr int kUsualSearched = 1000, kMostSearched = 1'000'000, kGreatestSeed = 1'000'000'000;
constexpr int kLeastHeight = 60;  // px, of a table

/// What a response is to be, in the order of the list.
struct WishText {
    Wish wish;
    QString text;
    bool hasValue = false;
};
std::array<WishText, 5> wishes()
{
    return {WishText{Wish::Least, OptimiseForm::tr("least")}, WishText{Wish::Greatest, OptimiseForm::tr("greatest")},
            WishText{Wish::Equal, OptimiseForm::tr("equal to"), true},
            WishText{Wish::AtMost, OptimiseForm::tr("at most"), true},
            WishText{Wish::AtLeast, OptimiseForm::tr("at least"), true}};
}

/// The wish that is chosen by a text of the list.
const WishText& wishCalled(const QString& text, const std::array<WishText, 5>& all)
{
    const auto found = std::ranges::find(all, text, &WishText::text);
    return found == all.end() ? all.front() : *found;
}

}  // namespace

OptimiseForm::OptimiseForm(QWidget* parent)
    : QWidget(parent),
      parameters_(new QStringListModel(this)),
      variables_(new QStringListModel(this)),
      responses_(new QStringListModel(this)),
      free_(new EntryTable({tr("Free parameter"), tr("Bounds or choices")})),
      goals_(new EntryTable({tr("Number of a run"), tr("is to be"), tr("Value")})),
      frequency_(new FrequencyEntry(*parameters_, *variables_)),
      method_(new QComboBox),
      runs_(new QSpinBox),
      seed_(new QSpinBox)
{
    free_->setAccessibleName(tr("What is free"));
    free_->completeColumn(NameColumn, tr("A parameter"), parameters_);
    free_->setToolTip(
        tr("As 50 bar:200 bar, 1 mm:10 mm:log, 1:9:whole, 20, 25, 32 or 10%; of a component: parts AZPF, all parts of "
           "the catalogues with this word"));
    goals_->setAccessibleName(tr("Goals and limits"));
    goals_->completeColumn(WhatColumn, tr("A measure, max(x) or a variable"), responses_);
    QStringList choices;
    for (const WishText& wish : wishes())
        choices << wish.text;
    goals_->chooseColumn(KindColumn, choices);
    goals_->setToolTip(
        tr("A measure of the circuit, a statistic of a curve, as max(lineP.p) or settlingTime(mass.v), or a variable, "
           "whose last value counts. Several goals make a front."));
    for (EntryTable* table : {free_, goals_})
        table->setMinimumHeight(kLeastHeight);
    method_->addItem(tr("From the present values"), static_cast<int>(solver::SearchMethod::Local));
    method_->addItem(tr("Everywhere: evolution"), static_cast<int>(solver::SearchMethod::Global));
    method_->addItem(tr("Everywhere: by dividing"), static_cast<int>(solver::SearchMethod::Divide));
    method_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    method_->setMinimumContentsLength(12);
    runs_->setRange(1, kMostSearched);
    runs_->setValue(kUsualSearched);
    seed_->setRange(0, kGreatestSeed);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* tables = new QHBoxLayout;
    tables->addWidget(free_, 3);
    tables->addWidget(goals_, 4);
    column->addLayout(tables, 1);
    auto* row = new QHBoxLayout;
    const auto add = [&](const QString& text, QWidget* field, int stretch) {
        auto* label = new QLabel(text);
        label->setBuddy(field);
        row->addWidget(label);
        row->addWidget(field, stretch);
    };
    row->addWidget(frequency_);
    connect(frequency_, &FrequencyEntry::entered, this, [this](const QString& number) {
        const int goal = goals_->rowFor(WhatColumn, {});
        goals_->setCurrentCell(goal, KindColumn);  // first: a field over the name gives its own text when it is left
        goals_->setText(goal, WhatColumn, number);
    });
    add(tr("&Method"), method_, 2);
    add(tr("R&uns at most"), runs_, 1);
    add(tr("Seed"), seed_, 1);
    column->addLayout(row);
    setFocusProxy(free_);
}

void OptimiseForm::setNames(const QStringList& parameters, const QStringList& variables)
{
    parameters_->setStringList(parameters);
    variables_->setStringList(variables);
    fillResponses();
}

void OptimiseForm::setMeasures(const solver::Measures& measures)
{
    measures_ = measures;
    fillResponses();
}

void OptimiseForm::fillResponses()
{
    QStringList names;
    for (const solver::Measure& measure : measures_)
        names << measure.name;
    for (const QString& path : variables_->stringList())
        names << path << QStringLiteral("max(%1)").arg(path) << QStringLiteral("min(%1)").arg(path);
    responses_->setStringList(names);
}

bool OptimiseForm::tell(EntryTable& table, int row, int column, const QString& text)
{
    Q_EMIT told(text);
    table.setCurrentCell(row, column);
    return false;
}

bool OptimiseForm::hasFree()
{
    const std::vector<int> rows = free_->filledRows();
    for (const int row : rows) {
        const QString name = free_->textAt(row, NameColumn);
        if (name.isEmpty())
            return tell(*free_, row, NameColumn, tr("Name the parameter that has these values."));
        if (free_->textAt(row, ValuesColumn).isEmpty())
            return tell(*free_, row, ValuesColumn, tr("Say from where to where %1 may go, as 1:10.").arg(name));
    }
    return !rows.empty() ||
           tell(*free_, 0, NameColumn, tr("Name a parameter first that is free, and from where to where it may go."));
}

bool OptimiseForm::hasGoal()
{
    const std::array<WishText, 5> all = wishes();
    bool hasGoal = false;
    for (const int row : goals_->filledRows()) {
        const QString what = goals_->textAt(row, WhatColumn);
        const WishText& wish = wishCalled(goals_->textAt(row, KindColumn), all);
        if (what.isEmpty())
            return tell(*goals_, row, WhatColumn, tr("Name what is to have this value."));
        if (wish.hasValue && goals_->textAt(row, LimitColumn).isEmpty())
            return tell(*goals_, row, LimitColumn, tr("Say which value %1 is to have.").arg(what));
        hasGoal |= wish.wish != Wish::AtMost && wish.wish != Wish::AtLeast;
    }
    return hasGoal || tell(*goals_, static_cast<int>(goals_->filledRows().size()), WhatColumn,
                           tr("Say what is to be least, greatest, or equal to a value."));
}

solver::StoredSearch OptimiseForm::entered() const
{
    const std::array<WishText, 5> all = wishes();
    solver::StoredSearch search;
    for (const int row : free_->filledRows()) {
        QString values = free_->textAt(row, ValuesColumn);
        if (values.section(QLatin1Char(' '), 0, 0) == tr("parts"))
            values = QStringLiteral("parts ") + values.section(QLatin1Char(' '), 1);
        search.free.push_back({free_->textAt(row, NameColumn), values});
    }
    for (const int row : goals_->filledRows()) {
        const WishText& wish = wishCalled(goals_->textAt(row, KindColumn), all);
        search.goals.push_back(
            {goals_->textAt(row, WhatColumn), wish.wish, wish.hasValue ? goals_->textAt(row, LimitColumn) : QString()});
    }
    search.method = static_cast<solver::SearchMethod>(method_->currentData().toInt());
    search.runs = static_cast<std::size_t>(runs_->value());
    search.seed = static_cast<std::uint64_t>(seed_->value());
    return search;
}

void OptimiseForm::show(const solver::StoredSearch& search)
{
    std::vector<QStringList> free, goals;
    for (const solver::EnteredValues& entered : search.free)
        free.push_back({entered.of, entered.values});
    const std::array<WishText, 5> all = wishes();
    for (const solver::EnteredGoal& goal : search.goals)
        goals.push_back({goal.of, std::ranges::find(all, goal.wish, &WishText::wish)->text, goal.value});
    free_->setRows(free);
    goals_->setRows(goals);
    method_->setCurrentIndex(method_->findData(static_cast<int>(search.method)));
    runs_->setValue(static_cast<int>(std::min<std::size_t>(search.runs, kMostSearched)));
    seed_->setValue(static_cast<int>(std::min<std::uint64_t>(search.seed, kGreatestSeed)));
}

std::optional<OptimiseQuestion> OptimiseForm::question()
{
    if (!hasFree() || !hasGoal())
        return std::nullopt;
    return OptimiseQuestion{entered(), measures_};
}

}  // namespace bramah::app
