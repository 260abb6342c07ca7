// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/window_panels.h"

#include "app/catalogue/catalogue_shelf.h"
#include "app/catalogue/catalogue_strip.h"
#include "app/causes/why_panel.h"
#include "app/documents/document_page.h"
#include "app/fit/fit_panel.h"
#include "app/frequency/frequency_panel.h"
#include "app/lists/lists_panel.h"
#include "app/motion/motion_panel.h"
#include "app/optimise/optimise_panel.h"
#include "app/runs/measures_panel.h"
#include "app/runs/runs_panel.h"
#include "app/structure/causality_choice.h"
#include "app/structure/structure_panel.h"
#include "app/studies/studies_panel.h"
#include "app/translate.h"
#include "app/tune/tune_panel.h"
#include "editor/palette/palette_panel.h"
#include "editor/problems/problems_panel.h"
#include "editor/properties/property_panel.h"
#include "model/catalogue/catalogue_differences.h"
#include "model/catalogue/catalogue_search.h"

#include <QStackedWidget>

#include <set>

namespace bramah::app {

namespace {

OptimisePanel::FindParts partsOf(const CatalogueShelf& catalogues)
{
    return [&catalogues](const QString& words) {
        const model::CatalogueQuery query(words);
        std::vector<model::CatalogueRow> rows;
        for (const model::CatalogueRow* row : catalogues.rows())
            if (query.fits(*row))
                rows.push_back(*row);
        return rows;
    };
}

TunePanel::FindSizes sizesOf(const CatalogueShelf& catalogues)
{
    return [&catalogues](const model::Instance& component, const QString& parameter) {
        std::set<double> sizes;
        for (const model::CatalogueRow* row : catalogues.rows())
            if (const model::CatalogueValue* value = row->value(parameter);
                value && value->number && model::fitsCatalogueRow(component, *row))
                sizes.insert(*value->number);
        return std::vector<double>(sizes.begin(), sizes.end());
    };
}

}  // namespace

WindowPanels::WindowPanels(editor::Workspace& workspace, const editor::ActiveTheme& theme, const editor::IconSet& icons,
                           CatalogueShelf& catalogues)
    : palette(new editor::PalettePanel(workspace, theme, icons)),
      properties(new editor::PropertyPanel(workspace, theme, icons)),
      catalogue(new CatalogueStrip(catalogues)),
      causality(new CausalityChoice),
      plots(new QStackedWidget),
      problems(new editor::ProblemsPanel(icons)),
      runs(new RunsPanel),
      measures(new MeasuresPanel),
      structure(new StructurePanel(theme)),
      frequency(new FrequencyPanel(theme)),
      why(new WhyPanel),
      lists(new ListsPanel),
      motion(new MotionPanel(theme)),
      studies(new StudiesPanel(theme)),
      fit(new FitPanel(theme)),
      optimise(new OptimisePanel(theme, partsOf(catalogues))),
      tune(new TunePanel(theme, sizesOf(catalogues))),
      noPlots_(new QWidget)
{
    properties->addBelow(catalogue);
    properties->addBelow(causality);
    noPlots_->setObjectName(QStringLiteral("panel"));
    plots->addWidget(noPlots_);
}

Panels WindowPanels::list() const
{
    const auto sessionOf = [](DocumentPage* page) { return page ? &page->session() : nullptr; };
    const auto checkOf = [](DocumentPage* page) -> const LiveCheck* { return page ? &page->check() : nullptr; };
    const auto sourceOf = [](DocumentPage* page) {
        return page ? FitPanel::Source{&page->session(), &page->check(), &page->plots().plottable().measured(),
                                       &page->sheet()}
                    : FitPanel::Source();
    };
    return {{.id = "library",
             .title = tr("Library"),
             .entry = tr("&Library"),
             .icon = "library",
             .shortcut = "F9",
             .area = Qt::LeftDockWidgetArea,
             .widget = palette,
             .take = [palette = palette, sessionOf](DocumentPage* page) { palette->setSession(sessionOf(page)); }},
            {.id = "properties",
             .title = tr("Properties"),
             .entry = tr("P&roperties"),
             .icon = "properties",
             .shortcut = "F12",
             .area = Qt::RightDockWidgetArea,
             .widget = properties,
             .take =
                 [properties = properties, catalogue = catalogue, causality = causality, sessionOf,
                  checkOf](DocumentPage* page) {
                     properties->setSession(sessionOf(page));
                     catalogue->setSession(sessionOf(page));
                     causality->setSource(sessionOf(page), checkOf(page));
                 }},
            {.id = "plots",
             .title = tr("Plots"),
             .entry = tr("Go to plots"),
             .shortcut = "Ctrl+Shift+1",
             .widget = plots,
             .take =
                 [plots = plots, noPlots = noPlots_](DocumentPage* page) {
                     plots->setCurrentWidget(page ? static_cast<QWidget*>(&page->plots()) : noPlots);
                 }},
            {.id = "problems",
             .title = tr("Problems"),
             .entry = tr("Go to problems"),
             .shortcut = "Ctrl+Shift+2",
             .widget = problems},
            {.id = "runs",
             .title = tr("Runs"),
             .entry = tr("Go to runs"),
             .shortcut = "Ctrl+Shift+3",
             .widget = runs,
             .take =
                 [runs = runs](DocumentPage* page) {
                     runs->setHistory(page ? &page->history() : nullptr, page ? &page->measures() : nullptr);
                 }},
            {.id = "measures",
             .title = tr("Measures"),
             .entry = tr("Go to measures"),
             .shortcut = "Ctrl+Shift+6",
             .widget = measures,
             .take = [measures =
                          measures](DocumentPage* page) { measures->setMeasures(page ? &page->measures() : nullptr); }},
            {.id = "structure",
             .title = tr("Structure"),
             .entry = tr("Go to structure"),
             .shortcut = "Ctrl+Shift+4",
             .widget = structure,
             .row = &structure->controls(),
             .take =
                 [structure = structure, sessionOf, checkOf](DocumentPage* page) {
                     structure->setSource(sessionOf(page), checkOf(page), page ? &page->moment() : nullptr);
                 },
             .setInFront = [structure = structure](bool isInFront) { structure->setInFront(isInFront); }},
            {.id = "frequency",
             .title = tr("Frequency"),
             .entry = tr("Go to frequency"),
             .shortcut = "Ctrl+Shift+5",
             .widget = frequency,
             .tool = &frequency->viewTabs(),
             .take =
                 [frequency = frequency, sessionOf, checkOf](DocumentPage* page) {
                     frequency->setSource(sessionOf(page), checkOf(page), page ? &page->motion() : nullptr);
                 },
             .setInFront = [frequency = frequency](bool isInFront) { frequency->setInFront(isInFront); }},
            {.id = "why",
             .title = tr("Why"),
             .entry = tr("Go to why"),
             .shortcut = "Ctrl+Shift+7",
             .widget = why,
             .take = [why = why](DocumentPage* page) { why->setPage(page); },
             .setInFront = [why = why](bool isInFront) { why->setInFront(isInFront); }},
            {.id = "lists",
             .title = tr("Lists"),
             .entry = tr("Go to lists"),
             .shortcut = "Ctrl+Shift+8",
             .widget = lists,
             .tool = &lists->controls(),
             .take = [lists = lists, sessionOf](DocumentPage* page) { lists->setSession(sessionOf(page)); },
             .setInFront = [lists = lists](bool isInFront) { lists->setInFront(isInFront); }},
            {.id = "motion",
             .title = tr("Motion"),
             .entry = tr("Go to motion"),
             .shortcut = "Ctrl+Shift+9",
             .widget = motion,
             .tool = &motion->controls(),
             .take = [motion = motion, sessionOf](
                         DocumentPage* page) { motion->setSource(sessionOf(page), page ? &page->moment() : nullptr); },
             .setInFront = [motion = motion](bool isInFront) { motion->setInFront(isInFront); }},
            {.id = "studies",
             .title = tr("Studies"),
             .entry = tr("Go to studies"),
             .shortcut = "Ctrl+Shift+0",
             .widget = studies,
             .tool = &studies->controls(),
             .take =
                 [studies = studies, sessionOf, checkOf](DocumentPage* page) {
                     studies->setSource(sessionOf(page), checkOf(page), page ? &page->measures() : nullptr);
                 },
             .setInFront = [studies = studies](bool isInFront) { studies->setInFront(isInFront); }},
            {.id = "fit",
             .title = tr("Fit"),
             .entry = tr("Go to fit"),
             .shortcut = "Ctrl+Alt+F",
             .widget = fit,
             .tool = &fit->controls(),
             .take = [fit = fit, sourceOf](DocumentPage* page) { fit->setSource(sourceOf(page)); },
             .setInFront = [fit = fit](bool isInFront) { fit->setInFront(isInFront); }},
            {.id = "optimise",
             .title = tr("Optimise"),
             .entry = tr("Go to optimise"),
             .shortcut = "Ctrl+Alt+O",
             .widget = optimise,
             .tool = &optimise->controls(),
             .take =
                 [optimise = optimise, sessionOf, checkOf](DocumentPage* page) {
                     optimise->setSource(sessionOf(page), checkOf(page), page ? &page->measures() : nullptr);
                 },
             .setInFront = [optimise = optimise](bool isInFront) { optimise->setInFront(isInFront); }},
            {.id = "tune",
             .title = tr("Tune"),
             .entry = tr("Go to tune"),
             .shortcut = "Ctrl+Alt+U",
             .isBeside = true,
             .widget = tune,
             .take = [tune = tune](DocumentPage* page) { tune->setPage(page); },
             .setInFront = [tune = tune](bool isInFront) { tune->setInFront(isInFront); }}};
}

}  // namespace bramah::app
