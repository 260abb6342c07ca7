// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_reference.h"

#include "app/translate.h"
#include "editor/properties/symbol_table.h"
#include "model/classes/placing.h"
#include "model/diagnostics/sentence.h"
#include "model/instance/instance.h"
#include "model/syntax/annotation_values.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace bramah::app {

namespace {

void collect(const model::ClassNode& node, const QString& around, std::vector<ManualClass>& classes)
{
    if (model::isPlaceable(node) && model::isOffered(node))
        classes.push_back(
            {QString::fromStdString(node.qualifiedName()), node.shownName(), node.shownDescription(), around});
    if (node.kind() != model::syntax::ClassKind::Package)
        return;
    const bool isTop = node.qualifiedName().find('.') == std::string::npos;
    const QString here = isTop              ? QString()
                         : around.isEmpty() ? node.shownName()
                                            : QStringLiteral("%1, %2").arg(around, node.shownName());
    for (const model::ClassNode* child : node.children())
        collect(*child, here, classes);
}

/// The sentence of a kind of message; what it fills in later is shown as dots.
QString sentenceOfKind(model::DiagnosticKind kind, const model::ClassLibrary& library)
{
    constexpr int kMostArguments = 9;
    QStringList arguments(kMostArguments, QStringLiteral("…"));
    // Classes say in words of their own that one of them is missing: the oil, which is what is forgotten most.
    const model::ClassNode* oil =
        kind == model::DiagnosticKind::MissingInner ? library.find("Bramah.Hydraulics.Fluid") : nullptr;
    if (oil && oil->definition() && oil->definition()->annotation)
        if (const auto words = model::syntax::stringIn(oil->definition()->annotation->arguments, "missingInnerMessage"))
            arguments[2] = oil->shown(*words);
    return model::sentenceOf({kind, arguments, nullptr, {}, {}, {}});
}

QString row(const QStringList& cells)
{
    return QStringLiteral("<tr><td>%1</td></tr>\n").arg(cells.join(QStringLiteral("</td><td>")));
}

QString anchor(const QString& name)
{
    return QStringLiteral("<a name=\"%1\" id=\"%1\"></a>").arg(name.toHtmlEscaped());
}

}  // namespace

ManualReference::ManualReference(std::vector<ManualCommand> commands, const model::ClassLibrary& library)
    : commands_(std::move(commands)), library_(library)
{
    if (const model::ClassNode* bramah = library.find("Bramah"))
        collect(*bramah, {}, classes_);
}

const ManualCommand* ManualReference::command(const QString& id) const
{
    const auto found = std::ranges::find(commands_, id, &ManualCommand::id);
    return found == commands_.end() ? nullptr : &*found;
}

QString ManualReference::nameOf(const ManualCommand& command)
{
    return command.keys.isEmpty() ? command.place : QStringLiteral("%1 (%2)").arg(command.place, command.keys);
}

QString ManualReference::message(const QString& name) const
{
    for (const model::DiagnosticKind kind : model::allDiagnosticKinds())
        if (model::nameOf(kind) == name)
            return sentenceOfKind(kind, library_);
    return {};
}

QString ManualReference::commandsHtml() const
{
    QString html =
        QStringLiteral("<p>%1</p>\n<table><thead><tr><th>%2</th><th>%3</th><th>%4</th></tr></thead><tbody>\n")
            .arg(tr("Every command of the menus, with its keys. Help &gt; Command palette finds them by name."),
                 tr("Command"), tr("Keys"), tr("What it does"));
    for (const ManualCommand& command : commands_)
        html += row({anchor(command.id) + command.place.toHtmlEscaped(), command.keys.toHtmlEscaped(),
                     command.hint.toHtmlEscaped()});
    return html + QStringLiteral("</tbody></table>\n");
}

QString ManualReference::messagesHtml() const
{
    QString html = QStringLiteral("<p>%1</p>\n")
                       .arg(tr("Every message about a text or a circuit, by its name, which the command line shows in "
                               "brackets. Dots stand for names and values of the case."));
    for (const model::DiagnosticKind kind : model::allDiagnosticKinds()) {
        const QString severity = model::severityOf(kind) == model::Severity::Error     ? tr("Error")
                                 : model::severityOf(kind) == model::Severity::Warning ? tr("Warning")
                                                                                       : tr("Note");
        html += QStringLiteral("<p>%1<b>%2</b> · %3<br>%4</p>\n")
                    .arg(anchor(model::nameOf(kind)), model::nameOf(kind).toHtmlEscaped(), severity,
                         sentenceOfKind(kind, library_).toHtmlEscaped());
    }
    return html;
}

QString ManualReference::classesHtml() const
{
    QString html = QStringLiteral("<p>%1</p>\n")
                       .arg(tr("The components of the Library panel. Each has a page with its equations and sources."));
    QString package;
    for (const ManualClass& one : classes_) {
        if (one.package != package) {
            html += (package.isEmpty() ? QString() : QStringLiteral("</tbody></table>\n")) +
                    QStringLiteral("<h2>%1</h2>\n<table><tbody>\n").arg(one.package.toHtmlEscaped());
            package = one.package;
        }
        html += row({QStringLiteral("<a href=\"class:%1\">%2</a>").arg(one.name, one.words.toHtmlEscaped()),
                     one.description.toHtmlEscaped()});
    }
    return html + (package.isEmpty() ? QString() : QStringLiteral("</tbody></table>\n"));
}

QString ManualReference::classHtml(const QString& name) const
{
    const model::ClassNode* node = library_.find(name.toStdString());
    if (!node || !node->definition())
        return {};
    model::InstanceTree tree(library_);
    return editor::explainedDocumentation(tree.instantiate(*node));
}

}  // namespace bramah::app
