// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formulas/equation_picture.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <functional>

namespace bramah::editor {

namespace {

using Kind = Equation::Kind;

constexpr double kScriptSize = 0.7;  // relative to the size of the base
constexpr double kLeastPart = 8;     // px

/// A piece of a formula: its extent about the baseline, and a function that paints it with the baseline beginning at a
/// point.
struct Box {
    double width = 0, ascent = 0, descent = 0;
    std::function<void(QPainter&, QPointF)> paint = [](QPainter&, QPointF) {};

    [[nodiscard]] double height() const { return ascent + descent; }
};

/// Typesets formulas at one font size.
class TypeSetter
{
public:
    explicit TypeSetter(const QFont& font) : font_(font), metrics_(font) { font_.setItalic(false); }

    [[nodiscard]] Box box(const Equation& equation) const
    {
        const auto& parts = equation.children;
        switch (equation.kind) {
        case Kind::Row: return row(parts);
        case Kind::Variable: return text(equation.text, true);
        case Kind::Upright:
            return text(equation.text == QLatin1String("·") ? QStringLiteral("\u2009·\u2009") : equation.text, false);
        case Kind::Sign:
            return text(
                equation.text == QLatin1String(",") ? QStringLiteral(", ") : QStringLiteral(" %1 ").arg(equation.text),
                false);
        case Kind::Fraction: return fraction(box(parts[0]), box(parts[1]));
        case Kind::Script: return script(parts);
        case Kind::Root: return root(box(parts[0]));
        case Kind::Fence: return fence(box(parts[0]), equation.text);
        case Kind::Dotted: return dotted(box(parts[0]), static_cast<int>(equation.text.size()));
        }
        return {};
    }

    /// Height above the baseline of the middle of signs and fraction lines.
    [[nodiscard]] double axis() const { return metrics_.xHeight() / 2; }

private:
    [[nodiscard]] double thin() const { return std::max(1.0, metrics_.height() / 16); }

    [[nodiscard]] TypeSetter smaller() const
    {
        QFont font = font_;
        const double size = QFontInfo(font_).pixelSize();
        font.setPixelSize(static_cast<int>(std::lround(std::max(kLeastPart, size * kScriptSize))));
        return TypeSetter(font);
    }

    [[nodiscard]] Box text(const QString& text, bool isItalic) const
    {
        QFont font = font_;
        font.setItalic(isItalic);
        const QFontMetricsF metrics(font);
        const QRectF ink = metrics.tightBoundingRect(text);
        Box box;
        box.width = metrics.horizontalAdvance(text);
        box.ascent = std::max(-ink.top(), metrics.xHeight());
        box.descent = std::max(0.0, ink.bottom());
        box.paint = [font, text](QPainter& painter, QPointF at) {
            painter.setFont(font);
            painter.drawText(at, text);
        };
        return box;
    }

    [[nodiscard]] Box row(const std::vector<Equation>& parts) const
    {
        std::vector<Box> boxes;
        Box all;
        for (const Equation& part : parts) {
            boxes.push_back(box(part));
            all.width += boxes.back().width;
            all.ascent = std::max(all.ascent, boxes.back().ascent);
            all.descent = std::max(all.descent, boxes.back().descent);
        }
        all.paint = [boxes](QPainter& painter, QPointF at) {
            for (const Box& one : boxes) {
                one.paint(painter, at);
                at.rx() += one.width;
            }
        };
        return all;
    }

    [[nodiscard]] Box fraction(const Box& above, const Box& below) const
    {
        const double gap = 2 * thin();
        const double middle = axis();
        Box box;
        box.width = std::max(above.width, below.width) + 4 * gap;
        box.ascent = middle + gap + above.height();
        box.descent = below.height() + gap - middle;
        box.paint = [=, line = thin()](QPainter& painter, QPointF at) {
            const double y = at.y() - middle;
            above.paint(painter, {at.x() + (box.width - above.width) / 2, y - gap - above.descent});
            below.paint(painter, {at.x() + (box.width - below.width) / 2, y + gap + below.ascent});
            painter.fillRect(QRectF(at.x() + gap, y - line / 2, box.width - 2 * gap, line), painter.pen().color());
        };
        return box;
    }

