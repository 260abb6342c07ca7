// SPDX-License-Identifier: GPL-3.0-or-later
// Codes of components and lines: their forms, and what sheets and lines say about them in annotations.
#include "model/codes/component_code.h"
#include "model/codes/line_code.h"
#include "model/codes/sheet_codes.h"
#include "model/edit/class_in_text.h"
#include "model/edit/connect_edits.h"
#include "model/edit/edited_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace bramah::model;

namespace {

std::shared_ptr<const syntax::SyntaxTree> treeOf(const QByteArray& text)
{
    return syntax::SyntaxTree::parse(std::make_shared<const SourceText>(QStringLiteral("M.mo"), text));
}

SheetCodes codesIn(const QByteArray& text)
{
    const auto tree = treeOf(text);
    return sheetCodesOf(*findClass(*tree, QStringLiteral("M")));
}

QByteArray withCodes(const QByteArray& text, const SheetCodes& codes)
{
    EditedText edited(treeOf(text));
    edited.apply(setSheetCodes(edited.tree(), *findClass(edited.tree(), QStringLiteral("M")), codes));
    return edited.tree().text().bytes();
}

}  // namespace

class CodesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void codesAreTakenApart_data()
    {
        QTest::addColumn<CodeScheme>("scheme");
        QTest::addColumn<QString>("text");
        QTest::addColumn<ComponentCode>("parts");
        const auto row = [](const char* text, CodeScheme scheme, const ComponentCode& parts) {
            QTest::newRow(text) << scheme << QString::fromLatin1(text) << parts;
        };
        row("1.2", CodeScheme::Iso2012, {{}, {}, 1, {}, 2});
        row("H0.12", CodeScheme::Iso2012, {{}, QStringLiteral("H"), 0, {}, 12});
        row("A-1.2", CodeScheme::Iso2012, {QStringLiteral("A"), {}, 1, {}, 2});
        row("A1-B-P3.1", CodeScheme::Iso2012, {QStringLiteral("A1-B"), QStringLiteral("P"), 3, {}, 1});
        row("0P1", CodeScheme::Iso1995, {{}, {}, 0, QStringLiteral("P"), 1});
        row("2-1V12", CodeScheme::Iso1995, {QStringLiteral("2"), {}, 1, QStringLiteral("V"), 12});
        row("-QM1", CodeScheme::Iec81346, {{}, {}, 0, QStringLiteral("QM"), 1});
        row("=A1-MM3", CodeScheme::Iec81346, {QStringLiteral("A1"), {}, 0, QStringLiteral("MM"), 3});
    }

    void codesAreTakenApart()
    {
        QFETCH(const CodeScheme, scheme);
        QFETCH(const QString, text);
        QFETCH(const ComponentCode, parts);
        const auto code = parsedCode(text, scheme);
        QVERIFY(code.has_value());
        QCOMPARE(*code, parts);
        QCOMPARE(code->text(scheme), text);
        for (const CodeScheme other : kCodeSchemes)
            if (other != scheme)
                QVERIFY2(!parsedCode(text, other), qPrintable(nameOf(other)));
    }

    void otherTextsAreNoCodes()
    {
        for (const char* text :
             {"", "1", "1.", ".2", "1.2.3", "1,2", "h1.2", "1V", "V1", "pump", "QM1", "-qm1", "1.2 "})
            for (const CodeScheme scheme : kCodeSchemes)
                QVERIFY2(!parsedCode(QString::fromLatin1(text), scheme), text);
        for (const CodeScheme scheme : kCodeSchemes) {
            QVERIFY(parsedCode(exampleOf(scheme), scheme));
            QCOMPARE(codeSchemeNamed(nameOf(scheme)), std::optional(scheme));
        }
        QCOMPARE(codeSchemeNamed(QStringLiteral("ISO 9")), std::nullopt);
    }

    void numbersInCodesCountByValue()
    {
        QStringList codes{QStringLiteral("1.10"), QStringLiteral("H1.2"), QStringLiteral("1.2"), QStringLiteral("0.3"),
                          QStringLiteral("10.1"), QStringLiteral("2.1"),  QStringLiteral("1.1")};
        std::ranges::sort(codes, isCodeBefore);
        QCOMPARE(codes, QStringList({QStringLiteral("0.3"), QStringLiteral("1.1"), QStringLiteral("1.2"),
                                     QStringLiteral("1.10"), QStringLiteral("2.1"), QStringLiteral("10.1"),
                                     QStringLiteral("H1.2")}));
        QVERIFY(!isCodeBefore(QStringLiteral("1.2"), QStringLiteral("1.2")));
    }

    void theSchemeIsFoundFromTheCodes()
    {
        const auto found = [](const QStringList& codes) { return schemeOf({}, codes); };
        QCOMPARE(found({}), CodeScheme::Iso2012);
        QCOMPARE(found({QStringLiteral("1V1"), QStringLiteral("pump")}), CodeScheme::Iso1995);
        QCOMPARE(found({QStringLiteral("pump")}), CodeScheme::Iso1995);
        QCOMPARE(found({QStringLiteral("1.1")}), CodeScheme::Iso2012);
        QCOMPARE(found({QStringLiteral("1.1"), QStringLiteral("-QM1"), QStringLiteral("-QM2")}), CodeScheme::Iec81346);
        SheetCodes written;
        written.scheme = CodeScheme::Iec81346;
        QCOMPARE(schemeOf(written, {QStringLiteral("1V1")}), CodeScheme::Iec81346);
    }

    void aSheetSaysModuleAndMediumOnce()
    {
        SheetCodes codes;
        codes.module = QStringLiteral("A");
        codes.medium = QStringLiteral("H");
        const auto shown = [&](const char* code, CodeScheme scheme) {
            return codes.shownCode(QString::fromLatin1(code), scheme);
        };
        QCOMPARE(shown("1.2", CodeScheme::Iso2012), QStringLiteral("A-H1.2"));
        QCOMPARE(shown("B-L1.2", CodeScheme::Iso2012), QStringLiteral("B-L1.2"));
        QCOMPARE(shown("1V2", CodeScheme::Iso1995), QStringLiteral("A-1V2"));
        QCOMPARE(shown("-QM2", CodeScheme::Iec81346), QStringLiteral("=A-QM2"));
        QCOMPARE(shown("pump", CodeScheme::Iso2012), QStringLiteral("pump"));
    }

    void sheetsKeepTheirSettings()
    {
        const QByteArray empty = "model M\n  annotation(experiment(StopTime=2));\nend M;\n";
        QCOMPARE(codesIn(empty), SheetCodes());
        QCOMPARE(withCodes(empty, {}), empty);
        SheetCodes codes;
        codes.scheme = CodeScheme::Iso2012;
        codes.module = QStringLiteral("A \"1\"");
        codes.medium = QStringLiteral("H");
        codes.letters = 3.5;
        codes.showsTechnicalData = true;
        codes.setFunction(2, QStringLiteral("drill"));
        codes.setFunction(1, QStringLiteral("clamp"));
        const QByteArray written = withCodes(empty, codes);
        QCOMPARE(codesIn(written), codes);
        QVERIFY(
            written.contains("__Bramah(codes(scheme=\"ISO 1219-2:2012\", module=\"A \\\"1\\\"\", medium=\"H\", "
                             "letters=3.5, technicalData=true, circuits={circuit(number=1, does=\"clamp\"), "
                             "circuit(number=2, does=\"drill\")}))"));
        codes.setFunction(1, {});
        codes.module.clear();
        codes.showsTechnicalData = false;
        const QByteArray changed = withCodes(written, codes);
        QCOMPARE(codesIn(changed), codes);
        QCOMPARE(codes.functionOf(1), QString());
        QCOMPARE(codes.functionOf(2), QStringLiteral("drill"));
        QCOMPARE(withCodes(changed, {}), empty);
    }

    void oddSettingsDoNoHarm()
    {
        const SheetCodes odd = codesIn(
            "model M annotation(__Bramah(codes(scheme=5, module=x, letters=1e9, technicalData=\"yes\", "
            "circuits={3, circuit(), circuit(number=-1, does=\"a\"), circuit(number=1e30, "
            "does=\"b\"), circuit(number=4, does=\"c\")}))); end M;");
        QCOMPARE(odd.scheme, std::nullopt);
        QVERIFY(odd.letters <= 20);
        QCOMPARE(odd.circuits, std::vector<CircuitFunction>({{4, QStringLiteral("c")}}));
    }

    void linesKeepWhatStandsAtThem()
    {
        const QByteArray before =
            "model M\n  A a;\nequation\n  connect(a.p, a.q) annotation(Line(points={{0,0},{10,0}}));\nend M;\n";
        const auto set = [](const QByteArray& text, const LineCode& code) {
            EditedText edited(treeOf(text));
            const auto& definition = *findClass(edited.tree(), QStringLiteral("M"));
            const ConnectKey key{QStringLiteral("a.p"), QStringLiteral("a.q"), 0};
            edited.apply(setLineCode(edited.tree(), definition, findConnect(edited.tree(), definition, key), code));
            return edited.tree().text().bytes();
        };
        const auto read = [](const QByteArray& text) {
            const auto tree = treeOf(text);
            return lineCodeOf(connectsOf(*findClass(*tree, QStringLiteral("M"))).front()->comment.annotation);
        };
        LineCode code{QStringLiteral("3"), QStringLiteral("20 x 2"), QStringLiteral("H-P1"), {2, -1}};
        const QByteArray written = set(before, code);
        QCOMPARE(read(written), code);
        QCOMPARE(code.text(), QStringLiteral("3  20 x 2\nH-P1"));
        code.number.clear();
        code.offset = {};
        const QByteArray changed = set(written, code);
        QCOMPARE(read(changed), code);
        QCOMPARE(set(changed, {}), before);
        QCOMPARE(LineCode().text(), QString());
    }

    void applicationCodesHaveOneForm()
    {
        for (const char* text : {"H-P1", "P1", "T", "H-T", "L", "X2", "P-Y12", "Z"})
            QVERIFY2(isApplicationCode(QString::fromLatin1(text)), text);
        for (const char* text : {"", "H-", "P0", "A1", "H-P01", "p1", "HP1", "P1.2", "H-P1 "})
            QVERIFY2(!isApplicationCode(QString::fromLatin1(text)), text);
    }
};

BRAMAH_TEST(CodesTest);

#include "codes_test.moc"
