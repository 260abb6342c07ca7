// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/text_plan.h"

#include "editor/canvas/sheet_scene.h"
#include "editor/render/sheet_geometry.h"
#include "tests/editor/canvas/sheet_fixture.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah;
using bramah::test::SheetFixture;
using editor::PlacedText;
using editor::TextOwner;
using editor::TextPlan;
using editor::TextSpot;

namespace {

PlacedText name(const QRectF& rect)
{
    PlacedText text;
    text.text = QStringLiteral("name");
    text.rect = rect;
    text.height = rect.height() / 1.2;
    text.isLabel = text.isName = true;
    return text;
}

PlacedText value(const QRectF& rect)
{
    PlacedText text = name(rect);
    text.isName = false;
    return text;
}

PlacedText letter(const QRectF& rect)
{
    PlacedText text = name(rect);
    text.isName = text.isLabel = false;
    return text;
}

const QRectF kBody(-10, -10, 20, 20);
const QRectF kAbove(-5, -13.6, 10, 3);

}  // namespace

/// Decides which texts of symbols are shown at a zoom, and where.
class TextPlanTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fontsGrowToNinePixels();
    void namesGoBeforeValues();
    void lettersStayWithinTheirSymbol();
    void aNameTakesAnotherSide();
    void aNameInABoxBecomesNarrow();
    void largeTextsStayWhereTheyAre();
    void textsAvoidMarks();
    void aLineBehindATextGivesWay();
    void onAFittedSheetNoTextIsSmallerOrOverAnother();
    void enlargedTextsAreInViewWhenAllIsFitted();
    void theMouseShowsWhatHasNoRoom();
};

void TextPlanTest::fontsGrowToNinePixels()
{
    const std::vector<PlacedText> texts{name(kAbove)};
    const TextPlan plan(2, {{QStringLiteral("a"), kBody, &texts}}, {}, {});
    const TextSpot spot = plan.spots(QStringLiteral("a")).front();
    QVERIFY(spot.isShown);
    const PlacedText shown = plan.shown(texts.front(), kBody, spot);
    QCOMPARE(shown.height, 4.5);
    QCOMPARE(shown.rect, QRectF(-9, -16, 18, 5.4));  // its lower edge stays at the symbol
}

void TextPlanTest::namesGoBeforeValues()
{
    // The value stands above the name in the symbol's own list; both have the place of one.
    const std::vector<PlacedText> texts{value(kAbove), name(kAbove)};
    const std::vector<PlacedText> none;
    std::vector<TextOwner> owners{{QStringLiteral("a"), kBody, &texts}};
    const TextPlan alone(2, owners, {}, {});
    QVERIFY(alone.spots(QStringLiteral("a"))[0].isShown);
    QCOMPARE(alone.spots(QStringLiteral("a"))[0].line, 1);
    QCOMPARE(alone.spots(QStringLiteral("a"))[1].line, 0);
    // With neighbours on all sides there is room for one line only.
    for (const QRectF& body :
         {QRectF(-40, -40, 80, 23), QRectF(-40, 11, 80, 20), QRectF(-40, -17, 27, 40), QRectF(13, -17, 27, 40)})
        owners.push_back({QString::number(owners.size()), body, &none});
    const TextPlan among(2, owners, {}, {});
    QVERIFY(!among.spots(QStringLiteral("a"))[0].isShown);
    QVERIFY(among.spots(QStringLiteral("a"))[1].isShown);
}

void TextPlanTest::lettersStayWithinTheirSymbol()
{
    const std::vector<PlacedText> texts{letter({-2, -1.5, 4, 3}), letter({7, 7, 3, 3})};
    const auto at = [&](double zoom) {
        return TextPlan(zoom, {{QStringLiteral("a"), kBody, &texts}}, {}, {}).spots(QStringLiteral("a"));
    };
    QVERIFY(at(4)[0].isShown && at(4)[1].isShown);
    QVERIFY(at(2)[0].isShown);
    QVERIFY(!at(2)[1].isShown);  // it would reach out of the corner
}

void TextPlanTest::aNameTakesAnotherSide()
{
    const std::vector<PlacedText> texts{name(kAbove)}, none;
    const TextPlan plan(2, {{QStringLiteral("a"), kBody, &texts}, {QStringLiteral("b"), {-10, -40, 20, 26}, &none}}, {},
                        {});
    const TextSpot spot = plan.spots(QStringLiteral("a")).front();
    QVERIFY(spot.isShown);
    QCOMPARE(spot.side, TextSpot::Side::Below);
    const QRectF rect = plan.shown(texts.front(), kBody, spot).rect;
    QVERIFY(rect.top() >= kBody.bottom());
    QCOMPARE(rect.center().x(), kBody.center().x());
}

void TextPlanTest::aNameInABoxBecomesNarrow()
{
    const QRectF box(-10, -6, 20, 12);
    const std::vector<PlacedText> texts{name({-6, -1.5, 12, 3})};
    const TextPlan plan(2, {{QStringLiteral("a"), box, &texts}}, {}, {});
    const PlacedText shown = plan.shown(texts.front(), box, plan.spots(QStringLiteral("a")).front());
    QCOMPARE(shown.height, 4.5);
    QVERIFY(shown.squeeze < 0.9 && shown.squeeze > 0.75);
    QVERIFY2(box.contains(shown.rect), qPrintable(QString::number(shown.rect.width())));
}

