// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "model/classes/translatable_texts.h"
#include "model/translations/translations.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QtTest/QTest>

using namespace bramah::model;

namespace {

using ClassText = std::pair<QString, QString>;  // class and original

QString inSources(const QString& path)
{
    return qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QLatin1Char('/') + path;
}

/// All that a pattern finds in a text, sorted.
QStringList allIn(const QString& text, const char* pattern)
{
    QStringList all;
    const QRegularExpression expression(QString::fromLatin1(pattern));
    for (auto matches = expression.globalMatch(text); matches.hasNext();)
        all << matches.next().captured().simplified();
    all.sort();
    return all;
}

}  // namespace

/// Every text of the library and the examples has German and Chinese, with the same formulas, links and marks as in
/// English.
class LibraryLanguagesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyTextIsTranslated_data();
    void everyTextIsTranslated();
    void templatesAreUpToDate_data() { everyTextIsTranslated_data(); }
    void templatesAreUpToDate();
    void formulasLinksAndMarksAreKept_data() { everyTextIsTranslated_data(); }
    void formulasLinksAndMarksAreKept();

private:
    /// The texts of all classes in a folder.
    static PoFile textsOf(const QString& folder);
    static PoFile read(const QString& path);
};

PoFile LibraryLanguagesTest::textsOf(const QString& folder)
{
    ClassLibrary library;
    library.addSearchPath(folder);
    PoFile all;
    for (const ClassNode* top : library.topLevelClasses()) {
        if (!top->tree() || !top->tree()->text().fileName().startsWith(folder))
            continue;
        const PoFile texts = translatableTexts(*top, folder);
        all.entries.insert(all.entries.end(), texts.entries.begin(), texts.entries.end());
    }
    return all;
}

PoFile LibraryLanguagesTest::read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto content = PoFile::parse(file.readAll());
    return content ? *content : PoFile();
}

void LibraryLanguagesTest::everyTextIsTranslated_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("least");
    QTest::addColumn<QString>("language");
    for (const char* language : {"de", "zh_CN"}) {
        const QString code = QLatin1String(language);
        QTest::addRow("library %s", language)
            << inSources(QStringLiteral("library/Bramah")) << QStringLiteral("Bramah") << 3000 << code;
        QTest::addRow("examples %s", language)
            << inSources(QStringLiteral("resources/examples")) << QStringLiteral("examples") << 120 << code;
    }
}

void LibraryLanguagesTest::everyTextIsTranslated()
{
    QFETCH(QString, folder);
    QFETCH(QString, name);
    QFETCH(int, least);
    QFETCH(QString, language);
    QHash<ClassText, QString> translated;
    for (const PoEntry& entry : read(Translations::fileName(folder, name, language + QStringLiteral(".po"))).entries)
        if (!entry.isUnsure)
            translated.insert({entry.context, entry.original}, entry.translation);
    const PoFile texts = textsOf(folder);
    QVERIFY(static_cast<int>(texts.entries.size()) > least);
    QStringList open;
    for (const PoEntry& text : texts.entries)
        if (translated.value({text.context, text.original}).trimmed().isEmpty())
            open << QStringLiteral("%1 (%2): %3").arg(text.context, text.places.front(), text.original.left(60));
    QVERIFY2(open.isEmpty(), qPrintable(QStringLiteral("not translated; run translations/update, then translate:\n") +
                                        open.join(QLatin1Char('\n'))));
}

void LibraryLanguagesTest::templatesAreUpToDate()
{
    QFETCH(QString, folder);
    QFETCH(QString, name);
    QFETCH(QString, language);
    const auto textsIn = [](const PoFile& file) {
        QStringList all;
        for (const PoEntry& entry : file.entries)
            all << entry.context + QLatin1Char('|') + entry.original;
        all.sort();
        return all;
    };
    const QStringList wanted = textsIn(textsOf(folder));
    for (const QString& ending : {QStringLiteral("pot"), language + QStringLiteral(".po")}) {
        const QStringList there = textsIn(read(Translations::fileName(folder, name, ending)));
        QVERIFY2(there == wanted, qPrintable(QStringLiteral("run translations/update: %1").arg(ending)));
    }
}

void LibraryLanguagesTest::formulasLinksAndMarksAreKept()
{
    QFETCH(QString, folder);
    QFETCH(QString, name);
    QFETCH(QString, language);
    for (const PoEntry& entry : read(Translations::fileName(folder, name, language + QStringLiteral(".po"))).entries) {
        const QString where = entry.context + QStringLiteral(": ") + entry.original.left(60);
        // Links and markup, names of parameters, what texts substitute, names between back quotes.
        for (const char* pattern : {"<[^>]*>", "<code>[^<]*</code>", "%\\w+", "`[^`]*`"})
            QVERIFY2(allIn(entry.translation, pattern) == allIn(entry.original, pattern), qPrintable(where));
        // What a check box and its off state say.
        QVERIFY2(
            entry.translation.startsWith(QLatin1String("true: ")) == entry.original.startsWith(QLatin1String("true: ")),
            qPrintable(where));
        QVERIFY2(entry.translation.contains(QLatin1String("; false: ")) ==
                     entry.original.contains(QLatin1String("; false: ")),
                 qPrintable(where));
        // A page is translated, not copied.
        if (entry.original.contains(QLatin1String("<p>")))
            QVERIFY2(
                !entry.translation.contains(QRegularExpression(QStringLiteral("\\b(which|does not|Typical:|Valid:)"))),
                qPrintable(where));
    }
}

BRAMAH_TEST(LibraryLanguagesTest);
#include "library_languages_test.moc"
