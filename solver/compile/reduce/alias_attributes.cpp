// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/reduce/alias_attributes.h"

#include "solver/compile/reduce/chosen_starts.h"
#include "solver/compile/reduce/written_starts.h"
#include "solver/expressions/numeric_value.h"
#include "solver/flat_model/expression_text.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

namespace {

class AttributeMerge
{
public:
    explicit AttributeMerge(Compilation& compilation)
        : c_(compilation), graph_(compilation.model.graph), numeric_(graph_, [this](const ExpressionNode& n) {
              return n.operation == Operation::Variable ? c_.parameterValues[index(n.variable)] : 0.0;
          })
    {
        fixedBy_.resize(c_.model.variables.size(), kNoVariable);
    }

    void merge(VariableId eliminated)
    {
        const AliasTarget target = c_.aliases[index(eliminated)];
        if (target.representative == kNoVariable)
            return;
        const FlatVariable& from = c_.model.variable(eliminated);
        FlatVariable& to = c_.model.variables[index(target.representative)];
        mergeStart(eliminated, target);
        if (to.nominal == kNoExpr)
            to.nominal = from.nominal;
        to.isIterated = to.isIterated || from.isIterated;
        const ExprId low = target.sign > 0 ? from.min : negated(from.max);
        const ExprId high = target.sign > 0 ? from.max : negated(from.min);
        to.min = tighter(to.min, low, Operation::Max);
        to.max = tighter(to.max, high, Operation::Min);
        const bool isWished = std::max(from.stateSelect, to.stateSelect) >= StateSelect::Prefer;
        to.stateSelect =
            isWished ? std::max(from.stateSelect, to.stateSelect) : std::min(from.stateSelect, to.stateSelect);
        c_.noteFormulas(target.representative);
    }

private:
    void mergeStart(VariableId eliminated, const AliasTarget& target)
    {
        const FlatVariable& from = c_.model.variable(eliminated);
        FlatVariable& to = c_.model.variables[index(target.representative)];
        const ExprId start = from.start == kNoExpr ? graph_.constant(0) : signedExpression(from.start, target.sign);
        VariableId& fixedBy = fixedBy_[index(target.representative)];
        if (from.isFixed && to.isFixed) {
            const ExprId own = to.start == kNoExpr ? graph_.constant(0) : to.start;
            if (own == start)
                return;
            c_.usedValues.insert(c_.usedValues.end(), {own, start});
            if (!differ(numeric_(own), numeric_(start)))
                return;
            const VariableId other = fixedBy == kNoVariable ? target.representative : fixedBy;
            const bool isFromChosen = chosen_.isChosen(eliminated), isOtherChosen = chosen_.isChosen(other);
            if (isFromChosen && isOtherChosen) {
                reportConflict(eliminated, other, from, target);
                return;
            }
            reportNotUsed(isFromChosen ? other : eliminated);
            if (isFromChosen) {
                to.start = start;
                fixedBy = eliminated;
            }
        } else if (from.isFixed || (!to.isFixed && from.hasStart &&
                                    chosen_.confidence(eliminated) < chosen_.confidence(target.representative))) {
            to.start = start;
            to.hasStart = true;
            to.writtenAt = from.writtenAt;
            to.isFixed = from.isFixed;
            if (from.isFixed)
                fixedBy = eliminated;
        }
    }

    void reportNotUsed(VariableId id)
    {
        const FlatVariable& v = c_.model.variable(id);
        const ExprId start = writtenStart(c_.model, v);
        const QString value =
            start == kNoExpr ? QStringLiteral("0") : QString::fromStdString(expressionText(c_.model, start));
        c_.report(model::DiagnosticKind::StartNotUsed, {QString::fromStdString(v.path) + QStringLiteral(" = ") + value},
                  v.origin);
    }

    void reportConflict(VariableId eliminated, VariableId other, const FlatVariable& from, const AliasTarget& target)
    {
        const FlatVariable& second = c_.model.variable(other);
        const int sign = other == target.representative ? 1 : c_.aliases[index(other)].sign;
        const auto text = [&](double value) { return QString::number(value, 'g', 12); };
        const auto valueOf = [&](const FlatVariable& v) { return v.start == kNoExpr ? 0.0 : numeric_(v.start); };
        const QString relation = target.sign * sign > 0 ? QStringLiteral("=") : QStringLiteral("= -");
        c_.report(model::DiagnosticKind::FixedStartsDiffer,
                  {QString::fromStdString(second.path), text(valueOf(second)), QString::fromStdString(from.path),
                   text(valueOf(from)), relation},
                  from.origin);
    }

    [[nodiscard]] static bool differ(double a, double b)
    {
        return !(std::fabs(a - b) <= 1e-9 * std::max(std::fabs(a), std::fabs(b)));
    }
    [[nodiscard]] ExprId signedExpression(ExprId id, int sign)
    {
        return sign < 0 ? graph_.unary(Operation::Negate, id) : id;
    }
    [[nodiscard]] ExprId negated(ExprId id) { return id == kNoExpr ? id : graph_.unary(Operation::Negate, id); }
    [[nodiscard]] ExprId tighter(ExprId a, ExprId b, Operation operation)
    {
        if (a == kNoExpr || b == kNoExpr)
            return a == kNoExpr ? b : a;
        return a == b ? a : graph_.binary(operation, a, b);
    }

    Compilation& c_;
    ExpressionGraph& graph_;
    NumericValue numeric_;
    ChosenStarts chosen_{c_.model};
    std::vector<VariableId> fixedBy_;
};

}  // namespace

void mergeAliasAttributes(Compilation& compilation, std::span<const VariableId> eliminated)
{
    AttributeMerge merge(compilation);
    for (VariableId id : eliminated)
        merge.merge(id);
}

}  // namespace bramah::solver
