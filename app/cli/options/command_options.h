// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/exit_code.h"

#include <QCommandLineParser>
#include <QTextStream>

#include <functional>
#include <optional>

namespace bramah::cli {

class Pictures;

/// What a command writes with.
struct CommandStreams {
    QTextStream& out;
    QTextStream& err;
    const Pictures* pictures = nullptr;  ///< null: this program draws nothing
    /// The commands that take an option, for messages; empty: not known.
    std::function<QStringList(const QString& option)> commandsTaking = {};
    /// Where parse() puts the names of all options of a command, which then ends with it; null: it reads arguments.
    QStringList* optionNames = nullptr;

    /// The name of the program for messages.
    [[nodiscard]] QString program() const { return pictures ? QStringLiteral("bramah") : QStringLiteral("bramah-cli"); }
};

/// Says that this program draws nothing, and that `bramah` with \a arguments does. Returns the exit code.
int withoutPictures(CommandStreams& streams, const QString& arguments);

/// The options of one command: its own, and those of the common ones (--class, --library, --set, --trust) that have an
/// effect on it, by a table of all commands.
class CommandOptions
{
public:
    /// \a usage as `simulate FILE [options]`.
    CommandOptions(const QString& command, const QString& usage, const QString& description);

    /// Adds an option; an empty \a valueName makes it a switch.
    void add(const QString& name, const QString& valueName, const QString& description);
    /// Adds an option that draws. A program that draws nothing does not list it, and refuses it with withoutPictures().
    void addPicture(const QString& name, const QString& valueName, const QString& description);
    /// Reads the arguments after the command's name, of which \a fileCount to \a mostFiles are paths. Returns an exit
    /// code if the command is to end now (help, usage error).
    [[nodiscard]] std::optional<int> parse(const QStringList& arguments, int fileCount, int mostFiles,
                                           CommandStreams& streams);

    [[nodiscard]] QStringList files() const { return parser_.positionalArguments(); }
    [[nodiscard]] bool isSet(const char* name) const { return parser_.isSet(QString::fromLatin1(name)); }
    [[nodiscard]] QString value(const char* name) const { return parser_.value(QString::fromLatin1(name)); }
    [[nodiscard]] QStringList values(const char* name) const { return parser_.values(QString::fromLatin1(name)); }
    /// A value in seconds or a plain number; \a otherwise if the option is not given. Sets `hasBadNumber`.
    [[nodiscard]] double number(const char* name, const QString& siUnit, double otherwise, CommandStreams& streams);
    [[nodiscard]] bool hasBadNumber() const { return hasBadNumber_; }
    /// Writes what is wrong with the options; returns the exit code.
    int wrongUse(CommandStreams& streams, const QString& message) const;

private:
    [[nodiscard]] QString unknownText(const CommandStreams& streams) const;

    QString command_;
    QString usage_;
    QStringList names_;  ///< of all options
    QCommandLineParser parser_;
    QList<QCommandLineOption> pictures_;  ///< options that draw; the parser takes them last
    bool hasBadNumber_ = false;
};

}  // namespace bramah::cli
