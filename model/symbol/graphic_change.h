// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/graphics/graphics.h"
#include "model/graphics/placement.h"
#include "model/symbol/part_motion.h"
#include "model/syntax/syntax_tree.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <variant>
#include <vector>

/// The changes that an edit of a class's symbol makes to its text: each change touches one graphic of
/// `annotation(Icon(graphics))`, one argument of it where it can, or the declaration of one port. Graphics are counted
/// from 0 in the class's own list.
namespace bramah::model {

struct AddGraphic {
    QByteArray text;  ///< a primitive, as graphicText() has it
    int at = -1;      ///< the number it gets; -1: the last, which lies on top
};

/// Writes the arguments whose values at rest differ; the other arguments of the graphic stay, `DynamicSelect` too.
struct ReplaceGraphic {
    int index = 0;
    Graphic before;  ///< as it is read from the text
    Graphic after;   ///< of the same kind
};

/// Moves it with whatever moves it while a result is shown.
struct ShiftGraphic {
    int index = 0;
    Graphic before;
    QPointF by;  ///< icon units
};

struct RemoveGraphic {
    int index = 0;
};

/// The graphic \a from becomes the one with the number \a to; those between move up or down.
struct OrderGraphic {
    int from = 0;
    int to = 0;
};

/// Puts a simple motion in the place of the one there is; nothing: the graphic rests.
struct SetMotion {
    int index = 0;
    Graphic shown;  ///< as it is read from the text
    std::optional<PartMotion> motion;
};

struct SetIconExtent {
    Extent extent;
};

struct AddPort {
    QString className;
    QString name;
    Placement placement;
};

/// On the symbol: the `iconTransformation`, which is made where the sheet of the class uses the port too.
struct SetPortPlacement {
    QString name;
    Placement placement;
};

/// Removes the connects to it too.
struct RemovePort {
    QString name;
};

using GraphicChange = std::variant<AddGraphic, ReplaceGraphic, ShiftGraphic, RemoveGraphic, OrderGraphic, SetMotion,
                                   SetIconExtent, AddPort, SetPortPlacement, RemovePort>;
using GraphicChanges = std::vector<GraphicChange>;

/// The edits that make \a changes, one after the other, in the class \a className of a text without errors. A change of
/// what is not there, or of a list of graphics that is no list, makes no edit.
[[nodiscard]] TextEdits symbolEdits(const std::shared_ptr<const syntax::SyntaxTree>& tree, const QString& className,
                                    const GraphicChanges& changes);

/// \a text, one primitive, with other arguments: \a after where it differs from \a before.
[[nodiscard]] QByteArray changedText(const QByteArray& text, const Graphic& before, const Graphic& after);

}  // namespace bramah::model
