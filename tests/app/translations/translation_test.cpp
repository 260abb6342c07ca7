// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/document_page.h"
#include "editor/palette/palette_panel.h"
#include "model/units/quantity_text.h"
#include "solver/reports/run_end_texts.h"
#include "tests/app/window/test_window.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QFile>
#include <QLineEdit>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTranslator>
#include <QTreeView>
#include <QXmlStreamReader>
#include <QtTest/QTest>

/// German and Chinese are complete, keep every place holder, and reach the program.
class TranslationTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void allIsTranslated_data();
    void allIsTranslated();
    void contextsAreClasses_data() { allIsTranslated_data(); }
    void contextsAreClasses();
    void placeHoldersAreKept_data() { allIsTranslated_data(); }
    void placeHoldersAreKept();
    void germanIsSpoken();
    void chineseIsSpoken();
    void failuresOfRunsAreToldInGerman_data();
    void failuresOfRunsAreToldInGerman();

private:
    struct Message {
        QString source;
        QStringList translations;
        bool isFinished = true;
    };
    /// Reads the file of the row's language.
    void read();

    std::vector<Message> messages_;
    QStringList contexts_;
};

void TranslationTest::allIsTranslated_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("German") << QStringLiteral("de");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
}

void TranslationTest::read()
{
    QFETCH(QString, language);
    messages_.clear();
    contexts_.clear();
    QFile file(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/translations/bramah_%1.ts").arg(language));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            contexts_ << xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            messages_.emplace_back();
        else if (xml.name() == QLatin1String("source"))
            messages_.back().source = xml.readElementText();
        else if (xml.name() == QLatin1String("numerusform"))
            messages_.back().translations.append(xml.readElementText());
        else if (xml.name() == QLatin1String("translation")) {
            messages_.back().isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            if (!text.isEmpty())
                messages_.back().translations.append(text);
        }
    }
    QVERIFY(!xml.hasError());
    QVERIFY(messages_.size() > 400);
}

void TranslationTest::allIsTranslated()
{
    read();
    QStringList open;
    for (const Message& message : messages_)
        if (!message.isFinished || message.translations.isEmpty() || message.translations.contains(QString()))
            open.append(message.source);
    QVERIFY2(open.isEmpty(), qPrintable(open.join(QLatin1Char('\n'))));
}

/// A text under a namespace alone is not found by the class that says it. The solver has no class that says texts by
/// itself: one that stands as a context is of a file that calls tr() and does not include solver/translate.h.
void TranslationTest::contextsAreClasses()
{
    read();
    for (const QString& context : contexts_) {
        const QString last = context.section(QStringLiteral("::"), -1);
        QVERIFY2(last.front().isUpper(), qPrintable(context));
        QVERIFY2(!context.startsWith(QLatin1String("bramah::solver::")), qPrintable(context));
    }
}

void TranslationTest::placeHoldersAreKept()
{
    read();
    static const QRegularExpression holder(QStringLiteral("%(\\d|n)|`"));
    const auto holdersOf = [](const QString& text) {
        QStringList all;
        for (auto matches = holder.globalMatch(text); matches.hasNext();)
            all.append(matches.next().captured());
        all.sort();
        return all;
    };
    for (const Message& message : messages_)
        if (!message.source.contains(QLatin1String("%n")))
            for (const QString& text : message.translations) {
                QStringList missing = holdersOf(message.source);
                for (const QString& one : holdersOf(text))
                    missing.removeOne(one);
                missing.removeAll(QStringLiteral("`"));
                QVERIFY2(missing.isEmpty(), qPrintable(message.source + QStringLiteral(" => ") + text));
            }
}

