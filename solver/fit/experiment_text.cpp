// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fit/experiment_text.h"

#include "model/text/dotted_name.h"
#include "model/units/quantity_text.h"
#include "solver/data_files/data_file.h"
#include "solver/results/column_units.h"
#include "solver/run/stored_variables.h"
#include "solver/translate.h"
#include "solver/use/driven_form.h"
#include "solver/use/model.h"
#include "solver/use/parameter_settings.h"

#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

using Problem = std::optional<QString>;

/// The variables of a model, with their units.
class ModelVariables
{
public:
    explicit ModelVariables(Model& model)
    {
        const auto evaluator = model.evaluator();
        if (!evaluator)
            return;
        (void)evaluator->updateParameters();  // for densities
        RunSettings all;
        all.variables = QRegularExpression(QStringLiteral(".*"));
        for (ResultColumn& column : columnsOf(*evaluator, chosenOutputs(*evaluator, all)))
            columns_.insert(column.path, std::move(column));
    }

    [[nodiscard]] const ResultColumn* find(const QString& path) const
    {
        const auto found = columns_.constFind(path);
        return found == columns_.cend() ? nullptr : &*found;
    }

private:
    QHash<QString, ResultColumn> columns_;
};

/// \a measured beside the variable \a simulated, in whose unit it is then; nothing if they measure different things.
std::optional<FitSignal> signalBeside(const ResultColumn& simulated, SideCurve measured)
{
    const ResultColumn& channel = measured.variable();
    if (!channel.unit.isEmpty() && !measureTheSame(simulated, channel))
        return std::nullopt;
    const double scale = scaleBeside(simulated, channel);
    measured.gain /= scale;
    measured.offset /= scale;
    return FitSignal{simulated.path, std::move(measured)};
}

/// One experiment, as far as it has been read.
class ExperimentReader
{
public:
    /// \a text: for messages.
    ExperimentReader(const QString& text, Model& model) : text_(text), model_(model), variables_(model) {}

    /// Reads the file at \a path, whose values come \a shift later; returns what is wrong with it.
    [[nodiscard]] Problem readFile(const QString& path, const QString& name, const DataFileForm& form, double shift)
    {
        auto data = readDataFile(path, form);
        if (!data)
            return tr("`%1` cannot be read: %2").arg(path, data.error());
        rows_ = std::make_shared<const ResultStore>(std::move(data->store));
        experiment_.name = name;
        shift_ = shift;
        return std::nullopt;
    }
    void lay(const QString& name, const ChannelFit& channel)
    {
        const ResultColumn* simulated = variables_.find(channel.beside);
        const int column = rows_->find(name);
        if (simulated == nullptr || column < 0)
            return;
        if (auto signal = signalBeside(*simulated, {rows_, column, channel.gain, channel.offset, shift_}))
            experiment_.signals.push_back(std::move(*signal));
    }
    [[nodiscard]] Problem takeClauses(const QString& clauses)
    {
        for (const QString& part : clauses.split(QLatin1Char(';'), Qt::SkipEmptyParts))
            if (const QString clause = part.trimmed(); !clause.isEmpty())
                if (const Problem problem = take(clause))
                    return tr("`%1`: %2").arg(text_, *problem);
        return std::nullopt;
    }
    /// Without any signal so far, columns with names of variables are.
    [[nodiscard]] tl::expected<FitExperiment, QString> finish()
    {
        if (experiment_.signals.empty())
            takeEqualNames();
        if (experiment_.signals.empty())
            return tl::unexpected(tr("no column of `%1` has the name of a variable; say which belong together, as "
                                     "`%1; lineP.p=p1`. Its columns are %2")
                                      .arg(text_, columnNames()));
        for (const auto& check : {&ExperimentReader::takeWeights, &ExperimentReader::drive})
            if (const Problem problem = (this->*check)())
                return tl::unexpected(tr("`%1`: %2").arg(text_, *problem));
        return std::move(experiment_);
    }

private:
    [[nodiscard]] QString columnNames() const
    {
        QStringList names;
        for (const ResultColumn& column : rows_->columns())
            names << QStringLiteral("`%1`").arg(column.path);
        return names.join(QStringLiteral(", "));
    }

