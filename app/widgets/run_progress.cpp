// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/run_progress.h"

#include "app/widgets/time_text.h"

#include <QFontDatabase>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QVBoxLayout>

#include <cmath>

namespace bramah::app {

RunProgress::RunProgress(QWidget* parent) : QWidget(parent), time_(new QLabel), bar_(new QProgressBar)
{
    setAccessibleName(tr("Simulated time"));
    setToolTip(tr("Simulated time and stop time of the run"));
    bar_->setRange(0, 1000);
    bar_->setTextVisible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 2, 8, 2);
    column->setSpacing(3);
    column->addWidget(time_);
    column->addWidget(bar_);
    setFixedWidth(kUsualWidth);
}

void RunProgress::setTime(double time, double startTime, double stopTime)
{
    const double span = stopTime - startTime;
    time_->setText(tr("%1 s of %2 s", "simulated time and stop time")
                       .arg(timeText(locale(), time, span), locale().toString(stopTime, 'g', 6)));
    bar_->setValue(span > 0 ? static_cast<int>(std::lround(1000 * (time - startTime) / span)) : 0);
    bar_->setEnabled(true);
}

void RunProgress::setIdle(double stopTime)
{
    time_->setText(tr("Stop time %1 s").arg(locale().toString(stopTime, 'g', 6)));
    bar_->setValue(0);
}

void RunProgress::clear()
{
    time_->clear();
    bar_->setValue(0);
}

QString RunProgress::text() const
{
    return time_->text();
}

}  // namespace bramah::app
