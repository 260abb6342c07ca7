// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/compute_page.h"

#include "app/results/take_values.h"
#include "app/run/prepare_model.h"
#include "app/structure/design_curve.h"
#include "app/widgets/variable_field.h"
#include "model/planning/diagram_change.h"
#include "model/text/dotted_name.h"
#include "model/units/quantity_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QStringListModel>
#include <QVBoxLayout>

namespace bramah::app {

namespace {

constexpr int kMostLines = 4;
constexpr int kLowHeight = 320;  // px: in less the curve stands beside the question

QLineEdit* makeField(const QString& hint, QStringListModel* completions)
{
    QLineEdit* field = makeVariableField(hint, completions);
    field->setMinimumWidth(180);
    field->setMaximumWidth(320);
    return field;
}

bool isOffered(const solver::FlatVariable& variable)
{
    return variable.type == solver::ValueType::Real && !variable.isProtected;
}

}  // namespace

ComputePage::ComputePage(const editor::ActiveTheme& theme, QWidget* parent)
    : QWidget(parent),
      grid_(new QGridLayout),
      compute_(new QPushButton(tr("Compute"))),
      take_(new QPushButton(tr("Take over"))),
      instant_(new QComboBox),
      time_(new QLineEdit(QStringLiteral("0"))),
      message_(new QLabel),
      variables_(new QStringListModel(this)),
      parameters_(new QStringListModel(this)),
      all_(new QStringListModel(this)),
      curve_(
          new DesignCurve(theme, *all_,
                          {[this] { return session_ ? question() : std::nullopt; },
                           [this] { return modelOf(*session_); }, [this](const QString& path) { return unitOf(path); },
                           [this](const QString& path) { return units_.value(path).first; }})),
      job_([this](const solver::DesignAnswer& answer) { show(answer); })
{
    auto* heading = new QLabel(tr("Which values give what is wanted?"));
    heading->setObjectName(QStringLiteral("muted"));
    heading->setWordWrap(true);
    take_->setObjectName(QStringLiteral("take"));
    time_->setObjectName(QStringLiteral("time"));
    message_->setWordWrap(true);
    take_->setToolTip(tr("Writes the found values into the circuit, as one step that can be undone"));
    take_->setEnabled(false);
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(6);
    grid_->setColumnStretch(5, 1);
    auto* more = new QPushButton(tr("One more"));
    more->setToolTip(tr("One more variable that is wanted, and one more parameter for it"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(compute_);
    buttons->addWidget(take_);
    buttons->addWidget(more);
    buttons->addSpacing(24);
    instant_->addItem(tr("At rest, or at constant speed"));
    instant_->addItem(tr("At the start of a run"));
    instant_->setToolTip(
        tr("Where the variables are to have their values: where nothing changes any more, or at the "
           "first instant, with the start values of the circuit"));
    instant_->setAccessibleName(tr("Where the variables are to have their values"));
    buttons->addWidget(instant_);
    buttons->addWidget(new QLabel(tr("with the inputs as they are at")));
    time_->setMaximumWidth(80);
    buttons->addWidget(time_);
    buttons->addWidget(new QLabel(QStringLiteral("s")));
    buttons->addStretch();
    auto* column = new QVBoxLayout;
    column->setSpacing(6);
    column->addWidget(heading);
    column->addLayout(grid_);
    column->addLayout(buttons);
    column->addWidget(&curve_->controls());
    column->addWidget(message_);
    column->addStretch();
    sides_ = new QBoxLayout(QBoxLayout::LeftToRight, this);
    sides_->setContentsMargins(12, 8, 12, 8);
    sides_->setSpacing(12);
    sides_->addLayout(column, 3);
    sides_->addWidget(curve_, 2);
    addLine();
    connect(instant_, &QComboBox::currentIndexChanged, this, &ComputePage::forgetAnswer);
    connect(time_, &QLineEdit::textEdited, this, &ComputePage::forgetAnswer);
    connect(time_, &QLineEdit::returnPressed, this, &ComputePage::compute);
    connect(compute_, &QPushButton::clicked, this, &ComputePage::compute);
    connect(curve_, &DesignCurve::told, this, &ComputePage::tell);
    connect(take_, &QPushButton::clicked, this, &ComputePage::takeOver);
    connect(more, &QPushButton::clicked, this, [this, more] {
        addLine();
        more->setEnabled(static_cast<int>(lines_.size()) < kMostLines);
    });
}

void ComputePage::addLine()
{
    const int row = static_cast<int>(lines_.size());
    const Line line{makeField(tr("Variable, as mass.v"), variables_), makeField(tr("Value, as 0.2 m/s"), nullptr),
                    makeField(tr("Parameter, as pump.D"), parameters_), new QLabel};
    line.found->setTextFormat(Qt::RichText);
    line.found->setTextInteractionFlags(Qt::TextSelectableByMouse);
    grid_->addWidget(line.variable, row, 0);
    grid_->addWidget(new QLabel(tr("is to be")), row, 1);
    grid_->addWidget(line.value, row, 2);
    grid_->addWidget(new QLabel(tr("by")), row, 3);
    grid_->addWidget(line.parameter, row, 4);
    grid_->addWidget(line.found, row, 5);
    for (QLineEdit* field : {line.variable, line.value, line.parameter}) {
        connect(field, &QLineEdit::textEdited, this, &ComputePage::forgetAnswer);
        connect(field, &QLineEdit::returnPressed, this, &ComputePage::compute);
    }
    lines_.push_back(line);
}

void ComputePage::setSession(editor::DocumentSession* session)
{
    if (session == session_)
        return;
    job_.stop();
    session_ = session;
    curve_->forget();
    forgetAnswer();
}

void ComputePage::offer(const solver::CompiledSystem* system)
{
    QStringList variables, parameters;
    units_.clear();
    if (system)
        for (const solver::FlatVariable& variable : system->model.variables) {
            if (!isOffered(variable))
                continue;
            const QString path = QString::fromStdString(variable.path);
            units_.insert(path, {QString::fromStdString(variable.texts->unit),
                                 QString::fromStdString(variable.texts->displayUnit)});
            if (variable.variability == solver::Variability::Continuous)
                variables << path;
            else if (variable.variability == solver::Variability::Parameter && !variable.isStructural &&
                     !variable.isFinal)
                parameters << path;
        }
    variables_->setStringList(variables);
    parameters_->setStringList(parameters);
    all_->setStringList(variables + parameters);
}

model::ShownUnit ComputePage::unitOf(const QString& path) const
{
    const auto& [unit, displayUnit] = units_.value(path);
    return model::shownUnit(unit, displayUnit);
}

void ComputePage::tell(const QString& text)
{
    message_->setText(QString(text).replace(QLatin1Char('`'), QLatin1Char('"')));
}

void ComputePage::askFor(const QString& path)
{
    forgetAnswer();
    for (const Line& line : lines_)
        line.parameter->clear();
    const Line& first = lines_.front();
    first.parameter->setText(path);
    // The variable that was wanted last may be wanted of this parameter, too.
    QLineEdit* next = first.variable->text().trimmed().isEmpty() ? first.variable : first.value;
    next->setFocus();
    next->selectAll();
    tell(tr("Which variable is to have which value, so that %1 follows from it?").arg(path));
}

void ComputePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool isLow = height() < kLowHeight;
    sides_->setDirection(isLow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    sides_->setStretch(0, isLow ? 3 : 0);
    sides_->setStretch(1, isLow ? 2 : 1);
}

void ComputePage::forgetAnswer()
{
    found_.clear();
    take_->setEnabled(false);
    message_->clear();
    for (const Line& line : lines_)
        line.found->clear();
}

std::optional<solver::DesignQuestion> ComputePage::question()
{
    solver::DesignQuestion question;
    const auto time = model::parseQuantity(time_->text(), QStringLiteral("s"), QStringLiteral("s"), QLocale());
    if (!time) {
        message_->setText(time.error());
        time_->setFocus();
        return std::nullopt;
    }
    question.time = *time;
    question.isAtStart = instant_->currentIndex() == 1;
    for (const Line& line : lines_) {
        const QString path = line.variable->text().trimmed();
        const QString parameter = line.parameter->text().trimmed();
        if (path.isEmpty() && parameter.isEmpty())
            continue;
        const auto value =
            model::parseQuantity(line.value->text(), units_.value(path).first, unitOf(path).name, QLocale());
        if (!value && units_.contains(path)) {
            message_->setText(value.error());
            line.value->setFocus();
            return std::nullopt;
        }
        question.known.push_back({path.toStdString(), value.value_or(0)});
        question.find.push_back(parameter.toStdString());
    }
    return question;
}

void ComputePage::compute()
{
    if (!session_)
        return;
    job_.stop();
    forgetAnswer();
    const auto asked = question();
    if (!asked)
        return;
    asked_ = *asked;
    message_->setText(tr("Computing …"));
    job_.start([question = asked_, model = modelOf(*session_)](const std::stop_token& token, const auto&) {
        const auto evaluator = model->evaluator({solver::ModelForm::Kind::Rest}, stopCheck(token));
        solver::DesignAnswer answer;
        if (evaluator && evaluator->updateParameters().ok())
            answer = findDesignPoint(*evaluator, question, stopCheck(token));
        else
            answer.problem = tr("The circuit cannot be computed; the list of problems says why.");
        return answer;
    });
}

void ComputePage::show(const solver::DesignAnswer& answer)
{
    tell(answer.problem);
    found_ = answer.values;
    if (!found_.empty())
        curve_->propose(asked_);
    take_->setEnabled(!found_.empty());
    std::size_t next = 0;
    for (const Line& line : lines_) {
        const QString path = line.parameter->text().trimmed();
        if (next >= found_.size() || QString::fromStdString(asked_.find[next]) != path)
            continue;
        const model::ShownUnit shown = unitOf(path);
        line.found->setText(QStringLiteral("= <b>%1</b> %2")
                                .arg(model::formatNumber(shown.fromSi(found_[next]), 6, QLocale()),
                                     model::printedUnit(shown.name).toHtmlEscaped()));
        ++next;
    }
}

void ComputePage::takeOver()
{
    if (!session_ || found_.empty())
        return;
    ParameterValues values;
    for (std::size_t i = 0; i < found_.size(); ++i)
        values.emplace_back(QString::fromStdString(asked_.find[i]), found_[i]);
    if (takeValues(*session_, tr("Use the found values"), values))
        message_->setText(tr("The circuit has the found values now."));
    else
        message_->setText(tr("The circuit cannot be changed."));
    take_->setEnabled(false);
}

}  // namespace bramah::app
