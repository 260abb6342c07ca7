// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/command_texts.h"
#include "app/commands/drawing_commands.h"
#include "app/files/shipped_files.h"
#include "app/language/installed_translations.h"
#include "app/language/program_language.h"
#include "app/manual/manual_pdf.h"
#include "app/manual/manual_site.h"
#include "app/theme/theme_controller.h"
#include "app/translate.h"
#include "app/window/command_list.h"
#include "app/window/main_window.h"
#include "model/files/output_file.h"

#include <QDir>
#include <QMenuBar>

#include <algorithm>

namespace bramah::app {

namespace {

/// Writes the manual in the program's language; the window is made for its commands and never shown.
std::optional<QString> writeManual(const QString& language, const QString& folder, QTextStream& err)
{
    auto library = std::make_unique<model::ClassLibrary>();
    library->translations().setLanguage(language);
    library->translations().addSharedFolder(examplesFolder());
    library->addDefaultSearchPaths();
    ThemeController theme;
    editor::Workspace workspace(std::move(library));
    MainWindow window(theme, workspace, {{}, false, {}, {}, {}});
    const ManualReference reference(commandList(window.actions(), *window.menuBar()), workspace.library());
    const auto manual = readManual(language, reference);
    if (!manual)
        return manual.error();
    for (const QString& problem : manual->problems)
        err << tr("warning: %1").arg(problem) << '\n';
    if (auto problem = writeManualSite(*manual, reference, folder))
        return problem;
    const auto pdf = manualPdf(*manual, reference);
    if (!pdf)
        return pdf.error();
    return model::OutputFile::write(QDir(folder).filePath(QStringLiteral("bramah-manual.pdf")), *pdf);
}

}  // namespace

int manualCommand(const QStringList& arguments, cli::CommandStreams& streams)
{
    cli::CommandOptions options(QStringLiteral("manual"), QStringLiteral("manual [--language CODE] -o FOLDER"),
                                tr("Writes the manual as a site, beginning with index.html, and as one PDF."));
    options.add(QStringLiteral("o"), QStringLiteral("folder"), tr("The folder to write it to, which is made."));
    options.add(QStringLiteral("language"), QStringLiteral("code"),
                tr("The language, such as de or zh_CN; pages that it does not have are English."));
    if (const auto code = options.parse(arguments, 0, 0, streams))
        return *code;
    if (!options.isSet("o"))
        return options.wrongUse(streams, tr("say where to write it with -o FOLDER"));
    const QString language = options.value("language");
    const auto languages = ProgramLanguage::available();
    if (options.isSet("language") &&
        std::ranges::find(languages, language, &ProgramLanguage::Entry::code) == languages.end()) {
        QStringList codes;
        for (const ProgramLanguage::Entry& entry : languages)
            codes.append(entry.code);
        return options.wrongUse(
            streams,
            tr("`%1` is no language of this program; there are %2").arg(language, codes.join(QStringLiteral(", "))));
    }
    const QLocale before;
    const QLocale locale = language.isEmpty() ? QLocale::c() : QLocale(language);
    QLocale::setDefault(locale);
    std::optional<QString> problem;
    {
        const InstalledTranslations translations(locale);
        problem = writeManual(language == QLatin1String("en") ? QString() : language, options.value("o"), streams.err);
    }
    QLocale::setDefault(before);
    return problem ? cli::wrongInput(streams, *problem) : cli::kExitOk;
}

}  // namespace bramah::app
