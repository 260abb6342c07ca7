// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QString>

#include <cstdint>
#include <variant>
#include <vector>

/// A drawing in the terms of DXF: lines, arcs, texts, blocks and their insertions. Lengths in mm, y up, angles in
/// degrees counterclockwise.
namespace bramah::editor {

/// The layers by kind of line, from the lowest to the topmost.
enum class DxfLayer : std::uint8_t {
    Frame,
    Title,
    Notes,
    LinesWorking,
    LinesPilot,
    Mechanical,
    Electrical,
    Signals,
    Symbols,
    TextCode,  ///< codes and names of components
    TextData,  ///< their values
};
inline constexpr int kDxfLayers = 11;

/// Patterns of lines; Chain is dash and dot, ChainOfTwoDots dash and two dots.
enum class DxfLine : std::uint8_t { Continuous, Dashed, Dotted, Chain, ChainOfTwoDots };

inline constexpr int kDxfByLayer = 256;

/// How an entity is drawn, and on which layer.
struct DxfStyle {
    DxfLayer layer = DxfLayer::Symbols;
    DxfLine line = DxfLine::Continuous;
    double width = 0.25;      ///< mm
    int color = kDxfByLayer;  ///< AutoCAD's colour index
    friend bool operator==(const DxfStyle&, const DxfStyle&) = default;
};

/// Straight pieces from point to point.
struct DxfPolyline {
    QPolygonF points;  ///< a closed one does not repeat its first point
    bool isClosed = false;
};
/// Of a circle, or all of it if \a sweep is 360.
struct DxfArc {
    QPointF centre;
    double radius = 0;
    double start = 0;
    double sweep = 360;
};
/// Of an ellipse; angles are those of the circle from which it is compressed.
struct DxfEllipse {
    QPointF centre;
    QPointF major;     ///< from the centre to an end of the longer axis
    double ratio = 1;  ///< of the shorter axis to the longer one
    double start = 0;
    double sweep = 360;
};
/// An area filled in the colour of its style; \c outline is closed by itself.
struct DxfFill {
    QPolygonF outline;
};
/// One or more lines of text about a place, turned about it.
struct DxfText {
    /// Where the place of a text lies in it: at its left end, in its middle or at its right end.
    enum class Side : std::uint8_t { Left, Centre, Right };
    QStringList lines;
    QPointF place;  ///< half way up at the side
    Side side = Side::Left;
    double capitals = 2.5;   ///< height of capitals
    double lineSpacing = 4;  ///< from line to line
    double angle = 0;
};
/// A text with a name, by which programs that keep drawings find it. It has one line.
struct DxfAttribute {
    QString tag;  ///< capitals, digits and `_`
    DxfText text;
    bool isHidden = false;
    double width = 0.25;      ///< mm
    int color = kDxfByLayer;  ///< AutoCAD's colour index
};
/// A block, drawn at a place.
struct DxfInsert {
    QString block;
    QPointF place;
    double angle = 0;
    bool isMirrored = false;               ///< top to bottom, before it is turned
    std::vector<DxfAttribute> attributes;  ///< of the same tags as those of its block, in the drawing
};

/// One shape with its style.
struct DxfEntity {
    DxfStyle style;
    std::variant<DxfPolyline, DxfArc, DxfEllipse, DxfFill, DxfText, DxfInsert> shape;
};

/// Entities that are drawn once and inserted where they are wanted, by name; its origin comes to the place.
struct DxfBlock {
    QString name;  ///< at most 31 letters, digits, `_` and `-`
    std::vector<DxfEntity> entities;
    std::vector<DxfAttribute> attributes;  ///< what its insertions say, with empty texts
};

/// A page as DXF has it; entities are drawn in their order, inserted blocks stand in \c blocks.
struct DxfDrawing {
    QRectF area;  ///< of the page
    std::vector<DxfBlock> blocks;
    std::vector<DxfEntity> entities;
};

/// \a name as that of a block.
[[nodiscard]] QString dxfBlockName(const QString& name);
/// \a text as TEXT has it: letters beyond ASCII as `\U+00D8`, signs as `%%d`.
[[nodiscard]] QByteArray dxfText(const QString& text);

/// The drawing as a file of release R2000 (AC1015), in mm; empty if no temporary file can be written.
[[nodiscard]] QByteArray dxfBytes(const DxfDrawing& drawing);

}  // namespace bramah::editor
