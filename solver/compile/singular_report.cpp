// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/singular_report.h"

#include "solver/flat/expression_text.h"

#include <QStringList>

#include <algorithm>

namespace bramah::solver {

namespace {

constexpr qsizetype kMostNamed = 4;
constexpr std::size_t kEquationLength = 100;  // characters; a longer one is cut

QString listed(QStringList items)
{
    items.removeDuplicates();
    const qsizetype more = items.size() - kMostNamed;
    if (more > 0)
        items = items.mid(0, kMostNamed) << QStringLiteral("and %1 more").arg(more);
    return items.join(QStringLiteral(", "));
}

}  // namespace

void reportSingular(Compilation& c, std::span<const ContinuousEquation> equations, std::span<const VariableId> unknowns,
                    const Incidence& incidence, const Matching& matching)
{
    const std::vector<SingularSubset> subsets = singularSubsets(incidence, matching);
    const bool isAnyOpen = std::ranges::any_of(subsets, [](const auto& s) { return !s.isOverdetermined; });
    for (const SingularSubset& subset : subsets) {
        // `0 = 0` is what is left where something else is open: nobody is to remove it.
        if (isAnyOpen && subset.columns.empty() &&
            std::ranges::all_of(subset.rows, [&](std::uint32_t r) { return equations[r].left == equations[r].right; }))
            continue;
        QStringList texts, names, components;
        const auto nameComponent = [&](const Origin& origin) {
            const std::string& path = c.model.component(origin.component).path;
            if (!path.empty())
                components << QStringLiteral("`%1`").arg(QString::fromStdString(path));
        };
        for (std::uint32_t r : subset.rows) {
            const ContinuousEquation& e = equations[r];
            texts << QStringLiteral("`%1`").arg(
                QString::fromStdString(equationText(c.model, e.left, e.right, kEquationLength)));
            nameComponent(e.origin);
        }
        for (std::uint32_t v : subset.columns) {
            names << QStringLiteral("`%1`").arg(QString::fromStdString(c.model.variable(unknowns[v]).path));
            if (subset.rows.empty())
                nameComponent(c.model.variable(unknowns[v]).origin);
        }
        const Origin origin = subset.rows.empty() ? c.model.variable(unknowns[subset.columns.front()]).origin
                                                  : equations[subset.rows.front()].origin;
        const QString where = components.isEmpty() ? QStringLiteral("the model") : listed(components);
        if (subset.isOverdetermined)
            c.report(model::DiagnosticKind::OverdeterminedEquations,
                     {where, QString::number(subset.rows.size()), QString::number(subset.columns.size()), listed(texts),
                      names.isEmpty() ? QStringLiteral("no unknown") : listed(names)},
                     origin);
        else
            c.report(model::DiagnosticKind::UnderdeterminedVariables,
                     {where, QString::number(subset.columns.size()), QString::number(subset.rows.size()), listed(names),
                      texts.isEmpty() ? QStringLiteral("no equation") : listed(texts)},
                     origin);
    }
}

}  // namespace bramah::solver
