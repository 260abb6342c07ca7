// SPDX-License-Identifier: GPL-3.0-or-later
// Random edits of symbols: each reads back as it says and touches nothing else; undone and redone byte for byte.
#include "model/symbol/graphic_geometry.h"
#include "model/symbol/graphic_text.h"
#include "tests/model/symbol/symbol_class.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRandomGenerator>
#include <QtTest/QTest>

using namespace bramah::model;
using bramah::test::SymbolClass;

namespace {

class RandomSymbol
{
public:
    explicit RandomSymbol(quint32 seed) : random_(seed) {}

    int below(int count) { return static_cast<int>(random_.bounded(count)); }
    bool chance() { return random_.bounded(2) == 0; }
    double coordinate() { return below(41) * 5 - 100 + (below(6) == 0 ? 0.7 : 0.0); }
    QPointF point() { return {coordinate(), coordinate()}; }

    Graphic graphic()
    {
        switch (below(5)) {
        case 0: return changed(LineGraphic());
        case 1: return changed(PolygonGraphic());
        case 2: return changed(RectangleGraphic());
        case 3: return changed(EllipseGraphic());
        default: return changed(TextGraphic());
        }
    }

    /// Some of its values at rest anew, what moves it stays.
    Graphic changed(Graphic graphic)
    {
        const bool isMovable = !isShapeMoving(graphic);
        if (auto* line = std::get_if<LineGraphic>(&graphic)) {
            if (isMovable || chance())
                points(line->points.value, 2);
            line->color.value = color();
            line->pattern = chance() ? LinePattern::Dash : LinePattern::Solid;
            line->thickness = chance() ? 0.25 : 0.5;
            line->startArrow = chance() ? Arrow::None : Arrow::Open;
            line->endArrow = chance() ? Arrow::Filled : Arrow::Half;
        } else if (auto* polygon = std::get_if<PolygonGraphic>(&graphic)) {
            points(polygon->points.value, 3);
            fill(*polygon);
        } else if (auto* rectangle = std::get_if<RectangleGraphic>(&graphic)) {
            extent(rectangle->extent.value);
            fill(*rectangle);
            rectangle->radius = chance() ? 0 : 10;
        } else if (auto* ellipse = std::get_if<EllipseGraphic>(&graphic)) {
            extent(ellipse->extent.value);
            fill(*ellipse);
            ellipse->startAngle.value = chance() ? 0 : below(350);
            ellipse->endAngle.value = chance() ? 360 : ellipse->startAngle.value + 10 + below(300);
            ellipse->closure = static_cast<EllipseClosure>(below(3));
        } else if (auto* text = std::get_if<TextGraphic>(&graphic)) {
            extent(text->extent.value);
            text->textString.value = chance() ? QStringLiteral("%name") : QStringLiteral("a \"quoted\" \\ ü");
            text->textColor = color();
            text->lineColor.value = chance() ? Color() : color();
            text->isBold = chance();
            text->isItalic = chance();
            text->alignment = static_cast<TextAlignment>(below(3));
        }
        GraphicItem& item = itemOf(graphic);
        if (below(3) == 0)
            item.origin.value = point();
        if (below(3) == 0)
            item.rotation.value = 90 * below(4);
        if (below(5) == 0)
            item.visible.value = chance();
        return graphic;
    }

private:
    void points(std::vector<QPointF>& list, int least)
    {
        list.clear();
        for (int i = 0, count = least + below(4); i < count; ++i)
            list.push_back(point());
    }
    void extent(Extent& extent) { extent = {point(), point()}; }
    Color color() { return chance() ? Color() : Color{44, 99, static_cast<std::uint8_t>(below(256))}; }
    void fill(FilledShape& shape)
    {
        shape.lineColor.value = color();
        shape.fillColor.value = color();
        shape.fillPattern.value = static_cast<FillPattern>(below(4));
        shape.pattern = static_cast<LinePattern>(below(6));
        shape.lineThickness = chance() ? 0.25 : 0.5;
    }

