// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/split_choice.h"

#include "app/translate.h"
#include "model/document/document.h"
#include "model/edit/class_in_text.h"
#include "model/edit/component_edits.h"
#include "model/instance/instance.h"
#include "model/syntax/annotation_values.h"
#include "model/text/dotted_name.h"
#include "solver/inspection/system_structure.h"

#include <QMenu>

namespace bramah::app {

QStringList splittable(const solver::CompiledSystem& system, const QStringList& paths)
{
    QStringList found;
    for (const QString& path : paths) {
        const solver::VariableId id = system.model.findVariable(path.toStdString());
        if (id == solver::kNoVariable || !system.structure)
            continue;
        const std::int32_t block = system.structure->variable(id).block;
        const bool isInLoop = block >= 0 && system.structure->blocks[static_cast<std::size_t>(block)].solvedAs !=
                                                solver::SolvedAs::Assignment;
        if (isInLoop || system.model.variable(id).isIterated)
            found << path;
    }
    return found;
}

bool isSplit(const solver::CompiledSystem& system, const QString& path)
{
    const solver::VariableId id = system.model.findVariable(path.toStdString());
    return id != solver::kNoVariable && system.model.variable(id).isIterated;
}

bool setSplit(editor::DocumentSession& session, const QString& path, bool isWanted)
{
    const QString root = session.sheet().place().root;
    const auto& tree = session.file().document().tree();
    const auto* definition = model::findClass(tree, root);
    const QString first = model::firstName(path), behind = model::behindFirst(path);
    const model::Instance* owner =
        session.sheet().root() ? session.sheet().root()->child(first.toStdString()) : nullptr;
    if (!definition || !owner || !owner->component())
        return false;
    const QString name = isWanted ? tr("Split at %1").arg(path) : tr("Do not split at %1").arg(path);
    if (behind.isEmpty())
        return session.file().applyEdits(name, model::setIterated(tree, *definition, first, isWanted));
    QStringList names = model::syntax::vendorStrings(owner->component()->comment.annotation, "iterate");
    if (isWanted != names.contains(behind)) {
        if (isWanted)
            names << behind;
        else
            names.removeAll(behind);
        return session.file().applyEdits(name, model::setIterated(tree, *definition, first, names));
    }
    return false;
}

void addSplits(QMenu& menu, editor::DocumentSession& session, const solver::CompiledSystem& system,
               const QStringList& paths, const std::function<void(const QString& path)>& refused)
{
    const QStringList found = splittable(system, paths);
    for (const QString& path : found) {
        const bool isOn = isSplit(system, path);
        QString text = isOn ? tr("Do not split here") : tr("Split here");
        if (found.size() > 1)
            text = tr("%1: %2").arg(text, path);
        QAction* action = menu.addAction(text, &session, [&session, path, isOn, refused] {
            if (!setSplit(session, path, !isOn))
                refused(path);
        });
        action->setData(path);
        action->setEnabled(session.isEditable());
    }
}

}  // namespace bramah::app
