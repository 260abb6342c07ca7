// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/commands.h"
#include "app/cli/options/command_texts.h"

#include <QFileInfo>
#include <QTextStream>

#include <algorithm>
#include <array>

namespace bramah::app {
namespace {

struct Command {
    const char* name;
    int (*run)(const QStringList&, CommandStreams&);
    const char* description;
};

constexpr std::array kCommands{
    Command{"check", checkCommand, QT_TRANSLATE_NOOP("App", "says what is wrong with files, folders, circuits")},
    Command{"simulate", simulateCommand, QT_TRANSLATE_NOOP("App", "runs a model and writes its results")},
    Command{"steady", steadyCommand, QT_TRANSLATE_NOOP("App", "finds the operating point")},
    Command{"linearize", linearizeCommand, QT_TRANSLATE_NOOP("App", "gives the linear system at an operating point")},
    Command{"respond", respondCommand, QT_TRANSLATE_NOOP("App", "gives the answer to sines of several amplitudes")},
    Command{"sweep", sweepCommand, QT_TRANSLATE_NOOP("App", "runs a model with many values of its parameters")},
    Command{"study", studyCommand,
            QT_TRANSLATE_NOOP("App", "runs a model with spreads of its parameters: what moves its answers?")},
    Command{"solve", solveCommand, QT_TRANSLATE_NOOP("App", "finds parameters that give what is wanted at rest")},
    Command{"structure", structureCommand,
            QT_TRANSLATE_NOOP("App", "shows how the equations of a model hang together")},
    Command{"compare", compareCommand, QT_TRANSLATE_NOOP("App", "compares two files of results or measurements")},
    Command{"flatten", flattenCommand, QT_TRANSLATE_NOOP("App", "prints a stage of the compiler")},
    Command{"report", reportCommand, QT_TRANSLATE_NOOP("App", "runs a model and makes a report of it")},
    Command{"render", renderCommand, QT_TRANSLATE_NOOP("App", "draws the schematic to a file")},
    Command{"library", libraryCommand, QT_TRANSLATE_NOOP("App", "lists classes with ports and parameters")},
    Command{"catalogue", catalogueCommand,
            QT_TRANSLATE_NOOP("App", "checks and lists catalogues of parts, compares models with them")},
    Command{"translate", translateCommand,
            QT_TRANSLATE_NOOP("App", "takes texts of libraries into their translations")},
    Command{"valve", valveCommand, QT_TRANSLATE_NOOP("App", "draws valves' symbols anew from their tables")},
};

void writeHelp(QTextStream& out)
{
    out << tr("usage: bramah [FILE.mo]        opens the editor") << '\n';
    for (const Command& command : kCommands)
        out << QStringLiteral("       bramah %1 ...").arg(QLatin1String(command.name), -10)
            << QStringLiteral("  %1").arg(tr(command.description)) << '\n';
    out << tr("bramah COMMAND --help says more.") << '\n';
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
    if (arguments.isEmpty())
        return false;
    for (const Command& command : kCommands)
        if (arguments.front() == QLatin1String(command.name))
            return true;
    return isHelp(arguments.front()) || isVersion(arguments.front()) || isMistypedCommand(arguments.front());
}

bool needsPainting(const QStringList& arguments)
{
    const bool isPicture = arguments.contains(QLatin1String("-o")) || arguments.contains(QLatin1String("--o"));
    return !arguments.isEmpty() &&
           (arguments.front() == QLatin1String("render") || arguments.front() == QLatin1String("report") ||
            (arguments.front() == QLatin1String("structure") && isPicture) ||
            std::any_of(arguments.begin(), arguments.end(), [](const QString& argument) {
                return argument.startsWith(QLatin1String("--plot")) ||
                       argument.startsWith(QLatin1String("--animate")) ||
                       argument.startsWith(QLatin1String("--contact-sheet"));
            }));
}

int runCommand(const QStringList& arguments, QTextStream& out, QTextStream& err)
{
    CommandStreams streams{out, err};
    for (const Command& command : kCommands) {
        if (arguments.isEmpty() || arguments.front() != QLatin1String(command.name))
            continue;
        const int code = command.run(arguments.mid(1), streams);
        out.flush();
        err.flush();
        return code;
    }
    if (!arguments.isEmpty() && isVersion(arguments.front())) {
        out << "bramah " << BRAMAH_VERSION << '\n';
        out.flush();
        return kExitOk;
    }
    if (!arguments.isEmpty() && isMistypedCommand(arguments.front()) && !isHelp(arguments.front()))
        err << tr("error: there is neither a command nor a file `%1`").arg(arguments.front()) << '\n';
    const bool isAsked = !arguments.isEmpty() && isHelp(arguments.front());
    writeHelp(isAsked ? out : err);
    out.flush();
    err.flush();
    return isAsked ? kExitOk : kExitUsage;
}

}  // namespace bramah::app
