// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studies/study_form.h"

#include "app/widgets/variable_field.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QStringListModel>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QVBoxLayout>

#include <array>

namespace bramah::app {

namespace {

using solver::Sampling;

enum FormColumn : std::uint8_t { ParameterColumn, ValuesColumn };

constexpr int kLeastLength = 8, kLeastTable = 150;  // characters, px
constexpr int kMostRuns = 1'000'000, kMostSeed = 1'000'000'000;

/// Edits a parameter's name in a field that completes it.
class NameDelegate final : public QStyledItemDelegate
{
public:
    NameDelegate(QStringListModel& names, QObject* parent) : QStyledItemDelegate(parent), names_(names) {}

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        QLineEdit* field = makeVariableField(StudyForm::tr("A parameter"), &names_);
        field->setParent(parent);
        field->setFrame(false);
        return field;
    }

private:
    QStringListModel& names_;
};

/// How many runs a way of sampling makes by default; 0: as many as its values say.
int usualRuns(Sampling sampling)
{
    switch (sampling) {
    case Sampling::LatinHypercube:
    case Sampling::Random: return 100;
    case Sampling::Morris: return 20;
    case Sampling::Sobol: return 256;
    default: return 0;
    }
}

}  // namespace

StudyForm::StudyForm(QWidget* parent)
    : QWidget(parent),
      parameters_(new QStringListModel(this)),
      variables_(new QStringListModel(this)),
      table_(new QTableWidget(0, 2)),
      sampling_(new QComboBox),
      runs_(new QSpinBox),
      seed_(new QSpinBox),
      kept_(makeVariableField(tr("Variables to keep, with commas between"), variables_)),
      reduction_(new QComboBox),
      measuresKept_(new QLabel)
{
    table_->setHorizontalHeaderLabels({tr("Parameter"), tr("Values or spread")});
    table_->setAccessibleName(tr("What varies"));
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(ParameterColumn, QHeaderView::Stretch);
    table_->horizontalHeader()->setSectionResizeMode(ValuesColumn, QHeaderView::Stretch);
    table_->horizontalHeader()->setHighlightSections(false);
    table_->setItemDelegateForColumn(ParameterColumn, new NameDelegate(*parameters_, table_));
    table_->setEditTriggers(QAbstractItemView::AllEditTriggers);
    table_->setToolTip(
        tr("As 100 bar:160 bar:7 (seven values), 1 mm:10 mm:9:log, 20, 25, 32 or a spread: 5%, "
           "normal(150 bar, 3 bar), uniform(1 mm, 2 mm), log(1, 100), triangular(1, 2, 4)"));
    connect(table_, &QTableWidget::itemChanged, this, &StudyForm::keepEmptyRow);

    const std::array samplings{std::pair{tr("One by one: tornado"), Sampling::OneByOne},
                               std::pair{tr("All combinations of values"), Sampling::Grid},
                               std::pair{tr("Values side by side"), Sampling::List},
                               std::pair{tr("Corner cases"), Sampling::Corners},
                               std::pair{tr("Latin hypercube"), Sampling::LatinHypercube},
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
    connect(kept_, &QLineEdit::returnPressed, this, &StudyForm::asked);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(table_, 1);
    auto* form = new QFormLayout;
    form->addRow(tr("&Sampling"), sampling_);
    auto* numbers = new QHBoxLayout;
    numbers->addWidget(runs_, 1);
    auto* seedLabel = new QLabel(tr("See&d"));
    seedLabel->setBuddy(seed_);
    numbers->addWidget(seedLabel);
    numbers->addWidget(seed_, 1);
    const auto labelOf = [](const QString& text, QWidget* field) {
        auto* label = new QLabel(text);
        label->setBuddy(field);
        return label;
    };
    form->addRow(labelOf(tr("R&uns"), runs_), numbers);
    form->addRow(labelOf(tr("&Keep"), kept_), kept_);
    form->addRow(QString(), reduction_);
    form->addRow(measuresKept_);
    measuresKept_->setObjectName(QStringLiteral("muted"));
    measuresKept_->setWordWrap(true);
    row->addLayout(form, 1);
    setMeasures({});
    showRuns();
    keepEmptyRow();
    table_->setCurrentCell(0, ParameterColumn);
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

void StudyForm::keepEmptyRow()
{
    const int last = table_->rowCount() - 1;
    const auto isEmpty = [&](int row) {
        for (const int column : {ParameterColumn, ValuesColumn})
            if (const QTableWidgetItem* item = table_->item(row, column); item && !item->text().trimmed().isEmpty())
                return false;
        return true;
    };
    if (last < 0 || !isEmpty(last))
        table_->insertRow(last + 1);
}

void StudyForm::showRuns()
{
    const int usual = usualRuns(static_cast<Sampling>(sampling_->currentData().toInt()));
    runs_->setEnabled(usual > 0);
    seed_->setEnabled(usual > 0);
    if (usual > 0)
        runs_->setValue(usual);
}

void StudyForm::vary(const QString& parameter, const QString& values)
{
    int row = 0;
    for (; row < table_->rowCount() - 1; ++row)
        if (const QTableWidgetItem* item = table_->item(row, ParameterColumn); item && item->text() == parameter)
            break;
    table_->setItem(row, ParameterColumn, new QTableWidgetItem(parameter));
    if (!values.isEmpty())
        table_->setItem(row, ValuesColumn, new QTableWidgetItem(values));
    table_->setCurrentCell(row, ValuesColumn);
}

std::optional<StudyQuestion> StudyForm::question()
{
    StudyQuestion question;
    const auto textAt = [&](int row, int column) {
        const QTableWidgetItem* item = table_->item(row, column);
        return item ? item->text().trimmed() : QString();
    };
    for (int row = 0; row < table_->rowCount(); ++row) {
        const QString parameter = textAt(row, ParameterColumn), values = textAt(row, ValuesColumn);
        if (parameter.isEmpty() && values.isEmpty())
            continue;
        if (parameter.isEmpty() || values.isEmpty()) {
            Q_EMIT told(parameter.isEmpty() ? tr("Name the parameter that has these values.")
                                            : tr("Give %1 values or a spread, as 5%.").arg(parameter));
            table_->setCurrentCell(row, parameter.isEmpty() ? ParameterColumn : ValuesColumn);
            return std::nullopt;
        }
        const bool isSpread = values.endsWith(u'%') || values.contains(u'(');
        question.variations << parameter + QLatin1Char(isSpread ? '~' : '=') + values;
    }
    if (question.variations.isEmpty()) {
        Q_EMIT told(tr("Name a parameter first, and how it varies."));
        return std::nullopt;
    }
    question.measures = measures_;
    for (const QString& path : kept_->text().split(QLatin1Char(','), Qt::SkipEmptyParts))
        if (!path.trimmed().isEmpty())
            question.outputs << path.trimmed();
    if (question.measures.empty() && question.outputs.isEmpty()) {
        Q_EMIT told(tr("Name a variable to keep of each run, or make a measure in the panel Measures."));
        kept_->setFocus();
        return std::nullopt;
    }
    question.sampling = static_cast<Sampling>(sampling_->currentData().toInt());
    question.runs = static_cast<std::size_t>(runs_->value());
    question.seed = static_cast<std::uint64_t>(seed_->value());
    question.reduction = static_cast<solver::Reduction>(reduction_->currentData().toInt());
    return question;
}

}  // namespace bramah::app
