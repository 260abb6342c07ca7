// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/sheet_pages.h"

#include "app/drawing/company_data.h"
#include "app/widgets/page_bar.h"
#include "editor/commands/page_commands.h"
#include "editor/render/paper_pages.h"
#include "editor/session/document_session.h"
#include "editor/view/sheet_view.h"

#include "model/text/dotted_name.h"

#include <QMenu>

namespace bramah::app {

SheetPages::SheetPages(editor::SheetView& sheet, PageBar& bar) : QObject(&bar), sheet_(sheet), bar_(bar)
{
    editor::DocumentSession& session = sheet.session();
    connect(&session.sheet(), &editor::Sheet::diagramSettled, this, &SheetPages::update);
    connect(&sheet, &editor::SheetView::pageInViewChanged, this, &SheetPages::update);
    connect(&bar, &PageBar::pageChosen, &sheet, &editor::SheetView::fitPage);
    connect(&bar, &PageBar::pageRenamed, this, [this, &session](int page, const QString& name) {
        std::vector<editor::PageFields> fields(static_cast<std::size_t>(page) + 1);
        fields.back().insert(QStringLiteral("subtitle"), name);
        editor::setPageFields(session, {}, fields);
        update();
    });
    connect(&bar, &PageBar::pageMoved, this, [this, &session](int from, int to) {
        if (editor::movePage(session, from, to))
            sheet_.fitPage(to);
        update();
    });
    connect(&bar, &PageBar::removalWanted, this, [&session](int page) { editor::removePage(session, page, false); });
    connect(&bar, &PageBar::additionWanted, this, [this, &session] {
        const auto& pages = session.sheet().diagram().pages();
        if (!pages.empty() && editor::addPage(session, pages.back().className,
                                              fieldsOfNewDrawing(model::lastName(session.sheet().className()))))
            sheet_.fitPage(static_cast<int>(session.sheet().diagram().pages().size()) - 1);
    });
    connect(&bar, &PageBar::menuOpened, this, &SheetPages::fillMenu);
    update();
}

void SheetPages::update()
{
    const model::Diagram& diagram = sheet_.session().sheet().diagram();
    QStringList titles, names;
    for (const model::DiagramComponent& page : diagram.pages())
        names.append(page.resolved(QStringLiteral("%subtitle")));
    if (!names.isEmpty())
        for (const editor::PaperPage& page : editor::paperPagesOf(diagram))
            titles.append(page.title);
    bar_.setPages(names, sheet_.pageInView(), titles);
    bar_.setVisible(!titles.isEmpty());
}

void SheetPages::fillMenu(QMenu& menu, int page)
{
    editor::DocumentSession& session = sheet_.session();
    menu.addAction(tr("Remove the page and what lies on it"), this,
                   [&session, page] { editor::removePage(session, page, true); });
    menu.addSeparator();
    menu.addAction(tr("&Duplicate"), this, [this, &session, page] {
        if (editor::duplicatePage(session, page))
            sheet_.fitPage(static_cast<int>(session.sheet().diagram().pages().size()) - 1);
    });
    menu.addAction(tr("Move what is &selected to this page"), this,
                   [&session, page] { editor::moveSelectionToPage(session, page); })
        ->setEnabled(!session.selection().components.isEmpty());
}

}  // namespace bramah::app
