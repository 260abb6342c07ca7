// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/command_options.h"
#include "app/cli/options/command_texts.h"

#include "model/units/quantity_text.h"
#include "solver/cosimulation/allowed_fmus.h"

namespace bramah::cli {

int withoutPictures(CommandStreams& streams, const QString& arguments)
{
    streams.err << tr("%1 draws no pictures; use bramah %2").arg(streams.program(), arguments) << '\n';
    return kExitUsage;
}

namespace {

/// The common options; a command that is not in the table takes all.
enum Common : unsigned { kNone = 0, kClass = 1, kLibrary = 2, kSet = 4, kTrust = 8, kAll = 15 };
struct CommonOptionsOf {
    const char* command;
    unsigned taken;
};
constexpr CommonOptionsOf kCommonOptions[] = {
    {"check", kClass | kLibrary},
    {"flatten", kClass | kLibrary | kSet},
    {"render", kClass | kLibrary},
    {"library", kClass | kLibrary},
    {"catalogue", kClass | kLibrary},
    {"import", kLibrary},
    {"study run-slice", kTrust},
    {"study status", kNone},
    {"study collect", kNone},
    {"compare", kNone},
    {"translate", kNone},
    {"valve", kNone},
    {"manual", kNone},
};

unsigned commonOptionsOf(const QString& command)
{
    for (const CommonOptionsOf& row : kCommonOptions)
        if (command == QLatin1String(row.command))
            return row.taken;
    return kAll;
}

}  // namespace

CommandOptions::CommandOptions(const QString& command, const QString& usage, const QString& description)
    : command_(command), usage_(usage)
{
    parser_.setApplicationDescription(description);
    parser_.addOption({{QStringLiteral("h"), QStringLiteral("help")}, tr("Shows this.")});
    const unsigned taken = commonOptionsOf(command);
    if (taken & kClass)
        add(QStringLiteral("class"), QStringLiteral("name"), tr("The class; otherwise the file's one model."));
    if (taken & kLibrary)
        add(QStringLiteral("library"), QStringLiteral("path"), tr("A folder or file with more packages; repeatable."));
    if (taken & kSet)
        add(QStringLiteral("set"), QStringLiteral("path=value"),
            tr("A parameter's value, SI or with a unit, as pump.D=25cm3/rev; repeatable."));
    if (taken & kTrust)
        add(QStringLiteral("trust"), {}, tr("Lets the FMUs of the model run their programs on this machine."));
}

void CommandOptions::add(const QString& name, const QString& valueName, const QString& description)
{
    names_ << name;
    parser_.addOption(QCommandLineOption(name, description, valueName));
}

void CommandOptions::addPicture(const QString& name, const QString& valueName, const QString& description)
{
    names_ << name;
    pictures_.append(QCommandLineOption(name, description, valueName));
}

std::optional<int> CommandOptions::parse(const QStringList& arguments, int fileCount, int mostFiles,
                                         CommandStreams& streams)
{
    if (streams.optionNames) {
        *streams.optionNames = names_;
        return kExitOk;
    }
    for (QCommandLineOption& option : pictures_) {
        if (!streams.pictures)
            option.setFlags(QCommandLineOption::HiddenFromHelp);
        parser_.addOption(option);
    }
    const bool isRead = parser_.parse(QStringList{command_} + arguments);
    if (parser_.isSet(QStringLiteral("help"))) {
        streams.out << tr("usage: %1 %2").arg(streams.program(), usage_) << '\n'
                    << parser_.helpText().section(QLatin1Char('\n'), 1);
        return kExitOk;
    }
    for (const QCommandLineOption& option : pictures_)
        if (!streams.pictures && parser_.isSet(option))
            return withoutPictures(streams, command_);
    QString problem;
    if (!isRead)
        problem = parser_.unknownOptionNames().isEmpty() ? parser_.errorText() : unknownText(streams);
    else if (files().size() < fileCount)
        problem = tr("a file is missing");
    else if (files().size() > mostFiles)
        problem = tr("there is one argument too many: `%1`").arg(files().at(mostFiles));
    if (problem.isEmpty()) {
        if (names_.contains(QStringLiteral("trust")) && isSet("trust"))
            solver::AllowedFmus::addAll();
        return std::nullopt;
    }
    const int code = wrongUse(streams, problem);
    streams.err << tr("usage: %1 %2").arg(streams.program(), usage_) << '\n';
    return code;
}

QString CommandOptions::unknownText(const CommandStreams& streams) const
{
    QStringList texts;
    for (const QString& name : parser_.unknownOptionNames()) {
        const QString option = (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name;
        const QStringList others = streams.commandsTaking ? streams.commandsTaking(name) : QStringList();
        texts << (others.isEmpty() ? tr("there is no option %1").arg(option)
                                   : tr("%1 has no effect here; it is an option of %2")
                                         .arg(option, others.join(QStringLiteral(", "))));
    }
    return texts.join(QStringLiteral("; "));
}

double CommandOptions::number(const char* name, const QString& siUnit, double otherwise, CommandStreams& streams)
{
    if (!isSet(name))
        return otherwise;
    const auto read = model::parseQuantity(value(name), siUnit);
    if (read)
        return *read;
    wrongUse(streams, tr("--%1: %2").arg(QString::fromLatin1(name), read.error()));
    hasBadNumber_ = true;
    return otherwise;
}

int CommandOptions::wrongUse(CommandStreams& streams, const QString& message) const
{
    streams.err << QStringLiteral("%1 %2: %3").arg(streams.program(), command_, message) << '\n';
    return kExitUsage;
}

}  // namespace bramah::cli
