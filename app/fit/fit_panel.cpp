// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fit/fit_panel.h"

#include "app/fit/faults_on_sheet.h"
#include "app/fit/fit_tables.h"
#include "app/results/take_values.h"
#include "app/run/model_names.h"
#include "app/widgets/entry_table.h"
#include "app/widgets/table_copy.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/theme/command_keys.h"
#include "editor/view/sheet_view.h"
#include "solver/faults/fault_texts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>
#include <QTableWidget>

namespace bramah::app {

namespace {

constexpr int kAskedWidth = 640, kAnswerWidth = 640, kListWidth = 300;
constexpr int kViewsHeight = 300, kFoundHeight = 60, kFoundLeast = 36;

QTableWidget* listOf(const QString& name)
{
    auto* table = new QTableWidget;
    table->setAccessibleName(name);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->horizontalHeader()->setHighlightSections(false);
    table->verticalHeader()->hide();
    offerTableCopy(*table);
    return table;
}

}  // namespace

FitPanel::FitPanel(const editor::ActiveTheme& theme, QWidget* parent)
    : AskingPanel(parent),
      form_(new FitForm),
      kept_({[this] { return form_->entered(); }, [this](const auto& fit) { form_->show(fit); },
             [this](const QString& text) { message().setText(text); }}),
      controls_(new QWidget),
      preview_(new QPushButton(tr("What &can be told?"))),
      fit_(new QPushButton(tr("F&it"))),
      faults_(new QPushButton(tr("&Which fault?"))),
      take_(new QPushButton(tr("&Take over"))),
      found_(new QLabel),
      values_(listOf(tr("Fitted values"))),
      signals_(listOf(tr("Signals of the fit"))),
      ranking_(listOf(tr("Faults, the likeliest first"))),
      chart_(new FitChart(job_, theme)),
      views_(new QTabWidget)
{
    auto* controls = new QHBoxLayout(controls_);
    controls->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : {preview_, fit_, faults_, take_})
        controls->addWidget(button);
    preview_->setToolTip(tr("Says how well each parameter will be known, before anything is fitted"));
    fit_->setToolTip(tr("Finds the values for which the circuit follows what is measured"));
    faults_->setToolTip(tr("Tries each fault that the parts can have, alone, and ranks them by what is measured"));
    take_->setToolTip(tr("Writes the fitted values into the circuit, as one step that can be undone"));
    setHalves(
        *form_, *answers(),
        tr("A fit finds the values for which the circuit follows what is measured, and says how sure they are.\n"
           "Drop a measured file on the sheet, lay its channels beside variables, name parameters, and fit; or ask "
           "which fault explains it."),
        kAskedWidth, kAnswerWidth);

    connect(preview_, &QPushButton::clicked, this, [this] { start(FitTask::Preview); });
    connect(fit_, &QPushButton::clicked, this, [this] { job_.isRunning() ? stop() : start(FitTask::Fit); });
    connect(faults_, &QPushButton::clicked, this, [this] { start(FitTask::Faults); });
    connect(take_, &QPushButton::clicked, this, &FitPanel::takeOver);
    connect(form_, &FitForm::told, &message(), &QLabel::setText);
    connect(&job_, &FitJob::told, &message(), &QLabel::setText);
    connect(&job_, &FitJob::ended, this, &FitPanel::showReply);
    connect(signals_, &QTableWidget::currentCellChanged, this,
            [this](int current) { chart_->show(static_cast<std::size_t>(std::max(current, 0))); });
    showState();
}

QWidget* FitPanel::answers()
{
    auto* following = new QSplitter;
    following->setChildrenCollapsible(false);
    following->addWidget(signals_);
    following->addWidget(chart_);
    following->setSizes({kListWidth, kAnswerWidth - kListWidth});
    views_->addTab(values_, tr("Values"));
    views_->addTab(following, tr("Signals"));
    views_->addTab(ranking_, tr("Faults"));
    found_->setObjectName(QStringLiteral("found"));
    found_->setWordWrap(true);
    found_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    found_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* scrolled = new QScrollArea;
    scrolled->setWidget(found_);
    scrolled->setWidgetResizable(true);
    scrolled->setFrameShape(QFrame::NoFrame);
    scrolled->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* shown = new QSplitter(Qt::Vertical);
    shown->setChildrenCollapsible(false);
    shown->addWidget(views_);
    shown->addWidget(scrolled);
    scrolled->setMinimumHeight(kFoundLeast);
    scrolled->viewport()->setAutoFillBackground(false);
    found_->setAutoFillBackground(false);
    shown->setSizes({kViewsHeight, kFoundHeight});
    return shown;
}

