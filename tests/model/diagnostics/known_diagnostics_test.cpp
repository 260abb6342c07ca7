// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnostics/known_diagnostics.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;

/// Repeated messages are found whatever happens to the list meanwhile.
class KnownDiagnosticsTest : public QObject
{
    Q_OBJECT

    static Diagnostic message(int begin, const QString& argument)
    {
        return {DiagnosticKind::UnknownClass, {argument}, nullptr, {begin, begin + 1}, {}, {}};
    }

private Q_SLOTS:
    void aMessageIsKnownByKindPlaceAndArguments()
    {
        const Diagnostics list{message(1, QStringLiteral("a"))};
        KnownDiagnostics known;
        QVERIFY(known.contains(list, list.front()));
        QVERIFY(!known.contains(list, message(1, QStringLiteral("b"))));
        QVERIFY(!known.contains(list, message(2, QStringLiteral("a"))));
        Diagnostic other = list.front();
        other.kind = DiagnosticKind::UnknownName;
        QVERIFY(!known.contains(list, other));
        other = list.front();
        other.component = QStringLiteral("elsewhere");
        QVERIFY(known.contains(list, other));
    }

    void placesAreCounted()
    {
        Diagnostics list{message(1, QStringLiteral("a")), message(2, QStringLiteral("a"))};
        KnownDiagnostics known;
        const Diagnostic wanted = message(1, QStringLiteral("c"));
        QVERIFY(known.hasAtPlace(list, wanted, 1));
        QVERIFY(!known.hasAtPlace(list, wanted, 2));
        list.push_back(message(1, QStringLiteral("b")));
        QVERIFY(known.hasAtPlace(list, wanted, 2));
        QVERIFY(!known.hasAtPlace(list, wanted, 3));
    }

    void messagesThatAreRemovedAreForgotten()
    {
        Diagnostics list{message(1, QStringLiteral("a")), message(1, QStringLiteral("b"))};
        KnownDiagnostics known;
        QVERIFY(known.contains(list, list.back()));
        list.pop_back();
        known.forgetFrom(1);
        QVERIFY(!known.contains(list, message(1, QStringLiteral("b"))));
        QVERIFY(!known.hasAtPlace(list, list.front(), 2));
        for (const char* argument : {"c", "b"})
            list.push_back(message(1, QLatin1String(argument)));
        QVERIFY(known.contains(list, message(1, QStringLiteral("b"))));
        QVERIFY(known.hasAtPlace(list, list.front(), 3));
        QVERIFY(!known.hasAtPlace(list, list.front(), 4));
    }
};

BRAMAH_TEST(KnownDiagnosticsTest);
#include "known_diagnostics_test.moc"
