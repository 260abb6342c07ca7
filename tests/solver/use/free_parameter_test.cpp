// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/use/free_parameter.h"

#include "model/syntax/syntax_tree.h"
#include "solver/use/model.h"
#include "tests/test_registry.h"

#include <QTest>

#include <cmath>

namespace bramah::test {

using namespace solver;

class FreeParameterTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<Model> model_;

    [[nodiscard]] FreeParameter read(const QString& text)
    {
        const auto free = readFreeParameter(text, *model_, QStringLiteral("--free"));
        if (!free)
            throw std::runtime_error(free.error().toStdString());
        return *free;
    }
    [[nodiscard]] QString problem(const QString& text)
    {
        const auto free = readFreeParameter(text, *model_, QStringLiteral("--free"));
        return free ? QString() : free.error();
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto library = std::make_shared<model::ClassLibrary>();
        const auto tree = model::syntax::SyntaxTree::parse(std::make_shared<model::SourceText>(
            QStringLiteral("test.mo"),
            QByteArrayLiteral("model M type Mode = enumeration(slow, fast); parameter Real k(unit=\"s\") = 2; "
                              "parameter Real twice = 2*k; parameter Integer n = 3; parameter Boolean b = false; "
                              "parameter Mode mode = Mode.fast; parameter Integer size = 2; Real v[size]; Real x; "
                              "Boolean y = b and x > 1; Boolean z = mode == Mode.slow and x > 2; "
                              "equation der(x) = -k*x*n*twice; for i in 1:size loop v[i] = x; end for; end M;")));
        library->addFile(tree);
        ModelSource source;
        source.library = library;
        source.className = "M";
        model_ = std::make_unique<Model>(source);
        QVERIFY(model_->flattened().model);
    }

    void boundsAreRead()
    {
        const FreeParameter linear = read(QStringLiteral("k=500 ms:6"));
        QCOMPARE(linear.path, QStringLiteral("k"));
        QCOMPARE(linear.lower, 0.5);
        QCOMPARE(linear.upper, 6.0);
        QCOMPARE(linear.start, 2.0);  // the model's own
        QVERIFY(linear.choices.empty() && !linear.isLogarithmic && !linear.isWhole);
        const FreeParameter logarithmic = read(QStringLiteral("k=4:16:log"));
        QVERIFY(logarithmic.isLogarithmic);
        QVERIFY(std::fabs(logarithmic.start - 8) < 1e-12);  // the model's value is out of bounds
        QCOMPARE(read(QStringLiteral("k=4:16")).start, 10.0);
        QCOMPARE(read(QStringLiteral("twice=3:5")).start, 4.0);
        QCOMPARE(read(QStringLiteral("k~10%")).lower, 1.8);
        QCOMPARE(read(QStringLiteral("k~10%")).upper, 2.2);
        QVERIFY(read(QStringLiteral("k~log(1, 10)")).isLogarithmic);
    }

    void wholeNumbersAreRead()
    {
        QVERIFY(read(QStringLiteral("k=1:9:whole")).isWhole);
        QCOMPARE(read(QStringLiteral("k=0.5:9.5:whole")).lower, 1.0);
        QCOMPARE(read(QStringLiteral("k=0.5:9.5:whole")).upper, 9.0);
        QVERIFY(read(QStringLiteral("n=1:9")).isWhole);
        QCOMPARE(read(QStringLiteral("n=4:9")).start, 7.0);
    }

    void choicesAreRead()
    {
        const FreeParameter choices = read(QStringLiteral("k=3,1,1,7"));
        QCOMPARE(choices.choices, (std::vector<double>{1, 3, 7}));
        QCOMPARE(choices.start, 1.0);
        QCOMPARE(choices.lower, 1.0);
        QCOMPARE(choices.upper, 7.0);
        QCOMPARE(read(QStringLiteral("k=1:3:3")).choices, (std::vector<double>{1, 2, 3}));
        QCOMPARE(read(QStringLiteral("k=1:100:3:log")).choices.size(), std::size_t{3});
        QCOMPARE(read(QStringLiteral("b=true,false")).choices, (std::vector<double>{0, 1}));
        QCOMPARE(read(QStringLiteral("mode=slow,fast")).start, 2.0);
    }

    void wrongTextsAreTold()
    {
        const auto tells = [&](const char* text, const char* part) {
            const QString why = problem(QString::fromLatin1(text));
            if (!why.contains(QString::fromLatin1(part)))
                qWarning("%s: %s", text, qPrintable(why));
            return why.contains(QString::fromLatin1(part));
        };
        QVERIFY(tells("k", "`--free k` has none of the forms"));
        QVERIFY(tells("k=1:2:odd", "has none of the forms path=from:to,"));
        QVERIFY(tells("k=1:2:whole:log", "has none of the forms path=from:to,"));
        QVERIFY(tells("k=6:1", "the first bound is below the second one"));
        QVERIFY(tells("n=1.5:1.9", "a whole number is expected"));
        QVERIFY(tells("k=1.2:1.8:whole", "the first bound is below the second one"));
        QVERIFY(tells("k=-1:1:log", "two values above 0"));
        QVERIFY(tells("k=5", "no choice with one value"));
        QVERIFY(tells("k=1 bar:2", "`--free k=1 bar`"));
        QVERIFY(tells("kk=1:2", "there is no parameter `kk`; did you mean `k`"));
        QVERIFY(tells("b=false:true", "give the values that it may take, as b=a,b"));
        QVERIFY(tells("size=1:2", "decides which equations there are"));
        const auto twice =
            readFreeParameters({QStringLiteral("k=1:2"), QStringLiteral("k=2:3")}, *model_, QStringLiteral("--free"));
        QVERIFY(!twice && twice.error() == QStringLiteral("`k` is there twice"));
    }
};

BRAMAH_TEST(FreeParameterTest);

}  // namespace bramah::test
#include "free_parameter_test.moc"
