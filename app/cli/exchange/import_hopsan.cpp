// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exchange/import_hopsan.h"

#include "app/cli/options/command_output.h"
#include "app/cli/options/command_texts.h"
#include "model/imports/hopsan/hopsan_import.h"
#include "model/loading/loaded_files.h"

#include <algorithm>
#include <array>

namespace bramah::cli {
namespace {

using Note = model::hopsan::ImportNote;

struct GroupWords {
    Note::Group group;
    const char* title;
};

constexpr std::array kGroups{
    GroupWords{Note::Group::Mapped, QT_TRANSLATE_NOOP("Cli", "mapped")},
    GroupWords{Note::Group::Approximated, QT_TRANSLATE_NOOP("Cli", "approximated")},
    GroupWords{Note::Group::Placeholder, QT_TRANSLATE_NOOP("Cli", "placeholders")},
    GroupWords{Note::Group::Dropped, QT_TRANSLATE_NOOP("Cli", "left out")},
};

/// What became of each component, group by group; of those that were mapped only the number.
void writeReport(const model::hopsan::ImportNotes& notes, QTextStream& err)
{
    for (const GroupWords& words : kGroups) {
        const auto count = std::ranges::count(notes, words.group, &Note::group);
        err << tr("%1: %2").arg(tr(words.title)).arg(count) << '\n';
        if (words.group == Note::Group::Mapped)
            continue;
        for (const Note& note : notes)
            if (note.group == words.group)
                err << (note.type.isEmpty() ? tr("  %1: %2").arg(note.component, note.text)
                                            : tr("  %1 (%2): %3").arg(note.component, note.type, note.text))
                    << '\n';
    }
}

}  // namespace

int importHopsan(const CommandOptions& options, const QString& path, CommandStreams& streams)
{
    const model::LoadedFiles loaded = model::loadFiles({}, options.values("library"));
    if (const auto problem = loaded.library->shippedLibraryProblem())
        return wrongInput(streams, problem->message());
    const auto made = model::hopsan::importHopsan(path, *loaded.library, {}, nameOfOutput(options));
    if (!made) {
        streams.err << made.error().commandLineText() << '\n';
        return kExitWrongInput;
    }
    const QString out = options.isSet("o") ? options.value("o") : made->name + QStringLiteral(".mo");
    if (const auto problem = writeOutput(out, made->text, streams))
        return wrongInput(streams, *problem);
    writeReport(made->notes, streams.err);
    return kExitOk;
}

}  // namespace bramah::cli
