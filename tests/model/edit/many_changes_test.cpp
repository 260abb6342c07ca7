// SPDX-License-Identifier: GPL-3.0-or-later
// Many changes of one text at once are what they are one after the other.
#include "model/edit/class_index.h"
#include "model/planning/diagram_edits.h"
#include "tests/test_registry.h"

#include <QRandomGenerator>
#include <QtTest/QTest>

using namespace bramah;

namespace {

/// Components, some with an annotation, some several in one clause; connects, some twice, some without a line.
QByteArray manyParts(int count)
{
    QByteArray components, connects;
    for (int k = 0; k < count; ++k) {
        const QByteArray name = "c" + QByteArray::number(k);
        const QByteArray next = "c" + QByteArray::number((k + 1) % count);
        const QByteArray place = " annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={" +
                                 QByteArray::number(10 * k) + ",0})))";
        components += k % 3 == 0   ? "  C " + name + ";\n"
                      : k % 3 == 1 ? "  C " + name + place + ";\n"
                                   : "  C " + name + place + ", " + name + "x;\n";
        const QByteArray line = " annotation(Line(points={{0,0},{" + QByteArray::number(k) + ",0}}))";
        for (int n = 0; n <= k % 2; ++n)
            connects += "  connect(" + name + ".a, " + next + " . b)" + (k % 4 == 0 ? QByteArray() : line) + ";\n";
    }
    return "model M\n" + components + "equation\n" + connects + "end M;\n";
}

std::shared_ptr<const model::syntax::SyntaxTree> treeOfParts(const QByteArray& text)
{
    return model::syntax::SyntaxTree::parse(std::make_shared<model::SourceText>(QStringLiteral("M.mo"), text));
}

model::DiagramChange someChange(QRandomGenerator& random, int count)
{
    const int k = random.bounded(count + 1);  // there may be none of this name
    const QString name = QStringLiteral("c%1").arg(k);
    if (random.bounded(2) == 0) {
        model::Placement placement;
        placement.extent = {{-2, -2}, {2, 2}};
        placement.origin = QPointF(random.bounded(100), random.bounded(100));
        return model::SetPlacement{{k % 3 == 2 && random.bounded(2) == 0 ? name + QLatin1Char('x') : name}, placement};
    }
    const QString next = QStringLiteral("c%1").arg((k + 1) % count);
    return model::SetLine{{{{name}, QStringLiteral("a")}, {{next}, QStringLiteral("b")}, random.bounded(2)},
                          {{0, 0}, {double(random.bounded(100)), 5}}};
}

}  // namespace

class ManyChangesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void togetherIsOneAfterTheOther()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < 300; ++round) {
            const int count = 2 + random.bounded(12);
            const QByteArray text = manyParts(count);
            model::DiagramChanges changes;
            for (int k = random.bounded(2 * count); k >= 0; --k)
                changes.push_back(someChange(random, count));
            QByteArray expected = text;
            for (const model::DiagramChange& change : changes)
                expected = model::textEditsOf(treeOfParts(expected), QStringLiteral("M"), {change}).appliedTo(expected);
            QCOMPARE(model::textEditsOf(treeOfParts(text), QStringLiteral("M"), changes).appliedTo(text), expected);
        }
    }

    void theIndexFindsWhatASearchFinds()
    {
        const auto tree = treeOfParts(manyParts(9));
        const auto& definition = *model::findClass(*tree, QStringLiteral("M"));
        const model::ClassIndex index(*tree, definition);
        for (int k = 0; k <= 9; ++k)
            for (const char* suffix : {"", "x"}) {
                const QString name = QStringLiteral("c%1%2").arg(k).arg(QLatin1String(suffix));
                QCOMPARE(index.component(name).component, model::findComponent(definition, name).component);
                for (int ordinal = 0; ordinal < 3; ++ordinal) {
                    const model::ConnectKey key{name + QStringLiteral(".a"), QStringLiteral("c%1.b").arg((k + 1) % 9),
                                                ordinal};
                    QCOMPARE(index.connect(key), model::findConnect(*tree, definition, key));
                }
            }
        QVERIFY(index.connect({QStringLiteral("c1.a"), QStringLiteral("c2.b"), 1}));
    }
};

BRAMAH_TEST(ManyChangesTest);
#include "many_changes_test.moc"
