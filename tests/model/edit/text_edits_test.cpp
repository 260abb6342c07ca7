// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/text_edits.h"

#include "tests/test_registry.h"

#include <QRandomGenerator>
#include <QtTest/QTest>

using namespace bramah::model;

namespace {

TextEdits randomEdits(QRandomGenerator& random, const QByteArray& text)
{
    TextEdits edits;
    std::int32_t at = 0;
    while (true) {
        const auto begin = at + static_cast<std::int32_t>(random.bounded(8));
        const auto end = begin + static_cast<std::int32_t>(random.bounded(4));
        if (end > text.size())
            return edits;
        QByteArray replacement(random.bounded(4), '\0');
        for (char& c : replacement)
            c = static_cast<char>('A' + random.bounded(26));
        edits.replace({begin, end}, replacement);
        at = end + 1;
    }
}

}  // namespace

class TextEditsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void appliesInAnyOrder()
    {
        TextEdits edits;
        edits.replace({4, 6}, "XYZ");
        edits.insert(2, "a");
        edits.insert(2, "b");
        edits.remove({0, 1});
        edits.insert(4, "c");
        edits.insert(8, "end");
        QCOMPARE(edits.appliedTo("01234567"), QByteArray("1ab23cXYZ67end"));
    }

    void insertionStaysInFrontOfReplacement()
    {
        TextEdits edits;
        edits.insert(1, "a");
        edits.replace({1, 2}, "X");
        edits.insert(1, "b");
        QCOMPARE(edits.appliedTo("012"), QByteArray("0abX2"));
    }

    void overlappingEditsAreNotAdded()
    {
        TextEdits edits;
        edits.replace({2, 5}, "x");
        TextEdits inside;
        inside.insert(3, "y");
        QVERIFY(!edits.add(inside));
        TextEdits across;
        across.insert(0, "z");
        across.remove({4, 6});
        QVERIFY(!edits.add(across));
        QCOMPARE(edits.edits().size(), std::size_t{1});
        TextEdits beside;
        beside.insert(5, "y");
        beside.insert(2, "w");
        QVERIFY(edits.add(beside));
        QCOMPARE(edits.appliedTo("0123456"), QByteArray("01wxy56"));
    }

    void inverseAndSequence()
    {
        QRandomGenerator random(7);
        const QByteArray text = "The quick brown fox jumps over the lazy dog.";
        for (int round = 0; round < 500; ++round) {
            const auto first = randomEdits(random, text);
            const auto between = first.appliedTo(text);
            QCOMPARE(first.inverse(text).appliedTo(between), text);
            const auto second = randomEdits(random, between);
            const auto after = second.appliedTo(between);
            const auto both = first.then(second);
            QCOMPARE(both.appliedTo(text), after);
            QCOMPARE(both.inverse(text).appliedTo(after), text);
        }
    }

    void sequenceStaysSmall()
    {
        TextEdits first;
        first.insert(2, "abc");
        TextEdits second;
        second.remove({3, 4});    // the b
        second.insert(8, "end");  // behind 5
        const std::vector<TextEdit> expected = {{{2, 2}, "ac"}, {{5, 5}, "end"}};
        QCOMPARE(first.then(second).edits(), expected);
        QVERIFY(first.then(first.inverse("0123456789")).isEmpty());
    }
};

BRAMAH_TEST(TextEditsTest);
#include "text_edits_test.moc"
