// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/structure/spanning_forest.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <random>

using namespace bramah::solver;

/// What the specification (3.6, 9.4.2) says of the trees.
class SpanningForestTest : public QObject
{
    Q_OBJECT

    static SpanningForest ofNodes(int count)
    {
        SpanningForest forest;
        for (int i = 0; i < count; ++i)
            forest.addNode();
        return forest;
    }

private Q_SLOTS:
    void thePotentialRootOfLowestPriorityIsChosen()
    {
        SpanningForest forest = ofNodes(5);
        forest.addPotentialRoot(0, 10);
        forest.addPotentialRoot(1, 5);
        forest.addPotentialRoot(2, 5);
        forest.addConnection(0, 1);
        forest.addConnection(1, 2);
        forest.addPotentialRoot(3, 7);
        forest.addBranch(3, 4);
        const auto faults = forest.grow();
        QVERIFY(!faults.rootless && !faults.circle && !faults.joinedRoots);
        QVERIFY(!forest.isRoot(0) && forest.isRoot(1) && !forest.isRoot(2) && forest.isRoot(3) && !forest.isRoot(4));
    }

    void rootsStayApart()
    {
        SpanningForest forest = ofNodes(4);
        forest.addRoot(0);
        forest.addRoot(3);
        forest.addPotentialRoot(1, 0);
        const auto first = forest.addConnection(0, 1);
        const auto second = forest.addConnection(1, 2);
        const auto third = forest.addConnection(2, 3);
        static_cast<void>(forest.grow());
        QVERIFY(forest.isInTree(first) && forest.isInTree(second) && !forest.isInTree(third));
        QVERIFY(!forest.isRoot(1));
        QCOMPARE(forest.distance(2), 2U);
    }

    /// Branches go before connections, wherever they are written.
    void branchesAreAllThere()
    {
        SpanningForest forest = ofNodes(3);
        forest.addRoot(0);
        const auto connection = forest.addConnection(0, 2);
        const auto other = forest.addConnection(1, 2);
        const auto branch = forest.addBranch(0, 1);
        static_cast<void>(forest.grow());
        QVERIFY(forest.isInTree(branch) && forest.isInTree(connection) && !forest.isInTree(other));
    }

    void faultsAreFound()
    {
        SpanningForest joined = ofNodes(3);
        joined.addRoot(0);
        joined.addRoot(2);
        joined.addBranch(0, 1);
        joined.addBranch(1, 2);
        QCOMPARE(joined.grow().joinedRoots, (std::optional<std::pair<std::uint32_t, std::uint32_t>>{{0, 2}}));
        SpanningForest circle = ofNodes(3);
        circle.addRoot(0);
        circle.addBranch(0, 1);
        circle.addBranch(1, 2);
        const auto last = circle.addBranch(2, 0);
        QCOMPARE(circle.grow().circle, std::optional(last));
        SpanningForest rootless = ofNodes(3);
        rootless.addRoot(0);
        rootless.addConnection(1, 2);
        QCOMPARE(rootless.grow().rootless, std::optional<std::uint32_t>(1));
        QVERIFY(rootless.isRoot(1));
    }

    /// Each part of any graph gets as many trees as it has roots, or one, and every node is in one of them.
    void anyGraphGetsItsTrees()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 200; ++round) {
            const int nodes = 2 + static_cast<int>(random() % 12);
            SpanningForest forest = ofNodes(nodes);
            std::vector<bool> isRoot(static_cast<std::size_t>(nodes));
            for (int i = 0; i < nodes; ++i) {
                forest.addPotentialRoot(static_cast<std::uint32_t>(i), static_cast<std::int64_t>(random() % 3));
                isRoot[static_cast<std::size_t>(i)] = random() % 4 == 0;
                if (isRoot[static_cast<std::size_t>(i)])
                    forest.addRoot(static_cast<std::uint32_t>(i));
            }
            std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
            for (int i = 0; i < 2 * nodes; ++i) {
                edges.emplace_back(random() % static_cast<std::uint32_t>(nodes),
                                   random() % static_cast<std::uint32_t>(nodes));
                forest.addConnection(edges.back().first, edges.back().second);
            }
            QVERIFY(!forest.grow().rootless);
            int inTrees = 0;
            for (std::uint32_t edge = 0; edge < edges.size(); ++edge)
                if (forest.isInTree(edge)) {
                    ++inTrees;
                    const auto [a, b] = edges[edge];
                    QCOMPARE(std::max(forest.distance(a), forest.distance(b)),
                             std::min(forest.distance(a), forest.distance(b)) + 1);
                }
            int roots = 0;
            for (int i = 0; i < nodes; ++i)
                roots += forest.isRoot(static_cast<std::uint32_t>(i)) ? 1 : 0;
            QCOMPARE(inTrees, nodes - roots);
            for (int i = 0; i < nodes; ++i)
                QVERIFY(!isRoot[static_cast<std::size_t>(i)] || forest.isRoot(static_cast<std::uint32_t>(i)));
        }
    }
};

BRAMAH_TEST(SpanningForestTest);

#include "spanning_forest_test.moc"
