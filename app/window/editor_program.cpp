// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/editor_program.h"

#include "app/cli/commands/program.h"
#include "app/crash/crash_handler.h"
#include "app/crash/crash_reports.h"
#include "app/files/session_files.h"
#include "app/files/shipped_files.h"
#include "app/language/installed_translations.h"
#include "app/language/program_language.h"
#include "app/theme/theme_controller.h"
#include "app/window/main_window.h"

#include <QApplication>
#include <QDir>
#include <QLocale>
#include <QStandardPaths>

namespace bramah::app {

void setProgramIdentity()
{
    cli::setProgramIdentity();
    QGuiApplication::setDesktopFileName(QStringLiteral("org.bramah.Bramah"));
}

namespace {

/// Which files a window opens at its start.
enum class Opening { Given, LastSession, Restart };

/// Shows the window until it is closed. True if it is to open again, in another language.
bool runWindow(ThemeController& theme, const QStringList& files, Opening opening)
{
    const QLocale locale = ProgramLanguage::locale();
    QLocale::setDefault(locale);
    const InstalledTranslations translations(locale);
    auto library = std::make_unique<model::ClassLibrary>();
    library->translations().setLanguage(ProgramLanguage::libraryLanguage(locale));
    library->translations().addSharedFolder(examplesFolder());
    library->addDefaultSearchPaths();
    editor::Workspace workspace(std::move(library));
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    const QString recovery = QDir(data).filePath(QStringLiteral("recovery"));
    installCrashHandler({crashReportFolder(), recovery});
    MainWindow window(
        theme, workspace,
        {recovery, true, QDir(cache).filePath(QStringLiteral("open")),
         QDir(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)).filePath(QStringLiteral("Bramah")),
         QDir(data).filePath(QStringLiteral("studies"))});
    bool isWantedAgain = false;
    QObject::connect(&window, &MainWindow::restartWanted, &window, [&isWantedAgain] { isWantedAgain = true; });
    window.openLibraries();
    window.documents().recover();
    if (opening == Opening::LastSession)
        window.documents().restoreSession();
    for (const QString& file : opening == Opening::Restart ? SessionFiles::remembered() : files)
        window.documents().open(file);
    window.documents().rememberSession();
    tellOfCrash(crashReportFolder(), window.messages());
    if (const auto problem = workspace.library().shippedLibraryProblem())
        window.messages().show(model::Severity::Error, problem->message());
    window.show();
    QApplication::exec();
    return isWantedAgain;
}

}  // namespace

int runEditor(const QStringList& files)
{
    ThemeController theme;
    Opening opening = files.isEmpty() ? Opening::LastSession : Opening::Given;
    while (runWindow(theme, files, opening))
        opening = Opening::Restart;
    return 0;
}

}  // namespace bramah::app
