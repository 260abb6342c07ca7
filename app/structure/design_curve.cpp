// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/design_curve.h"

#include "app/plots/drawing/custom_plot.h"
#include "app/plots/drawing/plot_style.h"
#include "app/widgets/variable_field.h"
#include "model/units/quantity_text.h"
#include "solver/design/design_path.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QStringListModel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::app {

namespace {

constexpr int kPoints = 41;
constexpr double kSpread = 0.5;                       // of a value, to both sides of it, as the range that is proposed
constexpr double kRoom = 1.08;                        // of the ranges, so that a curve does not touch the frame
constexpr QSize kLeast(200, 90);                      // px
constexpr int kWidestName = 260, kWidestValue = 140;  // px

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

}  // namespace

DesignCurve::DesignCurve(const editor::ActiveTheme& theme, QStringListModel& names, Circuit circuit, QWidget* parent)
    : QWidget(parent),
      theme_(theme),
      circuit_(std::move(circuit)),
      controls_(new QWidget),
      over_(makeVariableField(tr("Wanted variable, or a parameter"), &names)),
      from_(makeVariableField(tr("From, as 0.1 m/s"), nullptr)),
      to_(makeVariableField(tr("To"), nullptr)),
      draw_(new QPushButton(tr("Draw the curve"))),
      plot_(new QCustomPlot),
      readout_(*plot_),
      job_([this](const Progress& progress) { take(progress); })
{
    over_->setObjectName(QStringLiteral("curveOver"));
    over_->setToolTip(
        tr("The first parameter to be found, over this: over the value that is wanted, or over another "
           "parameter of the circuit"));
    auto* row = new QHBoxLayout(controls_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(new QLabel(tr("Curve over")));
    row->addWidget(over_, 2);
    row->addWidget(new QLabel(tr("from")));
    row->addWidget(from_, 1);
    row->addWidget(new QLabel(tr("to")));
    row->addWidget(to_, 1);
    row->addWidget(draw_);
    row->addStretch(1);
    over_->setMaximumWidth(kWidestName);
    for (QLineEdit* field : {from_, to_})
        field->setMaximumWidth(kWidestValue);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(plot_);
    plot_->setMinimumSize(kLeast);
    plot_->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    for (QLineEdit* field : {over_, from_, to_})
        connect(field, &QLineEdit::returnPressed, this, &DesignCurve::draw);
    connect(draw_, &QPushButton::clicked, this, &DesignCurve::draw);
    connect(&theme_, &editor::ActiveTheme::changed, this, &DesignCurve::redraw);
    connect(plot_, &QCustomPlot::mouseDoubleClick, this, &DesignCurve::redraw);
    hide();
}

void DesignCurve::forget()
{
    job_.stop();
    places_.clear();
    values_.clear();
    hide();
}

void DesignCurve::propose(const solver::DesignQuestion& question)
{
    if (!over_->text().trimmed().isEmpty() && !from_->text().trimmed().isEmpty())
        return;
    const QString path = QString::fromStdString(question.known.front().path);
    over_->setText(path);
    proposeRange(path, question.known.front().value);
}

void DesignCurve::proposeRange(const QString& path, double value)
{
    const model::ShownUnit unit = circuit_.unit(path);
    const double spread = value == 0 ? 1 : std::abs(value) * kSpread;
    for (const auto& [field, place] : {std::pair(from_, value - spread), std::pair(to_, value + spread)})
        field->setText(
            QStringLiteral("%1 %2").arg(model::formatNumber(unit.fromSi(place), 4, QLocale()), unit.name).trimmed());
}

std::optional<DesignCurve::Range> DesignCurve::range(const solver::DesignQuestion& question)
{
    if (question.known.empty()) {
        Q_EMIT told(tr("Name a wanted variable, its value and a parameter first."));
        return std::nullopt;
    }
    Range range{over_->text().trimmed(), 0, 0};
    if (range.over.isEmpty())
        range.over = QString::fromStdString(question.known.front().path);
    const model::ShownUnit unit = circuit_.unit(range.over);
    if (from_->text().trimmed().isEmpty() && range.over.toStdString() == question.known.front().path)
        proposeRange(range.over, question.known.front().value);
    for (const auto& [field, value] : {std::pair(from_, &range.from), std::pair(to_, &range.to)}) {
        const auto read = model::parseQuantity(field->text(), circuit_.siUnit(range.over), unit.name, QLocale());
        if (!read) {
            Q_EMIT told(read.error());
            field->setFocus();
            return std::nullopt;
        }
        *value = *read;
    }
    if (range.from == range.to) {
        Q_EMIT told(tr("The curve needs two different values to go from and to."));
        to_->setFocus();
        return std::nullopt;
    }
    return range;
}

void DesignCurve::draw()
{
    job_.stop();
    const std::optional<solver::DesignQuestion> question = circuit_.question();
    const std::optional<Range> wanted = question ? range(*question) : std::nullopt;
    if (!wanted)
        return;
    overPath_ = wanted->over;
    foundPath_ = QString::fromStdString(question->find.front());
    places_.clear();
    for (int k = 0; k < kPoints; ++k)
        places_.push_back(wanted->from + (wanted->to - wanted->from) * k / (kPoints - 1));
    values_.assign(places_.size(), kNone);
    show();
    redraw();
    Q_EMIT told(tr("Computing the curve …"));
    job_.start([question = *question, over = overPath_.toStdString(), places = places_, model = circuit_.model()](
                   const std::stop_token& token, const auto& send) -> Progress {
        const auto evaluator = model->evaluator({solver::ModelForm::Kind::Rest}, stopCheck(token));
        if (!evaluator || !evaluator->updateParameters().ok())
            return tr("The circuit cannot be computed; the list of problems says why.");
        evaluator->setStopCheck(stopCheck(token));
        const auto sendOne = [&send](int place, double value) { send(std::pair(place, value)); };
        return solver::followDesign(*evaluator, question, {over, places}, sendOne, stopCheck(token));
    });
}

void DesignCurve::take(const Progress& progress)
{
    if (const auto* problem = std::get_if<QString>(&progress)) {
        end(*problem);
        return;
    }
    const auto [index, value] = std::get<std::pair<int, double>>(progress);
    values_[static_cast<std::size_t>(index)] = value;
    redraw();
}

void DesignCurve::end(const QString& problem)
{
    const auto gaps = std::ranges::count_if(values_, [](double value) { return std::isnan(value); });
    if (!problem.isEmpty())
        Q_EMIT told(problem);
    else
        Q_EMIT told(gaps == 0 ? QString() : tr("%n point(s) have no answer.", nullptr, static_cast<int>(gaps)));
}

void DesignCurve::redraw()
{
    if (places_.empty())
        return;
    const editor::Theme& theme = theme_.theme();
    const model::ShownUnit across = circuit_.unit(overPath_), up = circuit_.unit(foundPath_);
    readout_.clear();
    plot_->clearItems();
    plot_->clearGraphs();
    PlotStyle::apply(*plot_, theme);
    plot_->setBackground(theme.color(editor::ColorRole::Panel));
    const auto nameWith = [](const QString& path, const model::ShownUnit& unit) {
        return unit.name.isEmpty() ? path : QStringLiteral("%1 [%2]").arg(path, model::printedUnit(unit.name));
    };
    for (const auto& [axis, label] :
         {std::pair(plot_->xAxis, nameWith(overPath_, across)), std::pair(plot_->yAxis, nameWith(foundPath_, up))}) {
        PlotStyle::apply(*axis, theme, true);
        axis->setLabel(label);
    }
    QVector<double> x, y;
    for (std::size_t k = 0; k < places_.size(); ++k) {
        x << across.fromSi(places_[k]);
        y << (std::isnan(values_[k]) ? kNone : up.fromSi(values_[k]));
    }
    QCPGraph* graph = plot_->addGraph();
    graph->setPen(PlotStyle::curvePen(0, theme));
    graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, 4));
    graph->setData(x, y);
    plot_->rescaleAxes();
    plot_->xAxis->setRange(x.front() < x.back() ? QCPRange(x.front(), x.back()) : QCPRange(x.back(), x.front()));
    plot_->yAxis->scaleRange(kRoom);
    const auto with = [this](const model::ShownUnit& unit) {
        return [this, name = model::printedUnit(unit.name)](double number) {
            return QStringLiteral("%1 %2").arg(plot_->locale().toString(number, 'g', 4), name).trimmed();
        };
    };
    readout_.add(*plot_->axisRect(), {with(across), with(up)}, theme);
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace bramah::app
