// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/translations/po_file.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <random>

using namespace bramah::model;

/// Files of translations are read and written as GNU gettext has them, and bad ones refused with a reason.
class PoFileTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void entriesAreRead();
    void escapesAreRead_data();
    void escapesAreRead();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
    void whatIsWrittenIsReadAgain();
    void anyBytesAreReadOrRefused();
    void translationsAreTakenOver();
    void aRewordedTextGetsAProposal();
};

void PoFileTest::entriesAreRead()
{
    const auto file = PoFile::parse(
        "\xEF\xBB\xBF# Texts of A\r\n"
        "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n"
        "\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
        "#. a name\n#: A.mo:3 B.mo:4\n#, no-c-format\n"
        "msgctxt \"A.B\"\nmsgid \"Valve\"\nmsgstr \"Ventil\"\n"
        "#, fuzzy, no-c-format\nmsgctxt \"A.B\"\nmsgid \"\"\n\"Two\\n\"\n\"lines\"\nmsgstr\"Zwei\"\n"
        "#~ msgid \"Gone\"\n#~ msgstr \"Weg\"\n\n"
        "msgid \"%n pump\"\nmsgid_plural \"%n pumps\"\nmsgstr[0] \"%n Pumpe\"\nmsgstr[1] \"%n Pumpen\"");
    QVERIFY2(file, file ? "" : qPrintable(file.error().reason));
    QCOMPARE(file->title, QStringLiteral("Texts of A\n"));
    QVERIFY(file->header.startsWith(QLatin1String("Language: de\n")));
    QCOMPARE(file->entries.size(), std::size_t(3));
    const PoEntry& valve = file->entries[0];
    QCOMPARE(valve.context, QStringLiteral("A.B"));
    QCOMPARE(valve.original, QStringLiteral("Valve"));
    QCOMPARE(valve.translation, QStringLiteral("Ventil"));
    QCOMPARE(valve.places, QStringList({QStringLiteral("A.mo:3"), QStringLiteral("B.mo:4")}));
    QCOMPARE(valve.note, QStringLiteral("a name"));
    QVERIFY(!valve.isUnsure);
    QCOMPARE(file->entries[1].original, QStringLiteral("Two\nlines"));
    QVERIFY(file->entries[1].isUnsure);
    QCOMPARE(file->entries[2].translation, QStringLiteral("%n Pumpe"));
}

void PoFileTest::escapesAreRead_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QString>("text");
    QTest::newRow("quote") << QByteArray(R"(say \"oil\")") << QStringLiteral("say \"oil\"");
    QTest::newRow("backslash") << QByteArray(R"(a\\nb)") << QStringLiteral("a\\nb");
    QTest::newRow("line and tab") << QByteArray(R"(a\n\tb)") << QStringLiteral("a\n\tb");
    QTest::newRow("octal UTF-8") << QByteArray(R"(\303\226l)") << QStringLiteral("Öl");
    QTest::newRow("hexadecimal UTF-8") << QByteArray(R"(\xc3\x96l)") << QStringLiteral("Öl");
    QTest::newRow("unknown, kept") << QByteArray(R"(a\qb)") << QStringLiteral("a\\qb");
    QTest::newRow("no digits, kept") << QByteArray(R"(\xyz)") << QStringLiteral("\\xyz");
    QTest::newRow("Chinese") << QByteArray("溢流阀") << QStringLiteral("溢流阀");
}

void PoFileTest::escapesAreRead()
{
    QFETCH(QByteArray, written);
    const auto file = PoFile::parse("msgid \"x\"\nmsgstr \"" + written + "\"\n");
    QVERIFY(file);
    QTEST(file->entries.at(0).translation, "text");
}

void PoFileTest::badFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const QByteArray& bytes, int line, const char* reason) {
        QTest::newRow(name) << bytes << line << QString::fromLatin1(reason);
    };
    row("not UTF-8", "msgid \"\xD6l\"\nmsgstr \"oil\"\n", 0, "not UTF-8");
    row("other charset", "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"\n\n", 3, "ISO-8859-1");
    row("open quote", "msgid \"a\nmsgstr \"b\"\n", 1, "closing quote");
    row("escaped quote at the end", "msgid \"a\\\"\nmsgstr \"b\"\n", 1, "closing quote");
    row("backslash at the end", "msgid \"a\\", 1, "closing quote");
    row("behind the quote", "msgid \"a\" b\nmsgstr \"\"\n", 1, "after the closing quote");
    row("no quotes", "msgid a\nmsgstr \"\"\n", 1, "quotes");
    row("unknown keyword", "domain \"a\"\n", 1, "`domain`");
    row("text alone", "\"a\"\n", 1, "before `msgid`");
    row("translation first", "msgstr \"a\"\n", 1, "`msgstr`");
    row("two originals", "msgid \"a\"\nmsgid \"b\"\nmsgstr \"\"\n", 2, "no `msgstr`");
    row("end without translation", "msgid \"a\"\n", 2, "no `msgstr`");
    row("context alone", "msgctxt \"A\"\n\nmsgstr \"a\"\n", 3, "`msgstr`");
}

