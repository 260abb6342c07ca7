// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/cause_plates.h"

#include "tests/test_registry.h"

#include <QRandomGenerator>
#include <QtTest/QTest>

using namespace bramah;
using editor::CausePlate;
using editor::PlacedCause;

class CausePlatesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void standAboveTheirSymbols()
    {
        const CausePlate plate{{}, QStringLiteral("+11.07 cm³")};
        const QRectF place = editor::causePlaces({{&plate, QRectF(10, 20, 8, 8)}}, 0.5).front();
        QCOMPARE(place.center().x(), 14.0);
        QVERIFY(place.bottom() < 20 && place.bottom() > 10);
    }

    void coverNoOther()
    {
        QRandomGenerator random(3);
        for (int round = 0; round < 50; ++round) {
            std::vector<CausePlate> plates;
            std::vector<PlacedCause> causes;
            for (int k = 0; k < 8; ++k)
                plates.push_back({{}, QStringLiteral("+%1 cm³").arg(random.bounded(1000)), k % 2 == 0, k == 5});
            for (const CausePlate& plate : plates)
                causes.push_back({&plate, QRectF(random.bounded(40), random.bounded(20), 6, 6)});
            const auto places = editor::causePlaces(causes, 0.3);
            for (std::size_t a = 0; a < places.size(); ++a)
                for (std::size_t b = a + 1; b < places.size(); ++b)
                    QVERIFY(!places[a].intersects(places[b]));
            // The largest contribution stands right above its symbol.
            QCOMPARE(places[5], editor::causePlaces({causes[5]}, 0.3).front());
        }
    }
};

BRAMAH_TEST(CausePlatesTest);
#include "cause_plates_test.moc"
