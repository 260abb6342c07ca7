// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/probe_menu.h"

#include "app/documents/document_page.h"
#include "editor/units/shown_unit.h"
#include "model/instance/instance.h"

#include <QAction>
#include <QCursor>
#include <QLocale>
#include <QMenu>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr int kLimit = 24;

/// The value now, for the menu's text: "relief.q    24.0 l/min".
QString entryText(const RunRecord* run, const QString& variable)
{
    const int column = run ? run->results.find(variable) : -1;
    if (column < 0 || run->results.isEmpty())
        return variable;
    const solver::ResultColumn& one = run->results.columns()[static_cast<std::size_t>(column)];
    const editor::ShownUnit unit = editor::shownUnit(one.unit, one.displayUnit);
    const double value = unit.fromSi(run->results.value(column, run->results.rowCount() - 1));
    return QStringLiteral("%1\t%2 %3")
        .arg(variable, editor::numberText(value, QLocale()), editor::printedUnit(unit.name));
}

void collect(const model::Instance& instance, const QString& prefix, int depth, QStringList& paths)
{
    for (const auto& child : instance.children()) {
        const auto& prefixes = child->prefixes();
        if (child->isProtected() || prefixes.isParameter || prefixes.isConstant || child->isArray())
            continue;
        const QString path = prefix + QLatin1Char('.') + QString::fromStdString(child->name());
        const bool isNumber = child->builtin() == model::BuiltinType::Real ||
                              child->builtin() == model::BuiltinType::Integer ||
                              child->builtin() == model::BuiltinType::Boolean;
        if (isNumber)
            paths.append(path);
        else if (depth > 0 && child->builtin() == model::BuiltinType::None)
            collect(*child, path, depth - 1, paths);
    }
}

}  // namespace

ProbeMenu::ProbeMenu(QWidget& window) : QObject(&window), window_(window) {}

QStringList ProbeMenu::variablesOf(DocumentPage& page, const QString& component)
{
    QStringList paths;
    const QString prefix = component + QLatin1Char('.');
    if (const RunRecord* run = page.history().latest()) {
        for (const solver::ResultColumn& column : run->results.columns())
            if (column.path.startsWith(prefix))
                paths.append(column.path);
    }
    if (paths.isEmpty() && page.session().instance())
        if (const model::Instance* instance = page.session().instance()->descendant(component.toStdString()))
            collect(*instance, component, 1, paths);
    // Plain names of the component itself before those of its ports.
    std::stable_sort(paths.begin(), paths.end(), [](const QString& a, const QString& b) {
        return a.count(QLatin1Char('.')) < b.count(QLatin1Char('.'));
    });
    return paths;
}

void ProbeMenu::fill(QMenu& menu, DocumentPage& page, const QStringList& variables)
{
    const RunRecord* run = page.history().latest();
    for (const QString& variable : variables.mid(0, kLimit)) {
        QAction* action = menu.addAction(entryText(run, variable));
        connect(action, &QAction::triggered, this, [this, &page, variable] {
            page.plots().area().plotVariable(variable);
            Q_EMIT plotted();
        });
    }
}

void ProbeMenu::offer(DocumentPage& page, const QString& title, const QStringList& variables)
{
    if (variables.isEmpty())
        return;
    auto* menu = new QMenu(&window_);
    menu->setObjectName(QStringLiteral("probeMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSection(title);
    fill(*menu, page, variables);
    menu->popup(QCursor::pos());
}

void ProbeMenu::addTo(QMenu& menu, DocumentPage& page, const QString& component)
{
    const QStringList variables = variablesOf(page, component);
    if (!variables.isEmpty())
        fill(*menu.addMenu(tr("Plot")), page, variables);
}

}  // namespace bramah::app
