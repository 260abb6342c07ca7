// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/study_teller.h"

#include "app/cli/models/command_model.h"
#include "app/cli/options/command_output.h"
#include "app/cli/options/translate.h"
#include "solver/study/sensitivity.h"

#include <QJsonArray>

#include <cmath>

namespace bramah::cli {
namespace {

using solver::Sampling;

/// The values of one response in the order of the points; NaN where a run failed.
std::vector<double> valuesOf(const StudyResults& results, std::size_t count, std::size_t response)
{
    std::vector<double> values(count, std::nan(""));
    for (const auto& [point, result] : results)
        values[point] = result.values[response];
    return values;
}

QString shownNumber(double value)
{
    return std::isfinite(value) ? QString::number(value, 'g', 6) : QStringLiteral("-");
}

QString inColumns(const QStringList& cells)
{
    QString line = QStringLiteral("  %1").arg(cells.front(), -32);
    for (const QString& cell : cells.mid(1))
        line += cell.rightJustified(14);
    return line + QLatin1Char('\n');
}

/// Tells of each response how it spreads and what moves it, in words and as JSON.
class StudyTeller
{
public:
    StudyTeller(const solver::Study& study, const solver::StudyDesign& design, const StudyResults& results)
        : study_(study), design_(design), results_(results)
    {
    }

    void tell()
    {
        const solver::Responses asked = solver::responsesOf(study_);
        const std::vector<solver::Response>& responses = asked.list();
        for (std::size_t k = 0; k < responses.size(); ++k) {
            const std::vector<double> values = valuesOf(results_, study_.points.size(), k);
            QJsonObject json{{QStringLiteral("name"), responses[k].name},
                             {QStringLiteral("unit"), responses[k].column.unit}};
            text_ += responses[k].name +
                     (responses[k].column.unit.isEmpty() ? QString()
                                                         : QStringLiteral(" [%1]").arg(responses[k].column.unit)) +
                     QLatin1Char('\n');
            tellSpread(values, json);
            switch (design_.sampling) {
            case Sampling::OneByOne: tellTornado(values, json); break;
            case Sampling::Morris: tellMorris(values, json); break;
            case Sampling::Sobol: tellSobol(values, json); break;
            default: break;
            }
            json_.append(json);
        }
    }

    [[nodiscard]] const QString& text() const { return text_; }
    [[nodiscard]] QJsonObject json() const { return {{QStringLiteral("responses"), json_}}; }

private:
    void tellSpread(const std::vector<double>& values, QJsonObject& json)
    {
        const solver::Spread spread = solver::spreadOf(values);
        text_ += inColumns({tr("%1 runs").arg(spread.count), tr("least"), QStringLiteral("5 %"), tr("median"),
                            QStringLiteral("95 %"), tr("greatest"), tr("mean"), tr("deviation")});
        text_ += inColumns({QString(), shownNumber(spread.least), shownNumber(spread.lowest5),
                            shownNumber(spread.median), shownNumber(spread.highest5), shownNumber(spread.most),
                            shownNumber(spread.mean), shownNumber(spread.deviation)});
        json[QStringLiteral("runs")] = static_cast<qint64>(spread.count);
        for (const auto& [name, value] : {std::pair{"least", spread.least},
                                          {"lowest5", spread.lowest5},
                                          {"median", spread.median},
                                          {"highest5", spread.highest5},
                                          {"greatest", spread.most},
                                          {"mean", spread.mean},
                                          {"deviation", spread.deviation}})
            json[QLatin1String(name)] = jsonNumber(value);
    }

    void tellTornado(const std::vector<double>& values, QJsonObject& json)
    {
        QJsonArray bars;
        text_ += inColumns({tr("moved by"), tr("at its least"), tr("at its most"), tr("width")});
        for (const solver::TornadoBar& bar : solver::tornadoOf(values)) {
            const QString& name = study_.parameters[bar.parameter];
            text_ += inColumns({name, shownNumber(bar.atLeast), shownNumber(bar.atMost), shownNumber(bar.width())});
            bars.append(QJsonObject{{QStringLiteral("parameter"), name},
                                    {QStringLiteral("atLeast"), jsonNumber(bar.atLeast)},
                                    {QStringLiteral("atMost"), jsonNumber(bar.atMost)}});
        }
        json[QStringLiteral("middle")] = jsonNumber(values.front());
        json[QStringLiteral("tornado")] = bars;
    }

    void tellMorris(const std::vector<double>& values, QJsonObject& json)
    {
        QJsonArray effects;
        text_ += inColumns(
            {tr("moved by"), QStringLiteral("mu*"), QStringLiteral("mu"), QStringLiteral("sigma"), tr("ways")});
        const std::vector<solver::MorrisEffect> found = solver::morrisEffects(study_.points, values);
        for (std::size_t k = 0; k < found.size(); ++k) {
            text_ += inColumns({study_.parameters[k], shownNumber(found[k].meanOfAmounts), shownNumber(found[k].mean),
                                shownNumber(found[k].deviation), QString::number(found[k].ways)});
            effects.append(QJsonObject{{QStringLiteral("parameter"), study_.parameters[k]},
                                       {QStringLiteral("muStar"), jsonNumber(found[k].meanOfAmounts)},
                                       {QStringLiteral("mu"), jsonNumber(found[k].mean)},
                                       {QStringLiteral("sigma"), jsonNumber(found[k].deviation)},
                                       {QStringLiteral("ways"), static_cast<qint64>(found[k].ways)}});
        }
        json[QStringLiteral("morris")] = effects;
    }

    void tellSobol(const std::vector<double>& values, QJsonObject& json)
    {
        QJsonArray indices;
        text_ += inColumns({tr("share of the variance by"), tr("alone"), tr("+-"), tr("in all"), tr("+-")});
        const auto found = solver::sobolIndices(study_.parameters.size(), values, design_.seed);
        for (std::size_t k = 0; k < found.size(); ++k) {
            text_ += inColumns({study_.parameters[k], shownNumber(found[k].first), shownNumber(found[k].firstError),
                                shownNumber(found[k].total), shownNumber(found[k].totalError)});
            indices.append(QJsonObject{{QStringLiteral("parameter"), study_.parameters[k]},
                                       {QStringLiteral("first"), jsonNumber(found[k].first)},
                                       {QStringLiteral("firstError"), jsonNumber(found[k].firstError)},
                                       {QStringLiteral("total"), jsonNumber(found[k].total)},
                                       {QStringLiteral("totalError"), jsonNumber(found[k].totalError)}});
        }
        json[QStringLiteral("sobol")] = indices;
    }

    const solver::Study& study_;
    const solver::StudyDesign& design_;
    const StudyResults& results_;
    QString text_;
    QJsonArray json_;
};

}  // namespace

int tellStudy(const solver::Study& study, const solver::StudyDesign& design, const StudyResults& results,
              const CommandOptions& options, CommandStreams& streams)
{
    StudyTeller teller(study, design, results);
    teller.tell();
    if (options.isSet("json") && !writeJson(teller.json(), options.value("json"), streams))
        return kExitWrongInput;
    if (!isConsole(options.value("csv")) && !isConsole(options.value("json")))
        streams.out << teller.text();
    return kExitOk;
}

}  // namespace bramah::cli
