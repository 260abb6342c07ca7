// SPDX-License-Identifier: GPL-3.0-or-later
// The only file that knows dxflib.
#include "editor/dxf/dxf_drawing.h"

#include <QFile>
#include <QHash>
#include <QTemporaryDir>
#include <QtMath>

#include <dxflib/dl_dxf.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace bramah::editor {
namespace {

struct LayerLook {
    const char* name;
    int color;  ///< AutoCAD's colour index
    const char* lineType;
    int width;  ///< 1/100 mm
};
constexpr int kBlack = 7;  // white on a black ground
constexpr std::array<LayerLook, kDxfLayers> kLayerLooks{{{"frame", kBlack, "CONTINUOUS", 70},
                                                         {"title", kBlack, "CONTINUOUS", 35},
                                                         {"notes", kBlack, "CONTINUOUS", 25},
                                                         {"lines_working", kBlack, "CONTINUOUS", 25},
                                                         {"lines_pilot", kBlack, "DASHED", 25},
                                                         {"mechanical", kBlack, "CONTINUOUS", 25},
                                                         {"electrical", 4, "CONTINUOUS", 25},
                                                         {"signals", 5, "CONTINUOUS", 25},
                                                         {"symbols", kBlack, "CONTINUOUS", 25},
                                                         {"text_code", kBlack, "CONTINUOUS", 25},
                                                         {"text_data", kBlack, "CONTINUOUS", 25}}};

struct LineTypeLook {
    const char* name;
    const char* description;
    std::vector<double> pattern;  ///< dashes and, negative, gaps [mm]
};
/// The patterns of sheetPen(), whose lengths are in modules of 2.5 mm.
const std::array<LineTypeLook, 5>& lineTypes()
{
    static const std::array<LineTypeLook, 5> types{{{"CONTINUOUS", "Solid line", {}},
                                                    {"DASHED", "_ _ _ _", {2.5, -1.25}},
                                                    {"DOT", ". . . .", {0.375, -0.875}},
                                                    {"DASHDOT", "__ . __ .", {6, -0.75, 0.75, -0.75}},
                                                    {"DASHDOTDOT", "__ . . __", {4, -0.75, 0.5, -0.75, 0.5, -0.75}}}};
    return types;
}

/// The nearest width that DXF knows [1/100 mm].
int lineWeight(double millimetres)
{
    constexpr std::array kKnown{0,  5,  9,  13, 15, 18,  20,  25,  30,  35,  40,  50,
                                53, 60, 70, 80, 90, 100, 106, 120, 140, 158, 200, 211};
    const double wanted = millimetres * 100;
    return *std::ranges::min_element(kKnown, {}, [&](int known) { return std::abs(known - wanted); });
}

std::string bytesOf(const QString& ascii)
{
    return ascii.toLatin1().toStdString();
}

/// Writes one drawing after the order that DXF prescribes.
class DxfWriter
{
public:
    DxfWriter(const DxfDrawing& drawing, const QString& path) : drawing_(drawing)
    {
        writer_.reset(dxf_.out(QFile::encodeName(path).constData(), DL_VERSION_2000));
    }

    [[nodiscard]] bool write()
    {
        if (!writer_)
            return false;
        writeHeader();
        writeTables();
        writeBlocks();
        writer_->sectionEntities();
        for (const DxfEntity& entity : drawing_.entities)
            writeEntity(entity);
        writer_->sectionEnd();
        dxf_.writeObjects(*writer_);
        dxf_.writeObjectsEnd(*writer_);
        writer_->dxfEOF();
        const bool isWritten = !writer_->openFailed();
        writer_->close();
        return isWritten;
    }

private:
    void writeHeader()
    {
        dxf_.writeHeader(*writer_);
        const auto variable = [&](const char* name, int code, double value) {
            writer_->dxfString(9, name);
            writer_->dxfReal(code, value);
        };
        const auto number = [&](const char* name, int value) {
            writer_->dxfString(9, name);
            writer_->dxfInt(70, value);
        };
        number("$INSUNITS", 4);  // mm
        number("$MEASUREMENT", 1);
        variable("$LTSCALE", 40, 1);
        const auto point = [&](const char* name, QPointF at) {
            writer_->dxfString(9, name);
            writer_->dxfReal(10, at.x());
            writer_->dxfReal(20, at.y());
        };
        writer_->dxfString(9, "$EXTMIN");
        writer_->coord(10, drawing_.area.left(), drawing_.area.top(), 0);
        writer_->dxfString(9, "$EXTMAX");
        writer_->coord(10, drawing_.area.right(), drawing_.area.bottom(), 0);
        point("$LIMMIN", drawing_.area.topLeft());  // y points up
        point("$LIMMAX", drawing_.area.bottomRight());
        writer_->sectionEnd();
    }

