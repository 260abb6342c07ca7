// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/test_window.h"

#include "app/files/shipped_files.h"

#include <QApplication>
#include <QDir>
#include <QSettings>
#include <QtTest/QTest>

namespace bramah::test {

TestWindow::TestWindow(const QString& recoveryFolder, const QString& language)
{
    QCoreApplication::setApplicationName(QStringLiteral("bramah-test"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
    QLocale::setDefault(language.isEmpty() ? QLocale::c() : QLocale(language));
    if (!language.isEmpty())
        translations_ = std::make_unique<app::InstalledTranslations>(QLocale());
    theme_ = std::make_unique<app::ThemeController>();
    theme_->setChoice(app::ThemeChoice::Light);
    auto library = std::make_unique<model::ClassLibrary>();
    library->addSearchPath(QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR")).filePath(QStringLiteral("library")));
    library->translations().setLanguage(language);
    library->translations().addSharedFolder(app::examplesFolder());
    workspace_ = std::make_unique<editor::Workspace>(std::move(library));
    window_ = std::make_unique<app::MainWindow>(
        *theme_, *workspace_, app::MainWindow::Options{recoveryFolder, false, {}, filePath(QStringLiteral("Bramah"))});
    window_->resize(1440, 900);
    window_->show();
    QApplication::setActiveWindow(window_.get());
    static_cast<void>(QTest::qWaitForWindowExposed(window_.get()));
}

TestWindow::~TestWindow()
{
    QLocale::setDefault(QLocale::c());
}

app::DocumentPage& TestWindow::page()
{
    return *window_->documents().currentPage();
}

QString TestWindow::example(const QString& name)
{
    return QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR")).filePath(QStringLiteral("resources/examples/") + name);
}

bool TestWindow::waitForEnd(int milliseconds)
{
    return QTest::qWaitFor([this] { return !page().runs().isActive(); }, milliseconds);
}

bool stays(const std::function<bool()>& condition, int milliseconds)
{
    return !QTest::qWaitFor([&] { return !condition(); }, milliseconds);
}

void keepPicture(QWidget& widget, const QString& name)
{
    if (const QString folder = qEnvironmentVariable("BRAMAH_PICTURES"); !folder.isEmpty())
        QVERIFY(widget.grab().save(QDir(folder).filePath(name)));
}

}  // namespace bramah::test