void TranslationTest::germanIsSpoken()
{
    QTranslator german;
    QVERIFY(german.load(QStringLiteral(":/translations/bramah_de.qm")));
    QCoreApplication::installTranslator(&german);
    QCOMPARE(QCoreApplication::translate("bramah::app::FileMenu", "Open li&brary…"),
             QStringLiteral("Bi&bliothek öffnen…"));
    // A diagnostic's text comes from a list that lupdate cannot read by itself.
    QCOMPARE(QCoreApplication::translate("Diagnostic", "found %1 where %2 was expected"),
             QStringLiteral("%1 gefunden, erwartet war: %2"));
    // So do the reasons in the mapping of Hopsan's types.
    QFile mapping(qEnvironmentVariable("BRAMAH_SOURCE_DIR") +
                  QStringLiteral("/library/Bramah/Resources/Hopsan/mapping.json"));
    QVERIFY(mapping.open(QIODevice::ReadOnly));
    const QString rules = QString::fromUtf8(mapping.readAll());
    static const QRegularExpression reason(QStringLiteral("\"(?:note|dropped)\": \"([^\"]+)\""));
    int reasons = 0;
    for (auto matches = reason.globalMatch(rules); matches.hasNext(); ++reasons) {
        const QByteArray english = matches.next().captured(1).toUtf8();
        QVERIFY2(QCoreApplication::translate("HopsanMapping", english.constData()) != QString::fromUtf8(english),
                 english.constData());
    }
    QVERIFY(reasons > 10);
    // So do the texts of a layer that no QObject says.
    const auto noNumber =
        bramah::solver::failure(bramah::solver::FailureKind::NotANumber, true, {}, bramah::solver::failures::Told{"x"});
    QCOMPARE(bramah::solver::evaluationEnd(noNumber, 2, bramah::solver::FlatModel()).message,
             QStringLiteral("eine Gleichung hat bei 2 s keinen endlichen Wert: x"));
    QCOMPARE(bramah::model::parseQuantity(QStringLiteral("1e999"), {}).error(), QStringLiteral("`1e999` ist zu groß"));
    QCoreApplication::removeTranslator(&german);
}

void TranslationTest::chineseIsSpoken()
{
    QTranslator chinese;
    QVERIFY(chinese.load(QStringLiteral(":/translations/bramah_zh_CN.qm")));
    QCoreApplication::installTranslator(&chinese);
    {
        bramah::test::TestWindow test({}, QStringLiteral("zh_CN"));
        QCOMPARE(test.window().menuBar()->actions().front()->text(), QStringLiteral("文件(&F)"));
        const bramah::model::ClassNode* relief =
            test.workspace().library().find("Bramah.Hydraulics.PressureValves.ReliefValve");
        QVERIFY(relief);
        QCOMPARE(relief->shownName(), QStringLiteral("溢流阀"));
        // The search takes the words of the language.
        auto& palette = bramah::test::partOf<bramah::editor::PalettePanel>(test.window());
        palette.searchField().setText(QStringLiteral("溢流"));
        QVERIFY(palette.view().model()->rowCount() > 2);
        QVERIFY(palette.view().model()->index(0, 0).data().toString().contains(QStringLiteral("溢流")));
    }
    QCoreApplication::removeTranslator(&chinese);
}

void TranslationTest::failuresOfRunsAreToldInGerman_data()
{
    QTest::addColumn<QByteArray>("equations");
    QTest::addColumn<QString>("words");
    QTest::newRow("no solution") << QByteArray("Real x, y; equation x*x + y*y + 1 = 0; x*x*x - y = time;")
                                 << QStringLiteral("keine Lösung gefunden für .*; am weitesten");
    QTest::newRow("singular") << QByteArray(
                                     "parameter Real k = 0; Real x(start=1), y; equation k*x + y = 1; y = 2*k*x;")
                              << QStringLiteral("bestimmt .* nicht|da durch .* geteilt wird");
    QTest::newRow("not finite") << QByteArray("Real x(start=1, fixed=true); equation der(x) = 1/(1 - x);")
                                << QStringLiteral("da durch .* geteilt wird|keinen endlichen Wert|Schritt");
}

// Every part of the sentence, not its frame alone.
void TranslationTest::failuresOfRunsAreToldInGerman()
{
    QFETCH(QByteArray, equations);
    QFETCH(QString, words);
    QTranslator german;
    QVERIFY(german.load(QStringLiteral(":/translations/bramah_de.qm")));
    QCoreApplication::installTranslator(&german);
    QString message;
    {
        bramah::test::TestWindow test;
        QFile file(test.filePath(QStringLiteral("M.mo")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("model M " + equations + " annotation(experiment(StopTime=2)); end M;\n");
        file.close();
        test.window().documents().open(file.fileName());
        test.page().runs().run();
        QVERIFY(test.waitForEnd());
        message = test.page().runs().history().latest()->end.value().message;
    }
    QCoreApplication::removeTranslator(&german);
    QVERIFY2(message.contains(QRegularExpression(words)), qPrintable(message));
    static const QRegularExpression english(
        QStringLiteral("\\b(the|is|are|and|not|found|for|off|worst|equations?)\\b"));
    QVERIFY2(!message.contains(english), qPrintable(message));
}

BRAMAH_TEST(TranslationTest);
#include "translation_test.moc"
