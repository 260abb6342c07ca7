// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/test_window.h"

#include <QApplication>
#include <QDir>
#include <QSettings>
#include <QtTest/QTest>

namespace bramah::test {

TestWindow::TestWindow(const QString& recoveryFolder)
{
    QCoreApplication::setApplicationName(QStringLiteral("bramah-test"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
    QLocale::setDefault(QLocale::c());
    theme_ = std::make_unique<app::ThemeController>();
    theme_->setChoice(app::ThemeChoice::Light);
    auto library = std::make_unique<model::ClassLibrary>();
    library->addSearchPath(QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR")).filePath(QStringLiteral("library")));
    workspace_ = std::make_unique<editor::Workspace>(std::move(library));
    window_ =
        std::make_unique<app::MainWindow>(*theme_, *workspace_, app::MainWindow::Options{recoveryFolder, false, {}});
    window_->resize(1440, 900);
    window_->show();
    QApplication::setActiveWindow(window_.get());
    static_cast<void>(QTest::qWaitForWindowExposed(window_.get()));
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

}  // namespace bramah::test
