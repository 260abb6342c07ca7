// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frequency/frequency_panel.h"

#include "app/frequency/number_text.h"
#include "app/results/run_text.h"
#include "app/widgets/scrolled.h"
#include "editor/session/document_session.h"
#include "editor/theme/style_state.h"
#include "solver/tape/compiled_system.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace bramah::app {

namespace {

const QString kBetween = QStringLiteral("  ·  ");  ///< statements in one line

/// How the motion of the sheet relates to that of the circuit.
QString sentenceOfMotion(const solver::Mode& mode)
{
    const QString sizes = FrequencyPanel::tr("Sizes are chosen to be seen.");
    if (mode.eigenvalue.imag() > 0)
        return FrequencyPanel::tr(
                   "A swing that takes %1 s in the circuit, shown in %2 s and neither growing nor decaying. %3")
            .arg(numberText(2 * std::numbers::pi / mode.eigenvalue.imag()), numberText(ModeMotion::kPeriod), sizes);
    if (mode.frequency > 0)
        return (mode.eigenvalue.real() < 0
                    ? FrequencyPanel::tr("This mode does not swing, it decays in %1 s to 37 %; shown to and fro. %2")
                    : FrequencyPanel::tr(
                          "This mode does not swing, it grows by 2.7 times in %1 s; shown to and fro. %2"))
            .arg(numberText(1 / mode.frequency), sizes);
    return FrequencyPanel::tr("A free motion without a point of rest, shown to and fro. %1").arg(sizes);
}

}  // namespace

FrequencyPanel::FrequencyPanel(const editor::ActiveTheme& theme, QWidget* parent)
    : QWidget(parent),
      tabs_(new QTabBar),
      form_(new FrequencyForm),
      message_(new QLabel),
      plot_(new FrequencyPlot(theme)),
      modesSide_(new QWidget),
      modes_(new ModeList),
      harmonics_(new HarmonicsTable),
      motion_(new QPushButton(tr("Show as motion"))),
      outdated_(new QLabel(tr("The circuit has changed since: compute again")))
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    for (const auto& [name, help] : {std::pair(tr("Bode"), tr("Gain and phase over the frequency")),
                                     std::pair(tr("Nyquist"), tr("Real and imaginary part, with the point -1")),
                                     std::pair(tr("Poles"), tr("Poles and zeros, and which components take part")),
                                     std::pair(tr("Step"), tr("Response of the linear system to a step")),
                                     std::pair(tr("Harmonics"), tr("How much the responses differ from sines"))})
        tabs_->setTabToolTip(tabs_->addTab(name), help);
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    message_->setObjectName(QStringLiteral("fault"));
    message_->setWordWrap(true);
    message_->setContentsMargins(12, 0, 12, 6);
    message_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    motion_->setObjectName(QStringLiteral("motion"));
    motion_->setCheckable(true);
    motion_->setToolTip(tr("The sheet swings in the mode chosen: true phases, sizes enlarged until they can be seen"));
    harmonics_->hide();
    layOut();
    connectParts();
}

void FrequencyPanel::layOut()
{
    auto* modesColumn = new QVBoxLayout(modesSide_);
    modesColumn->setContentsMargins(0, 0, 8, 8);
    modesColumn->addWidget(modes_, 1);
    modesColumn->addWidget(motion_, 0, Qt::AlignLeft);
    modesSide_->hide();
    auto* split = new QSplitter(Qt::Horizontal);
    split->addWidget(plot_);
    split->addWidget(modesSide_);
    split->addWidget(harmonics_);
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 1);
    split->setStretchFactor(2, 2);
    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(tabs_);
    right->addWidget(split, 1);
    outdated_->setObjectName(QStringLiteral("fault"));
    outdated_->setContentsMargins(12, 0, 12, 4);
    editor::setStyleState(*outdated_, "isFault", true);
    outdated_->hide();
    right->addWidget(outdated_);
    right->addWidget(message_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    QScrollArea* room = scrolled(*form_);  // for a panel that is lower than the form
    room->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    room->setFixedWidth(form_->minimumWidth() + room->verticalScrollBar()->sizeHint().width());
    row->addWidget(room);
    row->addLayout(right, 1);
}

