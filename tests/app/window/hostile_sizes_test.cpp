// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of a size that nobody draws, in the window: it opens them, shows documentation and text, and stays awake.
#include "app/views/class_views.h"
#include "app/views/text_view.h"
#include "editor/properties/documentation_view.h"
#include "editor/properties/property_panel.h"
#include "tests/app/window/hands.h"
#include "tests/app/window/opened_text.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QtTest/QTest>

#include <ctime>

using namespace bramah;

namespace {

constexpr double kMostSeconds = 3;  // of the processor, in the window's thread
constexpr std::size_t kMostMemory = std::size_t{1} << 30;

/// Seconds of the processor that this thread had: other programs do not count.
double threadSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// The most memory that the program has had [bytes]; 0 where the system does not tell.
std::size_t mostBytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly))
        for (const QByteArray& line : status.readAll().split('\n'))
            if (line.startsWith("VmHWM:"))
                return line.mid(6).replace("kB", "").trimmed().toULongLong() << 10;
    return 0;
}

QByteArray documented(const QByteArray& html)
{
    return "model M \"m\"\n  Real x = time;\n  annotation(Documentation(info=\"<html>" + html +
           "</html>\"));\nend M;\n";
}

QByteArray drawn(const QByteArray& graphic)
{
    return "model M \"m\"\n  Real x = time;\n  annotation(Diagram(coordinateSystem(extent={{-100,-100},{100,100}}), "
           "graphics={" +
           graphic + "}), Icon(graphics={" + graphic + "}));\nend M;\n";
}

QByteArray repeated(const QByteArray& text, int count)
{
    return text.repeated(count);
}

/// Times the steps of a test.
class Clock
{
public:
    /// Did the step that ends here take little?
    [[nodiscard]] bool isSoon(const char* step)
    {
        const double seconds = threadSeconds() - begin_;
        qInfo("%s: %.2f s, at most %zu MB", step, seconds, mostBytes() >> 20);
        begin_ = threadSeconds();
        return seconds < kMostSeconds;
    }

private:
    double begin_ = threadSeconds();
};

}  // namespace

class HostileSizesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWindowStaysAwake_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("told");  // in the documentation, or in the text's place
        QTest::newRow("long formula") << documented("<p><b>y = " + repeated("a + ", 12'500) + "b</b></p>") << QString();
        QTest::newRow("many formulas") << documented(repeated("<p><b>y = a/b + sqrt(c)</b></p>", 5000)) << QString();
        QTest::newRow("deep tags") << documented(repeated("<div>", 20'000) + 'x' + repeated("</div>", 20'000))
                                   << QStringLiteral("nested more than");
        QTest::newRow("long documentation")
            << documented(repeated("<p>What this model is good for.</p>\n", 100'000)) << QStringLiteral("goes on");
        QTest::newRow("dotted line") << drawn(
                                            "Line(points={{-1e9,0},{1e9,0}}, pattern=LinePattern.Dot, thickness=1e-9)")
                                     << QString();
        QByteArray points;
        for (int k = 0; k < 100'000; ++k)
            points += (k ? ",{" : "{") + QByteArray::number(k % 200 - 100) + ',' +
                      QByteArray::number(7 * k % 200 - 100) + '}';
        QTest::newRow("smooth line") << drawn("Line(points={" + points + "}, smooth=Smooth.Bezier)") << QString();
        const QString tooLong = QStringLiteral("too long to be shown");
        QTest::newRow("8 MB of comments")
            << "model M\n" + repeated("  // nothing is said on this line\n", 230'000) + "  Real x = time;\nend M;\n"
            << tooLong;
        QTest::newRow("4 MB of comments")
            << "model M\n" + repeated("  // nothing is said on this line\n", 120'000) + "  Real x = time;\nend M;\n"
            << QString();
        QTest::newRow("8 MB in a string") << "model M\n  parameter String s = \"" + repeated("0123456789", 800'000) +
                                                 "\";\n  Real x = time;\nend M;\n"
                                          << tooLong;
        QTest::newRow("line of 450,000 characters")
            << "model M\n  parameter String s = \"" + repeated("0123456789", 45'000) + "\";\n  Real x = time;\nend M;\n"
            << QString();
    }

    void theWindowStaysAwake()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, told);
        test::TestWindow test;
        test::Hands hands(test);
        Clock clock;
        test::openText(test, text);
        QTest::qWait(300);  // paints, and whatever waits for a rest
        QVERIFY(clock.isSoon("opening"));
        hands.press(Qt::Key_F1);
        QTest::qWait(100);
        auto& help = test::partOf<editor::PropertyPanel>(test.window()).documentation();
        QVERIFY(clock.isSoon("documentation"));
        hands.press(Qt::Key_F1);
        hands.clickTool("view.text");
        QTest::qWait(300);
        const app::TextView& view = test.page().views().text();
        QVERIFY(view.isVisible());
        QVERIFY(clock.isSoon("text"));
        QVERIFY2((help.toPlainText() + view.placeholderText()).contains(told),
                 qPrintable(help.toPlainText().right(200)));
        QVERIFY(mostBytes() < kMostMemory);
    }
};

BRAMAH_TEST(HostileSizesTest);

#include "hostile_sizes_test.moc"
