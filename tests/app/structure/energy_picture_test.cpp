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
};

namespace {

constexpr QRectF kArea(0, 0, 1200, 600);

app::ComponentEnergy energyOf(const QString& path, double given, double stored, double lost)
{
    app::ComponentEnergy energy;
    energy.path = path;
    energy.given = given;
    energy.stored = stored;
    energy.lost = lost;
    return energy;
}

QString textsOf(const std::vector<app::ComponentEnergy>& energies)
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
    std::vector<app::ComponentEnergy> energies{energyOf(QStringLiteral("pump"), 1045, 0, 0)};
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

BRAMAH_TEST(EnergyPictureTest);

#include "energy_picture_test.moc"
