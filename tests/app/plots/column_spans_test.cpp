// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/column_spans.h"

#include "tests/test_registry.h"

#include <QPainter>
#include <QPainterPath>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah;

/// Curves that are drawn as columns of pixels, against strokes by QPainter on a picture eight times as fine.
class ColumnSpansTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void reachesTheExtremes();
    void interruptsAndSteps();
    void looksLikeAStroke_data();
    void looksLikeAStroke();
    void onlyCrowdedCurvesAreColumns();
    void dashesLeaveGaps();
    void takesAnyPoints();

private:
    static constexpr int kWidth = 120, kHeight = 60;
    static QImage painted(const std::vector<QPointF>& points, const app::SpanPen& pen)
    {
        QImage image(kWidth, kHeight, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        app::paintSpans(image, app::columnSpans(points, kWidth), pen);
        return image;
    }
    /// The opacity of a stroke, averaged over the pixels of \a image.
    static QImage stroked(const std::vector<QPointF>& points, double width)
    {
        constexpr int kFine = 8;
        QImage fine(kWidth * kFine, kHeight * kFine, QImage::Format_ARGB32_Premultiplied);
        fine.fill(Qt::transparent);
        QPainter painter(&fine);
        painter.scale(kFine, kFine);
        painter.setPen(QPen(Qt::black, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter.drawPolyline(points.data(), static_cast<int>(points.size()));
        painter.end();
        return fine.scaled(kWidth, kHeight, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    }
};

void ColumnSpansTest::reachesTheExtremes()
{
    std::vector<QPointF> points;
    for (int k = 0; k < 4000; ++k)
        points.emplace_back(k * kWidth / 4000.0, 30 + 20 * std::sin(0.37 * k) * std::sin(0.001 * k));
    const auto spans = app::columnSpans(points, kWidth);
    for (int column = 0; column < kWidth; ++column) {
        double top = 1e9, bottom = -1e9;
        for (const QPointF& point : points)
            if (std::floor(point.x()) == column) {
                top = std::min(top, point.y());
                bottom = std::max(bottom, point.y());
            }
        const app::ColumnSpan& span = spans[static_cast<std::size_t>(column)];
        // No peak is lost; between two points a line may reach a little further into a column.
        QVERIFY(span.top <= top + 1e-4 && span.bottom >= bottom - 1e-4);
        QVERIFY(span.top > top - 15 && span.bottom < bottom + 15);
    }
}

void ColumnSpansTest::interruptsAndSteps()
{
    const std::vector<QPointF> gap{{0, 10}, {20, 10}, {30, std::nan("")}, {40, 20}, {60, 20}};
    const auto spans = app::columnSpans(gap, kWidth);
    QVERIFY(!spans[10].isEmpty() && spans[30].isEmpty() && !spans[50].isEmpty() && spans[70].isEmpty());
    const std::vector<QPointF> step{{0, 10}, {50.5, 10}, {50.5, 40}};
    const auto steps = app::columnSpans(step, kWidth);
    QCOMPARE(steps[20].top, 10.0F);
    QCOMPARE(steps[20].bottom, 10.0F);
    QCOMPARE(steps[50].top, 10.0F);
    QCOMPARE(steps[50].bottom, 40.0F);
}

void ColumnSpansTest::looksLikeAStroke_data()
{
    QTest::addColumn<double>("amplitude");
    QTest::addColumn<double>("periods");
    QTest::addColumn<double>("allowed");
    QTest::newRow("level") << 0.0 << 1.0 << 0.01;
    QTest::newRow("gentle") << 5.0 << 1.0 << 0.04;
    QTest::newRow("dense") << 25.0 << 90.0 << 0.04;
}

void ColumnSpansTest::looksLikeAStroke()
{
    QFETCH(double, amplitude);
    QFETCH(double, periods);
    QFETCH(double, allowed);
    constexpr double kPen = 1.5;
    std::vector<QPointF> points;
    for (int k = 0; k <= 6000; ++k) {
        const double x = kWidth * k / 6000.0;
        points.emplace_back(x, 30.3 + amplitude * std::sin(2 * M_PI * periods * x / kWidth));
    }
    const QImage own = painted(points, {Qt::black, kPen}), other = stroked(points, kPen);
    // Ink in all, and pixel by pixel, as a part of the ink.
    double ownInk = 0, otherInk = 0, difference = 0;
    for (int y = 0; y < kHeight; ++y)
        for (int x = 1; x + 1 < kWidth; ++x) {
            const double a = qAlpha(own.pixel(x, y)) / 255.0, b = qAlpha(other.pixel(x, y)) / 255.0;
            ownInk += a;
            otherInk += b;
            difference += std::abs(a - b);
        }
    const QString numbers =
        QStringLiteral("ink %1 of %2, difference %3").arg(ownInk).arg(otherInk).arg(difference / otherInk);
    qInfo().noquote() << numbers;
    if (qEnvironmentVariableIsSet("BRAMAH_PICTURES"))
        for (const auto& [image, name] : {std::pair(own, "own"), std::pair(other, "stroke")})
            image.scaled(kWidth * 8, kHeight * 8)
                .save(qEnvironmentVariable("BRAMAH_PICTURES") +
                      QStringLiteral("/spans_%1_%2.png")
                          .arg(QLatin1String(QTest::currentDataTag()), QLatin1String(name)));
    QVERIFY2(std::abs(ownInk / otherInk - 1) < allowed, qPrintable(numbers));
    QVERIFY2(difference / otherInk < 2 * allowed + 0.1, qPrintable(numbers));
}

void ColumnSpansTest::onlyCrowdedCurvesAreColumns()
{
    const auto sine = [](double periods) {
        std::vector<QPointF> points;
        for (int k = 0; k <= 6000; ++k)
            points.emplace_back(kWidth * k / 6000.0, 30 + 25 * std::sin(2 * M_PI * periods * k / 6000.0));
        return points;
    };
    QVERIFY(!app::isCrowded(app::columnSpans(sine(8), kWidth)));
    QVERIFY(app::isCrowded(app::columnSpans(sine(200), kWidth)));
    // A smooth line of fewer points keeps its ends, its turns, and a point each time it enters or leaves a column.
    const std::vector<QPointF> all = sine(2), few = app::thinned(all);
    QVERIFY(few.size() < 3 * kWidth && few.size() > kWidth);
    QVERIFY(few.front() == all.front() && few.back() == all.back());
    const auto same = app::columnSpans(few, kWidth), whole = app::columnSpans(all, kWidth);
    for (std::size_t column = 0; column < same.size(); ++column)
        QVERIFY(std::abs(same[column].top - whole[column].top) < 1e-4 &&
                std::abs(same[column].bottom - whole[column].bottom) < 1e-4);
}

void ColumnSpansTest::dashesLeaveGaps()
{
    const std::vector<QPointF> line{{0, 30}, {kWidth, 30}};
    const QImage image = painted(line, {Qt::red, 2, {10, 5}});
    QCOMPARE(image.pixelColor(5, 29), QColor(Qt::red));
    QCOMPARE(qAlpha(image.pixel(12, 29)), 0);
    QCOMPARE(image.pixelColor(20, 29), QColor(Qt::red));
}

void ColumnSpansTest::takesAnyPoints()
{
    // Far outside, all at one place, none: nothing is written beside the picture.
    for (const std::vector<QPointF>& points : {std::vector<QPointF>{},
                                               {{5, 5}},
                                               {{-1e12, -1e12}, {1e12, 1e12}},
                                               {{5, -1e9}, {5, 1e9}},
                                               {{3, 3}, {3, 3}},
                                               {{-10, 5}, {-5, 5}},
                                               {{500, 5}, {600, 5}},
                                               {{0, 59.9}, {119.999, 60.4}}})
        painted(points, {Qt::black, 1.5});
    QVERIFY(app::columnSpans({}, 0).empty());
}

BRAMAH_TEST(ColumnSpansTest);
#include "column_spans_test.moc"
