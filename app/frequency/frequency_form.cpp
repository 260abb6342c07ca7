// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frequency/frequency_form.h"

#include "app/widgets/variable_field.h"
#include "editor/canvas/probe.h"
#include "editor/session/document_session.h"
#include "editor/theme/style_state.h"
#include "model/units/quantity_text.h"
#include "solver/tape/compiled_system.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QStringListModel>
#include <QToolButton>

namespace bramah::app {

namespace {

constexpr int kFormWidth = 300;  // px
constexpr int kCountWidth = 44;  // px
constexpr std::size_t kMostAmplitudes = 8;
constexpr int kMostFrequencies = 500;

}  // namespace

FrequencyForm::FrequencyForm(QWidget* parent)
    : QWidget(parent),
      inputs_(new QStringListModel(this)),
      outputs_(new QStringListModel(this)),
      input_(makeVariableField(tr("As valve.u"), inputs_)),
      output_(makeVariableField(tr("As mass.v"), outputs_)),
      amplitudes_(makeVariableField(tr("As 0.01; 0.1; or none"), nullptr)),
      range_(makeVariableField(tr("As 1 to 100"), nullptr)),
      count_(makeVariableField(tr("Number"), nullptr)),
      pickInput_(new QToolButton),
      pickOutput_(new QToolButton),
      endPicking_(new QShortcut(QKeySequence(Qt::Key_Escape), this)),
      cut_(new QCheckBox(tr("Cut the loop there"))),
      compute_(new QPushButton)
{
    cut_->setToolTip(
        tr("The signal at the input no longer follows the circuit: the response of the open loop, with its "
           "margins. With the input as output, too: the gain of the loop."));
    input_->setToolTip(tr("A parameter, or a signal at an input or output of a component"));
    output_->setToolTip(tr("Any variable that changes continuously"));
    amplitudes_->setToolTip(
        tr("Of sines at the input, to which the circuit itself answers; without: the linear answer only"));
    setEntries(usualEntries());
    layOut();
    endPicking_->setContext(Qt::ApplicationShortcut);
    endPicking_->setEnabled(false);
    connect(endPicking_, &QShortcut::activated, this, &FrequencyForm::endPicking);
    for (QLineEdit* field : fields())
        connect(field, &QLineEdit::returnPressed, this, &FrequencyForm::confirmed);
}

void FrequencyForm::layOut()
{
    auto* form = new QFormLayout(this);
    form->setContentsMargins(12, 4, 12, 4);
    form->setVerticalSpacing(4);
    form->addRow(tr("Input"), pickable(*input_, *pickInput_));
    form->addRow(QString(), cut_);
    form->addRow(tr("Output"), pickable(*output_, *pickOutput_));
    form->addRow(tr("Amplitudes"), amplitudes_);
    form->addRow(tr("Frequencies [Hz]"), rangeAndCount());
    form->addRow(compute_);
    setFixedWidth(kFormWidth);
    input_->setObjectName(QStringLiteral("input"));
    output_->setObjectName(QStringLiteral("output"));
    amplitudes_->setObjectName(QStringLiteral("amplitudes"));
    range_->setObjectName(QStringLiteral("range"));
    count_->setObjectName(QStringLiteral("count"));
    pickOutput_->setObjectName(QStringLiteral("pickOutput"));
    input_->setAccessibleName(tr("Input"));
    output_->setAccessibleName(tr("Output"));
    range_->setAccessibleName(tr("Frequencies [Hz]"));
}

QWidget* FrequencyForm::rangeAndCount()
{
    auto* points = new QLabel(tr("Points"));
    points->setBuddy(count_);
    count_->setFixedWidth(kCountWidth);
    auto* whole = new QWidget;
    auto* row = new QHBoxLayout(whole);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(range_, 1);
    row->addWidget(points);
    row->addWidget(count_);
    return whole;
}

QWidget* FrequencyForm::pickable(QLineEdit& field, QToolButton& button)
{
    button.setText(tr("Pick"));
    button.setCheckable(true);
    button.setToolTip(tr("Takes a variable of the component or line that is clicked next on the sheet"));
    connect(&button, &QToolButton::clicked, this, [this, &button](bool isOn) {
        if (isOn)
            startPicking(button);
        else
            endPicking();
    });
    auto* whole = new QWidget;
    auto* row = new QHBoxLayout(whole);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(&field, 1);
    row->addWidget(&button);
    return whole;
}

FrequencyForm::Entries FrequencyForm::usualEntries()
{
    return {{{}, {}, {}, tr("%1 to %2").arg(1).arg(100), QStringLiteral("20")}, false};
}

FrequencyForm::Entries FrequencyForm::entries() const
{
    Entries entries;
    for (const QLineEdit* field : fields())
        entries.texts << field->text();
    entries.isCut = cut_->isChecked();
    return entries;
}

void FrequencyForm::setEntries(const Entries& entries)
{
    for (std::size_t n = 0; n < fields().size(); ++n)
        fields()[n]->setText(entries.texts.value(static_cast<qsizetype>(n)));
    cut_->setChecked(entries.isCut);
}

void FrequencyForm::setSource(editor::DocumentSession* session, const LiveCheck* check)
{
    if (session_)
        session_->dropListener(this);
    session_ = session;
    check_ = check;
    compute_->setEnabled(session != nullptr);
    offer();
}

void FrequencyForm::offer()
{
    isOfferDue_ = !isVisible() || !isInFront_;
    if (!isOfferDue_)
        takeVariables();
}

void FrequencyForm::setInFront(bool isInFront)
{
    isInFront_ = isInFront;
    if (isOfferDue_)
        offer();
}

void FrequencyForm::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (isOfferDue_)
        offer();
}