void PoFileTest::badFilesAreRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, reason);
    const auto file = PoFile::parse(bytes);
    QVERIFY(!file);
    QTEST(file.error().line, "line");
    QVERIFY2(file.error().reason.contains(reason), qPrintable(file.error().reason));
}

void PoFileTest::whatIsWrittenIsReadAgain()
{
    PoFile file;
    file.title = QStringLiteral("Texts\n");
    file.header = QStringLiteral("Language: de\nContent-Type: text/plain; charset=UTF-8\n");
    file.entries = {
        {QStringLiteral("A"), QStringLiteral("one"), QStringLiteral("eins"), {QStringLiteral("a.mo:1")}, {}, false},
        {QStringLiteral("A"), QStringLiteral("<p>\n\"q\\n\"\t</p>\n"), {}, {}, QStringLiteral("note"), false},
        {QStringLiteral("A.B"), QStringLiteral("\n"), QStringLiteral("Öl\nx"), {}, {}, true}};
    const QByteArray bytes = file.toBytes();
    const auto again = PoFile::parse(bytes);
    QVERIFY2(again, again ? "" : qPrintable(again.error().reason));
    QCOMPARE(again->entries.size(), file.entries.size());
    for (std::size_t k = 0; k < file.entries.size(); ++k) {
        QCOMPARE(again->entries[k].original, file.entries[k].original);
        QCOMPARE(again->entries[k].translation, file.entries[k].translation);
        QCOMPARE(again->entries[k].isUnsure, file.entries[k].isUnsure);
    }
    QCOMPARE(again->toBytes(), bytes);
}

// Neither crash nor endless loop, whatever stands in a file.
void PoFileTest::anyBytesAreReadOrRefused()
{
    const QByteArray good = "#, fuzzy\nmsgctxt \"A\"\nmsgid \"\"\n\"a\\303\\226\\xc3\\\"\"\nmsgstr \"b\"\n\n";
    std::mt19937 random(7);
    int refused = 0;
    for (int round = 0; round < 20000; ++round) {
        QByteArray bytes = good + good;
        for (int change = 0; change < 3; ++change) {
            const auto at = static_cast<qsizetype>(random() % static_cast<unsigned>(bytes.size()));
            if (random() % 2 == 0)
                bytes.remove(at, static_cast<qsizetype>(random() % 5));
            else
                bytes[at] = "\"\\\n#m x7"[random() % 9];
            bytes += 'x';
        }
        refused += PoFile::parse(bytes) ? 0 : 1;
    }
    QVERIFY(refused > 1000);
}

void PoFileTest::translationsAreTakenOver()
{
    const PoFile texts{{},
                       {},
                       {{QStringLiteral("A"), QStringLiteral("oil"), {}, {QStringLiteral("a.mo:9")}, {}, false},
                        {QStringLiteral("B"), QStringLiteral("oil"), {}, {}, {}, false},
                        {QStringLiteral("B"), QStringLiteral("water"), {}, {}, {}, false}}};
    const PoFile former{
        QStringLiteral("T\n"),
        QStringLiteral("H\n"),
        {{QStringLiteral("A"), QStringLiteral("oil"), QStringLiteral("Öl"), {QStringLiteral("a.mo:1")}, {}, false},
         {QStringLiteral("A"), QStringLiteral("gone"), QStringLiteral("weg"), {}, {}, false}}};
    const PoFile all = withTranslations(texts, former);
    QCOMPARE(all.header, QStringLiteral("H\n"));
    QCOMPARE(all.entries.size(), std::size_t(3));
    QCOMPARE(all.entries[0].translation, QStringLiteral("Öl"));
    QVERIFY(!all.entries[0].isUnsure);
    QCOMPARE(all.entries[0].places, QStringList{QStringLiteral("a.mo:9")});
    QCOMPARE(all.entries[1].translation, QStringLiteral("Öl"));  // of another class: to be looked at
    QVERIFY(all.entries[1].isUnsure);
    QVERIFY(all.entries[2].translation.isEmpty());
    QVERIFY(!all.entries[2].isUnsure);
}

void PoFileTest::aRewordedTextGetsAProposal()
{
    const PoFile texts{
        {}, {}, {{QStringLiteral("A"), QStringLiteral("Pressure of the oil at port A"), {}, {}, {}, false}}};
    const PoFile former{
        {},
        {},
        {{QStringLiteral("A"), QStringLiteral("Pressure of oil at port A"), QStringLiteral("Druck"), {}, {}, false},
         {QStringLiteral("A"), QStringLiteral("Speed"), QStringLiteral("Drehzahl"), {}, {}, false}}};
    const PoFile all = withTranslations(texts, former);
    QCOMPARE(all.entries[0].translation, QStringLiteral("Druck"));
    QVERIFY(all.entries[0].isUnsure);
}

BRAMAH_TEST(PoFileTest);
#include "po_file_test.moc"
