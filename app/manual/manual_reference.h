// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_library.h"

#include <QString>

#include <vector>

namespace bramah::app {

/// A command of the window.
struct ManualCommand {
    QString id;     ///< `file.open`
    QString place;  ///< its way through the menus, `File > Open`; its name if it is in no menu
    QString keys;   ///< in the form of the system; may be empty
    QString hint;   ///< one sentence; may be empty
};

/// A class that the Library panel offers.
struct ManualClass {
    QString name;         ///< full name
    QString words;        ///< its name in words
    QString description;  ///< one line
    QString package;      ///< name in words of the packages around it: `Hydraulics, Pumps`
};

/// What the manual says from the program itself, in the language of the program. Borrows the library.
class ManualReference
{
public:
    ManualReference(std::vector<ManualCommand> commands, const model::ClassLibrary& library);

    /// In the order of the menus.
    [[nodiscard]] const std::vector<ManualCommand>& commands() const { return commands_; }
    /// In the order of the palette.
    [[nodiscard]] const std::vector<ManualClass>& classes() const { return classes_; }
    [[nodiscard]] const model::ClassLibrary& library() const { return library_; }

    /// Null if there is none with this id.
    [[nodiscard]] const ManualCommand* command(const QString& id) const;
    /// How the manual names a command: `File > Open (Ctrl+O)`.
    [[nodiscard]] static QString nameOf(const ManualCommand& command);
    /// The sentence of a message with this stable name, its place holders as dots; empty if there is none.
    [[nodiscard]] QString message(const QString& name) const;

    /// The body of the pages that list all of a kind, as HTML.
    [[nodiscard]] QString commandsHtml() const;
    [[nodiscard]] QString messagesHtml() const;
    [[nodiscard]] QString classesHtml() const;
    /// The documentation of a class, as the library has it; empty if there is no such class.
    [[nodiscard]] QString classHtml(const QString& name) const;

private:
    std::vector<ManualCommand> commands_;
    std::vector<ManualClass> classes_;
    const model::ClassLibrary& library_;
};

}  // namespace bramah::app
