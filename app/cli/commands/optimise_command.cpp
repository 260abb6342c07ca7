// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/commands/stored_question.h"
#include "app/cli/commands/study_run.h"
#include "app/cli/models/catalogues.h"
#include "app/cli/models/command_model.h"
#include "app/cli/models/interrupt_watch.h"
#include "app/cli/options/command_output.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/options/run_options.h"
#include "model/catalogue/catalogue_search.h"
#include "solver/goals/goal_texts.h"
#include "solver/measures/measure_annotation.h"
#include "solver/results/column_units.h"
#include "solver/run/in_parallel.h"
#include "solver/study/study_csv.h"

#include <QElapsedTimer>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace bramah::cli {
namespace {

using solver::GoalSearch;
using Kind = solver::WrittenGoal::Kind;

constexpr std::array kGoals{std::pair{"minimise", Kind::Minimise}, std::pair{"maximise", Kind::Maximise},
                            std::pair{"aim", Kind::Aim}, std::pair{"keep", Kind::Keep}};

void addOptimiseOptions(CommandOptions& options)
{
    options.add(QStringLiteral("free"), QStringLiteral("what"),
                tr("A parameter, or a start as mass.s.start, and where its value is searched: path=from:to, "
                   "path=from:to:log, path=from:to:whole, path=a,b,c, path=from:to:count, path~5%. SI, or with units; "
                   "repeatable."));
    options.add(QStringLiteral("part"), QStringLiteral("component=words"),
                tr("A component is one of the parts whose rows in the catalogues have all these words and quantities, "
                   "as pump=AZPF; repeatable."));
    options.add(QStringLiteral("catalogue"), QStringLiteral("file"),
                tr("A catalogue of parts in place of those of the libraries; repeatable."));
    options.add(
        QStringLiteral("minimise"), QStringLiteral("response"),
        tr("What is to be least: a measure of the class, maximum(lineP.p) or another statistic of a curve, or a "
           "variable, whose last value counts. With several goals the answer is their Pareto front."));
    options.add(QStringLiteral("maximise"), QStringLiteral("response"), tr("What is to be greatest."));
    options.add(QStringLiteral("aim"), QStringLiteral("response=value"),
                tr("What is to have a value; several are aimed at together."));
    options.add(QStringLiteral("keep"), QStringLiteral("limit"),
                tr("A limit: response<=value, response>=value, or a measure that has limits."));
    addStored(options,
              tr("Searches what the class keeps of the window's panel Optimise, in place of --free, --part and "
                 "goals; --method, --evaluations and --seed then change what they say."));
    options.add(QStringLiteral("method"), QStringLiteral("how"),
                tr("local (default): downhill from the values of the model; global: everywhere, by differential "
                   "evolution; divide: everywhere, by dividing the region, without random numbers."));
    options.add(QStringLiteral("evaluations"), QStringLiteral("N"), tr("No more runs than these; 1000 by default."));
    options.add(QStringLiteral("front"), QStringLiteral("N"), tr("About as many points of a front; 15 by default."));
    options.add(QStringLiteral("seed"), QStringLiteral("N"), tr("Of what global draws at random; 0 by default."));
    options.add(QStringLiteral("jobs"), QStringLiteral("N"), tr("Runs at a time; all cores by default."));
    options.add(QStringLiteral("csv"), QStringLiteral("out"), tr("Writes a row for each run; `-` to the console."));
    options.add(QStringLiteral("json"), QStringLiteral("out"),
                tr("Writes the best values, or the front, as JSON; `-` to the console."));
    addRunOptions(options);
}

/// What the options say of a search; what they leave out is as \a stored.
tl::expected<solver::SearchSettings, QString> searchSettings(const CommandOptions& options,
                                                             const solver::StoredSearch& stored)
{
    const auto method = options.isSet("method") ? solver::searchMethodNamed(options.value("method").toStdString())
                                                : std::optional(stored.method);
    if (!method)
        return tl::unexpected(tr("--method is local, global or divide, not `%1`").arg(options.value("method")));
    const auto evaluations = wholeNumber(options, "evaluations", 1, stored.runs);
    const auto seed = wholeNumber(options, "seed", 0, stored.seed);
    const auto front = wholeNumber(options, "front", 2, 15);
    const auto jobs = wholeNumber(options, "jobs", 1, static_cast<std::uint64_t>(solver::processorCount()));
    for (const auto* read : {&evaluations, &seed, &front, &jobs})
        if (!*read)
            return tl::unexpected(read->error());
    if (*evaluations > kMostPoints)
        return tl::unexpected(tr("these are more than %1 runs").arg(kMostPoints));
    solver::SearchSettings settings{*method, static_cast<std::size_t>(*evaluations), *seed, solver::kSearchTolerance};
    settings.frontPoints = static_cast<std::size_t>(*front);
    settings.threads = static_cast<int>(std::min<std::uint64_t>(*jobs, 256));
    return settings;
}

/// A component and the words of its parts.
using PartWords = std::pair<QString, QString>;

/// What --part names; a message if it is misread.
tl::expected<std::vector<PartWords>, QString> partWords(const CommandOptions& options)
{
    std::vector<PartWords> named;
    for (const QString& text : options.values("part")) {
        const qsizetype equals = text.indexOf(u'=');
        if (equals <= 0)
            return tl::unexpected(tr("`--part %1` has not the form component=words").arg(text));
        named.emplace_back(text.first(equals).trimmed(), text.mid(equals + 1));
    }
    return named;
}

/// The parts that the catalogues have.
std::vector<solver::PartChoice> partChoices(const std::vector<PartWords>& named, const CommandOptions& options,
                                            const model::ClassLibrary& library)
{
    const std::vector<model::Catalogue> catalogues =
        named.empty() ? std::vector<model::Catalogue>() : readCatalogues(options, library);
    std::vector<solver::PartChoice> choices;
    for (const auto& [component, words] : named) {
        choices.push_back({component, {}});
        const model::CatalogueQuery query(words);
        for (const model::Catalogue& catalogue : catalogues)
            for (const model::CatalogueRow& row : catalogue.rows)
                if (query.fits(row))
                    choices.back().rows.push_back(row);
    }
    return choices;
}

/// The best points of a search, in words and as JSON.
class SearchTeller
{
public:
    SearchTeller(const GoalSearch& search, const solver::SearchResult& result) : search_(search), result_(result) {}

