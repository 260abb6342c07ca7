// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studies/study_curves.h"

#include "app/widgets/variable_field.h"
#include "solver/run/in_parallel.h"

#include <QCheckBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <ranges>
#include <vector>

namespace bramah::app {

namespace {

constexpr int kCurvesPeriod = 250;                  // ms
constexpr int kLeastField = 140, kLineSpacing = 2;  // px

/// At most \a most of \a points, evenly chosen, the first and the last among them.
template <std::ranges::random_access_range Points>
std::vector<std::size_t> evenlyChosen(const Points& points, std::size_t most)
{
    const std::size_t count = std::ranges::size(points), taken = std::min(count, most);
    std::vector<std::size_t> chosen;
    for (std::size_t k = 0; k < taken; ++k)
        chosen.push_back(points[taken < most ? k : k * (count - 1) / (most - 1)]);
    return chosen;
}

}  // namespace

StudyCurves::StudyCurves(const StudyJob& job, QAbstractItemModel& names, const editor::ActiveTheme& theme,
                         QWidget* parent)
    : QWidget(parent),
      job_(job),
      controls_(new QWidget),
      variable_(makeVariableField(tr("A variable of the circuit"), &names)),
      onlyChosen_(new QCheckBox(tr("Chosen rows only"))),
      words_(new QLabel),
      chart_(new CurvesChart(curves_, theme))
{
    auto* row = new QHBoxLayout(controls_);
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("Varia&ble"));
    label->setBuddy(variable_);
    row->addWidget(label);
    row->addWidget(variable_, 1);
    row->addWidget(onlyChosen_);
    variable_->setMinimumWidth(kLeastField);
    onlyChosen_->setEnabled(false);
    onlyChosen_->setToolTip(tr("Of the rows that are chosen in the table, not of all runs"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kLineSpacing);
    words_->setObjectName(QStringLiteral("muted"));
    words_->setWordWrap(true);
    column->addWidget(words_);
    column->addWidget(chart_, 1);

    redraw_.setSingleShot(true);
    redraw_.setInterval(kCurvesPeriod);
    connect(&redraw_, &QTimer::timeout, this, &StudyCurves::showProgress);
    connect(&curves_, &CurvesJob::changed, this, [this] {
        if (!curves_.isRunning())
            showProgress();
        else if (!redraw_.isActive())
            redraw_.start();
    });
    connect(variable_, &QLineEdit::editingFinished, this, &StudyCurves::refresh);
    connect(variable_->completer(), qOverload<const QString&>(&QCompleter::activated), this, &StudyCurves::refresh,
            Qt::QueuedConnection);
    connect(onlyChosen_, &QCheckBox::toggled, this, &StudyCurves::refresh);
    connect(chart_, &CurvesChart::clicked, this, &StudyCurves::clicked);
}

void StudyCurves::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void StudyCurves::setChosen(const std::vector<std::size_t>& points)
{
    chosen_ = points;
    onlyChosen_->setEnabled(!points.empty());
    if (points.empty())
        onlyChosen_->setChecked(false);
    refresh();
}

void StudyCurves::refresh()
{
    if (!isVisible())
        return;
    CurvesQuestion question;
    if (obstacle().isEmpty())
        question = {job_.answer().study, variable_->text().trimmed(), points()};
    curves_.ask(question, job_.isRunning() ? 1 : solver::processorCount());
    showProgress();
}

void StudyCurves::follow()
{
    if (job_.isRunning() && !curves_.isRunning())
        refresh();
}

std::vector<std::size_t> StudyCurves::madeRuns() const
{
    std::vector<std::size_t> made;
    const auto& results = job_.answer().results;
    for (std::size_t point = 0; point < results.size(); ++point)
        if (!results[point].values.empty())
            made.push_back(point);
    return made;
}

std::vector<std::size_t> StudyCurves::points() const
{
    if (onlyChosen_->isChecked())
        return evenlyChosen(chosen_, kMostRuns);
    if (!job_.isRunning())
        return evenlyChosen(madeRuns(), kMostRuns);
    // Those that will be shown at the end, as far as they are made. This is asked often: the others are not looked at.
    const auto& results = job_.answer().results;
    std::vector<std::size_t> shown = evenlyChosen(std::views::iota(std::size_t{0}, results.size()), kMostRuns);
    std::erase_if(shown, [&](std::size_t point) { return results[point].values.empty(); });
    return shown;
}

QString StudyCurves::obstacle() const
{
    const QString variable = variable_->text().trimmed();
    if (!job_.answer().study)
        return tr("Run a study first.");
    if (variable.isEmpty())
        return tr("Name a variable: the runs are made once more, and its curves are drawn.");
    if (job_.answer().study->system->model.findVariable(variable.toStdString()) == solver::kNoVariable)
        return tr("`%1` is no variable of the circuit of this study.").arg(variable);
    return {};
}

QString StudyCurves::wordsOfRuns() const
{
    const std::size_t shown = curves_.question().points.size();
    const std::size_t all = onlyChosen_->isChecked() ? chosen_.size() : job_.answer().done();
    if (shown < all)
        return onlyChosen_->isChecked() ? tr("%1 of the %2 runs chosen in the table, evenly taken").arg(shown).arg(all)
                                        : tr("%1 of %2 runs, evenly taken").arg(shown).arg(all);
    return onlyChosen_->isChecked() ? tr("%n run(s) chosen in the table", nullptr, static_cast<int>(shown))
                                    : tr("All %n run(s)", nullptr, static_cast<int>(shown));
}

void StudyCurves::showProgress()
{
    redraw_.stop();
    chart_->redraw();
    if (const QString text = obstacle(); !text.isEmpty()) {
        words_->setText(text);
        return;
    }
    QString text = wordsOfRuns();
    if (curves_.isRunning())
        text += tr(", %1 ready").arg(curves_.curves().size());
    if (curves_.curves().size() >= CurvesChart::kLeastForBand)
        text += tr("; the thick line is their median, the band holds 90 % of them");
    words_->setText(text);
}

}  // namespace bramah::app
