// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/edit_menu.h"

#include "app/codes/edit_codes.h"
#include "app/components/manage_classes.h"
#include "app/components/new_component.h"
#include "app/components/try_bench.h"
#include "app/documents/value_files.h"
#include "app/hierarchy/open_class.h"
#include "app/hierarchy/wrap_components.h"
#include "app/views/class_bar.h"
#include "app/views/class_views.h"
#include "app/window/add_picture.h"
#include "app/window/compose_valve.h"
#include "app/window/replace_components.h"
#include "app/window/window_docks.h"
#include "editor/palette/palette_panel.h"
#include "editor/properties/property_panel.h"
#include "editor/session/legible_edit.h"
#include "editor/view/sheet_actions.h"
#include "editor/view/sheet_view.h"
#include "model/planning/designations.h"

#include <QAction>
#include <QMenu>

namespace bramah::app {

using editor::SheetAction;

EditMenu::EditMenu(ActionRegistry& actions, DocumentsController& documents, const Parts& parts, QWidget& window)
    : MenuPart(actions, documents, &window), parts_(parts)
{
    registerSheet();
    registerValves();
    registerComponents(window);
    registerOwnClasses(window);
    registerSelectionAsClass();
    registerLock();
    registerPicture(window);
}

void EditMenu::registerSheet()
{
    struct Entry {
        const char* name;
        SheetAction action;
        const char* icon = "";
    };
    constexpr Entry kEntries[] = {
        {"edit.undo", SheetAction::Undo, "edit-undo"},
        {"edit.redo", SheetAction::Redo, "edit-redo"},
        {"edit.cut", SheetAction::Cut},
        {"edit.copy", SheetAction::Copy},
        {"edit.paste", SheetAction::Paste},
        {"edit.duplicate", SheetAction::Duplicate},
        {"edit.delete", SheetAction::Delete, "trash"},
        {"edit.selectAll", SheetAction::SelectAll},
        {"edit.rotateLeft", SheetAction::RotateLeft, "rotate-back"},
        {"edit.rotateRight", SheetAction::RotateRight, "rotate"},
        {"edit.mirrorHorizontally", SheetAction::MirrorHorizontally, "mirror-horizontal"},
        {"edit.mirrorVertically", SheetAction::MirrorVertically, "mirror-vertical"},
        {"edit.routeAgain", SheetAction::RouteAgain},
        {"edit.tidy", SheetAction::Tidy},
        {"edit.alignLeft", SheetAction::AlignLeft},
        {"edit.alignCentre", SheetAction::AlignCentre},
        {"edit.alignRight", SheetAction::AlignRight},
        {"edit.alignTop", SheetAction::AlignTop},
        {"edit.alignMiddle", SheetAction::AlignMiddle},
        {"edit.alignBottom", SheetAction::AlignBottom},
        {"edit.distributeHorizontally", SheetAction::DistributeHorizontally},
        {"edit.distributeVertically", SheetAction::DistributeVertically},
        {"edit.spread", SheetAction::Spread},
        {"edit.addText", SheetAction::AddText},
        {"edit.addLeader", SheetAction::AddLeader},
        {"edit.addFrame", SheetAction::AddFrame},
        {"edit.addTable", SheetAction::AddTable},
    };
    for (const Entry& entry : kEntries)
        actions().adopt(id(entry.name), parts_.sheet.action(entry.action), id(entry.icon));
}

editor::PropertyPanel& EditMenu::propertiesInFront()
{
    parts_.docks.bringForward("properties");
    return parts_.properties;
}

void EditMenu::registerValves()
{
    actions().add({id("edit.find"), tr("&Find on the sheet…"), id("search"), {keys("Ctrl+F")}, {}},
                  onPage([](DocumentPage& page) {
                      page.views().show(ClassViewKind::Circuit);
                      page.sheet().startFinding();
                  }));
    actions().add({id("edit.add"), tr("Add a s&ymbol"), id("add"), {keys("A")}, tr("Search the library")}, [this] {
        parts_.docks.bringForward("library");
        parts_.palette.startSearch();
    });
    actions().add({id("edit.newValve"),
                   tr("New directional &valve…"),
                   id("valve"),
                   {keys("V")},
                   tr("Compose a valve of ports, positions, paths, actuators and springs")},
                  [this] {
                      if (!page())
                          documents().newDocument();
                      composeValve(*page(), parts_.workspace, parts_.theme.theme());
                  });
    actions().add({id("edit.changeValve"),
                   tr("Change the &valve's symbol…"),
                   id("valve"),
                   {},
                   tr("Positions, paths, actuators and springs of the selected valve")},
                  onPage([this](DocumentPage& page) { changeValve(page, parts_.workspace, parts_.theme.theme()); }));
}

void EditMenu::registerComponents(QWidget& window)
{
    actions().add({id("edit.properties"), tr("Edit &properties"), id("properties"), {keys("E"), keys("F4")}, {}},
                  [this] { propertiesInFront().startEditing(); });
    actions().add({id("edit.codes"),
                   tr("Codes…"),
                   {},
                   {keys("Ctrl+Alt+N")},
                   tr("Standard of the codes, modules, what circuits do, technical data at the symbols")},
                  onPage([](DocumentPage& page) { editCodes(page); }));
    actions().add({id("edit.designate"), tr("Number the new components"), {}, {}, {}}, onPage([](DocumentPage& page) {
                      editor::DocumentSession& session = page.session();
                      editor::applyLegibly(session, tr("Number the components"),
                                           model::planDesignations(session.sheet().diagram()));
                  }));
    actions().add({id("edit.replace"),
                   tr("Repla&ce by…"),
                   {},
                   {keys("Ctrl+Shift+R")},
                   tr("Take another class for the selected components; lines and common values stay")},
                  onPage([this](DocumentPage& page) { replaceComponents(page, parts_.theme, actions().icons()); }));
    actions().add({id("edit.saveValues"),
                   tr("Save values in a table…"),
                   {},
                   {},
                   tr("Values of the selected component, or of the sheet, as a row of a table (CSV)")},
                  onPage([&window](DocumentPage& page) { saveValues(page, window); }));
    actions().add({id("edit.takeValues"),
                   tr("Take values from a table…"),
                   {},
                   {},
                   tr("Values for the selected components, or for the sheet, from a row of a table (CSV)")},
                  onPage([&window](DocumentPage& page) { takeValues(page, window); }));
    actions().add({id("edit.rename"), tr("Re&name"), id("rename"), {keys("F2")}, {}},
                  [this] { propertiesInFront().startRename(); });
}

void EditMenu::registerOwnClasses(QWidget& window)
{
    actions().add({id("edit.openClass"), tr("&Open in place"), {}, {keys("Ctrl+Return")}, {}},
                  onPage([this](DocumentPage& page) { openClassOfSelection(page, documents(), parts_.own); }));
    actions().add({id("edit.ownClass"),
                   tr("Give it a class of its own"),
                   {},
                   {},
                   tr("Copy the class of the selected component for this one alone")},
                  onPage([](DocumentPage& page) { makeClassOfItsOwn(page); }));
    actions().add({id("edit.newComponent"),
                   tr("New &component…"),
                   id("add"),
                   {keys("Ctrl+Shift+M")},
                   tr("A class of your own, in this file or in My components")},
                  [this, &window] { newComponent(page(), documents(), parts_.own, &window); });
    actions().add({id("edit.tryComponent"),
                   tr("&Try the component"),
                   {},
                   {keys("Ctrl+Shift+T")},
                   tr("Make a test bench of the class shown: a source, a tank, a ground at each of its ports")},
                  onPage([](DocumentPage& page) { tryComponent(page); }));
    actions().add({id("edit.leaveClass"), tr("Back to the enclosing component"), {}, {keys("Alt+Up")}, {}},
                  onPage([](DocumentPage& page) { page.views().bar().leave(); }));
}

void EditMenu::registerSelectionAsClass()
{
    actions().add({id("edit.wrap"),
                   tr("Make a component of the selection…"),
                   {},
                   {keys("Ctrl+G")},
                   tr("Put the selected components into a class of their own; cut lines become its ports")},
                  onPage([this](DocumentPage& page) { wrapComponents(page, parts_.classes, parts_.own); }));
    actions().add({id("edit.unwrap"),
                   tr("Dissolve the component"),
                   {},
                   {keys("Ctrl+Shift+G")},
                   tr("Replace the selected component by its parts")},
                  onPage([](DocumentPage& page) { unwrapComponent(page); }));
}

void EditMenu::registerLock()
{
    QAction* lock = actions().addToggle(
        {id("edit.lock"),
         tr("&Lock the drawing"),
         {},
         {},
         tr("Symbols and lines stay where they are; values can be set")},
        false, switchOnPage([](DocumentPage& page, bool isOn) { page.session().setDrawingLocked(isOn); }));
    connect(&documents(), &DocumentsController::currentPageChanged, lock,
            [this, lock] { lock->setChecked(page() && page()->session().isDrawingLocked()); });
}

void EditMenu::registerPicture(QWidget& window)
{
    actions().add({id("edit.addPicture"),
                   tr("&Picture…"),
                   {},
                   {keys("Shift+P")},
                   tr("A picture from a file, kept in the text of the model; one can also be pasted or dropped")},
                  onPage([&window](DocumentPage& page) { addPicture(page, window); }));
}

void EditMenu::addMenus(QMenuBar& bar)
{
    QMenu* edit = addMenu(bar, tr("&Edit"),
                          {"edit.undo", "edit.redo", "-", "edit.cut", "edit.copy", "edit.paste", "edit.duplicate",
                           "edit.delete", "edit.selectAll", "edit.find", "-", "edit.add", "edit.properties",
                           "edit.replace", "edit.rename", "-", "edit.lock"});
    insertMenu(*edit, tr("Tu&rn and align"), "edit.lock",
               {"edit.rotateLeft", "edit.rotateRight", "edit.mirrorHorizontally", "edit.mirrorVertically", "-",
                "edit.alignLeft", "edit.alignCentre", "edit.alignRight", "edit.alignTop", "edit.alignMiddle",
                "edit.alignBottom", "-", "edit.distributeHorizontally", "edit.distributeVertically", "edit.spread", "-",
                "edit.routeAgain", "edit.tidy"});
    insertMenu(*edit, tr("C&omponents and classes"), "edit.lock",
               {"edit.openClass", "edit.leaveClass", "-", "edit.wrap", "edit.unwrap", "edit.ownClass", "-",
                "edit.newComponent", "edit.tryComponent", "-", "edit.newValve", "edit.changeValve"});
    insertMenu(*edit, tr("Val&ues"), "edit.lock", {"edit.saveValues", "edit.takeValues"});
}

}  // namespace bramah::app
