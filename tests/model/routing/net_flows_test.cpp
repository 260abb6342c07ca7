// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/net_flows.h"

#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;

/// How flows at ports share out over the lines between them.
class NetFlowsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aJunctionSharesOut();
    void separatePartsAreApart();
    void nothingIsSaidOfARing();

private:
    static Net net(const std::vector<QLineF>& lines);
};

Net NetFlowsTest::net(const std::vector<QLineF>& lines)
{
    Net net;
    for (const QLineF& line : lines)
        net.segments.push_back({line, {}, LineStyle::Working});
    return net;
}

// 3 comes in at (0, 0); 1 leaves at (20, 10), 2 at (20, -10), both behind the joint at (10, 0).
void NetFlowsTest::aJunctionSharesOut()
{
    const Net shared = net({{0, 0, 10, 0}, {10, 0, 10, 10}, {20, 10, 10, 10}, {10, 0, 10, -10}, {10, -10, 20, -10}});
    const std::vector<double> flows = segmentFlows(shared, {{{0, 0}, -3}, {{20, 10}, 1}, {{20, -10}, 2}});
    QCOMPARE(flows, (std::vector<double>{3, 1, -1, 2, 2}));
}

void NetFlowsTest::separatePartsAreApart()
{
    const Net two = net({{0, 0, 10, 0}, {0, 20, 10, 20}});
    QCOMPARE(segmentFlows(two, {{{10, 0}, 1}, {{0, 0}, -1}, {{0, 20}, 4}, {{10, 20}, -4}}),
             (std::vector<double>{1, -4}));
}

void NetFlowsTest::nothingIsSaidOfARing()
{
    const Net ring = net({{0, 0, 10, 0}, {10, 0, 10, 10}, {10, 10, 0, 10}, {0, 10, 0, 0}});
    QVERIFY(segmentFlows(ring, {{{0, 0}, -1}, {{10, 10}, 1}}).empty());
}

BRAMAH_TEST(NetFlowsTest);
#include "net_flows_test.moc"