    void writeTables()
    {
        writer_->sectionTables();
        dxf_.writeVPort(*writer_);
        writer_->tableLinetypes(static_cast<int>(lineTypes().size()) + 2);
        dxf_.writeLinetype(*writer_, DL_LinetypeData("BYBLOCK", "BYBLOCK", 0, 0, 0.0));
        dxf_.writeLinetype(*writer_, DL_LinetypeData("BYLAYER", "BYLAYER", 0, 0, 0.0));
        for (const LineTypeLook& type : lineTypes()) {
            std::vector<double> pattern = type.pattern;
            double length = 0;
            for (const double dash : pattern)
                length += std::abs(dash);
            dxf_.writeLinetype(*writer_, DL_LinetypeData(type.name, type.description, 0,
                                                         static_cast<int>(pattern.size()), length, pattern.data()));
        }
        writer_->tableEnd();
        writer_->tableLayers(kDxfLayers + 1);
        dxf_.writeLayer(*writer_, DL_LayerData("0", 0), DL_Attributes("", kBlack, 25, "CONTINUOUS", 1.0));
        for (const LayerLook& look : kLayerLooks)
            dxf_.writeLayer(*writer_, DL_LayerData(look.name, 0),
                            DL_Attributes("", look.color, look.width, look.lineType, 1.0));
        writer_->tableEnd();
        writer_->tableStyle(1);
        dxf_.writeStyle(*writer_, DL_StyleData("Standard", 0, 0.0, 1.0, 0.0, 0, 2.5, "arial.ttf", ""));
        writer_->tableEnd();
        dxf_.writeView(*writer_);
        dxf_.writeUcs(*writer_);
        writer_->tableAppid(1);
        dxf_.writeAppid(*writer_, "ACAD");
        writer_->tableEnd();
        dxf_.writeDimStyle(*writer_, 2.5, 1.25, 0.625, 0.625, 2.5);
        dxf_.writeBlockRecord(*writer_);
        for (const DxfBlock& block : drawing_.blocks)
            dxf_.writeBlockRecord(*writer_, bytesOf(block.name));
        writer_->tableEnd();
        writer_->sectionEnd();
    }

    void writeBlocks()
    {
        writer_->sectionBlocks();
        for (const char* name : {"*Model_Space", "*Paper_Space", "*Paper_Space0"}) {
            dxf_.writeBlock(*writer_, DL_BlockData(name, 0, 0, 0, 0));
            dxf_.writeEndBlock(*writer_, name);
        }
        for (const DxfBlock& block : drawing_.blocks) {
            constexpr int kHasAttributes = 2;
            dxf_.writeBlock(*writer_,
                            DL_BlockData(bytesOf(block.name), block.attributes.empty() ? 0 : kHasAttributes, 0, 0, 0));
            for (const DxfEntity& entity : block.entities)
                writeEntity(entity);
            for (const DxfAttribute& attribute : block.attributes)
                writeDefinition(attribute);
            dxf_.writeEndBlock(*writer_, bytesOf(block.name));
        }
        writer_->sectionEnd();
    }

    void writeEntity(const DxfEntity& entity)
    {
        const DxfStyle& style = entity.style;
        const LayerLook& layer = kLayerLooks[static_cast<std::size_t>(style.layer)];
        look_ = DL_Attributes(layer.name, style.color, lineWeight(style.width),
                              lineTypes()[static_cast<std::size_t>(style.line)].name, 1.0);
        std::visit([this](const auto& shape) { write(shape); }, entity.shape);
    }