    [[nodiscard]] QString text() const
    {
        if (result_.best.empty())
            return {};
        return search_.hasFront() && result_.best.size() > 1 ? frontText() : pointText(best(0));
    }

    [[nodiscard]] QJsonObject json() const
    {
        QJsonArray points;
        for (std::size_t k = 0; k < result_.best.size(); ++k)
            points.append(pointJson(best(k)));
        return {{QStringLiteral("best"), points},
                {QStringLiteral("runs"), static_cast<qint64>(result_.points.size())},
                {QStringLiteral("end"), solver::endText(result_)}};
    }

    [[nodiscard]] bool isFeasible() const { return !result_.best.empty() && best(0).isFeasible(); }

private:
    [[nodiscard]] const solver::EvaluatedPoint& best(std::size_t k) const { return result_.points[result_.best[k]]; }

    [[nodiscard]] QString pointText(const solver::EvaluatedPoint& point) const
    {
        QString text;
        const std::vector<double> values = search_.valuesAt(point.point);
        for (std::size_t k = 0; k < search_.variables().size(); ++k)
            if (search_.variables()[k].isPart())
                text += QStringLiteral("%1: %2\n")
                            .arg(search_.variables()[k].name, solver::variableText(search_, k, point.point[k]));
        for (std::size_t k = 0; k < values.size(); ++k)
            text += search_.parameters()[k] + QStringLiteral(" = ") + exactText(values[k], search_.parameterColumn(k)) +
                    QLatin1Char('\n');
        for (const solver::KnownGoal& goal : search_.goals()) {
            const solver::Response& response = search_.responses()[goal.response];
            text += QStringLiteral("%1 (%2): %3\n")
                        .arg(response.name, solver::askedText(search_, goal),
                             exactText(point.outcome.responses[goal.response], response.column));
        }
        for (const QString& limit : solver::whatLimits(search_, point))
            text += limit + QLatin1Char('\n');
        return text;
    }

