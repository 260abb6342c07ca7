// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fmi/unit_element.h"

#include "solver/expressions/number_text.h"

#include <QXmlStreamWriter>

#include <algorithm>
#include <array>
#include <cmath>

namespace bramah::solver {

bool hasBaseUnits(const model::Unit& unit)
{
    return std::ranges::all_of(unit.dimension, [](double exponent) { return exponent == std::round(exponent); });
}

void writeBaseUnit(QXmlStreamWriter& xml, const QString& name, const model::Unit& unit)
{
    static constexpr std::array kBases{"m", "kg", "s", "A", "K", "mol", "rad"};
    xml.writeStartElement(name);
    for (std::size_t i = 0; i < kBases.size() && hasBaseUnits(unit); ++i)
        if (unit.dimension[i] != 0)
            xml.writeAttribute(QLatin1String(kBases[i]), QString::number(static_cast<int>(unit.dimension[i])));
    const auto write = [&](const char* attribute, double value, double usual) {
        if (value != usual)
            xml.writeAttribute(QLatin1String(attribute), QString::fromStdString(numberText(value)));
    };
    write("factor", unit.factor, 1);
    write("offset", unit.offset, 0);
    xml.writeEndElement();
}

}  // namespace bramah::solver
