// SPDX-License-Identifier: GPL-3.0-or-later
// Values of parameters as rows of a table, written and read back from the menu.
#include "app/documents/value_sets.h"
#include "app/widgets/message_bar.h"
#include "model/document/document.h"
#include "model/instance/instance.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QFileDialog>
#include <QInputDialog>
#include <QLineEdit>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah;
using app::ValueSets;

class ValueSetsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theValuesOfASheetComeBack();
    void aSetOfSspComesBack();
    void aRowOfACatalogueFitsAnyOfItsClass();
    void whatCannotBeTakenIsNamed();
    void tablesReadBackAsTheyAre();

private:
    static QByteArray contents(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QString& path, const QByteArray& text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    static std::function<void(QWidget&)> file(const QString& path)
    {
        return [path](QWidget& widget) {
            auto& dialog = dynamic_cast<QFileDialog&>(widget);
            auto* name = dialog.findChild<QLineEdit*>();
            name->setText(path);
            QTest::keyClick(name, Qt::Key_Return);
        };
    }
    static std::function<void(QWidget&)> name(const QString& text)
    {
        return [text](QWidget& widget) {
            auto& dialog = dynamic_cast<QInputDialog&>(widget);
            dialog.setTextValue(text);
            QTest::keyClick(&dialog, Qt::Key_Return);
        };
    }
    static void act(test::TestWindow& test, const char* id)
    {
        test.window().actions().action(QLatin1String(id))->trigger();
    }
};

// Saved under two names in one file; what was changed in between comes back by one step, which can be undone.
void ValueSetsTest::theValuesOfASheetComeBack()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    editor::DocumentSession& session = test.page().session();
    const QByteArray first = session.file().document().text().bytes();
    const double before[] = {session.sheet().instance()->descendant("relief.p_set")->value().number().value_or(0),
                             session.sheet().instance()->descendant("pump.D")->value().number().value_or(0)};
    const QString path = test.filePath(QStringLiteral("sets.csv"));
    session.select({});
    hands.whenAsked({file(path), name(QStringLiteral("cold, first"))});
    act(test, "edit.saveValues");
    QVERIFY2(contents(path).contains("relief.p_set [bar]"), contents(path).constData());
    QVERIFY(session.setParameter({QStringLiteral("relief")}, QStringLiteral("p_set"), QStringLiteral("1.235e7")));
    QVERIFY(session.setParameter({QStringLiteral("pump")}, QStringLiteral("D"), QStringLiteral("2*14e-6")));
    hands.whenAsked({file(path), name(QStringLiteral("second"))});
    act(test, "edit.saveValues");
    const auto sets = ValueSets::fromCsv(contents(path));
    QVERIFY(sets);
    QCOMPARE(sets->names(), (QStringList{QStringLiteral("cold, first"), QStringLiteral("second")}));
    QVERIFY2(contents(path).contains("123.5"), contents(path).constData());
    QVERIFY2(contents(path).contains("=2*14e-6"), contents(path).constData());
    hands.whenAsked({file(path), name(QStringLiteral("cold, first"))});
    act(test, "edit.takeValues");
    const auto value = [&](const char* parameter) {
        return session.sheet().instance()->descendant(parameter)->value().number().value_or(std::nan(""));
    };
    QCOMPARE(value("relief.p_set"), before[0]);
    QCOMPARE(value("pump.D"), before[1]);
    const QByteArray again = session.file().document().text().bytes();
    QCOMPARE(again.count('\n'), first.count('\n'));  // nothing else was touched
    hands.whenAsked({file(path), name(QStringLiteral("second"))});
    act(test, "edit.takeValues");
    QCOMPARE(value("pump.D"), 2 * 14e-6);
    const QByteArray taken = session.file().document().text().bytes();
    QVERIFY2(taken.contains("2*14e-6"), taken.constData());  // a set keeps formulas
    QCOMPARE(value("relief.p_set"), 1.235e7);
    session.file().undoStack().undo();
    QCOMPARE(session.file().document().text().bytes(), again);
}

