// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/time_line.h"

#include "app/replay/replay_speed_box.h"
#include "app/replay/time_track.h"
#include "app/widgets/time_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSettings>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr auto kShownKey = "replay/isShown";
constexpr auto kSpeedKey = "replay/speed";
constexpr auto kLoopKey = "replay/isLooping";
constexpr int kRoomyBar = 620;      // px: a narrower bar has no buttons for what keys do as well
constexpr int kNarrowBar = 430;     // px: and here no choices
constexpr int kLeastOfChoice = 64;  // px
constexpr int kMostOfChoice = 150;  // px
constexpr int kManyRows = 10;

}  // namespace

TimeLine::TimeLine(ShownMoment& moment, const RunHistory& history, const editor::ActiveTheme& theme,
                   const editor::IconSet& icons, QWidget* parent)
    : QWidget(parent),
      moment_(moment),
      history_(history),
      icons_(icons),
      clock_(moment),
      isWanted_(isRemembered()),
      track_(new TimeTrack(theme)),
      time_(new QLabel),
      speed_(new ReplaySpeedBox),
      run_(new QComboBox)
{
    constexpr int kMargin = 8;
    setObjectName(QStringLiteral("timeLine"));
    setAttribute(Qt::WA_StyledBackground);
    setFocusProxy(track_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kMargin, 2, kMargin, 2);
    row->setSpacing(2);
    buttons_.begin = addButton(QStringLiteral("go-first"), tr("To the start (Home)"));
    buttons_.previousEvent = addButton(QStringLiteral("previous-event"), tr("To the event before (Ctrl+Left)"));
    buttons_.playBack = addButton(QStringLiteral("play-back"), tr("Play backwards (Shift+Space)"));
    buttons_.play = addButton(QStringLiteral("play"), tr("Play (Space)"));
    buttons_.nextEvent = addButton(QStringLiteral("next-event"), tr("To the next event (Ctrl+Right)"));
    buttons_.end = addButton(QStringLiteral("go-last"), tr("To the end (End)"));
    row->addWidget(track_, 1);
    row->addWidget(time_);
    row->addSpacing(kMargin / 2);
    time_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    addChoices();
    connectParts();
    showRuns();
    showPlaying();
    updateShown();
}

void TimeLine::addChoices()
{
    run_->setAccessibleName(tr("Run that is shown"));
    run_->setToolTip(tr("Run that is shown"));
    for (QComboBox* choice : std::initializer_list<QComboBox*>{speed_, run_}) {
        choice->setMinimumWidth(kLeastOfChoice);
        choice->setMaximumWidth(kMostOfChoice);
        choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        layout()->addWidget(choice);
    }
    connect(speed_, &ReplaySpeedBox::speedChanged, this, [this] {
        clock_.setSpeed(speed_->speed());
        QSettings().setValue(QLatin1String(kSpeedKey), speed_->speed());
    });
    speed_->setSpeed(QSettings().value(QLatin1String(kSpeedKey), ReplayClock::kWholeRun).toDouble());
    connect(run_, &QComboBox::activated, this, [this] { moment_.chooseRun(run_->currentData().toInt()); });
    QToolButton* loop = addButton(QStringLiteral("loop"), tr("Again and again"));
    loop->setCheckable(true);
    connect(loop, &QToolButton::toggled, this, [this](bool isOn) {
        clock_.setLooping(isOn);
        QSettings().setValue(QLatin1String(kLoopKey), isOn);
    });
    loop->setChecked(QSettings().value(QLatin1String(kLoopKey), false).toBool());
    QToolButton* close = addButton(QStringLiteral("close"), tr("Close the time line"));
    connect(close, &QToolButton::clicked, this, &TimeLine::closed);
}

void TimeLine::connectParts()
{
    using Step = ReplayClock::Step;
    connect(buttons_.begin, &QToolButton::clicked, &clock_, &ReplayClock::goToBegin);
    connect(buttons_.end, &QToolButton::clicked, &clock_, &ReplayClock::goToEnd);
    connect(buttons_.previousEvent, &QToolButton::clicked, &clock_, [this] { clock_.step(Step::Event, -1); });
    connect(buttons_.nextEvent, &QToolButton::clicked, &clock_, [this] { clock_.step(Step::Event, 1); });
    connect(buttons_.play, &QToolButton::clicked, &clock_, [this] { clock_.toggle(1); });
    connect(buttons_.playBack, &QToolButton::clicked, &clock_, [this] { clock_.toggle(-1); });
    connect(track_, &TimeTrack::timeChosen, &clock_, [this](double time, bool toRow) {
        if (clock_.canPlay())
            clock_.goTo(toRow ? nearestRow(moment_.run()->results, time) : time);
    });
    connect(&clock_, &ReplayClock::playingChanged, this, &TimeLine::showPlaying);
    connect(&moment_, &ShownMoment::runsChanged, this, &TimeLine::showRuns);
    connect(&moment_, &ShownMoment::changed, this, &TimeLine::updateShown);
}

