// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/codes/component_code.h"
#include "model/edit/text_edits.h"
#include "model/syntax/syntax_tree.h"

#include <QStringList>

#include <vector>

namespace bramah::model {

/// What a circuit does, as `clamp`, in the words that stand above it on the drawing.
struct CircuitFunction {
    int circuit = 1;
    QString text;
    friend bool operator==(const CircuitFunction&, const CircuitFunction&) = default;
};

/// The technical data of all components of a class on a sheet, in place of what the class says.
struct DataTemplate {
    QString className;  ///< full name
    QString text;       ///< see technicalDataOf(); never empty
    friend bool operator==(const DataTemplate&, const DataTemplate&) = default;
};

/// What a sheet says about the codes and the data at its symbols, in the annotation
/// `__Bramah(codes(scheme="ISO 1219-2:2012", module="A", medium="H", letters=3.5, technicalData=true,
/// circuits={circuit(number=1, does="clamp")}, data={data(of="Bramah.Hydraulics.Pumps.FixedPump", shows="%{D}")}))` of
/// its class.
struct SheetCodes {
    static constexpr double kLetters = 2.5;       ///< mm, the usual height
    static constexpr double kLargeLetters = 3.5;  ///< mm

    std::optional<CodeScheme> scheme;  ///< as written; without it, that of the codes that are there (see schemeOf)
    QString module;                    ///< in front of all codes of the sheet; may be empty
    QString medium;                    ///< letter in front of the circuits of the sheet; may be empty
    double letters = kLetters;         ///< height of capitals in codes and data [mm]
    bool showsTechnicalData = false;   ///< at all symbols whose class has a template and that do not say otherwise
    std::vector<CircuitFunction> circuits;
    std::vector<DataTemplate> templates;

    /// The template of the sheet for components of a class; empty if it has none.
    [[nodiscard]] QString templateOf(const QString& className) const;
    /// Sets it; empty removes it.
    void setTemplate(const QString& className, const QString& text);
    /// What the circuit does; empty if it is not said.
    [[nodiscard]] QString functionOf(int circuit) const;
    /// Sets it; empty removes it. Circuits stay in the order of their numbers.
    void setFunction(int circuit, const QString& text);
    /// The code \a designation of a component with the sheet's module and medium in front, as far as it has none of its
    /// own; as it is if it is not of this \a form.
    [[nodiscard]] QString shownCode(const QString& designation, CodeScheme form) const;
    friend bool operator==(const SheetCodes&, const SheetCodes&) = default;
};

/// The scheme of a sheet with these \a designations: the one that is written, else the one whose form most of them
/// have, ISO 1219-2:1995 if they have none of them, and ISO 1219-2:2012 if there are none.
[[nodiscard]] CodeScheme schemeOf(const SheetCodes& codes, const QStringList& designations);

/// Reads the annotation of a class.
[[nodiscard]] SheetCodes sheetCodesOf(const syntax::ClassDefinition& definition);
/// Writes \a codes; what is as usual is not written, or removed.
[[nodiscard]] TextEdits setSheetCodes(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                      const SheetCodes& codes);

}  // namespace bramah::model
