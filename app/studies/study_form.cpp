// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studies/study_form.h"

#include "app/widgets/entry_table.h"
#include "app/widgets/frequency_entry.h"
#include "app/widgets/variable_field.h"
#include "model/text/dotted_name.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QStringListModel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace bramah::app {

namespace {

using solver::Sampling;

enum FormColumn : std::uint8_t { ParameterColumn, ValuesColumn };

constexpr int kLeastLength = 8, kLeastTable = 150;  // characters, px
constexpr int kMostRuns = 1'000'000, kMostSeed = 1'000'000'000;

}  // namespace

StudyForm::StudyForm(QWidget* parent)
    : QWidget(parent),
      parameters_(new QStringListModel(this)),
      variables_(new QStringListModel(this)),
      table_(new EntryTable({tr("Parameter"), tr("Values or spread")})),
      sampling_(new QComboBox),
      runs_(new QSpinBox),
      seed_(new QSpinBox),
      kept_(makeVariableField(tr("Variables to keep, with commas between"), variables_)),
      frequency_(new FrequencyEntry(*parameters_, *variables_)),
      reduction_(new QComboBox),
      measuresKept_(new QLabel)
{
    table_->setAccessibleName(tr("What varies"));
    table_->completeColumn(ParameterColumn, tr("A parameter"), parameters_);
    table_->setToolTip(
        tr("As 100 bar:160 bar:7 (seven values), 1 mm:10 mm:9:log, 20, 25, 32 or a spread: 5%, "
           "normal(150 bar, 3 bar), uniform(1 mm, 2 mm), log(1, 100), triangular(1, 2, 4), catalogue for the tolerance "
           "that the part's catalogue states"));

    const std::array samplings{std::pair{tr("One by one: tornado"), Sampling::OneByOne},
                               std::pair{tr("All combinations of values"), Sampling::Grid},
                               std::pair{tr("Values side by side"), Sampling::List},
                               std::pair{tr("Corner cases"), Sampling::Corners},
                               std::pair{tr("Latin hypercube"), Sampling::LatinHypercube},
                               std::pair{tr("Quasi-random: Sobol sequence"), Sampling::Sequence},
                               std::pair{tr("Monte Carlo"), Sampling::Random},
                               std::pair{tr("Screening after Morris"), Sampling::Morris},
                               std::pair{tr("Shares of the variance after Sobol"), Sampling::Sobol}};
    for (const auto& [text, sampling] : samplings)
        sampling_->addItem(text, static_cast<int>(sampling));
    for (QComboBox* box : {sampling_, reduction_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kLeastLength);
    }
    table_->setMinimumWidth(kLeastTable);
    sampling_->setObjectName(QStringLiteral("studySampling"));
    runs_->setRange(1, kMostRuns);
    seed_->setRange(0, kMostSeed);
    connect(sampling_, &QComboBox::currentIndexChanged, this, &StudyForm::showRuns);
    for (const auto& [text, reduction] : {std::pair{tr("Their value at the end"), solver::Reduction::Final},
                                          std::pair{tr("Their least value"), solver::Reduction::Min},
                                          std::pair{tr("Their greatest value"), solver::Reduction::Max},
                                          std::pair{tr("Their mean"), solver::Reduction::Mean}})
        reduction_->addItem(text, static_cast<int>(reduction));
    reduction_->setAccessibleName(tr("What is kept of them"));
    connect(kept_, &QLineEdit::returnPressed, this, &StudyForm::asked);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(table_, 1);
    auto* form = new QFormLayout;
    form->addRow(tr("Sa&mpling"), sampling_);
    auto* numbers = new QHBoxLayout;
    numbers->addWidget(runs_, 1);
    auto* seedLabel = new QLabel(tr("Seed"));
    seedLabel->setBuddy(seed_);
    numbers->addWidget(seedLabel);
    numbers->addWidget(seed_, 1);
    const auto labelOf = [](const QString& text, QWidget* field) {
        auto* label = new QLabel(text);
        label->setBuddy(field);
        return label;
    };
    form->addRow(labelOf(tr("R&uns"), runs_), numbers);
    auto* keeping = new QHBoxLayout;
    keeping->addWidget(kept_, 1);
    keeping->addWidget(frequency_);
    connect(frequency_, &FrequencyEntry::entered, this, [this](const QString& number) {
        kept_->setText((model::pathsIn(kept_->text()) << number).join(QStringLiteral(", ")));
    });
    form->addRow(labelOf(tr("&Keep"), kept_), keeping);
    form->addRow(QString(), reduction_);
    form->addRow(measuresKept_);
    measuresKept_->setObjectName(QStringLiteral("muted"));
    measuresKept_->setWordWrap(true);
    row->addLayout(form, 1);
    setMeasures({});
    showRuns();
    setFocusProxy(table_);
}

