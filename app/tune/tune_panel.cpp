// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/tune_panel.h"

#include "app/plots/plot_workspace.h"
#include "app/run/model_names.h"
#include "app/run/run_controller.h"
#include "model/instance/instance.h"
#include "model/text/dotted_name.h"
#include "model/units/quantity_text.h"
#include "solver/goals/goal_texts.h"
#include "solver/results/column_units.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr int kPlanDelay = 150, kKeysDelay = 700;  // ms
constexpr int kGripNameLength = 18, kTargetWidth = 130;
constexpr double kKeyStep = 0.01;  // of a target

}  // namespace

TunePanel::TunePanel(const editor::ActiveTheme& theme, FindSizes findSizes, QWidget* parent)
    : QWidget(parent),
      theme_(theme),
      findSizes_(std::move(findSizes)),
      pull_(new QToolButton),
      pulled_(new QComboBox),
      target_(new QLineEdit),
      message_(new QLabel)
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(this);
    auto* grid = new QGridLayout;
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 2);
    grid->setColumnStretch(2, 4);
    column->addLayout(grid);
    for (std::size_t k = 0; k < kMostRows; ++k) {
        rows_[k] = new TuneRow(*grid, static_cast<int>(k), names_, this);
        connect(rows_[k], &TuneRow::changed, this, &TunePanel::planSoon);
        connect(rows_[k], &TuneRow::slid, this, &TunePanel::slide);
        connect(rows_[k], &TuneRow::released, this, &TunePanel::commit);
        rows_[k]->slider().installEventFilter(this);
    }
    addPulling(*this);
    message_->setObjectName(QStringLiteral("muted"));
    message_->setWordWrap(true);
    column->addWidget(message_);
    column->addStretch();
    planTimer_.setSingleShot(true);
    planTimer_.setInterval(kPlanDelay);
    connect(&planTimer_, &QTimer::timeout, this, &TunePanel::plan);
    keysTimer_.setSingleShot(true);
    keysTimer_.setInterval(kKeysDelay);
    connect(&keysTimer_, &QTimer::timeout, this, &TunePanel::commit);
    connect(&job_, &TrialJob::planned, this, &TunePanel::showPlan);
    connect(&job_, &TrialJob::tried, this, &TunePanel::showTrial);
    connect(&job_, &TrialJob::refused, message_, &QLabel::setText);
    message_->setText(
        tr("Slide up to three parameters, or pull the peak or the end of a curve: whole runs are drawn "
           "meanwhile. Escape takes it back."));
    setFocusProxy(&rows_[0]->nameField());
}

TunePanel::~TunePanel()
{
    for (const QPointer<PullGrips>& grips : grips_)
        if (grips)
            grips->parentPlot()->removeItem(grips);
}

void TunePanel::addPulling(QWidget& whole)
{
    pull_->setText(tr("Pull &curves"));
    pull_->setCheckable(true);
    pull_->setToolTip(tr("Puts grips on the peaks and ends of curves, to be dragged up and down"));
    connect(pull_, &QToolButton::toggled, this, &TunePanel::setPulling);
    pulled_->setAccessibleName(tr("What is pulled"));
    pulled_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    pulled_->setMinimumContentsLength(kGripNameLength);
    target_->setAccessibleName(tr("To which value"));
    target_->setPlaceholderText(tr("to a value, with its unit"));
    target_->setMaximumWidth(kTargetWidth);
    connect(target_, &QLineEdit::returnPressed, this, &TunePanel::pullTyped);
    connect(pulled_, &QComboBox::currentIndexChanged, this,
            [this] { target_->setText(pulled_->currentData().toString()); });
    auto* row = new QHBoxLayout;
    row->addWidget(pull_);
    row->addWidget(pulled_, 1);
    row->addWidget(target_);
    row->addStretch();
    static_cast<QVBoxLayout*>(whole.layout())->addLayout(row);
    setPulling(false);
}

void TunePanel::setPage(DocumentPage* page)
{
    if (page_ == page)
        return;
    cancel();
    if (page_) {
        page_->plots().removeEventFilter(this);
        page_->plots().area().disconnect(this);
        page_->history().disconnect(this);
        page_->session().disconnect(this);
    }
    page_ = page;
    record_ = {};
    job_.forget();
    if (page_) {
        page_->plots().installEventFilter(this);
        connect(&page_->plots().area(), &PlotArea::definitionsChanged, this, &TunePanel::makeGrips);
        connect(&page_->plots().area(), &PlotArea::menuOpening, this, [this](QMenu& menu, PlotView&) {
            QAction* action = menu.addAction(tr("&Pull the curve"), this, [this](bool isOn) {
                setPulling(isOn);
                Q_EMIT wanted();
            });
            action->setCheckable(true);
            action->setChecked(pull_->isChecked());
        });
        connect(&page_->history(), &RunHistory::listChanged, this, &TunePanel::listGrips);
        connect(&page_->session(), &editor::DocumentSession::modelChanged, this, [this] {
            if (!isWriting_)
                cancel();
            planSoon();
        });
    }
    makeGrips();
    fillNames();
    planSoon();
}

