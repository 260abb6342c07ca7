// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/modifier_changes.h"
#include "model/edit/class_in_text.h"
#include "tests/model/syntax/parse_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah;

class ModifierChangesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pathsOfChangedValues_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("paths");
        const auto row = [](const char* name, const char* before, const char* after, const char* paths) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QString::fromUtf8(paths);
        };
        row("nothing", "P p(D=1);", "P p(D=1);", "");
        row("spaces and comments", "P p(D=1);", "P p( D =  1 /* one */ ) \"pump\";", "");
        row("a value", "P p(D=1, w=2); R r(p=3);", "P p(D=1, w=5); R r(p=3);", "p.w");
        row("set", "P p;", "P p(D=1);", "p.D");
        row("reset", "P p(D=1);", "P p;", "p.D");
        row("nested", "M m(s(start=1, fixed=true));", "M m(s(start=2, fixed=true));", "m.s.start");
        row("dotted", "M m(s.start=1);", "M m(s(start=2));", "m.s.start");
        row("the class's own", "parameter Real k = 1;", "parameter Real k = 2;", "k");
        row("of the base class", "extends B(a=1);", "extends B(a=2);", "a");
        row("many", "P p(D=1), q(D=1);", "P p(D=2), q(D=3);", "p.D q.D");
        row("another component", "P p(D=1);", "P p(D=1); P q(D=2);", "");
        row("another type", "P p(D=1);", "Q p(D=2);", "");
        row("another name", "P p(D=1);", "P q(D=1);", "");
        row("displayed unit", "P p(D=1);", "P p(D(displayUnit=\"cm3\")=1);", "");
        row("place", "P p(D=1);", "P p(D=1) annotation(Placement(transformation(origin={10,0})));", "");
    }

    void pathsOfChangedValues()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QString, paths);
        const auto old = test::parseText("model M " + before + " end M;");
        const auto now = test::parseText("model M " + after + " end M;");
        QVERIFY(!old->hasErrors() && !now->hasErrors());
        QStringList changed;
        const QString name = QStringLiteral("M");
        for (const std::string& path : model::changedModifiers({old.get(), model::findClass(*old, name)},
                                                               {now.get(), model::findClass(*now, name)}))
            changed << QString::fromStdString(path);
        QCOMPARE(changed.join(QLatin1Char(' ')), paths);
    }
};

BRAMAH_TEST(ModifierChangesTest);

#include "modifier_changes_test.moc"