    QRandomGenerator random_;
};

/// Without what `DynamicSelect` says, which points into one version of the text.
struct AtRest {
    template <typename Shape>
    Graphic operator()(Shape shape) const
    {
        strip(shape);
        return shape;
    }

private:
    static void stripItem(GraphicItem& item)
    {
        item.visible.dynamic = item.origin.dynamic = item.rotation.dynamic = nullptr;
    }
    static void stripFill(FilledShape& shape)
    {
        shape.lineColor.dynamic = shape.fillColor.dynamic = shape.fillPattern.dynamic = nullptr;
    }
    static void strip(LineGraphic& line)
    {
        line.points.dynamic = line.color.dynamic = nullptr;
        stripItem(line);
    }
    static void strip(PolygonGraphic& polygon)
    {
        polygon.points.dynamic = nullptr;
        stripFill(polygon);
        stripItem(polygon);
    }
    static void strip(RectangleGraphic& rectangle)
    {
        rectangle.extent.dynamic = nullptr;
        stripFill(rectangle);
        stripItem(rectangle);
    }
    static void strip(EllipseGraphic& ellipse)
    {
        ellipse.extent.dynamic = ellipse.startAngle.dynamic = ellipse.endAngle.dynamic = nullptr;
        stripFill(ellipse);
        stripItem(ellipse);
    }
    static void strip(TextGraphic& text)
    {
        text.extent.dynamic = text.textString.dynamic = nullptr;
        stripFill(text);
        stripItem(text);
    }
    static void strip(BitmapGraphic& bitmap)
    {
        bitmap.extent.dynamic = nullptr;
        stripItem(bitmap);
    }
};

Graphic atRest(const Graphic& graphic)
{
    return std::visit(AtRest(), graphic);
}

QByteArrayList textsOf(const SymbolDrawing& drawing)
{
    QByteArrayList texts;
    for (const DrawnGraphic& drawn : drawing.graphics)
        if (drawn.isOwn())
            texts << drawn.text;
    return texts;
}

/// A random change, and what the texts and one graphic are to be after it.
struct RandomStep {
    GraphicChange change;
    QByteArrayList texts;  ///< of the class's own graphics; an empty one may be anything
    int index = -1;        ///< of the graphic that is to read as `graphic`
    std::optional<Graphic> graphic = {};
    std::optional<PartMotion> motion = {};
    qsizetype selects = -1;  ///< how many `DynamicSelect` the graphic is to have; -1: any
};

RandomStep stepFor(const SymbolDrawing& drawing, RandomSymbol& random)
{
    RandomStep step{AddGraphic{}, textsOf(drawing)};
    const int count = static_cast<int>(step.texts.size());
    const int kind = count == 0 ? 0 : random.below(7);
    step.index = count == 0 ? -1 : random.below(count);
    switch (kind) {
    case 0:
    case 1: {
        step.graphic = random.graphic();
        const QByteArray text = graphicText(*step.graphic);
        step.index = random.below(count + 1);
        step.change = AddGraphic{text, step.index == count ? -1 : step.index};
        step.texts.insert(step.index, text);
        return step;
    }
    case 2: {
        step.change = RemoveGraphic{step.index};
        step.texts.removeAt(step.index);
        return step;
    }
    case 3: {
        const int to = random.below(count);
        step.change = OrderGraphic{step.index, to};
        step.texts.move(step.index, to);
        return step;
    }
    default: break;
    }
    const Graphic& before = drawing.own(step.index)->graphic;
    step.texts[step.index].clear();
    if (kind == 4) {
        step.graphic = random.changed(before);
        step.change = ReplaceGraphic{step.index, before, *step.graphic};
        step.selects = drawing.own(step.index)->text.count("DynamicSelect");
    } else if (kind == 5) {
        const QPointF by = random.point();
        step.graphic = shifted(before, by);
        step.change = ShiftGraphic{step.index, before, by};
        step.selects = drawing.own(step.index)->text.count("DynamicSelect");
    } else {
        PartMotion motion{static_cast<PartMotion::Kind>(random.below(4)), QStringLiteral("x"),
                          random.below(2) ? -20.0 : 1.5};
        if (motion.kind == PartMotion::Kind::Show && random.chance())
            motion = {motion.kind, QStringLiteral("x"), 0, true};
        step.motion = motion;
        step.graphic = before;
        step.change = SetMotion{step.index, before, motion};
    }
    return step;
}

/// The fault of the text after a step; empty if there is none.
QString faultOf(const RandomStep& step, const SymbolClass& after)
{
    if (after.tree()->hasErrors())
        return QStringLiteral("does not parse");
    const QByteArrayList texts = textsOf(after.drawing());
    if (texts.size() != step.texts.size())
        return QStringLiteral("%1 graphics instead of %2").arg(texts.size()).arg(step.texts.size());
    for (int i = 0; i < texts.size(); ++i)
        if (!step.texts[i].isEmpty() && texts[i] != step.texts[i])
            return QStringLiteral("graphic %1 is %2").arg(i).arg(QString::fromUtf8(texts[i]));
    if (step.graphic && atRest(after.graphic(step.index)) != atRest(*step.graphic))
        return QStringLiteral("reads back as %1").arg(QString::fromUtf8(texts[step.index]));
    if (step.selects >= 0 && texts[step.index].count("DynamicSelect") != step.selects)
        return QStringLiteral("lost a motion: %1").arg(QString::fromUtf8(texts[step.index]));
    if (step.motion && after.drawing().own(step.index)->motion != step.motion)
        return QStringLiteral("moves otherwise: %1").arg(QString::fromUtf8(texts[step.index]));
    return {};
}

/// The icon annotation of a shipped class, in a class that stands alone.
QList<QByteArray> shippedIcons()
{
    QList<QByteArray> texts;
    QDirIterator files(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/library/Bramah/Hydraulics"),
                       {QStringLiteral("*.mo")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const auto tree = bramah::test::parseText(file.readAll());
        for (const auto* definition : tree->root().classes)
            for (const auto& argument : definition->annotation ? definition->annotation->arguments->arguments
                                                               : bramah::model::syntax::List<syntax::Argument>())
                if (!argument.name.parts.empty() && argument.name.parts.front().text == "Icon") {
                    const auto view = tree->text().view(argument.span);
                    texts << "model S\n  Real x;\n  annotation(\n    " +
                                 QByteArray(view.data(), static_cast<qsizetype>(view.size())) + ");\nend S;\n";
                }
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

}  // namespace

class RandomSymbolEditsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEditReadsBackAndIsUndone_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<quint32>("seed");
        quint32 seed = 1;
        for (const char* text :
             {"model S\n  Real x;\nend S;\n", "model S Real x; annotation(Icon(graphics={}));\nend S;",
              "model S\r\n  Real x;\r\n  annotation (Icon(coordinateSystem(grid={1,1})));\r\nend S;\r\n"})
            for (int i = 0; i < 10; ++i, ++seed)
                QTest::addRow("%u", seed) << QByteArray(text) << seed;
        const QList<QByteArray> icons = shippedIcons();
        QVERIFY(icons.size() > 50);
        for (int i = 0; i < icons.size(); ++i, ++seed)
            QTest::addRow("%u, shipped icon %d", seed, i) << icons[i] << seed;
    }
    void everyEditReadsBackAndIsUndone()
    {
        QFETCH(QByteArray, text);
        QFETCH(quint32, seed);
        RandomSymbol random(seed);
        QList<QByteArray> versions{text};
        std::vector<std::pair<TextEdits, TextEdits>> steps;
        for (int i = 0; i < 25; ++i) {
            const SymbolClass symbol(versions.back());
            const RandomStep step = stepFor(symbol.drawing(), random);
            const TextEdits edits = symbol.edits({step.change});
            const QByteArray next = edits.appliedTo(versions.back());
            const QString fault = faultOf(step, SymbolClass(next));
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("step %1, change %2: %3\n%4")
                                                     .arg(i)
                                                     .arg(step.change.index())
                                                     .arg(fault, QString::fromUtf8(next))));
            steps.emplace_back(edits, edits.inverse(versions.back()));
            versions << next;
        }
        QByteArray now = versions.back();
        for (std::size_t i = steps.size(); i > 0; --i) {
            now = steps[i - 1].second.appliedTo(now);
            QCOMPARE(now, versions[static_cast<qsizetype>(i) - 1]);
        }
        for (std::size_t i = 0; i < steps.size(); ++i) {
            now = steps[i].first.appliedTo(now);
            QCOMPARE(now, versions[static_cast<qsizetype>(i) + 1]);
        }
    }

    // Turned four times, or mirrored twice, a graphic is what it was.
    void turnsAndMirrorsComeRound()
    {
        RandomSymbol random(7);
        for (int i = 0; i < 300; ++i) {
            const Graphic graphic = random.graphic();
            const QPointF about = random.point();
            const auto around = [&](const AffineMap& map) {
                return AffineMap::translation(-about).then(map).then(AffineMap::translation(about));
            };
            Graphic turned = graphic;
            for (int turn = 0; turn < 4; ++turn)
                turned = mapped(turned, around(AffineMap::rotation(90)));
            Graphic mirrored = graphic;
            for (int turn = 0; turn < 2; ++turn)
                mirrored = mapped(mirrored, around(AffineMap::scaling(-1, 1)));
            const auto same = [&](const Graphic& other) {
                return (middleOf(other) - middleOf(graphic)).manhattanLength() < 1e-6 &&
                       std::abs(boundsOf(other).width() - boundsOf(graphic).width()) < 1e-6 &&
                       std::abs(boundsOf(other).height() - boundsOf(graphic).height()) < 1e-6;
            };
            QVERIFY2(same(turned), (graphicText(graphic) + "\n" + graphicText(turned)).constData());
            QVERIFY2(same(mirrored), (graphicText(graphic) + "\n" + graphicText(mirrored)).constData());
        }
    }
};

BRAMAH_TEST(RandomSymbolEditsTest);
#include "random_symbol_edits_test.moc"
