// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/command_line.h"

#include "app/cli/commands/commands.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/options/version_text.h"
#include "app/cli/pictures/pictures.h"

#include <QFileInfo>
#include <QTextStream>

#include <algorithm>
#include <array>

namespace bramah::cli {
namespace {

struct Command {
    const char* name;
    int (*run)(const QStringList&, CommandStreams&);
    const char* description;
    bool isDrawing = false;  ///< exists only where there are pictures
};

constexpr std::array kCommands{
    Command{"check", checkCommand, QT_TRANSLATE_NOOP("Cli", "says what is wrong with files, folders, circuits")},
    Command{"simulate", simulateCommand, QT_TRANSLATE_NOOP("Cli", "runs a model and writes its results")},
    Command{"steady", steadyCommand, QT_TRANSLATE_NOOP("Cli", "finds the operating point")},
    Command{"linearize", linearizeCommand, QT_TRANSLATE_NOOP("Cli", "gives the linear system at an operating point")},
    Command{"respond", respondCommand, QT_TRANSLATE_NOOP("Cli", "gives the answer to sines of several amplitudes")},
    Command{"sweep", sweepCommand, QT_TRANSLATE_NOOP("Cli", "runs a model with many values of its parameters")},
    Command{"study", studyCommand,
            QT_TRANSLATE_NOOP("Cli", "runs a model with spreads of its parameters: what moves its answers?")},
    Command{"fit", fitCommand, QT_TRANSLATE_NOOP("Cli", "finds parameters by which a model follows measured data")},
    Command{"faults", faultsCommand, QT_TRANSLATE_NOOP("Cli", "says which fault of which part explains measured data")},
    Command{"optimise", optimiseCommand,
            QT_TRANSLATE_NOOP("Cli", "finds parameters and parts whose runs are best, within limits")},
    Command{"solve", solveCommand, QT_TRANSLATE_NOOP("Cli", "finds parameters that give what is wanted at rest")},
    Command{"structure", structureCommand,
            QT_TRANSLATE_NOOP("Cli", "shows how the equations of a model hang together")},
    Command{"compare", compareCommand, QT_TRANSLATE_NOOP("Cli", "compares two files of results or measurements")},
    Command{"flatten", flattenCommand, QT_TRANSLATE_NOOP("Cli", "prints a stage of the compiler")},
    Command{"import", importCommand, QT_TRANSLATE_NOOP("Cli", "takes in an FMU or a model of Hopsan")},
    Command{"export", exportCommand, QT_TRANSLATE_NOOP("Cli", "writes a model as an FMU, which other tools run")},
    Command{"report",
            [](const QStringList& arguments, CommandStreams& streams) {
                return streams.pictures->report(arguments, streams);
            },
            QT_TRANSLATE_NOOP("Cli", "runs a model and makes a report of it"), true},
    Command{"render",
            [](const QStringList& arguments, CommandStreams& streams) {
                return streams.pictures->render(arguments, streams);
            },
            QT_TRANSLATE_NOOP("Cli", "draws the schematic to a file"), true},
    Command{"manual",
            [](const QStringList& arguments, CommandStreams& streams) {
                return streams.pictures->manual(arguments, streams);
            },
            QT_TRANSLATE_NOOP("Cli", "writes the manual as a site and as one PDF"), true},
    Command{"library", libraryCommand, QT_TRANSLATE_NOOP("Cli", "lists classes with ports and parameters")},
    Command{"catalogue", catalogueCommand,
            QT_TRANSLATE_NOOP("Cli", "checks and lists catalogues of parts, compares models with them")},
    Command{"translate", translateCommand,
            QT_TRANSLATE_NOOP("Cli", "takes texts of libraries into their translations")},
    Command{"valve", valveCommand, QT_TRANSLATE_NOOP("Cli", "draws valves' symbols anew from their tables")},
};

const Command* commandNamed(const QString& name)
{
    const auto* const found =
        std::ranges::find_if(kCommands, [&](const Command& command) { return name == QLatin1String(command.name); });
    return found == kCommands.end() ? nullptr : found;
}

/// The commands that take \a option.
QStringList commandsTaking(const QString& option, const Pictures* pictures)
{
    QStringList names;
    for (const Command& command : kCommands) {
        if (command.isDrawing && !pictures)
            continue;
        QString nothing;
        QTextStream out(&nothing), err(&nothing);
        QStringList options;
        CommandStreams streams{out, err, pictures, {}, &options};
        command.run({}, streams);
        if (options.contains(option))
            names << QLatin1String(command.name);
    }
    return names;
}

void writeHelp(const CommandStreams& streams, QTextStream& out)
{
    const bool isDrawing = streams.pictures != nullptr;
    QStringList lines;
    if (isDrawing)
        lines << tr("bramah [FILE.mo]        opens the editor");
    for (const Command& command : kCommands)
        if (isDrawing || !command.isDrawing)
            lines << QStringLiteral("%1 %2 ...  %3")
                         .arg(streams.program())
                         .arg(QLatin1String(command.name), -10)
                         .arg(tr(command.description));
    out << tr("usage: %1").arg(lines.join(QStringLiteral("\n       "))) << '\n'
        << tr("%1 COMMAND --help says more.").arg(streams.program()) << '\n';
    if (!isDrawing)
        out << tr("It draws no pictures and opens no editor; bramah does both.") << '\n';
}

bool isHelp(const QString& argument)
{
    return argument == QLatin1String("--help") || argument == QLatin1String("-h") || argument == QLatin1String("help");
}

/// A word of letters only that is no file: a mistyped command, not the name of a new model.
bool isMistypedCommand(const QString& argument)
{
    const bool isBareWord = std::ranges::all_of(argument, [](QChar c) { return c.isLetter(); });
    return isBareWord && !argument.isEmpty() && !QFileInfo::exists(argument);
}

bool isVersion(const QString& argument)
{
    return argument == QLatin1String("--version");
}

}  // namespace

bool isCommand(const QStringList& arguments)
{
    return !arguments.isEmpty() && (commandNamed(arguments.front()) || isHelp(arguments.front()) ||
                                    isVersion(arguments.front()) || isMistypedCommand(arguments.front()));
}

namespace {

/// What is wrong with a \a word that is no command; empty if nothing but that is known of it.
QString problemOf(const QString& word, const CommandStreams& streams)
{
    if (isMistypedCommand(word))
        return tr("there is neither a command nor a file `%1`").arg(word);
    return streams.pictures ? QString() : tr("`%1` is no command; bramah opens files in its editor").arg(word);
}

int runFirst(const QStringList& arguments, CommandStreams& streams)
{
    const QString first = arguments.value(0);
    if (const Command* command = commandNamed(first))
        return command->isDrawing && !streams.pictures ? withoutPictures(streams, first)
                                                       : command->run(arguments.mid(1), streams);
    if (isVersion(first)) {
        const auto further = streams.pictures ? streams.pictures->libraries() : std::vector<solver::LibraryVersion>();
        streams.out << versionText(streams.program(), further) << '\n';
        return kExitOk;
    }
    const bool isAsked = isHelp(first);
    if (const QString problem = arguments.isEmpty() || isAsked ? QString() : problemOf(first, streams);
        !problem.isEmpty())
        streams.err << tr("error: %1").arg(problem) << '\n';
    writeHelp(streams, isAsked ? streams.out : streams.err);
    return isAsked ? kExitOk : kExitUsage;
}

}  // namespace

int runCommand(const QStringList& arguments, CommandStreams& streams)
{
    streams.commandsTaking = [&](const QString& option) { return commandsTaking(option, streams.pictures); };
    const int code = runFirst(arguments, streams);
    streams.out.flush();
    streams.err.flush();
    return code;
}

}  // namespace bramah::cli
