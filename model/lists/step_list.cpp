// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lists/step_list.h"

#include "model/instance/shown_texts.h"
#include "model/sequences/chart.h"
#include "model/translate.h"

#include <QSet>

#include <algorithm>
#include <iterator>
#include <set>

namespace bramah::model {
namespace {

/// The texts that the symbol of \a component shows, as `D hold 2 s` of a delayed action.
QString textsShownBy(const DiagramComponent& component)
{
    QStringList texts;
    for (const Graphic& graphic : component.icon->graphics)
        if (const auto* text = std::get_if<TextGraphic>(&graphic); text && text->visible.value)
            texts.append(component.resolved(text->textString.value).trimmed());
    texts.removeAll(QString());
    return texts.join(QLatin1Char(' ')).replace(QChar::Nbsp, QLatin1Char(' '));
}

/// What the Boolean output of a step leads to, by the lines of the sheet.
class Switching
{
public:
    explicit Switching(const Diagram& sheet) : sheet_(sheet) {}

    /// What \a component switches, as `Y1`, and through which actions.
    QStringList from(const DiagramComponent& component)
    {
        passed_.clear();
        found_.clear();
        follow(component);
        found_.removeDuplicates();
        return found_;
    }

private:
    void follow(const DiagramComponent& component)
    {
        if (passed_.contains(component.id))
            return;
        passed_.insert(component.id);
        for (const DiagramPort& port : component.ports) {
            if (port.lineStyle != LineStyle::BooleanSignal || port.causality != Causality::Output)
                continue;
            const int net = sheet_.netOf(PortRef{component.id, port.name});
            if (net < 0)
                continue;
            for (const PortRef& end : sheet_.nets()[static_cast<std::size_t>(net)].ports)
                arriveAt(end, component);
        }
    }

    void arriveAt(const PortRef& end, const DiagramComponent& from)
    {
        const DiagramComponent* reached = sheet_.component(end.component);
        const DiagramPort* port = sheet_.port(end);
        if (!reached || reached == &from || !port || port->causality != Causality::Input)
            return;
        if (const qsizetype coil = reached->coilPorts.indexOf(port->name); coil >= 0) {
            const QString name = reached->notes.coils.value(coil);
            const QString code = reached->notes.code.isEmpty() ? reached->id.name : reached->notes.code;
            found_.append(name.isEmpty() ? code + QLatin1Char(' ') + port->name : name);
        } else if (isPassedOn(*reached)) {
            if (!reached->className.endsWith(QLatin1String(".Or")))
                found_.append(textsShownBy(*reached));
            follow(*reached);
        } else {
            found_.append(reached->id.name + QLatin1Char('.') + port->name);
        }
    }

    /// Does it hand a Boolean on, as an action and the blocks of logic do?
    static bool isPassedOn(const DiagramComponent& component)
    {
        return !component.isCoded() && std::ranges::any_of(component.ports, [](const DiagramPort& port) {
            return port.lineStyle == LineStyle::BooleanSignal && port.causality == Causality::Output;
        });
    }

    const Diagram& sheet_;
    QSet<ComponentId> passed_;
    QStringList found_;
};

/// The rows of a chart.
class StepRows
{
public:
    StepRows(const Instance& shown, const Diagram& sheet)
        : shown_(shown), chart_(sheet), switching_(sheet), below_(chart_.parts().size())
    {
        for (std::size_t part = 0; part < chart_.parts().size(); ++part)
            for (const ChartPart::Lead& lead : chart_.parts()[part].above)
                below_[static_cast<std::size_t>(lead.part)].push_back(part);
    }

    /// In the order of the sequence, from the topmost step on.
    std::vector<DrawingListRow> rows()
    {
        std::vector<std::size_t> steps;
        for (std::size_t part = 0; part < chart_.parts().size(); ++part)
            if (chart_.parts()[part].kind == ChartPart::Kind::Step)
                steps.push_back(part);
        std::ranges::stable_sort(steps, {}, [&](std::size_t step) {
            const QPointF place = symbol(step).bounds.center();
            return std::pair(-place.y(), place.x());
        });
        for (const std::size_t step : steps)
            walkFrom(step);
        return std::move(rows_);
    }

private:
    [[nodiscard]] const DiagramComponent& symbol(std::size_t part) const { return *chart_.parts()[part].component; }

