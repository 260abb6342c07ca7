// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <optional>
#include <vector>

namespace bramah::model {

/// The value that a catalogue gives to a parameter.
struct CatalogueValue {
    QString parameter;             ///< path from the component, as `D`
    QString unit;                  ///< of the catalogue, as `cm3/rev`; empty for a number without one
    QString siUnit;                ///< of the parameter; empty for a number without one
    std::optional<double> number;  ///< [SI] of a number
    QString expression;            ///< the value in Modelica
    QString word;                  ///< of what is no number: `true`, the name of a choice, a text
    /// By how much a piece may differ from the number, as a share of it: 0.05 for `4.1 ±5 %`.
    std::optional<double> tolerance = {};

    /// For reading, in the unit of the catalogue: `4.1 cm³/rev ±5 %`.
    [[nodiscard]] QString text(const QLocale& locale = QLocale::c()) const;
    /// \a number [SI] as the value is written.
    [[nodiscard]] QString textOf(double number, const QLocale& locale = QLocale::c()) const;

    friend bool operator==(const CatalogueValue&, const CatalogueValue&) = default;
};

/// A part that can be ordered. Maker and type code are its identity; those, `className` and `values` are never empty.
struct CatalogueRow {
    QString maker, series;
    QString type;         ///< type code
    QString number;       ///< of the material
    QString className;    ///< full name of the class that computes it, or of a base of such classes
    QString designation;  ///< what it is, for parts lists
    QString sheet;        ///< the data sheet that states the values, as `RE 10089`
    QString edition;      ///< of the sheet
    QString page;
    QString known;  ///< how the values came from the sheet into the catalogue
    std::vector<CatalogueValue> values;
    QString file;  ///< name of the catalogue, as `pumps.csv`
    int line = 0;  ///< of the file, from 1

    /// Null if the row says nothing of the parameter.
    [[nodiscard]] const CatalogueValue* value(const QString& parameter) const;
    /// The values in one line, as `D 4.1 cm³/rev, w 3000 rev/min`.
    [[nodiscard]] QString valuesText(const QLocale& locale = QLocale::c()) const;
    /// Sheet, edition and page in one line, as `RE 10089, edition 08.04, page 18`; may be empty.
    [[nodiscard]] QString source() const;
    friend bool operator==(const CatalogueRow&, const CatalogueRow&) = default;
};

/// Something wrong in the file of a catalogue. The row that has it is left out.
struct CatalogueFault {
    QString file;
    int line = 0;    ///< from 1; 0: the file as a whole
    QString column;  ///< its head; empty: the row as a whole
    QString text;    ///< what is wrong and how to mend it, as a sentence

    /// The fault with its place: `pumps.csv, line 3, column D: ...`.
    [[nodiscard]] QString message() const;
    friend bool operator==(const CatalogueFault&, const CatalogueFault&) = default;
};

/// The rows of a file in their order, and its faults.
struct Catalogue {
    QString path;
    std::vector<CatalogueRow> rows;
    std::vector<CatalogueFault> faults;
};

}  // namespace bramah::model
