// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/drawing_menu.h"

#include "app/catalogue/choose_part.h"
#include "app/components/my_components.h"
#include "app/components/new_component.h"
#include "app/drawing/company_data.h"
#include "app/drawing/drawing_data_dialog.h"
#include "app/drawing/release_dialog.h"
#include "app/hierarchy/open_class.h"
#include "app/views/class_views.h"
#include "editor/commands/page_commands.h"
#include "editor/session/workspace.h"
#include "editor/view/sheet_actions.h"
#include "editor/view/sheet_view.h"
#include "model/text/dotted_name.h"

#include <QAction>
#include <QMenu>
#include <QSignalBlocker>

#include <tuple>
#include <utility>

namespace bramah::app {

using editor::SheetAction;

namespace {

/// The number of the page in view, where one can be changed.
int pageInView(DocumentPage& page)
{
    page.views().show(ClassViewKind::Circuit);
    return page.sheet().pageInView();
}

void showLastPage(DocumentPage& page)
{
    page.sheet().fitPage(static_cast<int>(page.session().sheet().diagram().pages().size()) - 1);
}

}  // namespace

template <typename Dialog>
void DrawingMenu::askAboutPages()
{
    if (!page())
        return;
    editor::DocumentSession& session = page()->session();
    if (session.sheet().diagram().pages().empty())
        page()->messages().show(model::Severity::Note, tr("The drawing has no page yet, so no title block either."),
                                {{tr("Add a page"), [this] { actions().action(id("drawing.addPage"))->trigger(); }}});
    else
        Dialog(session, &window_).exec();
}

DrawingMenu::DrawingMenu(ActionRegistry& actions, DocumentsController& documents, const Parts& parts, QWidget& window)
    : MenuPart(actions, documents, &window), parts_(parts), window_(window)
{
    addLists();
    actions.add({id("drawing.ownFrame"),
                 tr("Change the &frame and title block…"),
                 {},
                 {},
                 tr("As classes of your own, which further drawings can have too")},
                [this] { changeFrame(); });
    actions.add({id("drawing.addPage"),
                 tr("&Add a page"),
                 id("add"),
                 {keys("Ctrl+Alt+P")},
                 tr("Frame and title block: around the drawing if it is the first page, else like the page before")},
                onPage([this](DocumentPage& page) {
                    const auto& pages = page.session().sheet().diagram().pages();
                    add(pages.empty() ? editor::fittingPageClass(page.session()) : pages.back().className);
                }));
    actions.add({id("drawing.duplicatePage"), tr("&Duplicate the page"), {}, {}, tr("With what lies on it")},
                onPage([](DocumentPage& page) {
                    if (editor::duplicatePage(page.session(), pageInView(page)))
                        showLastPage(page);
                }));
    actions.add({id("drawing.pageLeft"), tr("Move the page to the lef&t"), {}, {keys("Ctrl+Shift+PgUp")}, {}},
                onPage([](DocumentPage& page) {
                    const int at = pageInView(page);
                    if (editor::movePage(page.session(), at, at - 1))
                        page.sheet().fitPage(at - 1);
                }));
    actions.add({id("drawing.pageRight"), tr("Move the page to the rig&ht"), {}, {keys("Ctrl+Shift+PgDown")}, {}},
                onPage([](DocumentPage& page) {
                    const int at = pageInView(page);
                    if (editor::movePage(page.session(), at, at + 1))
                        page.sheet().fitPage(at + 1);
                }));
    actions.add({id("drawing.removePage"), tr("Re&move the page"), {}, {}, tr("What lies on it stays")},
                onPage([](DocumentPage& page) { editor::removePage(page.session(), pageInView(page), false); }));
    actions.add({id("drawing.selectionToPage"),
                 tr("Move the selection to the ne&xt page"),
                 {},
                 {},
                 tr("To the same place there; codes stay, and lines that lead back get marks")},
                onPage([](DocumentPage& page) {
                    const int next = page.sheet().pageInView() + 1;
                    if (editor::moveSelectionToPage(page.session(), next))
                        page.sheet().fitPage(next);
                }));
    actions.add({id("drawing.data"),
                 tr("D&rawing data…"),
                 id("properties"),
                 {keys("Ctrl+Shift+D")},
                 tr("Title, number, owner, people and logo of all title blocks")},
                [this] { askAboutPages<DrawingDataDialog>(); });
    actions.add({id("drawing.release"),
                 tr("Re&lease…"),
                 {},
                 {},
                 tr("Revision, date and approval; what has changed since the release before")},
                [this] { askAboutPages<ReleaseDialog>(); });
    actions.addToggle({id("drawing.printAll"),
                       tr("Print loads and signals too"),
                       {},
                       {},
                       tr("Pages show on paper also masses, forces, signal blocks and the oil")},
                      false,
                      switchOnPage([](DocumentPage& page, bool isOn) { editor::setPrintsAll(page.session(), isOn); }));
    for (const auto& [name, action, icon] : {std::tuple("drawing.nextPage", SheetAction::NextPage, ""),
                                             std::tuple("drawing.previousPage", SheetAction::PreviousPage, ""),
                                             std::tuple("drawing.otherEnd", SheetAction::OtherEnd, "")})
        actions.adopt(id(name), parts_.sheet.action(action), id(icon));
    registerCatalogues();
}

void DrawingMenu::registerCatalogues()
{
    actions().add({id("drawing.catalogue"),
                   tr("From a catalo&gue…"),
                   {},
                   {keys("Ctrl+Alt+K")},
                   tr("A part that can be ordered, for the selected components or as a new one: its values, maker and "
                      "type code")},
                  onPage([this](DocumentPage& page) {
                      page.views().show(ClassViewKind::Circuit);
                      choosePart(page, parts_.catalogues);
                  }));
    actions().add({id("drawing.addCatalogue"),
                   tr("Add a catalog&ue…"),
                   {},
                   {},
                   tr("Take a table of parts (CSV) into your own catalogues")},
                  [this] { askForCatalogue(parts_.catalogues, parts_.messages, window_); });
}

void DrawingMenu::add(const QString& className)
{
    if (!page())
        return;
    editor::DocumentSession& session = page()->session();
    if (editor::addPage(session, className, fieldsOfNewDrawing(model::lastName(session.sheet().className()))))
        showLastPage(*page());
    else
        page()->messages().show(model::Severity::Error,
                                session.isDrawingEditable()
                                    ? tr("There is no class for pages: is the library Bramah there?")
                                    : tr("This drawing cannot be changed: %1").arg(session.readOnlyReason()));
}

void DrawingMenu::addLists()
{
    const std::tuple<const char*, const char*, QString> lists[] = {
        {"drawing.partsList", "Bramah.Drawing.Lists.PartsList", tr("&Parts list")},
        {"drawing.settingsList", "Bramah.Drawing.Lists.SettingsList", tr("&Settings")},
        {"drawing.linesList", "Bramah.Drawing.Lists.LinesList", tr("&Lines and hoses")},
        {"drawing.coilsList", "Bramah.Drawing.Lists.CoilsList", tr("&Coils")},
        {"drawing.stepsList", "Bramah.Drawing.Lists.StepsList", tr("S&teps")}};
    for (const auto& [name, className, title] : lists)
        actions().add({id(name), title, {}, {}, tr("Put this list on the sheet; it stays true after each change")},
                      [this, className = QString::fromLatin1(className)] { Q_EMIT placingWanted(className); });
}

void DrawingMenu::changeFrame()
{
    if (!page())
        return;
    const auto& pages = page()->session().sheet().diagram().pages();
    const int at = pages.empty() ? -1 : pageInView(*page());
    if (at < 0) {
        page()->messages().show(model::Severity::Note, tr("The drawing has no page yet, so no frame either."),
                                {{tr("Add a page"), [this] { actions().action(id("drawing.addPage"))->trigger(); }}});
        return;
    }
    const QString className = pages[static_cast<std::size_t>(at)].className;
    if (className.startsWith(QLatin1String("Bramah."))) {
        copyPageToMyComponents(className, *page(), documents(), parts_.own);
        return;
    }
    openClass(className, page(), documents(), parts_.own);
    if (page())
        page()->views().show(ClassViewKind::Symbol);
}

void DrawingMenu::fillPages(QMenu& menu)
{
    menu.clear();
    QStringList packages{QLatin1String(MyComponents::kPackage)};
    if (page())
        for (const QString& name : page()->session().file().classNames())
            packages.append(name);
    bool isSeparated = false;
    for (const QString& className : editor::pageClasses(parts_.workspace, packages)) {
        const auto* node = parts_.workspace.library().find(className.toStdString());
        const bool isOfBramah = className.startsWith(QLatin1String("Bramah."));
        if (!isOfBramah && !std::exchange(isSeparated, true))
            menu.addSeparator();
        const QString description = node->shownDescription();
        menu.addAction(description.isEmpty() ? model::lastName(className) : description, this,
                       [this, className] { add(className); });
    }
}

void DrawingMenu::enablePages(bool isEnabled)
{
    for (const char* name : {"drawing.duplicatePage", "drawing.pageLeft", "drawing.pageRight", "drawing.removePage",
                             "drawing.selectionToPage"})
        actions().action(id(name))->setEnabled(isEnabled);
}

void DrawingMenu::addMenus(QMenuBar& bar)
{
    QMenu* drawing = addMenu(bar, tr("&Drawing"),
                             {"drawing.addPage",
                              "drawing.data",
                              "drawing.release",
                              "-",
                              "drawing.nextPage",
                              "drawing.previousPage",
                              "drawing.otherEnd",
                              "-",
                              "drawing.duplicatePage",
                              "drawing.pageLeft",
                              "drawing.pageRight",
                              "drawing.removePage",
                              "drawing.selectionToPage",
                              "drawing.ownFrame",
                              "-",
                              "edit.designate",
                              "edit.codes",
                              "-",
                              "drawing.catalogue",
                              "drawing.addCatalogue",
                              "-",
                              "drawing.printAll"});
    connect(drawing, &QMenu::aboutToShow, this, [this] {
        QAction* all = actions().action(id("drawing.printAll"));
        const QSignalBlocker blocker(all);
        all->setChecked(page() && page()->session().sheet().diagram().printsAll());
        enablePages(page() && !page()->session().sheet().diagram().pages().empty());
    });
    // Their keys stay open: the first page may come by other ways than this menu.
    connect(drawing, &QMenu::aboutToHide, this, [this] { enablePages(true); });
    insertMenu(*drawing, tr("N&ote"), "edit.designate",
               {"edit.addText", "edit.addLeader", "edit.addFrame", "edit.addTable", "edit.addPicture"});
    insertMenu(
        *drawing, tr("L&ist"), "edit.designate",
        {"drawing.partsList", "drawing.settingsList", "drawing.linesList", "drawing.coilsList", "drawing.stepsList"});
    QMenu* kinds = insertMenu(*drawing, tr("Add a page of &size"), "drawing.data", {});
    connect(kinds, &QMenu::aboutToShow, this, [this, kinds] { fillPages(*kinds); });
}

}  // namespace bramah::app