    void walkFrom(std::size_t first)
    {
        std::vector<std::size_t> next{first};
        while (!next.empty()) {
            const std::size_t step = next.back();
            next.pop_back();
            if (listed_.contains(step))
                continue;
            listed_.insert(step);
            addRows(step);
            std::vector<std::size_t> behind;
            for (const std::size_t transition : below(step, ChartPart::Kind::Transition))
                std::ranges::copy(below(transition, ChartPart::Kind::Step), std::back_inserter(behind));
            next.insert(next.end(), behind.rbegin(), behind.rend());
        }
    }

    void addRows(std::size_t step)
    {
        const DiagramComponent& component = symbol(step);
        const Instance* instance = shown_.child(component.id.name.toStdString());
        DrawingListRow row;
        row.cells = {component.id.name, instance ? shownDescription(*instance) : QString(),
                     switching_.from(component).join(QLatin1String(", ")), QString(), QString()};
        row.components = {component.id.name};
        const std::size_t before = rows_.size();
        for (const std::size_t transition : below(step, ChartPart::Kind::Transition)) {
            if (rows_.size() > before)
                row.cells[1] = row.cells[2] = QString();
            row.cells[3] = conditionOf(transition, step);
            row.cells[4] = stepsBelow(transition).join(QLatin1String(", "));
            rows_.push_back(row);
        }
        if (rows_.size() == before)
            rows_.push_back(row);
    }

    /// The parts of this \a kind below \a part, through bars.
    [[nodiscard]] std::vector<std::size_t> below(std::size_t part, ChartPart::Kind kind) const
    {
        std::vector<std::size_t> found;
        for (const std::size_t next : below_[part])
            if (chart_.parts()[next].kind == kind)
                found.push_back(next);
            else
                for (const std::size_t behind : below_[next])
                    if (chart_.parts()[behind].kind == kind)
                        found.push_back(behind);
        return found;
    }
    [[nodiscard]] QStringList stepsBelow(std::size_t transition) const
    {
        QStringList names;
        for (const std::size_t step : below(transition, ChartPart::Kind::Step))
            names.append(symbol(step).id.name);
        return names;
    }

    /// The condition at the transition, and the other steps that it waits for.
    [[nodiscard]] QString conditionOf(std::size_t transition, std::size_t step) const
    {
        QStringList others;
        const auto waitFor = [&](std::size_t part) {
            if (part != step && chart_.parts()[part].kind == ChartPart::Kind::Step)
                others.append(symbol(part).id.name);
        };
        for (const ChartPart::Lead& lead : chart_.parts()[transition].above) {
            const ChartPart& part = chart_.parts()[static_cast<std::size_t>(lead.part)];
            // The steps above a bar that begins alternatives or ends parallel sequences count as if right above.
            if (part.kind == ChartPart::Kind::BelowStep)
                for (const ChartPart::Lead& end : part.above)
                    waitFor(static_cast<std::size_t>(end.part));
            else
                waitFor(static_cast<std::size_t>(lead.part));
        }
        QString condition = textsShownBy(symbol(transition));
        if (condition == QLatin1String("true"))  // none, as the steps alone decide
            condition.clear();
        if (others.isEmpty())
            return condition;
        const QString together = tr("together with %1").arg(others.join(QLatin1String(", ")));
        return condition.isEmpty() ? together : condition + QLatin1String("; ") + together;
    }

    const Instance& shown_;
    Chart chart_;
    Switching switching_;
    std::vector<std::vector<std::size_t>> below_;  ///< of each part, in the order of the sheet
    std::set<std::size_t> listed_;
    std::vector<DrawingListRow> rows_;
};

}  // namespace

DrawingListTable stepsTable(const Instance& shown, const Diagram& sheet)
{
    return {{tr("Step"), tr("What it is"), tr("Switches"), tr("Leads on when"), tr("To")},
            StepRows(shown, sheet).rows()};
}

}  // namespace bramah::model
