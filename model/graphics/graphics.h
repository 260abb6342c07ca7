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

struct Color {
    std::uint8_t red = 0, green = 0, blue = 0;
    friend bool operator==(Color, Color) = default;
};

enum class LinePattern : std::uint8_t { None, Solid, Dash, Dot, DashDot, DashDotDot };
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
enum class BorderPattern : std::uint8_t { None, Raised, Sunken, Engraved };
enum class Smooth : std::uint8_t { None, Bezier };
enum class Arrow : std::uint8_t { None, Open, Filled, Half };
enum class TextAlignment : std::uint8_t { Left, Center, Right };
enum class EllipseClosure : std::uint8_t { None, Chord, Radial };

/// A static value, and the value that replaces it while a result is shown: the second argument of `DynamicSelect`.
template <typename T>
struct Dynamic {
    T value{};
    syntax::ExpressionPtr dynamic = nullptr;  ///< null if there is none; lives as long as Icon::texts
    friend bool operator==(const Dynamic&, const Dynamic&) = default;
};

struct GraphicItem {
    Dynamic<bool> visible{true};
    Dynamic<QPointF> origin;
    Dynamic<double> rotation;
    friend bool operator==(const GraphicItem&, const GraphicItem&) = default;
};

struct FilledShape {
    Dynamic<Color> lineColor;
    Dynamic<Color> fillColor;
    LinePattern pattern = LinePattern::Solid;
    Dynamic<FillPattern> fillPattern{FillPattern::None};
    double lineThickness = 0.25;  ///< mm
    friend bool operator==(const FilledShape&, const FilledShape&) = default;
};

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

struct PolygonGraphic : GraphicItem, FilledShape {
    Dynamic<std::vector<QPointF>> points;
    Smooth smooth = Smooth::None;
    friend bool operator==(const PolygonGraphic&, const PolygonGraphic&) = default;
};

/// Two opposite corners, in the order of the text: a mirrored extent is not normalised.
struct Extent {
    QPointF first{-100, -100};
    QPointF second{100, 100};

    [[nodiscard]] QRectF rect() const { return QRectF(first, second).normalized(); }
    friend bool operator==(const Extent&, const Extent&) = default;
};

struct RectangleGraphic : GraphicItem, FilledShape {
    BorderPattern borderPattern = BorderPattern::None;
    Dynamic<Extent> extent;
    double radius = 0;
    friend bool operator==(const RectangleGraphic&, const RectangleGraphic&) = default;
};

struct EllipseGraphic : GraphicItem, FilledShape {
    Dynamic<Extent> extent;
    Dynamic<double> startAngle{0};
    Dynamic<double> endAngle{360};
    EllipseClosure closure = EllipseClosure::Chord;
    friend bool operator==(const EllipseGraphic&, const EllipseGraphic&) = default;
};

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

struct BitmapGraphic : GraphicItem {
    Dynamic<Extent> extent;
    QString fileName;     ///< as written: a path or `modelica://` address
    NamedFile file;       ///< the same, as to be looked for
    QString imageSource;  ///< Base64, if the picture is in the text
    friend bool operator==(const BitmapGraphic&, const BitmapGraphic&) = default;
};

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
