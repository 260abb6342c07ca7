// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/commands/contact_sheet.h"
#include "app/cli/models/command_model.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/pictures/pictures.h"
#include "model/classes/placing.h"
#include "model/diagram/diagram_builder.h"
#include "model/instance/instance.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace bramah::cli {
namespace {

void collect(const model::ClassNode& node, std::vector<const model::ClassNode*>& classes)
{
    if (model::isPlaceable(node))
        classes.push_back(&node);
    if (node.kind() != model::syntax::ClassKind::Package)
        return;
    for (const model::ClassNode* child : node.children())
        collect(*child, classes);
}

QString attribute(const model::Instance& instance, const char* name)
{
    const model::Value value = instance.attribute(name);
    const auto* text = value.to<std::string>();
    return text != nullptr ? QString::fromStdString(*text) : QString();
}

QString descriptionOf(const model::Instance& instance)
{
    QString text;
    if (const auto* component = instance.component())
        for (const auto& part : component->comment.strings)
            text += QString::fromUtf8(part.raw.data(), static_cast<qsizetype>(part.raw.size()));
    return text;
}

QJsonObject describe(const model::ClassNode& node)
{
    model::InstanceTree tree(node.library());
    const model::Instance& root = tree.instantiate(node);
    QJsonArray ports;
    QJsonArray parameters;
    for (const auto& child : root.children()) {
        if (child->isProtected())
            continue;
        if (child->isConnector()) {
            ports.append(QJsonObject{
                {QStringLiteral("name"), QString::fromStdString(child->name())},
                {QStringLiteral("class"), QString::fromStdString(child->classNode().qualifiedName())},
                {QStringLiteral("description"), descriptionOf(*child)},
            });
        } else if (child->prefixes().isParameter && !child->prefixes().isFinal) {
            const model::Value value = child->value();
            parameters.append(QJsonObject{
                {QStringLiteral("name"), QString::fromStdString(child->name())},
                {QStringLiteral("unit"), attribute(*child, "unit")},
                {QStringLiteral("displayUnit"), attribute(*child, "displayUnit")},
                {QStringLiteral("default"), value.isKnown() ? QString::fromStdString(value.text()) : QString()},
                {QStringLiteral("description"), descriptionOf(*child)},
            });
        }
    }
    return {{QStringLiteral("class"), QString::fromStdString(node.qualifiedName())},
            {QStringLiteral("description"), QString::fromStdString(node.description())},
            {QStringLiteral("ports"), ports},
            {QStringLiteral("parameters"), parameters}};
}

void writeText(const QJsonObject& entry, QTextStream& out)
{
    out << entry.value(QStringLiteral("class")).toString() << "  "
        << entry.value(QStringLiteral("description")).toString() << '\n';
    for (const QJsonValueRef port : entry.value(QStringLiteral("ports")).toArray())
        out << "  port " << port[QStringLiteral("name")].toString() << "  " << port[QStringLiteral("class")].toString()
            << '\n';
    for (const QJsonValueRef parameter : entry.value(QStringLiteral("parameters")).toArray()) {
        const QString unit = parameter[QStringLiteral("unit")].toString();
        out << "  parameter " << parameter[QStringLiteral("name")].toString();
        const QString value = parameter[QStringLiteral("default")].toString();
        if (!value.isEmpty())
            out << " = " << value;
        if (!unit.isEmpty())
            out << " [" << unit << ']';
        out << "  " << parameter[QStringLiteral("description")].toString() << '\n';
    }
}

/// Draws the symbols of \a classes to the file \a path. Returns what went wrong, or nothing.
std::optional<QString> writeContactSheet(model::ClassLibrary& library,
                                         const std::vector<const model::ClassNode*>& classes, const QString& path,
                                         const Pictures& pictures)
{
    const auto text =
        std::make_shared<const model::SourceText>(QStringLiteral("ContactSheet.mo"), contactSheetText(classes));
    const auto sheet = library.addFile(model::syntax::SyntaxTree::parse(text));
    model::InstanceTree tree(library);
    model::IconCache icons;
    const model::Diagram diagram = model::DiagramBuilder(icons).build(tree.instantiate(*sheet.front()));
    return pictures.writeSheet(diagram, path);
}

}  // namespace

int libraryCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("library"), QStringLiteral("library [PATH...] [--json] ..."),
                           tr("Lists every class with its ports, parameters and units."));
    options.add(QStringLiteral("json"), {}, tr("As JSON."));
    options.addPicture(QStringLiteral("contact-sheet"), QStringLiteral("out"),
                       tr("Draws every symbol of the palette, each beside its rule, to a file: svg, pdf or png."));
    if (const auto code = options.parse(arguments, 0, 1000000, streams))
        return *code;
    const model::LoadedFiles loaded = loadFiles(options.files(), options);
    writeDiagnostics(loaded.diagnostics, streams.err);
    std::vector<const model::ClassNode*> classes;
    if (options.isSet("class")) {
        const model::ClassNode* node = chosenClass(loaded, options, streams);
        if (node == nullptr)
            return kExitWrongInput;
        collect(*node, classes);
    } else {
        for (const model::ClassNode* node : loaded.library->topLevelClasses())
            collect(*node, classes);
    }
    if (options.isSet("contact-sheet")) {
        std::erase_if(classes, [](const model::ClassNode* node) { return !model::isOffered(*node); });
        for (const QString& path : options.values("contact-sheet"))
            if (const auto problem = writeContactSheet(*loaded.library, classes, path, *streams.pictures))
                return wrongInput(streams, *problem);
        return hasErrors(loaded.diagnostics) ? kExitWrongInput : kExitOk;
    }
    QJsonArray list;
    for (const model::ClassNode* node : classes) {
        const QJsonObject entry = describe(*node);
        list.append(entry);
        if (!options.isSet("json"))
            writeText(entry, streams.out);
    }
    if (options.isSet("json"))
        streams.out << QString::fromUtf8(QJsonDocument(list).toJson());
    return hasErrors(loaded.diagnostics) ? kExitWrongInput : kExitOk;
}

}  // namespace bramah::cli
