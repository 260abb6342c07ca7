// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnostics/known_diagnostics.h"

#include <QHashFunctions>

#include <algorithm>

namespace bramah::model {
namespace {

bool haveSamePlace(const Diagnostic& a, const Diagnostic& b)
{
    return a.kind == b.kind && a.span == b.span && a.text == b.text;
}

std::size_t hashOfPlace(const Diagnostic& one)
{
    return qHashMulti(0, static_cast<int>(one.kind), one.span.begin, one.span.end, one.text.get());
}

std::size_t hashOfMessage(const Diagnostic& one)
{
    return qHashMulti(hashOfPlace(one), one.arguments);
}

}  // namespace

bool KnownDiagnostics::contains(const Diagnostics& list, const Diagnostic& wanted)
{
    take(list);
    const auto found = byMessage_.find(hashOfMessage(wanted));
    return found != byMessage_.end() && std::ranges::any_of(found->second, [&](std::uint32_t number) {
               return number < list.size() && haveSamePlace(list[number], wanted) &&
                      list[number].arguments == wanted.arguments;
           });
}

bool KnownDiagnostics::hasAtPlace(const Diagnostics& list, const Diagnostic& wanted, std::size_t count)
{
    take(list);
    const auto found = byPlace_.find(hashOfPlace(wanted));
    if (found == byPlace_.end())
        return count == 0;
    for (const std::uint32_t number : found->second) {
        if (count == 0)
            break;
        if (number < list.size() && haveSamePlace(list[number], wanted))
            --count;
    }
    return count == 0;
}

void KnownDiagnostics::take(const Diagnostics& list)
{
    const auto note = [](std::vector<std::uint32_t>& numbers, std::uint32_t number) {
        while (!numbers.empty() && numbers.back() >= number)
            numbers.pop_back();  // forgotten
        numbers.push_back(number);
    };
    for (; taken_ < list.size(); ++taken_) {
        note(byPlace_[hashOfPlace(list[taken_])], static_cast<std::uint32_t>(taken_));
        note(byMessage_[hashOfMessage(list[taken_])], static_cast<std::uint32_t>(taken_));
    }
}

}  // namespace bramah::model