    void write(const DxfPolyline& line)
    {
        const QPolygonF& points = line.points;
        if (points.size() == 2 && !line.isClosed) {
            dxf_.writeLine(*writer_, DL_LineData(points[0].x(), points[0].y(), 0, points[1].x(), points[1].y(), 0),
                           look_);
            return;
        }
        dxf_.writePolyline(*writer_, DL_PolylineData(static_cast<int>(points.size()), 0, 0, line.isClosed ? 1 : 0),
                           look_);
        for (const QPointF& point : points)
            dxf_.writeVertex(*writer_, DL_VertexData(point.x(), point.y(), 0, 0));
        dxf_.writePolylineEnd(*writer_);
    }
    void write(const DxfArc& arc)
    {
        if (arc.sweep >= 360)
            dxf_.writeCircle(*writer_, DL_CircleData(arc.centre.x(), arc.centre.y(), 0, arc.radius), look_);
        else
            dxf_.writeArc(*writer_,
                          DL_ArcData(arc.centre.x(), arc.centre.y(), 0, arc.radius, arc.start, arc.start + arc.sweep),
                          look_);
    }
    void write(const DxfEllipse& ellipse)
    {
        const bool isWhole = ellipse.sweep >= 360;
        dxf_.writeEllipse(
            *writer_,
            DL_EllipseData(ellipse.centre.x(), ellipse.centre.y(), 0, ellipse.major.x(), ellipse.major.y(), 0,
                           ellipse.ratio, isWhole ? 0 : qDegreesToRadians(ellipse.start),
                           isWhole ? 2 * M_PI : qDegreesToRadians(ellipse.start + ellipse.sweep)),
            look_);
    }
    void write(const DxfFill& fill)
    {
        QPolygonF outline = fill.outline;
        if (outline.size() > 1 && outline.front() == outline.back())
            outline.removeLast();
        if (outline.size() < 3)
            return;
        if (outline.size() == 3) {
            // Of a triangle the third and the fourth corner are one.
            dxf_.writeSolid(*writer_,
                            DL_SolidData(outline[0].x(), outline[0].y(), 0, outline[1].x(), outline[1].y(), 0,
                                         outline[2].x(), outline[2].y(), 0, outline[2].x(), outline[2].y(), 0, 0),
                            look_);
            return;
        }
        const DL_HatchData hatch(1, true, 1, 0, "SOLID");
        dxf_.writeHatch1(*writer_, hatch, look_);
        const DL_HatchLoopData loop(static_cast<int>(outline.size()));
        dxf_.writeHatchLoop1(*writer_, loop);
        for (qsizetype i = 0; i < outline.size(); ++i) {
            const QPointF from = outline[i], to = outline[(i + 1) % outline.size()];
            dxf_.writeHatchEdge(*writer_, DL_HatchEdgeData(from.x(), from.y(), to.x(), to.y()));
        }
        dxf_.writeHatchLoop2(*writer_, loop);
        dxf_.writeHatch2(*writer_, hatch, look_);
    }
    void write(const DxfText& text)
    {
        const int side = static_cast<int>(text.side);
        if (text.lines.size() == 1) {
            constexpr int kMiddle = 2;
            const QPointF at = text.place;
            dxf_.writeText(
                *writer_,
                DL_TextData(at.x(), at.y(), 0, at.x(), at.y(), 0, text.capitals, 1.0, 0, side, kMiddle,
                            dxfText(text.lines.front()).toStdString(), "Standard", qDegreesToRadians(text.angle)),
                look_);
            return;
        }
        QByteArrayList lines;
        for (QString line : text.lines) {
            line.replace(QLatin1Char('\\'), QLatin1String("\\\\"));
            line.replace(QLatin1Char('{'), QLatin1String("\\{"));
            line.replace(QLatin1Char('}'), QLatin1String("\\}"));
            lines.append(dxfText(line));
        }
        constexpr int kMiddleLeft = 4, kByStyle = 5, kExactly = 2;
        constexpr double kUsualSpacing = 5.0 / 3;  // of the height of capitals
        dxf_.writeMText(*writer_,
                        DL_MTextData(text.place.x(), text.place.y(), 0, 1, 0, 0, text.capitals, 0, kMiddleLeft + side,
                                     kByStyle, kExactly, text.lineSpacing / (kUsualSpacing * text.capitals),
                                     lines.join("\\P").toStdString(), "Standard", qDegreesToRadians(text.angle)),
                        look_);
    }
    void write(const DxfInsert& insert)
    {
        if (!insert.attributes.empty()) {
            writeWithAttributes(insert);
            return;
        }
        dxf_.writeInsert(*writer_,
                         DL_InsertData(bytesOf(insert.block), insert.place.x(), insert.place.y(), 0, 1,
                                       insert.isMirrored ? -1 : 1, 1, insert.angle, 1, 1, 0, 0),
                         look_);
    }

