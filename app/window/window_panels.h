// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/panel.h"
#include "editor/theme/icon_set.h"

class QStackedWidget;

namespace bramah::editor {
class PalettePanel;
class ProblemsPanel;
class PropertyPanel;
class Workspace;
}  // namespace bramah::editor

namespace bramah::app {

class CatalogueShelf;
class CatalogueStrip;
class CausalityChoice;
class FrequencyPanel;
class ListsPanel;
class MeasuresPanel;
class MotionPanel;
class RunsPanel;
class StructurePanel;
class FitPanel;
class OptimisePanel;
class StudiesPanel;
class TunePanel;
class WhyPanel;

/// The panels of the window. Their docks own them. GUI thread. Borrows all arguments. Large: a field for each panel.
struct WindowPanels {
    WindowPanels(editor::Workspace& workspace, const editor::ActiveTheme& theme, const editor::IconSet& icons,
                 CatalogueShelf& catalogues);

    /// All panels: a new one is an entry here.
    [[nodiscard]] Panels list() const;

    editor::PalettePanel* palette;
    editor::PropertyPanel* properties;
    CatalogueStrip* catalogue;   ///< a part of properties
    CausalityChoice* causality;  ///< a part of properties
    QStackedWidget* plots;       ///< one PlotWorkspace for each document
    editor::ProblemsPanel* problems;
    RunsPanel* runs;
    MeasuresPanel* measures;
    StructurePanel* structure;
    FrequencyPanel* frequency;
    WhyPanel* why;
    ListsPanel* lists;
    MotionPanel* motion;
    StudiesPanel* studies;
    FitPanel* fit;
    OptimisePanel* optimise;
    TunePanel* tune;

private:
    QWidget* noPlots_;  ///< while there is no document
};

}  // namespace bramah::app
