// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/imports/hopsan/sheet_writer.h"

#include "model/edit/geometry_text.h"
#include "model/imports/hopsan/connector_classes.h"

#include <algorithm>

namespace bramah::model::hopsan {

namespace {

/// A Modelica string.
QByteArray quoted(QString text)
{
    text.replace(QLatin1Char('\\'), QLatin1String("\\\\")).replace(QLatin1Char('"'), QLatin1String("\\\""));
    return '"' + text.toUtf8() + '"';
}

/// ` "text"`, or nothing.
QByteArray comment(const QString& text)
{
    return text.isEmpty() ? QByteArray() : ' ' + quoted(text);
}

/// Writes one class and those in it.
class ClassWriter
{
public:
    ClassWriter(const SheetClass& sheet, const QByteArray& indentation) : sheet_(sheet), in_(indentation) {}

    QByteArray text(const QByteArray& furtherAnnotations)
    {
        out_ += in_ + "model " + sheet_.name.toUtf8() + comment(sheet_.description) + '\n';
        for (const auto& inner : sheet_.classes)
            out_ += ClassWriter(*inner, in_ + "  ").text({});
        for (const auto& [name, value] : sheet_.parameters)
            out_ += in_ + "  parameter Real " + name.toUtf8() +
                    (value.isEmpty() ? QByteArray() : " = " + value.toUtf8()) + ";\n";
        for (const SheetPart& part : sheet_.parts)
            writePart(part);
        if (!sheet_.lines.empty())
            out_ += in_ + "equation\n";
        for (const SheetLine& line : sheet_.lines)
            writeLine(line);
        writeAnnotation(furtherAnnotations);
        out_ += in_ + "end " + sheet_.name.toUtf8() + ";\n";
        return out_;
    }

private:
    void writePart(const SheetPart& part)
    {
        out_ += in_ + "  " + (part.prefix.isEmpty() ? QByteArray() : part.prefix.toUtf8() + ' ') +
                part.className.toUtf8() + ' ' + part.name.toUtf8();
        QByteArrayList modifiers;
        for (const auto& [key, value] : part.modifiers)
            modifiers << modifier(key, value);
        if (!modifiers.isEmpty())
            out_ += '(' + modifiers.join(", ") + ')';
        if (!part.value.isEmpty())
            out_ += " = " + part.value.toUtf8();
        out_ += comment(part.description) + '\n' + in_ + "    annotation(" + placement(part) + ");\n";
    }

    /// `m = 5`, or of an element within, `s(start = 1)`.
    static QByteArray modifier(const QString& key, const QString& value)
    {
        if (value.isEmpty())
            return key.toUtf8();
        const bool isWithin = key.endsWith(QLatin1Char(')'));
        return (isWithin ? key.chopped(1) : key).toUtf8() + " = " + value.toUtf8() + (isWithin ? ")" : "");
    }

    [[nodiscard]] QByteArray placement(const SheetPart& part) const
    {
        QByteArray text = "Placement(transformation(" + transformation(part.placement);
        const auto symbol =
            std::ranges::find_if(sheet_.symbolPorts, [&](const SymbolPort& port) { return port.name == part.name; });
        if (part.isConnector && symbol != sheet_.symbolPorts.end())
            text += "), iconTransformation(extent={{-10,-10},{10,10}}, origin=" + pointText(symbol->place);
        return text + "))";
    }

    static QByteArray transformation(const Placement& place)
    {
        QByteArray text = "extent=" + extentText(place.extent);
        if (!place.origin.isNull())
            text += ", origin=" + pointText(place.origin);
        if (place.rotation != 0)
            text += ", rotation=" + numberText(place.rotation);
        return text;
    }

    void writeLine(const SheetLine& line)
    {
        out_ += in_ + "  connect(" + line.a.toUtf8() + ", " + line.b.toUtf8() + ')';
        if (!line.points.empty())
            out_ += "\n" + in_ + "    annotation(Line(points=" + pointsText(line.points) +
                    (line.attributes.isEmpty() ? QByteArray() : ", " + line.attributes.toUtf8()) + "))";
        out_ += ";\n";
    }

