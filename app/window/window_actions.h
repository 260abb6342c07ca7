// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMenu;

namespace bramah::app {

class MainWindow;

/// Fills a window's registry with its actions, in the order of the menus, and makes the menu bar of them.
class WindowActions : public QObject
{
    Q_OBJECT
public:
    explicit WindowActions(MainWindow& window);

    void registerAll();
    void makeMenus();

private:
    void registerFile();
    void registerEdit();
    void registerComponents();
    void registerHierarchy();
    void registerLock();
    void registerView();
    void registerClassViews();
    void registerUnits();
    void fillUnits(QMenu& menu);
    void registerLanguages();
    void registerRun();
    void registerPlots();
    void registerHelp();
    void chooseLanguage(const QString& code);
    void fillRecent(QMenu& menu);
    void fillExamples(QMenu& menu);
    /// Of the files that its entries open.
    void showPictures(QMenu& menu);
    void fillLibraries(QMenu& menu);

    MainWindow& window_;
};

}  // namespace bramah::app
