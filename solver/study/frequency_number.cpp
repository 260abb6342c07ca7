// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/study/frequency_number.h"

#include "model/text/dotted_name.h"
#include "solver/analysis/loops/loop_cut.h"
#include "solver/analysis/operating_point.h"
#include "solver/analysis/response_figures.h"
#include "solver/reports/failure_text.h"
#include "solver/tape/compiled_system.h"
#include "solver/translate.h"

#include <array>
#include <cmath>
#include <map>
#include <numbers>

namespace bramah::solver {

namespace {

using NumberKind = FrequencyNumber::Kind;

constexpr std::array kFrequencyNames{"bandwidth", "resonancePeak", "resonanceFrequency", "gainMargin", "phaseMargin"};

constexpr double kTurn = 2 * std::numbers::pi;

/// A value, or why there is none.
using Figure = tl::expected<double, QString>;

/// The model at rest with the values of parameters of one run.
class RestingModel
{
public:
    RestingModel(std::shared_ptr<const CompiledSystem> system, const RunSettings& settings,
                 const std::function<bool()>& isStopWanted)
        : settings_(settings), isStopWanted_(isStopWanted), rest_(evaluatorOf(std::move(system)))
    {
        EvaluationStatus status = rest_->updateParameters();
        std::vector<double> values(rest_->layout().outputs.size());
        if (status.ok()) {
            const OperatingPoint point = findOperatingPoint(*rest_, settings.startTime);
            status = point.status;
            if (status.ok())
                status = rest_->outputs(settings.startTime, point.states, values);
        }
        if (!status.ok())
            problem_ = tr("no point of rest was found: %1").arg(failureText(status, rest_->model()));
    }

    [[nodiscard]] tl::expected<LinearSystem, QString> linear(const FrequencyForms& forms) const
    {
        if (problem_)
            return tl::unexpected(*problem_);
        const auto open = evaluatorOf(forms.open);
        EvaluationStatus status = open->updateParameters();
        Linearisation linear;
        if (status.ok()) {
            linear = linearise(*open, forms.ports, *rest_, settings_.startTime);
            status = linear.status;
        }
        if (!status.ok())
            return tl::unexpected(failureText(status, open->model()));
        return forms.signal ? cutAt(linear.system, 0, *forms.signal) : std::move(linear.system);
    }

private:
    [[nodiscard]] std::unique_ptr<SystemEvaluator> evaluatorOf(std::shared_ptr<const CompiledSystem> system) const
    {
        auto evaluator = makeEvaluator(std::move(system));
        for (const auto& [path, value] : settings_.parameterValues)
            evaluator->setParameter(evaluator->model().findVariable(path.toStdString()), value);
        if (isStopWanted_)
            evaluator->setStopCheck(isStopWanted_);
        return evaluator;
    }

    const RunSettings& settings_;
    const std::function<bool()>& isStopWanted_;
    std::unique_ptr<SystemEvaluator> rest_;
    std::optional<QString> problem_;
};

Figure figureOr(const std::optional<double>& value, double scale, const QString& reason)
{
    if (value)
        return *value * scale;
    return tl::unexpected(reason);
}

Figure resonanceFigure(const ResponseFigures& figures, NumberKind kind)
{
    const auto resonance = figures.resonance();
    if (!resonance)
        return tl::unexpected(tr("the gain of slow changes is not steady, as where something integrates"));
    if (kind == NumberKind::ResonancePeak)
        return resonance->peak;
    return figureOr(resonance->frequency, 1 / kTurn, tr("the gain has no peak"));
}

Figure figureOf(const ResponseFigures& figures, NumberKind kind)
{
    switch (kind) {
    case NumberKind::Bandwidth:
        return figureOr(figures.bandwidth(), 1 / kTurn,
                        tr("the gain does not fall by 3 dB from that of slow changes, or that is not steady"));
    case NumberKind::ResonancePeak:
    case NumberKind::ResonanceFrequency: return resonanceFigure(figures, kind);
    case NumberKind::GainMargin: return figureOr(figures.margins().gain, 1, tr("the phase does not pass -180 degrees"));
    case NumberKind::PhaseMargin: return figureOr(figures.margins().phase, 1, tr("the gain does not pass 1"));
    }
    return tl::unexpected(QString());
}

}  // namespace

std::span<const char* const> frequencyNumberNames()
{
    return kFrequencyNames;
}

QString FrequencyNumber::text() const
{
    return QStringLiteral("%1(%2, %3%4)")
        .arg(QLatin1String(kFrequencyNames[static_cast<std::size_t>(kind)]), input, output,
             isCut ? QStringLiteral(", cut") : QString());
}

ResultColumn FrequencyNumber::column() const
{
    ResultColumn column;
    column.path = text();
    column.unit = kind == NumberKind::PhaseMargin                                       ? QStringLiteral("rad")
                  : kind == NumberKind::ResonancePeak || kind == NumberKind::GainMargin ? QStringLiteral("1")
                                                                                        : QStringLiteral("Hz");
    if (kind == NumberKind::PhaseMargin)
        column.displayUnit = column.ownUnit = QStringLiteral("deg");
    return column;
}

tl::expected<std::optional<FrequencyNumber>, QString> frequencyNumberIn(const QString& text)
{
    const QString trimmed = text.trimmed();
    const qsizetype bracket = trimmed.indexOf(u'(');
    const QString name = bracket > 0 ? trimmed.first(bracket).trimmed() : QString();
    for (std::size_t k = 0; k < kFrequencyNames.size(); ++k) {
        if (name != QLatin1String(kFrequencyNames[k]))
            continue;
        const QStringList paths =
            trimmed.endsWith(u')') ? model::pathsIn(trimmed.mid(bracket + 1).chopped(1)) : QStringList();
        const bool isCut = paths.size() == 3 && paths.back() == QLatin1String("cut");
        if (paths.size() != 2 && !isCut)
            return tl::unexpected(
                tr("`%1` has not the form %2(input, output), or %2(input, output, cut) with the loop cut at the input")
                    .arg(trimmed, name));
        return FrequencyNumber{static_cast<NumberKind>(k), paths[0], paths[1], isCut};
    }
    return std::nullopt;
}

FrequencyValues frequencyValues(const std::vector<AskedFrequencyNumber>& asked, const RunSettings& settings,
                                const std::function<bool()>& isStopWanted)
{
    FrequencyValues found;
    if (asked.empty())
        return found;
    const RestingModel model(asked.front().forms->rest, settings, isStopWanted);
    std::map<const FrequencyForms*, tl::expected<LinearSystem, QString>> systems;
    for (const AskedFrequencyNumber& one : asked) {
        if (!systems.contains(one.forms.get()))
            systems.emplace(one.forms.get(), model.linear(*one.forms));
        const auto& system = systems.at(one.forms.get());
        const Figure figure =
            system ? figureOf(ResponseFigures(*system, 0, 0), one.number.kind) : Figure(tl::unexpect, system.error());
        found.values.push_back(figure.value_or(std::nan("")));
        if (!figure && found.failure.isEmpty())
            found.failure = QStringLiteral("%1: %2").arg(one.number.text(), figure.error());
    }
    return found;
}

}  // namespace bramah::solver