void StudyForm::setNames(const QStringList& parameters, const QStringList& variables)
{
    parameters_->setStringList(parameters);
    variables_->setStringList(variables);
}

void StudyForm::setMeasures(const solver::Measures& measures)
{
    measures_ = measures;
    QStringList names;
    for (const solver::Measure& measure : measures)
        names << measure.name;
    measuresKept_->setText(names.isEmpty() ? tr("The measures of the circuit are kept too; it has none yet.")
                                           : tr("And the measures %1").arg(names.join(QStringLiteral(", "))));
}

void StudyForm::showRuns()
{
    const auto usual = static_cast<int>(solver::kindOf(static_cast<Sampling>(sampling_->currentData().toInt())).runs);
    runs_->setEnabled(usual > 0);
    seed_->setEnabled(usual > 0);
    if (usual > 0)
        runs_->setValue(usual);
}

void StudyForm::vary(const QString& parameter, const QString& values)
{
    const int row = table_->rowFor(ParameterColumn, parameter);
    table_->setText(row, ParameterColumn, parameter);
    if (!values.isEmpty())
        table_->setText(row, ValuesColumn, values);
    table_->setCurrentCell(row, ValuesColumn);
}

solver::StoredStudy StudyForm::entered() const
{
    solver::StoredStudy study;
    for (const int row : table_->filledRows())
        study.vary.push_back({table_->textAt(row, ParameterColumn), table_->textAt(row, ValuesColumn)});
    study.outputs = model::pathsIn(kept_->text());
    study.sampling = static_cast<Sampling>(sampling_->currentData().toInt());
    const bool hasRuns = solver::kindOf(study.sampling).runs > 0;
    study.runs = hasRuns ? static_cast<std::size_t>(runs_->value()) : 0;
    study.seed = hasRuns ? static_cast<std::uint64_t>(seed_->value()) : 0;
    study.reduction = static_cast<solver::Reduction>(reduction_->currentData().toInt());
    return study;
}

void StudyForm::show(const solver::StoredStudy& study)
{
    std::vector<QStringList> rows;
    for (const solver::EnteredValues& entered : study.vary)
        rows.push_back({entered.of, entered.values});
    table_->setRows(rows);
    kept_->setText(study.outputs.join(QStringLiteral(", ")));
    sampling_->setCurrentIndex(sampling_->findData(static_cast<int>(study.sampling)));
    showRuns();
    if (study.runs > 0)
        runs_->setValue(static_cast<int>(std::min<std::size_t>(study.runs, kMostRuns)));
    seed_->setValue(static_cast<int>(std::min<std::uint64_t>(study.seed, kMostSeed)));
    reduction_->setCurrentIndex(reduction_->findData(static_cast<int>(study.reduction)));
}

bool StudyForm::isComplete()
{
    for (const int row : table_->filledRows()) {
        const QString parameter = table_->textAt(row, ParameterColumn), values = table_->textAt(row, ValuesColumn);
        if (!parameter.isEmpty() && !values.isEmpty())
            continue;
        Q_EMIT told(parameter.isEmpty() ? tr("Name the parameter that has these values.")
                                        : tr("Give %1 values or a spread, as 5%.").arg(parameter));
        table_->setCurrentCell(row, parameter.isEmpty() ? ParameterColumn : ValuesColumn);
        return false;
    }
    if (!table_->filledRows().empty())
        return true;
    Q_EMIT told(tr("Name a parameter first, and how it varies."));
    return false;
}

std::optional<StudyQuestion> StudyForm::question()
{
    if (!isComplete())
        return std::nullopt;
    StudyQuestion question{entered(), measures_};
    if (!question.measures.empty() || !question.outputs.isEmpty())
        return question;
    Q_EMIT told(tr("Name a variable to keep of each run, or make a measure in the panel Measures."));
    kept_->setFocus();
    return std::nullopt;
}

}  // namespace bramah::app
