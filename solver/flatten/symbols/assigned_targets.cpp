// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/symbols/assigned_targets.h"

namespace bramah::solver {

namespace syntax = model::syntax;
using syntax::StatementKind;

namespace {

void visitTargets(syntax::List<const syntax::Statement*> statements, bool isInWhen, const TargetVisit& visit)
{
    for (const syntax::Statement* statement : statements) {
        if (statement->kind == StatementKind::Assign) {
            if (const auto* reference = statement->target->to<syntax::ComponentReference>())
                visit(*reference, isInWhen);
            if (const auto* tuple = statement->target->to<syntax::TupleExpression>())
                for (const syntax::Expression* element : tuple->elements)
                    if (const auto* reference = element ? element->to<syntax::ComponentReference>() : nullptr)
                        visit(*reference, isInWhen);
        }
        for (const syntax::StatementBranch& branch : statement->branches)
            visitTargets(branch.statements, isInWhen || statement->kind == StatementKind::When, visit);
        visitTargets(statement->body, isInWhen, visit);
    }
}

}  // namespace

void forEachTarget(syntax::List<const syntax::Statement*> statements, const TargetVisit& visit)
{
    visitTargets(statements, false, visit);
}

std::unordered_set<std::string> assignedNames(syntax::List<const syntax::Statement*> statements)
{
    std::unordered_set<std::string> names;
    forEachTarget(statements, [&names](const syntax::ComponentReference& reference, bool) {
        names.emplace(reference.parts.front().name.text);
    });
    return names;
}

}  // namespace bramah::solver
