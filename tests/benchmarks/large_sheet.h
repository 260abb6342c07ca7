// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace bramah::bench {

inline constexpr int kSymbolsOfGroup = 7;

/// How many groups make a sheet of about \a symbols: never fewer symbols.
[[nodiscard]] constexpr int groupsFor(int symbols)
{
    return (symbols + kSymbolsOfGroup - 1) / kSymbolsOfGroup;
}

/// A model `Large` of many small circuits side by side: a pump, its relief valve and an orifice, each with a tank, and
/// the node between them.
[[nodiscard]] QByteArray largeSheet(int groups);
/// The same with codes after ISO 1219-2 at pumps and valves, a parts list, and A3 pages side by side over all of it.
[[nodiscard]] QByteArray codedDrawing(int groups, int pages);

}  // namespace bramah::bench
