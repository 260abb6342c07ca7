// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/tune_row.h"

#include "app/widgets/variable_field.h"
#include "model/units/quantity_text.h"
#include "solver/optimise/search_space.h"
#include "solver/results/column_units.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QStringListModel>

#include <cmath>

namespace bramah::app {

namespace {

constexpr int kPlaces = 1000;                                                            // of a slider
constexpr int kBoundWidth = 130, kValueWidth = 76, kNameWidth = 110, kSliderWidth = 90;  // px
constexpr int kTunedDigits = 4;

/// A value with its unit as readFreeParameter() takes it.
QString boundText(const solver::ResultColumn& column, double value)
{
    const model::ShownUnit unit = solver::shownUnit(column);
    const double shown = QString::number(unit.fromSi(value), 'g', kTunedDigits).toDouble();
    return model::exactNumber(shown) +
           (unit.name.isEmpty() || unit.name == QLatin1String("1") ? QString() : ' ' + unit.name);
}

}  // namespace

TuneRow::TuneRow(QGridLayout& grid, int place, QStringListModel& names, QObject* parent)
    : QObject(parent),
      name_(makeVariableField(tr("A parameter"), &names)),
      bounds_(new QLineEdit),
      slider_(new QSlider(Qt::Horizontal)),
      value_(new QLabel),
      snap_(new QCheckBox(tr("Sizes")))
{
    bounds_->setPlaceholderText(tr("from:to"));
    bounds_->setToolTip(tr("As 50 bar:200 bar, 1 mm:10 mm:log, 1:9:whole or 20, 25, 32"));
    snap_->setToolTip(tr("Only the values that parts of the catalogues have"));
    bounds_->setMinimumWidth(kBoundWidth);
    name_->setMinimumWidth(kNameWidth);
    slider_->setMinimumWidth(kSliderWidth);
    value_->setMinimumWidth(kValueWidth);
    // Rows differ by their parameters, and empty ones by their numbers.
    const auto nameParts = [this, place] {
        const QString of = name().isEmpty() ? tr("parameter %1").arg(place + 1) : name();
        name_->setAccessibleName(tr("Parameter %1").arg(place + 1));
        bounds_->setAccessibleName(tr("From where to where, %1").arg(of));
        slider_->setAccessibleName(tr("Value of %1").arg(of));
        snap_->setAccessibleName(tr("Sizes of %1").arg(of));
    };
    connect(name_, &QLineEdit::textChanged, this, nameParts);
    nameParts();
    int column = 0;
    for (QWidget* widget : std::initializer_list<QWidget*>{name_, bounds_, slider_, value_, snap_})
        grid.addWidget(widget, place, column++);
    connect(name_, &QLineEdit::editingFinished, this, [this] {
        if (!name_->isModified())
            return;
        name_->setModified(false);
        bounds_->clear();
        Q_EMIT changed();
    });
    connect(bounds_, &QLineEdit::editingFinished, this, [this] {
        if (bounds_->isModified())
            Q_EMIT changed();
        bounds_->setModified(false);
    });
    connect(snap_, &QCheckBox::toggled, this, [this](bool isOn) {
        bounds_->setEnabled(!isOn);
        Q_EMIT changed();
    });
    connect(slider_, &QSlider::valueChanged, this, [this](int position) {
        const double place = static_cast<double>(position) / std::max(1, slider_->maximum());
        at_ = solver::SearchSpace({range_}).at(std::vector{place}).front();
        showValue();
        Q_EMIT slid();
    });
    connect(slider_, &QSlider::sliderReleased, this, &TuneRow::released);
    clear();
}

QString TuneRow::name() const
{
    return name_->text().trimmed();
}

void TuneRow::setName(const QString& name)
{
    name_->setText(name);
    bounds_->clear();
    Q_EMIT changed();
}

QString TuneRow::bounds() const
{
    return bounds_->text().trimmed();
}

bool TuneRow::isSnapping() const
{
    return snap_->isChecked();
}

void TuneRow::clear()
{
    slider_->setEnabled(false);
    value_->clear();
}

void TuneRow::show(const solver::SearchedVariable& variable, const solver::ResultColumn& column)
{
    range_ = variable.range;
    column_ = column;
    if (bounds_->text().isEmpty())
        bounds_->setText(boundText(column, range_.lower) + QLatin1Char(':') + boundText(column, range_.upper));
    bounds_->setCursorPosition(0);
    const QSignalBlocker blocker(slider_);
    const std::size_t count = solver::SearchSpace({range_}).count(0);
    slider_->setRange(0, count > 0 ? static_cast<int>(count) - 1 : kPlaces);
    slider_->setPageStep(std::max(1, slider_->maximum() / 10));
    slider_->setEnabled(true);
    setValue(range_.start);
}

double TuneRow::value() const
{
    return at_;
}

void TuneRow::setValue(double value)
{
    at_ = value;
    const solver::SearchSpace space({range_});
    const double place = space.placeOf({value}).front();
    const QSignalBlocker blocker(slider_);
    slider_->setValue(space.isDiscrete(0) ? static_cast<int>(space.indexAt(0, place))
                                          : static_cast<int>(std::lround(place * slider_->maximum())));
    showValue();
}

void TuneRow::showValue()
{
    value_->setText(solver::valueText(column_, at_, {}, kTunedDigits));
}

}  // namespace bramah::app
