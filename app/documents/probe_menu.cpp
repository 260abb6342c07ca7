// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/probe_menu.h"

#include "app/documents/document_page.h"
#include "app/documents/probe_button.h"
#include "app/documents/probe_choices.h"
#include "app/widgets/tick_menu.h"
#include "editor/theme/plain_text.h"
#include "editor/view/sheet_view.h"
#include "solver/results/column_units.h"

#include <QAction>
#include <QMenu>

#include <algorithm>
#include <ranges>

namespace bramah::app {

namespace {

constexpr std::size_t kMostVariables = 24;
constexpr std::size_t kMostGroups = 16;

/// The text to the right of a name: its present value, "24.0 l/min"; before a run only its unit.
QString valueNow(DocumentPage& page, const ProbeChoice& choice)
{
    const solver::ResultColumn* variable = page.plots().plottable().find(choice.path);
    if (!variable)
        return {};
    const RunRecord* run = page.history().latest();
    const int column = run ? run->results.find(choice.path) : -1;
    if (column < 0 || run->results.isEmpty())
        return printedUnit(*variable, shownUnit(*variable, choice.unit).name);
    return valueText(run->results.columns()[static_cast<std::size_t>(column)],
                     run->results.value(column, run->results.rowCount() - 1), choice.unit);
}

bool isOnPlot(DocumentPage& page, const ProbeChoice& choice)
{
    const PlotView* plot = page.plots().area().current();
    const solver::ResultColumn* variable = page.plots().plottable().find(choice.path);
    return plot && variable && std::ranges::any_of(plot->definition().curves, [&](const CurveDefinition& curve) {
               return curve.variable == choice.path &&
                      shownUnit(*variable, curve.unit).name == shownUnit(*variable, choice.unit).name;
           });
}

}  // namespace

ProbeMenu::ProbeMenu(QWidget& window, const editor::IconSet& icons) : QObject(&window), window_(window), icons_(icons)
{
}

ProbeMenu::~ProbeMenu() = default;

void ProbeMenu::addVariable(QMenu& menu, DocumentPage& page, const ProbeChoice& choice)
{
    const QString value = valueNow(page, choice);
    QAction* action = menu.addAction(value.isEmpty() ? choice.text : choice.text + QLatin1Char('\t') + value);
    action->setData(choice.path);
    action->setCheckable(true);
    action->setChecked(isOnPlot(page, choice));
    const solver::ResultColumn* variable = page.plots().plottable().find(choice.path);
    const bool isDescribed = variable && !variable->description.isEmpty();
    action->setToolTip(
        editor::plainToolTip(isDescribed ? choice.path + QLatin1Char('\n') + variable->description : choice.path));
    connect(action, &QAction::triggered, this, [this, page = QPointer(&page), choice](bool isOn) {
        if (!page)
            return;
        PlotArea& area = page->plots().area();
        if (isOn)
            area.plotCurve({choice.path, choice.unit});
        else if (area.current())
            area.current()->removeVariable(choice.path);
        Q_EMIT plotted();
    });
}

void ProbeMenu::fill(QMenu& menu, DocumentPage& page, const editor::Probe& probe, const ProbeChoices& choices)
{
    menu.setToolTipsVisible(true);
    for (const ProbeChoice& choice : choices.own | std::views::take(kMostVariables))
        addVariable(menu, page, choice);
    if (!choices.own.empty() && (!choices.groups.empty() || !choices.further.empty()))
        menu.addSeparator();
    if (!choices.further.empty()) {
        auto* all = new TickMenu(tr("All of %1").arg(probe.owner), &menu);
        menu.addMenu(all);
        all->setToolTipsVisible(true);
        for (const ProbeChoice& choice : choices.further | std::views::take(kMostVariables))
            addVariable(*all, page, choice);
    }
    for (std::size_t k = 0; k < std::min(choices.groups.size(), kMostGroups); ++k) {
        const ProbeChoices::Group& group = choices.groups[k];
        auto* sub = new TickMenu(group.name, &menu);
        menu.addMenu(sub);
        sub->setToolTipsVisible(true);
        for (const ProbeChoice& choice : group.variables | std::views::take(kMostVariables))
            addVariable(*sub, page, choice);
    }
    const bool isCut = choices.further.size() > kMostVariables || choices.groups.size() > kMostGroups ||
                       std::any_of(choices.groups.begin(), choices.groups.end(),
                                   [](const auto& group) { return group.variables.size() > kMostVariables; });
    if (isCut) {
        menu.addSeparator();
        menu.addAction(tr("All variables of %1…").arg(probe.owner), this,
                       [this, owner = probe.owner] { Q_EMIT listWanted(owner); });
    }
}

void ProbeMenu::offer(DocumentPage& page, const editor::Probe& probe)
{
    delete button_;
    page.updateVariables();
    if (choicesFor(probe, page.plots().plottable()).isEmpty())
        return;
    button_ = new ProbeButton(page.sheet(), probe, icons_);
    connect(button_, &ProbeButton::clicked, this, [this, page = QPointer(&page), probe] {
        if (!page || !button_)
            return;
        const QMenu& menu = popUp(*page, probe, button_->mapToGlobal(QPoint(0, button_->height() + 2)));
        connect(&menu, &QMenu::aboutToHide, button_, &QObject::deleteLater);
    });
}

void ProbeMenu::popUpForSelection(DocumentPage& page)
{
    page.updateVariables();
    const editor::SheetView& sheet = page.sheet();
    const auto probe =
        editor::probeOf(page.session().sheet().diagram(), page.session().selection(), page.session().sheet().place());
    if (!probe || choicesFor(*probe, page.plots().plottable()).isEmpty()) {
        page.messages().show(model::Severity::Note, tr("Select one component or line to plot a variable of it."));
        return;
    }
    const QPoint place = sheet.fromSheet({probe->bounds.right(), probe->bounds.top()});
    popUp(page, *probe, sheet.viewport()->mapToGlobal(place));
}

QMenu& ProbeMenu::popUp(DocumentPage& page, const editor::Probe& probe, QPoint globalPosition)
{
    auto* menu = new TickMenu(&window_);
    menu->setObjectName(QStringLiteral("probeMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* heading = menu->addAction(tr("Plot %1").arg(probe.name));
    heading->setEnabled(false);
    fill(*menu, page, probe, choicesFor(probe, page.plots().plottable()));
    menu->popup(globalPosition);
    return *menu;
}

void ProbeMenu::addTo(QMenu& menu, DocumentPage& page)
{
    page.updateVariables();
    const auto probe =
        editor::probeOf(page.session().sheet().diagram(), page.session().selection(), page.session().sheet().place());
    if (!probe)
        return;
    const ProbeChoices choices = choicesFor(*probe, page.plots().plottable());
    if (choices.isEmpty())
        return;
    auto* sub = new TickMenu(tr("Plot"), &menu);
    sub->setIcon(icons_.icon(QStringLiteral("plot-add")));
    menu.addMenu(sub);
    fill(*sub, page, *probe, choices);
}

}  // namespace bramah::app
