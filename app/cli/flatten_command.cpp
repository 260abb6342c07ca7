// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/flattened_model.h"
#include "app/cli/options/command_texts.h"
#include "solver/compile/compile.h"
#include "solver/compile/stage_text.h"
#include "solver/tape/compiled_system.h"

namespace bramah::app {

int flattenCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("flatten"), QStringLiteral("flatten FILE [--class C] [--stage S]"),
                           tr("Prints a stage of the compiler."));
    QStringList names;
    for (const char* name : solver::kStageNames)
        names << QString::fromLatin1(name);
    options.add(QStringLiteral("stage"), QStringLiteral("stage"),
                tr("One of %1; the first one by default.").arg(names.join(QStringLiteral(", "))));
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;

    const QString stage = options.isSet("stage") ? options.value("stage") : names.front();
    FlattenedModel model = flattenModel(options, streams, false, stage == names.front());
    if (!model.flat)
        return kExitWrongInput;
    solver::CompileOptions compileOptions;
    compileOptions.keepStageTexts = true;
    const solver::CompileOutcome outcome = solver::compile(std::move(*model.flat), compileOptions);
    writeDiagnostics(outcome.diagnostics, streams.err);
    const auto text = outcome.stageTexts.find(stage.toStdString());
    if (text == outcome.stageTexts.end()) {
        if (!outcome.system)
            return kExitWrongInput;
        streams.err
            << tr("bramah flatten: there is no stage `%1`; there are %2").arg(stage, names.join(QStringLiteral(", ")))
            << '\n';
        return kExitUsage;
    }
    streams.out << QString::fromStdString(text->second);
    return outcome.system ? kExitOk : kExitWrongInput;
}

}  // namespace bramah::app
