// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "model/classes/translatable_texts.h"
#include "model/instance/instance.h"
#include "model/instance/shown_texts.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace bramah::model;

namespace {

constexpr auto kLibrary = R"(package Oils "Oil things"
  type Law = enumeration(Root "Square root", Line "Straight line") "Law of flow";
  partial model Base
    parameter Real d = 1 "Diameter" annotation(Dialog(group="Size", tab="Numbers"));
    annotation(Documentation(info="<p>Of the base.</p>"));
  end Base;
  model ReliefValve "Limits a pressure"
    extends Base;
    parameter Law law = Law.Root "Which law";
    Real p "Pressure"
      + " inside";
  equation
    assert(p > 0, "the valve is at " + String(p) + (" bar" + " or so"), AssertionLevel.warning);
    when p > 9 then
      terminate(message="full");
    end when;
    annotation(Icon(graphics={Text(textString="%name"), Text(textString="A"), Text(textString="full speed")}),
      __Bramah(plots={plot(title="Pressures", y={"p"})}));
  end ReliefValve;
end Oils;
)";

constexpr auto kGerman = R"(msgid ""
msgstr "Language: de\n"

msgctxt "Oils"
msgid "Oil things"
msgstr "Öldinge"
msgctxt "Oils"
msgid "Square root"
msgstr "Wurzel"
msgctxt "Oils.Base"
msgid "Diameter"
msgstr "Durchmesser"
msgctxt "Oils.Base"
msgid "<p>Of the base.</p>"
msgstr "<p>Von der Basis.</p>"
msgctxt "Oils.ReliefValve"
msgid "Relief valve"
msgstr "Druckbegrenzungsventil"
msgctxt "Oils.ReliefValve"
msgid "Pressure inside"
msgstr "Druck innen"
#, fuzzy
msgctxt "Oils.ReliefValve"
msgid "Limits a pressure"
msgstr "Vorschlag"
msgctxt "Oils.ReliefValve"
msgid "Which law"
msgstr ""
)";

}  // namespace

/// Classes say their texts in the language of the files that their library brings.
class LibraryTranslationsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void textsAreShownInTheLanguage();
    void withoutATranslationTextsStayAsWritten();
    void theNearestLanguageIsTaken_data();
    void theNearestLanguageIsTaken();
    void aBadFileLeavesTextsAsWritten();
    void examplesShareAFile();
    void aCloneSpeaksTheSameLanguage();
    void everyTextIsCollectedOnce();

private:
    void write(const QString& name, const QByteArray& text) const;
    std::unique_ptr<QTemporaryDir> folder_;
};

void LibraryTranslationsTest::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
    write(QStringLiteral("Oils/package.mo"), kLibrary);
    write(QStringLiteral("Oils/Resources/Language/Oils.de.po"), kGerman);
}

