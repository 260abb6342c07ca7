// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/use/variation.h"

#include "solver/translate.h"
#include "solver/use/catalogue_tolerance.h"
#include "solver/use/parameter_text.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace bramah::solver {

namespace {

constexpr int kMostValues = 10'000'000;

using Problem = tl::unexpected<QString>;

/// One variation, as far as it has been read.
class VariationReader
{
public:
    VariationReader(Model& model, const QString& text, const QString& option)
        : model_(model), text_(model, text, option)
    {
    }

    [[nodiscard]] tl::expected<Variation, QString> read()
    {
        if (!text_.hasPath())
            return misread();
        const QString& rest = text_.rest();
        return text_.isSpread() ? readSpread(rest) : rest.contains(u':') ? readRange(rest) : readList(rest);
    }

private:
    [[nodiscard]] Problem misread() const
    {
        return Problem(tr("`%1` has none of the forms path=from:to:count, path=from:to:count:log, path=value,value, "
                          "path~normal(mean, deviation), path~uniform(from, to), path~log(from, to), "
                          "path~triangular(from, most often, to), path~5%, path~catalogue")
                           .arg(text_.shown()));
    }

    [[nodiscard]] tl::expected<Variation, QString> readList(const QString& rest)
    {
        const auto values = text_.valuesOf(rest.split(QLatin1Char(',')));
        if (!values)
            return Problem(values.error());
        return Variation{text_.wholePath(), {*values, std::nullopt}};
    }

    [[nodiscard]] tl::expected<Variation, QString> readRange(const QString& rest)
    {
        const QStringList parts = rest.split(QLatin1Char(':'));
        const bool isLogarithmic = parts.size() == 4 && parts[3].trimmed() == QLatin1String("log");
        bool isCount = false;
        const int count = parts.size() > 2 ? parts[2].trimmed().toInt(&isCount) : 0;
        if ((parts.size() != 3 && !isLogarithmic) || !isCount || count < 1)
            return misread();
        if (count > kMostValues)
            return Problem(tr("these are more than %1 values").arg(kMostValues));
        const auto ends = text_.valuesOf(parts.first(2));
        if (!ends)
            return Problem(ends.error());
        const auto [from, to] = std::pair{(*ends)[0], (*ends)[1]};
        if (isLogarithmic && !(from > 0 && to > 0))
            return Problem(tr("a logarithmic scale of `%1` needs two values above 0").arg(text_.path()));
        using Kind = Distribution::Kind;
        return Variation{text_.wholePath(),
                         {isLogarithmic ? evenlySpacedLogarithms(from, to, count) : evenlySpaced(from, to, count),
                          Distribution{isLogarithmic ? Kind::LogUniform : Kind::Uniform, from, to}}};
    }

    [[nodiscard]] tl::expected<Variation, QString> readSpread(const QString& rest)
    {
        if (rest.endsWith(u'%'))
            return readTolerance(rest.chopped(1));
        if (rest == QLatin1String("catalogue"))
            return readCatalogueTolerance();
        const qsizetype bracket = rest.indexOf(u'(');
        if (bracket < 0 || !rest.endsWith(u')'))
            return misread();
        const QString name = rest.first(bracket).trimmed();
        const auto values = text_.valuesOf(rest.mid(bracket + 1).chopped(1).split(QLatin1Char(',')));
        if (!values)
            return Problem(values.error());
        using Kind = Distribution::Kind;
        Distribution spread;
        const std::vector<double>& v = *values;
        if (name == QLatin1String("normal") && v.size() == 2)
            spread = {Kind::Normal, v[0], v[1]};
        else if (name == QLatin1String("uniform") && v.size() == 2)
            spread = {Kind::Uniform, v[0], v[1]};
        else if (name == QLatin1String("log") && v.size() == 2)
            spread = {Kind::LogUniform, v[0], v[1]};
        else if (name == QLatin1String("triangular") && v.size() == 3)
            spread = {Kind::Triangular, v[0], v[2], v[1]};
        else
            return misread();
        const bool isFit = spread.kind == Kind::Normal       ? spread.b > 0
                           : spread.kind == Kind::LogUniform ? spread.a > 0 && spread.b > spread.a
                           : spread.kind == Kind::Triangular
                               ? spread.a <= spread.c && spread.c <= spread.b && spread.a < spread.b
                               : spread.a < spread.b;
        if (!isFit)
            return Problem(tr("`%1`: values rise from the least to the greatest; a deviation and values on a "
                              "logarithmic scale are above 0")
                               .arg(text_.shown()));
        return Variation{text_.wholePath(), {{}, spread}};
    }

    [[nodiscard]] tl::expected<Variation, QString> readCatalogueTolerance()
    {
        // Which parameter is meant is found as for a value.
        if (const auto found = text_.valuesOf({QStringLiteral("0")}); !found)
            return Problem(found.error());
        const auto tolerance = catalogueTolerance(model_, text_.wholePath());
        if (!tolerance)
            return Problem(tolerance.error());
        return readTolerance(QString::number(100 * *tolerance, 'g', 17));
    }

    [[nodiscard]] tl::expected<Variation, QString> readTolerance(const QString& rest)
    {
        bool isNumber = false;
        const double percent = rest.trimmed().toDouble(&isNumber);
        if (!isNumber || !(percent > 0))
            return misread();
        // Of which parameter, and that it can be varied, is found as for a value.
        if (const auto found = text_.valuesOf({QStringLiteral("0")}); !found)
            return Problem(found.error());
        const std::optional<double> value = ownValue(model_, text_.wholePath());
        if (!value)
            return Problem(tr("`%1` has no value, of which `%2` takes a part").arg(text_.path(), text_.shown()));
        const double part = std::abs(*value) * percent / 100;
        if (!(part > 0))
            return Problem(tr("`%1` is 0, of which %2 % is 0 too; give a spread, as ~uniform(from, to)")
                               .arg(text_.path(), rest.trimmed()));
        return Variation{text_.wholePath(),
                         {{}, Distribution{Distribution::Kind::Uniform, *value - part, *value + part}}};
    }

    Model& model_;
    ParameterText text_;
};

}  // namespace

tl::expected<Variation, QString> readVariation(const QString& text, Model& model, const QString& option)
{
    return VariationReader(model, text, option).read();
}

tl::expected<std::vector<Variation>, QString> readVariations(const QStringList& texts, Model& model,
                                                             const QString& option)
{
    return readEach<Variation>(texts, [&](const QString& text) { return readVariation(text, model, option); });
}

}  // namespace bramah::solver
