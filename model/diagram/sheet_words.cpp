// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/sheet_words.h"

#include "model/text/dotted_name.h"
#include "model/translate.h"

#include <QRegularExpression>

#include <algorithm>

namespace bramah::model {

namespace {

constexpr qsizetype kMostNamed = 3;

/// The items as `a, b and c`; a long list is cut.
QString listed(QStringList items)
{
    items.removeDuplicates();
    if (items.size() > kMostNamed)
        items = items.mid(0, kMostNamed);
    if (items.size() < 2)
        return items.join(QString());
    const QString last = items.takeLast();
    return tr("%1 and %2").arg(items.join(QStringLiteral(", ")), last);
}

/// The variable \a name of a port's connector in words, as "the pressure".
QString quantityOf(const DiagramPort& port, const QString& name)
{
    struct Words {
        Domain domain;
        QString effort, effortWords, flowWords;
    };
    const Words all[] = {
        {Domain::Hydraulic, QStringLiteral("p"), tr("the pressure"), tr("the flow")},
        {Domain::Pneumatic, QStringLiteral("p"), tr("the pressure"), tr("the flow")},
        {Domain::Translational, QStringLiteral("s"), tr("the position"), tr("the force")},
        {Domain::Rotational, QStringLiteral("phi"), tr("the angle"), tr("the torque")},
        {Domain::Electrical, QStringLiteral("v"), tr("the voltage"), tr("the current")},
        {Domain::Thermal, QStringLiteral("T"), tr("the temperature"), tr("the heat flow")},
    };
    for (const Words& words : all)
        if (words.domain == port.domain)
            return name == words.effort ? words.effortWords : words.flowWords;
    return tr("the value");
}

/// A variable as a reader of the sheet sees it.
struct Seen {
    QString words;
    PortRef port;  ///< the port that it belongs to; empty for a variable inside of a component
};

Seen seen(const Diagram& diagram, const QString& path, const MeaningOf& meaningOf)
{
    const ComponentId owner{firstName(path)};
    const QString name = behindFirst(path);
    const PortRef ref{owner, firstName(name)};
    if (const DiagramPort* port = diagram.port(ref))
        return {tr("%1 at port %2 of `%3`").arg(quantityOf(*port, behindFirst(name)), ref.port, owner.name), ref};
    const QString meaning = meaningOf ? meaningOf(path) : QString();
    return {meaning.isEmpty() ? tr("%1 of `%2`").arg(name, owner.name)
                              : tr("`%1` (%2) of `%3`").arg(meaning, name, owner.name),
            {}};
}

/// A kind of message of the compiler, which of its arguments lists unknowns, and the kind in the words of the sheet.
struct Kind {
    DiagnosticKind compiled;
    qsizetype unknowns;
    DiagnosticKind drawn;
};
constexpr Kind kKinds[] = {
    {DiagnosticKind::UnderdeterminedVariables, 3, DiagnosticKind::NothingDetermines},
    {DiagnosticKind::OverdeterminedEquations, 4, DiagnosticKind::SetBySeveral},
    {DiagnosticKind::ContradictingEquations, 2, DiagnosticKind::SetDifferently},
    {DiagnosticKind::RepeatedEquations, 2, DiagnosticKind::NoReference},
};

}  // namespace

QStringList quotedIn(const QString& text)
{
    static const QRegularExpression quoted(QStringLiteral("`([^`]+)`"));
    QStringList names;
    for (auto match = quoted.globalMatch(text); match.hasNext();)
        names.append(match.next().captured(1));
    return names;
}

std::optional<Diagnostic> inSheetWords(const Diagram& diagram, const Diagnostic& fault, const MeaningOf& meaningOf)
{
    const auto* kind = std::ranges::find(kKinds, fault.kind, &Kind::compiled);
    if (kind == std::end(kKinds))
        return std::nullopt;
    QStringList components;
    for (const QString& path : quotedIn(fault.arguments.value(0))) {
        const ComponentId id{firstName(path)};
        if (!diagram.symbol(id))
            return std::nullopt;
        components.append(QLatin1Char('`') + id.name + QLatin1Char('`'));
    }
    QStringList atPorts, inside;
    PortRef place;
    for (const QString& path : quotedIn(fault.arguments.value(kind->unknowns))) {
        if (!diagram.symbol({firstName(path)}))
            return std::nullopt;
        const Seen one = seen(diagram, path, meaningOf);
        (one.port.port.isEmpty() ? inside : atPorts).append(one.words);
        if (place.port.isEmpty())
            place = one.port;
    }
    if (components.isEmpty() || (atPorts.isEmpty() && inside.isEmpty()))
        return std::nullopt;
    Diagnostic drawn = fault;
    drawn.kind = kind->drawn;
    drawn.arguments = {listed(atPorts.isEmpty() ? inside : atPorts), listed(components)};
    drawn.component = place.port.isEmpty() ? components.front().mid(1).chopped(1) : place.component.name;
    drawn.port = place.port;
    return drawn;
}

}  // namespace bramah::model