void TunePanel::setInFront(bool isInFront)
{
    isInFront_ = isInFront;
    fillNames();
}

void TunePanel::fillNames()
{
    if (isInFront_ && page_ && page_->check().compiled().system)
        names_.setStringList(namesOf(page_->check().compiled().system->model).parameters);
}

void TunePanel::tune(const QString& parameter)
{
    for (TuneRow* row : rows_)
        if (row->name().isEmpty() || row->name() == parameter || row == rows_.back()) {
            row->setName(parameter);
            return;
        }
}

void TunePanel::planSoon()
{
    planTimer_.start();
}

QString TunePanel::freeTextOf(const TuneRow& row) const
{
    const QString name = row.name(), bounds = row.bounds();
    if (!row.isSnapping())
        return name + (bounds.isEmpty() ? QStringLiteral("~50%") : QLatin1Char('=') + bounds);
    const model::Instance* root = page_->session().sheet().root();
    const qsizetype dot = model::lastDot(name);
    const model::Instance* component = root && dot > 0 ? root->descendant(name.first(dot).toStdString()) : nullptr;
    QStringList sizes;
    for (const double size : component ? findSizes_(*component, name.mid(dot + 1)) : std::vector<double>())
        sizes << model::exactNumber(size);
    return sizes.size() > 1 ? name + QLatin1Char('=') + sizes.join(QLatin1Char(',')) : QString();
}

void TunePanel::plan()
{
    // A slider that goes on keeps the keys, as it would not where it is off for a moment.
    for (TuneRow* row : rows_)
        if (row->name().isEmpty())
            row->clear();
    planned_.clear();
    job_.forget();
    if (!page_ || page_->session().sheet().place().root.isEmpty()) {
        for (TuneRow* row : rows_)
            row->clear();
        return;
    }
    QStringList free;
    for (std::size_t k = 0; k < kMostRows; ++k) {
        if (rows_[k]->name().isEmpty())
            continue;
        free << freeTextOf(*rows_[k]);
        planned_.push_back(k);
        if (free.back().isEmpty()) {
            rows_[k]->clear();
            message_->setText(tr("The catalogues have no sizes for %1; untick it.").arg(rows_[k]->name()));
            return;
        }
    }
    if (!free.isEmpty())
        job_.plan(page_->session(), free);
}

void TunePanel::showPlan(const QString& problem)
{
    message_->setText(problem);
    if (!problem.isEmpty()) {
        for (const std::size_t k : planned_)
            rows_[k]->clear();
        return;
    }
    const solver::GoalSearch& search = job_.trials()->search();
    for (std::size_t k = 0; k < planned_.size(); ++k)
        rows_[planned_[k]]->show(search.variables()[k], search.parameterColumn(k));
    at_ = job_.trials()->start();
}

void TunePanel::slide()
{
    if (!job_.trials())
        return;
    solver::Point point;
    bool isByMouse = false;
    for (const std::size_t k : planned_) {
        point.push_back(rows_[k]->value());
        isByMouse |= rows_[k]->slider().isSliderDown();
    }
    isEnding_ = false;
    at_ = point;
    job_.tryAt(point);
    if (!isByMouse)
        keysTimer_.start();
}

void TunePanel::pull(const QString& response, double target)
{
    if (!job_.trials()) {
        message_->setText(tr("Name a parameter first that may follow: up to three of them."));
        Q_EMIT wanted();
        return;
    }
    isEnding_ = false;
    job_.pull(response, target, at_);
}

void TunePanel::pullTyped()
{
    const RunRecord* run = page_ ? page_->history().latest() : nullptr;
    const QString response = pulled_->currentText();
    if (!run || response.isEmpty())
        return;
    const QString variable = response.section(QLatin1Char('('), 1).chopped(1);
    const int column = run->results.find(variable);
    const auto target =
        column < 0
            ? tl::expected<double, QString>(tl::unexpected(tr("There is no such curve.")))
            : model::parseQuantity(target_->text(), run->results.columns()[static_cast<std::size_t>(column)].unit);
    if (!target) {
        message_->setText(target.error());
        return;
    }
    pull(response, *target);
    isEnding_ = true;
}

void TunePanel::showTrial(const std::shared_ptr<solver::Trial>& trial)
{
    if (!page_ || page_->runs().isActive() || !job_.trials())
        return;
    at_ = trial->point;
    for (std::size_t k = 0; k < planned_.size(); ++k)
        if (!rows_[planned_[k]]->slider().isSliderDown())
            rows_[planned_[k]]->setValue(at_[k]);
    isFailed_ = !trial->end.isRegular() || trial->results.isEmpty();
    if (!isFailed_) {
        record_.show(*page_, job_.trials()->search().settings(), trial->end, std::move(trial->results));
        message_->clear();
    } else {
        message_->setText(trial->end.text());
    }
    if (isEnding_ && !job_.isRunning())
        commit();
}

