// SPDX-License-Identifier: GPL-3.0-or-later
// External functions of Modelica.Utilities.Strings and .Files with results known before a run; positions count from 1.
#include "solver/flatten/functions/external_functions.h"

#include <unordered_map>

namespace bramah::solver {

namespace {

Symbolic integer(ExternalCall& call, qsizetype value)
{
    return Symbolic::scalar(call.context.graph().constant(static_cast<double>(value)), ValueType::Integer);
}

Symbolic text(ExternalCall& call, const QString& value)
{
    return fromValue(call.context.graph(), value.toStdString());
}

Symbolic length(ExternalCall& call)
{
    return integer(call, call.text(0).size());
}

Symbolic substring(ExternalCall& call)
{
    const auto from = static_cast<qsizetype>(call.number(1)), to = static_cast<qsizetype>(call.number(2));
    return text(call, call.text(0).mid(from - 1, to - from + 1));
}

/// Modelica.Utilities.Types.Compare: less, equal, greater.
Symbolic compare(ExternalCall& call)
{
    const bool isCaseSensitive = call.number(2) != 0;
    const int order =
        QString::compare(call.text(0), call.text(1), isCaseSensitive ? Qt::CaseSensitive : Qt::CaseInsensitive);
    return integer(call, order < 0 ? 1 : order == 0 ? 2 : 3);
}

Symbolic skipWhiteSpace(ExternalCall& call)
{
    const QString whole = call.text(0);
    auto at = std::max<qsizetype>(static_cast<qsizetype>(call.number(1)), 1);
    while (at <= whole.size() && whole.at(at - 1).isSpace())
        ++at;
    return integer(call, at);
}

/// A number for a text, by the hash function of A. Partow: the local seeds of the Standard Library's random numbers.
Symbolic hash(ExternalCall& call)
{
    std::uint32_t value = 0xAAAAAAAAU;
    bool isEven = true;
    for (const char letter : call.text(0).toUtf8()) {
        const auto code = static_cast<std::uint32_t>(static_cast<unsigned char>(letter));
        value ^= isEven ? (value << 7) ^ (code * (value >> 3)) : ~((value << 11) + (code ^ (value >> 5)));
        isEven = !isEven;
    }
    return integer(call, static_cast<std::int32_t>(value));
}

/// The name unchanged: files are searched from the model's folder when opened.
Symbolic fullPathName(ExternalCall& call)
{
    return text(call, call.text(0));
}

}  // namespace

ExternalImplementation textImplementation(std::string_view name)
{
    static const std::unordered_map<std::string_view, ExternalImplementation> functions{
        {"ModelicaStrings_length", length},   {"ModelicaStrings_substring", substring},
        {"ModelicaStrings_compare", compare}, {"ModelicaStrings_skipWhiteSpace", skipWhiteSpace},
        {"ModelicaStrings_hashString", hash}, {"ModelicaInternal_fullPathName", fullPathName},
    };
    const auto found = functions.find(name);
    return found == functions.end() ? nullptr : found->second;
}

}  // namespace bramah::solver
