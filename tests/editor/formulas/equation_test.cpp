// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formulas/equation.h"

#include "editor/formulas/equation_picture.h"
#include "tests/test_registry.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTextDocumentFragment>
#include <QtTest/QTest>

using namespace bramah::editor;

/// Formulas of the documentation are read and drawn; other texts stay as they are.
class EquationTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void line_data();
    void line();
    void whatIsNoFormulaIsLeft_data();
    void whatIsNoFormulaIsLeft();
    void theLibrarysFormulasAreUnderstood();
    void aFractionStandsOnItsLine();

private:
    static QRect inkOf(const QImage& picture);
};

void EquationTest::line_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* text, const char* line) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(line);
    };
    row("q = Cd*A*sqrt(2/rho)*g(dp)", "q = Cd·A·√(2/ρ)·g(dp)");
    row("y = (A.p - p_0)/(rho_0*g)", "y = (A.p − p_0)/(ρ_0·g)");
    row("a/b*c", "a/b·c");
    row("a/b/c", "(a/b)/c");
    row("a^2*b", "a^2·b");
    row("-a^2", "−a^2");
    row("V_0*(k*p/q)^(1/e)", "V_0·((k·p)/q)^(1/e)");
    row("x_1^2 = 0", "x_1^2 = 0");
    row("p_(i-1) - p_i", "p_(i − 1) − p_i");
    row("der(x) = u1", "x’ = u_1");
    row("der(der(y)) = omega^2", "y’’ = ω^2");
    row("der(x_i) = u", "x’_i = u");
    row("der(flange.s)", "flange.s’");
    row("der(a*b)", "d/(dt)(a·b)");
    row("angle/90 deg", "angle/90 deg");
    row("|w_1 - w_2|*z", "|w_1 − w_2|·z");
    row("y = max(u1, u2)", "y = max(u_1, u_2)");
    row("a <= b", "a ≤ b");
    row("a > b or (c and (d))", "a > b or (c and (d))");
    row("c*e^2/(e + 10 um)", "(c·e^2)/(e + 10 um)");
    row("phi0 = flange_a.phi", "φ_0 = flange_a.φ");
    row("[p_B + Z*q](t - T)", "[p_B + Z·q](t − T)");
    row("b[1]*s^m + ... + b[m+1]", "b[1]·s^m + … + b[m + 1]");
}

void EquationTest::line()
{
    QFETCH(QString, text);
    const std::optional<Equation> equation = Equation::parse(text);
    QVERIFY(equation);
    QTEST(equation->line(), "line");
}

void EquationTest::whatIsNoFormulaIsLeft_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "a +", "(a", "a)", "a = ", "a # b", "a ^", "|a", "sqrt(", "Attention: hot!"})
        QTest::newRow(text) << QString::fromUtf8(text);
    QTest::newRow("long") << QString(100000, QLatin1Char('a'));
    QTest::newRow("deep") << QString(900, QLatin1Char('('));
    QTest::newRow("deep and closed") << QString(900, QLatin1Char('(')) + QLatin1Char('a') +
                                            QString(900, QLatin1Char(')'));
    QTest::newRow("powers") << QStringLiteral("a") + QStringLiteral("^a").repeated(900);
}

void EquationTest::whatIsNoFormulaIsLeft()
{
    QFETCH(QString, text);
    QVERIFY(!Equation::parse(text));
}

void EquationTest::theLibrarysFormulasAreUnderstood()
{
    const QRegularExpression bold(QStringLiteral("<b>([^<]*)</b>"));
    int count = 0;
    QStringList strange;
    QDirIterator files(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/library"), {QStringLiteral("*.mo")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (auto matches = bold.globalMatch(QString::fromUtf8(file.readAll())); matches.hasNext(); ++count) {
            const QString text = QTextDocumentFragment::fromHtml(matches.next().captured(1)).toPlainText();
            if (Equation::isLikely(text) && !Equation::parse(text))
                strange.append(file.fileName().section(QLatin1Char('/'), -1) + QStringLiteral(": ") + text);
        }
    }
    QVERIFY(count > 100);
    QVERIFY2(strange.isEmpty(), qPrintable(strange.join(QLatin1Char('\n'))));
}

QRect EquationTest::inkOf(const QImage& picture)
{
    QRect ink;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (picture.pixelColor(x, y).alpha() > 40)
                ink |= QRect(x, y, 1, 1);
    return ink;
}

void EquationTest::aFractionStandsOnItsLine()
{
    QFont font;
    font.setPixelSize(16);
    const auto picture = [&](const char* text) {
        return equationPicture(*Equation::parse(QString::fromUtf8(text)), font, Qt::black, 2);
    };
    const QImage flat = picture("a");
    const QImage fraction = picture("a/b");
    QCOMPARE(flat.devicePixelRatio(), 2.0);
    QVERIFY(inkOf(fraction).height() > 1.8 * inkOf(flat).height());
    QVERIFY(fraction.width() < picture("a*b").width());
    // The line lies in the picture's middle, on which the text centres it.
    const int middle = fraction.height() / 2;
    int longest = 0;
    for (int y = middle - 4; y <= middle + 4; ++y) {
        int run = 0;
        for (int x = 0; x < fraction.width(); ++x)
            run += fraction.pixelColor(x, y).alpha() > 40 ? 1 : 0;
        longest = qMax(longest, run);
    }
    QVERIFY2(longest > 0.5 * fraction.width(), qPrintable(QString::number(longest)));
    // All ink is inside, at every height.
    for (const char* text : {"a/b", "sqrt(x/y)", "(a/b)^2", "der(der(x))", "x_i^2", "y/(a/b)"}) {
        const QImage one = picture(text);
        const QRect ink = inkOf(one);
        QVERIFY2(ink.top() > 0 && ink.bottom() < one.height() - 1 && ink.right() < one.width() - 1, text);
    }
}

BRAMAH_TEST(EquationTest);
#include "equation_test.moc"