void FrequencyPanel::connectParts()
{
    connect(tabs_, &QTabBar::currentChanged, this, [this](int view) {
        modesSide_->setVisible(view == FrequencyPlot::Poles);
        harmonics_->setVisible(view == FrequencyPlot::Harmonics);
        if (view != FrequencyPlot::Poles)
            motion_->setChecked(false);
        plot_->showView(static_cast<FrequencyPlot::View>(view));
    });
    connect(&form_->computeButton(), &QPushButton::clicked, this, [this] {
        if (run_.isRunning())
            stop(tr("Stopped."));
        else
            compute();
    });
    connect(form_, &FrequencyForm::confirmed, this, &FrequencyPanel::compute);
    connect(form_, &FrequencyForm::refused, this, [this](const QString& why) { say(why, true); });
    connect(form_, &FrequencyForm::told, this, [this](const QString& text) { say(text); });
    connect(&run_, &FrequencyRun::linearFound, this, &FrequencyPanel::takeLinear);
    connect(&run_, &FrequencyRun::pointFound, this, &FrequencyPanel::takePoint);
    connect(&run_, &FrequencyRun::ended, this, &FrequencyPanel::end);
    connect(plot_, &FrequencyPlot::poleClicked, this, [this](int mode) { modes_->setCurrentMode(mode); });
    connect(modes_, &QTreeWidget::currentItemChanged, this, [this] { showMode(modes_->currentMode()); });
    connect(motion_, &QPushButton::toggled, this, &FrequencyPanel::moveMode);
}

void FrequencyPanel::setSource(editor::DocumentSession* session, const LiveCheck* check, SheetMotion* sheet)
{
    if (session_ == session && check_ == check)
        return;
    if (check_)
        check_->disconnect(this);
    if (run_.isRunning())
        stop(tr("Stopped, as another file came to the front."));
    motion_->setChecked(false);
    keep();
    forget();
    session_ = session;
    check_ = check;
    sheet_ = sheet;
    if (check)
        connect(check, &LiveCheck::checked, this, [this] {
            form_->offer();
            showWhetherCurrent();
        });
    restore();
    form_->setSource(session, check);
}

void FrequencyPanel::keep()
{
    if (!session_)
        return;
    if (!kept_.contains(session_))
        connect(session_, &QObject::destroyed, this, [this](QObject* session) { kept_.remove(session); });
    kept_.insert(session_, {form_->entries(), asked_, linear_, points_, message_->text(), circuit_});
}

void FrequencyPanel::restore()
{
    const auto known = kept_.constFind(session_.data());
    const Kept kept = known == kept_.cend() ? Kept{FrequencyForm::usualEntries(), {}, {}, {}, {}, {}} : known.value();
    form_->setEntries(kept.entries);
    asked_ = kept.asked;
    linear_ = kept.linear;
    points_ = kept.points;
    plot_->setAnswers(asked_, linear_, points_);
    modes_->setModes(linear_);
    showAllPoints();
    say(kept.message);
    circuit_ = kept.circuit;
    showWhetherCurrent();
}

void FrequencyPanel::showWhetherCurrent()
{
    const bool isAnswered = !linear_.frequencies.empty() || !points_.empty();
    if (!isAnswered || !session_ || !check_ || !circuit_.system) {
        outdated_->hide();
    } else if (!check_->isPending()) {
        const auto changed = ModelText::runBy(*session_).changedSince(circuit_.text);
        outdated_->setVisible(check_->compiled().system != circuit_.system || !changed || !changed->empty());
    }
}

void FrequencyPanel::say(const QString& text, bool isFault)
{
    message_->setText(QString(text).replace(QLatin1Char('`'), QLatin1Char('"')));
    editor::setStyleState(*message_, "isFault", isFault);
    if (!isFault)
        form_->clearMarks();
}

QWidget& FrequencyPanel::viewTabs()
{
    return *tabs_;
}

void FrequencyPanel::showView(FrequencyPlot::View view)
{
    tabs_->setCurrentIndex(view);
}

void FrequencyPanel::forget()
{
    motion_->setChecked(false);
    motion_->setEnabled(false);
    linear_ = {};
    points_.clear();
    modes_->clear();
    harmonics_->clear();
    say({});
    form_->computeButton().setText(tr("Compute"));
    plot_->setAnswers(asked_, linear_, points_);
    outdated_->hide();
}

void FrequencyPanel::setInFront(bool isInFront)
{
    form_->setInFront(isInFront);
}

void FrequencyPanel::compute()
{
    if (!session_)
        return;
    const auto asked = form_->question();
    if (!asked)
        return;
    run_.stop();
    forget();
    asked_ = *asked;
    circuit_ = {ModelText::runBy(*session_), check_ && !check_->isPending() ? check_->compiled().system : nullptr};
    form_->computeButton().setText(tr("Stop"));
    say(tr("Computing …"));
    run_.start(*session_, asked_);
}

void FrequencyPanel::takeLinear(const LinearAnswer& answer)
{
    linear_ = answer;
    plot_->setAnswers(asked_, linear_, points_);
    modes_->setModes(linear_);
    say(marginSentences().join(kBetween), !linear_.problem.isEmpty());
}

void FrequencyPanel::takePoint(const solver::HarmonicPoint& point)
{
    points_.push_back(point);
    plot_->setAnswers(asked_, linear_, points_);
    harmonics_->addPoint(asked_, point);
    showProgress();
}

void FrequencyPanel::stop(const QString& reason)
{
    run_.stop();
    form_->computeButton().setText(tr("Compute"));
    showAllPoints();
    say(reason);
}

