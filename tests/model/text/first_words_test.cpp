// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/first_words.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah;

/// Descriptions cut where their details begin.
class FirstWordsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void detailsAreLeftOut_data()
    {
        QTest::addColumn<QString>("description");
        QTest::addColumn<QString>("words");
        QTest::newRow("none") << QStringLiteral("Spool position") << QStringLiteral("Spool position");
        QTest::newRow("colon") << QStringLiteral("Spool: 1 solenoid a") << QStringLiteral("Spool");
        QTest::newRow("bracket") << QStringLiteral("Flow (mean)") << QStringLiteral("Flow");
        QTest::newRow("Chinese colon") << QStringLiteral("阀芯：1 表示 a 已切换") << QStringLiteral("阀芯");
        QTest::newRow("Chinese comma") << QStringLiteral("压力，绝对") << QStringLiteral("压力");
        QTest::newRow("Chinese bracket") << QStringLiteral("流量（平均）") << QStringLiteral("流量");
        QTest::newRow("all details") << QStringLiteral("(unused)") << QString();
        QTest::newRow("empty") << QString() << QString();
    }

    void detailsAreLeftOut()
    {
        QFETCH(QString, description);
        QTEST(model::firstWords(description), "words");
    }
};

BRAMAH_TEST(FirstWordsTest);

#include "first_words_test.moc"
