// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studies/studies_panel.h"

#include "app/run/model_names.h"
#include "app/studies/study_columns.h"
#include "app/widgets/table_copy.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStringListModel>
#include <QTabWidget>
#include <QTableView>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr int kRedrawPeriod = 250;  // ms
constexpr int kFormWidth = 560, kResultWidth = 640;

}  // namespace

StudiesPanel::StudiesPanel(const editor::ActiveTheme& theme, QWidget* parent)
    : AskingPanel(parent),
      model_(job_),
      form_(new StudyForm),
      kept_({[this] { return form_->entered(); }, [this](const auto& study) { form_->show(study); },
             [this](const QString& text) { message().setText(text); }}),
      controls_(new QWidget),
      start_(new QPushButton(tr("Ru&n the study"))),
      pause_(new QPushButton(tr("Pause"))),
      cluster_(new QPushButton(tr("On a &cluster …"))),
      choice_(new StudyChoice),
      chart_(new StudyChart(job_, theme)),
      tableView_(new QTableView),
      curves_(new StudyCurves(job_, form_->variableNames(), theme)),
      views_(new QTabWidget)
{
    auto* controls = new QHBoxLayout(controls_);
    controls->setContentsMargins(0, 0, 0, 0);
    controls->addWidget(start_);
    controls->addWidget(pause_);
    controls->addWidget(cluster_);
    cluster_->setToolTip(tr("Plans the study for many machines, and takes in their results"));
    makeViews();
    setHalves(
        *form_, *views_,
        tr("A study runs the circuit many times with values that vary, and says how the answers spread and what moves "
           "them.\nName parameters and how they vary, as 5% or 100 bar:160 bar:7; say what to keep, and run it."),
        kFormWidth, kResultWidth);

    redraw_.setSingleShot(true);
    redraw_.setInterval(kRedrawPeriod);
    connect(&redraw_, &QTimer::timeout, this, &StudiesPanel::showResults);
    connect(start_, &QPushButton::clicked, this, [this] { job_.isRunning() ? stop() : start(); });
    connect(pause_, &QPushButton::clicked, this, [this] {
        job_.setPaused(!job_.isPaused());
        showState();
    });
    connect(cluster_, &QPushButton::clicked, this, &StudiesPanel::showCluster);
    connect(form_, &StudyForm::told, &message(), &QLabel::setText);
    connect(form_, &StudyForm::asked, this, &StudiesPanel::start);
    connect(&job_, &StudyJob::planned, this, &StudiesPanel::showPlan);
    connect(&job_, &StudyJob::resultsChanged, this, [this] {
        if (!redraw_.isActive())
            redraw_.start();
    });
    connect(&job_, &StudyJob::ended, this, &StudiesPanel::showEnd);
    connect(choice_, &StudyChoice::changed, this, &StudiesPanel::showResults);
    connect(chart_, &StudyChart::clicked, this, &StudiesPanel::openRun);
    connect(tableView_, &QTableView::activated, this,
            [this](const QModelIndex& index) { openRun(static_cast<std::size_t>(index.row())); });
    connect(curves_, &StudyCurves::clicked, this, &StudiesPanel::openRun);
    connect(tableView_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &StudiesPanel::takeChosenRows);
    showState();
}

void StudiesPanel::makeViews()
{
    views_->addTab(chart_, tr("Chart"));
    views_->addTab(tableView_, tr("Table"));
    views_->addTab(curves_, tr("Curves"));
    auto* corner = new QWidget;
    auto* row = new QHBoxLayout(corner);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(choice_);
    row->addWidget(&curves_->controls());
    views_->setCornerWidget(corner);
    const auto showControls = [this](int view) {
        choice_->setVisible(views_->widget(view) == chart_);
        curves_->controls().setVisible(views_->widget(view) == curves_);
    };
    connect(views_, &QTabWidget::currentChanged, this, showControls);
    showControls(0);

    tableView_->setModel(&model_);
    tableView_->setAccessibleName(tr("Runs of the study"));
    tableView_->setSelectionBehavior(QAbstractItemView::SelectRows);
    tableView_->horizontalHeader()->setHighlightSections(false);
    offerTableCopy(*tableView_);
    tableView_->setToolTip(tr("A double click, or Return, opens a run"));
}

void StudiesPanel::takeChosenRows()
{
    std::vector<std::size_t> points;
    for (const QModelIndex& row : tableView_->selectionModel()->selectedRows())
        points.push_back(static_cast<std::size_t>(row.row()));
    std::ranges::sort(points);
    curves_->setChosen(points);
}

void StudiesPanel::openRun(std::size_t point)
{
    const StudyAnswer& answer = job_.answer();
    if (!answer.study || point >= answer.study->points.size())
        return;
    if (studied_ != session_) {
        message().setText(tr("This run is one of another document; bring that to the front first."));
        return;
    }
    std::vector<std::pair<QString, double>> values;
    for (std::size_t k = 0; k < answer.study->parameters.size(); ++k)
        values.emplace_back(answer.study->parameters[k], answer.study->points[point][k]);
    message().setText(tr("Run %1 of the study is opened in the plots.").arg(point + 1));
    Q_EMIT runWanted(values);
}

