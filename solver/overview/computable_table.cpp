// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/overview/structure_table.h"

#include "model/text/dotted_name.h"
#include "solver/flat_model/expression_text.h"
#include "solver/inspection/computability.h"
#include "solver/translate.h"

#include <algorithm>

namespace bramah::solver {
namespace {

constexpr std::size_t kMostNamed = 12;

class ComputableRows
{
public:
    ComputableRows(const CompiledSystem& system, StructureTable& table) : system_(system), table_(table) {}

    void add(const ComputabilityAnswer& answer)
    {
        const QString name = pathOf(answer.wanted);
        switch (answer.kind) {
        case Computable::Given: addHeading(name, tr("known"), whyGiven(answer.wanted)); break;
        case Computable::Computed:
            addHeading(name, tr("can be computed"), tr("by %1 equations").arg(answer.way.size()));
            for (const ComputabilityAnswer::Step& step : answer.way)
                addEquation(QStringLiteral("  %1. %2").arg(step.number + 1).arg(pathOf(step.variable)), step.equation);
            break;
        case Computable::Open:
            addHeading(name, tr("cannot be computed"),
                       answer.lacking.empty() ? tr("no equation is left for it")
                                              : tr("there are only %1 equations for %2 unknowns: %3")
                                                    .arg(answer.lacking.size())
                                                    .arg(answer.unknowns.size())
                                                    .arg(namesOf(answer.unknowns)));
            for (const std::uint32_t equation : answer.lacking)
                addEquation(QString(), equation);
            table_.rows.push_back({{QString(), tr("would do"),
                                    answer.wouldDo.empty() ? tr("no single variable: more than one has to be known")
                                                           : tr("any one of %1").arg(namesOf(answer.wouldDo)),
                                    QString()},
                                   {}});
            break;
        }
    }

    void addContradiction(const Computability& made)
    {
        addHeading(namesOf(made.bound), tr("too much is known"), tr("these equations bind it; leave one out"));
        for (const std::uint32_t equation : made.contradiction)
            addEquation(QString(), equation);
    }

    void addMoving(const std::vector<VariableId>& positions)
    {
        addHeading(namesOf(positions), tr("moves at constant speed"), tr("what is known does not let it rest"));
    }

private:
    [[nodiscard]] QString pathOf(VariableId id) const
    {
        return QString::fromStdString(system_.model.variable(id).path);
    }
    [[nodiscard]] QString namesOf(const std::vector<VariableId>& variables) const
    {
        QStringList names;
        for (std::size_t i = 0; i < std::min(variables.size(), kMostNamed); ++i)
            names << pathOf(variables[i]);
        if (variables.size() > kMostNamed)
            names << tr("%1 more").arg(variables.size() - kMostNamed);
        return names.join(QStringLiteral(", "));
    }
    [[nodiscard]] QString whyGiven(VariableId id) const
    {
        switch (system_.structure->variable(id).use) {
        case VariableUse::Known: return tr("a parameter or an input");
        case VariableUse::Constant: return tr("the equations leave it one value only");
        case VariableUse::State: return tr("integrated from its start");
        case VariableUse::Discrete: return tr("changes at events only");
        case VariableUse::Delayed: return tr("an earlier value of another variable");
        case VariableUse::Computed:
        case VariableUse::Iterated: break;
        }
        return tr("taken as known");
    }
    [[nodiscard]] QString componentOf(const Origin& origin) const
    {
        return QString::fromStdString(system_.model.component(origin.component).path);
    }

    void addHeading(const QString& name, const QString& answer, const QString& reason)
    {
        table_.rows.push_back({{name, answer, reason, QString()}, model::firstName(name), true});
    }
    void addEquation(const QString& name, std::uint32_t number)
    {
        const StructureEquation& equation = system_.structure->equations[number];
        const QString component = componentOf(equation.origin);
        table_.rows.push_back(
            {{name, QString(), QString::fromStdString(equationText(system_.model, equation.left, equation.right, 120)),
              component},
             component});
    }

    const CompiledSystem& system_;
    StructureTable& table_;
};

}  // namespace

StructureTable computableTable(const CompiledSystem& system, const ComputableQuestion& question,
                               QStringList& unknownNames)
{
    StructureTable table{
        {tr("Wanted"), tr("Answer"), tr("How"), tr("Component")},
        {},
        {QStringLiteral("wanted"), QStringLiteral("answer"), QStringLiteral("how"), QStringLiteral("component")}};
    const auto idsOf = [&](const QStringList& paths) {
        std::vector<VariableId> ids;
        for (const QString& path : paths)
            if (const VariableId id = system.model.findVariable(path.toStdString()); id != kNoVariable)
                ids.push_back(id);
            else
                unknownNames << path;
        return ids;
    };
    const Computability made =
        computability(*system.structure, {idsOf(question.known), idsOf(question.open), idsOf(question.wanted)});
    ComputableRows rows(system, table);
    if (!made.contradiction.empty())
        rows.addContradiction(made);
    if (!made.moving.empty())
        rows.addMoving(made.moving);
    for (const ComputabilityAnswer& answer : made.answers)
        rows.add(answer);
    return table;
}

}  // namespace bramah::solver
