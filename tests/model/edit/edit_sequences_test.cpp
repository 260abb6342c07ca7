// SPDX-License-Identifier: GPL-3.0-or-later
// Random sequences of edits, undone and redone: exact bytes each time, and nothing but the touched elements changes.
#include "model/edit/annotation_edit.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/component_edits.h"
#include "model/edit/connect_edits.h"
#include "tests/model/edit/odd_texts.h"
#include "tests/model/syntax/parse_text.h"
#include "tests/test_registry.h"

#include <QMap>
#include <QRandomGenerator>
#include <QSet>
#include <QtTest/QTest>

using namespace bramah::model;
using namespace bramah::test;
using namespace bramah::model::syntax;

namespace {

/// The extent of an edit: the elements that it may touch, and whether comments may go with a removed element.
struct Step {
    QString name;
    TextEdits edits;
    QSet<QString> touched;
    bool mayRemoveComments = false;
    bool touchesAll = false;  ///< a new name may be anywhere
};

const ClassDefinition& shownClass(const SyntaxTree& tree)
{
    return *findClass(tree, QStringLiteral("M"));
}

QStringList componentNames(const SyntaxTree& tree)
{
    QStringList names;
    for (const auto* element : shownClass(tree).elements) {
        for (const auto& component : element->components)
            names << toString(component.name.text);
    }
    return names;
}

QString connectName(const SyntaxTree& tree, const Equation& connect)
{
    return QStringLiteral("connect ") + referenceText(tree, connect.left) + u' ' + referenceText(tree, connect.right);
}

/// Texts of all components, other elements, equations and the annotation of the class, by name.
QMap<QString, QByteArray> partsOf(const SyntaxTree& tree)
{
    QMap<QString, QByteArray> parts;
    const auto written = [&](Span span) {
        const auto view = tree.text().view(span);
        return QByteArray(view.data(), static_cast<qsizetype>(view.size()));
    };
    const auto& definition = shownClass(tree);
    int others = 0;
    for (const auto* element : definition.elements) {
        for (const auto& component : element->components)
            parts[toString(component.name.text)] = written(component.span);
        if (element->components.empty())
            parts[QStringLiteral("element %1").arg(others++)] = written(element->span);
    }
    int equations = 0;
    for (const auto& section : definition.equationSections) {
        for (const auto* equation : section.equations) {
            if (equation->kind == EquationKind::Simple)
                parts[QStringLiteral("equation %1").arg(equations++)] = written(equation->span);
        }
    }
    QMap<QString, int> counts;
    for (const auto* connect : connectsOf(definition)) {
        const auto name = connectName(tree, *connect);
        parts[name + QStringLiteral(" #%1").arg(counts[name]++)] = written(connect->span);
    }
    if (definition.annotation)
        parts[QStringLiteral("annotation")] = written(definition.annotation->span);
    return parts;
}

QList<QByteArray> commentsOf(const SyntaxTree& tree)
{
    QList<QByteArray> comments;
    for (const auto& token : tree.tokens()) {
        if (token.kind != TokenKind::LineComment && token.kind != TokenKind::BlockComment)
            continue;
        const auto view = tree.text().view(token.span);
        comments << QByteArray(view.data(), static_cast<qsizetype>(view.size()));
    }
    return comments;
}

bool isSubsequence(const QList<QByteArray>& part, const QList<QByteArray>& whole)
{
    qsizetype at = 0;
    for (const auto& item : whole) {
        if (at < part.size() && part[at] == item)
            ++at;
    }
    return at == part.size();
}

class RandomEdits
{
public:
    explicit RandomEdits(quint32 seed) : random_(seed) {}