void TextPlanTest::largeTextsStayWhereTheyAre()
{
    const std::vector<PlacedText> texts{name(kAbove)};
    const TextPlan plan(4, {{QStringLiteral("a"), kBody, &texts}, {QStringLiteral("b"), kAbove, &texts}}, {}, {});
    const TextSpot spot = plan.spots(QStringLiteral("a")).front();
    QVERIFY(spot.isShown);
    QCOMPARE(plan.shown(texts.front(), kBody, spot).rect, kAbove);
}

void TextPlanTest::textsAvoidMarks()
{
    const std::vector<PlacedText> texts{name(kAbove)};
    const TextPlan plan(4, {{QStringLiteral("a"), kBody, &texts}}, {}, {{-1, -13, 2, 2}});
    const TextSpot spot = plan.spots(QStringLiteral("a")).front();
    QVERIFY(spot.isShown);
    QVERIFY(!plan.shown(texts.front(), kBody, spot).rect.intersects({-1, -13, 2, 2}));
}

void TextPlanTest::aLineBehindATextGivesWay()
{
    const std::vector<PlacedText> texts{name(kAbove)};
    const auto hasHalo = [&](const QRectF& line) {
        const TextPlan plan(2, {{QStringLiteral("a"), kBody, &texts}}, {line}, {});
        return plan.shown(texts.front(), kBody, plan.spots(QStringLiteral("a")).front()).hasHalo;
    };
    QVERIFY(hasHalo({-0.2, -40, 0.4, 30}));
    QVERIFY(!hasHalo({-0.2, 10, 0.4, 30}));
}

void TextPlanTest::onAFittedSheetNoTextIsSmallerOrOverAnother()
{
    QByteArray text = "model M\n";
    for (int k = 0; k < 60; ++k)
        text += QByteArrayLiteral("  Bramah.Hydraulics.FlowValves.Orifice restrictor") + QByteArray::number(k) +
                " annotation(Placement(transformation(extent={{-20,-10},{20,10}}, origin={" +
                QByteArray::number(50 * (k % 8)) + "," + QByteArray::number(-36 * (k / 8)) + "})));\n";
    SheetFixture sheet(text + "end M;\n", test::shippedLibrary());
    editor::SheetScene& scene = sheet.view.sheet();
    const QRectF whole = scene.sceneRect();
    for (const double zoom : {1.2, 1.7, 2.4, 3.3}) {
        const std::vector<PlacedText> shown = scene.placedTexts(whole, zoom);
        QVERIFY(!shown.empty());
        int names = 0;
        for (const PlacedText& one : shown) {
            QVERIFY2(one.height * zoom > 8.99, qPrintable(one.text));
            names += one.isName ? 1 : 0;
            for (const PlacedText& other : shown)
                QVERIFY2(&one == &other || !one.rect.intersects(other.rect),
                         qPrintable(one.text + QLatin1Char(' ') + other.text));
            for (const model::DiagramComponent& symbol : sheet.diagram().components())
                QVERIFY(!one.isLabel ||
                        !one.rect.intersects(editor::toScene(symbol.bounds).adjusted(.3, .3, -.3, -.3)));
        }
        if (zoom > 2)
            QCOMPARE(names, 60);
    }
    QVERIFY(scene.placedTexts(whole, 0.5).empty());
}

void TextPlanTest::enlargedTextsAreInViewWhenAllIsFitted()
{
    SheetFixture sheet(
        "model M\n"
        "  Bramah.Hydraulics.FlowValves.Orifice orificeOfALongNameAtTheLeft "
        "annotation(Placement(transformation(extent={{-20,-10},{20,10}}, origin={-180,100})));\n"
        "  Bramah.Hydraulics.FlowValves.Orifice orificeOfALongNameAtTheRight "
        "annotation(Placement(transformation(extent={{-20,-10},{20,10}}, origin={180,-100})));\nend M;\n",
        test::shippedLibrary());
    sheet.view.resize(700, 420);
    sheet.view.fit();
    const QRectF seen = sheet.view.mapToScene(sheet.view.viewport()->rect()).boundingRect();
    const std::vector<PlacedText> shown = sheet.view.sheet().placedTexts(seen, sheet.view.transform().m11());
    QVERIFY(std::ranges::count_if(shown, &PlacedText::isName) == 2);
    for (const PlacedText& one : shown)
        QVERIFY2(seen.contains(one.rect), qPrintable(one.text));
}

void TextPlanTest::theMouseShowsWhatHasNoRoom()
{
    SheetFixture sheet(
        "model M\n  Bramah.Hydraulics.FlowValves.Orifice restrictor "
        "annotation(Placement(transformation(extent={{-20,-10},{20,10}})));\nend M;\n",
        test::shippedLibrary());
    editor::SheetScene& scene = sheet.view.sheet();
    const auto picture = [&] {
        QImage image(400, 400, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.translate(200, 200);
        painter.scale(0.5, 0.5);
        scene.paintForeground(painter, 2, QRectF(-400, -400, 800, 800), QRectF(-400, -400, 800, 800));
        painter.end();
        return image;
    };
    const auto inkAbove = [](const QImage& image) {
        int dark = 0;
        for (int y = 150; y < 192; ++y)
            for (int x = 0; x < image.width(); ++x)
                dark += qGray(image.pixel(x, y)) < 120 ? 1 : 0;
        return dark;
    };
    QCOMPARE(inkAbove(picture()), 0);
    editor::Hit hit;
    hit.kind = editor::Hit::Kind::Symbol;
    hit.symbol = {QStringLiteral("restrictor")};
    scene.setHover(hit);
    QVERIFY(inkAbove(picture()) > 30);
}

BRAMAH_TEST(TextPlanTest);
#include "text_plan_test.moc"
