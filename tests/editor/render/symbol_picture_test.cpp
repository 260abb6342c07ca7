// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/symbol_picture.h"
#include "tests/test_registry.h"

#include <QBuffer>
#include <QPainter>
#include <QtTest/QTest>

#include <algorithm>
#include <tuple>

using namespace bramah;

namespace {

model::RectangleGraphic rectangle(QPointF first, QPointF second, model::Color fill)
{
    model::RectangleGraphic made;
    made.extent.value = {first, second};
    made.fillColor.value = fill;
    made.fillPattern.value = model::FillPattern::Solid;
    made.pattern = model::LinePattern::None;
    return made;
}

constexpr model::Color kGrey{128, 128, 128}, kRed{200, 0, 0};

}  // namespace

/// The graphics of an icon on paper, 10 px for each unit of the icon, which is 20 units wide.
class SymbolPictureTest : public QObject
{
    Q_OBJECT

    static QImage painted(const std::vector<model::Graphic>& graphics)
    {
        model::Icon icon;
        icon.graphics = graphics;
        QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.translate(100, 100);
        painter.scale(10, 10);
        editor::SymbolPicture(icon, 1, 1).paint(painter, {}, editor::SheetTheme(), 0.01);
        return image;
    }
    static QColor at(const QImage& image, double x, double y)
    {
        return image.pixelColor(static_cast<int>(100 + 10 * x), static_cast<int>(100 - 10 * y));
    }
    static model::BitmapGraphic greenPicture()
    {
        QImage green(8, 8, QImage::Format_RGB32);
        green.fill(QColor(0, 160, 0));
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        green.save(&buffer, "PNG");
        model::BitmapGraphic bitmap;
        bitmap.extent.value = {{-8, -8}, {8, 8}};
        bitmap.imageSource = QString::fromLatin1(bytes.toBase64());
        return bitmap;
    }

private Q_SLOTS:
    // Specification 18.6: later graphics lie over earlier ones, pictures as well.
    void graphicsLieOverEarlierOnes()
    {
        const model::Graphic picture = greenPicture(), shape = rectangle({-4, -4}, {4, 4}, kRed);
        const QImage shapeLast = painted({picture, shape});
        const QColor red = at(shapeLast, 0, 0);
        QVERIFY(red.red() > 2 * red.green());
        QVERIFY(at(shapeLast, 6, 6).green() > 2 * at(shapeLast, 6, 6).red());
        const QImage pictureLast = painted({shape, picture});
        QVERIFY(at(pictureLast, 0, 0).green() > 2 * at(pictureLast, 0, 0).red());
    }

    void bordersAreLitFromTheUpperLeft_data()
    {
        QTest::addColumn<int>("pattern");
        QTest::addColumn<double>("turned");
        for (const double turned : {0.0, 90.0}) {
            QTest::addRow("raised %g", turned) << static_cast<int>(model::BorderPattern::Raised) << turned;
            QTest::addRow("sunken %g", turned) << static_cast<int>(model::BorderPattern::Sunken) << turned;
            QTest::addRow("engraved %g", turned) << static_cast<int>(model::BorderPattern::Engraved) << turned;
        }
    }
    void bordersAreLitFromTheUpperLeft()
    {
        QFETCH(const int, pattern);
        QFETCH(const double, turned);
        model::RectangleGraphic box = rectangle({-8, -8}, {8, 8}, kGrey);
        box.rotation.value = turned;
        const int middle = at(painted({box}), 0, 0).lightness();
        QCOMPARE(at(painted({box}), -7.9, 0).lightness(), middle);
        box.borderPattern = static_cast<model::BorderPattern>(pattern);
        const QImage image = painted({box});
        QCOMPARE(at(image, 0, 0).lightness(), middle);
        // By how much an edge is lighter than the middle, just within the border and further in.
        const auto step = [&](double x, double y) { return at(image, x, y).lightness() - middle; };
        const int outer = box.borderPattern == model::BorderPattern::Raised ? 1 : -1;
        for (const auto& [x, y, sign] : {std::tuple{-7.9, 0.0, 1}, {0.0, 7.9, 1}, {7.9, 0.0, -1}, {0.0, -7.9, -1}})
            QVERIFY2(outer * sign * step(x, y) > 20, qPrintable(QStringLiteral("%1 %2").arg(x).arg(y)));
        if (box.borderPattern == model::BorderPattern::Engraved) {
            // A groove: its inner side is lit the other way round.
            int inner = 0;
            for (double in = 7.8; in > 5; in -= 0.1)
                inner = std::max(inner, step(-in, 0));
            QVERIFY(inner > 20);
        }
    }
};

BRAMAH_TEST(SymbolPictureTest);

#include "symbol_picture_test.moc"