void FrequencyForm::takeVariables()
{
    isOfferDue_ = false;
    QStringList inputs, outputs;
    known_.clear();
    const std::shared_ptr<const solver::CompiledSystem> system =
        check_ && !check_->isPending() ? check_->compiled().system : nullptr;
    if (system)
        for (const solver::FlatVariable& variable : system->model.variables) {
            if (variable.type != solver::ValueType::Real || variable.isProtected)
                continue;
            const QString path = QString::fromStdString(variable.path);
            known_.insert(path, {QString::fromStdString(variable.texts->unit),
                                 QString::fromStdString(variable.texts->description)});
            const bool isParameter = variable.variability <= solver::Variability::Parameter;
            if (!variable.isStructural && !variable.isFlow)
                inputs << path;
            if (!isParameter)
                outputs << path;
        }
    inputs_->setStringList(inputs);
    outputs_->setStringList(outputs);
}

void FrequencyForm::startPicking(QToolButton& button)
{
    (&button == pickInput_ ? pickOutput_ : pickInput_)->setChecked(false);
    endPicking_->setEnabled(true);
    Q_EMIT pickingChanged(true);
}

void FrequencyForm::endPicking()
{
    pickInput_->setChecked(false);
    pickOutput_->setChecked(false);
    endPicking_->setEnabled(false);
    Q_EMIT pickingChanged(false);
}

QLineEdit* FrequencyForm::pickedField() const
{
    return pickInput_->isChecked() ? input_ : pickOutput_->isChecked() ? output_ : nullptr;
}

QString FrequencyForm::titleOf(const QString& path, const QString& owner) const
{
    const QString name = path.startsWith(owner + QLatin1Char('.')) ? path.mid(owner.size() + 1) : path;
    const QString meaning = known_.value(path).description;
    return meaning.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(meaning, name);
}