QToolButton* TimeLine::addButton(const QString& icon, const QString& text)
{
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("flat"));
    button->setProperty("iconName", icon);
    button->setIcon(icons_.icon(icon));
    button->setIconSize({16, 16});
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setFocusPolicy(Qt::TabFocus);
    layout()->addWidget(button);
    return button;
}

bool TimeLine::isRemembered()
{
    return QSettings().value(QLatin1String(kShownKey), false).toBool();
}

void TimeLine::setRemembered(bool isWanted)
{
    QSettings().setValue(QLatin1String(kShownKey), isWanted);
}

void TimeLine::setWanted(bool isWanted)
{
    if (isWanted == isWanted_)
        return;
    isWanted_ = isWanted;
    updateShown();
    if (!isWanted_)
        moment_.chooseTime(std::nullopt);
}

void TimeLine::updateShown()
{
    const RunRecord* run = moment_.run();
    setVisible(isWanted_ && run && !run->results.isEmpty());
    if (isHidden())
        return;
    for (QWidget* part : std::initializer_list<QWidget*>{buttons_.begin, buttons_.previousEvent, buttons_.playBack,
                                                         buttons_.play, buttons_.nextEvent, buttons_.end, track_, run_})
        part->setEnabled(clock_.canPlay());
    showTime();
}

void TimeLine::showTime()
{
    const RunRecord& run = *moment_.run();
    const bool isRunning = run.isRunning();
    const double first = isRunning ? run.settings.startTime : run.results.firstTime();
    const double last = isRunning ? run.settings.stopTime : run.results.lastTime();
    track_->setRange(first, last);
    track_->setEvents(clock_.events());
    track_->setTime(moment_.time());
    const auto text = [&](double time) { return tr("%1 s", "a time").arg(timeText(locale(), time, last - first)); };
    // A label that changes its size would have all laid out anew with each frame.
    const QFontMetrics metrics = time_->fontMetrics();
    const auto widthOf = [&](double time) { return metrics.horizontalAdvance(text(time)); };
    time_->setFixedSize(std::max(widthOf(first), widthOf(last)) + metrics.averageCharWidth(), metrics.height());
    time_->setText(text(moment_.time()));
}

void TimeLine::showRuns()
{
    const QSignalBlocker blocker(run_);
    run_->clear();
    for (auto run = history_.runs().rbegin(); run != history_.runs().rend(); ++run)
        run_->addItem((*run)->name, (*run)->number);
    run_->setCurrentIndex(moment_.run() ? run_->findData(moment_.run()->number) : -1);
    fit();
}

void TimeLine::showPlaying()
{
    const auto show = [&](QToolButton& button, int way) {
        const bool isOn = clock_.isPlaying() && moment_.way() == way;
        button.setIcon(icons_.icon(isOn ? QStringLiteral("pause") : button.property("iconName").toString()));
    };
    show(*buttons_.play, 1);
    show(*buttons_.playBack, -1);
}

void TimeLine::fit()
{
    for (QToolButton* button : {buttons_.begin, buttons_.previousEvent, buttons_.nextEvent, buttons_.end})
        button->setVisible(width() >= kRoomyBar);
    speed_->setVisible(width() >= kNarrowBar);
    run_->setVisible(width() >= kNarrowBar && run_->count() > 1);
}

void TimeLine::keyPressEvent(QKeyEvent* event)
{
    using Step = ReplayClock::Step;
    const auto step = [&](int way) {
        if (event->modifiers().testFlag(Qt::ControlModifier))
            clock_.step(Step::Event, way);
        else
            clock_.step(Step::Row, event->modifiers().testFlag(Qt::ShiftModifier) ? kManyRows * way : way);
    };
    switch (event->key()) {
    case Qt::Key_Space: clock_.toggle(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1); break;
    case Qt::Key_Left: step(-1); break;
    case Qt::Key_Right: step(1); break;
    case Qt::Key_Comma: clock_.step(Step::Frame, -1); break;
    case Qt::Key_Period: clock_.step(Step::Frame, 1); break;
    case Qt::Key_Home: clock_.goToBegin(); break;
    case Qt::Key_End: clock_.goToEnd(); break;
    case Qt::Key_Plus: speed_->change(1); break;
    case Qt::Key_Minus: speed_->change(-1); break;
    default: QWidget::keyPressEvent(event);
    }
}

void TimeLine::hideEvent(QHideEvent* event)
{
    if (!event->spontaneous())
        clock_.pause();
    QWidget::hideEvent(event);
}

void TimeLine::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void TimeLine::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange && !isHidden())
        showTime();
    QWidget::changeEvent(event);
}

}  // namespace bramah::app
