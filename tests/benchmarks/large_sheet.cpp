// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/large_sheet.h"

#include <QPoint>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace bramah::bench {
namespace {

constexpr int kWidth = 80;   // diagram units from group to group
constexpr int kHeight = 60;  // diagram units

QString placed(const char* type, const char* name, int group, const char* modifiers, const char* extent, int x, int y)
{
    return QStringLiteral(
               "  Bramah.Hydraulics.%1 %2%3%4\n"
               "    annotation(Placement(transformation(extent={%5}, origin={%6,%7})));\n")
        .arg(QLatin1String(type), QLatin1String(name))
        .arg(group)
        .arg(QLatin1String(modifiers), QLatin1String(extent))
        .arg(x)
        .arg(y);
}

QString joined(const char* from, const char* to, int group, std::initializer_list<QPoint> points)
{
    const auto port = [&](const char* text) {
        const QString name = QString::fromLatin1(text);
        return name.section(QLatin1Char('.'), 0, 0) + QString::number(group) + QLatin1Char('.') +
               name.section(QLatin1Char('.'), 1);
    };
    QStringList texts;
    for (const QPoint& point : points)
        texts.append(QStringLiteral("{%1,%2}").arg(point.x()).arg(point.y()));
    return QStringLiteral("  connect(%1, %2)\n    annotation(Line(points={%3}));\n")
        .arg(port(from), port(to), texts.join(QLatin1Char(',')));
}

}  // namespace

QByteArray largeSheet(int groups)
{
    const int columns = std::max(1, static_cast<int>(std::lround(std::sqrt(0.75 * groups))));
    QString components, connects;
    for (int g = 0; g < groups; ++g) {
        const int x = kWidth * (g % columns), y = kHeight * (g / columns);
        components +=
            placed("Sources.Tank", "suction", g, "", "{-2,-2},{2,0}", x, y) +
            placed("Pumps.FixedPump", "pump", g, "(D=25e-6, w=150)", "{-12,-10},{6,10}", x, y + 20) +
            placed("Node", "node", g, "(V=1e-3)", "{-2,-2},{2,2}", x + 28, y + 42) +
            placed("PressureValves.ReliefValve", "relief", g, "(p_set=150e5)", "{-8,-8},{10,8}", x + 28, y + 24) +
            placed("Sources.Tank", "back", g, "", "{-2,-2},{2,0}", x + 28, y) +
            placed("FlowValves.Orifice", "orifice", g, "(area=1.2e-5)", "{-4,-8},{4,8}", x + 50, y + 24) +
            placed("Sources.Tank", "drain", g, "", "{-2,-2},{2,0}", x + 50, y);
        connects += joined("suction.T", "pump.S", g, {{x, y}, {x, y + 10}}) +
                    joined("pump.P", "node.port", g, {{x, y + 30}, {x, y + 42}, {x + 28, y + 42}}) +
                    joined("node.port", "relief.P", g, {{x + 28, y + 42}, {x + 28, y + 32}}) +
                    joined("relief.T", "back.T", g, {{x + 28, y + 16}, {x + 28, y}}) +
                    joined("node.port", "orifice.B", g, {{x + 28, y + 42}, {x + 50, y + 42}, {x + 50, y + 32}}) +
                    joined("orifice.A", "drain.T", g, {{x + 50, y + 16}, {x + 50, y}});
    }
    return QByteArray("model Large\n") + components.toUtf8() + "equation\n" + connects.toUtf8() +
           "  annotation(experiment(StopTime=1));\nend Large;\n";
}

QByteArray codedDrawing(int groups, int pages)
{
    constexpr int kPageWidth = 352;  // diagram units from page to page
    QString text = QString::fromUtf8(largeSheet(groups));
    for (int g = 0; g < groups; ++g) {
        int number = 0;
        for (const char* part : {"pump", "relief", "orifice"}) {
            const qsizetype declared = text.indexOf(QStringLiteral(" %1%2(").arg(QLatin1String(part)).arg(g));
            const qsizetype end = text.indexOf(QLatin1String(")));"), declared);
            text.insert(end + 2, QStringLiteral(", __Bramah(designation=\"%1.%2\")").arg(g + 1).arg(++number));
        }
    }
    QString added;
    for (int page = 0; page < pages; ++page)
        added += QStringLiteral(
                     "  Bramah.Drawing.Pages.A3 page%1(title=\"Large\") annotation(Placement(transformation("
                     "extent={{-328,-8},{8,229.6}}, origin={%2,-40})));\n")
                     .arg(page)
                     .arg(kPageWidth * (page + 1));
    added += QStringLiteral(
        "  Bramah.Drawing.Lists.PartsList partsList annotation(Placement(transformation(extent={{0,-19.2},{96,0}}, "
        "origin={0,-60})));\n");
    return text.replace(QLatin1String("equation\n"), added + QLatin1String("equation\n")).toUtf8();
}

}  // namespace bramah::bench
