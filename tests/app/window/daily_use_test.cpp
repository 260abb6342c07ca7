// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/parameter_form.h"
#include "editor/properties/parameter_row.h"
#include "editor/properties/property_panel.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QLineEdit>
#include <QtTest/QTest>

using namespace bramah;

/// What a user meets day by day, by mouse and keys.
class DailyUseTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aWrongNameIsRefusedAtEntry();
};

void DailyUseTest::aWrongNameIsRefusedAtEntry()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    hands.clickOnSheet(hands.middleOf("cylinder"));
    const auto field = [&] {
        return qobject_cast<QLineEdit*>(
            test.window().propertyPanel().form().row(QStringLiteral("d_bore"))->editor());
    };
    const QByteArray before = test.page().session().document().text().bytes();
    hands.fill(*field(), QStringLiteral("2*pmup.D"));
    editor::ParameterRow* row = test.window().propertyPanel().form().row(QStringLiteral("d_bore"));
    QCOMPARE(row->errorText(), QStringLiteral("there is no pmup; did you mean pump?"));
    QCOMPARE(field()->text(), QStringLiteral("2*pmup.D"));
    QVERIFY(field()->property("invalid").toBool());
    QCOMPARE(test.page().session().document().text().bytes(), before);
    hands.fill(*field(), QStringLiteral("0.01 + 0*pump.D"));
    QCOMPARE(row->errorText(), QString());
    QVERIFY2(test.page().session().document().text().bytes().contains("d_bore=0.01 + 0*pump.D"), test.page().session().document().text().bytes().constData());
}

BRAMAH_TEST(DailyUseTest);
#include "daily_use_test.moc"
