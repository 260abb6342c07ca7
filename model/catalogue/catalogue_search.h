// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"

#include <QStringList>

namespace bramah::model {

/// What is searched for in catalogues: words and quantities in any order, as `gear pump 28 cm3 250 bar`.
class CatalogueQuery
{
public:
    /// Takes numbers with a known unit, `28 cm3`, as quantities, and the rest of \a text as words. Any text will do.
    explicit CatalogueQuery(const QString& text);

    /// Does the row have all words somewhere, in capitals or not, and all quantities, as values of parameters in any
    /// unit or written in its texts? A query of nothing fits every row.
    [[nodiscard]] bool fits(const CatalogueRow& row) const;

private:
    struct Quantity {
        double number = 0;
        QString unit;
        QString text;  ///< as typed, with one blank: `28 cm3`
    };
    [[nodiscard]] static bool has(const CatalogueRow& row, const QString& texts, const Quantity& quantity);

    QStringList words_;  ///< in small letters
    std::vector<Quantity> quantities_;
};

}  // namespace bramah::model
