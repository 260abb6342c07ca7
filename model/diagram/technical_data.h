// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/codes/sheet_codes.h"
#include "model/instance/instance.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace bramah::model {

/// What a component says about the data at its symbol, `__Bramah(technicalData=...)` of its declaration: `true` or
/// `false` to show those of its class, or a text of its own.
struct DataAtSymbol {
    std::optional<bool> isShown;  ///< nothing: as the sheet says
    std::optional<QString> text;
};
/// What \a annotation of a declaration says; nothing of both for null and for other values.
[[nodiscard]] DataAtSymbol dataAtSymbol(const syntax::Annotation* annotation);

/// The technical data of \a component, one or more lines, by the template `__Bramah(technicalData="%{D:mm}/%{d:mm}")`
/// of its class or the nearest base class; empty if they have none. In it stand for values of parameters, in the units
/// of the sheet:
/// - `%{p}`: value and unit, `150 bar`;
/// - `%{p:mm}`: the number alone, in this unit, or in that of the sheet's set of units for such quantities; p may be a
///   formula of parameters, or a vector, as `100/80/60`;
/// - `%{[mm]}`: the name of that unit.
/// A line with a value that is not known is left out, as is one that begins with `%{?p}` where the condition p is not
/// true, or with `%{!p}` where it is.
///
/// The library's templates give what ISO 1219-2, clause 6, asks for, by the list of the edition of 1995 as remembered:
/// of the edition of 2012 only titles of clauses could be read.
///
/// \a ofSheet: what the sheet around the component has in place of these templates (SheetCodes::templates).
[[nodiscard]] QString technicalDataOf(const Instance& component, const SheetCodes& ofSheet);
/// The template of the class of \a component; empty if it has none.
[[nodiscard]] QString dataTemplateOf(const Instance& component);

/// The parameters that the templates `setting` and `technicalData` of the class of \a component name, in their order
/// and without lines that are left out; empty if it has none.
[[nodiscard]] QStringList namedInTemplates(const Instance& component);

/// What is set at \a component, by the template `__Bramah(setting="%{p_set}")` of its class or the nearest base class;
/// empty if nothing is.
[[nodiscard]] QString settingOf(const Instance& component);

}  // namespace bramah::model
