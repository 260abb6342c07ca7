// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/syntax/syntax_tree.h"

#include <QPointF>
#include <QString>

namespace bramah::model {

/// What a drawing says at a line (ISO 1219-2:2012, 5.3, 5.4 and the size of pipes and hoses), each part on wish.
struct LineCode {
    QString number;       ///< running number of the line, as `3`
    QString size;         ///< outside diameter x wall thickness of a pipe, or nominal bore of a hose [mm]: `20 x 2`
    QString application;  ///< medium, `-`, letter of the use and number of the pressure level: `H-P1`
    QPointF offset;       ///< of the text on the sheet, from the place that its line gives it

    /// The text at the line, `3  20 x 2` over `H-P1`; empty if nothing is said.
    [[nodiscard]] QString text() const;
    /// True if nothing stands at the line, whatever the offset.
    [[nodiscard]] bool isEmpty() const { return number.isEmpty() && size.isEmpty() && application.isEmpty(); }
    friend bool operator==(const LineCode&, const LineCode&) = default;
};

/// Is \a text an application code: an optional letter of the medium and a hyphen, then P (pressure, auxiliary supply),
/// T (return), L (leakage), X, Y or Z (others), then the number of the pressure level, from 1? It may be left out.
[[nodiscard]] bool isApplicationCode(const QString& text);

/// The code in `__Bramah(pipe(number="3", size="20 x 2", application="H-P1", offset={2,0}))` of a connect.
[[nodiscard]] LineCode lineCodeOf(const syntax::Annotation* annotation);
/// Writes it to \a connect; an empty code removes the annotation. Null: no edits.
[[nodiscard]] TextEdits setLineCode(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                    const syntax::Equation* connect, const LineCode& code);

}  // namespace bramah::model
