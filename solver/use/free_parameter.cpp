// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/use/free_parameter.h"

#include "solver/translate.h"
#include "solver/use/model.h"
#include "solver/use/parameter_text.h"
#include "solver/use/variation.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

namespace {

using Problem = tl::unexpected<QString>;

/// One free parameter, as far as it has been read.
class FreeParameterReader
{
public:
    FreeParameterReader(Model& model, const QString& text, const QString& option)
        : model_(model), written_(text), option_(option), text_(model, text, option)
    {
    }

    [[nodiscard]] tl::expected<FreeParameter, QString> read()
    {
        const QStringList parts = text_.rest().split(QLatin1Char(':'));
        const QString last = parts.back().trimmed();
        const bool isWhole = last == QLatin1String("whole"), isLogarithmic = last == QLatin1String("log");
        const bool isRange = parts.size() == 2 || (parts.size() == 3 && (isWhole || isLogarithmic));
        bool isCount = false;
        if (parts.size() > 2)
            (void)parts[2].trimmed().toInt(&isCount);
        if (!text_.hasPath() || (parts.size() > 1 && !isRange && !isCount))
            return misread();
        if (auto problem = text_.isSpread() || !isRange ? takeVariation() : takeRange(parts, isWhole, isLogarithmic))
            return Problem(*std::move(problem));
        begin();
        return std::move(free_);
    }

private:
    using MaybeProblem = std::optional<QString>;

    [[nodiscard]] Problem misread() const
    {
        return Problem(tr("`%1` has none of the forms path=from:to, path=from:to:log, path=from:to:whole, "
                          "path=value,value, path=from:to:count, path~5%")
                           .arg(text_.shown()));
    }

    [[nodiscard]] MaybeProblem takeRange(const QStringList& parts, bool isWhole, bool isLogarithmic)
    {
        const auto ends = text_.valuesOf(parts.first(2));
        if (!ends)
            return ends.error();
        free_.path = text_.wholePath();
        free_.isWhole = isWhole;
        return takeBounds(ends->front(), ends->back(), isLogarithmic);
    }

    [[nodiscard]] MaybeProblem takeBounds(double lower, double upper, bool isLogarithmic)
    {
        const FlatModel& flat = *model_.flattened().model;
        const ValueType type = flat.variable(flat.findVariable(free_.path.toStdString())).type;
        if (type != ValueType::Real && type != ValueType::Integer)
            return tr("`%1` is not a number; give the values that it may take, as %1=a,b").arg(text_.path());
        free_.isWhole |= type == ValueType::Integer;
        free_.isLogarithmic = isLogarithmic;
        free_.lower = free_.isWhole ? std::ceil(lower) : lower;
        free_.upper = free_.isWhole ? std::floor(upper) : upper;
        if (!(std::isfinite(free_.lower) && std::isfinite(free_.upper)))
            return tr("`%1`: both bounds are numbers").arg(text_.shown());
        if (free_.isLogarithmic && free_.lower <= 0)
            return tr("a logarithmic scale of `%1` needs two values above 0").arg(text_.path());
        if (free_.lower >= free_.upper)
            return tr("`%1`: the first bound is below the second one").arg(text_.shown());
        return std::nullopt;
    }

    /// Choices, or the ends of a spread.
    [[nodiscard]] MaybeProblem takeVariation()
    {
        auto variation = readVariation(written_, model_, option_);
        if (!variation)
            return variation.error();
        free_.path = variation->path;
        if (variation->range.values.empty()) {
            const Distribution& spread = *variation->range.spread;
            return takeBounds(spread.least(), spread.most(), spread.kind == Distribution::Kind::LogUniform);
        }
        free_.choices = std::move(variation->range.values);
        std::ranges::sort(free_.choices);
        free_.choices.erase(std::ranges::unique(free_.choices).begin(), free_.choices.end());
        if (free_.choices.size() < 2)
            return tr("`%1` has no choice with one value; give several, or bounds as %2=from:to")
                .arg(text_.shown(), text_.path());
        free_.lower = free_.choices.front();
        free_.upper = free_.choices.back();
        return std::nullopt;
    }

    void begin()
    {
        const std::optional<double> own = ownValue(model_, free_.path);
        if (!free_.choices.empty()) {
            const double near = own.value_or(free_.choices.front());
            free_.start = *std::ranges::min_element(free_.choices, {}, [&](double x) { return std::fabs(x - near); });
            return;
        }
        const bool isWithin = own && *own >= free_.lower && *own <= free_.upper;
        free_.start = isWithin              ? *own
                      : free_.isLogarithmic ? std::sqrt(free_.lower * free_.upper)
                                            : (free_.lower + free_.upper) / 2;
        if (free_.isWhole)
            free_.start = std::round(free_.start);
    }

    Model& model_;
    QString written_, option_;
    ParameterText text_;
    FreeParameter free_;
};

}  // namespace

tl::expected<FreeParameter, QString> readFreeParameter(const QString& text, Model& model, const QString& option)
{
    return FreeParameterReader(model, text, option).read();
}

tl::expected<std::vector<FreeParameter>, QString> readFreeParameters(const QStringList& texts, Model& model,
                                                                     const QString& option)
{
    return readEach<FreeParameter>(texts, [&](const QString& text) { return readFreeParameter(text, model, option); });
}

}  // namespace bramah::solver
