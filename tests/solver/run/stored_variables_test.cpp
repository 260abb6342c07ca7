// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <bit>
#include <cmath>
#include <cstdint>

namespace bramah::test {

using solver::ColumnPlace;
using solver::ResultStore;

/// Variables that always equal each other, or each other's negatives, are stored once and read as if each was by
/// itself.
class StoredVariablesTest : public QObject
{
    Q_OBJECT

    static constexpr const char* kModel =
        "model M\n"
        "  Real x(start = 1, fixed = true);\n"
        "  Real same = x;\n"
        "  Real minus(max = -0.5) = -same;\n"
        "  Real twice = 2*x;\n"
        "equation\n"
        "  der(x) = -x;\n"
        "end M;\n";

    static ColumnPlace placeOf(const LibraryRun& run, const char* path)
    {
        return run.results.place(run.results.find(QString::fromLatin1(path)));
    }

private Q_SLOTS:
    void equalVariablesShareAPlace()
    {
        const LibraryRun run = runText(kModel);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const ColumnPlace x = placeOf(run, "x"), same = placeOf(run, "same"), minus = placeOf(run, "minus");
        QVERIFY(same == x);
        QCOMPARE(minus.stored, x.stored);
        QVERIFY(minus.isNegated != x.isNegated);
        QVERIFY(placeOf(run, "twice").stored != x.stored);
        QCOMPARE(run.last(QStringLiteral("minus")), -run.last(QStringLiteral("x")));
        QVERIFY(std::abs(run.last(QStringLiteral("same")) - std::exp(-1.0)) < 1e-6);
        QCOMPARE(run.results.range(run.results.find(QStringLiteral("minus"))).lower, -1.0);
    }

    /// Also where the variable with the bound is not the one that is stored.
    void boundsOfNegativesAreWatched()
    {
        for (const char* stored : {"", "x", "minus", "twice"}) {
            LibraryRunOptions options;
            options.variables = QString::fromLatin1(stored);
            const LibraryRun run = runText(kModel, options);
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            QVERIFY2(run.status.notes.size() == 1, qPrintable(run.messages()));
            QVERIFY2(run.status.notes.front().contains(QLatin1String("0.694 s: `x` is 0.4996")),
                     qPrintable(run.status.notes.front()));
        }
    }

    /// The same rows and bits, whatever else is stored.
    void allVariablesAreAsStoredAlone()
    {
        const QString drive =
            qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/resources/examples/cylinder_drive.mo");
        LibraryRunOptions options;
        options.useExperiment = true;
        const LibraryRun all = runFile(drive, options);
        QVERIFY2(all.isRegular(), qPrintable(all.messages()));
        const std::vector<solver::ResultColumn>& columns = all.results.columns();
        std::size_t stored = 0;
        for (int column = 0; column < static_cast<int>(columns.size()); ++column) {
            stored = std::max(stored, all.results.place(column).stored + 1);
            if (column % 7 != 0)
                continue;
            const QString path = columns[static_cast<std::size_t>(column)].path;
            options.variables = QRegularExpression::escape(path);
            const LibraryRun alone = runFile(drive, options);
            QCOMPARE(alone.results.columns().size(), std::size_t{1});
            std::size_t other = 0;  // alone, a run has rows at more steps
            for (std::size_t row = 0; row < all.results.rowCount(); ++row) {
                if ((all.results.flags(row) & solver::kGridRow) == 0)
                    continue;
                while ((alone.results.flags(other) & solver::kGridRow) == 0)
                    ++other;
                QVERIFY2(std::bit_cast<std::uint64_t>(all.results.value(column, row)) ==
                             std::bit_cast<std::uint64_t>(alone.results.value(0, other++)),
                         qPrintable(path));
            }
        }
        QVERIFY(stored < columns.size());
    }
};

BRAMAH_TEST(StoredVariablesTest);

}  // namespace bramah::test

#include "stored_variables_test.moc"
