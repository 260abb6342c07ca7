// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/translations/po_file.h"
#include "tests/cli/run_command.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTextStream>
#include <QtTest/QTest>

using namespace bramah;

/// `bramah translate` begins translations of a library and keeps them up.
class TranslateCommandTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void aLanguageIsBegunAndKeptUp();
    void aFolderOfCircuitsSharesAFile();
    void aBadFileIsLeftAlone();
    void aFolderWithoutALibraryIsRefused();

private:
    [[nodiscard]] QString path(const char* name) const { return folder_->filePath(QLatin1String(name)); }
    void write(const char* name, const QByteArray& text) const;
    [[nodiscard]] QByteArray read(const char* name) const;
    [[nodiscard]] model::PoFile german() const;
    /// The exit code of `bramah translate` with these arguments; \a said: what it wrote.
    int run(const QStringList& arguments, QString& said) const;
    std::unique_ptr<QTemporaryDir> folder_;
};

void TranslateCommandTest::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
    write("Oils/package.mo", "package Oils \"Oils of the field\" end Oils;");
}

void TranslateCommandTest::write(const char* name, const QByteArray& text) const
{
    QFile file(path(name));
    QVERIFY(QDir().mkpath(QFileInfo(file).path()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

QByteArray TranslateCommandTest::read(const char* name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

model::PoFile TranslateCommandTest::german() const
{
    return model::PoFile::parse(read("Oils/Resources/Language/Oils.de.po")).value_or(model::PoFile());
}

int TranslateCommandTest::run(const QStringList& arguments, QString& said) const
{
    said.clear();
    QTextStream stream(&said);
    return test::runCommand(QStringList{QStringLiteral("translate")} + arguments, stream, stream);
}

void TranslateCommandTest::aLanguageIsBegunAndKeptUp()
{
    QString said;
    QCOMPARE(run({path("Oils"), QStringLiteral("--language"), QStringLiteral("de")}, said), 0);
    QVERIFY2(said.contains(QStringLiteral("2 texts, 2 to translate")), qPrintable(said));
    QVERIFY(read("Oils/Resources/Language/Oils.pot").contains("msgid \"Oils of the field\"\nmsgstr \"\""));
    model::PoFile file = german();
    QVERIFY(file.header.contains(QStringLiteral("Language: de\n")));
    QCOMPARE(file.entries.size(), std::size_t(2));
    file.entries[0].translation = QStringLiteral("Öle");
    file.entries[1].translation = QStringLiteral("Öle des Fachs");
    write("Oils/Resources/Language/Oils.de.po", file.toBytes());

    write("Oils/package.mo", "package Oils \"Oils of the field\" model Pump \"Moves oil\" end Pump; end Oils;");
    QCOMPARE(run({path("Oils")}, said), 0);  // takes in what there is, without being told the language
    QVERIFY2(said.contains(QStringLiteral("4 texts, 2 to translate")), qPrintable(said));
    QCOMPARE(german().entries[1].translation, QStringLiteral("Öle des Fachs"));
    const QByteArray once = read("Oils/Resources/Language/Oils.de.po");
    QCOMPARE(run({path("Oils")}, said), 0);
    QCOMPARE(read("Oils/Resources/Language/Oils.de.po"), once);
}

void TranslateCommandTest::aFolderOfCircuitsSharesAFile()
{
    write("circuits/meter_in.mo", "model meter_in \"Throttle in the feed\" end meter_in;");
    write("circuits/meter_out.mo", "model meter_out \"Throttle in the return\" end meter_out;");
    QString said;
    QCOMPARE(run({path("circuits"), QStringLiteral("--language"), QStringLiteral("zh")}, said), 0);
    const QByteArray chinese = read("circuits/Resources/Language/circuits.zh.po");
    for (const char* text :
         {"msgctxt \"meter_in\"\nmsgid \"Meter in\"", "msgid \"Throttle in the return\"", "Language: zh"})
        QVERIFY2(chinese.contains(text), text);
}

void TranslateCommandTest::aBadFileIsLeftAlone()
{
    const QByteArray bad = "msgctxt \"Oils\"\nmsgid \"Oils of the field\nmsgstr \"mine\"\n";
    write("Oils/Resources/Language/Oils.de.po", bad);
    QString said;
    QVERIFY(run({path("Oils")}, said) != 0);
    QVERIFY2(said.contains(QStringLiteral("Oils.de.po, line 2: the text has no closing quote")), qPrintable(said));
    QCOMPARE(read("Oils/Resources/Language/Oils.de.po"), bad);
}

void TranslateCommandTest::aFolderWithoutALibraryIsRefused()
{
    QVERIFY(QDir().mkpath(path("empty")));
    QString said;
    QVERIFY(run({path("empty")}, said) != 0);
    QVERIFY2(said.contains(QStringLiteral("holds no library")), qPrintable(said));
    QVERIFY(!QFileInfo::exists(path("empty/Resources")));
}

BRAMAH_TEST(TranslateCommandTest);
#include "translate_command_test.moc"
