// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/designations.h"

#include <QMap>
#include <QSet>

#include <algorithm>

namespace bramah::model {

namespace {

bool isOfSupply(const QString& letter)
{
    return letter == QLatin1String("P") || letter == QLatin1String("M") || letter == QLatin1String("Z");
}

}  // namespace

DiagramChanges planDesignations(const Diagram& diagram)
{
    std::vector<const DiagramComponent*> open;
    QSet<QString> taken;
    for (const DiagramComponent& component : diagram.components()) {
        if (!component.designation.isEmpty())
            taken.insert(component.designation);
        else if (!component.isInherited && !component.isMissing && !component.letter.isEmpty())
            open.push_back(&component);
    }
    std::ranges::stable_sort(open, {}, [](const DiagramComponent* one) {
        return std::pair(one->bounds.center().x(), one->bounds.center().y());
    });
    DiagramChanges changes;
    QMap<QString, int> counts;
    for (const DiagramComponent* component : open) {
        const QString& letter = component->letter;
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