    Step next(const SyntaxTree& tree)
    {
        const auto names = componentNames(tree);
        const auto connects = connectsOf(shownClass(tree));
        while (true) {
            switch (random_.bounded(13)) {
            case 0:
            case 1: return add(tree, names);
            case 2:
                if (!names.isEmpty())
                    return remove(tree, any(names));
                break;
            case 3:
                if (!names.isEmpty())
                    return rename(tree, any(names), names);
                break;
            case 4:
            case 5:
                if (!names.isEmpty())
                    return modify(tree, any(names));
                break;
            case 6:
            case 7:
                if (!names.isEmpty())
                    return place(tree, any(names));
                break;
            case 8:
                if (!names.isEmpty())
                    return connect(tree, any(names), any(names));
                break;
            case 9:
                if (!connects.empty())
                    return disconnect(tree, connects);
                break;
            case 10:
                if (!connects.empty())
                    return drawLine(tree, connects);
                break;
            case 11: return annotate(tree);
            case 12:
                if (!names.isEmpty())
                    return mark(tree, any(names));
                break;
            }
        }
    }

private:
    QString any(const QStringList& list) { return list[random_.bounded(static_cast<int>(list.size()))]; }
    double number() { return random_.bounded(-100, 100) / 4.0; }
    Placement placement()
    {
        Placement result;
        result.extent = {{number(), number()}, {number(), number()}};
        if (random_.bounded(2) == 0)
            result.origin = {number(), number()};
        result.rotation = 90.0 * random_.bounded(4);
        result.visible = random_.bounded(5) != 0;
        return result;
    }
    QString freeName(const QStringList& names)
    {
        static const QStringList bases = {QStringLiteral("n"), QStringLiteral("lineP"),
                                          QStringLiteral("'odd name; // '")};
        const QString base = any(bases);
        QString name = base;
        for (int i = 1; names.contains(name); ++i)
            name = base.endsWith(u'\'') ? base.chopped(1) + QString::number(i) + u'\'' : base + QString::number(i);
        return name;
    }