void StudiesPanel::setSource(editor::DocumentSession* session, const LiveCheck* check, RunMeasures* measures)
{
    if (session_ == session)
        return;
    stop();
    if (measures_)
        measures_->disconnect(this);
    if (check_)
        check_->disconnect(this);
    session_ = session;
    if (clusterDialog_)
        clusterDialog_->setSession(session);
    check_ = check;
    measures_ = measures;
    if (check_)
        connect(check_, &LiveCheck::checked, this, &StudiesPanel::fillNames);
    if (measures_)
        connect(measures_, &RunMeasures::changed, this, [this] { form_->setMeasures(measures_->measures()); });
    form_->setMeasures(measures_ ? measures_->measures() : solver::Measures());
    message().setText(job_.answer().study && studied_ != session_
                          ? tr("The study that is shown is one of another document.")
                          : QString());
    fillNames();
    showState();
    kept_.setSession(session);
}

std::optional<StudyQuestion> StudiesPanel::takeQuestion()
{
    auto question = form_->question();
    if (question)
        kept_.keep(tr("Enter the study"));
    return question;
}

void StudiesPanel::setInFront(bool isInFront)
{
    isInFront_ = isInFront;
    fillNames();
}

void StudiesPanel::fillNames()
{
    if (!isInFront_ || !check_ || !check_->compiled().system)
        return;
    const ModelNames names = namesOf(check_->compiled().system->model);
    form_->setNames(names.parameters, names.variables);
}

void StudiesPanel::start()
{
    if (!session_)
        return;
    const auto question = takeQuestion();
    if (!question)
        return;
    message().setText(tr("Planning the runs …"));
    clock_.start();
    studied_ = session_;
    job_.start(*session_, *question);
    model_.reset();
    takeChosenRows();
    showResults();
    showState();
}

void StudiesPanel::stop()
{
    if (!job_.isRunning())
        return;
    job_.stop();
    showResults();
    QString text = tr("Stopped after %1 of %2 runs.").arg(job_.answer().done()).arg(job_.answer().results.size());
    if (job_.answer().isKept)
        text += QLatin1Char(' ') + tr("Run it again to go on.");
    message().setText(text);
    curves_->refresh();
    showState();
}

void StudiesPanel::showPlan()
{
    model_.reset();
    choice_->setStudy(job_.answer());
    takeChosenRows();
    showResults();
}

void StudiesPanel::showResults()
{
    model_.refresh();
    setAnswered(job_.answer().study != nullptr);
    if (choice_->answer() && choice_->parameter())
        chart_->show(*choice_->answer(), *choice_->parameter(), choice_->second());
    if (!job_.isRunning() || job_.answer().results.empty())
        return;
    curves_->follow();
    const std::size_t done = job_.answer().done(), all = job_.answer().results.size();
    QString text = tr("%1 of %2 runs").arg(done).arg(all);
    if (const std::size_t made = done - job_.answer().takenOver; made > 0 && !job_.isPaused()) {
        const double left =
            static_cast<double>(clock_.elapsed()) / 1e3 / static_cast<double>(made) * static_cast<double>(all - done);
        text += tr(", %1 s left").arg(QLocale().toString(left, 'f', left < 10 ? 1 : 0));
    }
    message().setText(text + keepingText());
}

QString StudiesPanel::keepingText() const
{
    const StudyAnswer& answer = job_.answer();
    QString text;
    if (answer.takenOver > 0)
        text += tr("; %1 of %2 runs taken over").arg(answer.takenOver).arg(answer.results.size());
    if (!answer.keepingProblem.isEmpty())
        text += tr("; a crash would lose the results: %1").arg(answer.keepingProblem);
    if (!kept_.problem().isEmpty())
        text += QStringLiteral(". ") + kept_.problem();
    return text;
}

void StudiesPanel::showEnd(const QString& problem)
{
    redraw_.stop();
    showResults();
    showState();
    curves_->refresh();
    if (!problem.isEmpty()) {
        message().setText(problem);
        return;
    }
    std::size_t failed = 0;
    for (const solver::StudyResult& result : job_.answer().results)
        failed += result.failure.isEmpty() ? 0 : 1;
    QString text = tr("%1 runs in %2 s")
                       .arg(job_.answer().done())
                       .arg(QLocale().toString(static_cast<double>(clock_.elapsed()) / 1e3, 'f', 1));
    if (failed > 0)
        text += tr("; %1 failed, the table says why").arg(failed);
    message().setText(text + keepingText());
}

void StudiesPanel::showState()
{
    const bool isRunning = job_.isRunning();
    start_->setText(isRunning ? tr("&Stop") : tr("Ru&n the study"));
    start_->setEnabled(session_ != nullptr);
    pause_->setEnabled(isRunning);
    pause_->setText(job_.isPaused() ? tr("&Go on") : tr("Pause"));
}

void StudiesPanel::showCluster()
{
    if (!clusterDialog_) {
        clusterDialog_ = new ClusterDialog([this] { return takeQuestion(); }, this);
        connect(form_, &StudyForm::told, clusterDialog_, &ClusterDialog::tell);
        connect(clusterDialog_, &ClusterDialog::collected, this, &StudiesPanel::showCollected);
    }
    clusterDialog_->setSession(session_);
    clusterDialog_->show();
    clusterDialog_->raise();
    clusterDialog_->activateWindow();
}

void StudiesPanel::showCollected(const StudyAnswer& answer)
{
    studied_ = session_;
    stop();
    job_.show(answer);
    message().setText(tr("%1 of %2 runs, collected").arg(answer.done()).arg(answer.results.size()));
}

}  // namespace bramah::app