// One set in a file that other tools read; it is not overwritten without a question.
void ValueSetsTest::aSetOfSspComesBack()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    editor::DocumentSession& session = test.page().session();
    const auto value = [&](const char* parameter) {
        return session.sheet().instance()->descendant(parameter)->value().number().value_or(std::nan(""));
    };
    const double before = value("relief.p_set");
    const QString path = test.filePath(QStringLiteral("set.ssv"));
    QVERIFY(session.setParameter({QStringLiteral("relief")}, QStringLiteral("Re_t"), QStringLiteral("50")));
    session.select({});
    hands.whenAsked({file(path), name(QStringLiteral("first"))});
    act(test, "edit.saveValues");
    const QByteArray saved = contents(path);
    QVERIFY2(saved.contains("<ssv:Parameter name=\"relief.p_set\">"), saved.constData());
    QVERIFY2(saved.contains("unit=\"bar\""), saved.constData());
    QVERIFY2(saved.contains("<ssv:Real value=\"50\""), saved.constData());  // a Real, although whole and without unit
    QVERIFY(session.setParameter({QStringLiteral("relief")}, QStringLiteral("p_set"), QStringLiteral("1.235e7")));
    const auto no = [](QWidget& question) { QTest::keyClick(&question, Qt::Key_Escape); };
    hands.whenAsked({file(path), no});
    act(test, "edit.saveValues");
    QCOMPARE(contents(path), saved);
    hands.whenAsked({file(path)});
    act(test, "edit.takeValues");
    QCOMPARE(value("relief.p_set"), before);
    session.file().undoStack().undo();
    QCOMPARE(value("relief.p_set"), 1.235e7);
    write(path, "<ParameterSet><Parameters><Parameter/></Parameters></ParameterSet>");
    hands.whenAsked({file(path)});
    act(test, "edit.takeValues");
    QVERIFY2(test.page().messages().text().contains(QStringLiteral("no name")),
             qPrintable(test.page().messages().text()));
}

// The row of a pump size, as a maker's table has it, for two pumps at once.
void ValueSetsTest::aRowOfACatalogueFitsAnyOfItsClass()
{
    test::TestWindow test;
    test::Hands hands(test);
    const QString model = test.filePath(QStringLiteral("circuit.mo"));
    write(model,
          "model circuit\n  Bramah.Hydraulics.Pumps.FixedPump a;\n"
          "  Bramah.Hydraulics.Pumps.FixedPump b(D=1e-5);\nend circuit;\n");
    QVERIFY(test.window().documents().open(model));
    editor::DocumentSession& session = test.page().session();
    const QString path = test.filePath(QStringLiteral("pumps.csv"));
    write(path, "Size;D [cm3/rev];n_nom [rpm];colour\nA10;10,5;1450;blue\nA18;18;=1500/60*2*3.14159;red\n");
    editor::Selection both;
    both.components = {{QStringLiteral("a")}, {QStringLiteral("b")}};
    session.select(both);
    hands.whenAsked({file(path), name(QStringLiteral("A10"))});
    act(test, "edit.takeValues");
    const model::Instance& root = *session.sheet().instance();
    for (const char* pump : {"a.D", "b.D"}) {
        const auto value = root.descendant(pump)->value().number();
        QVERIFY(value);
        QVERIFY(std::abs(*value * 2 * M_PI / 10.5e-6 - 1) < 1e-9 || std::abs(*value / 10.5e-6 - 1) < 1e-9);
    }
    QVERIFY2(test.page().messages().text().contains(QStringLiteral("colour")),
             qPrintable(test.page().messages().text()));
    QCOMPARE(session.file().undoStack().count(), 1);
}

// A value out of its range, of another quantity, or of an unknown name stays out, and is named; the rest is taken.
void ValueSetsTest::whatCannotBeTakenIsNamed()
{
    test::TestWindow test;
    test::Hands hands(test);
    const QString model = test.filePath(QStringLiteral("circuit.mo"));
    write(model, "model circuit\n  Bramah.Hydraulics.FlowValves.Orifice o;\nend circuit;\n");
    QVERIFY(test.window().documents().open(model));
    editor::DocumentSession& session = test.page().session();
    const QByteArray before = session.file().document().text().bytes();
    const QString path = test.filePath(QStringLiteral("bad.csv"));
    write(path, "name,o.d [bar],o.Cd,q.x,o.nothing,o.area,o.dp_small\none,3,0.65,1,2,=2*nowhere,=3*\n");
    hands.whenAsked({file(path)});
    act(test, "edit.takeValues");
    QVERIFY2(session.file().document().text().bytes().contains("Cd = 0.65"),
             session.file().document().text().bytes().constData());
    const QString text = test.page().messages().text();
    for (const char* part : {"o.d", "bar", "q.x", "o.nothing", "nowhere"})
        QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
    session.file().undoStack().undo();
    for (const QByteArray& bad :
         {QByteArray(), QByteArray("name\n"), QByteArray("name,d\n"), QByteArray("name,d\na,1,2\n")}) {
        write(path, bad);
        hands.whenAsked({file(path)});
        act(test, "edit.takeValues");
        QCOMPARE(session.file().document().text().bytes(), before);
        QVERIFY(!test.page().messages().text().isEmpty());
    }
}

void ValueSetsTest::tablesReadBackAsTheyAre()
{
    const QByteArray text = "name,\"a,b [mm]\",c\nfirst,\"1\"\"2\",=x + 1\n\"second, long\",,true\n";
    const auto sets = ValueSets::fromCsv(text);
    QVERIFY(sets);
    QCOMPARE(sets->csv(), text);
    QCOMPARE(sets->row(QStringLiteral("second, long"))->cells.value(1), QStringLiteral("true"));
    QVERIFY(!sets->row(QStringLiteral("third")));
}

BRAMAH_TEST(ValueSetsTest);
#include "value_sets_test.moc"
