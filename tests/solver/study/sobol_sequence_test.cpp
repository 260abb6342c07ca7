// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/study/sobol_sequence.h"
#include "solver/study/study_points.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <set>

namespace bramah::test {

using namespace solver;
using Points = std::vector<std::vector<double>>;

/// How even the points of Sobol's sequence are.
class SobolSequenceTest : public QObject
{
    Q_OBJECT

    static std::vector<ParameterRange> shares(std::size_t count)
    {
        return std::vector<ParameterRange>(count, {{}, Distribution{}});
    }

    /// The L2 star discrepancy, the root of the mean squared difference between the share of points in a box from the
    /// origin and its volume: T. T. Warnock, Computational investigations of low-discrepancy point sets, 1972.
    static double discrepancy(const Points& points)
    {
        const auto count = static_cast<double>(points.size());
        const std::size_t dimensions = points.front().size();
        double ofPairs = 0, ofPoints = 0;
        for (const auto& a : points) {
            double alone = 1;
            for (const double x : a)
                alone *= (1 - x * x) / 2;
            ofPoints += alone;
            for (const auto& b : points) {
                double pair = 1;
                for (std::size_t k = 0; k < dimensions; ++k)
                    pair *= 1 - std::max(a[k], b[k]);
                ofPairs += pair;
            }
        }
        return std::sqrt(std::pow(3, -static_cast<double>(dimensions)) - 2 / count * ofPoints +
                         ofPairs / (count * count));
    }

private Q_SLOTS:
    void itBeginsAsPublished()
    {
        const Points expected{{0, 0},         {0.5, 0.5},     {0.75, 0.25},   {0.25, 0.75},
                              {0.375, 0.375}, {0.875, 0.875}, {0.625, 0.125}, {0.125, 0.625}};
        const std::vector<std::uint32_t> unshifted(2, 0);
        const Points points = sobolSequence(8, unshifted);
        for (std::size_t n = 0; n < 8; ++n)
            for (std::size_t k = 0; k < 2; ++k)
                QVERIFY(std::abs(points[n][k] - expected[n][k]) < 1e-9);
    }

    /// In each dimension each of 256 parts is hit once, whatever the seed.
    void eachPartOfAnAxisHasOnePoint()
    {
        const Points points = studyPoints(shares(kMostSequenceDimensions), {Sampling::Sequence, 256, 3});
        for (std::size_t k = 0; k < kMostSequenceDimensions; ++k) {
            std::set<int> parts;
            for (const auto& point : points) {
                QVERIFY(point[k] > 0 && point[k] < 1);
                parts.insert(static_cast<int>(point[k] * 256));
            }
            QCOMPARE(parts.size(), std::size_t{256});
        }
    }

    /// Of the first two axes each box of 2^-a by 2^-(8 - a) has one of 256 points.
    void eachBoxOfTheFirstTwoAxesHasOnePoint()
    {
        const Points points = studyPoints(shares(2), {Sampling::Sequence, 256, 11});
        for (int a = 0; a <= 8; ++a) {
            std::set<int> boxes;
            for (const auto& point : points)
                boxes.insert(static_cast<int>(point[0] * (1 << a)) * 256 + static_cast<int>(point[1] * (1 << (8 - a))));
            QCOMPARE(boxes.size(), std::size_t{256});
        }
    }

    /// Sobol's property A, which a wrong direction number would break: where each axis is halved, each of the 2^d parts
    /// of the cube has one of the first 2^d points.
    void eachCornerOfTheCubeHasOnePoint()
    {
        for (const std::size_t dimensions : {2, 5, 9, 13, 17}) {
            const std::vector<std::uint32_t> unshifted(dimensions, 0);
            const std::size_t count = std::size_t{1} << dimensions;
            std::vector<bool> isHit(count, false);
            for (const auto& point : sobolSequence(count, unshifted)) {
                std::size_t corner = 0;
                for (const double x : point)
                    corner = 2 * corner + (x < 0.5 ? 0 : 1);
                QVERIFY2(!isHit[corner], qPrintable(QString::number(dimensions)));
                isHit[corner] = true;
            }
        }
    }

    void itIsMoreEvenThanRandomPointsAndAHypercube()
    {
        const auto of = [](Sampling sampling, std::uint64_t seed) {
            return discrepancy(studyPoints(shares(5), {sampling, 512, seed}));
        };
        double sequence = 0, hypercube = 0, random = 0;
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            sequence += of(Sampling::Sequence, seed);
            hypercube += of(Sampling::LatinHypercube, seed);
            random += of(Sampling::Random, seed);
        }
        const QString said = QStringLiteral("%1 %2 %3").arg(sequence / 5).arg(hypercube / 5).arg(random / 5);
        QVERIFY2(sequence < 0.5 * random && sequence < 0.6 * hypercube, qPrintable(said));
    }

    /// The mean of a product over 1024 points in ten dimensions.
    void itsMeansAreCloser()
    {
        const auto error = [](Sampling sampling) {
            double squares = 0;
            for (std::uint64_t seed = 0; seed < 10; ++seed) {
                double mean = 0;
                for (const auto& point : studyPoints(shares(10), {sampling, 1024, seed})) {
                    double product = 1;
                    for (const double x : point)
                        product *= 1 + (x - 0.5) / 2;
                    mean += product / 1024;
                }
                squares += (mean - 1) * (mean - 1) / 10;
            }
            return std::sqrt(squares);
        };
        const double sequence = error(Sampling::Sequence), random = error(Sampling::Random);
        QVERIFY2(sequence < random / 5, qPrintable(QStringLiteral("%1 %2").arg(sequence).arg(random)));
    }

    void seedsGiveOtherPoints()
    {
        const Points points = studyPoints(shares(3), {Sampling::Sequence, 16, 1});
        QCOMPARE(studyPoints(shares(3), {Sampling::Sequence, 16, 1}), points);
        QVERIFY(studyPoints(shares(3), {Sampling::Sequence, 16, 2}) != points);
    }

    void moreParametersThanDirectionsAreRefused()
    {
        QCOMPARE(pointCount(shares(21), {Sampling::Sequence, 16}), std::size_t{16});
        QCOMPARE(pointCount(shares(22), {Sampling::Sequence, 16}), std::size_t{0});
        QCOMPARE(pointCount({{{1, 2}, {}}}, {Sampling::Sequence, 16}), std::size_t{0});
        QCOMPARE(nameOf(Sampling::Sequence), std::string_view("sobol-sequence"));
    }
};

BRAMAH_TEST(SobolSequenceTest);

}  // namespace bramah::test

#include "sobol_sequence_test.moc"