    [[nodiscard]] SideCurve curveOf(int column) const { return {rows_, column, 1, 0, shift_}; }

    Problem take(const QString& clause)
    {
        const QString word = clause.section(QLatin1Char(' '), 0, 0);
        const QString rest = clause.mid(word.size()).trimmed();
        if (clause == QLatin1String("validation")) {
            experiment_.isValidation = true;
            return std::nullopt;
        }
        if (word == QLatin1String("weight")) {
            weights_ << rest;
            return std::nullopt;
        }
        if (word == QLatin1String("input"))
            return takeInput(rest);
        if (word == QLatin1String("set"))
            return takeValue(rest);
        if (word == QLatin1String("shift"))
            return takeShift(rest);
        if (word == QLatin1String("from"))
            return takeTime(rest, experiment_.window.lower);
        if (word == QLatin1String("to"))
            return takeTime(rest, experiment_.window.upper);
        return takeSignal(clause);
    }

    /// The parts of `path=name`; nothing if it is none.
    [[nodiscard]] static std::optional<std::pair<QString, QString>> partsOf(const QString& clause)
    {
        const qsizetype equals = model::findUnquoted(clause, u'=');
        if (equals <= 0 || equals + 1 == clause.size())
            return std::nullopt;
        return std::pair(clause.first(equals).trimmed(), clause.sliced(equals + 1).trimmed());
    }

    Problem takeSignal(const QString& clause)
    {
        const auto parts = partsOf(clause);
        if (!parts)
            return tr("`%1` is none of variable=column, weight variable=number, input path=column, set path=value, "
                      "shift from:to, from time, to time, validation")
                .arg(clause);
        const auto& [path, name] = *parts;
        const ResultColumn* simulated = variables_.find(path);
        if (simulated == nullptr)
            return tr("the model has no variable `%1`").arg(path);
        const int column = rows_->find(name);
        if (column < 0)
            return tr("there is no column `%1`, but %2").arg(name, columnNames());
        auto signal = signalBeside(*simulated, curveOf(column));
        if (!signal)
            return tr("`%1` and the column `%2` measure different things").arg(path, name);
        experiment_.signals.push_back(std::move(*signal));
        return std::nullopt;
    }

    void takeEqualNames()
    {
        for (int column = 0; column < static_cast<int>(rows_->columns().size()); ++column)
            if (const ResultColumn* simulated =
                    variables_.find(rows_->columns()[static_cast<std::size_t>(column)].path))
                if (auto signal = signalBeside(*simulated, curveOf(column)))
                    experiment_.signals.push_back(std::move(*signal));
    }

    Problem takeWeights()
    {
        for (const QString& weight : weights_) {
            const auto parts = partsOf(weight);
            bool isNumber = false;
            const double number = parts ? parts->second.toDouble(&isNumber) : 0;
            const auto signal =
                std::ranges::find(experiment_.signals, parts ? parts->first : QString(), &FitSignal::variable);
            if (!isNumber || !(number > 0) || signal == experiment_.signals.end())
                return tr("`weight %1`: a weight is above 0, and of a variable that is measured here").arg(weight);
            signal->weight = number;
        }
        return std::nullopt;
    }

    Problem takeInput(const QString& rest)
    {
        const auto parts = partsOf(rest);
        const int column = parts ? rows_->find(parts->second) : -1;
        if (column < 0)
            return tr("`input %1` is not path=column; the columns are %2").arg(rest, columnNames());
        SideCurve measured = curveOf(column);
        if (const ResultColumn* simulated = variables_.find(parts->first)) {
            const auto signal = signalBeside(*simulated, measured);
            if (!signal)
                return tr("`%1` and the column `%2` measure different things").arg(parts->first, parts->second);
            measured = signal->measured;
        }
        RunInput input{parts->first, {}};
        for (std::size_t row = 0; row < rows_->rowCount(); ++row)
            if (const double value = rows_->value(column, row); std::isfinite(value))
                input.rows.push_back({rows_->time(row) + shift_, measured.gain * value + measured.offset});
        experiment_.inputs.push_back(std::move(input));
        return std::nullopt;
    }

