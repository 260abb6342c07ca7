// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/restore_values.h"

#include "app/translate.h"
#include "model/instance/instance.h"
#include "model/text/dotted_name.h"

#include <QLocale>

namespace bramah::app {

namespace {

/// \a value as a literal of the type of the parameter at \a path.
QString literalOf(const editor::DocumentSession& session, const QString& path, double value)
{
    const model::Instance* parameter =
        session.sheet().root() ? session.sheet().root()->descendant(path.toStdString()) : nullptr;
    if (parameter && parameter->builtin() == model::BuiltinType::Boolean)
        return value > 0.5 ? QStringLiteral("true") : QStringLiteral("false");
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

}  // namespace

QStringList setValuesAsIn(editor::DocumentSession& session, const ModelText& then, const ParameterTexts& others,
                          const QString& name)
{
    session.show({session.sheet().place().root, {}});
    const ModelText now = ModelText::runBy(session);
    ParameterTexts values;
    for (const std::string& changed : now.changedSince(then).value_or(std::vector<std::string>())) {
        std::optional<QString> text;
        if (const auto value = model::writtenValue(then.version(), changed))
            text = QString::fromStdString(std::string(then.tree->text().view(value->span)));
        values.insert(QString::fromStdString(changed), text);
    }
    values.insert(others);
    model::DiagramChanges changes;
    QStringList paths;
    for (auto value = values.cbegin(); value != values.cend(); ++value) {
        const model::ComponentId component{model::firstName(value.key())};
        const QString parameter = model::behindFirst(value.key());
        const auto written = model::writtenValue(now.version(), value.key().toStdString());
        const QString text =
            written ? QString::fromStdString(std::string(now.tree->text().view(written->span))) : QString();
        if (text == value->value_or(QString()))
            continue;
        if (parameter.isEmpty())
            changes.push_back(model::SetParameterValue{value.key(), value->value_or(QString())});
        else if (session.sheet().diagram().symbol(component))
            changes.push_back(model::SetModifier{component, parameter, *value});
        else
            continue;
        paths.append(value.key());
    }
    return session.apply(name, changes) ? paths : QStringList();
}

QStringList restoreValues(editor::DocumentSession& session, const RunRecord& run)
{
    // Components operated by hand during the run get their last values.
    ParameterTexts byHand;
    for (auto set = run.byHand.cbegin(); set != run.byHand.cend(); ++set)
        byHand.insert(set.key(), literalOf(session, set.key(), set.value()));
    return setValuesAsIn(session, run.model.read(), byHand, tr("Values of an earlier run"));
}

}  // namespace bramah::app
