// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/conversion/conversion_steps.h"

#include "model/classes/library_versions.h"
#include "model/syntax/annotation_values.h"
#include "model/text/named_file.h"
#include "model/text/regular_file.h"
#include "model/translate.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <deque>
#include <map>

namespace bramah::model {

using namespace syntax;

namespace {

/// One `from(...)` or `noneFromVersion` of an annotation.
struct Edge {
    QStringList from;
    QString to;
    const ClassModification* details = nullptr;  ///< null: nothing changes
};

QStringList textsOf(ExpressionPtr value)
{
    QStringList texts;
    if (const auto* list = value ? value->to<ArrayExpression>() : nullptr) {
        for (ExpressionPtr element : list->elements)
            texts += stringOf(element).value_or(QString());
    } else if (const auto text = stringOf(value)) {
        texts += *text;
    }
    return texts;
}

std::vector<Edge> edgesOf(const ClassDefinition& definition)
{
    std::vector<Edge> edges;
    const ClassModification* conversion =
        nestedIn(definition.annotation ? definition.annotation->arguments : nullptr, "conversion");
    const QString own = versionOf(&definition);
    if (!conversion)
        return edges;
    for (const Argument& argument : conversion->arguments) {
        if (argument.name.parts.size() != 1 || !argument.modification)
            continue;
        const ClassModification* nested = argument.modification->nested;
        if (argument.name.parts.front().text == "noneFromVersion")
            edges.push_back({textsOf(argument.modification->value), own, nullptr});
        else if (argument.name.parts.front().text == "from" && nested)
            edges.push_back({textsOf(valueIn(nested, "version")), stringIn(nested, "to").value_or(own), nested});
    }
    return edges;
}

/// The edges from \a from to \a to, the fewest; nothing if none lead there.
std::optional<std::vector<std::pair<QString, const Edge*>>> shortestWay(const std::vector<Edge>& edges,
                                                                        const QString& from, const QString& to)
{
    std::map<QString, std::pair<QString, const Edge*>> cameBy{{from, {}}};
    std::deque<QString> open{from};
    while (!open.empty() && !cameBy.contains(to)) {
        const QString at = open.front();
        open.pop_front();
        for (const Edge& edge : edges)
            if (edge.from.contains(at) && cameBy.try_emplace(edge.to, at, &edge).second)
                open.push_back(edge.to);
    }
    if (!cameBy.contains(to))
        return std::nullopt;
    std::vector<std::pair<QString, const Edge*>> way;
    for (QString at = to; at != from;) {
        const auto& [before, edge] = cameBy[at];
        way.insert(way.begin(), {before, edge});
        at = before;
    }
    return way;
}

/// The rules of a script: a file of the library's folder, by a path from there or as `modelica://Library/...`.
tl::expected<ConversionRules, QString> rulesOfFile(const ClassNode& library, QString script)
{
    const QString main = library.tree()->text().fileName();
    const QString address = QStringLiteral("modelica://%1/").arg(QString::fromStdString(library.name()));
    if (script.startsWith(address))
        script = script.mid(address.size());
    const QString path = pathOf({main, main, script});
    if (path.isEmpty())
        return tl::unexpected(tr("there is no file `%1` in its folder").arg(script));
    const auto bytes = readRegularFile(path);
    return bytes ? rulesOfScript(*bytes) : tl::unexpected(bytes.error());
}

}  // namespace

tl::expected<std::vector<ConversionStep>, QString> conversionSteps(const ClassNode& library, const QString& from)
{
    const auto* definition = library.definition();
    if (!definition)
        return tl::unexpected(QString());
    const std::vector<Edge> edges = edgesOf(*definition);
    const auto way = shortestWay(edges, from, versionOf(definition));
    if (!way)
        return tl::unexpected(QString());
    std::vector<ConversionStep> steps;
    for (const auto& [before, edge] : *way) {
        if (!edge->details)
            continue;
        const auto script = stringIn(edge->details, "script");
        auto rules = script ? rulesOfFile(library, *script) : rulesOfChange(valueIn(edge->details, "change"));
        if (!rules)
            return tl::unexpected(rules.error());
        steps.push_back({before, edge->to, std::move(*rules)});
    }
    return steps;
}

}  // namespace bramah::model