void FitPanel::setSource(const Source& source)
{
    if (session_ == source.session)
        return;
    if (check_)
        check_->disconnect(this);
    if (data_)
        data_->disconnect(this);
    session_ = source.session;
    check_ = source.check;
    data_ = source.data;
    sheet_ = source.sheet;
    if (check_)
        connect(check_, &LiveCheck::checked, this, &FitPanel::fillNames);
    if (data_)
        connect(data_, &solver::MeasuredData::changed, this, &FitPanel::fillRuns);
    job_.forget();
    message().clear();
    setAnswered(false);
    fillNames();
    kept_.setSession(session_);
    fillRuns();
    showState();
}

void FitPanel::setInFront(bool isInFront)
{
    isInFront_ = isInFront;
    fillNames();
}

void FitPanel::fillNames()
{
    if (isInFront_ && check_ && check_->compiled().system)
        form_->setParameters(namesOf(check_->compiled().system->model).parameters);
}

void FitPanel::fillRuns()
{
    form_->setRuns(data_ ? solver::laidFilesOf(*data_) : std::vector<solver::LaidFile>());
}

void FitPanel::start(FitTask task)
{
    if (!session_ || !data_)
        return;
    const auto request = form_->request(task);
    if (!request)
        return;
    kept_.keep(tr("Enter the fit"));
    message().setText(tr("Planning the runs …"));
    job_.start(*session_, *data_, *request);
    showState();
}

void FitPanel::stop()
{
    job_.stop();
    message().setText(tr("Stopping …"));
}

QString FitPanel::runsText(const QString& runs) const
{
    return kept_.problem().isEmpty() ? runs : runs + QStringLiteral(". ") + kept_.problem();
}

void FitPanel::showReply()
{
    const FitReply& reply = *job_.reply();
    showState();
    message().setText(reply.problem);
    if (!reply.problem.isEmpty())
        return;
    setAnswered(true);
    if (reply.task == FitTask::Faults) {
        showFaults(*ranking_, reply);
        found_->setText(solver::verdictText(reply.faults));
        views_->setCurrentWidget(ranking_);
        message().setText(runsText(tr("%1 runs").arg(reply.faults.runs)));
        if (sheet_ && session_)
            sheet_->sheet().showParts(faultsOnSheet(session_->sheet().diagram(), reply.faults));
        return;
    }
    showFittedValues(*values_, reply);
    showFittedSignals(*signals_, reply);
    signals_->setCurrentCell(0, 0);
    chart_->show(0);
    found_->setText(QStringList(reply.fit.findings.begin(), reply.fit.findings.end())
                        .join(QStringLiteral(".\n"))
                        .remove(QLatin1Char('`')));
    if (views_->currentWidget() == ranking_)
        views_->setCurrentIndex(0);
    message().setText(runsText(reply.fit.isStopped ? tr("Stopped after %1 runs").arg(reply.fit.runs)
                                                   : tr("%1 runs").arg(reply.fit.runs)));
}

void FitPanel::showState()
{
    const bool isRunning = job_.isRunning(), hasDocument = session_ != nullptr;
    fit_->setText(isRunning ? tr("&Stop") : tr("F&it"));
    for (QPushButton* button : {preview_, faults_})
        button->setEnabled(hasDocument && !isRunning);
    fit_->setEnabled(hasDocument);
    const FitReply* reply = job_.reply();
    take_->setEnabled(!isRunning && reply && reply->problem.isEmpty() && reply->task == FitTask::Fit);
}

void FitPanel::takeOver()
{
    const FitReply* reply = job_.reply();
    if (!session_ || reply == nullptr || reply->task != FitTask::Fit)
        return;
    ParameterValues values;
    for (const solver::FittedValue& value : reply->fit.values)
        if (!value.isShift)
            values.emplace_back(value.name, foundValue(value.value));
    message().setText(takeValues(*session_, tr("Use fitted values"), values)
                          ? tr("The fitted values are written into the circuit; %1 takes them back.")
                                .arg(editor::keysOfCommand(*this, "edit.undo"))
                          : tr("The circuit cannot be changed."));
}

}  // namespace bramah::app