ParameterValues TunePanel::values() const
{
    ParameterValues values;
    const solver::GoalSearch& search = job_.trials()->search();
    for (std::size_t k = 0; k < at_.size(); ++k) {
        const bool isExact = !search.variables()[k].range.choices.empty();
        values.emplace_back(search.variables()[k].name, isExact ? at_[k] : foundValue(at_[k]));
    }
    return values;
}

void TunePanel::commit()
{
    keysTimer_.stop();
    if (!page_ || !job_.trials())
        return;
    if (job_.isRunning()) {
        isEnding_ = true;
        return;
    }
    isEnding_ = false;
    if (isFailed_) {
        const QString why = message_->text();
        cancel();
        message_->setText(tr("With these values the run fails: %1").arg(why));
    }
    if (!record_.isOpen())
        return;
    const solver::GoalSearch& search = job_.trials()->search();
    QStringList changes;
    for (std::size_t k = 0; k < at_.size(); ++k)
        if (at_[k] != search.variables()[k].range.start)
            changes << search.variables()[k].name + QStringLiteral(" = ") + solver::variableText(search, k, at_[k]);
    isWriting_ = true;
    const bool isTaken = takeValues(page_->session(), tr("Tune"), values());
    isWriting_ = false;
    record_.keep(*page_, changes);
    message_->setText(isTaken ? changes.join(QStringLiteral("; ")) : tr("The circuit cannot be changed."));
}

void TunePanel::cancel()
{
    keysTimer_.stop();
    job_.drop();
    isEnding_ = false;
    const bool wasTrying = std::exchange(isFailed_, false) || record_.isOpen();
    if (page_ && record_.isOpen())
        record_.remove(*page_);
    if (!wasTrying || !job_.trials())
        return;
    at_ = job_.trials()->start();
    for (std::size_t k = 0; k < planned_.size(); ++k)
        rows_[planned_[k]]->setValue(at_[k]);
    message_->setText(tr("As it was."));
}

void TunePanel::setPulling(bool isPulling)
{
    pull_->setChecked(isPulling);
    pulled_->setEnabled(isPulling);
    target_->setEnabled(isPulling);
    makeGrips();
}

void TunePanel::makeGrips()
{
    for (const QPointer<PullGrips>& grips : grips_)
        if (grips) {
            grips->parentPlot()->removeEventFilter(grips);
            grips->parentPlot()->removeItem(grips);
        }
    grips_.clear();
    if (page_ && pull_->isChecked())
        for (PlotView* view : page_->plots().area().plots()) {
            auto* grips = new PullGrips(*view, page_->history(), theme_);
            connect(grips, &PullGrips::pulled, this, &TunePanel::pull);
            connect(grips, &PullGrips::released, this, &TunePanel::commit);
            grips_.emplace_back(grips);
        }
    if (page_)
        for (PlotView* view : page_->plots().area().plots())
            view->plot().replot(QCustomPlot::rpQueuedReplot);
    listGrips();
}

void TunePanel::listGrips()
{
    // A run that begins has no values yet.
    const RunRecord* run = page_ ? page_->history().latest() : nullptr;
    if (run && run->results.isEmpty() && pull_->isChecked())
        return;
    const QString chosen = pulled_->currentText();
    const bool isTyping = target_->hasFocus() && target_->isModified();
    const QSignalBlocker blocker(pulled_);
    pulled_->clear();
    for (const QPointer<PullGrips>& grips : grips_)
        if (grips)
            for (const PullGrip& grip : grips->grips())
                pulled_->addItem(grip.response, QString(model::formatNumber(grip.unit.fromSi(grip.value), 4) +
                                                        QLatin1Char(' ') + grip.unit.name));
    pulled_->setCurrentIndex(std::max(0, pulled_->findText(chosen)));
    if (!isTyping)
        target_->setText(pulled_->currentData().toString());
}

void TunePanel::keyPressEvent(QKeyEvent* event)
{
    const bool isStep = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (event->key() == Qt::Key_Escape && isTrying()) {
        cancel();
    } else if (isStep && target_->hasFocus() && !target_->text().isEmpty()) {
        const QString unit = target_->text().section(QLatin1Char(' '), 1);
        const double value = target_->text().section(QLatin1Char(' '), 0, 0).toDouble();
        target_->setText(model::formatNumber(value * (1 + (event->key() == Qt::Key_Up ? kKeyStep : -kKeyStep)), 4) +
                         QLatin1Char(' ') + unit);
        pullTyped();
    } else {
        QWidget::keyPressEvent(event);
    }
}

bool TunePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && isTrying()) {
        cancel();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace bramah::app
