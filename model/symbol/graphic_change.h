// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/graphics/graphics.h"
#include "model/graphics/placement.h"
#include "model/symbol/part_motion.h"
#include "model/syntax/syntax_tree.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <memory>
#include <optional>
#include <variant>
#include <vector>

/// Changes that an edit of a class's symbol, or of the notes on its sheet, makes to its text. Each touches one graphic
/// of `annotation(Icon(graphics))`, or of `Diagram`, only one argument of it where possible, or the declaration of one
/// port. Graphics are numbered from 0 in the class's own list.
namespace bramah::model {

/// Adds a graphic to the class's own ones.
struct AddGraphic {
    QByteArray text;  ///< a primitive as graphicText() writes it
    int at = -1;      ///< its new number; -1: the last one, on top
};

/// Writes arguments whose values at rest differ; other arguments and `DynamicSelect` stay.
struct ReplaceGraphic {
    int index = 0;
    Graphic before;  ///< as read from the text
    Graphic after;   ///< of the same kind
};

/// Moves a graphic together with the motion that it has while results are shown.
struct ShiftGraphic {
    int index = 0;
    Graphic before;
    QPointF by;  ///< icon units
};

/// Removes graphic number \c index of the class's own list; those above it move down.
struct RemoveGraphic {
    int index = 0;
};

/// Puts other graphics in the place of some that follow each other.
struct ReplaceRun {
    int first = 0;         ///< -1: behind all others; \a count is then 0
    int count = 0;         ///< of those that go
    QByteArrayList texts;  ///< primitives as graphicText() writes them
};

/// Moves graphic \a from to the number \a to; those between move up or down.
struct OrderGraphic {
    int from = 0;
    int to = 0;
};

/// Replaces the simple motion of a graphic; nothing: the graphic rests.
struct SetMotion {
    int index = 0;
    Graphic shown;  ///< as read from the text
    std::optional<PartMotion> motion;
};

/// Sets the extent of the coordinate system; what is drawn stays where it is.
struct SetIconExtent {
    Extent extent;
};

/// Declares a connector of the class and places it on symbol and sheet.
struct AddPort {
    QString className;
    QString name;
    Placement placement;
};

/// Places a port on the symbol: sets `iconTransformation`, which is added if the class's sheet uses the other one.
struct SetPortPlacement {
    QString name;
    Placement placement;
};

/// Removes a port and the connects to it.
struct RemovePort {
    QString name;
};

/// One change of a class's drawing. Numbers of graphics are places in the class's own list, from the lowest, from 0.
using GraphicChange = std::variant<AddGraphic, ReplaceGraphic, ShiftGraphic, RemoveGraphic, ReplaceRun, OrderGraphic,
                                   SetMotion, SetIconExtent, AddPort, SetPortPlacement, RemovePort>;
/// Changes made one after the other; each sees the numbers that those before it have left.
using GraphicChanges = std::vector<GraphicChange>;

/// The drawing of a class that is changed: its symbol, or its sheet.
enum class GraphicLayer : std::uint8_t { Icon, Diagram };

/// The edits that make \a changes, one after the other, in the class \a className of a text without errors. A change of
/// a missing object, or of a list of graphics that is no literal list, makes no edit.
[[nodiscard]] TextEdits graphicEdits(const std::shared_ptr<const syntax::SyntaxTree>& tree, const QString& className,
                                     GraphicLayer layer, const GraphicChanges& changes);

/// \a text, one primitive, with those arguments changed in which \a after differs from \a before.
[[nodiscard]] QByteArray changedText(const QByteArray& text, const Graphic& before, const Graphic& after);

}  // namespace bramah::model
