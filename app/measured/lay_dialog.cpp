// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/lay_dialog.h"

#include "model/units/quantity_text.h"
#include "solver/results/column_units.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bramah::app {
LayDialog::LayDialog(const QString& path, const solver::MeasuredChannel& channel, const RunRecord& run,
                     const QStringList& plotted, QWidget* parent)
    : QDialog(parent),
      channel_(channel),
      run_(run),
      unit_(shownUnit(channel.variable())),
      laying_{channel.fit.gain, channel.fit.offset, channel.shift},
      band_(channel.fit.band),
      variables_(new QComboBox),
      bandValue_(new QLineEdit),
      quality_(new QLabel)
{
    build(path);
    fillVariables(plotted);
    showLaying();
    showQuality();
}

void LayDialog::build(const QString& path)
{
    setWindowTitle(tr("Lay %1 beside a variable").arg(path));
    variables_->setObjectName(QStringLiteral("variable"));
    variables_->setAccessibleName(tr("Variable"));
    variables_->setEditable(true);
    variables_->setInsertPolicy(QComboBox::NoInsert);
    variables_->completer()->setFilterMode(Qt::MatchContains);
    variables_->completer()->setCompletionMode(QCompleter::PopupCompletion);
    auto* form = new QFormLayout;
    form->addRow(tr("Variable of %1").arg(run_.name), variables_);
    const auto add = [&](Field& field, const char* name, const QString& text, const QString& unit) {
        field.isFound = new QCheckBox(tr("find"));
        field.isFound->setObjectName(QLatin1String(name) + QStringLiteral("Found"));
        field.isFound->setAccessibleName(tr("Find: %1").arg(text));
        field.isFound->setChecked(true);
        field.value = new QLineEdit;
        field.value->setObjectName(QLatin1String(name));
        field.value->setAccessibleName(text);
        auto* row = new QHBoxLayout;
        row->addWidget(field.value, 1);
        row->addWidget(new QLabel(unit));
        row->addWidget(field.isFound);
        form->addRow(text, row);
        connect(field.value, &QLineEdit::textEdited, this, &LayDialog::read);
    };
    add(gain_, "gain", tr("Gain"), {});
    add(offset_, "offset", tr("Offset"), model::printedUnit(unit_.name));
    add(shift_, "shift", tr("Shift of the whole file"), QStringLiteral("s"));
    bandValue_->setObjectName(QStringLiteral("band"));
    bandValue_->setAccessibleName(tr("Allowed difference"));
    bandValue_->setPlaceholderText(tr("any"));
    bandValue_->setToolTip(tr("The variable of each run passes if it stays so near"));
    auto* band = new QHBoxLayout;
    band->addWidget(new QLabel(QStringLiteral("±")));
    band->addWidget(bandValue_, 1);
    band->addWidget(new QLabel(model::printedUnit(unit_.name)));
    form->addRow(bandValue_->accessibleName(), band);
    connect(bandValue_, &QLineEdit::textEdited, this, &LayDialog::read);
    auto* find = new QPushButton(tr("Find by correlation"));
    find->setObjectName(QStringLiteral("find"));
    find->setAutoDefault(false);
    quality_->setObjectName(QStringLiteral("quality"));
    quality_->setWordWrap(true);
    quality_->setTextFormat(Qt::PlainText);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addLayout(form);
    column->addWidget(find, 0, Qt::AlignRight);
    column->addWidget(quality_);
    column->addWidget(buttons);
    resize(480, sizeHint().height());
    connect(find, &QPushButton::clicked, this, &LayDialog::find);
    connect(variables_, &QComboBox::currentTextChanged, this, &LayDialog::showQuality);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void LayDialog::fillVariables(const QStringList& plotted)
{
    const solver::ResultColumn& own = channel_.variable();
    QStringList alike, others;
    for (const solver::ResultColumn& column : run_.results.columns())
        (measureTheSame(column, own) ? alike : others) << column.path;
    const auto wanted = std::ranges::find_if(plotted, [&](const QString& path) { return alike.contains(path); });
    variables_->addItems(alike + others);
    if (run_.results.find(channel_.fit.beside) >= 0)
        variables_->setCurrentText(channel_.fit.beside);
    else
        variables_->setCurrentText(wanted != plotted.end() ? *wanted : alike.value(0));
}

std::optional<solver::StoredVariable> LayDialog::variable() const
{
    const int column = run_.results.find(variables_->currentText().trimmed());
    if (column < 0)
        return std::nullopt;
    const solver::ResultColumn& simulated = run_.results.columns()[static_cast<std::size_t>(column)];
    return solver::StoredVariable{run_.results, column, scaleBeside(simulated, channel_.variable())};
}

void LayDialog::find()
{
    const auto beside = variable();
    if (!beside)
        return;
    const solver::LayingChoice choice{gain_.isFound->isChecked(), offset_.isFound->isChecked(),
                                      shift_.isFound->isChecked()};
    const auto found = solver::layChannel(measured(), *beside, choice, laying_);
    if (!found) {
        quality_->setText(tr("Nothing was found: %1.").arg(found.error()));
        return;
    }
    laying_ = *found;
    showLaying();
    showQuality();
}

void LayDialog::read()
{
    const auto take = [this](const Field& field, double& value, double factor) {
        bool isNumber = false;
        const double typed = locale().toDouble(field.value->text().trimmed(), &isNumber);
        if (isNumber)
            value = typed / factor;
        field.value->setProperty("invalid", !isNumber);
        field.value->setStyleSheet({});
    };
    take(gain_, laying_.gain, 1);
    take(offset_, laying_.offset, unit_.factor);
    take(shift_, laying_.shift, 1);
    bool isNumber = false;
    const QString band = bandValue_->text().trimmed();
    const double typed = locale().toDouble(band, &isNumber) / unit_.factor;
    isNumber = band.isEmpty() || (isNumber && typed > 0);
    if (isNumber)
        band_ = band.isEmpty() ? 0 : typed;
    bandValue_->setProperty("invalid", !isNumber);
    bandValue_->setStyleSheet({});
    showQuality();
}

solver::ChannelFit LayDialog::fit() const
{
    return {laying_.gain, laying_.offset, variable() ? variables_->currentText().trimmed() : QString(), band_};
}

void LayDialog::showLaying()
{
    constexpr int kDigits = 7;
    gain_.value->setText(model::formatNumber(laying_.gain, kDigits, locale()));
    offset_.value->setText(model::formatNumber(laying_.offset * unit_.factor, kDigits, locale()));
    shift_.value->setText(model::formatNumber(laying_.shift, kDigits, locale()));
    bandValue_->setText(band_ > 0 ? model::formatNumber(band_ * unit_.factor, kDigits, locale()) : QString());
}

void LayDialog::showQuality()
{
    const auto beside = variable();
    variables_->setProperty("invalid", !beside);
    variables_->setStyleSheet({});
    if (!beside) {
        quality_->setText(tr("The run has no such variable."));
        return;
    }
    const solver::LayingQuality quality = solver::qualityOf(measured(), *beside, laying_, band_);
    if (!(quality.to > quality.from)) {
        quality_->setText(tr("They have no time in common."));
        return;
    }
    const auto difference = [this](double si) {
        const QString unit = model::printedUnit(unit_.name);
        return model::formatNumber(si * unit_.factor, 4, locale()) +
               (unit.isEmpty() ? QString() : QLatin1Char(' ') + unit);
    };
    const QString verdict = quality.within < 1 ? tr("Fail: within the allowed difference for %1 % of the time.")
                                                     .arg(locale().toString(100 * quality.within, 'f', 1))
                                               : tr("Pass: within the allowed difference all the time.");
    quality_->setText(tr("RMS of the difference %1, greatest difference %2, correlation %3, from %4 s to %5 s")
                          .arg(difference(quality.rms), difference(quality.greatest),
                               locale().toString(quality.correlation, 'f', 4), locale().toString(quality.from, 'g', 5),
                               locale().toString(quality.to, 'g', 5)) +
                      (band_ > 0 ? QLatin1Char('\n') + verdict : QString()));
}

}  // namespace bramah::app
