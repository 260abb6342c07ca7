// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/goals/read_goals.h"

#include "solver/translate.h"

#include <algorithm>

namespace bramah::solver {

namespace {

std::optional<Statistic> statisticOf(const QString& name)
{
    if (name == QLatin1String("min"))
        return Statistic::Minimum;
    if (name == QLatin1String("max"))
        return Statistic::Maximum;
    if (name == QLatin1String("final"))
        return Statistic::Last;
    return statisticNamed(name);
}

/// What stands between the brackets of a call `name(...)` that is the whole \a text, with one argument; empty if it is
/// none.
QString onlyArgument(const QString& text, qsizetype bracket)
{
    int depth = 0;
    for (qsizetype k = bracket; k < text.size(); ++k) {
        const QChar letter = text[k];
        depth += letter == u'(' ? 1 : letter == u')' ? -1 : 0;
        const bool isEnd = k + 1 == text.size();
        if ((depth == 0) != isEnd || (depth == 1 && letter == u','))
            return {};
    }
    return text.mid(bracket + 1).chopped(1).trimmed();
}

}  // namespace

Measure responseNamed(const QString& text, const Measures& named)
{
    const QString trimmed = text.trimmed();
    if (const auto found = std::ranges::find(named, trimmed, &Measure::name); found != named.end())
        return *found;
    Measure measure;
    measure.name = trimmed;
    measure.of = trimmed;
    measure.statistic = Statistic::Last;
    const qsizetype bracket = trimmed.indexOf(u'(');
    const auto statistic = bracket > 0 ? statisticOf(trimmed.first(bracket).trimmed()) : std::nullopt;
    if (const QString argument = statistic ? onlyArgument(trimmed, bracket) : QString(); !argument.isEmpty()) {
        measure.of = argument;
        measure.statistic = *statistic;
    }
    return measure;
}

tl::expected<SplitGoal, QString> splitGoal(const WrittenGoal& goal, const Measures& named)
{
    using Kind = WrittenGoal::Kind;
    SplitGoal split{goal.kind, {}, true, {}, goal.text.trimmed()};
    qsizetype sign = -1, length = 1;
    if (goal.kind == Kind::Aim)
        sign = split.written.lastIndexOf(u'=');
    if (goal.kind == Kind::Keep) {
        sign = std::max(split.written.lastIndexOf(QLatin1String("<=")), split.written.lastIndexOf(QLatin1String(">=")));
        length = 2;
        split.isUpper = sign < 0 || split.written[sign] == u'<';
    }
    split.response = responseNamed(sign < 0 ? split.written : split.written.first(sign), named);
    split.value = sign < 0 ? QString() : split.written.mid(sign + length).trimmed();
    if (split.response.of.isEmpty())
        return tl::unexpected(tr("`%1` names no number of a run; write a measure, as `maximum(lineP.p)`, or a variable")
                                  .arg(split.written));
    const bool needsValue = goal.kind == Kind::Aim || (goal.kind == Kind::Keep && sign >= 0);
    if (needsValue && split.value.isEmpty())
        return tl::unexpected(tr("`%1` has no value; write it as %2")
                                  .arg(split.written, goal.kind == Kind::Aim ? QStringLiteral("mass.v=0.2")
                                                                             : QStringLiteral("max(lineP.p)<=160bar")));
    if (goal.kind == Kind::Keep && sign < 0 && !split.response.lower && !split.response.upper)
        return tl::unexpected(tr("`%1` has no limit; write it as %1<=VALUE or %1>=VALUE").arg(split.written));
    return split;
}

}  // namespace bramah::solver
