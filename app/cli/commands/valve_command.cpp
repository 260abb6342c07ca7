// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/models/command_model.h"
#include "app/cli/options/command_texts.h"
#include "model/document/document.h"
#include "model/valves/valve_files.h"
#include "model/valves/valve_texts.h"

namespace bramah::cli {

int valveCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("valve"), QStringLiteral("valve FILE... [--check]"),
                           tr("Draws the symbols of directional valves anew, from the tables in their annotations "
                              "`__Bramah(valve(...))`, and writes the files."));
    options.add(QStringLiteral("check"), {}, tr("Writes nothing; says which symbols differ from their tables."));
    if (const auto code = options.parse(arguments, 1, 1000000, streams))
        return *code;
    int code = kExitOk;
    for (const QString& path : options.files()) {
        auto document = model::Document::open(path);
        if (!document) {
            streams.err << document.error().commandLineText() << '\n';
            code = kExitWrongInput;
            continue;
        }
        if ((*document)->tree().hasErrors()) {
            writeDiagnostics((*document)->tree().diagnostics(), streams.err);
            code = kExitWrongInput;
            continue;
        }
        const auto edits = model::redrawnValves((*document)->tree());
        if (!edits) {
            code = wrongInput(streams, tr("%1: %2").arg(path, model::faultText(edits.error())));
        } else if (edits->isEmpty()) {
            continue;
        } else if (options.isSet("check")) {
            code = wrongInput(streams, tr("%1: a symbol differs from its table").arg(path));
        } else {
            (*document)->apply(*edits);
            if (const auto saved = (*document)->save(); !saved) {
                streams.err << saved.error().commandLineText() << '\n';
                code = kExitWrongInput;
            } else {
                streams.out << tr("%1: drawn anew").arg(path) << '\n';
            }
        }
    }
    return code;
}

}  // namespace bramah::cli
