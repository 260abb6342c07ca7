// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/restore_values.h"

#include "app/translate.h"

namespace bramah::app {

QStringList restoreValues(editor::DocumentSession& session, const RunRecord& run)
{
    const ModelText now = ModelText::shownBy(session);
    model::DiagramChanges changes;
    QStringList paths;
    for (const std::string& changed : now.changedSince(run.model).value_or(std::vector<std::string>())) {
        const QString path = QString::fromStdString(changed);
        const model::ComponentId component{path.section(QLatin1Char('.'), 0, 0)};
        const QString parameter = path.section(QLatin1Char('.'), 1);
        if (parameter.isEmpty() || !session.diagram().symbol(component))
            continue;
        const auto value = model::writtenValue(run.model.version(), changed);
        std::optional<QString> text;
        if (value)
            text = QString::fromStdString(std::string(run.model.tree->text().view(value->span)));
        changes.push_back(model::SetModifier{component, parameter, text});
        paths.append(path);
    }
    return session.apply(tr("Values of an earlier run"), changes) ? paths : QStringList();
}

}  // namespace bramah::app
