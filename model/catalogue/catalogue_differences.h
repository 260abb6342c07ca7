// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/planning/diagram_change.h"

#include <QLocale>

namespace bramah::model {

class Instance;

/// What a component has otherwise than a row of a catalogue.
struct CatalogueDifference {
    /// What a difference is of.
    enum class Kind {
        Value,    ///< of a parameter
        Identity  ///< what is ordered, and the sheet that states it
    };
    Kind kind = Kind::Value;
    QString path;        ///< of the parameter, as `D`, or in the vendor annotation, as `part.maker`
    QString label;       ///< the parameter's meaning, or what the text is
    QString here;        ///< of the component, for reading; empty: it says nothing
    QString there;       ///< of the row; empty: it says nothing
    QString expression;  ///< the row's in Modelica; empty: it says nothing
    friend bool operator==(const CatalogueDifference&, const CatalogueDifference&) = default;
};

/// All that \a component, a component of a sheet, has otherwise than \a row; of an array, its first element. Values
/// that differ by rounding alone are equal. \a locale: of the numbers for reading.
[[nodiscard]] std::vector<CatalogueDifference> differencesFrom(const CatalogueRow& row, const Instance& component,
                                                               const QLocale& locale = QLocale::c());

/// Is \a component of the class of \a row, or of one that extends it?
[[nodiscard]] bool fitsCatalogueRow(const Instance& component, const CatalogueRow& row);

/// The maker and type code that a component says, by which its row is found again.
struct CatalogueKey {
    QString maker, type;

    /// Is something missing, so that no row can be found?
    [[nodiscard]] bool isEmpty() const { return maker.isEmpty() || type.isEmpty(); }
    friend bool operator==(const CatalogueKey&, const CatalogueKey&) = default;
};
/// Maker and type code in the annotation of \a component; empty texts where it says none.
[[nodiscard]] CatalogueKey catalogueKeyOf(const Instance& component);

/// The changes that give the component \a id, which is \a component, the values of \a row and its identity. What
/// \a former, the row that it has had until now, has given it and \a row does not give goes; \a former may be null.
[[nodiscard]] DiagramChanges planCatalogueRow(const ComponentId& id, const Instance& component, const CatalogueRow& row,
                                              const CatalogueRow* former);

}  // namespace bramah::model
