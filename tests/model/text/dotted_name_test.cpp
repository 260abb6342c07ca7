// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/dotted_name.h"

#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;

class DottedNameTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesOfPaths_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QStringList>("names");
        const auto row = [](const char* path, const QStringList& names) {
            QTest::newRow(path) << QString::fromLatin1(path) << names;
        };
        row("", {});
        row("pump", {QStringLiteral("pump")});
        row("pump.P.p", {QStringLiteral("pump"), QStringLiteral("P"), QStringLiteral("p")});
        row("'Drossel 1V1.2'.A", {QStringLiteral("'Drossel 1V1.2'"), QStringLiteral("A")});
        row("a.'b.c'.d[2].e",
            {QStringLiteral("a"), QStringLiteral("'b.c'"), QStringLiteral("d[2]"), QStringLiteral("e")});
        row("a[b.c].d", {QStringLiteral("a[b.c]"), QStringLiteral("d")});
        row("'it\\'s. a'.b", {QStringLiteral("'it\\'s. a'"), QStringLiteral("b")});
        row("bus.", {QStringLiteral("bus"), QString()});
        row("'[.'.b", {QStringLiteral("'[.'"), QStringLiteral("b")});
    }

    void namesOfPaths()
    {
        QFETCH(const QString, path);
        QFETCH(const QStringList, names);
        QCOMPARE(namesIn(path), names);
        QCOMPARE(firstName(path), names.value(0));
        QCOMPARE(behindFirst(path), names.mid(1).join(QLatin1Char('.')));
        QCOMPARE(lastName(path), names.isEmpty() ? QString() : names.back());
        QCOMPARE(outerPath(path), names.mid(0, names.size() - 1).join(QLatin1Char('.')));
        const std::string bytes = path.toStdString();
        const auto asNumber = [](std::size_t place) { return place == std::string_view::npos ? -1 : qsizetype(place); };
        QCOMPARE(asNumber(firstDot(std::string_view(bytes))), firstDot(path));
        QCOMPARE(asNumber(lastDot(std::string_view(bytes))), lastDot(path));
    }

    void listsSubscriptsAndBlanks()
    {
        QCOMPARE(pathsIn(QStringLiteral("bandwidth(a, b.c), d)")),
                 (QStringList{QStringLiteral("bandwidth(a, b.c)"), QStringLiteral("d)")}));
        QCOMPARE(pathsIn(QStringLiteral("a.b, 'c, d'.e,,f[1,2]")),
                 (QStringList{QStringLiteral("a.b"), QStringLiteral("'c, d'.e"), QStringLiteral("f[1,2]")}));
        QCOMPARE(pathsIn(QStringLiteral(" 'Quelle 1'.p  b "), true),
                 (QStringList{QStringLiteral("'Quelle 1'.p"), QStringLiteral("b")}));
        QCOMPARE(lastPathBegin(QStringLiteral("a.b 'Quelle 1'.p")), qsizetype(4));
        QCOMPARE(lastPathBegin(QStringLiteral("a, 'Quelle 1")), qsizetype(3));  // still being typed
        QCOMPARE(withoutSubscripts(QStringLiteral("'a[1]'[2]")), QStringLiteral("'a[1]'"));
        QCOMPARE(withoutSubscripts(QStringLiteral("u")), QStringLiteral("u"));
        QCOMPARE(withoutBlanks(QStringLiteral("'Quelle 1' [ 2 ]\n . A")), QStringLiteral("'Quelle 1'[2].A"));
        QCOMPARE(findUnquoted(QStringLiteral("'a=b'.p=3"), u'='), qsizetype(7));
        QCOMPARE(findUnquoted(QStringLiteral("[=]"), u'='), qsizetype(1));
    }
};

BRAMAH_TEST(DottedNameTest);
#include "dotted_name_test.moc"
