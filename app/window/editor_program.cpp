// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/editor_program.h"

#include "app/theme/theme_controller.h"
#include "app/window/main_window.h"

#include <QApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QStandardPaths>
#include <QTranslator>

namespace bramah::app {

void setProgramIdentity()
{
    QCoreApplication::setApplicationName(QStringLiteral("bramah"));
    QCoreApplication::setOrganizationName(QStringLiteral("Bramah"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BRAMAH_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.bramah.Bramah"));
}

namespace {

/// Texts in the user's language: Bramah's own and those of Qt's dialogs.
void installTranslations()
{
    // English has plurals that the texts in the source have not.
    auto* english = new QTranslator(qApp);
    if (english->load(QStringLiteral(":/translations/bramah_en.qm")))
        QCoreApplication::installTranslator(english);
    auto* own = new QTranslator(qApp);
    if (own->load(QLocale(), QStringLiteral("bramah"), QStringLiteral("_"), QStringLiteral(":/translations")))
        QCoreApplication::installTranslator(own);
    auto* qt = new QTranslator(qApp);
    if (qt->load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
}

}  // namespace

int runEditor(const QStringList& files)
{
    installTranslations();
    ThemeController theme;
    auto library = std::make_unique<model::ClassLibrary>();
    library->addDefaultSearchPaths();
    editor::Workspace workspace(std::move(library));
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    MainWindow window(
        theme, workspace,
        {QDir(data).filePath(QStringLiteral("recovery")), true, QDir(cache).filePath(QStringLiteral("open"))});
    window.openLibraries();
    window.documents().recover();
    if (files.isEmpty())
        window.documents().restoreSession();
    for (const QString& file : files)
        window.documents().open(file);
    window.documents().rememberSession();
    window.show();
    return QApplication::exec();
}

}  // namespace bramah::app
