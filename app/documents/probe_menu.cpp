// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/probe_menu.h"

#include "app/documents/document_page.h"
#include "app/documents/probe_button.h"
#include "app/documents/probe_choices.h"
#include "app/widgets/tick_menu.h"
#include "editor/units/shown_unit.h"
#include "editor/view/sheet_view.h"

#include <QAction>
#include <QLocale>
#include <QMenu>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr qsizetype kMostVariables = 24;
constexpr std::size_t kMostGroups = 16;

/// What stands right of a name: the value now, "24.0 l/min", or before a run only the unit.
QString valueText(DocumentPage& page, const QString& path)
{
    const solver::ResultColumn* variable = page.plots().plottable().find(path);
    if (!variable)
        return {};
    const editor::ShownUnit unit = editor::shownUnit(variable->unit, variable->displayUnit);
    const QString unitName = editor::printedUnit(unit.name);
    const RunRecord* run = page.history().latest();
    const int column = run ? run->results.find(path) : -1;
    if (column < 0 || run->results.isEmpty())
        return unitName;
    const double value = unit.fromSi(run->results.value(column, run->results.rowCount() - 1));
    return QStringLiteral("%1 %2").arg(editor::numberText(value, QLocale()), unitName).trimmed();
}

bool isOnPlot(DocumentPage& page, const QString& path)
{
    const PlotView* plot = page.plots().area().current();
    return plot && std::any_of(plot->definition().curves.begin(), plot->definition().curves.end(),
                               [&](const CurveDefinition& curve) { return curve.variable == path; });
}

}  // namespace

ProbeMenu::ProbeMenu(QWidget& window, const editor::IconSet& icons) : QObject(&window), window_(window), icons_(icons)
{
}

ProbeMenu::~ProbeMenu() = default;

void ProbeMenu::addVariable(QMenu& menu, DocumentPage& page, const QString& path, const QString& name)
{
    const QString value = valueText(page, path);
    QAction* action = menu.addAction(value.isEmpty() ? name : name + QLatin1Char('\t') + value);
    action->setData(path);
    action->setCheckable(true);
    action->setChecked(isOnPlot(page, path));
    const solver::ResultColumn* variable = page.plots().plottable().find(path);
    action->setToolTip(variable && !variable->description.isEmpty() ? path + QLatin1Char('\n') + variable->description
                                                                    : path);
    connect(action, &QAction::triggered, this, [this, page = QPointer(&page), path](bool isOn) {
        if (!page)
            return;
        PlotArea& area = page->plots().area();
        if (isOn)
            area.plotVariable(path);
        else if (area.current())
            area.current()->removeVariable(path);
        Q_EMIT plotted();
    });
}

void ProbeMenu::fill(QMenu& menu, DocumentPage& page, const editor::Probe& probe, const ProbeChoices& choices)
{
    menu.setToolTipsVisible(true);
    const auto nameOf = [](const QString& path) { return path.section(QLatin1Char('.'), -1); };
    for (const QString& path : choices.own.mid(0, kMostVariables))
        addVariable(menu, page, path, nameOf(path));
    if (!choices.own.isEmpty() && !choices.groups.empty())
        menu.addSeparator();
    for (std::size_t k = 0; k < std::min(choices.groups.size(), kMostGroups); ++k) {
        const ProbeChoices::Group& group = choices.groups[k];
        auto* sub = new TickMenu(group.name, &menu);
        menu.addMenu(sub);
        sub->setToolTipsVisible(true);
        const qsizetype start = probe.owner.size() + group.name.size() + 2;
        for (const QString& path : group.variables.mid(0, kMostVariables))
            addVariable(*sub, page, path, path.mid(start));
    }
    const bool isCut = choices.own.size() > kMostVariables || choices.groups.size() > kMostGroups ||
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
    const auto probe = editor::probeOf(page.session().diagram(), page.session().selection());
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
    const auto probe = editor::probeOf(page.session().diagram(), page.session().selection());
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
