// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/options/command_texts.h"
#include "solver/data_files/data_file.h"
#include "solver/results/compare_results.h"

#include <algorithm>

namespace bramah::cli {
namespace {

void addCompareOptions(CommandOptions& options)
{
    options.add(QStringLiteral("tolerance"), QStringLiteral("R"),
                tr("How far values may be apart, relative to the range of the variable in A; 1e-3."));
    options.add(QStringLiteral("absolute"), QStringLiteral("X"),
                tr("The same as a number in SI, the larger one counts; 1e-12."));
    options.add(QStringLiteral("time"), QStringLiteral("DT"),
                tr("How much earlier or later a value may come, as at an event; the mean distance of rows."));
    options.add(QStringLiteral("from"), QStringLiteral("T"), tr("Compares from this time on."));
    options.add(QStringLiteral("to"), QStringLiteral("T"), tr("Compares up to this time."));
    options.add(QStringLiteral("variables"), QStringLiteral("regex"), tr("Variables to compare, by their whole path."));
}

/// The tolerance that the options ask for; nothing, with a message, if one is wrong.
std::optional<solver::ResultTolerance> toleranceOf(CommandOptions& options, CommandStreams& streams)
{
    solver::ResultTolerance tolerance;
    const QString second = QStringLiteral("s");
    tolerance.relative = options.number("tolerance", {}, tolerance.relative, streams);
    tolerance.absolute = options.number("absolute", {}, tolerance.absolute, streams);
    const auto time = [&](const char* name) {
        return options.isSet(name) ? std::optional(options.number(name, second, 0, streams)) : std::nullopt;
    };
    tolerance.time = time("time");
    tolerance.from = time("from");
    tolerance.to = time("to");
    tolerance.variables.setPattern(options.value("variables"));
    if (options.hasBadNumber())
        return std::nullopt;
    if (!(tolerance.relative >= 0) || !(tolerance.absolute >= 0) || !(tolerance.time.value_or(0) >= 0)) {
        options.wrongUse(streams, tr("tolerances are not negative"));
        return std::nullopt;
    }
    if (!tolerance.variables.isValid()) {
        options.wrongUse(streams, tr("--variables: %1").arg(tolerance.variables.errorString()));
        return std::nullopt;
    }
    return tolerance;
}

/// The results in a file, with what is to be known of it on the console; nothing, with a message, if it cannot be read.
std::optional<solver::ResultStore> resultsOf(const QString& path, CommandStreams& streams)
{
    auto file = solver::readDataFile(path);
    if (!file) {
        wrongInput(streams, tr("`%1` cannot be read: %2").arg(path, file.error()));
        return std::nullopt;
    }
    for (const QString& finding : file->findings)
        streams.err << tr("note: `%1`: %2").arg(path, finding) << '\n';
    return std::move(file->store);
}

QString number(double value, int digits = 6)
{
    return QString::number(value, 'g', digits);
}

/// Says that the results have no time in common, as far as it is wished.
void writeApart(const solver::ResultStore& first, const solver::ResultStore& second, bool isWish,
                CommandStreams& streams)
{
    streams.out << tr("FAIL  time: the times do not overlap; the first file goes from %1 s to %2 s, the second from %3 "
                      "s to %4 s")
                       .arg(number(first.firstTime(), 10), number(first.lastTime(), 10), number(second.firstTime(), 10),
                            number(second.lastTime(), 10))
                << (isWish ? tr(", and --from and --to leave none of what both have") : QString()) << '\n';
}

void write(const solver::ResultsComparison& found, CommandStreams& streams)
{
    for (const solver::VariableDifference& one : found.variables)
        streams.out << tr("%1  %2: greatest difference %3, allowed %4")
                           .arg(one.isWithin() ? QStringLiteral("pass") : QStringLiteral("FAIL"), one.path,
                                number(one.greatest), number(one.allowed))
                    << (one.greatest > 0 ? tr("; at %1 s: %2 and %3")
                                               .arg(number(one.time, 10), number(one.first, 10), number(one.second, 10))
                                         : QString())
                    << '\n';
    for (const QString& path : found.onlyInFirst)
        streams.out << tr("FAIL  %1: only the first file has it").arg(path) << '\n';
    if (!found.onlyInSecond.isEmpty())
        streams.err << tr("note: only the second file has %1").arg(found.onlyInSecond.join(QStringLiteral(", ")))
                    << '\n';
    if (found.hasOtherTimes)
        streams.out
            << tr("FAIL  time: the files begin or end at different times; from %1 s to %2 s were compared, which "
                  "--from and --to make the wish")
                   .arg(number(found.from, 10), number(found.to, 10))
            << '\n';
    if (found.variables.empty() && found.onlyInFirst.isEmpty())
        streams.out << tr("FAIL  there is no variable to compare") << '\n';
    const auto passed = std::ranges::count_if(found.variables, &solver::VariableDifference::isWithin);
    streams.err
        << tr("%1 of %2 variables are within the tolerance, from %3 s to %4 s, values up to %5 s earlier or later")
               .arg(passed)
               .arg(static_cast<qsizetype>(found.variables.size()) + found.onlyInFirst.size())
               .arg(number(found.from, 10), number(found.to, 10), number(found.time))
        << '\n';
}

}  // namespace

int compareCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("compare"), QStringLiteral("compare A B [--tolerance R] ..."),
                           tr("Compares results or measurements, .csv or .mat, variable by variable. Exit code 2: they "
                              "differ."));
    addCompareOptions(options);
    if (const auto code = options.parse(arguments, 2, 2, streams))
        return *code;
    const auto tolerance = toleranceOf(options, streams);
    if (!tolerance)
        return kExitUsage;
    const auto first = resultsOf(options.files().at(0), streams);
    const auto second = first ? resultsOf(options.files().at(1), streams) : std::nullopt;
    if (!second)
        return kExitWrongInput;
    const solver::ResultsComparison found = solver::compareResults(*first, *second, *tolerance);
    if (!found.hasCommonTimes()) {
        writeApart(*first, *second, tolerance->from || tolerance->to, streams);
        return kExitRunFailed;
    }
    write(found, streams);
    return found.isAlike() ? kExitOk : kExitRunFailed;
}

}  // namespace bramah::cli
