// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/models/command_model.h"
#include "app/cli/options/command_texts.h"
#include "solver/compile/stage_text.h"
#include "solver/tape/compiled_system.h"

namespace bramah::cli {

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
    solver::ModelSource purpose;
    purpose.keepsLaws = stage == names.front();
    const CommandModel model = openModel(options, streams, purpose);
    if (!model)
        return kExitWrongInput;
    const solver::BuiltForm& made = model->built({solver::ModelForm::Kind::Stages});
    writeDiagnostics(made.diagnostics, streams.err);
    const auto text = made.stageTexts.find(stage.toStdString());
    if (text == made.stageTexts.end()) {
        if (!made.system)
            return kExitWrongInput;
        return options.wrongUse(
            streams, tr("there is no stage `%1`; there are %2").arg(stage, names.join(QStringLiteral(", "))));
    }
    streams.out << QString::fromStdString(text->second);
    return made.system ? kExitOk : kExitWrongInput;
}

}  // namespace bramah::cli
