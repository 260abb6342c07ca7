// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/structure/determination.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <bit>
#include <random>

using namespace bramah::solver;

namespace {

Incidence incidenceOf(const std::vector<std::uint32_t>& rows, std::uint32_t columns)
{
    Incidence made;
    made.columns = columns;
    for (const std::uint32_t row : rows) {
        std::vector<std::uint32_t> entries;
        for (std::uint32_t column = 0; column < columns; ++column)
            if ((row >> column & 1U) != 0)
                entries.push_back(column);
        made.addRow(entries);
    }
    return made;
}

/// Can each column of \a columns (a set of bits) be given a row of its own out of \a rows, tried one way after another?
bool canMatch(const std::vector<std::uint32_t>& rows, std::uint32_t chosen, std::uint32_t columns)
{
    if (columns == 0)
        return true;
    const std::uint32_t column = columns & -columns;
    for (std::uint32_t r = 0; r < rows.size(); ++r)
        if ((chosen >> r & 1U) != 0 && (rows[r] & column) != 0 &&
            canMatch(rows, chosen & ~(1U << r), columns & ~column))
            return true;
    return false;
}

std::uint32_t columnsIn(const std::vector<std::uint32_t>& rows, std::uint32_t chosen)
{
    std::uint32_t columns = 0;
    for (std::uint32_t r = 0; r < rows.size(); ++r)
        if ((chosen >> r & 1U) != 0)
            columns |= rows[r];
    return columns;
}

/// The fewest rows that have \a column in them and no more columns than can be matched; -1: there are none.
int fewestRows(const std::vector<std::uint32_t>& rows, std::uint32_t column)
{
    int fewest = -1;
    for (std::uint32_t chosen = 1; chosen < 1U << rows.size(); ++chosen) {
        const std::uint32_t columns = columnsIn(rows, chosen);
        const int count = std::popcount(chosen);
        if ((columns >> column & 1U) != 0 && (fewest < 0 || count < fewest) && canMatch(rows, chosen, columns))
            fewest = count;
    }
    return fewest;
}

}  // namespace

/// The order of determination, compared with a search through all sets of equations of small systems.
class DeterminationTest : public QObject
{
    Q_OBJECT

    static void compare(const std::vector<std::uint32_t>& rows, std::uint32_t columns)
    {
        const Determination determination(incidenceOf(rows, columns));
        for (std::uint32_t column = 0; column < columns; ++column) {
            const int fewest = fewestRows(rows, column);
            QCOMPARE(determination.isDetermined(column), fewest >= 0);
            const Determination::Part part = determination.partOf(column);
            if (fewest >= 0) {
                if (determination.surplusRows().empty())
                    QCOMPARE(static_cast<int>(part.rows.size()), fewest);
                else
                    QVERIFY(static_cast<int>(part.rows.size()) >= fewest);
                std::uint32_t within = 0, solved = 0;
                for (std::size_t i = 0; i < part.rows.size(); ++i) {
                    within |= rows[part.rows[i]];
                    solved |= 1U << part.columns[i];
                }
                QCOMPARE(within, solved);
                QCOMPARE(part.columns.size(), part.rows.size());
                QVERIFY(std::ranges::is_sorted(part.steps));
                for (std::size_t i = 0; i < part.rows.size(); ++i)
                    QVERIFY((rows[part.rows[i]] >> part.columns[i] & 1U) != 0);
            } else {
                compareReason(rows, part, column);
                compareWhatWouldDo(rows, columns, column, determination.wouldDetermine(column, 1000));
            }
        }
        // Rows are too many where leaving one out takes nothing from what can be matched.
        QCOMPARE(determination.surplusRows().empty(), canMatchRows(rows, columns));
    }

    /// Unknowns and all the equations that they are in, one equation too few; without any one of them enough.
    static void compareReason(const std::vector<std::uint32_t>& rows, const Determination::Part& part,
                              std::uint32_t column)
    {
        std::uint32_t unknowns = 0;
        for (const std::uint32_t one : part.columns)
            unknowns |= 1U << one;
        QVERIFY((unknowns >> column & 1U) != 0);
        QCOMPARE(part.columns.size(), part.rows.size() + 1);
        for (std::uint32_t row = 0; row < rows.size(); ++row)
            QCOMPARE(std::ranges::find(part.rows, row) != part.rows.end(), (rows[row] & unknowns) != 0);
        const std::uint32_t all = (1U << rows.size()) - 1;
        QVERIFY(!canMatch(rows, all, unknowns));
        for (const std::uint32_t one : part.columns)
            QVERIFY(canMatch(rows, all, unknowns & ~(1U << one)));
    }

    static void compareWhatWouldDo(const std::vector<std::uint32_t>& rows, std::uint32_t columns, std::uint32_t column,
                                   const std::vector<std::uint32_t>& found)
    {
        for (std::uint32_t known = 0; known < columns; ++known) {
            std::vector<std::uint32_t> then = rows;
            for (std::uint32_t& row : then)
                row &= ~(1U << known);
            const bool isExpected = known != column && fewestRows(then, column) >= 0;
            QCOMPARE(std::ranges::find(found, known) != found.end(), isExpected);
        }
    }

    /// Can each row be given a column of its own?
    static bool canMatchRows(const std::vector<std::uint32_t>& rows, std::uint32_t columns)
    {
        std::vector<std::uint32_t> transposed(columns, 0);
        for (std::uint32_t r = 0; r < rows.size(); ++r)
            for (std::uint32_t column = 0; column < columns; ++column)
                if ((rows[r] >> column & 1U) != 0)
                    transposed[column] |= 1U << r;
        return canMatch(transposed, (1U << columns) - 1, (1U << rows.size()) - 1);
    }

private Q_SLOTS:
    void smallSystemsAgreeWithAllSetsOfTheirEquations()
    {
        std::mt19937 random(24);
        for (int system = 0; system < 300; ++system) {
            const std::uint32_t columns = 1 + random() % 7;
            std::vector<std::uint32_t> rows(1 + random() % 7);
            for (std::uint32_t& row : rows)
                row = (random() & random()) % (1U << columns);
            compare(rows, columns);
        }
    }

    void whatIsSolvedTogetherHasOneStep()
    {
        // a; a, b, c; b, c; c, d
        const Determination determination(incidenceOf({0b0001, 0b0111, 0b0110, 0b1100}, 4));
        const Determination::Part part = determination.partOf(3);
        QCOMPARE(part.rows.size(), std::size_t(4));
        QCOMPARE(part.steps, (std::vector<std::uint32_t>{0, 1, 1, 2}));
        QCOMPARE(part.columns.back(), 3U);
    }
};

BRAMAH_TEST(DeterminationTest);
#include "determination_test.moc"
