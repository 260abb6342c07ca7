// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/analysis/singular_report.h"

#include "solver/compile/analysis/written_equations.h"

#include <QStringList>

#include <algorithm>

namespace bramah::solver {

namespace {

constexpr qsizetype kMostNamed = 5;

QString listed(QStringList items)
{
    items.removeDuplicates();
    const qsizetype more = items.size() - kMostNamed;
    if (more > 0)
        items = items.mid(0, kMostNamed) << QStringLiteral("and %1 more").arg(more);
    return items.join(QStringLiteral(", "));
}

/// Components as a list in words; those of the model itself have no name.
class Places
{
public:
    explicit Places(const Compilation& c) : c_(c) {}
    void add(const Origin& origin)
    {
        const std::string& path = c_.model.component(origin.component).path;
        if (!path.empty())
            components_ << QStringLiteral("`%1`").arg(QString::fromStdString(path));
    }
    [[nodiscard]] QString text() const
    {
        return components_.isEmpty() ? QStringLiteral("the model") : listed(components_);
    }

private:
    const Compilation& c_;
    QStringList components_;
};

QString nameOf(const Compilation& c, VariableId variable)
{
    return QStringLiteral("`%1`").arg(QString::fromStdString(c.model.variable(variable).path));
}

}  // namespace

void reportSingular(Compilation& c, std::span<const ContinuousEquation> equations, std::span<const VariableId> unknowns,
                    const Incidence& incidence, const Matching& matching)
{
    WrittenEquations written(c);
    const std::vector<SingularSubset> subsets = singularSubsets(incidence, matching);
    const bool isAnyOpen = std::ranges::any_of(subsets, [](const auto& s) { return !s.isOverdetermined; });
    for (const SingularSubset& subset : subsets) {
        // An equation that becomes `0 = 0` where an unknown is left over is not one too many.
        if (isAnyOpen && subset.columns.empty() &&
            std::ranges::all_of(subset.rows, [&](std::uint32_t r) { return equations[r].left == equations[r].right; }))
            continue;
        QStringList texts, names;
        Places places(c);
        std::vector<const ContinuousEquation*> rows;
        for (std::uint32_t r : subset.rows) {
            rows.push_back(&equations[r]);
            places.add(equations[r].origin);
        }
        std::vector<VariableId> variables;
        for (std::uint32_t v : subset.columns) {
            variables.push_back(unknowns[v]);
            if (subset.rows.empty())
                places.add(c.model.variable(unknowns[v]).origin);
        }
        if (subset.isOverdetermined) {
            const WrittenEquations::Sources sources = written.sourcesOf(rows);
            for (std::size_t equation : sources.equations)
                texts << written.name(equation);
            // Variables as written: a representative need not occur in any of these equations.
            std::vector<VariableId> named;
            for (VariableId variable : variables) {
                const std::vector<VariableId> own = written.variablesOf(variable, sources);
                named.insert(named.end(), own.begin(), own.end());
                if (own.empty())
                    named.push_back(variable);
            }
            variables = std::move(named);
            for (VariableId variable : sources.variables)
                if (std::ranges::find(variables, variable) == variables.end())
                    variables.push_back(variable);
        } else {
            for (const ContinuousEquation* row : rows)
                texts << written.name(*row);
        }
        for (VariableId variable : variables)
            names << nameOf(c, variable);
        const Origin origin = subset.rows.empty() ? c.model.variable(unknowns[subset.columns.front()]).origin
                                                  : equations[subset.rows.front()].origin;
        if (subset.isOverdetermined)
            c.report(model::DiagnosticKind::OverdeterminedEquations,
                     {places.text(), QString::number(texts.size()), QString::number(names.size()), listed(texts),
                      names.isEmpty() ? QStringLiteral("no unknown") : listed(names)},
                     origin);
        else
            c.report(model::DiagnosticKind::UnderdeterminedVariables,
                     {places.text(), QString::number(names.size()), QString::number(texts.size()), listed(names),
                      texts.isEmpty() ? QStringLiteral("no equation") : listed(texts)},
                     origin);
    }
}

void reportDependent(Compilation& c, std::span<const ContinuousEquation> equations, const Block& block,
                     bool isContradiction)
{
    const WrittenEquations written(c);
    Places places(c);
    QStringList texts, names;
    for (const std::uint32_t e : block.equations) {
        texts << written.name(equations[e]);
        places.add(equations[e].origin);
    }
    const QString all = texts.size() > 1 ? listed(texts) : texts.first() + QStringLiteral(" and those it follows from");
    for (const VariableId tear : block.tears)
        names << nameOf(c, tear);
    for (const VariableId unknown : block.unknowns)
        names << nameOf(c, unknown);
    c.report(isContradiction ? model::DiagnosticKind::ContradictingEquations : model::DiagnosticKind::RepeatedEquations,
             {places.text(), all, listed(names)}, equations[block.equations[0]].origin);
}

}  // namespace bramah::solver
