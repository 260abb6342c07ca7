// SPDX-License-Identifier: GPL-3.0-or-later
// The generators of random numbers, against the recurrences of their papers (Vigna 2016, 2017) on words of 64 bits. The
// Standard Library keeps the scrambled word of xorshift64* as its state, and begins xorshift1024* at any Integer.
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <array>
#include <cmath>
#include <functional>

namespace bramah::test {

namespace {

using Words = std::vector<std::uint64_t>;

double uniform(std::uint64_t word)
{
    return std::ldexp(static_cast<double>(static_cast<std::int64_t>(word)), -64) + 0.5;
}

double star64(Words& s, int& /*p*/)
{
    s[0] ^= s[0] >> 12;
    s[0] ^= s[0] << 25;
    s[0] ^= s[0] >> 27;
    s[0] *= 2685821657736338717ULL;
    return uniform(s[0]);
}

double plus128(Words& s, int& /*p*/)
{
    std::uint64_t s1 = s[0];
    const std::uint64_t s0 = s[1];
    s[0] = s0;
    s1 ^= s1 << 23;
    s[1] = (s1 ^ s0 ^ (s1 >> 17) ^ (s0 >> 26)) + s0;
    return uniform(s[1]);
}

double star1024(Words& s, int& p)
{
    std::uint64_t s0 = s[static_cast<std::size_t>(p & 15)];
    p = (p + 1) & 15;
    std::uint64_t s1 = s[static_cast<std::size_t>(p)];
    s1 ^= s1 << 31;
    s1 ^= s1 >> 11;
    s0 ^= s0 >> 30;
    s[static_cast<std::size_t>(p)] = s0 ^ s1;
    return uniform(s[static_cast<std::size_t>(p)] * 1181783497276652981ULL);
}

}  // namespace

class RandomFunctionsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void numbersFollowTheRecurrence_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("words");
        QTest::newRow("64*") << QByteArray("xorshift64star") << 1;
        QTest::newRow("128+") << QByteArray("xorshift128plus") << 2;
        QTest::newRow("1024*") << QByteArray("xorshift1024star") << 16;
    }
    void numbersFollowTheRecurrence()
    {
        QFETCH(QByteArray, name);
        QFETCH(int, words);
        Words state;
        QByteArray start;
        for (int i = 0; i < words; ++i) {
            state.push_back(0x9E3779B97F4A7C15ULL * static_cast<std::uint64_t>(i + 1));
            for (const int half : {0, 32})
                start +=
                    (start.isEmpty() ? "" : ", ") +
                    QByteArray::number(static_cast<std::int32_t>(static_cast<std::uint32_t>(state.back() >> half)));
        }
        int place = 14 - 32;
        const bool hasPlace = words == 16;
        if (hasPlace)
            start += ", " + QByteArray::number(place);
        const QByteArray size = QByteArray::number(2 * words + (hasPlace ? 1 : 0));
        const LibraryRun run = runText(
            "function random input Integer stateIn[" + size + "]; output Real result; output Integer stateOut[" + size +
            "]; external \"C\" ModelicaRandom_" + name +
            "(stateIn, stateOut, result); end random; "
            "model M discrete Real r; Integer s[" +
            size + "](start={" + start +
            "}, each fixed=true); equation when "
            "sample(0, 0.1) then (r, s) = random(pre(s)); end when; annotation(experiment(StopTime=1)); end M;");
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const std::function<double(Words&, int&)> next = words == 1 ? star64 : words == 2 ? plus128 : star1024;
        double wanted = 0;
        for (int i = 0; i <= 10; ++i)
            wanted = next(state, place);
        QCOMPARE(run.last(QStringLiteral("r")), wanted);
        QCOMPARE(run.last(QStringLiteral("s[2]")), static_cast<double>(static_cast<std::int32_t>(state[0] >> 32)));
        if (hasPlace)
            QCOMPARE(run.last(QStringLiteral("s[33]")), static_cast<double>(place));
    }

    /// Noise begins at a state that initial equations find, from seeds that are parameters found by others.
    void startsReadParametersFoundAtTheStart()
    {
        const LibraryRun run = runText(
            "function f input Integer a; input Integer b; output Integer y; algorithm if a == 0 and b == 0 then y := "
            "-1; else "
            "y := 10*a + b; end if; end f; model M final parameter Integer seed(fixed=false); final parameter Integer "
            "loc(fixed=false); parameter Integer given=7; Integer n; Integer m; final parameter Real p(fixed=false); "
            "discrete Real r; initial equation seed = given; loc = 1; p = 3*given; pre(n) = 10*loc + seed; pre(m) = "
            "f(loc, "
            "seed); r = p; equation when sample(2, 1) then n = pre(n) + 1; m = pre(m) + 1; r = 0; end when; "
            "annotation(experiment(StopTime=1)); end M;");
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QCOMPARE(run.last(QStringLiteral("n")), 17.0);
        QCOMPARE(run.last(QStringLiteral("m")), 17.0);
        QCOMPARE(run.last(QStringLiteral("r")), 21.0);
    }

    void aTextHasItsNumber()
    {
        const LibraryRun run = runText(
            "function hash input String s; output Integer y; external \"C\" y = ModelicaStrings_hashString(s); end "
            "hash; "
            "model M Integer none = hash(\"\"); Integer a = hash(\"a\"); end M;");
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const std::uint32_t begin = 0xAAAAAAAAU;
        QCOMPARE(run.last(QStringLiteral("none")), static_cast<double>(static_cast<std::int32_t>(begin)));
        QCOMPARE(run.last(QStringLiteral("a")),
                 static_cast<double>(static_cast<std::int32_t>(begin ^ (begin << 7) ^ (97 * (begin >> 3)))));
    }

    void aSeedOfTheDayIsRefused()
    {
        const LibraryRun run = runText(
            "function seed output Integer y; external \"C\" y = "
            "ModelicaRandom_automaticGlobalSeed(0.0); end seed; model M parameter Integer s = "
            "seed(); end M;");
        QVERIFY(run.messages().contains(QStringLiteral("`a seed that differs from run to run` is not supported")));
    }
};

BRAMAH_TEST(RandomFunctionsTest);

}  // namespace bramah::test

#include "random_functions_test.moc"
