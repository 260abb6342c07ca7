// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/optimise/optimise_panel.h"

#include "app/results/take_values.h"
#include "app/run/model_names.h"
#include "app/widgets/table_copy.h"
#include "editor/theme/command_keys.h"
#include "model/catalogue/catalogue_differences.h"
#include "model/instance/instance.h"
#include "solver/goals/goal_texts.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace bramah::app {

namespace {

constexpr int kShowPeriod = 250;  // ms
constexpr int kAskedWidth = 640, kFoundWidth = 560;

}  // namespace

OptimisePanel::OptimisePanel(const editor::ActiveTheme& theme, FindParts findParts, QWidget* parent)
    : AskingPanel(parent),
      findParts_(std::move(findParts)),
      model_(job_),
      form_(new OptimiseForm),
      kept_({[this] { return form_->entered(); }, [this](const auto& search) { form_->show(search); },
             [this](const QString& text) { message().setText(text); }}),
      controls_(new QWidget),
      start_(new QPushButton(tr("Ru&n the search"))),
      pause_(new QPushButton(tr("Pause"))),
      take_(new QPushButton(tr("&Take over"))),
      found_(new QLabel),
      chart_(new OptimiseChart(job_, theme)),
      table_(new QTableView)
{
    auto* controls = new QHBoxLayout(controls_);
    controls->setContentsMargins(0, 0, 0, 0);
    controls->addWidget(start_);
    controls->addWidget(pause_);
    controls->addWidget(take_);
    take_->setToolTip(tr("Writes the values of the chosen run into the circuit, as one step that can be undone"));
    setHalves(
        *form_, *results(),
        tr("A search runs the circuit with other values until a number of the run is least, greatest, or what you "
           "want, within limits.\nName parameters and how far they may go, say what is to be reached, and run it."),
        kAskedWidth, kFoundWidth);

    redraw_.setSingleShot(true);
    redraw_.setInterval(kShowPeriod);
    connect(&redraw_, &QTimer::timeout, this, &OptimisePanel::showPoints);
    connect(start_, &QPushButton::clicked, this, [this] { job_.isRunning() ? stop() : start(); });
    connect(pause_, &QPushButton::clicked, this, [this] {
        job_.setPaused(!job_.isPaused());
        showState();
    });
    connect(take_, &QPushButton::clicked, this, &OptimisePanel::takeOver);
    connect(form_, &OptimiseForm::told, &message(), &QLabel::setText);
    connect(&job_, &OptimiseJob::planned, this, [this] {
        model_.reset();
        showPoints();
    });
    connect(&job_, &OptimiseJob::pointsChanged, this, [this] {
        if (!redraw_.isActive())
            redraw_.start();
    });
    connect(&job_, &OptimiseJob::ended, this, &OptimisePanel::showEnd);
    connect(chart_, &OptimiseChart::clicked, this, &OptimisePanel::choose);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& index) {
        if (index.isValid() && table_->hasFocus())
            choose(static_cast<std::size_t>(index.row()));
    });
    connect(table_, &QTableView::clicked, this,
            [this](const QModelIndex& index) { choose(static_cast<std::size_t>(index.row())); });
    showState();
}

QWidget* OptimisePanel::results()
{
    table_->setModel(&model_);
    table_->setAccessibleName(tr("Runs of the search"));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->horizontalHeader()->setHighlightSections(false);
    table_->horizontalHeader()->setStretchLastSection(true);
    offerTableCopy(*table_);
    auto* views = new QTabWidget;
    views->addTab(chart_, tr("Chart"));
    views->addTab(table_, tr("Table"));
    found_->setObjectName(QStringLiteral("found"));
    found_->setWordWrap(true);
    found_->setTextFormat(Qt::RichText);
    found_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* shown = new QWidget;
    auto* column = new QVBoxLayout(shown);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(views, 1);
    column->addWidget(found_);
    return shown;
}

void OptimisePanel::setSource(editor::DocumentSession* session, const LiveCheck* check, RunMeasures* measures)
{
    if (session_ == session)
        return;
    if (measures_)
        measures_->disconnect(this);
    if (check_)
        check_->disconnect(this);
    session_ = session;
    check_ = check;
    measures_ = measures;
    if (check_)
        connect(check_, &LiveCheck::checked, this, &OptimisePanel::fillNames);
    if (measures_)
        connect(measures_, &RunMeasures::changed, this, [this] { form_->setMeasures(measures_->measures()); });
    form_->setMeasures(measures_ ? measures_->measures() : solver::Measures());
    message().clear();
    job_.forget();
    chosen_.reset();
    model_.reset();
    fillNames();
    showPoints();
    showState();
    kept_.setSession(session);
}

void OptimisePanel::setInFront(bool isInFront)
{
    isInFront_ = isInFront;
    fillNames();
}

