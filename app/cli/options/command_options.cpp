// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/command_options.h"
#include "app/cli/options/command_texts.h"

#include "model/units/quantity_text.h"

namespace bramah::app {

CommandOptions::CommandOptions(const QString& command, const QString& usage, const QString& description)
    : command_(command), usage_(usage)
{
    parser_.setApplicationDescription(description);
    parser_.addOption({{QStringLiteral("h"), QStringLiteral("help")}, tr("Shows this.")});
    add(QStringLiteral("class"), QStringLiteral("name"), tr("The class; otherwise the file's one model."));
    add(QStringLiteral("library"), QStringLiteral("path"), tr("A folder or file with more packages; repeatable."));
    add(QStringLiteral("set"), QStringLiteral("path=value"),
        tr("A parameter's value, SI or with a unit, as pump.D=25cm3/rev; repeatable."));
}

void CommandOptions::add(const QString& name, const QString& valueName, const QString& description)
{
    parser_.addOption(QCommandLineOption(name, description, valueName));
}

std::optional<int> CommandOptions::parse(const QStringList& arguments, int fileCount, int mostFiles,
                                         CommandStreams& streams)
{
    const bool isRead = parser_.parse(QStringList{command_} + arguments);
    if (parser_.isSet(QStringLiteral("help"))) {
        streams.out << tr("usage: bramah %1").arg(usage_) << '\n' << parser_.helpText().section(QLatin1Char('\n'), 1);
        return kExitOk;
    }
    QString problem;
    if (!isRead)
        problem = parser_.errorText();
    else if (files().size() < fileCount)
        problem = tr("a file is missing");
    else if (files().size() > mostFiles)
        problem = tr("there is one argument too many: `%1`").arg(files().at(mostFiles));
    if (problem.isEmpty())
        return std::nullopt;
    streams.err << tr("bramah %1: %2").arg(command_, problem) << '\n' << tr("usage: bramah %1").arg(usage_) << '\n';
    return kExitUsage;
}

double CommandOptions::number(const char* name, const QString& siUnit, double otherwise, CommandStreams& streams)
{
    if (!isSet(name))
        return otherwise;
    const auto read = model::parseQuantity(value(name), siUnit);
    if (read)
        return *read;
    streams.err << tr("bramah %1: --%2: %3").arg(command_, QString::fromLatin1(name), read.error()) << '\n';
    hasBadNumber_ = true;
    return otherwise;
}

}  // namespace bramah::app