    void writeAnnotation(const QByteArray& further)
    {
        QByteArrayList parts;
        if (!sheet_.standsFor.isEmpty())
            parts << "__Bramah(standsFor=" + quoted(QStringLiteral("Hopsan: ") + sheet_.standsFor) + ")";
        if (!sheet_.symbolPorts.empty())
            parts << symbol();
        if (sheet_.standsFor.isEmpty())
            parts << "Diagram(coordinateSystem(extent=" + extentText(sheetExtent()) +
                         ", preserveAspectRatio=true, grid={2,2}))";
        if (!further.isEmpty())
            parts << further;
        if (!sheet_.documentation.isEmpty())
            parts << "Documentation(info=" + quoted(QStringLiteral("<html>\n%1\n</html>").arg(sheet_.documentation)) +
                         ")";
        const QByteArray between = ",\n" + in_ + "    ";
        out_ += in_ + "  annotation(\n" + in_ + "    " + parts.join(between) + ");\n";
    }

    /// A box with its name and the names of its ports.
    [[nodiscard]] QByteArray symbol() const
    {
        const double half = symbolHalfHeight(sheet_);
        const Extent box{{-80, -half}, {80, half}};
        QByteArray text = "Icon(coordinateSystem(extent=" + extentText({{-100, -half}, {100, half}}) +
                          ", preserveAspectRatio=true, grid={2,2}), graphics={\n" + in_ +
                          "      Rectangle(extent=" + extentText(box) + ')';
        for (const SymbolPort& port : sheet_.symbolPorts) {
            const bool isLeft = port.place.x() < 0;
            const double inner = isLeft ? -80 : 80;
            text += ",\n" + in_ + "      Line(points=" + pointsText({port.place, {inner, port.place.y()}}) + ')';
            const Extent place{{isLeft ? -74.0 : 4.0, port.place.y() - 12},
                               {isLeft ? -4.0 : 74.0, port.place.y() + 12}};
            text += ",\n" + in_ + "      Text(extent=" + extentText(place) + ", textString=" + quoted(port.name) +
                    ", horizontalAlignment=TextAlignment." + (isLeft ? "Left" : "Right") + ')';
        }
        text += ",\n" + in_ + "      Text(extent=" + extentText({{-100, half + 6}, {100, half + 36}}) +
                ", textString=\"%name\")";
        if (!sheet_.standsFor.isEmpty())
            text += ",\n" + in_ + "      Text(extent=" + extentText({{-40, -20}, {40, 20}}) + ", textString=\"?\")";
        return text + "})";
    }

    [[nodiscard]] Extent sheetExtent() const
    {
        QRectF all(-60, -40, 120, 80);
        for (const SheetPart& part : sheet_.parts)
            all |= QRectF(part.placement.centre() - QPointF(20, 16), QSizeF(40, 32));
        for (const SheetLine& line : sheet_.lines)
            for (const QPointF& point : line.points)
                all |= QRectF(point - QPointF(4, 4), QSizeF(8, 8));
        return {{2 * std::floor(all.left() / 2), 2 * std::floor(all.top() / 2)},
                {2 * std::ceil(all.right() / 2), 2 * std::ceil(all.bottom() / 2)}};
    }

    const SheetClass& sheet_;
    QByteArray in_;
    QByteArray out_;
};

}  // namespace

QByteArray modelText(const SheetClass& model, const QString& libraryVersion)
{
    const QByteArray times = "experiment(StartTime=" + numberText(model.start) +
                             ", StopTime=" + numberText(model.stop) +
                             "),\n    uses(Bramah(version=" + quoted(libraryVersion) + "))";
    return ClassWriter(model, {}).text(times);
}

}  // namespace bramah::model::hopsan
