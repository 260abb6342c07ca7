// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/graphics/placement.h"

#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;

class PlacementTest : public QObject
{
    Q_OBJECT

private:
    static QList<Placement> some()
    {
        Placement plain;
        plain.extent = {{20, 10}, {40, 30}};
        Placement lopsided;
        lopsided.extent = {{-12, -10}, {6, 10}};
        lopsided.origin = {-30, 8};
        Placement mirrored = lopsided;
        mirrored.extent = {{6, -10}, {-12, 10}};
        mirrored.rotation = -90;
        return {plain, lopsided, mirrored};
    }

private Q_SLOTS:
    void iconCornersGoToTheExtent()
    {
        const CoordinateSystem icon;
        const Placement plain = some()[0];
        QCOMPARE(plain.map(icon).map({-100, -100}), QPointF(20, 10));
        QCOMPARE(plain.map(icon).map({100, 100}), QPointF(40, 30));
        Placement turned;
        turned.origin = {50, 0};
        turned.rotation = 90;
        QCOMPARE(turned.map(icon).map({100, 0}), QPointF(50, 10));
        QCOMPARE(turned.map(icon).map({0, 100}), QPointF(40, 0));
        Placement flipped;
        flipped.extent = {{10, -10}, {-10, 10}};
        QCOMPARE(flipped.map(icon).map({100, 50}), QPointF(-10, 5));
    }

    void aspectRatioIsKept()
    {
        const CoordinateSystem icon;
        Placement wide;
        wide.extent = {{-30, -10}, {30, 10}};
        QCOMPARE(wide.map(icon).map({100, 100}), QPointF(10, 10));
        CoordinateSystem free = icon;
        free.preserveAspectRatio = false;
        QCOMPARE(wide.map(free).map({100, 100}), QPointF(30, 10));
    }

    void movesAndAnchorsKeepTheMap()
    {
        CoordinateSystem icon;
        icon.extent = {{-120, -100}, {60, 100}};
        for (const Placement& placement : some()) {
            const QPointF before = placement.map(icon).map({7, 9});
            QCOMPARE(placement.movedBy({4, -6}).map(icon).map({7, 9}), before + QPointF(4, -6));
            QCOMPARE(placement.anchoredAt({11, -3}).map(icon).map({7, 9}), before);
        }
    }

    void turnsAndMirrorsUndoThemselves()
    {
        CoordinateSystem icon;
        icon.extent = {{-120, -100}, {60, 100}};
        const QPointF about(2, -4);
        for (const Placement& placement : some()) {
            const QPointF before = placement.map(icon).map({7, 9});
            const QPointF turned = placement.rotatedBy(1, about).map(icon).map({7, 9});
            QCOMPARE(turned, AffineMap::rotation(90).map(before - about) + about);
            QCOMPARE(placement.mirroredX(about).map(icon).map({7, 9}), QPointF(2 * about.x() - before.x(), before.y()));
            QCOMPARE(placement.mirroredY(about).map(icon).map({7, 9}), QPointF(before.x(), 2 * about.y() - before.y()));
            QCOMPARE(placement.rotatedBy(4, about), placement.rotatedBy(0, about));
            QCOMPARE(placement.mirroredX(about).mirroredX(about).map(icon).map({7, 9}), before);
        }
    }

    void affineMapsInvert()
    {
        const AffineMap map =
            AffineMap::scaling(2, -0.5).then(AffineMap::rotation(30)).then(AffineMap::translation({3, 4}));
        const QPointF back = map.inverse().map(map.map({5, 6}));
        QVERIFY(std::abs(back.x() - 5) < 1e-12 && std::abs(back.y() - 6) < 1e-12);
    }
};

BRAMAH_TEST(PlacementTest);
#include "placement_test.moc"