void LibraryTranslationsTest::write(const QString& name, const QByteArray& text) const
{
    QFile file(folder_->filePath(name));
    QVERIFY(QDir().mkpath(QFileInfo(file).path()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

void LibraryTranslationsTest::textsAreShownInTheLanguage()
{
    ClassLibrary library;
    library.addSearchPath(folder_->path());
    library.translations().setLanguage(QStringLiteral("de"));
    const ClassNode& valve = *library.find("Oils.ReliefValve");
    QCOMPARE(library.find("Oils")->shownDescription(), QStringLiteral("Öldinge"));
    QCOMPARE(valve.shownName(), QStringLiteral("Druckbegrenzungsventil"));
    // The texts of a short class belong to the class around it (13.6).
    QCOMPARE(library.find("Oils.Law")->shown(QStringLiteral("Square root")), QStringLiteral("Wurzel"));
    InstanceTree tree(library);
    const Instance& instance = tree.instantiate(valve);
    QCOMPARE(shownDescription(*instance.child("d")), QStringLiteral("Durchmesser"));  // inherited
    QCOMPARE(shownDescription(*instance.child("p")), QStringLiteral("Druck innen"));  // joined by `+`
    QCOMPARE(shownDocumentation(instance), QStringLiteral("<p>Von der Basis.</p>"));
    QCOMPARE(valve.description(), std::string("Limits a pressure"));
    QVERIFY(library.translations().diagnostics().empty());
}

void LibraryTranslationsTest::withoutATranslationTextsStayAsWritten()
{
    ClassLibrary library;
    library.addSearchPath(folder_->path());
    const ClassNode& valve = *library.find("Oils.ReliefValve");
    QCOMPARE(valve.shownName(), QStringLiteral("Relief valve"));
    library.translations().setLanguage(QStringLiteral("de"));
    QCOMPARE(valve.shownDescription(), QStringLiteral("Limits a pressure"));  // a proposal is not shown
    QCOMPARE(valve.shown(QStringLiteral("Which law")), QStringLiteral("Which law"));
    QCOMPARE(valve.shown(QStringLiteral("Diameter")), QStringLiteral("Diameter"));  // of another class
    QCOMPARE(library.find("Real")->shown(QStringLiteral("Diameter")), QStringLiteral("Diameter"));
    library.translations().setLanguage(QStringLiteral("fr"));
    QCOMPARE(valve.shownName(), QStringLiteral("Relief valve"));
}

void LibraryTranslationsTest::theNearestLanguageIsTaken_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("name");
    QTest::newRow("country") << QStringLiteral("de_AT") << QStringLiteral("Überdruckventil");
    QTest::newRow("without one of its own") << QStringLiteral("de_CH") << QStringLiteral("Druckbegrenzungsventil");
    QTest::newRow("script and country") << QStringLiteral("de_Latn_DE") << QStringLiteral("Druckbegrenzungsventil");
}

void LibraryTranslationsTest::theNearestLanguageIsTaken()
{
    write(QStringLiteral("Oils/Resources/Language/Oils.de_AT.po"),
          "msgctxt \"Oils.ReliefValve\"\nmsgid \"Relief valve\"\nmsgstr \"Überdruckventil\"\n");
    QFETCH(QString, language);
    ClassLibrary library;
    library.addSearchPath(folder_->path());
    library.translations().setLanguage(language);
    QTEST(library.find("Oils.ReliefValve")->shownName(), "name");
}

void LibraryTranslationsTest::aBadFileLeavesTextsAsWritten()
{
    write(QStringLiteral("Oils/Resources/Language/Oils.de.po"),
          "msgctxt \"Oils.ReliefValve\"\nmsgid \"Relief valve\"\nmsgstr \"Druckbegrenzungsventil\"\nmsgid bad\n");
    ClassLibrary library;
    library.addSearchPath(folder_->path());
    library.translations().setLanguage(QStringLiteral("de"));
    QCOMPARE(library.find("Oils.ReliefValve")->shownName(), QStringLiteral("Relief valve"));
    QCOMPARE(library.find("Oils")->shownDescription(), QStringLiteral("Oil things"));
    const Diagnostics& notes = library.translations().diagnostics();
    QCOMPARE(notes.size(), std::size_t(1));  // once, however many texts are asked for
    QCOMPARE(notes.front().kind, DiagnosticKind::TranslationNotReadable);
    QVERIFY(notes.front().message().contains(QLatin1String("Oils.de.po` cannot be read, line 4:")));
}

void LibraryTranslationsTest::examplesShareAFile()
{
    write(QStringLiteral("circuits/meter_in.mo"), "model meter_in \"Throttle in the feed\" end meter_in;");
    write(QStringLiteral("circuits/Resources/Language/circuits.de.po"),
          "msgctxt \"meter_in\"\nmsgid \"Throttle in the feed\"\nmsgstr \"Drossel im Zulauf\"\n"
          "msgctxt \"meter_in\"\nmsgid \"Meter in\"\nmsgstr \"Zulaufdrosselung\"\n");
    ClassLibrary library;
    library.translations().setLanguage(QStringLiteral("de"));
    library.translations().addSharedFolder(folder_->filePath(QStringLiteral("circuits")));
    Diagnostics diagnostics;
    const auto classes = library.loadFile(folder_->filePath(QStringLiteral("circuits/meter_in.mo")), diagnostics);
    QCOMPARE(classes.front()->shownDescription(), QStringLiteral("Drossel im Zulauf"));
    QCOMPARE(classes.front()->shownName(), QStringLiteral("Zulaufdrosselung"));
    // A copy that lies elsewhere; what the user has written in it stays.
    write(QStringLiteral("mine/meter_in.mo"), "model meter_in \"Throttle in my feed\" end meter_in;");
    ClassLibrary other;
    other.translations().setLanguage(QStringLiteral("de"));
    other.translations().addSharedFolder(folder_->filePath(QStringLiteral("circuits")));
    const auto copies = other.loadFile(folder_->filePath(QStringLiteral("mine/meter_in.mo")), diagnostics);
    QCOMPARE(copies.front()->shownDescription(), QStringLiteral("Throttle in my feed"));
    QCOMPARE(copies.front()->shownName(), QStringLiteral("Zulaufdrosselung"));
}

void LibraryTranslationsTest::aCloneSpeaksTheSameLanguage()
{
    ClassLibrary library;
    library.addSearchPath(folder_->path());
    library.translations().setLanguage(QStringLiteral("de"));
    QCOMPARE(library.clone()->find("Oils.ReliefValve")->shownName(), QStringLiteral("Druckbegrenzungsventil"));
}

void LibraryTranslationsTest::everyTextIsCollectedOnce()
{
    ClassLibrary library;
    library.addSearchPath(folder_->path());
    QStringList found;
    for (const PoEntry& entry :
         translatableTexts(*library.find("Oils"), folder_->filePath(QStringLiteral("Oils"))).entries) {
        found << entry.context + QLatin1Char('|') + entry.original;
        QVERIFY2(entry.places.front().startsWith(QLatin1String("package.mo:")), qPrintable(entry.places.front()));
    }
    found.sort();
    QStringList wanted{QStringLiteral("Oils|Oils"),
                       QStringLiteral("Oils|Oil things"),
                       QStringLiteral("Oils|Law"),
                       QStringLiteral("Oils|Law of flow"),
                       QStringLiteral("Oils|Square root"),
                       QStringLiteral("Oils|Straight line"),
                       QStringLiteral("Oils.Base|Base"),
                       QStringLiteral("Oils.Base|Diameter"),
                       QStringLiteral("Oils.Base|Size"),
                       QStringLiteral("Oils.Base|Numbers"),
                       QStringLiteral("Oils.Base|<p>Of the base.</p>"),
                       QStringLiteral("Oils.ReliefValve|Relief valve"),
                       QStringLiteral("Oils.ReliefValve|Limits a pressure"),
                       QStringLiteral("Oils.ReliefValve|Which law"),
                       QStringLiteral("Oils.ReliefValve|Pressure inside"),
                       QStringLiteral("Oils.ReliefValve|the valve is at "),
                       QStringLiteral("Oils.ReliefValve| bar"),
                       QStringLiteral("Oils.ReliefValve| or so"),
                       QStringLiteral("Oils.ReliefValve|full"),
                       QStringLiteral("Oils.ReliefValve|full speed"),
                       QStringLiteral("Oils.ReliefValve|Pressures")};
    wanted.sort();
    QCOMPARE(found, wanted);
}

BRAMAH_TEST(LibraryTranslationsTest);
#include "library_translations_test.moc"