void FrequencyForm::pick(const editor::Probe& probe)
{
    QLineEdit* field = pickedField();
    if (!field)
        return;
    const QStringList offered = (field == input_ ? inputs_ : outputs_)->stringList();
    pickInput_->setChecked(false);
    pickOutput_->setChecked(false);
    auto* menu = new QMenu(field);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](QMenu& to, const QString& path) {
        to.addAction(titleOf(path, probe.owner), field, [field, path] { field->setText(path); })->setData(path);
    };
    QStringList further;
    for (const QString& path : probe.variables)
        if (offered.contains(path))
            add(*menu, path);
    for (const QString& path : offered) {
        if (!path.startsWith(probe.owner + QLatin1Char('.')) || probe.variables.contains(path))
            continue;
        if (probe.variables.isEmpty() && !path.mid(probe.owner.size() + 1).contains(QLatin1Char('.')))
            add(*menu, path);
        else
            further << path;
    }
    QMenu& rest = menu->isEmpty() || further.isEmpty() ? *menu : *menu->addMenu(tr("All of %1").arg(probe.owner));
    for (const QString& path : further)
        add(rest, path);
    if (menu->isEmpty()) {
        Q_EMIT told(tr("%1 has no variable for this field.").arg(probe.name));
        endPicking();
        return;
    }
    endPicking_->setEnabled(false);  // the menu takes it
    connect(menu, &QMenu::aboutToHide, this, &FrequencyForm::endPicking, Qt::QueuedConnection);
    menu->popup(QCursor::pos());
}

std::optional<FrequencyQuestion> FrequencyForm::question()
{
    if (isOfferDue_)
        takeVariables();
    FrequencyQuestion question;
    if (!readSignals(question) || !readAmplitudes(question) || !readFrequencies(question))
        return std::nullopt;
    return question;
}

bool FrequencyForm::readSignals(FrequencyQuestion& question)
{
    for (QLineEdit* field : {input_, output_})
        if (field->text().trimmed().isEmpty())
            return refuse(*field, tr("Name an input and an output; Pick takes them from the sheet."));
    question.input = input_->text().trimmed().toStdString();
    question.output = output_->text().trimmed().toStdString();
    question.isCut = cut_->isChecked();
    return true;
}

bool FrequencyForm::readAmplitudes(FrequencyQuestion& question)
{
    const QString unit = known_.value(QString::fromStdString(question.input)).unit;
    for (const QString& item : amplitudes_->text().split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        const auto value = model::parseQuantity(item.trimmed(), unit, unit, QLocale());
        if (!value)
            return refuse(*amplitudes_, tr("Amplitudes: %1.").arg(value.error()));
        if (!(*value > 0))
            return refuse(*amplitudes_, tr("An amplitude is greater than 0."));
        if (question.amplitudes.size() >= kMostAmplitudes)
            return refuse(*amplitudes_, tr("At most %1 amplitudes.").arg(kMostAmplitudes));
        question.amplitudes.push_back(*value);
    }
    if (question.isCut && !question.amplitudes.empty())
        return refuse(*amplitudes_,
                      tr("Amplitudes are answered by the circuit as it is, with its loop closed: leave them out, "
                         "or the loop uncut."));
    return true;
}

bool FrequencyForm::readFrequencies(FrequencyQuestion& question)
{
    std::vector<double> numbers;
    for (const QString& part : range_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const double number = QLocale().toDouble(part, &isNumber);
        if (isNumber)
            numbers.push_back(number);
    }
    if (numbers.size() != 2 || !(numbers[0] > 0) || !(numbers[1] > numbers[0]))
        return refuse(*range_, tr("Frequencies are as \"1 to 100\", the smaller first."));
    question.from = numbers[0];
    question.to = numbers[1];
    bool isNumber = false;
    question.count = count_->text().toInt(&isNumber);
    if (!isNumber || question.count < 2 || question.count > kMostFrequencies)
        return refuse(*count_, tr("Points are a number from 2 to %1.").arg(kMostFrequencies));
    return true;
}

bool FrequencyForm::refuse(QLineEdit& field, const QString& why)
{
    Q_EMIT refused(why);
    for (QLineEdit* other : fields())
        editor::setStyleState(*other, "invalid", other == &field);
    field.setFocus();
    return false;
}

void FrequencyForm::clearMarks()
{
    for (QLineEdit* field : fields())
        editor::setStyleState(*field, "invalid", false);
}

}  // namespace bramah::app