    Step add(const SyntaxTree& tree, const QStringList& names)
    {
        NewComponent component{QStringLiteral("P.Q"), freeName(names), {}, {}, random_.bounded(3) == 0};
        if (random_.bounded(2) == 0)
            component.modification = QStringLiteral("(k = 1, l(m = 2))");
        if (random_.bounded(4) != 0)
            component.placement = placement();
        return {
            QStringLiteral("add ") + component.name, addComponent(tree, shownClass(tree), component), {component.name}};
    }
    Step remove(const SyntaxTree& tree, const QString& name)
    {
        Step step{QStringLiteral("remove ") + name, removeComponent(tree, shownClass(tree), name), {name}, true};
        for (const auto& part : partsOf(tree).keys()) {
            if (part.startsWith(QStringLiteral("connect ")))
                step.touched << part;
        }
        return step;
    }
    Step rename(const SyntaxTree& tree, const QString& name, const QStringList& names)
    {
        Step step{QStringLiteral("rename ") + name, renameComponent(tree, shownClass(tree), name, freeName(names)), {}};
        step.touchesAll = true;
        return step;
    }
    Step modify(const SyntaxTree& tree, const QString& name)
    {
        static const QStringList paths = {QString(),
                                          QStringLiteral("k"),
                                          QStringLiteral("l"),
                                          QStringLiteral("l.m"),
                                          QStringLiteral("l.m.n"),
                                          QStringLiteral("'k l'"),
                                          QStringLiteral("start")};
        static const QStringList values = {QStringLiteral("1"), QStringLiteral("{1, 2}"),
                                           QStringLiteral("if x then \"y\" else f(z)")};
        const QString path = any(paths);
        const auto value = random_.bounded(3) == 0 ? std::nullopt : std::optional(any(values));
        return {QStringLiteral("modify ") + name + u' ' + path + u' ' + value.value_or(QStringLiteral("-")),
                setModifier(tree, shownClass(tree), name, path, value),
                {name}};
    }
    Step place(const SyntaxTree& tree, const QString& name)
    {
        return {QStringLiteral("place ") + name, setPlacement(tree, shownClass(tree), name, placement()), {name}, true};
    }
    Step connect(const SyntaxTree& tree, const QString& a, const QString& b)
    {
        const bool hasLine = random_.bounded(4) != 0;
        const auto points =
            hasLine ? std::vector<QPointF>{{number(), number()}, {number(), number()}} : std::vector<QPointF>();
        const auto edits = addConnect(tree, shownClass(tree), a + QStringLiteral(".p"), b + QStringLiteral(".q[1]"),
                                      points, QStringLiteral("color={0,0,127}"));
        Step step{QStringLiteral("connect ") + a + u' ' + b, edits, {}};
        // Equal connects are told apart by their order only.
        for (int i = 0; i < 50; ++i)
            step.touched << QStringLiteral("connect %1.p %2.q[1] #%3").arg(a, b).arg(i);
        return step;
    }
    ConnectKey anyKey(const SyntaxTree& tree, const std::vector<const Equation*>& connects)
    {
        const auto index = static_cast<std::size_t>(random_.bounded(static_cast<int>(connects.size())));
        int ordinal = 0;
        for (std::size_t i = 0; i < index; ++i)
            ordinal += connectName(tree, *connects[i]) == connectName(tree, *connects[index]);
        return {referenceText(tree, connects[index]->left), referenceText(tree, connects[index]->right), ordinal};
    }
    Step disconnect(const SyntaxTree& tree, const std::vector<const Equation*>& connects)
    {
        const auto key = anyKey(tree, connects);
        Step step{QStringLiteral("disconnect ") + key.a, removeConnect(tree, shownClass(tree), key), {}, true};
        for (int i = 0; i < 50; ++i)
            step.touched << QStringLiteral("connect %1 %2 #%3").arg(key.a, key.b).arg(i);
        return step;
    }
    Step drawLine(const SyntaxTree& tree, const std::vector<const Equation*>& connects)
    {
        const auto key = anyKey(tree, connects);
        const auto edits = setLinePoints(tree, shownClass(tree), key, {{number(), number()}, {number(), number()}});
        const auto part = QStringLiteral("connect %1 %2 #%3").arg(key.a, key.b).arg(key.ordinal);
        return {QStringLiteral("line ") + part, edits, {part}, true};
    }
    Step annotate(const SyntaxTree& tree)
    {
        const QSet<QString> touched = {QStringLiteral("annotation")};
        switch (random_.bounded(3)) {
        case 0:
            return {QStringLiteral("experiment"), setExperiment(tree, shownClass(tree), {{}, number(), 1e-6, {}}),
                    touched, true};
        case 1:
            return {QStringLiteral("annotate"),
                    setClassAnnotation(tree, shownClass(tree), {{{"Diagram", "coordinateSystem", "grid"}, "{2,2}"}}),
                    touched, true};
        default:
            return {QStringLiteral("unannotate"), removeClassAnnotation(tree, shownClass(tree), {"Diagram"}), touched,
                    true};
        }
    }
    Step mark(const SyntaxTree& tree, const QString& name)
    {
        return {
            QStringLiteral("mark ") + name,
            setDesignation(tree, shownClass(tree), name, random_.bounded(2) == 0 ? QStringLiteral("1V1") : QString()),
            {name},
            true};
    }

    QRandomGenerator random_;
};

}  // namespace

class EditSequencesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sequences_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const auto& [name, text] : oddTexts())
            QTest::newRow(name) << text;
    }

    void sequences()
    {
        QFETCH(QByteArray, text);
        for (quint32 seed = 1; seed <= 30; ++seed) {
            RandomEdits edits(seed);
            std::vector<QByteArray> texts = {text};
            std::vector<TextEdits> redos;
            std::vector<TextEdits> undos;
            auto tree = parseText(text);
            QCOMPARE(messagesOf(*tree), QString());
            for (int i = 0; i < 25; ++i) {
                const auto step = edits.next(*tree);
                const auto before = texts.back();
                const auto after = step.edits.appliedTo(before);
                const auto newTree = parseText(after);
                const auto context = QStringLiteral("seed %1 step %2: %3\n%4\n-----\n%5")
                                         .arg(QString::number(seed), QString::number(i), step.name,
                                              QString::fromUtf8(before), QString::fromUtf8(after));
                QVERIFY2(!newTree->hasErrors(), qPrintable(messagesOf(*newTree) + u'\n' + context));
                const auto problem = changeOutside(*tree, *newTree, step);
                QVERIFY2(problem.isEmpty(), qPrintable(problem + u'\n' + context));
                redos.push_back(step.edits);
                undos.push_back(step.edits.inverse(before));
                texts.push_back(after);
                tree = newTree;
            }
            auto current = texts.back();
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

    /// A value that was set is read back.
    void valuesReadBack_data() { sequences_data(); }

    void valuesReadBack()
    {
        QFETCH(QByteArray, text);
        for (const QString& name : componentNames(*parseText(text))) {
            for (const QString& path : {QStringLiteral("k"), QStringLiteral("l.m"), QStringLiteral("start")}) {
                auto tree = parseText(text);
                const auto original = findComponent(shownClass(*tree), name).component->modification;
                const bool wasThere = original && findArgument(original->nested, argumentPath(path));
                tree = parseText(
                    setModifier(*tree, shownClass(*tree), name, path, QStringLiteral("12.5")).appliedTo(text));
                const auto* modification = findComponent(shownClass(*tree), name).component->modification;
                QVERIFY(modification);
                const auto* argument = findArgument(modification->nested, argumentPath(path));
                QVERIFY(argument);
                QCOMPARE(literalNumbers(argument->modification->value), std::vector<double>{12.5});
                if (wasThere)
                    continue;
                const auto removed =
                    setModifier(*tree, shownClass(*tree), name, path, std::nullopt).appliedTo(tree->text().bytes());
                QCOMPARE(removed, text);
            }
            const Placement placement{{{-5, -6}, {7, 8.5}}, {1, -2}, 270};
            auto tree = parseText(text);
            tree = parseText(setPlacement(*tree, shownClass(*tree), name, placement).appliedTo(text));
            QVERIFY(setPlacement(*tree, shownClass(*tree), name, placement).isEmpty());
            QVERIFY(!setPlacement(*tree, shownClass(*tree), name, Placement{}).isEmpty());
        }
    }

private:
    /// Changes, in words, of elements that the edit may not touch.
    static QString changeOutside(const SyntaxTree& before, const SyntaxTree& after, const Step& step)
    {
        const auto comments = commentsOf(after);
        if (step.mayRemoveComments ? !isSubsequence(comments, commentsOf(before)) : comments != commentsOf(before))
            return QStringLiteral("comments changed");
        if (before.text().byteOrderMarkLength() != after.text().byteOrderMarkLength())
            return QStringLiteral("byte order mark changed");
        const auto& bytes = before.text().bytes();
        const bool isMixed = bytes.count('\n') != bytes.count("\r\n");
        if (!isMixed && bytes.contains('\n') && after.text().bytes().count('\n') != after.text().bytes().count("\r\n"))
            return QStringLiteral("line ends changed");
        if (step.touchesAll)
            return {};
        const auto old = partsOf(before);
        const auto now = partsOf(after);
        for (auto part = old.begin(); part != old.end(); ++part) {
            if (!step.touched.contains(part.key()) && now.value(part.key()) != part.value())
                return QStringLiteral("changed: ") + part.key();
        }
        for (const auto& part : now.keys()) {
            if (!step.touched.contains(part) && !old.contains(part))
                return QStringLiteral("added: ") + part;
        }
        return {};
    }
};

BRAMAH_TEST(EditSequencesTest);
#include "edit_sequences_test.moc"
