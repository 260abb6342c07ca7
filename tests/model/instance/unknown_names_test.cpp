// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checks/unknown_names.h"

#include "model/classes/class_library.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;

/// Finds the names in a typed expression that do not exist on the sheet.
class UnknownNamesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void areFound_data();
    void areFound();
};

void UnknownNamesTest::areFound_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("unknown");
    QTest::addColumn<QString>("near");
    const auto row = [](const char* expression, const char* unknown, const char* near) {
        QTest::newRow(expression) << QString::fromLatin1(expression) << QString::fromLatin1(unknown)
                                  << QString::fromLatin1(near);
    };
    row("2*pump.D + time", "", "");
    row("punp.D", "punp", "pump");
    row("2*(1 + puMp.D)", "puMp", "pump, pumps");
    row("pump.d", "pump.d", "D");
    row("if load > 0 then 1 else abc", "abc", "");
    row("load + sum(i for i in 1:3)", "", "");
    row("max(loda, 1)", "loda", "load");
    row("lo", "lo", "load, loadB, lost");
    row("P.c + 1", "", "");
    row("pumps[2].D", "", "");
    row("pumps[2].E", "pumps.E", "D");
    row("lost.x", "", "");
}

void UnknownNamesTest::areFound()
{
    QFETCH(QString, expression);
    ClassLibrary library;
    const QByteArray text =
        "package P constant Real c = 1; end P; model Pump parameter Real D = 1; end Pump; "
        "model M Pump pump; Pump pumps[2]; parameter Real load = 1, loadB = 2; Gone lost; end M;";
    const auto classes =
        library.addFile(syntax::SyntaxTree::parse(std::make_shared<const SourceText>(QStringLiteral("test.mo"), text)));
    InstanceTree tree(library);
    const Instance& model = tree.instantiate(*classes.back());
    const auto typed =
        syntax::SyntaxTree::parseExpression(std::make_shared<const SourceText>(QString(), expression.toUtf8()));
    const auto unknown = unknownName(*typed->expression(), model);
    QStringList near;
    if (unknown)
        for (const std::string& name : unknown->near)
            near << QString::fromStdString(name);
    QTEST(unknown ? QString::fromStdString(unknown->name) : QString(), "unknown");
    QTEST(near.join(QStringLiteral(", ")), "near");
}

BRAMAH_TEST(UnknownNamesTest);
#include "unknown_names_test.moc"
