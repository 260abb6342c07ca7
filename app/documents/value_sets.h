// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/properties/parameter_field.h"
#include "editor/session/document_session.h"

#include <QByteArray>
#include <QLocale>
#include <QStringList>

#include <tl/expected.hpp>

#include <map>
#include <vector>

namespace bramah::app {

/// Values of parameters as a table: a row for each set, as a catalogue has one for each size, with its name first; a
/// column for each parameter with the unit of its numbers, `D [cm3/rev]`. A cell is a number, a text as typed into a
/// field, `=` before a Modelica expression, or empty for the value of the class.
struct ValueSets {
    struct Row {
        QString name;
        QStringList cells;  ///< one for each head; missing ones count as empty
    };
    QString nameHead;   ///< above the names
    QStringList heads;  ///< of the other columns
    std::vector<Row> rows;
    std::map<QString, editor::ParameterField::Kind> kinds;  ///< of heads that putValues() has written
    QLocale locale = QLocale::c();                          ///< of the numbers

    /// Reads a CSV file. With semicolons it may have decimal commas. The error tells what is wrong.
    [[nodiscard]] static tl::expected<ValueSets, QString> fromCsv(const QByteArray& bytes);
    [[nodiscard]] QByteArray csv() const;
    /// Reads a set of SSP, which is one row.
    [[nodiscard]] static tl::expected<ValueSets, QString> fromSsv(const QByteArray& bytes);
    /// A row of putValues() as such a set, without formulas, which SSP has not.
    [[nodiscard]] QByteArray ssv(const Row& row) const;
    [[nodiscard]] QStringList names() const;
    /// Null if there is none.
    [[nodiscard]] const Row* row(const QString& name) const;
};

/// Puts the values of \a components, or of the whole sheet if there are none, into the row \a name: set values, and
/// those for which \a sets has a column. False if there is none. With one component, paths begin at it, so that the row
/// fits any other component of its class.
bool putValues(ValueSets& sets, const QString& name, const editor::DocumentSession& session,
               const std::vector<model::ComponentId>& components);

/// The changes that a row makes to a sheet.
struct PlannedValues {
    model::DiagramChanges changes;
    QStringList unknown;  ///< columns that name no parameter, and cells that cannot be used, with the reason
};
[[nodiscard]] PlannedValues planValues(const editor::DocumentSession& session,
                                       const std::vector<model::ComponentId>& components, const ValueSets& sets,
                                       const ValueSets::Row& row);

}  // namespace bramah::app
