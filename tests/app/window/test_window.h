// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/installed_translations.h"
#include "app/theme/theme_controller.h"
#include "app/window/main_window.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace bramah::test {

/// The real main window with settings and folders of its own, as a test drives it.
class TestWindow
{
public:
    /// \a recoveryFolder: for journals of unsaved text; empty for none. \a language: of window and library, as `de`;
    /// empty: as they are written.
    explicit TestWindow(const QString& recoveryFolder = {}, const QString& language = {});
    ~TestWindow();

    [[nodiscard]] app::MainWindow& window() { return *window_; }
    [[nodiscard]] app::ThemeController& theme() { return *theme_; }
    [[nodiscard]] editor::Workspace& workspace() { return *workspace_; }
    [[nodiscard]] QString folder() const { return folder_.path(); }
    [[nodiscard]] QString filePath(const QString& name) const { return folder_.filePath(name); }
    /// The page in front.
    [[nodiscard]] app::DocumentPage& page();
    /// A shipped example.
    [[nodiscard]] static QString example(const QString& name);
    /// Waits until the run of the page in front has ended.
    [[nodiscard]] bool waitForEnd(int milliseconds = 60000);

private:
    QTemporaryDir folder_;
    std::unique_ptr<app::InstalledTranslations> translations_;
    std::unique_ptr<app::ThemeController> theme_;
    std::unique_ptr<editor::Workspace> workspace_;
    std::unique_ptr<app::MainWindow> window_;
};

/// Does \a condition hold all the time, for so long? For what must not happen: a slow machine makes it no wrong.
[[nodiscard]] bool stays(const std::function<bool()>& condition, int milliseconds = 250);

/// Writes a picture into the folder BRAMAH_PICTURES, for a look at what a test has done; without it does nothing.
void keepPicture(QWidget& widget, const QString& name);

}  // namespace bramah::test
