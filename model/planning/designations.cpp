// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/designations.h"

#include <QMap>
#include <QSet>

#include <algorithm>

namespace bramah::model {

namespace {

struct Kind {
    const char* package;
    const char* letter;
};
// The first that fits counts. Tanks, filters and what else belongs to no group of its own come last.
constexpr Kind kKinds[] = {{"Bramah.Hydraulics.Pumps.", "P"},
                           {"Bramah.Hydraulics.Cylinders.", "A"},
                           {"Bramah.Hydraulics.Motors.", "A"},
                           {"Bramah.Hydraulics.Sensors.", "S"},
                           {"Bramah.Mechanics.Rotational.ElectricMotor", "M"},
                           {"Bramah.Hydraulics.DirectionalValves.", "V"},
                           {"Bramah.Hydraulics.PressureValves.", "V"},
                           {"Bramah.Hydraulics.FlowValves.", "V"},
                           {"Bramah.Hydraulics.CheckValves.", "V"},
                           {"Bramah.Hydraulics.Lines.", ""},
                           {"Bramah.Hydraulics.Sources.Tank", "Z"},
                           {"Bramah.Hydraulics.Sources.", ""},
                           {"Bramah.Hydraulics.Node", ""},
                           {"Bramah.Hydraulics.Fluid", ""},
                           {"Bramah.Hydraulics.", "Z"}};

bool isOfSupply(const QString& letter)
{
    return letter == QLatin1String("P") || letter == QLatin1String("M") || letter == QLatin1String("Z");
}

}  // namespace

QString designationLetter(const QString& className)
{
    for (const Kind& kind : kKinds)
        if (className.startsWith(QLatin1String(kind.package)))
            return QString::fromLatin1(kind.letter);
    return {};
}

DiagramChanges planDesignations(const Diagram& diagram)
{
    std::vector<const DiagramComponent*> open;
    QSet<QString> taken;
    for (const DiagramComponent& component : diagram.components()) {
        if (!component.designation.isEmpty())
            taken.insert(component.designation);
        else if (!component.isInherited && !component.isMissing && !designationLetter(component.className).isEmpty())
            open.push_back(&component);
    }
    std::ranges::stable_sort(open, {}, [](const DiagramComponent* one) {
        return std::pair(one->bounds.center().x(), one->bounds.center().y());
    });
    DiagramChanges changes;
    QMap<QString, int> counts;
    for (const DiagramComponent* component : open) {
        const QString letter = designationLetter(component->className);
        const QString stem = (isOfSupply(letter) ? QLatin1Char('0') : QLatin1Char('1')) + letter;
        QString designation;
        do
            designation = stem + QString::number(++counts[stem]);
        while (taken.contains(designation));
        changes.push_back(SetDesignation{component->id, designation});
    }
    return changes;
}

}  // namespace bramah::model
