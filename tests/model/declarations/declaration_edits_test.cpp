// SPDX-License-Identifier: GPL-3.0-or-later
// What a class declares, read and edited: text, edit, the whole text expected; random sequences, undone and redone.
#include "model/declarations/declaration_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/component_edits.h"
#include "tests/model/edit/odd_texts.h"
#include "tests/model/syntax/parse_text.h"
#include "tests/test_registry.h"

#include <QRandomGenerator>
#include <QtTest/QTest>

#include <algorithm>
#include <functional>

using namespace bramah::model;
using namespace bramah::test;
using syntax::ClassDefinition;
using syntax::SyntaxTree;

using DeclarationEdit = std::function<TextEdits(const SyntaxTree&, const ClassDefinition&)>;
Q_DECLARE_METATYPE(DeclarationEdit)

namespace {

const QString kA = QStringLiteral("a"), kB = QStringLiteral("b"), kC = QStringLiteral("c");

constexpr auto kClass = R"(model M
  parameter Real a(unit = "m", min = 0) = 1 "Length" // of the rod
    annotation(Dialog(group = "Rod", tab = "Sizes"));
  flow Real[3] b "Flows"; // three
  Real c, d[2](each max = 5) "Two";
protected
  constant Integer n = 2;
equation
  c = der(a);
end M;
)";

const ClassDefinition& classIn(const SyntaxTree& tree)
{
    return *findClass(tree, QStringLiteral("M"));
}

Declaration declared(const SyntaxTree& tree, const QString& name)
{
    for (const Declaration& one : declarationsOf(tree, classIn(tree)))
        if (one.name == name)
            return one;
    return {};
}

QStringList namesIn(const SyntaxTree& tree)
{
    QStringList names;
    for (const Declaration& one : declarationsOf(tree, classIn(tree)))
        names.append(one.name);
    return names;
}

}  // namespace

class DeclarationEditsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingIsRead();
    void oneEditOneChange_data();
    void oneEditOneChange();
    void randomEditsAreUndoneByteForByte_data();
    void randomEditsAreUndoneByteForByte();
};

void DeclarationEditsTest::everythingIsRead()
{
    const auto tree = parseText(kClass);
    QCOMPARE(namesIn(*tree), QStringList({kA, kB, kC, QStringLiteral("d"), QStringLiteral("n")}));
    const Declaration a = declared(*tree, kA);
    QCOMPARE(a.variability, Variability::Parameter);
    QCOMPARE(a.type, QStringLiteral("Real"));
    QCOMPARE(a.value, QStringLiteral("1"));
    QCOMPARE(a.unit, QStringLiteral("m"));
    QCOMPARE(a.minimum, QStringLiteral("0"));
    QCOMPARE(a.description, QStringLiteral("Length"));
    QCOMPARE(a.group, QStringLiteral("Rod"));
    QCOMPARE(a.tab, QStringLiteral("Sizes"));
    QCOMPARE(declared(*tree, kB).type, QStringLiteral("flow Real[3]"));
    QCOMPARE(declared(*tree, QStringLiteral("d")).dimensions, QStringLiteral("[2]"));
    QCOMPARE(declared(*tree, QStringLiteral("d")).maximum, QStringLiteral("5"));
    QCOMPARE(declared(*tree, QStringLiteral("n")).variability, Variability::Constant);
    QVERIFY(declared(*tree, QStringLiteral("n")).isProtected && !a.isProtected);
}

