// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/reports/run_end_texts.h"

#include "solver/flat_model/parameter_refusal.h"
#include "solver/reports/user_language.h"
#include "solver/translate.h"

namespace bramah::solver {
namespace {

RunEnd runEnd(const EndWords& words)
{
    return {words.reason,
            words.time,
            QString::fromStdString(words.component),
            QString::fromStdString(words.message),
            QString::fromStdString(words.advice),
            QString::fromStdString(words.toAllow)};
}

}  // namespace

RunEnd runEnd(const LoopEnd& end, const SystemEvaluator& evaluator)
{
    speakUsersLanguage();
    return runEnd(endWords(end, evaluator));
}

RunEnd evaluationEnd(const EvaluationStatus& status, double time, const FlatModel& model)
{
    speakUsersLanguage();
    return runEnd(failureEndWords(status, time, model));
}

QString warningNote(const RunWarning& warning, const FlatModel& model)
{
    speakUsersLanguage();
    return QString::fromStdString(warningWords(warning, model));
}

std::optional<QString> parameterProblem(const FlatModel& model, const QString& path)
{
    const std::optional<ParameterRefusal> refusal = parameterRefusal(model, path.toStdString());
    if (!refusal)
        return std::nullopt;
    switch (*refusal) {
    case ParameterRefusal::Unknown: return tr("there is no parameter `%1`").arg(path);
    case ParameterRefusal::NotParameter:
        return tr("`%1` is not a parameter; its value follows from the equations").arg(path);
    case ParameterRefusal::Final: return tr("`%1` is final; its value follows from other parameters").arg(path);
    case ParameterRefusal::PassedOn:
        return tr("`%1` has the value of `%2`; set that one, or give `%1` a value of its own in the model")
            .arg(path, QString::fromStdString(model.variable(model.findVariable(path.toStdString())).path));
    case ParameterRefusal::Structural:
        return tr("the equations themselves depend on `%1`; change it in the model").arg(path);
    case ParameterRefusal::Text: return tr("`%1` is a text, not a number").arg(path);
    }
    return std::nullopt;
}

}  // namespace bramah::solver
