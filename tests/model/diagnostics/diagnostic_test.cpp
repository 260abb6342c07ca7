// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnostics/diagnostic.h"

#include "model/text/source_text.h"
#include "tests/model/diagnostics/diagnostic_examples.h"
#include "tests/test_registry.h"

#include <QRegularExpression>
#include <QSet>
#include <QtTest/QTest>

#include <algorithm>

using namespace bramah::model;
using namespace bramah::test;

class DiagnosticTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindHasAnExample()
    {
        QStringList missing;
        for (const auto kind : allDiagnosticKinds()) {
            const auto& all = ExamplesOf::all();
            if (std::none_of(all.begin(), all.end(), [kind](const auto& example) { return example.kind == kind; }))
                missing << nameOf(kind);
        }
        QVERIFY2(missing.isEmpty(),
                 qPrintable(QStringLiteral("no example for: ") + missing.join(QStringLiteral(", "))));
    }

    void examples()
    {
        for (const auto& example : ExamplesOf::all()) {
            QStringList observed;
            for (const auto& diagnostic : example.produce()) {
                if (diagnostic.kind == example.kind)
                    observed << diagnostic.commandLineText();
            }
            QVERIFY2(!observed.isEmpty(), qPrintable(QStringLiteral("not produced: ") + nameOf(example.kind)));
            QCOMPARE(observed.first(), example.expected);
        }
    }

    /// The wording guide: lower case, no full stop, a stable name in kebab case that no other kind has.
    void wording()
    {
        static const QRegularExpression stableName(QStringLiteral("^[a-z][a-z0-9]*(-[a-z0-9]+)*$"));
        QSet<QString> names;
        for (const auto kind : allDiagnosticKinds()) {
            const QString text = templateOf(kind);
            QVERIFY2(!text.isEmpty() && !text[0].isUpper() && !text.endsWith(u'.'), qPrintable(text));
            QCOMPARE(text.count(u'`') % 2, 0);
            QVERIFY2(stableName.match(nameOf(kind)).hasMatch(), qPrintable(nameOf(kind)));
            QVERIFY2(!names.contains(nameOf(kind)), qPrintable(nameOf(kind)));
            names.insert(nameOf(kind));
        }
    }

    void argumentsStayAsTheyAre()
    {
        const Diagnostic diagnostic{
            DiagnosticKind::UnexpectedToken, {QStringLiteral("%2"), QStringLiteral("100 %1")}, nullptr, {}, {}, {}};
        QCOMPARE(diagnostic.message(), QStringLiteral("found %2 where 100 %1 was expected"));
    }

    void placesOnTheCommandLine()
    {
        Diagnostic diagnostic{DiagnosticKind::NotUtf8, {}, nullptr, {}, {}, {}};
        const auto message = QStringLiteral("error: ") + diagnostic.message() + QStringLiteral(" [not-utf8]");
        QCOMPARE(diagnostic.commandLineText(), message);
        diagnostic.component = QStringLiteral("pump");
        QCOMPARE(diagnostic.commandLineText(), QStringLiteral("pump: ") + message);
        diagnostic.port = QStringLiteral("port_b");
        QCOMPARE(diagnostic.commandLineText(), QStringLiteral("pump.port_b: ") + message);
        diagnostic.text = std::make_shared<SourceText>(QStringLiteral("a.mo"), "1\n23");
        diagnostic.span = {3, 4};
        QCOMPARE(diagnostic.commandLineText(), QStringLiteral("a.mo:2:2: pump.port_b: ") + message);
    }
};

BRAMAH_TEST(DiagnosticTest);
#include "diagnostic_test.moc"