void DeclarationEditsTest::oneEditOneChange_data()
{
    QTest::addColumn<DeclarationEdit>("edit");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char* name, DeclarationEdit edit, const char* before, const char* after) {
        QVERIFY2(QByteArray(kClass).contains(before), name);
        QTest::newRow(name) << edit << QByteArray(before) << QByteArray(after);
    };
    const auto with = [](auto function, auto... arguments) {
        return [=](const SyntaxTree& tree, const ClassDefinition& c) { return function(tree, c, arguments...); };
    };
    const QString none;
    row("add behind", with(addDeclaration, QStringLiteral("Real e = 1"), kB), "// three\n",
        "// three\n  Real e = 1;\n");
    row("add at the end", with(addDeclaration, QStringLiteral("parameter Real e"), none), "\"Two\";\n",
        "\"Two\";\n  parameter Real e;\n");
    row("move a line with its comment", with(swapDeclarations, kB, kC),
        "  flow Real[3] b \"Flows\"; // three\n  Real c, d[2](each max = 5) \"Two\";\n",
        "  Real c, d[2](each max = 5) \"Two\";\n  flow Real[3] b \"Flows\"; // three\n");
    row("move within a clause", with(swapDeclarations, kC, QStringLiteral("d")), "Real c, d[2](each max = 5) \"Two\";",
        "Real d[2](each max = 5) \"Two\", c;");
    row("move into the protected part", with(swapDeclarations, QStringLiteral("d"), QStringLiteral("n")), "", "");
    row("type", with(setDeclaredType, kA, QStringLiteral("P.Length")), "parameter Real a", "parameter P.Length a");
    row("type with a prefix", with(setDeclaredType, kB, QStringLiteral("input P.Flow")), "flow Real[3] b",
        "input P.Flow b");
    row("type of one of two", with(setDeclaredType, kC, QStringLiteral("discrete Real")),
        "  Real c, d[2](each max = 5) \"Two\";\n", "  Real d[2](each max = 5) \"Two\";\n  discrete Real c;\n");
    row("value", with(setDeclaredValue, kA, QStringLiteral("2*n")), ") = 1 \"", ") = 2*n \"");
    row("no value", with(setDeclaredValue, kA, none), ") = 1 \"", ") \"");
    row("minimum", with(setAttribute, kA, QStringLiteral("min"), QStringLiteral("-1")), "min = 0", "min = -1");
    row("no minimum", with(setAttribute, kA, QStringLiteral("min"), none), "(unit = \"m\", min = 0)", "(unit = \"m\")");
    row("first attribute", with(setAttribute, kC, QStringLiteral("unit"), QStringLiteral("\"Pa\"")), "Real c,",
        "Real c(unit = \"Pa\"),");
    row("description", with(setDescription, kA, QStringLiteral("Its \"length\"")), "\"Length\"",
        "\"Its \\\"length\\\"\"");
    row("no description", with(setDescription, kA, none), " \"Length\"", "");
    row("first description", with(setDescription, kC, QStringLiteral("One")), "Real c,", "Real c \"One\",");
    row("group", with(setDialog, kA, QStringLiteral("group"), QStringLiteral("Bar")), "\"Rod\"", "\"Bar\"");
    row("no tab", with(setDialog, kA, QStringLiteral("tab"), none), "(group = \"Rod\", tab = \"Sizes\")",
        "(group = \"Rod\")");
    row("first group", with(setDialog, kB, QStringLiteral("group"), QStringLiteral("Oil")), "\"Flows\";",
        "\"Flows\"\n    annotation(Dialog(group=\"Oil\"));");
}

void DeclarationEditsTest::oneEditOneChange()
{
    QFETCH(DeclarationEdit, edit);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    const auto tree = parseText(kClass);
    const QByteArray edited = edit(*tree, classIn(*tree)).appliedTo(kClass);
    QByteArray expected = kClass;
    if (!before.isEmpty())
        expected.replace(expected.indexOf(before), before.size(), after);
    QCOMPARE(edited, expected);
}

void DeclarationEditsTest::randomEditsAreUndoneByteForByte_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("declarations") << QByteArray(kClass);
    for (const auto& [name, text] : oddTexts())
        QTest::newRow(name) << text;
}

