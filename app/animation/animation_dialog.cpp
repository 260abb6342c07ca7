// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/animation_dialog.h"

#include "app/animation/animation_file.h"
#include "app/motion/frame_columns.h"
#include "app/replay/replay_clock.h"
#include "app/replay/replay_speed_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr auto kFramesKey = "animation/framesPerSecond";
constexpr auto kWidthKey = "animation/width";
constexpr auto kPlotsKey = "animation/hasPlots";
constexpr auto kMechanismKey = "animation/hasMechanism";
constexpr int kUsualFrames = 20;
constexpr int kLeastWidth = 200, kUsualWidth = 1000, kMostWidth = 3840;  // px
constexpr int kMostFrames = 20'000;

}  // namespace

AnimationDialog::AnimationDialog(std::vector<const RunRecord*> runs, const RunRecord* shown, double speed,
                                 bool hasPlots, QWidget* parent)
    : QDialog(parent),
      runs_(std::move(runs)),
      run_(new QComboBox),
      from_(new QLineEdit),
      to_(new QLineEdit),
      speed_(new ReplaySpeedBox),
      frames_(new QSpinBox),
      width_(new QSpinBox),
      hasPlots_(new QCheckBox(tr("Plots beneath the sheet"))),
      hasMechanism_(new QCheckBox(tr("Mechanism beneath the sheet"))),
      length_(new QLabel)
{
    setWindowTitle(tr("Export an animated picture"));
    run_->setObjectName(QStringLiteral("run"));
    from_->setObjectName(QStringLiteral("from"));
    to_->setObjectName(QStringLiteral("to"));
    from_->setAccessibleName(tr("From"));
    to_->setAccessibleName(tr("To"));
    frames_->setObjectName(QStringLiteral("frames"));
    width_->setObjectName(QStringLiteral("width"));
    length_->setObjectName(QStringLiteral("fault"));
    for (auto run = runs_.rbegin(); run != runs_.rend(); ++run) {
        run_->addItem((*run)->name, static_cast<int>(runs_.rend() - run) - 1);
        if (*run == shown)
            run_->setCurrentIndex(run_->count() - 1);
    }
    speed_->setSpeed(speed);
    frames_->setRange(1, AnimationFile::kMostFramesPerSecond);
    frames_->setValue(QSettings().value(QLatin1String(kFramesKey), kUsualFrames).toInt());
    width_->setRange(kLeastWidth, kMostWidth);
    width_->setSingleStep(100);
    width_->setSuffix(tr(" px", "unit behind a number"));
    width_->setValue(QSettings().value(QLatin1String(kWidthKey), kUsualWidth).toInt());
    hasPlots_->setEnabled(hasPlots);
    hasPlots_->setChecked(hasPlots && QSettings().value(QLatin1String(kPlotsKey), true).toBool());

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    exportButton_ = buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole);
    exportButton_->setDefault(true);
    layOut(*buttons);

    connect(run_, &QComboBox::currentIndexChanged, this, &AnimationDialog::takeRun);
    connect(from_, &QLineEdit::textChanged, this, &AnimationDialog::showLength);
    connect(to_, &QLineEdit::textChanged, this, &AnimationDialog::showLength);
    connect(speed_, &ReplaySpeedBox::speedChanged, this, &AnimationDialog::showLength);
    connect(frames_, &QSpinBox::valueChanged, this, &AnimationDialog::showLength);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        remember();
        accept();
    });
    takeRun();
}

void AnimationDialog::layOut(QDialogButtonBox& buttons)
{
    const auto withSeconds = [](QLineEdit& field) {
        auto* row = new QHBoxLayout;
        row->addWidget(&field);
        row->addWidget(new QLabel(tr("s", "seconds")));
        return row;
    };
    auto* form = new QFormLayout;
    form->addRow(tr("Run"), run_);
    form->addRow(tr("From"), withSeconds(*from_));
    form->addRow(tr("To"), withSeconds(*to_));
    form->addRow(tr("Speed"), speed_);
    form->addRow(tr("Frames per second"), frames_);
    form->addRow(tr("Width"), width_);
    form->addRow(QString(), hasPlots_);
    form->addRow(QString(), hasMechanism_);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addLayout(form);
    column->addWidget(length_);
    column->addWidget(&buttons);
}

void AnimationDialog::remember() const
{
    QSettings settings;
    settings.setValue(QLatin1String(kFramesKey), frames_->value());
    settings.setValue(QLatin1String(kWidthKey), width_->value());
    if (hasPlots_->isEnabled())
        settings.setValue(QLatin1String(kPlotsKey), hasPlots_->isChecked());
    if (hasMechanism_->isEnabled())
        settings.setValue(QLatin1String(kMechanismKey), hasMechanism_->isChecked());
}

const RunRecord& AnimationDialog::run() const
{
    return *runs_[static_cast<std::size_t>(run_->currentData().toInt())];
}

std::optional<double> AnimationDialog::timeIn(const QLineEdit& field) const
{
    bool isNumber = false;
    const double time = locale().toDouble(field.text().trimmed(), &isNumber);
    return isNumber ? std::optional(time) : std::nullopt;
}

void AnimationDialog::takeRun()
{
    const solver::ResultStore& results = run().results;
    constexpr int kDigits = 10;
    from_->setText(locale().toString(results.firstTime(), 'g', kDigits));
    to_->setText(locale().toString(results.lastTime(), 'g', kDigits));
    const bool hasFrames = !framesIn(results).empty();
    hasMechanism_->setEnabled(hasFrames);
    hasMechanism_->setChecked(hasFrames && QSettings().value(QLatin1String(kMechanismKey), true).toBool());
    showLength();
}

AnimationChoice AnimationDialog::choice() const
{
    const solver::ResultStore& results = run().results;
    const double first = results.firstTime(), last = results.lastTime();
    AnimationChoice choice;
    choice.run = &run();
    choice.plan.from = std::clamp(timeIn(*from_).value_or(first), first, last);
    choice.plan.to = std::clamp(timeIn(*to_).value_or(last), first, last);
    choice.plan.speed = paceOf(speed_->speed(), results);
    choice.plan.framesPerSecond = frames_->value();
    choice.width = width_->value();
    choice.hasPlots = hasPlots_->isChecked();
    choice.hasMechanism = hasMechanism_->isChecked();
    return choice;
}

void AnimationDialog::showLength()
{
    const auto from = timeIn(*from_), to = timeIn(*to_);
    const AnimationPlan plan = choice().plan;
    const bool isSpan = from && to && plan.from < plan.to;
    for (auto* field : {from_, to_}) {
        field->setProperty("invalid", !isSpan);
        field->setStyleSheet({});
    }
    const bool isGood = isSpan && plan.frames() <= kMostFrames;
    length_->setProperty("isFault", !isGood);
    length_->setStyleSheet({});
    length_->setText(
        !isSpan  ? tr("The part must begin before its end, within the run.")
        : isGood ? tr("%n frame(s), %1 s", nullptr, plan.frames()).arg(locale().toString(plan.duration(), 'f', 1))
                 : tr("%n frame(s) are too many: choose a shorter part or a higher speed.", nullptr, plan.frames()));
    exportButton_->setEnabled(isGood);
}

}  // namespace bramah::app