    /// Makes the equations in which columns give what is no input of the model.
    Problem drive()
    {
        const ModelForm form = drivenForm(*model_.flattened().model, experiment_.inputs);
        if (form.kind == ModelForm::Kind::Run)
            return std::nullopt;
        const BuiltForm& driven = model_.built(form);
        if (!driven.problem.empty())
            return QString::fromStdString(driven.problem);
        if (!driven.system)
            return tr("with %1 from columns the equations can no longer be solved, as something else gives one of "
                      "them too; name the output of a source, or the input of a component. %2")
                .arg(inputNames(), driven.diagnostics.empty() ? QString() : driven.diagnostics.front().message());
        experiment_.system = driven.system;
        return std::nullopt;
    }

    [[nodiscard]] QString inputNames() const
    {
        QStringList names;
        for (const RunInput& input : experiment_.inputs)
            names << QStringLiteral("`%1`").arg(input.path);
        return names.join(QStringLiteral(", "));
    }

    Problem takeValue(const QString& rest)
    {
        const auto settings = readParameterSettings({rest}, *model_.flattened().model, *model_.node(), QString());
        if (!settings)
            return settings.error();
        if (!settings->overrides.isEmpty())
            return tr("`set %1` decides which equations there are; it can be set for all runs only").arg(rest);
        experiment_.values.insert(experiment_.values.end(), settings->values.begin(), settings->values.end());
        return std::nullopt;
    }

    Problem takeTime(const QString& rest, double& time)
    {
        const auto read = model::parseQuantity(rest, QStringLiteral("s"));
        if (!read)
            return tr("the time `%1`: %2").arg(rest, read.error());
        time = *read;
        return std::nullopt;
    }

    Problem takeShift(const QString& rest)
    {
        const QStringList ends = rest.split(QLatin1Char(':'));
        ValueRange shift;
        if (ends.size() != 2)
            return tr("`shift %1` is not from:to").arg(rest);
        if (Problem problem = takeTime(ends[0], shift.lower))
            return problem;
        if (Problem problem = takeTime(ends[1], shift.upper))
            return problem;
        if (!(shift.lower < shift.upper))
            return tr("`shift %1`: the first time is less than the second one").arg(rest);
        experiment_.shift = shift;
        return std::nullopt;
    }

    QString text_;
    Model& model_;
    ModelVariables variables_;
    std::shared_ptr<const ResultStore> rows_;
    double shift_ = 0;  ///< of the file [s]
    QStringList weights_;
    FitExperiment experiment_;
};

}  // namespace

tl::expected<FitExperiment, QString> readExperiment(const QString& text, Model& model)
{
    const QString path = text.section(QLatin1Char(';'), 0, 0).trimmed();
    ExperimentReader reader(text, model);
    if (const Problem problem = reader.readFile(path, QFileInfo(path).completeBaseName(), {}, 0))
        return tl::unexpected(*problem);
    if (const Problem problem = reader.takeClauses(text.section(QLatin1Char(';'), 1)))
        return tl::unexpected(*problem);
    return reader.finish();
}

std::vector<LaidFile> laidFilesOf(const MeasuredData& data)
{
    std::vector<LaidFile> laid;
    const QStringList paths = data.paths();
    for (std::size_t k = 0; k < data.files().size(); ++k) {
        const MeasuredFile& file = data.files()[k];
        LaidFile one{file.name, paths[static_cast<qsizetype>(k)], file.form, file.shift, file.fits};
        std::erase_if(one.fits, [](const auto& fit) { return fit.second.beside.isEmpty(); });
        laid.push_back(std::move(one));
    }
    return laid;
}

tl::expected<FitExperiment, QString> experimentOf(const LaidFile& file, const QString& clauses, Model& model)
{
    ExperimentReader reader(file.name, model);
    if (const Problem problem = reader.readFile(file.path, file.name, file.form, file.shift))
        return tl::unexpected(*problem);
    for (const auto& [name, channel] : file.fits)
        reader.lay(name, channel);
    if (const Problem problem = reader.takeClauses(clauses))
        return tl::unexpected(*problem);
    return reader.finish();
}

}  // namespace bramah::solver