void OptimisePanel::fillNames()
{
    if (!isInFront_ || !check_ || !check_->compiled().system)
        return;
    const ModelNames names = namesOf(check_->compiled().system->model);
    form_->setNames(names.parameters, names.variables);
}

void OptimisePanel::start()
{
    if (!session_)
        return;
    const auto question = form_->question();
    if (!question)
        return;
    kept_.keep(tr("Enter the search"));
    std::vector<solver::PartChoice> parts;
    for (const solver::EnteredValues& one : question->free)
        if (const auto words = one.wordsOfParts())
            parts.push_back({one.of, findParts_(*words)});
    message().setText(tr("Planning the runs …"));
    chosen_.reset();
    job_.start(*session_, *question, std::move(parts));
    model_.reset();
    showPoints();
    showState();
}

void OptimisePanel::stop()
{
    job_.stop();
    showState();
    message().setText(tr("Stopping …"));
}

void OptimisePanel::showPoints()
{
    model_.refresh();
    const OptimiseAnswer& answer = job_.answer();
    setAnswered(answer.search != nullptr);
    showChosen();
    if (job_.isRunning() && answer.search)
        message().setText(tr("%1 runs so far").arg(answer.points.size()));
}

void OptimisePanel::showEnd(const QString& text)
{
    redraw_.stop();
    showPoints();
    showState();
    message().setText(kept_.problem().isEmpty() ? text : text + QLatin1Char(' ') + kept_.problem());
}

void OptimisePanel::showState()
{
    start_->setText(job_.isRunning() ? tr("&Stop") : tr("Ru&n the search"));
    start_->setEnabled(session_ != nullptr);
    pause_->setEnabled(job_.isRunning());
    pause_->setText(job_.isPaused() ? tr("&Go on") : tr("Pause"));
}

void OptimisePanel::choose(std::size_t point)
{
    if (point >= job_.answer().points.size())
        return;
    chosen_ = point;
    showChosen();
}

std::optional<std::size_t> OptimisePanel::shownPoint() const
{
    const OptimiseAnswer& answer = job_.answer();
    return chosen_ || answer.best.empty() ? chosen_ : std::optional(answer.best.front());
}

void OptimisePanel::showChosen()
{
    const OptimiseAnswer& answer = job_.answer();
    const std::optional<std::size_t> shown = shownPoint();
    chart_->choose(shown);
    const bool isGood = shown && !answer.points[*shown].isFailed();
    take_->setEnabled(isGood && !job_.isRunning());
    if (shown && table_->currentIndex().row() != static_cast<int>(*shown))
        table_->setCurrentIndex(model_.index(static_cast<int>(*shown), 0));
    if (!isGood) {
        found_->setText(shown ? answer.points[*shown].outcome.failure.toHtmlEscaped() : QString());
        return;
    }
    const solver::EvaluatedPoint& point = answer.points[*shown];
    QStringList values;
    for (std::size_t k = 0; k < point.point.size(); ++k)
        values << QStringLiteral("<b>%1 = %2</b>")
                      .arg(answer.search->variables()[k].name.toHtmlEscaped(),
                           solver::variableText(*answer.search, k, point.point[k]).toHtmlEscaped());
    for (const QString& limit : solver::whatLimits(*answer.search, point))
        values << limit.toHtmlEscaped();
    found_->setText(values.join(QStringLiteral("; ")));
}

void OptimisePanel::takeOver()
{
    const OptimiseAnswer& answer = job_.answer();
    const std::optional<std::size_t> shown = shownPoint();
    if (!session_ || !shown || answer.points[*shown].isFailed())
        return;
    ParameterValues values;
    model::DiagramChanges changes;
    const solver::Point& point = answer.points[*shown].point;
    for (std::size_t k = 0; k < point.size(); ++k) {
        const solver::SearchedVariable& variable = answer.search->variables()[k];
        if (!variable.isPart()) {
            values.emplace_back(variable.name, variable.range.choices.empty() ? foundValue(point[k]) : point[k]);
            continue;
        }
        const model::Instance* root = session_->sheet().root();
        const model::Instance* component = root ? root->descendant(variable.name.toStdString()) : nullptr;
        if (component != nullptr)
            for (model::DiagramChange& change : model::planCatalogueRow(
                     {variable.name}, *component, variable.parts[static_cast<std::size_t>(point[k])], nullptr))
                changes.push_back(std::move(change));
    }
    message().setText(takeValues(*session_, tr("Use the found values"), values, std::move(changes))
                          ? tr("The found values are written into the circuit; %1 takes them back.")
                                .arg(editor::keysOfCommand(*this, "edit.undo"))
                          : tr("The circuit cannot be changed."));
}

}  // namespace bramah::app
