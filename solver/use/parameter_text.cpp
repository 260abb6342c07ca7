// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/use/parameter_text.h"

#include "model/text/dotted_name.h"
#include "solver/evaluate/system_evaluator.h"
#include "solver/translate.h"
#include "solver/use/model.h"
#include "solver/use/parameter_settings.h"

namespace bramah::solver {

ParameterText::ParameterText(Model& model, QString text, QString option)
    : model_(model), text_(std::move(text)), option_(std::move(option))
{
    const qsizetype equals = model::findUnquoted(text_, u'='), spread = model::findUnquoted(text_, u'~');
    isSpread_ = spread > 0 && (equals < 0 || spread < equals);
    const qsizetype sign = isSpread_ ? spread : equals;
    if (sign <= 0)
        return;
    path_ = text_.first(sign).trimmed();
    rest_ = text_.mid(sign + 1).trimmed();
}

QString ParameterText::shown() const
{
    return option_.isEmpty() ? text_ : option_ + QLatin1Char(' ') + text_;
}

tl::expected<std::vector<double>, QString> ParameterText::valuesOf(const QStringList& texts)
{
    QStringList settings;
    for (const QString& text : texts)
        settings << path_ + QLatin1Char('=') + text.trimmed();
    const FlatModel& flat = *model_.flattened().model;
    const auto read = readParameterSettings(settings, flat, *model_.node(), option_);
    if (!read)
        return tl::unexpected(read.error());
    const std::string given = path_.toStdString();
    if (flat.passedRecordOf(given) != nullptr)
        return tl::unexpected(tr("`%1` has the value of `%2`; vary that one")
                                  .arg(path_, QString::fromStdString(flat.variable(flat.findVariable(given)).path)));
    if (!read->overrides.isEmpty())
        return tl::unexpected(
            tr("`%1` decides which equations there are, so it cannot be varied; set it instead").arg(path_));
    std::vector<double> values;
    for (const auto& [path, value] : read->values) {
        wholePath_ = path;
        values.push_back(value);
    }
    return values;
}

std::optional<double> ownValue(Model& model, const QString& path)
{
    const auto evaluator = model.evaluator();
    if (!evaluator || !evaluator->updateParameters().ok())
        return std::nullopt;
    return evaluator->value(evaluator->model().findVariable(path.toStdString()));
}

QString twiceText(const QString& path)
{
    return tr("`%1` is there twice").arg(path);
}

}  // namespace bramah::solver
