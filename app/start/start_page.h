// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/workspace.h"
#include "editor/theme/active_theme.h"

#include <QScrollArea>
#include <QTimer>

class QGridLayout;
class QPushButton;
class QShortcut;
class QVBoxLayout;

namespace bramah::app {

class ExampleCard;
class RecentFiles;

/// The page shown while no file is open, and whenever the user wants it: pictures of examples, recent files, the guide
/// to a first circuit. GUI thread. Borrows all.
class StartPage : public QScrollArea
{
    Q_OBJECT
public:
    StartPage(editor::Workspace& workspace, const RecentFiles& recent, const editor::ActiveTheme& theme,
              QWidget* parent = nullptr);

    /// Shows a way back to the document with this title, also by Esc and Ctrl+Tab; an empty title: there is none.
    void setWayBack(const QString& title);

Q_SIGNALS:
    void backWanted();
    void newWanted();
    void openWanted();
    void fileWanted(const QString& path);
    void exampleWanted(const QString& path);
    void guideWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void addExamples();
    void arrange();
    void fillRecent();
    void drawNext();

    editor::Workspace& workspace_;
    const RecentFiles& recent_;
    const editor::ActiveTheme& theme_;
    QGridLayout* grid_;
    QVBoxLayout* recentColumn_;
    QPushButton* back_;
    std::vector<QShortcut*> backKeys_;
    struct Heading {
        QWidget* row = nullptr;     ///< its title, and the way into its lessons
        std::size_t firstCard = 0;  ///< in cards_, of its group
    };
    std::vector<ExampleCard*> cards_;
    std::vector<Heading> headings_;
    QTimer drawTimer_;
};

}  // namespace bramah::app
