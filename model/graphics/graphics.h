// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"
#include "model/text/named_file.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <cstdint>
#include <variant>
#include <vector>

/// The graphical primitives of Modelica annotations (specification 3.6, chapter 18.6). Lengths are in units of the
/// class's coordinate system, y up; angles in degrees, counterclockwise; line thickness is in millimetres and font size
/// in points, as in the specification.
namespace bramah::model {

/// An RGB colour, each part 0 to 255; black at first.
struct Color {
    std::uint8_t red = 0, green = 0, blue = 0;
    friend bool operator==(Color, Color) = default;
};

/// The dashes of a line; None: no line is drawn.
enum class LinePattern : std::uint8_t { None, Solid, Dash, Dot, DashDot, DashDotDot };
/// How a shape is filled (specification 3.6, 18.6.1.2): not at all, by its fill colour, by hatching over that, or
/// shaded as if it were round.
enum class FillPattern : std::uint8_t {
    None,
    Solid,
    Horizontal,
    Vertical,
    Cross,
    Forward,
    Backward,
    CrossDiag,
    HorizontalCylinder,
    VerticalCylinder,
    Sphere,
};
/// The edge of a rectangle as if it were in relief. Read and kept, drawn as None.
enum class BorderPattern : std::uint8_t { None, Raised, Sunken, Engraved };
/// Whether straight pieces are drawn as a quadratic Bezier spline, whose bends are control points.
enum class Smooth : std::uint8_t { None, Bezier };
/// The head at an end of a line.
enum class Arrow : std::uint8_t { None, Open, Filled, Half };
/// The horizontal place of a text in its extent.
enum class TextAlignment : std::uint8_t { Left, Center, Right };
/// How an arc that is no full ellipse is closed: not, by its chord, or by lines to its centre.
enum class EllipseClosure : std::uint8_t { None, Chord, Radial };

/// A static value, and the value that replaces it while a result is shown: the second argument of `DynamicSelect`.
template <typename T>
struct Dynamic {
    T value{};
    syntax::ExpressionPtr dynamic = nullptr;  ///< null if there is none; lives as long as Icon::texts
    friend bool operator==(const Dynamic&, const Dynamic&) = default;
};

/// What all primitives share: points are turned by \c rotation [degrees] about the origin, then shifted by \c origin.
struct GraphicItem {
    Dynamic<bool> visible{true};
    Dynamic<QPointF> origin;
    Dynamic<double> rotation;
    friend bool operator==(const GraphicItem&, const GraphicItem&) = default;
};

/// Outline and fill of a closed shape; lines keep their thickness whatever the scale.
struct FilledShape {
    Dynamic<Color> lineColor;
    Dynamic<Color> fillColor;
    LinePattern pattern = LinePattern::Solid;
    Dynamic<FillPattern> fillPattern{FillPattern::None};
    double lineThickness = 0.25;  ///< mm
    friend bool operator==(const FilledShape&, const FilledShape&) = default;
};

/// `Line`: a polyline or spline; fewer than two points draw nothing.
struct LineGraphic : GraphicItem {
    Dynamic<std::vector<QPointF>> points;
    Dynamic<Color> color;
    LinePattern pattern = LinePattern::Solid;
    double thickness = 0.25;  ///< mm
    Arrow startArrow = Arrow::None;
    Arrow endArrow = Arrow::None;
    double arrowSize = 3;  ///< mm
    Smooth smooth = Smooth::None;
    friend bool operator==(const LineGraphic&, const LineGraphic&) = default;
};

/// `Polygon`: closed from the last point to the first, if the text does not say it.
struct PolygonGraphic : GraphicItem, FilledShape {
    Dynamic<std::vector<QPointF>> points;
    Smooth smooth = Smooth::None;
    friend bool operator==(const PolygonGraphic&, const PolygonGraphic&) = default;
};

/// Two opposite corners, in the order of the text: a mirrored extent is not normalised.
struct Extent {
    QPointF first{-100, -100};
    QPointF second{100, 100};

    /// The rectangle between the corners, with positive width and height.
    [[nodiscard]] QRectF rect() const { return QRectF(first, second).normalized(); }
    friend bool operator==(const Extent&, const Extent&) = default;
};

/// `Rectangle`; \c radius of its corners in units of the coordinate system.
struct RectangleGraphic : GraphicItem, FilledShape {
    BorderPattern borderPattern = BorderPattern::None;
    Dynamic<Extent> extent;
    double radius = 0;
    friend bool operator==(const RectangleGraphic&, const RectangleGraphic&) = default;
};

/// `Ellipse`, inscribed in its extent; angles [degrees], counterclockwise from the right, of its arc.
struct EllipseGraphic : GraphicItem, FilledShape {
    Dynamic<Extent> extent;
    Dynamic<double> startAngle{0};
    Dynamic<double> endAngle{360};
    EllipseClosure closure = EllipseClosure::Chord;
    friend bool operator==(const EllipseGraphic&, const EllipseGraphic&) = default;
};

/// `Text`, written in its extent; outline and fill that it inherits are not drawn.
struct TextGraphic : GraphicItem, FilledShape {
    Dynamic<Extent> extent;
    Dynamic<QString> textString;  ///< with its substitutions `%name`, `%class`, `%parameter`, `%%`
    double fontSize = 0;          ///< points; 0: as large as fits the extent
    QString fontName;             ///< empty: the font of the interface
    Color textColor;
    bool isBold = false, isItalic = false, isUnderlined = false;
    TextAlignment alignment = TextAlignment::Center;
    friend bool operator==(const TextGraphic&, const TextGraphic&) = default;
};

/// `Bitmap`: a picture that fills its extent. One of \c fileName and \c imageSource is given.
struct BitmapGraphic : GraphicItem {
    Dynamic<Extent> extent;
    QString fileName;     ///< as written: a path or `modelica://` address
    NamedFile file;       ///< the same, as to be looked for
    QString imageSource;  ///< Base64, if the picture is in the text
    friend bool operator==(const BitmapGraphic&, const BitmapGraphic&) = default;
};

/// Any primitive.
using Graphic = std::variant<LineGraphic, PolygonGraphic, RectangleGraphic, EllipseGraphic, TextGraphic, BitmapGraphic>;

/// `coordinateSystem(...)` of an Icon or Diagram annotation.
struct CoordinateSystem {
    Extent extent;
    bool preserveAspectRatio = true;
    double initialScale = 0.1;
    QPointF grid{2, 2};
    friend bool operator==(const CoordinateSystem&, const CoordinateSystem&) = default;
};

/// The bounds of a drawn graphic, with the extent of a text but without line widths.
[[nodiscard]] QRectF boundsOf(const Graphic& graphic);
/// The smallest rectangle around both, which may be as flat as a line (QRectF::united() drops those).
[[nodiscard]] QRectF united(QRectF a, QRectF b);

}  // namespace bramah::model
