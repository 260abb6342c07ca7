// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/models/command_model.h"
#include "app/cli/options/command_output.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/pictures/pictures.h"
#include "model/instance/instance.h"
#include "solver/fmi/fmu_file.h"
#include "solver/fmi/fmu_form.h"

namespace bramah::cli {
namespace {

int badUsage(CommandStreams& streams, const QString& text)
{
    streams.err << tr("error: %1").arg(text) << '\n';
    return kExitUsage;
}

std::optional<solver::FmiVersion> versionOf(const CommandOptions& options)
{
    const QString text = options.isSet("fmi") ? options.value("fmi") : QStringLiteral("3");
    if (text == QLatin1String("2") || text == QLatin1String("2.0"))
        return solver::FmiVersion::Two;
    if (text == QLatin1String("3") || text == QLatin1String("3.0"))
        return solver::FmiVersion::Three;
    return std::nullopt;
}

/// The pictures of the FMU, where this program draws.
solver::FmuPictures picturesOf(const solver::Model& model, CommandStreams& streams)
{
    if (!streams.pictures) {
        streams.err << tr("note: the FMU has no pictures of the circuit, as this program does not draw") << '\n';
        return {};
    }
    model::InstanceTree tree(model.library());
    return streams.pictures->fmuPictures(tree.instantiate(*model.node()));
}

}  // namespace

int exportCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(
        QStringLiteral("export"),
        QStringLiteral("export FILE --fmu OUT.fmu [--fmi 2|3] [--inputs I] [--outputs R] [--set ...] [--class C]"),
        tr("Writes a model as an FMU for co-simulation, which other tools run."));
    options.add(QStringLiteral("fmu"), QStringLiteral("out"), tr("The file to write."));
    options.add(QStringLiteral("fmi"), QStringLiteral("version"), tr("Version of FMI, 2 or 3; 3 if it is not given."));
    options.add(
        QStringLiteral("inputs"), QStringLiteral("paths"),
        tr("Variables that the other tool gives, besides the inputs of the model itself, in the place of a source "
           "or a controller: valve.u,load.f; or what a port of the model takes, if not what it can take best: "
           "port.m_flow"));
    options.add(
        QStringLiteral("outputs"), QStringLiteral("R"),
        tr("Variables whose paths match this regular expression are outputs, besides those of the model itself; "
           "all others can be read, too."));
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    const auto version = versionOf(options);
    if (!version)
        return badUsage(streams, tr("--fmi is 2 or 3"));
    if (!options.isSet("fmu"))
        return badUsage(streams, tr("say where to write to: --fmu OUT.fmu"));
    solver::FmuQuestion question;
    question.version = *version;
    if (options.isSet("outputs")) {
        question.outputs = QRegularExpression(QRegularExpression::anchoredPattern(options.value("outputs")));
        if (!question.outputs->isValid())
            return badUsage(streams, tr("--outputs is no regular expression: %1").arg(question.outputs->errorString()));
    }
    for (const QString& path : options.value("inputs").split(u',', Qt::SkipEmptyParts))
        question.inputs << path.trimmed();
    const CommandModel model = openModel(options, streams);
    if (!model || !builtFor(*model, solver::fmuForm(*model, question.inputs), streams))
        return kExitWrongInput;
    question.pictures = picturesOf(*model, streams);
    const auto made = solver::makeFmu(*model, question);
    if (!made)
        return wrongInput(streams, made.error());
    if (const auto problem = writeOutput(options.value("fmu"), made->bytes, streams))
        return wrongInput(streams, *problem);
    streams.err << tr("%1: an FMU for %2; inputs: %3, outputs: %4, parameters: %5")
                       .arg(QString::fromStdString(model->node()->qualifiedName()), made->platforms.join(tr(" and ")))
                       .arg(made->inputs)
                       .arg(made->outputs)
                       .arg(made->parameters)
                << '\n';
    return kExitOk;
}

}  // namespace bramah::cli