    [[nodiscard]] Box script(const std::vector<Equation>& parts) const
    {
        const Box base = box(parts[0]);
        const Box below = smaller().box(parts[1]);
        const Box above = smaller().box(parts[2]);
        const double drop = base.descent + 0.35 * below.ascent;
        const double lift = std::max(base.ascent - 0.35 * above.ascent, metrics_.xHeight());
        Box all;
        all.width = base.width + thin() + std::max(below.width, above.width);
        all.ascent = std::max(base.ascent, above.width > 0 ? lift + above.ascent : 0);
        all.descent = std::max(base.descent, below.width > 0 ? drop + below.descent : 0);
        all.paint = [=, gap = thin()](QPainter& painter, QPointF at) {
            base.paint(painter, at);
            below.paint(painter, at + QPointF(base.width + gap, drop));
            above.paint(painter, at + QPointF(base.width + gap, -lift));
        };
        return all;
    }

    [[nodiscard]] Box root(const Box& inner) const
    {
        const double gap = 2 * thin();
        const double sign = metrics_.height() * 0.45;
        Box all;
        all.width = sign + inner.width + gap;
        all.ascent = inner.ascent + 2 * gap;
        all.descent = inner.descent;
        all.paint = [=, line = thin()](QPainter& painter, QPointF at) {
            const double top = at.y() - inner.ascent - gap;
            QPainterPath path(QPointF(at.x() + 0.1 * sign, at.y() + inner.descent - 0.45 * inner.height()));
            path.lineTo(at.x() + 0.3 * sign, at.y() + inner.descent - 0.5 * inner.height());
            path.lineTo(at.x() + 0.6 * sign, at.y() + inner.descent);
            path.lineTo(at.x() + sign, top);
            path.lineTo(at.x() + all.width, top);
            stroke(painter, path, line);
            inner.paint(painter, {at.x() + sign, at.y()});
        };
        return all;
    }

    [[nodiscard]] Box fence(const Box& inner, const QString& characters) const
    {
        const double side = metrics_.height() * 0.28;
        Box all;
        all.width = inner.width + 2 * side;
        // Equal extent below and above the axis.
        const double reach = std::max({inner.ascent - axis(), inner.descent + axis(), metrics_.capHeight() * 0.7});
        all.ascent = reach + axis() + thin();
        all.descent = reach - axis() + thin();
        all.paint = [=, line = thin()](QPainter& painter, QPointF at) {
            const double top = at.y() - all.ascent;
            const double bottom = at.y() + all.descent;
            const auto half = [&](double outer, double depth) {
                QPainterPath path(QPointF(outer + depth, top));
                if (characters == QLatin1String("()")) {
                    path.quadTo({outer - 0.4 * depth, (top + bottom) / 2}, {outer + depth, bottom});
                } else if (characters == QLatin1String("[]")) {
                    path.lineTo(outer, top);
                    path.lineTo(outer, bottom);
                    path.lineTo(outer + depth, bottom);
                } else {
                    path = QPainterPath(QPointF(outer + depth / 2, top));
                    path.lineTo(outer + depth / 2, bottom);
                }
                stroke(painter, path, line);
            };
            half(at.x() + 0.25 * side, 0.45 * side);
            inner.paint(painter, {at.x() + side, at.y()});
            half(at.x() + all.width - 0.25 * side, -0.45 * side);
        };
        return all;
    }

    [[nodiscard]] Box dotted(const Box& inner, int count) const
    {
        const double radius = thin() * 0.85;
        Box all = inner;
        all.ascent = inner.ascent + 4 * radius;
        all.paint = [=](QPainter& painter, QPointF at) {
            inner.paint(painter, at);
            painter.save();
            painter.setBrush(painter.pen().color());
            painter.setPen(Qt::NoPen);
            // Italic letters lean to the right.
            const double middle = at.x() + inner.width / 2 + radius;
            for (int k = 0; k < count; ++k)
                painter.drawEllipse(
                    QPointF(middle + (k - (count - 1) / 2.0) * 4 * radius, at.y() - inner.ascent - 2.5 * radius),
                    radius, radius);
            painter.restore();
        };
        return all;
    }

    static void stroke(QPainter& painter, const QPainterPath& path, double width)
    {
        painter.save();
        painter.setPen(QPen(painter.pen().color(), width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
        painter.restore();
    }

    QFont font_;
    QFontMetricsF metrics_;
};

}  // namespace

QImage equationPicture(const Equation& equation, const QFont& font, const QColor& ink, double devicePixelRatio)
{
    const TypeSetter setter(font);
    const Box box = setter.box(equation);
    const double reach = std::ceil(std::max(box.ascent - setter.axis(), box.descent + setter.axis())) + 1;
    const QSizeF size(std::ceil(box.width) + 2, 2 * reach);
    QImage picture((size * devicePixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setPen(ink);
    box.paint(painter, {1, reach + setter.axis()});
    return picture;
}

}  // namespace bramah::editor