    /// `12345678 Pa (123.46 bar)`.
    [[nodiscard]] static QString exactText(double value, const solver::ResultColumn& column)
    {
        const QString si = QString::number(value, 'g', 8) + (column.unit.isEmpty() ? QString() : ' ' + column.unit);
        const QString shown = solver::valueText(column, value, {}, 5);
        return shown == si || column.unit.isEmpty() ? si : QStringLiteral("%1 (%2)").arg(si, shown);
    }

    [[nodiscard]] QString frontText() const
    {
        std::vector<QStringList> rows(1 + result_.best.size());
        for (const solver::SearchedVariable& variable : search_.variables())
            rows.front() << variable.name;
        for (const solver::Response& response : search_.responses())
            rows.front() << response.name;
        for (std::size_t point = 0; point < result_.best.size(); ++point) {
            QStringList& row = rows[point + 1];
            for (std::size_t k = 0; k < search_.variables().size(); ++k)
                row << solver::variableText(search_, k, best(point).point[k]);
            for (std::size_t k = 0; k < search_.responses().size(); ++k)
                row << solver::responseText(search_, k, best(point).outcome.responses[k]);
        }
        return inColumns(rows);
    }

    [[nodiscard]] static QString inColumns(const std::vector<QStringList>& rows)
    {
        QString text;
        for (const QStringList& row : rows)
            for (qsizetype column = 0; column < row.size(); ++column) {
                qsizetype width = 0;
                for (const QStringList& other : rows)
                    width = std::max(width, other[column].size());
                const bool isLast = column + 1 == row.size();
                text += row[column].rightJustified(width) + (isLast ? QStringLiteral("\n") : QStringLiteral("  "));
            }
        return text;
    }

    [[nodiscard]] QJsonObject pointJson(const solver::EvaluatedPoint& point) const
    {
        QJsonObject parameters, responses, parts;
        const std::vector<double> values = search_.valuesAt(point.point);
        for (std::size_t k = 0; k < values.size(); ++k)
            parameters[search_.parameters()[k]] = values[k];
        for (std::size_t k = 0; k < search_.responses().size(); ++k)
            responses[search_.responses()[k].name] = point.outcome.responses[k];
        for (std::size_t k = 0; k < search_.variables().size(); ++k)
            if (search_.variables()[k].isPart())
                parts[search_.variables()[k].name] = solver::variableText(search_, k, point.point[k]);
        QJsonObject json{{QStringLiteral("parameters"), parameters},
                         {QStringLiteral("responses"), responses},
                         {QStringLiteral("isFeasible"), point.isFeasible()},
                         {QStringLiteral("limits"), QJsonArray::fromStringList(solver::whatLimits(search_, point))}};
        if (!parts.isEmpty())
            json[QStringLiteral("parts")] = parts;
        return json;
    }

    const GoalSearch& search_;
    const solver::SearchResult& result_;
};

/// Writes each point that is better than all before, at most some times a second.
class BestLines
{
public:
    BestLines(const GoalSearch& search, CommandStreams& streams) : search_(search), streams_(streams) {}

