// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/experiment_form.h"

#include "editor/properties/elided_combo_box.h"
#include "editor/theme/style_state.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

#include <cmath>

namespace bramah::editor {

namespace {

constexpr double kSmallestTolerance = 1e-12, kLargestTolerance = 0.1;

std::optional<double> numberIn(const QLineEdit& field)
{
    bool isNumber = false;
    double value = field.locale().toDouble(field.text().trimmed(), &isNumber);
    if (!isNumber)
        value = QLocale::c().toDouble(field.text().trimmed(), &isNumber);
    return isNumber && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

}  // namespace

ExperimentForm::ExperimentForm(QWidget* parent)
    : QWidget(parent),
      startTime_(new QLineEdit),
      stopTime_(new QLineEdit),
      interval_(new QLineEdit),
      tolerance_(new QLineEdit),
      method_(new ElidedComboBox),
      error_(new QLabel)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(12, 4, 8, 8);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(4);
    grid->setColumnMinimumWidth(0, 96);
    grid->setColumnMinimumWidth(2, 100);
    grid->setColumnStretch(1, 1);
    auto* heading = new QLabel(tr("Run"));
    heading->setObjectName(QStringLiteral("groupHeading"));
    grid->addWidget(heading, 0, 0, 1, 3);
    int line = 1;
    const auto addRow = [&](const QString& name, QWidget* field, const QString& unit, const QString& tip,
                            const QString& id) {
        auto* label = new QLabel(name);
        label->setToolTip(tip);
        field->setToolTip(tip);
        field->setMinimumWidth(60);
        field->setAccessibleName(name);
        field->setObjectName(id);
        auto* unitLabel = new QLabel(unit);
        unitLabel->setObjectName(QStringLiteral("unitText"));
        grid->addWidget(label, line, 0);
        grid->addWidget(field, line, 1, 1, field == method_ ? 2 : 1);
        grid->addWidget(unitLabel, line, 2);
        ++line;
    };
    const QString seconds = tr("s", "seconds");
    addRow(tr("Start time"), startTime_, seconds, tr("Simulated time at which a run starts"),
           QStringLiteral("startTime"));
    addRow(tr("Stop time"), stopTime_, seconds, tr("Simulated time at which a run ends"), QStringLiteral("stopTime"));
    addRow(tr("Interval"), interval_, seconds,
           tr("Time between stored points; empty: 500 points a run, and more where values swing fast"),
           QStringLiteral("interval"));
    addRow(tr("Tolerance"), tolerance_, {}, tr("Relative error the solver may make in a step, 1e-12 to 0.1"),
           QStringLiteral("tolerance"));
    addMethods();
    addRow(
        tr("Method"), method_, {},
        tr("How the run steps in time. Automatic: Radau and ARKODE in turns, as the circuit needs it, and CVODE where "
           "these make no progress. Others are for comparison and for special cases"),
        QStringLiteral("method"));
    for (QLineEdit* field : {startTime_, stopTime_, interval_, tolerance_})
        connect(field, &QLineEdit::editingFinished, this, &ExperimentForm::commit);
    connect(method_, &QComboBox::activated, this, &ExperimentForm::commit);
    interval_->setPlaceholderText(tr("Automatic"));
    error_->setObjectName(QStringLiteral("error"));
    error_->setWordWrap(true);
    error_->hide();
    grid->addWidget(error_, line, 0, 1, 3);
}

/// The methods of a run with the names that a class keeps.
void ExperimentForm::addMethods()
{
    method_->addItem(tr("Automatic"), QString());
    method_->addItem(tr("Radau IIA (stiff)"), QStringLiteral("radau"));
    method_->addItem(tr("CVODE, BDF (stiff)"), QStringLiteral("cvode"));
    method_->addItem(tr("CVODE, Adams (not stiff)"), QStringLiteral("cvode-adams"));
    method_->addItem(tr("ARKODE, explicit (not stiff)"), QStringLiteral("arkode"));
    method_->addItem(tr("IDA (equations with loops)"), QStringLiteral("ida"));
    method_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
}

void ExperimentForm::setSettings(const ExperimentSettings& settings)
{
    settings_ = settings;
    const auto show = [this](QLineEdit* field, double value) {
        if (!(field->hasFocus() && field->isModified()))
            field->setText(locale().toString(value, 'g', 10));
    };
    show(startTime_, settings.startTime);
    show(stopTime_, settings.stopTime);
    show(tolerance_, settings.tolerance);
    if (settings.interval)
        show(interval_, *settings.interval);
    else if (!interval_->isModified())
        interval_->clear();
    for (QLineEdit* field : {startTime_, stopTime_, interval_, tolerance_})
        setStyleState(*field, "invalid", false);
    if (method_->findData(settings.solver) < 0)
        method_->addItem(settings.solver, settings.solver);
    method_->setCurrentIndex(method_->findData(settings.solver));
    error_->hide();
}

void ExperimentForm::setEditable(bool isEditable)
{
    for (QLineEdit* field : {startTime_, stopTime_, interval_, tolerance_})
        field->setReadOnly(!isEditable);
    method_->setEnabled(isEditable);
}

void ExperimentForm::commit()
{
    const auto start = numberIn(*startTime_), stop = numberIn(*stopTime_);
    const auto tolerance = numberIn(*tolerance_), interval = numberIn(*interval_);
    const bool hasInterval = !interval_->text().trimmed().isEmpty();
    const bool isRun = start && stop && *stop > *start;
    QStringList errors;
    const auto check = [&](QLineEdit* field, bool isValid, const QString& error) {
        setStyleState(*field, "invalid", !isValid);
        if (!isValid)
            errors << error;
    };
    check(startTime_, start.has_value(), tr("the start time must be a number"));
    check(stopTime_, !start || isRun, tr("the stop time must be a number above the start time"));
    check(interval_, !hasInterval || (interval && *interval > 0),
          tr("the interval must be a number above 0, or empty"));
    if (isRun && hasInterval && interval && *interval > *stop - *start)
        check(interval_, false, tr("the interval is longer than the run: curves would be straight lines"));
    check(tolerance_, tolerance && *tolerance >= kSmallestTolerance && *tolerance <= kLargestTolerance,
          tr("the tolerance must lie between 1e-12 and 0.1"));
    error_->setText(errors.join(QStringLiteral("; ")));
    error_->setVisible(!errors.isEmpty());
    if (!errors.isEmpty())
        return;
    ExperimentSettings settings = settings_;
    settings.startTime = *start;
    settings.stopTime = *stop;
    settings.tolerance = *tolerance;
    settings.interval = hasInterval ? interval : std::nullopt;
    settings.solver = method_->currentData().toString();
    for (QLineEdit* field : {startTime_, stopTime_, interval_, tolerance_})
        field->setModified(false);
    if (settings == settings_)
        return;
    settings_ = settings;
    Q_EMIT changed(settings);
}

}  // namespace bramah::editor