    // dxflib writes no attributes: these are the groups that the DXF reference of AutoCAD 2000 lists for INSERT,
    // ATTRIB, ATTDEF and SEQEND.
    void writeWithAttributes(const DxfInsert& insert)
    {
        const DL_Attributes own = look_;
        beginEntity("INSERT", own);
        writer_->dxfString(100, "AcDbBlockReference");
        writer_->dxfInt(66, 1);  // attributes follow
        writer_->dxfString(2, bytesOf(insert.block));
        writer_->coord(10, insert.place.x(), insert.place.y(), 0);
        writer_->dxfReal(41, 1);
        writer_->dxfReal(42, insert.isMirrored ? -1 : 1);
        writer_->dxfReal(43, 1);
        writer_->dxfReal(50, insert.angle);
        for (const DxfAttribute& attribute : insert.attributes) {
            beginAttribute("ATTRIB", attribute, own.getLayer());
            writer_->dxfString(100, "AcDbAttribute");
            endAttribute(attribute);
        }
        beginEntity("SEQEND", own);
    }
    void writeDefinition(const DxfAttribute& attribute)
    {
        beginAttribute("ATTDEF", attribute, kLayerLooks[static_cast<std::size_t>(DxfLayer::Title)].name);
        writer_->dxfString(100, "AcDbAttributeDefinition");
        writer_->dxfString(3, bytesOf(attribute.tag));  // the question for its text
        endAttribute(attribute);
    }
    void beginEntity(const char* type, const DL_Attributes& look)
    {
        writer_->entity(type);
        writer_->dxfString(100, "AcDbEntity");
        writer_->entityAttributes(look);
    }
    void beginAttribute(const char* type, const DxfAttribute& attribute, const std::string& layer)
    {
        beginEntity(type, DL_Attributes(layer, attribute.color, lineWeight(attribute.width), "CONTINUOUS", 1.0));
        const DxfText& text = attribute.text;
        writer_->dxfString(100, "AcDbText");
        writer_->coord(10, text.place.x(), text.place.y(), 0);
        writer_->dxfReal(40, text.capitals);
        writer_->dxfString(1, dxfText(text.lines.value(0)).toStdString());
        writer_->dxfReal(50, text.angle);
        writer_->dxfString(7, "Standard");
        writer_->dxfInt(72, static_cast<int>(text.side));
        writer_->coord(11, text.place.x(), text.place.y(), 0);
    }
    void endAttribute(const DxfAttribute& attribute)
    {
        constexpr int kMiddle = 2;
        writer_->dxfString(2, bytesOf(attribute.tag));
        writer_->dxfInt(70, attribute.isHidden ? 1 : 0);
        writer_->dxfInt(74, kMiddle);
    }

    const DxfDrawing& drawing_;
    DL_Dxf dxf_;
    std::unique_ptr<DL_WriterA> writer_;
    DL_Attributes look_;
};

}  // namespace

QString dxfBlockName(const QString& name)
{
    constexpr qsizetype kMost = 31;
    QString taken;
    for (const QChar sign : name)
        taken +=
            sign.unicode() < 128 && (sign.isLetterOrNumber() || sign == QLatin1Char('-')) ? sign : QLatin1Char('_');
    return taken.isEmpty() ? QStringLiteral("block") : taken.left(kMost);
}

QByteArray dxfText(const QString& text)
{
    static const QHash<char32_t, QByteArray> kSigns{{U'°', "%%d"}, {U'±', "%%p"}, {U'⌀', "%%c"}};
    QByteArray written;
    for (const char32_t sign : text.toUcs4()) {
        if (const auto known = kSigns.constFind(sign); known != kSigns.cend())
            written += *known;
        else if (sign == U'%' && written.endsWith('%'))
            written += "%%%";  // two signs would begin one of those above
        else if (sign == U'\t')
            written += ' ';
        else if (sign >= 32 && sign < 127)
            written += static_cast<char>(sign);
        else if (sign >= 127 && sign < 0x10000)
            written += "\\U+" + QByteArray::number(static_cast<uint>(sign), 16).toUpper().rightJustified(4, '0');
        else if (sign >= 0x10000)
            written += '?';
    }
    return written;
}

QByteArray dxfBytes(const DxfDrawing& drawing)
{
    // dxflib writes to files only.
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sheet.dxf"));
    QFile file(path);
    if (!folder.isValid() || !DxfWriter(drawing, path).write() || !file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll();
}

}  // namespace bramah::editor
