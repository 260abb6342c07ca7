// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/tables/energy_picture.h"
#include "tests/test_registry.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>
#include <QtTest/QTest>

using namespace bramah;

/// The picture of energies joins narrow bands by the kind of their component.
class EnergyPictureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void smallBandsAreJoinedByKind();
    void theSmallestBandIsSeen();
    void textsFitTheirRoom();
};

namespace {

constexpr QRectF kArea(0, 0, 1200, 210);  // room for seven bands

solver::ComponentEnergy energyOf(const QString& path, double given, double stored, double lost)
{
    solver::ComponentEnergy energy;
    energy.path = path;
    energy.given = given;
    energy.stored = stored;
    energy.lost = lost;
    return energy;
}

QImage pictureOf(const std::vector<solver::ComponentEnergy>& energies, QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    app::paintEnergyFlow(painter, QRectF(QPointF(), size), energies, QPalette());
    return image;
}

QString textsOf(const std::vector<solver::ComponentEnergy>& energies)
{
    QBuffer drawn;
    QSvgGenerator generator;
    generator.setOutputDevice(&drawn);
    generator.setSize(kArea.size().toSize());
    QPainter painter(&generator);
    app::paintEnergyFlow(painter, kArea, energies, QPalette());
    painter.end();
    return QString::fromUtf8(drawn.data());
}

}  // namespace

void EnergyPictureTest::smallBandsAreJoinedByKind()
{
    std::vector<solver::ComponentEnergy> energies{energyOf(QStringLiteral("pump"), 1045, 0, 0)};
    for (int i = 1; i <= 6; ++i)
        energies.push_back(energyOf(QStringLiteral("valve%1").arg(i), 0, 0, 150 + i));
    for (const int size : {20, 30, 40})
        energies.push_back(energyOf(QStringLiteral("loss%1").arg(size), 0, 0, size));
    for (const int size : {10, 24})
        energies.push_back(energyOf(QStringLiteral("node%1").arg(size), 0, size, 0));
    const QString texts = textsOf(energies);
    QVERIFY2(texts.contains(QStringLiteral("the rest (3) loses 90 J")), qPrintable(texts));
    QVERIFY(texts.contains(QStringLiteral("the rest (2) stores 34 J")));
    QVERIFY(texts.contains(QStringLiteral("valve1 loses 151 J")));
    // One of its kind keeps its name.
    energies.back() = energyOf(QStringLiteral("load"), 0, 0, 0);
    energies.back().delivered = 24;
    const QString others = textsOf(energies);
    QVERIFY(others.contains(QStringLiteral("load takes out 24 J")));
    QVERIFY(others.contains(QStringLiteral("node10 stores 10 J")));
}

// The drive of a thousandth of a thousandth is a line of two pixels, where it begins and where it ends.
void EnergyPictureTest::theSmallestBandIsSeen()
{
    const std::vector<solver::ComponentEnergy> energies{energyOf(QStringLiteral("pump"), 24470, 0, 0),
                                                        energyOf(QStringLiteral("valve"), 0, 0, 24469.99),
                                                        energyOf(QStringLiteral("mass"), 0, 0.01, 0)};
    const QImage image = pictureOf(energies, {700, 160});
    // A vertical cut between the trunk and the texts of the right side meets both ribbons.
    int ribbons = 0, thinnest = image.height();
    int begin = -1;
    const int x = 470;
    for (int y = 0; y < image.height(); ++y) {
        const bool isInk = image.pixelColor(x, y).lightness() < 245;
        if (isInk && begin < 0)
            begin = y;
        if (!isInk && begin >= 0) {
            ++ribbons;
            thinnest = std::min(thinnest, y - begin);
            begin = -1;
        }
    }
    QCOMPARE(ribbons, 2);
    QVERIFY2(thinnest >= 2, qPrintable(QString::number(thinnest)));
}

// Nothing is drawn beyond the margins, in little room neither, and each text is whole: its number stands in it.
void EnergyPictureTest::textsFitTheirRoom()
{
    std::vector<solver::ComponentEnergy> energies{
        energyOf(QStringLiteral("hydrostaticTransmission.chargePump.shaft"), 24470, 0, 0)};
    for (int i = 0; i < 9; ++i)
        energies.push_back(energyOf(QStringLiteral("counterbalanceValveOfTheSecondAxis%1").arg(i), 0, 0, 2000 + i));
    for (const QSize size : {QSize(1200, 700), QSize(700, 170), QSize(420, 120)}) {
        const QImage image = pictureOf(energies, size);
        for (int y = 0; y < size.height(); ++y)
            for (const int x : {1, 6, size.width() - 7, size.width() - 2})
                QVERIFY2(
                    image.pixelColor(x, y).lightness() > 245,
                    qPrintable(QStringLiteral("%1 x %2: %3, %4").arg(size.width()).arg(size.height()).arg(x).arg(y)));
        // The bands between the texts keep their room.
        const QColor middle = image.pixelColor(size.width() / 2, size.height() / 2 + 12);
        QVERIFY(middle.lightness() < 250);
    }
}

BRAMAH_TEST(EnergyPictureTest);

#include "energy_picture_test.moc"