// After each edit the class declares what it declared, but for what was edited, and that as it was to be.
void DeclarationEditsTest::randomEditsAreUndoneByteForByte()
{
    QFETCH(QByteArray, text);
    QRandomGenerator random(7);
    for (int round = 0; round < 20; ++round) {
        std::vector<QByteArray> texts = {text};
        std::vector<TextEdits> redos, undos;
        for (int i = 0; i < 25; ++i) {
            const auto tree = parseText(texts.back());
            const std::vector<Declaration> old = declarationsOf(*tree, classIn(*tree));
            std::vector<Declaration> expected = old;
            TextEdits edits;
            const auto pick = [&] { return static_cast<std::size_t>(random.bounded(static_cast<int>(old.size()))); };
            const int what = old.empty() ? 0 : random.bounded(8);
            const std::size_t at = old.empty() ? 0 : pick();
            const QString name = old.empty() ? QString() : old[at].name;
            const QString word = random.bounded(3) == 0 ? QString() : QStringLiteral("w\"%1").arg(i);
            const QString number = random.bounded(3) == 0 ? QString() : QString::number(i);
            switch (what) {
            case 0: {
                const QString fresh = QStringLiteral("new%1_%2").arg(round).arg(i);
                edits = addDeclaration(*tree, classIn(*tree), QStringLiteral("parameter Real ") + fresh, name);
                Declaration one;
                one.name = fresh;
                one.variability = Variability::Parameter;
                one.type = QStringLiteral("Real");
                one.isProtected = !old.empty() && old[at].isProtected;
                expected.push_back(one);
                break;
            }
            case 1:
                edits = setDeclaredType(*tree, classIn(*tree), name, QStringLiteral("input P.T"));
                expected[at].type = QStringLiteral("input P.T");
                break;
            case 2:
                edits = setDeclaredValue(*tree, classIn(*tree), name, number);
                expected[at].value = number;
                break;
            case 3:
                edits = setAttribute(*tree, classIn(*tree), name, QStringLiteral("min"), number);
                expected[at].minimum = number;
                break;
            case 4:
                edits = setDescription(*tree, classIn(*tree), name, word);
                expected[at].description = word;
                break;
            case 5:
                edits = setDialog(*tree, classIn(*tree), name, QStringLiteral("tab"), word);
                expected[at].tab = word;
                break;
            case 6: edits = swapDeclarations(*tree, classIn(*tree), name, old[pick()].name); break;
            case 7:
                edits = removeComponent(*tree, classIn(*tree), name);
                expected.erase(expected.begin() + static_cast<std::ptrdiff_t>(at));
                break;
            }
            const QByteArray after = edits.appliedTo(texts.back());
            const auto newTree = parseText(after);
            const QString context = QStringLiteral("round %1 step %2, edit %3 of %4\n%5\n-----\n%6")
                                        .arg(round)
                                        .arg(i)
                                        .arg(what)
                                        .arg(name, QString::fromUtf8(texts.back()), QString::fromUtf8(after));
            QVERIFY2(!newTree->hasErrors(), qPrintable(messagesOf(*newTree) + context));
            std::vector<Declaration> now = declarationsOf(*newTree, classIn(*newTree));
            const auto byName = [](const Declaration& a, const Declaration& b) { return a.name < b.name; };
            std::ranges::sort(now, byName);
            std::ranges::sort(expected, byName);
            for (std::size_t k = 0; k < std::min(now.size(), expected.size()); ++k) {
                QVERIFY2(now[k] == expected[k], qPrintable(now[k].name + u'\n' + context));
            }
            QCOMPARE(now.size(), expected.size());
            redos.push_back(edits);
            undos.push_back(edits.inverse(texts.back()));
            texts.push_back(after);
        }
        QByteArray current = texts.back();
        for (std::size_t i = undos.size(); i-- > 0;) {
            current = undos[i].appliedTo(current);
            QCOMPARE(current, texts[i]);
        }
        for (std::size_t i = 0; i < redos.size(); ++i) {
            current = redos[i].appliedTo(current);
            QCOMPARE(current, texts[i + 1]);
        }
    }
}

BRAMAH_TEST(DeclarationEditsTest);
#include "declaration_edits_test.moc"
