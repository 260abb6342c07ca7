// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checks/unit_fit.h"

#include "model/classes/class_library.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;

/// Refuses numbers whose typed unit does not fit what they are compared with.
class UnitFitTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isJudged_data();
    void isJudged();
};

void UnitFitTest::isJudged_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("misfit");
    const auto row = [](const char* typed, const char* misfit = "") {
        QTest::newRow(typed) << QString::fromLatin1(typed) << QString::fromLatin1(misfit);
    };
    row("c.x > 490 mm");
    row("c.x > 490");
    row("c.x > 490 bar", "490 bar: m");
    row("490 bar < c.x", "490 bar: m");
    row("not (c.x > 490 bar)", "490 bar: m");
    row("c.x - c.x0 > 5 mm");
    row("c.x - 5 bar > c.x0", "5 bar: m");
    row("c.x/2 > 5 mm");
    row("2*c.x > 5 s", "5 s: ");
    row("c.x*c.A > 5 cm3");
    row("c.x*c.A > 5 cm2", "5 cm2: ");
    row("c.x^2 > 5 cm2");
    row("sqrt(c.A) > 5 cm");
    row("der(c.x) > 5 mm/s");
    row("der(c.x) > 5 mm", "5 mm: ");
    row("abs(c.x) > 5 mm");
    row("max(c.x, 5 bar) > 1 mm", "5 bar: m");
    row("(if time > 2 s then c.x else 5 bar) > 1 mm", "5 bar: m");
    row("c.signal > 120 bar");
    row("c.p > 120 bar(g)");
    row("c.p - 1e5 > 120 bar(g)", "120 bar(g): difference");
    row("c.p + 5 bar(g) > 1e5", "5 bar(g): difference");
    row("2*(5 bar(g)) > c.p", "5 bar(g): difference");
    row("c.T > -20 degC");
    row("c.n > 1500 rev/min", "1500 rev/min: rev/min");
    row("c.n > 25");
    row("c.k > 5 mm", "5 mm: 1");
    row("c.x > 5 mm and c.p < 5 mm", "5 mm: Pa");
}

void UnitFitTest::isJudged()
{
    QFETCH(QString, typed);
    ClassLibrary library;
    const QByteArray text =
        "model C Real x(unit = \"m\"), x0(unit = \"m\"), A(unit = \"m2\"), p(unit = \"Pa\"), T(unit = \"K\"), "
        "n(unit = \"rev/min\"), k(unit = \"1\"), signal; end C; model M C c; end M;";
    const auto classes =
        library.addFile(syntax::SyntaxTree::parse(std::make_shared<const SourceText>(QStringLiteral("test.mo"), text)));
    InstanceTree tree(library);
    const Instance& model = tree.instantiate(*classes.back());
    const SiExpression si = inSiNumbers(typed);
    const auto parsed =
        syntax::SyntaxTree::parseExpression(std::make_shared<const SourceText>(QString(), si.text.toUtf8()));
    QVERIFY2(!parsed->hasErrors(), qPrintable(si.text));
    const auto misfit = unitMisfit(*parsed->expression(), model, si.numbers);
    QString found;
    if (misfit)
        found = QStringLiteral("%1: %2").arg(misfit->written,
                                             misfit->isDifference ? QStringLiteral("difference") : misfit->expected);
    QTEST(found, "misfit");
}

BRAMAH_TEST(UnitFitTest);
#include "unit_fit_test.moc"