void FrequencyPanel::end(const QString& problem)
{
    run_.stop();
    form_->computeButton().setText(tr("Compute"));
    if (!problem.isEmpty()) {
        say(problem, true);
        return;
    }
    showAllPoints();
    QStringList sentences = marginSentences() + loopSentences();
    const auto count = std::ranges::count_if(
        points_, [](const solver::HarmonicPoint& point) { return !point.isSettled || !point.failure.isEmpty(); });
    // Where nothing has an answer, the problem of the linear system is that of all points.
    if (count > 0 && (linear_.problem.isEmpty() || static_cast<std::size_t>(count) < points_.size()))
        sentences << tr("%n point(s) did not settle or failed.", nullptr, static_cast<int>(count));
    say(sentences.join(kBetween), !linear_.problem.isEmpty());
}

void FrequencyPanel::showProgress()
{
    say(tr("%1 of %2 points …")
            .arg(points_.size())
            .arg(asked_.amplitudes.size() * static_cast<std::size_t>(asked_.count)));
}

QStringList FrequencyPanel::marginSentences() const
{
    if (!linear_.problem.isEmpty())
        return {sentence(linear_.problem)};
    const solver::Margins& margins = linear_.margins;
    QStringList lines, ofLoop;
    if (margins.gain)
        ofLoop << tr("gain margin %1 dB at %2 Hz")
                      .arg(numberText(20 * std::log10(*margins.gain)), numberText(*margins.gainFrequency));
    if (margins.phase)
        ofLoop << tr("phase margin %1° at %2 Hz")
                      .arg(numberText(*margins.phase * 180 / std::numbers::pi), numberText(*margins.phaseFrequency));
    if (linear_.bandwidth)
        lines << tr("-3 dB at %1 Hz").arg(numberText(*linear_.bandwidth));
    if (asked_.isCut)
        lines << (asked_.input == asked_.output ? tr("Gain of the loop that is cut at %1")
                                                : tr("The loop is cut at %1"))
                     .arg(QString::fromStdString(asked_.input));
    // Margins of a loop that is closed already would be those of no loop at all.
    if (linear_.isInLoop)
        lines << tr("The loop around %1 is closed, as it is in the circuit; its margins need it cut there")
                     .arg(QString::fromStdString(asked_.input));
    else if (!ofLoop.isEmpty())
        lines << tr("As an open loop, closed by negative feedback: %1").arg(ofLoop.join(QStringLiteral(", ")));
    return lines;
}

void FrequencyPanel::showAllPoints()
{
    std::ranges::sort(points_, {},
                      [](const solver::HarmonicPoint& point) { return std::pair(point.amplitude, point.frequency); });
    harmonics_->setPoints(asked_, points_);
}

QStringList FrequencyPanel::loopSentences() const
{
    QStringList sentences;
    if (linear_.isInLoop)
        return sentences;
    const LoopAnswer loop = loopAnswerOf(asked_, linear_, points_);
    for (const solver::LimitCycle& cycle : loop.cycles)
        sentences << (cycle.isStable
                          ? tr("Closed by negative feedback, the loop oscillates by itself: amplitude %1 at %2 Hz.")
                          : tr("Closed by negative feedback, oscillations above %1 at %2 Hz grow, smaller ones decay."))
                         .arg(numberText(cycle.amplitude), numberText(cycle.frequency));
    if (loop.cycles.empty() && loop.inverse.size() > 1)
        sentences << tr("In that loop there is no limit cycle at these amplitudes.");
    return sentences;
}

void FrequencyPanel::moveMode(bool isOn)
{
    const int index = modes_->currentMode();
    motion_->setText(isOn ? tr("Stop the motion") : tr("Show as motion"));
    if (!isOn || index < 0 || !sheet_ || !session_) {
        if (swinging_.isRunning())
            say(beforeMotion_);
        swinging_.stop();
        return;
    }
    const auto mode = static_cast<std::size_t>(index);
    if (auto swing = swingOf(linear_, mode, session_->sheet().place().root)) {
        if (!swinging_.isRunning())
            beforeMotion_ = message_->text();
        swinging_.start(*sheet_, std::move(swing));
        say(sentenceOfMotion(linear_.modes[mode]));
        return;
    }
    motion_->setChecked(false);
    say(tr("The circuit cannot be computed around its point of rest."), true);
}

void FrequencyPanel::showMode(int mode)
{
    plot_->markPole(mode);
    motion_->setEnabled(mode >= 0 && linear_.rest);
    if (motion_->isChecked())
        moveMode(true);
    if (mode < 0 || !session_)
        return;
    editor::Selection selection;
    for (const QString& path : componentsOf(linear_, linear_.modes[static_cast<std::size_t>(mode)]))
        selection.components.insert(session_->sheet().place().symbolOf(path));
    session_->select(selection);
}

}  // namespace bramah::app