    void take(const solver::EvaluatedPoint& point, bool isBest)
    {
        ++runs_;
        if (!isBest || (isWritten_ && sinceLine_.elapsed() < 200))
            return;
        isWritten_ = true;
        sinceLine_.start();
        QStringList values;
        for (const solver::KnownGoal& goal : search_.goals())
            values << search_.responses()[goal.response].name + QStringLiteral(" ") +
                          solver::responseText(search_, goal.response, point.outcome.responses[goal.response]);
        streams_.err << tr("run %1: %2").arg(runs_).arg(values.join(QStringLiteral(", "))) << '\n';
        streams_.err.flush();
    }

private:
    const GoalSearch& search_;
    CommandStreams& streams_;
    std::size_t runs_ = 0;
    bool isWritten_ = false;
    QElapsedTimer sinceLine_;
};

std::optional<QString> writeRuns(const GoalSearch& search, const solver::SearchResult& result, const QString& path,
                                 CommandStreams& streams)
{
    std::map<std::size_t, solver::StudyResult> rows;
    for (std::size_t k = 0; k < result.points.size(); ++k) {
        const solver::Outcome& outcome = result.points[k].outcome;
        rows[k] = {k, outcome.responses, outcome.failure};
    }
    return writeOutput(path, solver::studyCsv(search.studyOf(result), rows), streams);
}

/// What the options name, or what is \a stored.
tl::expected<GoalSearch, QString> plannedSearch(const CommandOptions& options, const solver::StoredSearch& stored,
                                                ModelToRun& toRun)
{
    solver::GoalQuestion question;
    question.free = stored.parameters() + options.values("free");
    question.freeOption = options.isSet("stored") ? QString() : QStringLiteral("--free");
    question.measures = solver::measuresOf(*toRun.model->node());
    question.settings = toRun.settings;
    question.goals = stored.writtenGoals();
    for (const auto& [name, kind] : kGoals)
        for (const QString& text : options.values(name))
            question.goals.push_back({kind, text});
    auto parts = partWords(options);
    if (!parts)
        return tl::unexpected(parts.error());
    for (const solver::EnteredValues& one : stored.free)
        if (const auto words = one.wordsOfParts())
            parts->emplace_back(one.of, *words);
    question.parts = partChoices(*parts, options, toRun.model->library());
    return GoalSearch::plan(*toRun.model, question);
}

}  // namespace

int optimiseCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(
        QStringLiteral("optimise"),
        QStringLiteral("optimise FILE --free WHAT ... --minimise RESPONSE ... [--keep LIMIT] [--method HOW] ..."),
        tr("Finds values of parameters, or parts, whose runs are best: least or greatest, or at values that "
           "are aimed at, within limits. `solve` does this without runs, at rest."));
    addOptimiseOptions(options);
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    if (const auto problem = storedBesides(options, {"free", "part", "minimise", "maximise", "aim", "keep"}))
        return misused(streams, "optimise", *problem);
    // What is wrong with an option is said before the model is made; what the circuit keeps is known only then.
    if (const auto settings = searchSettings(options, {}); !settings)
        return misused(streams, "optimise", settings.error());
    solver::ModelSource purpose;
    purpose.isForPeople = true;
    auto toRun = modelToRun(options, streams, purpose);
    if (!toRun)
        return toRun.error();
    if (builtFor(*toRun->model, {}, streams) == nullptr)
        return kExitWrongInput;
    const auto stored = storedOr<solver::StoredSearch>(options, *toRun->model);
    if (!stored)
        return wrongInput(streams, stored.error());
    const auto settings = searchSettings(options, *stored);
    if (!settings)
        return wrongInput(streams, settings.error());
    const auto search = plannedSearch(options, *stored, *toRun);
    if (!search)
        return wrongInput(streams, search.error());
    const InterruptWatch interrupt;
    BestLines lines(*search, streams);
    QElapsedTimer clock;
    clock.start();
    const solver::SearchResult result =
        search->run(*settings, {[&] { return interrupt.isInterrupted(); },
                                [&](const auto& point, bool isBest) { lines.take(point, isBest); }});
    streams.err
        << solver::endText(result) << '\n'
        << tr("%1 s on %2 threads").arg(static_cast<double>(clock.elapsed()) / 1e3, 0, 'f', 1).arg(settings->threads)
        << '\n';
    if (options.isSet("csv"))
        if (const auto problem = writeRuns(*search, result, options.value("csv"), streams))
            return wrongInput(streams, *problem);
    const SearchTeller teller(*search, result);
    if (options.isSet("json") && !writeJson(teller.json(), options.value("json"), streams))
        return kExitWrongInput;
    if (!isConsole(options.value("csv")) && !isConsole(options.value("json")))
        streams.out << teller.text();
    if (result.best.empty())
        return kExitRunFailed;
    if (!teller.isFeasible())
        streams.err << tr("the limits cannot all be kept; this breaks them least") << '\n';
    return teller.isFeasible() ? kExitOk : kExitLimitBroken;
}

}  // namespace bramah::cli
